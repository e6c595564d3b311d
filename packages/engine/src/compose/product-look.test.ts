import { expect, test } from 'vitest'
import { type Pixels } from '@adloom/renderer/pixels.ts'
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
