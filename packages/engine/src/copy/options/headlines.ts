import { type Angle, copyLimits, type StatedFact } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { cleanTitle } from '../clean-title.ts'
import { type PatternKind } from '../languages/writing.ts'
import { fits } from '../limits.ts'
import { meaningWords } from '../meaning.ts'
import { countText, decimalText } from '../price-text.ts'
import { shuffled } from '../seeded.ts'
import { fillSlots, type SlotTexts } from '../slots.ts'
import { languageOf } from '../text-language.ts'
import { type Phrase } from '../sentences/phrase.ts'
import { capital } from '../sentences/tidy-line.ts'
import { type Headline } from './compose.ts'
import { type CopyMaterial } from './material.ts'
import { isProof } from './proof.ts'
import { appealOf, isForAudience, type Scored } from './score.ts'

/** Scores of an honest reduction, of a good rating and of a badge, on the scale of the page's phrases. */
const OFFER = 6
const PROOF = 4.5
const BADGE = 3.5
/** Score of a guarantee; delivery and returns are used only where there is little else. */
const GUARANTEED = 1.6
const PROMISED = 0.5

/** A headline that is not part of a sentence of the page. */
const headlineOf = (text: string, parts: Pick<Headline, 'angle' | 'score' | 'facts'> & Partial<Headline>): Headline => ({
  text,
  words: meaningWords(text),
  from: null,
  isLead: false,
  isRating: false,
  opening: null,
  ...parts,
})

/** The first template of a kind whose slots can be filled and that fits. */
function filled(kind: PatternKind, slots: SlotTexts, names: readonly string[], material: CopyMaterial, limit: number): string | null {
  for (const template of material.patterns[kind]) {
    const text = filledTemplate(template, slots, names, limit)
    if (text !== null) return text
  }
  return null
}

/** A template with the first name that fits. */
function filledTemplate(template: string, slots: SlotTexts, names: readonly string[], limit: number): string | null {
  for (const name of template.includes('{name}') ? names : ['']) {
    const text = fillSlots(template, { ...slots, name })
    if (text !== null && fits(text, limit)) return text
  }
  return null
}

const slotsOf = (material: CopyMaterial): SlotTexts => {
  const { price, request, writing } = material
  const rating = request.facts?.rating ?? null
  return {
    price: price?.price,
    before: price?.before,
    saving: price?.saving,
    percent: price?.percent,
    rating: rating === null ? null : decimalText(rating.value, writing.locale),
    count: rating === null ? null : countText(rating.count, writing.locale),
    brand: material.subject.brand,
  }
}

export function offerHeadline(material: CopyMaterial): Headline | null {
  const { price, request } = material
  if (price === null || price.percent === null || request.facts?.price == null) return null
  const slots = slotsOf(material)
  const text = filled('offer', slots, material.names, material, copyLimits.headline)
  if (text === null) return null
  const opening = text.includes(price.price) ? null : filled('offerLine', slots, [''], material, copyLimits.description)
  const { amount, currency, before } = request.facts.price
  const fact: StatedFact = { text: `${String(amount)} ${currency} (${String(before ?? '')})`, source: 'price' }
  return headlineOf(text, { angle: 'offer', score: OFFER, facts: [fact], opening })
}

export function proofHeadline(material: CopyMaterial): Headline | null {
  const rating = material.request.facts?.rating ?? null
  if (rating === null || !isProof(rating)) return null
  const text = filled('proof', slotsOf(material), material.names, material, copyLimits.headline)
  if (text === null) return null
  const fact: StatedFact = { text: `${String(rating.value)} / 5 (${String(rating.count)})`, source: 'rating' }
  return headlineOf(text, { angle: 'proof', score: PROOF, facts: [fact], isRating: true })
}

/** Awards, seals and "best seller" marks of the page. */
export function badgeHeadlines({ page, pageLanguage, writing }: CopyMaterial): readonly Headline[] {
  return page.promises
    .filter(
      ({ text, place }) =>
        place === 'badge' &&
        pageLanguage !== null &&
        (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2 &&
        fits(text, copyLimits.headline) &&
        appealOf(text, 'proof', writing) > 0,
    )
    .map(({ text, place, passage }) =>
      headlineOf(text.replace(/[.!]$/u, ''), { angle: 'proof', score: BADGE, facts: [{ text: passage, source: place }] }),
    )
}

/** Headlines of a guarantee, a trial or free returns that fit. */
export function promiseHeadlines({ page, pageLanguage }: CopyMaterial): readonly Headline[] {
  return page.promises
    .filter(({ text, place }) => place !== 'badge' && pageLanguage !== null && /\d|\p{L}{2}\P{L}+\p{L}{2}/u.test(text))
    .map(({ text, place, passage }) =>
      headlineOf(text.replace(/[.!]$/u, ''), {
        angle: 'proof',
        score: place === 'guarantee' ? GUARANTEED : PROMISED,
        facts: [{ text: passage, source: place }],
      }),
    )
    .filter(({ text }) => fits(text, copyLimits.headline))
    .toSorted((one, other) => other.score - one.score)
}

const angleOf = ({ kind, text }: Phrase, { writing, pageLanguage, audiencePatterns }: CopyMaterial): Angle => {
  if (isForAudience(text, audiencePatterns)) return 'audience'
  if (pageLanguage !== null && appealOf(text, 'proof', writing) > 0) return 'proof'
  if (pageLanguage !== null && appealOf(text, 'denial', writing) > 0) return 'problem'
  return kind === 'noun' || kind === 'made' ? 'feature' : 'benefit'
}

/** How much another seed may change a score. */
const SEED_RANGE = 0.7

/** The page's phrases as headlines, best first; another seed changes the order of near equals. */
export function phraseHeadlines(material: CopyMaterial, seed: number): readonly Headline[] {
  const order = seed === 0 ? [] : shuffled(material.phrases, seed, 'phrases')
  const seedPenalty = (phrase: Scored<Phrase>): number =>
    seed === 0 ? 0 : (SEED_RANGE * order.indexOf(phrase)) / Math.max(1, order.length)
  return material.phrases
    .map((phrase): Headline => ({
      text: phrase.item.text,
      angle: angleOf(phrase.item, material),
      score: phrase.score - seedPenalty(phrase),
      words: phrase.words,
      facts: [{ text: phrase.item.from.passage, source: phrase.item.from.place }],
      from: phrase.item.from,
      isLead: phrase.item.kind === 'lead',
      isRating: false,
      opening: null,
    }))
    .toSorted((one, other) => other.score - one.score)
}

/** Score of what the user typed about the audience, a worry or a quote, and how many of them lead an option at most. */
const TYPED = 4
const TYPED_MAX = 2

/**
 * A worry or a quote the user typed, in the ad's language: the worry as a question that a statement of the page answers, the quote
 * unchanged.
 */
export function typedHeadlines({ request, patterns }: CopyMaterial, language: Language): readonly Headline[] {
  const { painPoints, quotes, additionalQuotes } = request.targeting ?? {}
  const isInAdLanguage = (text: string): boolean => (languageOf(text) ?? language) === language
  const headlinesOf = (kind: 'worry' | 'quote', typed: string): Headline[] => {
    const plain = cleanTitle(typed)
      .replace(/^["“”„«»']+/u, '')
      .replace(/(?<!["“”„«»'.?!])["“”„«»'.?!]+$/u, '')
    const text = patterns[kind]
      .map((template) => fillSlots(template, { [kind]: capital(plain) }))
      .find((one) => one !== null && fits(one, copyLimits.headline))
    if (plain === '' || text === undefined || text === null || !isInAdLanguage(typed)) return []
    return [
      headlineOf(text, { angle: kind === 'worry' ? 'problem' : 'audience', score: TYPED, facts: [{ text: typed, source: 'targeting' }] }),
    ]
  }
  return [
    ...[painPoints].flatMap((typed) => (typed === undefined ? [] : headlinesOf('worry', typed))),
    ...[quotes, ...(additionalQuotes ?? [])].flatMap((typed) => (typed === undefined ? [] : headlinesOf('quote', typed))),
  ].slice(0, TYPED_MAX)
}

/** The noun for a product without a known name. */
const NAMELESS = 'Product'

/** Score of a headline of the product's name and price over the page's best statement. */
const NAME_AND_PRICE = 1.2

/** What other headlines without a statement lose against it. */
const penalties = {
  /** Each further template with name and price. */
  nextTemplate: 0.1,
  /** A price without a word about the product. */
  priceAlone: 2.5,
  nameAlone: 0.5,
  brandAndName: 0.9,
  /** The maker or the shop, where the title is too long for a headline. */
  house: 1.5,
  /** A bare name in any of its spellings, when the page gives nothing else. */
  bareName: 4,
} as const

/** Names that fit a headline; none when the title is too long for one and has no border. */
const namesForHeadline = ({ names }: CopyMaterial): readonly string[] => names.filter((name) => fits(name, copyLimits.headline))

/** Headlines from the name with its price, the price, the name, and the name with its maker, best first. */
export function nameHeadlines(material: CopyMaterial): readonly Headline[] {
  const slots = slotsOf(material)
  const { patterns, subject, request } = material
  const names = namesForHeadline(material)
  const unbranded = names.filter((name) => !holds(name, subject.brand))
  const prices = patterns.price.map((template) => filledTemplate(template, slots, names, copyLimits.headline))
  const brands = patterns.brand.map((template) => filledTemplate(template, slots, unbranded, copyLimits.headline))
  const houses = [subject.house, subject.shop].filter((name) => name !== null)
  const ofHouse = houses.flatMap((house) => [
    ...patterns.price.map((template) => filledTemplate(template, slots, [house], copyLimits.headline)),
    house,
  ])
  const nouns = [subject.kind?.text ?? subject.noun, request.facts?.category, request.targeting?.productCategory].filter(
    (noun) => typeof noun === 'string',
  )
  // A name of nearly forty characters leaves no room for another word: use the noun instead.
  const bareNames = [...names, ...houses, ...nouns.map(capital), NAMELESS]
  const bare = bareNames.flatMap((name) => patterns.bare.map((template) => filledTemplate(template, slots, [name], copyLimits.headline)))
  const rows: readonly (readonly [text: string | null, score: number])[] = [
    ...prices.map(
      (text, place) =>
        [
          text,
          NAME_AND_PRICE - (patterns.price[place].includes('{name}') ? place * penalties.nextTemplate : penalties.priceAlone),
        ] as const,
    ),
    [names[0] ?? null, NAME_AND_PRICE - penalties.nameAlone],
    ...brands.map((text) => [text, NAME_AND_PRICE - penalties.brandAndName] as const),
    // With a title too long for a headline, only its maker, its shop and its price are usable.
    ...(names.length > 0 ? [] : ofHouse.map((text) => [text, NAME_AND_PRICE - penalties.house] as const)),
    // With nothing but a name, there are three ways to show it.
    ...bare.map((text) => [text, NAME_AND_PRICE - penalties.bareName] as const),
  ]
  const ranked = rows.toSorted(([, one], [, other]) => other - one)
  return ranked.flatMap(([text, score]): Headline[] =>
    text === null ? [] : [headlineOf(text, { angle: 'brand', score, facts: [{ text: request.title ?? text, source: 'title' }] })],
  )
}

const holds = (name: string, brand: string | null): boolean => brand !== null && name.toLowerCase().includes(brand.toLowerCase())
