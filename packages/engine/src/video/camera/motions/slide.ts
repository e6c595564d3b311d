import { clamp, easeOut } from '../../timeline/easing.ts'
import { type ProductMove } from '../motion.ts'

/** Slides in over the ground from nearby, its shadow with it: one thing replaces another. */
export const slide: ProductMove = (pose, progress, mirrored) => {
  if (progress >= 1) return pose
  const rest = 1 - easeOut(progress)
  return {
    ...pose,
    x: pose.x + (mirrored ? 0.2 : -0.2) * rest,
    alpha: pose.alpha * clamp(progress * 4),
    shadow: pose.shadow * clamp(progress * 4),
  }
}
