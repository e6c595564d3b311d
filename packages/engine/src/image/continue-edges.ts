import { smoothStep } from '@adloom/renderer/noise.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { downscale } from './downscale.ts'

/** A value for each side of an image. */
interface Sides<Value> {
  readonly left: Value
  readonly top: Value
  readonly right: Value
  readonly bottom: Value
}

/** Longest side at which edges are examined, and the largest difference of neighbours, of 255, along one that can be continued. */
const EDGE_GRID = 96
const CALM_STEP = 26

/** Which edges of an image are a ground without things in it. */
export function calmEdges(image: Pixels): Sides<boolean> {
  const { width, height, data } = downscale(image, EDGE_GRID)
  const isCalm = (start: number, step: number, count: number): boolean =>
    Array.from({ length: count - 1 }, (_, place) => (start + place * step) * 4).every((at) =>
      [0, 1, 2].every((channel) => Math.abs(data[at + channel] - data[at + step * 4 + channel]) <= CALM_STEP),
    )
  return {
    left: isCalm(0, width, height),
    top: isCalm(0, 1, width),
    right: isCalm(width - 1, width, height),
    bottom: isCalm((height - 1) * width, 1, width),
  }
}

/**
 * Distances from an edge at which its colours are blurred along it, and inwards, that far: soon, so that grain makes no streaks, and then slowly, so
 * that a horizon goes on. Shares of the frame's longer side.
 */
const BLURS = [
  { away: 0, radius: 0, inwards: 0 },
  { away: 0.014, radius: 0.01, inwards: 0.01 },
  { away: 0.4, radius: 0.07, inwards: 0.01 },
] as const

/**
 * The image at its place in a larger frame. Beyond its edges their colours go on, ever more blurred along them, so that neither a border nor
 * anything of the image a second time shows.
 */
export function continueEdges(image: Pixels, { left, top }: { readonly left: number; readonly top: number }, frame: Size): Pixels {
  const { width, height } = image
  const data = new Uint8ClampedArray(frame.width * frame.height * 4)
  for (let y = 0; y < height; y++) data.set(image.data.subarray(y * width * 4, (y + 1) * width * 4), ((y + top) * frame.width + left) * 4)
  const longer = Math.max(frame.width, frame.height)
  const [row, pixel] = [frame.width * 4, 4]
  const first = top * row + left * pixel
  // First the rows of the image, then everything above and below them.
  const column = { along: row, length: height }
  continueEdge(data, longer, { ...column, from: first, outward: -pixel, steps: left })
  continueEdge(data, longer, { ...column, from: first + (width - 1) * pixel, outward: pixel, steps: frame.width - left - width })
  const line = { along: pixel, length: frame.width }
  continueEdge(data, longer, { ...line, from: top * row, outward: -row, steps: top })
  continueEdge(data, longer, { ...line, from: (top + height - 1) * row, outward: row, steps: frame.height - top - height })
  return { ...frame, data }
}

/** A line of pixels: where it begins, from one to the next, and how many; `steps` lines beyond it are missing, `outward` from one to the next. */
interface Edge {
  readonly from: number
  readonly along: number
  readonly length: number
  readonly outward: number
  readonly steps: number
}

function continueEdge(data: Uint8ClampedArray, longer: number, { from, along, length, outward, steps }: Edge): void {
  if (steps <= 0) return
  const levels = BLURS.map(({ away, radius, inwards }) => {
    const line = meanLine(data, { from, along, length, outward }, Math.round(inwards * longer))
    return { away: away * longer, line: blurred(line, Math.round(radius * longer)) }
  })
  for (let step = 1; step <= steps; step++) {
    const next = levels.findIndex(({ away }) => away >= step)
    const outer = levels.at(next) ?? levels[0]
    const inner = next === -1 ? outer : levels[next - 1]
    const share = next === -1 ? 1 : smoothStep(inner.away, outer.away, step)
    for (let place = 0; place < length; place++) {
      const to = from + place * along + step * outward
      for (let channel = 0; channel < 3; channel++) {
        const near = inner.line[place * 3 + channel]
        data[to + channel] = near + (outer.line[place * 3 + channel] - near) * share
      }
      data[to + 3] = 255
    }
  }
}

/** The colours of an edge, each the mean of it and of `deep` pixels inwards: three numbers for each place. */
function meanLine(data: Uint8ClampedArray, { from, along, length, outward }: Omit<Edge, 'steps'>, deep: number): Float32Array {
  const means = new Float32Array(length * 3)
  for (let place = 0; place < length; place++)
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0
      for (let inwards = 0; inwards <= deep; inwards++) sum += data[from + place * along - inwards * outward + channel]
      means[place * 3 + channel] = sum / (deep + 1)
    }
  return means
}

/** The colours of a line, each the mean of those around it. At its ends the last one goes on. */
function blurred(line: Float32Array, radius: number): Float32Array {
  const last = line.length / 3 - 1
  const means = new Float32Array(line.length)
  for (let channel = 0; channel < 3; channel++) {
    const at = (place: number): number => line[Math.max(0, Math.min(last, place)) * 3 + channel]
    let sum = 0
    for (let place = -radius; place <= radius; place++) sum += at(place)
    for (let place = 0; place <= last; place++) {
      means[place * 3 + channel] = sum / (2 * radius + 1)
      sum += at(place + radius + 1) - at(place - radius)
    }
  }
  return means
}
