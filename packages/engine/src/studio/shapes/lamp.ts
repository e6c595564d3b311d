import { cylinder, length2, melted, roundedRectangle } from './distance.ts'
import { coat, metal, timber, woven } from './skins.ts'
import { SKIN, type Shape, type ShapeChoice } from './shape.ts'

/** A table lamp, lit: a cloth shade on a turned foot. */
export function lamp({ colors, material, chance }: ShapeChoice): Shape {
  const slope = 0.2 + 0.25 * chance[0]
  const shadeAt = (r: number, y: number): number =>
    Math.max((Math.abs(r - (0.66 - (y - 1.05) * slope)) - 0.012) * 0.95, Math.abs(y - 1.38) - 0.36)
  const footAt = (r: number, y: number): number => {
    const foot = cylinder(r, y, 0.4, 0, 0.1, 0.035)
    const stem =
      chance[1] < 0.5
        ? melted(cylinder(r, y, 0.055, 0.05, 1.2, 0.02), length2(r, (y - 0.46) * 0.68) - 0.24, 0.16)
        : cylinder(r, y, 0.05, 0.05, 1.2, 0.02)
    return melted(foot, stem, 0.1)
  }
  const knob = (r: number, y: number): number => Math.min(length2(r, y - 0.94) - 0.075, roundedRectangle(r, y - 1.78, 0.03, 0.05, 0.02))
  return {
    distance: (x, y, z) => {
      const r = length2(x, z)
      return Math.min(footAt(r, y), knob(r, y), shadeAt(r, y)) * 0.92
    },
    paint: (skin, x, y, z) => {
      const r = length2(x, z)
      const turn = Math.atan2(x, z)
      if (shadeAt(r, y) < 0.003) {
        woven(skin, colors.main, turn * 0.6, y, 80)
        if (y < 1.035 || y > 1.725) {
          skin[SKIN.glow] = 0.25
          return
        }
        // Brightest where the bulb stands, warmer away from it.
        const near = Math.exp(-(((y - 1.34) / 0.25) ** 2))
        skin[SKIN.glow] = 0.08 + 0.62 * near
        skin[SKIN.green] *= 0.88 + 0.07 * near
        skin[SKIN.blue] *= 0.66 + 0.16 * near
        return
      }
      if (knob(r, y) < 0.003) return metal(skin, colors.accent, 0.2)
      if (material === null || material === 'wood') return timber(skin, colors.second, y, turn * 0.12)
      coat(skin, material, colors.second, turn * 0.3, y)
    },
    bounds: { height: 0.92, radius: 1.12 },
    turn: [0, 60],
    facing: colors.main,
  }
}
