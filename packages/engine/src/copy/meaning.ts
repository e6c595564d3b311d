const empty = new Set(
  'der die das den dem des ein eine einen einem mit und für von aus im am zum zur auf le la les un une des du de et avec pour en au aux el los las una con para y del por il lo gli di e da al het een met voor van op o os as um uma com do a an the of with and or in on for to it its this that these those is are was you your we our from at by than as so be can has have made make every each all up out now for'.split(
    ' ',
  ),
)

/** Removes endings that do not change the meaning: "zipped", "folds", "covers"; "bürstenloser", "bürstenlosen". */
const stem = (word: string): string => word.replace(/'s$/, '').replace(/(?:ings?|ed|es|(?<=\p{L}{7})e[mnr]|s|e|y)$/u, '')

/** The content words of a text, in a common form. */
export const meaningWords = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'.]*/gu) ?? [])
      .map((word) => word.replace(/\.$/, ''))
      .filter((word) => !empty.has(word))
      .map((word) => (word.length > 3 ? stem(word) : word)),
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

/** Share of shared content words from which two texts say the same. */
const SAME_FROM = 0.6

/** Whether one of two texts repeats the other: "30 hours of battery" and a sentence that contains it. */
export const saysSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => overlap(one, other) >= SAME_FROM
