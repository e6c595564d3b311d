import { type Pixels } from '@adloom/renderer/pixels.ts'
import { type Pose } from '@adloom/renderer/place-product.ts'
import { groundUnder, lowestPoints } from '@adloom/renderer/product-feet.ts'
import { type Region } from '@adloom/renderer/resize-product.ts'

/** How near the ground a part of the outline comes to touch it, and to prop it up (what is further back is higher in the image), as shares of the height. */
const NEAR_GROUND = { touches: 0.035, props: 0.075 }
/** Share of the width that must touch the ground for a product to stand. */
const STANDS_FROM = 0.24
/** The same between its outermost supports, as wheels, feet and a second shoe are; its middle must be between them. */
const PROPPED_FROM = 0.35

/** Parts of a row up to this share of the width are laces and fringes. */
const FRINGE = 0.03

/** Rows in which an outline is looked at. */
const ROWS = 60

/** An unbroken part of a row of the outline, in pixels from the left of the box. */
interface Run {
  readonly start: number
  readonly length: number
}

/** A row of the outline. */
interface Row {
  /** Its parts, without laces and fringes. */
  readonly runs: readonly Run[]
  /** Pixels from its first opaque one to its last, laces and fringes included; 0 of an empty row. */
  readonly width: number
}

/**
 * Whether the outline is of a standing product. Signs against it: sleeves of laid out clothes, on each side of the body and ending above the ground;
 * contact with the ground in one point only, unless that is the near corner of a thing with upright sides; a long thing that leans on less than two feet; an open loop, as of
 * a necklace; one of a pair above the other, seen from above.
 */
export function poseOfOutline(product: Pixels, box: Region): Pose {
  const rows = Array.from({ length: ROWS }, (_, index) => rowOf(product, box, box.y + Math.floor(((index + 0.5) * box.height) / ROWS)))
  const hasFeet = isOnFeet(product, box, rows)
  if (!hasFeet && !isTouching(product, box) && !isPropped(product, box, rows) && !isOnNearCorner(product, box)) return 'lying'
  return hasSleeves(rows, box) || (isLeaning(rows, box) && !hasFeet) || isLoop(rows, box) || isPair(rows, box) ? 'lying' : 'standing'
}

/** The columns of the box that are opaque within `height` pixels of the ground. */
function columnsNearGround(product: Pixels, box: Region, height: number): number[] {
  const columns: number[] = []
  for (let x = box.x; x < box.x + box.width; x++) {
    for (let y = box.y + box.height - 1; y >= box.y + box.height - height; y--) {
      if (product.data[(y * product.width + x) * 4 + 3] > 128) {
        columns.push(x - box.x)
        break
      }
    }
  }
  return columns
}

const isTouching = (product: Pixels, box: Region): boolean =>
  columnsNearGround(product, box, Math.max(2, Math.round(box.height * NEAR_GROUND.touches))).length >= box.width * STANDS_FROM

function isPropped(product: Pixels, box: Region, rows: readonly Row[]): boolean {
  const columns = columnsNearGround(product, box, Math.max(2, Math.round(box.height * NEAR_GROUND.props)))
  if (columns.length === 0) return false
  const [first, last] = [columns[0], columns[columns.length - 1]]
  return last - first > box.width * PROPPED_FROM && isBetween(rows, first, last)
}

/** Whether the middle of the area lies between two columns. */
function isBetween(rows: readonly Row[], first: number, last: number): boolean {
  let mass = 0
  let weighted = 0
  for (const { start, length } of rows.flatMap(({ runs }) => runs)) {
    mass += length
    weighted += length * (start + length / 2)
  }
  return weighted / mass > first && weighted / mass < last
}

/**
 * Most rise of the ground from one foot to another, as a tangent; least height of what is between them, as a share of the height; and how much higher
 * than wide the thing is at most: a coat without its wearer's legs hangs.
 */
const FEET = { rise: 0.4, above: 0.08, high: 1.35 }

/** Whether it stands on two feet of which one is further back, as wheels seen from the side and a little from the front, or a heel and a toe. */
function isOnFeet(product: Pixels, box: Region, rows: readonly Row[]): boolean {
  const lowest = lowestPoints(product, box)
  const ground = groundUnder(lowest)
  const isOnGround = (column: number): boolean => lowest[column] - ground[column] < box.height * NEAR_GROUND.touches
  // A lace that hangs down is no foot.
  const least = Math.ceil(box.width * FRINGE)
  const isFoot = (first: number): boolean => Array.from({ length: least }, (_, index) => first + index).every(isOnGround)
  const starts = Array.from({ length: box.width - least }, (_, column) => column).filter(isFoot)
  if (starts.length === 0 || box.height > box.width * FEET.high) return false
  const [first, last] = [starts[0], starts[starts.length - 1]]
  const rise = Math.abs(ground[last] - ground[first])
  const apart = last - first
  if (apart < box.width * PROPPED_FROM || rise > apart * FEET.rise || !isBetween(rows, first, last)) return false
  return lowest.subarray(first, last).some((above, column) => above - ground[first + column] > box.height * FEET.above)
}

/**
 * A thing on level ground, seen from a raised camera, as shares of its width unless said otherwise. `inside`: least distance of its near corner from
 * either side; a tilted thing has it close to one. `rise`: most rise of its foot from there, as a tangent; `columns`: least share of columns within it
 * (handles and pullers hang above). `band`: how far an upright side strays; `upright`: for how much of the height it must not.
 */
const NEAR_CORNER = { inside: 0.25, rise: 0.85, columns: 0.75, band: 0.1, upright: 0.65 }

/**
 * Whether it stands with a corner nearest to the camera: that alone reaches down to the lowest row, but its sides are upright, as those of a box are
 * from any height of the camera.
 */
function isOnNearCorner(product: Pixels, box: Region): boolean {
  const isOpaque = (x: number, y: number): boolean => product.data[((box.y + y) * product.width + box.x + x) * 4 + 3] > 128
  const left = new Int32Array(box.height).fill(box.width)
  const right = new Int32Array(box.height).fill(-1)
  const lowest = new Int32Array(box.width).fill(-1)
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      if (!isOpaque(x, y)) continue
      if (x < left[y]) left[y] = x
      right[y] = x
      lowest[x] = y
    }
  }
  const bottom = lowest.reduce((low, y) => Math.max(low, y), 0)
  const corner = (lowest.indexOf(bottom) + lowest.lastIndexOf(bottom)) / 2
  if (Math.min(corner, box.width - 1 - corner) < box.width * NEAR_CORNER.inside) return false
  const onFoot = lowest.filter((y, x) => y >= 0 && bottom - y <= Math.abs(x - corner) * NEAR_CORNER.rise + box.height * NEAR_GROUND.touches)
  if (onFoot.length < box.width * NEAR_CORNER.columns) return false
  const band = box.width * NEAR_CORNER.band
  const isUpright = (sides: Int32Array, extreme: number): boolean =>
    sides.filter((x) => Math.abs(x - extreme) <= band).length >= box.height * NEAR_CORNER.upright
  return isUpright(left, 0) && isUpright(right, box.width - 1)
}

function rowOf(product: Pixels, box: Region, y: number): Row {
  const runs: Run[] = []
  let first = box.width
  let end = box.width
  let start = -1
  for (let x = 0; x <= box.width; x++) {
    const isOpaque = x < box.width && product.data[(y * product.width + box.x + x) * 4 + 3] > 128
    if (isOpaque && start < 0) start = x
    if (!isOpaque && start >= 0) {
      if (x - start > box.width * FRINGE) runs.push({ start, length: x - start })
      first = Math.min(first, start)
      end = x
      start = -1
    }
  }
  return { runs, width: end - first }
}

/** Degrees from the vertical at which a long thing neither stands nor rests on its side, and how much longer than wide it is. */
const LEANS = { from: 10, to: 60, long: 2 }

/** Whether it is long and would topple over: by the axis of its area. */
function isLeaning(rows: readonly Row[], { height }: Region): boolean {
  const sums = { area: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 }
  for (const [index, { runs }] of rows.entries()) {
    const y = ((index + 0.5) * height) / ROWS
    for (const { start, length } of runs) {
      const x = start + length / 2
      sums.area += length
      sums.x += length * x
      sums.y += length * y
      sums.xx += length * (x * x + (length * length) / 12)
      sums.yy += length * y * y
      sums.xy += length * x * y
    }
  }
  const { area, x, y } = sums
  const across = sums.xx / area - (x / area) ** 2
  const upright = sums.yy / area - (y / area) ** 2
  const mixed = sums.xy / area - (x / area) * (y / area)
  const half = Math.hypot((across - upright) / 2, mixed)
  const mean = (across + upright) / 2
  const lean = Math.abs(Math.atan2(2 * mixed, upright - across)) * (90 / Math.PI)
  return mean + half > (mean - half) * LEANS.long ** 2 && lean > LEANS.from && lean < LEANS.to
}

/** Share of the middle rows that must show a loop, the most of the width that each of its sides takes up, and the least between them. */
const LOOP = { rows: 0.8, side: 0.25, between: 0.35 }

/** Whether it is a thin band around nothing, closed at its foot: what has legs is open there. */
function isLoop(rows: readonly Row[], { width }: Region): boolean {
  const middle = rows.slice(ROWS * 0.3, ROWS * 0.75)
  const open = middle.filter(({ runs }) => {
    if (runs.length !== 2) return false
    const [left, right] = runs
    const between = right.start - left.start - left.length
    return Math.max(left.length, right.length) < width * LOOP.side && between > width * LOOP.between
  })
  const lowest = rows[ROWS - 1].runs
  return open.length >= middle.length * LOOP.rows && lowest.length === 1 && lowest[0].length < width * 0.7
}

/** Widest part of the gap in a pair, and least likeness of the two in area and width; each is longer than high, as a shoe from above. */
const PAIR = { gap: 0.2, alike: 0.75, long: 1.5 }

/** Whether one thing lies above another like it, hardly touching it. */
function isPair(rows: readonly Row[], { width, height }: Region): boolean {
  const opaque = rows.map(({ runs }) => runs.reduce((sum, { length }) => sum + length, 0))
  const middle = opaque.slice(ROWS * 0.35, ROWS * 0.65)
  const least = Math.min(...middle)
  if (least > width * PAIR.gap || width / (height / 2) < PAIR.long) return false
  const gap = Math.round(ROWS * 0.35) + middle.indexOf(least)
  const [upper, lower] = [opaque.slice(0, gap), opaque.slice(gap + 1)]
  const isAlike = (one: number, other: number): boolean => Math.min(one, other) > Math.max(one, other) * PAIR.alike
  const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
  return isAlike(sumOf(upper), sumOf(lower)) && isAlike(Math.max(...upper), Math.max(...lower)) && Math.max(...upper) > width * PAIR.alike
}

/** A part narrower than this share of the part below it is a stem. */
const STEM = 0.6

function hasSleeves(rows: readonly Row[], box: Region): boolean {
  const threeRuns = rows.filter(({ runs }) => {
    if (runs.length !== 3) return false
    const [left, body, right] = runs
    const isBetween = Math.abs(body.start + body.length / 2 - box.width / 2) < box.width * 0.12
    const alike = Math.min(left.length, right.length) / Math.max(left.length, right.length) > 0.35
    return isBetween && alike && body.length > Math.max(left.length, right.length)
  })
  if (threeRuns.length >= 3) return true
  // Short sleeves drawn against the body: much wider shoulders than hem, with a sudden step between.
  const widths = rows.map(({ width }) => width)
  const top = Math.max(...widths.slice(0, Math.round(ROWS * 0.6)))
  const bottom = Math.max(...widths.slice(Math.round(ROWS * 0.75)))
  // A lamp has such a step, too, but stands on a foot that is wider than its stem; a shirt has no stem.
  const narrowest = Math.min(...widths.slice(Math.round(ROWS * 0.35), Math.round(ROWS * 0.9)))
  if (narrowest < bottom * STEM) return false
  let step = 0
  for (let index = Math.round(ROWS * 0.2); index < ROWS * 0.7; index++) step = Math.max(step, widths[index] - widths[index + 3])
  return bottom < top * 0.82 && step > top * 0.18
}
