import { type Pixels } from './pixels.ts'

/** Size of a grid whose values lie row by row in a typed array, in cells. */
export interface Grid {
  readonly width: number
  readonly height: number
}

/** Mean over the square of `radius` around each cell, the square cut at the frame. Time does not depend on the radius. */
export function boxBlur(source: Float32Array, { width, height }: Grid, radius: number): Float32Array {
  const rows = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const start = y * width
    let sum = 0
    let count = 0
    for (let x = 0; x < Math.min(radius, width); x += 1) {
      sum += source[start + x]
      count += 1
    }
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) {
        sum += source[start + x + radius]
        count += 1
      }
      if (x - radius - 1 >= 0) {
        sum -= source[start + x - radius - 1]
        count -= 1
      }
      rows[start + x] = sum / count
    }
  }
  const out = new Float32Array(width * height)
  const sums = new Float64Array(width)
  let count = 0
  const addRow = (y: number, sign: number): void => {
    const start = y * width
    for (let x = 0; x < width; x += 1) sums[x] += sign * rows[start + x]
    count += sign
  }
  for (let y = 0; y < Math.min(radius, height); y += 1) addRow(y, 1)
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) addRow(y + radius, 1)
    if (y - radius - 1 >= 0) addRow(y - radius - 1, -1)
    const start = y * width
    const share = 1 / count
    for (let x = 0; x < width; x += 1) out[start + x] = sums[x] * share
  }
  return out
}

/** The opaque picture shrunk by area averaging so that its longer side is at most `longestSide`; the picture itself if it already is. */
export function reduced(photo: Pixels, longestSide: number): Pixels {
  const scale = longestSide / Math.max(photo.width, photo.height)
  if (scale >= 1) return photo
  const width = Math.max(1, Math.round(photo.width * scale))
  const height = Math.max(1, Math.round(photo.height * scale))
  const data = new Uint8ClampedArray(width * height * 4)
  const columns = Int32Array.from({ length: width + 1 }, (_, x) => Math.round((x * photo.width) / width))
  for (let y = 0; y < height; y += 1) {
    const top = Math.round((y * photo.height) / height)
    const bottom = Math.max(top + 1, Math.round(((y + 1) * photo.height) / height))
    for (let x = 0; x < width; x += 1) {
      const left = columns[x]
      const right = Math.max(left + 1, columns[x + 1])
      let red = 0
      let green = 0
      let blue = 0
      for (let row = top; row < bottom; row += 1) {
        for (let at = (row * photo.width + left) * 4, end = (row * photo.width + right) * 4; at < end; at += 4) {
          red += photo.data[at]
          green += photo.data[at + 1]
          blue += photo.data[at + 2]
        }
      }
      const share = 1 / ((bottom - top) * (right - left))
      const out = (y * width + x) * 4
      data[out] = red * share
      data[out + 1] = green * share
      data[out + 2] = blue * share
      data[out + 3] = 255
    }
  }
  return { width, height, data }
}

/** 1 where `passes`, else 0. */
export function maskWhere(count: number, passes: (cell: number) => boolean): Uint8Array {
  const mask = new Uint8Array(count)
  for (let cell = 0; cell < count; cell += 1) if (passes(cell)) mask[cell] = 1
  return mask
}

/** Steps from a cell to its four neighbours. */
export const neighbourSteps = ({ width }: Grid): readonly number[] => [-1, 1, -width, width]

/** Connected regions (4 neighbours). Labels start at 1; 0 is "in no region". `regions[label]` describes each, `regions[0]` is empty. */
export interface Regions {
  readonly labels: Int32Array
  readonly regions: readonly Region[]
}
export interface Region {
  readonly area: number
  readonly touchesFrame: boolean
  readonly centerX: number
  readonly centerY: number
}

/** The connected regions of cells where `mask` is `value`. */
export function regionsOf(mask: Uint8Array, { width, height }: Grid, value: number): Regions {
  const count = width * height
  const labels = new Int32Array(count)
  const stack = new Int32Array(count)
  const regions: Region[] = [{ area: 0, touchesFrame: false, centerX: 0, centerY: 0 }]
  for (let seed = 0; seed < count; seed += 1) {
    if (labels[seed] !== 0 || mask[seed] !== value) continue
    const label = regions.length
    let top = 0
    let area = 0
    let touchesFrame = false
    let sumX = 0
    let sumY = 0
    stack[top++] = seed
    labels[seed] = label
    while (top > 0) {
      const cell = stack[--top]
      const x = cell % width
      const y = (cell / width) | 0
      area += 1
      sumX += x
      sumY += y
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touchesFrame = true
      if (x > 0 && labels[cell - 1] === 0 && mask[cell - 1] === value) {
        labels[cell - 1] = label
        stack[top++] = cell - 1
      }
      if (x < width - 1 && labels[cell + 1] === 0 && mask[cell + 1] === value) {
        labels[cell + 1] = label
        stack[top++] = cell + 1
      }
      if (y > 0 && labels[cell - width] === 0 && mask[cell - width] === value) {
        labels[cell - width] = label
        stack[top++] = cell - width
      }
      if (y < height - 1 && labels[cell + width] === 0 && mask[cell + width] === value) {
        labels[cell + width] = label
        stack[top++] = cell + width
      }
    }
    regions.push({ area, touchesFrame, centerX: sumX / area, centerY: sumY / area })
  }
  return { labels, regions }
}

/** Distance of each cell to the nearest cell where `mask` is `value`, in cells (3-4 chamfer, within 8 %); large where there is none. */
export function distanceTo(mask: Uint8Array, { width, height }: Grid, value: number): Float32Array {
  const far = 3 * (width + height)
  // A frame of far cells around the grid spares every cell the question whether it has neighbours.
  const wide = width + 2
  const steps = new Int32Array(wide * (height + 2)).fill(far)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, cell = y * width, at = (y + 1) * wide + 1; x < width; x += 1, cell += 1, at += 1) {
      if (mask[cell] === value) {
        steps[at] = 0
        continue
      }
      let best = far
      const left = steps[at - 1] + 3
      if (left < best) best = left
      const above = steps[at - wide] + 3
      if (above < best) best = above
      const aboveLeft = steps[at - wide - 1] + 4
      if (aboveLeft < best) best = aboveLeft
      const aboveRight = steps[at - wide + 1] + 4
      if (aboveRight < best) best = aboveRight
      steps[at] = best
    }
  }
  const distance = new Float32Array(width * height)
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = width - 1, cell = y * width + x, at = (y + 1) * wide + x + 1; x >= 0; x -= 1, cell -= 1, at -= 1) {
      let best = steps[at]
      if (best === 0) continue
      const right = steps[at + 1] + 3
      if (right < best) best = right
      const below = steps[at + wide] + 3
      if (below < best) best = below
      const belowRight = steps[at + wide + 1] + 4
      if (belowRight < best) best = belowRight
      const belowLeft = steps[at + wide - 1] + 4
      if (belowLeft < best) best = belowLeft
      steps[at] = best
      distance[cell] = best / 3
    }
  }
  return distance
}

/** The value below which `share` of `values` lie; 0 of none. Sorts a copy. */
export function quantile(values: Float32Array, share: number): number {
  if (values.length === 0) return 0
  return values.toSorted()[Math.min(values.length - 1, Math.floor(values.length * share))]
}
