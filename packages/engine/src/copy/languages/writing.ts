import { type CallToAction, callsToAction } from '@adloom/domain/copy.ts'
import * as z from 'zod'
import { wholeWords } from './claims.ts'
import { dataByLanguage } from '../../lexicon/data-by-language.ts'
import { dataFile } from '../../lexicon/data-file.ts'
import { wordListSchema } from '../../lexicon/word-list.ts'
import german from './de/writing.json' with { type: 'json' }
import english from './en/writing.json' with { type: 'json' }
import spanish from './es/writing.json' with { type: 'json' }
import french from './fr/writing.json' with { type: 'json' }
import italian from './it/writing.json' with { type: 'json' }
import neutral from './neutral.json' with { type: 'json' }
import dutch from './nl/writing.json' with { type: 'json' }
import portuguese from './pt/writing.json' with { type: 'json' }

/** Alternatives of a pattern that matches whole words: sources of regular expressions. Null when there are none. */
const patternSchema = z.array(z.string()).transform((alternatives) => (alternatives.length === 0 ? null : wholeWords(alternatives)))

/** Word classes of which a language has a closed list. */
export const listedClasses = [
  'determiner',
  'preposition',
  'conjunction',
  'subordinator',
  'relative',
  'pronoun',
  'auxiliary',
  'adverb',
  'verb',
] as const

/** Reasons to exclude a sentence of a page from ads. */
export const junkKinds = ['shop', 'care', 'warning', 'identifier', 'legal', 'pageTalk'] as const
export type JunkKind = (typeof junkKinds)[number]

/** What makes a phrase worth reading, or not: each is a term of its score. */
export const appeals = ['benefit', 'denial', 'generic', 'harm', 'number', 'proof', 'origin'] as const
export type Appeal = (typeof appeals)[number]

/**
 * What the words of a review signal.
 * - `praise`: a word of praise: "love", "perfect".
 * - `result`: an expression for a good result, whatever its words: "can't fault", "still going". Worth more than praise.
 * - `fault`: something bad, unless it is denied: "clunky", "chafing".
 * - `denial`: turns a following fault into a result, and praise into blame: "no", "without".
 * - `denialBehind`: the same right after the word: in German "kratzt nicht". Empty where a denial precedes the word anyway.
 * - `hedge`: takes praise back or leaves it open: "but", "if", "stars".
 * - `before`: another product or an earlier time: "my old one", "used to".
 * - `aside`: the parcel, the seller, the price, an order to the reader; an illness, a death, a typing error: printed in no ad.
 * - `leaning`: needs the sentence before: "It does", "She …".
 */
const reviewSigns = ['praise', 'result', 'fault', 'denial', 'denialBehind', 'hedge', 'before', 'aside', 'leaning'] as const
export type ReviewSign = (typeof reviewSigns)[number]

/** Ways to combine facts and phrases. */
export const patternKinds = [
  'offer',
  'offerLine',
  'proof',
  'proofLine',
  'price',
  'priceLine',
  'brand',
  'byLine',
  'bare',
  'bareLine',
  'pageLine',
  'tail',
  'worry',
  'quote',
  'quoteLine',
] as const
export type PatternKind = (typeof patternKinds)[number]

/** Templates with slots in braces, by kind, in order of preference. */
const patternsSchema = z.record(z.enum(patternKinds), z.array(z.string()))
export type Patterns = z.output<typeof patternsSchema>

// Object.keys loses the key type.
const callNames = Object.keys(callsToAction) as [CallToAction, ...CallToAction[]]

/** Data for reading and writing ads in one language: the schema of `languages/<code>/writing.json`. */
export const writingSchema = dataFile({
  locale: z.string().describe('BCP 47, for numbers and prices: "de-DE".'),
  colon: z.string().describe('The separator between a name and a statement about it: ": ", in French " : ".'),
  words: z.record(z.enum(listedClasses), wordListSchema),
  unattached: wordListSchema.describe('Openings that depend on the sentence before: "and", "however".'),
  openers: z
    .array(z.string())
    .default([])
    .describe(`Openings before a comma that join a sentence to the one before, and are removed: "What's more".`),
  endsOpen: wordListSchema.describe('Words that no complete text ends with: "the", "with".'),
  ours: wordListSchema.describe('First-person words: the speaker of the page is not the speaker of the ad.'),
  pointing: wordListSchema.describe('Words that refer to something said before.'),
  leaning: wordListSchema.describe('Words that depend on the sentence before wherever they stand: "also".'),
  slips: patternSchema
    .default(null)
    .describe('Mistakes of writers who do not know the language well: "can working", "more fast". No ad repeats them.'),
  negators: wordListSchema.describe('Words that negate what follows.'),
  limiters: wordListSchema.describe('Words at the start of a bracket that restrict what precedes it: "(without battery)".'),
  introducers: wordListSchema.describe('Words before a noun phrase that says what the product has: "with", "features", "a".'),
  participles: wordListSchema.describe('Participles and adjectives that a phrase may begin with: "made", "easy".'),
  noBreakBefore: wordListSchema.describe('Prepositions that belong to the word before them: no cut is made there.'),
  instructions: wordListSchema.describe('Imperatives about using a page or a product, not about its benefits.'),
  weakVerbs: wordListSchema.default(new Set<string>()).describe('Verbs that state no result by themselves: "starts", "depends".'),
  baseVerbs: wordListSchema
    .default(new Set<string>())
    .describe('Verbs without their ending: after a noun in the singular each is a mistake, "the base have strips".'),
  promises: patternSchema.default(null).describe('Promises of a shop that are worth a line of an ad: free delivery, returns, a guarantee.'),
  review: z
    .record(z.enum(reviewSigns), patternSchema)
    .describe('Patterns that identify quotable praise in a sentence of a review: `sentences/praise.ts`.'),
  otherTopics: z
    .array(z.string())
    .transform((openings) => new RegExp(`^\\P{L}*(?:${openings.join('|')})(?![\\p{L}\\p{N}])`, 'iu'))
    .describe('Openings of passages about other topics: care, warnings, usage, sizes, other products. These passages are skipped.'),
  junk: z.record(z.enum(junkKinds), patternSchema),
  appeal: z.record(z.enum(appeals), patternSchema),
  technical: patternSchema.describe('Names of table rows that identify a product instead of describing it.'),
  audience: z
    .record(z.string(), patternSchema)
    .default({})
    .describe('By audience setting (`targetingOptions`): patterns of statements this audience looks for.'),
  patterns: patternsSchema,
  buttons: z.record(z.enum(callNames), z.string()),
})
export type Writing = z.output<typeof writingSchema>

/** How a language is read and written. Add yours here. */
export const writingOf = dataByLanguage(writingSchema, {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  nl: dutch,
  it: italian,
  pt: portuguese,
})

/** Language-neutral templates of marks and numbers, for a page in a language without data here. */
export const neutralSchema = dataFile({ patterns: patternsSchema })
export const neutralPatterns: Patterns = neutralSchema.parse(neutral).patterns
