import { cylinder, length2, smoothUnion } from '../distance.ts'
import { coat, inkAt, inkOn, metal, plastic, printInk, timber } from '../skins.ts'
import { type Shape, type ShapeChoice } from '../shape.ts'

/** A low jar of cream with a screw lid; wooden by words. */
export function jar({ colors, material, label, variation, words }: ShapeChoice): Shape {
  const wide = 0.62 + 0.05 * variation[0]
  const tall = words.has('honey') || words.has('jam') || words.has('supplement') || words.has('vitamin') ? 0.92 : 0.5 + 0.14 * variation[1]
  const lid = 0.26 + 0.1 * variation[2]
  const gap = 0.025
  const made = material === null || material === 'wood' ? (variation[2] < 0.5 ? 'glass' : 'plastic') : material
  const woodenLid = words.has('wood') || words.has('wooden') || words.has('bamboo') || words.has('natural') || variation[1] > 0.66
  const body = (r: number, y: number): number =>
    smoothUnion(cylinder(r, y, wide, 0, tall, 0.1), cylinder(r, y, wide * 0.86, tall - 0.1, tall + 0.1, 0.02), 0.03)
  const top = (r: number, y: number): number => cylinder(r, y, wide * 0.985, tall + gap, tall + gap + lid, 0.04)
  const labelTop = tall * 0.86
  const labelFoot = tall * 0.14
  const span = Math.min(2.2, ((labelTop - labelFoot) * 2.1) / wide)
  return {
    distance: (x, y, z) => {
      const r = length2(x, z)
      return Math.min(body(r, y), top(r, y))
    },
    writeSkin: (skin, x, y, z, _nx, ny) => {
      const r = length2(x, z)
      const turn = Math.atan2(x, z)
      if (top(r, y) < body(r, y)) {
        if (woodenLid) {
          if (ny > 0.6) return timber(skin, [0.52, 0.33, 0.17], x, z)
          return timber(skin, [0.52, 0.33, 0.17], turn * wide, y * 0.5)
        }
        if (variation[0] > 0.45) return metal(skin, colors.accent, 0.2)
        return plastic(skin, colors.second, 0.22)
      }
      coat(skin, made, colors.main, turn * wide, y)
      // A filled jar is not transparent: the cream begins behind the wall.
      if (made === 'glass') skin[7] = 0.45
      printInk(skin, inkOn(colors.main, colors.second), inkAt(label, turn / span + 0.5, (labelTop - y) / (labelTop - labelFoot)))
    },
    bounds: { height: (tall + lid) / 2, radius: Math.max(wide * 1.25, (tall + lid) * 0.75) },
    turn: [-10, 10],
    facing: colors.main,
  }
}
