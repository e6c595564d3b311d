import { type Background } from '../background/background-flood.ts'
import { type LabPlanes } from '../../image/color-space.ts'
import { bytePlane } from '../../image/plane-memory.ts'
import { regionsOf } from '../grid/regions.ts'

/** Chroma (doubled, as in `labDistance`) from which a background's hue is recognised behind glass. */
const TELLING_CHROMA = 0.06
/** Range of the background's chroma that glass lets through, and the tolerance of hue and of lightness. */
const LEAST_THROUGH = 0.25
const MOST_THROUGH = 1.05
const OFF_HUE = 0.015
const OFF_LIGHT = 0.25

/** Cells of the product (1 in `mask`) with the background's own hue, but paler: glass, which would carry its old background into every scene. */
export function seenThrough({ l, a, b }: LabPlanes, { color }: Background, mask: Uint8Array): number {
  let through = 0
  for (let cell = 0; cell < mask.length; cell += 1) {
    if (mask[cell] === 0) continue
    const behindA = color.a[cell]
    const behindB = color.b[cell]
    const squared = behindA * behindA + behindB * behindB
    if (4 * squared < TELLING_CHROMA * TELLING_CHROMA) continue
    const share = (a[cell] * behindA + b[cell] * behindB) / squared
    if (share < LEAST_THROUGH || share > MOST_THROUGH || Math.abs(l[cell] - color.l[cell]) > OFF_LIGHT) continue
    const offA = a[cell] - share * behindA
    const offB = b[cell] - share * behindB
    if (offA * offA + offB * offB < OFF_HUE * OFF_HUE) through += 1
  }
  return through
}

/** Distance from a surface's colour up to which a patch has it, cells beyond a surface's end that still belong to it, and fewest cells of a patch. */
const ITS_COLOR = 0.03
const BEYOND = 6
const LEAST_PATCH = 100

/**
 * Background cells outside the reach of their surface: the white inside of a bowl before a wall is not the white table in front of it. A surface
 * reaches as far as the box around the cells of the frame that it covers.
 */
export function misplacedGround(planes: LabPlanes, { ground, owner, distance }: Background): number {
  const { width, height } = planes
  const owners = [0, 1, 2]
  const left = owners.map(() => width)
  const right = owners.map(() => -1)
  const top = owners.map(() => height)
  const bottom = owners.map(() => -1)
  const reach = (x: number, y: number): void => {
    const cell = y * width + x
    if (ground[cell] === 0) return
    const index = owner[cell]
    if (x < left[index]) left[index] = x
    if (x > right[index]) right[index] = x
    if (y < top[index]) top[index] = y
    if (y > bottom[index]) bottom[index] = y
  }
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) reach(x, y)
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) reach(x, y)
  const misplaced = bytePlane(ground.length)
  for (let y = 0; y < height; y += 1) {
    const isBeyond = owners.map((index) => y < top[index] - BEYOND || y > bottom[index] + BEYOND)
    for (let x = 0, cell = y * width; x < width; x += 1, cell += 1) {
      if (ground[cell] === 0 || distance[cell] > ITS_COLOR) continue
      const index = owner[cell]
      if (isBeyond[index] || x < left[index] - BEYOND || x > right[index] + BEYOND) misplaced[cell] = 1
    }
  }
  return regionsOf(misplaced, planes, 1).regions.reduce((sum, { area }) => sum + (area >= LEAST_PATCH ? area : 0), 0)
}
