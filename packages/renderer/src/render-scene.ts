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
import { canShadeSquares, NEEDS_NO_RAYS, type PixelRun, shadeSquares, UNRENDERED } from './shade-squares.ts'
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
  /** For one row: how strong an edge each pixel lies on. */
  readonly edges: Uint8Array
  /** The pixels being rendered. */
  readonly run: PixelRun
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
  const rendered: RenderedRows = {
    colors: new Float32Array(width * KEPT_ROWS * 3),
    rowNumbers: new Int32Array(KEPT_ROWS).fill(NO_ROW),
    edges: new Uint8Array(width),
    run: { at: 0, left: 0, end: 0, y: 0, down: 0, to: 0 },
  }
  rows.eachRow(height, (y) => {
    for (let row = Math.max(0, y - 1); row <= y + 1 && row < height; row++) renderRow(state, rendered, row)
    finishRow(state, rendered, data, y)
  })
  return { width, height, data }
}

/** Renders a row of pixels unless it is done, each with one ray through its middle; behind the product none. */
function renderRow(state: RenderState, rendered: RenderedRows, y: number): void {
  const { grid, hidden, width, point, shading } = state
  const { columns, squareFlags, ids } = grid
  const { run, colors: pixels } = rendered
  if (rendered.rowNumbers[y % KEPT_ROWS] === y) return
  rendered.rowNumbers[y % KEPT_ROWS] = y
  const row = (y / STEP) | 0
  fillSquares(state, row)
  run.y = y
  run.down = (y + 0.5) / STEP - row
  const start = (y % KEPT_ROWS) * width * 3
  const first = row * columns
  for (let left = 0; left < width; left = run.end) {
    const at = first + left / STEP
    const id = ids[at]
    run.at = at
    run.left = left
    run.to = start + left * 3
    run.end = left + STEP
    if ((squareFlags[at] & SMOOTH) !== 0) {
      while (run.end < width && (squareFlags[first + run.end / STEP] & SMOOTH) !== 0) run.end += STEP
      if (run.end > width) run.end = width
      interpolateRun(state, pixels, run)
    } else if ((squareFlags[at] & NEEDS_NO_RAYS) === NEEDS_NO_RAYS && canShadeSquares(shading.stage, id)) {
      while (run.end < width && ids[first + run.end / STEP] === id && (squareFlags[first + run.end / STEP] & NO_RAYS) === NEEDS_NO_RAYS)
        run.end += STEP
      if (run.end > width) run.end = width
      shadeSquares(state, pixels, run)
    } else {
      if (run.end > width) run.end = width
      for (let x = left, to = run.to; x < run.end; x++, to += 3) {
        if (hidden !== null && hidden[y * width + x] === 1) {
          pixels[to + 1] = UNRENDERED
          continue
        }
        renderPoint(state, x + 0.5, y + 0.5)
        pixels[to] = point[0]
        pixels[to + 1] = point[1]
        pixels[to + 2] = point[2]
      }
    }
  }
}

/** What tells whether `shadeSquares` renders a square. */
const NO_RAYS = NEEDS_NO_RAYS + SMOOTH

/** Interpolates the finished colours of smooth squares side by side. */
function interpolateRun({ grid, hidden, width }: RenderState, pixels: Float32Array, { at, left, end, y, down, to }: PixelRun): void {
  const { colors, columns } = grid
  const line = columns * 3
  for (let channel = 0; channel < 3; channel++) {
    let from = at * 3 + channel
    let first = colors[from] + (colors[from + line] - colors[from]) * down
    for (let x = left, place = to + channel; x < end; ) {
      from += 3
      const last = colors[from] + (colors[from + line] - colors[from]) * down
      const slope = (last - first) / STEP
      let value = first + slope * 0.5
      for (const stop = x + STEP < end ? x + STEP : end; x < stop; x++, place += 3) {
        pixels[place] = value
        value += slope
      }
      first = last
    }
  }
  if (hidden !== null) for (let x = left, place = to + 1; x < end; x++, place += 3) if (hidden[y * width + x] === 1) pixels[place] = UNRENDERED
}

/** Renders the edges of a row again and dithers it to 8 bit. */
function finishRow(state: RenderState, { colors: pixels, edges }: RenderedRows, data: Uint8ClampedArray, y: number): void {
  const { width, height, point, grid, hidden } = state
  const { stage } = state.shading
  const seed = stage.seed * 7919
  const line = width * 3
  const here = (y % KEPT_ROWS) * line
  markEdges(edges, pixels, width, here, y > 0 ? ((y - 1) % KEPT_ROWS) * line : here, y < height - 1 ? ((y + 1) % KEPT_ROWS) * line : here)
  const squareRow = ((y / STEP) | 0) * grid.columns
  for (let x = 0, at = here, to = y * width * 4; x < width; x++, at += 3, to += 4) {
    if (hidden !== null && hidden[y * width + x] === 1) continue
    let red = pixels[at]
    let green = pixels[at + 1]
    let blue = pixels[at + 2]
    if (edges[x] !== 0 && benefitsFromMoreRays(grid.squareFlags[squareRow + ((x / STEP) | 0)], edges[x] === STRONG)) {
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

const WEAK = 1
const STRONG = 2

/** How much each pixel of a row differs from its neighbours: 0, or from WEAK on an edge. Offsets of the row and its neighbours in `pixels`. */
function markEdges(edges: Uint8Array, pixels: Float32Array, width: number, here: number, above: number, below: number): void {
  let before = 0
  for (let x = 0, at = 1; x < width; x++, at += 3) {
    const green = pixels[here + at]
    const after = x < width - 1 ? Math.abs(pixels[here + at + 3] - green) : 0
    const up = Math.abs(pixels[above + at] - green)
    const down = Math.abs(pixels[below + at] - green)
    // No comparison with a pixel that is not rendered is true.
    edges[x] =
      before > EDGE_CONTRAST || after > EDGE_CONTRAST || up > EDGE_CONTRAST || down > EDGE_CONTRAST
        ? before > LINE_CONTRAST || after > LINE_CONTRAST || up > LINE_CONTRAST || down > LINE_CONTRAST
          ? STRONG
          : WEAK
        : 0
    before = after
  }
}

/** Whether more rays soften a contrast. Contrast on one flat surface is its pattern, and patterns are already filtered. */
const benefitsFromMoreRays = (squareFlags: number, isStrong: boolean): boolean =>
  (squareFlags & ONE_SURFACE) === 0 || (isStrong && (squareFlags & NEEDS_NO_RAYS) !== NEEDS_NO_RAYS)

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
