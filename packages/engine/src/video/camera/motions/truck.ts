import { glide } from '../../timeline/easing.ts'
import { type CameraMove, moveBetween } from '../motion.ts'

/** Travels sideways on rails: the product passes through the frame, near parts faster and far parts slower. Shows the place. */
export const truck: CameraMove = moveBetween(
  { x: -0.28, y: 0, zoom: 0.16, centerX: -0.052, centerY: 0 },
  { x: 0.28, y: 0, zoom: 0.16, centerX: 0.052, centerY: 0 },
  glide,
)
