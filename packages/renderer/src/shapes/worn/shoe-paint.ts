import { smoothStep } from '../../noise.ts'
import { luminanceOf, type LinearColor } from '../../color.ts'
import { length2, smoothUnion } from '../distance.ts'
import { printInk } from '../skins.ts'
import { type ProductColors, SKIN, type ShapeChoice, type Skin } from '../shape.ts'
import { type Last, lasts, springOf } from './shoe-lasts.ts'
import { laceGap } from './shoe-parts.ts'
import { leather, mesh, rubber, shaded, stitchAt } from './worn-skins.ts'

/** What a prompt decides about a laced shoe. */
export interface ShoeDesign {
  readonly kind: keyof typeof lasts
  readonly last: Last
  readonly isBoot: boolean
  readonly isMesh: boolean
  readonly colors: ProductColors
  readonly isPale: boolean
  readonly treadColor: LinearColor
  readonly laceColor: LinearColor
  readonly liningColor: LinearColor
}

export function shoeDesignOf(kind: keyof typeof lasts, { colors, material, variation, words }: ShapeChoice): ShoeDesign {
  const { main, second, accent } = colors
  const isPale = luminanceOf(main) > 0.45
  const hasLaceColor = words.has('lace') || words.has('laces')
  const laceOfUpper: LinearColor = variation[1] < 0.5 ? accent : [main[0] * 1.1, main[1] * 1.1, main[2] * 1.1]
  return {
    kind,
    last: lasts[kind],
    isBoot: kind === 'boot',
    isMesh: kind === 'runner' || material === 'fabric',
    colors,
    isPale,
    treadColor: words.has('gum') ? GUM : second,
    laceColor: hasLaceColor ? second : isPale ? [0.86, 0.85, 0.82] : laceOfUpper,
    liningColor: isPale ? [0.62, 0.56, 0.47] : [0.05, 0.05, 0.055],
  }
}

/** Unbleached rubber, the "gum" of soles. */
const GUM: LinearColor = [0.4, 0.21, 0.085]

/** The cloth of an upper: leather or mesh. */
export function paintCloth(skin: Skin, { isMesh, colors }: ShoeDesign, u: number, v: number): void {
  if (isMesh) mesh(skin, colors.main, u, v)
  else leather(skin, colors.main, u, v)
}

/** The sole's side. `run`: length around it. */
export function paintSole(skin: Skin, design: ShoeDesign, x: number, y: number, run: number): void {
  const { colors, kind, treadColor } = design
  const ground = y - springOf(x)
  const rim = design.last.soleTop(x) - ground
  rubber(skin, ground < 0.045 ? treadColor : colors.accent, run, y)
  if (Math.abs(ground - 0.045) < 0.006) shaded(skin, 0.45)
  if (kind === 'boot') return paintWelt(skin, rim, y, run)
  if (kind === 'runner') {
    const wave = ground - 0.105 - 0.05 * Math.sin(x * 3 + 1.4)
    skin[SKIN.bendY] = 0.5 * smoothStep(0.03, 0, Math.abs(wave)) * (wave > 0 ? 1 : -1)
    if (Math.abs(wave) < 0.007) shaded(skin, 0.3)
    const notch = x * 7.5 - Math.floor(x * 7.5)
    if (ground < 0.06 && notch < 0.14) shaded(skin, 0.6)
    if (x < -0.4 + wave && wave > 0.02 && rim > 0.05) rubber(skin, colors.second, run, y)
    return
  }
  if (Math.abs(rim - 0.05) < 0.008) shaded(skin, 0.2)
  if (stitchAt(rim - 0.05, run, 28, 0.005) > 0) printInk(skin, [0.9, 0.89, 0.86], 0.8)
  if (x > 0.74 && ground > 0.055 && rim > 0.07) skin[SKIN.bendY] = 0.3 * Math.sin(ground * 240)
}

/** The stitched welt of a boot over its black sole. `rim`: depth below the sole's upper edge. */
function paintWelt(skin: Skin, rim: number, y: number, run: number): void {
  rubber(skin, rim < 0.05 ? [0.4, 0.23, 0.11] : [0.035, 0.031, 0.028], run, y)
  if (Math.abs(rim - 0.05) < 0.006) shaded(skin, 0.5)
  if (stitchAt(rim - 0.022, run, 26, 0.006) > 0) printInk(skin, [0.85, 0.8, 0.68], 0.9)
}

/** A point of the upper: `v` is its length along the cloth, `along` and `above` are measured from the throat. */
interface UpperPoint {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly v: number
  readonly along: number
  readonly above: number
}

/** The upper, panel over panel: heel tab, lace stays, heel, stripe, toe cap. */
export function paintUpper(skin: Skin, design: ShoeDesign, point: UpperPoint): void {
  const { isBoot, isPale, colors, last } = design
  const { x, y, z, v, along, above } = point
  const side = Math.abs(z)
  const heel = -0.6 + 0.22 * (y - 0.2) - x
  const tab = Math.min(-0.83 - 0.12 * (0.8 - y) - x, y - 0.56)
  const stays = smoothUnion(above + last.stay - 0.04 * along, along + 0.08, 0.09)
  const cap = x - 0.6 + 0.9 * z * z
  const slant = x + 0.62 * (y - 0.2) - 0.02
  const stripe = isBoot ? -1 : Math.min(0.058 - Math.abs(slant), -stays - 0.012)
  const thin = isBoot ? -1 : Math.min(0.014 - Math.abs(slant + 0.12), -stays - 0.012)
  if (tab > 0 && !isBoot) leather(skin, colors.second, z, y)
  else if (stays > 0) leather(skin, colors.main, x, v)
  else if (heel > 0) leather(skin, colors.main, x, y)
  else if (Math.max(stripe, thin) > 0 && side > 0.1) leather(skin, colors.second, x, y)
  else if (cap > 0) leather(skin, colors.main, x, v)
  else paintCloth(skin, design, x, v)
  paintSeam(skin, isPale, tab, z + y)
  if (tab < 0) {
    paintSeam(skin, isPale, stays, along)
    if (stays < 0) {
      paintSeam(skin, isPale, heel, y)
      paintSeam(skin, isPale, cap, z)
      if (side > 0.1) paintSeam(skin, isPale, stripe, y)
    }
  }
  if (!design.isMesh && !isBoot && stays < 0) paintAirHoles(skin, x, z)
  paintEyelets(skin, last, point)
}

/** A panel's edge: the shade below it and two rows of thread inside it. `into`: distance inside the panel. */
function paintSeam(skin: Skin, isPale: boolean, into: number, run: number): void {
  if (into < 0 && into > -0.014) shaded(skin, 0.3 * (1 + into / 0.014))
  if (stitchAt(into - 0.018, run, 30, 0.0042) > 0) shaded(skin, isPale ? 0.26 : -0.5)
}

/** Rows of holes over the toes. */
function paintAirHoles(skin: Skin, x: number, z: number): void {
  const row = (x - 0.38) / 0.052
  const at = Math.round(row)
  const across = z / 0.055 + (at & 1) * 0.5
  if (at < 0 || at > 3 || Math.abs(z) >= 0.15 - 0.025 * Math.abs(at - 1)) return
  const hole = length2((row - at) * 0.052, (across - Math.round(across)) * 0.055)
  if (hole < 0.0125) shaded(skin, 0.85)
  else if (hole < 0.019) shaded(skin, 0.15)
}

/** Eyelets beside the laces. */
function paintEyelets(skin: Skin, last: Last, { z, along, above }: UpperPoint): void {
  const gap = laceGap(last)
  const eye = (along - 0.07) / gap
  const eyelet = Math.min(last.laces - 1, Math.max(0, Math.round(eye)))
  const ring = length2((eye - eyelet) * gap + (eyelet === 0 ? 0 : 0.05 * z), Math.abs(z) - 0.172 - 0.05 * along)
  if (ring < 0.022 && above > -0.15) shaded(skin, ring < 0.014 ? 0.8 : 0.25)
}
