import { type Pixels } from '@adloom/renderer/pixels.ts'
import { expect, test } from 'vitest'
import { photographFocus } from './photograph-focus.ts'

const SIDE = 256

/** A photograph of that brightness at each point, both in fractions. */
function photographOf(brightness: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255)
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++)
    data.fill(255 * brightness((pixel % SIDE) / SIDE, Math.floor(pixel / SIDE) / SIDE), pixel * 4, pixel * 4 + 3)
  return { width: SIDE, height: SIDE, data }
}

test('the focus of a photograph is its product on plain ground', () => {
  const { left, top, width, height } = photographFocus(
    photographOf((x, y) => (x > 0.7 && x < 0.9 && y > 0.6 && y < 0.95 ? 0.4 : 0.8 + 0.1 * y)),
  )
  expect(Math.abs(left - 0.7)).toBeLessThan(0.05)
  expect(Math.abs(left + width - 0.9)).toBeLessThan(0.05)
  expect(Math.abs(top - 0.6)).toBeLessThan(0.05)
  expect(Math.abs(top + height - 0.95)).toBeLessThan(0.05)
})

test.each([
  ['detail everywhere', (x: number, y: number) => 0.5 + 0.4 * Math.sin(x * 60) * Math.cos(y * 60)],
  ['none at all', () => 0.7],
])('it is the whole photograph with %s', (_name, brightness) => {
  const { left, top, width, height } = photographFocus(photographOf(brightness))
  expect([left, top].every((start) => start < 0.06)).toBe(true)
  expect([width, height].every((length) => length > 0.9)).toBe(true)
})
