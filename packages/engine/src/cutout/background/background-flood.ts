import { type BorderModel, fitSurface, surfaceRow } from './background-surface.ts'
import { labDistance, type LabPlanes } from '../../image/color-space.ts'
import { correctSurface } from './correct-surface.ts'
import { type Grid, quantiles } from '../grid/cut-out-planes.ts'
import { bytePlane, floatPlane, freeingPlanes, unclearedInts } from '../../image/plane-memory.ts'

/** The estimated look of the background everywhere, and how each cell compares with it. */
export interface Background {
  /** Cells the flood reached: 1 lit background, 2 background in shadow, 0 not background. */
  readonly ground: Uint8Array
  /** The surface of the border model nearest to each cell: by colour, or, when no lit background is that near, by hue. */
  readonly owner: Uint8Array
  /** Colour of the lit background at every cell, behind the product too. */
  readonly color: LabPlanes
  /** Distance of every cell to that colour. */
  readonly distance: Float32Array
  /**
   * Distance in hue and chroma alone, after darkening the background to the cell's lightness: 0 for a perfect shadow or glow; 9 when no light
   * explains it.
   */
  readonly shadowDistance: Float32Array
  /** Square of the tint (`labDistance` from grey) of a shadow of the background there: of the surface `shadowDistance` was measured to. */
  readonly shadeTintSquared: Float32Array
  /** Spread of the lit background around its colour. */
  readonly noise: number
  /** Below this distance a cell is lit background. */
  readonly threshold: number
  /** Above this crispness a cell is an outline, not a shadow. */
  readonly crispLimit: number
}

const ROUNDS = 3
/** Lightness of the darkest shadow, as a share of the background's (OKLab, so 0.3 is 3 % of the light). */
const DARKEST_SHADOW = 0.3
/** Lightness of the brightest pool of light on the background, as a share of the background's: white things before grey are brighter than that. */
const BRIGHTEST_GLOW = 1.08

/** Floods the lit background from the frame inwards, and refits its model to the result twice. */
export function floodBackground(planes: LabPlanes, model: BorderModel, crisp: Float32Array): Background {
  const { height, width } = planes
  const flooded = newFlooded(planes)
  const { ground } = flooded
  const state = newComparison(planes, true)
  freeingPlanes(() => {
    const draft = newComparison(planes, false)
    const surfaces = draftedSurfaces(planes, model, draft, flooded)
    const color = newColors(planes)
    for (const [index, surface] of surfaces.entries()) {
      for (let y = 0; y < height; y += 1) surfaceRow(color, surface, planes, y, y * width)
      freeingPlanes(() => correctSurface(planes, color, { ground, owner: draft.owner, index }))
      for (let y = 0; y < height; y += 1) compareRow(planes, color, y * width, index, state, true, y * width)
    }
  })
  const { noise, threshold } = limitsOf(state.distance, model.band)
  freeingPlanes(() => flood(flooded, planes, state, threshold))
  return { ...state, ground, noise, threshold, crispLimit: crispLimitOf(crisp, ground) }
}

/** The surfaces of the model, refitted twice to what the flood reached; `draft` and `flooded` are as they were before the last fit. */
function draftedSurfaces(planes: LabPlanes, model: BorderModel, draft: Comparison, flooded: Flooded): BorderModel['surfaces'] {
  let { surfaces } = model
  for (let round = 1; round < ROUNDS; round += 1) {
    if (round > 1) clear(draft)
    compareSurfaces(planes, surfaces, draft)
    const { threshold } = limitsOf(draft.distance, model.band)
    freeingPlanes(() => flood(flooded, planes, draft, threshold))
    surfaces = surfaces.map((surface, owner) => {
      const cells = backgroundSample(draft, flooded.ground, owner, threshold * REFIT_LIMIT, round * 3)
      return cells.length < LEAST_REFIT_CELLS ? surface : fitSurface(planes, cells, new Float32Array(cells.length).fill(1), REFIT_RIDGE)
    })
  }
  return surfaces
}

/** Crispness of an outline: at least this, and this multiple of the lit background's median. */
const LEAST_CRISPNESS = 0.0045
const CRISP_OVER_MEDIAN = 3.2
/** One cell in so many is measured for the median. */
const CRISP_STRIDE = 7

function crispLimitOf(crisp: Float32Array, ground: Uint8Array): number {
  const sample = new Float32Array(Math.ceil(crisp.length / CRISP_STRIDE))
  let count = 0
  for (let cell = 0; cell < crisp.length; cell += CRISP_STRIDE) if (ground[cell] === 1) sample[count++] = crisp[cell]
  return Math.max(LEAST_CRISPNESS, quantiles(sample.subarray(0, count), [0.5])[0] * CRISP_OVER_MEDIAN)
}

interface Comparison {
  readonly color: LabPlanes
  readonly distance: Float32Array
  readonly shadowDistance: Float32Array
  readonly shadeTintSquared: Float32Array
  readonly owner: Uint8Array
}

/** Distance from which on hue decides the owner. */
const BY_HUE = 0.08

const newComparison = ({ width, height }: LabPlanes, isWhole: boolean): Comparison => {
  const count = width * height
  return clear({
    color: newColors({ width, height: isWhole ? height : 0 }),
    distance: floatPlane(count),
    shadowDistance: floatPlane(count),
    shadeTintSquared: floatPlane(count),
    owner: bytePlane(count),
  })
}

const newColors = ({ width, height }: Grid): LabPlanes => {
  const [l, a, b] = [0, 1, 2].map(() => floatPlane(width * height))
  return { width, height, l, a, b }
}

function clear(state: Comparison): Comparison {
  state.distance.fill(9)
  state.shadowDistance.fill(9)
  state.shadeTintSquared.fill(0)
  state.owner.fill(0)
  return state
}

/** Compares every cell with every surface; its hue only where that decides the owner, and without storing the colour. */
function compareSurfaces(planes: LabPlanes, surfaces: BorderModel['surfaces'], state: Comparison): void {
  const { width, height } = planes
  const row = { l: new Float32Array(width), a: new Float32Array(width), b: new Float32Array(width) }
  for (const [index, surface] of surfaces.entries()) {
    for (let y = 0; y < height; y += 1) {
      surfaceRow(row, surface, planes, y, 0)
      compareRow(planes, row, 0, index, state, false, y * width)
    }
  }
}

/** Compares a row of cells with a surface, whose own row begins at `from`. Unless `isWhole`, as `compareSurfaces` says. */
function compareRow(
  { width, l, a, b }: LabPlanes,
  { l: ofL, a: ofA, b: ofB }: Pick<LabPlanes, 'l' | 'a' | 'b'>,
  from: number,
  index: number,
  { color, distance, shadowDistance, shadeTintSquared, owner }: Comparison,
  isWhole: boolean,
  start: number,
): void {
  const { l: colorL, a: colorA, b: colorB } = color
  for (let cell = start, at = from; cell < start + width; cell += 1, at += 1) {
    const sl = ofL[at]
    const sa = ofA[at]
    const sb = ofB[at]
    const own = labDistance(l[cell] - sl, a[cell] - sa, b[cell] - sb)
    if (own < distance[cell]) {
      distance[cell] = own
      owner[cell] = index
      if (isWhole) {
        colorL[cell] = sl
        colorA[cell] = sa
        colorB[cell] = sb
      }
    }
    // Distances only get smaller: a cell that is near enough now needs no hue for the remaining surfaces either.
    if (!isWhole && distance[cell] <= BY_HUE) continue
    const share = l[cell] / (sl > 0.05 ? sl : 0.05)
    if (share < BRIGHTEST_GLOW && share > DARKEST_SHADOW) {
      const inShadow = labDistance(0, a[cell] - sa * share, b[cell] - sb * share)
      if (inShadow < shadowDistance[cell]) {
        shadowDistance[cell] = inShadow
        shadeTintSquared[cell] = 4 * share * share * (sa * sa + sb * sb)
        if (distance[cell] > BY_HUE) owner[cell] = index
      }
    }
  }
}

/** Bounds of the noise: the median distance of the frame's cells to the background. */
const NOISE = { least: 0.0015, most: 0.03 }
/** Bounds of the threshold below which a cell is lit background. */
const THRESHOLD = { least: 0.0075, most: 0.06 }
/** The threshold as a multiple of the noise, and of the distance within which nine tenths of the frame's cells lie. */
const THRESHOLD_OVER_NOISE = 3.2
const THRESHOLD_OVER_MOST = 1.25

function limitsOf(distance: Float32Array, band: Int32Array): { noise: number; threshold: number } {
  const inBand = new Float32Array(Math.ceil(band.length / 4))
  for (let index = 0; index < inBand.length; index += 1) inBand[index] = distance[band[index * 4]]
  const [middle, most] = quantiles(inBand, [0.5, 0.9])
  const noise = Math.max(NOISE.least, Math.min(NOISE.most, middle))
  const wanted = Math.max(noise * THRESHOLD_OVER_NOISE, most * THRESHOLD_OVER_MOST)
  return { noise, threshold: Math.max(THRESHOLD.least, Math.min(THRESHOLD.most, wanted)) }
}

/** How far a cell of the frame itself may be from the background, as a multiple of the threshold. */
const FRAME_LIMIT = 1.6

/** Mark of a cell that the flood may reach, while it runs; its surface is added. */
const OPEN = 10

/**
 * Marks 1 the cells reached from the frame through cells below `threshold`, and 0 all others. Every surface of an image with several touches the frame
 * itself, so the flood steps from one to another only where the image hardly changes: a white part before a grey wall is not the white floor.
 */
function flood({ ground, bordered }: Flooded, planes: LabPlanes, state: Comparison, threshold: number): void {
  const { width, height } = planes
  const { distance, owner } = state
  for (let y = 0; y < height; y += 1) openRow(ground, distance, owner, threshold, y * width, width)
  const queue = unclearedInts(ground.length)
  let end = 0
  // The frame is decided at once, and the rows beyond it are closed: steps need no bounds.
  for (let y = 0; y < height; y += 1) {
    const isOuter = y === 0 || y === height - 1
    for (let x = 0; x < width; x += isOuter ? 1 : Math.max(1, width - 1)) {
      const cell = y * width + x
      ground[cell] = distance[cell] < threshold * FRAME_LIMIT ? 1 : 0
      if (ground[cell] === 1) queue[end++] = cell
    }
  }
  const steps = Int32Array.of(-1, 1, -width, width)
  for (let head = 0; head < end; head += 1) end = stepFrom(queue[head], steps, bordered, planes, owner, threshold, queue, end)
  for (let y = 0; y < height; y += 1) closeRow(ground, y * width, width)
}

function openRow(ground: Uint8Array, distance: Float32Array, owner: Uint8Array, threshold: number, start: number, width: number): void {
  for (let cell = start; cell < start + width; cell += 1) ground[cell] = distance[cell] < threshold ? OPEN + owner[cell] : 0
}

function closeRow(ground: Uint8Array, start: number, width: number): void {
  for (let cell = start; cell < start + width; cell += 1) if (ground[cell] >= OPEN) ground[cell] = 0
}

/** The cells that a flood reached, and the same with a row more before and after them. */
interface Flooded {
  readonly ground: Uint8Array
  readonly bordered: Uint8Array
}

function newFlooded({ width, height }: LabPlanes): Flooded {
  const bordered = bytePlane(width * (height + 2))
  return { bordered, ground: bordered.subarray(width, width * (height + 1)) }
}

/** Marks the neighbours of a cell that the flood reaches from it, and adds them to the end of the queue, which is returned. */
function stepFrom(
  from: number,
  steps: Int32Array,
  bordered: Uint8Array,
  { width, l, a, b }: LabPlanes,
  owner: Uint8Array,
  threshold: number,
  queue: Int32Array,
  endBefore: number,
): number {
  let end = endBefore
  const alike = OPEN + owner[from]
  for (let step = 0; step < 4; step += 1) {
    const cell = from + steps[step]
    const mark = bordered[cell + width]
    if (mark < OPEN) continue
    if (mark !== alike && labDistance(l[cell] - l[from], a[cell] - a[from], b[cell] - b[from]) >= threshold) continue
    bordered[cell + width] = 1
    queue[end++] = cell
  }
  return end
}

/** A surface is refitted to cells within this multiple of the threshold, to one in so many of them, when there are enough. */
const REFIT_LIMIT = 1.5
const REFIT_STRIDE = 5
const LEAST_REFIT_CELLS = 300
/** How much the slopes of a refitted surface are held back. */
const REFIT_RIDGE = 1e-5

/** Every fifth background cell, from `first` on, that belongs to the surface `index` and is nearer to it than `limit`. */
function backgroundSample({ distance, owner }: Comparison, ground: Uint8Array, index: number, limit: number, first: number): Int32Array {
  const cells = unclearedInts(Math.ceil(ground.length / REFIT_STRIDE) + 1)
  let count = 0
  for (let cell = first; cell < ground.length; cell += REFIT_STRIDE) {
    if (ground[cell] !== 0 && owner[cell] === index && distance[cell] < limit) cells[count++] = cell
  }
  return cells.subarray(0, count)
}
