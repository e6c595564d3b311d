import { type LabPlanes } from '../../image/color-space.ts'
import { type Grid, maskFrom, maskWhere } from '../grid/cut-out-planes.ts'
import { distancesTo } from '../grid/distances.ts'
import { bytePlane } from '../../image/plane-memory.ts'
import { regionsOf } from '../grid/regions.ts'
import { type Background } from './background-flood.ts'

/** Contrast from which a thread (a lace, a cable) is surely part of the product: at least this, and this multiple of the threshold. */
const CLEAR_CONTRAST = 0.16
const CONTRAST_OVER_THRESHOLD = 4

/** Cells from the core of a part to its outline. */
const THICK = 3

/**
 * Drops parts thinner than four cells that hardly differ from the background or leave the frame: seams of the background and slivers of shadow.
 * Marks 1 in `threads` those that stay.
 */
export function dropThreads(mask: Uint8Array, threads: Uint8Array, grid: LabPlanes, { distance, threshold }: Background): void {
  const inside = distancesTo(mask, grid, 0)
  const toCore = distancesTo(maskFrom(inside, 2), grid, 1, THICK)
  for (let cell = 0; cell < mask.length; cell += 1) if (mask[cell] === 1 && toCore[cell] > THICK) threads[cell] = 1
  if (!threads.includes(1)) return
  const { labels, regions } = regionsOf(joinedAtCorners(threads, grid), grid, 1)
  const contrast = new Float64Array(regions.length)
  for (let cell = 0; cell < mask.length; cell += 1) if (threads[cell] === 1) contrast[labels[cell]] += distance[cell]
  const limit = Math.max(CLEAR_CONTRAST, threshold * CONTRAST_OVER_THRESHOLD)
  for (let cell = 0; cell < mask.length; cell += 1) {
    if (threads[cell] === 0) continue
    const { area, touchesFrame } = regions[labels[cell]]
    if (touchesFrame || contrast[labels[cell]] < area * limit) {
      mask[cell] = 0
      threads[cell] = 0
    }
  }
}

/** Cells of a thread that is more than a scrap of a shadow. */
const LONG = 30
/**
 * Cells from a long thread within which a gap in it is closed, and the contrast, as a share of a clear thread's, at which it is still visible there.
 */
const GAP = 2
const STILL_SHOWS = 0.25

/** Closes visible gaps of long threads: on the small grid a thin lace fades where it turns or shines. */
export function closeThreads(mask: Uint8Array, threads: Uint8Array, grid: Grid, { distance, threshold }: Background): void {
  if (!threads.includes(1)) return
  const clear = Math.max(CLEAR_CONTRAST, threshold * CONTRAST_OVER_THRESHOLD)
  const { labels, regions } = regionsOf(joinedAtCorners(threads, grid), grid, 1)
  if (!regions.some(({ area }) => area >= LONG)) return
  const strong = maskWhere(mask.length, (cell) => threads[cell] === 1 && distance[cell] > clear && regions[labels[cell]].area >= LONG)
  const toStrong = distancesTo(strong, grid, 1, GAP)
  for (let cell = 0; cell < mask.length; cell += 1) {
    if (mask[cell] === 1 || toStrong[cell] > GAP || distance[cell] < clear * STILL_SHOWS) continue
    mask[cell] = 1
    threads[cell] = 1
  }
}

/** The mask with one cell more wherever two cells meet only at a corner: a lace one cell wide is one part, whatever its direction. */
function joinedAtCorners(mask: Uint8Array, { width }: Grid): Uint8Array {
  const out = bytePlane(mask.length)
  out.set(mask)
  for (let start = 0; start < mask.length - width; start += width) joinCornersOfRow(out, mask, start, width)
  return out
}

function joinCornersOfRow(out: Uint8Array, mask: Uint8Array, start: number, width: number): void {
  for (let cell = start; cell < start + width - 1; cell += 1) {
    const below = cell + width
    if (mask[cell] === mask[cell + 1] || mask[cell] === mask[below] || mask[cell] !== mask[below + 1]) continue
    out[mask[cell] === 1 ? below : cell] = 1
  }
}

/** Least area of a loose part, as a share of the largest; and of one that is solid and stands out, in cells and as such a share. */
const LOOSE_PART = 0.02
const SOLID_PART = { cells: 12, share: 0.002 }

/** Drops small loose parts, unless they are solid and stand out; the loose end of a thread would float. */
export function dropSpecks(mask: Uint8Array, threads: Uint8Array, grid: LabPlanes, { distance, threshold }: Background): void {
  const { labels, regions } = regionsOf(joinedAtCorners(mask, grid), grid, 1)
  const largest = regions.reduce((most, { area }) => Math.max(most, area), 0)
  if (regions.every(({ area }, label) => label === 0 || area >= largest * LOOSE_PART)) return
  const contrast = new Float64Array(regions.length)
  const solid = new Int32Array(regions.length)
  for (let cell = 0; cell < mask.length; cell += 1) {
    if (labels[cell] === 0) continue
    contrast[labels[cell]] += distance[cell]
    if (threads[cell] === 0) solid[labels[cell]] += 1
  }
  const limit = Math.max(CLEAR_CONTRAST, threshold * CONTRAST_OVER_THRESHOLD)
  const isKept = regions.map(
    ({ area }, label) =>
      area >= largest * LOOSE_PART ||
      (solid[label] > Math.max(SOLID_PART.cells, largest * SOLID_PART.share) && contrast[label] > area * limit),
  )
  for (let cell = 0; cell < mask.length; cell += 1) if (mask[cell] === 1 && !isKept[labels[cell]]) mask[cell] = 0
}
