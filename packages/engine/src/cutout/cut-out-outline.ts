import { labDistance, type LabPlanes } from '../image/color-space.ts'
import { boxBlur } from './cut-out-planes.ts'

/** Whether a cell of the product has a neighbour that is not product. */
export const isRim = (mask: Uint8Array, cell: number, width: number): boolean =>
  mask[cell - 1] === 0 || mask[cell + 1] === 0 || mask[cell - width] === 0 || mask[cell + width] === 0

/** Cells over which the colours on both sides of the outline are averaged, and the distance below which they count as equal. */
const SIDE_RADIUS = 4
const SAME_COLOR = 0.03

/** Share of the outline with the same colour on both sides. */
export function looseOutline(planes: LabPlanes, mask: Uint8Array): number {
  const { width, height } = planes
  const tally = { rim: 0, loose: 0 }
  for (let y = SIDE_RADIUS; y < height - SIDE_RADIUS; y += 1) tallyLoose(tally, planes, mask, y * width)
  return tally.rim === 0 ? 1 : tally.loose / tally.rim
}

function tallyLoose(tally: { rim: number; loose: number }, planes: LabPlanes, mask: Uint8Array, start: number): void {
  const { width } = planes
  for (let cell = start + SIDE_RADIUS, last = start + width - SIDE_RADIUS; cell < last; cell += 1) {
    if (mask[cell] === 0 || !isRim(mask, cell, width)) continue
    tally.rim += 1
    if (sidesApart(planes, mask, cell) < SAME_COLOR) tally.loose += 1
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
  const own = new Float32Array(mask)
  return outlineLength(own, width, height) / Math.max(1, outlineLength(boxBlur(own, { width, height }, 2), width, height)) - 1
}

/** Length, in sides of cells, of the line between values above a half and the rest. */
function outlineLength(shares: Float32Array, width: number, height: number): number {
  let length = 0
  for (let y = 2; y < height - 3; y += 1) length += sidesInRow(shares, y * width + 2, y * width + width - 3, width)
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
