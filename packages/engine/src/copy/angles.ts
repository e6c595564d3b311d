import { type Angle, type CopyRequest } from '@adloom/domain/copy.ts'
import { type Targeting } from '@adloom/domain/targeting.ts'
import { audienceOccasions, priceSense } from './audience.ts'
import { priceTexts } from './price-text.ts'
import { type CallToAction, type Line, type Phrase, type Phrasebook } from './phrasebook/phrasebook.ts'
import { productGroups } from './product-groups.ts'
import { shuffled } from './seeded.ts'
import { uses } from './slots.ts'
import { type Subject } from './subject.ts'

/** A rating is proof from here on; below it, or from fewer people, it is none. */
export const PROOF_RATING = 4
export const PROOF_COUNT = 5

const seasons: readonly (readonly [pattern: RegExp, season: string])[] = [
  [/\bchristmas|\bxmas\b|\badvent calendar/i, 'Christmas'],
  [/\bhalloween\b/i, 'Halloween'],
  [/\bfather'?s day\b/i, 'Father’s Day'],
  [/\bmother'?s day\b/i, 'Mother’s Day'],
  [/\bvalentine'?s?\b/i, 'Valentine’s Day'],
  [/\beaster\b/i, 'Easter'],
  [/\bthanksgiving\b/i, 'Thanksgiving'],
  [/\bback[- ]to[- ]school\b/i, 'the school year'],
  [/\bnew year'?s (?:eve|day)\b/i, 'New Year’s Eve'],
  [/\bwedding (?:dress|invitation|gift|day|guest)/i, 'the wedding'],
  [/\b(?:birthday) (?:card|gift|present|party|candle)/i, 'the birthday'],
]
const seasonsOfTitle: readonly (readonly [pattern: RegExp, season: string])[] = [
  [/\bsummer\b/i, 'summer'],
  [/\bwinter\b/i, 'winter'],
  [/\bspring\b(?! (?:mattress|steel|bed|onion|water|roll))/i, 'spring'],
  [/\bautumn\b/i, 'autumn'],
  [/\bski(?:ing)?\b/i, 'winter'],
]

/** The season or occasion that title or description names, or null. Seasons of the year count only in the title. */
export function seasonOf(title: string, description: string): string | null {
  const own = [...seasons, ...seasonsOfTitle].find(([pattern]) => pattern.test(title.replaceAll('’', "'")))
  return own?.[1] ?? seasons.find(([pattern]) => pattern.test(description.replaceAll('’', "'")))?.[1] ?? null
}

const worry =
  /\b(?:hate|never|can'?t|cannot|tired|always|too|hard|no time|wish|struggle|annoy\w*|problem|don'?t|not|nothing|why|difficult|waste|fed up|sick of|worried|stress\w*)\b/i

/** Quotes the user typed, without their quotation marks, shortest first. */
export function quotesOf(targeting: Targeting | undefined): { readonly worries: readonly string[]; readonly praise: readonly string[] } {
  const typed = [targeting?.quotes ?? '', ...(targeting?.additionalQuotes ?? [])]
    .flatMap((text) => text.split(/\n+|(?<=["”])\s+(?=["“])/))
    .map((text) =>
      text
        .trim()
        .replace(/^["“”'‘]+|["“”'’]+$/g, '')
        .trim(),
    )
    .filter((text) => text !== '')
  return { worries: typed.filter((text) => worry.test(text)), praise: typed.filter((text) => !worry.test(text)) }
}

/** Slots of the first worry the user typed: as a noun ("cold coffee"), a question or a sentence, whichever it is. */
export function painSlots(targeting: Targeting | undefined): Record<string, string | null> {
  const none = { pain: null, Pain: null, painQuestion: null, painSentence: null }
  const [first] = (targeting?.painPoints ?? '').split(/\n|;|(?<=[.!?])\s+/).map((text) => text.trim().replace(/^[-•*]\s*/, ''))
  if (first === undefined || first === '') return none
  const sentence = first.charAt(0).toUpperCase() + first.slice(1)
  if (first.endsWith('?')) return { ...none, painQuestion: sentence }
  const bare = first.replace(/[.!]+$/, '')
  const isSentence =
    /\b(?:i|we|they|their|it|is|are|was|has|have|can'?t|cannot|don'?t|doesn'?t|never|gets?|takes?|won'?t|needs?|wants?)\b/i.test(bare) ||
    bare.split(/\s+/).length > 6
  if (isSentence) return { ...none, painSentence: `${bare.charAt(0).toUpperCase()}${bare.slice(1)}.` }
  const proper = /^(?:\p{Lu}\p{Lu}|I\b)/u.test(bare)
  const [item] = bare.split(/,\s*/)
  return { ...none, pain: proper ? item : item.charAt(0).toLowerCase() + item.slice(1), Pain: item.charAt(0).toUpperCase() + item.slice(1) }
}

/** The phrases an angle may use for this request, best first; empty when nothing supports the angle. */
export function phrasesOf(angle: Angle, book: Phrasebook, request: CopyRequest, subject: Subject, seed: number): readonly Phrase[] {
  const group = book.groups[subject.group]
  const mixed = (phrases: readonly Phrase[], purpose: string = angle): readonly Phrase[] => shuffled(phrases, seed, purpose)
  const { targeting } = request
  const price = priceTexts(request.facts?.price)
  switch (angle) {
    case 'benefit':
      return mixed(group.benefit)
    case 'feature':
      return book.feature
    case 'problem': {
      const quotes = quotesOf(targeting)
      const told = [
        ...(targeting?.painPoints === undefined ? [] : mixed(book.pain, 'pain')),
        ...(quotes.worries.length === 0 ? [] : mixed(book.worryQuote, 'quote')),
      ]
      return [...told, ...mixed(group.problem)]
    }
    case 'question':
      return mixed(group.question)
    case 'how-to':
      return mixed(group.howTo)
    case 'audience': {
      const { setting } = productGroups[subject.group]
      const all = targeting === undefined ? (['everyone'] as const) : audienceOccasions(targeting, subject.group)
      return all.flatMap((occasion) => {
        const phrases = book.audience[occasion]
        const home = setting === 'kitchen' ? phrases.home : undefined
        return mixed(phrases[setting] ?? home ?? phrases.any, occasion)
      })
    }
    case 'offer':
      return price === null
        ? []
        : [...mixed(book.offer.filter((phrase) => /before|percent|saving/.test(phrase.join(' ')))), ...mixed(book.offer)]
    case 'proof': {
      const rating = request.facts?.rating
      const rated = rating !== null && rating !== undefined && rating.value >= PROOF_RATING && rating.count >= PROOF_COUNT
      return [...(quotesOf(targeting).praise.length === 0 ? [] : mixed(book.praiseQuote)), ...(rated ? mixed(book.proof) : [])]
    }
    case 'season':
      return mixed(book.season)
    case 'brand': {
      // A business name that the user typed is to be seen.
      const typed = subject.seller !== null && (targeting?.businessName ?? '').trim() !== ''
      const seller = typed ? book.brand.filter((phrase) => uses(phrase.join(' '), 'seller')) : []
      return [...mixed(seller, 'seller'), ...mixed(book.brand)]
    }
    default:
      return angle satisfies never
  }
}

/** The phrases of an angle, those first that play on a fact the page states. */
export function linesOf(
  angle: Angle,
  book: Phrasebook,
  request: CopyRequest,
  subject: Subject,
  facts: readonly string[],
  seed: number,
): readonly Line[] {
  // What the user says bothers people comes before what the page's facts suggest.
  const isTold =
    angle === 'problem' && ((request.targeting?.painPoints ?? '').trim() !== '' || quotesOf(request.targeting).worries.length > 0)
  const told = book.factLines.filter(
    (line) =>
      !isTold &&
      line.angle === angle &&
      (line.groups === undefined || line.groups.includes(subject.group)) &&
      facts.some((fact) => line.fact.test(fact)),
  )
  return [
    ...shuffled(told, seed, `fact:${angle}`),
    ...phrasesOf(angle, book, request, subject, seed)
      .filter((phrase) => subject.group !== 'service' || !/\b(?:home|shelf)\b/.test(phrase.join(' ')))
      .map((phrase) => ({ phrase })),
  ]
}

/** Places of the angles in the set, best first: what the facts make strong comes before what always works. */
export function rankedAngles(request: CopyRequest, subject: Subject): readonly Angle[] {
  const { targeting, facts } = request
  const price = priceTexts(facts?.price)
  const sense = priceSense(targeting ?? {})
  const { points, brand, seller } = subject
  const hasPain = (targeting?.painPoints ?? '').trim() !== '' || quotesOf(targeting).worries.length > 0
  const rows: readonly (readonly [angle: Angle, weight: number])[] = [
    ['offer', (price?.percent === null || price === null ? 4 : 9) - 4 * sense],
    ['proof', 8],
    ['feature', points.labels.length > 0 ? 7 : points.sentences.length > 0 ? 6.5 : 1],
    ['problem', hasPain ? 8.5 : 3.5],
    ['benefit', 6],
    ['audience', 5],
    ['season', 5.5],
    ['question', 4.5],
    ['brand', (brand === null && seller === null ? 0 : 3) + 2 * sense],
    ['how-to', 2],
  ]
  return [...rows].sort(([, one], [, other]) => other - one).map(([angle]) => angle)
}

/** Buttons for an angle, best first: none that sells what cannot be bought, no "Get offer" without one. */
export function callsOf(angle: Angle, book: Phrasebook, request: CopyRequest, subject: Subject): readonly CallToAction[] {
  const { facts, targeting } = request
  const gone = facts?.availability === 'out-of-stock' || facts?.availability === 'discontinued'
  if (gone || subject.group === 'service') return ['LEARN_MORE', 'SEE_MORE']
  const price = priceTexts(facts?.price)
  const calls = book.calls[angle]
  if (angle === 'offer' && price !== null && price.percent !== null) return ['GET_OFFER', ...calls]
  if (angle === 'offer' && ['food', 'drink'].includes(subject.group)) return ['ORDER_NOW', ...calls]
  return priceSense(targeting ?? {}) === 1
    ? [...new Set<CallToAction>([...calls.filter((call) => call === 'SEE_MORE' || call === 'LEARN_MORE'), ...calls])]
    : calls
}
