import { blend, BLUE, fill, type Finish, GREEN, RED, SHINE, SLOPE_X, visible } from './finish.ts'
import { clamp01, layeredNoise, smoothNoise, smoothStep } from '../noise.ts'

export function marbleFields(fields: Float64Array, u: number, v: number): number {
  const warp = layeredNoise(u * 0.9 + 4, v * 0.9, 4) - 0.5
  // Veins run along one diagonal, as bedding in real blocks does, and are bent by the warp.
  const along = u * 0.8 + v * 0.6
  const across = v * 0.8 - u * 0.6
  const field = layeredNoise(along * 0.42 + warp * 2.1, across * 0.95 - warp * 1.7, 4)
  const fine = layeredNoise(along * 1.3 - warp * 2.6 + 9, across * 2.1 + warp * 2.2, 3)
  // A vein thins out and ends where `presence` is low: unbroken nets are what makes drawn marble look artificial.
  fields[0] = warp
  fields[1] = field
  fields[2] = fine
  fields[3] = smoothStep(0.38, 0.66, smoothNoise(u * 0.7 + 31, v * 0.7 + 5))
  return 0
}

export function sampleMarble(out: Float64Array, finish: Finish, fields: Float64Array): void {
  const warp = fields[0]
  const field = fields[1]
  const fine = fields[2]
  const presence = fields[3]
  const bold = 1 - clamp01(Math.abs(field - 0.5) * (24 - 15 * presence))
  const hair = 1 - clamp01(Math.abs(fine - 0.5) * 34)
  const haze = clamp01(1 - Math.abs(field - 0.5) * 5)
  fill(out, finish.main, 0.97 + 0.05 * (fine - 0.5) + 0.05 * warp)
  blend(out, finish.third, haze * haze * (0.14 + 0.4 * presence))
  blend(out, finish.second, bold * bold * (0.2 + 0.6 * presence) + hair * hair * 0.2 * (0.25 + presence))
}

export function stoneFields(fields: Float64Array, u: number, v: number): number {
  const bend = layeredNoise(u * 0.5, v * 0.9, 2)
  fields[0] = layeredNoise(u * 0.5 + bend, v * 5.5 + bend * 3, 3)
  fields[1] = layeredNoise(u * 1.7, v * 1.7, 2)
  return 0
}

export function sampleStone(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  const bands = fields[0]
  const clouds = fields[1]
  const clear = visible(pixel, 0.05)
  fill(out, finish.main, 0.95 + 0.12 * (clouds - 0.5))
  blend(out, finish.second, clamp01(0.16 + (bands - 0.5) * 1.5))
  if (clear > 0 && bands > 0.47) {
    const pit = smoothStep(0.7, 0.79, layeredNoise(u * 9, v * 24, 2)) * smoothStep(0.47, 0.6, bands)
    blend(out, finish.third, pit * 0.26 * clear)
  }
  const grit = clear > 0 ? smoothNoise(u * 60, v * 60) - 0.5 : 0
  const tone = 1 + grit * 0.07 * visible(pixel, 0.02)
  out[RED] *= tone
  out[GREEN] *= tone
  out[BLUE] *= tone
  out[SLOPE_X] = grit * 0.05 * clear
  out[SHINE] = 0.4 + 0.6 * clouds
}
