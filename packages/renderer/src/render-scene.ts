import { drawView } from './backdrop.ts'
import { VIEW } from './find-hit.ts'
import { interpolateColor, interpolateFields, interpolateLight } from './interpolate-grid.ts'
import {
  bodyNear,
  fillSquares,
  lightGrid,
  castRay,
  ONE_PIECE,
  ONE_SURFACE,
  type RenderState,
  perUnitOf,
  SMOOTH,
  SOFT_LIGHT,
  STEP,
  toneColor,
} from './light-grid.ts'
import { DRAWN, shadeView } from './shade-view.ts'
import { lampsReaching } from './lamps.ts'
import { lightReaching } from './light-reaching.ts'
import { hasFields, materialFields } from './materials.ts'
import { mixBits } from './noise.ts'
import { type Pixels } from './pixels.ts'
import { singleThread, type RowScheduler } from './row-scheduler.ts'
import { mirrorAt, mirrors, shadeHit, shadingOf } from './shade-hit.ts'
import { type Stage } from './stage.ts'
import { type ProductProxy } from './product-proxy.ts'

/**
 * Neighbours that differ by more than this (8 bit) are edges and are rendered again with four rays; inside one surface only strong lines are, because
 * materials already leave out detail finer than a pixel.
 */
const EDGE = 13
const LINE = 30

/** Offsets of the four rays of an edge pixel: turned so that no two share a row or a column. */
const SAMPLES_X = [0.375, 0.875, 0.125, 0.625]
const SAMPLES_Y = [0.125, 0.375, 0.625, 0.875]

/** Rows in memory while rendering: one and its two neighbours, which decide what is an edge; a power of two. */
const KEPT_ROWS = 4

/** Rows rendered with one ray per pixel, and their numbers. */
interface PlainRows {
  readonly colors: Float32Array
  readonly kept: Int32Array
}

/**
 * Renders the stage without the product itself, but with its shadow and mirror image when `standIn` is given. Opaque. The same stage gives the same
 * bytes, however the rows are shared. Where `hidden` is 1 (one number per pixel) the product will cover everything: nothing is rendered there, not
 * even opaque. About 0.15 s at 1024 × 1024 on one core.
 */
export function renderScene(
  stage: Stage,
  standIn: ProductProxy | null,
  width: number,
  height: number,
  hidden: Uint8Array | null = null,
  hands: RowScheduler = singleThread,
): Pixels {
  const state: RenderState = {
    shading: shadingOf(stage, standIn, drawView(stage)),
    hit: { id: VIEW, finish: stage.ground, distance: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, u: 0, v: 0 },
    reaching: { key: 0, sky: 0 },
    grid: lightGrid(width, height),
    width,
    height,
    hidden,
    sine: Math.sin(stage.camera.tilt),
    cosine: Math.cos(stage.camera.tilt),
    ray: new Float64Array(3),
    point: new Float64Array(3),
  }
  const data = hands.bytes(width * height * 4)
  const plain = { colors: new Float32Array(width * KEPT_ROWS * 3), kept: new Int32Array(KEPT_ROWS).fill(-1) }
  hands.eachRow(height, (y) => {
    for (let near = Math.max(0, y - 1); near <= y + 1 && near < height; near++) paintRow(state, plain, near)
    finishRow(state, plain.colors, data, y)
  })
  return { width, height, data }
}

/** Renders a row of pixels unless it is done, each with one ray through its middle; green is -1 behind the product. */
function paintRow(state: RenderState, { colors: plain, kept }: PlainRows, y: number): void {
  const { grid, hidden, width, point } = state
  const { columns, squares, colors } = grid
  if (kept[y % KEPT_ROWS] === y) return
  kept[y % KEPT_ROWS] = y
  const row = (y / STEP) | 0
  fillSquares(state, row)
  const down = (y + 0.5) / STEP - row
  let to = (y % KEPT_ROWS) * width * 3
  for (let left = 0, at = row * columns; left < width; left += STEP, at++) {
    const end = left + STEP < width ? left + STEP : width
    if ((squares[at] & SMOOTH) === 0) {
      if ((squares[at] & DRAWN) === DRAWN && shadeView(state, plain, at, left, end, y, down, to)) {
        to += (end - left) * 3
        continue
      }
      for (let x = left; x < end; x++, to += 3) {
        if (hidden !== null && hidden[y * width + x] === 1) {
          plain[to + 1] = -1
          continue
        }
        paintPoint(state, x + 0.5, y + 0.5)
        plain[to] = point[0]
        plain[to + 1] = point[1]
        plain[to + 2] = point[2]
      }
      continue
    }
    for (let channel = 0; channel < 3; channel++) {
      const from = at * 3 + channel
      const below = from + columns * 3
      const first = colors[from] + (colors[below] - colors[from]) * down
      const last = colors[from + 3] + (colors[below + 3] - colors[from + 3]) * down
      const slope = (last - first) / STEP
      let value = first + slope * 0.5
      for (let x = left, place = to + channel; x < end; x++, place += 3) {
        plain[place] = value
        value += slope
      }
    }
    if (hidden !== null) for (let x = left; x < end; x++) if (hidden[y * width + x] === 1) plain[to + (x - left) * 3 + 1] = -1
    to += (end - left) * 3
  }
}

/** Renders the edges of a row again and dithers it to 8 bit. */
function finishRow(state: RenderState, plain: Float32Array, data: Uint8ClampedArray, y: number): void {
  const { width, height, point, grid } = state
  const seed = state.shading.stage.seed * 7919
  const line = width * 3
  const here = (y % KEPT_ROWS) * line
  // At the frame a row is its own neighbour.
  const above = y > 0 ? ((y - 1) % KEPT_ROWS) * line - here : 0
  const below = y < height - 1 ? ((y + 1) % KEPT_ROWS) * line - here : 0
  const squareRow = ((y / STEP) | 0) * grid.columns
  for (let x = 0, at = here, to = y * width * 4; x < width; x++, at += 3, to += 4) {
    const green = plain[at + 1]
    if (green < 0) continue
    let red = plain[at]
    let mean = green
    let blue = plain[at + 2]
    let contrast = x > 0 ? apart(plain[at - 2], green) : 0
    const right = x < width - 1 ? apart(plain[at + 4], green) : 0
    if (right > contrast) contrast = right
    const up = apart(plain[at + above + 1], green)
    if (up > contrast) contrast = up
    const low = apart(plain[at + below + 1], green)
    if (low > contrast) contrast = low
    if (contrast > EDGE && isEdge(grid.squares[squareRow + ((x / STEP) | 0)], contrast)) {
      red = 0
      mean = 0
      blue = 0
      for (let sample = 0; sample < 4; sample++) {
        paintPoint(state, x + SAMPLES_X[sample], y + SAMPLES_Y[sample])
        red += point[0] * 0.25
        mean += point[1] * 0.25
        blue += point[2] * 0.25
      }
    }
    // Half a step of noise hides the 8-bit steps in wide gradients; a little more looks like film grain.
    const chance = mixBits(y * width + x + seed)
    const grain = (((chance & 255) + ((chance >>> 8) & 255)) / 255 - 1) * 1.15
    data[to] = red + grain
    data[to + 1] = mean + grain
    data[to + 2] = blue + grain
    data[to + 3] = 255
  }
}

/** Whether more rays soften a contrast: contrast within one flat surface is its pattern, and patterns are already filtered. */
const isEdge = (square: number, contrast: number): boolean =>
  (square & ONE_SURFACE) === 0 || (contrast > LINE && (square & DRAWN) !== DRAWN)

/** Points behind the product, which are not rendered, count as equal. */
const apart = (one: number, other: number): number => (one < 0 ? 0 : one > other ? one - other : other - one)

/** The 8-bit colour (not rounded) at a point of the image, into `state.point`. */
function paintPoint(state: RenderState, x: number, y: number): void {
  const { hit, shading, ray, reaching, grid } = state
  const { stage } = shading
  const column = (x / STEP) | 0
  const row = (y / STEP) | 0
  const at = row * grid.columns + column
  const a = x / STEP - column
  const b = y / STEP - row
  const square = grid.squares[at]
  if ((square & SMOOTH) !== 0) return interpolateColor(state, at, a, b)
  castRay(state, x, y, bodyNear(state, at))
  if (hit.id !== VIEW) {
    // Whether the ray hit the same surface as the four points around.
    const isSame = (square & ONE_SURFACE) !== 0 && hit.id === grid.ids[at]
    if (isSame && (square & SOFT_LIGHT) !== 0) interpolateLight(state, at, a, b)
    else {
      lightReaching(reaching, shading.span, stage, shading.standIn, hit)
      if (stage.lamps.length > 0) lampsReaching(shading.lamps, stage, shading.standIn, hit)
      if (mirrors(stage, hit)) mirrorAt(shading, hit, hit.nx, hit.ny, hit.nz, ray[0], ray[1], ray[2])
    }
    if (hasFields(hit.finish)) {
      if (isSame && (square & ONE_PIECE) !== 0) interpolateFields(state, at, a, b)
      else materialFields(shading.fields, hit.finish, hit.u, hit.v)
    }
  }
  shadeHit(shading, hit, reaching.key, reaching.sky, ray[0], ray[1], ray[2], perUnitOf(state))
  toneColor(state, x, y)
}
