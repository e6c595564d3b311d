import { type Background } from '../background/background-flood.ts'
import { SHADED } from '../background/background-shadows.ts'
import { type LabPlanes } from '../../image/color-space.ts'
import { type Grid } from '../grid/cut-out-planes.ts'
import { distancesTo } from '../grid/distances.ts'
import { bytePlane } from '../../image/plane-memory.ts'
import { regionsOf } from '../grid/regions.ts'

/** Cells around the product whose edges are its own, and cells around the line between two surfaces whose edges are that line's. */
const OWN_EDGE = 5
const OF_HORIZON = 4
/** Cells from an edge within which the background counts as enclosed by it. */
const BESIDE = 4
/** Fewer connected crisp cells are grain. */
const SHORTEST_LINE = 12
/** Crispness of such an edge, at least, and as a multiple of the noise's. */
const LEAST_CRISP = 0.012
const CRISP = 2.5
/** Share of the background's tint that may be missing in a shadow with a crisp rim; tint too faint to decide. */
const MISSING_TINT = 0.4
const FAINT_TINT = 0.02
/** Lightness, as a share of the background's, below which background is shaded. */
const DARKER = 0.97

/**
 * Crisp lines beside shaded background, away from the product and things beside it, as a number of cells: the outline of a part that was taken for a
 * shadow. Not counted: lines that leave the frame or lie between two surfaces, lines of a shadow with the background's hue, and as many as the lit
 * background has everywhere (planks, weave). `toThings` is every cell's distance to product and things.
 */
export function lostOutline(
  planes: LabPlanes,
  { ground, owner, color, shadowDistance, shadeTintSquared, crispLimit }: Background,
  crisp: Float32Array,
  toThings: Float32Array,
): number {
  const { width, height, l } = planes
  const toShade = distancesTo(ground, planes, SHADED, BESIDE)
  const toHorizon = distancesTo(horizonOf(planes, ground, owner), planes, 1, OF_HORIZON)
  const limit = Math.max(LEAST_CRISP, crispLimit * CRISP)
  const line = bytePlane(toThings.length)
  const away = { bare: 0, bareLines: 0, shade: 0 }
  for (let y = 0; y < height; y += 1) markLines(line, away, { crisp, toThings, toHorizon, toShade }, limit, y * width, width)
  const { labels, regions } = regionsOf(line, planes, 1)
  const besideShade = new Int32Array(regions.length)
  // For the shaded background beside each line: the error of its hue, and how much tint it should have.
  const misfit = new Float64Array(regions.length)
  const tint = new Float64Array(regions.length)
  const first = BESIDE * width + BESIDE
  for (let cell = first; cell < toThings.length - first; cell += 1) {
    const label = labels[cell]
    if (label === 0) continue
    if (toShade[cell] < BESIDE) besideShade[label] += 1
    for (let row = -BESIDE; row <= BESIDE; row += BESIDE) {
      for (let column = -BESIDE; column <= BESIDE; column += BESIDE) {
        const beside = cell + row * width + column
        if (ground[beside] !== SHADED || crisp[beside] > limit) continue
        if (l[beside] > color.l[beside] * DARKER) continue
        misfit[label] += shadowDistance[beside]
        tint[label] += Math.sqrt(shadeTintSquared[beside]) - FAINT_TINT
      }
    }
  }
  const clutter = away.bare === 0 ? 0 : away.bareLines / away.bare
  let lost = 0
  regions.forEach(({ area, touchesFrame }, label) => {
    if (label === 0 || touchesFrame || area < SHORTEST_LINE || besideShade[label] < area / 2) return
    if (misfit[label] > tint[label] * MISSING_TINT) lost += area
  })
  return Math.max(0, lost - clutter * away.shade)
}

/** Marks the crisp cells of a row away from product and horizon, and counts such cells beside shade and on lit background. */
function markLines(
  line: Uint8Array,
  away: { bare: number; bareLines: number; shade: number },
  { crisp, toThings, toHorizon, toShade }: Record<'crisp' | 'toThings' | 'toHorizon' | 'toShade', Float32Array>,
  limit: number,
  start: number,
  width: number,
): void {
  for (let cell = start; cell < start + width; cell += 1) {
    if (toThings[cell] <= OWN_EDGE || toHorizon[cell] <= OF_HORIZON) continue
    if (crisp[cell] > limit) line[cell] = 1
    if (toShade[cell] < BESIDE) away.shade += 1
    else {
      away.bare += 1
      away.bareLines += line[cell]
    }
  }
}

/** Width, in cells, of the strip in which two surfaces mix. */
const MIXED = 4

/** 1 where one lit surface meets another; deep in a shadow the owner is unreliable. */
function horizonOf(grid: Grid, ground: Uint8Array, owner: Uint8Array): Uint8Array {
  const { width, height } = grid
  const horizon = bytePlane(owner.length)
  if (!owner.includes(1) && !owner.includes(2)) return horizon
  const toBare = distancesTo(ground, grid, 1, MIXED)
  for (let y = 0; y < height; y += 1) markHorizon(horizon, owner, toBare, y, width)
  return horizon
}

function markHorizon(horizon: Uint8Array, owner: Uint8Array, toBare: Float32Array, y: number, width: number): void {
  for (let cell = y * width, first = cell, end = cell + width; cell < end; cell += 1) {
    if (toBare[cell] >= MIXED) continue
    const meets = (cell > first && owner[cell] !== owner[cell - 1]) || (y > 0 && owner[cell] !== owner[cell - width])
    if (meets) horizon[cell] = 1
  }
}

/** Cells by which the product is thickened to close narrow openings. */
const CLOSED_BY = 2
/** Least darkness of a shadow, as lightness over the background's, and the share of an enclosed part that must be as dark. */
const SHADE = 0.9
const MOSTLY_DARK = 0.6

/** Cells of dark background that the product encloses, or almost: they may be a dark part of it of which only the outline is left. */
export function enclosedShade(planes: LabPlanes, { ground, color }: Background, toProduct: Float32Array): number {
  const open = bytePlane(toProduct.length)
  for (let cell = 0; cell < open.length; cell += 1) if (toProduct[cell] > CLOSED_BY) open[cell] = 1
  const { labels, regions } = regionsOf(open, planes, 1)
  if (regions.every(({ area, touchesFrame }) => area === 0 || touchesFrame)) return 0
  const dark = new Int32Array(regions.length)
  for (let cell = 0; cell < toProduct.length; cell += 1)
    if (labels[cell] !== 0 && ground[cell] === SHADED && planes.l[cell] < color.l[cell] * SHADE) dark[labels[cell]] += 1
  return regions.reduce((sum, { area, touchesFrame }, label) => sum + (!touchesFrame && dark[label] > area * MOSTLY_DARK ? area : 0), 0)
}
