import { glide } from '../../timeline/easing.ts'
import { type CameraMove, moveBetween } from '../motion.ts'

/** Close by, from the foot of the product up to its top: tall things, and things with something to read on them. */
export const risePast: CameraMove = moveBetween(
  { x: -0.05, y: -0.22, zoom: 0.44, centerX: 0, centerY: 0.1 },
  { x: 0.05, y: 0.22, zoom: 0.48, centerX: 0, centerY: -0.1 },
  glide,
)
