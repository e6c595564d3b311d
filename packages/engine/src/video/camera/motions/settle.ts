import { clamp, easeOut } from '../../timeline/easing.ts'
import { type ProductMove } from '../motion.ts'

/** Comes from close to the eye and sets itself down, as if placed by hand. */
export const settle: ProductMove = (pose, progress, mirrored) => {
  if (progress >= 1) return pose
  const rest = 1 - easeOut(progress)
  return {
    ...pose,
    y: pose.y - 0.06 * rest,
    scale: pose.scale * (1 + 0.38 * rest),
    turn: pose.turn + (mirrored ? -3 : 3) * rest,
    alpha: pose.alpha * clamp(progress * 4),
    shadow: pose.shadow * clamp(1 - 1.6 * rest),
  }
}
