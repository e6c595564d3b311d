import { cylinder, length2, smoothUnion, ringDistance } from '../distance.ts'
import { coat, inkAt, inkOn, matte, metal, printInk } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

/** An insulated bottle: powder-coated steel, a screw lid with a loop. */
export function tumbler({ colors, material, label, variation }: ShapeChoice): Shape {
  const wide = 0.36 + 0.04 * variation[0]
  const tall = 1.34 + 0.16 * variation[1]
  const bodyAt = (r: number, y: number): number =>
    smoothUnion(cylinder(r, y, wide, 0, tall, 0.07), cylinder(r, y, wide * 0.74, tall - 0.1, tall + 0.1, 0.02), 0.14)
  const lidAt = (x: number, y: number, z: number): number => {
    const r = length2(x, z)
    const cap = cylinder(r, y, wide * 0.79, tall + 0.09, tall + 0.33, 0.035)
    const loop = ringDistance(x * 0.9, y - tall - 0.33, z * 0.4, 0.16, 0.034)
    return smoothUnion(cap, Math.max(loop, tall + 0.2 - y) * 0.8, 0.04)
  }
  const labelTop = tall * 0.72
  const labelFoot = tall * 0.24
  const span = 1.7
  return {
    distance: (x, y, z) => {
      const body = bodyAt(length2(x, z), y)
      // Below the lid and its blends.
      return body < (tall + 0.08 - y) * 0.8 ? body : Math.min(body, lidAt(x, y, z))
    },
    writeSkin: (skin, x, y, z) => {
      const r = length2(x, z)
      const turn = Math.atan2(x, z)
      if (lidAt(x, y, z) < bodyAt(r, y)) return matte(skin, colors.accent, x + z, y)
      if (y < 0.05 || y > tall + 0.02) return metal(skin, [0.78, 0.79, 0.8], 0.22)
      coat(skin, material ?? 'matte', colors.main, turn * wide, y)
      if (material === null) {
        skin[SKIN.gloss] = 0.75
        skin[SKIN.roughness] = 0.4
      }
      printInk(skin, inkOn(colors.main, colors.second), inkAt(label, turn / span + 0.5, (labelTop - y) / (labelTop - labelFoot)))
    },
    bounds: { height: (tall + 0.5) / 2, radius: tall * 0.76 },
    turn: [-24, 24],
    facing: colors.main,
  }
}
