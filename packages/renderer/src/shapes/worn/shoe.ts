import { smoothStep } from '../../noise.ts'
import { type Paint } from '../../color.ts'
import { carved, length2, melted, roundedBox } from '../distance.ts'
import { edged, taperedCapsule } from '../outline.ts'
import { type Last, lasts, springOf } from './shoe-lasts.ts'
import { printInk, woven } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'
import { leather, mesh, rubber, shaded, stitchAt } from './worn-skins.ts'

const RUNNING = ['running', 'runner', 'trainer', 'jogging', 'gym', 'knit', 'mesh']

/** A low lace-up shoe with a cup sole; by words a running shoe of mesh on a higher, shaped sole. */
export const sneaker = (choice: ShapeChoice): Shape => shoeOn(RUNNING.some((word) => choice.words.has(word)) ? 'runner' : 'sneaker', choice)

/** A laced ankle boot with a stitched welt and a heel. */
export const boot = (choice: ShapeChoice): Shape => shoeOn('boot', choice)

/** A shoe over a last. Its toe points along x. */
function shoeOn(kind: keyof typeof lasts, { colors, material, chance, words }: ShapeChoice): Shape {
  const isRunner = kind === 'runner'
  const isBoot = kind === 'boot'
  const last: Last = lasts[kind]
  const { heightOf, soleTop, throatX, throatY, cosine, sine, laces: rows } = last
  const gap = (last.long - 0.1) / (rows - 1)
  const isMesh = isRunner || material === 'fabric'
  const highestSole = Math.max(soleTop(-1.05), soleTop(0), soleTop(1.05)) + 0.09
  const plan = (x: number, z: number): number =>
    melted(taperedCapsule(x, z, -0.7, 0.255, 0.38, 0.345), length2(x - 0.76, z + 0.03) - 0.215, 0.24)

  const soleAt = (p: number, x: number, y: number): number => {
    const spring = springOf(x)
    const top = soleTop(x)
    const half = top / 2
    const flare = isRunner ? 0.05 * (0.25 - y) * (1 - 0.5 * smoothStep(-0.6, 0.6, x)) : 0.03 * (0.2 - y)
    const sole = edged(p - 0.02 - flare, Math.abs(y - spring - half) - half, isBoot ? 0.016 : 0.032)
    // A boot stands on a heel: the sole is hollow before it.
    return isBoot ? carved(sole, roundedBox(x + 0.14, y, 0, 0.24, 0.055, 1, 0.03), 0.02) : sole
  }
  const upperAt = (p: number, x: number, y: number, z: number): number => {
    const along = (throatX - x) * cosine + (y - throatY) * sine
    const above = (x - throatX) * sine + (y - throatY) * cosine
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
    const body = Math.max(edged(wall, (y - heightOf(x)) * last.steep, round), 0.1 - y)
    const foot = Math.max(wall + 0.075, 0.3 - y, above + 0.07, x + 0.14)
    const hollow = carved(body, foot, 0.05)
    const slot = Math.max(Math.abs(z) - 0.085 - 0.05 * along, -above - 0.06 - z * z, -along)
    return carved(hollow, slot, 0.025)
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
  const light = (paint: Paint): number => 0.21 * paint[0] + 0.72 * paint[1] + 0.07 * paint[2]
  const isPale = light(colors.main) > 0.45
  const isLaceTold = words.has('lace') || words.has('laces')
  const treadColor: Paint = words.has('gum') ? GUM : colors.second
  const laceColor: Paint = isLaceTold
    ? colors.second
    : isPale
      ? [0.86, 0.85, 0.82]
      : chance[1] < 0.5
        ? colors.accent
        : [colors.main[0] * 1.1, colors.main[1] * 1.1, colors.main[2] * 1.1]
  const liningColor: Paint = isPale ? [0.62, 0.56, 0.47] : [0.05, 0.05, 0.055]
  const cloth = (skin: Skin, paint: Paint, u: number, v: number): void => (isMesh ? mesh(skin, paint, u, v) : leather(skin, paint, u, v))

  const paintSole = (skin: Skin, x: number, y: number, run: number): void => {
    const ground = y - springOf(x)
    rubber(skin, ground < 0.045 ? treadColor : colors.accent, run, y)
    if (Math.abs(ground - 0.045) < 0.006) shaded(skin, 0.45)
    if (isBoot) {
      const welt = soleTop(x) - ground
      rubber(skin, welt < 0.05 ? [0.4, 0.23, 0.11] : [0.035, 0.031, 0.028], run, y)
      if (Math.abs(welt - 0.05) < 0.006) shaded(skin, 0.5)
      if (stitchAt(welt - 0.022, run, 26, 0.006) > 0) printInk(skin, [0.85, 0.8, 0.68], 0.9)
      return
    }
    if (isRunner) {
      const wave = ground - 0.105 - 0.05 * Math.sin(x * 3 + 1.4)
      skin[SKIN.bendY] = 0.5 * smoothStep(0.03, 0, Math.abs(wave)) * (wave > 0 ? 1 : -1)
      if (Math.abs(wave) < 0.007) shaded(skin, 0.3)
      const notch = x * 7.5 - Math.floor(x * 7.5)
      if (ground < 0.06 && notch < 0.14) shaded(skin, 0.6)
      if (x < -0.4 + wave && wave > 0.02 && soleTop(x) - ground > 0.05) rubber(skin, colors.second, run, y)
      return
    }
    const rim = soleTop(x) - ground
    if (Math.abs(rim - 0.05) < 0.008) shaded(skin, 0.2)
    if (stitchAt(rim - 0.05, run, 28, 0.005) > 0) printInk(skin, [0.9, 0.89, 0.86], 0.8)
    if (x > 0.74 && ground > 0.055 && rim > 0.07) skin[SKIN.bendY] = 0.3 * Math.sin(ground * 240)
  }
  /** A panel's edge: the shade below it and two rows of thread inside it. `into`: distance inside the panel. */
  const seam = (skin: Skin, into: number, run: number): void => {
    if (into < 0 && into > -0.014) shaded(skin, 0.3 * (1 + into / 0.014))
    if (stitchAt(into - 0.018, run, 30, 0.0042) > 0) shaded(skin, isPale ? 0.26 : -0.5)
  }
  const paintUpper = (skin: Skin, x: number, y: number, z: number, v: number, along: number, above: number): void => {
    const side = Math.abs(z)
    const heel = -0.6 + 0.22 * (y - 0.2) - x
    const tab = Math.min(-0.83 - 0.12 * (0.8 - y) - x, y - 0.56)
    const stays = melted(above + last.stay - 0.04 * along, along + 0.08, 0.09)
    const cap = x - 0.6 + 0.9 * z * z
    const slant = x + 0.62 * (y - 0.2) - 0.02
    const stripe = isBoot ? -1 : Math.min(0.058 - Math.abs(slant), -stays - 0.012)
    const thin = isBoot ? -1 : Math.min(0.014 - Math.abs(slant + 0.12), -stays - 0.012)
    if (tab > 0 && !isBoot) leather(skin, colors.second, z, y)
    else if (stays > 0) leather(skin, colors.main, x, v)
    else if (heel > 0) leather(skin, colors.main, x, y)
    else if (Math.max(stripe, thin) > 0 && side > 0.1) leather(skin, colors.second, x, y)
    else if (cap > 0) leather(skin, colors.main, x, v)
    else cloth(skin, colors.main, x, v)
    seam(skin, tab, z + y)
    if (tab < 0) {
      seam(skin, stays, along)
      if (stays < 0) {
        seam(skin, heel, y)
        seam(skin, cap, z)
        if (side > 0.1) seam(skin, stripe, y)
      }
    }
    // Air holes over the toes, eyelets beside the laces.
    const row = (x - 0.38) / 0.052
    const at = Math.round(row)
    const across = z / 0.055 + (at & 1) * 0.5
    if (!isMesh && !isBoot && at >= 0 && at <= 3 && side < 0.15 - 0.025 * Math.abs(at - 1) && stays < 0) {
      const hole = length2((row - at) * 0.052, (across - Math.round(across)) * 0.055)
      if (hole < 0.0125) shaded(skin, 0.85)
      else if (hole < 0.019) shaded(skin, 0.15)
    }
    const eye = (along - 0.07) / gap
    const eyelet = Math.min(rows - 1, Math.max(0, Math.round(eye)))
    const ring = length2((eye - eyelet) * gap + (eyelet === 0 ? 0 : 0.05 * z), side - 0.172 - 0.05 * along)
    if (ring < 0.022 && above > -0.15) shaded(skin, ring < 0.014 ? 0.8 : 0.25)
  }
  return {
    distance: (x, y, z) => {
      const hull = roundedBox(x, y - last.top / 2, z, 1.03, last.top / 2 + 0.01, 0.4, 0.12)
      if (hull > 0.12) return hull
      const p = plan(x, z)
      // No other part reaches further out than the sole's edge.
      if (p > 0.14) return p - 0.05
      // Above the sole and below the upper only one of them can be the nearer.
      const upper = y < 0.02 ? 1 : upperAt(p, x, y, z)
      const shoe = (y - highestSole > upper ? upper : Math.min(upper, soleAt(p, x, y))) * 0.86
      const along = (throatX - x) * cosine + (y - throatY) * sine
      const above = (x - throatX) * sine + (y - throatY) * cosine
      const laced = Math.max(
        Math.abs(along - last.long / 2 - 0.05) - last.long / 2 - 0.16,
        Math.abs(z) - 0.28,
        Math.abs(above - 0.03) - 0.17,
      )
      if (laced * 0.86 >= shoe) return shoe
      return Math.min(shoe, tongueAt(along, above, z), lacesAt(along, above, z))
    },
    paint: (skin, x, y, z, _nx, ny) => {
      const p = plan(x, z)
      const along = (throatX - x) * cosine + (y - throatY) * sine
      const above = (x - throatX) * sine + (y - throatY) * cosine
      const sole = soleAt(p, x, y)
      const tongue = tongueAt(along, above, z)
      const laces = lacesAt(along, above, z)
      const least = Math.min(sole, upperAt(p, x, y, z), tongue, laces)
      const run = x - Math.abs(z) * 0.8
      if (least === laces) {
        woven(skin, laceColor, z, along, 110)
        skin[SKIN.soft] = 0.3
        return
      }
      if (least === sole) return paintSole(skin, x, y, run)
      const isTongue = least === tongue
      const isInside =
        !isTongue && (!isBoot || ny < 0.5) && p + 0.079 + 0.05 * (y - 0.18) < 0 && (above < -0.05 || x < -0.25) && x < 0.1 && ny < 0.85
      if (isInside) return woven(skin, liningColor, x, y, 70)
      const v = ny > 0.6 ? z : y
      if (isTongue) {
        cloth(skin, colors.main, z, along)
        if (Math.abs(along - last.long - 0.09) < 0.05 && Math.abs(z) < 0.08) leather(skin, colors.second, z, along)
        if (stitchAt(Math.abs(z) - 0.11 - 0.09 * along, along) > 0) shaded(skin, 0.3)
        return
      }
      paintUpper(skin, x, y, z, v, along, above)
    },
    bounds: { height: last.top * 0.49, radius: length2(1.02, last.top * 0.49) },
    turn: [-27, -7],
    facing: colors.main,
  }
}

/** Unbleached rubber, the "gum" of soles. */
const GUM: Paint = [0.4, 0.21, 0.085]
