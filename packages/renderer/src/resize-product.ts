import { kernel, kernelPlaces, memory } from './kernel-program.ts'
import { type Pixels } from './pixels.ts'

/** Part of an image, in its pixels. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const LOBES = 3

/** Numbers of a pixel. */
const CHANNELS = 4

/**
 * A part of an image at another size, by Lanczos with three lobes (widened when shrinking, so nothing is skipped). Works on premultiplied colours:
 * transparent pixels lend none of theirs to the edge. Pure and single-threaded: it runs inside the render workers, in the memory of their kernel.
 */
export function resizeRegion(image: Pixels, region: Region, width: number, height: number): Pixels {
  const across = weightsOf(region.width, width)
  const down = weightsOf(region.height, height)
  const given = upToFour(region.width)
  const wide = upToFour(width)
  const line = wide * CHANNELS * 4
  const bytes = [
    given * CHANNELS,
    given * CHANNELS * 4,
    wide * CHANNELS,
    down.taps * line,
    wide * 4,
    wide * across.taps * 4,
    height * down.taps * 4,
  ]
  const place = kernelPlaces(bytes.reduce((one, other) => one + other + 16, 0))
  const [from, premultiplied, resized, ring, firsts, weightsAcross, weightsDown] = bytes.map(place)
  new Int32Array(memory.buffer, firsts, wide).fill(0).set(across.first)
  new Float32Array(memory.buffer, weightsAcross, wide * across.taps).fill(0).set(across.weights)
  new Float32Array(memory.buffer, weightsDown, height * down.taps).set(down.weights)
  const row = new Uint8ClampedArray(memory.buffer, from, region.width * CHANNELS)
  const finished = new Uint8ClampedArray(memory.buffer, resized, width * CHANNELS)
  const data = new Uint8ClampedArray(width * height * CHANNELS)
  let next = 0
  for (let y = 0; y < height; y++) {
    // Only the rows in reach of one are stored, each in the place of one that no later row reaches.
    for (; next < down.first[y] + down.taps; next++) {
      const start = ((region.y + next) * image.width + region.x) * CHANNELS
      row.set(image.data.subarray(start, start + row.length))
      kernel.premultiply(from, region.width, premultiplied)
      kernel.resizeAcross(premultiplied, ring + (next % down.taps) * line, width, across.taps, firsts, weightsAcross)
    }
    const first = ring + (down.first[y] % down.taps) * line
    kernel.resizeDown(ring, line, first, down.taps, weightsDown + y * down.taps * 4, width, resized)
    data.set(finished, y * finished.length)
  }
  return { width, height, data }
}

const upToFour = (pixels: number): number => Math.ceil(pixels / 4) * 4

interface Weights {
  readonly taps: number
  readonly first: Int32Array
  readonly weights: Float32Array
}

function weightsOf(from: number, to: number): Weights {
  const ratio = from / to
  const scale = Math.max(1, ratio)
  const reach = LOBES * scale
  const taps = Math.min(from, Math.ceil(reach * 2) + 1)
  const first = new Int32Array(to)
  const weights = new Float32Array(to * taps)
  for (let index = 0; index < to; index++) {
    const middle = (index + 0.5) * ratio - 0.5
    const start = Math.max(0, Math.min(from - taps, Math.ceil(middle - reach)))
    first[index] = start
    let total = 0
    for (let tap = 0; tap < taps; tap++) {
      const weight = lanczos((start + tap - middle) / scale)
      weights[index * taps + tap] = weight
      total += weight
    }
    for (let tap = 0; tap < taps; tap++) weights[index * taps + tap] /= total
  }
  return { taps, first, weights }
}

function lanczos(x: number): number {
  if (x === 0) return 1
  if (x <= -LOBES || x >= LOBES) return 0
  const angle = Math.PI * x
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle)
}
