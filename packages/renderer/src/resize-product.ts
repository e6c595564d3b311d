import { type Pixels } from './pixels.ts'

/** Part of an image, in its pixels. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const LOBES = 3

/**
 * A part of an image at another size, by Lanczos with three lobes (widened when shrinking, so nothing is skipped). Works on premultiplied colours:
 * transparent pixels lend none of theirs to the edge. Pure and single-threaded: it runs inside the render workers.
 */
export function resizeRegion(image: Pixels, region: Region, width: number, height: number): Pixels {
  const across = weightsOf(region.width, width)
  const down = weightsOf(region.height, height)
  // Only the rows in reach of one are stored, each in the place of one that no later row reaches.
  const narrowed = new Float32Array(width * down.taps * 4)
  const data = new Uint8ClampedArray(width * height * 4)
  let next = 0
  for (let y = 0; y < height; y++) {
    for (; next < down.first[y] + down.taps; next++)
      resizeAcross(narrowed, (next % down.taps) * width * 4, image.data, ((region.y + next) * image.width + region.x) * 4, across)
    resizeDown(data, y * width * 4, narrowed, width, down, y)
  }
  return { width, height, data }
}

// Rows are functions of their own: V8 discards the compiled code of a nested loop with every turn of the outer one.

/** A row of the image at its new width: premultiplied colours and opacity. */
function resizeAcross(
  narrowed: Float32Array,
  start: number,
  data: Uint8ClampedArray,
  row: number,
  { taps, first, weights }: Weights,
): void {
  for (let x = 0, to = start; x < first.length; x++, to += 4) {
    let red = 0
    let green = 0
    let blue = 0
    let opacity = 0
    for (let tap = 0, from = row + first[x] * 4; tap < taps; tap++, from += 4) {
      if (data[from + 3] === 0) continue
      const alpha = data[from + 3] * weights[x * taps + tap]
      opacity += alpha
      red += data[from] * alpha
      green += data[from + 1] * alpha
      blue += data[from + 2] * alpha
    }
    narrowed[to] = red
    narrowed[to + 1] = green
    narrowed[to + 2] = blue
    narrowed[to + 3] = opacity
  }
}

/** Row `y` at its new height. */
function resizeDown(
  data: Uint8ClampedArray,
  start: number,
  narrowed: Float32Array,
  width: number,
  { taps, first, weights }: Weights,
  y: number,
): void {
  const line = width * 4
  const end = taps * line
  const top = (first[y] % taps) * line
  for (let x = 0, to = start; x < width; x++, to += 4) {
    let red = 0
    let green = 0
    let blue = 0
    let opacity = 0
    for (let tap = 0, from = top + x * 4; tap < taps; tap++, from += line) {
      if (from >= end) from -= end
      const weight = weights[y * taps + tap]
      if (weight === 0) continue
      red += narrowed[from] * weight
      green += narrowed[from + 1] * weight
      blue += narrowed[from + 2] * weight
      opacity += narrowed[from + 3] * weight
    }
    if (opacity < 0.5) continue
    data[to] = red / opacity
    data[to + 1] = green / opacity
    data[to + 2] = blue / opacity
    data[to + 3] = opacity
  }
}

interface Weights {
  readonly taps: number
  readonly first: Int32Array
  readonly weights: Float32Array
}

function weightsOf(from: number, to: number): Weights {
  const ratio = from / to
  const scale = Math.max(1, ratio)
  const reach = LOBES * scale
  const taps = Math.min(from, Math.ceil(reach * 2) + 1)
  const first = new Int32Array(to)
  const weights = new Float32Array(to * taps)
  for (let index = 0; index < to; index++) {
    const middle = (index + 0.5) * ratio - 0.5
    const start = Math.max(0, Math.min(from - taps, Math.ceil(middle - reach)))
    first[index] = start
    let total = 0
    for (let tap = 0; tap < taps; tap++) {
      const weight = lanczos((start + tap - middle) / scale)
      weights[index * taps + tap] = weight
      total += weight
    }
    for (let tap = 0; tap < taps; tap++) weights[index * taps + tap] /= total
  }
  return { taps, first, weights }
}

function lanczos(x: number): number {
  if (x === 0) return 1
  if (x <= -LOBES || x >= LOBES) return 0
  const angle = Math.PI * x
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle)
}
