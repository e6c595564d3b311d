import { clamp, glide, lerp } from '../timeline/easing.ts'
import { type CameraMove, type ProductMove, shifted } from './motion.ts'

/** Moves that two keyframes cannot describe; the others are rows of `motions.json`. */

/** Half a bow over the product: from one side up over it and down on the other, coming closer. Livelier than `orbit`. */
export const arc: CameraMove = (camera, progress, strength, mirrored) => {
  const at = glide(progress)
  const side = 2 * at - 1
  const shift = {
    x: 0.34 * side,
    y: 0.28 * (1 - side * side) - 0.1,
    zoom: lerp(0.14, 0.28, at),
    centerX: -0.02 * side,
    centerY: -0.012 * (1 - side * side),
  }
  return shifted(camera, shift, strength, mirrored)
}

/** Comes closer and goes back in one breath, drifting a little to the side: keeps a plain shot alive. */
export const breathe: CameraMove = (camera, progress, strength, mirrored) => {
  const breath = 0.5 - 0.5 * Math.cos(2 * Math.PI * progress)
  return shifted(camera, { x: 0.2 * (progress - 0.5), y: 0.05 * breath, zoom: 0.05 + 0.1 * breath }, strength, mirrored)
}

/** How fast a whip brakes, and how much of its path is left for drifting on. */
const WHIP_BRAKE = 12
const WHIP_DRIFT = 0.02

/** Swings in fast from the side, out of focus, and drifts on slowly once the product is there: the first frames after a hard cut. */
export const whip: CameraMove = (camera, progress, strength, mirrored) => {
  const fast = Math.exp(-WHIP_BRAKE * progress)
  const shift = {
    x: -0.24 * fast - 0.12 * (0.5 - progress),
    zoom: 0.2 + 0.06 * progress - 0.05 * fast,
    centerX: -0.105 * fast + WHIP_DRIFT * progress,
    blur: 0.75 * fast * fast,
  }
  return shifted(camera, shift, strength, mirrored)
}

/** Parts of a revolution from one seed to the next: the golden ratio, so that no two are alike. */
const GOLDEN = 0.618_034

/** Smooth noise of about -1 to 1: two waves that never repeat together. */
function sway(progress: number, speed: number, phase: number): number {
  const turn = 2 * Math.PI
  return 0.65 * Math.sin(turn * (speed * progress + phase)) + 0.35 * Math.sin(turn * (speed * 1.83 * progress + phase * 2.7))
}

/** A handheld camera walking closer: never quite still, different for each seed. */
export const handheldOf =
  (seed: number): CameraMove =>
  (camera, progress, strength, mirrored) => {
    const phase = (seed * GOLDEN) % 1
    const shift = {
      x: 0.09 * sway(progress, 1.3, phase) + 0.1 * (progress - 0.5),
      y: 0.06 * sway(progress, 1.7, phase + 0.31),
      zoom: 0.1 + 0.07 * progress,
      centerX: 0.009 * sway(progress, 2.1, phase + 0.57),
      centerY: 0.008 * sway(progress, 2.6, phase + 0.83),
    }
    return shifted(camera, shift, strength, mirrored)
  }

/** A handheld camera: nearness, everyday life, behind the scenes. */
export const handheld: CameraMove = handheldOf(1)

/** Leaves the ground, hangs in the air for a while and comes back, its shadow paler meanwhile: light things, skin care, audio devices. */
export const float: ProductMove = (pose, progress, mirrored) => {
  if (progress >= 1) return pose
  const up = Math.sin(Math.PI * clamp(progress)) ** 2
  const lean = Math.sin(2 * Math.PI * clamp(progress))
  return { ...pose, y: pose.y - 0.075 * up, turn: pose.turn + (mirrored ? -2 : 2) * lean * up, shadow: pose.shadow * (1 - 0.65 * up) }
}

/** Rocks on its foot and comes to rest, ever slower: a nudge on a beat, for something already in place. */
export const swing: ProductMove = (pose, progress, mirrored) => {
  if (progress >= 1) return pose
  const at = clamp(progress)
  const left = (1 - at) ** 2
  return { ...pose, turn: pose.turn + (mirrored ? 7 : -7) * left * Math.sin(at * 5 * Math.PI) }
}

/** Two small jumps, the second lower: draws the eye back to something already in place. */
export const hop: ProductMove = (pose, progress, mirrored) => {
  if (progress >= 1) return pose
  const at = clamp(progress)
  const isFirst = at < 0.6
  const share = isFirst ? at / 0.6 : (at - 0.6) / 0.4
  const up = 4 * share * (1 - share) * (isFirst ? 1 : 0.35)
  const lean = isFirst ? Math.sin(2 * Math.PI * share) : 0
  return { ...pose, y: pose.y - 0.07 * up, turn: pose.turn + (mirrored ? -2.5 : 2.5) * lean, shadow: pose.shadow * (1 - 0.5 * up) }
}
