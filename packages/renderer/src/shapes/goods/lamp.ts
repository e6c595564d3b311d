import { smoothStep } from '../../noise.ts'
import { shadeOf } from '../../color.ts'
import { cylinder, length2, smoothUnion, roundedRectangle } from '../distance.ts'
import { coat, matte, metal, timber, woven } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

/** Share of its own colour in the shade's cloth. */
const CLOTH = 0.58

/** A table lamp, lit: a cloth shade on a turned foot. */
export function lamp({ colors, material, variation }: ShapeChoice): Shape {
  const slope = 0.2 + 0.25 * variation[0]
  const { hue, chroma } = shadeOf(colors.second)
  const isWooden = hue > 35 && hue < 95 && chroma > 0.02
  const shadeAt = (r: number, y: number): number =>
    Math.max((Math.abs(r - (0.66 - (y - 1.05) * slope)) - 0.012) * 0.95, Math.abs(y - 1.38) - 0.36)
  const footAt = (r: number, y: number): number => {
    const foot = cylinder(r, y, 0.4, 0, 0.1, 0.035)
    const stem =
      variation[1] < 0.5
        ? smoothUnion(cylinder(r, y, 0.055, 0.05, 1.2, 0.02), length2(r, (y - 0.46) * 0.68) - 0.24, 0.16)
        : cylinder(r, y, 0.05, 0.05, 1.2, 0.02)
    return smoothUnion(foot, stem, 0.1)
  }
  const knob = (r: number, y: number): number => Math.min(length2(r, y - 0.94) - 0.075, roundedRectangle(r, y - 1.78, 0.03, 0.05, 0.02))
  return {
    distance: (x, y, z) => {
      const r = length2(x, z)
      const shade = shadeAt(r, y)
      // Foot and knobs lie within this radius, the foot's blends included.
      return (r - 0.47 > shade ? shade : Math.min(footAt(r, y), knob(r, y), shade)) * 0.92
    },
    writeSkin: (skin, x, y, z) => {
      const r = length2(x, z)
      const turn = Math.atan2(x, z)
      if (shadeAt(r, y) < 0.003) {
        woven(skin, colors.main, turn * 0.6, y, 80)
        // Lit from inside and from the room it would be white all over: a darker cloth preserves its form.
        for (const channel of [SKIN.red, SKIN.green, SKIN.blue]) skin[channel] *= CLOTH
        const hem = Math.max(1.065 - y, y - 1.695)
        if (hem > 0) {
          skin[SKIN.glow] = 0.12
          return
        }
        // Brightest at the bulb, warmer and darker away from it; the seams of the hems cast a soft shadow.
        const away = (y - 1.3) / 0.3
        const near = Math.exp(-away * away)
        skin[SKIN.glow] = (0.12 + 1.15 * near) * (1 - 0.35 * smoothStep(-0.05, 0, hem))
        skin[SKIN.green] *= 0.83 + 0.13 * near
        skin[SKIN.blue] *= 0.55 + 0.28 * near
        return
      }
      if (knob(r, y) < 0.003) return metal(skin, colors.accent, 0.2)
      if (material === 'wood' || (material === null && isWooden)) return timber(skin, colors.second, y, turn * 0.12)
      if (material === null) return matte(skin, colors.second, turn * 0.3, y)
      coat(skin, material, colors.second, turn * 0.3, y)
    },
    bounds: { height: 0.92, radius: 1.12 },
    turn: [0, 60],
    facing: colors.main,
  }
}
