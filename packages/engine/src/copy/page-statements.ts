import { materialKinds, type Material, type Meaning, saidBy } from './languages/claim-concepts.ts'
import { type ClaimPatterns } from './languages/claims.ts'
import { quantitiesIn, type Quantity } from './quantities.ts'
import { type Found, isDenied, placed, type ReadText, readText } from './read-text.ts'

/** A word on the page: where, and whether something denies it. */
interface Said {
  readonly place: number
  readonly isDenied: boolean
}

/** What a page says, ordered by what an ad may ask it. Built once; asking takes no pass over the page. */
export interface PageStatements {
  readonly read: ReadText
  /** By word without its ending, then by sentence. */
  readonly stems: ReadonlyMap<string, ReadonlyMap<number, readonly Said[]>>
  readonly meanings: ReadonlyMap<string, readonly Found<string>[]>
  readonly materials: ReadonlySet<string>
  readonly countries: ReadonlyMap<string, readonly Found<string>[]>
  /** By digits. */
  readonly numbers: ReadonlyMap<string, readonly Quantity[]>
  /** By dimension and value: "length:30". */
  readonly measures: ReadonlyMap<string, readonly Quantity[]>
  /** By dimension, '' for none, all values in rising order. */
  readonly values: ReadonlyMap<string, readonly number[]>
  /** What is counted, by the word without its ending: the digits of each count. */
  readonly counts: ReadonlyMap<string, ReadonlySet<string>>
}

/** A material by name; another one where a word makes it an imitation: "faux leather". */
export function materialsIn(read: ReadText, { materials, imitatesBefore, imitatesAfter }: ClaimPatterns): readonly Found<string>[] {
  return placed(read.text, materials, read.tokens).map((found) => {
    const [before, after] = [read.tokens[found.first - 1], read.tokens[found.last + 1]]
    const next = after?.text === '-' ? read.tokens[found.last + 2] : after
    const isImitation =
      (before?.kind === 'word' && imitatesBefore.test(before.text)) || (next?.kind === 'word' && imitatesAfter.test(next.text))
    return isImitation ? { ...found, name: `imitation of ${found.name}` } : found
  })
}

/** Whether a page that names certain materials names this one, or one of its kind. */
export function namesMaterial(name: string, named: ReadonlySet<string>): boolean {
  const ofKind = materialKinds[name as Material] ?? []
  return named.has(name) || ofKind.some((other) => namesMaterial(other, named))
}

/** Where a page says a thing, or what says it too. */
export const statementsOf = (meaning: string, { meanings }: PageStatements): readonly Found<string>[] =>
  [meaning, ...(saidBy[meaning as Meaning] ?? [])].flatMap((name) => meanings.get(name) ?? [])

/** The key under which a measured quantity is found. */
export const measureKey = ({ dimension, value }: Pick<Quantity, 'dimension' | 'value'>): string => `${dimension ?? ''}:${String(value)}`

/** Whether a passage is denied or only asked about: "Is it dishwasher safe?" */
const isUnsaid = (passage: Pick<Found<string>, 'first' | 'last'>, read: ReadText): boolean =>
  read.questions.has(read.tokens[passage.first].sentence) || isDenied(passage, read)

/** Reads what a page says. `own` is the page's language, `languages` all whose words it may use: its own and the ad's. */
export function pageStatements(text: string, own: ClaimPatterns, languages: readonly ClaimPatterns[]): PageStatements {
  const read = readText(text, own)
  const stems = new Map<string, Map<number, Said[]>>()
  for (const [place, { kind, stem, sentence }] of read.tokens.entries()) {
    if (kind !== 'word') continue
    const sentences = stems.get(stem) ?? new Map<number, Said[]>()
    stems.set(stem, sentences)
    const said = sentences.get(sentence) ?? []
    sentences.set(sentence, said)
    said.push({ place, isDenied: isUnsaid({ first: place, last: place }, read) })
  }
  const quantities = quantitiesIn(read, languages).filter(({ place }) => !read.questions.has(read.tokens[place].sentence))
  const truly = (found: readonly Found<string>[]): Found<string>[] => found.filter((one) => !isUnsaid(one, read))
  const found = (pattern: 'meanings' | 'countries'): Map<string, Found<string>[]> =>
    Map.groupBy(truly(languages.flatMap((words) => placed(text, words[pattern], read.tokens))), ({ name }) => name)
  const counts = new Map<string, Set<string>>()
  for (const { counts: counted, digits } of quantities)
    for (const stem of counted) counts.set(stem, (counts.get(stem) ?? new Set()).add(digits))
  return {
    read,
    stems,
    meanings: found('meanings'),
    materials: new Set(languages.flatMap((words) => truly(materialsIn(read, words))).map(({ name }) => name)),
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
