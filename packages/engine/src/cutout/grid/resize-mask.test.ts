import { expect, test } from 'vitest'
import { resizeMask } from './resize-mask.ts'

const mask = (width: number, height: number, value: (x: number, y: number) => number) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, cell) => value(cell % width, Math.floor(cell / width))),
})

test('a mask of its own size stays as it is', () => {
  const same = mask(4, 3, (x) => x * 60)
  expect(resizeMask(same, 4, 3)).toBe(same.data)
})

test('a smaller mask holds the means of what it covers', () => {
  const half = resizeMask(
    mask(8, 8, (x) => (x < 4 ? 200 : 0)),
    4,
    4,
  )
  expect([...half.subarray(0, 4)]).toEqual([200, 175, 25, 0])
  expect([...half.subarray(12)]).toEqual([...half.subarray(0, 4)])
})

test('a larger mask runs evenly between its values and never beyond them', () => {
  const wide = [
    ...resizeMask(
      mask(2, 1, (x) => x * 240),
      8,
      1,
    ),
  ]
  expect(wide).toEqual(wide.toSorted((one, other) => one - other))
  expect(wide[0]).toBe(0)
  expect(wide[7]).toBe(240)
  expect(new Set(wide).size).toBeGreaterThan(4)
})
