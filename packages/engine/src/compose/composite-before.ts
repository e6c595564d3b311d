import { type CutOut } from '../cutout/cut-out.ts'
import { layOver, type RenderedVariant } from './render-variant.ts'
import { printOf } from '../image/photo-print.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { placedFlat } from '@adloom/renderer/place-product.ts'
import { poseOfOutline } from './product-look.ts'
import { resizeRegion } from '@adloom/renderer/resize-product.ts'

/** Largest part of the frame the product takes up, and how far a small one may be enlarged before its pixels show. */
const MOST_OF_FRAME = { width: 0.62, height: 0.6 }
const MOST_ENLARGED = 1.6
/** Foot of a standing product, 0 top to 1 bottom: on the front of the ground that the model was asked to leave empty. */
const FOOT = 0.84
/** Most light the contact shadow takes away, and its extent, as shares of the product's width. */
const SHADOW = { depth: 0.55, wide: 0.56, flat: 0.09 }

/**
 * Composites the product into an image of an empty scene: its original pixels, only resized, with a soft shadow where it touches the ground. A
 * photograph that cannot be cut out is placed whole, as a print. Changes `scene`.
 */
export function compositeBefore(cutOut: CutOut, photo: Pixels, scene: Pixels): RenderedVariant {
  const source = cutOut.usable ? cutOut.product : printOf(photo)
  const box = cutOut.usable ? cutOut.box : { x: 0, y: 0, width: source.width, height: source.height }
  const scale = Math.min((scene.width * MOST_OF_FRAME.width) / box.width, (scene.height * MOST_OF_FRAME.height) / box.height, MOST_ENLARGED)
  const width = Math.max(1, Math.round(box.width * scale))
  const height = Math.max(1, Math.round(box.height * scale))
  const isLying = cutOut.usable && poseOfOutline(source, box) === 'lying'
  const left = Math.round((scene.width - width) / 2)
  const top = Math.round(isLying ? (scene.height - height) / 2 : scene.height * FOOT - height)
  const placement = placedFlat({ left, top, width, height }, scene.height)
  const product = resizeRegion(source, box, width, height)
  darkenGround(scene, left + width / 2, top + height, width)
  layOver(scene, product, placement)
  return { image: scene, scene: 'given', product, placement }
}

/** A shadow that fades evenly from the line of contact; an ellipse, like a round shadow on ground seen from a little above. */
function darkenGround({ width, height, data }: Pixels, x: number, y: number, wide: number): void {
  const across = wide * SHADOW.wide
  const down = wide * SHADOW.flat
  const reach = 2.2
  for (let row = Math.max(0, Math.floor(y - down * reach)); row < Math.min(height, y + down * reach); row++) {
    for (let column = Math.max(0, Math.floor(x - across * reach)); column < Math.min(width, x + across * reach); column++) {
      const apart = ((column + 0.5 - x) / across) ** 2 + ((row + 0.5 - y) / down) ** 2
      const light = 1 - SHADOW.depth * Math.exp(-2 * apart)
      const at = (row * width + column) * 4
      for (let channel = 0; channel < 3; channel++) data[at + channel] *= light
    }
  }
}
