import { expect, test } from 'vitest'
import { seededRandom } from '../noise.ts'
import { newDenoising } from './denoise.ts'
import {
  AROUND,
  BLUR,
  CHANNELS,
  COLOR,
  DEPTH_CHANNEL,
  FACING,
  type Framebuffer,
  KEY_CHANNEL,
  newFramebuffer,
  NORMAL_CHANNEL,
  SURFACE,
} from './framebuffer.ts'
import { denoiseRows, denoisingSteps } from './denoising-steps.ts'
import { GROUND } from '../find-hit.ts'
import { PRODUCT } from './world.ts'

const SIDE = 48
/** Camera rays of a pixel. */
const RAYS = 6
/** Rows with a dark gap between planks, one pixel high. */
const GAPS = [12, 36]
/** First column of the product. */
const PRODUCT_FROM = 32

/** Evenly lit planks, each of whose rays goes through a point of a lens that blurs them `blur` pixels wide; beside them a product in focus. */
function planks(blur: number): Framebuffer {
  const framebuffer = newFramebuffer(SIDE, SIDE)
  const { values } = framebuffer
  const random = seededRandom(5)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = (y * SIDE + x) * CHANNELS
      const isProduct = x >= PRODUCT_FROM
      let color = 0
      for (let ray = 0; ray < RAYS; ray++) {
        const seen = y + 0.5 + (random() - 0.5) * blur
        color += (GAPS.some((gap) => seen >= gap && seen < gap + 1) ? 0.1 : 0.6) / RAYS
      }
      if (isProduct) color = x % 2 === 0 ? 0.9 : 0.02
      values[at + SURFACE] = isProduct ? PRODUCT : GROUND
      values[at + BLUR] = isProduct ? 0.2 : blur
      values[at + NORMAL_CHANNEL + 1] = 1
      values[at + DEPTH_CHANNEL] = 8
      values[at + FACING] = 0.5
      for (let channel = 0; channel < 3; channel++) {
        values[at + COLOR + channel] = color
        values[at + KEY_CHANNEL + channel] = color * 0.5
        values[at + AROUND + channel] = color * 0.3
      }
    }
  }
  return framebuffer
}

function cleaned(framebuffer: Framebuffer, rows = SIDE): Framebuffer {
  const denoising = newDenoising(framebuffer)
  for (const step of denoisingSteps)
    for (let from = 0; from < SIDE; from += rows) denoiseRows({ denoising }, step, from, Math.min(SIDE, from + rows))
  return framebuffer
}

/** Light of a pixel's surface, all of it. */
const lightAt = ({ values }: Framebuffer, x: number, y: number): number =>
  values[(y * SIDE + x) * CHANNELS + KEY_CHANNEL] + values[(y * SIDE + x) * CHANNELS + AROUND]

/** Standard deviation along a row of planks, as a share of their light. */
function dots(framebuffer: Framebuffer, row: number): number {
  const seen = Array.from({ length: PRODUCT_FROM - 8 }, (_, x) => lightAt(framebuffer, x + 4, row))
  const mean = seen.reduce((sum, value) => sum + value, 0) / seen.length
  return Math.sqrt(seen.reduce((sum, value) => sum + (value - mean) ** 2, 0) / seen.length) / mean
}

test('a gap between planks out of focus is a soft line, not a row of dots', () => {
  const before = planks(4)
  const after = cleaned(planks(4))
  for (const row of GAPS) {
    expect(dots(before, row)).toBeGreaterThan(0.12)
    expect(dots(after, row)).toBeLessThan(0.05)
    // Still a line, and no light lost or made.
    expect(lightAt(after, 16, row) / lightAt(after, 16, row + 10)).toBeLessThan(0.9)
    const sum = (framebuffer: Framebuffer): number =>
      Array.from({ length: 20 }, (_, y) => lightAt(framebuffer, 16, row - 10 + y)).reduce((a, b) => a + b, 0)
    expect(sum(after) / sum(cleaned(planks(0)))).toBeCloseTo(1, 1)
  }
})

test('surfaces in focus stay as sharp as traced', () => {
  const framebuffer = cleaned(planks(0.2))
  for (const row of GAPS) expect(lightAt(framebuffer, 16, row) / lightAt(framebuffer, 16, row - 2)).toBeLessThan(0.3)
})

test('no colour crosses the outline of the product', () => {
  const framebuffer = cleaned(planks(4))
  const between = 24
  for (let x = PRODUCT_FROM; x < SIDE; x++) expect(lightAt(framebuffer, x, between)).toBeCloseTo((x % 2 === 0 ? 0.9 : 0.02) * 0.8, 3)
  for (let x = PRODUCT_FROM - 3; x < PRODUCT_FROM; x++) expect(lightAt(framebuffer, x, between)).toBeCloseTo(0.6 * 0.8, 3)
})

test('bands of blurred colours give the same result as the whole', () => {
  expect(cleaned(planks(4), 7).values).toEqual(cleaned(planks(4)).values)
})
