/**
 * The content of one frame of a video, as plain data: the camera, the product, the light and the layers on top. A storyboard turns a moment into a
 * `Frame` (`timeline.ts`), the compositor turns a `Frame` into pixels (`compose-frame.ts`). Same frame, same pixels.
 */

/**
 * The camera relative to its staged place. `x`, `y`: how far the eye moved to the right and up, in scene units (the image shows 2.6 of them on its
 * shorter side, the product stands 8 before the eye): this moves near things against far ones. ±0.6 is a lot. `zoom`: 1 shows the image as staged, 2
 * half of its width. `centerX`, `centerY`: the point of the staged image in the middle of the frame, as fractions of it; 0.5 and 0.5 as staged. The
 * outside of the image is never shown: the compositor holds the view inside. `blur`: 0 sharp to 1 far out of focus (the scene only, never the
 * product).
 */
export interface FrameCamera {
  readonly x: number
  readonly y: number
  readonly zoom: number
  readonly centerX: number
  readonly centerY: number
  readonly blur: number
  /** The part of the frame in whose middle the centre lies, and outside of which nothing of the scene is shown; without one the whole frame. */
  readonly window?: FrameRegion
}

/**
 * The product in its scene, relative to its staged place. `x`, `y`: fractions of the frame's width and height, y downwards; `scale` about its foot;
 * `turn` in degrees about its foot, clockwise; `alpha` 0 to 1; `shadow`: how much of its shadow lies on the ground, 0 to 1. `sheen`: position of a
 * band of light that crosses it, from 0 (before it) to 1 (past it); null without one.
 */
export interface ProductPose {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
  readonly alpha: number
  readonly shadow: number
  readonly sheen: number | null
}

/**
 * The light of the scene. `gain` multiplies it (1 as staged, 0 black); `spot` is a pool of light, its middle and radius in fractions of the frame's
 * width.
 */
export interface FrameLight {
  readonly gain: number
  /** How much darker the corners are, 0 to 1. */
  readonly vignette: number
  readonly spot: { readonly x: number; readonly y: number; readonly radius: number; readonly outside: number } | null
}

/** A rectangle, pixels of the frame. */
export interface FrameRegion {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A region whose edges are even pixels, with round corners above and below. */
export interface FrameHole {
  readonly region: FrameRegion
  readonly radius: { readonly above: number; readonly below: number }
}

/** What is drawn over the scene, the lowest first. Lengths in pixels of the frame, colours `#RRGGBB`, alpha 0 to 1. */
export type Layer =
  /**
   * A sprite of the video's type (`typeset.ts`), by its name. Its left top corner is at (x, y) before it is scaled about its own middle. `clip`: only
   * the part inside is shown.
   */
  | {
      readonly kind: 'sprite'
      readonly sprite: string
      readonly x: number
      readonly y: number
      readonly scale: number
      readonly turn?: number
      readonly alpha: number
      readonly clip?: FrameRegion
    }
  /**
   * A plain panel; `slant`: how many pixels further right its upper edge is than its lower; `radius` of its corners (not together with slant); `hole`: it
   * leaves that region free.
   */
  | {
      readonly kind: 'panel'
      readonly region: FrameRegion
      readonly color: string
      readonly alpha: number
      readonly slant?: number
      readonly radius?: number
      readonly hole?: FrameHole
    }
  /** A gradient from `color` to nothing: behind type on images. `from`: the edge of the region where it is strongest. */
  | {
      readonly kind: 'shade'
      readonly region: FrameRegion
      readonly color: string
      readonly alpha: number
      readonly from: 'top' | 'bottom' | 'left' | 'right'
    }
  /** The whole frame in one colour with a soft glow of another; the glow's middle in fractions of the frame, its radius in fractions of the width. */
  | {
      readonly kind: 'backdrop'
      readonly color: string
      readonly glow: string
      readonly x: number
      readonly y: number
      readonly radius: number
      readonly alpha: number
    }
  /**
   * The cutout of the product over panels: its middle at (x, y), `height` pixels high. Draws nothing without a cutout. `sheen` as in `ProductPose`.
   */
  | {
      readonly kind: 'product'
      readonly x: number
      readonly y: number
      readonly height: number
      readonly turn: number
      readonly alpha: number
      readonly sheen: number | null
    }

/** Everything one frame shows. */
export interface Frame {
  readonly camera: FrameCamera
  readonly product: ProductPose
  readonly light: FrameLight
  readonly layers: readonly Layer[]
}

export const stillCamera: FrameCamera = { x: 0, y: 0, zoom: 1, centerX: 0.5, centerY: 0.5, blur: 0 }
export const standingProduct: ProductPose = { x: 0, y: 0, scale: 1, turn: 0, alpha: 1, shadow: 1, sheen: null }
export const plainLight: FrameLight = { gain: 1, vignette: 0, spot: null }
