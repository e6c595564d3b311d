import { clamp01, seededRandom } from './noise.ts'
import { type LightPattern } from './scene.ts'

/** What the key light shines through, as a square picture of how much gets through; it repeats by mirroring. */
export interface LightMask {
  readonly size: number
  readonly values: Float32Array
  /** Scene units the picture covers. */
  readonly span: number
}

const SIZE = 256

/** The mask of a pattern, or null when nothing is in the way. The same seed gives the same leaves. */
export function lightMask(pattern: LightPattern, seed: number): LightMask | null {
  if (pattern === 'none') return null
  const values = new Float32Array(SIZE * SIZE)
  if (pattern === 'leaves') drawLeaves(values, seededRandom(seed ^ 0x1eaf))
  else drawWindow(values, pattern === 'blinds', seededRandom(seed ^ 0x31d0))
  // Near branches throw sharp shadows, far ones soft: one blur for all looks like a stencil, so leaves are blurred while drawn.
  blur(values, pattern === 'leaves' ? 1 : 2)
  return { size: SIZE, values, span: pattern === 'leaves' ? 3.4 : 3.6 }
}

/** How much light passes at (u, v) in scene units across the light's way; 0 to 1. */
export function lightThrough(mask: LightMask, u: number, v: number): number {
  const size = mask.size
  let x = (u / mask.span + 0.5) * size - 0.5
  let y = (0.5 - v / mask.span) * size - 0.5
  x = x < 0 ? 0 : x > size - 1.001 ? size - 1.001 : x
  y = y < 0 ? 0 : y > size - 1.001 ? size - 1.001 : y
  const column = x | 0
  const row = y | 0
  const a = x - column
  const b = y - row
  const at = row * size + column
  const values = mask.values
  const upper = values[at] + (values[at + 1] - values[at]) * a
  const lower = values[at + size] + (values[at + size + 1] - values[at + size]) * a
  return upper + (lower - upper) * b
}

/** Twigs that reach in from the edges, their leaves pointed ovals in pairs: far ones blurred, near ones sharp. */
function drawLeaves(values: Float32Array, random: () => number): void {
  values.fill(1)
  const layers = [
    { twigs: 3, blur: 5, depth: 0.5, size: 1.25 },
    { twigs: 4, blur: 1, depth: 0.82, size: 1 },
  ]
  for (const layer of layers) {
    const shade = new Float32Array(values.length)
    for (let twig = 0; twig < layer.twigs; twig++) drawTwig(shade, random, twig / layer.twigs, layer.size)
    blur(shade, layer.blur)
    for (let index = 0; index < values.length; index++) values[index] *= 1 - layer.depth * clamp01(shade[index])
  }
}

function drawTwig(shade: Float32Array, random: () => number, place: number, size: number): void {
  const fromTop = random() < 0.6
  let x = fromTop ? 0.02 + 0.9 * place + 0.12 * random() : -0.05
  let y = fromTop ? -0.05 : 0.02 + 0.75 * place + 0.15 * random()
  let heading = fromTop ? 0.7 + 0.9 * random() : -0.25 + 0.8 * random()
  const bend = (random() - 0.4) * 0.09
  const pairs = 7 + Math.floor(random() * 4)
  const stride = 0.066 * size
  for (let pair = 0; pair < pairs; pair++) {
    for (let step = 0; step < 8; step++) {
      x += (Math.cos(heading) * stride) / 8
      y += (Math.sin(heading) * stride) / 8
      dab(shade, x, y, 0.0035 * size)
    }
    heading += bend
    const length = size * (0.15 + 0.06 * random()) * (1 - (0.45 * pair) / pairs)
    drawLeaf(shade, x, y, heading - 0.75 - 0.35 * random(), length)
    drawLeaf(shade, x, y, heading + 0.75 + 0.35 * random(), length * (0.85 + 0.3 * random()))
  }
  drawLeaf(shade, x, y, heading, 0.13 * size)
}

/** A pointed oval, bent a little. */
function drawLeaf(shade: Float32Array, x: number, y: number, heading: number, length: number): void {
  const steps = 40
  const curl = heading > 0 ? 0.5 : -0.5
  for (let step = 0; step <= steps; step++) {
    const along = step / steps
    x += (Math.cos(heading + curl * (along - 0.5)) * length) / steps
    y += (Math.sin(heading + curl * (along - 0.5)) * length) / steps
    dab(shade, x, y, length * 0.17 * Math.sin(Math.PI * along ** 0.8) ** 0.8)
  }
}

/** A round spot; place and radius as shares of the picture. */
function dab(shade: Float32Array, x: number, y: number, share: number): void {
  const cx = x * SIZE
  const cy = y * SIZE
  const radius = Math.max(0.5, share * SIZE)
  for (let row = Math.max(0, Math.floor(cy - radius)); row <= Math.min(SIZE - 1, Math.ceil(cy + radius)); row++) {
    for (let column = Math.max(0, Math.floor(cx - radius)); column <= Math.min(SIZE - 1, Math.ceil(cx + radius)); column++) {
      const inside = clamp01(radius + 0.5 - Math.hypot(column - cx, row - cy))
      const at = row * SIZE + column
      if (inside > shade[at]) shade[at] = inside
    }
  }
}

/** Panes of a window, or slats of a blind, standing slightly askew; outside the frame there is wall. */
function drawWindow(values: Float32Array, isBlind: boolean, random: () => number): void {
  const slant = (isBlind ? 0.05 : 0.16) + 0.12 * random()
  const left = 0.16 + 0.06 * random()
  const right = 0.86
  const columns = isBlind ? 1 : 2
  const rows = isBlind ? 11 : 3
  const bar = isBlind ? 0.42 : 0.07
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const x = column / SIZE
      const y = row / SIZE + slant * (x - 0.5)
      const u = ((x - left) / (right - left)) * columns
      const v = ((y - 0.04) / 0.92) * rows
      const isInside = u > 0 && u < columns && v > 0 && v < rows
      const inPane =
        isInside &&
        Math.abs(u - Math.floor(u) - 0.5) < 0.5 - (isBlind ? 0.005 : bar / 2) &&
        Math.abs(v - Math.floor(v) - 0.5) < 0.5 - bar / 2
      values[row * SIZE + column] = inPane ? 1 : 0
    }
  }
}

/** Three box blurs in place: close to a Gaussian. `radius` in picture points. */
export function blur(values: Float32Array, radius: number, width = SIZE): void {
  const height = values.length / width
  const line = new Float32Array(Math.max(width, height))
  for (let pass = 0; pass < 3; pass++) {
    for (let row = 0; row < height; row++) blurLine(values, line, row * width, 1, width, radius)
    for (let column = 0; column < width; column++) blurLine(values, line, column, width, height, radius)
  }
}

function blurLine(values: Float32Array, line: Float32Array, start: number, stride: number, length: number, radius: number): void {
  for (let index = 0; index < length; index++) line[index] = values[start + index * stride]
  const last = length - 1
  let sum = line[0] * (radius + 1)
  for (let index = 1; index <= radius; index++) sum += line[Math.min(last, index)]
  const share = 1 / (2 * radius + 1)
  for (let index = 0; index < length; index++) {
    values[start + index * stride] = sum * share
    sum += line[Math.min(last, index + radius + 1)] - line[Math.max(0, index - radius)]
  }
}
