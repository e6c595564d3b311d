import { glide } from '../../timeline/easing.ts'
import { type CameraMove, moveBetween } from '../motion.ts'

/** Orbits the product, which stays in place while everything turns around it: the longest eye path. For the hero shot. */
export const orbit: CameraMove = moveBetween(
  { x: -0.46, y: 0.02, zoom: 0.2, centerX: 0, centerY: 0 },
  { x: 0.46, y: 0.06, zoom: 0.22, centerX: 0, centerY: 0 },
  glide,
)
