import { type Pixels } from './pixels.ts'
import { type Region } from './resize-product.ts'

/** Depth of things on the ground, as a share of their width. */
export const USUAL_DEPTH = 0.72

/** Alpha from which a pixel belongs to a product's outline. */
const OPAQUE = 102

/** Rows below the lowest opaque pixel of each column in a part of an image; all its rows where a column is empty. */
export function lowestPoints({ width, data }: Pixels, part: Region): Float32Array {
  return Float32Array.from({ length: part.width }, (_, column) => {
    let row = part.height - 1
    while (row >= 0 && data[((part.y + row) * width + part.x + column) * 4 + 3] < OPAQUE) row--
    return row < 0 ? part.height : part.height - 1 - row
  })
}

/** From here on an outline is a product's side, no longer its foot, in rows per column. */
const SIDE = 1
/** A round foot turns into a side before its end, so that the line to there is less steep than that of a box; this is between the two. */
const ROUNDED = 1.15

/**
 * Degrees above the horizon from which a photograph saw what stands on level ground, by its foot: the lines from its nearest point to its left and right
 * end rise by tan(turn) · sin(elevation) and cot(turn) · sin(elevation) where it is a box, both by sin(elevation) where it is round. 0 where the
 * foot is level: it may be flat. A ball looks the same from everywhere and gets a high one.
 */
export function elevationOfFoot(lowest: Float32Array): number {
  const least = lowest.reduce((one, other) => Math.min(one, other), Infinity)
  const first = lowest.findIndex((rows) => rows <= least + 1)
  const last = lowest.findLastIndex((rows) => rows <= least + 1)
  const middle = Math.round((first + last) / 2)
  const sine = ROUNDED * Math.sqrt(riseTowards(lowest, middle, least, 1) * riseTowards(lowest, middle, least, -1))
  return (Math.asin(Math.min(1, sine)) * 180) / Math.PI
}

/** Rows per column of the line from the nearest point of a foot to its end on one side. */
function riseTowards(lowest: Float32Array, middle: number, least: number, step: 1 | -1): number {
  const length = step === 1 ? lowest.length - 1 - middle : middle
  let end = 0
  while (end < length) {
    let corner = end
    let flattest = SIDE
    for (let to = end + 1; to <= length; to++) {
      const slope = (lowest[middle + step * to] - (end === 0 ? least : lowest[middle + step * end])) / (to - end)
      if (slope > flattest) continue
      flattest = slope
      corner = to
    }
    if (corner === end) break
    end = corner
  }
  return end === 0 ? 0 : (lowest[middle + step * end] - least) / end
}

/**
 * Where level ground lies under each column of a silhouette, in rows above its lowest point: ground further back is higher in the image. `lowest` has
 * the rows between the lowest point and each column's own lowest opaque point.
 *
 * What a product stands on is the lower outline of its footprint: the hull below its columns, as far as it rises no steeper than the edge of a
 * footprint can. A run down to a foot within it (the far leg of a chair, between the near ones) stands too, further back. Beyond the hull the ground
 * stays at its last height, and what is above it (the side of a ball, a handle) hangs.
 */
export function groundUnder(lowest: Float32Array): Float32Array {
  const start = lowest.indexOf(lowest.reduce((one, other) => Math.min(one, other), Infinity))
  const ground = new Float32Array(lowest.length)
  const last = hullTowards(lowest, ground, start, 1)
  const first = hullTowards(lowest, ground, start, -1)
  standOnInnerFeet(lowest, ground, first, last)
  standOnSoles(lowest, ground, 1)
  standOnSoles(lowest, ground, -1)
  return ground
}

/** Rows per column: a footprint's edge that runs to the back, seen by a camera 35° above it, rises this steeply at most. */
const STEEPEST = 0.8
/** The same along a curve, which soon leaves the ground (a ball, a bowl, a bent sole): its hull has short pieces. */
const STEEPEST_CURVE = 0.35
/** A piece of the hull from this share of the columns on is an edge, or spans two feet. */
const LONG_PIECE = 0.08
/** Ground is at most this share of the columns above the lowest foot. */
const HIGHEST = 0.35

/** Lets the ground rise from one corner of the hull to the next, in one direction; gives the column of the last. */
function hullTowards(lowest: Float32Array, ground: Float32Array, start: number, step: 1 | -1): number {
  const columns = lowest.length
  const length = step === 1 ? columns - 1 - start : start
  ground[start] = lowest[start]
  let from = 0
  while (from < length) {
    const height = lowest[start + step * from]
    let corner = from
    let flattest = STEEPEST
    for (let to = from + 1; to <= length; to++) {
      const slope = (lowest[start + step * to] - height) / (to - from)
      if (slope > flattest || lowest[start + step * to] > HIGHEST * columns) continue
      if (slope > STEEPEST_CURVE && !spans(lowest, start + step * from, start + step * to)) continue
      flattest = slope
      corner = to
    }
    if (corner === from) break
    for (let at = from + 1; at <= corner; at++) {
      const column = start + step * at
      ground[column] = Math.min(lowest[column], height + flattest * (at - from))
    }
    from = corner
  }
  for (let at = from + 1; at <= length; at++) ground[start + step * at] = ground[start + step * from]
  return start + step * from
}

/** A line across the middle of a curve has the curve below it; one that spans feet has all but a rounded edge above it. */
const SPANNED = 0.7

/** Whether the line between the lowest points of two columns is long, and below the outline. */
function spans(lowest: Float32Array, one: number, other: number): boolean {
  const length = Math.abs(other - one)
  if (length < LONG_PIECE * lowest.length) return false
  let above = 0
  for (let at = 1; at < length; at++) {
    const column = one + Math.sign(other - one) * at
    if (lowest[column] >= lowest[one] + ((lowest[other] - lowest[one]) * at) / length) above++
  }
  return above >= SPANNED * (length - 1)
}

/** Columns over which the slope of a sole is measured, as a share of all. */
const SLOPE_SPAN = 0.03

/** Brings the ground up to the soles of which the hull touches one end only: the whole foot of the further of two glasses stands. */
function standOnSoles(lowest: Float32Array, ground: Float32Array, step: 1 | -1): void {
  const span = Math.max(2, Math.round(SLOPE_SPAN * lowest.length))
  for (let at = step === 1 ? 0 : lowest.length - 1; at >= 0 && at < lowest.length; at += step) {
    const next = at + step
    const isSole = Math.abs(lowest[at + step * span] - lowest[at]) <= STEEPEST_CURVE * span
    if (lowest[at] - ground[at] <= 1 && isSole && lowest[next] > ground[next]) ground[next] = lowest[next]
  }
}

/** A foot reaches down between higher columns by this share of all columns. */
const FOOT_DEPTH = 0.05

/** Brings the ground up to the feet that reach down between the hull's ends `first` and `last`. */
function standOnInnerFeet(lowest: Float32Array, ground: Float32Array, first: number, last: number): void {
  const rise = FOOT_DEPTH * lowest.length
  for (let column = first + 1; column < last; column++) {
    const sole = lowest[column]
    if (sole <= ground[column] || sole > HIGHEST * lowest.length) continue
    const left = riseBeside(lowest, column, -1, rise)
    const right = riseBeside(lowest, column, 1, rise)
    if (left === null || right === null) continue
    for (let at = left + 1; at < right; at++) ground[at] = Math.max(ground[at], sole)
  }
}

/** The first column beside the sole of a foot where the outline has risen; null when it falls below the sole first. */
function riseBeside(lowest: Float32Array, sole: number, step: 1 | -1, rise: number): number | null {
  for (let at = sole + step; at >= 0 && at < lowest.length; at += step) {
    if (lowest[at] < lowest[sole]) return null
    if (lowest[at] >= lowest[sole] + rise) return at
  }
  return null
}
