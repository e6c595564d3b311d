import { functionWords } from './function-words.ts'

/** Characters of the shortest word that may have an ending. */
const SHORTEST_WITH_ENDING = 4

/** Removes endings that do not change the meaning: "zipped", "folds", "covers"; "bürstenloser", "bürstenlosen". */
const stem = (word: string): string => word.replace(/'s$/, '').replace(/(?:ings?|ed|es|(?<=\p{L}{7})e[mnr]|s|e|y)$/u, '')

/** The content words of a text, in a common form. */
export const meaningWords = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'.]*/gu) ?? [])
      .map((word) => word.replace(/\.$/, ''))
      .filter((word) => !functionWords.meaningless.has(word))
      .map((word) => (word.length >= SHORTEST_WITH_ENDING ? stem(word) : word)),
  )

/** Share of the shorter text's words that the other has too, 0 to 1. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  if (few.size === 0) return 0
  let shared = 0
  for (const word of few) if (many.has(word)) shared += 1
  return shared / few.size
}

/** Share of the second text's words that the first has, 0 to 1. */
export function coverage(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const word of other) if (one.has(word)) shared += 1
  return other.size === 0 ? 0 : shared / other.size
}

/** Share of the shorter text's content words that the other has too, from which both say the same. */
const SAME_FROM = 0.6

/** Whether one of two texts repeats the other: "30 hours of battery" and a sentence that contains it. */
export const isSameStatement = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => overlap(one, other) >= SAME_FROM
