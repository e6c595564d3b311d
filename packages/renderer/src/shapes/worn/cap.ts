import { ellipsoid, length2, length3, smoothUnion } from '../distance.ts'
import { hide, inkAt, inkOn, printInk, woven } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'
import { shaded, stitchAt } from './worn-skins.ts'

const WIDE = 0.62
const DEEP = 0.7
const TALL = 0.59
const FOOT = 0.06

/** A six-panel cap lying on its brim, facing the camera. */
export function cap({ colors, material, label, variation }: ShapeChoice): Shape {
  const isTwoTone = variation[0] > 0.55
  const brimColor = isTwoTone ? colors.second : colors.main
  const crownAt = (x: number, y: number, z: number): number => {
    // Steeper in front, where it is stiffened.
    const lean = z > 0 ? 0.1 : 0
    const dome = ellipsoid(x, y - FOOT, z + lean * (y - FOOT), WIDE, TALL, DEEP)
    return Math.max(dome, FOOT - 0.05 - y)
  }
  const brimAt = (x: number, y: number, z: number): number => {
    // Bent down to both sides, and forwards.
    const out = Math.max(0, z - DEEP * 0.6)
    const height = y - FOOT - 0.13 + 0.34 * x * x + 0.1 * out
    const plan = Math.max(length2(x * 1.02, (z - 0.52) * 0.92) - 0.63, 0.34 - z)
    const a = Math.abs(height) - 0.006
    const inside = plan > a ? plan : a
    return (length2(Math.max(0, plan), Math.max(0, a)) + Math.min(0, inside) - 0.016) * 0.86
  }
  const buttonAt = (x: number, y: number, z: number): number => ellipsoid(x, y - FOOT - TALL, z + 0.06, 0.06, 0.03, 0.06)
  return {
    distance: (x, y, z) => {
      const hull = length3(x, y - 0.2, z - 0.2) - 1.05
      if (hull > 0.2) return hull
      const crown = crownAt(x, y, z)
      return Math.min(smoothUnion(crown, brimAt(x, y, z), 0.02), buttonAt(x, y, z)) * 0.92
    },
    writeSkin: (skin, x, y, z, _nx, ny) => {
      const crown = crownAt(x, y, z)
      const brim = brimAt(x, y, z)
      const isBrim = brim < crown
      const turn = Math.atan2(x, z)
      if (material === 'leather') hide(skin, isBrim ? brimColor : colors.main, isBrim ? x : turn * 0.6, isBrim ? z : y)
      else woven(skin, isBrim ? brimColor : colors.main, isBrim ? x : turn * 0.62, isBrim ? z : y, 95)
      skin[SKIN.sheen] = 0.3
      if (isBrim) {
        // Rows of stitching follow the edge.
        const edge = 0.63 - length2(x * 1.02, (z - 0.52) * 0.92)
        const row = edge / 0.058
        const off = (row - Math.round(row)) * 0.058
        if (Math.round(row) > 0 && Math.round(row) < 7) {
          if (Math.abs(off) < 0.01) shaded(skin, 0.1)
          if (stitchAt(off, Math.atan2(x, z - 0.52) * 0.6, 26, 0.0045) > 0) shaded(skin, 0.22)
        }
        if (ny < -0.3) shaded(skin, 0.2)
        return
      }
      // Six panels: a groove, a row of stitches on either side.
      const sixth = turn / (Math.PI / 3)
      const radius = length2(x, z)
      const seam = Math.abs(sixth - Math.round(sixth)) * (Math.PI / 3) * radius
      if (seam < 0.007) shaded(skin, 0.4)
      else if (seam < 0.05) {
        skin[SKIN.bendX] += 0.12 * (seam < 0.028 ? 1 : 0)
        if (stitchAt(seam - 0.03, y + radius, 26, 0.0048) > 0) shaded(skin, 0.24)
      }
      const eyelet = length2(Math.abs(sixth - Math.floor(sixth) - 0.5) * (Math.PI / 3) * radius, (y - FOOT - TALL * 0.78) * 1.4)
      if (eyelet < 0.016) shaded(skin, 0.85)
      else if (eyelet < 0.034) printInk(skin, colors.main, 0.5)
      printInk(skin, inkOn(colors.main, colors.second), z > 0 ? inkAt(label, x / 0.62 + 0.5, (FOOT + 0.47 - y) / 0.3) * 0.95 : 0)
    },
    bounds: { height: 0.3, radius: 1.25 },
    turn: [-42, 42],
    facing: colors.main,
  }
}
