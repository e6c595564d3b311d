import { type Camera, type ProductPose } from './frame.ts'

/**
 * A camera move through one shot. `progress` 0 to 1 over the shot; `strength` 1 as written; `mirrored` runs it the other way round. It changes what the
 * shot begins with and moves from the first frame to the last: a move that stops is a slide.
 */
export type CameraMove = (camera: Camera, progress: number, strength: number, mirrored: boolean) => Camera

/** How the product enters or acts. `progress` 0 to 1 over its time; at 1 it stands as `pose` says. */
export type ProductMove = (pose: ProductPose, progress: number, mirrored: boolean) => ProductPose
