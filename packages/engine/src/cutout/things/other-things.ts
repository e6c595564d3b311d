import { type Grid, maskWhere, regionsOf } from '../grid/cut-out-planes.ts'

/** A part that the frame cuts off is another thing when it is smaller than this share of the largest part, which stands free. */
const OTHER_THING_SHARE = 0.6

/**
 * 1 where a mask shows other things beside the product: what the frame cuts off, beside a larger part that it does not. What the upper side cuts off
 * right above that part is none: it may be the head of a person whose neck was lost.
 */
export function otherThingsIn(mask: Uint8Array, grid: Grid): Uint8Array {
  const { labels, regions } = regionsOf(mask, grid, 1)
  const largest = regions.reduce((most, region) => (region.area > most.area ? region : most))
  const heads = labelsAbove(labels, grid, regions.indexOf(largest))
  const isOther = regions.map(
    ({ area, touchesFrame }, label) =>
      !largest.touchesFrame && touchesFrame && area < largest.area * OTHER_THING_SHARE && !heads.has(label),
  )
  return maskWhere(mask.length, (cell) => mask[cell] === 1 && isOther[labels[cell]])
}

/** The regions that touch the upper side in a column of this region. */
function labelsAbove(labels: Int32Array, { width }: Grid, label: number): ReadonlySet<number> {
  const above = new Set<number>()
  for (let cell = 0; cell < labels.length; cell += 1) if (labels[cell] === label) above.add(labels[cell % width])
  return above
}
