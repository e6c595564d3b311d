import { type Pixels } from '@adloom/renderer/pixels.ts'
import { type Region } from '@adloom/renderer/resize-product.ts'

/** Alpha, of 255, below which a pixel is empty, above which it is solid, and above which it is visible. */
const EMPTY_ALPHA = 8
const SOLID_ALPHA = 200
const VISIBLE_ALPHA = 8

/** Shares of the image that are fully transparent and that are nearly opaque. */
export function transparencyOf({ width, height, data }: Pixels): { empty: number; solid: number } {
  const counts = { empty: 0, solid: 0 }
  for (let y = 0; y < height; y += 1) countAlphas(counts, data, y * width * 4, (y + 1) * width * 4)
  return { empty: counts.empty / (width * height), solid: counts.solid / (width * height) }
}

function countAlphas(counts: { empty: number; solid: number }, data: Uint8ClampedArray, start: number, end: number): void {
  let empty = 0
  let solid = 0
  for (let at = start + 3; at < end; at += 4) {
    if (data[at] < EMPTY_ALPHA) empty += 1
    else if (data[at] > SOLID_ALPHA) solid += 1
  }
  counts.empty += empty
  counts.solid += solid
}

/** Number of steps from `start` to the first visible alpha before `end`; -1 without one. */
function firstVisible(data: Uint8ClampedArray, start: number, end: number, step: number): number {
  for (let at = start, count = 0; step > 0 ? at < end : at > end; at += step, count += 1) if (data[at] > VISIBLE_ALPHA) return count
  return -1
}

export function visibleBox({ width, height, data }: Pixels): Region {
  let left = width
  let right = -1
  let top = height
  let bottom = -1
  for (let y = 0; y < height; y += 1) {
    const first = firstVisible(data, y * width * 4 + 3, (y + 1) * width * 4, 4)
    if (first < 0) continue
    if (first < left) left = first
    // Only a row that could end further right needs scanning.
    const last = width - 1 - firstVisible(data, (y + 1) * width * 4 - 1, (y * width + right) * 4 + 3, -4)
    if (last < width && last > right) right = last
    if (y < top) top = y
    bottom = y
  }
  return right < 0 ? { x: 0, y: 0, width: 0, height: 0 } : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
