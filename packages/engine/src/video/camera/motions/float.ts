import { clamp } from '../../timeline/easing.ts'
import { type ProductMove } from '../motion.ts'

/** Leaves the ground, hangs in the air for a while and comes back, its shadow paler meanwhile: light things, skin care, audio devices. */
export const float: ProductMove = (pose, progress, mirrored) => {
  if (progress >= 1) return pose
  const up = Math.sin(Math.PI * clamp(progress)) ** 2
  const lean = Math.sin(2 * Math.PI * clamp(progress))
  return { ...pose, y: pose.y - 0.075 * up, turn: pose.turn + (mirrored ? -2 : 2) * lean * up, shadow: pose.shadow * (1 - 0.65 * up) }
}
