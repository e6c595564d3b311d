import { type FactPlace } from '@adloom/domain/copy.ts'
import { type Reading } from './languages/reading.ts'
import { graphemes } from './limits.ts'
import { type SellingPoints } from './selling-points.ts'
import { capital } from './slots.ts'
import { type StatedConcept } from './stated-facts.ts'

/** How a fact stands in a text: "Solid oak frame", "folds flat", a whole sentence, "350 ml". */
export type FactForm = 'label' | 'predicate' | 'sentence' | 'measure'

/** One thing a page says, and the words that carry it. */
export interface PageFact {
  readonly text: string
  readonly form: FactForm
  readonly words: ReadonlySet<string>
  /** What the page says, when the fact is stated in another language than the page's, and where; null when it is the page's own words. */
  readonly told: { readonly said: string; readonly source: FactPlace } | null
}

/** How often each fact has been said so far, and how often it was what an option is about; by text. */
export interface FactUses {
  readonly said: Map<string, number>
  readonly led: Map<string, number>
}

const empty = new Set(
  'der die das den dem des ein eine einen einem mit und für von aus im am zum zur auf le la les un une des du de et avec pour en au aux el los las una con para y del por il lo gli di e da al het een met voor van op o os as um uma com em do da a an the of with and or in on for to it its this that these those is are was you your we our from at by than as so be can has have made make every each all up out'.split(
    ' ',
  ),
)

/** Ends that change nothing in the matter: "zipped", "folds", "covers"; "bürstenloser", "bürstenlosen". */
const stem = (word: string): string => word.replace(/'s$/, '').replace(/(?:ings?|ed|es|(?<=\p{L}{7})e[mnr]|s|e|y)$/u, '')

/** The words of a text that carry its meaning, in a common form. */
export const meaningWords = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'.]*/gu) ?? [])
      .map((word) => word.replace(/\.$/, ''))
      .filter((word) => !empty.has(word))
      .map((word) => (word.length > 3 ? stem(word) : word)),
  )

/** Share of meaning words from which two texts say the same. */
const SAME_FROM = 0.6

/** Whether one of two texts says what the other says: "30 hours of battery" and a sentence with 30 hours of battery in it. */
export function saysSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  if (few.size === 0) return false
  let shared = 0
  for (const word of few) if (many.has(word)) shared += 1
  return shared / few.size >= SAME_FROM
}

/** Share of a fact's meaning from which the name says it already. */
const NAMED_FROM = 0.75

// More facts than eight options can use only cost time.
const MOST_LABELS = 10
const MOST_SENTENCES = 6
const MOST_PREDICATES = 5

/** The facts of a page in the order of their worth; what the name says already is no fact. */
export function pageFacts(points: SellingPoints, name: string, stated: readonly StatedConcept[] = []): readonly PageFact[] {
  const named = meaningWords(name)
  const fact =
    (form: FactForm) =>
    (text: string): PageFact => ({ text, form, words: meaningWords(text), told: null })
  const all = [
    ...points.labels.slice(0, MOST_LABELS).map(fact('label')),
    ...points.predicates.slice(0, MOST_PREDICATES).map(fact('predicate')),
    ...points.sentences.slice(0, MOST_SENTENCES).map(fact('sentence')),
    ...stated
      .slice(0, MOST_LABELS)
      .map(({ text, said, source }): PageFact => ({ ...fact('label')(capital(text)), told: { said, source } })),
    ...points.measures.map(fact('measure')),
  ].filter(({ words }) => words.size > 0 && covered(named, words) < NAMED_FROM)
  // A label that another form says too stays: which of them is used depends on the room.
  return all.filter((one, place) => !all.slice(0, place).some((other) => other.form === one.form && saysSame(one.words, other.words)))
}

const usesOf = (counts: ReadonlyMap<string, number>, fact: PageFact): number => counts.get(fact.text) ?? 0

/** Facts least led with, then least said, then best. */
export const leastUsed = (facts: readonly PageFact[], uses: FactUses): readonly PageFact[] =>
  [...facts].sort((one, other) => usesOf(uses.led, one) - usesOf(uses.led, other) || usesOf(uses.said, one) - usesOf(uses.said, other))

/** Share of the second text's meaning that the first one gives. */
function covered(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const word of other) if (one.has(word)) shared += 1
  return other.size === 0 ? 0 : shared / other.size
}

/** Notes what an option says, first what it is about. What says the same counts as said, and as led with when most of it was said. */
export function noteUse(stated: readonly PageFact[], all: readonly PageFact[], uses: FactUses): void {
  for (const [place, one] of stated.entries()) {
    for (const other of all) {
      const share = other === one ? 1 : covered(one.words, other.words)
      if (share < SAME_FROM && !saysSame(one.words, other.words)) continue
      uses.said.set(other.text, usesOf(uses.said, other) + 1)
      if (place === 0 && share >= SAME_FROM) uses.led.set(other.text, usesOf(uses.led, other) + 1)
    }
  }
}

/** Labels as one list, "Solid oak frame, removable covers", or null when a capital in it may be a name's. */
export function listOf(labels: readonly string[], small: ReadonlyMap<string, string | null>): string | null {
  const [first, ...others] = labels
  if (labels.some((label) => label.includes(',')) && labels.length > 1) return null
  const lower: string[] = []
  for (const label of others) {
    const text = small.get(label) ?? null
    if (text === null) return null
    lower.push(text)
  }
  return [first, ...lower].join(', ')
}

/** A label as it stands within a sentence, or null when nobody can tell whether its capital is a name's. */
export function smallStart(
  label: string,
  known: ReadonlySet<string>,
  { plainStart, nounStart }: Pick<Reading, 'plainStart' | 'nounStart'>,
): string | null {
  const [word] = label.split(/[\s,]/)
  if (plainStart !== null && /^an?$/i.test(word)) return label.charAt(0).toLowerCase() + label.slice(1)
  if (/^\p{Lu}{2}|^\d|^\p{Lu}\d/u.test(word) || graphemes(word) === 1) return label
  if (nounStart?.test(word) === true) return label
  const small = word.toLowerCase()
  return plainStart?.test(word) === true || known.has(small) ? small + label.slice(word.length) : null
}
