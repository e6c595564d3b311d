import { expect, test } from 'vitest'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { downscale } from './downscale.ts'
import { enlarged } from './enlarge.ts'
import { resizePixels } from './pixels.ts'

const imageOf = (width: number, height: number, color: (x: number, y: number) => number, alpha = 255): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? alpha : color((at >> 2) % width, Math.floor((at >> 2) / width)),
  ),
})

/** Rings and a hard edge: detail of several sizes. */
const detailed = imageOf(800, 600, (x, y) => (x > 500 ? 230 : 128 + 90 * Math.sin(Math.hypot(x - 250, y - 300) ** 1.5 / 90)))

const difference = (one: Pixels, other: Pixels): number =>
  Math.sqrt(one.data.reduce((sum, value, at) => sum + (value - other.data[at]) ** 2, 0) / one.data.length)

test('a small photograph is twice as large, and nearer to the scene than Lanczos makes it', async () => {
  const small = downscale(detailed, 400)
  const large = enlarged(small)
  expect([large.width, large.height]).toEqual([800, 600])
  const byLanczos = await resizePixels(small, 800, 600)
  expect(difference(large, detailed)).toBeLessThan(difference(byLanczos, detailed) * 0.93)
})

test('nothing is enlarged more than twice, or beyond 1024 pixels', () => {
  expect(enlarged(imageOf(60, 40, () => 90)).width).toBe(120)
  expect(enlarged(imageOf(700, 350, () => 90))).toMatchObject({ width: 1024, height: 512 })
})

test('a photograph of 800 pixels is returned as it is', () => {
  expect(enlarged(detailed)).toBe(detailed)
})

test('the faint noise of a plain area is not sharpened', async () => {
  const noisy = imageOf(400, 400, (x, y) => 128 + ((x * 7 + y * 13) % 4))
  const byLanczos = await resizePixels(noisy, 800, 800)
  expect(difference(enlarged(noisy), byLanczos)).toBeLessThan(0.6)
})

test('transparency is kept', () => {
  const half = imageOf(200, 200, () => 60)
  for (let at = 3; at < half.data.length / 2; at += 4) half.data[at] = 0
  const { data } = enlarged(half)
  expect(data[3]).toBe(0)
  expect(data.at(-1)).toBe(255)
})
