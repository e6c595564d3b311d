import * as z from 'zod'
import { dataFile } from '../../lexicon/data-file.ts'
import { backOut, bounceOut, clamp, easeOut, glide, lerp, popOut } from '../timeline/easing.ts'
import { type FrameCamera, type ProductPose } from '../timeline/frame.ts'

/**
 * A camera move of one shot. `progress` 0 to 1 over the shot; `strength` 1 as written, 0 stands still; `mirrored` swaps left and right. It is added
 * to the camera of the shot and moves from the first frame to the last: a move that stops is a slide.
 */
export type CameraMove = (camera: FrameCamera, progress: number, strength: number, mirrored: boolean) => FrameCamera

/** How the product enters or acts. `progress` 0 to 1 over its time; from 1 on the result is `pose` itself. */
export type ProductMove = (pose: ProductPose, progress: number, mirrored: boolean) => ProductPose

const cameraShiftSchema = z
  .strictObject({
    x: z.number().describe('How far the eye moves to the right, in scene units: 2.6 of them are the shorter side of the frame.'),
    y: z.number().describe('How far the eye moves up.'),
    zoom: z.number().describe('As a share: 0.1 is a tenth closer.'),
    centerX: z.number().describe('Moves the middle of the view, as a fraction of the frame at zoom 1.'),
    centerY: z.number(),
    blur: z.number().min(0).max(1).describe('Of the scene, never of the product.'),
  })
  .meta({ id: 'cameraShift', description: 'What a move adds to a camera at one moment.' })
type CameraShift = z.output<typeof cameraShiftSchema>

const use = z.string().describe('What it looks like, and what for.')

const cameraPathSchema = z.strictObject({ use, from: cameraShiftSchema, to: cameraShiftSchema })
type CameraPath = z.output<typeof cameraPathSchema>

const entranceEasings = { easeOut, backOut, popOut, bounceOut } as const

const entranceSchema = z.strictObject({
  use,
  // The keys of the record.
  easing: z.enum(Object.keys(entranceEasings) as [keyof typeof entranceEasings]),
  from: z
    .strictObject({ x: z.number(), y: z.number(), scale: z.number().positive(), turn: z.number() })
    .describe(
      'Where the product starts, relative to its pose: x, y (fractions of the frame) and turn (degrees) are added, scale multiplies.',
    ),
  fadeIn: z.number().min(1).nullable().describe('It is opaque after that part of its time (4: a quarter); null: from its first frame.'),
  shadowFade: z.number().min(1).describe('It casts no shadow further from its place than that part of its way.'),
})
export type Entrance = z.output<typeof entranceSchema>

/** Camera moves between two keyframes, and entrances of products: the schema of `motions.json`. Add yours there. */
export const motionsSchema = dataFile({
  camera: z.record(z.string(), cameraPathSchema),
  product: z.record(z.string(), entranceSchema),
})

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
      shadow: pose.shadow * clamp(1 - shadowFade * rest),
    }
  }
}
