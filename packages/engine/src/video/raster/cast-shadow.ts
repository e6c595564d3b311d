import { type FrameRegion } from '../timeline/frame.ts'
import { type Planes } from './yuv.ts'
import { type Parallax, PARALLAX_ONE, type ParallaxView } from './warp-scene.ts'

const ONE = 1 << 16

/** A scene with the product's shadow and mirror image, and without; and where they differ, pixels of the layers. */
interface ShadowLayers {
  readonly lit: Planes
  readonly bare: Planes
  readonly shadowed: FrameRegion
}

/** Strength of the shadow, 0 to 1, and how far it moved aside with the product, pixels of the layers. */
interface ShadowPose {
  readonly share: number
  readonly aside: number
}

/**
 * Adds the changes by the product's shadow and mirror image to a scene drawn without them. One source point for each 2 × 2 pixels, as in the scene.
 */
export function drawCastShadow(
  out: Planes,
  { lit, bare, shadowed }: ShadowLayers,
  parallax: Parallax,
  view: ParallaxView,
  pose: ShadowPose,
): void {
  const { left, top, step } = view
  const share = Math.round(pose.share * 256)
  // Parallax moves things by less than this; on the ground, parts nearer to the eye move further for the same eye path.
  const reach = (Math.abs(view.alongX) + Math.abs(view.alongY) + Math.abs(pose.aside)) * parallax.most + 4
  const fromX = Math.max(0, Math.floor((shadowed.left + pose.aside - reach - left) / step)) & ~1
  const toX = Math.min(out.width, Math.ceil((shadowed.left + shadowed.width + pose.aside + reach - left) / step))
  const fromY = Math.max(0, Math.floor((shadowed.top - reach - top) / step)) & ~1
  const toY = Math.min(out.height, Math.ceil((shadowed.top + shadowed.height + reach - top) / step))
  const pixel = Math.round(step * ONE)
  const half = pixel >> 1
  const alongX = Math.round(((view.alongX - pose.aside) / PARALLAX_ONE) * ONE)
  const alongY = Math.round((view.alongY / PARALLAX_ONE) * ONE)
  const aside = Math.round(pose.aside * ONE)
  const square = 16 + parallax.shift
  const startX = Math.round((left + step) * ONE) + fromX * pixel
  const endX = (shadowed.left + shadowed.width) << 16
  const endY = (shadowed.top + shadowed.height) << 16
  const beginX = shadowed.left << 16
  const beginY = shadowed.top << 16
  for (let y = fromY; y < toY; y += 2) {
    const py = Math.round((top + step) * ONE) + y * pixel
    const row = Math.min(parallax.rows - 1, py >> square) * parallax.columns
    let place = (y >> 1) * (out.width >> 1) + (fromX >> 1)
    for (let x = fromX, px = startX; x < toX; x += 2, place++, px += 2 * pixel) {
      const near = parallax.values[row + Math.min(parallax.columns - 1, px >> square)]
      const sx = (px - aside + Math.imul(alongX, near)) | 0
      const sy = (py + Math.imul(alongY, near)) | 0
      if (sx - half < beginX || sy - half < beginY || sx + half >= endX || sy + half >= endY) continue
      const x0 = (sx - half) >> 16
      const x1 = (sx + half) >> 16
      const upper = ((sy - half) >> 16) * lit.width
      const lower = ((sy + half) >> 16) * lit.width
      const to = y * out.width + x
      addDifference(out.y, to, lit.y, bare.y, upper + x0, share)
      addDifference(out.y, to + 1, lit.y, bare.y, upper + x1, share)
      addDifference(out.y, to + out.width, lit.y, bare.y, lower + x0, share)
      addDifference(out.y, to + out.width + 1, lit.y, bare.y, lower + x1, share)
      const color = (sy >> 17) * (lit.width >> 1) + (sx >> 17)
      addDifference(out.u, place, lit.u, bare.u, color, share)
      addDifference(out.v, place, lit.v, bare.v, color, share)
    }
  }
}

function addDifference(out: Uint8Array, to: number, lit: Uint8Array, bare: Uint8Array, from: number, share: number): void {
  const difference = lit[from] - bare[from]
  if (difference !== 0) out[to] += Math.imul(difference, share) >> 8
}
