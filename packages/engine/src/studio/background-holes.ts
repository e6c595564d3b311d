import { type Background } from './background-flood.ts'
import { type LabPlanes } from './color-space.ts'
import { distanceTo, type Grid, maskWhere, neighbourSteps, type Regions, regionsOf } from './cut-out-planes.ts'

/** From this lightness on a ground without hue is white, and a white part of the product can have exactly its colour. */
const WHITE = 0.9
const NEUTRAL_CHROMA = 0.02
/** Islands smaller than this, in cells, are noise and no print. */
const SPECK = 8
/** Patches that differ from the ground, in cells, up to which they say nothing of a hole's outline. */
const NOISE = 8
/** Distance from the ground from which an island is a print; fainter ones are noise and shade on the ground behind. */
const PRINT = 0.1
/** A wall between hole and ground this thin, as a share of the product's size, is a handle or a strap. */
const WALL_SHARE = 0.16

/** Hue, as a distance no shadow explains, that outlines a hole where crispness, which sees only light, does not. */
const OTHER_HUE = 0.06
/** Share of its rim from which a patch of the ground's colour is outlined well enough to be a hole, though not well enough to be opened. */
const HALF_OUTLINED = 0.3

/** Opens the ground seen through a product (the handle of a mug). Gives the share of the product that could have been either, 0 to 1. */
export function openHoles(planes: LabPlanes, background: Background, crisp: Float32Array): { readonly doubtful: number } {
  const { ground, distance, threshold } = background
  const { width, height } = planes
  const limit = Math.max(threshold, 0.012)
  const candidate = new Uint8Array(ground.length)
  let product = 0
  for (let cell = 0; cell < ground.length; cell += 1) {
    if (ground[cell] !== 0) continue
    product += 1
    if (distance[cell] < limit) candidate[cell] = 1
  }
  const { labels, regions } = regionsOf(candidate, planes, 1)
  const others = regionsOf(candidate, planes, 0)
  const facts = rimFacts(planes, labels, regions.length, others, background, crisp)
  const wall = Math.max(4, Math.sqrt(product) * WALL_SHARE)
  const toGround = distanceTo(
    maskWhere(ground.length, (cell) => ground[cell] !== 0),
    planes,
    1,
  )
  const steps = neighbourSteps(planes)
  const thinRim = new Int32Array(regions.length)
  for (let y = 1; y < height - 1; y += 1) {
    for (let cell = y * width + 1, last = y * width + width - 1; cell < last; cell += 1) {
      const label = labels[cell]
      if (label === 0) continue
      if (toGround[cell] >= wall) continue
      for (const step of steps) if (labels[cell + step] !== label && !isSpeck(others, cell + step)) thinRim[label] += 1
    }
  }
  let doubtful = 0
  const isHole = regions.map(({ area }, label) => {
    const fact = facts[label]
    if (label === 0 || area < 5) return false
    const matches = fact.distance / area < limit * 0.6
    const crispRim = fact.crispRim > fact.rim * 0.55
    if (!matches) return false
    if (!crispRim) {
      if (fact.crispRim > fact.rim * HALF_OUTLINED) doubtful += area
      return false
    }
    const isWhite = fact.lightness / area > WHITE && fact.chroma / area < NEUTRAL_CHROMA
    if (!isWhite) return area >= 12 || toGround[fact.first] < 4
    if (area > product * 0.01) doubtful += area
    return area >= 40 && thinRim[label] > fact.rim * 0.35 && fact.islands < fact.rim * 0.04
  })
  for (let cell = 0; cell < ground.length; cell += 1) if (isHole[labels[cell]]) ground[cell] = 1
  return { doubtful: product === 0 ? 0 : doubtful / product }
}

/** Whether a cell that is no candidate is noise: the rim around it says nothing of what the region is seen through. */
const isSpeck = ({ labels, regions }: Regions, cell: number): boolean => labels[cell] !== 0 && regions[labels[cell]].area < NOISE

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
function rimFacts(
  { width, height }: Grid,
  labels: Int32Array,
  count: number,
  others: Regions,
  background: Background,
  crisp: Float32Array,
): RimFacts[] {
  const facts = Array.from({ length: count }, (): RimFacts => ({
    distance: 0,
    lightness: 0,
    chroma: 0,
    rim: 0,
    crispRim: 0,
    islands: 0,
    first: -1,
  }))
  const steps = neighbourSteps({ width, height })
  const islands = islandsOf({ width, height }, others, labels, background.distance)
  for (let y = 3; y < height - 3; y += 1) {
    for (let cell = y * width + 3, last = y * width + width - 3; cell < last; cell += 1) {
      const label = labels[cell]
      if (label === 0) continue
      const fact = facts[label]
      if (fact.first < 0) fact.first = cell
      fact.distance += background.distance[cell]
      fact.lightness += background.color.l[cell]
      fact.chroma += Math.sqrt(background.color.a[cell] * background.color.a[cell] + background.color.b[cell] * background.color.b[cell])
      for (const step of steps) {
        if (labels[cell + step] === label || isSpeck(others, cell + step)) continue
        fact.rim += 1
        const isCrisp = Math.max(crisp[cell], crisp[cell + step], crisp[cell + 2 * step]) > background.crispLimit * 1.5
        if (isCrisp || background.shadowDistance[cell + 3 * step] > OTHER_HUE) fact.crispRim += 1
        if (islands[cell + step] === label) fact.islands += 1
      }
    }
  }
  return facts
}

/** For every cell the region that surrounds it on its own, or 0: letters printed on a white label are islands of the label. */
function islandsOf(grid: Grid, { labels: parts, regions }: Regions, labels: Int32Array, distance: Float32Array): Int32Array {
  const owner = new Int32Array(regions.length).fill(-1)
  const steps = neighbourSteps(grid)
  const { width } = grid
  for (let cell = width; cell < labels.length - width; cell += 1) {
    const part = parts[cell]
    if (part === 0) continue
    for (const step of steps) {
      const label = labels[cell + step]
      if (label === 0 || owner[part] === label) continue
      owner[part] = owner[part] === -1 ? label : 0
    }
  }
  const farthest = new Float32Array(regions.length)
  for (let cell = 0; cell < labels.length; cell += 1) if (distance[cell] > farthest[parts[cell]]) farthest[parts[cell]] = distance[cell]
  regions.forEach(({ area, touchesFrame }, part) => {
    if (part === 0 || area < SPECK || touchesFrame || owner[part] < 0 || farthest[part] < PRINT) owner[part] = 0
  })
  return parts.map((part) => owner[part])
}
