import { distancesTo, type Grid, maskWhere, regionsOf } from './cut-out-planes.ts'

/** A hole farther from the open background than this is deep: cells, and a share of the product's size. */
const THICK_WALL = { cells: 8, share: 0.1 }
/** Least area of a hole, cells, and its most, as a share of the product's: the opening of a handle or of a ring is larger. */
const LEAST_HOLE = 5
const MOST_HOLE = 0.005

/** Cells of small holes deep inside the product of `area` cells (1 in `mask`). */
export function deepHoles(grid: Grid, mask: Uint8Array, area: number): number {
  const { labels, regions } = regionsOf(mask, grid, 0)
  const isOpen = maskWhere(mask.length, (cell) => mask[cell] === 0 && regions[labels[cell]].touchesFrame)
  const toOpen = distancesTo(isOpen, grid, 1)
  const wall = new Float32Array(regions.length).fill(Infinity)
  for (let cell = 0; cell < mask.length; cell += 1) {
    const label = labels[cell]
    if (mask[cell] === 0 && toOpen[cell] < wall[label]) wall[label] = toOpen[cell]
  }
  const thick = Math.max(THICK_WALL.cells, THICK_WALL.share * Math.sqrt(area))
  const isPrint = (holeArea: number, label: number): boolean =>
    holeArea >= LEAST_HOLE && holeArea <= area * MOST_HOLE && wall[label] > thick
  return regions.reduce((sum, region, label) => sum + (label > 0 && isPrint(region.area, label) ? region.area : 0), 0)
}
