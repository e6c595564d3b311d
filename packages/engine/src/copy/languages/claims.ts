import { type Language } from '@adloom/domain/language.ts'
import * as z from 'zod'
import { dataByLanguage } from './data-by-language.ts'
import german from './de/claims.json' with { type: 'json' }
import english from './en/claims.json' with { type: 'json' }
import spanish from './es/claims.json' with { type: 'json' }
import french from './fr/claims.json' with { type: 'json' }
import italian from './it/claims.json' with { type: 'json' }
import dutch from './nl/claims.json' with { type: 'json' }
import portuguese from './pt/claims.json' with { type: 'json' }
import { countries, materials, meanings } from './claim-concepts.ts'
import { unitNames } from '../units.ts'

/** Claims that hold only where the page makes them, and the platforms' rules, which no fact lifts. */
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

/** Sources of regular expressions for whole words, any case; without a repetition inside a repetition, so that they stay linear. */
const alternatives = z.array(z.string().refine((source) => !/[+*]\)[+*{]/.test(source))).min(1)

/** What a language says when it claims, and the words by which two claims are compared. */
const claimWordsSchema = z.object({
  /** What counts as a claim of a kind. */
  kinds: z.record(z.enum([...claimKinds, ...ruleKinds]), alternatives),
  /** The same where signs say it, which have no word ends. */
  signs: z.partialRecord(z.enum([...claimKinds, ...ruleKinds]), alternatives),
  /** What is a claim in every language, whatever words it takes: "free returns", "returns are free". */
  meanings: z.record(z.enum(meanings), alternatives),
  materials: z.record(z.enum(materials), alternatives),
  countries: z.record(z.enum(countries), alternatives),
  /** What stands before a country when a thing comes from there. */
  origin: alternatives,
  /** What makes a material another one: "faux" before it, "look" behind it. */
  imitations: z.object({ before: alternatives, after: alternatives }),
  /** What denies what follows, or what stands before it; and what behind a denial takes it back: "not only". */
  negations: z.object({ before: alternatives, after: alternatives, unless: alternatives }),
  /** Two to twelve. */
  numbers: z.array(z.string()).length(11),
  units: z.partialRecord(z.enum(unitNames), alternatives),
  /** Beside a percentage: it is a reduction. */
  reduction: alternatives,
  /** Beside an amount of money: it is saved. */
  saving: alternatives,
  moreThan: alternatives,
  /** What follows a rating. */
  rating: alternatives,
  /** Turns of phrase whose words claim nothing. */
  idioms: alternatives,
  /** Endings of words, to compare them without. */
  endings: z.array(z.string()),
  /** Words that carry no meaning of their own. */
  smallWords: z.array(z.string()),
})
export type ClaimWords = z.infer<typeof claimWordsSchema>

/** By kind, what a language says when it claims such a thing. All patterns carry the flags `giu`. */
export type Claims = Readonly<Record<ClaimKind | RuleKind, RegExp>>

/** A language's words of claims as patterns. Those with groups name what they found by the concept's name. */
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
  /** Digits or a number, then what says that it is a rating. */
  readonly rating: RegExp
  /** These match one whole word each. */
  readonly reduction: RegExp
  readonly saving: RegExp
  readonly moreThan: RegExp
  readonly units: ReadonlyMap<string, RegExp>
  readonly numbers: ReadonlyMap<string, number>
  readonly smallWords: ReadonlySet<string>
  readonly endings: readonly string[]
}

/** A pattern of whole words: `\b` knows only ASCII letters. */
export const wholeWords = (sources: readonly string[], signs: readonly string[] = []): RegExp =>
  new RegExp([`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, ...signs].join('|'), 'giu')

const oneWord = (sources: readonly string[]): RegExp => new RegExp(`^(?:${sources.join('|')})$`, 'iu')

/** Whole words, in a group that bears the name of what they mean. */
const namedWords = (sources: Readonly<Record<string, readonly string[]>>): RegExp =>
  wholeWords(Object.entries(sources).map(([name, group]) => `(?<${name}>${group.join('|')})`))

function compiled({ kinds, signs, ...words }: ClaimWords): ClaimPatterns {
  return {
    kinds: Object.fromEntries(
      [...claimKinds, ...ruleKinds].map((kind) => [kind, wholeWords(kinds[kind], signs[kind])]),
      // The keys are all kinds there are.
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

/** What a language says when it claims, read and compiled when first asked for. Add yours here. */
export const claimPatternsOf = dataByLanguage(claimWordsSchema.transform(compiled), {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  nl: dutch,
  it: italian,
  pt: portuguese,
})

/** By kind, what counts as a claim in a language; compiled when first looked at. */
export const claimsOf = (language: Language): Claims =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      [...claimKinds, ...ruleKinds].map((kind) => [kind, { enumerable: true, get: () => claimPatternsOf(language).kinds[kind] }]),
    ),
    // The keys are all kinds there are.
  ) as Claims
