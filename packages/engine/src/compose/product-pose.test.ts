import { expect, test } from 'vitest'
import { visibleBox } from '../cutout/visible-box.ts'
import { outlined, wholeOutline } from './outlined.test-data.ts'
import { poseOfOutline } from './product-pose.ts'

test('a mug and a shoe stand', () => {
  expect(
    poseOfOutline(
      outlined(() => true),
      wholeOutline,
    ),
  ).toBe('standing')
  expect(
    poseOfOutline(
      outlined((x, y) => y > 0.6 || x < 0.4),
      wholeOutline,
    ),
  ).toBe('standing')
})

test('a shirt with sleeves and a hat that balances on a corner lie', () => {
  const shirt = (x: number, y: number): boolean => (x > 0.25 && x < 0.75) || (y < 0.5 && (x < 0.2 || x > 0.8 || y < 0.2))
  expect(poseOfOutline(outlined(shirt), wholeOutline)).toBe('lying')
  expect(
    poseOfOutline(
      outlined((x, y) => Math.abs(x - 0.5) + Math.abs(y - 0.5) < 0.5),
      wholeOutline,
    ),
  ).toBe('lying')
})

test('a box with its near corner towards a raised camera stands', () => {
  // The base rises from its near corner to both sides, whose edges are upright; wheels that are small bear it.
  const base = (x: number): number => 0.97 - (x < 0.55 ? (0.55 - x) * 0.45 : (x - 0.55) * 0.3)
  const suitcase = (x: number, y: number): boolean =>
    (y < base(x) - 0.05 && y > 0.05 + 0.1 * x) ||
    ([0.06, 0.55, 0.94].some((wheel) => Math.abs(x - wheel) < 0.05) && y > 0.5 && y < base(x) + 0.03)
  const box = outlined(suitcase)
  expect(poseOfOutline(box, visibleBox(box))).toBe('standing')
})

test.each([12, 20, 30, 45])('a square thing turned by %d degrees, seen from above, lies', (degrees) => {
  const turn = (degrees * Math.PI) / 180
  const cushion = (x: number, y: number): boolean => {
    const [right, down] = [x - 0.5, y - 0.5]
    return (
      Math.max(Math.abs(right * Math.cos(turn) + down * Math.sin(turn)), Math.abs(down * Math.cos(turn) - right * Math.sin(turn))) < 0.34
    )
  }
  const image = outlined(cushion)
  expect(poseOfOutline(image, visibleBox(image))).toBe('lying')
})

test('a toy car whose far wheel is further back stands, and so does a shoe on toe and heel', () => {
  const car = (x: number, y: number): boolean =>
    (y > 0.1 && y < 0.66 + 0.12 * x) || Math.hypot(x - 0.18, (y - 0.72) * 0.6) < 0.1 || Math.hypot(x - 0.78, (y - 0.83) * 0.6) < 0.1
  expect(poseOfOutline(outlined(car), wholeOutline)).toBe('standing')
  const sole = (x: number): number => (x < 0.6 ? 0.3 + 1.1 * x : 0.96)
  const shoe = (x: number, y: number): boolean => (y > sole(x) - 0.3 && y < sole(x)) || (x < 0.12 && y > 0.1 && y < 0.8)
  expect(poseOfOutline(outlined(shoe), wholeOutline)).toBe('standing')
})

test('a lamp stands: its foot is wider than its stem', () => {
  const lamp = (x: number, y: number): boolean => {
    const across = Math.abs(x - 0.5)
    return y < 0.45 ? across < 0.5 : y < 0.85 ? across < 0.08 : across < 0.28
  }
  expect(poseOfOutline(outlined(lamp), wholeOutline)).toBe('standing')
})

test('a suitcase on two wheels and a pair of shoes of which one is further back stand', () => {
  const suitcase = (x: number, y: number): boolean => (y < 0.95 && x > 0.02 && x < 0.98) || (x > 0.06 && x < 0.14) || (x > 0.86 && x < 0.94)
  expect(poseOfOutline(outlined(suitcase), wholeOutline)).toBe('standing')
  const shoes = (x: number, y: number): boolean =>
    (x < 0.5 && y > 0.6 && y < 0.94) || (x > 0.8 && y > 0.5) || (x >= 0.5 && y > 0.3 && y < 0.9)
  expect(poseOfOutline(outlined(shoes), wholeOutline)).toBe('standing')
})

test('what would topple over its supports lies', () => {
  const tilted = (x: number, y: number): boolean => (y < 0.5 && x < 0.6) || (x > 0.62 && x < 0.64) || (x > 0.98 && y > 0.4)
  expect(poseOfOutline(outlined(tilted), wholeOutline)).toBe('lying')
})

test.each([0, 6, 20, 45, 90])('a long thing at %d degrees from the vertical lies when it would topple over', (degrees) => {
  const turn = (degrees * Math.PI) / 180
  const bar = (x: number, y: number): boolean => {
    const along = (y - 0.5) * Math.cos(turn) - (x - 0.5) * Math.sin(turn)
    const across = (y - 0.5) * Math.sin(turn) + (x - 0.5) * Math.cos(turn)
    return Math.abs(along) < 0.42 && Math.abs(across) < 0.14
  }
  const image = outlined(bar)
  expect(poseOfOutline(image, visibleBox(image))).toBe(degrees === 20 || degrees === 45 ? 'lying' : 'standing')
})

test('a necklace lies; a chair and a pair of headphones stand on their two sides', () => {
  const necklace = (x: number, y: number): boolean => Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.46) < 0.04
  expect(poseOfOutline(outlined(necklace), wholeOutline)).toBe('lying')
  const headphones = (x: number, y: number): boolean =>
    y < 0.5 ? Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.46) < 0.04 : Math.abs(Math.abs(x - 0.5) - 0.42) < 0.08
  expect(poseOfOutline(outlined(headphones), wholeOutline)).toBe('standing')
})

test('shoes seen from above, one above the other, lie; a tall vase with a waist stands', () => {
  const shoes = (x: number, y: number): boolean => Math.hypot((x - 0.5) / 0.5, ((y < 0.5 ? y : y - 0.5) - 0.25) / 0.25) < 1
  expect(poseOfOutline(outlined(shoes), wholeOutline)).toBe('lying')
  const vase = (x: number, y: number): boolean => Math.abs(x - 0.5) < 0.1 + 0.2 * Math.abs(y - 0.5)
  expect(poseOfOutline(outlined(vase), wholeOutline)).toBe('standing')
})
