import { type Pixels } from '../pixels.ts'
import { type Region } from '../resize-product.ts'
import { singleThread, type RowScheduler } from '../row-scheduler.ts'
import { toned } from '../tone-curve.ts'
import { CELL, findStarts, marchFrom, newStarts, SQUARE, type Starts, startsOf } from './march-shape.ts'
import { traceShape } from './shade-shape.ts'
import { DISTANCE, type Drawing, drawingOf, type ShapeSetup } from './shape-camera.ts'
import { type Shape } from './shape.ts'
import { surfaceGrid, type SurfaceGrid } from './surface-corners.ts'
import { beginPixel } from './surface-grid.ts'

/** A drawn product: straight alpha, and the box of its visible pixels. */
interface DrawnShape {
  readonly product: Pixels
  readonly box: Region
}

/** Contrast (8 bit) above which a pixel gets more rays; within the product all of them only from the second on. */
const EDGE = 13
const STRONG_EDGE = 64

/**
 * The visible size of a shape, in its own units, and the offset of its middle to the right of its axis: its place in the frame is computed from them.
 */
export function outlineOf(shape: Shape, setup: ShapeSetup): { readonly width: number; readonly height: number; readonly middle: number } {
  const perUnit = 60 / shape.bounds.radius
  // A coarse drawing is enough here.
  const drawing = { ...drawingOf(shape, setup, perUnit), touch: 0.25 / perUnit, foreseen: 0 }
  const side = Math.ceil(drawing.half * 2 * perUnit)
  const starts = startsOf(drawing, Math.ceil(side / CELL) * CELL, 0, side)
  let [left, right, top, bottom] = [side, 0, side, 0]
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      // Pixels within the box found so far cannot make it larger.
      if (x >= left && x <= right && y >= top && y <= bottom) continue
      const start = startAt(starts, x, y)
      if (start < 0 || marchFrom(drawing, x + 0.5, y + 0.5, start) < 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return {
    width: (right - left + 1) / perUnit,
    height: (bottom - top + 1) / perUnit,
    middle: (left + right + 1) / 2 / perUnit - drawing.half,
  }
}

/** The row of a drawing that shows the ground so far before the shape's axis. */
export function groundRow(shape: Shape, { tilt }: ShapeSetup, perUnit: number, before: number): number {
  const { height, radius } = shape.bounds
  const up = -height * Math.cos(tilt) - before * Math.sin(tilt)
  const away = DISTANCE + height * Math.sin(tilt) - before * Math.cos(tilt)
  return (radius * 1.02 - (up * DISTANCE) / away) * perUnit
}

/** A shape as the camera sees it, `perUnit` pixels per unit. The same arguments give the same bytes, however the rows are shared. */
export function drawShape(shape: Shape, setup: ShapeSetup, perUnit: number, rowScheduler: RowScheduler = singleThread): DrawnShape {
  const drawing = drawingOf(shape, setup, perUnit)
  const side = Math.ceil((drawing.half * 2 * perUnit) / CELL) * CELL
  const starts = newStarts(side)
  const image: DrawingImage = {
    drawing,
    side,
    starts,
    knownRows: new Uint8Array(side / CELL),
    grid: surfaceGrid(drawing, side, starts),
    colors: new Float32Array(KEPT_ROWS * side * 4),
    rowNumbers: new Int32Array(KEPT_ROWS).fill(-1),
    rays: Math.round(Math.sqrt(setup.rays)),
    edgeRays: Math.round(Math.sqrt(setup.edgeRays)),
    data: rowScheduler.bytes(side * side * 4),
  }
  rowScheduler.eachRow(side, (y) => finishRow(image, y))
  return { product: { width: side, height: side, data: image.data }, box: boxOf(image) }
}

/** Rows in memory while drawing: one and its two neighbours, which decide what is an edge; a power of two. */
const KEPT_ROWS = 4

/** An image being drawn. Everything is computed when a row needs it. */
interface DrawingImage {
  readonly drawing: Drawing
  readonly side: number
  readonly starts: Starts
  /** 1 for each row of cells with computed starts. */
  readonly knownRows: Uint8Array
  readonly grid: SurfaceGrid
  /** Light by few rays per pixel, premultiplied, and its row. */
  readonly colors: Float32Array
  readonly rowNumbers: Int32Array
  /** Rays across a pixel; and across an edge pixel. */
  readonly rays: number
  readonly edgeRays: number
  readonly data: Uint8ClampedArray
}

/** Offset of a row of plain light; the row is drawn if missing. */
function rowOffset(image: DrawingImage, y: number): number {
  const { drawing, side, starts, knownRows, grid, colors, rowNumbers, rays } = image
  const place = y % KEPT_ROWS
  const from = place * side * 4
  if (rowNumbers[place] === y) return from
  rowNumbers[place] = y
  const cell = (y / CELL) | 0
  // The lower corners of a square lie in the next row of squares.
  for (let index = cell; index <= cell + 1 && index < knownRows.length; index++) {
    if (knownRows[index] === 1) continue
    knownRows[index] = 1
    findStarts(drawing, side, starts, index * CELL, (index + 1) * CELL)
  }
  colors.fill(0, from, from + side * 4)
  for (let x = 0; x < side; x++) {
    const start = startAt(starts, x, y)
    if (start >= 0) sampleGrid(drawing, grid, colors, from + x * 4, x, y, start, rays)
  }
  return from
}

const finished = new Float32Array(4)

function finishRow(image: DrawingImage, y: number): void {
  const { drawing, side, starts, grid, colors, rays, edgeRays, data } = image
  const here = rowOffset(image, y)
  const hasEdges = edgeRays > rays
  // At the frame a row is its own neighbour.
  const above = hasEdges && y > 0 ? rowOffset(image, y - 1) : here
  const below = hasEdges && y < side - 1 ? rowOffset(image, y + 1) : here
  const lineRays = Math.min(edgeRays, Math.max(2, edgeRays - 1))
  for (let x = 0; x < side; x++) {
    const start = startAt(starts, x, y)
    if (start < 0) continue
    const at = (y * side + x) * 4
    let from = colors
    let place = here + x * 4
    const contrast = hasEdges ? contrastAt(colors, place, above + x * 4, below + x * 4, x, side) : 0
    if (contrast > EDGE) {
      finished.fill(0)
      sampleGrid(drawing, grid, finished, 0, x, y, start, contrast > STRONG_EDGE ? edgeRays : lineRays)
      from = finished
      place = 0
    }
    const alpha = from[place + 3]
    if (alpha <= 0) continue
    data[at] = from[place] / alpha + 0.5
    data[at + 1] = from[place + 1] / alpha + 0.5
    data[at + 2] = from[place + 2] / alpha + 0.5
    data[at + 3] = alpha * 255 + 0.5
  }
}

/** The box of the visible pixels. */
function boxOf({ side, data }: DrawingImage): Region {
  let [left, right, top, bottom] = [side, -1, side, -1]
  for (let y = 0; y < side; y++) {
    for (let x = 0, at = y * side * 4 + 3; x < side; x++, at += 4) {
      if (data[at] <= 8) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

const startAt = ({ depths, columns }: Starts, x: number, y: number): number => depths[((y / SQUARE) | 0) * columns + ((x / SQUARE) | 0)]

/** Light of rays × rays points of a pixel, summed and premultiplied: 8-bit values and alpha 0 to 1. */
function sampleGrid(
  drawing: Drawing,
  grid: SurfaceGrid,
  out: Float32Array,
  at: number,
  x: number,
  y: number,
  start: number,
  rays: number,
): void {
  const share = 1 / (rays * rays)
  const { color } = drawing
  beginPixel(grid)
  for (let j = 0; j < rays; j++) {
    for (let i = 0; i < rays; i++) {
      // Turned a little, so that upright and level edges do not hit a whole row of points at once.
      const u = x + (i + 0.5 + (rays > 1 ? ((j + 0.5) / rays - 0.5) * 0.6 : 0)) / rays
      const v = y + (j + 0.5 + (rays > 1 ? (0.5 - (i + 0.5) / rays) * 0.6 : 0)) / rays
      const alpha = traceShape(drawing, grid, u, v, start)
      if (alpha <= 0) continue
      for (let channel = 0; channel < 3; channel++) out[at + channel] += toned(color[channel] / alpha) * alpha * share
      out[at + 3] += alpha * share
    }
  }
}

/** How much a pixel differs from its neighbours, 8 bit; 255 where the product ends. */
function contrastAt(colors: Float32Array, at: number, above: number, below: number, x: number, side: number): number {
  const left = x > 0 ? at - 4 : at
  const right = x < side - 1 ? at + 4 : at
  return Math.max(apart(colors, at, left), apart(colors, at, right), apart(colors, at, above), apart(colors, at, below))
}

function apart(colors: Float32Array, at: number, to: number): number {
  if (Math.abs(colors[at + 3] - colors[to + 3]) > 0.12) return 255
  return (Math.abs(colors[at] - colors[to]) + Math.abs(colors[at + 1] - colors[to + 1]) + Math.abs(colors[at + 2] - colors[to + 2])) / 3
}
