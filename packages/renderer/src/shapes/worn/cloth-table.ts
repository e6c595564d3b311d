import { length2, smoothUnion } from '../distance.ts'
import { roundedIntersection } from '../outline.ts'
import { type Garment, heightOfCloth, garmentReachOf } from './garment.ts'

/** Everything lies on z = BACK: far enough behind to cast a shadow of its own thickness. */
const BACK = -0.03

/** Grid points of the lookup table of a garment, and its numbers per row. */
const COLUMNS = 300
const ROWS = 300
const ROW = COLUMNS * 2

/** The distance to the cloth of a garment. Outline and height come from one table, read without a call: every step of every ray needs these two. */
export function clothOf(garment: Garment): (x: number, y: number, z: number) => number {
  const { cut, isHooded, isKnitted, neckOf } = garment
  const { thick } = cut
  const reach = garmentReachOf(cut)
  const [left] = reach.x
  const [bottom] = reach.y
  const stepX = (reach.x[1] - left) / (COLUMNS - 1)
  const stepY = (reach.y[1] - bottom) / (ROWS - 1)
  const table = tableOf(garment, stepX, stepY)
  const highest = thick + 0.05
  const neckBelow = cut.neckY - cut.neck - cut.band - 0.1
  const collarOf = (x: number, y: number): number => Math.abs(neckOf(x, y)) - cut.band
  return (x, y, z) => {
    const across = (x - left) / stepX
    const up = (y - bottom) / stepY
    const above = z - highest
    if (across < 0 || up < 0 || across >= COLUMNS - 1 || up >= ROWS - 1) return Math.max(0.05, above)
    const column = across | 0
    const row = up | 0
    const at = (row * COLUMNS + column) * 2
    const right = across - column
    const rise = up - row
    const below = table[at] + (table[at + 2] - table[at]) * right
    const over = table[at + ROW] + (table[at + ROW + 2] - table[at + ROW]) * right
    const plan = below + (over - below) * rise
    // Folds matter only nearby.
    if (above > 0.05 || plan > 0.12) return Math.max(plan, above) - 0.01
    const lower = table[at + 1] + (table[at + 3] - table[at + 1]) * right
    const upper = lower + (table[at + ROW + 1] + (table[at + ROW + 3] - table[at + ROW + 1]) * right - lower) * rise
    // Far from its edges it is a sheet.
    if (plan < -0.07 && z > 0 && (isHooded || y < neckBelow)) return z - upper
    const half = (upper - BACK) / 2
    const layer = roundedIntersection(plan, Math.abs(z - BACK - half) - half, 0.045)
    if (isHooded || y < neckBelow) return layer
    // The front is cut deeper at the neck than the back.
    const open = -smoothUnion(-layer, Math.max(neckOf(x, y), 0.012 - z), 0.02)
    const collar = length2(Math.max(0, collarOf(x, y) + 0.012), z - thick * 0.75) - (isKnitted ? 0.026 : 0.014)
    return Math.min(open, Math.max(collar, plan))
  }
}

/** Outline and height at every grid point, side by side. */
function tableOf(garment: Garment, stepX: number, stepY: number): Float32Array {
  const reach = garmentReachOf(garment.cut)
  const table = new Float32Array(COLUMNS * ROWS * 2)
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const x = reach.x[0] + column * stepX
      const y = reach.y[0] + row * stepY
      const at = (row * COLUMNS + column) * 2
      table[at] = smoothUnion(garment.bodyOf(x, y), garment.sleeveOf(x, y), 0.02)
      if (table[at] < 0.2) table[at + 1] = heightOfCloth(garment, x, y)
    }
  }
  return table
}
