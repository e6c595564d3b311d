import { type Grid, boxBlur } from './cut-out-planes.ts'
import { type Pixels } from './pixels.ts'

/**
 * How crisp each cell of a smaller grid is: the strongest difference, inside the cell, between the photograph's lightness over 3 px and
 * over 9 px. A straight ramp gives 0 however steep, a soft shadow nearly 0, an edge of contrast c about 0.3 c. Works on the full photograph,
 * because that is where the outline of a product is one pixel wide and the rim of a shadow is not. Lightness 0 to 1.
 */
export function crispness(photo: Pixels, grid: Grid): Float32Array {
  const luma = lumaOf(photo)
  const fine = boxBlur(luma, photo, 1)
  const coarse = boxBlur(luma, photo, 4)
  const out = new Float32Array(grid.width * grid.height)
  const columns = Int32Array.from({ length: photo.width }, (_, x) => Math.min(grid.width - 1, ((x * grid.width) / photo.width) | 0))
  for (let y = 0, at = 0; y < photo.height; y += 1) {
    const start = Math.min(grid.height - 1, ((y * grid.height) / photo.height) | 0) * grid.width
    for (let x = 0; x < photo.width; x += 1, at += 1) {
      const difference = Math.abs(fine[at] - coarse[at])
      const cell = start + columns[x]
      if (difference > out[cell]) out[cell] = difference
    }
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
