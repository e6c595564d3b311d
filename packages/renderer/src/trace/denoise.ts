import {
  AROUND,
  brightness,
  CHANNELS,
  CLEAR,
  COLOR,
  DEPTH_CHANNEL,
  EDGE,
  FACING,
  type Framebuffer,
  KEY_CHANNEL,
  NOISE,
  NORMAL_CHANNEL,
  SURFACE,
} from './framebuffer.ts'
import { CURVE } from '../find-hit.ts'
import { PRODUCT } from './world.ts'

/**
 * Denoises a framebuffer, one kind of light after the other: each pixel becomes the mean of pixels of the same surface around it, as far as their
 * difference can be noise (À-trous wavelets guided by variance, after Dammertz 2010 and Schied 2017). Diffuse light is denoised without reflectance,
 * so that letters and grain stay as sharp as traced. Everything is done in rows, each step after the one before it is done for all rows, so that
 * threads can share the work.
 */
export interface Denoising {
  readonly framebuffer: Framebuffer
  /** Light and its variance, four numbers a pixel: each step reads one array and writes the other. */
  readonly from: Float32Array
  readonly to: Float32Array
  /** Normal and distance of each pixel's surface, four numbers a pixel. */
  readonly guide: Float32Array
  /** Id of the surface; EDGE when several meet in the pixel. */
  readonly surface: Int8Array
}

/** The kinds of light that are denoised. */
export const lightKinds = ['key', 'around', 'clear'] as const
export type LightKind = (typeof lightKinds)[number]

interface KindOfDenoising {
  /** Its channel in the framebuffer. */
  readonly first: number
  readonly noise: number
  /** Whether it is denoised without the reflectance of its surface. */
  readonly isDiffuse: boolean
  /** Pixels between the samples of each smoothing. */
  readonly steps: readonly number[]
  /** Differences up to about so many standard deviations count as noise. */
  readonly tolerance: number
  /** Weight of a turn of the surface. */
  readonly sharpness: number
}

/** Shadows have edges, ambient light has hardly any, and reflections may have any shape. */
export const denoisingOf: Readonly<Record<LightKind, KindOfDenoising>> = {
  key: { first: KEY_CHANNEL, noise: NOISE, isDiffuse: true, steps: [1, 2, 4, 8], tolerance: 3.2, sharpness: 20 },
  around: { first: AROUND, noise: NOISE + 1, isDiffuse: true, steps: [1, 3, 7, 15], tolerance: 6, sharpness: 14 },
  clear: { first: CLEAR, noise: NOISE + 2, isDiffuse: false, steps: [1, 2, 4, 8], tolerance: 3.4, sharpness: 50 },
}

export function newDenoising(framebuffer: Framebuffer): Denoising {
  const pixels = framebuffer.width * framebuffer.height
  const floats = (count: number): Float32Array => new Float32Array(new SharedArrayBuffer(pixels * count * 4))
  return { framebuffer, from: floats(4), to: floats(4), guide: floats(4), surface: new Int8Array(new SharedArrayBuffer(pixels)) }
}

/** Reflectance is clamped to this, or dividing by it would amplify noise. */
export const REFLECTANCE_LEAST = 0.004

/** First step: copies the light of a kind out of the framebuffer, bright specks reduced to their surroundings. */
export function readLight({ framebuffer, to, guide, surface }: Denoising, kind: LightKind, top: number, end: number): void {
  const { values, width, height } = framebuffer
  const { first, noise, isDiffuse } = denoisingOf[kind]
  let rows = [new Float64Array(width), new Float64Array(width), new Float64Array(width)]
  if (top > 0) brightnessOfRow(framebuffer, kind, top - 1, rows[0])
  brightnessOfRow(framebuffer, kind, top, rows[1])
  for (let y = top; y < end; y++) {
    if (y + 1 < height) brightnessOfRow(framebuffer, kind, y + 1, rows[2])
    const firstRow = y > 0 ? 0 : 1
    const lastRow = y + 1 < height ? 2 : 1
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const at = pixel * CHANNELS
      let red = values[at + first]
      let green = values[at + first + 1]
      let blue = values[at + first + 2]
      let variance = values[at + noise]
      if (isDiffuse) {
        const facing = kind === 'key' ? Math.max(REFLECTANCE_LEAST, values[at + FACING]) : 1
        const a = Math.max(REFLECTANCE_LEAST, values[at + COLOR]) * facing
        const b = Math.max(REFLECTANCE_LEAST, values[at + COLOR + 1]) * facing
        const c = Math.max(REFLECTANCE_LEAST, values[at + COLOR + 2]) * facing
        red /= a
        green /= b
        blue /= c
        const mean = brightness(a, b, c)
        variance /= mean * mean
      }
      // At an edge one neighbour may rightly be darker.
      const most = speckLimit(rows, x, firstRow, lastRow, width) * (values[at + SURFACE] === EDGE ? 1.25 : 1)
      const bright = brightness(red, green, blue)
      if (bright > most) {
        const scale = most / bright
        red *= scale
        green *= scale
        blue *= scale
        variance *= scale * scale
      }
      to[pixel * 4] = red
      to[pixel * 4 + 1] = green
      to[pixel * 4 + 2] = blue
      to[pixel * 4 + 3] = variance
      guide[pixel * 4] = values[at + NORMAL_CHANNEL]
      guide[pixel * 4 + 1] = values[at + NORMAL_CHANNEL + 1]
      guide[pixel * 4 + 2] = values[at + NORMAL_CHANNEL + 2]
      guide[pixel * 4 + 3] = values[at + DEPTH_CHANNEL]
      surface[pixel] = values[at + SURFACE]
    }
    rows = [rows[1], rows[2], rows[0]]
  }
}

/** Brightness of a row of the image in one kind of light, without reflectance if it is denoised so; into `row`. */
function brightnessOfRow({ values, width }: Framebuffer, kind: LightKind, y: number, row: Float64Array): void {
  const { first, isDiffuse } = denoisingOf[kind]
  for (let x = 0; x < width; x++) {
    const at = (y * width + x) * CHANNELS
    let bright = brightness(values[at + first], values[at + first + 1], values[at + first + 2])
    if (isDiffuse) bright /= Math.max(REFLECTANCE_LEAST, brightness(values[at + COLOR], values[at + COLOR + 1], values[at + COLOR + 2]))
    if (kind === 'key') bright /= Math.max(REFLECTANCE_LEAST, values[at + FACING])
    row[x] = bright
  }
}

/** The second brightest of the eight pixels around: a brighter pixel is a speck. `rows`: the one above, its own, the one below. */
function speckLimit(rows: readonly Float64Array[], x: number, from: number, end: number, width: number): number {
  let most = 0
  let second = 0
  for (let j = from; j <= end; j++) {
    const row = rows[j]
    for (let i = x > 0 ? x - 1 : 0; i <= x + 1 && i < width; i++) {
      if (i === x && j === 1) continue
      const bright = row[i]
      if (bright > most) {
        second = most
        most = bright
      } else if (bright > second) second = bright
    }
  }
  return second * 1.05 + 0.002
}

/** Second step: the few samples of one pixel estimate its variance badly; the mean of those around it estimates it well. */
export function spreadVariance({ framebuffer, from, to, surface }: Denoising, top: number, end: number): void {
  const { width, height } = framebuffer
  for (let y = top; y < end; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      let sum = 0
      let count = 0
      for (let j = Math.max(0, y - 2); j <= y + 2 && j < height; j++) {
        for (let i = Math.max(0, x - 2); i <= x + 2 && i < width; i++) {
          const other = j * width + i
          if (surface[other] !== surface[pixel]) continue
          sum += to[other * 4 + 3]
          count++
        }
      }
      from[pixel * 4] = to[pixel * 4]
      from[pixel * 4 + 1] = to[pixel * 4 + 1]
      from[pixel * 4 + 2] = to[pixel * 4 + 2]
      from[pixel * 4 + 3] = sum / count
    }
  }
}

/** Invisible variance: a step of 8 bit is six times its root. */
const INVISIBLE_VARIANCE = 4e-7

/** Weights of a neighbour by its distance, two to each side. */
const KERNEL = [0.375, 0.25, 0.0625]

/** The sampled neighbours, row by row: a diamond, each with its weight. */
const TAP_X = Int32Array.of(0, -1, 0, 1, -2, -1, 1, 2, -1, 0, 1, 0)
const TAP_Y = Int32Array.of(-2, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 2)
const TAPS = TAP_X.length
const TAP_SHARE = Float64Array.from(TAP_X, (column, tap) => KERNEL[Math.abs(column)] * KERNEL[Math.abs(TAP_Y[tap])])

/** One smoothing: reads `from`, writes `to`; the caller swaps the arrays between two of them. */
export function smoothRows(
  { framebuffer, from, to, guide, surface }: Denoising,
  kind: LightKind,
  level: number,
  top: number,
  end: number,
): void {
  const { width, height } = framebuffer
  const { tolerance, sharpness, steps, isDiffuse } = denoisingOf[kind]
  const step = steps[level]
  const perDepth = 1 / (0.02 + 0.012 * step)
  const around = 2 * step
  const offsets = TAP_X.map((column, tap) => (TAP_Y[tap] * width + column) * step)
  for (let y = top; y < end; y++) {
    const isInsideRow = y >= around && y < height - around
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const at = pixel * 4
      const ownSurface = surface[pixel]
      const red = from[at]
      const green = from[at + 1]
      const blue = from[at + 2]
      const variance = from[at + 3]
      // Where several surfaces meet, the pixel's share of each makes the edge smooth; its neighbours have other shares.
      if (variance < INVISIBLE_VARIANCE || (ownSurface === EDGE && !isDiffuse)) {
        for (let channel = at; channel < at + 4; channel++) to[channel] = from[channel]
        continue
      }
      const bright = brightness(red, green, blue)
      const perBright = 1 / (tolerance * Math.sqrt(variance) + 1e-4)
      const isBent = ownSurface >= PRODUCT || ownSurface === EDGE || ownSurface === CURVE
      const nx = guide[at]
      const ny = guide[at + 1]
      const nz = guide[at + 2]
      const depth = guide[at + 3]
      let sumRed = red * 0.140625
      let sumGreen = green * 0.140625
      let sumBlue = blue * 0.140625
      let sumVariance = variance * 0.019775390625
      let weights = 0.140625
      const isInside = isInsideRow && x >= around && x < width - around
      for (let tap = 0; tap < TAPS; tap++) {
        if (!isInside) {
          const column = x + TAP_X[tap] * step
          const row = y + TAP_Y[tap] * step
          if (column < 0 || column >= width || row < 0 || row >= height) continue
        }
        const other = pixel + offsets[tap]
        if (surface[other] !== ownSurface) continue
        const place = other * 4
        const r = from[place]
        const g = from[place + 1]
        const b = from[place + 2]
        const apart = brightness(r, g, b) - bright
        let unlike = (apart < 0 ? -apart : apart) * perBright
        if (isBent) {
          const along = nx * guide[place] + ny * guide[place + 1] + nz * guide[place + 2]
          unlike += along < 1 ? (1 - along) * sharpness : 0
          const far = guide[place + 3] - depth
          unlike += (far < 0 ? -far : far) * perDepth
        }
        // Close to e to the minus `unlike`, without computing it 125 times a pixel.
        const falling = unlike < 3 ? 1 - unlike * (1 / 3) : 0
        const weight = TAP_SHARE[tap] * falling * falling * falling
        sumRed += r * weight
        sumGreen += g * weight
        sumBlue += b * weight
        sumVariance += from[place + 3] * weight * weight
        weights += weight
      }
      const share = 1 / weights
      to[at] = sumRed * share
      to[at + 1] = sumGreen * share
      to[at + 2] = sumBlue * share
      to[at + 3] = sumVariance * share * share
    }
  }
}

/** Last step: writes the denoised light back into the framebuffer, diffuse light times its reflectance. */
export function writeLight({ framebuffer, from }: Denoising, kind: LightKind, top: number, end: number): void {
  const { values, width } = framebuffer
  const { first, isDiffuse } = denoisingOf[kind]
  for (let pixel = top * width; pixel < end * width; pixel++) {
    const at = pixel * CHANNELS
    const facing = kind === 'key' ? Math.max(REFLECTANCE_LEAST, values[at + FACING]) : 1
    for (let channel = 0; channel < 3; channel++) {
      const light = from[pixel * 4 + channel]
      values[at + first + channel] = isDiffuse ? light * Math.max(REFLECTANCE_LEAST, values[at + COLOR + channel]) * facing : light
    }
  }
}
