import { glide } from '../../timeline/easing.ts'
import { type CameraMove, moveBetween } from '../motion.ts'

/** Begins at the ground before the product and looks up along it: makes it seem large. */
export const tiltUp: CameraMove = moveBetween(
  { x: 0.04, y: -0.3, zoom: 0.26, centerX: 0, centerY: 0.085 },
  { x: -0.04, y: -0.08, zoom: 0.15, centerX: 0, centerY: -0.004 },
  glide,
)
