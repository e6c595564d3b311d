import { inkAt, inkOn, printInk, hide, woven } from '../skins.ts'
import { reliefOver } from '../outline.ts'
import { length2, roundedBox, roundedRectangle } from '../distance.ts'
import { type Shape, type ShapeChoice } from '../shape.ts'

/** A canvas tote standing open, with two loops. */
export function tote({ colors, material, label, variation }: ShapeChoice): Shape {
  const isLeather = material === 'leather'
  const straps = variation[0] < 0.5 || isLeather ? colors.second : colors.main
  const bulgeAt = (x: number, y: number): number => 0.07 * Math.cos(x * 1.4) * Math.cos((y - 0.8) * 1.6)
  const foldAt = (x: number, y: number): number =>
    0.014 * Math.sin(x * 6 + y * 2.2) + 0.012 * Math.sin(y * 5 - x * 3) + 0.018 * Math.exp(-y * 3) * Math.sin(x * 9)
  const reliefAt = reliefOver((x, y) => bulgeAt(x, y) + foldAt(x, y), [-1.1, 1.1], [-0.2, 2], 180, 140)
  const bodyAt = (x: number, y: number, z: number): number => {
    const wide = 0.92 - 0.05 * y
    const plane = roundedRectangle(x, y - 0.85, wide, 0.85, 0.09)
    const slab = Math.abs(z) - (0.22 + reliefAt(x, y))
    const body = length2(Math.max(plane, 0), Math.max(slab, 0)) + Math.min(Math.max(plane, slab), 0) - 0.02
    const opening = roundedRectangle(x, y - 1.6, wide - 0.05, 0.35, 0.05)
    return opening > -body ? body : Math.max(body, -Math.max(opening, Math.abs(z) - 0.2 - bulgeAt(x, y)))
  }
  const strapAt = (x: number, y: number, z: number, front: number): number => {
    const depth = Math.abs(z - front * (0.262 - Math.max(0, y - 1.6) * 0.16)) - 0.02
    const at = Math.abs(x * 1.1)
    const inPlane = y > 1.95 ? Math.abs(length2(at, y - 1.95) - 0.42) - 0.055 : Math.max(Math.abs(at - 0.42) - 0.055, 1.35 - y)
    return Math.max(inPlane, depth) - 0.006
  }
  return {
    distance: (x, y, z) => {
      // Folds and loops matter only nearby.
      const hull = roundedBox(x, y - 1.2, z, 0.96, 1.24, 0.38, 0.05)
      if (hull > 0.12) return hull
      const body = bodyAt(x, y, z)
      // Below the ends of the loops there is only the bag.
      return (y < 1.2 ? body : Math.min(body, strapAt(x, y, z, 1), strapAt(x, y, z, -1))) * 0.8
    },
    writeSkin: (skin, x, y, z) => {
      const isStrap = Math.min(strapAt(x, y, z, 1), strapAt(x, y, z, -1)) < bodyAt(x, y, z)
      const paint = isStrap ? straps : colors.main
      if (isLeather) hide(skin, paint, x, y)
      else woven(skin, paint, x, y, isStrap ? 90 : 64)
      if (isStrap || z < 0.05) return
      // Stitching under the hem.
      if (Math.abs(y - 1.6) < 0.006 && Math.sin(x * 120) > -0.4) printInk(skin, straps, 0.55)
      if (label === null && !isLeather && variation[1] < 0.7 && (Math.abs(y - 0.3) < 0.13 || Math.abs(y - 0.53) < 0.03))
        printInk(skin, colors.second, 0.9)
      printInk(skin, inkOn(colors.main, colors.second), inkAt(label, x / 1.3 + 0.5, (1.34 - y) / 0.86) * 0.94)
    },
    bounds: { height: 1.18, radius: 1.5 },
    turn: [-26, 26],
    facing: colors.main,
  }
}
