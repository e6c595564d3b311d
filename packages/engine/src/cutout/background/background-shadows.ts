import { type Background } from './background-flood.ts'
import { edgeOf, spreadBackground } from './background-spread.ts'
import { labDistance, type LabPlanes } from '../../image/color-space.ts'
import { countInRow, neighbourSteps } from '../grid/cut-out-planes.ts'
import { bytePlane } from '../../image/plane-memory.ts'
import { regionsOf } from '../grid/regions.ts'

/** Mark of background in shadow, or in a pool of light, in `Background.ground`. */
export const SHADED = 2

/** Largest error of a cell's hue on any background and under any light, by the background's noise. */
const pureLimit = (noise: number): number => Math.max(0.02, noise * 2.6)

/**
 * How far the hue of a shadow may be from the darkened background's. Coloured backgrounds light their own shadows and the product, so the tolerance
 * grows with their chroma and with the depth of the shadow.
 */
function isShadowLike(planes: LabPlanes, background: Background): (cell: number) => boolean {
  const { color, shadowDistance, noise } = background
  const base = pureLimit(noise)
  return (cell) => {
    if (shadowDistance[cell] < base) return true
    // Math.hypot is many times slower than the root.
    const chroma = 2 * Math.sqrt(color.a[cell] * color.a[cell] + color.b[cell] * color.b[cell])
    const depth = Math.max(0, 1 - planes.l[cell] / Math.max(0.05, color.l[cell]))
    return shadowDistance[cell] < base + chroma * Math.min(1, 0.15 + depth * 1.2)
  }
}

/** Largest change of colour from one cell to the next within the tint of a shadow (`labDistance`), and what noise adds to it, as a multiple of it. */
const DRIFT_STEP = 0.012
const DRIFT_NOISE = 2
/** Largest total difference of a shadow's tint from that of the background. */
export const DRIFT_TOTAL = 0.13

/**
 * A shadow is the background's own colour with less light on it, and its rim is soft: the flood continues through such cells up to a crisp outline.
 * It stays one cell away from outlines, so that it finds no way through a gap of two cells, and then fills up to them.
 */
export function floodShadows(planes: LabPlanes, background: Background, crisp: Float32Array): void {
  const { ground, crispLimit } = background
  const { width } = planes
  const isShaded = isShadowLike(planes, background)
  const isOutline = (cell: number): boolean => crisp[cell] >= crispLimit
  const isFree = (cell: number): boolean =>
    !isOutline(cell) && !isOutline(cell - 1) && !isOutline(cell + 1) && !isOutline(cell - width) && !isOutline(cell + width)
  // Light reflected by the product tints its shadow, but gradually: such a drift is followed too.
  const step = DRIFT_STEP + background.noise * DRIFT_NOISE
  const { l, a, b } = planes
  const drifts = (cell: number, from: number): boolean => {
    if (background.shadowDistance[cell] >= DRIFT_TOTAL) return false
    const change = l[cell] - l[from]
    // Towards its product a shadow may darken as steeply as it likes; where light returns, it ends.
    const share = change < 0 ? l[cell] / l[from] : 1
    return labDistance(change < 0 ? 0 : change, a[cell] - a[from] * share, b[cell] - b[from] * share) < step
  }
  spreadBackground(ground, planes, edgeOf(ground, planes), SHADED, (cell, from) => isFree(cell) && (isShaded(cell) || drifts(cell, from)))
  growOnce(planes, ground, (cell, from) => !isOutline(cell) && (isShaded(cell) || drifts(cell, from)))
}

/**
 * Adds to the background every adjacent cell that passes, given one of its background neighbours; returns these cells. `among`: cells to look at, null
 * for all.
 */
export function growOnce(
  { width, height }: LabPlanes,
  ground: Uint8Array,
  passes: (cell: number, from: number) => boolean,
  among: readonly number[] | null = null,
): readonly number[] {
  const grown: number[] = []
  if (among === null) for (let y = 1; y < height - 1; y += 1) growRow(grown, ground, y * width + 1, y * width + width - 1, width, passes)
  else for (const cell of among) if (isInside(cell, width, height)) growRow(grown, ground, cell, cell + 1, width, passes)
  for (const cell of grown) ground[cell] = SHADED
  return grown
}

const isInside = (cell: number, width: number, height: number): boolean => {
  const x = cell % width
  return x > 0 && x < width - 1 && cell > width && cell < width * (height - 1)
}

function growRow(
  grown: number[],
  ground: Uint8Array,
  first: number,
  last: number,
  width: number,
  passes: (cell: number, from: number) => boolean,
): void {
  for (let cell = first; cell < last; cell += 1) {
    if (ground[cell] !== 0) continue
    const from = groundBeside(ground, cell, width)
    if (from >= 0 && passes(cell, from)) grown.push(cell)
  }
}

/** A background neighbour of a cell; -1 without one. */
function groundBeside(ground: Uint8Array, cell: number, width: number): number {
  if (ground[cell + width] !== 0) return cell + width
  if (ground[cell - width] !== 0) return cell - width
  if (ground[cell + 1] !== 0) return cell + 1
  return ground[cell - 1] === 0 ? -1 : cell - 1
}

/** Chroma (doubled, as in `labDistance`) from which the hue of a shadow proves that it is one. */
const TELLING_CHROMA = 0.05
/** Share of the background's tint that may be missing in such a shadow, because of light from the product and the room. */
const MISSING_TINT = 0.5

/** A patch of fewer cells is noise. */
const SMALLEST_PATCH = 6
/** Largest area of a shadow, as a share of the product's; a brown bag on beige is larger. */
const LARGEST_SHADOW = 0.35
/** Least share of a shadow's rim that lies on the background. */
const OPEN_RIM = 0.3
/** Lightness, as a share of the background's, below which a cell may be shadow. */
const DARKER = 0.97

/** Least height of a part, as a share of its width, and by how many cells its sides may miss those of the product above. */
const LEAST_HEIGHT = 0.2
const SIDE_MISS = 4

/** Facts of a patch that may be a shadow: its place, and sums over its cells and its rim. */
interface Patch {
  /** Steps out of the patch, and how many of them lead to the background. */
  rim: number
  open: number
  /** Difference of its hue from a shadow's, and how much tint it should have. */
  misfit: number
  tint: number
  left: number
  right: number
  top: number
  bottom: number
}

/** Whether a patch continues the product's outline straight down, both its sides below the product's: a shadow hardly ever does. */
function goesOn({ width }: LabPlanes, ground: Uint8Array, { left, right, top, bottom }: Patch): boolean {
  const row = (top - SIDE_MISS) * width
  if (row < 0 || bottom - top < (right - left) * LEAST_HEIGHT) return false
  let first = -1
  let last = -1
  for (let x = Math.max(0, left - 2 * SIDE_MISS); x <= Math.min(width - 1, right + 2 * SIDE_MISS); x += 1) {
    if (ground[row + x] !== 0) continue
    if (first < 0) first = x
    last = x
  }
  return first >= 0 && Math.abs(first - left) <= SIDE_MISS && Math.abs(last - right) <= SIDE_MISS
}

/**
 * Removes shadows with a crisp rim: smooth patches beside the background, of its hue but darker. Only when the background has a hue to recognise; on
 * grey, a grey part of the product would look the same.
 */
export function removeHardShadows(planes: LabPlanes, background: Background): void {
  const { shadowDistance, noise } = background
  const isShaded = isShadowLike(planes, background)
  // Plain shadow that leaves the frame first: dark parts of the product that look like shadow would join it and count against the whole.
  const base = pureLimit(noise)
  removePatches(planes, background, (cell) => shadowDistance[cell] < base, true)
  removePatches(planes, background, isShaded, false)
  growOnce(planes, background.ground, isShaded)
}

function touchesFrame({ width, height }: LabPlanes, mask: Uint8Array): boolean {
  for (let x = 0; x < width; x += 1) if (mask[x] === 1 || mask[mask.length - 1 - x] === 1) return true
  for (let y = 0; y < height; y += 1) if (mask[y * width] === 1 || mask[y * width + width - 1] === 1) return true
  return false
}

/** Removes those patches of shadow-like cells that lie as shadows do. */
function removePatches(planes: LabPlanes, background: Background, isShaded: (cell: number) => boolean, onlyAtFrame: boolean): void {
  const { ground } = background
  const { width, height } = planes
  const candidate = bytePlane(ground.length)
  for (let y = 0; y < height; y += 1) markTelling(candidate, planes, background, y, isShaded)
  if (!candidate.includes(1) || (onlyAtFrame && !touchesFrame(planes, candidate))) return
  const { labels, regions } = regionsOf(candidate, planes, 1)
  const patches = regions.map((): Patch => ({ rim: 0, open: 0, misfit: 0, tint: 0, left: width, right: 0, top: height, bottom: 0 }))
  const steps = neighbourSteps(planes)
  for (let y = 2; y < height - 2; y += 1) addPatchRow(patches, labels, steps, planes, background, y)
  // A shadow is the smaller part and lies low.
  let product = 0
  let sumY = 0
  for (let y = 0; y < height; y += 1) {
    const inRow = countInRow(ground, y * width, (y + 1) * width, 0)
    product += inRow
    sumY += inRow * y
  }
  const isShadow = regions.map(({ area, centerY, touchesFrame: isAtFrame }, label) => {
    const patch = patches[label]
    return (
      area > SMALLEST_PATCH &&
      (isAtFrame || !onlyAtFrame) &&
      area < product * LARGEST_SHADOW &&
      centerY > sumY / product &&
      patch.open > patch.rim * OPEN_RIM &&
      patch.misfit < patch.tint * MISSING_TINT &&
      !goesOn(planes, ground, patch)
    )
  })
  if (isShadow.includes(true)) for (let cell = 0; cell < ground.length; cell += 1) if (isShadow[labels[cell]]) ground[cell] = SHADED
}

/** Marks the cells of a row that are darker than the background and of its hue, where the hue is clear. */
function markTelling(
  candidate: Uint8Array,
  { width, l }: LabPlanes,
  { ground, color }: Background,
  y: number,
  isShaded: (cell: number) => boolean,
): void {
  for (let cell = y * width, end = cell + width; cell < end; cell += 1) {
    if (ground[cell] !== 0 || l[cell] >= color.l[cell] * DARKER) continue
    const isTelling = 4 * (color.a[cell] * color.a[cell] + color.b[cell] * color.b[cell]) > TELLING_CHROMA * TELLING_CHROMA
    if (isTelling && isShaded(cell)) candidate[cell] = 1
  }
}

function addPatchRow(
  patches: readonly Patch[],
  labels: Int32Array,
  steps: readonly number[],
  planes: LabPlanes,
  background: Background,
  y: number,
): void {
  const { width } = planes
  for (let x = 2, cell = y * width + 2; x < width - 2; x += 1, cell += 1) {
    if (labels[cell] !== 0) addPatchCell(patches[labels[cell]], labels, steps, planes, background, cell, x, y)
  }
}

function addPatchCell(
  patch: Patch,
  labels: Int32Array,
  steps: readonly number[],
  { l, a, b }: LabPlanes,
  { ground, color }: Background,
  cell: number,
  x: number,
  y: number,
): void {
  if (x < patch.left) patch.left = x
  if (x > patch.right) patch.right = x
  if (y < patch.top) patch.top = y
  patch.bottom = y
  const share = l[cell] / Math.max(0.05, color.l[cell])
  patch.misfit += labDistance(0, a[cell] - color.a[cell] * share, b[cell] - color.b[cell] * share)
  patch.tint += labDistance(0, color.a[cell] * share, color.b[cell] * share)
  for (const step of steps) {
    if (labels[cell + step] === labels[cell]) continue
    patch.rim += 1
    // One cell further, because the rim itself may be too crisp to be a candidate.
    if (ground[cell + step] !== 0 || ground[cell + 2 * step] !== 0) patch.open += 1
  }
}
