import { type FactPlace } from '@adloom/domain/copy.ts'
import { type Appeal, appeals, type Writing } from '../languages/writing.ts'
import { graphemes } from '../limits.ts'
import { type Line } from '../sentences/lines.ts'
import { type Phrase } from '../sentences/phrase.ts'
import { weights } from './score-weights.ts'

/** A text with its score and its content words. */
export interface Scored<Item> {
  readonly item: Item
  readonly score: number
  readonly words: ReadonlySet<string>
}

/** The context of scoring. */
export interface Scoring {
  /** Null for a page in a language without data here: then only the shape counts. */
  readonly writing: Writing | null
  /** Words of the product's name, in lower case. */
  readonly nameWords: ReadonlySet<string>
  /** The brand's first word, in lower case; null when there is none. */
  readonly maker: string | null
  /** Whether the shop sells its own products: then "we" and "our" are the advertiser's words. */
  readonly isOwnShop: boolean
  /** Whether it is in quotation marks: then it may say "I". */
  readonly isQuote?: boolean
  /** Patterns for what the chosen audience looks for. */
  readonly audiencePatterns: readonly RegExp[]
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []

/** Occurrences of an appeal that count, at most. */
const APPEALS_MAX = 2

/** Whether a text mentions what the audience looks for. */
export const isForAudience = (text: string, patterns: readonly RegExp[]): boolean => patterns.some((pattern) => text.search(pattern) >= 0)

/** How often a text has an appeal, at most `APPEALS_MAX`. */
export function appealOf(text: string, appeal: Appeal, writing: Writing): number {
  const pattern = writing.appeal[appeal]
  return pattern === null ? 0 : Math.min(APPEALS_MAX, text.match(pattern)?.length ?? 0)
}

/** How often a text has each appeal; null in a language without data here. */
const appealsIn = (text: string, { writing }: Scoring): Readonly<Record<Appeal, number>> | null =>
  writing === null
    ? null
    : // Object.fromEntries loses the key type.
      (Object.fromEntries(appeals.map((appeal) => [appeal, appealOf(text, appeal, writing)])) as Record<Appeal, number>)

/** Words of the product's name that count against a headline, at most; a description may name the product. */
const NAME_WORDS_MAX = { headline: 6, description: 0 } as const

/** Capitals in the middle that count against a text, at most. */
const INNER_CAPITALS_MAX = 3

/** Words below which a headline is short. */
const SHORT_HEADLINE = 3

/** Terms shared by phrases and sentences. */
function wordingScore(
  text: string,
  appealCounts: ReturnType<typeof appealsIn>,
  { writing, nameWords, audiencePatterns, isOwnShop, isQuote = false }: Scoring,
  nameWordsMost: number,
): number {
  const words = wordsIn(text)
  const named = words.filter((word) => nameWords.has(word)).length
  const capitals = (text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}'’-]*/gu) ?? []).filter((word) => !nameWords.has(word.toLowerCase())).length
  // German capitalises every noun.
  const capital = writing?.locale.startsWith('de') === true ? 0 : weights.innerCapital
  let score = weights.nameWord * Math.min(nameWordsMost, named) + capital * Math.min(INNER_CAPITALS_MAX, capitals)
  if (writing === null || appealCounts === null) return score + (/\d/.test(text) ? weights.number : 0)
  score +=
    weights.benefit * appealCounts.benefit +
    weights.number * appealCounts.number +
    weights.proof * appealCounts.proof +
    weights.origin * appealCounts.origin
  score += weights.denial * appealCounts.denial + (isQuote ? 0 : weights.generic * appealCounts.generic)
  if (isForAudience(text, audiencePatterns)) score += weights.audience
  // Quotes have already been checked for faults.
  if (!isQuote && appealCounts.harm > 0 && appealCounts.denial === 0) score += weights.harm
  if (!isQuote && words.some((word) => writing.ours.has(word.split(/['’]/u)[0]))) score += isOwnShop ? weights.oursOfMaker : weights.ours
  if ((text.match(/\d\s?%/gu)?.length ?? 0) > 1) score += weights.composition
  if (words.some((word) => writing.leaning.has(word))) score += weights.leaning
  return score
}

const ofPlace: Readonly<Partial<Record<FactPlace, number>>> = {
  feature: weights.feature,
  specification: weights.specification,
  review: weights.review,
  question: weights.question,
}

/** Graphemes of the ideal headline, and the cost of each grapheme more or less. */
const BEST_HEADLINE = 26
const HEADLINE_GRAPHEME = 0.03

/** Score of a phrase as a headline. */
export function headlineScore({ text, kind, from, isCut }: Phrase, scoring: Scoring): number {
  const words = wordsIn(text)
  const appealCounts = appealsIn(text, scoring)
  const isPlain =
    appealCounts !== null &&
    appealCounts.benefit + appealCounts.denial + appealCounts.number + appealCounts.proof + appealCounts.origin === 0
  return (
    weights[kind] +
    (isPlain ? (from.place === 'feature' ? weights.plainPoint : weights.plain) : 0) +
    // A headline is about the product, not the shop.
    wordingScore(text, appealCounts, { ...scoring, isOwnShop: false }, NAME_WORDS_MAX.headline) +
    (isCut ? weights.cut : 0) +
    (words.length < SHORT_HEADLINE ? weights.short : 0) +
    (scoring.writing !== null && words.some((word) => scoring.writing?.pointing.has(word)) ? weights.pointingInHeadline : 0) +
    weights.rank * from.rank +
    (from.place === 'feature' ? weights.point : (ofPlace[from.place] ?? 0)) -
    HEADLINE_GRAPHEME * Math.abs(graphemes(text) - BEST_HEADLINE)
  )
}

/** Graphemes from which a description is informative, and the cost of each missing grapheme. */
const DESCRIPTION_FROM = 45
const MISSING_GRAPHEME = 0.02

/** Score of a sentence as a description. */
export function descriptionScore({ text, from, isSentence, beginsWithPronoun }: Omit<Line, 'afterColon'>, scoring: Scoring): number {
  // Whether a quote is complete on its own was decided where it was found.
  const [first] = scoring.isQuote === true ? [] : wordsIn(text)
  const { writing, maker } = scoring
  const appealCounts = appealsIn(text, scoring)
  const isOfMaker =
    maker !== null &&
    first !== undefined &&
    first.replace(/['’]s$/u, '') === maker &&
    /^\S+(?: (?:is|are|was|has|have|offers?|sets?)\b|['’]s )/iu.test(text)
  return (
    (isOfMaker ? weights.maker : 0) +
    wordingScore(text, appealCounts, scoring, NAME_WORDS_MAX.description) -
    (appealCounts === null ? 0 : (weights.number - weights.detail) * appealCounts.number) +
    (appealCounts !== null && isSentence && appealCounts.benefit > 0 ? weights.result : 0) +
    (beginsWithPronoun ? weights.pointing : 0) +
    (!beginsWithPronoun && writing !== null && first !== undefined && writing.pointing.has(first) ? weights.pointingFirst : 0) +
    (writing !== null && first !== undefined && writing.unattached.has(first) ? weights.dependentOpening : 0) +
    (writing !== null && first !== undefined && writing.instructions.has(first) ? weights.dependentOpening : 0) +
    (writing !== null && first !== undefined && writing.words.subordinator.has(first) ? weights.condition : 0) +
    (isSentence ? 0 : weights.fragment) +
    weights.rank * from.rank +
    (ofPlace[from.place] ?? 0) -
    MISSING_GRAPHEME * Math.max(0, DESCRIPTION_FROM - graphemes(text))
  )
}
