import { expect, test } from 'vitest'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { visibleBox } from '../cutout/cut-out.ts'
import { measureLook, poseOfOutline } from './product-look.ts'
import { resizeRegion } from '@adloom/renderer/resize-product.ts'

/** An image in which `isOpaque` marks the product; x and y as shares from 0 to 1. */
const shape = (isOpaque: (x: number, y: number) => boolean, color: readonly number[] = [40, 90, 200]): Pixels => {
  const side = 120
  const data = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) if (isOpaque((x + 0.5) / side, (y + 0.5) / side)) data.set([...color, 255], (y * side + x) * 4)
  }
  return { width: side, height: side, data }
}
const whole = { x: 0, y: 0, width: 120, height: 120 }

test('a mug and a shoe stand', () => {
  expect(
    poseOfOutline(
      shape(() => true),
      whole,
    ),
  ).toBe('standing')
  expect(
    poseOfOutline(
      shape((x, y) => y > 0.6 || x < 0.4),
      whole,
    ),
  ).toBe('standing')
})

test('a shirt with sleeves and a hat that balances on a corner lie', () => {
  const shirt = (x: number, y: number): boolean => (x > 0.25 && x < 0.75) || (y < 0.5 && (x < 0.2 || x > 0.8 || y < 0.2))
  expect(poseOfOutline(shape(shirt), whole)).toBe('lying')
  expect(
    poseOfOutline(
      shape((x, y) => Math.abs(x - 0.5) + Math.abs(y - 0.5) < 0.5),
      whole,
    ),
  ).toBe('lying')
})

test('a lamp stands: its foot is wider than its stem', () => {
  const lamp = (x: number, y: number): boolean => {
    const across = Math.abs(x - 0.5)
    return y < 0.45 ? across < 0.5 : y < 0.85 ? across < 0.08 : across < 0.28
  }
  expect(poseOfOutline(shape(lamp), whole)).toBe('standing')
})

test('a suitcase on two wheels and a pair of shoes of which one is further back stand', () => {
  const suitcase = (x: number, y: number): boolean => (y < 0.95 && x > 0.02 && x < 0.98) || (x > 0.06 && x < 0.14) || (x > 0.86 && x < 0.94)
  expect(poseOfOutline(shape(suitcase), whole)).toBe('standing')
  const shoes = (x: number, y: number): boolean =>
    (x < 0.5 && y > 0.6 && y < 0.94) || (x > 0.8 && y > 0.5) || (x >= 0.5 && y > 0.3 && y < 0.9)
  expect(poseOfOutline(shape(shoes), whole)).toBe('standing')
})

test('what would topple over its supports lies', () => {
  const tilted = (x: number, y: number): boolean => (y < 0.5 && x < 0.6) || (x > 0.62 && x < 0.64) || (x > 0.98 && y > 0.4)
  expect(poseOfOutline(shape(tilted), whole)).toBe('lying')
})

test.each([0, 6, 20, 45, 90])('a long thing at %d degrees from the vertical lies when it would topple over', (degrees) => {
  const turn = (degrees * Math.PI) / 180
  const bar = (x: number, y: number): boolean => {
    const along = (y - 0.5) * Math.cos(turn) - (x - 0.5) * Math.sin(turn)
    const across = (y - 0.5) * Math.sin(turn) + (x - 0.5) * Math.cos(turn)
    return Math.abs(along) < 0.42 && Math.abs(across) < 0.14
  }
  const image = shape(bar)
  expect(poseOfOutline(image, visibleBox(image))).toBe(degrees === 20 || degrees === 45 ? 'lying' : 'standing')
})

test('a necklace lies; a chair and a pair of headphones stand on their two sides', () => {
  const necklace = (x: number, y: number): boolean => Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.46) < 0.04
  expect(poseOfOutline(shape(necklace), whole)).toBe('lying')
  const headphones = (x: number, y: number): boolean =>
    y < 0.5 ? Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.46) < 0.04 : Math.abs(Math.abs(x - 0.5) - 0.42) < 0.08
  expect(poseOfOutline(shape(headphones), whole)).toBe('standing')
})

test('shoes seen from above, one above the other, lie; a tall vase with a waist stands', () => {
  const shoes = (x: number, y: number): boolean => Math.hypot((x - 0.5) / 0.5, ((y < 0.5 ? y : y - 0.5) - 0.25) / 0.25) < 1
  expect(poseOfOutline(shape(shoes), whole)).toBe('lying')
  const vase = (x: number, y: number): boolean => Math.abs(x - 0.5) < 0.1 + 0.2 * Math.abs(y - 0.5)
  expect(poseOfOutline(shape(vase), whole)).toBe('standing')
})

test("a product's colour, lightness and light direction are measured", () => {
  const look = measureLook(
    shape(() => true),
    whole,
  )
  expect(look.hue).toBeGreaterThan(240)
  expect(look.hue).toBeLessThan(285)
  expect(look.lightFromRight).toBeCloseTo(0)
  expect(
    measureLook(
      shape(() => true, [250, 250, 250]),
      whole,
    ),
  ).toMatchObject({ hue: null })
  expect(
    measureLook(
      shape(() => false),
      whole,
    ).lightness,
  ).toBe(0.5)
})

test('resizing keeps flat colour exactly and takes no colour from transparent pixels', () => {
  const half = shape((x) => x > 0.5, [200, 100, 50])
  const small = resizeRegion(half, whole, 31, 31)
  for (let at = 0; at < small.data.length; at += 4) {
    if (small.data[at + 3] < 8) continue
    expect([small.data[at], small.data[at + 1], small.data[at + 2]]).toEqual([200, 100, 50])
  }
  expect(small.data[3]).toBe(0)
  expect(small.data[30 * 4 + 3]).toBe(255)
})
