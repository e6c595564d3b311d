import { glide } from '../../timeline/easing.ts'
import { type CameraMove, shifted } from '../motion.ts'

/** Comes closer while the scene goes out of focus: only the product is left. For the moment before its name or price. */
export const focusPull: CameraMove = (camera, progress, strength, mirrored) => {
  const at = glide(progress)
  return shifted(camera, { x: 0.12 * (at - 0.5), zoom: 0.05 + 0.2 * at, blur: 0.85 * at }, strength, mirrored)
}
