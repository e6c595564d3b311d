import { length2, smoothUnion, capsule, roundedBox, slab } from '../distance.ts'

/** The base of a swivel chair: five spokes on castors, a gas lift, the mechanism under the seat. */

/** Distance of the castors from the axis. */
const BASE = 0.56
const SPOKES = 5

/** Where a point is on the spoke nearest to it: distance along it, and beside it. Set by `findSpoke`, read by `baseAt` and `castorAt`. */
const spoke = { along: 0, beside: 0 }

export const findSpoke = (x: number, z: number): void => {
  const part = (2 * Math.PI) / SPOKES
  const index = Math.round((Math.atan2(z, x) - 0.3) / part)
  const turn = index * part + 0.3
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  spoke.along = x * cosine + z * sine
  spoke.beside = z * cosine - x * sine
}

export const baseAt = (y: number): number => {
  const { along, beside } = spoke
  const arm = capsule(along, y * 1.1, beside, 0.05, 0.245, 0, BASE, 0.165, 0, 0.036)
  return smoothUnion(arm, length2(length2(along, beside), Math.max(0, Math.abs(y - 0.24) - 0.05)) - 0.065, 0.06)
}

export const castorAt = (y: number): number => {
  const out = spoke.along - BASE
  const side = Math.abs(spoke.beside) - 0.034
  const wheel = slab(length2(out, y - 0.062) - 0.062, side, 0.021, 0.012)
  const hood = Math.max(slab(length2(out, y - 0.066) - 0.066, spoke.beside, 0.06, 0.012), 0.075 - y - out * 0.4)
  return Math.min(wheel, hood)
}

export const liftAt = (r: number, y: number): number => {
  const sleeve = slab(r - 0.046, y - 0.36, 0.14, 0.01)
  return Math.min(sleeve, slab(r - 0.027, y - 0.62, 0.18, 0.004))
}

export const mechanismAt = (x: number, y: number, z: number): number => roundedBox(x, y - 0.77, z + 0.03, 0.15, 0.045, 0.2, 0.03)
