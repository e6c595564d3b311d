import { glide } from '../easing.ts'
import { plainLight, standingProduct, stillCamera } from '../frame.ts'
import { type Storyboard } from '../timeline.ts'

/** The product comes into view, speaks in captions, and ends on the card. */
export const reveal: Storyboard = {
  leastSeconds: 1,
  timeline: (parts) => (at) => {
    const progress = glide(at / parts.frames)
    return {
      camera: { ...stillCamera, x: -0.5 + progress, zoom: 1.02 + 0.1 * progress },
      product: standingProduct,
      light: plainLight,
      layers: [],
    }
  },
}
