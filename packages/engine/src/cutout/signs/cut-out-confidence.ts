import { type Background } from '../background/background-flood.ts'
import { SHADED } from '../background/background-shadows.ts'
import { type BorderModel } from '../background/background-surface.ts'
import { type LabPlanes } from '../../image/color-space.ts'
import { enclosedShade, lostOutline } from './cut-out-lost.ts'
import { deepHoles, holesOf } from './cut-out-holes.ts'
import { keptGround } from './cut-out-kept.ts'
import { type FrameContact, frameContactOf } from './cut-out-frame.ts'
import { misplacedGround, seenThrough } from './cut-out-mistaken.ts'
import { crispestNear, isRim, looseOutline, raggedness } from './cut-out-outline.ts'
import { countInRow, neighbourSteps } from '../grid/cut-out-planes.ts'
import { distancesTo } from '../grid/distances.ts'
import { bytePlane } from '../../image/plane-memory.ts'
import { regionsOf } from '../grid/regions.ts'

/** Evidence for or against a cutout. Shares are 0 to 1. */
export interface CutOutSigns extends FrameContact {
  /** Share of the outline that lies on a crisp edge of the photograph; elsewhere the flood just stopped. */
  readonly outlineOnEdges: number
  /** Share of the outline with the same colour on both sides: background that was kept, or a part of the product that was lost. */
  readonly looseOutline: number
  /** The longest such stretch without a crisp edge, over the product's size: one part that was lost or kept, whatever the rest of the outline is like. */
  readonly longestLoose: number
  /** Share of the image the product covers. */
  readonly area: number
  /** Share of the product that is not its largest part. */
  readonly scattered: number
  /** Share of the product in loose parts far smaller than its largest: scraps of a shadow, or what is left of a part that was lost. */
  readonly scraps: number
  /** Small holes deep inside the product, over its area: a pale print or a reflection taken for background. */
  readonly deepHoles: number
  /** Background that shows through the product and was kept, over the product's area. */
  readonly keptGround: number
  /** Distance from the fitted background that still counts as background; large on busy backgrounds. */
  readonly groundSpread: number
  /** Share of the product with the colour of shaded background, so that only edges tell it apart. */
  readonly groundLike: number
  /** Share of the product that could also be a hole. */
  readonly doubtfulHoles: number
  /** How ragged the outline is: its length over that of the outline smoothed, minus one. */
  readonly ragged: number
  /** Background reached only through shade, over the product's area, times `groundLike`: how much rests on edges alone. */
  readonly shadeOrProduct: number
  /** Share of the background, away from the product and from things that were left out, that is crisp: seams, planks, tiles, other things. */
  readonly groundClutter: number
  /** Share of the product that may be a hard shadow: flat, dark patches of the background's hue, at the outline, in the lower half. */
  readonly hardShadow: number
  /** Crisp lines away from the product that outline something taken for a shadow, over the length of the product's outline. */
  readonly lostOutline: number
  /** Dark background enclosed by the product, over the product's area. */
  readonly enclosedShade: number
  /** Share of the product in the background's own hue, as glass shows it. */
  readonly seenThrough: number
  /** Background outside the reach of its surface, over the product's area. */
  readonly misplacedGround: number
}

/**
 * A photograph, what the search found in it, and the finished mask (1 product, 0 background). `others`: 1 where it shows things that were left out.
 * `doubtfulHoles` as in `CutOutSigns`.
 */
export interface FinishedSearch {
  readonly planes: LabPlanes
  readonly crisp: Float32Array
  readonly model: BorderModel
  readonly background: Background
  readonly mask: Uint8Array
  readonly others: Uint8Array
  readonly doubtfulHoles: number
}

/** Crispness of an edge of the photograph: at least this, and this multiple of an outline's. */
const LEAST_EDGE = 0.012
const EDGE_CRISPNESS = 1.8
/** Distance in hue up to which a cell has the colour of shaded background. */
const GROUND_LIKE = 0.025

/** A loose part smaller than this, as a share of the largest, is a scrap: the second of a pair is not. */
const SCRAP = 0.15

/** Measures the signs of a finished mask. */
export function cutOutSigns({ planes, crisp, model, background, mask, others, doubtfulHoles }: FinishedSearch): CutOutSigns {
  const { width, height } = planes
  const { crispLimit, shadowDistance, ground, threshold } = background
  const tally: Tally = { area: 0, rim: 0, rimOnEdges: 0, groundLike: 0, shaded: 0 }
  const edge = Math.max(LEAST_EDGE, crispLimit * EDGE_CRISPNESS)
  for (let y = 2; y < height - 2; y += 1) {
    tally.shaded += countInRow(ground, y * width + 2, y * width + width - 2, SHADED)
    tallyRow(tally, mask, shadowDistance, crisp, edge, y * width, width)
  }
  const { area, rim, rimOnEdges, groundLike, shaded } = tally
  const toProduct = distancesTo(mask, planes, 1, OWN_SURROUNDINGS)
  const toThings = others.includes(1)
    ? distancesTo(
        mask.map((cell, at) => cell | others[at]),
        planes,
        1,
        OWN_SURROUNDINGS,
      )
    : toProduct
  const holes = holesOf(planes, mask, toProduct)
  const loose = looseOutline(planes, crisp, edge, mask)
  const { regions } = regionsOf(mask, planes, 1)
  const largest = regions.reduce((most, region) => Math.max(most, region.area), 0)
  const total = regions.reduce((sum, region) => sum + region.area, 0)
  return {
    lostOutline: rim === 0 ? 1 : lostOutline(planes, background, crisp, toThings) / rim,
    enclosedShade: area === 0 ? 1 : enclosedShade(planes, background, toProduct) / area,
    seenThrough: area === 0 ? 1 : seenThrough(planes, background, mask) / area,
    misplacedGround: area === 0 || model.surfaces.length < 2 ? 0 : misplacedGround(planes, background) / area,
    outlineOnEdges: rim === 0 ? 0 : rimOnEdges / rim,
    looseOutline: loose.share,
    longestLoose: area === 0 ? 1 : loose.longest / Math.sqrt(area),
    ...frameContactOf(mask, width, height),
    area: total / mask.length,
    scattered: total === 0 ? 1 : 1 - largest / total,
    scraps: regions.reduce((sum, region) => sum + (region.area < largest * SCRAP ? region.area : 0), 0) / Math.max(1, total),
    deepHoles: area === 0 ? 0 : deepHoles(holes, mask, area) / area,
    keptGround: area === 0 ? 0 : keptGround(planes, background, crisp, mask, holes) / area,
    groundSpread: Math.max(threshold, model.residual),
    groundLike: area === 0 ? 1 : groundLike / area,
    doubtfulHoles,
    ragged: raggedness(mask, width, height),
    shadeOrProduct: area === 0 ? 1 : ((groundLike / area) * shaded) / area,
    groundClutter: clutterOf(crisp, crispLimit, toThings, width),
    hardShadow: hardShadowShare(planes, background, crisp, mask),
  }
}

/** Counts over the product's cells away from the frame. */
interface Tally {
  area: number
  rim: number
  rimOnEdges: number
  groundLike: number
  /** Background in shadow. */
  shaded: number
}

function tallyRow(
  tally: Tally,
  mask: Uint8Array,
  shadowDistance: Float32Array,
  crisp: Float32Array,
  edge: number,
  start: number,
  width: number,
): void {
  for (let cell = start + 2, last = start + width - 2; cell < last; cell += 1) {
    if (mask[cell] === 0) continue
    tally.area += 1
    if (shadowDistance[cell] < GROUND_LIKE) tally.groundLike += 1
    if (!isRim(mask, cell, width)) continue
    tally.rim += 1
    if (crispestNear(crisp, cell, width) > edge) tally.rimOnEdges += 1
  }
}

/** Cells around the product that do not count as clutter of its background, and how much crisper than noise clutter is. */
const OWN_SURROUNDINGS = 8
const CLUTTER_CRISPNESS = 3

function clutterOf(crisp: Float32Array, crispLimit: number, toThings: Float32Array, width: number): number {
  const tally = { clutter: 0, free: 0 }
  for (let start = 0; start < crisp.length; start += width)
    tallyClutter(tally, crisp, crispLimit * CLUTTER_CRISPNESS, toThings, start, width)
  return tally.free === 0 ? 0 : tally.clutter / tally.free
}

function tallyClutter(
  tally: { clutter: number; free: number },
  crisp: Float32Array,
  limit: number,
  toThings: Float32Array,
  start: number,
  width: number,
): void {
  for (let cell = start; cell < start + width; cell += 1) {
    if (toThings[cell] < OWN_SURROUNDINGS) continue
    tally.free += 1
    if (crisp[cell] > limit) tally.clutter += 1
  }
}

/** Distance in hue up to which a cell may be hard shadow: at least this, and this multiple of the noise. */
const LEAST_HUE_LIMIT = 0.03
const HUE_OVER_NOISE = 3
/** Such a cell is darker than this share of the background's lightness, and less crisp than this multiple of an outline. */
const HARD_SHADOW_LIGHT = 0.93
const HARD_SHADOW_CRISPNESS = 1.5
/** Least area of a hard shadow as a share of the product's, least share of its rim that lies on background, and the most its darkness varies. */
const SMALLEST_HARD_SHADOW = 0.015
const HARD_SHADOW_RIM = 0.25
const HARD_SHADOW_SPREAD = 0.06

function hardShadowShare(
  planes: LabPlanes,
  { ground, color, shadowDistance, noise, crispLimit }: Background,
  crisp: Float32Array,
  mask: Uint8Array,
): number {
  const { width, height, l } = planes
  const hueLimit = Math.max(LEAST_HUE_LIMIT, noise * HUE_OVER_NOISE)
  const flat = bytePlane(mask.length)
  let product = 0
  let sumY = 0
  for (let cell = 0; cell < mask.length; cell += 1) {
    if (mask[cell] === 0) continue
    product += 1
    sumY += (cell / width) | 0
    if (l[cell] >= color.l[cell] * HARD_SHADOW_LIGHT || shadowDistance[cell] >= hueLimit) continue
    if (crisp[cell] < crispLimit * HARD_SHADOW_CRISPNESS) flat[cell] = 1
  }
  const { labels, regions } = regionsOf(flat, planes, 1)
  const steps = neighbourSteps(planes)
  const rim = new Int32Array(regions.length)
  const open = new Int32Array(regions.length)
  const sums = new Float64Array(regions.length)
  const squares = new Float64Array(regions.length)
  for (let y = 4; y < height - 4; y += 1) {
    for (let cell = y * width + 4, last = y * width + width - 4; cell < last; cell += 1) {
      const label = labels[cell]
      if (label === 0) continue
      const share = l[cell] / Math.max(0.05, color.l[cell])
      sums[label] += share
      squares[label] += share * share
      for (const step of steps) {
        if (labels[cell + step] === label) continue
        rim[label] += 1
        if (ground[cell + 4 * step] !== 0) open[label] += 1
      }
    }
  }
  let suspect = 0
  regions.forEach((region, label) => {
    if (label === 0 || region.area < product * SMALLEST_HARD_SHADOW || region.centerY < sumY / product) return
    const mean = sums[label] / region.area
    const spread = Math.sqrt(Math.max(0, squares[label] / region.area - mean * mean))
    if (open[label] > rim[label] * HARD_SHADOW_RIM && spread < HARD_SHADOW_SPREAD) suspect += region.area
  })
  return product === 0 ? 0 : suspect / product
}

/** From this confidence on a cutout is shown without its background. */
export const USABLE_CONFIDENCE = 0.5

/** How far a sign may go: up to `good` it takes no confidence away, from `bad` on it takes all of it, whatever the other signs say. */
export interface SignLimits<Signs> {
  readonly of: (signs: Signs) => number
  readonly good: number
  readonly bad: number
}

const signLimits: readonly SignLimits<CutOutSigns>[] = [
  { of: (signs) => signs.outlineOnEdges, good: 0.9, bad: 0.6 },
  { of: (signs) => signs.looseOutline, good: 0.06, bad: 0.18 },
  { of: (signs) => signs.longestLoose, good: 0.04, bad: 0.08 },
  { of: (signs) => signs.frameContact, good: 0.04, bad: 0.2 },
  { of: (signs) => signs.cutByFrame, good: 0.15, bad: 0.5 },
  { of: (signs) => signs.cutAtTop, good: 0.1, bad: 0.25 },
  { of: (signs) => signs.throughFrame, good: 0.03, bad: 0.1 },
  // Too small to be the product, and too large to have a background.
  { of: (signs) => signs.area, good: 0.02, bad: 0.003 },
  { of: (signs) => signs.area, good: 0.8, bad: 0.95 },
  { of: (signs) => signs.scattered, good: 0.25, bad: 0.6 },
  { of: (signs) => signs.scraps, good: 0.0018, bad: 0.003 },
  { of: (signs) => signs.deepHoles, good: 0.0003, bad: 0.001 },
  { of: (signs) => signs.keptGround, good: 0.003, bad: 0.015 },
  // A background may be busier when the product has none of its colours.
  { of: (signs) => signs.groundSpread * Math.min(1, 0.65 + signs.groundLike * 5), good: 0.03, bad: 0.06 },
  { of: (signs) => signs.doubtfulHoles, good: 0.05, bad: 0.3 },
  { of: (signs) => signs.groundClutter, good: 0.02, bad: 0.04 },
  { of: (signs) => signs.hardShadow, good: 0.02, bad: 0.1 },
  { of: (signs) => signs.shadeOrProduct, good: 0.3, bad: 0.55 },
  { of: (signs) => signs.ragged, good: 0.3, bad: 0.5 },
  { of: (signs) => signs.lostOutline, good: 0.02, bad: 0.058 },
  { of: (signs) => signs.enclosedShade, good: 0.02, bad: 0.08 },
  { of: (signs) => signs.seenThrough, good: 0.3, bad: 0.45 },
  { of: (signs) => signs.misplacedGround, good: 0.03, bad: 0.09 },
]

/** 1 up to `good`, 0 from `bad` on, straight between. Works either way round. */
export const grade = (value: number, { good, bad }: { readonly good: number; readonly bad: number }): number =>
  Math.min(1, Math.max(0, (value - bad) / (good - bad)))

/** The signs as one number, 0 to 1: each bad sign alone is enough. */
export const confidenceOf = (signs: CutOutSigns): number =>
  signLimits.reduce((confidence, limits) => confidence * grade(limits.of(signs), limits), 1)
