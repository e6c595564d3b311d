import { type LinearColor } from '../../color.ts'
import { length2, length3, smoothUnion, roundedBox, roundedRectangle, capsule } from '../distance.ts'
import { metal } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

const RADIUS = 0.62

/** A ring standing upright on its band, by words with a stone. */
export function ring({ colors, words }: ShapeChoice): Shape {
  const isBand = words.has('wedding') || words.has('band') || words.has('plain') || words.has('signet')
  const hasStone = !isBand || words.has('diamond') || words.has('stone')
  const wide = hasStone ? 0.05 : 0.16
  const thick = hasStone ? 0.045 : 0.05
  const middle = RADIUS + thick
  const stoneY = middle + RADIUS + 0.2
  const bandAt = (x: number, y: number, z: number): number => {
    const r = length2(x, y - middle)
    const across = r - RADIUS
    // A stone's band grows a little towards it.
    const grown = hasStone ? wide * (1 + 0.35 * Math.max(0, (y - middle) / RADIUS)) : wide
    if (hasStone) return length2(across / 1, z * (wide / grown)) - thick
    return roundedRectangle(z, across, grown, thick, 0.04)
  }
  const girdle = 0.26
  /** A round brilliant: a flat table, a crown and a pavilion of eight facets each, doubled by the girdle's own. */
  const stoneAt = (x: number, y: number, z: number): number => {
    const up = y - stoneY
    const r = length2(x, z)
    if (r > girdle + 0.2 || up > 0.4 || up < -0.5) return length2(Math.max(0, r - girdle), Math.max(0, Math.abs(up + 0.06) - 0.22))
    const turn = Math.atan2(x, z)
    const eighth = Math.PI / 4
    const near = turn - Math.round(turn / eighth) * eighth
    const off = turn - (Math.round(turn / eighth - 0.5) + 0.5) * eighth
    const main = r * Math.cos(near)
    const star = r * Math.cos(off)
    const crown = Math.max(up * 0.83 + main * 0.56 - girdle * 0.56 - 0.012, up * 0.7 + star * 0.71 - girdle * 0.715, up - 0.105)
    const pavilion = Math.max(-up * 0.75 + main * 0.66 - girdle * 0.66 - 0.01, -up * 0.62 + star * 0.78 - girdle * 0.785)
    return Math.max(crown, pavilion)
  }
  const prongAt = (x: number, y: number, z: number): number => {
    const side = Math.abs(x)
    const depth = Math.abs(z)
    const top = capsule(side, y, depth, 0.05, stoneY - 0.26, 0.05, 0.192, stoneY + 0.035, 0.192, 0.021)
    const tip = length3(side - 0.18, y - stoneY - 0.045, depth - 0.18) - 0.03
    const r = length2(x, z)
    const gallery = length2(r - 0.13, y - stoneY + 0.15) - 0.018
    return Math.min(smoothUnion(top, tip, 0.02), gallery)
  }
  const white: LinearColor = [0.86, 0.86, 0.87]
  // An emerald names a stone here, not the colour of the band.
  const metalColor: LinearColor = words.has('emerald') ? (words.has('gold') ? GOLD : SILVER) : colors.main
  const stoneColor: LinearColor = words.has('ruby')
    ? [0.6, 0.02, 0.06]
    : words.has('emerald')
      ? [0.03, 0.42, 0.2]
      : words.has('sapphire')
        ? [0.03, 0.1, 0.55]
        : white
  return {
    distance: (x, y, z) => {
      const hull = roundedBox(x, y - (hasStone ? 0.85 : middle), z, RADIUS + 0.1, hasStone ? 0.86 : middle, hasStone ? 0.3 : 0.2, 0.05)
      if (hull > 0.12) return hull
      const band = bandAt(x, y, z)
      if (!hasStone) return band
      const under = stoneY - y
      const near = under * 0.75 - 0.182 > band ? band : Math.min(band, stoneAt(x, y, z))
      return under - 0.29 > near ? near : Math.min(near, prongAt(x, y, z))
    },
    writeSkin: (skin, x, y, z, nx, ny, nz) => {
      const band = bandAt(x, y, z)
      if (hasStone && stoneAt(x, y, z) < Math.min(band, prongAt(x, y, z))) {
        // Each facet mirrors its own part of the room: contrast between neighbours is the look of a cut stone.
        const fire = Math.sin(nx * 41 + ny * 17) * Math.sin(nz * 37 - ny * 23 + x * 9)
        const spark = Math.sin(x * 55 + nz * 21) * Math.sin(z * 49 - nx * 27)
        const strength = 0.72 + 0.38 * fire + 0.4 * Math.max(0, spark)
        metal(skin, [stoneColor[0] * strength + 0.03 * spark, stoneColor[1] * strength, stoneColor[2] * strength + 0.04 * fire], 0.04)
        skin[SKIN.metal] = 0.6
        skin[SKIN.glow] = 0.16
        return
      }
      metal(skin, metalColor, 0.12)
    },
    bounds: { height: hasStone ? 0.83 : middle, radius: hasStone ? 0.9 : 0.72 },
    turn: [-34, 34],
    facing: metalColor,
  }
}

const GOLD: LinearColor = [0.66, 0.4, 0.11]
const SILVER: LinearColor = [0.62, 0.63, 0.65]
