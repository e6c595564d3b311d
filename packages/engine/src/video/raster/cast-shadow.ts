import { type FrameRegion } from '../timeline/frame.ts'
import { kernelsOf } from './kernels.ts'
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
  // Parallax moves things by less than this; on the ground, parts nearer to the eye move further for the same eye path.
  const reach = (Math.abs(view.alongX) + Math.abs(view.alongY) + Math.abs(pose.aside)) * parallax.most + 4
  const fromX = Math.max(0, Math.floor((shadowed.left + pose.aside - reach - left) / step)) & ~1
  const toX = Math.min(out.width, Math.ceil((shadowed.left + shadowed.width + pose.aside + reach - left) / step))
  const fromY = Math.max(0, Math.floor((shadowed.top - reach - top) / step)) & ~1
  const toY = Math.min(out.height, Math.ceil((shadowed.top + shadowed.height + reach - top) / step))
  const pixel = Math.round(step * ONE)
  kernelsOf(out.memory).kernels.shadow(
    out.y.byteOffset,
    out.u.byteOffset,
    out.v.byteOffset,
    out.width,
    fromX,
    fromY,
    toX,
    toY,
    lit.y.byteOffset,
    lit.u.byteOffset,
    lit.v.byteOffset,
    bare.y.byteOffset,
    bare.u.byteOffset,
    bare.v.byteOffset,
    lit.width,
    shadowed.left << 16,
    shadowed.top << 16,
    (shadowed.left + shadowed.width) << 16,
    (shadowed.top + shadowed.height) << 16,
    parallax.values.byteOffset,
    parallax.columns,
    parallax.rows,
    16 + parallax.shift,
    Math.round((left + step) * ONE),
    Math.round((top + step) * ONE),
    pixel,
    Math.round(((view.alongX - pose.aside) / PARALLAX_ONE) * ONE),
    Math.round((view.alongY / PARALLAX_ONE) * ONE),
    Math.round(pose.aside * ONE),
    Math.round(pose.share * 256),
  )
}
