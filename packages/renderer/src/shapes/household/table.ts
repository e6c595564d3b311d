import { cylinder, length2, leg, smoothUnion, roundedBox, roundedRectangle, slab } from '../distance.ts'
import { clearGlass, coat, matte, metal, timber } from '../skins.ts'
import { shadeOf } from '../../color.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

/** A dining, coffee or side table or a desk; round or not; of wood, painted, or glass on metal legs. */
export function table(choice: ShapeChoice): Shape {
  const { colors, variation } = choice
  const design = designOf(choice)
  const parts = partsOf(choice, design)
  const { isRound, tall, deep, broad } = design
  return {
    distance: distanceToTable(design, parts),
    writeSkin: paintTable(choice, design, parts),
    bounds: { height: tall / 2, radius: Math.sqrt(broad * broad + deep * deep + (tall * tall) / 4) + 0.02 },
    turn: isRound ? [20, 40] : variation[0] < 0.5 ? [-34, -18] : [18, 34],
    facing: colors.main,
  }
}

type Design = ReturnType<typeof designOf>

/** What a prompt decides about a table. */
function designOf({ material, variation, words }: ShapeChoice) {
  const use =
    words.has('desk') && !words.has('table')
      ? 'desk'
      : words.has('coffee table') || words.has('low')
        ? 'coffee'
        : words.has('side table') || words.has('end table') || words.has('bedside table')
          ? 'side'
          : words.has('dining') || words.has('kitchen') || variation[2] < 0.5
            ? 'dining'
            : 'coffee'
  const isRound =
    words.has('round') || words.has('circular') || (use === 'side' && !words.has('square')) || (use === 'coffee' && variation[0] > 0.7)
  const { halfX, halfZ, tall } = sizes[use]
  const deep = isRound ? halfX * 0.82 : halfZ
  const broad = isRound ? halfX * 0.82 : halfX
  const isGlass = material === 'glass'
  const isMetalLegged = isGlass || (!isRound && variation[1] > 0.72)
  const thick = isGlass ? 0.022 : isMetalLegged ? 0.035 : 0.03
  const inset = isMetalLegged ? 0.1 : 0.16
  const legX = isRound ? broad * 0.62 : broad - inset
  const under = tall - 2 * thick
  return { use, isRound, tall, deep, broad, isGlass, isMetalLegged, thick, inset, legX, under }
}

type Parts = ReturnType<typeof partsOf>

/** The parts of a table as distances. */
function partsOf(
  { variation }: ShapeChoice,
  { use, isRound, tall, deep, broad, isGlass, isMetalLegged, thick, inset, legX, under }: Design,
) {
  const isPedestal = isRound && use !== 'coffee' && variation[1] < 0.5 && !isGlass
  const top = (x: number, y: number, z: number): number => {
    const plan = isRound ? length2(x, z) - broad : roundedRectangle(x, z, broad, deep, 0.05)
    return slab(plan, y - tall + thick, thick, isGlass ? 0.008 : 0.016)
  }
  const legZ = isRound ? broad * 0.62 : deep - inset
  const legs = (x: number, y: number, z: number): number => {
    const side = Math.abs(x)
    const front = Math.abs(z)
    if (isPedestal) {
      const r = length2(x, z)
      const stem = cylinder(r, y, 0.07, 0.02, under + 0.01, 0.02)
      const foot = slab(r - broad * 0.55, y - 0.025, 0.025, 0.018)
      return Math.max(smoothUnion(smoothUnion(stem, foot, 0.16), slab(r - broad * 0.3, y - under + 0.02, 0.02, 0.01), 0.12), -y)
    }
    if (isMetalLegged && !isRound) {
      // A frame of square bar at each end.
      const upright = roundedBox(side - legX, y - under / 2, front - deep + 0.07, 0.022, under / 2, 0.022, 0.004)
      const low = roundedBox(side - legX, y - 0.022, z, 0.022, 0.022, deep - 0.05, 0.004)
      return Math.min(upright, low)
    }
    return leg(side, y, front, legX + 0.09, legZ + 0.07, legX, under + 0.01, legZ, 0.024, isGlass ? 0.024 : 0.046)
  }
  const apronHigh = use === 'desk' ? 0.09 : 0.055
  const apron = (x: number, y: number, z: number): number => {
    if (isGlass || isPedestal || isMetalLegged) return 1e3
    const plan = isRound ? length2(x, z) - broad * 0.84 : roundedRectangle(x, z, legX + 0.012, legZ + 0.012, 0.01)
    return slab(Math.abs(plan) - 0.014, y - under + apronHigh, apronHigh, 0.006)
  }
  /** Drawers of a desk, hung below its top. */
  const drawers = (x: number, y: number, z: number): number =>
    use === 'desk' ? roundedBox(x, y - under + 0.095, z, legX - 0.06, 0.095, legZ + 0.035, 0.008) : 1e3
  return { top, legs, apron, drawers }
}

function distanceToTable({ tall }: Design, { top, legs, apron, drawers }: Parts): Shape['distance'] {
  return (x, y, z) => {
    const above = top(x, y, z)
    // Far above only the top is near.
    if (y > tall + 0.05) return above
    return Math.min(above, legs(x, y, z), apron(x, y, z), drawers(x, y, z))
  }
}

function paintTable(
  { colors, material }: ShapeChoice,
  { isGlass, isMetalLegged, legX, under }: Design,
  { top, legs, apron, drawers }: Parts,
): Shape['writeSkin'] {
  const { hue, chroma } = shadeOf(colors.main)
  const isWooden = material === 'wood' || (material === null && hue > 35 && hue < 95 && chroma > 0.02)
  const seam = (x: number): boolean => Math.abs(x) < 0.006
  return (skin, x, y, z, _nx, ny, nz) => {
    const above = top(x, y, z)
    const legsAt = legs(x, y, z)
    const isTop = above < legsAt
    if (isTop && isGlass) {
      clearGlass(skin, [0.72, 0.9, 0.84], ny > 0.5 || ny < -0.5 ? 0.86 : 0.25)
      return
    }
    if (!isTop && isMetalLegged) {
      if (colors.accent[1] < 0.12) {
        matte(skin, colors.accent, x, y)
        skin[SKIN.gloss] = 0.6
        skin[SKIN.roughness] = 0.4
        return
      }
      return metal(skin, colors.accent, 0.24)
    }
    if (drawers(x, y, z) < 0.004 && nz > 0.6) {
      const knob = length2(Math.abs(x) - legX * 0.5, y - under + 0.1)
      if (knob < 0.03) return metal(skin, [0.72, 0.58, 0.34], 0.22)
      if (seam(x)) {
        skin[0] = skin[1] = skin[2] = 0.01
        return
      }
    }
    if (!isWooden) {
      if (material === null) return matte(skin, colors.main, x + z, y)
      return coat(skin, material, colors.main, x + z, y)
    }
    if (isTop || apron(x, y, z) < legsAt || drawers(x, y, z) < legsAt) {
      // Boards glued edge to edge.
      const board = Math.floor(z / 0.3 + 20)
      const v = ny > 0.7 || ny < -0.7 ? z * 0.55 + board * 1.7 : y * 0.7 + z * 0.3
      return timber(skin, colors.main, x * 0.8 + board * 3.1, v)
    }
    timber(skin, colors.main, y, (x + z * 0.7) * 0.8)
  }
}

/** Half width, half depth and height of each. */
const sizes = {
  dining: { halfX: 1.05, halfZ: 0.52, tall: 0.86 },
  desk: { halfX: 0.95, halfZ: 0.44, tall: 0.98 },
  coffee: { halfX: 0.95, halfZ: 0.52, tall: 0.64 },
  side: { halfX: 0.62, halfZ: 0.46, tall: 1.1 },
} as const
