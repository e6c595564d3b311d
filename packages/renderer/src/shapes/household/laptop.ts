import { length2, roundedRectangle, slab } from '../distance.ts'
import { inkAt, metal, printInk } from '../skins.ts'
import { lightScreen } from './phone.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'

const HALF_X = 0.98
const HALF_Z = 0.68
const BASE = 0.052
const LID = 1.26
const HINGE = -HALF_Z + 0.035
/** It is set forward, so that base and lid together are centred on the axis. */
const FORWARD = 0.18
/** How far the lid leans back from upright, radians. */
const LEAN = 0.33
const COSINE = Math.cos(LEAN)
const SINE = Math.sin(LEAN)

/** An open notebook computer: brushed metal, dark keys, a lit screen. */
export function laptop(choice: ShapeChoice): Shape {
  const { variation } = choice
  return {
    distance: distanceToLaptop,
    writeSkin: paintLaptop(choice),
    bounds: { height: 0.62, radius: 1.47 },
    turn: variation[0] < 0.5 ? [-30, -16] : [16, 30],
    facing: shell,
  }
}

const base = (x: number, y: number, z: number): number => {
  const body = slab(roundedRectangle(x, z, HALF_X, HALF_Z, 0.075), y - 0.012 - BASE / 2, BASE / 2, 0.018)
  const foot = slab(roundedRectangle(x, z, HALF_X - 0.14, HALF_Z - 0.12, 0.05), y - 0.008, 0.008, 0.004)
  if (y < BASE - 0.02) return Math.min(body, foot)
  if (body > 0.03) return body
  // The keys lie in a shallow tray; beside it, it changes nothing.
  if (Math.abs(z + 0.165) - 0.325 > -body) return body
  const tray = slab(roundedRectangle(x, z + 0.165, 0.85, 0.325, 0.03), y - BASE - 0.022, 0.02, 0.003)
  return Math.max(body, -tray)
}

const lidY = (y: number, z: number): number => (y - BASE - 0.02) * COSINE - (z - HINGE) * SINE
const lidZ = (y: number, z: number): number => (z - HINGE) * COSINE + (y - BASE - 0.02) * SINE

const lid = (x: number, y: number, z: number): number =>
  slab(roundedRectangle(x, lidY(y, z) - LID / 2, HALF_X, LID / 2, 0.075), lidZ(y, z), 0.02, 0.014)

const hinge = (x: number, y: number, z: number): number =>
  Math.max(length2(y - BASE - 0.012, z - HINGE) - 0.03, Math.abs(x) - HALF_X * 0.82)

function distanceToLaptop(x: number, y: number, sz: number): number {
  const z = sz - FORWARD
  let near = Infinity
  if (y > 0.3) {
    near = lid(x, y, z)
    if (y - BASE - 0.012 < near) near = Math.min(near, base(x, y, z))
  } else {
    near = base(x, y, z)
    if (Math.abs(lidZ(y, z)) - 0.02 < near) near = Math.min(near, lid(x, y, z))
  }
  // The hinge stands out by less than that.
  if (near > 0.1) return near - 0.04
  return Math.abs(z - HINGE) - 0.03 > near || y - BASE - 0.042 > near ? near : Math.min(near, hinge(x, y, z))
}

function paintLaptop({ colors, label, variation }: ShapeChoice): Shape['writeSkin'] {
  const keys = (x: number, z: number): number => {
    // Six rows; the distance inside the nearest key, above 0 in the gaps.
    const row = Math.min(5, Math.max(0, Math.floor((z + 0.165 + 0.315) / 0.105)))
    const pz = z + 0.165 + 0.315 - (row + 0.5) * 0.105
    const count = [14, 14, 14, 13, 12, 9][row]
    const wide = 1.66 / count
    const column = Math.min(count - 1, Math.max(0, Math.floor((x + 0.83) / wide)))
    let px = x + 0.83 - (column + 0.5) * wide
    let half = wide / 2 - 0.008
    if (row === 5) {
      // The space bar.
      const isSpace = Math.abs(x) < 0.38
      px = isSpace ? x : px
      half = isSpace ? 0.372 : half
    }
    return roundedRectangle(px, pz, half, row === 0 ? 0.038 : 0.045, 0.012)
  }
  return (skin, x, y, sz, _nx, ny, nz) => {
    const z = sz - FORWARD
    const onLid = lid(x, y, z) < base(x, y, z)
    const ly = lidY(y, z)
    if (onLid && nz > 0.5 && lidZ(y, z) > 0.015) {
      const glass = roundedRectangle(x, ly - LID / 2, HALF_X - 0.012, LID / 2 - 0.012, 0.065)
      const screen = roundedRectangle(x, ly - LID / 2 - 0.008, HALF_X - 0.05, LID / 2 - 0.06, 0.03)
      if (glass < 0) {
        if (screen > 0) {
          skin[0] = skin[1] = skin[2] = 0.005
          skin[SKIN.gloss] = 1
          skin[SKIN.roughness] = 0.05
          return
        }
        const u = x / (2 * HALF_X) + 0.5
        const v = 1 - ly / LID
        lightScreen(skin, colors, u * 1.6, v, variation[2])
        printInk(skin, [0.97, 0.97, 0.97], inkAt(label, (u - 0.3) / 0.4, (v - 0.24) / 0.34))
        return
      }
    }
    if (!onLid && ny > 0.8 && y > BASE - 0.02) {
      const key = keys(x, z)
      const inTray = roundedRectangle(x, z + 0.165, 0.85, 0.325, 0.03) < 0
      if (inTray) {
        const isKey = key < 0
        skin[0] = skin[1] = skin[2] = isKey ? 0.022 : 0.006
        skin[SKIN.gloss] = 0.5
        skin[SKIN.roughness] = 0.5
        if (isKey && key > -0.012) printInk(skin, [0.07, 0.07, 0.075], 0.5)
        // A mark in the middle of each key.
        if (key < -0.03 && Math.abs(z + 0.165) < 0.2 && key < -0.036) printInk(skin, [0.4, 0.4, 0.42], 0.35)
        return
      }
    }
    metal(skin, shell, 0.42)
    // Blasted metal scatters as much as it mirrors.
    skin[SKIN.metal] = 0.7
    const pad = roundedRectangle(x, z - 0.42, 0.36, 0.215, 0.02)
    if (!onLid && ny > 0.8 && Math.abs(pad) < 0.004) printInk(skin, [0.1, 0.1, 0.1], 0.4)
    if (!onLid && ny > 0.8 && pad < 0) skin[SKIN.roughness] = 0.3
  }
}

/** Blasted aluminium. */
const shell = [0.86, 0.87, 0.88] as const
