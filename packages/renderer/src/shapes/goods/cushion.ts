import { roundedBox, roundedRectangle } from '../distance.ts'
import { printInk, woven } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

const LEAN = 0.2

/** A square cushion leaning back on its lower edge. */
export function cushion({ colors, variation }: ShapeChoice): Shape {
  const cosine = Math.cos(LEAN)
  const sine = Math.sin(LEAN)
  const pattern = variation[0]
  return {
    distance: (x, y, z) => {
      const py = (y - 0.93) * cosine + z * sine
      const pz = -(y - 0.93) * sine + z * cosine
      const hull = roundedBox(x, py, pz, 1, 1, 0.6, 0.3)
      if (hull > 0.1) return hull
      const u = Math.min(1, Math.abs(x) / 0.96)
      const v = Math.min(1, Math.abs(py) / 0.96)
      // Full in the middle, flat towards the seam.
      const full = (1 - u * u) * (1 - v * v)
      const thick = 0.56 * Math.sqrt(full) * (0.35 + 0.65 * full) + 0.012
      const crease =
        0.012 * Math.sin(x * 11 + py * 3) * u * u + 0.014 * Math.sin(py * 9 - x * 4) * v * v + 0.02 * u * v * Math.sin((x - py) * 16)
      // The sides curve in between the corners.
      const drawn = 0.12 * (1 - (u > v ? v * v : u * u))
      const plane = roundedRectangle(x, py, 0.97 - drawn, 0.97 - drawn, 0.06)
      return Math.max(plane, Math.abs(pz) - thick - crease) * 0.5
    },
    writeSkin: (skin, x, y, z, _nx, _ny, nz) => {
      const py = (y - 0.93) * cosine + z * sine
      woven(skin, colors.main, x, py, 62)
      const at = x * 2.5 + 30
      const within = at - Math.floor(at)
      const stripe = pattern < 0.4 ? within > 0.34 && within < 0.62 : pattern < 0.7 ? within > 0.3 && within < 0.36 : false
      if (stripe && nz > 0) {
        const shade = skin[SKIN.green] / Math.max(0.01, colors.main[1])
        printInk(skin, [colors.second[0] * shade, colors.second[1] * shade, colors.second[2] * shade], 1)
      }
      skin[SKIN.sheen] = 0.5
    },
    bounds: { height: 0.93, radius: 1.4 },
    turn: [-24, 24],
    facing: colors.main,
  }
}
