import { inkAt, inkOn, matte, paper, printInk } from '../skins.ts'
import { reliefOver } from '../outline.ts'
import { roundedBox, roundedRectangle } from '../distance.ts'
import { layeredNoise } from '../../noise.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

/** A falling curve from (0, 1) to (1, 0) from a table that is finest at its steep end; `of` receives the share of the way there. Below 0 it is 1. */
function falling(of: (x: number) => number): (x: number) => number {
  const table = Float64Array.from({ length: FALL_STEPS + 2 }, (_, index) => of(1 - Math.min(1, index / FALL_STEPS) ** 4))
  return (x) => {
    if (x >= 1) return 0
    const at = x <= 0 ? FALL_STEPS : Math.sqrt(Math.sqrt(1 - x)) * FALL_STEPS
    const place = at | 0
    return table[place] + (table[place + 1] - table[place]) * (at - place)
  }
}
const FALL_STEPS = 512

/** How full the pouch is at a share of its height, and of its width. */
const risen = falling((up) => Math.sqrt(1 - up ** 1.9))
const rounded = falling((across) => (1 - across ** 3.4) ** 0.42)

/** A stand-up pouch of coffee or tea: full below, pressed flat and folded above. */
export function pouch({ colors, material, label, variation }: ShapeChoice): Shape {
  const tall = 1.56 + 0.14 * variation[0]
  const wide = 0.54 + 0.06 * variation[1]
  const deep = 0.34
  const isKraft = material === 'paper' || (material === null && variation[2] < 0.25)
  // Foil creases under the seal and at the sides.
  const creaseAt = (x: number, y: number): number => {
    const drawn = Math.max(0, y / tall - 0.55)
    const across = x / wide
    return (
      0.03 * drawn * (Math.sin(x * 13 + y * 4 + 2 * Math.sin(y * 6)) + 0.6 * Math.sin(x * 29 - y * 9)) +
      0.016 * across * across * Math.sin(y * 15 + x * 3 + 2 * Math.sin(y * 5))
    )
  }
  const creases = reliefOver(creaseAt, [-wide * 1.25, wide * 1.25], [-0.2, tall + 0.2], 180, 200)
  const shape = (x: number, y: number, z: number): number => {
    const hull = roundedBox(x, y - tall / 2, z, wide, tall / 2, deep + 0.03, 0.02)
    if (hull > 0.1) return hull
    const up = y / tall
    const thick = deep * (up < 0.08 ? 0.84 + 2 * up : risen((up - 0.08) / 0.86)) + 0.012
    const across = Math.abs(x) / wide
    const round = rounded(across)
    const crease = across < 1.2 ? creases(x, y) : 0
    const half = up > 0.9 ? 0.012 + (thick * round + crease) * Math.max(0, (0.94 - up) / 0.04) * 0.9 : thick * round + crease
    const plane = roundedRectangle(x, y - tall / 2, wide, tall / 2, 0.02)
    const slab = Math.abs(z) - Math.max(0.011, half)
    return Math.max(plane, slab * 0.62)
  }
  const labelTop = tall * 0.7
  const labelFoot = tall * 0.2
  return {
    distance: shape,
    writeSkin: (skin, x, y) => {
      const base = isKraft ? ([0.47, 0.3, 0.17] as const) : colors.main
      if (isKraft) {
        paper(skin, base, x, y)
        const fibre = 0.9 + 0.2 * layeredNoise(x * 12, y * 46, 2)
        skin[SKIN.red] *= fibre
        skin[SKIN.green] *= fibre
        skin[SKIN.blue] *= fibre
      } else {
        matte(skin, base, x, y)
        skin[SKIN.gloss] = 0.6
        skin[SKIN.roughness] = 0.42
      }
      if (y > tall * 0.93) {
        // The seal is pressed in lines.
        skin[SKIN.bendY] = 0.22 * Math.sin(y * 190)
        return
      }
      if (y < tall * 0.13) return printInk(skin, colors.accent, 1)
      const panel = roundedRectangle(x, y - (labelTop + labelFoot) / 2, wide * 0.72, (labelTop - labelFoot) / 2, 0.03)
      if (panel < 0) {
        printInk(skin, colors.second, 1)
        if (panel > -0.034 && panel < -0.024) printInk(skin, colors.accent, 1)
        printInk(
          skin,
          inkOn(colors.second, base),
          inkAt(label, x / (wide * 1.26) + 0.5, (labelTop - 0.05 - y) / (labelTop - labelFoot - 0.1)),
        )
      }
    },
    bounds: { height: tall / 2, radius: tall * 0.58 },
    turn: [-20, 20],
    facing: colors.main,
  }
}
