import { type Language } from '@adloom/domain/language.ts'
import { functionWords } from './function-words.ts'

/** Letters that English product texts use only in borrowed names ("café"). */
const accented = /[\p{Script=Latin}--[A-Za-z]]/gv

/** Share of Latin letters below which a text is not English. */
const LATIN_SHARE = 0.6

/** Share and number of accented letters from which a text is probably not English, and the function words they weigh. */
const ACCENTED_SHARE = 0.04
const ACCENTED_LEAST = 3
const ACCENTED_WEIGHT = 2

/** English function words that decide although as many words are of other languages. */
const ENGLISH_WORDS_ENOUGH = 3

const lettersIn = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

const countOf = (words: readonly string[], listed: ReadonlySet<string>): number => words.filter((word) => listed.has(word)).length

/**
 * Whether a text is English, by its function words and letters; null when it is too short to decide (a bare product name).
 * Names keep their spelling in any language, so a few accents alone decide nothing.
 */
export function isEnglish(text: string): boolean | null {
  const letters = lettersIn(text, /\p{L}/gu)
  if (letters === 0) return null
  if (lettersIn(text, /\p{Script=Latin}/gu) < LATIN_SHARE * letters) return false
  const words = text.toLowerCase().match(/(?<![\d\p{L}])[\p{L}']+(?!\d)/gu) ?? []
  const accents = lettersIn(text, accented)
  const isAccented = accents > ACCENTED_SHARE * letters && accents >= ACCENTED_LEAST
  const english = countOf(words, functionWords.english)
  const other =
    words.filter((word) => functionWords.notEnglish.has(word) && !functionWords.english.has(word)).length +
    (isAccented ? ACCENTED_WEIGHT : 0)
  if (english === other && english < ENGLISH_WORDS_ENOUGH) return null
  return english > other
}

/** Share of function words from which a text counts as a language, and how often it must have as many as the next language has. */
const FUNCTION_WORD_SHARE = 0.12
const LEAD = 1.15

/** What a letter that only one language has counts, in function words. */
const LETTER_WEIGHT = 0.8

/** The Portuguese article that is the English one too: alone it decides nothing ("A red mug"). */
const ENGLISH_ARTICLE = 'a'

/** How many function words of a language outweigh one of a language that copy is not written in. */
const STRANGE_WORD_WEIGHT = 2

/** The language of a text, if copy is written in it; null for another language or a text too short to decide. */
export function languageOf(text: string): Language | null {
  if (isEnglish(text) === true) return 'en'
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/(?<![\d\p{L}])\p{L}+(?!\d)/gu) ?? []
  if (words.length === 0) return null
  const scores = Object.entries(functionWords.languages)
    .map(([language, { words: listed, letters }]) => ({
      // Object.entries loses the key type.
      language: language as Language,
      score: countOf(words, listed) + LETTER_WEIGHT * (letters === null ? 0 : lettersIn(text, letters)),
    }))
    .toSorted((one, other) => other.score - one.score)
  const [best, second] = scores
  const isArticleAlone = best.score === 1 && words.some((word) => word === ENGLISH_ARTICLE)
  const isClear = best.score >= Math.max(1, FUNCTION_WORD_SHARE * words.length) && best.score >= LEAD * second.score
  return isClear && !isArticleAlone && STRANGE_WORD_WEIGHT * countOf(words, functionWords.otherLanguages) < best.score
    ? best.language
    : null
}
