import { mixBits } from '../noise.ts'

/**
 * Points that fill a square evenly however few are taken: Sobol' numbers, scrambled after Owen, dealt out along a Z-curve over the image, so that
 * neighbouring pixels complete each other and the remaining noise is fine. The same place and seed give the same points.
 */
export interface SamplePoints {
  /** The pair drawn last, each 0 up to 1. */
  readonly pair: Float64Array
  /** Number of the sample along the curve, and of the pair within the sample. */
  index: number
  /** The bits of `place`, last first: every pair needs them. */
  reversedIndex: number
  dimension: number
  readonly seed: number
}

/** Most samples of a pixel. */
export const SAMPLES_MOST = 32

export const samplePoints = (seed: number): SamplePoints => ({
  pair: new Float64Array(2),
  index: 0,
  reversedIndex: 0,
  dimension: 0,
  seed: mixBits(seed) | 0,
})

/** The second Sobol' dimension of each byte of an index, bits reversed: exclusive or joins the four. */
const secondDimension: Uint32Array = secondTable()

function secondTable(): Uint32Array {
  const directions = new Uint32Array(32)
  let direction = 0x80000000
  for (let bit = 0; bit < 32; bit++) {
    directions[bit] = reversed(direction)
    direction = (direction ^ (direction >>> 1)) >>> 0
  }
  const table = new Uint32Array(4 * 256)
  for (let byte = 0; byte < 4; byte++) {
    for (let value = 0; value < 256; value++) {
      let sum = 0
      for (let bit = 0; bit < 8; bit++) if (((value >>> bit) & 1) === 1) sum ^= directions[byte * 8 + bit]
      table[byte * 256 + value] = sum
    }
  }
  return table
}

/** The bits of a 32-bit number, last first. */
function reversed(value: number): number {
  let bits = value
  bits = ((bits >>> 1) & 0x55555555) | ((bits & 0x55555555) << 1)
  bits = ((bits >>> 2) & 0x33333333) | ((bits & 0x33333333) << 2)
  bits = ((bits >>> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4)
  bits = ((bits >>> 8) & 0x00ff00ff) | ((bits & 0x00ff00ff) << 8)
  return ((bits >>> 16) | (bits << 16)) >>> 0
}

/** Mixes each bit with those below it only: on reversed bits this is Owen's scrambling (Laine and Karras 2011). */
function mixUpwards(bits: number, seed: number): number {
  let mixed = (bits + seed) | 0
  mixed ^= Math.imul(mixed, 0x6c50b47c)
  mixed ^= Math.imul(mixed, 0xb82f1e52 | 0)
  mixed ^= Math.imul(mixed, 0xc7afe638 | 0)
  mixed ^= Math.imul(mixed, 0x8d22f6e6 | 0)
  return mixed
}

const interleave = (value: number): number => {
  let bits = value & 0xffff
  bits = (bits | (bits << 8)) & 0x00ff00ff
  bits = (bits | (bits << 4)) & 0x0f0f0f0f
  bits = (bits | (bits << 2)) & 0x33333333
  return (bits | (bits << 1)) & 0x55555555
}

/** Goes to sample `sample` of pixel (x, y): the next pair is its first. */
export function startSample(points: SamplePoints, x: number, y: number, sample: number): void {
  points.index = Math.imul(interleave(x) | (interleave(y) << 1), SAMPLES_MOST) + sample
  points.reversedIndex = reversed(points.index)
  points.dimension = 0
}

/** The next pair of the sample, into `points.pair`. */
export function drawPair(points: SamplePoints): void {
  const dimension = ++points.dimension
  const seed = points.seed ^ Math.imul(dimension, 0x9e3779b1 | 0)
  // Each pair walks the curve in another order, or pairs would be correlated.
  const index = reversed(mixUpwards(points.reversedIndex, seed))
  const second =
    secondDimension[index & 255] ^
    secondDimension[256 + ((index >>> 8) & 255)] ^
    secondDimension[512 + ((index >>> 16) & 255)] ^
    secondDimension[768 + (index >>> 24)]
  points.pair[0] = reversed(mixUpwards(index, seed ^ 0x5bd1e995)) * 2.3283064365386963e-10
  points.pair[1] = reversed(mixUpwards(second, seed ^ 0x1b56c4e9)) * 2.3283064365386963e-10
}

/** Directions around a circle; finer ones make no visible difference. */
const TURNS = 8192
const cosines: Float64Array = Float64Array.from({ length: TURNS }, (_, turn) => Math.cos(((turn + 0.5) / TURNS) * 2 * Math.PI))
const QUARTER = TURNS / 4

/** Cosine and sine of a share of a full turn, 0 up to 1: a table, because a path needs a hundred of them. */
export const cosineOfTurn = (share: number): number => cosines[(share * TURNS) | 0]
export const sineOfTurn = (share: number): number => cosines[(((share * TURNS) | 0) + TURNS - QUARTER) & (TURNS - 1)]
