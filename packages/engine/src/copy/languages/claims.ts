import * as z from 'zod'
import { dataByLanguage } from '../../lexicon/data-by-language.ts'
import { dataFile } from '../../lexicon/data-file.ts'
import german from './de/claims.json' with { type: 'json' }
import english from './en/claims.json' with { type: 'json' }
import spanish from './es/claims.json' with { type: 'json' }
import french from './fr/claims.json' with { type: 'json' }
import italian from './it/claims.json' with { type: 'json' }
import dutch from './nl/claims.json' with { type: 'json' }
import portuguese from './pt/claims.json' with { type: 'json' }
import { countries, materials, meanings } from './claim-concepts.ts'
import { unitNames } from './units.ts'

/** Claims that need support by the page, and the platforms' rules, which no fact overrides. */
export const claimKinds = [
  'superlative',
  'guarantee',
  'comparison',
  'health',
  'delivery',
  'discount',
  'novelty',
  'award',
  'sustainability',
] as const
export type ClaimKind = (typeof claimKinds)[number]
export const ruleKinds = ['urgency', 'click-bait', 'personal'] as const
export type RuleKind = (typeof ruleKinds)[number]

/** Sources of regular expressions for whole words, case-insensitive; no nested repetition, so that matching stays linear. */
const alternatives = z.array(z.string().refine((source) => !/[+*]\)[+*{]/.test(source))).min(1)

/** The words by which a language makes claims, and those by which two claims are compared. */
export const claimWordsSchema = dataFile({
  kinds: z.record(z.enum([...claimKinds, ...ruleKinds]), alternatives).describe('Words that make a claim of a kind.'),
  signs: z.partialRecord(z.enum([...claimKinds, ...ruleKinds]), alternatives).describe('The same for scripts without word boundaries.'),
  meanings: z
    .record(z.enum(meanings), alternatives)
    .describe('Claims with a common meaning in every language, whatever their words: "free returns", "returns are free".'),
  materials: z.record(z.enum(materials), alternatives),
  countries: z.record(z.enum(countries), alternatives),
  origin: alternatives.describe('Words before a country that mark it as the origin.'),
  imitations: z
    .object({ before: alternatives, after: alternatives })
    .describe('Words that turn a material into an imitation: "faux" before it, "look" after it.'),
  negations: z
    .object({ before: alternatives, after: alternatives, unless: alternatives })
    .describe('Words that deny what follows or precedes them, and words after a denial that cancel it: "not only".'),
  numbers: z.array(z.string()).length(11).describe('The numbers two to twelve.'),
  units: z.partialRecord(z.enum(unitNames), alternatives),
  reduction: alternatives.describe('Words next to a percentage that mark a reduction.'),
  saving: alternatives.describe('Words next to an amount of money that mark a saving.'),
  moreThan: alternatives,
  rating: alternatives.describe('Words after a rating.'),
  idioms: alternatives.describe('Idioms whose words claim nothing.'),
  endings: z.array(z.string()).describe('Word endings, removed before words are compared.'),
  smallWords: z.array(z.string()).describe('Function words.'),
})
type ClaimWords = z.infer<typeof claimWordsSchema>

/** Claim patterns of a language by kind. All have the flags `giu`. */
type Claims = Readonly<Record<ClaimKind | RuleKind, RegExp>>

/** A language's claim words as patterns. Patterns with groups name the match by its concept. */
export interface ClaimPatterns {
  readonly kinds: Claims
  readonly meanings: RegExp
  readonly materials: RegExp
  readonly countries: RegExp
  readonly origin: RegExp
  readonly imitatesBefore: RegExp
  readonly imitatesAfter: RegExp
  readonly deniesAfter: RegExp
  readonly deniesBefore: RegExp
  readonly unless: RegExp
  readonly idioms: RegExp
  /** A number, followed by the words that mark a rating. */
  readonly rating: RegExp
  /** Each of these matches one whole word. */
  readonly reduction: RegExp
  readonly saving: RegExp
  readonly moreThan: RegExp
  readonly units: ReadonlyMap<string, RegExp>
  readonly numbers: ReadonlyMap<string, number>
  readonly smallWords: ReadonlySet<string>
  readonly endings: readonly string[]
}

/** A pattern of whole words; `\b` only knows ASCII letters. */
export const wholeWords = (sources: readonly string[], signs: readonly string[] = []): RegExp =>
  new RegExp([`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, ...signs].join('|'), 'giu')

const oneWord = (sources: readonly string[]): RegExp => new RegExp(`^(?:${sources.join('|')})$`, 'iu')

/** Whole words, in a group named after their meaning. */
const namedWords = (sources: Readonly<Record<string, readonly string[]>>): RegExp =>
  wholeWords(Object.entries(sources).map(([name, group]) => `(?<${name}>${group.join('|')})`))

function compiled({ kinds, signs, ...words }: ClaimWords): ClaimPatterns {
  return {
    kinds: Object.fromEntries(
      [...claimKinds, ...ruleKinds].map((kind) => [kind, wholeWords(kinds[kind], signs[kind])]),
      // The keys are all the kinds.
    ) as Claims,
    meanings: namedWords(words.meanings),
    materials: namedWords(words.materials),
    countries: namedWords(words.countries),
    origin: oneWord(words.origin),
    imitatesBefore: oneWord(words.imitations.before),
    imitatesAfter: oneWord(words.imitations.after),
    deniesAfter: wholeWords(words.negations.before),
    deniesBefore: wholeWords(words.negations.after),
    unless: oneWord(words.negations.unless),
    idioms: wholeWords(words.idioms),
    rating: new RegExp(`(\\d(?:[.,]\\d+)?) ?-?(?:${words.rating.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    reduction: oneWord(words.reduction),
    saving: oneWord(words.saving),
    moreThan: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.moreThan.join('|')}) ?$`, 'iu'),
    units: new Map(Object.entries(words.units).map(([unit, sources]) => [unit, oneWord(sources)])),
    numbers: new Map(words.numbers.flatMap((names, place) => names.split('/').map((name) => [name, place + 2]))),
    smallWords: new Set(words.smallWords),
    endings: words.endings.toSorted((one, other) => other.length - one.length),
  }
}

/** Claim patterns of a language, read and compiled on first use. Add yours here. */
export const claimPatternsOf = dataByLanguage(claimWordsSchema.transform(compiled), {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  nl: dutch,
  it: italian,
  pt: portuguese,
})
