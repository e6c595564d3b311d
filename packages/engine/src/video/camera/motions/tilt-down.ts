import { glide } from '../../timeline/easing.ts'
import { type CameraMove, moveBetween } from '../motion.ts'

/** Looks over the product first and comes down on it: it arrives in the frame without moving itself. */
export const tiltDown: CameraMove = moveBetween(
  { x: -0.03, y: 0.22, zoom: 0.17, centerX: 0, centerY: -0.066 },
  { x: 0.05, y: 0.06, zoom: 0.22, centerX: 0, centerY: 0.012 },
  glide,
)
