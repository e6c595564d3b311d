/** Smooth noise for images: everything here is a pure function of its arguments, so a seed gives the same image on every machine. */

const TABLE_BITS = 8
const TABLE_SIZE = 1 << TABLE_BITS
const TABLE_MASK = TABLE_SIZE - 1

/** A whole number with its bits mixed to look random; 32 bits, unsigned. */
export function mixBits(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** A stream of numbers from 0 up to 1 that depends on the seed alone (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = mixBits(Math.trunc(seed) ^ 0x9e3779b9)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}

const table = new Float32Array(TABLE_SIZE * TABLE_SIZE)
for (let index = 0; index < table.length; index++) table[index] = mixBits(index + 17) / 4294967296

/** The table of the noise: 256 rows of 256 numbers, each followed by its first number. */
export function noiseRows(): Float32Array {
  const rows = new Float32Array(TABLE_SIZE * (TABLE_SIZE + 1))
  for (let row = 0; row < TABLE_SIZE; row++) {
    const numbers = table.subarray(row * TABLE_SIZE, (row + 1) * TABLE_SIZE)
    rows.set(numbers, row * (TABLE_SIZE + 1))
    rows[row * (TABLE_SIZE + 1) + TABLE_SIZE] = numbers[0]
  }
  return rows
}

/** 0 to 1, fixed for each pair of whole numbers. */
export const cellNoise = (column: number, row: number): number => table[((row & TABLE_MASK) << TABLE_BITS) | (column & TABLE_MASK)]

/** Value noise, 0 to 1, one bump per unit. */
export function smoothNoise(x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  let u = x - left
  let v = y - top
  u = u * u * (3 - 2 * u)
  v = v * v * (3 - 2 * v)
  const row = (top & TABLE_MASK) << TABLE_BITS
  const nextRow = ((top + 1) & TABLE_MASK) << TABLE_BITS
  const column = left & TABLE_MASK
  const nextColumn = (left + 1) & TABLE_MASK
  const a = table[row | column]
  const b = table[nextRow | column]
  const upper = a + (table[row | nextColumn] - a) * u
  const lower = b + (table[nextRow | nextColumn] - b) * u
  return upper + (lower - upper) * v
}

/** Noise over several octaves, each half as strong and turned so that no grid shows; about 0 to 1, mean 0.5. */
export function layeredNoise(x: number, y: number, octaves: number): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * smoothNoise(x, y)
    total += weight
    const turned = 1.6 * x + 1.2 * y + 3.1
    y = -1.2 * x + 1.6 * y + 7.7
    x = turned
    weight *= 0.5
  }
  return sum / total
}

export const clamp01 = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value)

/** 0 at `from`, 1 at `to` (also when `to` is the smaller), smooth between. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp01((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
