import { type CopyRequest } from '@adloom/domain/copy.ts'
import { painSlots, quotesOf, seasonOf } from './angles.ts'
import { holdsWord, ownWords } from './name-variants.ts'
import { type PageFact, pageFacts, smallStart } from './page-facts.ts'
import { type Phrasebook } from './phrasebook/phrasebook.ts'
import { countText, priceTexts } from './price-text.ts'
import { capital, type SlotTexts, withArticle } from './slots.ts'
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

/** What a request gives a phrasebook to work with. */
export function materialFor(book: Phrasebook, request: CopyRequest, subject: Subject): Material {
  const { kind, brand, house, seller } = subject
  const price = priceTexts(request.facts?.price)
  const rating = request.facts?.rating ?? null
  const quotes = quotesOf(request.targeting)
  const page = [(request.description ?? '').slice(0, KNOWN_WITHIN), ...(request.facts?.features ?? []).slice(0, 20)].join(' ')
  const facts = pageFacts(subject.points, subject.name?.names[0] ?? '')
  const own = ownWords(subject)
  const known = new Set(page.match(/(?<![\p{L}\p{N}'-])\p{Ll}[\p{L}-]*/gu) ?? [])
  const labels = facts.filter(({ form }) => form !== 'predicate').map(({ text }) => text)
  return {
    book,
    subject,
    facts,
    own,
    small: new Map(labels.map((text) => [text, smallStart(text, known)])),
    naming: new Set(
      facts.filter(({ text, form }) => form === 'sentence' && own.length > 0 && holdsWord(text, own)).map(({ text }) => text),
    ),
    slots: {
      aKind: kind === null ? null : capital(kind.number === 'one' ? withArticle(kind.text) : kind.text),
      brand,
      house,
      seller,
      price: price?.price,
      before: price?.before,
      saving: price?.saving,
      percent: price?.percent,
      rating: rating === null ? null : String(Math.round(rating.value * 10) / 10),
      count: rating === null ? null : countText(rating.count),
      season: seasonOf(request.title ?? '', subject.english ? (request.description ?? '').slice(0, SEASON_WITHIN) : ''),
      ...painSlots(request.targeting),
      worry: quotes.worries[0],
      praise: quotes.praise[0],
    },
  }
}
