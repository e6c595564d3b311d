import { kernel, kernelPlaces, memory } from './kernel-program.ts'
import { type Pixels } from './pixels.ts'
import { type Placement } from './place-product.ts'

/** A product in the size in which it is drawn, and its place in an image. */
interface PlacedProduct {
  readonly product: Pixels
  readonly placement: Pick<Placement, 'left' | 'top'>
}

/** Two rows in the kernel's memory. Zeroed behind the last pixel: four are taken at a time, and transparent ones change and count nothing. */
function rowsOf(width: number): readonly [Uint8ClampedArray, Uint8ClampedArray] {
  const length = Math.ceil(width / 4) * 16
  const place = kernelPlaces(2 * length)
  const newRow = (): Uint8ClampedArray => new Uint8ClampedArray(memory.buffer, place(length), length).fill(0)
  return [newRow(), newRow()]
}

/**
 * Draws the product over the image in place (straight alpha, blended in sRGB). Opaque pixels are copied unchanged. The product must lie inside the image.
 */
export function drawProduct(image: Pixels, { product, placement }: PlacedProduct): void {
  const { width, height } = product
  const length = width * 4
  const [behind, row] = rowsOf(width)
  const drawn = behind.subarray(0, length)
  for (let y = 0; y < height; y++) {
    const start = ((placement.top + y) * image.width + placement.left) * 4
    behind.set(image.data.subarray(start, start + length))
    row.set(product.data.subarray(y * length, (y + 1) * length))
    kernel.drawOver(row.byteOffset, behind.byteOffset, width)
    image.data.set(drawn, start)
  }
}

/** Mean difference, 0 to 255, between an image and the opaque part of the product: 0 before encoding, at most 2 after it. */
export function productDifference(image: Pixels, { product, placement }: PlacedProduct): number {
  const { width, height } = product
  const length = width * 4
  const [drawn, row] = rowsOf(width)
  let [sum, count] = [0, 0]
  for (let y = 0; y < height; y++) {
    const start = ((placement.top + y) * image.width + placement.left) * 4
    drawn.set(image.data.subarray(start, start + length))
    row.set(product.data.subarray(y * length, (y + 1) * length))
    sum += kernel.differenceOf(drawn.byteOffset, row.byteOffset, width)
    count += kernel.countOpaque(row.byteOffset, width)
  }
  return count === 0 ? 0 : sum / (3 * count)
}
