import { type Grid } from '../grid/cut-out-planes.ts'
import { distancesTo } from '../grid/distances.ts'
import { bytePlane } from '../../image/plane-memory.ts'
import { type MaskRegions, regionsOf } from '../grid/regions.ts'

/**
 * A hole farther from the open background than these cells, and than this share of the product's size or this multiple of its own half width, is deep:
 * what surrounds the opening of a handle is about as wide as the opening.
 */
const THICK_WALL = { cells: 8, share: 0.1, halfWidths: 2 }
/** Least area of a hole, cells, and its most, as a share of the product's: the opening of a handle or of a ring is larger. */
const LEAST_HOLE = 5
const MOST_HOLE = 0.005

/** The holes of a product, and every cell's distance to the product (within it, and in its holes and near it) and to the open background around it. */
export interface Holes extends MaskRegions {
  readonly toProduct: Float32Array
  readonly toOpen: Float32Array
}

/** `mask` is 1 in the product; the open background is a region too, one that touches the frame. */
export function holesOf(grid: Grid, mask: Uint8Array, toProduct: Float32Array): Holes {
  const { labels, regions } = regionsOf(mask, grid, 0)
  const touchesFrame = regions.map((region) => region.touchesFrame)
  const isOpen = bytePlane(mask.length)
  for (let cell = 0; cell < mask.length; cell += 1) if (mask[cell] === 0 && touchesFrame[labels[cell]]) isOpen[cell] = 1
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
