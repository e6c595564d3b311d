import { expect, test } from 'vitest'
import { contactAt, contactMap } from './contact-map.ts'
import { groundUnder } from './product-feet.ts'

const COLUMNS = 100
const LEAN = 5

/** The contact of a product one unit wide and high; `lowest`: rows of a hundred below each column. */
const contactOf = (lowest: (column: number) => number) => {
  const gaps = Float32Array.from({ length: COLUMNS }, (_, column) => lowest(column))
  const silhouette = { left: -0.5, width: 1, height: 1, depth: 0.7, columns: COLUMNS, rows: COLUMNS, ground: groundUnder(gaps), lean: LEAN }
  const map = contactMap(silhouette, gaps)
  return (x: number, z: number): number => contactAt(map, map.sky, x, z)
}

test('the ground is darkest where a foot meets it and lighter the further it is away', () => {
  const at = contactOf(() => 0)
  expect(at(0, 0)).toBeGreaterThan(0.85)
  expect(at(0, 0.1)).toBeGreaterThan(at(0, 0.3) + 0.1)
  expect(at(0, 0.3)).toBeGreaterThan(0.05)
  expect(at(0, 1.25)).toBeLessThan(0.02)
})

test('the far one of two things darkens the ground at its own foot, where the camera sees it', () => {
  const at = contactOf((column) => (column < 45 ? 0 : column < 55 ? 90 : 20))
  const foot = -0.2 * LEAN
  expect(at(0.3, foot)).toBeGreaterThan(0.85)
  expect(at(0.3, foot + 0.4)).toBeLessThan(0.4)
})

test('ground below what hangs above it is lighter than below a foot', () => {
  const at = contactOf((column) => (column < 40 ? 0 : 30))
  expect(at(0.3, -0.2)).toBeLessThan(at(-0.3, -0.2) - 0.2)
})
