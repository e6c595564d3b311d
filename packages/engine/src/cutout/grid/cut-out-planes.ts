/** Size of a grid whose values lie row by row in a typed array, in cells. */
export interface Grid {
  readonly width: number
  readonly height: number
}

/**
 * Mean over the square of `radius` around each cell, the square cut at the frame. Time does not depend on the radius. Rows are functions of their own
 * here and below: a nested loop of a function called once is recompiled row by row.
 */
export function boxBlur(source: Float32Array, { width, height }: Grid, radius: number): Float32Array {
  // Only the rows in reach are stored: a whole plane more for every blur keeps the garbage collector busy.
  const slots = 2 * radius + 2
  const rows = new Float32Array(slots * width)
  const out = new Float32Array(width * height)
  const sums = new Float64Array(width)
  let count = 0
  for (let y = -radius; y < height; y += 1) {
    const entering = y + radius
    if (entering < height) {
      const slot = (entering % slots) * width
      blurRow(rows, slot, source, entering * width, width, radius)
      addRow(sums, rows, slot, 1)
      count += 1
    }
    if (y < 0) continue
    const leaving = y - radius - 1
    if (leaving >= 0) {
      addRow(sums, rows, (leaving % slots) * width, -1)
      count -= 1
    }
    scaleRow(out, sums, y * width, 1 / count)
  }
  return out
}

/** The means along one row. At its left end cells only enter the window, then one enters and one leaves, at the right end they only leave. */
function blurRow(rows: Float32Array, slot: number, source: Float32Array, start: number, width: number, radius: number): void {
  const end = start + width
  let sum = 0
  let count = Math.min(radius, width)
  let entering = start
  for (const first = start + count; entering < first; entering += 1) sum += source[entering]
  let to = slot
  for (const last = slot + Math.min(radius + 1, width); to < last; to += 1, entering += 1) {
    if (entering < end) {
      sum += source[entering]
      count += 1
    }
    rows[to] = sum / count
  }
  let leaving = start
  for (; entering < end; to += 1, entering += 1, leaving += 1) {
    sum += source[entering]
    sum -= source[leaving]
    rows[to] = sum / count
  }
  for (const last = slot + width; to < last; to += 1, leaving += 1) {
    sum -= source[leaving]
    count -= 1
    rows[to] = sum / count
  }
}

function addRow(sums: Float64Array, rows: Float32Array, start: number, sign: number): void {
  for (let x = 0; x < sums.length; x += 1) sums[x] += sign * rows[start + x]
}

function scaleRow(out: Float32Array, sums: Float64Array, start: number, share: number): void {
  for (let x = 0; x < sums.length; x += 1) out[start + x] = sums[x] * share
}

/** 1 where `passes`, else 0. */
export function maskWhere(count: number, passes: (cell: number) => boolean): Uint8Array {
  const mask = new Uint8Array(count)
  for (let cell = 0; cell < count; cell += 1) if (passes(cell)) mask[cell] = 1
  return mask
}

/** 1 where `values` are at least `limit`, else 0. */
export function maskFrom(values: Float32Array, limit: number): Uint8Array {
  const mask = new Uint8Array(values.length)
  for (let cell = 0; cell < mask.length; cell += 1) if (values[cell] >= limit) mask[cell] = 1
  return mask
}

/** 1 where `kinds` is `kind`, else 0. */
export function maskOf(kinds: Uint8Array, kind: number): Uint8Array {
  const mask = new Uint8Array(kinds.length)
  for (let cell = 0; cell < mask.length; cell += 1) if (kinds[cell] === kind) mask[cell] = 1
  return mask
}

/** How many cells from `start` to before `end` are `value`. */
export function countInRow(mask: Uint8Array, start: number, end: number, value: number): number {
  let count = 0
  for (let cell = start; cell < end; cell += 1) if (mask[cell] === value) count += 1
  return count
}

/** Steps from a cell to its four neighbours. */
export const neighbourSteps = ({ width }: Grid): readonly number[] => [-1, 1, -width, width]

/** Connected regions (4 neighbours). Labels start at 1; 0 is "in no region". `regions[label]` describes each, `regions[0]` is empty. */
export interface MaskRegions {
  readonly labels: Int32Array
  readonly regions: readonly MaskRegion[]
}
interface MaskRegion {
  readonly area: number
  readonly touchesFrame: boolean
  readonly centerX: number
  readonly centerY: number
}

/** Runs of cells in a row: first cell, the cell after the last, and an earlier run of the same region (or the run itself). */
interface Runs {
  readonly starts: number[]
  readonly ends: number[]
  readonly earlier: number[]
}

/** The connected regions of cells where `mask` is `value`, numbered in the order of their first cells. */
export function regionsOf(mask: Uint8Array, { width, height }: Grid, value: number): MaskRegions {
  const runs: Runs = { starts: [], ends: [], earlier: [] }
  let above = 0
  for (let y = 0; y < height; y += 1) {
    const first = runs.starts.length
    runsOfRow(runs, mask, y * width, (y + 1) * width, value)
    joinRuns(runs, above, first, width)
    above = first
  }
  const labels = new Int32Array(width * height)
  const labelOf = new Int32Array(runs.starts.length)
  const regions = [{ area: 0, touchesFrame: false, centerX: 0, centerY: 0 }]
  for (let run = 0; run < labelOf.length; run += 1) {
    const first = firstRun(runs, run)
    if (first === run) labelOf[run] = regions.push({ area: 0, touchesFrame: false, centerX: 0, centerY: 0 }) - 1
    labelOf[run] = labelOf[first]
    addRun(regions[labelOf[run]], runs.starts[run], runs.ends[run], width, height)
    labelRun(labels, runs.starts[run], runs.ends[run], labelOf[run])
  }
  for (const region of regions) {
    region.centerX /= Math.max(1, region.area)
    region.centerY /= Math.max(1, region.area)
  }
  return { labels, regions }
}

function runsOfRow({ starts, ends, earlier }: Runs, mask: Uint8Array, start: number, end: number, value: number): void {
  let isIn = false
  for (let cell = start; cell < end; cell += 1) {
    if ((mask[cell] === value) === isIn) continue
    isIn = !isIn
    if (isIn) earlier.push(starts.push(cell) - 1)
    else ends.push(cell)
  }
  if (isIn) ends.push(end)
}

/** Joins the runs of a row, from `first` on, with those they touch in the row above, from `above` on. */
function joinRuns(runs: Runs, above: number, first: number, width: number): void {
  const { starts, ends, earlier } = runs
  let upper = above
  for (let run = first; run < starts.length; run += 1) {
    while (upper < first && ends[upper] + width <= starts[run]) upper += 1
    for (let other = upper; other < first && starts[other] + width < ends[run]; other += 1) {
      const one = firstRun(runs, run)
      const two = firstRun(runs, other)
      earlier[Math.max(one, two)] = Math.min(one, two)
    }
  }
}

/** The first run of the region a run is part of. */
function firstRun({ earlier }: Runs, run: number): number {
  let at = run
  while (earlier[at] !== at) {
    earlier[at] = earlier[earlier[at]]
    at = earlier[at]
  }
  return at
}

/** Adds a run to a region whose centre is still a sum. */
function addRun(
  region: { -readonly [Fact in keyof MaskRegion]: MaskRegion[Fact] },
  start: number,
  end: number,
  width: number,
  height: number,
): void {
  const y = (start / width) | 0
  const left = start - y * width
  const right = end - 1 - y * width
  const count = end - start
  region.area += count
  region.centerX += ((left + right) * count) / 2
  region.centerY += y * count
  if (left === 0 || right === width - 1 || y === 0 || y === height - 1) region.touchesFrame = true
}

function labelRun(labels: Int32Array, start: number, end: number, label: number): void {
  for (let cell = start; cell < end; cell += 1) labels[cell] = label
}

/** Distance of each cell to the nearest cell where `mask` is `value`, in cells (3-4 chamfer, within 8 %); large where there is none. */
export function distancesTo(mask: Uint8Array, { width, height }: Grid, value: number): Float32Array {
  const far = 3 * (width + height)
  // A border of far cells around the grid saves the bounds checks.
  const steps = new Int32Array((width + 2) * (height + 2)).fill(far)
  for (let y = 0; y < height; y += 1) stepsFromAbove(steps, mask, y, width, value, far)
  const distance = new Float32Array(width * height)
  for (let y = height - 1; y >= 0; y -= 1) stepsFromBelow(steps, distance, y, width, far)
  return distance
}

/** One row of the downward pass, left to right. Values for the next cell are carried on, not read again. */
function stepsFromAbove(steps: Int32Array, mask: Uint8Array, y: number, width: number, value: number, far: number): void {
  const wide = width + 2
  let left = far
  let aboveLeft = far
  let above = steps[y * wide + 1]
  for (let x = 0, cell = y * width, at = (y + 1) * wide + 1; x < width; x += 1, cell += 1, at += 1) {
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
function stepsFromBelow(steps: Int32Array, distance: Float32Array, y: number, width: number, far: number): void {
  const wide = width + 2
  let right = far
  let belowRight = far
  let below = steps[(y + 2) * wide + width]
  for (let x = width - 1, cell = y * width + x, at = (y + 1) * wide + x + 1; x >= 0; x -= 1, cell -= 1, at -= 1) {
    const belowLeft = steps[at + wide - 1]
    let best = steps[at]
    if (best !== 0) {
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

/** The value below which `share` of `values` lie; 0 for none. Sorts a copy. */
export function quantile(values: Float32Array, share: number): number {
  if (values.length === 0) return 0
  return values.toSorted()[Math.min(values.length - 1, Math.floor(values.length * share))]
}
