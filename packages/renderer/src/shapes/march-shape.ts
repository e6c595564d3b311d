import { aim, type Drawing } from './shape-camera.ts'

/** Pixels a side of the cells of the first, rough pass, and of the finer ones in them. */
export const CELL = 16
export const SQUARE = 4

/** Half the diagonal of a square of side 1, and a little for rays that diverge from its middle one. */
const HALF_DIAGONAL = 0.72

/**
 * How much further than the free ball around a point the march goes at first: if the balls do not overlap, the step is taken back. Slanting surfaces
 * need half the steps.
 */
const STRIDE = 1.5

/** How fast the gaps must shrink along a ray to predict its end: beside an edge they shrink ever slower. */
const LEAST_FALL = 0.2

/** Distance at which the current ray, from `from` on, hits the shape; -1 when it misses. */
export function marchRay({ shape, touch, foreseen, eyeX, eyeY, eyeZ, ray }: Drawing, from: number): number {
  const dx = ray[0]
  const dy = ray[1]
  const dz = ray[2]
  const end = ray[3]
  let t = from
  let free = 0
  let step = 0
  let stride = STRIDE
  let before = from - 1
  let gapBefore = 0
  for (let turn = 0; turn < 110 && t < end; turn++) {
    const gap = shape.distance(eyeX + dx * t, eyeY + dy * t, eyeZ + dz * t)
    if (gap < foreseen && (gap > touch || gap < -touch)) {
      const fall = (gapBefore - gap) / (t - before)
      if (fall > LEAST_FALL && gap < foreseen * fall && gap > -foreseen * fall) {
        before = t
        gapBefore = gap
        t += (gap - touch * 0.5) / fall
        stride = 1
        continue
      }
    }
    before = t
    gapBefore = gap
    if (stride > 1 && step > free + gap) {
      t -= step - free
      step = free
      stride = 1
      continue
    }
    if (gap < touch) return t
    free = gap
    step = gap * stride
    t += step
  }
  return -1
}

/**
 * As `marchRay` for everything within `coneRadius` of the ray: up to there no such ray hits anything. The distance to the shape there goes to
 * `ray[4]`.
 */
function marchCone({ shape, eyeX, eyeY, eyeZ, ray }: Drawing, from: number, coneRadius: number): number {
  let t = from
  for (let step = 0; step < 110 && t < ray[3]; step++) {
    const gap = shape.distance(eyeX + ray[0] * t, eyeY + ray[1] * t, eyeZ + ray[2] * t)
    if (gap < coneRadius * 1.25) {
      ray[4] = gap
      return t
    }
    t += gap - coneRadius
  }
  return -1
}

/** Where a ray that entered the shape at `from` leaves it again. */
export function exitOf({ shape, touch, pixel, eyeX, eyeY, eyeZ, ray }: Drawing, from: number): number {
  // Far enough outside not to be hit again, however flat the ray leaves.
  const enough = Math.max(touch * 1.2, pixel * 0.3)
  let t = from + 0.006
  for (let step = 0; step < 90; step++) {
    const gap = shape.distance(eyeX + ray[0] * t, eyeY + ray[1] * t, eyeZ + ray[2] * t)
    if (gap > enough) break
    t += Math.max(0.004, Math.abs(gap))
  }
  return t
}

/** Depths up to which all rays through a square (`SQUARE` pixels a side) hit nothing; -1 when they never do. */
export interface Starts {
  readonly columns: number
  readonly depths: Float32Array
  /** Distance of the shape there, from the square's middle. */
  readonly gaps: Float32Array
}

/** Empty starts. */
export function newStarts(side: number): Starts {
  const columns = side / SQUARE
  return { columns, depths: new Float32Array(columns * columns).fill(-1), gaps: new Float32Array(columns * columns) }
}

/** The starts of an image of `side` pixels, from the row `from` to before `end`; both whole cells. */
export function startsOf(drawing: Drawing, side: number, from: number, end: number): Starts {
  const starts = newStarts(side)
  findStarts(drawing, side, starts, from, end)
  return starts
}

/** The same, into existing starts. */
export function findStarts(drawing: Drawing, side: number, { columns, depths, gaps }: Starts, from: number, end: number): void {
  const coneRadius = CELL * drawing.pixel * HALF_DIAGONAL
  const squareRadius = SQUARE * drawing.pixel * HALF_DIAGONAL
  for (let top = from; top < end; top += CELL) {
    for (let left = 0; left < side; left += CELL) {
      const entry = aim(drawing, left + CELL / 2, top + CELL / 2, coneRadius)
      if (entry < 0) continue
      const rough = marchCone(drawing, entry, coneRadius)
      if (rough < 0) continue
      for (let y = top; y < top + CELL; y += SQUARE) {
        for (let x = left; x < left + CELL; x += SQUARE) {
          const first = aim(drawing, x + SQUARE / 2, y + SQUARE / 2, squareRadius)
          if (first < 0) continue
          const at = (y / SQUARE) * columns + x / SQUARE
          depths[at] = marchCone(drawing, Math.max(first, rough), squareRadius)
          gaps[at] = drawing.ray[4]
        }
      }
    }
  }
}

/** Distance at which the ray through (px, py) hits the shape, `start` being known to be free; -1 when it misses. */
export function marchFrom(drawing: Drawing, px: number, py: number, start: number): number {
  const entry = aim(drawing, px, py, 0)
  return entry < 0 ? -1 : marchRay(drawing, entry > start ? entry : start)
}
