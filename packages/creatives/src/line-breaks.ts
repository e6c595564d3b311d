import { drawable, graphemesOf } from './letter-widths.ts'
import { holdTogether } from './type/hold-together.ts'

/**
 * Pieces between which a line may end: after spaces, but never between words that hold together, and after a hyphen, dash or slash between two words of
 * five letters or more. Scripts without spaces end a line between words.
 */
export const wordsOf = (text: string): string[] =>
  spacedWords(text).flatMap((word) => (WITHOUT_SPACES.test(word) ? unspacedWords(word) : [word]))

function spacedWords(text: string): string[] {
  const words: string[] = []
  let previous = ''
  for (const word of pieces(text)) {
    if (previous !== '' && holdTogether(previous, word)) words[words.length - 1] += word
    else words.push(word)
    previous = word
  }
  return words
}

/** All places where a line can end at all: the last resort of a narrow column. */
export const pieces = (text: string): string[] => text.split(/(?<= )|(?<=\p{L}{5}[-–—/])(?=\p{L}{5})/u)

const WITHOUT_SPACES = /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Thai}|\p{sc=Lao}|\p{sc=Khmer}|\p{sc=Myanmar}/u
const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** The words of a phrase, by the dictionaries of this engine. */
export const dictionaryWords = (phrase: string): string[] => Array.from(wordSegmenter.segment(phrase), ({ segment }) => segment)

/** Words of phrases as the server divides them, for browsers. */
const divided = new Map<string, readonly string[]>()

/** Phrases of texts in scripts without spaces, whose words have not been learnt yet: each engine divides them by dictionaries of its own. */
export const undividedPhrases = (texts: readonly string[]): readonly string[] =>
  texts
    .filter((text) => WITHOUT_SPACES.test(text))
    .flatMap((text) => spacedWords(drawable(text)))
    .filter((phrase) => WITHOUT_SPACES.test(phrase) && !divided.has(phrase))

/** From now on a phrase has these words. Words that are not the phrase's are ignored. */
export function learnWords(phrase: string, words: readonly string[]): void {
  if (words.join('') === phrase) divided.set(phrase, words)
}

/** No line begins with these: closing punctuation, small kana, marks of length and repetition. */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶーゝゞヽヾ々ๆៗ〜～…%％ ]/u
/** No line ends with these. */
const NEVER_LAST = /[\p{Ps}\p{Pi}¥￥$€£#＃]$/u
/** Japanese particles and endings belong to the word before them. Longer ones are words of their own. */
const LONGEST_ENDING = 3
const LONGEST_PHRASE = 8
const isEnding = (part: string): boolean => /^\p{sc=Hiragana}+$/u.test(part) && part.length <= LONGEST_ENDING
const isLatinOrDigit = (letter: string | undefined): boolean => letter !== undefined && /[\p{sc=Latin}\p{Nd}]/u.test(letter)

function unspacedWords(text: string): string[] {
  const words: string[] = []
  for (const segment of divided.get(text) ?? dictionaryWords(text)) {
    const last = words.at(-1)
    const joins =
      last !== undefined &&
      (NEVER_FIRST.test(segment) ||
        NEVER_LAST.test(last) ||
        (isLatinOrDigit(last.at(-1)) && isLatinOrDigit(segment[0])) ||
        (isEnding(segment) && !last.endsWith(' ') && last.length + segment.length <= LONGEST_PHRASE))
    if (last !== undefined && joins) words[words.length - 1] = last + segment
    else words.push(segment)
  }
  return words
}

/** Lines no wider than `width`, or null when a single word is wider. */
export function linesWithin(words: readonly string[], width: number, widthOf: (text: string) => number): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (widthOf(word.trimEnd()) > width) return null
    if (widthOf((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = word
    } else line += word
  }
  if (line.trimEnd() !== '') lines.push(line.trimEnd())
  return lines
}

/** Scripts that divide their words with a hyphen. */
const HYPHENATED = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{Nd}]$/u

/**
 * Where a syllable begins: before a consonant, or several for one sound, and the vowel after it. Latin letters only; alike in the languages that hyphenate
 * by sound.
 */
const SYLLABLES =
  /(?<=\p{L}{2})(?<!c(?=[hk])|[pst](?=h)|s(?=ch)|q(?=u))(?=(?:sch|[cpst]h|ck|qu|(?![aeiouy\p{M}])\p{sc=Latin})[aeiouyæøœ])/giu
/** So many letters before the even part a syllable may begin, and so many at the end of a word stay together. */
const SYLLABLE_REACH = 5
const LEAST_LETTERS = 3

/** The graphemes of a word after which a syllable begins, counted from its beginning. */
function syllableEnds(word: string): ReadonlySet<number> {
  const bare = word.normalize('NFD')
  const places = new Set(Array.from(bare.matchAll(SYLLABLES), ({ index }) => index))
  const ends = new Set<number>()
  let place = 0
  for (const [count, grapheme] of graphemesOf(bare).entries()) {
    if (places.has(place)) ends.add(count)
    place += grapheme.length
  }
  return ends
}

/**
 * Splits words wider than a line into nearly even parts, with a hyphen: an article number, a compound of sixty letters. A part ends where a syllable does
 * when one ends near.
 */
export function cutWords(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  return words.flatMap((word) => {
    const graphemes = graphemesOf(word)
    const ends = syllableEnds(word)
    const isGood = (end: number): boolean => ends.has(end) && graphemes.length - end >= LEAST_LETTERS
    // Fewer parts are wider than a line on average.
    const fewest = Math.max(1, Math.floor(widthOf(word.trimEnd()) / width))
    for (let parts = fewest; parts < graphemes.length; parts++) {
      for (const reach of [SYLLABLE_REACH, 0]) {
        const pieces = evenParts(graphemes, parts, (even) => {
          const near = Array.from({ length: reach }, (_, back) => even - back).find(isGood)
          return near ?? even
        })
        if (pieces.every((piece) => widthOf(piece.trimEnd()) <= width)) return pieces
      }
    }
    return graphemes
  })
}

/** A word in parts that end at what `endNear` gives for the end of an even one; those of scripts with hyphens get one. */
function evenParts(graphemes: readonly string[], parts: number, endNear: (even: number) => number): string[] {
  const pieces: string[] = []
  let from = 0
  for (let left = parts; left > 0 && from < graphemes.length; left--) {
    const even = from + Math.ceil((graphemes.length - from) / left)
    const end = left === 1 ? graphemes.length : Math.max(from + 1, endNear(even))
    const piece = graphemes.slice(from, end).join('')
    pieces.push(end < graphemes.length && HYPHENATED.test(piece) ? `${piece}-` : piece)
    from = end
  }
  return pieces
}
