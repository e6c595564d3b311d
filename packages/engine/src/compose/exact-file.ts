import { type Untouched } from '@adloom/domain/ports/image-model.ts'
import { productDifference } from '@adloom/renderer/draw-product.ts'
import { type RenderedVariant } from './render-variant.ts'
import { decodePart, encodeJpeg, encodePng } from '../image/pixels.ts'
import { type SourceType } from '../image/xmp-source.ts'

/** Largest mean difference, of 255, that encoding may add to the one between the product in the image and its source. */
export const MOST_CHANGED = 2

/** JPEG qualities tried in turn: a fine weave needs more than plain paint to stay unchanged. */
const qualities = { low: [82, 90, 94, 97, 100], medium: [90, 94, 97, 100], high: [97, 100] } as const

/** An encoded image, and how faithful it is to the product in it. */
interface ExactFile {
  readonly bytes: Uint8Array
  readonly untouched: Untouched
}

/**
 * The rendered image as a file that changes its product by at most `MOST_CHANGED`: a JPEG as small as that and the wanted quality allow, or a PNG.
 */
export async function exactFile(
  rendered: RenderedVariant,
  format: 'jpeg' | 'png',
  source: SourceType,
  wanted: keyof typeof qualities = 'medium',
): Promise<ExactFile> {
  const { image } = rendered
  const composed = productDifference(image, rendered)
  if (format === 'png') return { bytes: await encodePng(image, source), untouched: { composed, encoded: composed } }
  // Only the product's area is compared: every pixel of it, but none of the scene.
  const { product, placement } = rendered
  const part = { left: placement.left, top: placement.top, width: product.width, height: product.height }
  const inPart = { product, placement: { left: 0, top: 0 } }
  let bytes: Uint8Array = new Uint8Array()
  let encoded = 255
  for (const quality of qualities[wanted]) {
    bytes = await encodeJpeg(image, quality, source, true)
    encoded = productDifference(await decodePart(bytes, part), inPart)
    if (encoded <= composed + MOST_CHANGED) break
  }
  return { bytes, untouched: { composed, encoded: Math.round(encoded * 1000) / 1000 } }
}
