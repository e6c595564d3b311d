import { type Grid, maskWhere, regionsOf } from './cut-out-planes.ts'

/** A part that the frame cuts off is another thing when it is smaller than this share of the largest part, which stands free. */
const NEIGHBOUR = 0.6

/** 1 where a mask shows other things beside the product: what the frame cuts off, beside a larger part that it does not. */
export function neighboursIn(mask: Uint8Array, grid: Grid): Uint8Array {
  const { labels, regions } = regionsOf(mask, grid, 1)
  const largest = regions.reduce((most, region) => (region.area > most.area ? region : most))
  const isNeighbour = regions.map(({ area, touchesFrame }) => !largest.touchesFrame && touchesFrame && area < largest.area * NEIGHBOUR)
  return maskWhere(mask.length, (cell) => mask[cell] === 1 && isNeighbour[labels[cell]])
}
