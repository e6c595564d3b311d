import { crispness } from './background-crispness.ts'
import { floodContact } from './background-contact.ts'
import { type Background, floodBackground, joinGrounds } from './background-flood.ts'
import { openHoles } from './background-holes.ts'
import { DRIFT_TOTAL, floodShadows, removeHardShadows, SHADED } from './background-shadows.ts'
import { borderModel } from './background-surface.ts'
import { labPlanes, type LabPlanes } from '../image/color-space.ts'
import { confidenceOf, type CutOutSigns, cutOutSigns, type FinishedSearch, USABLE_CONFIDENCE } from './cut-out-confidence.ts'
import { withLowerEdgeHidden } from './cut-out-frame.ts'
import { type JudgedCandidate, cutOutAsSeen, judgedCutOut, networkOn } from './judge-cut-out.ts'
import { resizeMask } from './resize-mask.ts'
import { type SegmentMask } from '@adloom/domain/ports/segmenter.ts'
import { distancesTo, type Grid, maskFrom, maskOf, maskWhere, regionsOf } from './cut-out-planes.ts'
import { cellKinds } from './matte-band.ts'
import { refineMatte } from './matte.ts'
import { mirrorImageIn } from './mirror-image.ts'
import { otherThingsIn } from './other-things.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { downscale } from '../image/downscale.ts'
import { type ThingColors } from './thing-colors.ts'
import { countThings, thingsBeside } from './things-beside.ts'

/** A product cut out of its photograph. */
export interface CutOut {
  /** Same size as the photograph; alpha is the matte, colours are free of the background's. */
  readonly product: Pixels
  /** How reliable the cutout is, 0 to 1. */
  readonly confidence: number
  /** Whether the product may be shown without its background; otherwise the photograph is shown whole. */
  readonly usable: boolean
  /** Pixels; the box around everything whose alpha is above 8. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** The cutout of a photograph that was searched. */
export interface FoundCutOut extends CutOut {
  /** Whether the product may be shown without its background only at the lower edge of an image, because the photograph cuts it off below. */
  readonly usableFromBelow: boolean
  /** How many separate things of considerable size the cutout shows; 1 for an image with transparency of its own. */
  readonly things: number
}

/** Whether an image can show the product without its background, anywhere or from its lower edge. */
export const isCutOut = ({ usable, usableFromBelow }: FoundCutOut): boolean => usable || usableFromBelow

/** An image counts as cut out already when more than this share of it is empty. Rounded corners of a screenshot (3 % at most) do not count. */
const OWN_ALPHA_EMPTY = 0.04
/** With a smaller solid share the image is a stray mark or nothing at all. */
const OWN_ALPHA_SOLID = 0.004
const OWN_ALPHA_CONFIDENCE = 0.98

/** Longer side of the grid for the search; the outline is then refined on the whole photograph. */
export const SEARCH_SIZE = 512

/**
 * The product of a photograph; an image with real transparency keeps its own. `mask` is what a network saw in it, null without one: then the
 * background must be plain. `others`: the colours of the product in its other photographs, by which it is told from things beside it; without them
 * all things stay. Takes about 0.3 s at 1024² on one thread, 0.4 s with a mask. Never fails: a product that cannot be cut out gets a low
 * confidence.
 */
export function cutOut(photo: Pixels, mask: SegmentMask | null = null, others: readonly ThingColors[] = []): FoundCutOut {
  const transparency = transparencyOf(photo)
  if (transparency.empty > OWN_ALPHA_EMPTY) {
    const usable = transparency.solid > OWN_ALPHA_SOLID
    return {
      product: photo,
      confidence: usable ? OWN_ALPHA_CONFIDENCE : 0,
      usable,
      usableFromBelow: false,
      things: 1,
      box: visibleBox(photo),
    }
  }
  const search = searchBackground(photo, others)
  const own = candidateOf(refineMatte(photo, search.cells, search.small), search)
  const judge = judgeOf({ photo, mask, others }, search, own)
  const anywhere = judge((signs) => signs)
  const usable = anywhere.confidence >= USABLE_CONFIDENCE
  const fromBelow = usable ? null : judge(withLowerEdgeHidden)
  const usableFromBelow = fromBelow !== null && fromBelow.confidence >= USABLE_CONFIDENCE
  const { product, confidence } = usableFromBelow ? fromBelow : anywhere
  const things = countThings(coarseMask(product, search.small), search.small)
  return { product, confidence, usable, usableFromBelow, things, box: visibleBox(product) }
}

type Judge = (change: (signs: CutOutSigns) => CutOutSigns) => { readonly product: Pixels; readonly confidence: number }

/** A photograph, and what is known of it: as `cutOut` takes them. */
interface KnownPhoto {
  readonly photo: Pixels
  readonly mask: SegmentMask | null
  readonly others: readonly ThingColors[]
}

/** Judges our own cutout, beside the one along the outline that the network saw where there is one. `change`: signs that are not to count. */
function judgeOf({ photo, mask, others }: KnownPhoto, search: Search, own: JudgedCandidate): Judge {
  if (mask === null) return (change) => ({ product: own.product, confidence: confidenceOf(change(own.signs)) })
  const { small, planes } = search
  const coarse = resizeMask(mask, small.width, small.height)
  const isSure = confidenceOf(own.signs) >= USABLE_CONFIDENCE
  const found = { mask: own.mask, background: search.background, isSure }
  const seen = candidateOf(cutOutAsSeen(photo, { mask, coarse, others }, found, planes), search)
  const network = networkOn(own, seen, coarse, small)
  return (change) => judgedCutOut({ ...own, signs: change(own.signs) }, { ...seen, signs: change(seen.signs) }, network)
}

/** What the search found in a photograph. `cells` as `refineMatte` takes them. */
interface Search extends Omit<FinishedSearch, 'mask'> {
  readonly small: Pixels
  readonly cells: Uint8Array
}

function searchBackground(photo: Pixels, others: readonly ThingColors[]): Search {
  const small = downscale(photo, SEARCH_SIZE)
  const planes = labPlanes(small)
  const crisp = crispness(photo, small)
  const model = borderModel(planes)
  const background = floodBackground(planes, model, crisp)
  floodShadows(planes, background, crisp)
  removeHardShadows(planes, background)
  joinGrounds(planes, background)
  const { doubtful } = openHoles(planes, background, crisp)
  floodShadows(planes, background, crisp)
  floodContact(planes, background, crisp)
  const mask = maskOf(background.ground, 0)
  const threads = dropThreads(mask, planes, background)
  closeThreads(mask, threads, planes, background)
  dropSpecks(mask, threads, planes, background)
  drop(mask, otherThingsIn(mask, planes))
  const beside = thingsBeside(mask, planes, others)
  drop(mask, beside)
  drop(mask, mirrorImageIn({ mask, planes, ground: background.color }))
  return {
    small,
    planes,
    crisp,
    model,
    background,
    others: beside,
    doubtfulHoles: doubtful,
    cells: cellsOf(mask, threads, planes, background),
  }
}

function candidateOf(product: Pixels, search: Search): JudgedCandidate {
  const mask = coarseMask(product, search.small)
  return { product, mask, signs: cutOutSigns({ ...search, mask }) }
}

/** 1 where the middle of a cell is product. */
export function coarseMask({ width, height, data }: Pixels, grid: Grid): Uint8Array {
  const mask = new Uint8Array(grid.width * grid.height)
  const columns = Int32Array.from({ length: grid.width }, (_, x) => Math.floor((x + 0.5) * (width / grid.width)))
  for (let y = 0; y < grid.height; y += 1) {
    const row = Math.floor((y + 0.5) * (height / grid.height))
    coarseRow(mask, y * grid.width, data, row * width, columns)
  }
  return mask
}

function coarseRow(mask: Uint8Array, start: number, data: Uint8ClampedArray, row: number, columns: Int32Array): void {
  for (let x = 0; x < columns.length; x += 1) if (data[(row + columns[x]) * 4 + 3] > 127) mask[start + x] = 1
}

/** Depth, in cells, to which background along the outline may have been taken for product. */
const DOUBT_DEPTH = 6
/** Compression lets colours bleed this far into a clean background. */
const FAINT_DISTANCE = 0.025
/** Lightness, as a share of the lit background's, of a visible shadow and of its dark core under the product. */
const SHADE = 0.9
const DEEP_SHADE = 0.82

/**
 * Sorts the cells of the mask for `refineMatte`. Doubtful are those near the outline that hardly differ from the background (between spines, ringing of the
 * compression) and those beside a shadow that could belong to it: under a product it is too dark and crisp for the flood.
 */
function cellsOf(mask: Uint8Array, threads: Uint8Array, planes: LabPlanes, background: Background): Uint8Array {
  const { distance, shadowDistance, threshold, ground, color } = background
  const faint = Math.max(FAINT_DISTANCE, threshold * 2)
  const inside = distancesTo(mask, planes, 0)
  const shade = maskWhere(mask.length, (cell) => ground[cell] === SHADED && planes.l[cell] < color.l[cell] * SHADE)
  const toShade = distancesTo(shade, planes, 1)
  return mask.map((isProduct, cell) => {
    if (isProduct === 0) return cellKinds.ground
    if (
      inside[cell] < DOUBT_DEPTH &&
      (distance[cell] < faint ||
        (toShade[cell] < DOUBT_DEPTH && planes.l[cell] < color.l[cell] * DEEP_SHADE && shadowDistance[cell] < DRIFT_TOTAL))
    )
      return cellKinds.doubtful
    return threads[cell] === 1 ? cellKinds.thread : cellKinds.product
  })
}

/** Contrast from which a thread (a lace, a cable) is surely part of the product: at least this, and this multiple of the threshold. */
const CLEAR_CONTRAST = 0.16
const CONTRAST_OVER_THRESHOLD = 4

/**
 * Drops parts thinner than four cells that hardly differ from the background or leave the frame: seams of the background and slivers of shadow.
 * Returns the threads that stay, 1 each.
 */
function dropThreads(mask: Uint8Array, grid: LabPlanes, { distance, threshold }: Background): Uint8Array {
  const inside = distancesTo(mask, grid, 0)
  const toCore = distancesTo(maskFrom(inside, 2), grid, 1)
  const threads = maskWhere(mask.length, (cell) => mask[cell] === 1 && toCore[cell] > 3)
  if (!threads.includes(1)) return threads
  const { labels, regions } = regionsOf(joinedAtCorners(threads, grid), grid, 1)
  const contrast = new Float64Array(regions.length)
  for (let cell = 0; cell < mask.length; cell += 1) if (threads[cell] === 1) contrast[labels[cell]] += distance[cell]
  const limit = Math.max(CLEAR_CONTRAST, threshold * CONTRAST_OVER_THRESHOLD)
  for (let cell = 0; cell < mask.length; cell += 1) {
    if (threads[cell] === 0) continue
    const { area, touchesFrame } = regions[labels[cell]]
    if (touchesFrame || contrast[labels[cell]] < area * limit) {
      mask[cell] = 0
      threads[cell] = 0
    }
  }
  return threads
}

/** Cells of a thread that is more than a scrap of a shadow. */
const LONG = 30
/**
 * Cells from a long thread within which a gap in it is closed, and the contrast, as a share of a clear thread's, at which it is still visible there.
 */
const GAP = 2
const STILL_SHOWS = 0.25

/** Closes visible gaps of long threads: on the small grid a thin lace fades where it turns or shines. */
function closeThreads(mask: Uint8Array, threads: Uint8Array, grid: Grid, { distance, threshold }: Background): void {
  if (!threads.includes(1)) return
  const clear = Math.max(CLEAR_CONTRAST, threshold * CONTRAST_OVER_THRESHOLD)
  const { labels, regions } = regionsOf(joinedAtCorners(threads, grid), grid, 1)
  if (!regions.some(({ area }) => area >= LONG)) return
  const strong = maskWhere(mask.length, (cell) => threads[cell] === 1 && distance[cell] > clear && regions[labels[cell]].area >= LONG)
  const toStrong = distancesTo(strong, grid, 1)
  for (let cell = 0; cell < mask.length; cell += 1) {
    if (mask[cell] === 1 || toStrong[cell] > GAP || distance[cell] < clear * STILL_SHOWS) continue
    mask[cell] = 1
    threads[cell] = 1
  }
}

/** The mask with one cell more wherever two cells meet only at a corner: a lace one cell wide is one part, whatever its direction. */
function joinedAtCorners(mask: Uint8Array, { width }: Grid): Uint8Array {
  const out = mask.slice()
  for (let start = 0; start < mask.length - width; start += width) joinCornersOfRow(out, mask, start, width)
  return out
}

function joinCornersOfRow(out: Uint8Array, mask: Uint8Array, start: number, width: number): void {
  for (let cell = start; cell < start + width - 1; cell += 1) {
    const below = cell + width
    if (mask[cell] === mask[cell + 1] || mask[cell] === mask[below] || mask[cell] !== mask[below + 1]) continue
    out[mask[cell] === 1 ? below : cell] = 1
  }
}

/** Least area of a loose part, as a share of the largest; and of one that is solid and stands out, in cells and as such a share. */
const LOOSE_PART = 0.02
const SOLID_PART = { cells: 12, share: 0.002 }

/** Drops small loose parts, unless they are solid and stand out; the loose end of a thread would float. */
function dropSpecks(mask: Uint8Array, threads: Uint8Array, grid: LabPlanes, { distance, threshold }: Background): void {
  const { labels, regions } = regionsOf(joinedAtCorners(mask, grid), grid, 1)
  const largest = regions.reduce((most, { area }) => Math.max(most, area), 0)
  const contrast = new Float64Array(regions.length)
  const solid = new Int32Array(regions.length)
  for (let cell = 0; cell < mask.length; cell += 1) {
    if (labels[cell] === 0) continue
    contrast[labels[cell]] += distance[cell]
    if (threads[cell] === 0) solid[labels[cell]] += 1
  }
  const limit = Math.max(CLEAR_CONTRAST, threshold * CONTRAST_OVER_THRESHOLD)
  const isKept = regions.map(
    ({ area }, label) =>
      area >= largest * LOOSE_PART ||
      (solid[label] > Math.max(SOLID_PART.cells, largest * SOLID_PART.share) && contrast[label] > area * limit),
  )
  for (let cell = 0; cell < mask.length; cell += 1) if (mask[cell] === 1 && !isKept[labels[cell]]) mask[cell] = 0
}

function drop(mask: Uint8Array, other: Uint8Array): void {
  for (let cell = 0; cell < mask.length; cell += 1) if (other[cell] === 1) mask[cell] = 0
}

/** Alpha, of 255, below which a pixel is empty, above which it is solid, and above which it is visible. */
const EMPTY_ALPHA = 8
const SOLID_ALPHA = 200
const VISIBLE_ALPHA = 8

/** Shares of the image that are fully transparent and that are nearly opaque. */
function transparencyOf({ width, height, data }: Pixels): { empty: number; solid: number } {
  const counts = { empty: 0, solid: 0 }
  for (let y = 0; y < height; y += 1) countAlphas(counts, data, y * width * 4, (y + 1) * width * 4)
  return { empty: counts.empty / (width * height), solid: counts.solid / (width * height) }
}

function countAlphas(counts: { empty: number; solid: number }, data: Uint8ClampedArray, start: number, end: number): void {
  let empty = 0
  let solid = 0
  for (let at = start + 3; at < end; at += 4) {
    if (data[at] < EMPTY_ALPHA) empty += 1
    else if (data[at] > SOLID_ALPHA) solid += 1
  }
  counts.empty += empty
  counts.solid += solid
}

/** Number of steps from `start` to the first visible alpha before `end`; -1 without one. */
function firstVisible(data: Uint8ClampedArray, start: number, end: number, step: number): number {
  for (let at = start, count = 0; step > 0 ? at < end : at > end; at += step, count += 1) if (data[at] > VISIBLE_ALPHA) return count
  return -1
}

export function visibleBox({ width, height, data }: Pixels): CutOut['box'] {
  let left = width
  let right = -1
  let top = height
  let bottom = -1
  for (let y = 0; y < height; y += 1) {
    const first = firstVisible(data, y * width * 4 + 3, (y + 1) * width * 4, 4)
    if (first < 0) continue
    if (first < left) left = first
    // Only a row that could end further right needs scanning.
    const last = width - 1 - firstVisible(data, (y + 1) * width * 4 - 1, (y * width + right) * 4 + 3, -4)
    if (last < width && last > right) right = last
    if (y < top) top = y
    bottom = y
  }
  return right < 0 ? { x: 0, y: 0, width: 0, height: 0 } : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
