import { glide } from '../../timeline/easing.ts'
import { type CameraMove, moveBetween } from '../motion.ts'

/** Rises from the level of the ground and looks down over the product: a large gesture for an opening or an end. */
export const crane: CameraMove = moveBetween(
  { x: 0, y: -0.3, zoom: 0.18, centerX: 0, centerY: 0.028 },
  { x: 0.08, y: 0.3, zoom: 0.12, centerX: 0, centerY: -0.024 },
  glide,
)
