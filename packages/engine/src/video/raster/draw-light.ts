import { type FrameLight } from '../timeline/frame.ts'
import { BLACK, NEUTRAL, type Planes } from './yuv.ts'

/** Cells in which light is computed, pixels: 1 << 4; between them it is interpolated. */
const CELL_SHIFT = 4
const CELL = 1 << CELL_SHIFT
/** Fixed-point bits of light. */
const LIGHT_SHIFT = 12
const WHITE = 235

/** Brightens and darkens a drawn frame. */
export function drawLight(out: Planes, light: FrameLight): void {
  if (light.gain === 1 && light.vignette === 0 && light.spot === null) return
  if (light.vignette === 0 && light.spot === null) {
    lightEvenly(out, light.gain)
    return
  }
  const { width, height } = out
  const columns = Math.ceil(width / CELL) + 1
  const gains = gainsOf(out, light, columns)
  const line = new Int32Array(columns * CELL)
  // Light changes so slowly that two rows, and their common colour row, may share it.
  for (let y = 0; y < height; y += 2) {
    gainsAlong(line, gains, (y >> CELL_SHIFT) * columns, columns, y & (CELL - 1))
    lightLuma(out.y, y * width, width, line)
    lightLuma(out.y, (y + 1) * width, width, line)
    lightColor(out.u, (y * width) >> 2, width >> 1, line)
    lightColor(out.v, (y * width) >> 2, width >> 1, line)
  }
}

/** Uniform light: a lookup table for each value. */
function lightEvenly({ y, u, v }: Planes, gain: number): void {
  const full = Math.round(gain * (1 << LIGHT_SHIFT))
  const share = Math.min(1 << LIGHT_SHIFT, full)
  const luma = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(WHITE, BLACK + (((value - BLACK) * full) >> LIGHT_SHIFT))),
  )
  const color = Uint8Array.from({ length: 256 }, (_, value) => NEUTRAL + (((value - NEUTRAL) * share) >> LIGHT_SHIFT))
  for (const [values, table] of [
    [y, luma],
    [u, color],
    [v, color],
  ] as const)
    lookUp(values, table)
}

function lookUp(values: Uint8Array, table: Uint8Array): void {
  for (let at = 0; at < values.length; at++) values[at] = table[values[at]]
}

/** Light at the corners of the cells. */
function gainsOf({ width, height }: Planes, { gain, vignette, spot }: FrameLight, columns: number): Int32Array {
  const rows = Math.ceil(height / CELL) + 1
  const gains = new Int32Array(columns * rows)
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      const x = (column * CELL) / width
      const y = (row * CELL) / height
      const corner = (2 * x - 1) ** 2 + (2 * y - 1) ** 2
      let light = gain * (1 - vignette * 0.5 * Math.min(2, corner))
      if (spot !== null) {
        const away = Math.hypot(x - spot.x, ((y - spot.y) * height) / width) / spot.radius
        const inside = away >= 1 ? 0 : (1 - away * away) ** 2
        light *= spot.outside + (1 - spot.outside) * inside
      }
      gains[at] = Math.round(light * (1 << LIGHT_SHIFT))
    }
  }
  return gains
}

/** The light of one row, pixel by pixel, `down` rows below its cells' upper corners. */
function gainsAlong(line: Int32Array, gains: Int32Array, row: number, columns: number, down: number): void {
  const up = CELL - down
  for (let column = 0, to = 0; column < columns - 1; column++) {
    const at = row + column
    const first = Math.imul(gains[at], up) + Math.imul(gains[at + columns], down)
    const slope = Math.imul(gains[at + 1], up) + Math.imul(gains[at + 1 + columns], down) - first
    let value = first << CELL_SHIFT
    for (const end = to + CELL; to < end; to++) {
      line[to] = value >> (2 * CELL_SHIFT)
      value = (value + slope) | 0
    }
  }
}

function lightLuma(out: Uint8Array, start: number, width: number, line: Int32Array): void {
  for (let x = 0, to = start; x < width; x++, to++) {
    const luma = BLACK + (Math.imul(out[to] - BLACK, line[x]) >> LIGHT_SHIFT)
    out[to] = luma > WHITE ? WHITE : luma
  }
}

/** Colour does not grow with light: it would become garish. */
function lightColor(out: Uint8Array, start: number, width: number, line: Int32Array): void {
  for (let x = 0, to = start; x < width; x++, to++) {
    const share = line[2 * x]
    if (share < 1 << LIGHT_SHIFT) out[to] = NEUTRAL + (Math.imul(out[to] - NEUTRAL, share) >> LIGHT_SHIFT)
  }
}
