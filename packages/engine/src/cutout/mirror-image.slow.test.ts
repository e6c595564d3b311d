import { describe, expect, test } from 'vitest'
import { type SegmentMask } from '@adloom/domain/ports/segmenter.ts'
import { type Color, cutOutSample, type CutOutSample, sampleBox, sampleDisc, type SampleParts } from './cut-out-sample.test-data.ts'
import { cutOut } from './cut-out.ts'
import { decodeImage, encodeJpeg } from '../image/pixels.ts'

const SIDE = 600
/** Where the products stand, and how deep their mirror images are visible. */
const FOOT = 0.66
const DEPTH = 0.2

type Point<Value> = (x: number, y: number) => Value

const table: Color = [247, 247, 248]

/** `strength` of what is above the foot in what is below it, none at `DEPTH`. */
const fading = (y: number, strength: number): number => strength * Math.max(0, 1 - (y - FOOT) / DEPTH)

/** A product on a glossy table; its alpha is without the mirror image. */
function onGlossyTable(shape: Point<number>, color: Point<Color>, ground: Point<Color> = () => table, strength = 0.35): CutOutSample {
  const mirrored: Point<Color> = (x, y) => {
    const behind = ground(x, y)
    const above = 2 * FOOT - y
    // Soft: no shiny ground is perfectly flat.
    const share = y < FOOT ? 0 : Math.min(1, Math.max(0, 0.5 - (shape(x, above) * SIDE) / 3)) * fading(y, strength)
    const own = color(x, above)
    return [0, 1, 2].map((channel) => behind[channel] + (own[channel] - behind[channel]) * share) as unknown as Color
  }
  return cutOutSample({ size: SIDE, ground: mirrored, shape, color, noise: 1 })
}

/** No network. Cut out by colour alone, a mirror image may leave scraps; then the photograph is shown whole. */
const ownSearch = (): null => null

/** What a network sees that takes the mirror image for product. */
const seenWithMirror = ({ alpha }: CutOutSample, shape: Point<number>): SegmentMask => ({
  width: SIDE,
  height: SIDE,
  data: alpha.map((value, at) => {
    const [x, y] = [((at % SIDE) + 0.5) / SIDE, (Math.floor(at / SIDE) + 0.5) / SIDE]
    return y > FOOT && y < FOOT + DEPTH * 0.8 && shape(x, 2 * FOOT - y) < 0 ? 255 : value
  }),
})

/** Shares of the product's area that were kept below its foot, and lost above it. */
async function cutShares(sample: CutOutSample, mask: SegmentMask | null) {
  const { product, usable } = cutOut(await decodeImage(await encodeJpeg(sample.photo, 92), SIDE), mask)
  const counts = { area: 0, kept: 0, lost: 0 }
  sample.alpha.forEach((value, at) => {
    const own = product.data[at * 4 + 3]
    if (value > 127) counts.area += 1
    if (value > 247 && own < 127) counts.lost += 1
    if (value < 8 && own > 127) counts.kept += 1
  })
  return { kept: counts.kept / counts.area, lost: counts.lost / counts.area, usable }
}

const box = sampleBox(0.5, FOOT - 0.2, 0.16, 0.2)
/** A narrow heel and a broad sole, a gap between them. */
const heeled: Point<number> = (x, y) =>
  Math.min(
    sampleBox(0.55, FOOT - 0.3, 0.3, 0.1, 0.02)(x, y),
    sampleBox(0.29, FOOT - 0.15, 0.018 + Math.max(0, FOOT - y) * 0.08, 0.15)(x, y),
    sampleBox(0.7, FOOT - 0.12, 0.14, 0.12)(x, y),
  )
const red: Point<Color> = () => [176, 40, 48]
const labelled: Point<Color> = (x, y) => (Math.abs(y - FOOT + 0.16) < 0.06 && Math.abs(x - 0.5) < 0.12 ? [230, 214, 160] : [36, 70, 130])
const dark: Point<Color> = () => [24, 25, 28]

describe.each<[string, (sample: CutOutSample, shape: Point<number>) => SegmentMask | null]>([
  ['our own search', ownSearch],
  ['what a network saw', seenWithMirror],
])('by %s the mirror image on shiny ground is left out', (_name, maskOf) => {
  test.each<[string, Point<number>, Point<Color>, Point<Color>]>([
    ['of a box on white', box, red, () => table],
    ['of a labelled box on white', box, labelled, () => table],
    ['of a heel on white', heeled, red, () => table],
    ['of a red box on black', box, red, dark],
  ])('%s', async (_of, shape, color, ground) => {
    const sample = onGlossyTable(shape, color, ground)
    const { kept, lost, usable } = await cutShares(sample, maskOf(sample, shape))
    expect(usable || maskOf === ownSearch).toBe(true)
    expect(usable ? kept : 0).toBeLessThan(0.01)
    expect(lost).toBeLessThan(0.01)
  })
})

/** A product that reaches from above the foot's line to below it. */
const lying = (parts: Pick<SampleParts, 'shape' | 'color'>): CutOutSample =>
  cutOutSample({ size: SIDE, ground: () => table, noise: 1, ...parts })
const ring: Point<number> = (x, y) => Math.abs(sampleDisc(0.5, 0.5, 0.26)(x, y)) - 0.05
const hourglass: Point<number> = (x, y) => sampleBox(0.5, 0.5, 0.05 + Math.abs(y - 0.5) * 0.5, 0.3)(x, y)
const tall = sampleBox(0.5, 0.5, 0.14, 0.34)

test.each<[string, Pick<SampleParts, 'shape' | 'color'>]>([
  ['a ring', { shape: ring, color: red }],
  ['an hourglass', { shape: hourglass, color: () => [150, 110, 60] }],
  ['an hourglass that is dark above and pale below', { shape: hourglass, color: (_x, y) => (y < 0.5 ? [70, 60, 60] : [196, 193, 193]) }],
  ['a black bottle with a grey foot', { shape: tall, color: (_x, y) => (y < 0.6 ? [30, 30, 32] : [190, 190, 191]) }],
  ['a bottle that gets paler downwards', { shape: tall, color: (_x, y) => [60 + 170 * y, 60 + 170 * y, 64 + 168 * y] }],
  [
    'a shoe with a white sole',
    { shape: tall, color: (x, y) => (y < 0.72 ? [40, 60, 120] : tall(x, y) > -0.008 ? [206, 206, 207] : [236, 236, 236]) },
  ],
])('%s stays whole', async (_name, parts) => {
  const sample = lying(parts)
  const seen = { width: SIDE, height: SIDE, data: sample.alpha }
  expect((await cutShares(sample, seen)).lost).toBeLessThan(0.01)
  expect((await cutShares(sample, null)).lost).toBeLessThan(0.01)
})
