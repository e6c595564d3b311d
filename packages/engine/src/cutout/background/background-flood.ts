import { type BorderModel, fitSurface, surfacePlanes } from './background-surface.ts'
import { spreadBackground } from './background-spread.ts'
import { labDistance, type LabPlanes } from '../../image/color-space.ts'
import { boxBlur, quantile } from '../grid/cut-out-planes.ts'

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
  let surfaces = model.surfaces
  let state = compare(
    planes,
    surfaces.map((surface) => surfacePlanes(surface, planes)),
    false,
  )
  let { noise, threshold } = limitsOf(state.distance, model.band)
  let ground = flood(planes, state, threshold)
  for (let round = 1; round < ROUNDS; round += 1) {
    surfaces = surfaces.map((surface, owner) => {
      const cells = backgroundSample(state, ground, owner, threshold * REFIT_LIMIT, round * 3)
      return cells.length < LEAST_REFIT_CELLS ? surface : fitSurface(planes, cells, new Float32Array(cells.length).fill(1), REFIT_RIDGE)
    })
    const colors = surfaces.map((surface) => surfacePlanes(surface, planes))
    const isLast = round === ROUNDS - 1
    state = compare(planes, isLast ? colors.map((color, owner) => corrected(planes, color, state, ground, owner)) : colors, isLast)
    ;({ noise, threshold } = limitsOf(state.distance, model.band))
    ground = flood(planes, state, threshold)
  }
  return { ...state, ground, noise, threshold, crispLimit: crispLimitOf(crisp, ground) }
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
  return Math.max(LEAST_CRISPNESS, quantile(sample.subarray(0, count), 0.5) * CRISP_OVER_MEDIAN)
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

/** Compares every cell with every surface. Unless `isWhole`, hue is computed only where it decides the owner, and the colour stays empty. */
function compare(planes: LabPlanes, colors: readonly LabPlanes[], isWhole: boolean): Comparison {
  const { width, height } = planes
  const count = width * height
  const owner = new Uint8Array(count)
  const distance = new Float32Array(count).fill(9)
  const shadowDistance = new Float32Array(count).fill(9)
  const shadeTintSquared = new Float32Array(count)
  const [ofL, ofA, ofB] = [0, 1, 2].map(() => new Float32Array(isWhole ? count : 0))
  const color = { width, height, l: ofL, a: ofA, b: ofB }
  const comparison = { color, distance, shadowDistance, shadeTintSquared, owner }
  for (const [index, ground] of colors.entries()) {
    for (let y = 0; y < height; y += 1) compareRow(planes, ground, index, comparison, isWhole, y * width)
  }
  return comparison
}

function compareRow(
  { width, l, a, b }: LabPlanes,
  { l: ofL, a: ofA, b: ofB }: LabPlanes,
  index: number,
  { color, distance, shadowDistance, shadeTintSquared, owner }: Comparison,
  isWhole: boolean,
  start: number,
): void {
  const { l: colorL, a: colorA, b: colorB } = color
  for (let cell = start; cell < start + width; cell += 1) {
    const sl = ofL[cell]
    const sa = ofA[cell]
    const sb = ofB[cell]
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
  const noise = Math.max(NOISE.least, Math.min(NOISE.most, quantile(inBand, 0.5)))
  const wanted = Math.max(noise * THRESHOLD_OVER_NOISE, quantile(inBand, 0.9) * THRESHOLD_OVER_MOST)
  return { noise, threshold: Math.max(THRESHOLD.least, Math.min(THRESHOLD.most, wanted)) }
}

/** How far a cell of the frame itself may be from the background, as a multiple of the threshold. */
const FRAME_LIMIT = 1.6

/**
 * Cells reached from the frame through cells below `threshold`. Every surface of an image with several touches the frame itself, so the flood steps
 * from one to another only where the image hardly changes: a white part before a grey wall is not the white floor.
 */
function flood(planes: LabPlanes, { distance, owner }: Comparison, threshold: number): Uint8Array {
  const { width, height, l, a, b } = planes
  const count = width * height
  const ground = new Uint8Array(count)
  const queue = new Int32Array(count)
  let end = 0
  const take = (cell: number): void => {
    if (ground[cell] !== 0 || distance[cell] >= threshold * FRAME_LIMIT) return
    ground[cell] = 1
    queue[end++] = cell
  }
  for (let x = 0; x < width; x += 1) take(x)
  for (let y = 1; y < height - 1; y += 1) {
    take(y * width)
    take(y * width + width - 1)
  }
  for (let x = 0; x < width; x += 1) take(count - width + x)
  spreadBackground(ground, planes, { queue, end }, 1, (cell, from) => {
    if (distance[cell] >= threshold) return false
    return owner[cell] === owner[from] || labDistance(l[cell] - l[from], a[cell] - a[from], b[cell] - b[from]) < threshold
  })
  return ground
}

/** A surface is refitted to cells within this multiple of the threshold, to one in so many of them, when there are enough. */
const REFIT_LIMIT = 1.5
const REFIT_STRIDE = 5
const LEAST_REFIT_CELLS = 300
/** How much the slopes of a refitted surface are held back. */
const REFIT_RIDGE = 1e-5

/** Every fifth background cell, from `first` on, that belongs to the surface `index` and is nearer to it than `limit`. */
function backgroundSample({ distance, owner }: Comparison, ground: Uint8Array, index: number, limit: number, first: number): Int32Array {
  const cells = new Int32Array(Math.ceil(ground.length / REFIT_STRIDE) + 1)
  let count = 0
  for (let cell = first; cell < ground.length; cell += REFIT_STRIDE) {
    if (ground[cell] !== 0 && owner[cell] === index && distance[cell] < limit) cells[count++] = cell
  }
  return cells.subarray(0, count)
}

/** Cells around a cell over which its error is averaged, as a share of the longer side. */
const CORRECTION_RADIUS = 0.05
/** Share of background around a cell at which the correction is half as strong. */
const LITTLE_BACKGROUND = 0.05

/** The surface plus the local mean of its error on its own cells: backgrounds are seldom exactly quadratic. */
function corrected(planes: LabPlanes, color: LabPlanes, { owner }: Comparison, ground: Uint8Array, index: number): LabPlanes {
  const { width, height } = planes
  const radius = Math.max(4, Math.round(Math.max(width, height) * CORRECTION_RADIUS))
  const weight = new Float32Array(ground.length)
  for (let y = 0; y < height; y += 1) weightRow(weight, ground, owner, index, y * width, width)
  const nearby = boxBlur(weight, planes, radius)
  const correct = (own: Float32Array, model: Float32Array): Float32Array => {
    const rest = new Float32Array(own.length)
    for (let y = 0; y < height; y += 1) restRow(rest, own, model, weight, y * width, width)
    const mean = boxBlur(rest, planes, radius)
    for (let y = 0; y < height; y += 1) correctRow(rest, model, mean, nearby, y * width, width)
    return rest
  }
  return { width, height, l: correct(planes.l, color.l), a: correct(planes.a, color.a), b: correct(planes.b, color.b) }
}

function weightRow(weight: Float32Array, ground: Uint8Array, owner: Uint8Array, index: number, start: number, width: number): void {
  for (let cell = start; cell < start + width; cell += 1) if (ground[cell] === 1 && owner[cell] === index) weight[cell] = 1
}

function restRow(rest: Float32Array, own: Float32Array, model: Float32Array, weight: Float32Array, start: number, width: number): void {
  for (let cell = start; cell < start + width; cell += 1) if (weight[cell] !== 0) rest[cell] = own[cell] - model[cell]
}

/** Fades the correction out where there is little background around, e.g. under the product. */
function correctRow(out: Float32Array, model: Float32Array, mean: Float32Array, nearby: Float32Array, start: number, width: number): void {
  for (let cell = start; cell < start + width; cell += 1) out[cell] = model[cell] + mean[cell] / (nearby[cell] + LITTLE_BACKGROUND)
}

/** Cells around a cell in which both surfaces must be present, and the least share of each there. */
const MIX_RADIUS = 4
const LEAST_PRESENCE = 0.05
/** How far a cell may be from a mixture of two surfaces, as a multiple of the threshold. */
const MIX_LIMIT = 1.5

/** Where wall meets floor the colours mix: such cells, between two surfaces, are background too. */
export function joinGrounds(planes: LabPlanes, { ground, threshold, owner }: Background): void {
  const owners = [0, 1, 2].filter((index) => owner.includes(index))
  if (owners.length < 2) return
  const near = owners.map((index) => {
    const own = new Float32Array(ground.length)
    for (let cell = 0; cell < own.length; cell += 1) own[cell] = ground[cell] !== 0 && owner[cell] === index ? 1 : 0
    return { own, presence: boxBlur(own, planes, MIX_RADIUS) }
  })
  for (const [index, first] of near.entries()) {
    for (const second of near.slice(index + 1)) {
      const [one, other] = [first, second].map(({ own, presence }) => {
        const mean = [planes.l, planes.a, planes.b].map((channel) => boxBlur(masked(channel, own), planes, MIX_RADIUS))
        return { presence, mean }
      })
      markMixed(planes, ground, one, other, threshold * MIX_LIMIT)
    }
  }
}

/** One surface: how much of it is near each cell, and the sums of its colour there. */
interface Nearby {
  readonly presence: Float32Array
  readonly mean: readonly Float32Array[]
}

/** Adds to the background the cells near both surfaces that are nearer than `limit` to a mixture of their colours. */
function markMixed({ l, a, b }: LabPlanes, ground: Uint8Array, one: Nearby, other: Nearby, limit: number): void {
  const [oneL, oneA, oneB] = one.mean
  const [otherL, otherA, otherB] = other.mean
  for (let cell = 0; cell < ground.length; cell += 1) {
    if (ground[cell] !== 0 || one.presence[cell] < LEAST_PRESENCE || other.presence[cell] < LEAST_PRESENCE) continue
    const ofOne = one.presence[cell]
    const ofOther = other.presence[cell]
    const fromL = oneL[cell] / ofOne
    const fromA = oneA[cell] / ofOne
    const fromB = oneB[cell] / ofOne
    const dl = otherL[cell] / ofOther - fromL
    const da = otherA[cell] / ofOther - fromA
    const db = otherB[cell] / ofOther - fromB
    const ownL = l[cell] - fromL
    const ownA = a[cell] - fromA
    const ownB = b[cell] - fromB
    const along = (ownL * dl + 4 * (ownA * da + ownB * db)) / Math.max(1e-9, dl * dl + 4 * (da * da + db * db))
    const share = Math.max(0, Math.min(1, along))
    if (labDistance(ownL - share * dl, ownA - share * da, ownB - share * db) < limit) ground[cell] = 1
  }
}

function masked(channel: Float32Array, mask: Float32Array): Float32Array {
  const out = new Float32Array(channel.length)
  for (let cell = 0; cell < out.length; cell += 1) out[cell] = channel[cell] * mask[cell]
  return out
}
