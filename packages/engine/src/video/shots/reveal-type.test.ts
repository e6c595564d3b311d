import { describe, expect, test } from 'vitest'
import { type Layer } from '../timeline/frame.ts'
import { withLeaving, linesSlide, type RevealTime, wordsFade, wordsPop, wordsRise } from './reveal-type.ts'
import { type TypeBlock } from '../timeline/timeline.ts'

const piece = (sprite: string, x: number, line: number) => ({ sprite, x: x - 8, y: line * 60 - 8, width: 150, height: 44, margin: 8, line })
const block: TypeBlock = {
  pieces: [piece('a', 0, 0), piece('b', 170, 0), piece('c', 0, 1), piece('d', 170, 1), piece('e-stroke', 170, 1)],
  width: 320,
  height: 104,
  lineHeight: 60,
  lines: 2,
}
const at = { x: 40, y: 600 }
const sprites = (layers: readonly Layer[]) => layers.flatMap((layer) => (layer.kind === 'sprite' ? [layer] : []))

describe.each(Object.entries({ wordsRise, wordsFade, linesSlide, wordsPop }))('%s', (_, reveal) => {
  for (const seconds of [0.6, 1.4, 3, 9]) {
    for (const mirrored of [false, true]) {
      const time: RevealTime = { start: 20, end: 20 + seconds * 30, beat: 15, leave: 6, mirrored }
      const shown = (frame: number) => reveal(block, at, frame, time)

      test(`shows nothing before and after its ${seconds} s, mirrored: ${mirrored}`, () => {
        expect([shown(19), shown(time.end), shown(time.end + 40)]).toEqual([[], [], []])
        expect(shown(20).length).toBeGreaterThan(0)
      })

      test(`can be read whole, inside of the block's box, in the middle of its ${seconds} s, mirrored: ${mirrored}`, () => {
        const layers = sprites(shown(Math.round(20 + seconds * 15)))
        expect(layers.map(({ sprite, alpha, clip }) => [sprite, alpha, clip])).toEqual(
          block.pieces.map(({ sprite }) => [sprite, 1, undefined]),
        )
        for (const [index, { x, y, scale }] of layers.entries()) {
          const { width, height, margin } = block.pieces[index]
          const inset = {
            x: ((width + 2 * margin) * (1 - scale)) / 2 + margin * scale,
            y: ((height + 2 * margin) * (1 - scale)) / 2 + margin * scale,
          }
          expect(x + inset.x).toBeGreaterThanOrEqual(at.x)
          expect(y + inset.y).toBeGreaterThanOrEqual(at.y)
          expect(x + inset.x + width * scale).toBeLessThanOrEqual(at.x + block.width)
          expect(y + inset.y + height * scale).toBeLessThanOrEqual(at.y + block.height)
        }
      })

      test(`moves by what can be seen in any 0.4 s of its ${seconds} s, mirrored: ${mirrored}`, () => {
        for (let frame = time.start; frame + 12 < time.end; frame++) {
          const [before, after] = [sprites(shown(frame)), sprites(shown(frame + 12))]
          const moved = before.map((layer, index) => {
            const now = after[index]
            return Math.abs(now.x - layer.x) + Math.abs(now.y - layer.y) + Math.abs(now.scale - layer.scale) * 100
          })
          expect(after.length !== before.length || Math.max(...moved) > 0.9).toBe(true)
        }
      })
    }
  }
})

test('words enter one after the other, in reading order', () => {
  const time: RevealTime = { start: 0, end: 90, beat: 15, leave: 0, mirrored: false }
  const first = block.pieces.map(({ sprite }) =>
    Array.from({ length: 90 }, (_, frame) => frame).find((frame) =>
      sprites(wordsRise(block, at, frame, time)).some((layer) => layer.sprite === sprite),
    ),
  )
  expect(first.every((frame) => frame !== undefined)).toBe(true)
  expect(first.toSorted((a, b) => Number(a) - Number(b))).toEqual(first)
  expect(new Set(first).size).toBe(first.length)
})

test('words that left are gone, and leaving words are fainter and higher', () => {
  const layers = wordsFade(block, at, 45, { start: 0, end: 90, beat: 15, leave: 0, mirrored: false })
  expect(withLeaving(layers, 1, 60)).toEqual([])
  const [half] = sprites(withLeaving(layers, 0.5, 60))
  const [whole] = sprites(layers)
  expect(half.alpha).toBeLessThan(0.7)
  expect(half.y).toBeLessThan(whole.y)
})
