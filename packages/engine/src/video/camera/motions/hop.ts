import { clamp } from '../../timeline/easing.ts'
import { type ProductMove } from '../motion.ts'

/** Two small jumps, the second lower: draws the eye back to something already in place. */
export const hop: ProductMove = (pose, progress, mirrored) => {
  if (progress >= 1) return pose
  const at = clamp(progress)
  const first = at < 0.6
  const share = first ? at / 0.6 : (at - 0.6) / 0.4
  const up = 4 * share * (1 - share) * (first ? 1 : 0.35)
  const lean = first ? Math.sin(2 * Math.PI * share) : 0
  return { ...pose, y: pose.y - 0.07 * up, turn: pose.turn + (mirrored ? -2.5 : 2.5) * lean, shadow: pose.shadow * (1 - 0.5 * up) }
}
