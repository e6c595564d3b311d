import { textWidth } from '@adloom/creatives/letter-widths.ts'
import { expect, test } from 'vitest'
import { requireDrawable } from './drawable-texts.ts'
import { adRenderer } from './fonts.ts'

const SIZE = 64
const type = { face: 'inter' as const, weight: 700, tracking: 0, leading: 1 }

/** A text drawn in white on black: red, green, blue and alpha of each pixel; and its drawn width. */
async function draw(text: string): Promise<{ readonly data: Uint8Array; readonly width: number }> {
  const renderer = await adRenderer([text])
  const fontFamily = "'Inter Variable', 'Twemoji', 'Noto Emoji Variable', 'Noto Sans SC Variable'"
  const style = { fontFamily, fontWeight: 700, fontSize: SIZE, whiteSpace: 'pre' as const, color: '#FFFFFF' }
  const child = { type: 'text' as const, text, style }
  const { runs } = await renderer.measure(child, { width: 6000 })
  const sheet = {
    type: 'container' as const,
    style: { display: 'flex' as const, backgroundColor: '#000000', width: 200, height: 90 },
    children: [child],
  }
  const data = await renderer.render(sheet, { width: 200, height: 90, format: 'raw' })
  return { data, width: runs.reduce((sum, run) => sum + run.width, 0) }
}

const isColored = (data: Uint8Array): boolean =>
  data.some((value, at) => at % 4 === 0 && Math.max(value, data[at + 1], data[at + 2]) - Math.min(value, data[at + 1], data[at + 2]) > 60)

test.each(['😀', '👍🏽', '👩‍👩‍👧‍👦', '🤷🏿‍♀️', '🇩🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏳️‍🌈', '❤️', '☀', '🎉'])('%s is one picture in colours', async (emoji) => {
  const { data, width } = await draw(emoji)
  expect(isColored(data)).toBe(true)
  expect(width).toBeCloseTo(SIZE, 0)
})

test.each(['✔', '✔️', '→', '➕', '▶️', '1️⃣', '🫩'])('%s has the colour of the text', async (sign) => {
  expect(isColored((await draw(sign.replace('\uFE0F', ''))).data)).toBe(false)
  await expect(requireDrawable([sign])).resolves.toBeUndefined()
})

test('every emoji is drawn, and none is wider than computed', async () => {
  const codes = Array.from({ length: 0x20000 - 0xa0 }, (_, index) => String.fromCodePoint(index + 0xa0))
  const letters = codes.filter((letter) => /\p{Emoji}/u.test(letter) && /[\p{Extended_Pictographic}--[©®™]]/v.test(letter))
  expect(letters.length).toBeGreaterThan(1300)
  await expect(requireDrawable(letters)).resolves.toBeUndefined()
  const tones = letters.filter((letter) => /\p{Emoji_Modifier_Base}/u.test(letter)).map((letter) => `${letter}🏾`)
  const joined = ['🐦‍🔥', '🍋‍🟩', '🍄‍🟫', '⛓️‍💥', '🧑‍🧑‍🧒‍🧒', '🚶🏽‍➡️', '🙂‍↔️', '❤️‍🔥', '🧑🏻‍🤝‍🧑🏿', '👩🏽‍❤️‍💋‍👨🏿']
  const wide: string[] = []
  for (const text of [...letters, ...tones, ...joined]) {
    const { width } = await draw(text)
    if (width > textWidth(text, SIZE, type) + 1) wide.push(`${text} ${Math.round(width)}`)
  }
  expect(wide).toEqual([])
})
