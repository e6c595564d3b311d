import { type Size } from './pixels.ts'
import { type Region } from './resize-product.ts'
import type { FramedScene } from './scene.ts'
import { FRAME_HEIGHT } from './stage.ts'

/** The place of the product, in pixels of the finished image, and the facts the camera needs. */
export interface Placement {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Width of a pixel at the product, in scene units. */
  readonly pixel: number
  /** Height of the frame, in scene units. */
  readonly frame: number
  /** The product's lowest point, 0 top to 1 bottom of the frame. */
  readonly foot: number
}

/** The place of a product outside any scene, in a frame of that height in pixels; scene units are product heights. */
export const placedFlat = (
  { left, top, width, height }: Pick<Placement, 'left' | 'top' | 'width' | 'height'>,
  frameHeight: number,
): Placement => ({ left, top, width, height, pixel: 1 / height, frame: frameHeight / height, foot: (top + height) / frameHeight })

/** A product image enlarged more than this shows its pixels; the product is then made smaller. */
const MOST_ENLARGED = 1.6

/** Areas (square scene units) at which products of different proportions look equally large. */
const AREA = { standing: 1.5, lying: 3.3, cropped: 3.2 } as const
/** Largest part of the frame the product may fill. */
const MOST = {
  standing: { width: 0.76, height: 0.66 },
  lying: { width: 0.8, height: 0.8 },
  cropped: { width: 0.86, height: 0.84 },
} as const
/** The same for a close-up. */
const MOST_CLOSE = { width: 0.9, height: 0.88 } as const
const CLOSER = 1.35

/**
 * `standing` on a ground, `lying` on a surface seen from above (also hanging before a wall: the same image), or `cropped` by the lower edge of the
 * image, as its photograph has it.
 */
export type Pose = 'standing' | 'lying' | 'cropped'

/** How far below the image the ground of a cropped product lies, as a share of the image's height: it is out of view. */
const BELOW = 0.02

/** Places a product of `box` pixels in an image of that size. `aside` moves it from the middle, as a share of the image's width. */
export function placeProduct(box: Region, scene: FramedScene, kind: Pose, { width, height }: Size, aside: number): Placement {
  // The shorter side of the frame always shows the same 2.6 units (more or less with a far or near camera), so wide and tall formats show more scene,
  // not a larger product.
  const reach = scene.camera.reach
  const side = FRAME_HEIGHT * reach
  const frame = side * Math.max(1, height / width)
  const pixel = frame / height
  const frameWidth = width * pixel
  const limit = reach < 1 && kind !== 'cropped' ? MOST_CLOSE : MOST[kind]
  const standWidth = kind === 'standing' && scene.standWidth !== null ? scene.standWidth : Infinity
  const ratio = box.width / box.height
  const wide = Math.min(
    Math.sqrt(AREA[kind] * (reach < 1 ? CLOSER : 1) * ratio),
    limit.width * frameWidth,
    limit.height * side * ratio,
    standWidth,
    box.width * MOST_ENLARGED * pixel,
  )
  const placedWidth = Math.max(2, Math.round(wide / pixel))
  const placedHeight = Math.max(2, Math.round(placedWidth / ratio))
  const tall = height / width
  // A low product moves up towards the middle; in a tall frame everything does.
  const low = Math.max(0, limit.height - (placedHeight * pixel) / side) * 0.24
  const standing = scene.camera.foot - low - (tall > 1 ? Math.min(0.1, (tall - 1) * 0.18) : 0)
  const foot = footOf(kind, placedHeight / height, standing, reach < 1)
  const left = Math.round(width / 2 + aside * width - placedWidth / 2)
  return {
    left: Math.max(0, Math.min(width - placedWidth, left)),
    top: Math.max(0, Math.min(height - placedHeight, Math.round(foot * height) - placedHeight)),
    width: placedWidth,
    height: placedHeight,
    pixel,
    frame,
    foot,
  }
}

/** How far the middle of a product in a close-up lies at least below the middle of the frame, as a share of the frame's height. */
const BELOW_MIDDLE = 0.02

/**
 * A product's lowest point, 0 top to 1 bottom of the frame. `share` of the frame's height is the product's; `standing` is where the scene wants its
 * foot.
 */
function footOf(kind: Pose, share: number, standing: number, isClose: boolean): number {
  if (kind === 'cropped') return 1 + BELOW
  if (kind === 'lying') return 0.5 + share / 2
  // A product that fills the frame stands lower than the scene wants.
  return isClose ? Math.max(standing, 0.5 + BELOW_MIDDLE + share / 2) : standing
}
