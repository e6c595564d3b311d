import { expect, test } from 'vitest'
import { elevationOfFoot, groundUnder } from './product-feet.ts'

const COLUMNS = 200

/** Ground under an outline that `lowest` gives for each share of the width, both in shares of the width. */
function groundOf(lowest: (at: number) => number): (at: number) => number {
  const rows = Float32Array.from({ length: COLUMNS }, (_, column) => Math.round(lowest((column + 0.5) / COLUMNS) * COLUMNS))
  const ground = groundUnder(rows)
  return (at) => ground[Math.floor(at * COLUMNS)] / COLUMNS
}

test('the ground under a flat foot is level', () => {
  const ground = groundOf(() => 0)
  expect([ground(0.01), ground(0.5), ground(0.99)]).toEqual([0, 0, 0])
})

test('the far legs of a chair stand further back, also between the near ones', () => {
  const seat = 0.6
  const legs = [
    [0.02, 0],
    [0.3, 0.15],
    [0.7, 0.15],
    [0.98, 0],
  ]
  const ground = groundOf((at) => legs.find(([middle]) => Math.abs(at - middle) < 0.03)?.[1] ?? seat)
  expect(ground(0.3)).toBeCloseTo(0.15)
  expect(ground(0.7)).toBeCloseTo(0.15)
  expect(ground(0.02)).toBe(0)
  expect(ground(0.5)).toBe(0)
})

test('the wheels of a suitcase seen on its corner stand where they are', () => {
  const wheels = [
    [0.03, 0.2],
    [0.4, 0],
    [0.97, 0.16],
  ]
  const ground = groundOf((at) => wheels.find(([middle]) => Math.abs(at - middle) < 0.03)?.[1] ?? 0.35)
  expect(ground(0.03)).toBeCloseTo(0.2, 1)
  expect(ground(0.97)).toBeCloseTo(0.16)
  expect(ground(0.7)).toBeCloseTo(0.08, 1)
})

test('the whole foot of the further of two glasses stands', () => {
  const ground = groundOf((at) => (at < 0.5 ? 0 : at < 0.55 ? 0.9 : 0.25))
  expect([ground(0.4), ground(0.6), ground(0.8)]).toEqual([0, 0.25, 0.25])
})

test('the sides of a ball hang above the ground', () => {
  const ground = groundOf((at) => 0.5 - Math.sqrt(0.25 - (at - 0.5) ** 2))
  expect(ground(0.05)).toBeLessThan(0.06)
  expect(ground(0.5)).toBe(0)
})

test("a mug's handle hangs above the ground, and the curve of its foot runs to the back", () => {
  const foot = (at: number): number => 0.08 - 0.08 * Math.sqrt(Math.max(0, 1 - ((at - 0.35) / 0.35) ** 2))
  const ground = groundOf((at) => (at < 0.7 ? foot(at) : 0.3 + 8 * (at - 0.85) ** 2))
  expect(ground(0.85)).toBeLessThan(0.1)
  expect(ground(0.6)).toBeCloseTo(foot(0.6), 1)
})

/** Columns of a foot seen so many degrees from above: an outline that goes up as high as its side where the foot ends. */
const sidesOf = (foot: (at: number) => number): Float32Array =>
  Float32Array.from({ length: COLUMNS }, (_, column) => Math.round(foot(((column + 0.5) / COLUMNS) * 2 - 1) * (COLUMNS / 2)))

test.each([8, 12, 16, 20])('a round foot and the corner of a box tell a camera %i° above the ground', (degrees) => {
  const sine = Math.sin((degrees * Math.PI) / 180)
  const round = sidesOf((at) => sine * (1 - Math.sqrt(1 - at * at)))
  expect(Math.abs(elevationOfFoot(round) - degrees)).toBeLessThan(5)
  // Turned by 30°: the nearest corner is not in the middle.
  const turn = Math.PI / 6
  const corner = sidesOf((at) => (at < 0.5 ? (0.5 - at) * Math.tan(turn) : (at - 0.5) / Math.tan(turn)) * sine)
  expect(Math.abs(elevationOfFoot(corner) - degrees)).toBeLessThan(6)
})

test('a level foot tells nothing of the camera, nor does one thing behind another', () => {
  expect(elevationOfFoot(sidesOf(() => 0))).toBe(0)
  expect(elevationOfFoot(sidesOf((at) => (at < 0 ? 0 : 0.3)))).toBe(0)
})
