import { glide } from '../../timeline/easing.ts'
import { type CameraMove, moveBetween } from '../motion.ts'

/** Goes back and a little up until the whole scene is visible: after a detail, or before the end. */
export const pullOut: CameraMove = moveBetween(
  { x: 0.05, y: -0.04, zoom: 0.34, centerX: 0, centerY: 0.01 },
  { x: -0.05, y: 0.08, zoom: 0.05, centerX: 0, centerY: 0 },
  glide,
)
