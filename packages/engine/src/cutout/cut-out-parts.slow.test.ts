import { expect, test } from 'vitest'
import { sampleBox, type Color, sampleDisc, softShadow, cutOutSample, type CutOutSample } from './cut-out-sample.test-data.ts'
import { cutOut } from './cut-out.ts'
import { decodeImage, encodeJpeg } from '../image/pixels.ts'

/** Pixels: half as many again as the search grid, as in photographs. */
const SIDE = 768

interface Found {
  readonly iou: number
  readonly usable: boolean
  /** Alpha, 0 to 255, at a point in fractions of the image. */
  readonly at: (x: number, y: number) => number
}

/** The cutout of the photograph compressed as in a shop. */
async function found({ photo, alpha }: CutOutSample, quality = 86): Promise<Found> {
  const side = photo.width
  const { product, usable } = cutOut(await decodeImage(await encodeJpeg(photo, quality), side))
  let both = 0
  let either = 0
  alpha.forEach((value, pixel) => {
    const own = product.data[pixel * 4 + 3] > 127
    if (own && value > 127) both += 1
    if (own || value > 127) either += 1
  })
  return { iou: both / either, usable, at: (x, y) => product.data[(Math.floor(y * side) * side + Math.floor(x * side)) * 4 + 3] }
}

test("the background inside a ring is removed though the ring's shadow lies in it, however grainy it is", async () => {
  const ring = (x: number, y: number): number => Math.abs(sampleDisc(0.5, 0.5, 0.25)(x, y)) - 0.02
  const { iou, at, usable } = await found(
    cutOutSample({
      size: SIDE,
      ground: (_x, y) => [44 + 26 * y, 45 + 26 * y, 48 + 26 * y],
      shape: ring,
      color: () => [214, 160, 130],
      noise: 2,
      light: softShadow([0.5, 0.74, 0.25, 0.12], 0.5, 0.9),
    }),
  )
  expect(at(0.5, 0.5)).toBe(0)
  expect(iou).toBeGreaterThan(0.95)
  expect(usable).toBe(true)
})

test.each<[string, Color, Color]>([
  ['dark grey on light grey', [206, 206, 208], [92, 92, 94]],
  ['brown on beige', [226, 206, 178], [140, 122, 100]],
])('a lower part in the colour of a shadow, %s, is kept, or the photograph is shown whole', async (_name, ground, low) => {
  const { iou, usable } = await found(
    cutOutSample({
      size: SIDE,
      ground: () => ground,
      shape: sampleBox(0.5, 0.5, 0.13, 0.25, 0.01),
      color: (_x, y) => (y > 0.58 ? low : [226, 96, 62]),
      light: softShadow([0.5, 0.75, 0.2, 0.03], 0.55),
      noise: 1.2,
    }),
  )
  expect(iou > 0.95 || !usable).toBe(true)
})

test('a band in a darker tone of the background that continues the outline is part of the product', async () => {
  const { iou } = await found(
    cutOutSample({
      size: SIDE,
      ground: (x, y) => [96 - 26 * (0.6 * y + 0.3 * x), 168 - 28 * (0.6 * y + 0.3 * x), 164 - 24 * (0.6 * y + 0.3 * x)],
      shape: sampleBox(0.5, 0.5, 0.13, 0.25, 0.01),
      color: (_x, y) => (y > 0.62 ? [43, 100, 97] : [236, 106, 77]),
      noise: 1.2,
    }),
  )
  expect(iou).toBeGreaterThan(0.97)
})

test('a lace that fades on the way is kept to its end, or the photograph is shown whole', async () => {
  const shoe = sampleBox(0.62, 0.52, 0.2, 0.1, 0.06)
  const height = (x: number): number => 0.45 - 0.9 * (x - 0.5) + 0.05 * Math.sin(x * 30)
  const lace = (x: number, y: number): number => Math.max(Math.abs(y - height(x)) * 0.7 - 0.0018, x - 0.5, 0.16 - x)
  const { at, usable } = await found(
    cutOutSample({
      size: SIDE,
      ground: () => [232, 232, 232],
      shape: (x, y) => Math.min(shoe(x, y), lace(x, y)),
      color: () => [24, 24, 26],
    }),
    88,
  )
  const along = Array.from({ length: 30 }, (_, step) => 0.18 + step * 0.008)
  const kept = along.filter((x) => [-2, -1, 0, 1, 2].some((row) => at(x, height(x) + row / SIDE) > 60))
  expect(kept.length > 28 || !usable).toBe(true)
})
