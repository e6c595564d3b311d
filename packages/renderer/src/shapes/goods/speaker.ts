import { cylinder, length2, smoothUnion, ringDistance, roundedBox } from '../distance.ts'
import { hide, metal, matte, woven } from '../skins.ts'
import { smoothStep } from '../../noise.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

/** A portable speaker: cloth around the body, a control plate on top, a leather loop at the side. */
export function speaker({ colors, variation, words }: ShapeChoice): Shape {
  const isRound = words.has('smart') || words.has('round') ? true : variation[0] < 0.5
  const tall = isRound ? 1.3 : 0.82
  const wide = isRound ? 0.52 : 0.86
  const body = (x: number, y: number, z: number): number =>
    isRound
      ? cylinder(length2(x, z), y, wide, 0.03, tall, 0.16)
      : roundedBox(x, y - tall / 2 - 0.015, z, wide, tall / 2 - 0.015, 0.32, 0.13)
  const foot = (x: number, y: number, z: number): number =>
    isRound ? cylinder(length2(x, z), y, wide - 0.1, 0, 0.1, 0.02) : roundedBox(x, y - 0.05, z, wide - 0.13, 0.05, 0.2, 0.02)
  const loop = (x: number, y: number, z: number): number => {
    const at = isRound ? wide + 0.02 : wide - 0.02
    const bent = ringDistance((x - at) * 0.8, y - tall * 0.66, z * 0.22, 0.11, 0.022)
    return Math.max(bent, Math.abs(z) - 0.07) * 0.8
  }
  const knob = (x: number, y: number, z: number): number =>
    cylinder(length2(x, z), y, isRound ? 0.26 : 0.14, tall - 0.05, tall + 0.035, 0.015)
  return {
    distance: (x, y, z) => {
      let nearest = body(x, y, z)
      if (y - 0.1 < nearest + 0.01) nearest = smoothUnion(nearest, foot(x, y, z), 0.01)
      if (Math.abs(z) * 0.8 - 0.056 < nearest) nearest = Math.min(nearest, loop(x, y, z))
      return tall - 0.05 - y > nearest ? nearest : Math.min(nearest, knob(x, y, z))
    },
    writeSkin: (skin, x, y, z, _nx, ny) => {
      if (loop(x, y, z) < 0.003) return hide(skin, [0.22, 0.105, 0.045], x + z, y)
      if (knob(x, y, z) < 0.003) return metal(skin, colors.accent, 0.24)
      if (y < 0.07) return matte(skin, [0.02, 0.02, 0.02], x, z)
      const turn = isRound ? Math.atan2(x, z) * wide : x
      if (ny > 0.75) {
        matte(skin, [colors.main[0] * 0.7, colors.main[1] * 0.7, colors.main[2] * 0.7], x, z)
        return
      }
      woven(skin, colors.main, turn, y, 46)
      const inset = isRound ? 0 : smoothStep(0.02, 0, Math.abs(Math.abs(x) - wide + 0.16))
      skin[SKIN.red] *= 1 - inset * 0.3
      skin[SKIN.bendX] = Math.sin(turn * 290) * 0.09
      skin[SKIN.bendY] = Math.sin(y * 290) * 0.09
      // A small blank plate in place of the maker's name.
      if (z > 0 && Math.abs(turn - (isRound ? 0 : 0.5)) < 0.1 && Math.abs(y - 0.25) < 0.028) {
        skin.fill(0)
        metal(skin, colors.accent, 0.25)
      }
    },
    bounds: { height: tall / 2, radius: isRound ? 0.92 : 1.04 },
    turn: [-30, 12],
    facing: colors.main,
  }
}
