import { clamp01, seededRandom, smoothStep } from './noise.ts'
import { type Stage } from './stage.ts'

/** Round blurs of far lights, drawn once per picture and looked up by direction. Linear light, three channels. */
export interface Bokeh {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

const WIDTH = 320
const HEIGHT = 320
/** Scene units the picture of lights spans, both ways, on the backdrop's plane. */
const SPAN = 6

/** The lights of an evening behind the scene; the same seed gives the same lights. */
export function drawBokeh(seed: number, warm: readonly [number, number, number], accent: readonly [number, number, number]): Bokeh {
  const values = new Float32Array(WIDTH * HEIGHT * 3)
  const random = seededRandom(seed ^ 0xb0ce)
  for (let disc = 0; disc < 70; disc++) {
    const size = random()
    const radius = (0.01 + 0.034 * size * size) * WIDTH
    const x = random() * WIDTH
    // Lights hang together in a band, as a street or a garland does.
    const y = (0.36 + 0.24 * (random() + random() - 1)) * HEIGHT
    const strength = (0.08 + 0.7 * random() ** 2) * (1.15 - 0.7 * size)
    const isAccent = random() < 0.3
    const tone = isAccent ? accent : warm
    const white = 0.25 * random()
    for (let row = Math.max(0, Math.floor(y - radius - 1)); row <= Math.min(HEIGHT - 1, Math.ceil(y + radius + 1)); row++) {
      for (let column = Math.max(0, Math.floor(x - radius - 1)); column <= Math.min(WIDTH - 1, Math.ceil(x + radius + 1)); column++) {
        const reach = Math.hypot(column + 0.5 - x, row + 0.5 - y)
        // A lens draws a far light as a disc, a little brighter at its rim.
        const inside = clamp01((radius - reach) / 1.6 + 0.5) * (0.82 + 0.3 * smoothStep(0.55, 1, reach / radius))
        if (inside <= 0) continue
        const at = (row * WIDTH + column) * 3
        for (let channel = 0; channel < 3; channel++) values[at + channel] += inside * strength * (tone[channel] * (1 - white) + white)
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, values }
}

function addBokeh(out: Float64Array, bokeh: Bokeh, x: number, y: number, strength: number): void {
  const u = (x / SPAN + 0.5) * WIDTH - 0.5
  const v = (0.5 - y / SPAN) * HEIGHT - 0.5
  if (u < 0 || v < 0 || u >= WIDTH - 1 || v >= HEIGHT - 1) return
  const column = u | 0
  const row = v | 0
  const a = u - column
  const b = v - row
  const at = (row * WIDTH + column) * 3
  const below = at + WIDTH * 3
  const { values } = bokeh
  for (let channel = 0; channel < 3; channel++) {
    const upper = values[at + channel] * (1 - a) + values[at + 3 + channel] * a
    const lower = values[below + channel] * (1 - a) + values[below + 3 + channel] * a
    out[channel] += strength * (upper * (1 - b) + lower * b)
  }
}

/**
 * What is seen far behind the scene at (x, y) of the backdrop's plane, in `out[0…2]`. It is lit by itself, not by the key light.
 */
export function paintView(out: Float64Array, stage: Stage, bokeh: Bokeh | null, x: number, y: number): void {
  const { main, second } = stage.wall
  const share = smoothStep(-0.4, 2.4, y)
  let light = 1
  if (stage.backdrop.room === true) {
    // A room out of focus: a window on the side the light comes from, something low and dark along the wall.
    const towards = stage.lightX < 0 ? -x : x
    const pane =
      smoothStep(0.55, 1.15, towards) * (1 - smoothStep(2.3, 2.9, towards)) * smoothStep(0.25, 0.85, y) * (1 - smoothStep(2.5, 3.1, y))
    const bar = 1 - 0.35 * smoothStep(0.22, 0.04, Math.abs(towards - 1.72))
    const low = smoothStep(0.62, 0.3, y) * smoothStep(0.9, 0.2, towards) * smoothStep(-2.2, -1.2, towards)
    light = (0.92 + 0.03 * towards) * (1 + 0.34 * pane * bar) * (1 - 0.26 * low)
  }
  for (let channel = 0; channel < 3; channel++) out[channel] = (main[channel] + (second[channel] - main[channel]) * share) * light
  if (bokeh !== null) addBokeh(out, bokeh, x - 0.2, y - 0.9, 1)
}
