import { backOut, clamp } from '../../timeline/easing.ts'
import { type ProductMove } from '../motion.ts'

/** Leans in from the side and straightens up: cheerful, like a look round a corner. */
export const tiltIn: ProductMove = (pose, progress, mirrored) => {
  if (progress >= 1) return pose
  const rest = 1 - backOut(progress)
  const side = mirrored ? 1 : -1
  return {
    ...pose,
    x: pose.x + 0.05 * side * rest,
    turn: pose.turn + 24 * side * rest,
    scale: pose.scale * (1 - 0.1 * rest),
    alpha: pose.alpha * clamp(progress * 5),
    shadow: pose.shadow * clamp(1 - rest),
  }
}
