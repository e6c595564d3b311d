import { length2, leg, capsule, roundedBox, roundedRectangle, slab } from '../distance.ts'
import { coat, hide, matte, timber, upholstery } from '../skins.ts'
import { seating } from './seating.ts'
import { shadeOf } from '../../color.ts'
import { type Shape, type ShapeChoice } from '../shape.ts'

const SEAT = 0.9

/** A wooden dining chair, painted or not, with slats or spindles; by words an armchair or a stool. */
export function chair(choice: ShapeChoice): Shape {
  const { colors, material, variation, words } = choice
  if (softWords.some((word) => words.has(word)) || material === 'leather') return seating(choice, 1)
  if (words.has('stool') && !words.has('chair')) return stool(choice)
  const isPadded = variation[2] > 0.4 || material === 'fabric'
  const isSpindled = variation[0] < 0.5
  const showsWood = isWooden(choice)
  const wood = woodOf(isSpindled)
  return {
    distance: (x, y, z) => {
      const bound = roundedBox(x, y - 0.84, z + 0.06, 0.48, 0.86, 0.54, 0)
      if (bound > 0.25) return bound
      return isPadded ? Math.min(wood(x, y, z), pad(x, y, z)) : wood(x, y, z)
    },
    writeSkin: (skin, x, y, z, _nx, ny) => {
      const wooden = wood(x, y, z)
      if (isPadded && pad(x, y, z) < wooden) {
        if (variation[1] > 0.6) return hide(skin, colors.second, x, z)
        return upholstery(skin, colors.second, x * 1.2, z * 1.2)
      }
      if (!showsWood) {
        if (material === null) return matte(skin, colors.main, x + z, y)
        return coat(skin, material, colors.main, x + z, y)
      }
      // The grain runs along each part.
      const isLevel = seat(x, y, z) < wooden + 0.001 || apron(x, y, z) < wooden + 0.001 || (y > SEAT && Math.abs(x) < 0.35 && !isSpindled)
      if (isLevel || y > 1.44) timber(skin, colors.main, x + 3, ny > 0.7 ? z * 0.8 : (y + z) * 0.8)
      else timber(skin, colors.main, y, (x + z * 0.7) * 0.9)
    },
    bounds: { height: 0.82, radius: 1.08 },
    turn: variation[0] < 0.5 ? [-46, -24] : [24, 46],
    facing: colors.main,
  }
}

/** Whether it shows its wood: asked for, or of a colour that wood has. */
function isWooden({ colors, material }: ShapeChoice): boolean {
  const { hue, chroma } = shadeOf(colors.main)
  return material === 'wood' || (material === null && hue > 35 && hue < 95 && chroma > 0.02)
}

function seat(x: number, y: number, z: number): number {
  const plan = roundedRectangle(x, z - 0.02, 0.44 + 0.03 * (z > 0.4 ? 0.4 : z < -0.4 ? -0.4 : z), 0.43, 0.14)
  return slab(plan, y - SEAT + 0.035, 0.035, 0.022) * 0.99
}

function pad(x: number, y: number, z: number): number {
  const plan = roundedRectangle(x, z - 0.02, 0.4, 0.385, 0.13)
  const u = x / 0.4
  const v = (z - 0.02) / 0.385
  const crown = u * u < 1 && v * v < 1 ? 0.03 * (1 - u * u) * (1 - v * v) : 0
  const body = slab(plan, y - SEAT - 0.025, 0.035, 0.03) - crown
  return Math.min(body, length2(plan, y - SEAT - 0.012) - 0.011) * 0.94
}

function legs(x: number, y: number, z: number): number {
  const side = Math.abs(x)
  return Math.min(
    leg(side, y, z, 0.41, 0.4, 0.375, SEAT - 0.05, 0.36, 0.028, 0.044),
    leg(side, y, z, 0.4, -0.48, 0.37, SEAT - 0.02, -0.37, 0.028, 0.042),
    capsule(side, y, z, 0.395, 0.34, 0.39, 0.39, 0.4, -0.45, 0.02),
  )
}

function apron(x: number, y: number, z: number): number {
  const plan = Math.abs(roundedRectangle(x, z - 0.01, 0.365, 0.36, 0.03)) - 0.012
  return slab(plan, y - SEAT + 0.125, 0.06, 0.008)
}

/** The back is curved around the sitter. */
function back(x: number, y: number, z: number, isSpindled: boolean): number {
  // Below the seat every other part is farther than the seat and its legs.
  if (y < SEAT - 0.1) return 1e3
  const side = Math.abs(x)
  const post = capsule(side, y, z, 0.37, SEAT - 0.04, -0.37, 0.385, 1.6, -0.545, 0.034)
  const lean = (y - SEAT) * 0.25
  const bz = z + 0.36 + lean + 0.075 * (1 - (side > 0.42 ? 1 : (side * side) / 0.1764))
  const rail = roundedBox(x, y - 1.545, bz, 0.43, 0.105, 0.019, 0.018)
  if (!isSpindled) return Math.min(post, rail * 0.9, roundedBox(x, y - 1.22, bz, 0.37, 0.05, 0.015, 0.014) * 0.9)
  const index = Math.round(x / 0.13)
  const near = x - 0.13 * (index < -2 ? -2 : index > 2 ? 2 : index)
  const foot = z + 0.355 + lean + 0.075 * (1 - (side > 0.42 ? 1 : (side * side) / 0.1764)) * (y > 1.45 ? 1 : (y - SEAT) / 0.55)
  const spindle = Math.max(length2(near, foot) - 0.0165, SEAT - 0.05 - y, y - 1.5)
  return Math.min(post, rail * 0.9, spindle * 0.88)
}

/** All of the chair but its pad. */
function woodOf(isSpindled: boolean): Shape['distance'] {
  return (x, y, z) => {
    let nearest = seat(x, y, z)
    if (y < SEAT + 0.2) nearest = Math.min(nearest, legs(x, y, z))
    if (Math.abs(y - SEAT + 0.125) - 0.06 < nearest) nearest = Math.min(nearest, apron(x, y, z))
    // All of the back is behind that.
    if (z + 0.28 > nearest) return nearest
    return Math.min(nearest, back(x, y, z, isSpindled))
  }
}

/** A round stool with a foot ring. */
function stool({ colors, material, words, variation }: ShapeChoice): Shape {
  const tall = words.has('bar') || variation[0] > 0.6 ? 1.5 : 1
  const top = (r: number, y: number): number => {
    const dish = r < 0.36 ? 0.02 * (1 - (r * r) / 0.13) : 0
    return slab(r - 0.38, y - tall + 0.045, 0.045, 0.035) + (y > tall - 0.045 ? dish : 0)
  }
  const legs = (x: number, y: number, z: number): number =>
    leg(Math.abs(x), y, Math.abs(z), 0.32, 0.32, 0.2, tall - 0.06, 0.2, 0.026, 0.038)
  const ringAt = 0.36 * tall
  const ringWide = 0.32 - 0.12 * (ringAt / tall)
  const foot = (x: number, y: number, z: number): number =>
    length2(Math.abs(roundedRectangle(x, z, ringWide, ringWide, 0.02)), y - ringAt) - 0.019
  return {
    distance: (x, y, z) => Math.min(top(length2(x, z), y) * 0.97, legs(x, y, z), foot(x, y, z)),
    writeSkin: (skin, x, y, z, _nx, ny) => {
      const isTop = top(length2(x, z), y) < 0.004
      if (material !== null && material !== 'wood') return coat(skin, material, colors.main, x + z, y)
      if (isTop) timber(skin, colors.main, x, ny > 0.7 ? z * 0.7 : y * 0.5)
      else timber(skin, colors.main, y, (x + z * 0.7) * 0.9)
    },
    bounds: { height: tall / 2, radius: tall / 2 + 0.26 },
    turn: [12, 38],
    facing: colors.main,
  }
}

/** Words for a chair that is padded all over. */
const softWords = ['armchair', 'recliner', 'lounge', 'upholstered', 'velvet', 'accent', 'club', 'wingback', 'fauteuil'] as const
