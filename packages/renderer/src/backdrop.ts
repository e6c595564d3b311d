import { clamp01, layeredNoise, seededRandom, smoothStep } from './noise.ts'
import { type LinearColor } from './color.ts'
import type { SceneTone, ViewLayer } from './scene.ts'
import { linearColorOfTone, type Stage } from './stage.ts'

/** The view far behind the scene, drawn once per image and looked up by place. Linear light, three channels, top row first. */
export interface View {
  readonly values: Float32Array
}

const WIDTH = 520
const HEIGHT = 340
/** The drawn part of the backdrop's plane, in scene units: what the widest and the tallest format show. Beyond, its edge is extended. */
const LEFT = -4.4
const BOTTOM = -0.15
const UNIT = 1 / 59

/** A column's position in scene units and the inverse. */
const xOf = (column: number): number => LEFT + (column + 0.5) * UNIT
const yOf = (row: number): number => BOTTOM + (HEIGHT - row - 0.5) * UNIT
const columnOf = (x: number): number => (x - LEFT) / UNIT - 0.5
const rowOf = (y: number): number => HEIGHT - 0.5 - (y - BOTTOM) / UNIT

/** The view of a stage, or null before a wall. The same seed gives the same leaves and lights. */
export function drawView(stage: Stage): View | null {
  const { backdrop, palette, viewLight, wall } = stage
  if (backdrop.kind === 'wall') return null
  const values = new Float32Array(WIDTH * HEIGHT * 3)
  const lightened = ([red, green, blue]: LinearColor): LinearColor => [red * viewLight[0], green * viewLight[1], blue * viewLight[2]]
  const linearColorOf = (tone: SceneTone): LinearColor => lightened(linearColorOfTone(tone, palette))
  const low = lightened(wall.main)
  const high = lightened(wall.second)
  for (let row = 0, at = 0; row < HEIGHT; row++) {
    const share = smoothStep(-0.4, 2.6, yOf(row))
    const red = low[0] + (high[0] - low[0]) * share
    const green = low[1] + (high[1] - low[1]) * share
    const blue = low[2] + (high[2] - low[2]) * share
    for (const end = at + WIDTH * 3; at < end; at += 3) {
      values[at] = red
      values[at + 1] = green
      values[at + 2] = blue
    }
  }
  for (const [index, layer] of (backdrop.view ?? []).entries()) {
    const random = seededRandom(stage.seed * 31 + index)
    switch (layer.layer) {
      case 'box':
        drawBox(values, layer, linearColorOf(layer.tone))
        break
      case 'ridge':
        drawRidge(values, layer, linearColorOf(layer.tone), random() * 90)
        break
      case 'blots':
      case 'lights': {
        const paints = layer.tones.map((tone) => linearColorOf(tone))
        for (let disc = 0; disc < layer.count; disc++) drawDisc(values, layer, paints[disc % paints.length], random)
        break
      }
      case 'firs': {
        const paints = layer.tones.map((tone) => linearColorOf(tone))
        for (let fir = 0; fir < layer.count; fir++) drawFir(values, layer, paints[fir % paints.length], random, fir)
        break
      }
    }
  }
  return { values }
}

function mix(values: Float32Array, at: number, paint: LinearColor, share: number): void {
  values[at] += (paint[0] - values[at]) * share
  values[at + 1] += (paint[1] - values[at + 1]) * share
  values[at + 2] += (paint[2] - values[at + 2]) * share
}

/** 1 well inside a stretch, 0 outside, soft at both ends. */
const within = ([from, to]: readonly [number, number], soft: number, place: number): number =>
  smoothStep(from - soft, from + soft, place) * (1 - smoothStep(to - soft, to + soft, place))

function drawBox(values: Float32Array, { x, y, soft, share }: Extract<ViewLayer, { layer: 'box' }>, paint: LinearColor): void {
  const left = Math.max(0, Math.floor(columnOf(x[0] - soft)))
  const right = Math.min(WIDTH - 1, Math.ceil(columnOf(x[1] + soft)))
  const across = Float32Array.from({ length: Math.max(0, right - left + 1) }, (_, index) => within(x, soft, xOf(left + index)))
  for (let row = Math.max(0, Math.floor(rowOf(y[1] + soft))); row <= Math.min(HEIGHT - 1, Math.ceil(rowOf(y[0] - soft))); row++) {
    const down = within(y, soft, yOf(row)) * share
    for (let column = left; column <= right; column++) mix(values, (row * WIDTH + column) * 3, paint, across[column - left] * down)
  }
}

function drawRidge(
  values: Float32Array,
  { height, bump, soft, share }: Extract<ViewLayer, { layer: 'ridge' }>,
  paint: LinearColor,
  place: number,
): void {
  for (let column = 0; column < WIDTH; column++) {
    const line = height + bump[0] * 2 * (layeredNoise(xOf(column) / bump[1] + place, place * 0.7, 3) - 0.5)
    for (let row = Math.max(0, Math.floor(rowOf(line + soft))); row < HEIGHT; row++) {
      mix(values, (row * WIDTH + column) * 3, paint, share * (1 - smoothStep(line - soft, line + soft, yOf(row))))
    }
  }
}

/** A disc somewhere in the layer's field; with a hard edge it is a light, which a lens draws a little brighter at its rim. */
function drawDisc(
  values: Float32Array,
  layer: Extract<ViewLayer, { layer: 'blots' | 'lights' }>,
  paint: LinearColor,
  random: () => number,
): void {
  const isLight = layer.layer === 'lights'
  const strength = isLight ? layer.strength : layer.share
  const soft = isLight ? 0 : layer.soft
  const size = random() ** (isLight ? 2 : 1)
  const radius = (layer.radius[0] + (layer.radius[1] - layer.radius[0]) * size) / UNIT
  const x = columnOf(layer.x[0] + (layer.x[1] - layer.x[0]) * random())
  // Most lie near the middle of the field: an edge of the field would be visible.
  const y = rowOf(layer.y[0] + ((layer.y[1] - layer.y[0]) * (random() + random())) / 2)
  const chance = random()
  // Large discs are further out of focus: their light is spread thinner.
  const share = strength * (isLight ? (0.12 + 0.88 * chance * chance) * (1.1 - 0.65 * size) : 0.55 + 0.45 * chance)
  const fade = isLight ? 1.3 : Math.max(1.3, soft / UNIT)
  const lowest = Math.min(HEIGHT - 1, Math.ceil(y + radius + fade))
  for (let row = Math.max(0, Math.floor(y - radius - fade)); row <= lowest; row++) {
    const half = Math.sqrt(Math.max(0, (radius + fade) * (radius + fade) - (row - y) * (row - y)))
    const last = Math.min(WIDTH - 1, Math.ceil(x + half))
    for (let column = Math.max(0, Math.floor(x - half)); column <= last; column++) {
      const reach = Math.sqrt((column - x) * (column - x) + (row - y) * (row - y))
      const inside = isLight ? clamp01((radius - reach) / fade + 0.5) : 1 - smoothStep(radius - fade, radius + fade, reach)
      if (inside <= 0) continue
      const at = (row * WIDTH + column) * 3
      if (isLight) {
        const light = share * inside * (0.82 + 0.3 * smoothStep(0.55, 1, reach / radius))
        for (let channel = 0; channel < 3; channel++) values[at + channel] += light * paint[channel]
      } else mix(values, at, paint, share * inside)
    }
  }
}

function drawFir(
  values: Float32Array,
  layer: Extract<ViewLayer, { layer: 'firs' }>,
  paint: LinearColor,
  random: () => number,
  index: number,
): void {
  const height = layer.height[0] + (layer.height[1] - layer.height[0]) * random()
  const x = LEFT + ((index + 0.2 + 0.6 * random()) / layer.count) * -2 * LEFT
  const tiers = 5 + Math.floor(random() * 4)
  for (let row = Math.max(0, Math.floor(rowOf(layer.foot + height))); row < HEIGHT; row++) {
    const up = (yOf(row) - layer.foot) / height
    if (up > 1) continue
    const tier = (1 - up) * tiers
    const half = height * 0.24 * clamp01(1 - up) * (0.72 + 0.4 * (tier - Math.floor(tier)))
    const reach = half + layer.soft
    for (
      let column = Math.max(0, Math.floor(columnOf(x - reach)));
      column <= Math.min(WIDTH - 1, Math.ceil(columnOf(x + reach)));
      column++
    ) {
      const inside = 1 - smoothStep(half - layer.soft, half + layer.soft, Math.abs(xOf(column) - x))
      mix(values, (row * WIDTH + column) * 3, paint, layer.share * inside)
    }
  }
}

/** The view far behind the scene at (x, y) of the backdrop's plane, in `out[0…2]`. It has its own light. */
export function sampleView(out: Float64Array, stage: Stage, { values }: View, x: number, y: number): void {
  const u = columnOf(stage.lightX < 0 ? -x : x)
  const v = rowOf(y)
  const across = u < 0 ? 0 : u > WIDTH - 1.001 ? WIDTH - 1.001 : u
  const down = v < 0 ? 0 : v > HEIGHT - 1.001 ? HEIGHT - 1.001 : v
  const column = across | 0
  const row = down | 0
  const a = across - column
  const b = down - row
  const at = (row * WIDTH + column) * 3
  const below = at + WIDTH * 3
  for (let channel = 0; channel < 3; channel++) {
    const upper = values[at + channel] * (1 - a) + values[at + 3 + channel] * a
    const lower = values[below + channel] * (1 - a) + values[below + 3 + channel] * a
    out[channel] = upper * (1 - b) + lower * b
  }
}
