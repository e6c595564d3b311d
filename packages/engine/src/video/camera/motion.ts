import { mix } from '../timeline/easing.ts'
import { type Camera, type ProductPose } from '../timeline/frame.ts'

/**
 * A camera move of one shot. `progress` 0 to 1 over the shot; `strength` 1 as written, 0 stands still; `mirrored` swaps left and right. It is added
 * to the camera of the shot and moves from the first frame to the last: a move that stops is a slide.
 */
export type CameraMove = (camera: Camera, progress: number, strength: number, mirrored: boolean) => Camera

/** How the product enters or acts. `progress` 0 to 1 over its time; from 1 on the result is `pose` itself. */
export type ProductMove = (pose: ProductPose, progress: number, mirrored: boolean) => ProductPose

/** What a move adds to a camera at one moment: `zoom` as a share (0.1: a tenth closer), the rest as in `Camera`. Centres apply at zoom 1. */
export interface CameraShift {
  readonly x?: number
  readonly y?: number
  readonly zoom?: number
  readonly centerX?: number
  readonly centerY?: number
  readonly blur?: number
}

/** The camera after a shift. In close shots the centre moves less, so that the apparent speed is that of wide ones. */
export function shifted(camera: Camera, shift: CameraShift, strength: number, mirrored: boolean): Camera {
  const { x = 0, y = 0, zoom = 0, centerX = 0, centerY = 0, blur = 0 } = shift
  const side = mirrored ? -strength : strength
  const near = camera.zoom
  return {
    x: camera.x + x * side,
    y: camera.y + y * strength,
    zoom: near * (1 + zoom * strength),
    centerX: camera.centerX + (centerX * side) / near,
    centerY: camera.centerY + (centerY * strength) / near,
    blur: Math.min(1, Math.max(0, camera.blur + blur * strength)),
  }
}

/** A camera move from one shift to another; `pace` is its easing (`glide` is for cameras). */
export const moveBetween =
  (from: Required<Omit<CameraShift, 'blur'>>, to: Required<Omit<CameraShift, 'blur'>>, pace: (share: number) => number): CameraMove =>
  (camera, progress, strength, mirrored) => {
    const at = pace(progress)
    const shift = {
      x: mix(from.x, to.x, at),
      y: mix(from.y, to.y, at),
      zoom: mix(from.zoom, to.zoom, at),
      centerX: mix(from.centerX, to.centerX, at),
      centerY: mix(from.centerY, to.centerY, at),
    }
    return shifted(camera, shift, strength, mirrored)
  }
