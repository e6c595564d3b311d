import { boxBlur } from '../grid/box-blur.ts'
import { areaOfCells, type Grid } from '../grid/cut-out-planes.ts'
import { distancesTo } from '../grid/distances.ts'
import { bytePlane, floatPlane, unclearedFloats, unclearedInts } from '../../image/plane-memory.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'

/** Cells outside and inside the coarse outline between which the true outline is searched. */
const OUTSIDE_CELLS = 1.6
export const INSIDE_CELLS = 2.4

/** The kind of a cell of the coarse grid. A thread is a part of the product too thin to have an inside. */
export const cellKinds = { ground: 0, product: 1, doubtful: 2, thread: 3 } as const

/** The part of a photograph in which its outline is searched. */
export interface Band {
  /** 0 background, 1 product, otherwise a first guess from the coarse outline; decided pixels are exactly 0 or 1. */
  readonly alpha: Float32Array
  /** The pixels still to be decided. */
  readonly pixels: Int32Array
  readonly isOpen: Uint8Array
  /** Pixels of threads, which are never dropped. */
  readonly isThread: Uint8Array
}

const FAR_OUTSIDE = 0
const FAR_INSIDE = 1
const OPEN = 2

/** The band along the coarse outline of `cells`, with every pixel beside it decided. */
export function outlineBand(photo: Pixels, cells: Uint8Array, grid: Grid): Band {
  const mask = bytePlane(cells.length)
  const sure = bytePlane(cells.length)
  for (let cell = 0; cell < cells.length; cell += 1) {
    const kind = cells[cell]
    if (kind !== cellKinds.ground) mask[cell] = 1
    if (kind === cellKinds.product || kind === cellKinds.thread) sure[cell] = 1
  }
  const inside = distancesTo(sure, grid, 0)
  const outside = distancesTo(mask, grid, 1, OUTSIDE_CELLS)
  // Decisions are per cell; only the cells between are processed pixel by pixel.
  const state = bytePlane(cells.length)
  for (let cell = 0; cell < cells.length; cell += 1)
    state[cell] = outside[cell] > OUTSIDE_CELLS ? FAR_OUTSIDE : inside[cell] > INSIDE_CELLS ? FAR_INSIDE : OPEN
  const shares = unclearedFloats(cells.length)
  shares.set(mask)
  const soft = boxBlur(shares, grid, 1, areaOfCells(mask, grid, 1, true, 1))
  const count = photo.width * photo.height
  const pixels = unclearedInts(count)
  const band = { alpha: floatPlane(count), isOpen: bytePlane(count), isThread: bytePlane(count), pixels }
  const stepX = grid.width / photo.width
  const columns = Int32Array.from({ length: photo.width }, (_, x) => Math.min(grid.width - 1, ((x + 0.5) * stepX) | 0))
  const coarse = { cells, state, soft, grid, columns }
  let end = 0
  for (let y = 0; y < photo.height; y += 1) end = bandRow(band, end, photo, coarse, y)
  return { ...band, pixels: pixels.subarray(0, end) }
}

/** The state of every cell, and the column of cells of each column of pixels. */
interface Coarse {
  readonly cells: Uint8Array
  readonly state: Uint8Array
  readonly soft: Float32Array
  readonly grid: Grid
  readonly columns: Int32Array
}

/** One row of the photograph; returns the number of open pixels so far. A function of its own, so that it is compiled once, not row by row. */
function bandRow(
  { alpha, isOpen, isThread, pixels }: Band,
  openBefore: number,
  { width, height }: Pixels,
  { cells, state, soft, grid: { width: gridWidth, height: gridHeight }, columns }: Coarse,
  y: number,
): number {
  const stepX = gridWidth / width
  const stepY = gridHeight / height
  const v = Math.max(0, Math.min(gridHeight - 1, (y + 0.5) * stepY - 0.5))
  const top = Math.min(gridHeight - 2, v | 0)
  const near = Math.min(gridHeight - 1, ((y + 0.5) * stepY) | 0) * gridWidth
  const first = Math.max(0, top) * gridWidth
  const down = v - top
  let end = openBefore
  for (let x = 0, pixel = y * width; x < width; x += 1, pixel += 1) {
    const cell = near + columns[x]
    const kind = state[cell]
    if (kind === FAR_OUTSIDE) continue
    if (kind === FAR_INSIDE) {
      alpha[pixel] = 1
      continue
    }
    const u = Math.max(0, Math.min(gridWidth - 1, (x + 0.5) * stepX - 0.5))
    const left = Math.min(gridWidth - 2, u | 0)
    const at = first + Math.max(0, left)
    const right = u - left
    const above = soft[at] + (soft[at + 1] - soft[at]) * right
    const below = soft[at + gridWidth] + (soft[at + gridWidth + 1] - soft[at + gridWidth]) * right
    alpha[pixel] = above + (below - above) * down
    isOpen[pixel] = 1
    if (cells[cell] === cellKinds.thread) isThread[pixel] = 1
    pixels[end++] = pixel
  }
  return end
}
