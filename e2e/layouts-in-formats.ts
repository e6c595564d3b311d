import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { wordsByLanguage } from '@adloom/engine/compose/languages.test-data.ts'
import { type AdLayout, adLayouts, type Creative } from '@adloom/domain/template.ts'

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

/** Ads in other fonts than Inter. */
export const adsInScripts = [
  { words: wordsByLanguage['ar'], id: 'arabic', layout: 'split', format: 'landscape' },
  { words: wordsByLanguage['ja'], id: 'japanese', layout: 'card', format: 'social' },
  { words: wordsByLanguage['hi'], id: 'hindi', layout: 'poster', format: 'story' },
  { words: wordsByLanguage['th'], id: 'thai', layout: 'card', format: 'story' },
  { words: emoji, id: 'emoji', layout: 'card', format: 'landscape' },
] as const satisfies readonly {
  readonly words: Partial<Creative>
  readonly id: string
  readonly layout: AdLayout
  readonly format: AdFormat
}[]
