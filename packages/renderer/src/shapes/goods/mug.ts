import { inkAt, inkOn, glazed, coat, matte, printInk } from '../skins.ts'
import { smoothDifference, cylinder, length2, smoothUnion, ringDistance } from '../distance.ts'
import { cellNoise, smoothNoise } from '../../noise.ts'
import { type Shape, type ShapeChoice } from '../shape.ts'

/** A thrown mug: glazed except for its clay foot. */
export function mug({ colors, material, label, variation }: ShapeChoice): Shape {
  const wide = 0.5 + 0.08 * variation[0]
  const tall = 1 + 0.16 * variation[1]
  const foot = 0.1 + 0.12 * variation[2]
  const made = material === null || material === 'ceramic' ? null : material
  const shape = (x: number, y: number, z: number): number => {
    const r = length2(x, z)
    const outside = cylinder(r, y, wide, 0, tall, 0.09)
    const inside = cylinder(r, y, wide - 0.055, 0.08, tall + 0.4, 0.12)
    const handle = ringDistance((x - wide - 0.02) * 0.98, (y - tall * 0.52) * 0.86, z, tall * 0.27, 0.06)
    const grip = Math.max(handle, wide - 0.05 - r)
    return smoothDifference(smoothUnion(outside, grip, 0.09), inside, 0.03)
  }
  return {
    distance: shape,
    writeSkin: (skin, x, y, z, _nx, ny) => {
      const turn = Math.atan2(x, z)
      const r = length2(x, z)
      const isInside = r < wide - 0.03 && y > 0.06
      const drip = foot + 0.03 * Math.sin(turn * 5 + variation[1] * 9) + 0.018 * Math.sin(turn * 13)
      if (made !== null) coat(skin, made, isInside ? colors.second : colors.main, turn * wide, y)
      else if (!isInside && y < drip && ny < 0.6) {
        matte(skin, colors.accent, turn * wide, y)
        const grain = 0.82 + 0.3 * smoothNoise(turn * 60, y * 90)
        skin[0] *= grain
        skin[1] *= grain
        skin[2] *= grain
        return
      } else {
        glazed(skin, isInside ? colors.second : colors.main, turn * wide, y)
        // Iron specks burn through the glaze.
        if (r < wide + 0.005 && cellNoise(Math.floor(turn * 70), Math.floor(y * 120)) > 0.995) printInk(skin, [0.08, 0.055, 0.04], 0.6)
        // The lip, where the glaze is thin.
        if (y > tall - 0.03) printInk(skin, colors.accent, 0.35)
      }
      const span = 1.5
      if (!isInside && r < wide + 0.01)
        printInk(skin, inkOn(colors.main, colors.second), inkAt(label, turn / span + 0.5, (tall * 0.8 - y) / (tall * 0.56)))
    },
    bounds: { height: tall / 2, radius: 1.16 },
    turn: [-38, 6],
    facing: colors.main,
  }
}
