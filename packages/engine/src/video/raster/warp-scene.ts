import { type FrameRegion } from '../timeline/frame.ts'
import { type Planes } from './yuv.ts'

/**
 * How much each place of a scene moves with the eye, in 1/4096 (`stageParallax`): one value for each square of `1 << shift` pixels. `most` in parts
 * of one; 0 for a flat image.
 */
export interface Parallax {
  readonly columns: number
  readonly rows: number
  readonly shift: number
  readonly values: Int16Array
  readonly most: number
}

/** Fixed-point one of parallax. */
export const PARALLAX_ONE = 4096

/**
 * Planes in which every place holds the four pixels around its right lower corner, a byte each: itself lowest, then the one to its right, the one
 * below, the one right below. Parallax reads other places for every pixel, and one read of four pixels is much less work than four.
 */
export interface QuadPlanes {
  readonly width: number
  readonly height: number
  readonly y: Int32Array
  readonly u: Int32Array
  readonly v: Int32Array
}

/** Planes as quads, in shared memory. */
export function quadPlanesOf(planes: Planes): QuadPlanes {
  const quads = newQuadPlanes(planes)
  fillQuadPlanes(quads, planes, { left: 0, top: 0, width: planes.width, height: planes.height })
  return quads
}

/** The quads of planes that differ from `like` in a part only. Edges on even pixels. */
export function quadPlanesLike(like: QuadPlanes, planes: Planes, part: FrameRegion): QuadPlanes {
  const quads = newQuadPlanes(planes)
  quads.y.set(like.y)
  quads.u.set(like.u)
  quads.v.set(like.v)
  // The places left of it and above hold its pixels, too.
  const left = Math.max(0, part.left - 2)
  const top = Math.max(0, part.top - 2)
  fillQuadPlanes(quads, planes, { left, top, width: part.left + part.width - left, height: part.top + part.height - top })
  return quads
}

function newQuadPlanes({ width, height }: Planes): QuadPlanes {
  const memory = (count: number): Int32Array => new Int32Array(new SharedArrayBuffer(count * 4))
  const luma = width * height
  return { width, height, y: memory(luma), u: memory(luma / 4), v: memory(luma / 4) }
}

function fillQuadPlanes({ y, u, v }: QuadPlanes, planes: Planes, { left, top, width, height }: FrameRegion): void {
  fillQuads(y, planes.y, planes.width, planes.height, { left, top, width, height })
  const half: FrameRegion = { left: left / 2, top: top / 2, width: width / 2, height: height / 2 }
  fillQuads(u, planes.u, planes.width / 2, planes.height / 2, half)
  fillQuads(v, planes.v, planes.width / 2, planes.height / 2, half)
}

/** The last column and row have no quads of their own: views stay off them. */
function fillQuads(quads: Int32Array, values: Uint8Array, width: number, height: number, part: FrameRegion): void {
  const right = Math.min(width - 1, part.left + part.width)
  const bottom = Math.min(height - 1, part.top + part.height)
  for (let row = part.top; row < bottom; row++) {
    const end = row * width + right
    let at = row * width + part.left
    let pair = values[at] | (values[at + width] << 16)
    for (; at < end; at++) {
      const next = values[at + 1] | (values[at + 1 + width] << 16)
      quads[at] = pair | (next << 8)
      pair = next
    }
  }
}

const ONE = 1 << 16
const HALF = 1 << 15
/** A quad's left pixels, as two numbers of 16 bits; after a shift by 8 its right ones. One multiplication weighs both. */
const LANES = 0x00ff_00ff

/**
 * The eye's view of a scene: the point of its layers in the frame's left top corner, how many of their pixels one of the frame is wide, and how many
 * a place at full parallax moves.
 */
export interface ParallaxView {
  readonly left: number
  readonly top: number
  readonly step: number
  readonly alongX: number
  readonly alongY: number
}

/**
 * Draws a part of a scene with parallax; the part's edges are on even pixels. One source point for each 2 × 2 pixels. Whole numbers in 16.16: twice
 * as fast as fractions; and three short passes over each pair of rows: one long one needs more registers than there are.
 */
export function warpScene(out: Planes, source: QuadPlanes, parallax: Parallax, view: ParallaxView, part: FrameRegion): void {
  const { width } = out
  const pixel = Math.round(view.step * ONE)
  const startX = Math.round((view.left + view.step) * ONE) + part.left * pixel
  const startY = Math.round((view.top + view.step) * ONE)
  const places: Places = {
    x: new Int32Array(part.width >> 1),
    y: new Int32Array(part.width >> 1),
    startX,
    pixel,
    alongX: Math.round((view.alongX / PARALLAX_ONE) * ONE),
    alongY: Math.round((view.alongY / PARALLAX_ONE) * ONE),
    mostX: ((source.width - 2) << 16) - pixel,
    mostY: ((source.height - 2) << 16) - pixel,
  }
  for (let y = part.top; y < part.top + part.height; y += 2) {
    findPlaces(places, parallax, startY + y * pixel)
    lumaRows(out.y, y * width + part.left, width, source.y, source.width, places.x, places.y, pixel >> 1)
    const color = (y >> 1) * (width >> 1) + (part.left >> 1)
    colorRow(out.u, color, source.u, source.width >> 1, places.x, places.y)
    colorRow(out.v, color, source.v, source.width >> 1, places.x, places.y)
  }
}

/** The source points of two rows, in 16.16, and the inputs of their search. */
interface Places {
  readonly x: Int32Array
  readonly y: Int32Array
  readonly startX: number
  readonly pixel: number
  readonly alongX: number
  readonly alongY: number
  readonly mostX: number
  readonly mostY: number
}

/** Follows the parallax of the place that is found, in two lookups: displacements are small against the squares, so two are enough. */
function findPlaces({ x: xs, y: ys, startX, pixel, alongX, alongY, mostX, mostY }: Places, parallax: Parallax, py: number): void {
  const { columns, rows, shift, values } = parallax
  const square = 16 + shift
  const lastColumn = columns - 1
  const lastRow = rows - 1
  const least = ONE + pixel
  const base = Math.imul(py >> square, columns)
  const count = xs.length
  for (let index = 0, px = startX; index < count; index++, px = (px + 2 * pixel) | 0) {
    const found = values[base + (px >> square)]
    let column = (px + Math.imul(alongX, found)) >> square
    let row = (py + Math.imul(alongY, found)) >> square
    column = column < 0 ? 0 : column > lastColumn ? lastColumn : column
    row = row < 0 ? 0 : row > lastRow ? lastRow : row
    const near = values[Math.imul(row, columns) + column]
    const sx = (px + Math.imul(alongX, near)) | 0
    const sy = (py + Math.imul(alongY, near)) | 0
    xs[index] = sx < least ? least : sx > mostX ? mostX : sx
    ys[index] = sy < least ? least : sy > mostY ? mostY : sy
  }
}

/** Two rows of luma; pixels lie `half` a step around the places. */
function lumaRows(
  out: Uint8Array,
  start: number,
  width: number,
  quads: Int32Array,
  stride: number,
  xs: Int32Array,
  ys: Int32Array,
  half: number,
): void {
  for (let index = 0, to = start; index < xs.length; index++, to += 2) {
    // Pixels' middles lie half a pixel in.
    const x0 = (xs[index] - half - HALF) >> 8
    const x1 = (xs[index] + half - HALF) >> 8
    const y0 = (ys[index] - half - HALF) >> 8
    const y1 = (ys[index] + half - HALF) >> 8
    const upper = Math.imul(y0 >> 8, stride)
    const lower = Math.imul(y1 >> 8, stride)
    const right0 = x0 & 255
    const right1 = x1 & 255
    const left0 = 256 - right0
    const left1 = 256 - right1
    const down0 = y0 & 255
    const down1 = y1 & 255
    let quad = quads[upper + (x0 >> 8)]
    let lanes = (Math.imul(quad & LANES, left0) + Math.imul((quad >>> 8) & LANES, right0)) | 0
    let high = lanes & 65_535
    out[to] = ((high << 8) + Math.imul((lanes >>> 16) - high, down0) + HALF) >> 16
    quad = quads[upper + (x1 >> 8)]
    lanes = (Math.imul(quad & LANES, left1) + Math.imul((quad >>> 8) & LANES, right1)) | 0
    high = lanes & 65_535
    out[to + 1] = ((high << 8) + Math.imul((lanes >>> 16) - high, down0) + HALF) >> 16
    quad = quads[lower + (x0 >> 8)]
    lanes = (Math.imul(quad & LANES, left0) + Math.imul((quad >>> 8) & LANES, right0)) | 0
    high = lanes & 65_535
    out[to + width] = ((high << 8) + Math.imul((lanes >>> 16) - high, down1) + HALF) >> 16
    quad = quads[lower + (x1 >> 8)]
    lanes = (Math.imul(quad & LANES, left1) + Math.imul((quad >>> 8) & LANES, right1)) | 0
    high = lanes & 65_535
    out[to + width + 1] = ((high << 8) + Math.imul((lanes >>> 16) - high, down1) + HALF) >> 16
  }
}

function colorRow(out: Uint8Array, start: number, quads: Int32Array, stride: number, xs: Int32Array, ys: Int32Array): void {
  for (let index = 0, to = start; index < xs.length; index++, to++) {
    const x = ((xs[index] >> 1) - HALF) >> 8
    const y = ((ys[index] >> 1) - HALF) >> 8
    const right = x & 255
    const quad = quads[Math.imul(y >> 8, stride) + (x >> 8)]
    const lanes = (Math.imul(quad & LANES, 256 - right) + Math.imul((quad >>> 8) & LANES, right)) | 0
    const high = lanes & 65_535
    out[to] = ((high << 8) + Math.imul((lanes >>> 16) - high, y & 255) + HALF) >> 16
  }
}
