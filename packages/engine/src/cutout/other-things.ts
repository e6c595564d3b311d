import { type Grid, maskWhere, regionsOf } from './cut-out-planes.ts'

/** A part that the frame cuts off is another thing when it is smaller than this share of the largest part, which stands free. */
const OTHER_THING_SHARE = 0.6

/** 1 where a mask shows other things beside the product: what the frame cuts off, beside a larger part that it does not. */
export function otherThingsIn(mask: Uint8Array, grid: Grid): Uint8Array {
  const { labels, regions } = regionsOf(mask, grid, 1)
  const largest = regions.reduce((most, region) => (region.area > most.area ? region : most))
  const isOther = regions.map(({ area, touchesFrame }) => !largest.touchesFrame && touchesFrame && area < largest.area * OTHER_THING_SHARE)
  return maskWhere(mask.length, (cell) => mask[cell] === 1 && isOther[labels[cell]])
}
