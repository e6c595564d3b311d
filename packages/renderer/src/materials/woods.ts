import { blend, BLUE, dim, fill, type Finish, GREEN, RED, SHINE, SLOPE_Y, visible } from './finish.ts'
import { cellNoise, clamp01, layeredNoise, smoothNoise, smoothStep } from '../noise.ts'

const PLANK = 0.62

/** Growth rings cut lengthwise: long, nearly straight lines that swell around a slow wave. */
export function woodFields(fields: Float64Array, u: number, v: number): number {
  const plank = Math.floor(v / PLANK)
  const chance = cellNoise(plank, 7)
  const slow = v + chance * 91
  fields[0] = slow * 3.1 + layeredNoise((u + chance * 37) * 0.24, slow * 1.05, 3) * 7.5
  return plank
}

export function sampleWood(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  const plank = Math.floor(v / PLANK)
  const chance = cellNoise(plank, 7)
  const within = v / PLANK - plank
  const shifted = u + chance * 37
  const slow = v + chance * 91
  const ringField = fields[0]
  const ring = ringField - Math.floor(ringField)
  const late = smoothStep(0.3, 0.92, ring) * (1 - smoothStep(0.94, 1, ring))
  const clear = visible(pixel, 0.045)
  const fibreClear = visible(pixel, 0.012)
  const streaks = clear > 0 ? layeredNoise(shifted * 0.7, slow * 26, 2) : 0.5
  fill(out, finish.main, 0.9 + 0.2 * cellNoise(plank, 19))
  blend(out, finish.second, clamp01(late * 0.62 * clear + 0.24 * (1 - clear) + (streaks - 0.5) * 0.55 * clear + (chance - 0.5) * 0.25))
  let tone = 1
  if (fibreClear > 0) {
    const pore = smoothStep(0.72, 0.9, smoothNoise(shifted * 5.1, slow * 78)) * (0.35 + 0.65 * late)
    blend(out, finish.third, pore * 0.4 * fibreClear)
    tone += (smoothNoise(shifted * 3.2, slow * 120) - 0.5) * 0.12 * fibreClear
  }
  const fromSeam = Math.min(within, 1 - within) * PLANK
  const seam = 1 - 0.72 * (1 - smoothStep(0.002, 0.007 + pixel, fromSeam))
  out[RED] *= tone * seam
  out[GREEN] *= tone * seam
  out[BLUE] *= tone * seam
  out[SLOPE_Y] = (streaks - 0.5) * 0.05 * clear
  out[SHINE] = 0.75 + 0.5 * (1 - late) * clear
}

const SLAT = 0.34
/** Half the gap between two slats. */
const SLIT = 0.016

/** The grain of a slat: rings, and the cracks that years of rain have opened along them. */
export function slatFields(fields: Float64Array, u: number, v: number): number {
  const slat = Math.floor(v / SLAT)
  const chance = cellNoise(slat, 23)
  const slow = v + chance * 63
  fields[0] = slow * 4.2 + layeredNoise((u + chance * 41) * 0.26, slow * 1.2, 3) * 6
  fields[1] = layeredNoise((u + chance * 41) * 0.7, slow * 2.2, 2) - 0.5
  return slat
}

export function sampleSlats(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  const slat = Math.floor(v / SLAT)
  const chance = cellNoise(slat, 23)
  const within = v / SLAT - slat - 0.5
  const ring = fields[0] - Math.floor(fields[0])
  const late = smoothStep(0.2, 0.85, ring) * (1 - smoothStep(0.9, 1, ring))
  const clear = visible(pixel, 0.04)
  const fine = visible(pixel, 0.014)
  fill(out, finish.main, 0.86 + 0.24 * chance)
  blend(out, finish.second, clamp01(0.2 + 0.45 * late * clear + fields[1] * 0.9))
  if (fine > 0) {
    const shifted = u + chance * 41
    const crack = smoothStep(0.74, 0.86, smoothNoise(shifted * 1.3, (v + chance * 63) * 62))
    blend(out, finish.third, crack * 0.6 * fine)
    dim(out, 1 + (smoothNoise(shifted * 3, v * 130) - 0.5) * 0.22 * fine)
  }
  const fromEdge = (0.5 - Math.abs(within)) * SLAT
  const edge = 1 - smoothStep(SLIT, SLIT + 0.035, fromEdge)
  out[SLOPE_Y] = Math.sign(within) * edge * 0.7
  const slit = 1 - smoothStep(SLIT - pixel * 0.7, SLIT + pixel * 0.7, fromEdge)
  dim(out, 1 - 0.93 * slit)
  out[SHINE] = 1 - slit
}
