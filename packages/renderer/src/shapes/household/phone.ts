import { clamp01, smoothStep } from '../../noise.ts'
import { type LinearColor } from '../../color.ts'
import { length2, roundedRectangle, slab } from '../distance.ts'
import { inkAt, metal, plastic, printInk } from '../skins.ts'
import { type Label, type ProductColors, SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'

const HALF_X = 0.385
const HALF_Y = 0.8
const HALF_Z = 0.042
const CORNER = 0.125
const LEAN = 0.09
const COSINE = Math.cos(LEAN)
const SINE = Math.sin(LEAN)
/** Height of its middle when it stands on its lower edge. */
const LIFT = HALF_Y * COSINE + HALF_Z * SINE - 0.004

/** Soft ribbons of light in the product's colours, (u, v) 0 to 1 from the top left; into the skin as a lit screen. */
export function lightScreen(skin: Skin, { main, second, accent }: ProductColors, u: number, v: number, seed: number): void {
  const fold = v + 0.16 * Math.sin(u * 2.6 + seed * 6) + 0.06 * Math.sin(u * 5.3 - v * 3 + seed * 11)
  const ribbon = smoothStep(0.26, 0.62, fold)
  const light = smoothStep(0.5, 0.56, fold) * (1 - smoothStep(0.56, 0.8, fold))
  const low = smoothStep(0.66, 1.02, fold)
  const vivid = vividOf(main, accent)
  for (let channel = 0; channel < 3; channel++) {
    const deep = vivid[channel] * 0.16 + 0.004
    const mixed = deep + (vivid[channel] - deep) * ribbon
    const lit = mixed + (0.35 * second[channel] + 0.65 * accent[channel] - mixed) * clamp01(low * 0.8)
    skin[channel] = lit + (0.95 - lit) * light * 0.42
  }
  skin[SKIN.glow] = 0.66
  skin[SKIN.gloss] = 0.5
  skin[SKIN.roughness] = 0.04
}

/** A screen is never as dull as the case it sits in. */
function vividOf(main: LinearColor, accent: LinearColor): LinearColor {
  const paint = strengthOf(main) > 0.4 ? main : accent
  const grey = (paint[0] + paint[1] + paint[2]) / 3
  const strong = (channel: number): number => Math.min(0.9, Math.max(0.01, (grey + (channel - grey) * 1.3) * (0.3 / Math.max(0.08, grey))))
  return [strong(paint[0]), strong(paint[1]), strong(paint[2])]
}

/** How far a colour is from grey, 0 to 1. */
const strengthOf = (paint: LinearColor): number => (Math.max(...paint) - Math.min(...paint)) / Math.max(...paint)

/** A standing telephone: its lit screen to the front, its cameras on the other side; a second one beside it at random. */
export function phone(choice: ShapeChoice): Shape {
  const { colors, label, variation, words } = choice
  const isBack = words.has('back') || words.has('rear')
  const isPair = words.has('pair') || words.has('phones') || (!isBack && variation[0] > 0.5)
  const one = (x: number, y: number, z: number, flip: 1 | -1): number => {
    const px = x * flip
    const pz = z * flip
    const plan = roundedRectangle(px, y, HALF_X, HALF_Y, CORNER)
    const body = slab(plan, pz, HALF_Z, 0.018)
    // Cameras and buttons stand out of it by less than that.
    if (body > 0.15) return body - 0.05
    // The cameras lie behind its upper part.
    if (pz > 0) return body
    if (y < 0.1) return Math.min(body, 0.36 - y)
    const island = slab(roundedRectangle(px - 0.17, y - 0.56, 0.185, 0.19, 0.07), pz + HALF_Z, 0.018, 0.012)
    // They stand out of their island by less than that.
    if (island > 0.06) return Math.min(body, island - 0.03)
    const lens = Math.min(lensAt(px - 0.092, y - 0.65, pz), lensAt(px - 0.092, y - 0.475, pz), lensAt(px - 0.25, y - 0.5625, pz))
    return Math.min(body, island, lens)
  }
  const buttons = (x: number, y: number, z: number): number =>
    length2(Math.max(Math.abs(Math.abs(x) - HALF_X), 0), Math.max(0, Math.abs(y - 0.28) - 0.09, Math.abs(z) - 0.006)) - 0.008
  const front = (x: number, y: number, z: number): number => {
    const body = one(x, y, z, isBack ? -1 : 1)
    return body < 0.1 && Math.abs(Math.abs(x) - HALF_X) - 0.008 < body ? Math.min(body, buttons(x, y, z)) : body
  }
  /** Coordinates of the phone in front, or with `other` of the one behind, which shows its back. */
  const placeX = (x: number, other: boolean): number => (isPair ? (other ? x + 0.3 : x - 0.3) : x)
  const shifted = (z: number, other: boolean): number => (isPair ? (other ? z + 0.14 : z - 0.14) : z)
  const placeY = (y: number, z: number): number => (y - LIFT) * COSINE + z * SINE
  const placeZ = (y: number, z: number): number => z * COSINE - (y - LIFT) * SINE
  return {
    distance: (x, y, z) => {
      const pz = shifted(z, false)
      const near = front(placeX(x, false), placeY(y, pz), placeZ(y, pz))
      if (!isPair) return near
      const oz = shifted(z, true)
      const away = placeZ(y, oz)
      return Math.abs(away) - HALF_Z - 0.05 > near ? near : Math.min(near, one(placeX(x, true), placeY(y, oz), away, -1))
    },
    writeSkin: (skin, x, y, z, nx, ny, nz) => {
      const [near, far] = [shifted(z, false), shifted(z, true)]
      const isOther =
        isPair && one(placeX(x, true), placeY(y, far), placeZ(y, far), -1) < front(placeX(x, false), placeY(y, near), placeZ(y, near))
      const flip = isOther || isBack ? -1 : 1
      const pz = isOther ? far : near
      paintPhone(skin, choice, label, placeX(x, isOther) * flip, placeY(y, pz), placeZ(y, pz) * flip, nx, ny, nz * flip)
    },
    bounds: { height: HALF_Y, radius: isPair ? 1.08 : 0.94 },
    turn: isPair ? [-26, -14] : variation[1] < 0.5 ? [-34, -20] : [20, 34],
    facing: colors.main,
  }
}

const lensAt = (x: number, y: number, z: number): number => {
  const r = length2(x, y)
  const barrel = slab(r - 0.068, z + HALF_Z + 0.02, 0.022, 0.008)
  // The glass lies a little deeper than its ring.
  return Math.max(barrel, -slab(r - 0.05, z + HALF_Z + 0.046, 0.012, 0.002))
}

/** (x, y, z) in the phone's own axes: z towards its screen. */
function paintPhone(
  skin: Skin,
  { colors, variation }: ShapeChoice,
  label: Label | null,
  x: number,
  y: number,
  z: number,
  nx: number,
  _ny: number,
  nz: number,
): void {
  const plan = roundedRectangle(x, y, HALF_X, HALF_Y, CORNER)
  if (nz > 0.8 && z > HALF_Z - 0.006) {
    const screen = plan + 0.03
    const pill = roundedRectangle(x, y - HALF_Y + 0.085, 0.085, 0.023, 0.023)
    if (screen > 0 || pill < 0) {
      skin[0] = skin[1] = skin[2] = 0.004
      skin[SKIN.gloss] = 1
      skin[SKIN.roughness] = 0.04
      return
    }
    lightScreen(skin, colors, x / (2 * HALF_X) + 0.5, 0.5 - y / (2 * HALF_Y), variation[2])
    printInk(skin, [0.97, 0.97, 0.97], inkAt(label, x / 0.6 + 0.5, (0.56 - y) / 0.36))
    // The home bar.
    if (roundedRectangle(x, y + HALF_Y - 0.06, 0.12, 0.007, 0.007) < 0) printInk(skin, [0.95, 0.95, 0.95], 0.9)
    return
  }
  if (z > -HALF_Z + 0.012 || Math.abs(nx) > 0.75) {
    metal(skin, caseOf(colors.main, 0.25), 0.26)
    return
  }
  for (const [lensX, lensY] of lenses) {
    const r = length2(x - lensX, y - lensY)
    if (r > 0.07 || z > -HALF_Z - 0.02) continue
    if (r > 0.05) return metal(skin, caseOf(colors.main, 0.3), 0.2)
    skin[0] = 0.004 + 0.02 * smoothStep(0.02, 0.03, r)
    skin[1] = 0.005 + 0.01 * smoothStep(0.02, 0.03, r)
    skin[2] = 0.012 + 0.05 * smoothStep(0.02, 0.03, r)
    skin[SKIN.gloss] = 1
    skin[SKIN.roughness] = 0.02
    return
  }
  plastic(skin, caseOf(colors.main, 0.05), 0.4)
  if (length2(x - 0.25, y - 0.67) < 0.024 && z < -HALF_Z - 0.01) printInk(skin, [0.95, 0.92, 0.8], 1)
}

const lenses = [
  [0.092, 0.65],
  [0.092, 0.475],
  [0.25, 0.5625],
] as const

/** A case's colour, lightened towards metal. */
const caseOf = ([red, green, blue]: LinearColor, white: number): LinearColor => [
  red + (0.8 - red) * white,
  green + (0.8 - green) * white,
  blue + (0.8 - blue) * white,
]
