import { type CutOut } from '../cutout/cut-out.ts'
import { type RenderedVariant } from './render-variant.ts'
import { drawProduct } from '@adloom/renderer/draw-product.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { placedFlat } from '@adloom/renderer/place-product.ts'
import { poseOfOutline } from './product-pose.ts'
import { resizeRegion } from '@adloom/renderer/resize-product.ts'

/** Largest share of the frame that the product takes up. */
const FRAME_SHARE_MAX = { width: 0.62, height: 0.6 }
/** How far a small product may be enlarged before its pixels show. */
const ENLARGEMENT_MAX = 1.6
/** Foot of a standing product, 0 top to 1 bottom: in the foreground, which the model was told to leave empty. */
const FOOT = 0.84
/** The contact shadow: the share of the light it takes away at most, its radii as shares of the product's width, and where it ends, in radii. */
const SHADOW = { maxDarkening: 0.55, radiusX: 0.56, radiusY: 0.09, end: 2.2 }

/**
 * Composites the product into an image of an empty scene: its original pixels, only resized, with a soft shadow where it touches the ground.
 * Changes `scene`.
 */
export function compositeOntoScene({ product: source, box }: CutOut, scene: Pixels): RenderedVariant {
  const scale = Math.min(
    (scene.width * FRAME_SHARE_MAX.width) / box.width,
    (scene.height * FRAME_SHARE_MAX.height) / box.height,
    ENLARGEMENT_MAX,
  )
  const width = Math.max(1, Math.round(box.width * scale))
  const height = Math.max(1, Math.round(box.height * scale))
  const isLying = poseOfOutline(source, box) === 'lying'
  const left = Math.round((scene.width - width) / 2)
  const top = Math.round(isLying ? (scene.height - height) / 2 : scene.height * FOOT - height)
  const placement = placedFlat({ left, top, width, height }, scene.height)
  const product = resizeRegion(source, box, width, height)
  darkenGround(scene, left + width / 2, top + height, width)
  drawProduct(scene, { product, placement })
  return { image: scene, scene: 'given', product, placement }
}

/** Darkens an ellipse around (x, y), in pixels, with a Gaussian falloff. Changes the image. */
function darkenGround({ width, height, data }: Pixels, x: number, y: number, productWidth: number): void {
  const radiusX = productWidth * SHADOW.radiusX
  const radiusY = productWidth * SHADOW.radiusY
  for (let row = Math.max(0, Math.floor(y - radiusY * SHADOW.end)); row < Math.min(height, y + radiusY * SHADOW.end); row++) {
    for (let column = Math.max(0, Math.floor(x - radiusX * SHADOW.end)); column < Math.min(width, x + radiusX * SHADOW.end); column++) {
      const distanceSquared = ((column + 0.5 - x) / radiusX) ** 2 + ((row + 0.5 - y) / radiusY) ** 2
      const light = 1 - SHADOW.maxDarkening * Math.exp(-2 * distanceSquared)
      const at = (row * width + column) * 4
      for (let channel = 0; channel < 3; channel++) data[at + channel] *= light
    }
  }
}
