import { describe, expect, test } from 'vitest'
import { type Layer } from '../timeline/frame.ts'
import { priceLandsAt, priceReveal } from './price-reveal.ts'
import { type RevealTime } from './reveal-type.ts'
import { type TypeBlock } from '../timeline/timeline.ts'

const block: TypeBlock = {
  pieces: [
    { sprite: 'now', x: -4, y: -4, width: 180, height: 80, margin: 4, line: 0 },
    { sprite: 'old', x: 216, y: -4, width: 80, height: 80, margin: 4, line: 0 },
    { sprite: 'old-stroke', x: 215, y: 60, width: 88, height: 4, margin: 1, line: 0 },
  ],
  width: 304,
  height: 80,
  lineHeight: 110,
  lines: 1,
}
const at = { x: 100, y: 200 }
const timeOf = (seconds: number): RevealTime => ({ start: 10, end: 10 + seconds * 30, beat: 16, leave: 0, mirrored: false })
const spriteOf = (layers: readonly Layer[], name: string) =>
  layers.flatMap((layer) => (layer.kind === 'sprite' && layer.sprite === name ? [layer] : []))[0] ?? null

describe.each([0.95, 1.3, 2, 4])('a price that is shown for %s s', (seconds) => {
  const time = timeOf(seconds)
  const shown = (frame: number) => priceReveal(block, at, frame, time)
  const frames = Array.from({ length: Math.floor(time.end - time.start) }, (_, index) => time.start + index)
  const firstOf = (name: string): number => frames.find((frame) => spriteOf(shown(frame), name) !== null) ?? Number.NaN

  test('shows the old price, then the stroke drawn through it, then the new price', () => {
    expect(firstOf('old')).toBe(time.start)
    expect(firstOf('old-stroke')).toBeGreaterThan(firstOf('old') + 3)
    const drawn = frames.flatMap((frame) => spriteOf(shown(frame), 'old-stroke')?.clip?.width ?? [])
    expect(drawn.length).toBeGreaterThan(2)
    expect(drawn.toSorted((a, b) => a - b)).toEqual(drawn)
    expect(firstOf('now')).toBeGreaterThan(firstOf('old-stroke') + 3)
    expect(firstOf('now')).toBeLessThanOrEqual(priceLandsAt(block, time))
  })

  test('is in its place for the last third, and larger while it enters', () => {
    for (const frame of frames.slice(Math.ceil(frames.length * 0.65))) {
      const layers = shown(frame)
      expect(layers.map((layer) => [layer.alpha, layer.kind === 'sprite' && layer.clip])).toEqual(block.pieces.map(() => [1, undefined]))
      expect(spriteOf(layers, 'now')?.scale).toBeLessThanOrEqual(1)
      expect(Math.abs((spriteOf(layers, 'old')?.x ?? 0) - 316)).toBeLessThan(12)
    }
    const scales = frames.map((frame) => spriteOf(shown(frame), 'now')?.scale ?? 0)
    const first = scales.slice(0, Math.ceil(frames.length * 0.6))
    expect(Math.max(...first)).toBeGreaterThan((first.at(-1) ?? 0) + 0.01)
  })

  test('keeps the old figures inside the block while they are large', () => {
    // The figures are eight and a half times as high as the stroke (`type-block.ts`), and the stroke is at their middle.
    for (const frame of frames) {
      const stroke = spriteOf(shown(frame), 'old-stroke')
      if (stroke === null) continue
      const [middle, half] = [stroke.y + 3 - at.y, stroke.scale * 4 * 4.3]
      expect(Math.min(middle - half, block.height - middle - half)).toBeGreaterThan(-1)
      expect(stroke.x + 45 - stroke.scale * 44).toBeGreaterThan(at.x)
      expect(stroke.x + 45 + stroke.scale * 44).toBeLessThan(at.x + block.width + 1)
    }
  })

  test('keeps the stroke on the figures while they move', () => {
    for (const frame of frames) {
      const [old, stroke] = [spriteOf(shown(frame), 'old'), spriteOf(shown(frame), 'old-stroke')]
      if (old === null || stroke === null) continue
      expect(Math.abs(old.x + 44 - (stroke.x + 45))).toBeLessThan(1)
    }
  })
})

test('shows the new price at once without an old price or without time', () => {
  const single = { ...block, pieces: block.pieces.slice(0, 1), width: 180 }
  expect(spriteOf(priceReveal(single, at, 10, timeOf(3)), 'now')).not.toBeNull()
  expect(spriteOf(priceReveal(block, at, 10, timeOf(0.8)), 'now')).not.toBeNull()
  expect(spriteOf(priceReveal(block, at, 10, timeOf(3)), 'now')).toBeNull()
})
