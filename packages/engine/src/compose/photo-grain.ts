import { type Pixels } from '@adloom/renderer/pixels.ts'
import { GRAIN } from '@adloom/renderer/stage.ts'

/** Pixels a side of the parts in which noise is measured, how many are sampled, about, and how few say nothing. */
const SIDE = 8
const PARTS = 600
const PARTS_LEAST = 24
/** Many parts have texture besides noise; this share of them is taken to be flat. */
const FLAT = 0.15
/** Means between which a part is neither crushed nor clipped, of 255. */
const EXPOSED = { from: 16, to: 240 }
/** The strongest grain of a scene. */
const GRAIN_MAX = 4
/** Standard deviation of grain of strength 1: the sum of two even distributions from 0 to 1. */
const DEVIATION = Math.sqrt(1 / 6)

/**
 * The grain of a scene, as `Stage` takes it, with the noise of a photographed product: never less than scenes have by themselves. `product` has the
 * size at which it is shown, as noise shrinks with it. Fabric looks like noise, and so what the photograph's background lacks does not count.
 */
export function grainOf(product: Pixels, backgroundNoise: number): number {
  if (backgroundNoise <= GRAIN * DEVIATION) return GRAIN
  const noise = Math.min(
    backgroundNoise,
    noiseIn(product, product, (alpha) => alpha === 255),
  )
  return Math.max(GRAIN, Math.min(GRAIN_MAX, noise / DEVIATION))
}

/**
 * Standard deviation of the noise in flat parts of an image, of 255, where the alpha of `mask` is wanted; 0 when too little of it is exposed well
 * enough to tell.
 */
export function noiseIn({ width, height, data }: Pixels, mask: Pixels, isWanted: (alpha: number) => boolean): number {
  const stride = Math.max(SIDE, Math.floor(Math.sqrt((width * height) / PARTS)))
  const deviations: number[] = []
  for (let y = 0; y <= height - SIDE; y += stride) {
    for (let x = 0; x <= width - SIDE; x += stride) {
      const start = (y * width + x) * 4
      if (!isPartWanted(mask, start, isWanted)) continue
      const deviation = deviationOf(data, start, width * 4)
      if (deviation !== null) deviations.push(deviation)
    }
  }
  return deviations.length < PARTS_LEAST ? 0 : deviations.toSorted((one, other) => one - other)[Math.floor(deviations.length * FLAT)]
}

function isPartWanted({ width, data }: Pixels, start: number, isWanted: (alpha: number) => boolean): boolean {
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) if (!isWanted(data[start + (y * width + x) * 4 + 3])) return false
  return true
}

/**
 * Standard deviation of the noise in a part, by J. Immerkær (1996): the difference of two Laplacians sees neither gradients nor straight edges. Null
 * where the part is crushed or clipped.
 */
function deviationOf(data: Uint8ClampedArray, start: number, line: number): number | null {
  let mean = 0
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) mean += data[start + y * line + x * 4 + 1] / SIDE ** 2
  if (mean < EXPOSED.from || mean > EXPOSED.to) return null
  let sum = 0
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const green = start + y * line + x * 4 + 1
      const corners = data[green - line - 4] + data[green - line + 4] + data[green + line - 4] + data[green + line + 4]
      const sides = data[green - line] + data[green + line] + data[green - 4] + data[green + 4]
      sum += Math.abs(corners - 2 * sides + 4 * data[green])
    }
  }
  return (Math.sqrt(Math.PI / 2) / 6) * (sum / (SIDE - 2) ** 2)
}
