import { type BrandTone } from '@adloom/domain/brand.ts'
import { elementsOf } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { textOf } from '../document/page-text.ts'
import { formsOfAddress } from '../words/address-words.ts'

const TEXT_MAX = 8000
/** Fewest sentences from which a tone can be read. */
const SENTENCES_MIN = 3

/** The text of a page addressed to its readers: paragraphs and list items, no menus. */
function proseOf({ page }: PageReading): string {
  const aside =
    region.nav | region.footer | region.reviews | region.dialog | region.template | region.noscript | region.hidden | region.related
  const parts: string[] = []
  let length = 0
  for (const tag of ['p', 'li'])
    for (const element of elementsOf(page, tag).slice(0, 600)) {
      if ((element.region & aside) !== 0 || length > TEXT_MAX || element.end - element.index > 60) continue
      const text = textOf(page, element, { limit: 1200 })
      if (text.split(' ').length < 5) continue
      parts.push(/[.!?…。！？]$/.test(text) ? text : `${text}.`)
      length += text.length
    }
  return parts.join(' ').slice(0, TEXT_MAX)
}

/** The tone of the page, by its own text and `description`, with a snippet as evidence; null when there is too little text. */
export function toneOf(
  reading: PageReading,
  description: string,
  language: string | null,
): { readonly tone: BrandTone; readonly snippet: string } | null {
  const prose = proseOf(reading)
  const text = prose.includes(description.slice(0, 60)) ? prose : `${description} ${prose}`
  const sentences = text
    .split(/(?<=[.!?…])\s+|(?<=[。！？])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 2 || /[\u3040-\u9fff\uac00-\ud7af]{4}/.test(sentence))
    .slice(0, 120)
  if (sentences.length < SENTENCES_MIN) return null
  const exclaimed = sentences.filter((sentence) => /[!！]$/.test(sentence))
  const words = sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0)
  const known = language === null ? undefined : formsOfAddress.get(language)
  const formal = known === undefined ? 0 : (text.match(known.formal)?.length ?? 0)
  const informal = known === undefined ? 0 : (text.match(known.informal)?.length ?? 0)
  const address = formal > informal && formal > 0 ? 'formal' : informal > formal ? 'informal' : null
  const pattern = address === null ? undefined : known?.[address]
  const example = pattern === undefined ? undefined : sentences.find((sentence) => sentence.search(pattern) >= 0)
  return {
    tone: {
      address,
      exclamations: Math.round((100 * exclaimed.length) / sentences.length) / 100,
      sentenceWords: Math.round((10 * words) / sentences.length) / 10,
    },
    snippet: (example ?? exclaimed[0] ?? sentences[0]).slice(0, 200),
  }
}
