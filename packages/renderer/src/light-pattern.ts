import { clamp01, seededRandom } from './noise.ts'
import type { LightPattern } from './scene.ts'

/** A mask for the key light, as a square image of how much light passes. */
export interface LightMask {
  readonly size: number
  readonly values: Float32Array
  /** Scene units the mask covers. */
  readonly span: number
  /** Whether it is mirrored beyond its edges; else its edge is extended. */
  readonly repeats: boolean
}

const SIZE = 384

/** The mask of a pattern, or null when nothing blocks the light. The same seed gives the same leaves. */
export function lightMask(pattern: LightPattern, seed: number): LightMask | null {
  if (pattern === 'none') return null
  const values = new Float32Array(SIZE * SIZE)
  if (pattern === 'leaves') {
    drawLeaves(values, seededRandom(seed ^ 0x1eaf))
    return { size: SIZE, values, span: 4.4, repeats: true }
  }
  drawWindow(values, pattern === 'blinds', seededRandom(seed ^ 0x31d0))
  blur(values, 1)
  return { size: SIZE, values, span: 3.6, repeats: false }
}

/** How much light passes at (u, v) in scene units across the light's direction; 0 to 1. */
export function lightThrough(mask: LightMask, u: number, v: number): number {
  const size = mask.size
  let x = (u / mask.span + 0.5) * size - 0.5
  let y = (0.5 - v / mask.span) * size - 0.5
  if (mask.repeats) {
    x = mirrored(x, size)
    y = mirrored(y, size)
  }
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

/** A position on a strip that runs there and back again. */
function mirrored(place: number, size: number): number {
  const turn = place / (2 * size) - Math.floor(place / (2 * size))
  return (turn < 0.5 ? turn : 1 - turn) * 2 * size
}

/**
 * Fronds of a palm far from the wall, so soft that they are only movement, and near it one sharp plant: another frond or the cut leaves of a
 * monstera, by the seed.
 */
function drawLeaves(values: Float32Array, random: () => number): void {
  values.fill(1)
  const isPalm = random() < 0.45
  const layers = [
    { radius: 9, depth: 0.42, draw: (shade: Float32Array) => drawFronds(shade, random, 3, 1.35) },
    { radius: 3, depth: 0.5, draw: (shade: Float32Array) => drawFronds(shade, random, 2, 1.1) },
    {
      radius: 1,
      depth: 0.8,
      draw: (shade: Float32Array) => (isPalm ? drawFronds(shade, random, 2, 1) : drawMonstera(shade, random)),
    },
  ]
  for (const layer of layers) {
    const shade = new Float32Array(values.length)
    layer.draw(shade)
    blur(shade, layer.radius)
    for (let index = 0; index < values.length; index++) values[index] *= 1 - layer.depth * clamp01(shade[index])
  }
}

/** Palm fronds that hang in from the upper corners: a bent rib with long narrow blades on both sides. */
function drawFronds(shade: Float32Array, random: () => number, count: number, size: number): void {
  for (let frond = 0; frond < count; frond++) {
    const fromLeft = (frond & 1) === 0
    let x = fromLeft ? -0.06 + 0.3 * random() : 1.06 - 0.3 * random()
    let y = -0.08 + 0.16 * random() + 0.24 * Math.floor(frond / 2)
    let heading = (fromLeft ? 0.35 : Math.PI - 0.35) + (fromLeft ? 1 : -1) * 0.6 * random()
    const bend = (fromLeft ? 1 : -1) * (0.012 + 0.03 * random())
    const ribs = 22
    const stride = 0.034 * size
    for (let rib = 0; rib < ribs; rib++) {
      const along = rib / ribs
      x += Math.cos(heading) * stride
      y += Math.sin(heading) * stride
      heading += bend
      drawBlade(shade, x - Math.cos(heading) * stride, y - Math.sin(heading) * stride, heading, stride * 1.2, 0.0045 * size * (1.2 - along))
      if (rib < 3) continue
      const length = size * 0.27 * Math.sin(Math.PI * (0.16 + 0.8 * along)) ** 0.8 * (0.9 + 0.2 * random())
      const spread = 0.95 - 0.5 * along
      drawBlade(shade, x, y, heading - spread + 0.12 * (random() - 0.5), length, 0.0125 * size)
      drawBlade(shade, x, y, heading + spread + 0.12 * (random() - 0.5), length, 0.0125 * size)
    }
    drawBlade(shade, x, y, heading, size * 0.12, 0.011 * size)
  }
}

/** A narrow pointed leaf that hangs a little under its own weight; `width`: half of it, as a share of the mask. */
function drawBlade(shade: Float32Array, x: number, y: number, heading: number, length: number, width: number): void {
  const steps = Math.max(6, Math.ceil((length * SIZE) / 3))
  let turned = heading
  for (let step = 0; step <= steps; step++) {
    const along = step / steps
    dab(shade, x, y, width * Math.min(1, 0.35 + along * 4) * (1 - along) ** 0.7)
    turned += (0.3 * Math.cos(turned)) / steps
    x += (Math.cos(turned) * length) / steps
    y += (Math.sin(turned) * length) / steps
  }
}

/** Large heart-shaped leaves with cuts between their lobes. */
function drawMonstera(shade: Float32Array, random: () => number): void {
  const side = random() < 0.5 ? 1 : -1
  const leaves = [
    { x: 0.5 + side * 0.3, y: 0.2, size: 0.4, heading: -Math.PI / 2 + side * 0.9 },
    { x: 0.5 - side * 0.3, y: 0.5, size: 0.36, heading: -Math.PI / 2 - side * 1.1 },
    { x: 0.5 + side * 0.36, y: 0.72, size: 0.3, heading: -Math.PI / 2 + side * 0.4 },
  ]
  for (const leaf of leaves) {
    const heading = leaf.heading + 0.5 * (random() - 0.5)
    const x = leaf.x + 0.08 * (random() - 0.5)
    const y = leaf.y + 0.08 * (random() - 0.5)
    drawCutLeaf(shade, x, y, heading, leaf.size * (0.9 + 0.25 * random()))
  }
}

/** Cuts on each side of a monstera's leaf. */
const CUTS = 5

function drawCutLeaf(shade: Float32Array, x: number, y: number, heading: number, length: number): void {
  const cosine = Math.cos(heading)
  const sine = Math.sin(heading)
  const reach = Math.ceil(length * SIZE * 1.2)
  const cx = Math.round(x * SIZE)
  const cy = Math.round(y * SIZE)
  for (let row = Math.max(0, cy - reach); row <= Math.min(SIZE - 1, cy + reach); row++) {
    for (let column = Math.max(0, cx - reach); column <= Math.min(SIZE - 1, cx + reach); column++) {
      const dx = (column - cx) / (length * SIZE)
      const dy = (row - cy) / (length * SIZE)
      const along = dx * cosine + dy * sine + 0.12
      const across = Math.abs(dy * cosine - dx * sine)
      if (along < -0.05 || along > 1.05) continue
      // Lobes lean towards the tip: the cuts are measured where the lobe left the middle rib.
      const from = along - across * 0.55
      const half = 0.46 * Math.sin(Math.PI * clamp01(along * 0.93 + 0.07) ** 0.62) ** 0.75
      // The leaf's heart: the rib begins in a notch.
      const notch = 0.2 - along - across * 0.9
      const turn = from * CUTS * 1.15 + 0.4
      const fromCut = Math.abs(turn - Math.round(turn)) / (CUTS * 1.15)
      const cut = 0.026 * clamp01((across / Math.max(0.05, half) - 0.34) * 4)
      const isCut = from > 0.02 && from < 0.72
      const inside = Math.min(half - across, isCut ? fromCut - cut : 1, notch > 0 && across < 0.14 && along < 0.12 ? -notch : 1)
      const cover = clamp01(inside * length * SIZE + 0.5)
      const at = row * SIZE + column
      if (cover > shade[at]) shade[at] = cover
    }
  }
}

/** A round spot; position and radius as shares of the mask. */
function dab(shade: Float32Array, x: number, y: number, share: number): void {
  const cx = x * SIZE
  const cy = y * SIZE
  const radius = Math.max(0.4, share * SIZE)
  for (let row = Math.max(0, Math.floor(cy - radius)); row <= Math.min(SIZE - 1, Math.ceil(cy + radius)); row++) {
    for (let column = Math.max(0, Math.floor(cx - radius)); column <= Math.min(SIZE - 1, Math.ceil(cx + radius)); column++) {
      const inside = clamp01(radius + 0.5 - Math.sqrt((column - cx) * (column - cx) + (row - cy) * (row - cy)))
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

/** Three box blurs in place: close to a Gaussian. `radius` in values of the mask. */
export function blur(values: Float32Array, radius: number, width = SIZE): void {
  const height = values.length / width
  const line = new Float32Array(width + 2 * radius + 1)
  const before = new Float32Array(values.length)
  const sums = new Float64Array(width)
  for (let pass = 0; pass < 3; pass++) {
    for (let row = 0; row < height; row++) blurRow(values, line, row * width, width, radius)
    before.set(values)
    blurColumns(values, before, sums, width, height, radius)
  }
}

/** One row; its ends go on beyond it. */
function blurRow(values: Float32Array, line: Float32Array, start: number, width: number, radius: number): void {
  line.fill(values[start], 0, radius)
  for (let index = 0; index < width; index++) line[radius + index] = values[start + index]
  line.fill(values[start + width - 1], radius + width)
  let sum = line[radius] * (radius + 1)
  for (let index = 1; index <= radius; index++) sum += line[radius + index]
  const share = 1 / (2 * radius + 1)
  for (let index = 0; index < width; index++) {
    values[start + index] = sum * share
    sum += line[index + 2 * radius + 1] - line[index]
  }
}

/** All columns, row by row: memory is read in its order. */
function blurColumns(values: Float32Array, before: Float32Array, sums: Float64Array, width: number, height: number, radius: number): void {
  const rowAt = (row: number): number => Math.max(0, Math.min(height - 1, row)) * width
  for (let column = 0; column < width; column++) sums[column] = before[column] * (radius + 1)
  for (let row = 1; row <= radius; row++) addRow(sums, before, rowAt(row))
  const share = 1 / (2 * radius + 1)
  for (let row = 0; row < height; row++) moveWindow(values, row * width, share, sums, before, rowAt(row + radius + 1), rowAt(row - radius))
}

function addRow(sums: Float64Array, before: Float32Array, start: number): void {
  for (let column = 0; column < sums.length; column++) sums[column] += before[start + column]
}

function moveWindow(
  values: Float32Array,
  start: number,
  share: number,
  sums: Float64Array,
  before: Float32Array,
  entering: number,
  leaving: number,
): void {
  for (let column = 0; column < sums.length; column++) {
    values[start + column] = sums[column] * share
    sums[column] += before[entering + column] - before[leaving + column]
  }
}
