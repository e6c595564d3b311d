import { layeredNoise, smoothNoise, smoothStep } from '../noise.ts'
import { carved, length2, melted, roundedBox, roundedRectangle } from './distance.ts'
import { edged } from './outline.ts'
import { inkAt, inkOn, printInk } from './skins.ts'
import { SKIN, type Shape, type ShapeChoice } from './shape.ts'
import { jersey, knitted, shaded, stitchAt } from './worn-skins.ts'

const LEAN = 0.24
const COSINE = Math.cos(LEAN)
const SINE = Math.sin(LEAN)
const WIDE = 0.56
const TALL = 1.42
const NECK_Y = TALL - 0.02
const NECK = 0.235

/** A T-shirt folded as shops fold it, sleeves and hem behind, leaning back on its lower fold. */
export const tShirt = (choice: ShapeChoice): Shape => folded(choice, false)

/** A knitted sweater, folded the same way. */
export const sweater = (choice: ShapeChoice): Shape => folded(choice, true)

function folded({ colors, label, chance }: ShapeChoice, isKnitted: boolean): Shape {
  /** Wool lies thicker, and so does its neck band. */
  const thickness = isKnitted ? 0.095 : 0.075
  const band = isKnitted ? 0.045 : 0.03
  const phase = 6 * chance[0]
  /** The front: full along the folds, with the few soft creases cotton keeps. */
  const creaseAt = (x: number, v: number): number =>
    0.01 * Math.sin(x * 5 + 1.6 * Math.sin(v * 2.3 + phase)) +
    0.006 * Math.sin((x * 0.8 + v) * 8 + phase) * smoothStep(0.7, 0, v) +
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
    return plain > 0.08 ? plain - 0.045 : edged(outline, thick - creaseAt(x, v) - (isKnitted ? cableAt(x, v) : 0), 0.07)
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
  return {
    distance: (x, y, z) => {
      const v = y * COSINE - z * SINE
      const w = y * SINE + z * COSINE
      const hull = roundedBox(x, v - TALL / 2, w + 0.04, WIDE + 0.03, TALL / 2 + 0.08, 0.19, 0.05)
      if (hull > 0.06) return hull
      const whole = frontAt(x, v, w)
      const front = v < 1.05 ? whole : carved(whole, Math.max(neckAt(x, v), -0.06 - w), 0.02)
      const near = w + 0.06 > front && v < TALL - 0.2 ? front : Math.min(front, backAt(x, v, w))
      return (v < 1 ? near : melted(near, collarAt(x, v, w), 0.01)) * 0.86
    },
    paint: (skin, x, y, z, _nx, _ny, nz) => {
      const v = y * COSINE - z * SINE
      const w = y * SINE + z * COSINE
      if (isKnitted) knitted(skin, colors.main, x, v)
      else jersey(skin, colors.main, x, v)
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
    bounds: { height: 0.71, radius: 0.98 },
    turn: [-24, 24],
    facing: colors.main,
  }
}
