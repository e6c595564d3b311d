import { type LinearColor } from '../../color.ts'
import { length2, length3, capsule, roundedBox, roundedRectangle, slab } from '../distance.ts'
import { hide, metal, plastic, upholstery } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'
import { mesh } from '../worn/worn-skins.ts'
import { baseAt, castorAt, findSpoke, isPastCastors, liftAt, mechanismAt } from './swivel-base.ts'

const SEAT = 0.92
const DARK: LinearColor = [0.028, 0.029, 0.032]
const LIGHT: LinearColor = [0.62, 0.62, 0.61]
/** Backward lean of the back. */
const COSINE = Math.cos(0.13)
const SINE = Math.sin(0.13)

/** A swivel chair: five castors, a gas lift, a padded seat, arms, and a back of mesh or, in leather or at random, padded. */
export function officeChair(choice: ShapeChoice): Shape {
  const design = designOf(choice)
  const parts = backOf(design)
  const distance = distanceToOfficeChair(parts)
  const { isTall } = design
  return {
    distance,
    writeSkin: paintOfficeChair(choice, design, parts, distance),
    bounds: { height: isTall ? 1.16 : 0.98, radius: length3(0.62, isTall ? 1.2 : 1.02, 0.3) },
    turn: choice.variation[0] < 0.5 ? [-38, -22] : [22, 38],
    facing: choice.colors.main,
  }
}

type Design = ReturnType<typeof designOf>

/** What a prompt decides about an office chair. */
function designOf({ material, variation, words }: ShapeChoice) {
  const isPadded = material === 'leather' || material === 'fabric' || words.has('gaming') || words.has('executive') || variation[0] > 0.62
  const isTall = words.has('gaming') || words.has('executive') || words.has('headrest') || variation[1] > 0.5
  const isPale = variation[2] > 0.7 && material !== 'leather'
  return { isPadded, isTall, isPale, frame: isPale ? LIGHT : DARK, backHalf: isTall ? 0.52 : 0.44 }
}

const seatAt = (x: number, y: number, z: number): number => {
  // The front edge falls away like a waterfall.
  const fall = z > 0.46 ? 0.26 : z - 0.2
  const drop = fall > 0 ? 0.55 * fall * fall : 0
  const plan = roundedRectangle(x, z - 0.03, 0.45 - 0.03 * z, 0.43, 0.17)
  const v = y - SEAT + drop + 0.06
  const u = x / 0.45
  const crown = u * u < 1 ? 0.018 * (1 - u * u) : 0
  return slab(plan, v, 0.065, 0.055) * 0.92 - (v > 0 ? crown : 0) - 0.002
}

const shellAt = (x: number, y: number, z: number): number => {
  const plan = roundedRectangle(x, z - 0.01, 0.4, 0.38, 0.16)
  return slab(plan, y - SEAT + 0.13, 0.022, 0.015)
}

const armAt = (side: number, y: number, z: number): number => {
  const post = Math.min(
    capsule(side, y, z, 0.3, 0.79, -0.02, 0.5, 0.81, -0.02, 0.026),
    roundedBox(side - 0.51, y - 0.99, z + 0.02, 0.02, 0.2, 0.05, 0.018),
  )
  return Math.min(post, padAt(side, y, z))
}

const padAt = (side: number, y: number, z: number): number => roundedBox(side - 0.5, y - 1.2, z - 0.03, 0.056, 0.024, 0.2, 0.024)

type Back = ReturnType<typeof backOf>

/** The back with its spine and headrest; `findBack` first, for the point in question. */
function backOf({ isPadded, isTall, backHalf }: Design) {
  /** The back curves around the sitter and leans; v is its height, w goes to the front. */
  const back = { v: 0, w: 0 }
  const findBack = (x: number, y: number, z: number): void => {
    const py = y - SEAT - 0.14
    const pz = z + 0.4
    back.v = py * COSINE - pz * SINE
    const lumbar = back.v - 0.22
    back.w = py * SINE + pz * COSINE - 0.42 * Math.min(0.2, x * x) - 0.055 * Math.exp(-lumbar * lumbar * 14)
  }
  const outlineOf = (x: number, v: number): number =>
    roundedRectangle(x, v - backHalf, 0.43 - 0.07 * (v / backHalf - 0.6) ** 2, backHalf, 0.16)
  const backAt = (x: number): number => {
    const outline = outlineOf(x, back.v)
    if (isPadded) {
      const u = x / 0.43
      const crown = u * u < 1 ? 0.03 * (1 - u * u) : 0
      // Seams across the padding.
      const row = back.v / 0.235
      const seam = row - Math.round(row)
      const tuft = 0.018 * Math.exp(-seam * seam * 90)
      return (slab(outline, back.w, 0.07, 0.06) - (back.w > 0 ? crown - tuft : 0)) * 0.74
    }
    const rim = length2(Math.max(0, Math.abs(outline + 0.03) - 0.012), Math.max(0, Math.abs(back.w) - 0.012)) - 0.018
    return Math.min(rim, slab(outline + 0.03, back.w, 0.008, 0.002)) * 0.8
  }
  const spineAt = (x: number, y: number, z: number): number =>
    Math.min(
      capsule(x * 0.6, y, z, 0, 0.76, -0.2, 0, 0.84, -0.5, 0.034),
      capsule(x * 0.6, y, z, 0, 0.84, -0.5, 0, SEAT + 0.14 + backHalf * 1.15, -0.5 - backHalf * 0.14, 0.03),
    )
  const headAt = (x: number): number =>
    isTall && isPadded
      ? 1
      : isTall
        ? Math.min(
            roundedBox(x, back.v - backHalf * 2 - 0.15, back.w, 0.22, 0.085, 0.035, 0.035),
            roundedBox(x, back.v - backHalf * 2 - 0.02, back.w + 0.02, 0.05, 0.1, 0.014, 0.012),
          ) * 0.84
        : 1
  return { back, findBack, outlineOf, backAt, spineAt, headAt }
}

function distanceToOfficeChair({ findBack, backAt, spineAt, headAt }: Back): Shape['distance'] {
  const footAt = (x: number, y: number, z: number): number => {
    findSpoke(x, z)
    const base = baseAt(y) * 0.92
    return isPastCastors(base) ? base : Math.min(base, castorAt(y))
  }
  const behindAt = (x: number, y: number, z: number): number => {
    findBack(x, y, z)
    const nearest = Math.min(backAt(x), headAt(x))
    // The spine's lower part is below the back, its upper part behind it.
    return nearest < y - 0.874 && nearest < z + 0.47 ? nearest : Math.min(nearest, spineAt(x, y, z))
  }
  return (x, y, z) => {
    const r = length2(x, z)
    // Beyond this, soft shadows show no difference, and the bound replaces the chair itself.
    const bound = slab(r - 0.67, y - 1.06, 1.08, 0)
    if (bound > 0.5) return bound
    // Where one part is sure to be near it is measured first, and the others seldom: only where the heights and sides they lie within are nearer.
    const isLow = y < 0.3
    const isBehind = z < -0.2 && y > SEAT + 0.1
    let nearest = isLow ? footAt(x, y, z) : isBehind ? behindAt(x, y, z) : Infinity
    if ((y - 0.95) * 0.92 < nearest && (0.75 - y) * 0.92 < nearest) nearest = Math.min(nearest, seatAt(x, y, z))
    if (Math.abs(y - 0.79) - 0.022 < nearest) nearest = Math.min(nearest, shellAt(x, y, z))
    if (!isLow && y - 0.36 < nearest) nearest = Math.min(nearest, footAt(x, y, z))
    if (y - 0.82 < nearest && r - 0.05 < nearest) nearest = Math.min(nearest, liftAt(r, y))
    if (Math.abs(y - 0.77) - 0.045 < nearest && r - 0.28 < nearest) nearest = Math.min(nearest, mechanismAt(x, y, z))
    const side = Math.abs(x)
    const isAtArm = side - 0.56 < nearest && Math.abs(y - 0.995) - 0.235 < nearest && Math.abs(z - 0.03) - 0.2 < nearest
    if (isAtArm && (0.45 - side < nearest || Math.abs(y - 0.8) - 0.03 < nearest)) nearest = Math.min(nearest, armAt(side, y, z))
    if (!isBehind && z + 0.1 < nearest) nearest = Math.min(nearest, SEAT - y < nearest ? behindAt(x, y, z) : spineAt(x, y, z))
    return nearest
  }
}

function paintOfficeChair(
  { colors, material, variation, words }: ShapeChoice,
  { isPadded, isPale, frame, backHalf }: Design,
  { back, findBack, outlineOf, backAt, headAt }: Back,
  distance: Shape['distance'],
): Shape['writeSkin'] {
  const cover = (skin: Float64Array, u: number, v: number): void => {
    if (material === 'leather' || (words.has('gaming') && material === null) || words.has('executive')) {
      hide(skin, colors.main, u * 0.6, v * 0.6)
      skin[SKIN.roughness] = 0.3
    } else upholstery(skin, colors.main, u * 1.4, v * 1.4)
  }
  return (skin, x, y, z, _nx, ny) => {
    const near = distance(x, y, z) + 0.003
    if (y < 0.37) {
      findSpoke(x, z)
      if (castorAt(y) < near) return plastic(skin, DARK, 0.3)
      if (baseAt(y) * 0.92 < near) return isPale || variation[1] > 0.6 ? metal(skin, [0.72, 0.72, 0.73], 0.22) : plastic(skin, frame, 0.35)
    }
    if (seatAt(x, y, z) < near) return cover(skin, x, ny > 0.5 ? z : y)
    const r = length2(x, z)
    if (y < 0.82 && liftAt(r, y) < near) return y < 0.5 ? plastic(skin, DARK, 0.3) : metal(skin, [0.75, 0.75, 0.76], 0.1)
    if (padAt(Math.abs(x), y, z) < near) return plastic(skin, DARK, 0.55)
    findBack(x, y, z)
    if (y > SEAT && backAt(x) < near) {
      if (isPadded) return cover(skin, x, back.v)
      const outline = outlineOf(x, back.v)
      if (outline > -0.055) return plastic(skin, frame, 0.4)
      return mesh(skin, colors.main, x, back.v, 44)
    }
    if (y > SEAT && headAt(x) < near && back.v > backHalf * 2 + 0.06) return cover(skin, x, back.v)
    plastic(skin, frame, 0.42)
  }
}
