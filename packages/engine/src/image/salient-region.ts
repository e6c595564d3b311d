import { type Pixels } from '@adloom/renderer/pixels.ts'
import { type Region } from '@adloom/renderer/resize-product.ts'
import { downscale } from './downscale.ts'
import { labDistance, labPlanes, type LabPlanes } from './color-space.ts'

/** Longer side of the grid on which a photograph is examined. */
export const GRID = 96
/** Pieces of each side whose mean colours stand for the ground, and their depth as a share of the grid. */
const BORDER_PIECES = 3
const BORDER_DEPTH = 0.04
/** Colour distance from the ground, and lightness step between neighbours, that count in full. */
const FULL_CONTRAST = 0.3
const FULL_STEP = 0.12
/** Weight that a place in a corner of the photograph loses against its middle. */
const CORNER_LOSS = 0.6
/** Share of the attention that may lie beyond each side of the region. */
const TAIL = 0.01

/** The part of a photograph that draws the eye: sharp, or unlike its border in colour, and rather in the middle. In pixels of the photograph. */
export function salientRegion(photo: Pixels): Region {
  const small = downscale(photo, GRID)
  const { width, height } = small
  const attention = attentionOf(labPlanes(small))
  const columns = new Float64Array(width)
  const rows = new Float64Array(height)
  for (const [place, value] of attention.entries()) {
    columns[place % width] += value
    rows[Math.floor(place / width)] += value
  }
  const [left, right] = middleSpan(columns)
  const [top, bottom] = middleSpan(rows)
  const [acrossBy, downBy] = [photo.width / width, photo.height / height]
  return { x: left * acrossBy, y: top * downBy, width: (right - left) * acrossBy, height: (bottom - top) * downBy }
}

/** Attention of each place, 0 for what is less than the mean. */
export function attentionOf(planes: LabPlanes): Float32Array {
  const { width, height, l, a, b } = planes
  const grounds = borderColors(planes)
  const attention = new Float32Array(width * height)
  let total = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = y * width + x
      const contrast = leastDistance(grounds, l[place], a[place], b[place])
      const step =
        Math.abs(l[place] - l[y * width + Math.min(width - 1, x + 1)]) + Math.abs(l[place] - l[Math.min(height - 1, y + 1) * width + x])
      const offMiddle = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2
      attention[place] = (Math.min(1, contrast / FULL_CONTRAST) + Math.min(1, step / FULL_STEP)) * (1 - CORNER_LOSS * offMiddle)
      total += attention[place]
    }
  }
  const mean = total / attention.length
  return attention.map((value) => Math.max(0, value - mean))
}

/** Distance of a colour to the nearest of others, three numbers each. */
function leastDistance(others: Float64Array, l: number, a: number, b: number): number {
  let least = Infinity
  for (let at = 0; at < others.length; at += 3) least = Math.min(least, labDistance(l - others[at], a - others[at + 1], b - others[at + 2]))
  return least
}

/** Mean colours (OKLab) of the pieces of the border, three numbers each. */
function borderColors({ width, height, l, a, b }: LabPlanes): Float64Array {
  const depth = Math.max(1, Math.round(Math.max(width, height) * BORDER_DEPTH))
  const sums = Array.from({ length: 4 * BORDER_PIECES }, () => [0, 0, 0, 0])
  const add = (side: number, along: number, place: number): void => {
    const sum = sums[side * BORDER_PIECES + Math.min(BORDER_PIECES - 1, Math.floor(along * BORDER_PIECES))]
    sum[0] += l[place]
    sum[1] += a[place]
    sum[2] += b[place]
    sum[3] += 1
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = y * width + x
      if (y < depth) add(0, x / width, place)
      if (y >= height - depth) add(1, x / width, place)
      if (x < depth) add(2, y / height, place)
      if (x >= width - depth) add(3, y / height, place)
    }
  }
  return Float64Array.from(
    sums.flatMap(([first, second, third, count]) => (count === 0 ? [] : [first / count, second / count, third / count])),
  )
}

/** The span of the values without their tails; the whole when all are 0. */
function middleSpan(values: Float64Array): readonly [from: number, to: number] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) return [0, values.length]
  let from = 0
  let to = values.length
  for (let sum = values[from]; sum < total * TAIL; sum += values[from]) from++
  for (let sum = values[to - 1]; sum < total * TAIL; sum += values[to - 1]) to--
  return [from, to]
}
