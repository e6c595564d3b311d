import { backOut, clamp, easeOut } from '../../timeline/easing.ts'
import { type ProductMove } from '../motion.ts'

/** Jumps out small, overshoots for a moment, and is there: quick, on a beat. */
export const pop: ProductMove = (pose, progress, mirrored) => {
  if (progress >= 1) return pose
  const at = backOut(easeOut(progress * 0.55) / easeOut(0.55))
  return {
    ...pose,
    scale: pose.scale * (0.35 + 0.65 * at),
    turn: pose.turn + (mirrored ? 6 : -6) * (1 - at),
    alpha: pose.alpha * clamp(progress * 7),
    shadow: pose.shadow * clamp(at),
  }
}
