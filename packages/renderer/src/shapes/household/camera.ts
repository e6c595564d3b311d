import { smoothStep } from '../../noise.ts'
import { cylinder, length2, roundedRectangle, slab } from '../distance.ts'
import { hide, inkAt, metal, plastic, printInk } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

const HALF_X = 0.7
const HALF_Z = 0.19
/** Heights of the leather and of the shoulders, and of the lens's axis. */
const LEATHER_FOOT = 0.07
const LEATHER_TOP = 0.58
const TALL = 0.76
const AXIS = 0.36
/** Radius of the widest part around that axis. */
const LENS = 0.325

/** A camera of the classic kind: metal above, leather around, a lens with ribbed rings. */
export function camera(choice: ShapeChoice): Shape {
  const { colors, variation } = choice
  const design = designOf(choice)
  const parts = partsOf(design)
  const { isBlack } = design
  return {
    distance: distanceToCamera(parts),
    writeSkin: paintCamera(choice, design, parts),
    bounds: { height: 0.47, radius: 1 },
    turn: variation[2] < 0.5 ? [-34, -18] : [18, 34],
    facing: isBlack ? [0.05, 0.05, 0.05] : colors.main,
  }
}

type Design = ReturnType<typeof designOf>

/** What a prompt decides about a camera. */
function designOf({ variation }: ShapeChoice) {
  const long = 0.36 + 0.16 * variation[0]
  const isBlack = variation[1] > 0.6
  return { long, isBlack }
}

type Parts = ReturnType<typeof partsOf>

/** The parts of a camera as distances. */
function partsOf({ long }: Design) {
  const plan = (x: number, z: number): number => roundedRectangle(x, z, HALF_X, HALF_Z, 0.13)
  const body = (x: number, y: number, z: number): number => slab(plan(x, z), y - TALL / 2, TALL / 2, 0.025)
  /** The house of the finder: narrower above. */
  const finder = (x: number, y: number, z: number): number => {
    const narrow = Math.max(0, y - TALL) * 0.55
    return slab(roundedRectangle(x, z + 0.01, 0.25 - narrow, 0.175 - narrow * 0.6, 0.03), y - TALL - 0.06, 0.13, 0.025) * 0.87
  }
  /** The left one is the tallest: left of the finder no other is nearer, and right of it the others are. */
  const dials = (x: number, y: number, z: number): number => {
    const left = x < -0.1 ? Infinity : cylinder(length2(x - 0.47, z), y, 0.1, TALL - 0.02, TALL + 0.085, 0.012)
    if (x > 0.1) return left
    const right = cylinder(length2(x + 0.48, z), y, 0.115, TALL - 0.02, TALL + 0.06, 0.012)
    return Math.min(left, right, cylinder(length2(x + 0.3, z - 0.07), y, 0.036, TALL - 0.02, TALL + 0.04, 0.01))
  }
  /** From the body outwards: mount, focus ring, front ring with its glass set back. */
  const lens = (r: number, z: number): number => {
    const out = z - HALF_Z
    let near = slab(r - 0.275, out - 0.06 - long * 0.5, long * 0.5, 0.02)
    const funnel = r - 0.215 - Math.max(0, out - long) * 0.3
    if (Math.max(funnel, long - 0.02 - out) * 0.95 < -near) near = Math.max(near, -slab(funnel, out - long - 0.16, 0.18, 0.01) * 0.95)
    if (out - 0.081 < near) near = Math.min(near, slab(r - 0.325, out - 0.03, 0.05, 0.012))
    return out - 0.061 - long * 0.62 > near ? near : Math.min(near, slab(r - 0.3, out - 0.06 - long * 0.32, long * 0.3, 0.02))
  }
  const glass = (r: number, z: number): number => {
    // A spherical cap of a large radius.
    const ball = length2(r, z - HALF_Z - long + 0.62) - 0.62
    return Math.max(ball, r - 0.225, HALF_Z + long * 0.5 - z)
  }
  const all = (x: number, y: number, z: number): number => {
    const main = body(x, y, z)
    let nearest = main
    if (y > TALL - 0.1 - main) {
      const side = Math.abs(x)
      if ((side - 0.25) * 0.87 < nearest) nearest = Math.min(nearest, finder(x, y, z))
      // The dials stand beside the finder, on the shoulders.
      if (y - TALL - 0.085 < nearest && 0.26 - side < nearest) nearest = Math.min(nearest, dials(x, y, z))
    }
    if (z <= HALF_Z - main) return nearest
    const r = length2(x, y - AXIS)
    if (r - LENS < nearest) nearest = Math.min(nearest, lens(r, z))
    return r - 0.225 < nearest && HALF_Z + long * 0.5 - z < nearest ? Math.min(nearest, glass(r, z)) : nearest
  }
  return { finder, lens, glass, all }
}

function distanceToCamera({ all }: Parts): Shape['distance'] {
  return (x, y, z) => all(x, y, z - CENTRE)
}

function paintCamera({ colors, label }: ShapeChoice, { long, isBlack }: Design, { finder, lens, glass, all }: Parts): Shape['writeSkin'] {
  return (skin, x, y, sz, _nx, ny, nz) => {
    const z = sz - CENTRE
    const nearest = all(x, y, z) + 0.0005
    const r = length2(x, y - AXIS)
    if (z > HALF_Z - 0.02 && r < 0.222 && glass(r, z) <= nearest) {
      // Coated glass: dark, with a violet and a green gleam.
      const gleam = smoothStep(0.05, 0.2, r)
      skin[0] = 0.012 + 0.05 * gleam * (1 - gleam)
      skin[1] = 0.012 + 0.05 * (1 - gleam) * (1 - gleam)
      skin[2] = 0.028 + 0.16 * gleam * (1 - gleam)
      skin[SKIN.gloss] = 1
      skin[SKIN.roughness] = 0.02
      return
    }
    if (z > HALF_Z - 0.02 && lens(r, z) <= nearest) {
      const out = z - HALF_Z
      const turn = Math.atan2(y - AXIS, x)
      if (out < 0.09) return metal(skin, [0.78, 0.78, 0.77], 0.26)
      plastic(skin, [0.022, 0.022, 0.024], 0.38)
      const isRibbed = r > 0.288 && out < 0.06 + long * 0.58
      if (isRibbed) {
        const rib = Math.sin(turn * 90)
        skin[SKIN.bendX] = -Math.sin(turn) * rib * 0.35
        skin[SKIN.bendY] = Math.cos(turn) * rib * 0.35
      }
      if (Math.abs(out - long * 0.72) < 0.006 && r > 0.26) printInk(skin, colors.accent, 1)
      // Marks around the front ring.
      if (nz > 0.6 && r > 0.238 && r < 0.252 && Math.sin(turn * 61) > 0.1 && Math.sin(turn) > 0.35) printInk(skin, [0.5, 0.5, 0.48], 0.7)
      return
    }
    if (y > LEATHER_FOOT && y < LEATHER_TOP && finder(x, y, z) > nearest) {
      hide(skin, colors.main, (x + z) * 0.8, y * 0.8)
      skin[SKIN.gloss] = 0.5
      return
    }
    if (isBlack) plastic(skin, [0.03, 0.03, 0.032], 0.34)
    else {
      metal(skin, [0.84, 0.84, 0.82], 0.3)
      skin[SKIN.metal] = 0.8
    }
    if (y > LEATHER_TOP && y < LEATHER_TOP + 0.008) printInk(skin, [0.05, 0.05, 0.05], 0.7)
    if (nz > 0.6 && z > 0.1)
      printInk(skin, isBlack ? [0.85, 0.85, 0.83] : [0.05, 0.05, 0.055], inkAt(label, x / 0.4 + 0.5, (TALL + 0.14 - y) / 0.14))
    const knurl = Math.min(Math.abs(length2(x + 0.48, z) - 0.115), Math.abs(length2(x - 0.47, z) - 0.1))
    if (y > TALL && knurl < 0.006 && ny < 0.5) skin[SKIN.bendX] = 0.4 * Math.sin(Math.atan2(z, Math.abs(x) - 0.475) * 40)
  }
}

/** The body is set back, so that with its lens it is centred on the axis. */
const CENTRE = -0.2
