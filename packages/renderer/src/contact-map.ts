import { USUAL_DEPTH } from './product-feet.ts'

/** How much light the ground near the product loses, on a grid over x and z: sky light and key light separately, 0 nothing to 1 all. */
export interface ContactMap {
  readonly left: number
  readonly back: number
  readonly cell: number
  readonly columns: number
  readonly rows: number
  readonly sky: Float32Array
  readonly key: Float32Array
}

/** What is higher above the ground than this share of the product's width is between feet, not a part of one. */
const LOW = 0.11
/** Neighbouring columns whose ground lies this share of the product's width apart, in depth, are two feet. */
const STEP = 0.12
/** Depth of a foot at least, as a share of the product's width. */
const FOOT_DEPTH = 0.08

/** The parts of a product that decide its contact with the ground; as in its proxy. */
interface Silhouette {
  readonly left: number
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly columns: number
  readonly rows: number
  readonly ground: Float32Array
  readonly lean: number
}

/** The contact with level ground of a product whose lowest foot is at the origin's plane. `gaps`: rows from there to each column's lowest point. */
export function contactMap(silhouette: Silhouette, gaps: Float32Array): ContactMap {
  const { width, height } = silhouette
  const reach = Math.min(width, height)
  const margin = 0.3 + reach
  const columns = 200
  const cell = (width + 2 * margin) / columns
  const left = silhouette.left - margin
  const { from, to, above } = footprintOf(silhouette, gaps)
  const back = to.reduce((one, other) => Math.min(one, other)) - margin
  const rows = Math.ceil((margin - back) / cell)
  const sky = new Float32Array(columns * rows)
  const key = new Float32Array(columns * rows)
  const crease = 0.018 + width * 0.012
  const close = 0.05 + reach * 0.12
  const spread = nearestIn(columns)
  for (let row = 0; row < rows; row++) {
    const z = back + (row + 0.5) * cell
    const squares = spread((column) => {
      const at = Math.floor(((left + (column + 0.5) * cell - silhouette.left) / width) * silhouette.columns)
      if (at < 0 || at >= silhouette.columns) return Infinity
      const away = Math.max(0, z - from[at], to[at] - z)
      return (away * away + above[at] * above[at]) / (cell * cell)
    })
    for (let column = 0; column < columns; column++) {
      const distance = Math.sqrt(squares[column]) * cell
      const touching = fading(distance / crease)
      const near = fading(distance / close)
      const wall = skyBehindWall(distance, reach * 0.6) * Math.max(0, 1 - distance / margin)
      sky[row * columns + column] = 1 - (1 - 0.85 * touching) * (1 - 0.4 * near) * (1 - 0.9 * wall)
      key[row * columns + column] = 1 - (1 - 0.9 * touching) * (1 - 0.5 * near) * (1 - 0.4 * wall)
    }
  }
  return { left, back, cell, columns, rows, sky, key }
}

/** From here on what is left of 1 is less than the smallest difference from it. */
const FADED = 6.2

/** 1 at the middle of a bell curve, less and less away from it. */
const fading = (away: number): number => (away > FADED ? 0 : Math.exp(-(away * away)))

/** The share of the sky's light that a wall of that height takes from level ground at a distance from it: up to a half. */
const skyBehindWall = (distance: number, height: number): number => 0.5 * (1 - distance / Math.hypot(distance, height))

/**
 * For a row of so many places: the least, over all other places, of a value there and the square of the distance to it. It is the lower envelope of
 * parabolas (Felzenszwalb and Huttenlocher, "Distance transforms of sampled functions", 2012).
 */
function nearestIn(columns: number): (valueAt: (column: number) => number) => Float64Array {
  const values = new Float64Array(columns)
  const nearest = new Float64Array(columns)
  const owners = new Int32Array(columns)
  const starts = new Float64Array(columns)
  return (valueAt) => {
    let count = 0
    for (let column = 0; column < columns; column++) {
      const value = valueAt(column)
      values[column] = value
      if (value === Infinity) continue
      let start = -Infinity
      while (count > 0) {
        const owner = owners[count - 1]
        start = (value + column * column - values[owner] - owner * owner) / (2 * (column - owner))
        if (start > starts[count - 1]) break
        count--
        start = -Infinity
      }
      owners[count] = column
      starts[count++] = start
    }
    for (let column = 0, index = 0; column < columns; column++) {
      while (index + 1 < count && starts[index + 1] <= column) index++
      nearest[column] = values[owners[index]] + (column - owners[index]) ** 2
    }
    return nearest
  }
}

/** The underside of a product for each of its columns, in scene units: from where to where in depth it is, and how far above the ground. */
interface Footprint {
  readonly from: Float32Array
  readonly to: Float32Array
  readonly above: Float32Array
}

function footprintOf({ width, height, depth, columns, rows, ground, lean }: Silhouette, gaps: Float32Array): Footprint {
  const perRow = height / rows
  const above = ground.map((under, column) => (gaps[column] - under) * perRow)
  const behind = ground.map((under) => under * perRow * lean)
  const to = new Float32Array(columns)
  for (const { first, end } of feetOf(above, behind, width)) {
    const front = behind.subarray(first, end).reduce((one, other) => Math.min(one, other))
    const footDepth = Math.min(depth, ((end - first) / columns) * width * USUAL_DEPTH)
    // A footprint reaches as far behind its middle as in front of it, so what curves to the back in front is less deep.
    for (let at = first; at < end; at++) to[at] = -Math.max(2 * front + footDepth - behind[at], behind[at] + width * FOOT_DEPTH)
  }
  return { from: behind.map((back) => -back), to, above }
}

/** Runs of columns on or just above ground without a step in it: a foot, or several with little between them. */
function feetOf(above: Float32Array, behind: Float32Array, width: number): readonly { readonly first: number; readonly end: number }[] {
  const feet: { first: number; end: number }[] = []
  const isLow = (at: number): boolean => above[at] < width * LOW
  for (let at = 0; at < above.length; at++) {
    const last = feet.at(-1)
    if (last !== undefined && isLow(at) && isLow(at - 1) && Math.abs(behind[at] - behind[at - 1]) < width * STEP) last.end = at + 1
    else feet.push({ first: at, end: at + 1 })
  }
  return feet
}

/** Value of a contact grid at a point of the ground; 0 outside of it. */
export function contactAt(map: ContactMap, values: Float32Array, x: number, z: number): number {
  const u = (x - map.left) / map.cell - 0.5
  const v = (z - map.back) / map.cell - 0.5
  if (u < 0 || v < 0 || u >= map.columns - 1 || v >= map.rows - 1) return 0
  const column = u | 0
  const row = v | 0
  const a = u - column
  const b = v - row
  const at = row * map.columns + column
  const upper = values[at] + (values[at + 1] - values[at]) * a
  const lower = values[at + map.columns] + (values[at + map.columns + 1] - values[at + map.columns]) * a
  return upper + (lower - upper) * b
}
