import { ellipsoid, length3, smoothUnion } from '../distance.ts'
import { plastic, printInk } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

/** A bath duck facing along x. */
export function duck({ colors }: ShapeChoice): Shape {
  const body = (x: number, y: number, z: number): number => {
    const trunk = ellipsoid(x + 0.08, y - 0.42, z, 0.66, 0.43, 0.5)
    const tail = ellipsoid((x + 0.6) * 0.87 + (y - 0.6) * 0.5, (y - 0.62) * 0.87 - (x + 0.6) * 0.5, z, 0.26, 0.12, 0.2)
    const head = length3(x - 0.3, y - 1.02, z) - 0.36
    const wing = ellipsoid(x + 0.14, y - 0.5 - 0.12 * (x + 0.2), Math.abs(z) - 0.44, 0.36, 0.2, 0.09)
    return Math.max(smoothUnion(smoothUnion(smoothUnion(trunk, tail, 0.2), head, 0.16), wing, 0.05), -y + 0.01)
  }
  const beak = (x: number, y: number, z: number): number =>
    smoothUnion(
      ellipsoid(x - 0.66, y - 0.99 - 0.06 * (x - 0.6), z, 0.2, 0.055, 0.16),
      ellipsoid(x - 0.63, y - 0.915, z, 0.13, 0.04, 0.12),
      0.02,
    )
  return {
    distance: (x, y, z) => smoothUnion(body(x, y, z), beak(x, y, z), 0.012) * 0.9,
    writeSkin: (skin, x, y, z) => {
      if (beak(x, y, z) < body(x, y, z)) return plastic(skin, colors.second, 0.24)
      plastic(skin, colors.main, 0.2)
      skin[SKIN.soft] = 0.25
      const eye = length3(x - 0.56, y - 1.13, Math.abs(z) - 0.21)
      if (eye < 0.085) printInk(skin, [0.9, 0.9, 0.9], 1)
      if (length3(x - 0.575, y - 1.13, Math.abs(z) - 0.215) < 0.062) printInk(skin, [0.01, 0.01, 0.01], 1)
    },
    bounds: { height: 0.7, radius: 0.98 },
    turn: [-52, -24],
    facing: colors.main,
  }
}
