import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { wordsByLanguage } from '@adloom/engine/compose/languages.test-data.ts'
import { type AdLayout, adLayouts } from '@adloom/domain/template.ts'

/** Every layout in every format, with the size in pixels. Object.keys loses the type of keys; the types of both records make them complete. */
export const layoutsInFormats = (Object.keys(adLayouts) as AdLayout[]).flatMap((layout) =>
  (Object.keys(adFormats) as AdFormat[]).map((format) => ({ ...adFormats[format], id: `${layout}-${format}`, layout, format })),
)

const emoji = {
  brandName: 'Fest',
  headline: 'Party 🎉 time 👩🏽‍🍳',
  description: '✔ Free shipping ❤️ 1️⃣ day 🇫🇷 → ★ 4.8',
  callToAction: 'Go 👉🏾',
}

/** An ad in every language that the fonts have, and one with emoji, the layouts and formats in turn. */
export const adsInLanguages = Object.entries({ ...wordsByLanguage, emoji }).map(([language, words], place) => {
  const { layout, format } = layoutsInFormats[place % layoutsInFormats.length]
  return { words, id: `in-${language}`, layout, format }
})
