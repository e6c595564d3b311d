import { between, clamp, easeOut } from '../../timeline/easing.ts'
import { type ProductMove } from '../motion.ts'

/** Comes up from below the frame and stands: an entrance with weight. The shadow appears as it lands. */
export const rise: ProductMove = (pose, progress) => {
  if (progress >= 1) return pose
  const at = easeOut(progress)
  return {
    ...pose,
    y: pose.y + 0.62 * (1 - at),
    alpha: pose.alpha * clamp(progress * 6),
    shadow: pose.shadow * between(0.7, 1, at),
  }
}
