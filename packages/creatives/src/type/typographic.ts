import { withPhrases } from '@adloom/domain/design/ad-facts.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type Creative } from '@adloom/domain/template.ts'

/** The quotation marks of a language, with the space inside them that French sets. */
const quotes: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  es: ['“', '”'],
  it: ['“', '”'],
  nl: ['“', '”'],
  pt: ['“', '”'],
  de: ['„', '“'],
  fr: ['«\u00A0', '\u00A0»'],
}

/**
 * A text as typesetters write what keyboards have no keys for: apostrophes, quotation marks, dots. Marks after digits are feet and inches and stay, and so do quotation
 * marks in an unknown language.
 */
export function typographic(text: string, language: Language | null): string {
  const marked = text
    .replace(/(?<!\.)\.{3}(?!\.)/g, '…')
    .replace(/(?<=^|[\s(])'n'(?=\s)/giu, (n) => `’${n[1]}’`)
    .replace(/(?<=\p{L})'(?=\p{L})|(?<=\d)'(?=s\b)|(?<=^|\s)'(?=\d0s\b)/gu, '’')
    // The plural's: "parents' day".
    .replace(/(?<=s)'(?=\s\p{Ll})/gu, (mark, at: number) => (text.slice(0, at).includes(" '") ? mark : '’'))
  if (language === null) return marked
  const [open, close] = quotes[language]
  return marked.replace(/(?<![^\s([–—/])"(?=\S)([^"]*)(?<=\S)"(?![\p{L}\p{N}])/gu, `${open}$1${close}`)
}

/** An ad with all its texts as typesetters write them. */
export function typographicCreative(creative: Creative): Creative {
  const { language, facts } = creative
  const set = (text: string): string => typographic(text, language)
  return {
    ...creative,
    brandName: set(creative.brandName),
    headline: set(creative.headline),
    description: set(creative.description),
    callToAction: set(creative.callToAction),
    facts: withPhrases(facts, set),
  }
}
