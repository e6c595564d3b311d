import { blend, fill, type Finish, SHINE, SLOPE_X, SLOPE_Y, visible } from './finish.ts'
import { cellNoise, clamp01, layeredNoise, smoothNoise } from '../noise.ts'

const THREADS = 78

/** Folds: broad waves along one direction, with the cloth's own unevenness; only their slope is visible. */
export function linenFields(fields: Float64Array, u: number, v: number): number {
  const bend = layeredNoise(u * 0.5, v * 0.5, 2) * 3
  const fold = Math.sin(u * 0.9 + v * 2.3 + bend * 2.2)
  fields[0] = 0.09 * fold + (layeredNoise(u * 2.2, v * 2.2, 2) - 0.5) * 0.14
  fields[1] = 0.24 * fold + (layeredNoise(u * 2.2 + 40, v * 2.2, 2) - 0.5) * 0.14
  fields[2] = (smoothNoise(v * 5, u * 1.3) - 0.5) * 0.9
  fields[3] = (smoothNoise(u * 5 + 50, v * 1.3) - 0.5) * 0.9
  fields[4] = clamp01((layeredNoise(u * 1.1, v * 9, 2) - 0.5) * 0.35)
  return 0
}

export function sampleLinen(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  out[SLOPE_X] = fields[0]
  out[SLOPE_Y] = fields[1]
  // Thicker and thinner threads, a few together: the weave from far away, where single threads would beat with the pixels.
  const bands = (smoothNoise(u * 36, v * 2.1) + smoothNoise(u * 2.1 + 90, v * 36) - 1) * visible(pixel, 0.024)
  let tone = 0.93 + 0.07 * bands
  const weave = visible(pixel, 0.6 / THREADS)
  if (weave > 0) {
    const warp = u * THREADS + fields[2]
    const weft = v * THREADS + fields[3]
    const column = Math.floor(warp)
    const row = Math.floor(weft)
    const across = warp - column - 0.5
    const down = weft - row - 0.5
    const isWarp = ((column + row) & 1) === 0
    const round = isWarp ? 1 - 3.1 * across * across - 1.1 * down * down : 1 - 3.1 * down * down - 1.1 * across * across
    // Slubs: each thread has its own thickness.
    const slub = cellNoise(column, Math.floor(v * 2.1)) + cellNoise(row + 133, Math.floor(u * 2.1)) - 1
    tone += weave * (0.3 * (round - 0.66) + 0.05 * slub)
  }
  fill(out, finish.main, tone)
  blend(out, finish.second, fields[4])
  out[SHINE] = 0
}

/** A heavy cloth that hangs and runs out over the table: folds along its length, and patches where the pile was stroked another way. */
export function velvetFields(fields: Float64Array, u: number, v: number): number {
  const bend = layeredNoise(u * 0.3, v * 0.26, 2)
  const phase = u * 3.1 + bend * 5.2
  // Narrow valleys, broad backs: the cloth's own weight draws it so.
  const depth = 0.42 + 0.5 * smoothNoise(u * 0.6 + 5, v * 0.35)
  fields[0] = depth * Math.sin(phase + 0.9 * Math.sin(phase))
  fields[1] = 0.16 * (smoothNoise(u * 0.9 + 70, v * 0.8) - 0.5)
  fields[2] = layeredNoise(u * 1.1 + bend, v * 0.7 + 40, 2) - 0.5
  return 0
}

/** Pile absorbs light that meets it straight and catches grazing light: folds are bright at their flanks, dark on their backs. */
export function sampleVelvet(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  out[SLOPE_X] = fields[0]
  out[SLOPE_Y] = fields[1]
  const steep = Math.sqrt(fields[0] * fields[0] + fields[1] * fields[1])
  const clear = visible(pixel, 0.014)
  const pile = clear > 0 ? (smoothNoise(u * 95, v * 95) - 0.5) * clear : 0
  fill(out, finish.main, 0.84 + 0.3 * fields[2] + 0.3 * pile)
  blend(out, finish.second, clamp01(0.04 + 0.75 * steep * steep + 0.3 * fields[2]))
  out[SHINE] = 0
}
