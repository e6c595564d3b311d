import { smoothNoise, smoothStep } from '../../noise.ts'
import { type Paint } from '../../color.ts'
import { carved, length2, rod, roundedBox } from '../distance.ts'
import { edged, taperedCapsule } from '../outline.ts'
import { coat, metal, printInk } from '../skins.ts'
import { type SlipOnLast, slipOnLasts } from './slip-on-lasts.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'
import { leather, rubber, shaded, stitchAt } from './worn-skins.ts'

/** A penny loafer: a sewn apron, a saddle with its slit, a leather sole with a low heel. */
export const loafer = (choice: ShapeChoice): Shape => slipOn('loafer', choice)

/** A flat, widely cut shoe with a bow. */
export const balletFlat = (choice: ShapeChoice): Shape => slipOn('ballet flat', choice)

/** A pointed pump on a thin heel. */
export const highHeel = (choice: ShapeChoice): Shape => slipOn('high heel', choice)

const WALL = 0.032
const NATURAL: Paint = [0.52, 0.36, 0.22]
const BLACK: Paint = [0.03, 0.027, 0.025]

function slipOn(kind: 'loafer' | 'ballet flat' | 'high heel', { colors, material, words }: ShapeChoice): Shape {
  const last: SlipOnLast = slipOnLasts[kind]
  const { plan, heightOf, soleTop, lift, dome, front, frontCurve, top } = last
  const isLoafer = kind === 'loafer'
  const isPump = kind === 'high heel'
  const isSuede = material === 'fabric' || words.has('suede')
  const isPatent = words.has('patent') || words.has('glossy')

  /** How far behind the front edge of the opening a point is; negative in the opening. */
  const openingAt = (x: number, z: number): number => x - front + frontCurve * z * z
  /** The apron over the toes; its seam is a raised U. */
  const apronAt = (x: number, z: number): number => (isLoafer ? taperedCapsule(x, z + 0.02, -0.3, 0.18, 0.5, 0.195) : 1)
  /** The saddle across the instep, wider towards the sole. */
  const saddleAt = (x: number, z: number): number => Math.abs(x - 0.19) - 0.085 - 0.1 * z * z
  const slitAt = (x: number, z: number): number => Math.abs(x - 0.19) - 0.026 + 0.5 * Math.max(0, Math.abs(z) - 0.12)
  const soleAt = (p: number, x: number, y: number): number => {
    const half = soleTop(x) / 2
    const sole = edged(p - (isLoafer ? 0.028 : isPump ? -0.014 : 0.008), Math.abs(y - half) - half, 0.014)
    if (isPump) return sole
    // It stands on a heel: the sole is hollow before it.
    const depth = isLoafer ? 0.055 : 0.02
    return carved(sole, roundedBox(x + 0.13, y, 0, 0.3, depth, 1, depth * 0.5), 0.012)
  }
  /** Walls lean in; the back tapers above the heel. */
  const wallAt = (p: number, x: number, y: number): number => {
    const rise = y - soleTop(x)
    const behind = smoothStep(-0.45, -0.95, x)
    return p + 0.012 + 0.06 * rise + behind * (0.09 * rise * rise - 0.028 * Math.sin(rise * 6.5))
  }
  const upperAt = (p: number, x: number, y: number, z: number): number => {
    const wall = wallAt(p, x, y)
    const closed = smoothStep(front - 0.12, front + 0.3, x)
    const round = 0.045 + (isPump ? 0.06 : isLoafer ? 0.11 : 0.09) * closed
    const over = (y - heightOf(x) + dome * z * z * (0.25 + 0.75 * smoothStep(front - 0.35, front, x))) * 0.84
    const saddle = isLoafer ? 0.014 * smoothStep(0.008, -0.008, saddleAt(x, z)) - 0.011 * smoothStep(0.006, -0.006, slitAt(x, z)) : 0
    const apron = apronAt(x, z)
    const seam = isLoafer && x > 0.28 ? 0.011 * smoothStep(0.022, 0.002, Math.abs(apron)) : 0
    const body = Math.max(edged(wall, over, round) - Math.max(saddle, seam), 0.03 - y)
    const foot = Math.max(wall + WALL, soleTop(x) + 0.03 - y, openingAt(x, z))
    return carved(body, foot, 0.022)
  }
  const heelAt = (x: number, y: number, z: number): number => {
    if (!isPump) return 1
    const stem = rod(x, y, z * 0.9, -0.87, 0.045, 0, -0.83, 0.42, 0, 0.045)
    const up = smoothStep(0.2, 0.78, y)
    const block = length2(x + 0.85 - 0.1 * up, z) - 0.045 - 0.13 * up * up
    return Math.min(stem, Math.max(block * 0.8, y - 0.76, -y), Math.max(length2(x + 0.87, z) - 0.05, y - 0.025, -y))
  }
  const bowAt = (x: number, y: number, z: number): number => {
    if (kind !== 'ballet flat') return 1
    const bx = x - 0.555
    const by = y - 0.315 + 0.25 * bx
    const side = Math.abs(z)
    const loop = edged(taperedCapsule(side, bx, 0.03, 0.016, 0.13, 0.05), Math.abs(by + 0.35 * side * side) - 0.02, 0.018)
    return Math.min(loop * 0.9, roundedBox(bx, by, z, 0.03, 0.03, 0.028, 0.02))
  }
  const hide = (skin: Skin, paint: Paint, u: number, v: number): void => {
    if (material !== null && material !== 'leather' && material !== 'fabric') coat(skin, material, paint, u, v)
    else leather(skin, paint, u, v)
    if (isSuede) {
      skin[SKIN.gloss] = 0.1
      skin[SKIN.sheen] = 0.6
      skin[SKIN.roughness] = 0.8
      return
    }
    // Shoes of this kind are polished.
    skin[SKIN.gloss] = 0.95
    skin[SKIN.roughness] = isPatent ? 0.06 : 0.24
    skin[SKIN.bendX] *= isPatent ? 0 : 0.5
    skin[SKIN.bendY] *= isPatent ? 0 : 0.5
  }
  return {
    distance: (x, y, z) => {
      const hull = roundedBox(x, y - top / 2, z, 1.07, top / 2 + 0.01, 0.38, 0.1)
      if (hull > 0.4) return hull
      const p = plan(x, z)
      // No other part reaches further out than the sole's edge. No step in the distance: soft shadows would show it as a ring.
      if (p > 0.14) return (p - 0.03) * last.even
      const own = y - lift(x)
      const shoe = Math.min(upperAt(p, x, own, z), soleAt(p, x, own)) * last.even
      return Math.min(shoe, isPump && x < 0 ? heelAt(x, y, z) * 0.8 : 1, bowAt(x, own, z) * 0.85)
    },
    paint: (skin, x, y, z, _nx, ny) => {
      const p = plan(x, z)
      const own = y - lift(x)
      const sole = soleAt(p, x, own)
      const upper = upperAt(p, x, own, z)
      const bow = bowAt(x, own, z)
      const run = x - Math.abs(z) * 0.8
      if (isPump && x < -0.5 && heelAt(x, y, z) < Math.min(sole, upper) - 0.002) {
        if (y < 0.028) return rubber(skin, BLACK, x, z)
        return hide(skin, colors.main, x, y)
      }
      if (bow < Math.min(sole, upper)) return hide(skin, colors.main, z, x)
      if (sole < upper) {
        if (isPump) return leather(skin, ny < -0.2 ? NATURAL : colors.main, x, z)
        const isHeel = x < -0.43
        rubber(skin, isLoafer || isHeel ? (isHeel && own < 0.12 ? BLACK : [0.09, 0.05, 0.028]) : BLACK, run, y)
        skin[SKIN.gloss] = 0.8
        skin[SKIN.roughness] = 0.3
        const welt = soleTop(x) - own
        if (isLoafer && ny > 0.5 && stitchAt(p + 0.004, run, 34, 0.006) > 0) printInk(skin, [0.8, 0.72, 0.55], 0.85)
        if (Math.abs(welt - 0.045) < 0.004) shaded(skin, 0.4)
        return
      }
      const rise = own - soleTop(x)
      const opening = openingAt(x, z)
      const depth = wallAt(p, x, own)
      if (opening < 0.005 && depth < -WALL * 0.6 && (ny < 0.7 || rise < 0.06)) {
        leather(skin, NATURAL, x, z)
        // The insole's seam, and the shade down in the toe.
        shaded(skin, 0.25 * smoothStep(-0.25, 0.05, opening) * (rise < 0.06 ? 1 : 0))
        return
      }
      hide(skin, colors.main, x, ny > 0.6 ? z : y)
      // The bound edge of the opening.
      const edge = heightOf(x) - own - dome * z * z * (0.25 + 0.75 * smoothStep(front - 0.35, front, x))
      if (opening < 0.01 && edge < 0.03) {
        shaded(skin, 0.22)
        if (edge > 0.025) shaded(skin, 0.3)
      } else if (opening > 0 && opening < 0.035) shaded(skin, opening > 0.029 ? 0.45 : 0.2)
      if (!isLoafer) return
      const saddle = saddleAt(x, z)
      if (saddle < 0) {
        if (slitAt(x, z) < 0) return shaded(skin, 0.75)
        if (stitchAt(saddle + 0.016, z * 1.4 + y, 34, 0.004) > 0) shaded(skin, 0.4)
        return
      }
      if (saddle < 0.012) shaded(skin, 0.35 * (1 - saddle / 0.012))
      const apron = apronAt(x, z)
      if (x > 0.27 && ny > 0.05) {
        // Thread pulls the apron's edge into small puckers.
        if (Math.abs(apron) < 0.028) shaded(skin, 0.1 + 0.14 * smoothStep(0.4, 1, Math.sin(Math.atan2(z, x - 0.3) * 26)))
        if (apron < -0.024 && apron > -0.034) shaded(skin, 0.35)
      }
      if (x < -0.55 && stitchAt(x + 0.62 + 0.1 * (own - 0.3), own, 34, 0.005) > 0 && opening < 0) shaded(skin, 0.35)
    },
    bounds: { height: top * 0.49, radius: length2(1.1, top * 0.5) },
    turn: [-30, -12],
    facing: colors.main,
  }
}

/** A footbed of cork with two broad straps and their buckles. */
export function sandal({ colors, material, words }: ShapeChoice): Shape {
  const { plan, heightOf, soleTop, dome, top, even } = slipOnLasts.sandal
  const isSlide = words.has('slide') || words.has('slides')
  const bedAt = (p: number, x: number, y: number): number => {
    const half = soleTop(x) / 2
    const bed = edged(p, Math.abs(y - half) - half, 0.03)
    // Dished for the foot, its rim stands up.
    const dish = Math.max(p + 0.045, soleTop(x) - 0.035 - y)
    return carved(bed, dish, 0.03)
  }
  /** How far inside of a strap a point is, seen from the side. */
  const bandOf = (x: number, y: number): number => {
    const slanted = x + 0.16 * (y - 0.3)
    if (isSlide) return Math.abs(slanted - 0.28) - 0.3 + 0.12 * (y - 0.2)
    return Math.min(Math.abs(slanted - 0.47) - 0.185, Math.abs(slanted + 0.01) - 0.17)
  }
  const strapAt = (p: number, x: number, y: number, z: number): number => {
    const domed = edged(p + 0.035 + 0.14 * (y - 0.2), (y - heightOf(x) + dome * z * z) * 0.85, 0.14)
    return Math.max(edged(bandOf(x, y), Math.abs(domed) - 0.02, 0.014), 0.1 - y)
  }
  const buckleOf = (x: number, y: number, middle: number): number =>
    roundedBox(x + 0.16 * (y - 0.3) - middle, y - 0.42, 0, 0.075, 0.055, 0.02, 0.015)
  const buckleAt = (p: number, x: number, y: number, z: number): number => {
    if (isSlide || z < 0) return 1
    const frame = Math.min(Math.abs(buckleOf(x, y, 0.46) + 0.004), Math.abs(buckleOf(x, y + 0.02, -0.02) + 0.004))
    const out = p + 0.035 + 0.14 * (y - 0.2) - 0.03
    return length2(frame, edged(out, (y - heightOf(x) + dome * z * z) * 0.85 - 0.03, 0.14)) - 0.012
  }
  return {
    distance: (x, y, z) => {
      const hull = roundedBox(x, y - top / 2, z, 1.03, top / 2 + 0.01, 0.4, 0.1)
      if (hull > 0.4) return hull
      const p = plan(x, z)
      if (p > 0.14) return (p - 0.01) * even
      return Math.min(bedAt(p, x, y), strapAt(p, x, y, z), buckleAt(p, x, y, z)) * even
    },
    paint: (skin, x, y, z, _nx, ny) => {
      const p = plan(x, z)
      const bed = bedAt(p, x, y)
      const strap = strapAt(p, x, y, z)
      if (buckleAt(p, x, y, z) < Math.min(bed, strap)) return metal(skin, colors.accent, 0.2)
      if (strap < bed) {
        const band = bandOf(x, y)
        if (material !== null && material !== 'leather') coat(skin, material, colors.main, x, y)
        else leather(skin, colors.main, x, z + y)
        if (band > -0.012) shaded(skin, 0.2)
        if (stitchAt(band + 0.028, z * 1.3 + y, 34, 0.0045) > 0) shaded(skin, 0.3)
        return
      }
      if (ny > 0.4 && p < -0.02) {
        leather(skin, [0.5, 0.38, 0.27], x, z)
        skin[SKIN.gloss] = 0.15
        skin[SKIN.sheen] = 0.3
        return
      }
      if (y < 0.06) return rubber(skin, BLACK, x, y)
      rubber(skin, [0.47, 0.31, 0.18], x * 3, y * 3)
      // Grains of cork.
      const grain = smoothNoise((x - z) * 75, y * 90 + x * 5)
      shaded(skin, 0.26 * smoothStep(0.6, 0.95, grain) - 0.1 * smoothStep(0.3, 0.1, grain))
    },
    bounds: { height: top * 0.49, radius: length2(1.08, top * 0.5) },
    turn: [-36, -16],
    facing: colors.main,
  }
}
