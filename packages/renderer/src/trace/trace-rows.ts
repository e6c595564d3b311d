import { AROUND, brightness, CHANNELS, CLEAR, COLOR, EDGE, FACING, type Framebuffer, KEY_CHANNEL, NOISE, SURFACE } from './framebuffer.ts'
import { newPath } from './light-path.ts'
import { samplePoints, startSample } from './sample-points.ts'
import { traceColor, traceSample, type Tracing } from './trace-sample.ts'
import { newTraceHit, PRODUCT, SKY, type World } from './world.ts'

/** Camera rays of a pixel: on one plain surface, on the product, and where something ends in the pixel. */
export interface Rays {
  readonly plain: number
  readonly product: number
  readonly edge: number
}

const HIGH_RAYS: Rays = { plain: 4, product: 8, edge: 14 }

/** Shadow rays of a sample when only some of the first ones reached the lamp. */
const PENUMBRA_RAYS = 4

/** Traces the rows `from` to `end` of the framebuffer. The same world gives the same numbers, however the rows are split. */
export function traceRows(world: World, framebuffer: Framebuffer, from: number, end: number, rays: Rays = HIGH_RAYS): void {
  const points = samplePoints(world.stage.seed)
  const tracing: Tracing = {
    world,
    framebuffer,
    points,
    hit: newTraceHit(),
    path: newPath(points),
    eye: new Float64Array(3),
    ray: new Float64Array(3),
    sum: new Float64Array(CHANNELS),
    sample: new Float64Array(9),
    squares: new Float64Array(3),
    diffuse: new Float64Array(3),
    pixel: world.stage.camera.frame / framebuffer.height,
    shadowRays: 1,
  }
  for (let y = from; y < end; y++) for (let x = 0; x < framebuffer.width; x++) tracePixel(tracing, x, y, rays)
}

/** Framebuffer channels of the kinds of light, in the order of a sample. */
const channels = [KEY_CHANNEL, AROUND, CLEAR]

function tracePixel(tracing: Tracing, x: number, y: number, rays: Rays): void {
  const { sum, sample, squares, framebuffer, hit, points } = tracing
  sum.fill(0)
  squares.fill(0)
  let count = rays.plain
  let surface = SKY
  let isEdge = false
  let lightest = 0
  let darkest = 9
  let lit = 0
  let taken = 0
  let colorRays = 0
  tracing.shadowRays = 1
  for (; taken < count; taken++) {
    startSample(points, x, y, taken)
    traceSample(tracing, x, y)
    for (let kind = 0; kind < 3; kind++) {
      const place = channels[kind]
      const at = kind * 3
      sum[place] += sample[at]
      sum[place + 1] += sample[at + 1]
      sum[place + 2] += sample[at + 2]
      const bright = brightness(sample[at], sample[at + 1], sample[at + 2])
      squares[kind] += bright * bright
    }
    if (sample[1] > 0) lit++
    if (hit.green > lightest) lightest = hit.green
    if (hit.green < darkest) darkest = hit.green
    if (surface === SKY) surface = hit.id
    else if (surface !== hit.id) isEdge = true
    if (taken === rays.plain - 1) {
      const isPatterned = lightest - darkest > 0.12 + 0.15 * lightest
      const isPenumbra = lit > 0 && lit <= taken
      if (isPenumbra) tracing.shadowRays = PENUMBRA_RAYS
      if (isEdge) count = rays.edge
      else if (surface === PRODUCT) {
        count = rays.product
        if (isPatterned) colorRays = rays.edge - rays.product
      } else if (isPenumbra || isUneven(sum, squares[2], rays.plain)) count = rays.product
      else if (isPatterned) colorRays = rays.product - rays.plain
    }
  }
  if (colorRays > 0 && !isEdge) addSamples(tracing, x, y, surface, taken, colorRays)
  const { values, width } = framebuffer
  const at = (y * width + x) * CHANNELS
  const share = 1 / taken
  for (let channel = 0; channel < CHANNELS; channel++) values[at + channel] = sum[channel] * share
  const reflectance = brightness(sum[COLOR], sum[COLOR + 1], sum[COLOR + 2])
  values[at + FACING] = reflectance > 0 ? sum[FACING] / reflectance : 0
  values[at + SURFACE] = isEdge ? EDGE : surface
  for (let kind = 0; kind < 3; kind++) {
    const place = at + channels[kind]
    const bright = brightness(values[place], values[place + 1], values[place + 2])
    values[at + NOISE + kind] = Math.max(0, squares[kind] * share - bright * bright) / (taken - 1)
  }
}

/**
 * Fine patterns need more rays than the light on them: `more` rays only measure the colour, and the sums, of `taken` rays, become what they would be
 * had all rays seen the mean colour. Light without reflectance stays as traced.
 */
function addSamples(tracing: Tracing, x: number, y: number, surface: number, taken: number, more: number): void {
  const { sum, points } = tracing
  const red = sum[COLOR]
  const green = sum[COLOR + 1]
  const blue = sum[COLOR + 2]
  const facing = sum[FACING]
  if (red + green + blue === 0) return
  let all = taken
  for (let ray = 0; ray < more; ray++) {
    startSample(points, x, y, taken + ray)
    if (traceColor(tracing, x, y, surface)) all++
  }
  const share = taken / all
  const before = brightness(red, green, blue)
  for (let channel = 0; channel < 3; channel++) sum[COLOR + channel] *= share
  sum[FACING] *= share
  const facingChange =
    facing > 0 && before > 0 ? (sum[FACING] / facing) * (before / brightness(sum[COLOR], sum[COLOR + 1], sum[COLOR + 2])) : 1
  scaleLight(sum, 0, red, facingChange)
  scaleLight(sum, 1, green, facingChange)
  scaleLight(sum, 2, blue, facingChange)
}

/** Scales a channel's diffuse light from the traced reflectance to that of the sum; `facingChange`: the same for how it faces the key light. */
function scaleLight(sum: Float64Array, channel: number, before: number, facingChange: number): void {
  const change = before > 0 ? sum[COLOR + channel] / before : 1
  sum[KEY_CHANNEL + channel] *= change * facingChange
  sum[AROUND + channel] *= change
}

/** Whether a pixel's reflection differs so much from ray to ray that more of them are needed. `squares`: sum of its squared brightness. */
function isUneven(sum: Float64Array, squares: number, count: number): boolean {
  const mean = brightness(sum[CLEAR], sum[CLEAR + 1], sum[CLEAR + 2]) / count
  return squares / count - mean * mean > 0.0002 + 0.06 * mean * mean
}
