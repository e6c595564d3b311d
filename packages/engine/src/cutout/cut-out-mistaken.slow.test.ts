import { expect, test } from 'vitest'
import { sampleBox, type Color, sampleDisc, cutOutSample, type CutOutSample } from './cut-out-sample.test-data.ts'
import { cutOut } from './cut-out.ts'
import { decodeImage, encodeJpeg } from '../image/pixels.ts'

const SIDE = 512

/** IoU with the truth, and whether the product is shown without its background, for the photograph compressed as in a shop. */
async function found({ photo, alpha }: CutOutSample): Promise<{ iou: number; usable: boolean }> {
  const { product, usable } = cutOut(await decodeImage(await encodeJpeg(photo, 88), SIDE))
  let both = 0
  let either = 0
  alpha.forEach((value, pixel) => {
    const own = product.data[pixel * 4 + 3] > 127
    if (own && value > 127) both += 1
    if (own || value > 127) either += 1
  })
  return { iou: both / either, usable }
}

const body = sampleBox(0.5, 0.5, 0.15, 0.25, 0.02)

test.each<[string, (x: number, y: number) => Color]>([
  ['teal', (x, y) => [96 - 20 * y - 6 * x, 168 - 22 * y - 6 * x, 164 - 20 * y - 6 * x]],
  ['blue', (x, y) => [90 + 24 * x, 120 + 20 * x, 190 - 16 * y]],
])('clear glass on %s is shown whole, because the ground is in it', async (_name, ground) => {
  const through = (x: number, y: number): Color => {
    const shine = Math.abs(x - 0.42) < 0.015 ? 0.5 : 0.22
    const [red, green, blue] = ground(x, y)
    return [red + (255 - red) * shine, green + (255 - green) * shine, blue + (255 - blue) * shine]
  }
  const { usable } = await found(cutOutSample({ size: SIDE, ground, shape: body, color: through, noise: 1.2 }))
  expect(usable).toBe(false)
})

test('a white bowl before a grey wall keeps its inside, or is shown whole, though the table is white too', async () => {
  const rim = (x: number, y: number): number => sampleDisc(0, 0, 0.2)(x - 0.5, (y - 0.45) * 2.6)
  const outside = sampleBox(0.5, 0.55, 0.2, 0.09, 0.02)
  const { iou, usable } = await found(
    cutOutSample({
      size: SIDE,
      ground: (_x, y) => (y < 0.7 ? [226, 224, 220] : [250, 249, 247]),
      shape: (x, y) => Math.min(rim(x, y), outside(x, y)),
      color: (x, y) => {
        if (rim(x, y) >= 0 || y >= 0.5) return [150, 184, 150]
        const light = Math.min(1, Math.max(0, (y - 0.385) / 0.06))
        return [226 + 24 * light, 224 + 25 * light, 220 + 27 * light]
      },
      noise: 1.2,
    }),
  )
  expect(iou > 0.95 || !usable).toBe(true)
})

test('a hard shadow that leaves the frame is removed when the product has dark, warm folds', async () => {
  const shadow = (x: number, y: number): boolean => x > 0.6 && Math.abs(y - 0.72 + (x - 0.6) * 0.2) < 0.07
  const { iou } = await found(
    cutOutSample({
      size: SIDE,
      ground: () => [221, 203, 175],
      shape: body,
      color: (x, y) => (x > 0.55 && y > 0.3 ? [58, 62, 46] : [44, 84, 66]),
      light: (x, y) => (shadow(x, y) ? 0.55 : 1),
      noise: 1.5,
    }),
  )
  expect(iou).toBeGreaterThan(0.95)
})

test('a product of other colours than its background is cut out in spite of window light on the wall', async () => {
  const { iou, usable } = await found(
    cutOutSample({
      size: SIDE,
      ground: (x, y) => {
        const light = Math.min(1, Math.max(0, (Math.abs(((x * 0.8 + y * 0.4) % 0.4) - 0.2) - 0.05) / 0.07))
        return [222 + 28 * light, 218 + 29 * light, 210 + 30 * light]
      },
      shape: body,
      color: (_x, y) => [40 + 40 * y, 70, 120],
      noise: 1.2,
    }),
  )
  expect(iou).toBeGreaterThan(0.97)
  expect(usable).toBe(true)
})
