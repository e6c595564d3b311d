import { blend, dim, fill, type Finish, SHINE, SLOPE_X, SLOPE_Y, visible } from './finish.ts'
import { cellNoise, clamp01, layeredNoise, smoothNoise } from '../noise.ts'

/** Phase of the wind's ripples: a wave bent by slow noise. */
const ripples = (u: number, v: number): number => v * 15 + u * 2.4 + layeredNoise(u * 0.75, v * 1.15, 2) * 13

export function sandFields(fields: Float64Array, u: number, v: number): number {
  const phase = ripples(u, v)
  fields[0] = phase
  fields[1] = (ripples(u + 0.01, v) - phase) * 60
  fields[2] = (ripples(u, v + 0.01) - phase) * 60
  fields[3] = 0.028 * (0.35 + 0.9 * smoothNoise(u * 0.6 + 3, v * 0.6))
  fields[4] = 0.1 * (layeredNoise(u * 3.3, v * 3.3, 2) - 0.5)
  fields[5] = 0.1 * (smoothNoise(u * 1.1, v * 1.1) - 0.5)
  return 0
}

export function sampleSand(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  const phase = fields[0]
  // Steeper on the lee side.
  const slope = Math.cos(phase + 0.55 * Math.sin(phase)) * fields[3] * visible(pixel, 0.16)
  out[SLOPE_X] = slope * fields[1] + fields[4]
  out[SLOPE_Y] = slope * fields[2] + fields[4]
  const clear = visible(pixel, 0.011)
  const grain = cellNoise(Math.floor(u * 150), Math.floor(v * 150)) * 0.6 + cellNoise(Math.floor(u * 83 + 9), Math.floor(v * 83)) * 0.4
  fill(out, finish.main, 0.97 + (grain - 0.5) * 0.3 * clear + fields[5])
  blend(out, finish.second, 0.16 * (1 - Math.sin(phase)) + (grain > 0.9 ? 0.4 * clear : 0))
  out[SHINE] = 0
}

/** Drifts, and the lumps in which snow falls from trees. */
export function snowFields(fields: Float64Array, u: number, v: number): number {
  const step = 0.03
  const here = drift(u, v)
  fields[0] = (drift(u + step, v) - here) / step
  fields[1] = (drift(u, v + step) - here) / step
  fields[2] = here
  return 0
}

const drift = (u: number, v: number): number => layeredNoise(u * 0.8, v * 1.1, 2) * 0.34 + layeredNoise(u * 4, v * 5, 2) * 0.035

export function sampleSnow(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  out[SLOPE_X] = fields[0]
  out[SLOPE_Y] = fields[1]
  const clear = visible(pixel, 0.015)
  const grain = cellNoise(Math.floor(u * 120), Math.floor(v * 120))
  fill(out, finish.main, 0.96 + (grain - 0.5) * 0.07 * clear)
  // Light that goes deep into snow comes back blue: hollows are blue, not grey.
  blend(out, finish.second, clamp01(0.95 - fields[2] * 4.6))
  // A crystal here and there faces the sun.
  if (clear > 0 && grain > 0.992) dim(out, 1 + 0.9 * clear)
  out[SHINE] = 0
}
