import { FinishedAd } from '@adloom/creatives/finished-ad.tsx'
import { facesOf } from '@adloom/creatives/layouts.ts'
import { textsOf } from '@adloom/creatives/ad-parts.tsx'
import { drawable, textWidth } from '@adloom/creatives/letter-widths.ts'
import { fontStyleOf } from '@adloom/creatives/fallback-fonts.ts'
import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type AdLayout, type Creative, plainCreative } from '@adloom/domain/template.ts'
import { createElement } from 'react'
import { fromJsx } from 'takumi-js/helpers/jsx'
import { expect, test } from 'vitest'
import { everyAd, leastLines, linesOfAd, type MeasuredLine } from './finished-ads.test-data.ts'
import { finishCreative } from './finish-creative.ts'
import { requireDrawable } from './drawable-texts.ts'
import { adRenderer } from './fonts.ts'
import { wordsByLanguage } from './languages.test-data.ts'

const languages = Object.keys(wordsByLanguage)
const creativeIn = (language: string): Creative => ({
  ...plainCreative,
  image: 'i',
  brandLogo: null,
  accent: '#1F6F54',
  ...wordsByLanguage[language],
})

/** Pixels are enough at half of each side, but not those of a banner's small type. */
const scaleOf = (format: AdFormat): number => (adFormats[format].group === 'banner' ? 2 : 0.5)
/** From this difference of a channel on a pixel is ink. */
const CONTRAST = 60
/** Share of a line's box that must be ink. */
const INK_LEAST = 0.02
/** The widest stretch without ink that a line may have, in parts of its height: a Japanese full stop is followed by one of 0.6. */
const GAP_MOST = 0.7

/** What is wrong with a drawn line, or null: letters are ink on their ground, the colour of its first pixel. */
function faultOf(drawn: Uint8Array, width: number, scale: number, { left, top, right, bottom, text }: MeasuredLine): string | null {
  const [x0, x1, y0, y1] = [left, right, top, bottom].map((edge) => Math.round(edge * scale))
  const ground = drawn.subarray((y0 * width + x0) * 4, (y0 * width + x0) * 4 + 3)
  const isInk = (x: number, y: number): boolean => {
    const at = (y * width + x) * 4
    return ground.some((channel, index) => Math.abs(channel - drawn[at + index]) > CONTRAST)
  }
  const high = y1 - y0
  let [ink, gap, widest] = [0, 0, 0]
  for (let x = x0; x < x1; x++) {
    const before = ink
    for (let y = y0; y < y1; y++) if (isInk(x, y)) ink++
    gap = ink > before ? 0 : gap + 1
    widest = Math.max(widest, gap)
  }
  if (ink < INK_LEAST * (x1 - x0) * high) return `blank: ${text}`
  return widest > GAP_MOST * high ? `a gap: ${text}` : null
}

/** Faults of the lines of an ad. */
async function faultsOf(creative: Creative, layout: AdLayout, format: AdFormat): Promise<string[]> {
  const { node, css } = await fromJsx(createElement(FinishedAd, { creative, layout, format }))
  const { width, height } = adFormats[format]
  const scale = scaleOf(format)
  const renderer = await adRenderer(textsOf(creative), facesOf(layout, creative.style.pairing))
  const lines = linesOfAd(await renderer.measure(node, { width, height, css })).filter(({ text }) => /\p{L}/u.test(text))
  const outside = lines.filter(({ left, right, top, bottom }) => left < 0 || right > width + 1 || top < -20 || bottom > height + 20)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const drawn = await renderer.render(node, { ...size, format: 'raw', css, devicePixelRatio: scale })
  return [
    ...(lines.length >= leastLines(format) ? [] : [`only ${lines.length} lines`]),
    ...outside.map(({ text }) => `outside: ${text}`),
    ...lines.flatMap((line) => faultOf(drawn, size.width, scale, line) ?? []),
  ]
}

/** Each ad shows every fourth language, so that each language is drawn in every fourth ad, in all layouts and formats in turn. */
const EVERY = 4
const adsWithLanguages = everyAd.map((ad, place) => ({
  ...ad,
  shown: languages.filter((_, index) => index % EVERY === (place + Math.floor(place / EVERY)) % EVERY),
}))

test.each(adsWithLanguages)('$layout as $format shows every word of its languages, inside its frame', async ({ layout, format, shown }) => {
  const faults: string[] = []
  for (const language of shown)
    for (const fault of await faultsOf(creativeIn(language), layout, format)) faults.push(`${language}: ${fault}`)
  expect(faults).toEqual([])
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
        const computed = textWidth(drawable(text), 100, { face: 'inter', weight: fontWeight, tracking: 0, leading: 1 })
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
