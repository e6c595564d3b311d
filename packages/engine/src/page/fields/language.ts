import * as z from 'zod'
import { dataFile } from '../../lexicon/data-file.ts'
import data from './frequent-words.json' with { type: 'json' }
import { languageOfHost } from '../fetch/accept-language.ts'
import { textOf } from '../document/page-text.ts'
import { elementsOf } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type ProductField, type FoundValue, foundIn } from './field.ts'
import { firstFound, type RankedRule } from './rule.ts'

/** Function words by language: the schema of `frequent-words.json`. Add your language there. */
export const frequentWordsSchema = dataFile({
  words: z
    .record(z.string().regex(/^[a-z]{2}$/), z.string().regex(/^\p{Ll}+( \p{Ll}+)*$/u))
    .describe('Words that are frequent in one language and rare in the others, separated by blanks.'),
})

const frequentWords: Readonly<Record<string, string>> = data.words
const languages = Object.keys(frequentWords)
/** The languages in which each word is frequent, as indices into `languages`. */
const placesOfWord = new Map<string, readonly number[]>()
for (const [place, words] of Object.values(frequentWords).entries())
  for (const word of new Set(words.split(' '))) placesOfWord.set(word, [...(placesOfWord.get(word) ?? []), place])

interface DetectedLanguage {
  readonly language: string
  /** Share of the text's words, or letters, that are of it. */
  readonly share: number
}

/**
 * The language of a text by its script and its function words, and the confidence (share of words that are function words). Null for too
 * little text.
 */
export function languageOfText(text: string): DetectedLanguage | null {
  const sample = text.slice(0, 12_000)
  const count = (pattern: RegExp): number => sample.match(pattern)?.length ?? 0
  const letters = (sample.match(/\p{L}+/gu) ?? []).reduce((sum, { length }) => sum + length, 0)
  if (letters < 40) return null
  // Dashes and currency signs are above U+2000 and belong to no script.
  if (/[\u0370-\u1fff\u2e80-\uffff]/.test(sample)) {
    const kana = count(/[\u3040-\u30ff]/g)
    if (kana > 8 && kana / letters > 0.05) return { language: 'ja', share: 1 }
    const byScript: readonly [string, number][] = [
      ['ko', count(/\p{Script=Hangul}/gu)],
      ['zh', count(/\p{Script=Han}/gu)],
      ['ar', count(/\p{Script=Arabic}/gu)],
      ['he', count(/\p{Script=Hebrew}/gu)],
      ['el', count(/\p{Script=Greek}/gu)],
      ['th', count(/\p{Script=Thai}/gu)],
      ['hi', count(/\p{Script=Devanagari}/gu)],
    ]
    for (const [language, amount] of byScript)
      if (amount / letters > (language === 'zh' || language === 'ko' ? 0.25 : 0.4)) return { language, share: amount / letters }
  }
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < 12) return null
  const counts = languages.map(() => 0)
  for (const word of words) for (const place of placesOfWord.get(word) ?? []) counts[place]++
  const scores = languages
    .map((language, place) => ({ language, share: counts[place] / words.length }))
    .toSorted((one, other) => other.share - one.share)
  const [first, second] = scores
  return first.share < 0.06 || first.share - second.share < 0.01 ? null : first
}

/** What the language is decided by. */
interface LanguageInput {
  readonly declared: string | null
  /** The language of the product's own text, and of the page's. */
  readonly own: DetectedLanguage | null
  readonly page: DetectedLanguage | null
  /** The clearer of the two: the page's when both are clear. */
  readonly clear: DetectedLanguage | null
  readonly host: string
}

/** Share of function words from which the language of a text is clear. */
const CLEAR_SHARE = 0.1

const rules: readonly RankedRule<LanguageInput, string>[] = [
  {
    id: 'declared-and-used',
    reason: "The shop's or the product's text is in the declared language: many shops show a maker's English text.",
    since: '2026-11-21',
    find: ({ declared, own, page }) =>
      declared !== null && [own, page].some((text) => text !== null && normal(text.language, declared) === declared) ? declared : null,
  },
  {
    id: 'declared-by-domain-too',
    reason: "English notices and makers' texts are on every page; the country's own language, declared on its own domain, holds.",
    since: '2026-11-21',
    find: ({ declared, clear, host }) =>
      declared !== null && clear?.language === 'en' && languageOfHost(host) === declared ? declared : null,
  },
  {
    id: 'clear',
    reason: 'A text that is clearly in another language than declared.',
    since: '2026-11-21',
    find: ({ declared, clear }) => (clear === null ? null : normal(clear.language, declared)),
  },
  { id: 'declared', reason: 'No text says otherwise.', since: '2026-11-21', find: ({ declared }) => declared },
  { id: 'page', reason: 'Too few function words to be sure.', since: '2026-11-21', find: ({ page }) => page?.language ?? null },
  { id: 'own', reason: 'As the page.', since: '2026-11-21', find: ({ own }) => own?.language ?? null },
]

/** Characters of the page's text that its language is detected in. */
const PAGE_TEXT_MAX = 8000

function pageText({ page }: PageReading): string {
  const body = elementsOf(page, 'body').at(0)
  if (body !== undefined) return textOf(page, body, { limit: PAGE_TEXT_MAX })
  return page.nodes
    .filter((node) => typeof node === 'string')
    .join(' ')
    .slice(0, PAGE_TEXT_MAX)
}

/** The `lang` attribute when it agrees with the decision, else the text the language was detected in. */
function languageEvidence({ locale }: PageReading, language: string, texts: readonly string[]): FoundValue<string> {
  if (locale.toLowerCase().startsWith(language)) return foundIn(language, 'meta', locale)
  const text = texts.find((one) => languageOfText(one)?.language === language)
  return text === undefined ? { value: language, evidence: { source: 'visible' } } : foundIn(language, 'visible', text)
}

/**
 * The page's language as a two-letter code: as declared, unless its text is clearly in another. The page's text decides where the product's is
 * too short.
 */
export const language: ProductField<'language', 'title' | 'summary'> = {
  needs: ['title', 'summary'],
  onProductPagesOnly: false,
  rules,
  read: (reading, found) => {
    const [title, summary] = [found.title?.value ?? '', found.summary?.value ?? '']
    const own = languageOfText(`${title} ${summary}`)
    const page = languageOfText(pageText(reading))
    const code = firstFound(rules, {
      declared: /^[a-z]{2}/i.exec(reading.locale.trim())?.[0].toLowerCase() ?? null,
      own,
      page,
      clear: [page, own].find((text) => text !== null && text.share >= CLEAR_SHARE) ?? null,
      host: URL.parse(reading.finalUrl)?.hostname ?? '',
    })
    return code === null ? null : languageEvidence(reading, code, [summary, title])
  },
}

/** Related languages share function words: among them the declared language decides. */
const relatives: readonly ReadonlySet<string>[] = [
  new Set(['da', 'no', 'nb', 'nn', 'sv']),
  new Set(['cs', 'sk']),
  new Set(['hr', 'sr', 'bs', 'sl']),
  new Set(['es', 'pt', 'ca', 'gl']),
  new Set(['id', 'ms']),
  new Set(['ru', 'uk', 'bg', 'sr']),
]
const normal = (language: string, declared: string | null): string =>
  declared !== null && relatives.some((family) => family.has(language) && family.has(declared)) ? declared : language
