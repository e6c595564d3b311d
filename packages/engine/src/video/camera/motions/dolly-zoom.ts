import { glide } from '../../timeline/easing.ts'
import { type CameraMove, moveBetween } from '../motion.ts'

/** Goes back while the eye rises: the ground spreads and the background sinks away from the product. Unsettling, for one sentence that matters. */
export const dollyZoom: CameraMove = moveBetween(
  { x: 0.04, y: -0.28, zoom: 0.38, centerX: 0, centerY: 0.012 },
  { x: -0.04, y: 0.34, zoom: 0.1, centerX: 0, centerY: -0.01 },
  glide,
)
