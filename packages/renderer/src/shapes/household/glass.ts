import { type LinearColor } from '../../color.ts'
import { cylinder, ellipsoid, length2, length3, smoothUnion } from '../distance.ts'
import { clearGlass, tintedGlass } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'

/** Half the thickness of the walls. */
const WALL = 0.011
/** Width over which bowl and stand blend into each other. */
const MELT = 0.04

/** A wine glass, a flute or a tumbler; empty or filled by the words. Objects behind it are visible through it. */
export function glass({ colors, variation, words }: ShapeChoice): Shape {
  const all = [...words]
  // Finds "white wine" within "glass of white wine".
  const has = (...any: readonly string[]): boolean =>
    any.some((word) => (word.includes(' ') ? all.some((phrase) => phrase.includes(word)) : words.has(word)))
  const isFlute = has('flute', 'champagne', 'prosecco')
  const isStemmed = isFlute || has('wine', 'rosé', 'goblet', 'calice', 'stemware', 'cocktail')
  const liquid = liquidOf(has, isStemmed, isFlute, variation[2])
  return isStemmed ? stemmed(isFlute, liquid, colors.main, variation) : tumbler(liquid, colors.main, variation)
}

/** A drink: light it lets through tinted (`clear`), or straight (`through`). */
interface Liquid {
  readonly paint: LinearColor
  readonly clear: number
  readonly through: number
}

const poured = (paint: LinearColor, clear: number, through = 0): Liquid => ({ paint, clear, through })

function liquidOf(has: (...any: readonly string[]) => boolean, isStemmed: boolean, isFlute: boolean, chance: number): Liquid | null {
  if (has('empty')) return null
  if (has('red wine') || (isStemmed && !isFlute && !has('white wine', 'rosé') && chance < 0.45)) return poured([0.2, 0.006, 0.018], 0.84)
  if (has('rosé')) return poured([0.9, 0.42, 0.36], 0.84)
  if (isStemmed) return chance < 0.8 || isFlute ? poured([0.88, 0.68, 0.2], 0.84) : null
  if (has('juice')) return poured([0.9, 0.36, 0.03], 0.5)
  if (has('of milk')) return poured([0.86, 0.82, 0.74], 0.05)
  if (has('whisky', 'whiskey', 'bourbon', 'of tea', 'of beer')) return poured([0.72, 0.26, 0.03], 0.84)
  if (has('coffee') && has('glass of')) return poured([0.05, 0.018, 0.006], 0.5)
  return chance < 0.7 ? poured([0.86, 0.94, 0.97], 0.84, 0.86) : null
}

function stemmed(isFlute: boolean, liquid: Liquid | null, tint: LinearColor, chance: ShapeChoice['variation']): Shape {
  const wide = isFlute ? 0.21 : 0.37 + 0.03 * chance[0]
  const high = isFlute ? 0.62 : 0.52
  const middle = isFlute ? 1.3 : 1.14 + 0.05 * chance[1]
  const rim = middle + high * (isFlute ? 0.72 : 0.76)
  const level = middle + high * (isFlute ? 0.42 : -0.12)
  const bottom = middle - high
  const bowl = (x: number, y: number, z: number): number => {
    const skin = ellipsoid(x, y - middle, z, wide, high, wide) * 0.96
    // Inside the hollow an egg's formula overestimates along its long axis.
    const hollow = skin < 0 ? (length3(x / wide, (y - middle) / high, z / wide) - 1) * wide : skin
    return Math.max(Math.abs(skin > hollow ? skin : hollow) - WALL, y - rim)
  }
  const stand = (r: number, y: number): number => {
    const stem = cylinder(r, y, 0.03, 0.01, bottom + 0.03, 0.01)
    // The foot rises a little towards the stem.
    const foot = cylinder(r, y - 0.035 * (r < 0.36 ? 1 - r / 0.36 : 0), isFlute ? 0.27 : 0.345, 0, 0.024, 0.011) * 0.97
    return smoothUnion(stem, foot, 0.09)
  }
  /** Bowl and stand, each evaluated only where it can be the nearer or blends into the other. */
  const wallsAt = (x: number, y: number, z: number, r: number): number => {
    if (y > bottom + 0.2) {
      const upper = bowl(x, y, z)
      return upper + MELT < (y - bottom - 0.06) * 0.97 ? upper : smoothUnion(upper, stand(r, y), MELT)
    }
    const lower = stand(r, y)
    return lower + MELT < (bottom - WALL - y) * 0.96 ? lower : smoothUnion(bowl(x, y, z), lower, MELT)
  }
  const inside = (x: number, y: number, z: number): number =>
    Math.max(ellipsoid(x, y - middle, z, wide - WALL * 0.6, high - WALL * 0.6, wide - WALL * 0.6) * 0.96, y - level)
  return {
    distance: (x, y, z) => {
      const r = length2(x, z)
      const walls = wallsAt(x, y, z, r)
      // The liquid ends at its level, and lies within the bowl.
      return liquid === null || y - level >= walls || bottom - y >= walls ? walls : Math.min(walls, inside(x, y, z))
    },
    writeSkin: (skin, x, y, z, _nx, ny) => {
      const r = length2(x, z)
      if (liquid !== null && y < level + 0.004 && y > bottom + 0.012 && stand(r, y) > 0.01) return pour(skin, liquid, ny, y > level - 0.012)
      clearGlass(skin, tinted(tint), 0.95)
    },
    bounds: { height: rim / 2, radius: rim / 2 + 0.1 },
    turn: [0, 40],
    facing: [0.82, 0.85, 0.86],
    shade: liquid === null || liquid.through > 0 ? 0.3 : 0.5,
  }
}

function tumbler(liquid: Liquid | null, tint: LinearColor, chance: ShapeChoice['variation']): Shape {
  const low = chance[0] < 0.5
  const tall = low ? 0.95 : 1.3
  const wide = low ? 0.46 : 0.38
  const flare = 0.05
  const level = tall * 0.72
  const hollowed = wide - 2 * WALL - 0.006
  const filled = wide - 2 * WALL + 0.004
  return {
    distance: (x, y, z) => {
      const up = y / tall
      const r = length2(x, z) - (wide - flare * (1 - (up < 0 ? 0 : up > 1 ? 1 : up))) + wide
      const outside = cylinder(r, y, wide, 0, tall, 0.02)
      // Outside, the hollow and the liquid are farther away than the wall.
      if (outside > 0 && r > wide) return outside * 0.98
      const walls = Math.max(outside, -cylinder(r, y, hollowed, low ? 0.13 : 0.1, tall + 0.4, 0.05)) * 0.98
      return liquid === null || (y - level) * 0.98 > walls
        ? walls
        : Math.min(walls, cylinder(r, y, filled, low ? 0.1 : 0.07, level, 0.012) * 0.98)
    },
    writeSkin: (skin, x, y, z, _nx, ny) => {
      const r = length2(x, z)
      if (liquid !== null && y < level + 0.004 && y > (low ? 0.12 : 0.09)) return pour(skin, liquid, ny, y > level - 0.012)
      clearGlass(skin, tinted(tint), y < 0.1 && r < wide - 0.1 ? 0.9 : 0.95)
    },
    bounds: { height: tall / 2, radius: tall / 2 + 0.22 },
    turn: [0, 40],
    facing: [0.82, 0.85, 0.86],
    shade: liquid === null || liquid.through > 0 ? 0.3 : 0.5,
  }
}

/** Glass takes only a little of its colour. */
const tinted = ([red, green, blue]: LinearColor): LinearColor => [0.6 + 0.4 * red, 0.6 + 0.4 * green, 0.6 + 0.4 * blue]

function pour(skin: Skin, { paint, clear, through }: Liquid, ny: number, isEdge: boolean): void {
  tintedGlass(skin, paint, clear)
  skin[SKIN.through] = through
  if (ny > 0.8) {
    // Its surface mirrors the room; its rim catches light.
    skin[SKIN.roughness] = 0.08
    skin[SKIN.through] = through * 0.8
  }
  if (isEdge && ny < 0.8) skin[SKIN.glow] = 0.12
}
