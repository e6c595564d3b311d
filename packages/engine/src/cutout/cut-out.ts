import { crispness } from './background/background-crispness.ts'
import { floodContact } from './background/background-contact.ts'
import { type Background, floodBackground } from './background/background-flood.ts'
import { openHoles } from './background/background-holes.ts'
import { joinGrounds } from './background/join-grounds.ts'
import { DRIFT_TOTAL, floodShadows, removeHardShadows, SHADED } from './background/background-shadows.ts'
import { borderModel } from './background/background-surface.ts'
import { closeThreads, dropSpecks, dropThreads } from './background/clean-mask.ts'
import { labPlanes, type LabPlanes } from '../image/color-space.ts'
import { confidenceOf, type CutOutSigns, cutOutSigns, type FinishedSearch, USABLE_CONFIDENCE } from './signs/cut-out-confidence.ts'
import { withLowerEdgeHidden } from './signs/cut-out-frame.ts'
import { type JudgedCandidate, cutOutAsSeen, judgedCutOut, networkOn } from './judge-cut-out.ts'
import { resizeMask } from './grid/resize-mask.ts'
import { type SegmentMask } from '@adloom/domain/ports/segmenter.ts'
import { type Grid, maskOf } from './grid/cut-out-planes.ts'
import { distancesTo } from './grid/distances.ts'
import { bytePlane, freeingPlanes } from '../image/plane-memory.ts'
import { cellKinds } from './matte/matte-band.ts'
import { refineMatte } from './matte/matte.ts'
import { mirrorImageIn } from './things/mirror-image.ts'
import { otherThingsIn } from './things/other-things.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { downscale } from '../image/downscale.ts'
import { type ThingColors } from './things/thing-colors.ts'
import { countThings, thingsBeside } from './things/things-beside.ts'
import { transparencyOf, visibleBox } from './visible-box.ts'

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
  return freeingPlanes(() => cutOutOpaque({ photo, mask, others }))
}

/** The product of a photograph without transparency of its own. */
function cutOutOpaque(known: KnownPhoto): FoundCutOut {
  const { photo, others } = known
  const search = searchBackground(photo, others)
  const own = candidateOf(refineMatte(photo, search.cells, search.small), search)
  const judge = judgeOf(known, search, own)
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
  freeingPlanes(() => floodShadows(planes, background, crisp))
  freeingPlanes(() => removeHardShadows(planes, background))
  freeingPlanes(() => joinGrounds(planes, background))
  const { doubtful } = freeingPlanes(() => openHoles(planes, background, crisp))
  freeingPlanes(() => floodShadows(planes, background, crisp))
  freeingPlanes(() => floodContact(planes, background, crisp))
  const mask = maskOf(background.ground, 0)
  const threads = bytePlane(mask.length)
  freeingPlanes(() => dropThreads(mask, threads, planes, background))
  freeingPlanes(() => closeThreads(mask, threads, planes, background))
  freeingPlanes(() => dropSpecks(mask, threads, planes, background))
  freeingPlanes(() => drop(mask, otherThingsIn(mask, planes)))
  const beside = thingsBeside(mask, planes, others)
  drop(mask, beside)
  freeingPlanes(() => drop(mask, mirrorImageIn({ mask, planes, ground: background.color })))
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
  return { product, mask, signs: freeingPlanes(() => cutOutSigns({ ...search, mask })) }
}

/** 1 where the middle of a cell is product. */
export function coarseMask({ width, height, data }: Pixels, grid: Grid): Uint8Array {
  const mask = bytePlane(grid.width * grid.height)
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
  const { ground, color } = background
  const inside = distancesTo(mask, planes, 0)
  const shade = bytePlane(mask.length)
  for (let cell = 0; cell < shade.length; cell += 1) if (ground[cell] === SHADED && planes.l[cell] < color.l[cell] * SHADE) shade[cell] = 1
  const toShade = distancesTo(shade, planes, 1, DOUBT_DEPTH)
  const cells = bytePlane(mask.length)
  for (let start = 0; start < cells.length; start += planes.width)
    sortRow(cells, { mask, threads, inside, toShade }, planes, background, start)
  return cells
}

function sortRow(
  cells: Uint8Array,
  { mask, threads, inside, toShade }: Record<'mask' | 'threads', Uint8Array> & Record<'inside' | 'toShade', Float32Array>,
  { width, l }: LabPlanes,
  { distance, shadowDistance, threshold, color }: Background,
  start: number,
): void {
  const faint = Math.max(FAINT_DISTANCE, threshold * 2)
  for (let cell = start; cell < start + width; cell += 1) {
    if (mask[cell] === 0) continue
    const isDoubtful =
      inside[cell] < DOUBT_DEPTH &&
      (distance[cell] < faint ||
        (toShade[cell] < DOUBT_DEPTH && l[cell] < color.l[cell] * DEEP_SHADE && shadowDistance[cell] < DRIFT_TOTAL))
    cells[cell] = isDoubtful ? cellKinds.doubtful : threads[cell] === 1 ? cellKinds.thread : cellKinds.product
  }
}

function drop(mask: Uint8Array, other: Uint8Array): void {
  for (let cell = 0; cell < mask.length; cell += 1) if (other[cell] === 1) mask[cell] = 0
}
