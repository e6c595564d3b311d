import { glide, mix } from '../../timeline/easing.ts'
import { type CameraMove, shifted } from '../motion.ts'

/** Half a bow over the product: from one side up over it and down on the other, coming closer. Livelier than `orbit`. */
export const arc: CameraMove = (camera, progress, strength, mirrored) => {
  const at = glide(progress)
  const side = 2 * at - 1
  return shifted(
    camera,
    {
      x: 0.34 * side,
      y: 0.28 * (1 - side * side) - 0.1,
      zoom: mix(0.14, 0.28, at),
      centerX: -0.02 * side,
      centerY: -0.012 * (1 - side * side),
    },
    strength,
    mirrored,
  )
}
