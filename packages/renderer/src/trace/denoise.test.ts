import { expect, test } from 'vitest'
import { seededRandom } from '../noise.ts'
import { newDenoising } from './denoise.ts'
import {
  AROUND,
  CHANNELS,
  COLOR,
  DEPTH_CHANNEL,
  type Framebuffer,
  KEY_CHANNEL,
  newFramebuffer,
  NOISE,
  NORMAL_CHANNEL,
  SURFACE,
} from './framebuffer.ts'
import { denoiseRows, denoisingSteps } from './denoising-steps.ts'
import { GROUND, WALL } from '../find-hit.ts'

const SIDE = 64
/** First column of ink, and first row of the other surface. */
const INK = 32
const CORNER = 48

/** A white and black label in noisy light, above a surface lit twice as strongly. */
function noisyFramebuffer(): Framebuffer {
  const framebuffer = newFramebuffer(SIDE, SIDE)
  const random = seededRandom(9)
  const { values } = framebuffer
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = (y * SIDE + x) * CHANNELS
      const color = x < INK ? 0.8 : 0.05
      const light = y < CORNER ? 0.5 : 1
      values[at + NORMAL_CHANNEL + (y < CORNER ? 2 : 1)] = 1
      values[at + DEPTH_CHANNEL] = 8
      values[at + SURFACE] = y < CORNER ? WALL : GROUND
      for (const kind of [0, 1]) {
        const seen = light + 0.4 * (random() + random() - 1)
        for (let channel = 0; channel < 3; channel++) values[at + (kind === 0 ? KEY_CHANNEL : AROUND) + channel] = color * seen
        values[at + NOISE + kind] = (0.4 * color) ** 2 / 6
      }
      for (let channel = 0; channel < 3; channel++) values[at + COLOR + channel] = color
    }
  }
  return framebuffer
}

function cleaned(rows: number): Framebuffer {
  const framebuffer = noisyFramebuffer()
  const denoising = newDenoising(framebuffer)
  for (const step of denoisingSteps)
    for (let from = 0; from < SIDE; from += rows) denoiseRows({ denoising }, step, from, Math.min(SIDE, from + rows))
  return framebuffer
}

const spread = ({ values }: Framebuffer, place: number, left: number, right: number): number => {
  const seen: number[] = []
  for (let y = 8; y < CORNER - 4; y++) for (let x = left; x < right; x++) seen.push(values[(y * SIDE + x) * CHANNELS + place])
  const mean = seen.reduce((sum, value) => sum + value, 0) / seen.length
  return Math.sqrt(seen.reduce((sum, value) => sum + (value - mean) ** 2, 0) / seen.length) / mean
}

test('noise is removed, and the mean of the light stays', () => {
  const before = noisyFramebuffer()
  const after = cleaned(SIDE)
  for (const place of [KEY_CHANNEL, AROUND]) {
    expect(spread(before, place, 4, 28)).toBeGreaterThan(0.25)
    expect(spread(after, place, 4, 28)).toBeLessThan(0.05)
  }
})

test('the edge of a letter is as sharp as traced', () => {
  const { values } = cleaned(SIDE)
  for (let y = 8; y < CORNER - 4; y++) {
    const light = (x: number): number => values[(y * SIDE + x) * CHANNELS + KEY_CHANNEL]
    expect(light(INK - 1) / light(INK)).toBeGreaterThan(14)
  }
})

test('light does not leak from one surface to another', () => {
  const { values } = cleaned(SIDE)
  for (let x = 4; x < 28; x++) {
    const above = values[((CORNER - 1) * SIDE + x) * CHANNELS + AROUND]
    const below = values[(CORNER * SIDE + x) * CHANNELS + AROUND]
    expect(below / above).toBeGreaterThan(1.6)
  }
})

test('bands give the same result as the whole', () => {
  expect(cleaned(10).values).toEqual(cleaned(SIDE).values)
})
