import { cylinder, length2, length3, smoothUnion, capsule, roundedBox, roundedRectangle } from '../distance.ts'
import { hide, metal, matte, timber } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

const LEAN = 0.16
const COSINE = Math.cos(LEAN)
const SINE = Math.sin(LEAN)

/** How high the stand lifts the cups off the ground. */
const LIFT = 0.28
/** Where the middle of the band's arc is, and how far its padding reaches inwards. */
const ARC_Y = 0.95
const ARC_INSIDE = 0.84

/** Over-ear headphones hanging on their stand: on two round cups they would roll. */
export function headphones({ colors, variation }: ShapeChoice): Shape {
  const isTimber = variation[0] < 0.6
  const saddleY = ARC_Y - 0.14 + LIFT + ARC_INSIDE - 0.055
  const standAt = (x: number, y: number, z: number): number => {
    const base = cylinder(length2(x, z), y, 0.42, 0, 0.055, 0.02)
    const post = capsule(x, y, z, 0, 0.05, 0, 0, saddleY, 0, 0.032)
    // The saddle is as round as the band it carries.
    const saddle = roundedBox(x, y - saddleY + 0.62 * x * x, z, 0.2, 0.045, 0.15, 0.04) * 0.92
    return Math.min(smoothUnion(base, post, 0.06), smoothUnion(saddle, post, 0.05))
  }
  /** The distances to the parts at the point of the last call of `headAt`, infinite where another is nearer; and where it was from the cup's axis. */
  const parts = { cup: Infinity, pad: Infinity, band: Infinity, padding: Infinity, arm: Infinity, cx: Infinity, round: Infinity }
  const bandAt = (side: number, y: number, z: number): number => {
    const arc = length2(side, y - ARC_Y)
    const band = length2(Math.max(Math.abs(arc - 0.98) - 0.028, 0), Math.max(Math.abs(z) - 0.13, 0)) - 0.03
    const padding = length2(Math.max(Math.abs(arc - 0.91) - 0.03, 0), Math.max(Math.abs(z) - 0.1, 0)) - 0.045
    parts.band = Math.max(band, 1.15 - y)
    parts.padding = Math.max(padding, 1.5 - y)
    return Math.min(parts.band, parts.padding)
  }
  const cupAt = (side: number, y: number, z: number): number => {
    const cx = (side - 0.78) * COSINE + (y - 0.62) * SINE
    const cy = -(side - 0.78) * SINE + (y - 0.62) * COSINE
    const round = length2(cy * 0.86, z)
    // A ring turned into the cup's outer face.
    const groove = Math.max(Math.abs(round - 0.3) - 0.008, 0.2 - cx)
    const cup = Math.max(roundedRectangle(round, cx - 0.08, 0.44, 0.13, 0.1), -groove)
    parts.cx = cx
    parts.round = round
    parts.cup = cup
    let nearest = cup
    if (Math.abs(z) - 0.042 < cup + 0.05 && 0.88 - side < cup + 0.05) {
      parts.arm = capsule(side, y, z, 0.955, 1.2, 0, 0.93, 0.72, 0, 0.042)
      nearest = smoothUnion(cup, parts.arm, 0.05)
    }
    if ((cx + 0.13) * 1.05 - 0.15 >= nearest) return nearest
    parts.pad = length2(round - 0.3, (cx + 0.13) * 1.05) - 0.15
    return Math.min(nearest, parts.pad)
  }
  const headAt = (side: number, y: number, z: number): number => {
    parts.cup = parts.pad = parts.band = parts.padding = parts.arm = Infinity
    // The band ends at the cups, blends included; upwards the distance to these grows by 0.6 at least.
    if (y < 1.15) {
      const cup = cupAt(side, y, z)
      return 1.13 - y > cup ? cup : Math.min(cup, bandAt(side, y, z))
    }
    const band = bandAt(side, y, z)
    return (y - 1.26) * 0.6 > band ? band : Math.min(band, cupAt(side, y, z))
  }
  return {
    distance: (x, y, z) => {
      const side = Math.abs(x)
      const head = headAt(side, y + 0.14 - LIFT, z) * 0.9
      // The stand is widest at its foot.
      return (side - 0.45) * 0.9 > head ? head : Math.min(head, standAt(x, y, z))
    },
    writeSkin: (skin, x, y, z) => {
      headAt(Math.abs(x), y + 0.14 - LIFT, z)
      const { cup, pad, band, padding, arm, cx, round } = parts
      const least = Math.min(cup, pad, band, padding, arm)
      if (standAt(x, y, z) < least) {
        if (isTimber && Math.abs(y) < 0.2) return timber(skin, [0.19, 0.095, 0.045], x, z)
        if (isTimber) return timber(skin, [0.19, 0.095, 0.045], y, x + z)
        return metal(skin, [0.62, 0.62, 0.63], 0.24)
      }
      if (least === pad || least === padding) return hide(skin, colors.second, x * 1.3 + z, y + z)
      if (least === arm) return metal(skin, [0.8, 0.79, 0.77], 0.2)
      if (least === cup && cx > 0.17 && round > 0.285 && round < 0.315) return metal(skin, colors.accent, 0.15)
      matte(skin, colors.main, x + z, y)
      skin[SKIN.gloss] = 0.7
      skin[SKIN.roughness] = 0.34
    },
    bounds: { height: 1.06, radius: length3(1.1, 1.06, 0.2) * 0.96 },
    turn: [18, 34],
    facing: colors.main,
  }
}
