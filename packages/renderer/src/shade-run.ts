import { bodyOf, FIRST_BODY, GROUND, VIEW, WALL } from './find-hit.ts'
import {
  COLORS_PER_POINT,
  FLAT,
  NORMAL,
  ONE_PATTERN_PIECE,
  ONE_SURFACE,
  type RenderState,
  SOFT_LIGHT,
  STEP,
  VALUES_PER_POINT,
} from './light-grid.ts'
import { type Finish } from './materials/finish.ts'
import { interpolateSquares, type KernelImage, kernelMaterialOf, setUpSurface, shadeSquares } from './pixel-kernel.ts'
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

/** Whether the kernel knows the material and the surface looks the same from all sides: polish changes with the viewing direction. */
export function canShadeRun(stage: Stage, id: number): boolean {
  if (id === VIEW) return false
  const finish = finishOf(stage, id)
  return finish.polish === 0 && kernelMaterialOf(finish) >= 0
}

/** Renders a run of pixels on one flat surface with a pattern: everything but the pattern's finest part is interpolated. */
export function shadeRun(state: RenderState, image: KernelImage, run: PixelRun): void {
  const { grid, shading } = state
  const { stage } = shading
  const id = grid.ids[run.at]
  const finish = finishOf(stage, id)
  setUpSurface(finish)
  const from = run.at * VALUES_PER_POINT
  const { glow, haze } = stage.backdrop
  shadeSquares(image, {
    values: grid.values.byteOffset + from * 4,
    below: grid.columns * VALUES_PER_POINT * 4,
    run,
    count: (run.end - run.left) / STEP,
    finish,
    isMirror: finish.gloss > 0 && grid.values[from + NORMAL + 1] > 0.6 && !stage.isLaid,
    hasLamps: stage.lamps.length > 0,
    hasOverlay: id === GROUND ? haze !== undefined : glow !== undefined && finish === stage.wall,
  })
  hideRun(state, image, run)
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
