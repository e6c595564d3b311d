import { expect, test } from 'vitest'
import { resizeRegion } from '@adloom/renderer/resize-product.ts'
import { outlined, wholeOutline } from './outlined.test-data.ts'
import { measureLook } from './product-look.ts'

test("a product's colour, lightness and light direction are measured", () => {
  const look = measureLook(
    outlined(() => true),
    wholeOutline,
  )
  expect(look.hue).toBeGreaterThan(240)
  expect(look.hue).toBeLessThan(285)
  expect(look.lightFromRight).toBeCloseTo(0)
  expect(
    measureLook(
      outlined(() => true, [250, 250, 250]),
      wholeOutline,
    ),
  ).toMatchObject({ hue: null })
  expect(
    measureLook(
      outlined(() => false),
      wholeOutline,
    ).lightness,
  ).toBe(0.5)
})

test('resizing keeps flat colour exactly and takes no colour from transparent pixels', () => {
  const half = outlined((x) => x > 0.5, [200, 100, 50])
  const small = resizeRegion(half, wholeOutline, 31, 31)
  for (let at = 0; at < small.data.length; at += 4) {
    if (small.data[at + 3] < 8) continue
    expect([small.data[at], small.data[at + 1], small.data[at + 2]]).toEqual([200, 100, 50])
  }
  expect(small.data[3]).toBe(0)
  expect(small.data[30 * 4 + 3]).toBe(255)
})
