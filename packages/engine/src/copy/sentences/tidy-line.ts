import { cleanTitle } from '../clean-title.ts'
import { type Writing } from '../languages/writing.ts'
import { sentenceCase } from '../name-case.ts'
import { nameWords } from '../name-words.ts'

const { acronyms } = nameWords

/** Share of a line's words in capitals from which all of it is. */
const SHOUTED_SHARE = 0.6

/** The text with an initial capital, unless its second letter has one: "pH". */
export const capital = (text: string): string => (/^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1))

/** A word or two in capitals are names; a whole line in capitals is a shouting heading. */
export function withoutShoutedLine(text: string): string {
  const words = text.split(' ')
  const shouted = words.filter((word) => /\p{Lu}{3,}/u.test(word) && !/\p{Ll}|\d(?!-)/u.test(word))
  const lettered = words.filter((word) => /\p{L}{3,}/u.test(word))
  if (shouted.length < 2 || shouted.length < SHOUTED_SHARE * lettered.length) return text
  const small = words
    .map((word) => (/\d(?!-)/.test(word) || acronyms.has(word.replace(/[^\p{L}-]/gu, '')) ? word : sentenceCase(word, true).toLowerCase()))
    .join(' ')
  return small.charAt(0).toUpperCase() + small.slice(1)
}

/** Several words in capitals in the middle of a line: "FUNDA 100% REMOVIBLE con cierre". */
const emphasis = /(?<![\p{L}\p{N}-])\p{Lu}{4,}(?: \d+ ?%?)?(?: \p{Lu}{2,})* \p{Lu}{4,}(?![\p{L}\p{N}-])/gu

const withoutEmphasis = (text: string): string =>
  text.replace(emphasis, (run, at: number) => {
    if (run.split(' ').some((word) => acronyms.has(word))) return run
    return at === 0 ? capital(run.toLowerCase()) : run.toLowerCase()
  })

/** A line for print in an ad: no list marks, footnote signs, pictographs or double marks. */
export const tidyLine = (text: string): string =>
  withoutEmphasis(
    withoutShoutedLine(
      cleanTitle(text)
        .replace(/^(?!#\d)[\s\-–—*·>:.,;+#)\]]+(?=[\p{L}\d("'“„«¿¡])/u, '')
        .replace(/^\(?\d{1,2}[.)]\s+(?=\p{L})/u, '')
        .replace(/(?<=[\p{L}.!?])[*†‡¹]+(?=\s|$|[.,])/gu, '')
        .replace(/(?<=[.!?])\s*\[\d+\]|(?<=[\p{L}.])\s?\(\d{1,2}\)(?=\s|$)/gu, '')
        .replace(/[【[]([^\]】]{2,40})[\]】]\s*[:：-]?\s*/gu, '$1: ')
        .replace(/(?<!\s)\s+([,.;:!?])(?=\s|$)/gu, '$1')
        .replace(/!+/g, '.')
        .replace(/\s+/gu, ' ')
        .trim(),
    ),
  )

/** The text without asides in brackets, except those that restrict, "(without battery)". */
export function withoutAsides(text: string, writing: Writing | null): string {
  const aside = /(?<=\S)\s?\(([^()]{1,80})\)/gu
  const asides = [...text.matchAll(aside)].map(([, inside]) => /^[\p{L}]+/u.exec(inside)?.[0].toLowerCase() ?? '')
  // Two asides distinguish two things.
  const keepsAsides = asides.length > 1 || asides.some((word) => writing?.limiters.has(word) === true)
  return keepsAsides ? text : text.replace(aside, '')
}

/** "What's more, the fabric …" without the words that join it to the sentence before. */
export function withoutOpener(text: string, openers: readonly string[]): string {
  const comma = text.indexOf(', ')
  const opener = comma < 0 ? '' : text.slice(0, comma).toLowerCase().replaceAll('’', "'")
  return openers.includes(opener) ? capital(text.slice(comma + 2)) : text
}

/** Words that appear in lower case in some text, and function words of the language: their capitals elsewhere are mistakes. */
export const smallVocabulary = (texts: readonly string[], writing: Writing | null): ReadonlySet<string> =>
  new Set([
    ...texts.flatMap((text) => text.match(/(?<=[\p{Ll},] )\p{Ll}{3,}/gu) ?? []),
    ...(writing === null
      ? []
      : [...writing.words.determiner, ...writing.words.conjunction, ...writing.words.preposition, ...writing.negators]),
  ])

/** "CAT safety first", "auto ON at dusk": a word in capitals that the page writes in lower case elsewhere. */
export const withoutShouts = (text: string, vocabulary: ReadonlySet<string>, names: ReadonlySet<string>): string =>
  text.replace(/(?<![\p{L}\p{N}.'’-])\p{Lu}{2,}(?![\p{L}\p{N}'’-])/gu, (word, at: number) => {
    const small = word.toLowerCase()
    if (!vocabulary.has(small) || names.has(small) || acronyms.has(word)) return word
    return at === 0 ? capital(small) : small
  })

/** "sticks to Rough and uneven surfaces": a stray capital of a word that the page writes in lower case elsewhere. */
export const withoutSlips = (text: string, vocabulary: ReadonlySet<string>, names: ReadonlySet<string>): string =>
  text.replace(/(?<=(?:^|\s)\p{Ll}+,? )\p{Lu}\p{Ll}{2,}(?=[, ]+\p{Ll}|[.,]?$)/gu, (word) =>
    vocabulary.has(word.toLowerCase()) && !names.has(word.toLowerCase()) ? word.toLowerCase() : word,
  )
