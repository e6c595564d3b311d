import { type FrameLight } from '../timeline/frame.ts'
import { kernelsOf } from './kernels.ts'
import { BLACK, NEUTRAL, type Planes } from './yuv.ts'

/** Side of the cells in which light is computed, pixels; between them it is interpolated. The kernel's. */
const CELL = 16
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
  const { kernels, scratch } = kernelsOf(out.memory)
  const columns = Math.ceil(out.width / CELL) + 1
  fillGains(out, light, columns, scratch)
  kernels.light(out.y.byteOffset, out.u.byteOffset, out.v.byteOffset, out.width, out.height, scratch, columns)
}

/** Uniform light. */
function lightEvenly({ y, u, v, memory }: Planes, gain: number): void {
  const { lightRun } = kernelsOf(memory).kernels
  const full = Math.round(gain * (1 << LIGHT_SHIFT))
  const share = Math.min(1 << LIGHT_SHIFT, full)
  lightRun(y.byteOffset, y.length, BLACK, WHITE, full)
  for (const color of [u, v]) lightRun(color.byteOffset, color.length, NEUTRAL, 255, share)
}

/** Light at the corners of the cells, into the memory from `to` on. */
function fillGains({ width, height, memory }: Planes, { gain, vignette, spot }: FrameLight, columns: number, to: number): void {
  const rows = Math.ceil(height / CELL) + 1
  const gains = new Int32Array(memory.buffer, to, columns * rows)
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
}
