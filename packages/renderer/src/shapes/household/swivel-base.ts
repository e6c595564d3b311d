import { length2, smoothUnion, capsule, roundedBox, slab } from '../distance.ts'

/** The base of a swivel chair: five spokes on castors, a gas lift, the mechanism under the seat. */

/** Distance of the castors from the axis. */
const BASE = 0.56
const SPOKES = 5
const PART = (2 * Math.PI) / SPOKES
/** Cosines and sines of the spokes' directions, of -3 to 3 parts of a turn. */
const COSINES = Float64Array.from({ length: 7 }, (_, at) => Math.cos((at - 3) * PART + 0.3))
const SINES = Float64Array.from({ length: 7 }, (_, at) => Math.sin((at - 3) * PART + 0.3))

/** Where a point is on the spoke nearest to it: distance along it, and beside it. Set by `findSpoke`, read by `baseAt` and `castorAt`. */
const spoke = { along: 0, beside: 0 }

export const findSpoke = (x: number, z: number): void => {
  const at = Math.round((Math.atan2(z, x) - 0.3) / PART) + 3
  const cosine = COSINES[at]
  const sine = SINES[at]
  spoke.along = x * cosine + z * sine
  spoke.beside = z * cosine - x * sine
}

export const baseAt = (y: number): number => {
  const { along, beside } = spoke
  const arm = capsule(along, y * 1.1, beside, 0.05, 0.245, 0, BASE, 0.165, 0, 0.036)
  // The hub does not reach out to where the two are blended.
  if (along - 0.126 > arm) return arm
  return smoothUnion(arm, length2(length2(along, beside), Math.max(0, Math.abs(y - 0.24) - 0.05)) - 0.065, 0.06)
}

/** Whether the castors of the spoke found are further than `near`. */
export const isPastCastors = (near: number): boolean => BASE - 0.067 - spoke.along > near

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
