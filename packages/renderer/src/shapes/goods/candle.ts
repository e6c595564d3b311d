import { smoothDifference, cylinder, ellipsoid, length2, capsule } from '../distance.ts'
import { coat, inkAt, inkOn, paper, printInk, wax } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

/** A scented candle in a tumbler, burning. */
export function candle({ colors, material, label, variation }: ShapeChoice): Shape {
  const wide = 0.54 + 0.06 * variation[0]
  const tall = 1.02 + 0.2 * variation[1]
  const fill = tall - 0.2
  const made = material ?? (variation[2] < 0.5 ? 'matte' : 'ceramic')
  const cup = (r: number, y: number): number =>
    smoothDifference(cylinder(r, y, wide, 0, tall, 0.07), cylinder(r, y, wide - 0.04, 0.1, tall + 0.4, 0.06), 0.02)
  const pool = (r: number, y: number): number => cylinder(r, y, wide - 0.03, 0.06, fill - 0.03 * Math.exp(-r * r * 14), 0.02)
  const wick = (x: number, y: number, z: number): number => capsule(x, y, z, 0, fill - 0.1, 0, 0.012, fill + 0.09, 0, 0.016)
  const flame = (x: number, y: number, z: number): number => {
    const up = y - fill - 0.2
    const slim = up > 0 ? 0.07 - up * 0.18 : 0.07
    return ellipsoid(x - 0.012 - up * 0.03, up, z, Math.max(0.016, slim), 0.155, Math.max(0.016, slim)) * 0.7
  }
  const labelTop = tall * 0.74
  const labelFoot = tall * 0.24
  const span = 1.35
  return {
    distance: (x, y, z) => {
      const r = length2(x, z)
      let nearest = cup(r, y)
      if (r - wide + 0.03 < nearest && y - fill < nearest) nearest = Math.min(nearest, pool(r, y))
      // Wick and flame are slim, and lean less than 0.1 aside.
      if ((r - 0.2) * 0.7 < nearest) nearest = Math.min(nearest, wick(x, y, z), flame(x, y, z))
      return nearest
    },
    writeSkin: (skin, x, y, z) => {
      const r = length2(x, z)
      if (flame(x, y, z) < 0.004 && y > fill + 0.06) {
        const up = (y - fill - 0.05) / 0.3
        skin[SKIN.red] = 1
        skin[SKIN.green] = 0.72 - 0.2 * up
        skin[SKIN.blue] = 0.3 - 0.2 * up
        skin[SKIN.glow] = 2.4
        return
      }
      if (wick(x, y, z) < 0.004) {
        skin[SKIN.red] = skin[SKIN.green] = skin[SKIN.blue] = 0.02
        return
      }
      const turn = Math.atan2(x, z)
      // The flame lights the wax and the wall around it from inside.
      const near = 0.5 * Math.exp(-r * 2.6) + 0.12
      if (pool(r, y) < cup(r, y)) {
        wax(skin, [0.9, 0.84, 0.72])
        skin[SKIN.glow] = near
        return
      }
      const isInside = r < wide - 0.02 && y > 0.1
      if (isInside) {
        coat(skin, made === 'metal' ? 'metal' : 'ceramic', [0.8, 0.72, 0.58], turn * wide, y)
        skin[SKIN.glow] = 0.28
        return
      }
      const onLabel = label !== null && Math.abs(turn) < span / 2 && y < labelTop && y > labelFoot
      if (onLabel && colors.second[0] > 0.4) paper(skin, colors.second, turn * wide, y)
      else coat(skin, made, colors.main, turn * wide, y)
      if (onLabel) {
        const ground = colors.second[0] > 0.4 ? colors.second : colors.main
        printInk(skin, inkOn(ground, [0.05, 0.045, 0.04]), inkAt(label, turn / span + 0.5, (labelTop - y) / (labelTop - labelFoot)))
      }
    },
    bounds: { height: (tall + 0.2) / 2, radius: tall * 0.86 + 0.1 },
    turn: [-8, 8],
    facing: colors.main,
  }
}
