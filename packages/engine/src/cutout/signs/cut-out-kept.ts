import { type Background } from '../background/background-flood.ts'
import { type Holes } from './cut-out-holes.ts'
import { type LabPlanes } from '../../image/color-space.ts'
import { countInRow } from '../grid/cut-out-planes.ts'
import { bytePlane } from '../../image/plane-memory.ts'
import { regionsOf } from '../grid/regions.ts'

/** Distance from the background, at least, within which a cell can be exactly it; the mean of a patch of it, as a multiple of the noise. */
const LEAST_LIMIT = 0.012
const MEAN_OVER_NOISE = 2
/**
 * The same where the estimate of the light behind the product is a little off (a vignette): distance of a cell and of its hue, then the means of a
 * patch, its hue again as a multiple of the noise, and how much its lightness varies: a pale part of the product is shaded more, or has a hue.
 */
const OTHER_LIGHT = { distance: 0.08, hue: 0.012 }
const OTHER_LIGHT_PATCH = { distance: 0.018, hueOverNoise: 1.1, spread: 0.0065 }
/** Cells from the open background from which a cell is no mixture of product and background; least cells of a patch. */
const UNMIXED = 2
const LEAST_PATCH = 5
/** Background shows through a product where it is thin: a patch within this share of its size of the open background. Deeper ones are white prints. */
const THIN_WALL = 0.125

/** Cells of the product (1 in `mask`) that are the lit background behind a thin wall: a loop or an arm that was not opened. */
export function keptGround(planes: LabPlanes, background: Background, crisp: Float32Array, mask: Uint8Array, { toOpen }: Holes): number {
  const { distance, shadowDistance, threshold, noise, crispLimit } = background
  const limit = Math.max(threshold, LEAST_LIMIT)
  const wall = Math.sqrt(countInRow(mask, 0, mask.length, 1)) * THIN_WALL
  const exact = bytePlane(mask.length)
  const inOtherLight = bytePlane(mask.length)
  for (let cell = 0; cell < mask.length; cell += 1) {
    if (mask[cell] === 0 || distance[cell] >= OTHER_LIGHT.distance || toOpen[cell] < UNMIXED) continue
    if (distance[cell] < limit) exact[cell] = 1
    if (shadowDistance[cell] < OTHER_LIGHT.hue && crisp[cell] < crispLimit) inOtherLight[cell] = 1
  }
  const areaOf = (cells: Uint8Array, isGround: (patch: Patch) => boolean): number =>
    patchesOf(cells, planes, background, toOpen).reduce(
      (sum, patch) => sum + (patch.area >= LEAST_PATCH && patch.wall < wall && isGround(patch) ? patch.area : 0),
      0,
    )
  return Math.max(
    areaOf(exact, (patch) => patch.distance < noise * MEAN_OVER_NOISE),
    areaOf(
      inOtherLight,
      (patch) =>
        patch.distance < OTHER_LIGHT_PATCH.distance &&
        patch.hue < noise * OTHER_LIGHT_PATCH.hueOverNoise &&
        patch.spread < OTHER_LIGHT_PATCH.spread,
    ),
  )
}

/** A connected patch of cells: its area and nearest open background in cells, its mean distance and hue, how its lightness varies from the background's. */
interface Patch {
  readonly area: number
  readonly wall: number
  readonly distance: number
  readonly hue: number
  readonly spread: number
}

function patchesOf(cells: Uint8Array, planes: LabPlanes, background: Background, toOpen: Float32Array): Patch[] {
  if (!cells.includes(1)) return []
  const { distance, shadowDistance, color } = background
  const { labels, regions } = regionsOf(cells, planes, 1)
  const sums = regions.map(() => ({ wall: Infinity, distance: 0, hue: 0, light: 0, squares: 0 }))
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (cells[cell] === 0) continue
    const sum = sums[labels[cell]]
    const light = planes.l[cell] - color.l[cell]
    sum.wall = Math.min(sum.wall, toOpen[cell])
    sum.distance += distance[cell]
    sum.hue += shadowDistance[cell]
    sum.light += light
    sum.squares += light * light
  }
  return sums.slice(1).map(({ wall, distance: far, hue, light, squares }, index) => {
    const { area } = regions[index + 1]
    return { area, wall, distance: far / area, hue: hue / area, spread: Math.sqrt(Math.max(0, squares / area - (light / area) ** 2)) }
  })
}
