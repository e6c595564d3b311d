import { expect, test } from 'vitest'
import {
  sampleBox,
  type Color,
  sampleDisc,
  softShadow,
  cutOutSample,
  type CutOutSample,
  type SampleParts,
} from './cut-out-sample.test-data.ts'
import { cutOut } from './cut-out.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { decodeImage, encodeJpeg } from '../image/pixels.ts'

/** Pixels: the size of the search grid, so that shadows are as soft as in a photograph. */
const SIDE = 512
const white: Color = [255, 255, 255]
const red: Color = [196, 38, 44]

/** A red disc on white with a soft shadow under it; `parts` changes it. */
const shot = (parts: Partial<SampleParts>): CutOutSample =>
  cutOutSample({
    size: SIDE,
    ground: () => white,
    shape: sampleDisc(0.5, 0.45, 0.25),
    color: () => red,
    light: softShadow([0.5, 0.7, 0.3, 0.08], 0.45),
    noise: 1.5,
    ...parts,
  })

/** Compressed as in a shop. */
async function compressed({ photo, alpha }: CutOutSample): Promise<CutOutSample> {
  return { photo: await decodeImage(await encodeJpeg(photo, 85), photo.width), alpha }
}

function iou(product: Pixels, truth: Uint8Array): number {
  let both = 0
  let either = 0
  truth.forEach((alpha, pixel) => {
    const own = product.data[pixel * 4 + 3] > 127
    if (own && alpha > 127) both += 1
    if (own || alpha > 127) either += 1
  })
  return both / either
}

const alphaAt = ({ width, height, data }: Pixels, x: number, y: number): number =>
  data[(Math.floor(y * height) * width + Math.floor(x * width)) * 4 + 3]

/** Compared as bytes: matchers take a second for a megabyte. */
const isSame = (one: Uint8ClampedArray, other: Uint8ClampedArray): boolean => Buffer.from(one).equals(Buffer.from(other))

const lightGrey: Color = [236, 236, 238]
const ring = (x: number, y: number): number => Math.abs(Math.hypot(x - 0.5, y - 0.45) - 0.22) - 0.05
const bottle = (x: number, y: number): number =>
  Math.min(sampleBox(0.5, 0.55, 0.12, 0.3, 0.03)(x, y), sampleBox(0.5, 0.2, 0.05, 0.1, 0.01)(x, y))
const barred = (x: number, y: number): Color => (Math.floor((x * 0.6 + y) * 24) % 2 === 0 ? red : [40, 60, 160])

test.each<[string, number, Partial<SampleParts>]>([
  ['a red disc on white', 0.985, {}],
  [
    'a disc on a grey gradient with noise',
    0.985,
    { ground: (_x, y) => [200 - 70 * y, 200 - 70 * y, 204 - 70 * y], color: () => [40, 70, 150], noise: 4 },
  ],
  [
    'a box on a darkening corner',
    0.985,
    {
      ground: (x, y) => [225 - 90 * x * y, 222 - 90 * x * y, 215 - 90 * x * y],
      shape: sampleBox(0.5, 0.45, 0.2, 0.25, 0.02),
      color: barred,
    },
  ],
  [
    'a bottle between wall and floor',
    0.98,
    { ground: (_x, y) => (y < 0.6 ? [190, 205, 215] : [150, 125, 95]), shape: bottle, light: softShadow([0.5, 0.86, 0.2, 0.03], 0.4) },
  ],
  ['a dark thing on a dark ground', 0.98, { ground: () => [46, 46, 48], color: () => [24, 26, 60], noise: 2, light: () => 1 }],
  ['a ring on beige, with its hole', 0.97, { ground: () => [222, 206, 180], shape: ring, color: () => [60, 110, 90] }],
  [
    'a pale box on pale grey',
    0.97,
    { ground: () => lightGrey, shape: sampleBox(0.5, 0.45, 0.22, 0.2, 0.01), color: (x) => [212 - 20 * x, 212 - 20 * x, 214 - 20 * x] },
  ],
])('%s is cut out', async (_name, bar, parts) => {
  const { photo, alpha } = await compressed(shot(parts))
  const { product, usable } = cutOut(photo)
  expect(iou(product, alpha)).toBeGreaterThan(bar)
  expect(usable).toBe(true)
})

test('a white box on white is found by its thin shaded edges', async () => {
  const shape = sampleBox(0.5, 0.5, 0.25, 0.2, 0.01)
  const color = (x: number, y: number): Color => {
    const grey = shape(x, y) > -0.012 ? 222 : 250
    return [grey, grey, grey]
  }
  const { photo, alpha } = await compressed(shot({ shape, color, light: () => 1, noise: 0 }))
  expect(iou(cutOut(photo).product, alpha)).toBeGreaterThan(0.97)
})

test('the hole behind a thin handle is open, on white too', async () => {
  const handled = (x: number, y: number): number =>
    Math.min(sampleBox(0.6, 0.5, 0.16, 0.2, 0.02)(x, y), Math.abs(sampleDisc(0.42, 0.5, 0.12)(x, y)) - 0.015)
  for (const ground of [white, [222, 206, 180] as const]) {
    const { photo } = await compressed(shot({ ground: () => ground, shape: handled, color: () => [30, 40, 60], light: () => 1 }))
    const { product } = cutOut(photo)
    expect(alphaAt(product, 0.37, 0.5)).toBe(0)
    expect(alphaAt(product, 0.3, 0.5)).toBe(255)
    expect(alphaAt(product, 0.6, 0.5)).toBe(255)
  }
})

test('a white disc inside a thick ring on white may be a hole or a part: the cutout is not usable', async () => {
  const { photo } = await compressed(shot({ shape: ring, color: () => [30, 40, 60] }))
  expect(cutOut(photo)).toMatchObject({ usable: false })
})

test('a brown box on beige is not taken for a shadow', async () => {
  const { photo, alpha } = await compressed(
    shot({ ground: () => [226, 205, 175], shape: sampleBox(0.5, 0.5, 0.2, 0.2, 0.01), color: () => [136, 112, 86], light: () => 1 }),
  )
  expect(iou(cutOut(photo).product, alpha)).toBeGreaterThan(0.98)
})

test('a white label with print on a product on white stays closed', async () => {
  const isLabel = sampleBox(0.5, 0.55, 0.1, 0.15)
  const isPrint = (x: number, y: number): boolean => Math.abs(x - 0.5) < 0.07 && Math.abs((y - 0.4) % 0.06) < 0.02
  const color = (x: number, y: number): Color => (isLabel(x, y) > 0 ? [30, 120, 60] : isPrint(x, y) ? [20, 20, 20] : white)
  const { photo, alpha } = await compressed(shot({ shape: bottle, color, light: () => 1, noise: 0 }))
  const { product } = cutOut(photo)
  expect(iou(product, alpha)).toBeGreaterThan(0.98)
  expect(alphaAt(product, 0.45, 0.425)).toBe(255)
})

test('the shadow under a product is removed', async () => {
  const { photo } = await compressed(shot({ light: softShadow([0.5, 0.72, 0.3, 0.08], 0.6) }))
  const { product } = cutOut(photo)
  expect(alphaAt(product, 0.5, 0.72)).toBe(0)
  expect(alphaAt(product, 0.66, 0.72)).toBe(0)
})

test('the edge is soft over at most three pixels and carries no background colour', async () => {
  const { photo } = await compressed(shot({ light: () => 1, noise: 0 }))
  const { product } = cutOut(photo)
  const row = Math.floor(0.45 * SIDE)
  const edge = Array.from({ length: SIDE / 2 }, (_, x) => (row * SIDE + x) * 4).filter(
    (at) => product.data[at + 3] > 3 && product.data[at + 3] < 252,
  )
  expect(edge.length).toBeLessThanOrEqual(3)
  const off = Array.from({ length: SIDE * SIDE }, (_, pixel) => pixel * 4)
    .filter((at) => product.data[at + 3] > 40)
    .map((at) => Math.max(...red.map((value, channel) => Math.abs(product.data[at + channel] - value))))
  // White shining through by a tenth would be 22 levels of green; JPEG itself costs about 15.
  expect(off.filter((levels) => levels > 30).length).toBeLessThan(off.length * 0.002)
})

test('a product that only just touches the frame is still cut out', async () => {
  const { photo, alpha } = await compressed(shot({ shape: sampleDisc(0.3, 0.5, 0.302), light: () => 1 }))
  const { product, usable } = cutOut(photo)
  expect(iou(product, alpha)).toBeGreaterThan(0.97)
  expect(usable).toBe(true)
})

test.each<[string, Partial<SampleParts>]>([
  ['a product cut off by the frame', { shape: sampleBox(0.5, 0.7, 0.25, 0.4), light: () => 1 }],
  ['a product that fills the picture', { shape: sampleDisc(0.5, 0.5, 0.9), color: barred }],
  ['an empty ground', { shape: () => 1, light: () => 1 }],
  [
    'a product on a busy pattern',
    { ground: (x, y) => (Math.sin(x * 90) * Math.sin(y * 70) > 0 ? [200, 180, 150] : [90, 110, 80]), color: barred, light: () => 1 },
  ],
  [
    'a room',
    {
      ground: (x, y) =>
        y > 0.7 ? [120 + 60 * Math.sin(x * 40), 90, 60] : x > 0.6 ? [60, 80 + 90 * y, 110] : [220 - 120 * x, 200, 170 - 60 * y],
      color: barred,
      noise: 6,
    },
  ],
])('%s is not trusted', async (_name, parts) => {
  const { photo } = await compressed(shot(parts))
  expect(cutOut(photo)).toMatchObject({ usable: false })
})

test('an image with its own transparency keeps it bit for bit', () => {
  const { photo, alpha } = shot({})
  const data = photo.data.map((value, at) => (at % 4 === 3 ? alpha[at >> 2] : value))
  const transparent: Pixels = { ...photo, data }
  const { product, usable, box: bounds } = cutOut(transparent)
  expect(isSame(product.data, data)).toBe(true)
  expect(usable).toBe(true)
  expect(bounds).toEqual({ x: 128, y: 102, width: 256, height: 257 })
})

test('a fully transparent image is not usable, and tiny ones do no harm', () => {
  expect(cutOut({ width: 8, height: 8, data: new Uint8ClampedArray(256) })).toMatchObject({ usable: false, box: { width: 0, height: 0 } })
  for (const [width, height] of [
    [1, 1],
    [2, 9],
    [300, 3],
  ]) {
    expect(cutOut({ width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) })).toMatchObject({ usable: false })
  }
})

test('the same photograph gives the same cutout', async () => {
  const { photo } = await compressed(shot({ noise: 4 }))
  const { product: one, ...first } = cutOut(photo)
  const { product: other, ...second } = cutOut(photo)
  expect(second).toEqual(first)
  expect(isSame(one.data, other.data)).toBe(true)
})
