import { type SegmentMask } from '@adloom/domain/ports/segmenter.ts'
import { type Background } from './background/background-flood.ts'
import { groundLimit, thinWall } from './background/background-holes.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { confidenceOf, type CutOutSigns, grade, type SignLimits, USABLE_CONFIDENCE } from './signs/cut-out-confidence.ts'
import { countInRow, type Grid, maskFrom, maskWhere } from './grid/cut-out-planes.ts'
import { distancesTo } from './grid/distances.ts'
import { regionsOf } from './grid/regions.ts'
import { cellKinds } from './matte/matte-band.ts'
import { refineMatte } from './matte/matte.ts'
import { mirrorImageIn } from './things/mirror-image.ts'
import { otherThingsIn } from './things/other-things.ts'
import { resizeMask } from './grid/resize-mask.ts'
import { type ThingColors } from './things/thing-colors.ts'
import { thingsBeside } from './things/things-beside.ts'
import { type LabPlanes } from '../image/color-space.ts'

/** A cutout that is to be judged: its product, its mask (1 product, 0 background) on the grid of the search, and its signs. */
export interface JudgedCandidate {
  readonly product: Pixels
  readonly mask: Uint8Array
  readonly signs: CutOutSigns
}

/** What the network saw in a photograph; `coarse` on the grid of the search, 0 to 255. `others` as `cutOut` takes them. */
interface Seen {
  readonly mask: SegmentMask
  readonly coarse: Uint8Array
  readonly others: readonly ThingColors[]
}

/** From these values of the network's mask (0 to 255) on a cell is surely product, or may be. */
const SURE = 200
const POSSIBLE = 60

/** What our own search found: its mask (1 product), the background whose colour it knows, and whether it is plain enough to be sure of both. */
interface OwnSearch {
  readonly mask: Uint8Array
  readonly background: Background
  readonly isSure: boolean
}

/**
 * The photograph cut out along the outline that the network saw, found again at full resolution. A hole through which our own search sees no
 * background is closed.
 */
export function cutOutAsSeen(photo: Pixels, { mask, coarse, others }: Seen, own: OwnSearch, grid: LabPlanes): Pixels {
  const closed = falseHoles(coarse, own, grid)
  const possible = maskWhere(coarse.length, (cell) => coarse[cell] > POSSIBLE)
  const other = otherThingsIn(possible, grid)
  const free = maskWhere(coarse.length, (cell) => possible[cell] === 1 && other[cell] === 0)
  const beside = thingsBeside(free, grid, others)
  const mirrored = mirrorImageIn({ mask: free, planes: grid, ground: own.background.color })
  const cells = coarse.map((value, cell) => {
    if (other[cell] === 1 || beside[cell] === 1 || mirrored[cell] === 1) return cellKinds.ground
    return value > SURE || closed[cell] === 1 ? cellKinds.product : value > POSSIBLE ? cellKinds.doubtful : cellKinds.ground
  })
  return refineMatte(photo, cells, grid, { alpha: resizeMask(mask, photo.width, photo.height), isGroundBusy: !own.isSure })
}

/** A hole is closed when our own search found this share of it to be product. */
const FALSE_HOLE = 0.6
/**
 * It stays open all the same when the network is clear about this share of it, and this share of the clear part has the colour of the background. Both
 * are low because half of a lace's loop is its soft rim.
 */
const TRUE_HOLE = { clear: 0.3, background: 0.4 }

/** The holes in what the network saw that show the product itself: a print, a screen, a pale lens. */
function falseHoles(coarse: Uint8Array, { mask, background }: OwnSearch, grid: Grid): Uint8Array {
  const { labels, regions } = regionsOf(
    maskWhere(coarse.length, (cell) => coarse[cell] <= SURE),
    grid,
    1,
  )
  const isOutside = maskWhere(coarse.length, (cell) => labels[cell] > 0 && regions[labels[cell]].touchesFrame)
  const toOutside = distancesTo(isOutside, grid, 1)
  const wall = thinWall(regions.reduce((product, { area }) => product - area, coarse.length))
  const limit = groundLimit(background)
  const holes = regions.map(() => ({ kept: 0, clear: 0, background: 0, wall: Infinity }))
  for (let cell = 0; cell < coarse.length; cell += 1) {
    const hole = holes[labels[cell]]
    hole.kept += mask[cell]
    hole.wall = Math.min(hole.wall, toOutside[cell])
    if (coarse[cell] > POSSIBLE) continue
    hole.clear += 1
    if (background.distance[cell] < limit) hole.background += 1
  }
  const isFalse = regions.map(({ area, touchesFrame }, label) => {
    if (label === 0 || touchesFrame) return false
    const { kept, clear, background: alike, wall: thickness } = holes[label]
    const isSeenThrough = thickness < wall && clear >= area * TRUE_HOLE.clear && alike >= clear * TRUE_HOLE.background
    return kept > area * FALSE_HOLE && !isSeenThrough
  })
  return maskWhere(coarse.length, (cell) => isFalse[labels[cell]])
}

/** Values between which the network has not decided, the middle from which it keeps a cell, and cells from a decided one beyond which that is no outline. */
const UNDECIDED = { from: 12, to: SURE }
const KEPT = 127
const DEEP = 2.5

/** What the network has not decided about, away from any outline, as shares of what it keeps. */
interface Undecided {
  /** What it leaves out: parts of the product that would be lost. */
  readonly leftOut: number
  /** What it keeps: background that would be shown. */
  readonly kept: number
}

function undecidedShares(coarse: Uint8Array, grid: Grid): Undecided {
  const open = maskWhere(coarse.length, (cell) => coarse[cell] > UNDECIDED.from && coarse[cell] < UNDECIDED.to)
  const deep = maskFrom(distancesTo(open, grid, 0), DEEP)
  const counts = { leftOut: 0, kept: 0, product: 0 }
  for (let cell = 0; cell < coarse.length; cell += 1) {
    const isKept = coarse[cell] > KEPT
    if (isKept) counts.product += 1
    if (deep[cell] === 1) counts[isKept ? 'kept' : 'leftOut'] += 1
  }
  const share = (count: number): number => (counts.product === 0 ? 1 : Math.min(1, count / counts.product))
  return { leftOut: share(counts.leftOut), kept: share(counts.kept) }
}

/** The share of what either mask keeps that both keep. */
function agreementOf(one: Uint8Array, other: Uint8Array): number {
  let both = 0
  let either = 0
  for (let cell = 0; cell < one.length; cell += 1) {
    both += one[cell] & other[cell]
    either += one[cell] | other[cell]
  }
  return either === 0 ? 1 : both / either
}

/** Cells above an outline in which a cutout and the network may differ. */
const OUTLINE = 4

/** What the network keeps directly above a cutout (1 in `mask`), as a share of the cutout's area: a head, or a lid, that would be lost. */
function lostTop(mask: Uint8Array, coarse: Uint8Array, { width, height }: Grid): number {
  let lost = 0
  for (let x = 0; x < width; x += 1) {
    let top = 0
    while (top < height && mask[top * width + x] === 0) top += 1
    if (top === height) continue
    let from = top
    while (from > 0 && coarse[(from - 1) * width + x] > KEPT) from -= 1
    if (top - from > OUTLINE) lost += top - from
  }
  return lost === 0 ? 0 : lost / Math.max(1, countInRow(mask, 0, mask.length, 1))
}

/** How much of what the network keeps may be lost above a cutout. */
const topLimits = { good: 0.01, bad: 0.03 }

/** What takes confidence from a cutout as the network saw it: that it has not decided, and what makes any cutout look odd in a scene. */
const seenLimits: readonly SignLimits<CutOutSigns & { readonly undecided: Undecided; readonly lostTop: number }>[] = [
  { of: (signs) => signs.lostTop, ...topLimits },
  { of: ({ undecided }) => undecided.leftOut, good: 0.04, bad: 0.09 },
  { of: ({ undecided }) => undecided.kept, good: 0.05, bad: 0.12 },
  { of: (signs) => signs.frameContact, good: 0.04, bad: 0.2 },
  { of: (signs) => signs.cutByFrame, good: 0.15, bad: 0.5 },
  { of: (signs) => signs.cutAtTop, good: 0.1, bad: 0.25 },
  { of: (signs) => signs.throughFrame, good: 0.03, bad: 0.1 },
  { of: (signs) => signs.area, good: 0.01, bad: 0.003 },
  { of: (signs) => signs.area, good: 0.8, bad: 0.95 },
  { of: (signs) => signs.scattered, good: 0.5, bad: 0.7 },
  // Glass is seen through only where its background is plain; a wooden bowl on wood is not.
  { of: (signs) => (signs.groundClutter > 0.02 ? 0 : signs.seenThrough), good: 0.3, bad: 0.45 },
]

/** What the network says of the cutouts that are judged. `lostTop`: of each. */
interface Network {
  readonly undecided: Undecided
  readonly lostTop: { readonly own: number; readonly seen: number }
}

export const networkOn = (own: JudgedCandidate, seen: JudgedCandidate, coarse: Uint8Array, grid: Grid): Network => ({
  undecided: undecidedShares(coarse, grid),
  lostTop: { own: lostTop(own.mask, coarse, grid), seen: lostTop(seen.mask, coarse, grid) },
})

/** Agreement from which ours is the same product, and from which the two do not contradict each other. */
const SAME = 0.85
const COMPATIBLE = 0.75
/** The network is lost when it has not decided about more than this share in all. */
const LOST = 0.3

/**
 * The better of our own cutout and the one as the network saw it, with its confidence. Where both are sure and contradict each other neither is
 * believed.
 */
export function judgedCutOut(
  own: JudgedCandidate,
  seen: JudgedCandidate,
  { undecided, lostTop: lost }: Network,
): { readonly product: Pixels; readonly confidence: number } {
  const sureness = confidenceOf(own.signs)
  const signs = { ...seen.signs, undecided, lostTop: lost.seen }
  const seenConfidence = seenLimits.reduce((confidence, limits) => confidence * grade(limits.of(signs), limits), 1)
  const agreement = agreementOf(own.mask, seen.mask)
  if (seenConfidence >= USABLE_CONFIDENCE) {
    const isContradicted = sureness >= USABLE_CONFIDENCE && agreement < COMPATIBLE
    return {
      product: seen.product,
      confidence: isContradicted ? seenConfidence * (agreement / COMPATIBLE) * USABLE_CONFIDENCE : seenConfidence,
    }
  }
  const ownConfidence = sureness * grade(lost.own, topLimits)
  const isOwnBelieved = agreement >= SAME || undecided.leftOut + undecided.kept > LOST
  return { product: own.product, confidence: isOwnBelieved ? ownConfidence : Math.min(ownConfidence, seenConfidence) }
}
