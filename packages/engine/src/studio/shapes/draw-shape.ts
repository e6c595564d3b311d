import { type Pixels } from '../pixels.ts'
import { type Region } from '../resize-product.ts'
import { toned } from '../tone.ts'
import { CELL, marchFrom, SQUARE, type Starts, startsOf } from './march-shape.ts'
import { trace } from './shade-shape.ts'
import { DISTANCE, type Drawing, drawingOf, type ShapeView } from './shape-camera.ts'
import { type Shape } from './shape.ts'
import { surfaceGrid, type SurfaceGrid } from './surface-corners.ts'
import { beginPixel } from './surface-grid.ts'

/** A drawn product: straight alpha, and the box of what is visible. */
export interface DrawnShape {
  readonly product: Pixels
  readonly box: Region
}

/** Contrast (8 bit) above which a pixel gets more rays; within the product all of them only from the second on. */
const EDGE = 13
const STRONG_EDGE = 64

/** How large a shape looks, in its own units, and how far right of its axis its middle is: what its place in the frame is computed from. */
export function outlineOf(shape: Shape, view: ShapeView): { readonly width: number; readonly height: number; readonly middle: number } {
  const perUnit = 60 / shape.bounds.radius
  // A rough look is enough here.
  const drawing = { ...drawingOf(shape, view, perUnit), touch: 0.25 / perUnit, foreseen: 0 }
  const side = Math.ceil(drawing.half * 2 * perUnit)
  const starts = startsOf(drawing, Math.ceil(side / CELL) * CELL, 0, side)
  let [left, right, top, bottom] = [side, 0, side, 0]
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      // What lies within the box found so far cannot make it larger.
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

/** The row of a drawing in which the ground is seen so far before the shape's axis. */
export function groundRow(shape: Shape, { tilt }: ShapeView, perUnit: number, before: number): number {
  const { height, radius } = shape.bounds
  const up = -height * Math.cos(tilt) - before * Math.sin(tilt)
  const away = DISTANCE + height * Math.sin(tilt) - before * Math.cos(tilt)
  return (radius * 1.02 - (up * DISTANCE) / away) * perUnit
}

/** A shape as the camera sees it, `perUnit` pixels per unit. The same arguments give the same bytes. */
export function drawShape(shape: Shape, view: ShapeView, perUnit: number): DrawnShape {
  const drawing = drawingOf(shape, view, perUnit)
  const side = Math.ceil((drawing.half * 2 * perUnit) / CELL) * CELL
  const starts = startsOf(drawing, side, 0, side)
  const grid = surfaceGrid(drawing, side, starts)
  const plain = new Float32Array(side * side * 4)
  const rays = Math.round(Math.sqrt(view.rays))
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const start = startAt(starts, x, y)
      if (start >= 0) sampleGrid(drawing, grid, plain, (y * side + x) * 4, x, y, start, rays)
    }
  }
  const edgeRays = Math.round(Math.sqrt(view.edgeRays))
  const lineRays = Math.max(2, edgeRays - 1)
  const data = new Uint8ClampedArray(side * side * 4)
  const finished = new Float32Array(4)
  let [left, right, top, bottom] = [side, -1, side, -1]
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const start = startAt(starts, x, y)
      if (start < 0) continue
      const at = (y * side + x) * 4
      let from = plain
      let place = at
      const contrast = edgeRays > rays ? contrastAt(plain, x, y, side) : 0
      if (contrast > EDGE) {
        finished.fill(0)
        sampleGrid(drawing, grid, finished, 0, x, y, start, contrast > STRONG_EDGE ? edgeRays : Math.min(edgeRays, lineRays))
        from = finished
        place = 0
      }
      const alpha = from[place + 3]
      if (alpha <= 0) continue
      data[at] = from[place] / alpha + 0.5
      data[at + 1] = from[place + 1] / alpha + 0.5
      data[at + 2] = from[place + 2] / alpha + 0.5
      data[at + 3] = alpha * 255 + 0.5
      if (data[at + 3] > 8) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
    }
  }
  return { product: { width: side, height: side, data }, box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 } }
}

const startAt = ({ depths, columns }: Starts, x: number, y: number): number => depths[((y / SQUARE) | 0) * columns + ((x / SQUARE) | 0)]

/** Light of rays × rays points of a pixel, added up and premultiplied: 8-bit values and alpha 0 to 1. */
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
      // Turned a little, so that upright and level edges do not meet a whole row of points at once.
      const u = x + (i + 0.5 + (rays > 1 ? ((j + 0.5) / rays - 0.5) * 0.6 : 0)) / rays
      const v = y + (j + 0.5 + (rays > 1 ? (0.5 - (i + 0.5) / rays) * 0.6 : 0)) / rays
      const alpha = trace(drawing, grid, u, v, start)
      if (alpha <= 0) continue
      for (let channel = 0; channel < 3; channel++) out[at + channel] += toned(color[channel] / alpha) * alpha * share
      out[at + 3] += alpha * share
    }
  }
}

/** How much a pixel differs from its neighbours, 8 bit; 255 where the product ends. */
function contrastAt(plain: Float32Array, x: number, y: number, side: number): number {
  const at = (y * side + x) * 4
  let most = 0
  for (let turn = 0; turn < 4; turn++) {
    const dx = turn === 0 ? -1 : turn === 1 ? 1 : 0
    const dy = turn === 2 ? -1 : turn === 3 ? 1 : 0
    if (x + dx < 0 || y + dy < 0 || x + dx >= side || y + dy >= side) continue
    const to = at + (dy * side + dx) * 4
    if (Math.abs(plain[at + 3] - plain[to + 3]) > 0.12) return 255
    const apart = Math.abs(plain[at] - plain[to]) + Math.abs(plain[at + 1] - plain[to + 1]) + Math.abs(plain[at + 2] - plain[to + 2])
    if (apart > most) most = apart
  }
  return most / 3
}
