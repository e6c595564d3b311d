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

/** Palm fronds that reach in from the edges: a bent rib with narrow leaflets on both sides. */
function drawLeaves(values: Float32Array, random: () => number): void {
  values.fill(1)
  const layers = [
    { fronds: 2, blur: 4, depth: 0.45 },
    { fronds: 3, blur: 1, depth: 0.85 },
  ]
  for (const layer of layers) {
    const shade = new Float32Array(values.length)
    for (let frond = 0; frond < layer.fronds; frond++) drawFrond(shade, random)
    blur(shade, layer.blur)
    for (let index = 0; index < values.length; index++) values[index] *= 1 - layer.depth * clamp01(shade[index])
  }
}

function drawFrond(shade: Float32Array, random: () => number): void {
  const fromLeft = random() < 0.55
  let x = fromLeft ? -0.12 : 0.15 + 0.8 * random()
  let y = fromLeft ? 0.05 + 0.65 * random() : -0.12
  let heading = fromLeft ? -0.5 + random() : 0.9 + 0.9 * random()
  const bend = (random() - 0.5) * 0.05
  const reach = 0.85 + 0.45 * random()
  const ribs = 26
  for (let rib = 0; rib < ribs; rib++) {
    x += (Math.cos(heading) * reach) / ribs
    y += (Math.sin(heading) * reach) / ribs
    heading += bend
    const along = rib / ribs
    const length = (0.1 + 0.2 * Math.sin(Math.PI * Math.min(1, along * 0.85 + 0.15))) * (1 - 0.45 * along)
    const lean = 0.95 - 0.5 * along
    drawLeaflet(shade, x, y, heading - lean, length)
    drawLeaflet(shade, x, y, heading + lean, length)
  }
}

function drawLeaflet(shade: Float32Array, x: number, y: number, heading: number, length: number): void {
  const steps = 22
  for (let step = 0; step < steps; step++) {
    const along = step / (steps - 1)
    const half = 0.0105 * Math.sin(Math.PI * (0.06 + 0.94 * along)) * SIZE
    const cx = (x + Math.cos(heading) * length * along) * SIZE
    const cy = (y + Math.sin(heading) * length * along + 0.04 * along * along) * SIZE
    const radius = Math.max(0.6, half)
    for (let row = Math.max(0, Math.floor(cy - radius)); row <= Math.min(SIZE - 1, Math.ceil(cy + radius)); row++) {
      for (let column = Math.max(0, Math.floor(cx - radius)); column <= Math.min(SIZE - 1, Math.ceil(cx + radius)); column++) {
        const inside = clamp01(radius + 0.5 - Math.hypot(column - cx, row - cy))
        const at = row * SIZE + column
        if (inside > shade[at]) shade[at] = inside
      }
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
