/**
 * Shiny ground repeats a product upside down below its foot, paler and fading. In a scene it would be a stalk under a product that hovers. Cut off only
 * where it is certain: a product may repeat itself too, but not as a picture that fades into its background.
 */
import { labDistance, type LabPlanes } from '../../image/color-space.ts'
import { bytePlane } from '../../image/plane-memory.ts'

/** Least width of a foot and least depth of its mirror image, in cells. */
const FOOT_MIN = 3
const DEPTH_MIN = 9
/** Cells above and below a foot over which its outline is blurred. */
const BLUR = 2
/** Least contrast of a foot with the background. */
const FOOT_CONTRAST = 0.08
/** Greatest contrast of a mirror image as a share of the foot's; of its lowest third as a share of its highest. */
const PALE = 0.6
const FADED = 0.7
/** By how many cells, on average, its upper two thirds may be wider or narrower on each side than the product at the same height. */
const BESIDE = 1.5
/** Share of its contrast, squared, that the product's at the same height must explain: the same tint, at one strength in each row. */
const EXPLAINED = 0.8

/** Neighbouring columns of a mask below whose `axis`, a row, all is clearly paler than right above it. */
interface Foot {
  readonly from: number
  readonly to: number
  readonly axis: number
  /** Mean contrast with the background right above the axis. */
  readonly contrast: number
}

/** A mask on its photograph; `ground`: the colour of the background at every cell. */
interface Seen {
  readonly mask: Uint8Array
  readonly planes: LabPlanes
  readonly ground: LabPlanes
}

/** 1 where a mask shows the mirror image of the product above it. */
export function mirrorImageIn(seen: Seen): Uint8Array {
  const out = bytePlane(seen.mask.length)
  for (const foot of feetIn(seen)) {
    const rows = rowsBelow(seen, foot)
    const edge = rows.findIndex(({ contrast }) => contrast < foot.contrast * PALE)
    if (edge < 0 || edge > BLUR || !isMirrorImage(rows.slice(edge), foot)) continue
    for (const { cells } of rows.slice(edge)) for (const cell of cells) out[cell] = 1
  }
  return out
}

function contrastAt({ planes, ground }: Seen, cell: number): number {
  return labDistance(planes.l[cell] - ground.l[cell], planes.a[cell] - ground.a[cell], planes.b[cell] - ground.b[cell])
}

/** Mean contrast with the background of three rows down to `row`. */
function contrastAbove(seen: Seen, from: number, to: number, row: number): number {
  let sum = 0
  for (let y = row - 2; y <= row; y += 1) for (let x = from; x <= to; x += 1) sum += contrastAt(seen, y * seen.planes.width + x)
  return sum / (3 * (to - from + 1))
}

/** The row of a column below which all of its lowest part is pale; -1 without one. */
function axisOf(seen: Seen, x: number): number {
  const { mask, planes } = seen
  const { width, height } = planes
  let bottom = height - 1
  while (bottom >= 0 && mask[bottom * width + x] === 0) bottom -= 1
  let axis = -1
  let best = 0
  let strongest = 0
  for (let y = bottom - DEPTH_MIN; y > BLUR && mask[(y - BLUR) * width + x] === 1; y -= 1) {
    strongest = Math.max(strongest, contrastAt(seen, (y + BLUR + 1) * width + x))
    const above = contrastAbove(seen, x, x, y)
    if (above < FOOT_CONTRAST || strongest > above * PALE || above - strongest <= best) continue
    best = above - strongest
    axis = y
  }
  return axis
}

function feetIn(seen: Seen): Foot[] {
  const axes = Array.from({ length: seen.planes.width }, (_, x) => axisOf(seen, x))
  const feet: Foot[] = []
  for (let from = 0; from < axes.length;) {
    let to = from
    while (axes[from] >= 0 && axes[to + 1] >= 0 && Math.abs(axes[to + 1] - axes[to]) <= BLUR) to += 1
    if (axes[from] >= 0 && to - from + 1 >= FOOT_MIN) {
      const sorted = axes.slice(from, to + 1).toSorted((one, other) => one - other)
      const axis = sorted[sorted.length >> 1]
      feet.push({ from, to, axis, contrast: contrastAbove(seen, from, to, axis) })
    }
    from = to + 1
  }
  return feet
}

/** A row of what hangs below a foot, and how it compares to the row of the product at the same height above the axis. */
interface Row {
  readonly cells: readonly number[]
  /** Mean contrast with the background. */
  readonly contrast: number
  /** Mean distance of its two ends from those of the product, in cells; null where there is no product. */
  readonly beside: number | null
  /** Squares of its contrast, and of what of it the product's does not explain. */
  readonly squares: number
  readonly unexplained: number
}

/** The rows of what hangs together with a foot below its axis, downwards; none as soon as any of it is stronger than the foot: it is product. */
function rowsBelow(seen: Seen, { from, to, axis, contrast }: Foot): Row[] {
  const { mask, planes } = seen
  const { width, height } = planes
  const isFound = new Uint8Array(mask.length)
  const open = Array.from({ length: to - from + 1 }, (_, place) => (axis + 1) * width + from + place)
  const cellsOfRows: number[][] = []
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const row = Math.floor(cell / width)
    if (row <= axis || row >= height || mask[cell] === 0 || isFound[cell] === 1) continue
    if (row > axis + BLUR && contrastAt(seen, cell) > contrast) return []
    isFound[cell] = 1
    ;(cellsOfRows[row - axis - 1] ??= []).push(cell)
    open.push(cell - width, cell + width)
    if (cell % width > 0) open.push(cell - 1)
    if (cell % width < width - 1) open.push(cell + 1)
  }
  return cellsOfRows.map((cells, depth) => rowOf(seen, cells, axis - depth))
}

/** A row of cells beside the `mirrored` row of the product. */
function rowOf(seen: Seen, cells: readonly number[], mirrored: number): Row {
  const { mask, planes } = seen
  const { width } = planes
  const columns = cells.map((cell) => cell % width)
  let squares = 0
  let contrast = 0
  let both = 0
  let above = 0
  for (const cell of cells) {
    const own = contrastAt(seen, cell)
    contrast += own
    squares += own * own
    const partner = mirrored * width + (cell % width)
    if (mirrored < 0 || mask[partner] === 0) continue
    above += contrastAt(seen, partner) ** 2
    both += sharedContrast(seen, cell, partner)
  }
  return {
    cells,
    contrast: contrast / cells.length,
    beside: mirrored < 0 ? null : besideOf(mask, mirrored * width, width, Math.min(...columns), Math.max(...columns)),
    squares,
    unexplained: squares - (both > 0 ? (both * both) / above : 0),
  }
}

/** The product of two cells' contrasts, as vectors: at most that of their lengths, where they have the same tint. */
function sharedContrast({ planes, ground }: Seen, one: number, other: number): number {
  const of = (plane: 'l' | 'a' | 'b', cell: number): number => planes[plane][cell] - ground[plane][cell]
  const length = (sign: 1 | -1): number =>
    labDistance(of('l', one) + sign * of('l', other), of('a', one) + sign * of('a', other), of('b', one) + sign * of('b', other))
  return (length(1) ** 2 - length(-1) ** 2) / 4
}

/** Mean distance of `left` and `right` from the ends of the product's run in a row that begins at `start`; null where there is none between them. */
function besideOf(mask: Uint8Array, start: number, width: number, left: number, right: number): number | null {
  let from = left
  while (from <= right && mask[start + from] === 0) from += 1
  if (from > right) return null
  let to = from
  while (from > 0 && mask[start + from - 1] === 1) from -= 1
  while (to < width - 1 && mask[start + to + 1] === 1) to += 1
  return (Math.abs(from - left) + Math.abs(to - right)) / 2
}

/** Whether what lies below a foot has its shape and tint, and fades. */
function isMirrorImage(rows: readonly Row[], foot: Foot): boolean {
  if (rows.length < DEPTH_MIN || rows.some(({ contrast }) => contrast > foot.contrast * PALE)) return false
  const third = Math.floor(rows.length / 3)
  const sum = (some: readonly Row[], of: (row: Row) => number): number => some.reduce((total, row) => total + of(row), 0)
  const contrastOf = (row: Row): number => row.contrast
  if (sum(rows.slice(-third), contrastOf) > sum(rows.slice(0, third), contrastOf) * FADED) return false
  if (sum(rows.slice(0, 2 * third), ({ beside }) => beside ?? Infinity) > 2 * third * BESIDE) return false
  return sum(rows, ({ unexplained }) => unexplained) <= sum(rows, ({ squares }) => squares) * (1 - EXPLAINED)
}
