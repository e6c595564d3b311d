import { type CopyRequest } from '@adloom/domain/copy.ts'
import { DEFAULT_LANGUAGE, type Language } from '@adloom/domain/language.ts'
import { type Price } from '@adloom/domain/product.ts'
import { type Meaning } from '../languages/claim-concepts.ts'
import { claimPatternsOf } from '../languages/claims.ts'
import { pageStatements, type PageStatements } from './page-statements.ts'
import { amountText, SMALLEST_SAVING } from '../price-text.ts'
import { normalisedText, readText } from './read-text.ts'
import { readWithin, statedFacts } from '../stated-facts.ts'
import { languageOf } from '../text-language.ts'

/** Everything that can support a claim of an ad in one language. */
export interface ClaimSupport {
  readonly language: Language
  /** Statements of the page and of the user. */
  readonly page: PageStatements
  /** What the facts support besides words. */
  readonly facts: FactSupport
  /** Names that keep their own capitals. */
  readonly names: readonly string[]
  /** Words the page writes in capitals within ordinary text: "OEKO-TEX". */
  readonly capitals: ReadonlySet<string>
  /** Stems of the words of the product's name. */
  readonly nameStems: ReadonlySet<string>
}

interface FactSupport {
  /** Percentages and amounts of the price reduction. */
  readonly reductions: ReadonlySet<string>
  /** The rating in every spelling copy may use. */
  readonly ratings: ReadonlySet<string>
  /** Meanings that hold whatever words the page uses. */
  readonly meanings: ReadonlySet<Meaning>
}

/** Words in capitals. */
export const capitals = /(?<![\p{L}\p{N}'-])\p{Lu}[\p{Lu}'-]*\p{Lu}(?![\p{L}\p{N}])/gu
/** Percent of a reduction from which copy may say "half price". */
const HALF_PRICE = 50
/** Characters a text needs before its language is detected. */
const SHORTEST_SAMPLE = 60

/** Reductions that copy may state for a price and its former price; empty without a genuine one. */
function reductionsOf(price: Price | null | undefined): readonly string[] {
  if (price?.before === undefined || price.before <= price.amount || price.amount <= 0) return []
  const percent = (100 * (price.before - price.amount)) / price.before
  if (percent < SMALLEST_SAVING) return []
  const saved = Math.round(100 * (price.before - price.amount)) / 100
  return [
    `percent:${String(Math.floor(percent))}`,
    `percent:${String(Math.round(percent))}`,
    ...[saved, Math.floor(saved)].map((amount) => `money:${String(amount)}`),
  ]
}

function factSupportOf({ facts }: CopyRequest): FactSupport {
  const reductions = reductionsOf(facts?.price)
  const isHalf = reductions.some((key) => key.startsWith('percent:') && Number(key.slice('percent:'.length)) >= HALF_PRICE)
  const rating = facts?.rating
  return {
    reductions: new Set(reductions),
    ratings: new Set(rating === null || rating === undefined ? [] : [rating.value, Number(rating.value.toFixed(1))].map(String)),
    meanings: new Set<Meaning>([
      ...(reductions.length > 0 ? (['reduction'] as const) : []),
      ...(isHalf ? (['halfPrice'] as const) : []),
      ...(facts?.availability === 'in-stock' ? (['inStock'] as const) : []),
    ]),
  }
}

/** The price in figures, as lines of the page. */
function priceLines(price: Price | null | undefined): readonly string[] {
  if (price === null || price === undefined || price.amount <= 0) return []
  const saved = price.before === undefined ? [] : [price.before, Math.round(100 * (price.before - price.amount)) / 100]
  return [price.amount, ...saved].map((amount) => amountText(amount, price.currency))
}

const known = new WeakMap<CopyRequest, Map<Language, ClaimSupport>>()

/** What a request supports in this language. Computed once per request and language. */
export function claimSupportOf(request: CopyRequest, language: Language = DEFAULT_LANGUAGE): ClaimSupport {
  const byLanguage = known.get(request) ?? new Map<Language, ClaimSupport>()
  known.set(request, byLanguage)
  const support = byLanguage.get(language) ?? readSupport(request, language)
  byLanguage.set(language, support)
  return support
}

function readSupport(request: CopyRequest, language: Language): ClaimSupport {
  const { title, description, facts, targeting } = request
  const rating = facts?.rating
  const names = [title, facts?.brand, facts?.siteName, targeting?.businessName, targeting?.productName, targeting?.headline].filter(
    (name) => typeof name === 'string',
  )
  const passages = (facts?.passages ?? []).map(({ text }) => text)
  const pageTexts = [title, description, ...(facts?.features ?? []), ...passages].filter((text) => typeof text === 'string')
  const statedTexts = [
    ...names,
    ...pageTexts,
    facts?.category,
    ...(facts?.categoryPath ?? []),
    ...(facts?.colors ?? []),
    targeting?.painPoints,
    targeting?.quotes,
    ...(targeting?.additionalQuotes ?? []),
    targeting?.productCategory,
    ...priceLines(facts?.price),
    rating === null || rating === undefined ? null : String(rating.count),
    ...statedFacts(request, language).map(({ text }) => text),
  ].filter((text) => typeof text === 'string')
  const sample = pageTexts.join('. ').slice(0, readWithin.description)
  const pageLanguage = sample.length < SHORTEST_SAMPLE ? null : languageOf(sample)
  const adPatterns = claimPatternsOf(language)
  const pagePatterns = pageLanguage === null ? adPatterns : claimPatternsOf(pageLanguage)
  // A text too short for language detection is often English.
  const languages = new Set([pagePatterns, adPatterns, ...(pageLanguage === null ? [claimPatternsOf('en')] : [])])
  return {
    language,
    page: pageStatements(normalisedText(statedTexts.join('\n')), pagePatterns, [...languages]),
    facts: factSupportOf(request),
    names,
    capitals: new Set(statedTexts.filter((text) => /\p{Ll}{3}/u.test(text)).flatMap((text) => normalisedText(text).match(capitals) ?? [])),
    nameStems: new Set(readText(normalisedText(names.join('\n')), adPatterns).tokens.map(({ stem }) => stem)),
  }
}
