import { contactAt } from './contact-map.ts'
import { ALL_BODIES, bodyOf, findHit, FIRST_BODY, GROUND, type Hit, VIEW } from './find-hit.ts'
import { lightReaching, type LightShares } from './light-reaching.ts'
import { lampsReaching } from './lamps.ts'
import { hasFields, isCoarse, materialFields, plainPiece } from './materials.ts'
import { FIELDS } from './materials/finish.ts'
import { footprintOf, isMirroring, overlayAt, shadeHit, type Shading, traceMirror } from './shade-hit.ts'
import { canShadeSquares } from './pixel-kernel.ts'
import { type Ray, setRay } from './ray-march.ts'
import { type Stage } from './stage.ts'
import { type ProductProxy } from './product-proxy.ts'
import { toned } from './tone-curve.ts'

/**
 * Points a few pixels apart at which everything that changes slowly is computed: the visible surface, its light, its reflection, the slow part of its
 * pattern, and, for a surface without a pattern (a painted wall, a view out of focus), the finished colour too: most of most images. Between the
 * points it is interpolated, unless a surface or a shadow ends there.
 */
export interface LightGrid {
  readonly columns: number
  readonly rows: number
  /** The surface at each point (`Hit.id`), or BURIED. */
  readonly ids: Int16Array
  /** The piece of its material (a plank); patterns do not continue across it. */
  readonly pieces: Int32Array
  /** `VALUES_PER_POINT` numbers for each point: light, position, pattern, reflection (`KEY` …). */
  readonly values: Float32Array
  /** Finished colour of each point: RGB, 0 to 255, not rounded, `COLORS_PER_POINT` numbers. */
  readonly colors: Float32Array
  /** Number of the piece without a pattern in which the point lies; 0: inside a pattern. Colours are interpolated within one piece only. */
  readonly plainPieces: Uint8Array
  /** Per square of four points, by its first: the sum of the flags that allow interpolation (`ONE_SURFACE` …). */
  readonly squareFlags: Uint8Array
  /** Per row of points and of squares: 1 when it is computed. */
  readonly litRows: Uint8Array
  readonly squareRows: Uint8Array
}

// Offsets of the numbers of a point.
/** Key light. */
export const KEY = 0
/** Light of the sky. */
export const SKY_LIGHT = 1
/** Reflection: RGB, then its share. */
export const REFLECTION = 2
/** Position in the pattern. */
export const PLACE_U = 6
export const PLACE_V = 7
/** Size of a pixel in the pattern. */
export const FOOTPRINT = 8
/** Normal of the surface: X, Y, Z. */
export const NORMAL = 9
/** Position in the scene: across, in height, in depth. */
const PLACE_X = 12
const PLACE_Y = 13
const PLACE_Z = 14
/** The slow part of the pattern: `FIELDS` numbers. */
export const PATTERN_FIELDS = 15
/** Light of the scene's own lamps: RGB. */
export const LAMPS = PATTERN_FIELDS + FIELDS
/** What lies between the surface and the eye, glow or haze: the light it adds (RGB), and the share of the surface's light that it takes. */
const OVERLAY = LAMPS + 3
export const VALUES_PER_POINT = OVERLAY + 4
/** Numbers of a point in `colors`: RGB and one that is not used. */
export const COLORS_PER_POINT = 4

/** Pixels between two points. */
export const STEP = 4

/** What is computed of a row of points: nothing, the points in even columns, all. */
const EVEN_POINTS_LIT = 1
const LIT = 2

/** Instead of the number of a point: there is none. */
const NO_POINT = -1

/** Light and reflection that differ by no more than this between two points are even between them. */
const EVEN_LIGHT = 0.03

/** Id of a point that is only visible behind the product. */
const HIDDEN = -1

// Flags of a square: what its four points have in common.
/** They lie on the same surface. */
export const ONE_SURFACE = 1
/** No sharp shadow ends between them: the light may be interpolated. */
export const SOFT_LIGHT = 2
/** They lie on the same piece of the material (one plank): the slow part of its pattern may be interpolated. */
export const ONE_PATTERN_PIECE = 4
/** The material has no pattern there: the finished colour may be interpolated. */
export const SMOOTH = 8
/** The surface hardly bends between them. */
export const FLAT = 16

/** Cosine between the directions of two neighbouring points from which a surface counts as flat. */
const FLAT_COSINE = 0.998

/** Depth from which a wall is far enough behind the product to lose the finest part of its pattern. */
const OUT_OF_FOCUS = -1
/** The same depth for waves. */
const FAR_WAVES = -2.3

/** Key light that differs by more than this between points is the edge of a sharp shadow: interpolated, it would show steps. */
const SHADOW_EDGE = 0.12

const pointsOf = (length: number): number => Math.ceil(length / STEP) + 1

/** How many numbers `lightGrid` asks for. */
export const numbersOfGrid = (width: number, height: number): number =>
  pointsOf(width) * pointsOf(height) * (VALUES_PER_POINT + COLORS_PER_POINT)

/** `memoryFor`: gives zeroed numbers that the kernel can read. */
export function lightGrid(width: number, height: number, memoryFor: (length: number) => Float32Array): LightGrid {
  const columns = pointsOf(width)
  const rows = pointsOf(height)
  const count = columns * rows
  return {
    columns,
    rows,
    ids: new Int16Array(count),
    pieces: new Int32Array(count),
    values: memoryFor(count * VALUES_PER_POINT),
    colors: memoryFor(count * COLORS_PER_POINT),
    plainPieces: new Uint8Array(count),
    squareFlags: new Uint8Array(count),
    litRows: new Uint8Array(rows),
    squareRows: new Uint8Array(rows),
  }
}

/** Input and state of rendering an image. */
export interface RenderState {
  readonly shading: Shading
  readonly hit: Hit
  readonly lightShares: LightShares
  readonly grid: LightGrid
  readonly width: number
  readonly height: number
  /** 1 for each pixel that the product will cover; null: none. */
  readonly hidden: Uint8Array | null
  readonly sine: number
  readonly cosine: number
  /** The current ray from the camera. */
  readonly ray: Ray
  /** The colour of the current point, 8 bit and not rounded. */
  readonly point: Float64Array
}

/** Computes a row of points, unless it is computed already. Points of even rows and columns come first: the light between them is theirs where it is even. */
function lightRow(state: RenderState, row: number): void {
  const { columns, rows, litRows } = state.grid
  if (litRows[row] === LIT) return
  if (row % 2 === 0) {
    lightEvenPoints(state, row)
    for (let column = 1; column < columns; column += 2) {
      const at = row * columns + column
      lightPoint(state, column, row, column + 1 < columns ? at - 1 : NO_POINT, at + 1)
    }
  } else {
    const isInside = row + 1 < rows
    lightEvenPoints(state, row - 1)
    if (isInside) lightEvenPoints(state, row + 1)
    for (let column = 0; column < columns; column++) {
      const above = (row - 1) * columns + column
      const below = above + 2 * columns
      const isBetween = column % 2 === 1
      // The middle of four points lies between two of them that are across from one another, in turns.
      const aside = isBetween ? ((column + row) % 4 === 0 ? 1 : -1) : 0
      lightPoint(state, column, row, isInside && (!isBetween || column + 1 < columns) ? above - aside : NO_POINT, below + aside)
    }
  }
  litRows[row] = LIT
}

/** Computes the points of a row in its even columns, unless they are computed already. */
function lightEvenPoints(state: RenderState, row: number): void {
  const { columns, litRows } = state.grid
  if (litRows[row] !== 0) return
  litRows[row] = EVEN_POINTS_LIT
  for (let column = 0; column < columns; column += 2) lightPoint(state, column, row, NO_POINT, NO_POINT)
}

/** Computes a row of squares and the points around it, unless they are computed already. */
export function fillSquares(state: RenderState, row: number): void {
  const { columns, ids, pieces, values, plainPieces, squareFlags, squareRows } = state.grid
  if (squareRows[row] === 1) return
  squareRows[row] = 1
  for (const near of [row, row + 1]) lightRow(state, near)
  for (let at = row * columns, end = at + columns - 1; at < end; at++) {
    const id = ids[at]
    const below = at + columns
    if (id === HIDDEN || ids[at + 1] !== id || ids[below] !== id || ids[below + 1] !== id) continue
    let flags = ONE_SURFACE
    const a = values[at * VALUES_PER_POINT + KEY]
    const b = values[(at + 1) * VALUES_PER_POINT + KEY]
    const c = values[below * VALUES_PER_POINT + KEY]
    const d = values[(below + 1) * VALUES_PER_POINT + KEY]
    const upper = a > b ? a : b
    const lower = c > d ? c : d
    const upperLeast = a < b ? a : b
    const lowerLeast = c < d ? c : d
    if ((upper > lower ? upper : lower) - (upperLeast < lowerLeast ? upperLeast : lowerLeast) <= SHADOW_EDGE) {
      flags |= SOFT_LIGHT
      const plain = plainPieces[at]
      if (plain !== 0 && plainPieces[at + 1] === plain && plainPieces[below] === plain && plainPieces[below + 1] === plain) flags |= SMOOTH
    }
    const piece = pieces[at]
    if (pieces[at + 1] === piece && pieces[below] === piece && pieces[below + 1] === piece) flags |= ONE_PATTERN_PIECE
    if (isParallel(values, at, at + 1) && isParallel(values, at, below) && isParallel(values, at, below + 1)) flags |= FLAT
    squareFlags[at] = flags
  }
}

function isParallel(values: Float32Array, one: number, other: number): boolean {
  const a = one * VALUES_PER_POINT + NORMAL
  const b = other * VALUES_PER_POINT + NORMAL
  return values[a] * values[b] + values[a + 1] * values[b + 1] + values[a + 2] * values[b + 2] > FLAT_COSINE
}

/** Computes a point. `one` and `other`: points on both sides of it that are computed; NO_POINT where there are none. */
function lightPoint(state: RenderState, column: number, row: number, one: number, other: number): void {
  const { hit, shading, lightShares, ray, grid } = state
  const { values } = grid
  const at = row * grid.columns + column
  const to = at * VALUES_PER_POINT
  const x = column * STEP
  const y = row * STEP
  if (isPointHidden(state, x, y)) {
    grid.ids[at] = HIDDEN
    return
  }
  castRay(state, x, y, ALL_BODIES)
  const { span, stage, proxy } = shading
  grid.ids[at] = hit.id
  const isBetween = one !== NO_POINT && grid.ids[one] === hit.id && grid.ids[other] === hit.id
  if (hit.id !== VIEW) {
    if (isBetween && isEven(values, one, other, KEY, 2)) {
      lightShares.key = middleOf(values, one, other, KEY)
      lightShares.sky = middleOf(values, one, other, SKY_LIGHT)
    } else lightReaching(lightShares, span, stage, proxy, hit)
    values[to + KEY] = lightShares.key
    values[to + SKY_LIGHT] = lightShares.sky
    if (stage.lamps.length > 0) {
      if (isBetween && isEven(values, one, other, LAMPS, 3))
        for (let channel = 0; channel < 3; channel++) shading.lamps[channel] = middleOf(values, one, other, LAMPS + channel)
      else lampsReaching(shading.lamps, span, stage, proxy, hit)
      for (let channel = 0; channel < 3; channel++) values[to + LAMPS + channel] = shading.lamps[channel]
    }
    if (hasFields(hit.finish)) {
      grid.pieces[at] = materialFields(shading.fields, hit.finish, hit.u, hit.v)
      for (let field = 0; field < FIELDS; field++) values[to + PATTERN_FIELDS + field] = shading.fields[field]
    }
    if (canShadeSquares(hit.finish)) {
      values[to + PLACE_U] = hit.u
      values[to + PLACE_V] = hit.v
      values[to + FOOTPRINT] = footprintOf(stage, hit, ray, perUnitOf(state))
      values[to + NORMAL] = hit.nx
      values[to + NORMAL + 1] = hit.ny
      values[to + NORMAL + 2] = hit.nz
      values[to + PLACE_X] = hit.x
      values[to + PLACE_Y] = hit.y
      values[to + PLACE_Z] = hit.z
      overlayAt(shading, hit)
      for (let index = 0; index < 4; index++) values[to + OVERLAY + index] = shading.overlay[index]
    }
  }
  if (isMirroring(stage, hit) && hit.finish.material !== 'water') {
    if (isBetween && isEven(values, one, other, REFLECTION, 4))
      for (let channel = 0; channel < 4; channel++) shading.mirror[channel] = middleOf(values, one, other, REFLECTION + channel)
    else traceMirror(shading, hit, hit, ray)
    for (let channel = 0; channel < 4; channel++) values[to + REFLECTION + channel] = shading.mirror[channel]
  }
  const isFar = !stage.isLaid && hit.z < (hit.id === GROUND ? FAR_WAVES : OUT_OF_FOCUS) && hit.id < FIRST_BODY && isCoarse(hit)
  const plain = hit.id === VIEW || isFar ? 1 : plainPiece(hit.finish, hit.u, hit.v)
  if (plain === 0 || isInContact(stage, proxy, hit)) return
  shadeHit(shading, hit, lightShares, ray, isFar ? perUnitOf(state) * STEP : 0)
  toneColor(state, x, y)
  grid.plainPieces[at] = plain
  const color = at * COLORS_PER_POINT
  for (let channel = 0; channel < 3; channel++) grid.colors[color + channel] = state.point[channel]
}

/** Whether two points hardly differ in `count` numbers from offset `first`. */
function isEven(values: Float32Array, one: number, other: number, first: number, count: number): boolean {
  const a = one * VALUES_PER_POINT + first
  const b = other * VALUES_PER_POINT + first
  for (let index = 0; index < count; index++) {
    const difference = values[a + index] - values[b + index]
    if (difference > EVEN_LIGHT || difference < -EVEN_LIGHT) return false
  }
  return true
}

const middleOf = (values: Float32Array, one: number, other: number, offset: number): number =>
  0.5 * (values[one * VALUES_PER_POINT + offset] + values[other * VALUES_PER_POINT + offset])

/** Width of one pixel per unit of distance. */
export const perUnitOf = ({ shading: { stage }, height }: RenderState): number => stage.camera.frame / (height * stage.camera.distance)

/** Whether everything a point of the grid stands for is behind the product. */
function isPointHidden({ hidden, width, height }: RenderState, x: number, y: number): boolean {
  if (hidden === null || x < STEP || y < STEP || x >= width - STEP || y >= height - STEP) return false
  for (let row = y - STEP; row <= y + STEP; row++) {
    for (let at = row * width + x - STEP, end = at + 2 * STEP; at <= end; at++) if (hidden[at] === 0) return false
  }
  return true
}

/** Whether the product's contact shadow, which is finer than the grid, reaches the point. */
function isInContact(stage: Stage, proxy: ProductProxy | null, hit: Hit): boolean {
  if (proxy === null || proxy.contact === null || Math.abs(hit.y - stage.standHeight) > 0.03) return false
  return contactAt(proxy.contact, proxy.contact.sky, hit.x, hit.z) > 0.02
}

/** Sends a ray through a point of the image; its hit is in `state.hit`. */
export function castRay(state: RenderState, x: number, y: number, only: number): void {
  const { ray, sine, cosine } = state
  const { stage, span } = state.shading
  const camera = stage.camera
  const unit = camera.frame / state.height
  const right = (x - state.width / 2) * unit
  const up = (state.height / 2 - y) * unit
  const dy = up * cosine - camera.distance * sine
  const dz = -up * sine - camera.distance * cosine
  const scale = 1 / Math.sqrt(right * right + dy * dy + dz * dz)
  setRay(ray, camera.eyeX, camera.eyeY, camera.eyeZ, right * scale, dy * scale, dz * scale)
  findHit(state.hit, span, stage, ray, only)
}

/** The shading's colour after the camera, into `state.point`: darker towards the corners, tone mapped. */
export function toneColor({ shading, point, width, height }: RenderState, x: number, y: number): void {
  const fromMiddleX = x / width - 0.5
  const fromMiddleY = y / height - 0.5
  const vignette = 1 - 0.22 * (fromMiddleX * fromMiddleX + fromMiddleY * fromMiddleY)
  point[0] = toned(shading.color[0] * vignette)
  point[1] = toned(shading.color[1] * vignette)
  point[2] = toned(shading.color[2] * vignette)
}

/** The one body, or none, of the four points around, if they agree. */
export function commonBody({ grid }: RenderState, at: number): number {
  const { ids, columns } = grid
  const first = ids[at]
  const second = ids[at + 1]
  const third = ids[at + columns]
  const fourth = ids[at + columns + 1]
  if (first === HIDDEN || second === HIDDEN || third === HIDDEN || fourth === HIDDEN) return ALL_BODIES
  const body = bodyOf(first)
  return bodyOf(second) === body && bodyOf(third) === body && bodyOf(fourth) === body ? body : ALL_BODIES
}
