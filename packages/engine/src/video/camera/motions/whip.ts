import { type CameraMove, shifted } from '../motion.ts'

/** How fast it brakes, and how much of the path is left for drifting on. */
const BRAKE = 12
const REST = 0.02

/** Swings in fast from the side, out of focus, and drifts on slowly once the product is there: the first frames after a hard cut. */
export const whip: CameraMove = (camera, progress, strength, mirrored) => {
  const fast = Math.exp(-BRAKE * progress)
  const shift = {
    x: -0.24 * fast - 0.12 * (0.5 - progress),
    zoom: 0.2 + 0.06 * progress - 0.05 * fast,
    centerX: -0.105 * fast + REST * progress,
    blur: 0.75 * fast * fast,
  }
  return shifted(camera, shift, strength, mirrored)
}
