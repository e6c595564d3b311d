import { fontStyleOf } from '@adloom/creatives/fallback-fonts.ts'
import { expect, test } from 'vitest'
import { adRenderer } from '../../compose/fonts.ts'
import { makeBlocks, placeLines } from './type-block.ts'

const SIZE = 48
const style = { face: 'inter' as const, weight: 600, tracking: 0, leading: 1 }
/** Pixels by which a word may be off its place in the line drawn in one piece: spaces are not kerned. */
const SLACK = 4
/** Share of a line's ink by which its words may run ahead of it: a sign at the other side is more. */
const APART_MOST = 0.02

/** The drawn lines of ink from left to right: how many pixels of each column have ink. */
function inkOfColumns(alphaAt: (x: number, y: number) => number, width: number, height: number): number[] {
  const rows = Array.from({ length: height }, (_, y) => y)
  return Array.from({ length: width }, (_, x) => rows.filter((y) => alphaAt(x, y) > 90).length)
}

/** The columns of a line drawn in one piece, as the preview and the file of an ad draw it, from its first with ink. */
async function drawnWhole(text: string, direction: 'ltr' | 'rtl'): Promise<readonly number[]> {
  const renderer = await adRenderer([text])
  const [width, height] = [1400, 2 * SIZE]
  const line = {
    ...fontStyleOf(text),
    direction,
    fontWeight: style.weight,
    fontSize: SIZE,
    whiteSpace: 'pre' as const,
    position: 'absolute' as const,
    color: '#000000',
  }
  const node = { type: 'container' as const, style: { width, height }, children: [{ type: 'text' as const, text, style: line }] }
  const drawn = await renderer.render(node, { width, height, format: 'raw' })
  return trimmed(inkOfColumns((x, y) => drawn[(y * width + x) * 4 + 3], width, height))
}

async function drawnInWords(text: string, direction: 'ltr' | 'rtl'): Promise<readonly number[]> {
  const words = await placeLines({ lines: [text], size: SIZE, lineHeight: SIZE, style, direction })
  const order = { name: 'line', words, wordStyle: { color: '#000000', shadow: null }, lineHeight: SIZE }
  const { blocks, sprites } = await makeBlocks([order])
  const columns = Array.from({ length: 1400 + 2 * SIZE }, () => 0)
  for (const { sprite, x } of blocks.get('line')?.pieces ?? []) {
    const pixels = sprites.get(sprite)
    if (pixels === undefined) continue
    const { width, height, data } = pixels
    for (const [at, ink] of inkOfColumns((left, y) => data[(y * width + left) * 4 + 3], width, height).entries())
      columns[x + at + SIZE] += ink
  }
  return trimmed(columns)
}

const trimmed = (columns: readonly number[]): readonly number[] =>
  columns.slice(
    columns.findIndex((ink) => ink > 0),
    columns.findLastIndex((ink) => ink > 0) + 1,
  )

/** Share of the ink of a line that is not near its place in another. */
function apart(one: readonly number[], other: readonly number[]): number {
  const [sums, others] = [one, other].map((columns) => {
    let sum = 0
    return columns.map((ink) => (sum += ink))
  })
  const all = sums.at(-1) ?? 0
  const off = sums.map((sum, x) => {
    const near = others.slice(Math.max(0, x - SLACK), x + SLACK + 1)
    return Math.max(0, Math.min(...near) - sum, sum - Math.max(...near))
  })
  return Math.max(...off) / all
}

test.each([
  ['rtl', 'خصم 25% على Northbrew Pro (2026) 🎉'],
  ['rtl', 'يُغسل في (30–40°) فقط!'],
  ['rtl', 'Northbrew Pro (2026) 🎉'],
  ['rtl', 'الشحن عبر DHL. Express 3 أيام'],
  ['rtl', '50% הנחה על Air Max, 42 – היום'],
  ['rtl', 'רק ₪199.90 במקום ₪299'],
  ['rtl', 'قطن 100% – Cotton & Co. – (عضوي)'],
  ['ltr', 'Nour (نور) lamp, 20 % off'],
  ['ltr', 'Buy نور 2026 ضوء now'],
  ['ltr', 'מידה 42 – Air Max'],
  ['ltr', 'Warm ears, cold sea: 24 €'],
] as const)('%s: the words of “%s” stand where they stand in the line drawn in one piece', async (direction, text) => {
  const [whole, words] = [await drawnWhole(text, direction), await drawnInWords(text, direction)]
  expect(whole.length).toBeGreaterThan(300)
  expect(Math.abs(whole.length - words.length)).toBeLessThanOrEqual(2 * SLACK)
  expect(apart(whole, words)).toBeLessThan(APART_MOST)
})
