import { type Background } from './background-flood.ts'
import { countInRow, distancesTo, type Grid, type MaskRegions, maskWhere, regionsOf } from './cut-out-planes.ts'

/**
 * A hole farther from the open background than these cells, and than this share of the product's size or this multiple of its own half width, is deep:
 * what surrounds the opening of a handle is about as wide as the opening.
 */
const THICK_WALL = { cells: 8, share: 0.1, halfWidths: 2 }
/** Least area of a hole, cells, and its most, as a share of the product's: the opening of a handle or of a ring is larger. */
const LEAST_HOLE = 5
const MOST_HOLE = 0.005

/** The holes of a product, and every cell's distance to the product and to the open background around it. */
export interface Holes extends MaskRegions {
  readonly toProduct: Float32Array
  readonly toOpen: Float32Array
}

/** `mask` is 1 in the product; the open background is a region too, one that touches the frame. */
export function holesOf(grid: Grid, mask: Uint8Array, toProduct: Float32Array): Holes {
  const { labels, regions } = regionsOf(mask, grid, 0)
  const isOpen = maskWhere(mask.length, (cell) => mask[cell] === 0 && regions[labels[cell]].touchesFrame)
  return { labels, regions, toProduct, toOpen: distancesTo(isOpen, grid, 1) }
}

/** Cells of small holes deep inside the product of `area` cells (1 in `mask`). */
export function deepHoles({ labels, regions, toProduct, toOpen }: Holes, mask: Uint8Array, area: number): number {
  const wall = new Float32Array(regions.length).fill(Infinity)
  const halfWidth = new Float32Array(regions.length)
  for (let cell = 0; cell < mask.length; cell += 1) {
    if (mask[cell] === 1) continue
    const label = labels[cell]
    if (toOpen[cell] < wall[label]) wall[label] = toOpen[cell]
    if (toProduct[cell] > halfWidth[label]) halfWidth[label] = toProduct[cell]
  }
  const isDeep = (label: number): boolean =>
    wall[label] > THICK_WALL.cells && wall[label] > Math.min(THICK_WALL.share * Math.sqrt(area), THICK_WALL.halfWidths * halfWidth[label])
  const isPrint = (holeArea: number, label: number): boolean => holeArea >= LEAST_HOLE && holeArea <= area * MOST_HOLE && isDeep(label)
  return regions.reduce((sum, region, label) => sum + (label > 0 && isPrint(region.area, label) ? region.area : 0), 0)
}

/** Distance from the background, at least, within which a cell can be it; the mean of a patch of it, as a multiple of the noise. */
const LEAST_LIMIT = 0.012
const MEAN_OVER_NOISE = 2
/** Cells from the outline from which a cell is no mixture of product and background. */
const UNMIXED = 2
/** Background shows through a product where it is thin: a patch within this share of its size of the open background. Deeper ones are white prints. */
const THIN_WALL = 0.125

/** Cells of the product (1 in `mask`) that are exactly the lit background behind a thin wall: a loop or an arm that was not opened. */
export function keptGround(grid: Grid, { distance, threshold, noise }: Background, mask: Uint8Array, { toOpen }: Holes): number {
  const limit = Math.max(threshold, LEAST_LIMIT)
  const isGround = maskWhere(mask.length, (cell) => mask[cell] === 1 && distance[cell] < limit && toOpen[cell] >= UNMIXED)
  if (!isGround.includes(1)) return 0
  const size = Math.sqrt(countInRow(mask, 0, mask.length, 1))
  const { labels, regions } = regionsOf(isGround, grid, 1)
  const sums = new Float64Array(regions.length)
  const wall = new Float32Array(regions.length).fill(Infinity)
  for (let cell = 0; cell < mask.length; cell += 1) {
    const label = labels[cell]
    if (label === 0) continue
    sums[label] += distance[cell]
    if (toOpen[cell] < wall[label]) wall[label] = toOpen[cell]
  }
  const isKept = (area: number, label: number): boolean => sums[label] < area * noise * MEAN_OVER_NOISE && wall[label] < size * THIN_WALL
  return regions.reduce((sum, { area }, label) => sum + (label > 0 && area >= LEAST_HOLE && isKept(area, label) ? area : 0), 0)
}
