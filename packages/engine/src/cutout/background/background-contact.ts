import { type Background } from './background-flood.ts'
import { growOnce, SHADED } from './background-shadows.ts'
import { edgeOf, spreadBackground } from './background-spread.ts'
import { type LabPlanes } from '../../image/color-space.ts'
import { boxBlur } from '../grid/box-blur.ts'
import { areaOfCells, countInRow, maskFrom, neighbourSteps } from '../grid/cut-out-planes.ts'
import { bytePlane, floatPlane, unclearedFloats } from '../../image/plane-memory.ts'
import { regionsOf } from '../grid/regions.ts'

/** Cells around a cell from which the tint of the product is taken. */
const TINT_RADIUS = 12
/** Tint of a product that distinguishes it from any shadow of the background, and the share of it that such a shadow may reflect. */
const TELLING_TINT = 0.05
const CAUGHT_TINT = 0.5

/**
 * At its contact with the ground a product's shadow is dark, steep and grainy, and looks crisp without being an outline. Beside a product with a hue
 * of its own the hue decides there: a region with much less of it that gets darker towards the product is its shadow.
 */
export function floodContact(planes: LabPlanes, background: Background, crisp: Float32Array): void {
  dropPaleScraps(planes, background, crisp)
  const isUntinted = untinted(planes, background)
  floodDarkening(planes, background, crisp, isUntinted)
  growIntoCrease(planes, background, isUntinted)
}

/** Whether a cell has much less tint than the product around it; tint is the difference of its hue from the background's, under any light. */
function untinted(planes: LabPlanes, background: Background): (cell: number) => boolean {
  const { ground } = background
  const tint = floatPlane(ground.length)
  const weight = floatPlane(ground.length)
  // Only cells that are not background yet are tested, or count as product.
  const area = areaOfCells(ground, planes, 0, true, 0)
  if (area === null) return () => false
  for (let y = area.top; y < area.bottom; y += 1) tintRow(tint, weight, planes, background, y * planes.width)
  const share = boxBlur(weight, planes, TINT_RADIUS, area)
  const squares = boxBlur(tint, planes, TINT_RADIUS, area)
  return (cell) => {
    const ofProduct = squares[cell] / Math.max(1e-6, share[cell])
    return ofProduct > TELLING_TINT * TELLING_TINT && tint[cell] < ofProduct * CAUGHT_TINT * CAUGHT_TINT
  }
}

function tintRow(
  tint: Float32Array,
  weight: Float32Array,
  { width, l, a, b }: LabPlanes,
  { ground, color }: Background,
  start: number,
): void {
  for (let cell = start; cell < start + width; cell += 1) {
    if (ground[cell] !== 0) continue
    const own = 1 / Math.max(0.15, l[cell])
    const behind = 1 / Math.max(0.15, color.l[cell])
    const da = a[cell] * own - color.a[cell] * behind
    const db = b[cell] * own - color.b[cell] * behind
    tint[cell] = da * da + db * db
    weight[cell] = 1
  }
}

/** Fewer connected crisp cells are grain; an outline is a line. */
const SHORTEST_OUTLINE = 20
/** Crispness of an outline beside a grainy shadow, as a multiple of the background's noise. */
const OUTLINE_CRISPNESS = 5
/** Lightness, as a share of the background's, below which a cell may be shadow. */
const SHADE = 0.97
/** How far in a shadow is followed, in cells, and how much darker each must get, give or take its grain. */
const DEEPEST = 20
const SLOPE = 0.012
const GRAIN = 0.03

/** Extends the background through grain while it gets darker. */
function floodDarkening(
  planes: LabPlanes,
  { ground, color, crispLimit }: Background,
  crisp: Float32Array,
  isUntinted: (cell: number) => boolean,
): void {
  const { l } = planes
  const isCrisp = maskFrom(crisp, crispLimit * OUTLINE_CRISPNESS)
  const { labels, regions } = regionsOf(isCrisp, planes, 1)
  const entry = unclearedFloats(ground.length)
  entry.set(l)
  const depth = bytePlane(ground.length)
  const { queue, end } = edgeOf(ground, planes)
  const reached = spreadBackground(ground, planes, { queue, end }, SHADED, (cell, from) => {
    const deep = depth[from] + 1
    if (deep > DEEPEST || l[cell] > color.l[cell] * SHADE || l[cell] > entry[from] + GRAIN - deep * SLOPE) return false
    if (isCrisp[cell] === 1 && regions[labels[cell]].area >= SHORTEST_OUTLINE) return false
    if (!isUntinted(cell)) return false
    depth[cell] = deep
    entry[cell] = entry[from]
    return true
  })
  keepDarkening(planes, ground, queue.subarray(end, reached), entry)
}

/** How much darker a shadow is beside its product than where it began, on average over so many cells to each side. */
const LEAST_DARKENING = 0.12
const ALONG = 6

/** Reverts the cells that were reached and do not get clearly darker towards the product: they are a grey part of it. */
function keepDarkening(planes: LabPlanes, ground: Uint8Array, reached: Int32Array, entry: Float32Array): void {
  const { width, l } = planes
  const darkening = floatPlane(ground.length)
  const inner = floatPlane(ground.length)
  let isAny = false
  for (const cell of reached) {
    const isFirstRow = cell < width || cell >= ground.length - width
    if (isFirstRow || (ground[cell - 1] !== 0 && ground[cell + 1] !== 0 && ground[cell - width] !== 0 && ground[cell + width] !== 0))
      continue
    darkening[cell] = entry[cell] - l[cell]
    inner[cell] = 1
    isAny = true
  }
  if (!isAny) return
  const mask = bytePlane(ground.length)
  for (const cell of reached) mask[cell] = 1
  const area = areaOfCells(mask, planes, 1, true, 0)
  if (area === null) return
  const sums = boxBlur(darkening, planes, ALONG, area)
  const counts = boxBlur(inner, planes, ALONG, area)
  for (const cell of reached) if (sums[cell] < counts[cell] * LEAST_DARKENING) ground[cell] = 0
}

/** Lightness of a shadow, as a share of the background's, that means the crease under the product is near; the crease's reach in cells. */
const CORE = 0.8
const CREASE_REACH = 4
/** How much darker each cell towards the crease is. */
const DESCENT = 0.005

/** Crispness is measured over several cells, so an outline looks that wide: its outer half is still shadow, and gets darker. */
function growIntoCrease(planes: LabPlanes, { ground, color }: Background, isUntinted: (cell: number) => boolean): void {
  const { l, width } = planes
  const isCrease = (cell: number, from: number): boolean =>
    ground[from] === SHADED && l[from] < color.l[from] * CORE && l[cell] < l[from] - DESCENT && isUntinted(cell)
  let grown = growOnce(planes, ground, isCrease)
  // Elsewhere nothing has changed for the next round.
  for (let round = 1; round < CREASE_REACH; round += 1)
    grown = growOnce(
      planes,
      ground,
      isCrease,
      grown.flatMap((cell) => [cell - width, cell - 1, cell + 1, cell + width]),
    )
}

/** Distance from the background, and in hue alone, up to which a scrap is pale background; its greatest size as a share of the product. */
const PALE = 0.09
const PALE_HUE = 0.025
const LARGEST_SCRAP = 0.04
/** Least share of a scrap's rim that lies on the background, and least distance from the background of the product behind it. */
const OPEN_RIM = 0.3
const CLEAR_PRODUCT = 0.15
/** Crispness of a true outline as a multiple of the noise's, and the share of an open rim that has it. */
const RIM_CRISPNESS = 2.5
const CRISP_RIM = 0.35

/** Removes bits of background that grain has cut off. A white part of the product has an outline towards the background; they have none. */
function dropPaleScraps(planes: LabPlanes, background: Background, crisp: Float32Array): void {
  const { ground, distance, shadowDistance, crispLimit } = background
  const product = countInRow(ground, 0, ground.length, 0)
  const pale = bytePlane(ground.length)
  for (let cell = 0; cell < pale.length; cell += 1)
    if (ground[cell] === 0 && distance[cell] < PALE && shadowDistance[cell] < PALE_HUE) pale[cell] = 1
  if (!pale.includes(1)) return
  const { labels, regions } = regionsOf(pale, planes, 1)
  const steps = neighbourSteps(planes)
  const open = new Int32Array(regions.length)
  const outlined = new Int32Array(regions.length)
  const closed = new Int32Array(regions.length)
  const contrast = new Float64Array(regions.length)
  for (let cell = 3 * planes.width; cell < ground.length - 3 * planes.width; cell += 1) {
    const label = labels[cell]
    if (label === 0) continue
    for (const step of steps) {
      const beside = cell + step
      if (labels[beside] === label) continue
      if (ground[beside] === 0) {
        closed[label] += 1
        // The rim itself is a mixture: its region shows two cells further in.
        contrast[label] += distance[cell + 3 * step]
        continue
      }
      open[label] += 1
      if (Math.max(crisp[cell], crisp[beside]) > crispLimit * RIM_CRISPNESS) outlined[label] += 1
    }
  }
  for (let cell = 0; cell < ground.length; cell += 1) {
    const label = labels[cell]
    if (label === 0 || regions[label].area > product * LARGEST_SCRAP || open[label] < (open[label] + closed[label]) * OPEN_RIM) continue
    if (outlined[label] < open[label] * CRISP_RIM && contrast[label] >= closed[label] * CLEAR_PRODUCT) ground[cell] = SHADED
  }
}
