/** A part of a passage; marked where the headline uses it. */
export interface PassagePart {
  readonly text: string
  readonly isMarked: boolean
}

/** Up to this many characters a passage is shown whole. */
const UNCUT_LENGTH = 110

/** Characters that always fit two lines of the narrowest card. */
const TWO_LINES = 50

/** Minimum letters of a word that is marked alone, and of one marked beside another. */
const MIN_LETTERS_ALONE = 5
const MIN_LETTERS = 4

interface Word {
  readonly key: string
  readonly from: number
  readonly to: number
}

interface Range {
  readonly from: number
  readonly to: number
}

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu)].map(({ 0: word, index }) => ({
    key: word.toLowerCase().replaceAll('’', "'"),
    from: index,
    to: index + word.length,
  }))

/** The verbatim headline in a passage; null when it does not occur. */
function verbatimRun(passage: string, words: readonly Word[], headline: readonly Word[]): Range | null {
  if (headline.length === 0) return null
  const start = words.findIndex((_, at) => headline.every(({ key }, place) => words[at + place]?.key === key))
  if (start === -1) return null
  const [first, last] = [words[start], words[start + headline.length - 1]]
  const sign = /^[%°″"™®+]+/u.exec(passage.slice(last.to))?.[0].length ?? 0
  return { from: first.from, to: last.to + sign }
}

/** Words shared by passage and headline, adjacent ones joined. */
function sharedRuns(words: readonly Word[], headline: readonly Word[]): readonly Range[] {
  const headlineWords = new Set(headline.map(({ key }) => key))
  const runs: Word[][] = []
  for (const [place, word] of words.entries()) {
    if (!headlineWords.has(word.key)) continue
    const last = runs.at(-1)
    if (last !== undefined && last.at(-1) === words[place - 1]) last.push(word)
    else runs.push([word])
  }
  const isDistinctive = ({ key }: Word, from: number): boolean => key.length >= from || /\d/.test(key)
  return runs
    .filter((run) => run.some((word) => isDistinctive(word, run.length === 1 ? MIN_LETTERS_ALONE : MIN_LETTERS)))
    .map((run) => ({ from: run[0].from, to: run[run.length - 1].to }))
}

/** The part of a passage the headline uses: its words in one piece, else the shared words, in order. */
function marksOf(passage: string, headline: string): readonly Range[] {
  const words = wordsOf(passage)
  const headlineWords = wordsOf(headline)
  const verbatim = verbatimRun(passage, words, headlineWords)
  return verbatim === null ? sharedRuns(words, headlineWords) : [verbatim]
}

/** A part of a passage split at its marks. */
function passageParts(passage: string, { from, to }: Range, marks: readonly Range[]): readonly PassagePart[] {
  const cut: PassagePart[] = []
  let at = from
  for (const mark of marks) {
    if (mark.from < at || mark.to > to) continue
    cut.push({ text: passage.slice(at, mark.from), isMarked: false }, { text: passage.slice(mark.from, mark.to), isMarked: true })
    at = mark.to
  }
  return [...cut, { text: passage.slice(at, to), isMarked: false }].filter(({ text }) => text !== '')
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** The whole passage, with the part the headline uses marked. */
export function markedPassage(text: string, headline: string): readonly PassagePart[] {
  const passage = inOneLine(text)
  return passageParts(passage, { from: 0, to: passage.length }, marksOf(passage, headline))
}

/** The sentences of a passage by position; a line counts as a sentence too. */
function sentencesOf(text: string): readonly string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  return [...segmenter.segment(text)].map(({ segment }) => inOneLine(segment)).filter((sentence) => sentence !== '')
}

const lengthOf = (marks: readonly Range[]): number => marks.reduce((sum, { from, to }) => sum + to - from, 0)

/** A short passage whole; of a longer one the sentence with most of the headline, with "…" for what is left out. */
export function excerptOf(text: string, headline: string): readonly PassagePart[] {
  const passage = inOneLine(text)
  const sentences = passage.length <= UNCUT_LENGTH ? [passage] : sentencesOf(text)
  const marked = sentences.map((sentence) => ({ sentence, marks: marksOf(sentence, headline) }))
  const longestMarked = Math.max(...marked.map(({ marks }) => lengthOf(marks)))
  const place = marked.findIndex(({ marks }) => lengthOf(marks) === longestMarked)
  const { sentence, marks } = marked[place] ?? { sentence: passage, marks: [] }
  const longest = marks.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0]
  const isLate = longest !== undefined && longest.to > TWO_LINES
  const from = isLate ? Math.min(longest.from, sentence.indexOf(' ', longest.to - TWO_LINES) + 1) : 0
  return [
    ...(place > 0 || from > 0 ? [{ text: '… ', isMarked: false }] : []),
    ...passageParts(
      sentence,
      { from, to: sentence.length },
      marks.filter((mark) => mark.from >= from),
    ),
    ...(place < sentences.length - 1 ? [{ text: ' …', isMarked: false }] : []),
  ]
}
