import { type BrandTone } from '@adloom/domain/brand.ts'
import { elementsOf } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { textOf } from '../document/page-text.ts'

/** Words of formal and of informal address. Add your language here. */
const addressWords: Readonly<Record<string, { readonly formal: RegExp; readonly informal: RegExp }>> = {
  // "Sie" at the start of a sentence may mean "they".
  de: {
    formal: /(?<=[\p{Ll},;:] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/gu,
    informal: /(?<!\p{L})(?:du|dir|dich|deine?[mnrs]?|euch|eure?[mnrs]?)(?!\p{L})/giu,
  },
  fr: { formal: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/giu, informal: /(?<!\p{L})(?:tu|toi|ton|tes|t['’]\p{L}+)(?!\p{L})/giu },
  es: { formal: /(?<!\p{L})(?:usted|ustedes)(?!\p{L})/giu, informal: /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo)(?!\p{L})/giu },
  it: { formal: /(?<=\p{Ll} )(?:Lei|Suo|Sua|Vostr[aeio]|Voi)(?!\p{L})/gu, informal: /(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|ti|te)(?!\p{L})/giu },
  nl: { formal: /(?<!\p{L})(?:u|uw)(?!\p{L})/giu, informal: /(?<!\p{L})(?:je|jij|jou|jouw|jullie)(?!\p{L})/giu },
  pl: {
    formal: /(?<!\p{L})(?:Państwo|Państwa|Państwu|Pana|Pani)(?!\p{L})/gu,
    informal: /(?<!\p{L})(?:ty|ciebie|cię|ci|twój|twoja|twoje|twojego|twojej)(?!\p{L})/giu,
  },
  pt: { formal: /(?<!\p{L})(?:o senhor|a senhora)(?!\p{L})/giu, informal: /(?<!\p{L})(?:você|vocês|tu|teu|tua)(?!\p{L})/giu },
  cs: {
    formal: /(?<!\p{L})(?:vy|vás|vám|váš|vaše|vaši|vašeho)(?!\p{L})/giu,
    informal: /(?<!\p{L})(?:tebe|tobě|tvůj|tvoje|tvá)(?!\p{L})/giu,
  },
  sk: {
    formal: /(?<!\p{L})(?:vy|vás|vám|váš|vaše|vašu|vášho)(?!\p{L})/giu,
    informal: /(?<!\p{L})(?:teba|tebe|tvoj|tvoja|tvoje)(?!\p{L})/giu,
  },
  ru: {
    formal: /(?<!\p{L})(?:вы|вас|вам|ваш|ваша|ваше|ваши)(?!\p{L})/giu,
    informal: /(?<!\p{L})(?:ты|тебя|тебе|твой|твоя|твоё|твои)(?!\p{L})/giu,
  },
  sv: { formal: /(?<!\p{L})Ni(?!\p{L})/gu, informal: /(?<!\p{L})(?:du|dig|din|ditt|dina)(?!\p{L})/giu },
  da: { formal: /(?<=\p{Ll} )(?:De|Dem|Deres)(?!\p{L})/gu, informal: /(?<!\p{L})(?:du|dig|din|dit|dine)(?!\p{L})/giu },
}

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
  const known = language === null ? undefined : addressWords[language]
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
