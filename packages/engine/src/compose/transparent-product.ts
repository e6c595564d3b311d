import { NO_BACKGROUND } from '@adloom/domain/no-background.ts'
import { type RenderedVariant } from './render-variant.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { placedFlat } from '@adloom/renderer/place-product.ts'
import { type Region, resizeRegion } from '@adloom/renderer/resize-product.ts'

/** Largest part of the frame the product takes up, and how far a small one may be enlarged before its pixels show. */
export const MOST_OF_FRAME = 0.86
const MOST_ENLARGED = 1.6

/** The product alone in the middle of a transparent frame, or at its lower edge: without scene and shadow, to be put on anything. */
export function transparentProduct(
  product: Pixels,
  box: Region,
  size: { readonly width: number; readonly height: number },
  isAtLowerEdge = false,
): RenderedVariant {
  const scale = Math.min((size.width * MOST_OF_FRAME) / box.width, (size.height * MOST_OF_FRAME) / box.height, MOST_ENLARGED)
  const width = Math.max(1, Math.round(box.width * scale))
  const height = Math.max(1, Math.round(box.height * scale))
  const small = resizeRegion(product, box, width, height)
  const left = Math.round((size.width - width) / 2)
  const top = isAtLowerEdge ? size.height - height : Math.round((size.height - height) / 2)
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  for (let y = 0; y < height; y++) {
    data.set(small.data.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * size.width + left) * 4)
  }
  const placement = placedFlat({ left, top, width, height }, size.height)
  return { image: { ...size, data }, scene: NO_BACKGROUND, product: small, placement }
}
