import { type Area, areaOfCells, type Grid } from './cut-out-planes.ts'
import { floatPlane, unclearedFloats, unclearedInts } from '../../image/plane-memory.ts'

/**
 * Distance of each cell to the nearest cell where `mask` is `value`, in cells (3-4 chamfer, within 8 %); large where there is none, and at more than
 * `reach`.
 */
export function distancesTo(mask: Uint8Array, grid: Grid, value: number, reach: number | null = null): Float32Array {
  const { width, height } = grid
  const far = width + height
  const isAny = mask.includes(value)
  const distance = isAny && reach === null ? floatPlane(width * height) : unclearedFloats(width * height).fill(far)
  // Around all other cells lie none but such cells.
  const area = isAny ? areaOfCells(mask, grid, value, reach !== null, reach === null ? 1 : Math.ceil(reach)) : null
  if (area !== null) measure(distance, mask, grid, value, area, 3 * far)
  return distance
}

function measure(
  distance: Float32Array,
  mask: Uint8Array,
  { width }: Grid,
  value: number,
  { left, right, top, bottom }: Area,
  far: number,
): void {
  const columns = right - left
  // A border of far cells around the area saves the bounds checks.
  const steps = unclearedInts((columns + 2) * (bottom - top + 2)).fill(far)
  for (let y = top; y < bottom; y += 1) stepsFromAbove(steps, y - top, columns, mask, y * width + left, value, far)
  for (let y = bottom - 1; y >= top; y -= 1) stepsFromBelow(steps, y - top, columns, distance, y * width + left, far)
}

/** One row of the downward pass, left to right. Values for the next cell are carried on, not read again. */
function stepsFromAbove(steps: Int32Array, y: number, width: number, mask: Uint8Array, start: number, value: number, far: number): void {
  const wide = width + 2
  let left = far
  let aboveLeft = far
  let above = steps[y * wide + 1]
  for (let x = 0, cell = start, at = (y + 1) * wide + 1; x < width; x += 1, cell += 1, at += 1) {
    const aboveRight = steps[at - wide + 1]
    let best = 0
    if (mask[cell] !== value) {
      best = far
      if (left + 3 < best) best = left + 3
      if (above + 3 < best) best = above + 3
      if (aboveLeft + 4 < best) best = aboveLeft + 4
      if (aboveRight + 4 < best) best = aboveRight + 4
    }
    steps[at] = best
    left = best
    aboveLeft = above
    above = aboveRight
  }
}

/** One row of the upward pass, right to left, which gives the distances. */
function stepsFromBelow(steps: Int32Array, y: number, width: number, distance: Float32Array, start: number, far: number): void {
  const wide = width + 2
  let right = far
  let belowRight = far
  let below = steps[(y + 2) * wide + width]
  for (let x = width - 1, cell = start + x, at = (y + 1) * wide + x + 1; x >= 0; x -= 1, cell -= 1, at -= 1) {
    const belowLeft = steps[at + wide - 1]
    let best = steps[at]
    if (best === 0) distance[cell] = 0
    else {
      if (right + 3 < best) best = right + 3
      if (below + 3 < best) best = below + 3
      if (belowRight + 4 < best) best = belowRight + 4
      if (belowLeft + 4 < best) best = belowLeft + 4
      steps[at] = best
      distance[cell] = best / 3
    }
    right = best
    belowRight = below
    below = belowLeft
  }
}
