import { bodyOf, FIRST_BODY, GROUND, VIEW, WALL } from './find-hit.ts'
import {
  COLORS_PER_POINT,
  FLAT,
  type LightGrid,
  NORMAL,
  ONE_PATTERN_PIECE,
  ONE_SURFACE,
  REFLECTION,
  type RenderState,
  SMOOTH,
  SOFT_LIGHT,
  STEP,
  VALUES_PER_POINT,
} from './light-grid.ts'
import { gridNumber } from './interpolate-grid.ts'
import { keyReaching } from './light-reaching.ts'
import { type Finish } from './materials/finish.ts'
import { canShadeSquares, interpolateSquares, type KernelImage, setUpSurface, shadeSamples, shadeSquares } from './pixel-kernel.ts'
import { type Stage } from './stage.ts'

/** The flags of a square that `shadeRun` can render without sending rays: light, pattern and normal are interpolated. */
export const NEEDS_NO_RAYS = ONE_SURFACE + SOFT_LIGHT + ONE_PATTERN_PIECE + FLAT

/** A row of pixels in squares side by side: from `left` to `end`, the last square's end, of row `y`. */
export interface PixelRun {
  /** Number of the first square's first point. */
  at: number
  left: number
  end: number
  y: number
  /** Position in the squares, 0 to 1. */
  down: number
  /** Place of the first pixel's red in the rows. */
  to: number
}

/** The flags that tell how `shadeRun` renders a square. */
const RUN_FLAGS = NEEDS_NO_RAYS + SMOOTH

/** Whether the kernel shades a square: where a sharp shadow ends, each pixel gets its own key light, but reflections are interpolated. */
export function isOfRun({ grid, shading }: RenderState, square: number): boolean {
  const flags = grid.squareFlags[square]
  if ((flags & (ONE_SURFACE + FLAT + SMOOTH)) !== ONE_SURFACE + FLAT) return false
  const id = grid.ids[square]
  if (id === VIEW) return false
  const finish = finishOf(shading.stage, id)
  return canShadeSquares(finish) && ((flags & SOFT_LIGHT) !== 0 || finish.gloss === 0 || hasEvenReflection(grid, square))
}

/** Whether two squares belong to one run. */
export const areSameRun = ({ ids, squareFlags }: LightGrid, one: number, other: number): boolean =>
  ids[one] === ids[other] && (squareFlags[one] & RUN_FLAGS) === (squareFlags[other] & RUN_FLAGS)

/** Reflections that differ by more than this between two points have an edge there. */
const REFLECTION_EDGE = 0.05

/** Whether the reflection hardly changes within a square. */
function hasEvenReflection({ values, columns }: LightGrid, square: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    const first = reflected(values, square, channel)
    for (const other of [square + 1, square + columns, square + columns + 1])
      if (Math.abs(reflected(values, other, channel) - first) > REFLECTION_EDGE) return false
  }
  return true
}

/** What a reflection adds to a channel at a point. */
const reflected = (values: Float32Array, point: number, channel: number): number =>
  values[point * VALUES_PER_POINT + REFLECTION + channel] * values[point * VALUES_PER_POINT + REFLECTION + 3]

/** Renders a run of pixels on one flat surface with a pattern: everything but the pattern, or its finest part, is interpolated. */
export function shadeRun(state: RenderState, image: KernelImage, run: PixelRun): void {
  const { grid } = state
  setUpSurfaceAt(state, image, run.at)
  const { values, below } = squareAt(grid, run.at)
  const isHard = (grid.squareFlags[run.at] & SOFT_LIGHT) === 0
  if (isHard) findKeys(state, image, run)
  shadeSquares(image, { values, below, run, count: (run.end - run.left) / STEP }, isHard)
  hideRun(state, image, run)
}

/** The key light of each pixel of a run, into `image.keys`. */
function findKeys({ grid, shading, hit, hidden, width }: RenderState, { keys }: KernelImage, { at, left, end, y, down }: PixelRun): void {
  const { span, stage, proxy } = shading
  hit.id = grid.ids[at]
  for (let x = left, to = 0; x < end; x++, to++) {
    if (x >= width || (hidden !== null && hidden[y * width + x] === 1)) continue
    const square = (at + to / STEP) | 0
    const across = (to % STEP) / STEP + 0.5 / STEP
    const first = square * VALUES_PER_POINT + NORMAL
    hit.nx = gridNumber(grid, first, across, down)
    hit.ny = gridNumber(grid, first + 1, across, down)
    hit.nz = gridNumber(grid, first + 2, across, down)
    // The position of a point follows its normal.
    hit.x = gridNumber(grid, first + 3, across, down)
    hit.y = gridNumber(grid, first + 4, across, down)
    hit.z = gridNumber(grid, first + 5, across, down)
    keys[to] = keyReaching(span, stage, proxy, hit)
  }
}

/** Whether `shadeEdge` can render the pixels of a square. */
export const canShadeEdge = (state: RenderState, square: number): boolean =>
  (state.grid.squareFlags[square] & SOFT_LIGHT) !== 0 && isOfRun(state, square)

/** The mean of four samples of a pixel, as `shadeRun` renders them, into `image.mean`. */
export function shadeEdge(state: RenderState, image: KernelImage, square: number, x: number, y: number): void {
  setUpSurfaceAt(state, image, square)
  shadeSamples(image, squareAt(state.grid, square), { across: (x % STEP) / STEP, down: (y % STEP) / STEP, x, y })
}

const squareAt = ({ values, columns }: LightGrid, square: number) => ({
  values: values.byteOffset + square * VALUES_PER_POINT * 4,
  below: columns * VALUES_PER_POINT * 4,
})

/** Tells the kernel of the surface of a square. */
function setUpSurfaceAt({ grid, shading }: RenderState, image: KernelImage, square: number): void {
  const { stage } = shading
  const id = grid.ids[square]
  const finish = finishOf(stage, id)
  const { glow, haze } = stage.backdrop
  const isOnPieces = (grid.squareFlags[square] & ONE_PATTERN_PIECE) === 0
  const isMirror = finish.gloss > 0 && grid.values[square * VALUES_PER_POINT + NORMAL + 1] > 0.6 && !stage.isLaid
  const hasOverlay = id === GROUND ? haze !== undefined : glow !== undefined && finish === stage.wall
  setUpSurface(image, finish, { isOnPieces, isMirror, hasLamps: stage.lamps.length > 0, hasOverlay })
}

/** Interpolates the finished colours of a run of smooth squares. */
export function interpolateRun(state: RenderState, image: KernelImage, run: PixelRun): void {
  const { colors, columns } = state.grid
  interpolateSquares(image, run, {
    colors: colors.byteOffset + run.at * COLORS_PER_POINT * 4,
    below: columns * COLORS_PER_POINT * 4,
    count: (run.end - run.left) / STEP,
  })
  hideRun(state, image, run)
}

/** Forgets the pixels of a run that the product will cover. */
function hideRun({ hidden, width }: RenderState, { rows, plane }: KernelImage, { left, end, y, to }: PixelRun): void {
  if (hidden === null) return
  for (let x = left, at = to; x < end && x < width; x++, at++) {
    if (hidden[y * width + x] === 0) continue
    rows[at] = Number.NaN
    rows[at + plane] = Number.NaN
    rows[at + 2 * plane] = Number.NaN
  }
}

/** The finish of a surface, by its id. */
function finishOf(stage: Stage, id: number): Finish {
  if (id === GROUND) return stage.ground
  return id < FIRST_BODY || id === WALL ? stage.wall : stage.bodies[bodyOf(id)].finish
}
