import { roundedBox } from '../distance.ts'
import { inkAt, inkOn, paper, printInk, woven } from '../skins.ts'
import { cellNoise } from '../../noise.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

/** A cloth-bound book, standing. */
export function book({ colors, label, variation }: ShapeChoice): Shape {
  const halfX = 0.52
  const halfY = 0.74 + 0.04 * variation[0]
  const halfZ = 0.12 + 0.05 * variation[1]
  const pagesAt = (x: number, y: number, z: number): number =>
    roundedBox(x + 0.01 + 0.02, y - halfY, z, halfX - 0.03, halfY - 0.035, halfZ - 0.02, 0.005)
  const coverAt = (x: number, y: number, z: number): number => {
    const board = roundedBox(x, y - halfY, Math.abs(z) - halfZ, halfX, halfY, 0.02, 0.014)
    const hinge = 0.012 * Math.exp(-(((x + halfX - 0.09) / 0.018) ** 2))
    const spine = roundedBox(x + halfX - 0.012, y - halfY, z, 0.022, halfY, halfZ + 0.015, 0.02)
    return Math.min(board + hinge, spine)
  }
  return {
    distance: (x, y, z) => Math.min(coverAt(x, y, z), pagesAt(x, y, z)),
    writeSkin: (skin, x, y, z, nx, _ny, nz) => {
      if (pagesAt(x, y, z) < coverAt(x, y, z)) {
        paper(skin, [0.82, 0.76, 0.64], x, y)
        const leaf = 0.86 + 0.2 * cellNoise(Math.floor(z * 170), 3)
        for (const channel of [SKIN.red, SKIN.green, SKIN.blue]) skin[channel] *= leaf
        return
      }
      woven(skin, colors.main, x + z, y, 100)
      const ink = inkOn(colors.main, colors.second)
      if (nz > 0.7) {
        const fromEdge = Math.min(halfX - Math.abs(x - 0.06) - 0.1, halfY - Math.abs(y - halfY) - 0.1)
        if (fromEdge > 0 && fromEdge < 0.012) printInk(skin, colors.accent, 0.9)
        printInk(skin, ink, inkAt(label, (x - 0.06) / 0.76 + 0.5, (halfY * 1.66 - y) / 0.66))
      } else if (nx < -0.7 && (Math.abs(y - halfY * 1.7) < 0.012 || Math.abs(y - halfY * 0.3) < 0.012)) printInk(skin, colors.accent, 0.9)
    },
    bounds: { height: halfY, radius: 0.98 },
    turn: [18, 34],
    facing: colors.main,
  }
}
