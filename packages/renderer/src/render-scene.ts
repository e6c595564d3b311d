import { drawView } from './backdrop.ts'
import { VIEW } from './find-hit.ts'
import { interpolateColor, interpolateFields, interpolateLight } from './interpolate-grid.ts'
import {
  commonBody,
  fillSquares,
  lightGrid,
  numbersOfGrid,
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
import { areSameRun, canShadeEdge, interpolateRun, isOfRun, NEEDS_NO_RAYS, type PixelRun, shadeEdge, shadeRun } from './shade-run.ts'
import { lampsReaching } from './lamps.ts'
import { lightReaching } from './light-reaching.ts'
import { hasFields, materialFields } from './materials.ts'
import { mixBits } from './noise.ts'
import { ditherRow, findEdges, isLine, KEPT_ROWS, kernelImage, type KernelImage, pixelOfEdge, startOfRow } from './pixel-kernel.ts'
import { type Pixels, type Size } from './pixels.ts'
import { newRay } from './ray-march.ts'
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

const NO_ROW = -1

/** The last rows rendered with one ray per pixel, in the kernel's memory. Pixels behind the product are NaN there. */
interface RenderedRows extends KernelImage {
  /** The row that each part holds, or NO_ROW. */
  readonly rowNumbers: Int32Array
  /** The pixels being rendered. */
  readonly run: PixelRun
}

/**
 * Renders the stage without the product itself, but with its shadow and mirror image when `proxy` is given. Opaque. The same stage gives the same
 * bytes, however the rows are shared. Where `hidden` is 1 (one number per pixel) the product will cover everything: it is black there. About 0.15 s at 1024 × 1024 on one core.
 */
export function renderScene(
  stage: Stage,
  proxy: ProductProxy | null,
  { width, height }: Size,
  hidden: Uint8Array | null = null,
  rows: RowScheduler = singleThread,
): Pixels {
  const image = kernelImage({ width, height }, numbersOfGrid(width, height), stage, proxy?.contact ?? null)
  const state: RenderState = {
    shading: shadingOf(stage, proxy, drawView(stage)),
    hit: { id: VIEW, finish: stage.ground, distance: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, u: 0, v: 0 },
    lightShares: { key: 0, sky: 0 },
    grid: lightGrid(width, height, image.memoryFor),
    width,
    height,
    hidden,
    sine: Math.sin(stage.camera.tilt),
    cosine: Math.cos(stage.camera.tilt),
    ray: newRay(),
    point: new Float64Array(3),
  }
  const data = rows.bytes(width * height * 4)
  const rendered: RenderedRows = {
    ...image,
    rowNumbers: new Int32Array(KEPT_ROWS).fill(NO_ROW),
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
  const { grid, width } = state
  const { columns, squareFlags } = grid
  const { run, rows, plane } = rendered
  const kept = y % KEPT_ROWS
  if (rendered.rowNumbers[kept] === y) return
  rendered.rowNumbers[kept] = y
  const row = (y / STEP) | 0
  fillSquares(state, row)
  run.y = y
  run.down = (y + 0.5) / STEP - row
  const start = startOfRow(rendered, y)
  const first = row * columns
  for (let left = 0; left < width; left = run.end) {
    run.at = first + left / STEP
    run.left = left
    run.to = start + left
    run.end = left + STEP
    const flags = squareFlags[run.at]
    if ((flags & SMOOTH) !== 0) {
      while (run.end < width && (squareFlags[first + run.end / STEP] & SMOOTH) !== 0) run.end += STEP
      interpolateRun(state, rendered, run)
    } else if (isOfRun(state, run.at)) {
      for (let next = run.at + 1; run.end < width && areSameRun(grid, run.at, next) && isOfRun(state, next); next++) run.end += STEP
      shadeRun(state, rendered, run)
    } else renderPoints(state, rendered, run)
  }
  // Squares end beyond the last pixel.
  for (let channel = 0; channel < 3; channel++) {
    const end = start + channel * plane + width
    rows.fill(Number.NaN, end, end + STEP)
  }
}

/** Renders the pixels of a square with a ray each. */
function renderPoints(state: RenderState, { rows, plane }: RenderedRows, { left, end, y, to }: PixelRun): void {
  const { hidden, width, point } = state
  for (let x = left, at = to; x < end && x < width; x++, at++) {
    const isHidden = hidden !== null && hidden[y * width + x] === 1
    if (!isHidden) renderPoint(state, x + 0.5, y + 0.5)
    rows[at] = isHidden ? Number.NaN : point[0]
    rows[at + plane] = isHidden ? Number.NaN : point[1]
    rows[at + 2 * plane] = isHidden ? Number.NaN : point[2]
  }
}

/** Renders the edges of a row again and dithers it to 8 bit. */
function finishRow(state: RenderState, rendered: RenderedRows, data: Uint8ClampedArray, y: number): void {
  const { width, height, grid } = state
  const { edges, finished, mean } = rendered
  const { seed, grain } = state.shading.stage
  const firstPixel = y * width + seed * 7919
  ditherRow(rendered, width, y, firstPixel, grain)
  const count = findEdges(rendered, width, y, [Math.max(0, y - 1), Math.min(height - 1, y + 1)], [EDGE_CONTRAST, LINE_CONTRAST])
  const squareRow = ((y / STEP) | 0) * grid.columns
  for (let index = 0; index < count; index++) {
    const edge = edges[index]
    const x = pixelOfEdge(edge)
    const square = squareRow + ((x / STEP) | 0)
    if (!benefitsFromMoreRays(grid.squareFlags[square], isLine(edge))) continue
    if (canShadeEdge(state, square)) shadeEdge(state, rendered, square, x, y)
    else sampleEdge(state, rendered, x, y)
    const noiseBits = mixBits(firstPixel + x)
    const added = (((noiseBits & 255) + ((noiseBits >>> 8) & 255)) / 255 - 1) * grain
    for (let channel = 0; channel < 3; channel++) finished[x * 4 + channel] = mean[channel] + added
  }
  data.set(finished.subarray(0, width * 4), y * width * 4)
}

/** The mean of four rays through a pixel, into `mean`. */
function sampleEdge(state: RenderState, { mean }: RenderedRows, x: number, y: number): void {
  const { point } = state
  mean.fill(0)
  for (let sample = 0; sample < 4; sample++) {
    renderPoint(state, x + SAMPLES_X[sample], y + SAMPLES_Y[sample])
    for (let channel = 0; channel < 3; channel++) mean[channel] += point[channel] * 0.25
  }
}

/** Whether more rays soften a contrast. Contrast on one flat surface is its pattern, and patterns are already filtered. */
const benefitsFromMoreRays = (squareFlags: number, isOnLine: boolean): boolean =>
  (squareFlags & ONE_SURFACE) === 0 || (isOnLine && (squareFlags & NEEDS_NO_RAYS) !== NEEDS_NO_RAYS)

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
      if (stage.lamps.length > 0) lampsReaching(shading.lamps, shading.span, stage, shading.proxy, hit)
      if (isMirroring(stage, hit)) traceMirror(shading, hit, hit, ray)
    }
    if (hasFields(hit.finish)) {
      if (isSame && (flags & ONE_PATTERN_PIECE) !== 0) interpolateFields(state, square, across, down)
      else materialFields(shading.fields, hit.finish, hit.u, hit.v)
    }
  }
  shadeHit(shading, hit, lightShares, ray, perUnitOf(state))
  toneColor(state, x, y)
}
