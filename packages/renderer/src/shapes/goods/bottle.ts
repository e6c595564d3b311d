import { coat, inkAt, inkOn, metal, paper, plastic, printInk, tintedGlass } from '../skins.ts'
import { cylinder, length2, smoothUnion, roundedRectangle, turnedProfile } from '../distance.ts'
import { type Shape, type ShapeChoice } from '../shape.ts'

/** A round-shouldered bottle with a wrapped label: with a dropper, a pump or a screw cap, by the words or the seed. */
export function bottle({ colors, material, label, variation, words }: ShapeChoice): Shape {
  const top =
    words.has('pump') || words.has('soap') || words.has('lotion')
      ? 'pump'
      : words.has('dropper') || words.has('serum') || words.has('oil')
        ? 'dropper'
        : variation[0] < 0.4
          ? 'dropper'
          : variation[0] < 0.7
            ? 'pump'
            : 'cap'
  const wide = 0.4 + 0.06 * variation[1]
  const tall = (top === 'dropper' ? 1.02 : 1.2) + 0.14 * variation[2]
  const neckTop = tall + 0.16
  const isGlass = material === null || material === 'glass'
  const shell = (x: number, y: number, z: number): number => {
    const r = length2(x, z)
    const body = cylinder(r, y, wide, 0, tall, top === 'pump' ? 0.16 : 0.11)
    const neck = cylinder(r, y, 0.16, tall - 0.1, neckTop, 0.02)
    return smoothUnion(body, neck, 0.14)
  }
  const cap = (x: number, y: number, z: number): number => {
    const r = length2(x, z)
    if (top === 'cap') {
      const turn = Math.atan2(z, x)
      return cylinder(r, y, 0.205 + 0.004 * Math.cos(turn * 44), neckTop - 0.13, neckTop + 0.22, 0.025)
    }
    const collar = cylinder(r, y, 0.215, neckTop - 0.13, neckTop + 0.1, 0.025)
    if (top === 'dropper') {
      const bulb = bulbAt((y - neckTop - 0.08) / 0.44)
      const inBulb = Math.max((r - bulb) * 0.9, neckTop - y, y - neckTop - 0.52)
      return Math.min(collar, inBulb)
    }
    const stem = cylinder(r, y, 0.052, neckTop, neckTop + 0.3, 0.01)
    const head = cylinder(r, y, 0.12, neckTop + 0.26, neckTop + 0.38, 0.035)
    const spout = roundedRectangle(length2(y - neckTop - 0.335 + Math.max(0, -x) * 0.12, z), x + 0.2, 0.042, 0.2, 0.03)
    return Math.min(collar, stem, smoothUnion(head, spout, 0.06))
  }
  const capFoot = neckTop - 0.13
  const labelFoot = 0.2
  const labelTop = tall * 0.74
  const span = Math.min(2.5, ((labelTop - labelFoot) * 1.12) / wide)
  return {
    distance: (x, y, z) => {
      const toShell = shell(x, y, z)
      return toShell < capFoot - y ? toShell : Math.min(toShell, cap(x, y, z))
    },
    writeSkin: (skin, x, y, z) => {
      const r = length2(x, z)
      if (y > capFoot && cap(x, y, z) < shell(x, y, z)) {
        if (top === 'dropper' && y > neckTop + 0.11) return plastic(skin, [0.02, 0.02, 0.022], 0.42)
        if ((top === 'cap' || top === 'pump') && !metals.some((word) => words.has(word))) {
          if (colors.accent[0] + colors.accent[1] + colors.accent[2] < 0.5 || variation[1] > 0.5)
            return plastic(skin, [0.03, 0.03, 0.033], 0.3)
        }
        return metal(skin, colors.accent, 0.17)
      }
      const turn = Math.atan2(x, z)
      if (isGlass) tintedGlass(skin, colors.main)
      else coat(skin, material, colors.main, turn * wide, y)
      if (y < labelFoot || y > labelTop || Math.abs(turn) > span / 2 || r < wide - 0.05) return
      if (isGlass) {
        skin.fill(0)
        paper(skin, colors.second, turn * wide, y)
      }
      printInk(
        skin,
        isGlass ? inkOn(colors.second, colors.main) : inkOn(colors.main, colors.second),
        inkAt(label, turn / span + 0.5, (labelTop - y) / (labelTop - labelFoot)),
      )
    },
    bounds: { height: (neckTop + 0.4) / 2, radius: (neckTop + 0.52) / 2 + 0.1 },
    turn: top === 'pump' ? [-16, 22] : [-8, 8],
    facing: colors.main,
  }
}

const bulbAt = turnedProfile([
  [0, 0.15],
  [0.12, 0.12],
  [0.3, 0.125],
  [0.75, 0.13],
  [0.92, 0.1],
  [0.985, 0.05],
  [1, 0.005],
])

/** Words that ask for a shining cap. */
const metals = ['gold', 'golden', 'silver', 'copper', 'brass', 'chrome', 'bronze'] as const
