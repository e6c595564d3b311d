import { type LinearColor } from '../color.ts'

/** Letters and lines of a product's label: ink coverage, 0 to 255, row by row. */
export interface Label {
  readonly width: number
  readonly height: number
  readonly cover: Uint8Array
}

/** Colours of one product. Linear light. */
export interface ProductColors {
  readonly main: LinearColor
  readonly second: LinearColor
  readonly accent: LinearColor
}

/** Materials a prompt can ask for; null in a choice: the usual one. */
export const productMaterials = ['ceramic', 'glass', 'metal', 'plastic', 'wood', 'fabric', 'leather', 'paper', 'matte'] as const
export type ProductMaterial = (typeof productMaterials)[number]

/** All parameters of a shape. `chance`: three numbers 0 to 1 that vary its proportions. */
export interface ShapeChoice {
  readonly colors: ProductColors
  readonly material: ProductMaterial | null
  readonly label: Label | null
  readonly variation: readonly [number, number, number]
  /** Words of the prompt with a meaning for the shape, as `dropper` or `pump`; lower case. */
  readonly words: ReadonlySet<string>
}

/** Offsets in the array of a shape's skin. Colours are linear; shares 0 to 1. */
export const SKIN = {
  red: 0,
  green: 1,
  blue: 2,
  /** Strength of a clear coat. */
  gloss: 3,
  roughness: 4,
  metal: 5,
  /** Emitted light, as a multiple of its colour. */
  glow: 6,
  /** Light that passes through it, tinted with its colour. */
  clear: 7,
  /** Bends the normal. */
  bendX: 8,
  bendY: 9,
  bendZ: 10,
  /** Light that fibres catch at the rim. */
  sheen: 11,
  /** How far light spreads under the surface: softens the shadow. */
  soft: 12,
  /** Light that goes straight through: a thin wall that shows the rest of the shape and the scene behind it instead of `clear`'s estimate. */
  through: 13,
} as const
export const SKIN_SIZE = 14
export type Skin = Float64Array

/** A product as a distance and a skin. It stands on y = 0 around the y axis; z towards the camera. Lengths as in scenes, about 1 to 2 tall. */
export interface Shape {
  /**
   * It runs some million times an image, so a part is measured only where it can be the nearest: where the box that it lies in, grown by the widths of
   * its blends and scaled as its distance is, is nearer than what was found. That changes no distance.
   */
  readonly distance: (x: number, y: number, z: number) => number
  /** Writes the values of `skin` other than 0 (it comes cleared) for a point on the surface. */
  readonly writeSkin: (skin: Skin, x: number, y: number, z: number, nx: number, ny: number, nz: number) => void
  /** A ball around everything: its middle is (0, height, 0). */
  readonly bounds: { readonly height: number; readonly radius: number }
  /** Degrees of rotation around its axis, from and to; the seed chooses. */
  readonly turn: readonly [number, number]
  /** Colour against which its backdrop is chosen. */
  readonly facing: LinearColor
  /** Share of the light that it blocks, 0 to 1; 1 when left out. */
  readonly shade?: number
  /** It hangs on a wall or lies spread out instead of standing on a ground. */
  readonly hangs?: boolean
}
