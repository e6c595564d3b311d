import { fill, type Finish, SLOPE_X, SLOPE_Y, visible } from './finish.ts'
import { smoothNoise } from '../noise.ts'

const waves = (a: number, b: number, sway: number): number =>
  smoothNoise(a * 1.5 + sway, b * 4.4) * 0.62 + smoothNoise(a * 3.4 + 7, b * 8.5 + 2) * 0.22

export function waterFields(fields: Float64Array, u: number, v: number): number {
  const step = 0.02
  const sway = 0.6 * smoothNoise(u * 1.1, v * 2.2)
  const here = waves(u, v, sway)
  fields[0] = ((waves(u + step, v, sway) - here) / step) * 0.075
  fields[1] = ((waves(u, v + step, sway) - here) / step) * 0.04
  return 0
}

export function sampleWater(out: Float64Array, finish: Finish, pixel: number, fields: Float64Array): void {
  fill(out, finish.main, 1)
  const clear = 0.25 + 0.75 * visible(pixel, 0.2)
  out[SLOPE_X] = fields[0] * clear
  out[SLOPE_Y] = fields[1] * clear
}
