import { type Background } from './background-flood.ts'
import { type LabPlanes } from '../../image/color-space.ts'
import { countInRow, type Grid, maskOf, neighbourSteps } from '../grid/cut-out-planes.ts'
import { distancesTo } from '../grid/distances.ts'
import { bytePlane } from '../../image/plane-memory.ts'
import { type MaskRegions, regionsOf } from '../grid/regions.ts'

/** From this lightness on a background without hue is white, and a white part of the product can have exactly its colour. */
const WHITE = 0.9
const NEUTRAL_CHROMA = 0.02
/** Islands smaller than this, in cells, are noise and no print. */
const SPECK = 8
/** Size of differing patches, in cells, up to which they do not count for a hole's outline. */
const NOISE = 8
/** Distance from the background from which an island is a print; fainter ones are noise and shade on the background. */
const PRINT = 0.1
/** A wall between hole and background this thin, as a share of the product's size, is a handle or a strap. */
const WALL_SHARE = 0.16

/** Hue, as a distance no shadow explains, that outlines a hole where crispness, which measures only light, does not. */
const OTHER_HUE = 0.06
/** Share of its rim from which a background-coloured patch is outlined well enough to be a possible hole, though not to be opened. */
const HALF_OUTLINED = 0.3

/** Least distance within which a cell looks like the background, and the part of it that the mean of a hole may have. */
const LEAST_LIMIT = 0.012
const MEAN_OF_HOLE = 0.6
/** Least wall of a product that counts as thin, in cells. */
const THINNEST_WALL = 4
/** Least area of a hole, in cells: of any, of one away from the outline, of a white one. */
const AREA = { any: 5, inside: 12, white: 40 }
/** A hole nearer to the background than this, in cells, may be smaller than `AREA.inside`. */
const NEAR_OUTLINE = 4
/** Share of a hole's rim that is crisp. */
const CRISP_RIM = 0.55
/** Least share of a white hole's rim with a thin wall, and the most of it that may go around prints. */
const THIN_RIM = 0.35
const PRINTED_RIM = 0.04
/** From this share of the product on, a white patch makes the cutout doubtful. */
const LARGE_WHITE = 0.01
/** Crispness of a hole's rim as a multiple of an outline's. */
const RIM_CRISPNESS = 1.5

/** Distance within which a cell looks like the background around the product. */
export const groundLimit = ({ threshold }: Background): number => Math.max(threshold, LEAST_LIMIT)

/** Cells below which a wall of a product of `area` cells is thin. */
export const thinWall = (area: number): number => Math.max(THINNEST_WALL, Math.sqrt(area) * WALL_SHARE)

/** Opens the background seen through a product (the handle of a mug). Returns the share of the product that is ambiguous, 0 to 1. */
export function openHoles(planes: LabPlanes, background: Background, crisp: Float32Array): { readonly doubtful: number } {
  const { ground, distance } = background
  const { width, height } = planes
  const limit = groundLimit(background)
  const candidate = bytePlane(ground.length)
  const product = countInRow(ground, 0, ground.length, 0)
  for (let y = 0; y < height; y += 1) markPale(candidate, ground, distance, limit, y * width, width)
  if (!candidate.includes(1)) return { doubtful: 0 }
  const { labels, regions } = regionsOf(candidate, planes, 1)
  const others = regionsOf(candidate, planes, 0)
  const facts = rimFacts({ planes, background, crisp }, { labels, regions }, others)
  const wall = thinWall(product)
  const toGround = distancesTo(maskOf(ground, 0), planes, 0)
  const steps = neighbourSteps(planes)
  const thinRim = new Int32Array(regions.length)
  for (let y = 1; y < height - 1; y += 1) {
    for (let cell = y * width + 1, last = y * width + width - 1; cell < last; cell += 1) {
      const label = labels[cell]
      if (label === 0 || toGround[cell] >= wall) continue
      for (const step of steps) if (labels[cell + step] !== label && !isSpeck(others, cell + step)) thinRim[label] += 1
    }
  }
  let doubtful = 0
  const isHole = regions.map(({ area }, label) => {
    const fact = facts[label]
    if (label === 0 || area < AREA.any) return false
    const matches = fact.distance / area < limit * MEAN_OF_HOLE
    const crispRim = fact.crispRim > fact.rim * CRISP_RIM
    if (!matches) return false
    if (!crispRim) {
      if (fact.crispRim > fact.rim * HALF_OUTLINED) doubtful += area
      return false
    }
    const isWhite = fact.lightness / area > WHITE && fact.chroma / area < NEUTRAL_CHROMA
    if (!isWhite) return area >= AREA.inside || toGround[fact.first] < NEAR_OUTLINE
    if (area > product * LARGE_WHITE) doubtful += area
    return area >= AREA.white && thinRim[label] > fact.rim * THIN_RIM && fact.islands < fact.rim * PRINTED_RIM
  })
  if (isHole.includes(true)) for (let cell = 0; cell < ground.length; cell += 1) if (isHole[labels[cell]]) ground[cell] = 1
  return { doubtful: product === 0 ? 0 : doubtful / product }
}

/** Marks the cells of a row that look like the background though the flood did not reach them. */
function markPale(out: Uint8Array, ground: Uint8Array, distance: Float32Array, limit: number, start: number, width: number): void {
  for (let cell = start; cell < start + width; cell += 1) if (ground[cell] === 0 && distance[cell] < limit) out[cell] = 1
}

/** Whether a cell that is no candidate is noise: the rim around it does not count. */
const isSpeck = ({ labels, regions }: MaskRegions, cell: number): boolean => labels[cell] !== 0 && regions[labels[cell]].area < NOISE

/** A photograph and what the flood found in it. */
interface Searched {
  readonly planes: LabPlanes
  readonly background: Background
  readonly crisp: Float32Array
}

interface RimFacts {
  distance: number
  lightness: number
  chroma: number
  rim: number
  crispRim: number
  islands: number
  first: number
}

/** Per region: sums over its cells, and over its rim how much is crisp, and how much of it goes around islands inside it. */
function rimFacts({ planes, background, crisp }: Searched, { labels, regions }: MaskRegions, others: MaskRegions): RimFacts[] {
  const facts = regions.map((): RimFacts => ({
    distance: 0,
    lightness: 0,
    chroma: 0,
    rim: 0,
    crispRim: 0,
    islands: 0,
    first: -1,
  }))
  const { width, height } = planes
  const steps = neighbourSteps(planes)
  const owners = islandsOf(planes, others, labels, background.distance)
  for (let y = 3; y < height - 3; y += 1) {
    for (let cell = y * width + 3, last = y * width + width - 3; cell < last; cell += 1)
      if (labels[cell] !== 0) addRimFacts(facts[labels[cell]], cell, steps, labels, others, owners, background, crisp)
  }
  return facts
}

/** Adds a cell to the facts of its region. */
function addRimFacts(
  fact: RimFacts,
  cell: number,
  steps: readonly number[],
  labels: Int32Array,
  others: MaskRegions,
  owners: Int32Array,
  { color, distance, shadowDistance, crispLimit }: Background,
  crisp: Float32Array,
): void {
  const label = labels[cell]
  if (fact.first < 0) fact.first = cell
  fact.distance += distance[cell]
  fact.lightness += color.l[cell]
  fact.chroma += Math.sqrt(color.a[cell] * color.a[cell] + color.b[cell] * color.b[cell])
  for (const step of steps) {
    if (labels[cell + step] === label || isSpeck(others, cell + step)) continue
    fact.rim += 1
    const isCrisp = Math.max(crisp[cell], crisp[cell + step], crisp[cell + 2 * step]) > crispLimit * RIM_CRISPNESS
    if (isCrisp || shadowDistance[cell + 3 * step] > OTHER_HUE) fact.crispRim += 1
    if (owners[others.labels[cell + step]] === label) fact.islands += 1
  }
}

/** For every part beside the regions the one region that surrounds it, or 0: letters printed on a white label are islands of the label. */
function islandsOf(grid: Grid, { labels: parts, regions }: MaskRegions, labels: Int32Array, distance: Float32Array): Int32Array {
  const owner = new Int32Array(regions.length).fill(-1)
  const { width } = grid
  const farthest = new Float32Array(regions.length)
  for (let y = 0; y < grid.height; y += 1) {
    const isInner = y > 0 && y < grid.height - 1
    if (isInner) ownersOfRow(owner, parts, labels, y * width, width)
    farthestOfRow(farthest, parts, distance, y * width, width)
  }
  regions.forEach(({ area, touchesFrame }, part) => {
    if (part === 0 || area < SPECK || touchesFrame || owner[part] < 0 || farthest[part] < PRINT) owner[part] = 0
  })
  return owner
}

function ownersOfRow(owner: Int32Array, parts: Int32Array, labels: Int32Array, start: number, width: number): void {
  for (let cell = start; cell < start + width; cell += 1) {
    const part = parts[cell]
    // A part that touches a second region belongs to none, and most of a row is deep in one part.
    if (part === 0 || owner[part] === 0) continue
    meet(owner, part, labels[cell - 1])
    meet(owner, part, labels[cell + 1])
    meet(owner, part, labels[cell - width])
    meet(owner, part, labels[cell + width])
  }
}

function meet(owner: Int32Array, part: number, label: number): void {
  if (label !== 0 && owner[part] !== label) owner[part] = owner[part] === -1 ? label : 0
}

function farthestOfRow(farthest: Float32Array, parts: Int32Array, distance: Float32Array, start: number, width: number): void {
  for (let cell = start; cell < start + width; cell += 1) if (distance[cell] > farthest[parts[cell]]) farthest[parts[cell]] = distance[cell]
}
