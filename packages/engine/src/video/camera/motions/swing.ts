import { clamp } from '../../timeline/easing.ts'
import { type ProductMove } from '../motion.ts'

/** Rocks on its foot and comes to rest, ever slower: a nudge on a beat, for something already in place. */
export const swing: ProductMove = (pose, progress, mirrored) => {
  if (progress >= 1) return pose
  const at = clamp(progress)
  const left = (1 - at) ** 2
  return { ...pose, turn: pose.turn + (mirrored ? 7 : -7) * left * Math.sin(at * 5 * Math.PI) }
}
