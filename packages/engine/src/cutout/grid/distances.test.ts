import { expect, test } from 'vitest'
import { seededRandom } from '@adloom/renderer/noise.ts'
import { boxBlur } from './box-blur.ts'
import { areaOfCells, quantiles } from './cut-out-planes.ts'
import { distancesTo } from './distances.ts'

const grid = { width: 40, height: 30 }
const random = seededRandom(7)
/** A few marks in the middle of an empty mask. */
const mask = Uint8Array.from({ length: grid.width * grid.height }, (_, cell) => {
  const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)]
  return x > 9 && x < 25 && y > 8 && y < 20 && random() < 0.1 ? 1 : 0
})

test('distances within their reach are as without one, and larger beyond it', () => {
  const all = distancesTo(mask, grid, 1)
  const near = distancesTo(mask, grid, 1, 5)
  expect(all.every((distance, cell) => (distance > 5 ? near[cell] > 5 : near[cell] === distance))).toBe(true)
  expect(Math.max(...all)).toBeGreaterThan(10)
  const nowhere = distancesTo(mask, grid, 2, 5)
  expect(nowhere.every((distance) => distance === grid.width + grid.height)).toBe(true)
})

/** The distance in steps of 3 along rows and columns and 4 along diagonals, to the nearest of all such cells. */
function nearest(value: number, cell: number): number {
  const distances = Array.from(mask.keys())
    .filter((other) => mask[other] === value)
    .map((other) => {
      const [across, down] = [(cell % 40) - (other % 40), Math.floor(cell / 40) - Math.floor(other / 40)].map(Math.abs)
      return (3 * Math.max(across, down) + Math.min(across, down)) / 3
    })
  return Math.fround(Math.min(...distances))
}

test.each([0, 1])('the distance to the nearest cell with the value %i is that of the shortest way', (value) => {
  expect(distancesTo(mask, grid, value)).toEqual(Float32Array.from(mask, (_, cell) => nearest(value, cell)))
})

test('an area is blurred as the whole is', () => {
  const values = Float32Array.from(mask, () => random())
  const area = areaOfCells(mask, grid, 1, true, 3)
  if (area === null) throw new Error('the mask is empty')
  for (const radius of [1, 4, 12]) {
    const whole = boxBlur(values, grid, radius)
    const part = boxBlur(values, grid, radius, area)
    for (let y = area.top; y < area.bottom; y += 1) {
      const [from, to] = [y * grid.width + area.left, y * grid.width + area.right]
      expect(part.subarray(from, to)).toEqual(whole.subarray(from, to))
    }
  }
})

test('a blur is the mean of the cells around a cell, fewer of them at the frame', () => {
  const values = Float32Array.from({ length: 15 }, (_, cell) => cell)
  const blurred = boxBlur(values, { width: 5, height: 3 }, 1)
  expect(blurred[7]).toBeCloseTo(7)
  expect(blurred[0]).toBeCloseTo((0 + 1 + 5 + 6) / 4)
  expect(blurred[14]).toBeCloseTo((8 + 9 + 13 + 14) / 4)
})

test('quantiles are those of the sorted values', () => {
  const values = Float32Array.from({ length: 501 }, () => Math.round(random() * 40) / 8)
  const sorted = values.toSorted()
  expect(quantiles(values, [0.5, 0.9, 0])).toEqual([sorted[250], sorted[450], sorted[0]])
  expect(quantiles(new Float32Array(0), [0.5])).toEqual([0])
})
