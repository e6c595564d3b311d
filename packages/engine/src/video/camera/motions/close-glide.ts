import { glide } from '../../timeline/easing.ts'
import { type CameraMove, moveBetween } from '../motion.ts'

/** Close by, gliding over the product from one side to the other: surface, label, material. */
export const closeGlide: CameraMove = moveBetween(
  { x: -0.16, y: 0.02, zoom: 0.5, centerX: -0.085, centerY: -0.02 },
  { x: 0.16, y: 0.05, zoom: 0.56, centerX: 0.085, centerY: 0.02 },
  glide,
)
