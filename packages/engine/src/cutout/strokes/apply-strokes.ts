import { type CutOutStroke } from '@adloom/domain/cut-out-strokes.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { labPlanes } from '../../image/color-space.ts'
import { downscale } from '../../image/downscale.ts'
import { coarseMask, type CutOut, SEARCH_SIZE } from '../cut-out.ts'
import { visibleBox } from '../visible-box.ts'
import { type Grid } from '../grid/cut-out-planes.ts'
import { distancesTo } from '../grid/distances.ts'
import { cellKinds } from '../matte/matte-band.ts'
import { refineMatte } from '../matte/matte.ts'
import { type StrokedCells, strokeCells } from './stroke-cells.ts'

/** Cells around the strokes in which the outline is searched anew. */
const REFINED_CELLS = 4

/**
 * The cutout of a photograph, changed by strokes. Takes at most 0.1 s at 1024². The hand has the last word: whatever is left is usable, and nothing
 * changes away from the strokes.
 */
export function applyStrokes(photo: Pixels, found: CutOut, strokes: readonly CutOutStroke[]): CutOut {
  const product = strokes.length === 0 ? found.product : strokedProduct(photo, found.product, strokes)
  const box = visibleBox(product)
  const isEmpty = box.width === 0
  return { product, box, usable: !isEmpty, confidence: isEmpty ? 0 : 1 }
}

function strokedProduct(photo: Pixels, found: Pixels, strokes: readonly CutOutStroke[]): Pixels {
  const small = downscale(photo, SEARCH_SIZE)
  const cells = strokeCells(coarseMask(found, small), labPlanes(small), strokes)
  const toTouched = distancesTo(cells.touched, small, 1)
  // What a stroke kept is never dropped as too thin.
  const kinds = cells.mask.map((isProduct, cell) =>
    isProduct === 0 ? cellKinds.ground : cells.keptDepth[cell] > -Infinity ? cellKinds.thread : cellKinds.product,
  )
  const refined = refineMatte(photo, kinds, small)
  const product = { width: found.width, height: found.height, data: found.data.slice() }
  const columns = Int32Array.from({ length: photo.width }, (_, x) => Math.floor((x + 0.5) * (small.width / photo.width)))
  for (let y = 0; y < photo.height; y += 1) {
    const row = Math.floor((y + 0.5) * (small.height / photo.height)) * small.width
    for (let x = 0; x < photo.width; x += 1) {
      if (toTouched[row + columns[x]] > REFINED_CELLS) continue
      writePixel(product.data, { photo, refined, cells, grid: small }, x, y)
    }
  }
  return product
}

interface StrokedLayers {
  readonly photo: Pixels
  readonly refined: Pixels
  readonly cells: StrokedCells
  readonly grid: Grid
}

/** The outline found anew, except where the hand decided: there the photograph itself, or nothing. */
function writePixel(out: Uint8ClampedArray, { photo, refined, cells, grid }: StrokedLayers, x: number, y: number): void {
  const at = (y * photo.width + x) * 4
  const u = (x + 0.5) * (grid.width / photo.width) - 0.5
  const v = (y + 0.5) * (grid.height / photo.height) - 0.5
  const scale = photo.width / grid.width
  const kept = coverage(depthAt(cells.keptDepth, grid, u, v) * scale)
  const removed = coverage(depthAt(cells.removedDepth, grid, u, v) * scale)
  for (let channel = 0; channel < 3; channel += 1) {
    const own = refined.data[at + channel]
    out[at + channel] = own + (photo.data[at + channel] - own) * kept
  }
  // A photograph's own transparency stays: there are no colours under it to bring back.
  out[at + 3] = Math.min(photo.data[at + 3], Math.max(refined.data[at + 3], kept * 255), (1 - removed) * 255)
}

/** How much of a pixel lies inside an edge that is this far away, in pixels. */
const coverage = (depth: number): number => Math.min(1, Math.max(0, depth + 0.5))

/** A depth between the middles of the cells. */
function depthAt(depths: Float32Array, { width, height }: Grid, u: number, v: number): number {
  const left = Math.max(0, Math.min(width - 1, Math.floor(u)))
  const top = Math.max(0, Math.min(height - 1, Math.floor(v)))
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const across = Math.max(0, u - left)
  const down = Math.max(0, v - top)
  const above = between(depths[top * width + left], depths[top * width + right], across)
  return between(above, between(depths[bottom * width + left], depths[bottom * width + right], across), down)
}

/** Undecided cells are infinitely far: what touches them is too. */
const between = (one: number, other: number, share: number): number =>
  one === -Infinity || other === -Infinity ? -Infinity : one + (other - one) * share
