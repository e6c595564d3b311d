import { type Grid, boxBlur } from './cut-out-planes.ts'
import { type Pixels } from './pixels.ts'

/** Cells around a cell over which the spread of lightness is taken. */
const SPREAD_RADIUS = 4
/** Crispness over spread: below the first a slope is surely smooth, above the second surely an edge. A perfect edge has 0.66. */
const SMOOTH_RATIO = 0.18
const EDGE_RATIO = 0.3

/**
 * How crisp each cell of a smaller grid is: the strongest difference, inside the cell, between the photograph's lightness over 3 px and
 * over 9 px. A straight ramp gives 0 however steep, a soft shadow nearly 0, an edge of contrast c about 0.3 c; what is small beside the
 * spread of lightness around it is the bend of a steep shadow, and is taken back. Works on the full photograph, because that is where the
 * outline of a product is one pixel wide and the rim of a shadow is not. Lightness 0 to 1.
 */
export function crispness(photo: Pixels, grid: Grid): Float32Array {
  const luma = lumaOf(photo)
  const fine = boxBlur(luma, photo, 1)
  const coarse = boxBlur(luma, photo, 4)
  const count = grid.width * grid.height
  const out = new Float32Array(count)
  const sums = new Float32Array(count)
  const squares = new Float32Array(count)
  const columns = Int32Array.from({ length: photo.width }, (_, x) => Math.min(grid.width - 1, ((x * grid.width) / photo.width) | 0))
  for (let y = 0, at = 0; y < photo.height; y += 1) {
    const start = Math.min(grid.height - 1, ((y * grid.height) / photo.height) | 0) * grid.width
    for (let x = 0; x < photo.width; x += 1, at += 1) {
      const difference = Math.abs(fine[at] - coarse[at])
      const cell = start + columns[x]
      if (difference > out[cell]) out[cell] = difference
      sums[cell] += fine[at]
      squares[cell] += fine[at] * fine[at]
    }
  }
  const mean = boxBlur(sums, grid, SPREAD_RADIUS)
  const meanSquare = boxBlur(squares, grid, SPREAD_RADIUS)
  const perCell = count / (photo.width * photo.height)
  for (let cell = 0; cell < count; cell += 1) {
    const average = mean[cell] * perCell
    const spread = Math.sqrt(Math.max(1e-8, meanSquare[cell] * perCell - average * average))
    out[cell] *= Math.min(1, Math.max(0, (out[cell] / spread - SMOOTH_RATIO) / (EDGE_RATIO - SMOOTH_RATIO)))
  }
  return out
}

/** Lightness 0 to 1, in sRGB's own curve. */
function lumaOf({ width, height, data }: Pixels): Float32Array {
  const luma = new Float32Array(width * height)
  for (let index = 0, at = 0; index < luma.length; index += 1, at += 4) {
    luma[index] = (data[at] * 0.3 + data[at + 1] * 0.55 + data[at + 2] * 0.15) / 255
  }
  return luma
}
