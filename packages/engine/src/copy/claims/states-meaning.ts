import { type Meaning } from '../languages/claim-concepts.ts'
import { measureKey, type PageStatements, statementsOf } from './page-statements.ts'
import { type Quantity } from './quantities.ts'
import { type ReadText, type TextToken, type TokenMatch } from './read-text.ts'
import { contentWordsFrom } from './states-words.ts'
import { type CheckedText } from './unsupported.ts'

/** Meanings with a duration, which the page must state too: "a 5-year guarantee". */
const meaningsWithDuration = new Set<string>(['guarantee', 'moneyBack', 'freeReturns', 'easyReturns', 'forChildren'])

/** Meanings with the name of who grants it, which the page must state too: "OEKO-TEX certified". */
const meaningsWithName = new Set<string>(['certified', 'tested', 'testWinner', 'award'])

/** Tokens between a duration and what it belongs to, at most. */
const DURATION_REACH = 4

/** Durations of the ad that belong to a passage. */
function durationsAt({ first, last }: TokenMatch<string>, quantities: readonly Quantity[], { tokens }: ReadText): readonly Quantity[] {
  const { clause } = tokens[first]
  return quantities.filter(
    ({ place, dimension }) =>
      tokens[place].clause === clause &&
      Math.min(Math.abs(place - first), Math.abs(place - last)) <= DURATION_REACH &&
      (dimension === 'days' || dimension === 'months' || dimension === 'time'),
  )
}

/** Names next to "certified" and the like: "OEKO-TEX", "TÜV". */
function namesAt({ first, last }: TokenMatch<string>, { tokens, text }: ReadText): readonly TextToken[] {
  const isName = (token: TextToken | undefined): token is TextToken =>
    token?.kind === 'word' && /^\p{Lu}[\p{L}\d]*\p{Lu}/u.test(text.slice(token.start, token.end))
  return [tokens[first - 1], tokens[first - 2], tokens[first - 3], tokens[last + 1], tokens[last + 2]].filter(isName)
}

/** Whether a sentence of the page has a duration, with its unit or without one. */
const hasDuration = (duration: Quantity, sentence: number, { numbers, measures, read: { tokens } }: PageStatements): boolean =>
  (numbers.get(duration.digits) ?? [])
    .filter(({ dimension }) => dimension === null)
    .concat(measures.get(measureKey(duration)) ?? [])
    .some(({ place }) => tokens[place].sentence === sentence)

/** Whether the page states the meaning of a passage, with the numbers and names the ad gives. */
export function statesMeaning(match: TokenMatch<string>, quantities: readonly Quantity[], { ad, patterns, support }: CheckedText): boolean {
  const { name, last, passage } = match
  const { page, facts } = support
  // The groups of the pattern are the meanings.
  if (facts.meanings.has(name as Meaning)) return true
  const durations = meaningsWithDuration.has(name) ? durationsAt(match, quantities, ad) : []
  const names = meaningsWithName.has(name) ? namesAt(match, ad) : []
  // "Recommended by dentists": who recommends it counts too.
  const recommenders = name === 'recommended' && /\p{L} \p{L}+$/u.test(passage) ? contentWordsFrom(last + 1, ad.tokens).slice(0, 1) : []
  return statementsOf(name, page).some((statement) => {
    const { sentence } = page.read.tokens[statement.first]
    const hasStem = ({ stem }: TextToken): boolean => page.stems.get(stem)?.has(sentence) === true
    return (
      (durations.length === 0 || durations.some((duration) => hasDuration(duration, sentence, page))) &&
      names.every(hasStem) &&
      (recommenders.length === 0 || recommenders.some((token) => hasStem(token) || patterns.smallWords.has(token.stem)))
    )
  })
}
