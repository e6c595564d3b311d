import { glide } from '../../timeline/easing.ts'
import { type CameraMove, moveBetween } from '../motion.ts'

/** A slow, hardly noticed diagonal: under text that has to be read. */
export const drift: CameraMove = moveBetween(
  { x: -0.14, y: -0.07, zoom: 0.07, centerX: -0.012, centerY: 0.008 },
  { x: 0.14, y: 0.08, zoom: 0.1, centerX: 0.012, centerY: -0.008 },
  glide,
)
