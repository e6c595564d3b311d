import { type Shape } from '../shapes/shape.ts'
import { isAnywhereClear } from './clear-skin.ts'

/**
 * Distances from the middle of every cell of a cube to a shape: rays can take long steps without evaluating the shape, and rays that only carry
 * diffuse light do without it altogether. Shared between threads.
 */
export interface DistanceGrid {
  readonly cells: number
  /** In fractions of a cell (`STEPS_PER_CELL`), negative inside. */
  readonly values: Int16Array
  /** The box around the shape, in its own units: left, right, bottom, top, back, front. */
  readonly box: Float64Array
  /** Whether light passes through any of its skin: if not, its shadow needs no exact test. */
  readonly isClear: boolean
}

/** Cells along a side for one product: a fortieth of its height each. */
const USUAL_CELLS = 96
/** Steps of a stored distance per cell. */
export const STEPS_PER_CELL = 256
/** Cells whose exact distance is unknown, only that it is more than this many cells: no exact value is needed so far away. */
const COARSE = 4
/** Half the diagonal of a cell: how much nearer than its middle any of its points may be. */
export const HALF_DIAGONAL = 0.87

/** Half the width of the cube the grid fills, in units of the shape. */
export const reachOf = (shape: Shape): number => shape.bounds.radius * 1.03

/**
 * The grid of a shape: up to a million distances, a tenth of a second. `cells`: along a side, a multiple of four; more for several things in one
 * shape.
 */
export function distanceGrid(shape: Shape, cells = USUAL_CELLS): DistanceGrid {
  const reach = reachOf(shape)
  const cell = (2 * reach) / cells
  const values = new Int16Array(new SharedArrayBuffer(cells ** 3 * 2))
  const toStored = (distance: number): number => Math.max(-32767, Math.min(32767, Math.trunc((distance * STEPS_PER_CELL) / cell)))
  const wide = cell * COARSE
  const { height } = shape.bounds
  for (let k = 0; k < cells; k += COARSE) {
    const z = (k + COARSE / 2) * cell - reach
    for (let j = 0; j < cells; j += COARSE) {
      const y = (j + COARSE / 2) * cell - reach + height
      for (let i = 0; i < cells; i += COARSE) {
        const middle = shape.distance((i + COARSE / 2) * cell - reach, y, z)
        // Far from the shape one coarse cell stands for its fine ones.
        const isFar = Math.abs(middle) > wide * 2.2
        const far = middle > 0 ? middle - wide * HALF_DIAGONAL : middle + wide * HALF_DIAGONAL
        for (let c = k; c < k + COARSE; c++) {
          for (let b = j; b < j + COARSE; b++) {
            for (let a = i; a < i + COARSE; a++) {
              values[(c * cells + b) * cells + a] = toStored(
                isFar ? far : shape.distance((a + 0.5) * cell - reach, (b + 0.5) * cell - reach + height, (c + 0.5) * cell - reach),
              )
            }
          }
        }
      }
    }
  }
  const near = HALF_DIAGONAL * STEPS_PER_CELL
  const isClear = isAnywhereClear(shape, values, cells, cell, cell / STEPS_PER_CELL, near)
  return { cells, values, box: boxOf(values, cells, reach, height), isClear }
}

/** The box around all cells that the surface may pass through. */
function boxOf(values: Int16Array, cells: number, reach: number, height: number): Float64Array {
  const cell = (2 * reach) / cells
  const least = [cells, cells, cells]
  const most = [-1, -1, -1]
  for (let at = 0; at < values.length; at++) {
    if (values[at] > HALF_DIAGONAL * STEPS_PER_CELL) continue
    const place = [at % cells, Math.floor(at / cells) % cells, Math.floor(at / cells ** 2)]
    for (let axis = 0; axis < 3; axis++) {
      least[axis] = Math.min(least[axis], place[axis])
      most[axis] = Math.max(most[axis], place[axis])
    }
  }
  // One cell more: at its very edge a rough ray still reads the cells around it.
  return Float64Array.from(
    [0, 1, 2].flatMap((axis) =>
      [(least[axis] - 1) * cell, (most[axis] + 2) * cell].map((edge) => edge - reach + (axis === 1 ? height : 0)),
    ),
  )
}

/** The stored distance between the middles of eight cells. */
export function interpolateDistance(values: Int16Array, cells: number, a: number, b: number, c: number): number {
  const i = a < 0 ? 0 : a | 0
  const j = b < 0 ? 0 : b | 0
  const k = c < 0 ? 0 : c | 0
  const u = a - i
  const v = b - j
  const w = c - k
  const at = (k * cells + j) * cells + i
  const up = at + cells
  const back = at + cells * cells
  const far = back + cells
  const one = values[at] + (values[at + 1] - values[at]) * u
  const two = values[up] + (values[up + 1] - values[up]) * u
  const three = values[back] + (values[back + 1] - values[back]) * u
  const four = values[far] + (values[far + 1] - values[far]) * u
  const front = one + (two - one) * v
  return front + (three + (four - three) * v - front) * w
}
