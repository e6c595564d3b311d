import { passageLimits } from '@adloom/domain/product.ts'
import { oneLine, textOfMarkup, splitWords } from '../document/page-text.ts'

/** Scripts without blanks between words: one character counts as three letters. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/
export const weightOf = (text: string): number => (DENSE.test(text) ? text.length * 3 : text.length)

const ENDS_SENTENCE = /[.!?。！？؟।…]["'”’»)\]]?\s*$/u
const HAS_SENTENCE_END = /[.!?。！？؟।]/u

export const endsSentence = (text: string): boolean => ENDS_SENTENCE.test(text)

/** Whether a text reads like prose: enough words, and the end or the length of a sentence. */
export function isProse(text: string, leastWeight: number, leastWords: number): boolean {
  if (weightOf(text) < leastWeight || !/\p{L}{3}|[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]{3}/u.test(text)) return false
  if (!DENSE.test(text) && splitWords(text).length < leastWords) return false
  return HAS_SENTENCE_END.test(text) || weightOf(text) >= 80
}

/** A text with blanks between its sentences: 'wood feeling.The plank' was two lines once. */
export const spaced = (text: string): string =>
  text.replace(/(?<=\p{Ll}[\p{Ll})”"][.!?])(?=[“"]?\p{Lu}\p{Ll})|(?<=\p{Ll}:)(?=\p{Lu}\p{Ll})/gu, ' ')

const BLOCK_BORDER = /<\/?(?:p|div|li|ul|ol|tr|table|h[1-6]|section|br|dd|dt|dl|blockquote)\b[^<>]{0,2000}>|\\[nr]|\r?\n\s*/gi
const ESCAPED_BORDER = /&lt;\/?(?:p|div|li|ul|ol|tr|table|h[1-6]|section|br|dd|dt)\b.{0,2000}?&gt;/i
const LINES_READ_MAX = 20_000

/** The lines of a stated value as plain text: block tags and line breaks end a line. */
export function plainLines(value: string): string[] {
  const cut = value.slice(0, LINES_READ_MAX)
  const source = ESCAPED_BORDER.test(cut) ? cut.replaceAll('&lt;', '<').replaceAll('&gt;', '>') : cut
  return source
    .split(BLOCK_BORDER)
    .map((line) => spaced(textOfMarkup(line)))
    .filter((line) => line !== '')
}

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' })
/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATED =
  /(^|[\s(])(dr|mr|mrs|ms|st|no|nr|ca|approx|inkl|incl|bzw|z\.\s?b|e\.g|i\.e|vs|max|min|inc|ltd|etc|usw|ggf|u\.a|d\.h|p\.ex|sr|sra|dott|prof|jr|\p{L}|\d{1,2})\.$/iu

/** A mark after which a sentence may begin, or a character that may be one. */
const MAY_SPLIT = /[.!?].|[^ -~]/

export function sentencesOf(text: string): string[] {
  if (!MAY_SPLIT.test(text)) {
    const line = oneLine(text)
    return line === '' ? [] : [line]
  }
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const sentence = oneLine(segment)
    const last = sentences[sentences.length - 1]
    if (last !== undefined && ABBREVIATED.test(last)) sentences[sentences.length - 1] = `${last} ${sentence}`
    else if (sentence !== '') sentences.push(sentence)
  }
  return sentences
}

/** A text as pieces that fit a passage, cut between sentences; a single sentence that is too long is left out. */
export function fittingPieces(text: string, limit: number = passageLimits.text): string[] {
  if (text.length <= limit) return [text]
  const pieces: string[] = []
  let piece = ''
  for (const sentence of sentencesOf(text)) {
    if (piece !== '' && piece.length + sentence.length + 1 > limit) {
      pieces.push(piece)
      piece = ''
    }
    if (sentence.length <= limit) piece = piece === '' ? sentence : `${piece} ${sentence}`
  }
  return piece === '' ? pieces : [...pieces, piece]
}
