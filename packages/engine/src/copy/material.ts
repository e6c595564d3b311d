import { type CopyRequest } from '@adloom/domain/copy.ts'
import { painSlots, quotesOf } from './angles.ts'
import { holdsWord, ownWords } from './name-variants.ts'
import { type PageFact, pageFacts, smallStart } from './page-facts.ts'
import { type Phrasebook } from './languages/phrasebook.ts'
import { nounOf } from './native-noun.ts'
import { countText, decimalText, priceTexts } from './price-text.ts'
import { seasonOf } from './season.ts'
import { capital, type SlotTexts } from './slots.ts'
import { statedFacts } from './stated-facts.ts'
import { type Kind } from './product-kind.ts'
import { type SellingPoints } from './selling-points.ts'
import { type Subject } from './subject.ts'

/** All that phrases of one language may be filled with for one request. */
export interface Material {
  readonly book: Phrasebook
  readonly subject: Subject
  /** Slots that are the same in every phrase. */
  readonly slots: SlotTexts
  readonly facts: readonly PageFact[]
  /** Words of the name that are the product's own. */
  readonly own: readonly string[]
  /** Labels and sentences as they stand behind a colon; null where nobody can tell whether the capital is a name's. */
  readonly small: ReadonlyMap<string, string | null>
  /** Sentences that name the product. */
  readonly naming: ReadonlySet<string>
}

/** How far into a description an occasion counts as the product's own; further down shops list their other pages. */
const SEASON_WITHIN = 240
const KNOWN_WITHIN = 2000
/** With fewer labels of its own a page's facts are said in the words every language has for them too. */
const FEW_LABELS = 3

/** What a request gives a phrasebook to work with. */
export function materialFor(book: Phrasebook, request: CopyRequest, subject: Subject): Material {
  const { kind, brand, house, seller } = subject
  const { locale } = book.grammar
  const price = priceTexts(request.facts?.price, locale)
  const rating = request.facts?.rating ?? null
  const quotes = quotesOf(request.targeting, book)
  const page = [(request.description ?? '').slice(0, KNOWN_WITHIN), ...(request.facts?.features ?? []).slice(0, 20)].join(' ')
  // In another language than the page's only what every language has words for is stated.
  const isOwn = subject.language === book.language
  const name = subject.name?.names[0] ?? ''
  const facts = isOwn
    ? pageFacts(localized(subject.points, locale), name, subject.points.labels.length < FEW_LABELS ? statedFacts(request, book) : [])
    : // What the noun of the ad's language says already is no fact either: "casque sans fil".
      pageFacts(
        localized({ ...nothing, measures: subject.points.measures }, locale),
        `${name} ${(nounOf(kind, book)?.text ?? '').replaceAll("'", '’')}`,
        statedFacts(request, book),
      )
  const own = ownWords(subject)
  const known = new Set(page.match(/(?<![\p{L}\p{N}'-])\p{Ll}[\p{L}-]*/gu) ?? [])
  const labels = facts.filter(({ form }) => form !== 'predicate').map(({ text }) => text)
  return {
    book,
    subject,
    facts,
    own,
    small: new Map([
      ...labels.map((text): [string, string | null] => [text, isOwn ? smallStart(text, known, book.reading) : null]),
      ...smallLabels(request, book),
    ]),
    naming: new Set(
      facts.filter(({ text, form }) => form === 'sentence' && own.length > 0 && holdsWord(text, own)).map(({ text }) => text),
    ),
    slots: {
      aKind: aKind(kind, book),
      brand,
      house,
      seller,
      price: price?.price,
      before: price?.before,
      saving: price?.saving,
      percent: price?.percent,
      rating: rating === null ? null : decimalText(rating.value, locale),
      count: rating === null ? null : countText(rating.count, locale),
      season: seasonWords(request, book),
      ...painSlots(request.targeting, book),
      worry: quotes.worries[0],
      praise: quotes.praise[0],
    },
  }
}

const nothing: SellingPoints = { labels: [], sentences: [], predicates: [], measures: [] }

/** Amounts with the decimal sign of the language: "0,7 l". */
const localized = (points: SellingPoints, locale: string): SellingPoints => ({
  ...points,
  measures: points.measures.map((text) => (decimalText(0.5, locale).includes(',') ? text.replace(/(?<=\d)\.(?=\d)/g, ',') : text)),
})

/** Stated facts as they stand inside a sentence: their capital is only the sentence's. */
const smallLabels = (request: CopyRequest, book: Phrasebook): [string, string | null][] =>
  statedFacts(request, book).map(({ text }): [string, string] => [capital(text), text])

/** "A mug", "Eine Tasse"; soap and the like take no article. */
function aKind(kind: Kind | null, book: Phrasebook): string | null {
  if (kind === null) return null
  if (book.language === 'en') return kind.number === 'one' ? book.grammar.oneOf({ text: kind.text, form: 'm' }) : capital(kind.text)
  const noun = nounOf(kind, book)
  return noun === null ? null : kind.number === 'mass' ? capital(noun.text) : book.grammar.oneOf(noun)
}

function seasonWords({ title, description }: CopyRequest, book: Phrasebook): string | null {
  const season = seasonOf(title ?? '', (description ?? '').slice(0, SEASON_WITHIN))
  return season === null ? null : book.seasons[season].words
}
