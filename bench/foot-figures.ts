import { labDistance, labPlanes } from '@adloom/engine/image/color-space.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'

/** The foot is this share of the product's height, with as much of the ground below it as this share. */
const FOOT_SHARE = 0.12
const BELOW_SHARE = 0.03
/** Pixels within which the colour of an edge is looked for in the unmixed product. */
const COLOR_REACH = 4
const GREY = 128

export interface FootFigures {
  /** The sum of the errors of alpha at the foot, as a share of the product there. */
  readonly footError: number
  /** Colour (`labDistance` × 100) by which the foot, laid on grey, differs from the true one: summed up, and divided by the length of its true edge. */
  readonly footColorError: number
}

/** How the foot of a cutout differs from the true one, `truth` the true alpha; null where the truth has no edge there. */
export function footFigures(photo: Pixels, product: Pixels, truth: Uint8Array): FootFigures | null {
  const { width, height } = photo
  const solid = (pixel: number): boolean => truth[pixel] > 127
  const top = Math.floor(truth.findIndex((_, pixel) => solid(pixel)) / width)
  const bottom = Math.floor(truth.findLastIndex((_, pixel) => solid(pixel)) / width)
  const first = Math.round(bottom - (bottom - top) * FOOT_SHARE)
  const rows = Math.min(height, Math.round(bottom + 2 + (bottom - top) * BELOW_SHARE)) - first
  const own = { width, height: rows, data: new Uint8ClampedArray(width * rows * 4) }
  const wanted = { width, height: rows, data: new Uint8ClampedArray(width * rows * 4) }
  let error = 0
  let area = 0
  let edge = 0
  for (let at = 0, pixel = first * width; at < width * rows; at += 1, pixel += 1) {
    const alpha = product.data[pixel * 4 + 3]
    error += Math.abs(alpha - truth[pixel])
    area += truth[pixel]
    if (truth[pixel] > 0 && truth[pixel] < 255) edge += 1
    layOnGrey(own, at, product, pixel, alpha)
    layOnGrey(wanted, at, photo, truth[pixel] === 0 ? pixel : nearestSolid(truth, pixel, photo), truth[pixel])
  }
  if (edge === 0) return null
  const [one, other] = [labPlanes(own), labPlanes(wanted)]
  const colors = one.l.reduce((sum, l, at) => sum + labDistance(l - other.l[at], one.a[at] - other.a[at], one.b[at] - other.b[at]), 0)
  return { footError: error / area, footColorError: (colors * 100) / edge }
}

function layOnGrey(out: Pixels, at: number, from: Pixels, pixel: number, alpha: number): void {
  for (let channel = 0; channel < 3; channel += 1)
    out.data[at * 4 + channel] = GREY + ((from.data[pixel * 4 + channel] - GREY) * alpha) / 255
  out.data[at * 4 + 3] = 255
}

/** The nearest pixel that is nothing but product; the pixel itself without one. */
function nearestSolid(truth: Uint8Array, pixel: number, { width, height }: Pixels): number {
  if (truth[pixel] === 255) return pixel
  const x = pixel % width
  const y = Math.floor(pixel / width)
  let nearest = pixel
  let least = Infinity
  for (let row = Math.max(0, y - COLOR_REACH); row <= Math.min(height - 1, y + COLOR_REACH); row += 1) {
    for (let column = Math.max(0, x - COLOR_REACH); column <= Math.min(width - 1, x + COLOR_REACH); column += 1) {
      const distance = (row - y) ** 2 + (column - x) ** 2
      if (truth[row * width + column] !== 255 || distance >= least) continue
      least = distance
      nearest = row * width + column
    }
  }
  return nearest
}
