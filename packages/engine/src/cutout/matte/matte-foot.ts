import { type Band } from './matte-band.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'

/** The foot is the lower outline within this share of the product's height. */
const FOOT_SHARE = 0.25
/** Rows, in cells, by which the line may miss the outline above and below it. */
const REACH_CELLS = 6
/** A stretch of outline ends where it jumps by more rows from one column to the next; shorter ones, in cells, are left alone. */
const LARGEST_JUMP = 6
const SHORTEST_CELLS = 6

/** Draws the lower outline of the product as one line, column by column, where the background is too busy for its colours to decide. */
export function settleFoot(photo: Pixels, band: Band, guess: Uint8Array, scale: number): void {
  const { lowest, footTop } = lowestOf(photo, band)
  const reach = Math.round(REACH_CELLS * scale)
  const isFoot = (x: number): boolean => lowest[x] >= footTop && lowest[x] < photo.height - RAMP
  for (let first = 0, end = 1; first < photo.width; first = end, end += 1) {
    if (!isFoot(first)) continue
    while (end < photo.width && isFoot(end) && Math.abs(lowest[end] - lowest[end - 1]) <= LARGEST_JUMP) end += 1
    if (end - first < SHORTEST_CELLS * scale) continue
    const outline = lowest.subarray(first, end)
    drawLine(photo, band, { first, outline, line: lineOf(photo, band, guess, { first, outline, reach }) })
  }
}

/** The lowest row of the product in every column, -1 without one, and the row in which its foot begins. */
function lowestOf({ width, height }: Pixels, { alpha }: Band): { readonly lowest: Int32Array; readonly footTop: number } {
  const lowest = new Int32Array(width).fill(-1)
  let top = height
  let bottom = 0
  for (let y = 0; y < height; y += 1) {
    if (!markLowest(lowest, alpha, y, width)) continue
    top = Math.min(top, y)
    bottom = y
  }
  return { lowest, footTop: bottom - (bottom - top) * FOOT_SHARE }
}

/** A function of its own, so that it is compiled once. Whether the row shows any of the product. */
function markLowest(lowest: Int32Array, alpha: Float32Array, y: number, width: number): boolean {
  let isAny = false
  for (let x = 0, pixel = y * width; x < width; x += 1, pixel += 1) {
    if (alpha[pixel] <= 0.5) continue
    lowest[x] = y
    isAny = true
  }
  return isAny
}

/** A stretch of the foot: its first column, and the lowest row of the product in each. */
interface Stretch {
  readonly first: number
  readonly outline: Int32Array
}

/** What a pixel outside the band says for or against the product: more than everything together inside it. */
const DECIDED = 5
/** Distance (channels 0 to 1) from which a colour is another one, and what another colour than the product's says, as a share of one than the background's. */
const OTHER_COLOR = 0.1
const RIM = 0.7
/** Cost of a row by which the line leaves its course from one column to the next, and the most rows it may. */
const BEND = 0.5
const STEEPEST = 3
/** Columns to each side over which the line is averaged. */
const AVERAGED = 4

/**
 * The line, as rows with fractions, below which everything is background: the network's guess, and whether a colour is found in the background below
 * or in the product above, summed up along each column; from one column to the next it follows the outline's own course.
 */
function lineOf(
  photo: Pixels,
  band: Band,
  guess: Uint8Array,
  { first, outline, reach }: Stretch & { readonly reach: number },
): Float32Array {
  const count = outline.length
  const course = courseOf(outline, Math.min(reach * 2, count >> 2))
  const size = 2 * reach + 1
  const costs = new Float32Array(count * size)
  const steps = new Int8Array(count * size)
  for (let index = 0; index < count; index += 1) {
    addColumn(costs, index * size, { photo, band, guess }, { x: first + index, top: course[index] - reach, size })
    if (index > 0) follow(costs, steps, index * size, size)
  }
  const last = costs.subarray((count - 1) * size)
  let row = last.indexOf(last.reduce((least, cost) => Math.min(least, cost), Infinity))
  const line = new Float32Array(count)
  for (let index = count - 1; index >= 0; index -= 1) {
    line[index] = course[index] + row - reach + 1
    row += steps[index * size + row]
  }
  return line.map((_, index) => meanAround(line, index, AVERAGED))
}

/** The outline's course without what is narrower than `radius`: a running median, then a mean. */
function courseOf(outline: Int32Array, radius: number): Int32Array {
  const median = outline.map((_, index) => {
    const near = Math.min(radius, index, outline.length - 1 - index)
    return outline.slice(index - near, index + near + 1).toSorted()[near]
  })
  return median.map((_, index) => Math.round(meanAround(median, index, radius >> 1)))
}

function meanAround(values: Int32Array | Float32Array, index: number, radius: number): number {
  const near = Math.min(radius, index, values.length - 1 - index)
  let sum = 0
  for (let other = index - near; other <= index + near; other += 1) sum += values[other]
  return sum / (2 * near + 1)
}

/** A photograph with its band, and the network's guess. */
interface Sources {
  readonly photo: Pixels
  readonly band: Band
  readonly guess: Uint8Array
}

/** The costs of ending the product in each row of a column, from `top` on, into `costs` from `to` on. */
function addColumn(
  costs: Float32Array,
  to: number,
  { photo, band, guess }: Sources,
  { x, top, size }: { readonly x: number; readonly top: number; readonly size: number },
): void {
  const { alpha, isOpen } = band
  const ground = colorsBeside(photo, band, { x, y: top + size + 1, isBelow: true })
  const product = colorsBeside(photo, band, { x, y: top - 2, isBelow: false })
  let sum = 0
  for (let row = 0; row < size; row += 1) {
    const y = Math.min(photo.height - 1, Math.max(0, top + row))
    const pixel = y * photo.width + x
    if (isOpen[pixel] === 0) sum += alpha[pixel] === 1 ? DECIDED : -DECIDED
    else {
      const otherThanGround = Math.min(1, distanceToAny(photo.data, pixel * 4, ground) / OTHER_COLOR)
      const otherThanProduct = Math.min(1, distanceToAny(photo.data, pixel * 4, product) / OTHER_COLOR)
      sum += (2 * guess[pixel]) / 255 - 1 + otherThanGround - RIM * otherThanProduct
    }
    costs[to + row] = -sum
  }
}

/** Adds to the costs of a column those of the cheapest way through the columns before it. */
function follow(costs: Float32Array, steps: Int8Array, to: number, size: number): void {
  for (let row = 0; row < size; row += 1) {
    let least = Infinity
    for (let step = Math.max(-STEEPEST, -row); step <= STEEPEST && row + step < size; step += 1) {
      const cost = costs[to - size + row + step] + BEND * Math.abs(step)
      if (cost >= least) continue
      least = cost
      steps[to + row] = step
    }
    costs[to + row] += least
  }
}

/** Where colours are taken: so many rows and columns, so many pixels apart. */
const SAMPLE_ROWS = 5
const ROW_STRIDE = 3
const SAMPLE_REACH = 16
const COLUMN_STRIDE = 8

/** Colours (channels 0 to 1, three numbers each) of decided background below, or product above, a pixel. */
function colorsBeside(
  { width, height, data }: Pixels,
  { isOpen, alpha }: Band,
  { x, y, isBelow }: { readonly x: number; readonly y: number; readonly isBelow: boolean },
): readonly number[] {
  const colors: number[] = []
  const wanted = isBelow ? 0 : 1
  for (let step = 0; step < SAMPLE_ROWS; step += 1) {
    const row = y + (isBelow ? step : -step) * ROW_STRIDE
    if (row < 0 || row >= height) break
    for (let column = x - SAMPLE_REACH; column <= x + SAMPLE_REACH; column += COLUMN_STRIDE) {
      const pixel = row * width + column
      if (column < 0 || column >= width || isOpen[pixel] === 1 || alpha[pixel] !== wanted) continue
      colors.push(data[pixel * 4] / 255, data[pixel * 4 + 1] / 255, data[pixel * 4 + 2] / 255)
    }
  }
  return colors
}

/** Light, as a share of a colour's own, in which it may stand beside a foot: from the shadow there to a glow. */
const LIGHT = { least: 0.35, most: 1.06 }

/** Distance (channels 0 to 1) of a pixel to the nearest of some colours in any light; 1 without colours. */
function distanceToAny(data: Uint8ClampedArray, at: number, colors: readonly number[]): number {
  const red = data[at] / 255
  const green = data[at + 1] / 255
  const blue = data[at + 2] / 255
  let nearest = 1
  for (let from = 0; from < colors.length; from += 3) {
    const ofRed = colors[from]
    const ofGreen = colors[from + 1]
    const ofBlue = colors[from + 2]
    const along = (red * ofRed + green * ofGreen + blue * ofBlue) / (ofRed * ofRed + ofGreen * ofGreen + ofBlue * ofBlue + 1e-4)
    const light = Math.max(LIGHT.least, Math.min(LIGHT.most, along))
    const distance = (red - light * ofRed) ** 2 + (green - light * ofGreen) ** 2 + (blue - light * ofBlue) ** 2
    if (distance < nearest) nearest = distance
  }
  return Math.sqrt(nearest)
}

/** Rows beside the old outline and the new one that are drawn anew. */
const RAMP = 4

/** Ends the alpha of open pixels at a line: half of it lies above and half below, over the width of a pixel across the line. */
function drawLine(
  { width, height }: Pixels,
  { alpha, isOpen }: Band,
  { first, outline, line }: Stretch & { readonly line: Float32Array },
): void {
  for (let index = 0; index < line.length; index += 1) {
    const slope = (line[Math.min(line.length - 1, index + 1)] - line[Math.max(0, index - 1)]) / 2
    const ramp = Math.sqrt(1 + slope * slope)
    const top = Math.max(0, Math.floor(Math.min(outline[index], line[index])) - RAMP)
    const bottom = Math.min(height - 1, Math.ceil(Math.max(outline[index], line[index])) + RAMP)
    for (let y = top; y <= bottom; y += 1) {
      const pixel = y * width + first + index
      if (isOpen[pixel] === 1) alpha[pixel] = Math.max(0, Math.min(1, 0.5 + (line[index] - 0.5 - y) / ramp))
    }
  }
}
