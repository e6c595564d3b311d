import { labDistance, type LabPlanes } from '../../image/color-space.ts'
import { boxBlur } from '../grid/box-blur.ts'
import { type Area, areaOfCells, type Grid } from '../grid/cut-out-planes.ts'
import { bytePlane, unclearedFloats } from '../../image/plane-memory.ts'
import { regionsOf } from '../grid/regions.ts'

/** Whether a cell of the product has a neighbour that is not product. */
export const isRim = (mask: Uint8Array, cell: number, width: number): boolean =>
  mask[cell - 1] === 0 || mask[cell + 1] === 0 || mask[cell - width] === 0 || mask[cell + width] === 0

/** The greatest crispness within two cells. */
export function crispestNear(crisp: Float32Array, cell: number, width: number): number {
  let most = 0
  for (let row = cell - 2 * width; row <= cell + 2 * width; row += width)
    for (let at = row - 2; at <= row + 2; at += 1) if (crisp[at] > most) most = crisp[at]
  return most
}

/** Cells over which the colours on both sides of the outline are averaged, and the distance below which they count as equal. */
const SIDE_RADIUS = 4
const SAME_COLOR = 0.03
/** The same for a stretch of the outline, and its crispness as a multiple of an edge's: a pale product has a crisp outline before a pale wall. */
const SAME_STRETCH = 0.02
const STRETCH_CRISPNESS = 2

/** Where the outline has the same colour on both sides. */
export interface LooseOutline {
  /** Share of the whole outline. */
  readonly share: number
  /** Cells of the longest stretch that has no crisp edge either. */
  readonly longest: number
}

/** The mask with all eight neighbours of its cells: steps of a stretch are connected. */
function thickened(mask: Uint8Array, width: number): Uint8Array {
  const out = bytePlane(mask.length)
  for (let cell = mask.indexOf(1); cell >= 0; cell = mask.indexOf(1, cell + 1))
    for (let row = cell - width; row <= cell + width; row += width) out.fill(1, row - 1, row + 2)
  return out
}

/** `edge` is the crispness of an edge of the photograph. */
export function looseOutline(planes: LabPlanes, crisp: Float32Array, edge: number, mask: Uint8Array): LooseOutline {
  const { width, height } = planes
  const loose = bytePlane(mask.length)
  const tally = { rim: 0, loose: 0 }
  for (let y = SIDE_RADIUS; y < height - SIDE_RADIUS; y += 1) markLoose(loose, tally, planes, mask, y * width)
  for (let cell = loose.indexOf(1); cell >= 0; cell = loose.indexOf(1, cell + 1))
    if (crispestNear(crisp, cell, width) >= edge * STRETCH_CRISPNESS) loose[cell] = 0
  const share = tally.rim === 0 ? 1 : tally.loose / tally.rim
  if (!loose.includes(1)) return { share, longest: 0 }
  const { labels, regions } = regionsOf(thickened(loose, width), planes, 1)
  const lengths = new Int32Array(regions.length)
  for (let cell = 0; cell < mask.length; cell += 1) if (loose[cell] === 1) lengths[labels[cell]] += 1
  return { share, longest: lengths.reduce((most, length) => Math.max(most, length), 0) }
}

function markLoose(loose: Uint8Array, tally: { rim: number; loose: number }, planes: LabPlanes, mask: Uint8Array, start: number): void {
  const { width } = planes
  for (let cell = start + SIDE_RADIUS, last = start + width - SIDE_RADIUS; cell < last; cell += 1) {
    if (mask[cell] === 0 || !isRim(mask, cell, width)) continue
    tally.rim += 1
    const apart = sidesApart(planes, mask, cell)
    if (apart < SAME_COLOR) tally.loose += 1
    if (apart < SAME_STRETCH) loose[cell] = 1
  }
}

/** Distance of the mean colours of product and background around a cell of the outline. */
function sidesApart({ width, l, a, b }: LabPlanes, mask: Uint8Array, cell: number): number {
  let count = 0
  let ownL = 0
  let ownA = 0
  let ownB = 0
  let otherL = 0
  let otherA = 0
  let otherB = 0
  for (let row = -SIDE_RADIUS; row <= SIDE_RADIUS; row += 1) {
    for (let at = cell + row * width - SIDE_RADIUS, end = at + 2 * SIDE_RADIUS; at <= end; at += 1) {
      if (mask[at] === 1) {
        count += 1
        ownL += l[at]
        ownA += a[at]
        ownB += b[at]
      } else {
        otherL += l[at]
        otherA += a[at]
        otherB += b[at]
      }
    }
  }
  const own = 1 / count
  const other = 1 / ((2 * SIDE_RADIUS + 1) ** 2 - count)
  return labDistance(ownL * own - otherL * other, ownA * own - otherA * other, ownB * own - otherB * other)
}

/** How much longer the outline is than the outline smoothed, as a share of that. */
export function raggedness(mask: Uint8Array, width: number, height: number): number {
  const grid = { width, height }
  const area = areaOfCells(mask, grid, 1, true, SMOOTHED_BY)
  if (area === null) return -1
  const own = unclearedFloats(mask.length)
  own.set(mask)
  const smooth = boxBlur(own, grid, SMOOTHED_BY, area)
  return outlineLength(own, grid, area) / Math.max(1, outlineLength(smooth, grid, area)) - 1
}

/** Cells over which an outline is smoothed, to each side. */
const SMOOTHED_BY = 2

/** Length, in sides of cells, of the line between values above a half and the rest. */
function outlineLength(shares: Float32Array, { width, height }: Grid, { left, right, top, bottom }: Area): number {
  let length = 0
  const first = Math.max(2, left - 1)
  const last = Math.min(width - 3, right)
  for (let y = Math.max(2, top - 1); y < Math.min(height - 3, bottom); y += 1)
    length += sidesInRow(shares, y * width + first, y * width + last, width)
  return length
}

function sidesInRow(shares: Float32Array, first: number, last: number, width: number): number {
  let sides = 0
  for (let cell = first; cell < last; cell += 1) {
    const isIn = shares[cell] > 0.5
    if (isIn !== shares[cell + 1] > 0.5) sides += 1
    if (isIn !== shares[cell + width] > 0.5) sides += 1
  }
  return sides
}
