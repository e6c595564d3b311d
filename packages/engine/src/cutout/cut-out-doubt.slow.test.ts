import { expect, test } from 'vitest'
import { type Color, cutOutSample, type CutOutSample, sampleBox, sampleDisc } from './cut-out-sample.test-data.ts'
import { cutOut } from './cut-out.ts'
import { deepHoles, holesOf } from './signs/cut-out-holes.ts'
import { type LooseOutline, looseOutline } from './signs/cut-out-outline.ts'
import { distancesTo } from './grid/distances.ts'
import { decodeImage, encodeJpeg } from '../image/pixels.ts'

const SIDE = 512

/** Whether the product is shown without its background, for the photograph compressed as in a shop. */
const isUsable = async ({ photo }: CutOutSample): Promise<boolean> => cutOut(await decodeImage(await encodeJpeg(photo, 88), SIDE)).usable

const body = sampleBox(0.5, 0.5, 0.15, 0.25, 0.02)
const grey = (): Color => [198, 198, 200]

test('a floating product is shown whole when the dark spot of its shadow is cut out with it', async () => {
  const spot = sampleBox(0.5, 0.86, 0.1, 0.008, 0.008)
  const { photo, alpha } = cutOutSample({
    size: SIDE,
    ground: () => [236, 238, 240],
    shape: (x, y) => Math.min(body(x, y), spot(x, y)),
    color: (x, y) => (spot(x, y) < 0 ? [40, 42, 44] : [190, 52, 44]),
    noise: 1,
  })
  expect(await isUsable({ photo, alpha })).toBe(false)
})

test('a second, smaller part is no scrap', async () => {
  const pair = (x: number, y: number): number =>
    Math.min(sampleBox(0.32, 0.5, 0.1, 0.2, 0.03)(x, y), sampleBox(0.68, 0.52, 0.07, 0.14, 0.03)(x, y))
  expect(await isUsable(cutOutSample({ size: SIDE, ground: grey, shape: pair, color: () => [60, 80, 130], noise: 1 }))).toBe(true)
})

test('a letter in the colour of the ground is no hole in a book', async () => {
  const letter = sampleBox(0.5, 0.5, 0.012, 0.02, 0.002)
  const sample = cutOutSample({
    size: SIDE,
    ground: grey,
    shape: sampleBox(0.5, 0.5, 0.2, 0.3, 0.01),
    color: (x, y) => (letter(x, y) < 0 ? grey() : [28, 44, 96]),
    noise: 1,
  })
  const { product, usable } = cutOut(await decodeImage(await encodeJpeg(sample.photo, 88), SIDE))
  const middle = ((SIDE / 2) * SIDE + SIDE / 2) * 4 + 3
  expect(usable).toBe(true)
  expect(product.data[middle]).toBeGreaterThan(200)
})

test('the opening of a handle is a hole of the product, however large', async () => {
  const ring = (x: number, y: number): number => Math.abs(sampleDisc(0.72, 0.5, 0.1)(x, y)) - 0.018
  const mug = (x: number, y: number): number => Math.min(sampleBox(0.5, 0.5, 0.18, 0.2, 0.02)(x, y), ring(x, y))
  expect(await isUsable(cutOutSample({ size: SIDE, ground: grey, shape: mug, color: () => [170, 60, 50], noise: 1 }))).toBe(true)
})

test('a loop through which the ground shows is shown whole when it was not opened', async () => {
  const loop = (x: number, y: number): number => Math.max(sampleDisc(0.5, 0.5, 0.25)(x, y), -sampleDisc(0.5, 0.6, 0.1)(x, y))
  const sample = cutOutSample({ size: SIDE, ground: () => [255, 255, 255], shape: loop, color: () => [30, 30, 34] })
  const { product, usable } = cutOut(await decodeImage(await encodeJpeg(sample.photo, 90), SIDE))
  const inLoop = (Math.floor(SIDE * 0.6) * SIDE + SIDE / 2) * 4 + 3
  expect(product.data[inLoop] === 0 || !usable).toBe(true)
})

test('a loop in a pool of light is opened, or shown whole, though the light behind it is not exactly known', async () => {
  const loop = (x: number, y: number): number => Math.abs(sampleDisc(0.55, 0.45, 0.12)(x, y)) - 0.02
  const sample = cutOutSample({
    size: SIDE,
    ground: (x, y) => {
      const share = Math.min(1, Math.max(0, (Math.hypot(x - 0.5, y - 0.5) - 0.2) / 0.65))
      const light = 232 - 50 * share * share * (3 - 2 * share)
      return [light, light, light]
    },
    shape: (x, y) => Math.min(loop(x, y), sampleBox(0.55, 0.7, 0.16, 0.15, 0.01)(x, y)),
    color: () => [34, 56, 104],
    noise: 1,
  })
  const { product, usable } = cutOut(await decodeImage(await encodeJpeg(sample.photo, 92), SIDE))
  const inLoop = (Math.floor(SIDE * 0.45) * SIDE + Math.floor(SIDE * 0.55)) * 4 + 3
  expect(product.data[inLoop] === 0 || !usable).toBe(true)
})

test('one long stretch of the outline without contrast is told from as many cells all over it', () => {
  const side = 120
  const mask = new Uint8Array(side * side)
  for (let y = 10; y < 110; y += 1) mask.fill(1, y * side + 20, y * side + 110)
  const looseWhere = (isPale: (y: number) => boolean): LooseOutline => {
    const l = Float32Array.from(mask, (isProduct, cell) => {
      const isLeft = cell % side < side / 2
      return isProduct === 0 || (isLeft && isPale((cell / side) | 0)) ? 0.9 : 0.3
    })
    const none = new Float32Array(side * side)
    return looseOutline({ width: side, height: side, l, a: none, b: none }, none, 1, mask)
  }
  const gathered = looseWhere((y) => y >= 30 && y < 90)
  const scattered = looseWhere((y) => y >= 20 && y < 100 && y % 40 >= 10)
  expect(gathered.longest).toBeGreaterThan(30)
  expect(scattered.longest).toBeLessThan(gathered.longest * 0.7)
  expect(scattered.share).toBeGreaterThan(gathered.share * 0.6)
})

test('only a small hole behind a thick wall, or one far thicker than the hole, is a deep hole', () => {
  const grid = { width: 100, height: 100 }
  const mask = new Uint8Array(10_000)
  const open = (left: number, top: number): void => {
    for (let y = top; y < top + 5; y += 1) mask.fill(0, y * 100 + left, y * 100 + left + 5)
  }
  for (let y = 20; y < 80; y += 1) mask.fill(1, y * 100 + 20, y * 100 + 80)
  const deep = (area: number): number => deepHoles(holesOf(grid, mask, distancesTo(mask, grid, 1)), mask, area)
  open(23, 40)
  expect(deep(5000)).toBe(0)
  open(50, 50)
  expect(deep(3600)).toBe(0)
  expect(deep(5000)).toBe(25)
  // The wall is less than a tenth of this product's size, but many times as thick as the hole is wide.
  expect(deep(100_000)).toBe(25)
})

test('a photograph of white shoes before a grey wall with a pool of light is shown whole', async () => {
  const shoes = sampleBox(0.5, 0.78, 0.14, 0.035, 0.02)
  const sample = cutOutSample({
    size: SIDE,
    ground: (x, y) => {
      const light = 198 + 30 * Math.exp(-((x - 0.5) ** 2 + (y - 0.5) ** 2) * 5)
      return [light, light, light + 1]
    },
    shape: (x, y) => Math.min(sampleBox(0.5, 0.5, 0.13, 0.25, 0.02)(x, y), shoes(x, y)),
    color: (x, y) => (shoes(x, y) < 0 ? [234, 234, 234] : [40, 66, 120]),
    noise: 1,
  })
  expect(await isUsable(sample)).toBe(false)
})
