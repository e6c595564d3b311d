import { smoothStep } from '../../noise.ts'
import { type LinearColor } from '../../color.ts'
import { length2 } from '../distance.ts'
import { coat, printInk } from '../skins.ts'
import { type SlipOnLast, slipOnLasts } from './slip-on-lasts.ts'
import {
  apronAt,
  bowAt,
  distanceToSlipOn,
  heelAt,
  saddleAt,
  slitAt,
  type SlipOnKind,
  type SlipOnParts,
  slipOnPartsOf,
  WALL_THICKNESS,
} from './slip-on-parts.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'
import { leather, rubber, shaded, stitchAt } from './worn-skins.ts'

/** A penny loafer: a sewn apron, a saddle with its slit, a leather sole with a low heel. */
export const loafer = (choice: ShapeChoice): Shape => slipOn('loafer', choice)

/** A flat, widely cut shoe with a bow. */
export const balletFlat = (choice: ShapeChoice): Shape => slipOn('ballet flat', choice)

/** A pointed pump on a thin heel. */
export const highHeel = (choice: ShapeChoice): Shape => slipOn('high heel', choice)

const NATURAL: LinearColor = [0.52, 0.36, 0.22]
const BLACK: LinearColor = [0.03, 0.027, 0.025]

function slipOn(kind: SlipOnKind, choice: ShapeChoice): Shape {
  const { top } = slipOnLasts[kind]
  const parts = slipOnPartsOf(kind)
  return {
    distance: distanceToSlipOn(kind, parts),
    writeSkin: paintSlipOn(kind, choice, parts),
    bounds: { height: top * 0.49, radius: length2(1.1, top * 0.5) },
    turn: [-30, -12],
    facing: choice.colors.main,
  }
}

function paintSlipOn(kind: SlipOnKind, choice: ShapeChoice, parts: SlipOnParts): Shape['writeSkin'] {
  const { main } = choice.colors
  const { soleAt, upperAt } = parts
  const last: SlipOnLast = slipOnLasts[kind]
  const hide = polishedHide(choice)
  const isPump = kind === 'high heel'
  return (skin, x, y, z, _nx, ny) => {
    const p = last.plan(x, z)
    const own = y - last.lift(x)
    const floor = last.soleTop(x)
    const sole = soleAt(p, x, own, floor)
    const upper = upperAt(p, x, own, z, floor)
    if (isPump && x < -0.5 && heelAt(x, y, z) < Math.min(sole, upper) - 0.002) {
      if (y < 0.028) return rubber(skin, BLACK, x, z)
      return hide(skin, main, x, y)
    }
    if (kind === 'ballet flat' && bowAt(x, own, z) < Math.min(sole, upper)) return hide(skin, main, z, x)
    const point = { p, x, y, z, own, ny }
    if (sole < upper) {
      if (isPump) return leather(skin, ny < -0.2 ? NATURAL : main, x, z)
      return paintFlatSole(skin, kind === 'loafer', floor - own, point)
    }
    const opening = parts.openingAt(x, z)
    if (paintInside(skin, opening, parts.wallAt(p, x, own, floor), own - floor, point)) return
    hide(skin, main, x, ny > 0.6 ? z : y)
    paintRim(skin, last, opening, point)
    if (kind === 'loafer') paintLoafer(skin, opening, point)
  }
}

/** A point of the shoe: `p` is its distance from the plan, `own` its height above the level the sole is lifted to. */
interface SlipOnPoint {
  readonly p: number
  readonly x: number
  readonly y: number
  readonly z: number
  readonly own: number
  readonly ny: number
}

/** Leather as shoes of this kind have it: suede, patent, or polished. */
function polishedHide({ material, words }: ShapeChoice): (skin: Skin, paint: LinearColor, u: number, v: number) => void {
  const isSuede = material === 'fabric' || words.has('suede')
  const isPatent = words.has('patent') || words.has('glossy')
  return (skin, paint, u, v) => {
    if (material !== null && material !== 'leather' && material !== 'fabric') coat(skin, material, paint, u, v)
    else leather(skin, paint, u, v)
    if (isSuede) {
      skin[SKIN.gloss] = 0.1
      skin[SKIN.sheen] = 0.6
      skin[SKIN.roughness] = 0.8
      return
    }
    skin[SKIN.gloss] = 0.95
    skin[SKIN.roughness] = isPatent ? 0.06 : 0.24
    skin[SKIN.bendX] *= isPatent ? 0 : 0.5
    skin[SKIN.bendY] *= isPatent ? 0 : 0.5
  }
}

/** The sole of a shoe without a high heel. `welt`: depth below its upper edge. */
function paintFlatSole(skin: Skin, isLoafer: boolean, welt: number, { p, x, y, z, own, ny }: SlipOnPoint): void {
  const run = x - Math.abs(z) * 0.8
  const isHeel = x < -0.43
  rubber(skin, isLoafer || isHeel ? (isHeel && own < 0.12 ? BLACK : [0.09, 0.05, 0.028]) : BLACK, run, y)
  skin[SKIN.gloss] = 0.8
  skin[SKIN.roughness] = 0.3
  if (isLoafer && ny > 0.5 && stitchAt(p + 0.004, run, 34, 0.006) > 0) printInk(skin, [0.8, 0.72, 0.55], 0.85)
  if (Math.abs(welt - 0.045) < 0.004) shaded(skin, 0.4)
}

/** The lining; returns whether the point is inside the shoe. `rise`: height above the sole. */
function paintInside(skin: Skin, opening: number, depth: number, rise: number, { x, z, ny }: SlipOnPoint): boolean {
  if (opening >= 0.005 || depth >= -WALL_THICKNESS * 0.6 || (ny >= 0.7 && rise >= 0.06)) return false
  leather(skin, NATURAL, x, z)
  // The insole's seam, and the shade down in the toe.
  shaded(skin, 0.25 * smoothStep(-0.25, 0.05, opening) * (rise < 0.06 ? 1 : 0))
  return true
}

/** The bound edge of the opening. */
function paintRim(skin: Skin, { heightOf, dome, front }: SlipOnLast, opening: number, { x, z, own }: SlipOnPoint): void {
  const edge = heightOf(x) - own - dome * z * z * (0.25 + 0.75 * smoothStep(front - 0.35, front, x))
  if (opening < 0.01 && edge < 0.03) {
    shaded(skin, 0.22)
    if (edge > 0.025) shaded(skin, 0.3)
  } else if (opening > 0 && opening < 0.035) shaded(skin, opening > 0.029 ? 0.45 : 0.2)
}

/** Saddle, apron and the seam at the heel. */
function paintLoafer(skin: Skin, opening: number, { x, y, z, own, ny }: SlipOnPoint): void {
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
}
