import { type Grid, maskWhere } from '../grid/cut-out-planes.ts'
import { bytePlane } from '../../image/plane-memory.ts'
import { type MaskRegions, regionsOf } from '../grid/regions.ts'

/** A part that the frame cuts off is another thing when it is smaller than this share of the largest part, which stands free. */
const OTHER_THING_SHARE = 0.6

/**
 * 1 where a mask shows other things beside the product: what the frame cuts off, beside a larger part that it does not. What the upper side cuts off
 * right above that part is none: it may be the head of a person whose neck was lost.
 */
export function otherThingsIn(mask: Uint8Array, grid: Grid): Uint8Array {
  const { labels, regions } = regionsOf(mask, grid, 1)
  const largest = regions.reduce((most, region) => (region.area > most.area ? region : most))
  const isCutOff = regions.map(({ area, touchesFrame }) => touchesFrame && area < largest.area * OTHER_THING_SHARE)
  if (largest.touchesFrame || !isCutOff.includes(true)) return bytePlane(mask.length)
  const heads = labelsAbove({ labels, regions }, grid, regions.indexOf(largest))
  return maskWhere(mask.length, (cell) => mask[cell] === 1 && isCutOff[labels[cell]] && !heads.has(labels[cell]))
}

/** The regions that touch the upper side in a column of this region. */
function labelsAbove({ labels, regions }: MaskRegions, { width }: Grid, label: number): ReadonlySet<number> {
  const { left, right } = regions[label]
  const above = new Set<number>()
  for (let x = left; x <= right; x += 1) if (isInColumn(labels, x, width, label)) above.add(labels[x])
  return above
}

function isInColumn(labels: Int32Array, x: number, width: number, label: number): boolean {
  for (let cell = x; cell < labels.length; cell += width) if (labels[cell] === label) return true
  return false
}
