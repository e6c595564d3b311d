import { length2, roundedRectangle } from '../distance.ts'
import { matte, metal, printInk } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

const HALF = 0.78

/** A dumbbell with six-sided rubber heads and a knurled grip. */
export function dumbbell({ colors, variation }: ShapeChoice): Shape {
  const size = 0.37 + 0.05 * variation[0]
  const thick = 0.27
  const flat = Math.cos(Math.PI / 6)
  const headAt = (x: number, y: number, z: number): number => {
    const py = Math.abs(y - size * flat)
    const pz = Math.abs(z)
    const six = Math.max(py, pz * flat + py * 0.5) - size * flat + 0.035
    const along = Math.abs(Math.abs(x) - HALF) - thick + 0.035
    // The outer faces are bevelled a little towards the edge.
    const cone = (length2(py, pz) + Math.max(0, Math.abs(x) - HALF) * 0.8 - size * 1.04) * 0.78
    const chamfer = Math.max(six, along)
    const edge = length2(Math.max(six, 0), Math.max(along, 0)) + Math.min(chamfer, 0) - 0.035
    return Math.max(edge, cone)
  }
  const gripAt = (x: number, y: number, z: number): number => {
    const r = length2(y - size * flat, z)
    const swell = 0.112 + 0.022 * Math.cos(x * 4.2)
    return Math.max(r - swell, Math.abs(x) - HALF) * 0.9
  }
  const collarAt = (x: number, y: number, z: number): number =>
    roundedRectangle(length2(y - size * flat, z), Math.abs(x) - HALF + thick + 0.02, 0.17, 0.045, 0.02)
  return {
    distance: (x, y, z) => Math.min(headAt(x, y, z), gripAt(x, y, z), collarAt(x, y, z)),
    writeSkin: (skin, x, y, z) => {
      if (headAt(x, y, z) < 0.003) {
        matte(skin, colors.main, y + x, z)
        skin[SKIN.roughness] = 0.5
        skin[SKIN.gloss] = 0.6
        const r = length2(y - size * flat, z)
        if (Math.abs(x) > HALF + thick - 0.02 && Math.abs(r - size * 0.55) < 0.02) printInk(skin, colors.accent, 1)
        return
      }
      metal(skin, colors.second, 0.22)
      if (gripAt(x, y, z) < 0.003 && Math.abs(x) < 0.36) {
        const turn = Math.atan2(y - size * flat, z) * 0.13
        skin[SKIN.bendX] = 0.4 * Math.sin((x + turn) * 150)
        skin[SKIN.bendZ] = 0.4 * Math.sin((x - turn) * 150)
        skin[SKIN.roughness] = 0.4
      }
    },
    bounds: { height: size * 0.9, radius: 1.14 },
    turn: [-38, -14],
    facing: colors.main,
  }
}
