import { smoothStep } from '../noise.ts'
import { type LinearColor } from '../color.ts'
import type { MaterialKind } from '../scene.ts'

/** A surface ready for rendering: tones as linear colours, the pattern's position and size chosen. */
export interface Finish {
  readonly material: MaterialKind
  readonly main: LinearColor
  readonly second: LinearColor
  readonly third: LinearColor
  readonly fourth: LinearColor
  /** Pattern units per scene unit, and the offset of this piece in the endless pattern. */
  readonly frequency: number
  readonly shiftX: number
  readonly shiftY: number
  readonly gloss: number
  readonly roughness: number
  /** How much a body mirrors the room around it, 0 to 1. */
  readonly polish: number
  /** Tiles only: width divided by height. */
  readonly ratio: number
}

/** Offsets in the array a material writes to: reflectance (linear), slope of the surface along both pattern axes, share of the gloss. */
export const RED = 0
export const GREEN = 1
export const BLUE = 2
export const SLOPE_X = 3
export const SLOPE_Y = 4
export const SHINE = 5
export const MATERIAL_SIZE = 6

/** Number of values for the slow part of a pattern at a point. */
export const FIELDS = 6

export function fill(out: Float64Array, paint: LinearColor, strength: number): void {
  out[RED] = paint[0] * strength
  out[GREEN] = paint[1] * strength
  out[BLUE] = paint[2] * strength
}

/** Moves `out` towards `paint`. */
export function blend(out: Float64Array, paint: LinearColor, share: number): void {
  out[RED] += (paint[0] - out[RED]) * share
  out[GREEN] += (paint[1] - out[GREEN]) * share
  out[BLUE] += (paint[2] - out[BLUE]) * share
}

/** Makes `out` lighter or darker. */
export function dim(out: Float64Array, factor: number): void {
  out[RED] *= factor
  out[GREEN] *= factor
  out[BLUE] *= factor
}

/** 1 while detail of this size is visible, 0 once a pixel covers it. */
export const visible = (pixel: number, detail: number): number => 1 - smoothStep(detail * 0.3, detail, pixel)
