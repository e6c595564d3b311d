/** One channel of an image: its bytes, row after row. */
export interface Channel {
  readonly values: Uint8Array
  readonly width: number
  readonly height: number
}

/** The part of a channel to draw: the source point of the target's left top corner, and how many source pixels a target pixel is wide. */
interface Part {
  readonly left: number
  readonly top: number
  readonly step: number
}

const ONE = 1 << 16
const HALF = 1 << 15

/**
 * Scales a part of a channel smoothly into another, which it fills; edges are extended. `share`: opacity, 0 to 256. Column positions are computed
 * once, and rows are blended before columns: half the work of sampling around each pixel.
 */
export function scalePlane(out: Channel, from: Channel, { left, top, step }: Part, share: number): void {
  const { width, height } = out
  const columns = placesOf(width, from.width, left, step)
  const rows = placesOf(height, from.height, top, step)
  if (share >= 256 && isCopy(columns) && isCopy(rows)) {
    copyRows(out, from, columns[0] >> 8, rows)
    return
  }
  const first = columns[0] >> 8
  const line = new Int32Array((columns[width - 1] >> 8) + 2 - first)
  for (let row = 0; row < height; row++) {
    blendRows(line, from.values, (rows[row] >> 8) * from.width + first, from.width, rows[row] & 255)
    if (share >= 256) blendLine(out.values, row * width, line, columns, first)
    else mixLine(out.values, row * width, line, columns, first, share)
  }
}

/** For each pixel the first of its two source pixels, times 256, and its position towards the second. */
function placesOf(count: number, available: number, start: number, step: number): Int32Array {
  const places = new Int32Array(count)
  const pixel = Math.round(step * ONE)
  const most = (available - 2) * 256 + 255
  // Pixels' middles lie half a pixel in.
  let at = Math.round((start + step) * ONE) - (pixel >> 1) - HALF
  for (let index = 0; index < count; index++, at += pixel) places[index] = Math.max(0, Math.min(most, at >> 8))
  return places
}

/** Whether every pixel lies on a source pixel, each beside the one before. */
function isCopy(places: Int32Array): boolean {
  for (let index = 0; index < places.length; index++) {
    // The last source pixel is the second of its pair.
    if (((places[index] + 1) & ~255) !== places[0] + index * 256) return false
  }
  return true
}

function copyRows({ values, width, height }: Channel, from: Channel, left: number, rows: Int32Array): void {
  for (let row = 0; row < height; row++) {
    const start = ((rows[row] + 1) >> 8) * from.width + left
    values.set(from.values.subarray(start, start + width), row * width)
  }
}

function blendRows(line: Int32Array, from: Uint8Array, start: number, stride: number, down: number): void {
  const count = line.length
  if (down === 0) for (let index = 0, at = start; index < count; index++, at++) line[index] = from[at] << 8
  else {
    const up = 256 - down
    for (let index = 0, at = start; index < count; index++, at++) {
      line[index] = Math.imul(from[at], up) + Math.imul(from[at + stride], down)
    }
  }
}

function blendLine(out: Uint8Array, start: number, line: Int32Array, columns: Int32Array, first: number): void {
  for (let index = 0, to = start; index < columns.length; index++, to++) {
    const place = columns[index]
    const at = (place >> 8) - first
    const near = line[at]
    out[to] = ((near << 8) + Math.imul(line[at + 1] - near, place & 255) + HALF) >> 16
  }
}

function mixLine(out: Uint8Array, start: number, line: Int32Array, columns: Int32Array, first: number, share: number): void {
  for (let index = 0, to = start; index < columns.length; index++, to++) {
    const place = columns[index]
    const at = (place >> 8) - first
    const near = line[at]
    const value = ((near << 8) + Math.imul(line[at + 1] - near, place & 255) + HALF) >> 16
    out[to] += Math.imul(value - out[to], share) >> 8
  }
}
