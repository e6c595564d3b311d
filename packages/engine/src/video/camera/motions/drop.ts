import { bounceOut, clamp } from '../../timeline/easing.ts'
import { type ProductMove } from '../motion.ts'

/** Falls from above the frame, bounces twice and rests; its shadow comes towards it. For playful and heavy things, on a beat. */
export const drop: ProductMove = (pose, progress, mirrored) => {
  if (progress >= 1) return pose
  const at = bounceOut(progress)
  const height = 1 - at
  return {
    ...pose,
    y: pose.y - 0.95 * height,
    turn: pose.turn + (mirrored ? -5 : 5) * height,
    shadow: pose.shadow * clamp(1 - 1.8 * height),
  }
}
