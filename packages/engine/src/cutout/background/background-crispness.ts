import { boxBlur } from '../grid/box-blur.ts'
import { type Grid } from '../grid/cut-out-planes.ts'
import { floatPlane, freeingPlanes } from '../../image/plane-memory.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'

/** Cells around a cell for the spread of lightness. */
const SPREAD_RADIUS = 4
/** Pixels on each side of a pixel for its two means. */
const FINE = 1
const COARSE = 4
/** Crispness over spread: below the first a slope is surely smooth, above the second surely an edge. A perfect edge has 0.66. */
const SMOOTH_RATIO = 0.18
const EDGE_RATIO = 0.3
/** Least spread assumed of a flat background: without it, the grain of paper and of compression would be edges. */
const FLAT_SPREAD = 0.025

/**
 * How crisp each cell of a smaller grid is: the strongest difference, inside the cell, between the photograph's lightness over 3 px and over 9 px. A
 * straight ramp gives 0 however steep, a soft shadow nearly 0, an edge of contrast c about 0.3 c; a value that is small beside the spread of
 * lightness around it is the bend of a steep shadow, and is dropped. Works on the full photograph, because that is where the outline of a product is
 * one pixel wide and the rim of a shadow is not. Lightness 0 to 1.
 */
export function crispness(photo: Pixels, grid: Grid): Float32Array {
  const out = floatPlane(grid.width * grid.height)
  freeingPlanes(() => measure(out, photo, grid))
  return out
}

function measure(out: Float32Array, photo: Pixels, grid: Grid): void {
  const { width, height } = photo
  const count = grid.width * grid.height
  const sums = floatPlane(count)
  const squares = floatPlane(count)
  const columns = Int32Array.from({ length: width }, (_, x) => Math.min(grid.width - 1, ((x * grid.width) / width) | 0))
  const columnsOf = pixelsPer(grid.width, width)
  const rowsOf = pixelsPer(grid.height, height)
  // Only the rows in reach are stored: whole planes of a photograph do not fit the processor's cache. One of zeros stands for those beyond the frame.
  const ring = Array.from({ length: 2 * COARSE + 1 }, () => new Float32Array(width))
  const nothing = new Float32Array(width)
  const rowAt = (y: number): Float32Array => (y < 0 || y >= height ? nothing : ring[y % ring.length])
  const coarseSums = new Float64Array(width)
  for (let y = -COARSE; y < height; y += 1) {
    const coming = y + COARSE
    // The row that enters the coarse window takes the place of the one that leaves it.
    if (coming < height) lumaOfRow(ring[coming % ring.length], coarseSums, photo, coming)
    else leave(coarseSums, rowAt(y - COARSE - 1))
    if (y < 0) continue
    const coarseRows = Math.min(height - 1, y + COARSE) - Math.max(0, y - COARSE) + 1
    const fineRows = Math.min(height - 1, y + FINE) - Math.max(0, y - FINE) + 1
    const start = Math.min(grid.height - 1, ((y * grid.height) / height) | 0) * grid.width
    measureRow(rowAt(y - FINE), rowAt(y), rowAt(y + FINE), coarseSums, fineRows, coarseRows, columns, start, out, sums, squares)
  }
  // Each cell by its own number of pixels: a mean that is off by a hundredth would drown the spread on a white background.
  for (let row = 0, cell = 0; row < grid.height; row += 1) {
    for (let column = 0; column < grid.width; column += 1, cell += 1) {
      const share = 1 / Math.max(1, rowsOf[row] * columnsOf[column])
      sums[cell] *= share
      squares[cell] *= share
    }
  }
  const mean = boxBlur(sums, grid, SPREAD_RADIUS)
  const meanSquare = boxBlur(squares, grid, SPREAD_RADIUS)
  for (let cell = 0; cell < count; cell += 1) {
    const spread = Math.sqrt(FLAT_SPREAD * FLAT_SPREAD + Math.max(0, meanSquare[cell] - mean[cell] * mean[cell]))
    const share = (out[cell] / spread - SMOOTH_RATIO) / (EDGE_RATIO - SMOOTH_RATIO)
    if (share < 1) out[cell] *= share > 0 ? share : 0
  }
}

/**
 * One row of pixels, from its lightness and that of the rows beside it, and the sums of its coarse columns, into the cells from `start` on. A function
 * of its own, so that it is compiled once.
 */
function measureRow(
  above: Float32Array,
  own: Float32Array,
  below: Float32Array,
  coarseSums: Float64Array,
  fineRows: number,
  coarseRows: number,
  columns: Int32Array,
  start: number,
  out: Float32Array,
  sums: Float32Array,
  squares: Float32Array,
): void {
  const width = columns.length
  let coarse = 0
  let coarseCount = Math.min(COARSE, width)
  for (let x = 0; x < coarseCount; x += 1) coarse += coarseSums[x]
  let left = 0
  let middle = 0
  let right = above[0] + own[0] + below[0]
  for (let x = 0; x < width; x += 1) {
    left = middle
    middle = right
    right = x + 1 < width ? above[x + 1] + own[x + 1] + below[x + 1] : 0
    if (x + COARSE < width) {
      coarse += coarseSums[x + COARSE]
      coarseCount += 1
    }
    if (x > COARSE) {
      coarse -= coarseSums[x - COARSE - 1]
      coarseCount -= 1
    }
    const fineCount = 1 + (x > 0 ? 1 : 0) + (x + 1 < width ? 1 : 0)
    const mean = (left + middle + right) / (fineCount * fineRows)
    const difference = Math.abs(mean - coarse / (coarseCount * coarseRows))
    const cell = start + columns[x]
    if (difference > out[cell]) out[cell] = difference
    sums[cell] += mean
    squares[cell] += mean * mean
  }
}

/** How many of `pixels` fall into each of `cells`. */
function pixelsPer(cells: number, pixels: number): Int32Array {
  const out = new Int32Array(cells)
  for (let pixel = 0; pixel < pixels; pixel += 1) out[Math.min(cells - 1, ((pixel * cells) / pixels) | 0)] += 1
  return out
}

function leave(sums: Float64Array, row: Float32Array): void {
  for (let x = 0; x < sums.length; x += 1) sums[x] -= row[x]
}

/** Lightness 0 to 1, in sRGB's own curve, in place of a row's; the difference into the sums of its columns. */
function lumaOfRow(row: Float32Array, sums: Float64Array, { width, data }: Pixels, y: number): void {
  for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
    const luma = Math.fround((data[at] * 0.3 + data[at + 1] * 0.55 + data[at + 2] * 0.15) / 255)
    sums[x] += luma - row[x]
    row[x] = luma
  }
}
