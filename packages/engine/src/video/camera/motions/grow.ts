import { clamp, easeOut } from '../../timeline/easing.ts'
import { type ProductMove } from '../motion.ts'

/** Grows out of its own shadow, softly and without overshoot: quiet videos, elegant things. */
export const grow: ProductMove = (pose, progress) => {
  if (progress >= 1) return pose
  const at = easeOut(progress)
  return { ...pose, scale: pose.scale * (0.72 + 0.28 * at), alpha: pose.alpha * clamp(progress * 3.2), shadow: pose.shadow * at }
}
