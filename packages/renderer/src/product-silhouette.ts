import { blur } from './light-pattern.ts'
import { linearOf8Bit } from './color.ts'
import { type Pixels } from './pixels.ts'
import { groundUnder, lowestPoints } from './product-feet.ts'
import { type SummedArea } from './summed-area.ts'

const LONGEST_SIDE = 224
/** Cuts through the swept silhouette: how far back (share of the depth) and how wide (share of the width) each is. Everything reaches the middle one. */
const MIDDLE_CUT = 0.55
export const CUTS: readonly (readonly [back: number, width: number])[] = [
  [0.06, 0.5],
  [0.18, 0.77],
  [0.3, 0.92],
  [0.42, 0.98],
  [MIDDLE_CUT, 1],
  [0.68, 0.94],
  [0.8, 0.8],
  [0.92, 0.53],
]

/** What a product's proxy has of its pixels, wherever it stands. */
export interface Silhouette {
  readonly columns: number
  readonly rows: number
  /** The silhouette in each of `CUTS`: the rows that are thick enough to reach it. A flat product has one. */
  readonly cuts: readonly SummedArea[]
  /** Middle of each row in columns, so that the sweep narrows around the thing's own axis. */
  readonly middles: Float32Array
  /** Linear light with alpha, premultiplied, top row first. */
  readonly texture: Float32Array
  /** The same, blurred: the reflection in a rough ground. */
  readonly soft: Float32Array
  /** Rows between the lowest foot and the ground under each column (`groundUnder`). */
  readonly ground: Float32Array
  /** Rows from the lowest foot to each column's lowest point. */
  readonly gaps: Float32Array
}

/** The silhouettes of products that are still in use: one is shown in several scenes. */
const silhouettes = { standing: new WeakMap<Pixels, Silhouette>(), flat: new WeakMap<Pixels, Silhouette>() }

export function silhouetteOf(product: Pixels, isFlat: boolean): Silhouette {
  const known = isFlat ? silhouettes.flat : silhouettes.standing
  const silhouette = known.get(product) ?? newSilhouette(product, isFlat)
  known.set(product, silhouette)
  return silhouette
}

function newSilhouette(product: Pixels, isFlat: boolean): Silhouette {
  const shrink = Math.min(1, LONGEST_SIDE / Math.max(product.width, product.height))
  const columns = Math.max(2, Math.round(product.width * shrink))
  const rows = Math.max(2, Math.round(product.height * shrink))
  const texture = shrunkLinear(product, columns, rows)
  const lowest = lowestPoints(product, { x: 0, y: 0, width: product.width, height: product.height })
  const gaps = Float32Array.from(
    { length: columns },
    (_, column) => lowest[Math.floor(((column + 0.5) * product.width) / columns)] * shrink,
  )
  return {
    columns,
    rows,
    cuts: cutsOf(texture, columns, rows, isFlat),
    middles: middlesOf(texture, columns, rows),
    texture,
    soft: isFlat ? texture : blurredTexture(texture, columns),
    ground: groundUnder(gaps),
    gaps,
  }
}

/** Middle of the opaque part of each row, in columns. */
function middlesOf(texture: Float32Array, columns: number, rows: number): Float32Array {
  return Float32Array.from({ length: rows }, (_, row) => {
    let line = 0
    let weighted = 0
    for (let column = 0; column < columns; column++) {
      const alpha = texture[(row * columns + column) * 4 + 3]
      line += alpha
      weighted += alpha * (column + 0.5)
    }
    return line > 0.5 ? weighted / line : columns / 2
  })
}

/**
 * The silhouette in each cut: things are about as deep as they are wide at that height, so a handle or a neck, and what is beyond it, is only in the
 * cuts near the middle.
 */
function cutsOf(texture: Float32Array, columns: number, rows: number, isFlat: boolean): SummedArea[] {
  if (isFlat) return [summedRows(texture, columns, rows, () => true)]
  const thickness = Float32Array.from({ length: rows }, (_, row) => longestRun(texture, columns, row))
  const thickest = thickness.indexOf(thickness.reduce((one, other) => Math.max(one, other), 0))
  const most = thickness[thickest]
  for (let row = thickest - 1; row >= 0; row--) thickness[row] = Math.min(thickness[row], thickness[row + 1])
  for (let row = thickest + 1; row < rows; row++) thickness[row] = Math.min(thickness[row], thickness[row - 1])
  return CUTS.map(([back]) => summedRows(texture, columns, rows, (row) => thickness[row] >= 2 * Math.abs(back - MIDDLE_CUT) * most))
}

/** Columns of the longest opaque run of a row. */
function longestRun(texture: Float32Array, columns: number, row: number): number {
  let longest = 0
  let run = 0
  for (let column = 0; column < columns; column++) {
    run = texture[(row * columns + column) * 4 + 3] > 0.5 ? run + 1 : 0
    if (run > longest) longest = run
  }
  return longest
}

/** The sums of the alpha of those rows. */
function summedRows(texture: Float32Array, columns: number, rows: number, isIn: (row: number) => boolean): SummedArea {
  const sums = new Float32Array((columns + 1) * (rows + 1))
  for (let row = 0; row < rows; row++) sumRow(sums, row * (columns + 1) + 1, isIn(row) ? texture : null, row * columns * 4, columns)
  return { columns, rows, sums }
}

function sumRow(sums: Float32Array, above: number, texture: Float32Array | null, start: number, columns: number): void {
  let line = 0
  for (let column = 0, at = start + 3; column < columns; column++, at += 4) {
    if (texture !== null) line += texture[at]
    sums[above + columns + 1 + column] = sums[above + column] + line
  }
}

function shrunkLinear(product: Pixels, columns: number, rows: number): Float32Array {
  const texture = new Float32Array(columns * rows * 4)
  const lefts = Int32Array.from({ length: columns + 1 }, (_, column) => Math.floor((column * product.width) / columns))
  for (let row = 0; row < rows; row++) {
    const top = Math.floor((row * product.height) / rows)
    const end = Math.max(top + 1, Math.floor(((row + 1) * product.height) / rows))
    shrinkRow(texture, row * columns * 4, product, lefts, top, end)
  }
  return texture
}

/** One row of texels, from the rows of pixels between `top` and `end`. */
function shrinkRow(texture: Float32Array, start: number, { width, data }: Pixels, lefts: Int32Array, top: number, end: number): void {
  for (let column = 0, at = start; column < lefts.length - 1; column++, at += 4) {
    const left = lefts[column]
    const right = Math.max(left + 1, lefts[column + 1])
    const share = 1 / ((end - top) * (right - left))
    for (let y = top; y < end; y++) {
      for (let from = (y * width + left) * 4, last = (y * width + right) * 4; from < last; from += 4) {
        if (data[from + 3] === 0) continue
        const alpha = (data[from + 3] / 255) * share
        texture[at] += linearOf8Bit[data[from]] * alpha
        texture[at + 1] += linearOf8Bit[data[from + 1]] * alpha
        texture[at + 2] += linearOf8Bit[data[from + 2]] * alpha
        texture[at + 3] += alpha
      }
    }
  }
}

function blurredTexture(texture: Float32Array, columns: number): Float32Array {
  const soft = new Float32Array(texture.length)
  const plane = new Float32Array(texture.length / 4)
  for (let channel = 0; channel < 4; channel++) {
    for (let index = 0; index < plane.length; index++) plane[index] = texture[index * 4 + channel]
    blur(plane, 3, columns)
    for (let index = 0; index < plane.length; index++) soft[index * 4 + channel] = plane[index]
  }
  return soft
}
