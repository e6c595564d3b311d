import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sampleBox, type Color, cutOutSample, type CutOutSample, type SampleParts } from './cut-out-sample.test-data.ts'
import { cutOut } from './cut-out.ts'
import { decodeImage, encodeJpeg } from '../image/pixels.ts'

/** Pixels: not a multiple of the search grid, as in most shops. */
const SIDE = 600

/** A repeatable number from -1 to 1 for a point; grain of about two pixels. */
const grain = (x: number, y: number): number => {
  const value = Math.sin(Math.floor(x * SIDE * 0.6) * 12.9898 + Math.floor(y * SIDE * 0.6) * 78.233) * 43758.5453
  return 2 * (value - Math.floor(value)) - 1
}

/** White paper with the shadow of a product standing at `foot`: dark in the crease, tinted by the product, grainy where there is little light. */
const paper =
  (foot: number, tint: Color) =>
  (x: number, y: number): Color => {
    const across = Math.max(0, Math.abs(x - 0.5) - 0.25)
    const reach = Math.hypot(y - foot, across * 0.7)
    const crease = Math.exp(-((reach / 0.012) ** 2))
    const near = Math.exp(-((reach / 0.04) ** 2))
    const light = (1 - 0.55 * crease) * (1 - 0.3 * near)
    const bounce = 0.35 * (1 - light)
    const shade = Math.min(1, light * (1 + 0.14 * (1 - light) * grain(x, y)))
    const channel = (value: number): number => 250 * shade * (1 - bounce + (bounce * value) / 255)
    return [channel(tint[0]), channel(tint[1]), channel(tint[2])]
  }

const standing = (parts: Partial<SampleParts> & Pick<SampleParts, 'color'>, foot: number, tint: Color): CutOutSample =>
  cutOutSample({ size: SIDE, shape: sampleBox(0.5, foot - 0.22, 0.27, 0.22, 0.03), ground: paper(foot, tint), noise: 1.2, ...parts })

/**
 * How many of the certain background pixels below the product's lower edge stayed, as a share of the product's lowest part; and how much of that part
 * was lost.
 */
async function scraps({ photo, alpha }: CutOutSample): Promise<{ share: number; lost: number; usable: boolean }> {
  const { product, usable } = cutOut(await decodeImage(await encodeJpeg(photo, 88), SIDE))
  let extra = 0
  let lost = 0
  let foot = 0
  let band = 0
  alpha.forEach((value, pixel) => {
    if (value > 127) foot = Math.floor(pixel / SIDE)
  })
  alpha.forEach((value, pixel) => {
    const row = Math.floor(pixel / SIDE)
    if (row < foot - SIDE * 0.05) return
    const own = product.data[pixel * 4 + 3]
    if (value > 127) band += 1
    if (value < 8 && own > 127) extra += 1
    if (value > 247 && own < 127) lost += 1
  })
  return { share: extra / band, lost: lost / band, usable }
}

const linen: Color = [222, 196, 150]
const woven = (x: number, y: number): Color => {
  const light = 1 + 0.06 * grain(x, y)
  return [linen[0] * light, linen[1] * light, linen[2] * light]
}

test.each<[string, (x: number, y: number) => Color, Color]>([
  ['a linen cushion', woven, linen],
  ['a striped cushion', (x, y) => (Math.floor(x * 20) % 5 === 0 ? [180, 80, 50] : woven(x, y)), linen],
  ['a teal box', (_x, y) => (y > 0.62 ? [214, 170, 120] : [60, 160, 140]), [214, 170, 120]],
])('no scraps of its contact shadow stay under %s on white', async (_name, color, tint) => {
  const { share, lost, usable } = await scraps(standing({ color }, 0.72, tint))
  expect(share).toBeLessThan(0.002)
  expect(lost).toBeLessThan(0.02)
  expect(usable).toBe(true)
})

test('a grey foot of a coloured product is not taken for a shadow', async () => {
  const { share, lost } = await scraps(
    standing({ color: (_x, y) => (y > 0.68 ? [150, 150, 152] : [190, 40, 50]), ground: () => [250, 250, 250] }, 0.72, linen),
  )
  expect(share).toBeLessThan(0.01)
  expect(lost).toBeLessThan(0.02)
})

test('a white sole of a red shoe stays on white', async () => {
  const sole = (x: number, y: number): Color => {
    const edge = sampleBox(0.5, 0.5, 0.27, 0.22, 0.03)(x, y)
    return y < 0.66 ? [190, 40, 50] : edge > -0.006 ? [205, 205, 206] : [242, 242, 242]
  }
  const { lost } = await scraps(standing({ color: sole, ground: () => [252, 252, 252] }, 0.72, linen))
  expect(lost).toBeLessThan(0.03)
})

test('a pale bag whose shadow looks like the bag is shown whole', async () => {
  const photo = await readFile(new URL('../../../../e2e/shop/pictures/tote-side.jpg', import.meta.url))
  expect(cutOut(await decodeImage(photo, SIDE))).toMatchObject({ usable: false })
})

/** Cloth with a weave and stripes: no ground that a surface fits. */
const checks = (x: number, y: number): Color => (Math.floor(x * 30) % 2 === Math.floor(y * 30) % 2 ? [200, 60, 50] : [240, 232, 220])

test('the foot of a product is one line on a busy ground where a network has not decided', () => {
  const shape = sampleBox(0.5, 0.5, 0.27, 0.22, 0.01)
  const { photo } = cutOutSample({ size: SIDE, ground: checks, shape, color: () => [40, 90, 170], noise: 2 })
  // The network sees too much of the product in one stretch, too little in the next, and is soft about both.
  const wrong = (x: number): number => (x > 0.35 && x < 0.43 ? 0.01 : x > 0.55 && x < 0.65 ? -0.01 : 0)
  const mask = {
    width: SIDE,
    height: SIDE,
    data: Uint8Array.from({ length: SIDE * SIDE }, (_, pixel) => {
      const x = ((pixel % SIDE) + 0.5) / SIDE
      const y = (Math.floor(pixel / SIDE) + 0.5) / SIDE
      const error = y > 0.6 ? wrong(x) : 0
      return 255 * Math.min(1, Math.max(0, 0.5 - (shape(x, y) - error) * (error === 0 ? 200 : 40)))
    }),
  }
  const { product } = cutOut(photo, mask)
  const ends = Array.from({ length: SIDE / 2 }, (_, at) => {
    const x = SIDE / 4 + at
    return Array.from({ length: SIDE }, (__, y) => y).findLast((y) => product.data[(y * SIDE + x) * 4 + 3] > 127) ?? 0
  })
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(3)
})
