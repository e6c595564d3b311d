import { type FrameRegion } from '../timeline/frame.ts'
import { kernelsOf } from './kernels.ts'
import { type Planes } from './yuv.ts'

/**
 * How much each place of a scene moves with the eye, in 1/4096 (`stageParallax`): one value for each square of `1 << shift` pixels. `most` in parts
 * of one; 0 for a flat image. In the memory of the video.
 */
export interface Parallax {
  readonly columns: number
  readonly rows: number
  readonly shift: number
  readonly values: Int16Array
  readonly most: number
}

/** Fixed-point one of parallax. */
export const PARALLAX_ONE = 4096

const ONE = 1 << 16

/**
 * The eye's view of a scene: the point of its layers in the frame's left top corner, how many of their pixels one of the frame is wide, and how many
 * a place at full parallax moves.
 */
export interface ParallaxView {
  readonly left: number
  readonly top: number
  readonly step: number
  readonly alongX: number
  readonly alongY: number
}

/** Draws a part of a scene with parallax; the part's edges are on even pixels. One source point for each 2 × 2 pixels. */
export function warpScene(out: Planes, source: Planes, parallax: Parallax, view: ParallaxView, part: FrameRegion): void {
  const pixel = Math.round(view.step * ONE)
  kernelsOf(out.memory).kernels.warp(
    out.y.byteOffset,
    out.u.byteOffset,
    out.v.byteOffset,
    out.width,
    part.left,
    part.top,
    part.width,
    part.height,
    source.y.byteOffset,
    source.u.byteOffset,
    source.v.byteOffset,
    source.width,
    parallax.values.byteOffset,
    parallax.columns,
    parallax.rows,
    16 + parallax.shift,
    Math.round((view.left + view.step) * ONE) + part.left * pixel,
    Math.round((view.top + view.step) * ONE),
    pixel,
    Math.round((view.alongX / PARALLAX_ONE) * ONE),
    Math.round((view.alongY / PARALLAX_ONE) * ONE),
    ((source.width - 2) << 16) - pixel,
    ((source.height - 2) << 16) - pixel,
  )
}
