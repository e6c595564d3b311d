import { drawView } from './backdrop.ts'
import { VIEW } from './find-hit.ts'
import { interpolateColor, interpolateFields, interpolateLight } from './interpolate-grid.ts'
import {
  commonBody,
  fillSquares,
  lightGrid,
  castRay,
  ONE_PATTERN_PIECE,
  ONE_SURFACE,
  type RenderState,
  perUnitOf,
  SMOOTH,
  SOFT_LIGHT,
  STEP,
  toneColor,
} from './light-grid.ts'
import { isRendered, NEEDS_NO_RAYS, shadeSquare, UNRENDERED } from './shade-square.ts'
import { lampsReaching } from './lamps.ts'
import { lightReaching } from './light-reaching.ts'
import { hasFields, materialFields } from './materials.ts'
import { mixBits } from './noise.ts'
import { type Pixels, type Size } from './pixels.ts'
import { singleThread, type RowScheduler } from './row-scheduler.ts'
import { traceMirror, isMirroring, shadeHit, shadingOf } from './shade-hit.ts'
import { type Stage } from './stage.ts'
import { type ProductProxy } from './product-proxy.ts'

/**
 * Neighbours that differ by more than this (8 bit) are edges and are rendered again with four rays; inside one surface only strong lines are, because
 * materials already leave out detail finer than a pixel.
 */
const EDGE_CONTRAST = 13
const LINE_CONTRAST = 30

/** Offsets of the four rays of an edge pixel: turned so that no two share a row or a column. */
const SAMPLES_X = [0.375, 0.875, 0.125, 0.625]
const SAMPLES_Y = [0.125, 0.375, 0.625, 0.875]

/** Rows in memory while rendering: one and its two neighbours, which decide what is an edge; a power of two. */
const KEPT_ROWS = 4
const NO_ROW = -1

/** The last rows rendered with one ray per pixel; the green of a pixel is UNRENDERED behind the product. */
interface RenderedRows {
  readonly colors: Float32Array
  /** The row that each part holds, or NO_ROW. */
  readonly rowNumbers: Int32Array
}

/**
 * Renders the stage without the product itself, but with its shadow and mirror image when `proxy` is given. Opaque. The same stage gives the same
 * bytes, however the rows are shared. Where `hidden` is 1 (one number per pixel) the product will cover everything: nothing is rendered there, not
 * even opaque. About 0.15 s at 1024 × 1024 on one core.
 */
export function renderScene(
  stage: Stage,
  proxy: ProductProxy | null,
  { width, height }: Size,
  hidden: Uint8Array | null = null,
  rows: RowScheduler = singleThread,
): Pixels {
  const state: RenderState = {
    shading: shadingOf(stage, proxy, drawView(stage)),
    hit: { id: VIEW, finish: stage.ground, distance: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, u: 0, v: 0 },
    lightShares: { key: 0, sky: 0 },
    grid: lightGrid(width, height),
    width,
    height,
    hidden,
    sine: Math.sin(stage.camera.tilt),
    cosine: Math.cos(stage.camera.tilt),
    ray: new Float64Array(3),
    point: new Float64Array(3),
  }
  const data = rows.bytes(width * height * 4)
  const rendered: RenderedRows = { colors: new Float32Array(width * KEPT_ROWS * 3), rowNumbers: new Int32Array(KEPT_ROWS).fill(NO_ROW) }
  rows.eachRow(height, (y) => {
    for (let row = Math.max(0, y - 1); row <= y + 1 && row < height; row++) renderRow(state, rendered, row)
    finishRow(state, rendered.colors, data, y)
  })
  return { width, height, data }
}

/** Renders a row of pixels unless it is done, each with one ray through its middle; behind the product none. */
function renderRow(state: RenderState, rendered: RenderedRows, y: number): void {
  const { grid, hidden, width, point } = state
  const { columns, squareFlags, colors } = grid
  const pixels = rendered.colors
  if (rendered.rowNumbers[y % KEPT_ROWS] === y) return
  rendered.rowNumbers[y % KEPT_ROWS] = y
  const row = (y / STEP) | 0
  fillSquares(state, row)
  const down = (y + 0.5) / STEP - row
  let to = (y % KEPT_ROWS) * width * 3
  for (let left = 0, at = row * columns; left < width; left += STEP, at++) {
    const end = left + STEP < width ? left + STEP : width
    if ((squareFlags[at] & SMOOTH) === 0) {
      if ((squareFlags[at] & NEEDS_NO_RAYS) === NEEDS_NO_RAYS && shadeSquare(state, pixels, at, left, end, y, down, to)) {
        to += (end - left) * 3
        continue
      }
      for (let x = left; x < end; x++, to += 3) {
        if (hidden !== null && hidden[y * width + x] === 1) {
          pixels[to + 1] = UNRENDERED
          continue
        }
        renderPoint(state, x + 0.5, y + 0.5)
        pixels[to] = point[0]
        pixels[to + 1] = point[1]
        pixels[to + 2] = point[2]
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
        pixels[place] = value
        value += slope
      }
    }
    if (hidden !== null) for (let x = left; x < end; x++) if (hidden[y * width + x] === 1) pixels[to + (x - left) * 3 + 1] = UNRENDERED
    to += (end - left) * 3
  }
}

/** Renders the edges of a row again and dithers it to 8 bit. */
function finishRow(state: RenderState, pixels: Float32Array, data: Uint8ClampedArray, y: number): void {
  const { width, height, point, grid } = state
  const { stage } = state.shading
  const seed = stage.seed * 7919
  const line = width * 3
  const here = (y % KEPT_ROWS) * line
  // At the frame a row is its own neighbour.
  const above = y > 0 ? ((y - 1) % KEPT_ROWS) * line - here : 0
  const below = y < height - 1 ? ((y + 1) % KEPT_ROWS) * line - here : 0
  const squareRow = ((y / STEP) | 0) * grid.columns
  for (let x = 0, at = here, to = y * width * 4; x < width; x++, at += 3, to += 4) {
    const ownGreen = pixels[at + 1]
    if (!isRendered(ownGreen)) continue
    let red = pixels[at]
    let green = ownGreen
    let blue = pixels[at + 2]
    let contrast = x > 0 ? difference(pixels[at - 2], ownGreen) : 0
    const right = x < width - 1 ? difference(pixels[at + 4], ownGreen) : 0
    if (right > contrast) contrast = right
    const up = difference(pixels[at + above + 1], ownGreen)
    if (up > contrast) contrast = up
    const down = difference(pixels[at + below + 1], ownGreen)
    if (down > contrast) contrast = down
    if (contrast > EDGE_CONTRAST && benefitsFromMoreRays(grid.squareFlags[squareRow + ((x / STEP) | 0)], contrast)) {
      red = 0
      green = 0
      blue = 0
      for (let sample = 0; sample < 4; sample++) {
        renderPoint(state, x + SAMPLES_X[sample], y + SAMPLES_Y[sample])
        red += point[0] * 0.25
        green += point[1] * 0.25
        blue += point[2] * 0.25
      }
    }
    const noiseBits = mixBits(y * width + x + seed)
    const grain = (((noiseBits & 255) + ((noiseBits >>> 8) & 255)) / 255 - 1) * stage.grain
    data[to] = red + grain
    data[to + 1] = green + grain
    data[to + 2] = blue + grain
    data[to + 3] = 255
  }
}

/** Whether more rays soften a contrast. Contrast on one flat surface is its pattern, and patterns are already filtered. */
const benefitsFromMoreRays = (squareFlags: number, contrast: number): boolean =>
  (squareFlags & ONE_SURFACE) === 0 || (contrast > LINE_CONTRAST && (squareFlags & NEEDS_NO_RAYS) !== NEEDS_NO_RAYS)

/** The difference of a neighbour's green from a pixel's own: 0 of one behind the product. */
const difference = (neighbour: number, own: number): number =>
  !isRendered(neighbour) ? 0 : neighbour > own ? neighbour - own : own - neighbour

/** The 8-bit colour (not rounded) at a point of the image, into `state.point`. */
function renderPoint(state: RenderState, x: number, y: number): void {
  const { hit, shading, ray, lightShares, grid } = state
  const { stage } = shading
  const column = (x / STEP) | 0
  const row = (y / STEP) | 0
  // The square of grid points around it, by its first point, and the position in it, 0 to 1.
  const square = row * grid.columns + column
  const across = x / STEP - column
  const down = y / STEP - row
  const flags = grid.squareFlags[square]
  if ((flags & SMOOTH) !== 0) return interpolateColor(state, square, across, down)
  castRay(state, x, y, commonBody(state, square))
  if (hit.id !== VIEW) {
    // Whether the ray hit the same surface as the four points around.
    const isSame = (flags & ONE_SURFACE) !== 0 && hit.id === grid.ids[square]
    if (isSame && (flags & SOFT_LIGHT) !== 0) interpolateLight(state, square, across, down)
    else {
      lightReaching(lightShares, shading.span, stage, shading.proxy, hit)
      if (stage.lamps.length > 0) lampsReaching(shading.lamps, stage, shading.proxy, hit)
      if (isMirroring(stage, hit)) traceMirror(shading, hit, hit.nx, hit.ny, hit.nz, ray[0], ray[1], ray[2])
    }
    if (hasFields(hit.finish)) {
      if (isSame && (flags & ONE_PATTERN_PIECE) !== 0) interpolateFields(state, square, across, down)
      else materialFields(shading.fields, hit.finish, hit.u, hit.v)
    }
  }
  shadeHit(shading, hit, lightShares.key, lightShares.sky, ray[0], ray[1], ray[2], perUnitOf(state))
  toneColor(state, x, y)
}
