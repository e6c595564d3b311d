import { type Grid, boxBlur, distanceTo } from './cut-out-planes.ts'
import { type Pixels } from './pixels.ts'

/** Cells outside and inside the coarse outline between which the true outline is looked for. */
const OUTSIDE_CELLS = 1.6
const INSIDE_CELLS = 2.4
/** How far colours of product and ground are fetched from, beyond the band, in cells. */
const REACH_CELLS = 3
/** Contrast (0 to 1 per channel, root of squares) below which colour says less than the coarse outline. */
const FAINT_CONTRAST = 0.045
/** A true outline runs from 0 to 1 within this many pixels; a longer plateau between is a rim of another colour, not half transparent. */
const EDGE_RADIUS = 2

/**
 * The photograph with an alpha that follows its true outline to a fraction of a pixel, and with the ground's colour taken out of the edge.
 * `mask` is 1 where the product is, on a grid up to a few times smaller than the photograph. Only a band along the mask's outline is decided here.
 */
export function matte(photo: Pixels, mask: Uint8Array, grid: Grid): Pixels {
  const scale = Math.max(1, photo.width / grid.width)
  const band = outlineBand(photo, mask, grid)
  const estimates = localColors(photo, band, Math.round((INSIDE_CELLS + REACH_CELLS) * scale))
  firstAlpha(photo, band, estimates)
  const alpha = tightened(photo, band)
  return withoutGroundColor(photo, alpha, band, estimates)
}

interface Band {
  /** 0 ground, 1 product, otherwise a first guess from the coarse outline; decided pixels are exactly 0 or 1. */
  readonly alpha: Float32Array
  /** The pixels still to be decided. */
  readonly pixels: Int32Array
  readonly isOpen: Uint8Array
}

function outlineBand(photo: Pixels, mask: Uint8Array, grid: Grid): Band {
  const inside = distanceTo(mask, grid, 0)
  const outside = distanceTo(mask, grid, 1)
  const soft = boxBlur(Float32Array.from(mask), grid, 1)
  const count = photo.width * photo.height
  const alpha = new Float32Array(count)
  const isOpen = new Uint8Array(count)
  const pixels: number[] = []
  const stepX = grid.width / photo.width
  const stepY = grid.height / photo.height
  for (let y = 0, pixel = 0; y < photo.height; y += 1) {
    const v = Math.max(0, Math.min(grid.height - 1, (y + 0.5) * stepY - 0.5))
    const top = Math.min(grid.height - 2, v | 0)
    const near = Math.min(grid.height - 1, ((y + 0.5) * stepY) | 0) * grid.width
    for (let x = 0; x < photo.width; x += 1, pixel += 1) {
      const cell = near + Math.min(grid.width - 1, ((x + 0.5) * stepX) | 0)
      if (outside[cell] > OUTSIDE_CELLS) continue
      if (inside[cell] > INSIDE_CELLS) {
        alpha[pixel] = 1
        continue
      }
      const u = Math.max(0, Math.min(grid.width - 1, (x + 0.5) * stepX - 0.5))
      const left = Math.min(grid.width - 2, u | 0)
      const at = Math.max(0, top) * grid.width + Math.max(0, left)
      const right = u - left
      const down = v - top
      const above = soft[at] + (soft[at + 1] - soft[at]) * right
      const below = soft[at + grid.width] + (soft[at + grid.width + 1] - soft[at + grid.width]) * right
      alpha[pixel] = above + (below - above) * down
      isOpen[pixel] = 1
      pixels.push(pixel)
    }
  }
  return { alpha, pixels: Int32Array.from(pixels), isOpen }
}

/** Per open pixel six numbers: the mean colour of nearby product and of nearby ground (0 to 255), nearer pixels counting more. NaN where there is none. */
function localColors({ width, height, data }: Pixels, { alpha, pixels, isOpen }: Band, radius: number): Float32Array {
  const out = new Float32Array(pixels.length * 6)
  const stride = Math.max(1, Math.round(radius / 6))
  const falloff = 1 / (radius * radius * 0.25)
  pixels.forEach((pixel, index) => {
    const x = pixel % width
    const y = (pixel / width) | 0
    let productWeight = 0
    let groundWeight = 0
    const sums = [0, 0, 0, 0, 0, 0]
    for (let dy = -radius; dy <= radius; dy += stride) {
      const row = y + dy
      if (row < 0 || row >= height) continue
      for (let dx = -radius; dx <= radius; dx += stride) {
        const column = x + dx
        if (column < 0 || column >= width) continue
        const other = row * width + column
        if (isOpen[other] === 1) continue
        const weight = 1 / (1 + ((dx * dx + dy * dy) * falloff) ** 2)
        const at = other * 4
        if (alpha[other] === 1) {
          productWeight += weight
          sums[0] += weight * data[at]
          sums[1] += weight * data[at + 1]
          sums[2] += weight * data[at + 2]
        } else {
          groundWeight += weight
          sums[3] += weight * data[at]
          sums[4] += weight * data[at + 1]
          sums[5] += weight * data[at + 2]
        }
      }
    }
    for (let channel = 0; channel < 3; channel += 1) {
      out[index * 6 + channel] = productWeight > 0 ? sums[channel] / productWeight : Number.NaN
      out[index * 6 + 3 + channel] = groundWeight > 0 ? sums[3 + channel] / groundWeight : Number.NaN
    }
  })
  return out
}

/** Where each open pixel lies between the colour of the ground and that of the product. */
function firstAlpha({ data }: Pixels, { alpha, pixels }: Band, estimates: Float32Array): void {
  pixels.forEach((pixel, index) => {
    const at = pixel * 4
    const from = index * 6
    // Without ground nearby the pixel is inside; without product nearby it is a thin part, which the coarse outline knows best.
    if (Number.isNaN(estimates[from + 3])) {
      alpha[pixel] = 1
      return
    }
    const red = (data[at] - estimates[from + 3]) / 255
    const green = (data[at + 1] - estimates[from + 4]) / 255
    const blue = (data[at + 2] - estimates[from + 5]) / 255
    const difference = Math.hypot(red, green, blue)
    if (Number.isNaN(estimates[from])) {
      alpha[pixel] = Math.min(1, Math.max(0, (difference - 0.02) / 0.2))
      return
    }
    const fullRed = (estimates[from] - estimates[from + 3]) / 255
    const fullGreen = (estimates[from + 1] - estimates[from + 4]) / 255
    const fullBlue = (estimates[from + 2] - estimates[from + 5]) / 255
    const contrastSquared = fullRed * fullRed + fullGreen * fullGreen + fullBlue * fullBlue
    const contrast = Math.sqrt(contrastSquared)
    const along = (red * fullRed + green * fullGreen + blue * fullBlue) / Math.max(1e-6, contrastSquared)
    // A colour off the line from ground to product is another part of the product, unless it is the ground with less light.
    const offShadow = Math.min(1, shadowDeviation(data, at, estimates, from + 3) / 0.06)
    const asFar = difference / Math.max(1e-3, contrast)
    const byColor = Math.min(1, Math.max(0, along + Math.max(0, asFar - along) * offShadow))
    const trust = contrastSquared / (contrastSquared + FAINT_CONTRAST * FAINT_CONTRAST)
    alpha[pixel] = alpha[pixel] + (byColor - alpha[pixel]) * trust
  })
}

/** How far a pixel's colour is from the ground's colour under less light, 0 to 1. */
function shadowDeviation(data: Uint8ClampedArray, at: number, estimates: Float32Array, ground: number): number {
  const r = estimates[ground]
  const g = estimates[ground + 1]
  const b = estimates[ground + 2]
  const share = Math.min(1, (data[at] * r + data[at + 1] * g + data[at + 2] * b) / Math.max(1, r * r + g * g + b * b))
  return Math.hypot(data[at] - share * r, data[at + 1] - share * g, data[at + 2] - share * b) / 255
}

/** Stretches alpha where it runs from low to high within the width of a true outline, so that plateaus on both sides become 0 and 1. */
function tightened({ width, height }: Pixels, { alpha, pixels }: Band): Float32Array {
  const out = alpha.slice()
  for (const pixel of pixels) {
    const x = pixel % width
    const y = (pixel / width) | 0
    let low = 1
    let high = 0
    for (let row = Math.max(0, y - EDGE_RADIUS); row <= Math.min(height - 1, y + EDGE_RADIUS); row += 1) {
      for (let column = Math.max(0, x - EDGE_RADIUS); column <= Math.min(width - 1, x + EDGE_RADIUS); column += 1) {
        const value = alpha[row * width + column]
        if (value < low) low = value
        if (value > high) high = value
      }
    }
    const range = high - low
    const stretched = range > 0.35 ? (alpha[pixel] - low) / range : alpha[pixel] > 0.5 ? Math.min(1, alpha[pixel] / high) : alpha[pixel]
    // The ends are drawn in: the last percent of alpha is noise of the ground, and reads as a veil.
    out[pixel] = Math.min(1, Math.max(0, (stretched - 0.06) / 0.88))
  }
  return out
}

/** Colours of the edge as they would be without ground shining through: near product colours, and the unmixed pixel where it is mostly product. */
function withoutGroundColor({ width, height, data }: Pixels, alpha: Float32Array, { pixels }: Band, estimates: Float32Array): Pixels {
  const out = new Uint8ClampedArray(data)
  for (let pixel = 0, at = 3; pixel < alpha.length; pixel += 1, at += 4) out[at] = alpha[pixel] * 255 + 0.5
  pixels.forEach((pixel, index) => {
    const own = alpha[pixel]
    if (own >= 0.995 || own <= 0) return
    const x = pixel % width
    const y = (pixel / width) | 0
    let weight = 0
    let red = 0
    let green = 0
    let blue = 0
    for (let row = Math.max(0, y - 3); row <= Math.min(height - 1, y + 3); row += 1) {
      for (let column = Math.max(0, x - 3); column <= Math.min(width - 1, x + 3); column += 1) {
        const other = row * width + column
        if (alpha[other] < 0.9) continue
        const near = 1 / (1 + (row - y) * (row - y) + (column - x) * (column - x))
        weight += near
        red += near * data[other * 4]
        green += near * data[other * 4 + 1]
        blue += near * data[other * 4 + 2]
      }
    }
    const near =
      weight > 0
        ? [red / weight, green / weight, blue / weight]
        : [estimates[index * 6], estimates[index * 6 + 1], estimates[index * 6 + 2]]
    for (let channel = 0; channel < 3; channel += 1) {
      const ground = estimates[index * 6 + 3 + channel]
      const mixed = data[pixel * 4 + channel]
      const unmixed = Number.isNaN(ground) ? mixed : Math.min(255, Math.max(0, (mixed - (1 - own) * ground) / Math.max(0.2, own)))
      const guide = Number.isNaN(near[channel]) ? unmixed : near[channel]
      out[pixel * 4 + channel] = guide + (unmixed - guide) * own * own * 0.5
    }
  })
  return { width, height, data: out }
}
