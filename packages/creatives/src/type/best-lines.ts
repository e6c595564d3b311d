import { type Language } from '@adloom/domain/language.ts'
import { isWeakEnd } from './weak-ends.ts'

/** What a line costs, in squares of its distance from the mean width. Two lines of 70 and 130 % cost 0.18 together. */
const WEAK_END = 0.2
/** "only 24 / hours" */
const NUMBER_END = 0.06
/** A line that ends where the sentence pauses. */
const PAUSE = -0.05
/** A single short word as the last line. */
const ORPHAN = 1
const ORPHAN_WIDTH = 0.62

/** From so many words on, lines are as long as they get. */
const MOST_WORDS = 120

/**
 * So many lines, none wider than `width`: as even as possible, with their ends where the sentence allows a pause, and no single short word at the end.
 * Null when there are none, or too many words.
 */
export function bestLines(
  words: readonly string[],
  count: number,
  width: number,
  widthOf: (text: string) => number,
  language: Language | null,
): string[] | null {
  if (words.length > MOST_WORDS || words.length < count) return null
  const ends = words.reduce<readonly number[]>((sums, word) => [...sums, sums[sums.length - 1] + widthOf(word)], [0])
  const trims = words.map((word) => widthOf(word) - widthOf(word.trimEnd()))
  const lineWidth = (from: number, to: number): number => ends[to] - ends[from] - trims[to - 1]
  const mean = lineWidth(0, words.length) / count
  const endCosts = words.map((word, index) => (index === words.length - 1 ? 0 : endCost(word, words[index + 1], language)))
  const costOf = (from: number, to: number): number => {
    const wide = lineWidth(from, to)
    const isOrphan = to === words.length && to - from === 1 && wide < ORPHAN_WIDTH * mean
    return ((wide - mean) / mean) ** 2 + endCosts[to - 1] + (isOrphan ? ORPHAN : 0)
  }
  /** The cheapest lines of the first words, by their number, and where the last of them begins. */
  let costs: readonly number[] = words
    .map(() => Infinity)
    .concat(Infinity)
    .with(0, 0)
  const starts: (readonly number[])[] = []
  for (let line = 0; line < count; line++) {
    const next = words.map(() => Infinity).concat(Infinity)
    const from = words.map(() => 0).concat(0)
    for (let to = line + 1; to <= words.length; to++)
      for (let begin = to - 1; begin >= line && lineWidth(begin, to) <= width; begin--) {
        const cost = costs[begin] + costOf(begin, to)
        if (cost < next[to]) [next[to], from[to]] = [cost, begin]
      }
    costs = next
    starts.push(from)
  }
  if (costs[words.length] === Infinity) return null
  const lines: string[] = []
  let to = words.length
  for (const from of starts.toReversed()) {
    lines.unshift(words.slice(from[to], to).join('').trimEnd())
    to = from[to]
  }
  return lines
}

function endCost(word: string, next: string, language: Language | null): number {
  if (isWeakEnd(word, language)) return WEAK_END
  if (/\p{Nd} $/u.test(word) && /^\p{L}/u.test(next)) return NUMBER_END
  return /[.,;:!?–—] $/u.test(word) ? PAUSE : 0
}
