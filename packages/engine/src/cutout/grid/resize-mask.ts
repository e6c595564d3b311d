import { type SegmentMask } from '@adloom/domain/ports/segmenter.ts'

/** A mask at another size: a triangle filter as wide as the step, so that it averages where it shrinks and interpolates where it grows. */
export function resizeMask({ width, height, data }: SegmentMask, toWidth: number, toHeight: number): Uint8Array {
  if (width === toWidth && height === toHeight) return data
  const columns = tapsOf(width, toWidth)
  const rows = tapsOf(height, toHeight)
  const wide = new Float32Array(toWidth * height)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < toWidth; x += 1) wide[y * toWidth + x] = weighted(data, columns[x], y * width, 1)
  const out = new Uint8Array(toWidth * toHeight)
  for (let y = 0; y < toHeight; y += 1)
    for (let x = 0; x < toWidth; x += 1) out[y * toWidth + x] = Math.round(weighted(wide, rows[y], x, toWidth))
  return out
}

/** The values that make one new value, and their weights, which add up to 1. */
interface Taps {
  readonly first: number
  readonly weights: Float32Array
}

function tapsOf(size: number, toSize: number): readonly Taps[] {
  const step = size / toSize
  const reach = Math.max(1, step)
  return Array.from({ length: toSize }, (_, index) => {
    const center = (index + 0.5) * step - 0.5
    const first = Math.max(0, Math.ceil(center - reach))
    const last = Math.min(size - 1, Math.floor(center + reach))
    const weights = Float32Array.from({ length: last - first + 1 }, (__, at) => Math.max(1e-6, 1 - Math.abs(first + at - center) / reach))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return { first, weights: weights.map((weight) => weight / total) }
  })
}

function weighted(values: Uint8Array | Float32Array, { first, weights }: Taps, offset: number, step: number): number {
  let sum = 0
  for (let index = 0, at = offset + first * step; index < weights.length; index += 1, at += step) sum += weights[index] * values[at]
  return sum
}
