import { type Band } from './matte-band.ts'
import { unclearedFloats } from '../../image/plane-memory.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'

/** Numbers per open pixel in the estimates. */
export const SIZE = 7

/**
 * Per open pixel seven numbers: the mean colour of nearby product and of nearby background (0 to 255), nearer pixels weighing more, NaN where there
 * is none; and the spread of the background's light as a share of it.
 */
export function localColors(photo: Pixels, band: Band, radius: number): Float32Array {
  const { pixels } = band
  const out = unclearedFloats(pixels.length * SIZE)
  const disc = discOf(radius, Math.max(1, Math.round(radius / 5)), photo.width)
  for (let index = 0; index < pixels.length; index += 1) {
    const x = pixels[index] % photo.width
    const y = (pixels[index] / photo.width) | 0
    const isInside = x >= radius && y >= radius && x + radius < photo.width && y + radius < photo.height
    colorsAround(out, index * SIZE, photo, band, pixels[index], isInside ? disc : partInside(disc, photo, x, y))
  }
  return out
}

/** The seven numbers of one pixel into `out` from `to` on. */
function colorsAround(
  out: Float32Array,
  to: number,
  { data }: Pixels,
  { alpha, isOpen }: Band,
  pixel: number,
  { steps, weights }: Disc,
): void {
  let product = 0
  let ground = 0
  let productRed = 0
  let productGreen = 0
  let productBlue = 0
  let groundRed = 0
  let groundGreen = 0
  let groundBlue = 0
  let groundSquares = 0
  for (let at = 0; at < steps.length; at += 1) {
    const other = pixel + steps[at]
    if (isOpen[other] === 1) continue
    const weight = weights[at]
    const from = other * 4
    const green = weight * data[from + 1]
    if (alpha[other] === 1) {
      product += weight
      productRed += weight * data[from]
      productGreen += green
      productBlue += weight * data[from + 2]
    } else {
      ground += weight
      groundRed += weight * data[from]
      groundGreen += green
      groundBlue += weight * data[from + 2]
      groundSquares += green * data[from + 1]
    }
  }
  out[to] = productRed / product
  out[to + 1] = productGreen / product
  out[to + 2] = productBlue / product
  out[to + 3] = groundRed / ground
  out[to + 4] = groundGreen / ground
  out[to + 5] = groundBlue / ground
  const mean = groundGreen / ground
  out[to + 6] = Math.sqrt(Math.max(0, groundSquares / ground - mean * mean)) / Math.max(1, mean)
}

/** Offsets of a disc around a pixel: columns, rows and pixels from it, each with its weight. */
interface Disc {
  readonly columns: Int32Array
  readonly rows: Int32Array
  readonly steps: Int32Array
  readonly weights: Float32Array
}

function discOf(radius: number, stride: number, width: number): Disc {
  const columns: number[] = []
  const rows: number[] = []
  const weights: number[] = []
  for (let y = -radius; y <= radius; y += stride) {
    for (let x = -radius; x <= radius; x += stride) {
      const share = (x * x + y * y) / (radius * radius)
      if (share > 1) continue
      columns.push(x)
      rows.push(y)
      weights.push(1 / (1 + (share * 9) ** 2))
    }
  }
  const steps = Int32Array.from(rows, (row, at) => row * width + columns[at])
  return { columns: Int32Array.from(columns), rows: Int32Array.from(rows), steps, weights: Float32Array.from(weights) }
}

/** The offsets of a disc around a pixel near the frame that lie in the image. */
function partInside({ columns, rows, steps, weights }: Disc, { width, height }: Pixels, x: number, y: number): Disc {
  const isIn = (_: number, at: number): boolean =>
    x + columns[at] >= 0 && x + columns[at] < width && y + rows[at] >= 0 && y + rows[at] < height
  return { columns: columns.filter(isIn), rows: rows.filter(isIn), steps: steps.filter(isIn), weights: weights.filter(isIn) }
}

/**
 * Colours of the edge as they would be without background shining through: near product colours, and the unmixed pixel where it is mostly product.
 */
export function withoutGroundColor({ width, height, data }: Pixels, { alpha, pixels }: Band, estimates: Float32Array): Pixels {
  const out = data.slice()
  for (let y = 0; y < height; y += 1) alphaOfRow(out, alpha, y * width, (y + 1) * width)
  const near = new Float64Array(3)
  for (let index = 0; index < pixels.length; index += 1) {
    const own = alpha[pixels[index]]
    if (own >= 0.995 || own <= 0) continue
    productNear(near, data, alpha, pixels[index], width, height)
    unmix(out, data, pixels[index], own, near, estimates, index * SIZE)
  }
  return { width, height, data: out }
}

function alphaOfRow(out: Uint8ClampedArray, alpha: Float32Array, start: number, end: number): void {
  for (let pixel = start; pixel < end; pixel += 1) out[pixel * 4 + 3] = alpha[pixel] * 255 + 0.5
}

/** The colour of one pixel of the edge, `own` its alpha, `near` the product's colour beside it. */
function unmix(
  out: Uint8ClampedArray,
  data: Uint8ClampedArray,
  pixel: number,
  own: number,
  near: Float64Array,
  estimates: Float32Array,
  from: number,
): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const product = Number.isNaN(near[0]) ? estimates[from + channel] : near[channel]
    const ground = estimates[from + 3 + channel]
    const mixed = data[pixel * 4 + channel]
    const unmixed = Number.isNaN(ground) ? mixed : Math.min(255, Math.max(0, (mixed - (1 - own) * ground) / Math.max(0.2, own)))
    const guide = Number.isNaN(product) ? unmixed : product
    out[pixel * 4 + channel] = guide + (unmixed - guide) * own * own * 0.5
  }
}

/** The mean colour of the product within three pixels, nearer ones weighing more, into `out`; NaN where there is none. */
function productNear(out: Float64Array, data: Uint8ClampedArray, alpha: Float32Array, pixel: number, width: number, height: number): void {
  const x = pixel % width
  const y = (pixel / width) | 0
  let weight = 0
  let red = 0
  let green = 0
  let blue = 0
  for (let row = Math.max(0, y - 3), bottom = Math.min(height - 1, y + 3); row <= bottom; row += 1) {
    for (let column = Math.max(0, x - 3), right = Math.min(width - 1, x + 3); column <= right; column += 1) {
      const other = row * width + column
      if (alpha[other] < 0.9) continue
      const near = 1 / (1 + (row - y) * (row - y) + (column - x) * (column - x))
      weight += near
      red += near * data[other * 4]
      green += near * data[other * 4 + 1]
      blue += near * data[other * 4 + 2]
    }
  }
  out[0] = red / weight
  out[1] = green / weight
  out[2] = blue / weight
}
