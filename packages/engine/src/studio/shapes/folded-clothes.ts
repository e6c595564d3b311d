import { layeredNoise, smoothNoise, smoothStep } from '../noise.ts'
import { carved, egg, length2, melted, rod, roundedBox, roundedRectangle } from './distance.ts'
import { edged, reliefOver, trapezoid } from './outline.ts'
import { inkAt, inkOn, metal, printInk, woven } from './skins.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from './shape.ts'
import { jersey, knitted, shaded, stitchAt } from './worn-skins.ts'

const LEAN = 0.24
const COSINE = Math.cos(LEAN)
const SINE = Math.sin(LEAN)
const WIDE = 0.56
const TALL = 1.42
const NECK_Y = TALL - 0.02
const NECK = 0.235

/** A T-shirt folded as shops fold it, sleeves and hem behind, leaning back on its lower fold. */
export const tShirt = (choice: ShapeChoice): Shape => folded(choice, 'jersey')

/** A knitted sweater, folded the same way. */
export const sweater = (choice: ShapeChoice): Shape => folded(choice, 'knit')

/** A hoodie, folded the same way: the hood lies open behind the neck, cords hang from its edge. */
export const hoodie = (choice: ShapeChoice): Shape => folded(choice, 'hood')

function folded({ colors, label, chance }: ShapeChoice, cut: 'jersey' | 'knit' | 'hood'): Shape {
  const isKnitted = cut === 'knit'
  const isHooded = cut === 'hood'
  /** Wool lies thicker, and so does its neck band. */
  const thickness = isKnitted ? 0.095 : isHooded ? 0.1 : 0.075
  const band = isKnitted ? 0.045 : 0.03
  const phase = 6 * chance[0]
  /** The front: full along the folds, with the few soft creases cotton keeps. */
  const creaseAt = (x: number, v: number): number =>
    0.01 * Math.sin(x * 5 + 1.6 * Math.sin(v * 2.3 + phase)) +
    (v > 0.7 ? 0 : 0.006 * Math.sin((x * 0.8 + v) * 8 + phase) * smoothStep(0.7, 0, v)) +
    // Cloth pulls from the neck down to both sides.
    (v < 0.85 ? 0 : 0.009 * Math.sin((x / (1.66 - Math.min(v, 1.45))) * 13) * smoothStep(0.85, 1.25, v))
  /** Two cables run down the front of a sweater: strands that cross over each other. */
  const cableAt = (x: number, v: number): number => {
    const off = Math.abs(x) - 0.27
    if (off > 0.1 || off < -0.1) return 0
    const swing = 0.036 * Math.sin(v * 19)
    const strand = Math.min(Math.abs(off - swing), Math.abs(off + swing))
    return 0.02 * smoothStep(0.042, 0, strand)
  }
  const reliefAt = reliefOver((x, v) => creaseAt(x, v) + (isKnitted ? cableAt(x, v) : 0), [-0.75, 0.75], [-0.25, 1.7], 300, 390)
  const frontAt = (x: number, v: number, w: number): number => {
    const shoulder = v - TALL + 0.3 * Math.max(0, Math.abs(x) - 0.17)
    const outline = edged(
      roundedRectangle(x, v - TALL / 2 - 0.11, WIDE + 0.03 * (v - 0.7) * (v - 0.7), TALL / 2 + 0.1, 0.08),
      shoulder * 0.95,
      0.07,
    )
    const thick = Math.abs(w + 0.03) - thickness
    // Creases need looking at from near only.
    const plain = edged(outline, thick, 0.07)
    return plain > 0.08 ? plain - 0.045 : edged(outline, thick - reliefAt(x, v), 0.07)
  }
  /** The folded sleeves and the back show as two more layers at the sides. */
  const backAt = (x: number, v: number, w: number): number => {
    const high = v - TALL - 0.035 + 0.34 * Math.max(0, Math.abs(x) - 0.2) - 0.25 * x * x * (x * x < 0.06 ? 1 : 0.06 / (x * x))
    const outline = edged(roundedRectangle(x, v - TALL / 2 - 0.16, WIDE - 0.02 - 0.012 * v, TALL / 2 + 0.12, 0.06), high * 0.92, 0.02)
    return edged(outline, Math.abs(w + 0.13) - 0.05, 0.045)
  }
  const neckAt = (x: number, v: number): number => length2(x, (v - NECK_Y - 0.03) * 1.25) - NECK
  const collarAt = (x: number, v: number, w: number): number => {
    const ring = neckAt(x, v)
    const front = length2(Math.max(0, Math.abs(ring) - band), w - 0.045 - (thickness - 0.075) - 0.04 * (NECK_Y - v)) - 0.016
    return Math.max(front, v - NECK_Y - 0.035) * 0.9
  }
  /** A hollow egg leaning back over the neck, its opening to the front; the edge is doubled for the cord. */
  const hoodAt = (x: number, v: number, w: number): number => {
    const outer = egg(x, v - TALL - 0.03, w + 0.1, 0.4, 0.28, 0.2)
    const opening = egg(x, v - TALL + 0.01, w - 0.06, 0.27, 0.2, 0.2)
    // The doubled edge goes on around the neck in front.
    const edge = length2(Math.max(0, Math.abs(hemOf(x, v)) - 0.022), w - 0.06 - 0.05 * (TALL - v)) - 0.03
    return melted(carved(outer, opening, 0.05), -melted(-edge, TALL + 0.03 - v, 0.07), 0.05) * 0.86
  }
  const hemOf = (x: number, v: number): number => length2(x, (v - TALL + 0.01) * 1.22) - 0.28
  /** Cords out of the hood's edge, with metal ends. */
  const cordAt = (x: number, v: number, w: number): number => {
    const bend = 0.02 * Math.sin(v * 6 + (x > 0 ? 1 : 3))
    return rod(Math.abs(x) - bend, v, w, 0.14, 1.21, 0.12, 0.155, x > 0 ? 0.84 : 0.9, 0.088, 0.017) * 0.93
  }
  const pocketOf = (x: number, v: number): number => trapezoid(x, v - 0.3, 0.46, 0.3, 0.2) - 0.02
  return {
    distance: (x, y, z) => {
      const v = y * COSINE - z * SINE
      const w = y * SINE + z * COSINE
      const hull = roundedBox(
        x,
        v - TALL / 2 - 0.1,
        w + 0.04,
        WIDE + 0.03,
        TALL / 2 + (isHooded ? 0.26 : 0.18),
        isHooded ? 0.27 : 0.19,
        0.05,
      )
      if (hull > 0.06) return hull
      const whole = frontAt(x, v, w)
      if (isHooded) {
        const open = v < 1.05 ? whole : carved(whole, Math.max(hemOf(x, v) + 0.01, -0.05 - w), 0.03)
        const front = w < 0 || v > 0.6 ? open : open - 0.008 * smoothStep(0.006, -0.006, pocketOf(x, v))
        const body = w + 0.06 > front && v < 1 ? front : Math.min(front, backAt(x, v, w))
        // The hood and its cords are asked for only where they may be the nearest.
        const hooded = 1.05 - v > body ? body : melted(body, hoodAt(x, v, w), 0.05)
        return (v < 0.75 ? hooded : Math.min(hooded, cordAt(x, v, w))) * 0.8
      }
      const front = v < 1.05 ? whole : carved(whole, Math.max(neckAt(x, v), -0.06 - w), 0.02)
      const near = w + 0.06 > front && v < TALL - 0.2 ? front : Math.min(front, backAt(x, v, w))
      return (v < 1 ? near : melted(near, collarAt(x, v, w), 0.01)) * 0.86
    },
    paint: (skin, x, y, z, _nx, _ny, nz) => {
      const v = y * COSINE - z * SINE
      const w = y * SINE + z * COSINE
      if (isKnitted) knitted(skin, colors.main, x, v)
      else jersey(skin, colors.main, x, v)
      if (isHooded) return paintHoodie(skin, x, v, w, nz)
      const ring = neckAt(x, v)
      if (Math.abs(ring) < band + 0.02 && v > 1 && w > -0.02) {
        const rib = Math.atan2(x, NECK_Y + 0.03 - v) * 30
        const within = rib - Math.floor(rib) - 0.5
        if (isKnitted) knitted(skin, colors.main, rib / 40, ring)
        if (Math.abs(ring) < band + 0.006) shaded(skin, (isKnitted ? 1.8 : 0.6) * within * within)
        else if (ring > 0) shaded(skin, 0.22)
        return
      }
      if (ring < 0 && v > 1) {
        shaded(skin, 0.12)
        // The ribbed band of the back neck.
        if (v > NECK_Y - 0.005) shaded(skin, 0.1 * (Math.sin(x * 190) > 0 ? 1 : 0))
        else if (v > NECK_Y - 0.014) shaded(skin, 0.3)
        // A woven tag in the neck, with nothing on it.
        if (roundedRectangle(x, v - NECK_Y + 0.06, 0.07, 0.035, 0.005) < 0) printInk(skin, colors.second, 0.9)
        return
      }
      if (isKnitted) {
        shaded(skin, 0.35 * smoothStep(0.11, 0.085, Math.abs(Math.abs(x) - 0.27)) * smoothStep(0.012, 0, cableAt(x, v)) * (nz > 0 ? 1 : 0))
        return
      }
      if (stitchAt(ring - 0.062, Math.atan2(x, NECK_Y - v) * NECK, 40, 0.0035) > 0 && v > 0.9) shaded(skin, 0.16)
      skin[SKIN.bendX] += (layeredNoise(x * 4 + 3, v * 3, 3) - 0.5) * 0.34
      skin[SKIN.bendY] += (smoothNoise(x * 5 + 40, v * 4) - 0.5) * 0.16
      if (nz > 0.3) printInk(skin, inkOn(colors.main, colors.second), inkAt(label, x / 0.8 + 0.5, (1.02 - v) / 0.64) * 0.93)
    },
    bounds: { height: isHooded ? 0.8 : 0.71, radius: isHooded ? 1.08 : 0.98 },
    turn: [-24, 24],
    facing: colors.main,
  }

  function paintHoodie(skin: Skin, x: number, v: number, w: number, nz: number): void {
    if (v > 0.75 && cordAt(x, v, w) < 0.004) {
      if (v < 0.95) metal(skin, [0.7, 0.7, 0.71], 0.2)
      else woven(skin, colors.main, x, v, 140)
      return
    }
    const hem = hemOf(x, v)
    if (v > 1.1 && hem < -0.035 && w < 0.05) return shaded(skin, 0.2)
    if (v > 1.1 && Math.abs(hem) < 0.06) {
      if (stitchAt(hem - 0.03, Math.atan2(x, v - TALL) * 0.3, 36, 0.004) > 0 && v < TALL) shaded(skin, 0.2)
      return
    }
    const pocket = pocketOf(x, v)
    if (nz > 0.2) {
      if (Math.abs(pocket) < 0.006) shaded(skin, 0.25)
      if (stitchAt(pocket + 0.025, Math.abs(x) > 0.3 ? v : x, 36, 0.004) > 0) shaded(skin, 0.2)
    }
    skin[SKIN.bendX] += (layeredNoise(x * 4 + 3, v * 3, 3) - 0.5) * 0.34
    skin[SKIN.bendY] += (smoothNoise(x * 5 + 40, v * 4) - 0.5) * 0.2
    if (nz > 0.3) printInk(skin, inkOn(colors.main, colors.second), inkAt(label, x / 0.72 + 0.5, (0.94 - v) / 0.5) * 0.93)
  }
}
