import { type Angle, type CallToAction, type CopyRequest } from '@adloom/domain/copy.ts'
import { type Targeting } from '@adloom/domain/targeting.ts'
import { audienceOccasions, priceSense } from './audience.ts'
import { priceTexts } from './price-text.ts'
import { type Line, type Phrase, type Phrasebook } from './languages/phrasebook.ts'
import { type Material } from './material.ts'
import { productGroups } from './product-groups.ts'
import { shuffled } from './seeded.ts'
import { uses } from './slots.ts'
import { type Subject } from './subject.ts'

/** A rating is proof from here on; below it, or from fewer people, it is none. */
export const PROOF_RATING = 4
export const PROOF_COUNT = 5

/** Quotes the user typed, without their quotation marks, shortest first. */
export function quotesOf(
  targeting: Targeting | undefined,
  { worry }: Pick<Phrasebook, 'worry'>,
): { readonly worries: readonly string[]; readonly praise: readonly string[] } {
  const typed = [targeting?.quotes ?? '', ...(targeting?.additionalQuotes ?? [])]
    .flatMap((text) => text.split(/\n+|(?<=["”»])\s+(?=["“«])/))
    .map((text) =>
      text
        .trim()
        .replace(/^["“”„«»'‘\s]+|["“”«»'’\s]+$/g, '')
        .trim(),
    )
    .filter((text) => text !== '')
  return { worries: typed.filter((text) => worry.test(text)), praise: typed.filter((text) => !worry.test(text)) }
}

/** Slots of the first worry the user typed: as a noun ("cold coffee"), a question or a sentence, whichever it is. */
export function painSlots(targeting: Targeting | undefined, { clause, language }: Phrasebook): Record<string, string | null> {
  const none = { pain: null, Pain: null, painQuestion: null, painSentence: null }
  const [first] = (targeting?.painPoints ?? '').split(/\n|;|(?<=[.!?])\s+/).map((text) => text.trim().replace(/^[-•*]\s*/, ''))
  if (first === undefined || first === '') return none
  const sentence = first.charAt(0).toUpperCase() + first.slice(1)
  if (first.endsWith('?')) return { ...none, painQuestion: sentence }
  const bare = first.replace(/[.!]+$/, '')
  const isSentence = clause.test(bare) || bare.split(/\s+/).length > 6
  if (isSentence) return { ...none, painSentence: `${bare.charAt(0).toUpperCase()}${bare.slice(1)}.` }
  // German nouns keep their capital: whether the first word is one, only the user knows.
  const proper = language === 'de' || /^(?:\p{Lu}\p{Lu}|I\b)/u.test(bare)
  const [item] = bare.split(/,\s*/)
  return { ...none, pain: proper ? item : item.charAt(0).toLowerCase() + item.slice(1), Pain: item.charAt(0).toUpperCase() + item.slice(1) }
}

/** The phrases an angle may use for this request, best first; empty when nothing supports the angle. */
export function phrasesOf(
  angle: Angle,
  book: Phrasebook,
  request: CopyRequest,
  subject: Subject,
  facts: readonly string[],
  seed: number,
): readonly Phrase[] {
  const group = book.groups[subject.group]
  const mixed = (phrases: readonly Phrase[], purpose: string = angle): readonly Phrase[] => shuffled(phrases, seed, purpose)
  const { targeting } = request
  const price = priceTexts(request.facts?.price)
  switch (angle) {
    case 'benefit':
      return mixed(group.benefit)
    case 'feature':
      return facts.length > 0 ? book.feature : mixed(book.look, 'look')
    case 'problem': {
      const quotes = quotesOf(targeting, book)
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
      return [...(quotesOf(targeting, book).praise.length === 0 ? [] : mixed(book.praiseQuote)), ...(rated ? mixed(book.proof) : [])]
    }
    case 'season':
      return [...mixed(book.season), ...mixed(book.occasion, 'occasion')]
    case 'brand': {
      // A business name that the user typed is to be seen.
      const typed = subject.seller !== null && (targeting?.businessName ?? '').trim() !== ''
      const seller = typed ? book.brand.filter((phrase) => uses(phrase.join(' '), 'seller')) : []
      return [...mixed(seller, 'seller'), ...mixed(book.brand), ...mixed(book.voice, 'voice')]
    }
    default:
      return angle satisfies never
  }
}

/** A service stands on no shelf. */
const atHome =
  /(?<!\p{L})(?:home|shelf|zu Hause|Regal|chez|maison|étagère|casa|mensola|estante|estantería|prateleira|thuis|huis|plank)(?!\p{L})/iu

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
    angle === 'problem' && ((request.targeting?.painPoints ?? '').trim() !== '' || quotesOf(request.targeting, book).worries.length > 0)
  const told = book.factLines.filter(
    (line) =>
      !isTold &&
      line.angle === angle &&
      (line.groups === undefined || line.groups.includes(subject.group)) &&
      facts.some((fact) => line.fact.test(fact)),
  )
  return [
    ...shuffled(told, seed, `fact:${angle}`),
    ...phrasesOf(angle, book, request, subject, facts, seed)
      .filter((phrase) => subject.group !== 'service' || !atHome.test(phrase.join(' ')))
      .map((phrase) => ({ phrase })),
  ]
}

/** Places of the angles in the set, best first: what the facts make strong comes before what always works. */
export function rankedAngles(request: CopyRequest, material: Material): readonly Angle[] {
  const { book, subject, facts: pageFacts, slots } = material
  const { targeting, facts } = request
  const price = priceTexts(facts?.price)
  const sense = priceSense(targeting ?? {})
  const { brand, seller } = subject
  const hasPain = (targeting?.painPoints ?? '').trim() !== '' || quotesOf(targeting, book).worries.length > 0
  const forms = new Set(pageFacts.map(({ form }) => form))
  const rows: readonly (readonly [angle: Angle, weight: number])[] = [
    ['offer', (price?.percent === null || price === null ? 4 : 9) - 4 * sense],
    ['proof', 8],
    ['feature', forms.has('label') ? 7 : forms.has('sentence') ? 6.5 : 1],
    ['problem', hasPain ? 8.5 : 3.5],
    ['benefit', 6],
    ['audience', 5],
    ['season', slots.season === null ? 1.5 : 5.5],
    ['question', 4.5],
    ['brand', (brand === null && seller === null ? 0 : 3) + 2 * sense],
    ['how-to', 2],
  ]
  return [...rows].sort(([, one], [, other]) => other - one).map(([angle]) => angle)
}

const callsByAngle: Readonly<Record<Angle, readonly CallToAction[]>> = {
  benefit: ['SHOP_NOW', 'SEE_MORE'],
  feature: ['LEARN_MORE', 'SEE_MORE'],
  problem: ['SHOP_NOW', 'LEARN_MORE'],
  audience: ['SHOP_NOW', 'SEE_MORE'],
  offer: ['BUY_NOW', 'SHOP_NOW', 'ORDER_NOW'],
  proof: ['SHOP_NOW', 'SEE_MORE'],
  season: ['SHOP_NOW', 'ORDER_NOW'],
  question: ['SEE_MORE', 'LEARN_MORE'],
  'how-to': ['LEARN_MORE', 'SEE_MORE'],
  brand: ['SEE_MORE', 'SHOP_NOW'],
}

/** Buttons for an angle, best first: none that sells what cannot be bought, no "Get offer" without one. */
export function callsOf(angle: Angle, request: CopyRequest, subject: Subject): readonly CallToAction[] {
  const { facts, targeting } = request
  const gone = facts?.availability === 'out-of-stock' || facts?.availability === 'discontinued'
  if (gone || subject.group === 'service') return ['LEARN_MORE', 'SEE_MORE']
  const price = priceTexts(facts?.price)
  const calls = callsByAngle[angle]
  if (angle === 'offer' && price !== null && price.percent !== null) return ['GET_OFFER', ...calls]
  if (angle === 'offer' && ['food', 'drink'].includes(subject.group)) return ['ORDER_NOW', ...calls]
  return priceSense(targeting ?? {}) === 1
    ? [...new Set<CallToAction>([...calls.filter((call) => call === 'SEE_MORE' || call === 'LEARN_MORE'), ...calls])]
    : calls
}
