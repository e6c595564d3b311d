import { materialKinds, type MaterialClaim, type Meaning, impliedBy } from '../languages/claim-concepts.ts'
import { type ClaimPatterns } from '../languages/claims.ts'
import { quantitiesIn, type Quantity } from './quantities.ts'
import { type TokenMatch, isDenied, tokenMatchesIn, type ReadText, readText } from './read-text.ts'

/** An occurrence of a word on the page, and whether it is denied. */
interface Occurrence {
  readonly place: number
  readonly isDenied: boolean
}

/** An index of what a page says, for checking claims. Built once; lookups do not scan the page. */
export interface PageStatements {
  readonly read: ReadText
  /** By stem, then by sentence. */
  readonly stems: ReadonlyMap<string, ReadonlyMap<number, readonly Occurrence[]>>
  readonly meanings: ReadonlyMap<string, readonly TokenMatch<string>[]>
  readonly materials: ReadonlySet<string>
  readonly countries: ReadonlyMap<string, readonly TokenMatch<string>[]>
  /** By digits. */
  readonly numbers: ReadonlyMap<string, readonly Quantity[]>
  /** By dimension and value: "length:30". */
  readonly measures: ReadonlyMap<string, readonly Quantity[]>
  /** All values in ascending order by dimension, '' for none. */
  readonly values: ReadonlyMap<string, readonly number[]>
  /** The digits of each count by the stem of what is counted. */
  readonly counts: ReadonlyMap<string, ReadonlySet<string>>
}

/** Materials of a text by name; an imitation where a word makes it one: "faux leather". */
export function materialsIn(read: ReadText, { materials, imitatesBefore, imitatesAfter }: ClaimPatterns): readonly TokenMatch<string>[] {
  return tokenMatchesIn(read.text, materials, read.tokens).map((found) => {
    const [before, after] = [read.tokens[found.first - 1], read.tokens[found.last + 1]]
    const next = after?.text === '-' ? read.tokens[found.last + 2] : after
    const isImitation =
      (before?.kind === 'word' && imitatesBefore.test(before.text)) || (next?.kind === 'word' && imitatesAfter.test(next.text))
    return isImitation ? { ...found, name: `imitation of ${found.name}` } : found
  })
}

/** Whether the named materials include this one, or one of its kind. */
export function namesMaterial(name: string, named: ReadonlySet<string>): boolean {
  const ofKind = materialKinds[name as MaterialClaim] ?? []
  return named.has(name) || ofKind.some((other) => namesMaterial(other, named))
}

/** Where a page states a meaning, or a stronger one that implies it. */
export const statementsOf = (meaning: string, { meanings }: PageStatements): readonly TokenMatch<string>[] =>
  [meaning, ...(impliedBy[meaning as Meaning] ?? [])].flatMap((name) => meanings.get(name) ?? [])

/** The lookup key of a measured quantity. */
export const measureKey = ({ dimension, value }: Pick<Quantity, 'dimension' | 'value'>): string => `${dimension ?? ''}:${String(value)}`

/** Whether a passage is denied or only asked about: "Is it dishwasher safe?" */
const isNotStated = (passage: Pick<TokenMatch<string>, 'first' | 'last'>, read: ReadText): boolean =>
  read.questions.has(read.tokens[passage.first].sentence) || isDenied(passage, read)

/** Indexes what a page says. `own`: the page's language; `languages`: all whose words it may use, its own and the ad's. */
export function pageStatements(text: string, own: ClaimPatterns, languages: readonly ClaimPatterns[]): PageStatements {
  const read = readText(text, own)
  const stems = new Map<string, Map<number, Occurrence[]>>()
  for (const [place, { kind, stem, sentence }] of read.tokens.entries()) {
    if (kind !== 'word') continue
    const sentences = stems.get(stem) ?? new Map<number, Occurrence[]>()
    stems.set(stem, sentences)
    const occurrences = sentences.get(sentence) ?? []
    sentences.set(sentence, occurrences)
    occurrences.push({ place, isDenied: isNotStated({ first: place, last: place }, read) })
  }
  const quantities = quantitiesIn(read, languages).filter(({ place }) => !read.questions.has(read.tokens[place].sentence))
  const stated = (found: readonly TokenMatch<string>[]): TokenMatch<string>[] => found.filter((one) => !isNotStated(one, read))
  const found = (pattern: 'meanings' | 'countries'): Map<string, TokenMatch<string>[]> =>
    Map.groupBy(stated(languages.flatMap((words) => tokenMatchesIn(text, words[pattern], read.tokens))), ({ name }) => name)
  const counts = new Map<string, Set<string>>()
  for (const { counts: counted, digits } of quantities)
    for (const stem of counted) counts.set(stem, (counts.get(stem) ?? new Set()).add(digits))
  return {
    read,
    stems,
    meanings: found('meanings'),
    materials: new Set(languages.flatMap((words) => stated(materialsIn(read, words))).map(({ name }) => name)),
    countries: found('countries'),
    numbers: Map.groupBy(quantities, ({ digits }) => digits),
    measures: Map.groupBy(
      quantities.filter(({ dimension }) => dimension !== null),
      measureKey,
    ),
    values: new Map(
      [...Map.groupBy(quantities, ({ dimension }) => dimension ?? '')].map(([dimension, found]) => [
        dimension,
        found.map(({ value }) => value).toSorted((one, other) => one - other),
      ]),
    ),
    counts,
  }
}
