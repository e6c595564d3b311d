import { length2, turnedProfile } from '../distance.ts'
import { coat } from '../skins.ts'
import { layeredNoise } from '../../noise.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

const profiles = [
  [
    [0, 0.3],
    [0.03, 0.34],
    [0.28, 0.5],
    [0.55, 0.53],
    [0.8, 0.42],
    [1.02, 0.22],
    [1.16, 0.16],
    [1.34, 0.15],
    [1.44, 0.2],
    [1.46, 0.205],
  ],
  [
    [0, 0.3],
    [0.04, 0.34],
    [0.5, 0.44],
    [0.95, 0.55],
    [1.15, 0.5],
    [1.26, 0.34],
    [1.34, 0.27],
    [1.42, 0.3],
    [1.44, 0.305],
  ],
  [
    [0, 0.24],
    [0.04, 0.28],
    [0.2, 0.46],
    [0.42, 0.56],
    [0.64, 0.5],
    [0.8, 0.32],
    [0.95, 0.17],
    [1.3, 0.13],
    [1.52, 0.16],
    [1.54, 0.165],
  ],
] as const

/** A thrown vase with faint turning rings. */
export function vase({ colors, material, variation }: ShapeChoice): Shape {
  const profile = profiles[Math.floor(variation[0] * 2.99)]
  const radiusAt = turnedProfile(profile)
  const tall = profile[profile.length - 1][0]
  const fluted = variation[1] > 0.6 ? 0.012 : 0
  return {
    distance: (x, y, z) => {
      const r = length2(x, z)
      const flute =
        fluted === 0 || y >= tall - 0.28 ? 0 : fluted * Math.cos(Math.atan2(x, z) * 26) * Math.min(1, Math.max(0, (tall - 0.28 - y) * 6))
      const wide = radiusAt(y) + flute
      const wall = Math.max(r - wide, -y, y - tall)
      const hollow = Math.max(r - wide + 0.035, 0.1 - y)
      return Math.max(wall, -hollow) * 0.72
    },
    writeSkin: (skin, x, y, z) => {
      const turn = Math.atan2(x, z)
      const r = length2(x, z)
      const isInside = r < radiusAt(y) - 0.02 - fluted
      const made = material ?? (variation[2] < 0.55 ? 'matte' : 'ceramic')
      coat(skin, made, isInside ? [0.05, 0.04, 0.035] : colors.main, turn * 0.5, y)
      if (made === 'matte') {
        const cloud = 0.9 + 0.2 * layeredNoise(turn * 2 + 5, y * 5, 4)
        for (const channel of [SKIN.red, SKIN.green, SKIN.blue]) skin[channel] *= cloud
      }
      if (fluted === 0 && made !== 'glass') skin[SKIN.bendY] = 0.03 * Math.sin(y * 95 + Math.sin(turn * 2))
    },
    bounds: { height: tall / 2, radius: tall * 0.58 },
    turn: [0, 40],
    facing: colors.main,
  }
}
