import { smoothStep } from '../../noise.ts'
import { smoothDifference, length2, smoothUnion, roundedBox } from '../distance.ts'
import { roundedIntersection, taperedCapsule } from '../outline.ts'
import { type Shape } from '../shape.ts'
import { type Last, type lasts, springOf } from './shoe-lasts.ts'

/** The parts of a laced shoe as distances. `p`: distance from its plan; `along` and `above` as measured from its throat. */
export interface ShoeParts {
  readonly soleAt: (p: number, x: number, y: number) => number
  readonly upperAt: (p: number, x: number, y: number, z: number) => number
  readonly tongueAt: (along: number, above: number, z: number) => number
  readonly lacesAt: (along: number, above: number, z: number) => number
}

/** The throat is the slanted opening under the laces: how far up it a point is, and how far above it. */
export const alongThroat = ({ throatX, throatY, cosine, sine }: Last, x: number, y: number): number =>
  (throatX - x) * cosine + (y - throatY) * sine
export const aboveThroat = ({ throatX, throatY, cosine, sine }: Last, x: number, y: number): number =>
  (x - throatX) * sine + (y - throatY) * cosine

/** The shoe seen from above: sole and toe. */
export const shoePlan = (x: number, z: number): number =>
  smoothUnion(taperedCapsule(x, z, -0.7, 0.255, 0.38, 0.345), length2(x - 0.76, z + 0.03) - 0.215, 0.24)

/** Distance between two rows of laces. */
export const laceGap = ({ long, laces }: Last): number => (long - 0.1) / (laces - 1)

export function shoePartsOf(kind: keyof typeof lasts, last: Last): ShoeParts {
  const isRunner = kind === 'runner'
  const isBoot = kind === 'boot'
  const { heightOf, soleTop, laces: rows } = last
  const gap = laceGap(last)
  const soleAt = (p: number, x: number, y: number): number => {
    const spring = springOf(x)
    const top = soleTop(x)
    const half = top / 2
    const flare = isRunner ? 0.05 * (0.25 - y) * (1 - 0.5 * smoothStep(-0.6, 0.6, x)) : 0.03 * (0.2 - y)
    const sole = roundedIntersection(p - 0.02 - flare, Math.abs(y - spring - half) - half, isBoot ? 0.016 : 0.032)
    // A boot stands on a heel: the sole is hollow before it.
    return isBoot ? smoothDifference(sole, roundedBox(x + 0.14, y, 0, 0.24, 0.055, 1, 0.03), 0.02) : sole
  }
  const upperAt = (p: number, x: number, y: number, z: number): number => {
    const along = alongThroat(last, x, y)
    const above = aboveThroat(last, x, y)
    const rise = y - 0.18
    const behind = smoothStep(-0.35, -0.9, x)
    // Walls lean in; the back tapers above the heel.
    const inset =
      behind === 0
        ? 0.014 + (isBoot ? 0.03 : 0.05) * rise
        : isBoot
          ? 0.014 + 0.03 * rise + 0.035 * behind * (1 - Math.cos(rise * 5))
          : 0.014 + 0.05 * rise + behind * (0.1 * rise * rise - 0.03 * Math.sin(rise * 6))
    const wall = p + inset
    const round = 0.07 + 0.14 * smoothStep(-0.3, 0.2, x) - 0.05 * smoothStep(0.45, 0.9, x)
    const body = Math.max(roundedIntersection(wall, (y - heightOf(x)) * last.steep, round), 0.1 - y)
    const foot = Math.max(wall + 0.075, 0.3 - y, above + 0.07, x + 0.14)
    const hollow = smoothDifference(body, foot, 0.05)
    const slot = Math.max(Math.abs(z) - 0.085 - 0.05 * along, -above - 0.06 - z * z, -along)
    return smoothDifference(hollow, slot, 0.025)
  }
  const tongueAt = (along: number, above: number, z: number): number => {
    const lift = above + 0.85 * z * z + 0.03 - 0.55 * Math.max(0, along - last.long + 0.2) ** 2
    return roundedBox(along - last.long / 2 - 0.05, lift, z, last.long / 2 + 0.15, 0.042, 0.14 + 0.09 * along, 0.04) * 0.86
  }
  const lacesAt = (along: number, above: number, z: number): number => {
    const at = (along - 0.07) / gap
    const nearest = Math.min(rows - 1, Math.max(0, Math.round(at)))
    const off = along - 0.07 - nearest * gap
    const skew = off + (nearest === 0 ? 0 : 0.05 * z)
    return roundedBox(skew, above + 0.85 * z * z - 0.022, z, 0.025, 0.013, 0.168 + 0.05 * along, 0.013) * 0.9
  }
  return { soleAt, upperAt, tongueAt, lacesAt }
}

export function distanceToShoe(last: Last, { soleAt, upperAt, tongueAt, lacesAt }: ShoeParts): Shape['distance'] {
  const { soleTop } = last
  const highestSole = Math.max(soleTop(-1.05), soleTop(0), soleTop(1.05)) + 0.09
  return (x, y, z) => {
    const hull = roundedBox(x, y - last.top / 2, z, 1.03, last.top / 2 + 0.01, 0.4, 0.12)
    if (hull > 0.12) return hull
    const p = shoePlan(x, z)
    // No other part reaches further out than the sole's edge.
    if (p > 0.14) return p - 0.05
    // Above the sole and below the upper only one of them can be the nearer.
    const upper = y < 0.02 ? 1 : upperAt(p, x, y, z)
    const shoe = (y - highestSole > upper ? upper : Math.min(upper, soleAt(p, x, y))) * 0.86
    const along = alongThroat(last, x, y)
    const above = aboveThroat(last, x, y)
    const laced = Math.max(Math.abs(along - last.long / 2 - 0.05) - last.long / 2 - 0.16, Math.abs(z) - 0.28, Math.abs(above - 0.03) - 0.17)
    if (laced * 0.86 >= shoe) return shoe
    return Math.min(shoe, tongueAt(along, above, z), lacesAt(along, above, z))
  }
}
