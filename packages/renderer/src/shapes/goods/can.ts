import { smoothDifference, cylinder, length2, smoothUnion, turnedProfile } from '../distance.ts'
import { inkAt, inkOn, matte, metal, printInk } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

/** A slim drinks can, printed. */
export function can({ colors, label, variation, words }: ShapeChoice): Shape {
  const tall = words.has('soda') || words.has('beer') ? 1.42 : 1.6
  const wide = 0.43 + 0.04 * variation[0]
  const radiusAt = turnedProfile([
    [0, wide * 0.76],
    [0.03, wide * 0.84],
    [0.1, wide * 0.995],
    [0.14, wide],
    [tall - 0.18, wide],
    [tall - 0.14, wide * 0.995],
    [tall - 0.05, wide * 0.86],
    [tall - 0.03, wide * 0.85],
    [tall, wide * 0.86],
  ])
  const shape = (x: number, y: number, z: number): number => {
    const r = length2(x, z)
    const side = (r - radiusAt(y)) * 0.9
    const body = Math.max(side, -y, y - tall)
    // Only the top is hollowed, and carries the tab.
    const below = tall - 0.06 - y
    if (below > body + 0.012 && below > 0.012 - body) return body
    const hollow = cylinder(r, y, wide * 0.8, tall - 0.045, tall + 0.2, 0.02)
    const tab = Math.max(
      cylinder(length2(x * 0.8 - 0.03, z * 1.3), y, 0.16, tall - 0.06, tall - 0.02, 0.012),
      -cylinder(length2(x * 0.8 + 0.02, z * 1.3), y, 0.06, 0, tall + 1, 0.01),
    )
    return smoothUnion(smoothDifference(body, hollow, 0.012), tab, 0.005)
  }
  const span = 1.9
  const labelTop = tall * 0.78
  const labelFoot = tall * 0.3
  return {
    distance: shape,
    writeSkin: (skin, x, y, z) => {
      const turn = Math.atan2(x, z)
      if (y > tall - 0.055 || y < 0.045) return metal(skin, [0.82, 0.83, 0.84], 0.24)
      matte(skin, colors.main, turn, y)
      skin[SKIN.gloss] = 1
      skin[SKIN.roughness] = 0.22
      // Two swathes of colour around the foot.
      const wave = y - 0.3 - 0.16 * Math.sin(turn * 1 + 1.2 + variation[1] * 3)
      if (wave < 0) printInk(skin, colors.accent, 1)
      else if (wave < 0.07) printInk(skin, colors.second, 1)
      printInk(skin, inkOn(colors.main, colors.second), inkAt(label, turn / span + 0.5, (labelTop - y) / (labelTop - labelFoot)))
      // Ink on metal keeps some of the metal's shine.
      skin[SKIN.metal] = 0.25
    },
    bounds: { height: tall / 2, radius: tall * 0.58 },
    turn: [-12, 12],
    facing: colors.main,
  }
}
