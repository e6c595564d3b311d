import { blend, BLUE, fill, type Finish, GREEN, RED, SHINE, SLOPE_X, visible } from './finish.ts'
import { cellNoise, layeredNoise, mixBits, smoothNoise, smoothStep } from '../noise.ts'

export function concreteFields(fields: Float64Array, u: number, v: number): number {
  fields[0] = layeredNoise(u * 1.1, v * 1.1, 4) - 0.5
  fields[1] = layeredNoise(u * 0.45 + 8, v * 0.3 + 3, 3)
  return 0
}

/** Radius of an air bubble at most, in pixels of the picture. */
const BUBBLE_PIXELS = 5

export function sampleConcrete(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  const clouds = fields[0]
  const stains = fields[1]
  const clear = visible(pixel, 0.02)
  const grit = clear > 0 ? (smoothNoise(u * 46, v * 46) - 0.5) * clear : 0
  fill(out, finish.main, 1 + 0.42 * clouds + 0.13 * grit)
  blend(out, finish.second, smoothStep(0.44, 0.66, stains) * 0.5)
  // Air bubbles: few, small, none quite round.
  const column = Math.floor(u * 7)
  const row = Math.floor(v * 7)
  const chance = cellNoise(column, row)
  if (clear > 0 && chance > 0.9) {
    const dx = u * 7 - column - 0.3 - 0.4 * cellNoise(column + 57, row)
    const dy = (v * 7 - row - 0.3 - 0.4 * cellNoise(column, row + 91)) * (0.9 + 0.8 * cellNoise(column + 3, row + 8))
    // Right before the viewer they would be coins on the floor.
    const radius = Math.min(0.025 + 0.55 * (chance - 0.9), pixel * 7 * BUBBLE_PIXELS) + 0.03 * grit
    blend(out, finish.third, (1 - smoothStep(radius * 0.4, radius + pixel * 7, Math.sqrt(dx * dx + dy * dy))) * 0.55 * clear)
  }
  out[SLOPE_X] = grit * 0.06
  out[SHINE] = 0.6 + 0.8 * stains
}

export function sampleTerrazzo(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  fill(out, finish.main, 0.965 + 0.05 * fields[0])
  drawChips(out, finish, u * 4.2, v * 4.2, pixel * 4.2, 0, 0.62)
  drawChips(out, finish, u * 9.5 + 3.3, v * 9.5 + 8.1, pixel * 9.5, 101, 0.4)
}

/** Broken stones: the cell of the nearest of jittered points, shrunk, in some of the cells. */
function drawChips(out: Float64Array, finish: Finish, x: number, y: number, pixel: number, salt: number, share: number): void {
  const column = Math.floor(x)
  const row = Math.floor(y)
  let nearest = 9
  let second = 9
  let nearestColumn = 0
  let nearestRow = 0
  for (let j = row - 1; j <= row + 1; j++) {
    for (let i = column - 1; i <= column + 1; i++) {
      const dx = i + 0.1 + 0.8 * cellNoise(i + salt, j) - x
      const dy = j + 0.1 + 0.8 * cellNoise(i, j + salt + 53) - y
      const distance = dx * dx + dy * dy
      if (distance < nearest) {
        second = nearest
        nearest = distance
        nearestColumn = i
        nearestRow = j
      } else if (distance < second) second = distance
    }
  }
  const pick = mixBits(nearestColumn * 7919 + nearestRow * 104729 + salt) / 4294967296
  if (pick > share) return
  const gap = Math.sqrt(second) - Math.sqrt(nearest)
  const kind = pick / share
  const threshold = 0.14 + 0.34 * cellNoise(nearestColumn + 11, nearestRow + salt)
  const inside = smoothStep(threshold - pixel, threshold + pixel, gap)
  const paint = kind < 0.36 ? finish.second : kind < 0.66 ? finish.third : kind < 0.9 ? finish.fourth : finish.main
  const tone = 0.86 + 0.22 * smoothNoise(x * 3.1, y * 3.1)
  out[RED] += (paint[0] * tone - out[RED]) * inside
  out[GREEN] += (paint[1] * tone - out[GREEN]) * inside
  out[BLUE] += (paint[2] * tone - out[BLUE]) * inside
}
