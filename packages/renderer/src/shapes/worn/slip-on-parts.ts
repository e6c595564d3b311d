import { smoothStep } from '../../noise.ts'
import { smoothDifference, length2, capsule, roundedBox } from '../distance.ts'
import { roundedIntersection, taperedCapsule } from '../outline.ts'
import { type Shape } from '../shape.ts'
import { slipOnLasts } from './slip-on-lasts.ts'

/** Shoes without laces, made alike. */
export type SlipOnKind = 'loafer' | 'ballet flat' | 'high heel'

/** Thickness of the upper. */
export const WALL_THICKNESS = 0.032

/** The apron over a loafer's toes; its seam is a raised U. */
export const apronAt = (x: number, z: number): number => taperedCapsule(x, z + 0.02, -0.3, 0.18, 0.5, 0.195)

/** The saddle of a loafer across the instep, wider towards the sole. */
export const saddleAt = (x: number, z: number): number => Math.abs(x - 0.19) - 0.085 - 0.1 * z * z

/** The slit in the saddle, for a penny. */
export const slitAt = (x: number, z: number): number => Math.abs(x - 0.19) - 0.026 + 0.5 * Math.max(0, Math.abs(z) - 0.12)

export type SlipOnParts = ReturnType<typeof slipOnPartsOf>

/**
 * The parts of a slip-on as distances. `p`: distance from its plan; y is measured from the level its sole is lifted to, and so is `floor`, the top of
 * the sole.
 */
export function slipOnPartsOf(kind: SlipOnKind) {
  const { heightOf, dome, front, frontCurve } = slipOnLasts[kind]
  const isLoafer = kind === 'loafer'
  const isPump = kind === 'high heel'

  /** How far behind the front edge of the opening a point is; negative in the opening. */
  const openingAt = (x: number, z: number): number => x - front + frontCurve * z * z
  const soleAt = (p: number, x: number, y: number, floor: number): number => {
    const half = floor / 2
    const sole = roundedIntersection(p - (isLoafer ? 0.028 : isPump ? -0.014 : 0.008), Math.abs(y - half) - half, 0.014)
    if (isPump) return sole
    // It stands on a heel: the sole is hollow before it.
    const depth = isLoafer ? 0.055 : 0.02
    return smoothDifference(sole, roundedBox(x + 0.13, y, 0, 0.3, depth, 1, depth * 0.5), 0.012)
  }
  /** Walls lean in; the back tapers above the heel. */
  const wallAt = (p: number, x: number, y: number, floor: number): number => {
    const rise = y - floor
    if (x >= -0.45) return p + 0.012 + 0.06 * rise
    const behind = smoothStep(-0.45, -0.95, x)
    return p + 0.012 + 0.06 * rise + behind * (0.09 * rise * rise - 0.028 * Math.sin(rise * 6.5))
  }
  const upperAt = (p: number, x: number, y: number, z: number, floor: number): number => {
    const wall = wallAt(p, x, y, floor)
    const closed = smoothStep(front - 0.12, front + 0.3, x)
    const round = 0.045 + (isPump ? 0.06 : isLoafer ? 0.11 : 0.09) * closed
    const over = (y - heightOf(x) + dome * z * z * (0.25 + 0.75 * smoothStep(front - 0.35, front, x))) * 0.84
    const ofSaddle = isLoafer ? saddleAt(x, z) : 1
    const saddle = ofSaddle < 0.008 ? 0.014 * smoothStep(0.008, -0.008, ofSaddle) - 0.011 * smoothStep(0.006, -0.006, slitAt(x, z)) : 0
    const seam = isLoafer && x > 0.28 ? 0.011 * smoothStep(0.022, 0.002, Math.abs(apronAt(x, z))) : 0
    const body = Math.max(roundedIntersection(wall, over, round) - Math.max(saddle, seam), 0.03 - y)
    const foot = Math.max(wall + WALL_THICKNESS, floor + 0.03 - y, openingAt(x, z))
    return smoothDifference(body, foot, 0.022)
  }
  return { openingAt, wallAt, soleAt, upperAt }
}

/** The thin heel of a pump. */
export const heelAt = (x: number, y: number, z: number): number => {
  const stem = capsule(x, y, z * 0.9, -0.87, 0.045, 0, -0.83, 0.42, 0, 0.045)
  const up = smoothStep(0.2, 0.78, y)
  const block = length2(x + 0.85 - 0.1 * up, z) - 0.045 - 0.13 * up * up
  return Math.min(stem, Math.max(block * 0.8, y - 0.76, -y), Math.max(length2(x + 0.87, z) - 0.05, y - 0.025, -y))
}

/** The bow of a ballet flat. */
export const bowAt = (x: number, y: number, z: number): number => {
  const bx = x - 0.555
  const by = y - 0.315 + 0.25 * bx
  const side = Math.abs(z)
  const loop = roundedIntersection(taperedCapsule(side, bx, 0.03, 0.016, 0.13, 0.05), Math.abs(by + 0.35 * side * side) - 0.02, 0.018)
  return Math.min(loop * 0.9, roundedBox(bx, by, z, 0.03, 0.03, 0.028, 0.02))
}

export function distanceToSlipOn(kind: SlipOnKind, { soleAt, upperAt }: SlipOnParts): Shape['distance'] {
  const last = slipOnLasts[kind]
  const { plan, lift, soleTop, top, even } = last
  return (x, y, z) => {
    const hull = roundedBox(x, y - top / 2, z, 1.07, top / 2 + 0.01, 0.38, 0.1)
    if (hull > 0.4) return hull
    const p = plan(x, z)
    // No other part reaches further out than the sole's edge. No step in the distance: soft shadows would show it as a ring.
    if (p > 0.14) return (p - 0.03) * even
    const own = y - lift(x)
    const floor = soleTop(x)
    const upper = upperAt(p, x, own, z, floor)
    // Above the sole and below the upper only one of them can be the nearer.
    const shoe = Math.min((own - floor > upper ? upper : Math.min(upper, soleAt(p, x, own, floor))) * even, 1)
    if (kind === 'high heel') return x >= 0 || (x + 0.575) * 0.64 > shoe ? shoe : Math.min(shoe, heelAt(x, y, z) * 0.8)
    if (kind === 'ballet flat') return (Math.abs(x - 0.555) - 0.05) * 0.765 > shoe ? shoe : Math.min(shoe, bowAt(x, own, z) * 0.85)
    return shoe
  }
}
