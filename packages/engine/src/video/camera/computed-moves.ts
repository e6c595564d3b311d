import { glide, lerp } from '../timeline/easing.ts'
import { type CameraMove, shifted } from './motion.ts'

/** Moves that two keyframes cannot describe; the others are rows of `motions.json`. */

/** Half a bow over the product: from one side up over it and down on the other, coming closer. Livelier than `orbit`. */
export const arc: CameraMove = (camera, progress, strength, mirrored) => {
  const at = glide(progress)
  const side = 2 * at - 1
  const shift = {
    x: 0.34 * side,
    y: 0.28 * (1 - side * side) - 0.1,
    zoom: lerp(0.14, 0.28, at),
    centerX: -0.02 * side,
    centerY: -0.012 * (1 - side * side),
  }
  return shifted(camera, shift, strength, mirrored)
}

/** Comes closer and goes back in one breath, drifting a little to the side: keeps a plain shot alive. */
export const breathe: CameraMove = (camera, progress, strength, mirrored) => {
  const breath = 0.5 - 0.5 * Math.cos(2 * Math.PI * progress)
  return shifted(camera, { x: 0.2 * (progress - 0.5), y: 0.05 * breath, zoom: 0.05 + 0.1 * breath }, strength, mirrored)
}
