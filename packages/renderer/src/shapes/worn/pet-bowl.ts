import { type LinearColor } from '../../color.ts'
import { cellNoise } from '../../noise.ts'
import { smoothDifference, cylinder, length2, length3, smoothUnion } from '../distance.ts'
import { coat, glazed, inkAt, inkOn, matte, printInk } from '../skins.ts'
import { type Shape, type ShapeChoice } from '../shape.ts'

const TALL = 0.42
const FOOT = 0.72
const LIP = 0.6
const CELL = 0.085

/** A pet's bowl, wider at the foot than at the lip so that it does not tip, filled with kibble. */
export function petBowl({ colors, material, label, variation }: ShapeChoice): Shape {
  const isFull = variation[0] < 0.75
  const outsideAt = (y: number): number => FOOT + ((LIP - FOOT) * y) / TALL
  const bowlAt = (r: number, y: number): number => {
    const wall = cylinder(r + (FOOT - outsideAt(y)) * 1, y, FOOT, 0, TALL, 0.05) * 0.86
    const hollow = cylinder(r, y, LIP - 0.06, 0.13, TALL + 0.4, 0.1)
    return smoothDifference(wall, hollow, 0.04)
  }
  const heapAt = (r: number): number => TALL - 0.045 - 0.16 * r * r
  /** Pieces in two staggered layers of cells, each rotated differently. */
  const kibbleAt = (x: number, y: number, z: number): number => {
    const level = heapAt(length2(x, z))
    const bed = y - level + 0.03
    if (bed > 0.14) return bed - 0.07
    let near = bed
    for (let layer = 0; layer < 2; layer++) {
      const column = Math.floor(x / CELL + layer * 0.5)
      const row = Math.floor(z / CELL + layer * 0.5)
      const cx = (column + 0.5 - layer * 0.5 + 0.3 * (cellNoise(column + 7 * layer, row) - 0.5)) * CELL
      const cz = (row + 0.5 - layer * 0.5 + 0.3 * (cellNoise(column, row + 31 + layer) - 0.5)) * CELL
      const cy = heapAt(length2(cx, cz)) - 0.012 + 0.03 * cellNoise(column + 50, row + layer * 9) - layer * 0.008
      const piece = length3(x - cx, (y - cy) * 1.5, z - cz) / 1.5 - 0.024
      near = smoothUnion(near, piece, 0.006)
    }
    return Math.max(near, length2(x, z) - LIP + 0.075)
  }
  return {
    distance: (x, y, z) => {
      const r = length2(x, z)
      const bowl = bowlAt(r, y)
      if (!isFull || y < 0.2 || r > LIP) return bowl
      return Math.min(bowl, kibbleAt(x, y, z) * 0.64)
    },
    writeSkin: (skin, x, y, z, _nx, ny) => {
      const r = length2(x, z)
      const turn = Math.atan2(x, z)
      if (isFull && kibbleAt(x, y, z) * 0.64 < bowlAt(r, y)) {
        const column = Math.floor(x / CELL)
        const row = Math.floor(z / CELL)
        const baked = 0.7 + 0.5 * cellNoise(column, row)
        matte(skin, [0.3 * baked, 0.145 * baked, 0.055 * baked], x * 2, z * 2)
        return
      }
      const isInside = r < LIP - 0.03 && y > 0.1
      const paint: LinearColor = isInside ? colors.second : colors.main
      if (material === null || material === 'ceramic') glazed(skin, paint, turn * LIP, y)
      else coat(skin, material, paint, turn * LIP, y)
      if (y < 0.035 && ny < 0.5) matte(skin, [0.05, 0.05, 0.05], turn, y)
      if (isInside || y > TALL - 0.03) return
      const span = 1.15
      const ink = inkOn(colors.main, colors.second)
      printInk(skin, ink, inkAt(label, turn / span + 0.5, (0.35 - y) / 0.27))
      if (label === null && pawAt(turn * LIP, y - TALL * 0.47) < 0) printInk(skin, ink, 0.95)
    },
    bounds: { height: TALL / 2, radius: 0.8 },
    turn: [-12, 12],
    facing: colors.main,
  }
}

/** A paw: a pad and four toes; below 0 within. */
function pawAt(x: number, y: number): number {
  const pad = length2(x, (y + 0.03) * 1.25) - 0.058
  const side = Math.abs(x)
  const inner = length2(side - 0.032, (y - 0.062) * 0.8) - 0.024
  const outer = length2(side - 0.082, (y - 0.022) * 0.85) - 0.022
  return Math.min(pad, inner, outer)
}
