import { roundedBox } from '../distance.ts'
import { inkAt, inkOn, paper, printInk } from '../skins.ts'
import { type Shape, type ShapeChoice } from '../shape.ts'

/** A folding carton with a band of colour, its name on the front and small on the side. */
export function box({ colors, label, variation, words }: ShapeChoice): Shape {
  const isTall = !words.has('gift') && !words.has('shoebox')
  const halfX = isTall ? 0.46 + 0.1 * variation[0] : 0.72
  const halfY = isTall ? 0.68 + 0.1 * variation[1] : 0.5
  const halfZ = isTall ? 0.26 + 0.1 * variation[2] : 0.6
  const shape = (x: number, y: number, z: number): number => roundedBox(x, y - halfY, z, halfX, halfY, halfZ, 0.014)
  const ink = inkOn(colors.main, colors.second)
  return {
    distance: shape,
    writeSkin: (skin, x, y, z, nx, ny, nz) => {
      paper(skin, colors.main, x + z, y)
      const band = y / (2 * halfY)
      // The lid's edge.
      if (ny < 0.7 && Math.abs(y - 2 * halfY + 0.05) < 0.006) printInk(skin, [0, 0, 0], 0.22)
      if (ny < 0.7 && band < 0.2) printInk(skin, colors.accent, 1)
      else if (ny < 0.7 && band < 0.215) printInk(skin, colors.second, 1)
      if (nz > 0.7) printInk(skin, ink, inkAt(label, x / (halfX * 1.64) + 0.5, (halfY * 1.8 - y) / (halfY * 1.3)))
      else if (Math.abs(nx) > 0.7)
        printInk(skin, ink, inkAt(label, (-z * Math.sign(nx)) / (halfZ * 1.7) + 0.5, (halfY * 1.45 - y) / (halfY * 0.66)))
    },
    bounds: { height: halfY, radius: Math.sqrt(halfX * halfX + halfY * halfY + halfZ * halfZ) * 1.06 },
    turn: variation[0] < 0.5 ? [-34, -22] : [22, 34],
    facing: colors.main,
  }
}
