import { type Area, type Grid } from './cut-out-planes.ts'
import { floatPlane, unclearedFloats } from '../../image/plane-memory.ts'

/**
 * Mean over the square of `radius` around each cell, the square cut at the frame; 0 outside of `area`, null for none. Time does not depend on the radius. Rows are
 * functions of their own here: a nested loop of a function called once is recompiled row by row.
 */
export function boxBlur(source: Float32Array, grid: Grid, radius: number, area: Area | null = null): Float32Array {
  const { width, height } = grid
  const out = area === null ? unclearedFloats(width * height) : floatPlane(width * height)
  const { left, right, top, bottom } = area ?? { left: 0, right: width, top: 0, bottom: height }
  const columns = right - left
  if (columns <= 0) return out
  const reach = 2 * radius + 1
  const counts = Float64Array.from(
    { length: columns },
    (_, index) => Math.min(width - 1, left + index + radius) - Math.max(0, left + index - radius) + 1,
  )
  // A row with room for the window on both sides, and the means of the rows in reach.
  const line = new Float32Array(columns + reach)
  const first = left - radius - 1
  const from = Math.max(0, first)
  const end = Math.min(width, right + radius)
  const rows = new Float32Array(reach * columns)
  const sums = new Float64Array(columns)
  let count = 0
  for (let entering = Math.max(0, top - radius); entering < bottom + radius; entering += 1) {
    const slot = (entering % reach) * columns
    const y = entering - radius
    if (entering - reach >= Math.max(0, top - radius)) count -= 1
    if (entering < height) {
      count += 1
      line.set(source.subarray(entering * width + from, entering * width + end), from - first)
      blurRow(rows, slot, line, counts, sums, reach)
    } else leaveRow(rows, slot, sums)
    if (y >= top) scaleRow(out, y * width + left, sums, 1 / count)
  }
  return out
}

/** The means along one row take the place of those of the row that leaves the window, also in the sums. */
function blurRow(rows: Float32Array, slot: number, line: Float32Array, counts: Float64Array, sums: Float64Array, reach: number): void {
  let sum = 0
  for (let at = 0; at < reach; at += 1) sum += line[at]
  for (let x = 0, at = slot; x < counts.length; x += 1, at += 1) {
    sum += line[x + reach] - line[x]
    const mean = Math.fround(sum / counts[x])
    sums[x] += mean - rows[at]
    rows[at] = mean
  }
}

function leaveRow(rows: Float32Array, slot: number, sums: Float64Array): void {
  for (let x = 0, at = slot; x < sums.length; x += 1, at += 1) {
    sums[x] -= rows[at]
    rows[at] = 0
  }
}

function scaleRow(out: Float32Array, start: number, sums: Float64Array, share: number): void {
  for (let x = 0; x < sums.length; x += 1) out[start + x] = sums[x] * share
}
