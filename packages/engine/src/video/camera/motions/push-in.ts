import { glide } from '../../timeline/easing.ts'
import { type CameraMove, moveBetween } from '../motion.ts'

/** Comes closer, a little from the side so that the scene opens up behind the product: a calm start, and weight for a caption. */
export const pushIn: CameraMove = moveBetween(
  { x: -0.06, y: 0, zoom: 0.03, centerX: 0, centerY: 0 },
  { x: 0.06, y: 0.03, zoom: 0.24, centerX: 0, centerY: -0.006 },
  glide,
)
