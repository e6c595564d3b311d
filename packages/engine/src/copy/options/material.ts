import { ownValue } from '@adloom/domain/own-value.ts'
import { type CopyRequest, type FactPlace } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { defaultTargeting } from '@adloom/domain/targeting.ts'
import { type ClaimSupport, claimSupportOf } from '../claims/claim-support.ts'
import { claimPatternsOf } from '../languages/claims.ts'
import { neutralPatterns, type Patterns, type Writing, writingOf } from '../languages/writing.ts'
import { isSound } from '../is-sound.ts'
import { graphemes } from '../limits.ts'
import { meaningWords } from '../meaning.ts'
import { countText, decimalText, priceTexts } from '../price-text.ts'
import { type Line, linesOf } from '../sentences/lines.ts'
import { emptyPage, type PageText, pageText } from '../sentences/page-sentences.ts'
import { type Phrase } from '../sentences/phrase.ts'
import { phrasesOf } from '../sentences/phrases.ts'
import { fillSlots } from '../slots.ts'
import { type Subject } from '../subject.ts'
import { isProof } from './proof.ts'
import { certainStatements } from './certain-statements.ts'
import { descriptionScore, headlineScore, type Scored, type Scoring } from './score.ts'

/** The material for the options of one language. */
export interface CopyMaterial {
  readonly request: CopyRequest
  readonly subject: Subject
  /** The ad's language. */
  readonly writing: Writing
  /** Templates of the ad's language; language-neutral ones for a page in a language without data here. */
  readonly patterns: Patterns
  /** The page's language; null when there is no data for it. */
  readonly pageLanguage: Language | null
  readonly support: ClaimSupport
  readonly page: PageText
  /** Best first. */
  readonly phrases: readonly Scored<Phrase>[]
  readonly lines: readonly Scored<Line>[]
  /** Buyers' statements in quotation marks, for an option about the rating. */
  readonly quotes: readonly Scored<Line>[]
  /** Names of the product, most specific first; at least one. */
  readonly names: readonly string[]
  /** Content words of the product's noun, any of which says what is for sale; empty when no noun is certain. */
  readonly kindWords: ReadonlySet<string>
  /** Content words of its shortest name. */
  readonly nameWords: ReadonlySet<string>
  readonly price: ReturnType<typeof priceTexts>
  readonly audiencePatterns: readonly RegExp[]
}

/** Sentences of a page from which its own words suffice. */
const ENOUGH = 3

const byScore = <Item>(one: Scored<Item>, other: Scored<Item>): number => other.score - one.score

/** Words that are names on this page, in lower case: the brand's, and those of the title that are not the noun. */
function namesOnPage({ brand, house, kind }: Subject): ReadonlySet<string> {
  const common = new Set((kind?.text ?? '').toLowerCase().split(/\s+/u))
  return new Set(
    [brand, house]
      .filter((name) => name !== null)
      .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}'’&-]+/u))
      .filter((word) => word !== '' && !common.has(word)),
  )
}

/** The page without sentences that promise health benefits: platforms reject them, whatever the page says. */
function withoutHealthClaims(page: PageText, language: Language): PageText {
  const { health } = claimPatternsOf(language).kinds
  const isCure = ({ text }: { readonly text: string }): boolean => text.search(health) >= 0
  return {
    ...page,
    sentences: page.sentences.filter((sentence) => !isCure(sentence)),
    reviews: page.reviews.filter((review) => !isCure(review)),
  }
}

/** What the chosen audience looks for; the defaults choose none. */
function audiencePatternsOf({ targeting }: CopyRequest, { audience }: Writing): readonly RegExp[] {
  const { lifeStage, location, interestedIn, engagesWith, browsingFor, incomeLevel } = targeting ?? {}
  const defaults: readonly unknown[] = Object.values(defaultTargeting)
  return [lifeStage, location, interestedIn, engagesWith, browsingFor, incomeLevel]
    .filter((setting) => setting !== undefined && !defaults.includes(setting))
    .map((setting) => (setting === undefined ? null : ownValue(audience, setting)))
    .filter((pattern) => pattern !== null)
}

/**
 * Reads a request for options in one language. Uses the page's sentences only when they are in the ad's language, or in one without data
 * here.
 */
export function materialFor(request: CopyRequest, language: Language, subject: Subject): CopyMaterial {
  const writing = writingOf(language)
  const own = subject.language === null ? null : writingOf(subject.language)
  const names = namesOnPage(subject)
  const isForeign = subject.language !== null && subject.language !== language
  // In another language than the page's, only the facts common to every language are stated.
  const page = isForeign ? emptyPage : withoutHealthClaims(pageText(request, subject.language, names), subject.language ?? language)
  const title = subject.name?.names ?? []
  const scoring: Scoring = {
    writing: own,
    audiencePatterns: own === null ? [] : audiencePatternsOf(request, own),
    isOwnShop: isOwnShop(subject),
    maker: subject.brand?.toLowerCase().split(/\s/u)[0] ?? null,
    nameWords: new Set(title.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [])),
  }
  const phrases = page.sentences
    .flatMap((sentence) => phrasesOf(sentence, subject.language, names))
    .map((item) => ({ item, score: headlineScore(item, scoring), words: meaningWords(item.text) }))
    .toSorted(byScore)
  const stated = subject.language === null ? { phrases: [], lines: [] } : certainStatements(request, language)
  // On a page in the ad's own language its sentences say it better; numbers of a table, "256 pages", only fill gaps.
  const certain = isForeign
    ? stated
    : {
        phrases: [],
        lines: stated.lines.map((line) => ({ ...line, score: line.score - CONCEPT_PENALTY })),
      }
  const lines = page.sentences
    .flatMap((sentence) => linesOf(sentence, subject.language, names))
    .map((item) => ({ item, score: descriptionScore(item, scoring), words: meaningWords(item.text) }))
  const fallback = [request.targeting?.productName, request.facts?.category, subject.house, request.targeting?.productCategory].find(
    (name) => typeof name === 'string' && name.trim() !== '',
  )
  const support = claimSupportOf(request, language)
  // A title may contain what no ad may say: "LAST CHANCE".
  const sound = title.filter((name) => isSound({ headline: name, description: '' }, support))
  const known = sound.length > 0 ? sound : [fallback ?? 'Product']
  const price = priceTexts(request.facts?.price, writing.locale, statedPercents(request))
  // A page that says next to nothing needs words around its name, in whatever language.
  const patterns = subject.language === null && page.sentences.length >= ENOUGH ? neutralPatterns : writing.patterns
  return {
    patterns,
    request,
    subject,
    writing,
    pageLanguage: subject.language,
    support,
    page,
    phrases: [...phrases, ...certain.phrases],
    quotes: quotesOf(page, patterns, scoring).toSorted(byScore),
    lines: [...lines, ...certain.lines, ...plainLines(page, { request, writing, patterns, names: known, subject, price })].toSorted(
      byScore,
    ),
    names: [...(isForeign ? [] : known.flatMap((name) => withNoun(name, subject))), ...known],
    kindWords: meaningWords((subject.kind?.text ?? subject.noun)?.split(' ').at(-1) ?? ''),
    nameWords: meaningWords(known.reduce((shortest, name) => (graphemes(name) < graphemes(shortest) ? name : shortest))),
    price,
    audiencePatterns: scoring.audiencePatterns,
  }
}

/** Percentages stated in the page's badges and texts. */
const statedPercents = ({ facts }: CopyRequest): ReadonlySet<number> =>
  new Set((facts?.passages ?? []).flatMap(({ text }) => [...text.matchAll(/(\d{1,2})\s?%/gu)].map(([, percent]) => Number(percent))))

/** Whether a shop is named after its brand: "Moth & Wire Effects" sells Moth & Wire. */
const isOwnShop = ({ house, shop }: Subject): boolean =>
  house !== null && shop !== null && shop.toLowerCase().startsWith(house.toLowerCase())

/** "Burundi Kirundo filter coffee" for a name that does not say what it names. A book keeps its title. */
const withNoun = (name: string, { noun, language, group }: Subject): readonly string[] =>
  noun === null || language !== 'en' || group === 'book' ? [] : [`${name} ${noun}`]

/** Sentences of reviews in quotation marks, best first. */
function quotesOf({ reviews }: PageText, patterns: Patterns, scoring: Scoring): Scored<Line>[] {
  return reviews.flatMap((review) => {
    const quote = review.text.replace(/[.!]$/u, '')
    const text = patterns.quoteLine.map((template) => fillSlots(template, { quote })).find((one) => one !== null)
    if (/["“”]/u.test(quote) || text === undefined || text === null) return []
    const item: Line = { text, from: review, isSentence: true, beginsWithPronoun: false, afterColon: null }
    return [
      {
        item,
        score:
          review.worth +
          descriptionScore({ ...item, text: quote, from: { ...review, place: 'description' } }, { ...scoring, isQuote: true }),
        words: meaningWords(quote),
      },
    ]
  })
}

/**
 * Informative rows of the page's table, joined; then the page's promises, the price and the maker: the fallback when there are no
 * sentences.
 */
function plainLines(
  page: PageText,
  {
    request,
    writing,
    patterns,
    names,
    subject,
    price,
  }: Pick<CopyMaterial, 'request' | 'writing' | 'patterns' | 'names' | 'subject' | 'price'>,
): Scored<Line>[] {
  const lines: PlainLine[] = []
  const rows = page.data
    .filter(({ name, value }) => name.search(writing.technical ?? /$^/u) < 0 && graphemes(value) <= LONGEST_VALUE)
    .map(({ name, value, passage }) => ({ text: `${name}${writing.colon}${value}.`, passage }))
  for (const { text, passage } of rows.slice(0, ROWS_MAX)) lines.push({ text, passage, place: 'specification', score: DATUM })
  for (const { text, passage, place } of page.promises.filter((promise) => promise.place !== 'badge'))
    lines.push({ text: /[.!]$/u.test(text) ? text : `${text}.`, passage, place, score: place === 'guarantee' ? GUARANTEE : PROMISE })
  for (const [kind, score] of [
    ['priceLine', PRICE_LINE],
    ['byLine', BY_LINE],
    ['bareLine', BARE_LINE],
    // What was typed or uploaded has no page.
    ...(request.url === undefined ? [] : [['pageLine', BARE_LINE] as const]),
  ] as const)
    for (const template of patterns[kind])
      for (const name of template.includes('{name}') ? names.slice(0, 1) : ['']) {
        const text = fillSlots(template, { name, price: price?.price, shop: subject.shop, brand: subject.brand })
        if (text !== null)
          lines.push({ text, passage: text, place: kind === 'priceLine' ? 'price' : kind === 'byLine' ? 'brand' : 'title', score })
      }
  const reduced = patterns.offerLine.map((template) => fillSlots(template, price ?? {})).find((text) => text !== null)
  if (reduced !== undefined && reduced !== null) lines.push({ text: reduced, passage: reduced, place: 'price', score: REDUCED })
  const proof = provenBy(request, writing, patterns)
  if (proof !== null) lines.push(proof)
  return lines.map(({ text, passage, place, score }) => ({
    item: { text, isSentence: true, beginsWithPronoun: false, afterColon: null, from: { text, lead: null, place, rank: 0, passage } },
    score,
    words: meaningWords(text),
  }))
}

interface PlainLine {
  readonly text: string
  readonly passage: string
  readonly place: FactPlace
  readonly score: number
}

/** "Rated 4.7 out of 5 from 3,605 reviews." where that is proof. */
function provenBy({ facts }: CopyRequest, { locale }: Writing, patterns: Patterns): PlainLine | null {
  const rating = facts?.rating ?? null
  if (rating === null || !isProof(rating)) return null
  const text = patterns.proofLine
    .map((template) => fillSlots(template, { rating: decimalText(rating.value, locale), count: countText(rating.count, locale) }))
    .find((one) => one !== null)
  if (text === undefined || text === null) return null
  return { text, passage: `${String(rating.value)} / 5 (${String(rating.count)})`, place: 'rating', score: PROVEN }
}

/** What a concept loses against the page's own sentences. */
const CONCEPT_PENALTY = 4

/** Rows of the page's table that may become lines, at most, and graphemes of the longest value. */
const ROWS_MAX = 6
const LONGEST_VALUE = 40

/** Score of "Now £31, was £34." under a headline without the price. */
const REDUCED = 0.6

/** Score of a rating after any statement; it drops once used. */
const PROVEN = 0.6

/** Below every good sentence: a row of the page's table, a promise, the price, the maker, the name. */
const DATUM = -2.6
const GUARANTEE = 0.2
const PROMISE = -0.4
const PRICE_LINE = -1.6
const BY_LINE = -4
const BARE_LINE = -4.5

/** The most specific name that fits; null when none does. */
export const nameWithin = ({ names }: Pick<CopyMaterial, 'names'>, limit: number): string | null =>
  names.find((name) => graphemes(name) <= limit) ?? null
