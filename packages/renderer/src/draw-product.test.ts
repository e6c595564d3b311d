import { expect, test } from 'vitest'
import { drawProduct, productDifference } from './draw-product.ts'
import { seededRandom } from './noise.ts'
import { type Pixels } from './pixels.ts'
import { resizeRegion } from './resize-product.ts'

const imageOf = (width: number, height: number, valueAt: (at: number) => number): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => valueAt(at)),
})
const random = seededRandom(3)
const noise = (): number => Math.floor(random() * 256)
/** Pixels of every opacity, in a width that is no multiple of four. */
const product = imageOf(13, 9, (at) => ((at & 3) === 3 ? [0, 255, 128, noise()][(at >> 2) % 4] : noise()))
const placement = { left: 3, top: 2 }
const scene = (): Pixels => imageOf(21, 15, (at) => ((at & 3) === 3 ? 255 : (at * 7) % 251))

test('a product is blended over the image behind it, and nothing beside it is touched', () => {
  const image = scene()
  drawProduct(image, { product, placement })
  const expected = scene().data
  for (let y = 0; y < product.height; y++) {
    for (let x = 0; x < product.width; x++) {
      const from = (y * product.width + x) * 4
      const to = ((placement.top + y) * image.width + placement.left + x) * 4
      for (let channel = 0; channel < 3; channel++) {
        const behind = expected[to + channel]
        expected[to + channel] = behind + ((product.data[from + channel] - behind) * product.data[from + 3]) / 255
      }
    }
  }
  expect(image.data).toEqual(expected)
})

test('only what is opaque of a product is compared with an image', () => {
  const image = scene()
  drawProduct(image, { product, placement })
  expect(productDifference(image, { product, placement })).toBe(0)
  const changed = { ...image, data: image.data.map((value) => (value < 250 ? value + 3 : value - 3)) }
  expect(productDifference(changed, { product, placement })).toBe(3)
  expect(productDifference(image, { product: imageOf(3, 3, () => 254), placement })).toBe(0)
})

/** One number of a resized image, in double precision. */
function resampled(
  { data, width, height }: Pixels,
  size: { width: number; height: number },
  x: number,
  y: number,
  channel: number,
): number {
  const weigh = (from: number, to: number, place: number): number[] => {
    const scale = Math.max(1, from / to)
    const weights = Array.from({ length: from }, (_, index) => {
      const away = (index - ((place + 0.5) * (from / to) - 0.5)) / scale
      if (away === 0) return 1
      return Math.abs(away) >= 3 ? 0 : (3 * Math.sin(Math.PI * away) * Math.sin((Math.PI * away) / 3)) / (Math.PI * away) ** 2
    })
    const total = weights.reduce((one, other) => one + other, 0)
    return weights.map((weight) => weight / total)
  }
  const [across, down] = [weigh(width, size.width, x), weigh(height, size.height, y)]
  let [sum, opacity] = [0, 0]
  for (const [row, share] of down.entries())
    for (const [column, weight] of across.entries()) {
      const at = (row * width + column) * 4
      const alpha = share * weight * data[at + 3]
      opacity += alpha
      sum += alpha * data[at + channel]
    }
  return channel === 3 ? opacity : opacity < 0.5 ? 0 : sum / opacity
}

test.each([
  ['smaller', { width: 6, height: 4 }],
  ['larger', { width: 22, height: 17 }],
  ['narrower and higher', { width: 5, height: 14 }],
])('a product that is made %s is weighed by Lanczos', (_, size) => {
  const smooth = imageOf(13, 9, (at) => ((at & 3) === 3 ? 255 - ((at >> 2) % 5) * 40 : 128 + 100 * Math.sin(at / 11)))
  const { data } = resizeRegion(smooth, { x: 0, y: 0, width: smooth.width, height: smooth.height }, size.width, size.height)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      for (let channel = 0; channel < 4; channel++) {
        const wanted = Math.max(0, Math.min(255, resampled(smooth, size, x, y, channel)))
        expect(Math.abs(data[(y * size.width + x) * 4 + channel] - wanted)).toBeLessThan(0.51)
      }
})
