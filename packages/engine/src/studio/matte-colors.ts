import { type Band } from './matte-band.ts'
import { type Pixels } from './pixels.ts'

/** Numbers per open pixel in the estimates. */
export const SIZE = 7

/** Per open pixel seven numbers: the mean colour of nearby product and of nearby ground (0 to 255), nearer pixels counting more, NaN where there
 * is none; and the spread of the ground's light as a share of it. */
export function localColors({ width, height, data }: Pixels, { alpha, pixels, isOpen }: Band, radius: number): Float32Array {
  const out = new Float32Array(pixels.length * SIZE)
  const stride = Math.max(1, Math.round(radius / 5))
  const { columns, rows, weights } = windowOf(radius, stride)
  for (let index = 0; index < pixels.length; index += 1) {
    const x = pixels[index] % width
    const y = (pixels[index] / width) | 0
    let product = 0
    let ground = 0
    let productRed = 0
    let productGreen = 0
    let productBlue = 0
    let groundRed = 0
    let groundGreen = 0
    let groundBlue = 0
    let groundSquares = 0
    const isInside = x >= radius && y >= radius && x + radius < width && y + radius < height
    for (let at = 0; at < weights.length; at += 1) {
      // Away from the frame every place of the window is in the picture.
      if (!isInside) {
        const column = x + columns[at]
        const row = y + rows[at]
        if (column < 0 || row < 0 || column >= width || row >= height) continue
      }
      const other = pixels[index] + rows[at] * width + columns[at]
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
    const to = index * SIZE
    out[to] = productRed / product
    out[to + 1] = productGreen / product
    out[to + 2] = productBlue / product
    out[to + 3] = groundRed / ground
    out[to + 4] = groundGreen / ground
    out[to + 5] = groundBlue / ground
    const mean = groundGreen / ground
    out[to + 6] = Math.sqrt(Math.max(0, groundSquares / ground - mean * mean)) / Math.max(1, mean)
  }
  return out
}

/** Places of a disc around a pixel, in columns and rows from it, each with its weight. */
function windowOf(radius: number, stride: number): { columns: Int32Array; rows: Int32Array; weights: Float32Array } {
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
  return { columns: Int32Array.from(columns), rows: Int32Array.from(rows), weights: Float32Array.from(weights) }
}

/** Colours of the edge as they would be without ground shining through: near product colours, and the unmixed pixel where it is mostly product. */
export function withoutGroundColor(
  { width, height, data }: Pixels,
  alpha: Float32Array,
  { pixels }: Band,
  estimates: Float32Array,
): Pixels {
  const out = data.slice()
  for (let pixel = 0, at = 3; pixel < alpha.length; pixel += 1, at += 4) out[at] = alpha[pixel] * 255 + 0.5
  const near = new Float64Array(3)
  for (let index = 0; index < pixels.length; index += 1) {
    const pixel = pixels[index]
    const own = alpha[pixel]
    if (own >= 0.995 || own <= 0) continue
    productNear(near, data, alpha, pixel, width, height)
    for (let channel = 0; channel < 3; channel += 1) {
      const product = Number.isNaN(near[0]) ? estimates[index * SIZE + channel] : near[channel]
      const ground = estimates[index * SIZE + 3 + channel]
      const mixed = data[pixel * 4 + channel]
      const unmixed = Number.isNaN(ground) ? mixed : Math.min(255, Math.max(0, (mixed - (1 - own) * ground) / Math.max(0.2, own)))
      const guide = Number.isNaN(product) ? unmixed : product
      out[pixel * 4 + channel] = guide + (unmixed - guide) * own * own * 0.5
    }
  }
  return { width, height, data: out }
}

/** The mean colour of the product within three pixels, nearer ones counting more, into `out`; NaN where there is none. */
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
