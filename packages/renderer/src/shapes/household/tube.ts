import { cylinder, length2, roundedRectangle } from '../distance.ts'
import { coat, inkAt, inkOn, matte, metal, plastic, printInk } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

/** A squeeze tube standing on its cap: round at the cap, pressed flat and crimped at its end. */
export function tube({ colors, material, label, variation, words }: ShapeChoice): Shape {
  const wide = 0.3 + 0.03 * variation[0]
  const capTop = 0.3 + 0.12 * variation[1]
  const tall = 1.5 + 0.16 * variation[2]
  const crimp = tall - 0.13
  const foot = capTop - 0.01
  const isMetalCap = variation[0] > 0.55
  const cap = (r: number, y: number): number => cylinder(r, y, wide * 0.985, 0, capTop, 0.03)
  /** Half the width and half the depth of the tube's cut at a height. */
  const breadth = (y: number): number => wide + 0.1 * Math.min(1, Math.max(0, (y - foot) / (crimp - foot)))
  const depth = (y: number): number => {
    const up = Math.min(1, Math.max(0, (y - foot) / (crimp - foot)))
    return wide * (1 - 0.78 * up - 0.22 * up * up) + 0.011
  }
  const body = (x: number, y: number, z: number): number => {
    const deep = depth(y)
    const broad = Math.max(deep, breadth(y))
    const around = roundedRectangle(x, z, broad, deep, deep)
    const beyond = Math.abs(y - (foot + tall) / 2) - (tall - foot) / 2
    return (around > beyond ? around : beyond) * 0.91
  }
  const labelTop = crimp - 0.12
  const labelFoot = capTop + 0.2
  const ink = inkOn(colors.main, colors.second)
  return {
    distance: (x, y, z) => {
      const bound = Math.abs(x) - wide - 0.1
      if (bound > 0.3) return bound
      return Math.min(cap(length2(x, z), y), body(x, y, z))
    },
    writeSkin: (skin, x, y, z, _nx, _ny, nz) => {
      const r = length2(x, z)
      if (cap(r, y) < body(x, y, z)) {
        if (isMetalCap) return metal(skin, colors.accent, 0.2)
        plastic(skin, inkOn(colors.main, colors.second), 0.32)
        return
      }
      if (material === 'metal' || words.has('aluminium') || words.has('aluminum')) {
        metal(skin, colors.main, 0.32)
        // A metal tube keeps every dent.
        skin[SKIN.bendX] = 0.05 * Math.sin(y * 23 + x * 9) * Math.sin(x * 14 - y * 6)
        skin[SKIN.bendY] = 0.05 * Math.sin(y * 17 - x * 11)
      } else if (material === null || material === 'plastic') {
        matte(skin, colors.main, x, y)
        skin[SKIN.gloss] = 0.8
        skin[SKIN.roughness] = 0.36
        skin[SKIN.soft] = 0.12
        // The flat end pulls faint folds into the front.
        const folds = Math.max(0, (y - crimp + 0.5) / 0.5)
        skin[SKIN.bendX] = folds * folds * 0.1 * Math.sin(x * 19 + variation[0] * 9)
      } else coat(skin, material, colors.main, x, y)
      if (y > crimp) {
        // Ribs of the weld.
        const rib = Math.sin(y * 230)
        skin[SKIN.bendY] = rib * 0.28
        printInk(skin, [0, 0, 0], 0.05 + 0.05 * rib)
        return
      }
      if (y < capTop + 0.075) return printInk(skin, colors.accent, 1)
      if (y < capTop + 0.09) return printInk(skin, ink, 0.9)
      const u = x / (wide * 1.75) + 0.5
      if (nz > 0) printInk(skin, ink, inkAt(label, u, (labelTop - y) / (labelTop - labelFoot)))
    },
    bounds: { height: tall / 2, radius: tall / 2 + 0.12 },
    turn: [-20, 20],
    facing: colors.main,
  }
}
