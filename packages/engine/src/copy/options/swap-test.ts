import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { claimPatternsOf } from '../languages/claims.ts'
import { listedClasses, writingOf } from '../languages/writing.ts'
import { meaningWords } from '../meaning.ts'
import { measureKey } from '../claims/page-statements.ts'
import { quantitiesIn } from '../claims/quantities.ts'
import { plainNumber, normalisedText, readText } from '../claims/read-text.ts'
import { type CopyMaterial } from './material.ts'

/** The part of the material the test needs; the language is that of `support`. */
export type SwapContext = Pick<CopyMaterial, 'request' | 'subject' | 'support'>

/** Content words that a text and its page must share when they share no figure. */
const SHARED_WORDS = 2

/**
 * Whether a text is about this product alone: without its name, brand, kind and category, at least two content words or one figure are
 * still on its page. A price, a reduction and a rating are figures of the page. Words of two languages cannot be compared, so a text in
 * another language than the page's passes.
 */
export function passesSwapTest(text: string, context: SwapContext): boolean {
  const { request, subject, support } = context
  if (subject.language !== support.language) return true
  const names = namesOf(context)
  if (hasFigureOfPage(text, names, context)) return true
  const nameWords = meaningWords(names)
  const page = wordsOfPage(request)
  const shared = [...contentWords(text, support.language)].filter((word) => !nameWords.has(word) && page.has(word))
  return shared.length >= SHARED_WORDS
}

/** All names and categories of the product, in one text. */
function namesOf({ request, subject }: SwapContext): string {
  const { facts, targeting } = request
  return [
    ...(subject.name?.names ?? []),
    subject.kind?.text,
    subject.brand,
    subject.house,
    facts?.siteName,
    facts?.category,
    ...(facts?.categoryPath ?? []),
    targeting?.businessName,
    targeting?.productName,
    targeting?.productCategory,
  ]
    .filter((name) => typeof name === 'string')
    .join('\n')
}

const known = new WeakMap<CopyRequest, ReadonlySet<string>>()

/** The content words of a page, computed once per request. */
function wordsOfPage(request: CopyRequest): ReadonlySet<string> {
  const { title, description, facts } = request
  const texts = [title, description, ...(facts?.features ?? []), ...(facts?.passages ?? []).map(({ text }) => text)]
  const words = known.get(request) ?? meaningWords(texts.filter((text) => typeof text === 'string').join('\n'))
  known.set(request, words)
  return words
}

const smallWords = new Map<Language, ReadonlySet<string>>()

/** Function words of a language. Verbs are listed too, but carry meaning. */
function smallWordsOf(language: Language): ReadonlySet<string> {
  const { words } = writingOf(language)
  const listed = listedClasses.filter((kind) => kind !== 'verb').flatMap((kind) => [...words[kind]])
  const small = smallWords.get(language) ?? meaningWords([...listed, ...claimPatternsOf(language).smallWords].join('\n'))
  smallWords.set(language, small)
  return small
}

/** The content words of a text: no function words and no generic praise. */
function contentWords(text: string, language: Language): ReadonlySet<string> {
  const { generic } = writingOf(language).appeal
  const small = smallWordsOf(language)
  const plain = generic === null ? text : text.replace(generic, ' ')
  return new Set([...meaningWords(plain)].filter((word) => !small.has(word) && /\p{L}{2}/u.test(word)))
}

const digits = /\d+(?:[.,]\d+)*/gu

/** Whether a text has a figure of the page that is not part of the product's name. */
function hasFigureOfPage(text: string, names: string, { support: { language, page, facts } }: SwapContext): boolean {
  const words = claimPatternsOf(language)
  const figuresOfNames = new Set((names.match(digits) ?? []).map(plainNumber))
  return quantitiesIn(readText(normalisedText(text), words), [words]).some(
    (quantity) =>
      !quantity.isWord &&
      !figuresOfNames.has(quantity.digits) &&
      (page.numbers.has(quantity.digits) || facts.reductions.has(measureKey(quantity)) || facts.ratings.has(String(quantity.value))),
  )
}
