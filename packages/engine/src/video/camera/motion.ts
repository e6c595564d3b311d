import * as z from 'zod'
import { backOut, bounceOut, clamp, easeOut, glide, lerp, popOut } from '../timeline/easing.ts'
import { type FrameCamera, type ProductPose } from '../timeline/frame.ts'

/**
 * A camera move of one shot. `progress` 0 to 1 over the shot; `strength` 1 as written, 0 stands still; `mirrored` swaps left and right. It is added
 * to the camera of the shot and moves from the first frame to the last: a move that stops is a slide.
 */
export type CameraMove = (camera: FrameCamera, progress: number, strength: number, mirrored: boolean) => FrameCamera

/** How the product enters or acts. `progress` 0 to 1 over its time; from 1 on the result is `pose` itself. */
export type ProductMove = (pose: ProductPose, progress: number, mirrored: boolean) => ProductPose

/** What a move adds to a camera at one moment: `zoom` as a share (0.1: a tenth closer), the rest as in `FrameCamera`. Centres apply at zoom 1. */
const cameraShiftSchema = z.strictObject({
  x: z.number(),
  y: z.number(),
  zoom: z.number(),
  centerX: z.number(),
  centerY: z.number(),
  blur: z.number().min(0).max(1),
})
type CameraShift = z.infer<typeof cameraShiftSchema>

/** A camera move between two keyframes. `use`: what it looks like, and what for. */
export const cameraPathSchema = z.strictObject({ use: z.string(), from: cameraShiftSchema, to: cameraShiftSchema })
type CameraPath = z.infer<typeof cameraPathSchema>

const entranceEasings = { easeOut, backOut, popOut, bounceOut } as const

/**
 * The entrance of a product. `from`: where it starts, relative to its pose (`x`, `y` and `turn` are added, `scale` multiplies). `fadeIn`: it is opaque
 * after that part of its time (4: a quarter); null: from its first frame. `shadowFade`: there is no shadow further from its place than that part of
 * its way; null: the shadow fades in with the product.
 */
export const entranceSchema = z.strictObject({
  use: z.string(),
  // The keys of the record.
  easing: z.enum(Object.keys(entranceEasings) as [keyof typeof entranceEasings]),
  from: z.strictObject({ x: z.number(), y: z.number(), scale: z.number().positive(), turn: z.number() }),
  fadeIn: z.number().min(1).nullable(),
  shadowFade: z.number().min(1).nullable(),
})
type Entrance = z.infer<typeof entranceSchema>

/** The camera after a shift. In close shots the centre moves less, so that the apparent speed is that of wide ones. */
export function shifted(camera: FrameCamera, shift: Partial<CameraShift>, strength: number, mirrored: boolean): FrameCamera {
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

/** The camera move along a path, gentle at both ends. */
export const moveAlong =
  ({ from, to }: CameraPath): CameraMove =>
  (camera, progress, strength, mirrored) => {
    const at = glide(progress)
    const shift = {
      x: lerp(from.x, to.x, at),
      y: lerp(from.y, to.y, at),
      zoom: lerp(from.zoom, to.zoom, at),
      centerX: lerp(from.centerX, to.centerX, at),
      centerY: lerp(from.centerY, to.centerY, at),
      blur: lerp(from.blur, to.blur, at),
    }
    return shifted(camera, shift, strength, mirrored)
  }

/** The product move of an entrance. */
export function enterBy({ easing, from, fadeIn, shadowFade }: Entrance): ProductMove {
  const ease = entranceEasings[easing]
  return (pose, progress, mirrored) => {
    if (progress >= 1) return pose
    const rest = 1 - ease(progress)
    const side = mirrored ? -1 : 1
    const opacity = fadeIn === null ? 1 : clamp(progress * fadeIn)
    return {
      ...pose,
      x: pose.x + from.x * side * rest,
      y: pose.y + from.y * rest,
      scale: pose.scale * (1 + (from.scale - 1) * rest),
      turn: pose.turn + from.turn * side * rest,
      alpha: pose.alpha * opacity,
      shadow: pose.shadow * (shadowFade === null ? opacity : clamp(1 - shadowFade * rest)),
    }
  }
}
