import { bytePlane } from '../../image/plane-memory.ts'

/** Size of a grid whose values lie row by row in a typed array, in cells. */
export interface Grid {
  readonly width: number
  readonly height: number
}

/** Part of a grid: from `left` and `top` to before `right` and `bottom`. */
export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The smallest area with all cells that are `value` (all others unless `isValue`), and `margin` cells more on each side; null without any. */
export function areaOfCells(mask: Uint8Array, { width, height }: Grid, value: number, isValue: boolean, margin: number): Area | null {
  let left = width
  let right = 0
  let top = height
  let bottom = 0
  for (let y = 0; y < height; y += 1) {
    const start = y * width
    const first = firstInRow(mask, start, start + width, value, isValue, 1)
    if (first === start + width) continue
    left = Math.min(left, first - start)
    // Only a row that could end further right needs scanning.
    right = Math.max(right, firstInRow(mask, start + width - 1, start + right - 1, value, isValue, -1) + 1 - start)
    top = Math.min(top, y)
    bottom = y + 1
  }
  if (bottom === 0) return null
  return {
    left: Math.max(0, left - margin),
    right: Math.min(width, right + margin),
    top: Math.max(0, top - margin),
    bottom: Math.min(height, bottom + margin),
  }
}

/** The first such cell on the way from `start` to `end`; `end` without one. */
function firstInRow(mask: Uint8Array, start: number, end: number, value: number, isValue: boolean, step: number): number {
  let cell = start
  while (cell !== end && (mask[cell] === value) !== isValue) cell += step
  return cell
}

/** 1 where `passes`, else 0. */
export function maskWhere(count: number, passes: (cell: number) => boolean): Uint8Array {
  const mask = bytePlane(count)
  for (let cell = 0; cell < count; cell += 1) if (passes(cell)) mask[cell] = 1
  return mask
}

/** 1 where `values` are at least `limit`, else 0. */
export function maskFrom(values: Float32Array, limit: number): Uint8Array {
  const mask = bytePlane(values.length)
  for (let cell = 0; cell < mask.length; cell += 1) if (values[cell] >= limit) mask[cell] = 1
  return mask
}

/** 1 where `kinds` is `kind`, else 0. */
export function maskOf(kinds: Uint8Array, kind: number): Uint8Array {
  const mask = bytePlane(kinds.length)
  for (let cell = 0; cell < mask.length; cell += 1) if (kinds[cell] === kind) mask[cell] = 1
  return mask
}

/** How many cells from `start` to before `end` are `value`. */
export function countInRow(mask: Uint8Array, start: number, end: number, value: number): number {
  let count = 0
  for (let cell = start; cell < end; cell += 1) if (mask[cell] === value) count += 1
  return count
}

/** Steps from a cell to its four neighbours. */
export const neighbourSteps = ({ width }: Grid): readonly number[] => [-1, 1, -width, width]

/** The values below which these shares of `values` lie; 0 for none. Changes the order of `values`. */
export const quantiles = (values: Float32Array, shares: readonly number[]): number[] =>
  shares.map((share) => (values.length === 0 ? 0 : placedIn(values, Math.min(values.length - 1, Math.floor(values.length * share)))))

/** The value that sorting would bring to `place` (C. A. R. Hoare, 1961). */
function placedIn(values: Float32Array, place: number): number {
  let first = 0
  let last = values.length - 1
  while (first < last) {
    const middle = values[(first + last) >> 1]
    let low = first
    let high = last
    while (low <= high) {
      while (values[low] < middle) low += 1
      while (values[high] > middle) high -= 1
      if (low > high) break
      const value = values[low]
      values[low] = values[high]
      values[high] = value
      low += 1
      high -= 1
    }
    if (place <= high) last = high
    else if (place >= low) first = low
    else break
  }
  return values[place]
}
