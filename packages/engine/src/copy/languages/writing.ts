import { type CallToAction, callsToAction } from '@adloom/domain/copy.ts'
import * as z from 'zod'
import { wholeWords } from './claims.ts'
import { dataByLanguage } from './data-by-language.ts'
import german from './de/writing.json' with { type: 'json' }
import english from './en/writing.json' with { type: 'json' }
import spanish from './es/writing.json' with { type: 'json' }
import french from './fr/writing.json' with { type: 'json' }
import italian from './it/writing.json' with { type: 'json' }
import neutral from './neutral.json' with { type: 'json' }
import dutch from './nl/writing.json' with { type: 'json' }
import portuguese from './pt/writing.json' with { type: 'json' }

/** Words of one class, separated by spaces: function words are few, and telling them is half of a grammar. */
const wordListSchema = z.string().transform((text): ReadonlySet<string> => new Set(text.split(/\s+/u).filter((word) => word !== '')))

/** Alternatives of a pattern that matches whole words: sources of regular expressions. Null where there are none. */
const patternSchema = z.array(z.string()).transform((alternatives) => (alternatives.length === 0 ? null : wholeWords(alternatives)))

/** Classes of words that a language has a closed list of. */
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
export type ListedClass = (typeof listedClasses)[number]

/** Reasons for which a sentence of a page is in no ad. */
export const junkKinds = ['shop', 'care', 'warning', 'identifier', 'legal', 'pageTalk'] as const
export type JunkKind = (typeof junkKinds)[number]

/** What makes a phrase worth reading, or not: each is a term of its score. */
export const appeals = ['benefit', 'denial', 'generic', 'harm', 'number', 'proof', 'origin'] as const
export type Appeal = (typeof appeals)[number]

/**
 * What the words of a review are a sign of.
 * - `praise`: a word that praises: "love", "perfect".
 * - `result`: a turn of phrase that tells a good result, whatever its words: "can't fault", "still going". Worth more than praise.
 * - `fault`: something bad, unless it is denied: "clunky", "chafing".
 * - `denial`: turns a fault that follows into a result, and praise into blame: "no", "without".
 * - `denialBehind`: the same right behind the word: in German "kratzt nicht". Empty where a denial stands before it anyway.
 * - `hedge`: takes praise back or leaves it open: "but", "if", "stars".
 * - `before`: another thing or the time before: "my old one", "used to".
 * - `aside`: the parcel, the seller, the price, an order to the reader; an illness, a death, a slip of the pen: printed in no ad.
 * - `leaning`: needs the sentence before: "It does", "She …".
 */
export const reviewSigns = ['praise', 'result', 'fault', 'denial', 'denialBehind', 'hedge', 'before', 'aside', 'leaning'] as const
export type ReviewSign = (typeof reviewSigns)[number]

/** Ways to put facts and phrases together. */
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
  'tail',
  'worry',
  'quote',
  'quoteLine',
] as const
export type PatternKind = (typeof patternKinds)[number]

/** Templates with slots in braces, by kind, in the order of preference. */
const patternsSchema = z.record(z.enum(patternKinds), z.array(z.string()))
export type Patterns = z.output<typeof patternsSchema>

// Object.keys forgets that the keys are the calls.
const callNames = Object.keys(callsToAction) as [CallToAction, ...CallToAction[]]

/** What it takes to read and write ads in one language: the schema of `languages/<code>/writing.json`. */
export const writingSchema = z.object({
  /** BCP 47, for numbers and prices: "de-DE". */
  locale: z.string(),
  /** What stands between a name and what is said about it: ": ", in French " : ". */
  colon: z.string(),
  words: z.record(z.enum(listedClasses), wordListSchema),
  /** Openings that lean on the sentence before: "and", "however". */
  unattached: wordListSchema,
  /** What a sentence may begin with, before a comma, to join the one before: left off. "What's more". */
  openers: z.array(z.string()).default([]),
  /** Words that nothing whole ends with: "the", "with". */
  endsOpen: wordListSchema,
  /** The first person: whoever speaks on the page does not speak in the ad. */
  ours: wordListSchema,
  /** Words that point at something said before. */
  pointing: wordListSchema,
  /** Words that lean on the sentence before wherever they stand: "also". */
  leaning: wordListSchema,
  /** What only writes who knows little of the language: "can working", "more fast". No ad repeats it. */
  slips: patternSchema.default(null),
  /** Words that turn what follows into its opposite. */
  negators: wordListSchema,
  /** Words at the front of a bracket that take back a part of what stands before it: "(without battery)". */
  limiters: wordListSchema,
  /** Words behind which a noun phrase says what the product has: "with", "features", "a". */
  introducers: wordListSchema,
  /** Participles and adjectives that a phrase may begin with: "made", "easy". */
  participles: wordListSchema,
  /** Prepositions that belong to the word before them: nothing is cut off there. */
  noBreakBefore: wordListSchema,
  /** Imperatives that tell how to use a page or a product, not what it is good for. */
  instructions: wordListSchema,
  /** Verbs that tell no result by themselves: "starts", "depends". */
  weakVerbs: wordListSchema.default(new Set<string>()),
  /** Verbs without their ending: behind a noun in the singular each is a slip, "the base have strips". */
  baseVerbs: wordListSchema.default(new Set<string>()),
  /** What a shop promises around a product that is worth a line of an ad: free delivery, returns, a guarantee. */
  promises: patternSchema.default(null),
  /** By which a sentence of a review is told to be praise that an ad may quote: `sentences/praise.ts`. */
  review: z.record(z.enum(reviewSigns), patternSchema),
  /** What a passage begins with that tells of something else: care, warnings, how to use it, sizes, other products. None of it is read. */
  otherTopics: z.array(z.string()).transform((openings) => new RegExp(`^\\P{L}*(?:${openings.join('|')})(?![\\p{L}\\p{N}])`, 'iu')),
  junk: z.record(z.enum(junkKinds), patternSchema),
  appeal: z.record(z.enum(appeals), patternSchema),
  /** Names of rows of a table that number a thing instead of describing it. */
  technical: patternSchema,
  /** By a setting of the audience (`targetingOptions`) what a statement speaks of that these people look for. */
  audience: z.record(z.string(), patternSchema).default({}),
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

/** Patterns of signs and numbers only, for a page whose language nobody here writes. */
export const neutralPatterns: Patterns = patternsSchema.parse(neutral)
