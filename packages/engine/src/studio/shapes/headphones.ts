import { length2, length3, melted, rod, roundedRectangle } from './distance.ts'
import { hide, metal, matte } from './skins.ts'
import { type Shape, type ShapeChoice } from './shape.ts'

const LEAN = 0.16
const COSINE = Math.cos(LEAN)
const SINE = Math.sin(LEAN)

/** Over-ear headphones standing on their cups. */
export function headphones({ colors }: ShapeChoice): Shape {
  const parts = (x: number, height: number, z: number) => {
    const y = height + 0.14
    const side = Math.abs(x)
    const cx = (side - 0.78) * COSINE + (y - 0.62) * SINE
    const cy = -(side - 0.78) * SINE + (y - 0.62) * COSINE
    const round = length2(cy * 0.86, z)
    const cup = roundedRectangle(round, cx - 0.08, 0.44, 0.13, 0.1)
    const pad = length2(round - 0.3, (cx + 0.13) * 1.05) - 0.15
    const arc = length2(x, y - 0.95)
    const band = length2(Math.max(Math.abs(arc - 0.98) - 0.028, 0), Math.max(Math.abs(z) - 0.13, 0)) - 0.03
    const padTop = length2(Math.max(Math.abs(arc - 0.91) - 0.03, 0), Math.max(Math.abs(z) - 0.1, 0)) - 0.045
    const arm = rod(side, y, z, 0.955, 1.2, 0, 0.93, 0.72, 0, 0.042)
    // A ring turned into the cup's outer face.
    const groove = Math.max(Math.abs(round - 0.3) - 0.008, 0.2 - cx)
    return { cup: Math.max(cup, -groove), pad, upper: Math.max(band, 1.15 - y), padTop: Math.max(padTop, 1.5 - y), arm, cx, round }
  }
  return {
    distance: (x, y, z) => {
      const { cup, pad, upper, padTop, arm } = parts(x, y, z)
      return Math.min(melted(cup, arm, 0.05), pad, upper, padTop) * 0.9
    },
    paint: (skin, x, y, z) => {
      const { cup, pad, upper, padTop, arm, cx, round } = parts(x, y, z)
      const least = Math.min(cup, pad, upper, padTop, arm)
      if (least === pad || least === padTop) return hide(skin, colors.second, x * 1.3 + z, y + z)
      if (least === arm) return metal(skin, [0.8, 0.79, 0.77], 0.2)
      if (least === cup && cx > 0.17 && round > 0.285 && round < 0.315) return metal(skin, colors.accent, 0.15)
      matte(skin, colors.main, x + z, y)
      skin[3] = 0.7
      skin[4] = 0.34
    },
    bounds: { height: 0.96, radius: length3(1.12, 0.98, 0.2) * 0.93 },
    turn: [18, 34],
    facing: colors.main,
  }
}
