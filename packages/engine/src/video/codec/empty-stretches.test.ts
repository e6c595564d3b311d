import { expect, test } from 'vitest'
import { shareWithContent, emptyStretches } from './empty-stretches.test-data.ts'

const [WIDTH, HEIGHT] = [240, 135]
const frame = (lumaAt: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => lumaAt(at % WIDTH, Math.floor(at / WIDTH)))

/** A ground with a glow and the encoder's noise; on it, maybe, a word of 60 × 12 pixels. */
const ground = frame((x, y) => 70 + 60 * Math.exp(-(((x - 120) / 90) ** 2 + ((y - 60) / 60) ** 2)) + ((x * 7 + y * 13) % 3))
const withWord = frame((x, y) => (x > 90 && x < 150 && y > 60 && y < 72 && x % 6 < 3 ? 235 : ground[y * WIDTH + x]))

test('a ground with a glow shows nothing, a word on it does', () => {
  expect(shareWithContent(ground, WIDTH)).toBe(0)
  expect(shareWithContent(withWord, WIDTH)).toBeGreaterThan(0.015)
})

test('only stretches of frames that last count as empty, one at the end too', () => {
  const frames = [...Array.from({ length: 10 }, () => ground), withWord, ...Array.from({ length: 20 }, () => ground)]
  expect(emptyStretches(frames, WIDTH, 30)).toEqual([{ from: 11 / 30, to: 31 / 30 }])
})
