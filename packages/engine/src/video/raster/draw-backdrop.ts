import { type Layer } from '../timeline/frame.ts'
import { type Kernels, kernelsOf } from './kernels.ts'
import { yuvOf, newPlanes, type Planes } from './yuv.ts'

type Backdrop = Extract<Layer, { kind: 'backdrop' }>

/**
 * Draws backdrops. A glow is drawn once, on a sheet larger than the frame, and moves with the sheet: by even pixels, which is invisible in so soft
 * an image.
 */
export type BackdropRenderer = (out: Planes, backdrop: Backdrop) => void

/** Cached sheets: those of a poster and of an end card. */
const SHEETS_CACHED = 2

/** A backdrop renderer for one video, with its cached sheets. */
export function createBackdropRenderer(): BackdropRenderer {
  const sheets = new Map<string, Planes>()
  const sheetOf = ({ width, height, memory }: Planes, { color, glow, radius }: Backdrop): Planes => {
    const key = [width, height, color, glow, radius].join()
    const cached = sheets.get(key)
    if (cached !== undefined) return cached
    for (const oldest of sheets.keys()) if (sheets.size >= SHEETS_CACHED) sheets.delete(oldest)
    const sheet = newPlanes(memory, 2 * width, 2 * height)
    drawGlow(sheet, color, glow, radius * width)
    sheets.set(key, sheet)
    return sheet
  }
  return (out, backdrop) => {
    const share = Math.round(backdrop.alpha * 256)
    if (share <= 0) return
    const { width, height } = out
    const { kernels } = kernelsOf(out.memory)
    const sheet = sheetOf(out, backdrop)
    const left = evenBetween(width * (1 - backdrop.x), width)
    const top = evenBetween(height * (1 - backdrop.y), height)
    for (let row = 0; row < height; row++) fillRun(kernels, out.y, row * width, sheet.y, (top + row) * sheet.width + left, width, share)
    const half = width >> 1
    for (let row = 0; row < height >> 1; row++) {
      const from = ((top >> 1) + row) * width + (left >> 1)
      fillRun(kernels, out.u, row * half, sheet.u, from, half, share)
      fillRun(kernels, out.v, row * half, sheet.v, from, half, share)
    }
  }
}

const evenBetween = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value / 2) * 2))

/** Blends `count` values over others, `share` of 256. */
function fillRun(
  { mixOver }: Kernels,
  out: Uint8Array,
  start: number,
  from: Uint8Array,
  first: number,
  count: number,
  share: number,
): void {
  if (share >= 256) out.set(from.subarray(first, first + count), start)
  else mixOver(out.byteOffset + start, from.byteOffset + first, count, share)
}

/** Dither of one step in 256ths, so that wide glows show no rings: an 8 × 8 pattern in which no two neighbours are alike. */
const DITHER = Int32Array.from({ length: 64 }, (_, at) => {
  const x = at & 7
  const y = at >> 3
  let value = 0
  for (let bit = 0; bit < 3; bit++) value |= ((((x ^ y) >> bit) & 1) << (5 - 2 * bit)) | (((y >> bit) & 1) << (4 - 2 * bit))
  return value * 4 + 2
})

/** Table steps of a glow between its middle and its edge. */
const GLOW_STEPS = 4096

/** A colour with a glow in its middle, `reach` pixels wide to each side. */
function drawGlow(out: Planes, color: string, glow: string, reach: number): void {
  const ground = yuvOf(color)
  const light = yuvOf(glow)
  // The square of a distance is the sum of one that is constant along a row and one that is constant along a column.
  const across = squaresFrom(out.width, GLOW_STEPS / reach ** 2)
  const along = squaresFrom(out.height, GLOW_STEPS / reach ** 2)
  const [luma, blue, red] = (['y', 'u', 'v'] as const).map((channel) => glowTable(ground[channel], light[channel]))
  for (let row = 0; row < out.height; row++) {
    glowRow(out.y, row * out.width, out.width, across, 1, along[row], luma, (row & 7) << 3)
    if ((row & 1) !== 0) continue
    const start = (row >> 1) * (out.width >> 1)
    glowRow(out.u, start, out.width >> 1, across, 2, along[row], blue, (row & 7) << 3)
    glowRow(out.v, start, out.width >> 1, across, 2, along[row], red, (row & 7) << 3)
  }
}

const squaresFrom = (count: number, steps: number): Int32Array =>
  Int32Array.from({ length: count }, (_, at) => Math.min(GLOW_STEPS, (at + 0.5 - count / 2) ** 2 * steps))

/** A value by its distance from the glow's middle, in 256ths. */
const glowTable = (ground: number, light: number): Int32Array =>
  Int32Array.from({ length: GLOW_STEPS + 1 }, (_, at) => Math.round((ground + (light - ground) * (1 - at / GLOW_STEPS) ** 2) * 256))

function glowRow(
  out: Uint8Array,
  start: number,
  count: number,
  across: Int32Array,
  by: number,
  down: number,
  table: Int32Array,
  dither: number,
): void {
  for (let index = 0, to = start, column = 0; index < count; index++, to++, column += by) {
    const away = across[column] + down
    out[to] = (table[away > GLOW_STEPS ? GLOW_STEPS : away] + DITHER[dither | (column & 7)]) >> 8
  }
}
