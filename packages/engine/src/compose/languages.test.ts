import { FinishedAd } from '@adloom/creatives/finished-ad.tsx'
import { textsOf } from '@adloom/creatives/ad-parts.tsx'
import { drawable, textWidth } from '@adloom/creatives/letter-widths.ts'
import { fontStyleOf } from '@adloom/creatives/fallback-fonts.ts'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { type Creative } from '@adloom/domain/template.ts'
import { createElement } from 'react'
import { fromJsx } from 'takumi-js/helpers/jsx'
import { expect, test } from 'vitest'
import { everyAd, linesOfAd, type MeasuredLine } from './finished-ads.test-data.ts'
import { finishCreative } from './finish-creative.ts'
import { requireDrawable } from './drawable-texts.ts'
import { adRenderer } from './fonts.ts'
import { wordsByLanguage } from './languages.test-data.ts'

const languages = Object.keys(wordsByLanguage)
const creativeIn = (language: string): Creative => ({ image: 'i', brandLogo: null, accent: '#1F6F54', ...wordsByLanguage[language] })

/** Pixels are enough at a quarter of each side. */
const SCALE = 0.25

/** Share of pixels in a box that differ from its first one: letters on their ground. */
function inkIn(drawn: Uint8Array, width: number, { left, top, right, bottom }: MeasuredLine): number {
  const [x0, x1, y0, y1] = [left, right, top, bottom].map((edge) => Math.round(edge * SCALE))
  const ground = drawn.subarray((y0 * width + x0) * 4, (y0 * width + x0) * 4 + 3)
  let ink = 0
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const at = (y * width + x) * 4
      if (Math.max(...ground.map((channel, index) => Math.abs(channel - drawn[at + index]))) > 60) ink++
    }
  return ink / Math.max(1, (x1 - x0) * (y1 - y0))
}

// Every layout and format draws a third of the languages, and every language is drawn in four of them.
const cases = everyAd.flatMap((each, place) =>
  languages.filter((_, index) => (index + place) % 3 === 0).map((language) => ({ ...each, language })),
)

test.each(cases)('$layout as $format shows every word in $language, inside its frame', async ({ layout, format, language }) => {
  const creative = creativeIn(language)
  const { node, css } = await fromJsx(createElement(FinishedAd, { creative, layout, format }))
  const { width, height } = adFormats[format]
  const renderer = await adRenderer(textsOf(creative))
  const lines = linesOfAd(await renderer.measure(node, { width, height, css })).filter(({ text }) => /\p{L}/u.test(text))
  expect(lines.length).toBeGreaterThan(3)
  for (const { left, right, top, bottom } of lines) {
    expect([left >= 0, right <= width + 1, top >= -20, bottom <= height + 20]).toEqual([true, true, true, true])
  }
  const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) }
  const drawn = await renderer.render(node, { ...size, format: 'raw', css, devicePixelRatio: SCALE })
  const blank = lines.filter((line) => inkIn(drawn, size.width, line) < 0.02).map(({ text }) => text)
  expect(blank).toEqual([])
})

test('no line is drawn wider than it was computed', async () => {
  const wide: string[] = []
  for (const language of languages) {
    for (const text of textsOf(creativeIn(language))) {
      const renderer = await adRenderer([text])
      for (const fontWeight of [400, 700]) {
        const style = { ...fontStyleOf(text), fontWeight, fontSize: 100, whiteSpace: 'pre' as const }
        const { runs } = await renderer.measure({ type: 'text', text, style }, { width: 60_000 })
        const drawn = runs.reduce((sum, run) => sum + run.width, 0)
        const computed = textWidth(drawable(text), 100, { weight: fontWeight, tracking: 0, leading: 1 })
        if (drawn > computed * 1.01) wide.push(`${language}: ${text} ${Math.round(drawn)} > ${Math.round(computed)}`)
      }
    }
  }
  expect(wide).toEqual([])
})

test('what stands below a Bengali consonant takes no room beside it', async () => {
  const widthOf = async (text: string): Promise<number> => {
    const renderer = await adRenderer([text])
    const { runs } = await renderer.measure({ type: 'text', text, style: { ...fontStyleOf(text), fontSize: 100 } })
    return runs.reduce((sum, run) => sum + run.width, 0)
  }
  for (const syllable of ['ক্র', 'ক্ব', 'ত্র', 'শ্ব']) expect(await widthOf(syllable)).toBeLessThan(1.2 * (await widthOf('ক')))
})

test('characters that no font has are refused and named, before anything is drawn', async () => {
  const creative = { ...creativeIn('en'), headline: 'Rune ᚠ', description: 'Rare 𠀀, and 🎉 is fine' }
  await expect(finishCreative({ creative, layout: 'card', format: 'social' }, new Map())).rejects.toMatchObject({
    code: 'text.undrawable',
    message: 'No font here can draw ᚠ 𠀀. Please write the text without it.',
  })
  await expect(requireDrawable(['A tab\t, a line\nand a mark\u200f'])).resolves.toBeUndefined()
})
