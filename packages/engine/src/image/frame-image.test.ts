import { expect, test } from 'vitest'
import { frameImage } from './frame-image.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { encodePng } from './pixels.ts'

/** An image with a colour for each point. */
const image = (width: number, height: number, colorAt: (x: number, y: number) => readonly [number, number, number, number]) => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(colorAt(x, y), (y * width + x) * 4)
  return encodePng({ width, height, data })
}
const at = ({ width, data }: Pixels, x: number, y: number): readonly number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]
const product = (x: number, y: number): boolean => Math.abs(x - 100) < 40 && Math.abs(y - 100) < 40

test('a square image on a plain background becomes upright on more of that background, whole', async () => {
  const bytes = await image(200, 200, (x, y) => (product(x, y) ? [200, 30, 30, 255] : [240, 238, 230, 255]))
  const { image: framed, isWidened } = await frameImage(bytes, { width: 180, height: 320 })
  expect([framed.width, framed.height, isWidened]).toEqual([180, 320, true])
  expect(at(framed, 90, 4)).toEqual([240, 238, 230, 255])
  expect(at(framed, 90, 160)).toEqual([200, 30, 30, 255])
  // The product keeps its proportions: as high as it is wide, but for the smoothing by scaling.
  const red = (x: number, y: number): boolean => at(framed, x, y)[1] < 100
  const high = Array.from({ length: 320 }, (_, y) => red(90, y)).filter(Boolean).length
  const wide = Array.from({ length: 180 }, (_, x) => red(x, 160)).filter(Boolean).length
  expect(Math.abs(high - wide)).toBeLessThanOrEqual(2)
})

test('a little is cropped rather than widened', async () => {
  const bytes = await image(400, 300, (x) => (x < 4 || x > 395 ? [0, 0, 255, 255] : [90, 160, 90, 255]))
  const { image: framed, isWidened } = await frameImage(bytes, { width: 250, height: 200 })
  expect([framed.width, framed.height, isWidened]).toEqual([250, 200, false])
  expect(at(framed, 0, 100)).toEqual([90, 160, 90, 255])
})

test('a photograph that fills its frame is widened by its own colours', async () => {
  const bytes = await image(200, 100, (x) => (x < 100 ? [220, 40, 40, 255] : [40, 40, 220, 255]))
  const { image: framed, isWidened } = await frameImage(bytes, { width: 120, height: 200 })
  expect(isWidened).toBe(true)
  const [left, right] = [at(framed, 4, 4), at(framed, 115, 4)]
  expect(left[0]).toBeGreaterThan(left[2])
  expect(right[2]).toBeGreaterThan(right[0])
})

test('transparency becomes white, and a small image fills its frame', async () => {
  const bytes = await image(10, 10, () => [0, 0, 0, 0])
  const { image: framed } = await frameImage(bytes, { width: 64, height: 64 })
  expect([framed.width, at(framed, 32, 32)]).toEqual([64, [255, 255, 255, 255]])
})

test('a file that is not an image is rejected', async () => {
  await expect(frameImage(new Uint8Array(40), { width: 64, height: 64 })).rejects.toMatchObject({ code: 'picture.undecodable' })
})
