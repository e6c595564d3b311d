import { type Grid } from './cut-out-planes.ts'
import { intPlane } from '../../image/plane-memory.ts'

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
  /** First and last column; the last is -1 in an empty region. */
  readonly left: number
  readonly right: number
}
type Writable = { -readonly [Fact in keyof MaskRegion]: MaskRegion[Fact] }

/** Runs of cells in a row: first cell, the cell after the last, and an earlier run of the same region (or the run itself). */
interface Runs {
  readonly starts: number[]
  readonly ends: number[]
  readonly earlier: number[]
}

/** The connected regions of cells where `mask` is `value`, numbered in the order of their first cells. */
export function regionsOf(mask: Uint8Array, { width, height }: Grid, value: number): MaskRegions {
  const runs = runsOf(mask, width, value)
  const labels = intPlane(width * height)
  const labelOf = new Int32Array(runs.starts.length)
  const regions = [newRegion(width)]
  for (let run = 0; run < labelOf.length; run += 1) {
    const first = firstRun(runs, run)
    if (first === run) labelOf[run] = regions.push(newRegion(width)) - 1
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

const newRegion = (width: number): Writable => ({ area: 0, touchesFrame: false, centerX: 0, centerY: 0, left: width, right: -1 })

/** The runs of all rows, joined with those that they touch in the row above. */
function runsOf(mask: Uint8Array, width: number, value: number): Runs {
  const runs: Runs = { starts: [], ends: [], earlier: [] }
  let above = 0
  let first = 0
  let row = -1
  for (let start = mask.indexOf(value); start >= 0;) {
    const own = (start / width) | 0
    if (own !== row) {
      joinRuns(runs, above, first, width)
      above = own === row + 1 ? first : runs.starts.length
      first = runs.starts.length
      row = own
    }
    const end = endOfRun(mask, start, (row + 1) * width, value)
    runs.earlier.push(runs.starts.push(start) - 1)
    runs.ends.push(end)
    start = end < mask.length && mask[end] === value ? end : mask.indexOf(value, end)
  }
  joinRuns(runs, above, first, width)
  return runs
}

function endOfRun(mask: Uint8Array, start: number, end: number, value: number): number {
  let cell = start + 1
  while (cell < end && mask[cell] === value) cell += 1
  return cell
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
function addRun(region: Writable, start: number, end: number, width: number, height: number): void {
  const y = (start / width) | 0
  const left = start - y * width
  const right = end - 1 - y * width
  const count = end - start
  region.area += count
  if (left < region.left) region.left = left
  if (right > region.right) region.right = right
  region.centerX += ((left + right) * count) / 2
  region.centerY += y * count
  if (left === 0 || right === width - 1 || y === 0 || y === height - 1) region.touchesFrame = true
}

/** Longer runs are filled faster by a call of their own. */
const LONG_RUN = 64

function labelRun(labels: Int32Array, start: number, end: number, label: number): void {
  if (end - start > LONG_RUN) labels.fill(label, start, end)
  else for (let cell = start; cell < end; cell += 1) labels[cell] = label
}
