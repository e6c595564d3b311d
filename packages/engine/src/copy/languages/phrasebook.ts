import { type Angle, type CallToAction, type Tone } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type Occasion } from '../audience.ts'
import { type ProductGroup } from '../product-groups.ts'
import { type Claims } from './claims.ts'
import { type FactConcept } from './fact-concepts.ts'
import { type Grammar, type NounForm } from './grammar.ts'
import { type Reading } from './reading.ts'
import { type Season } from './seasons.ts'

/**
 * One way to say a thing: a headline and the sentence the description opens with. Slots stand in braces; a phrase is used only when all
 * its slots are filled (see `slots.ts`). `<a|b|…>` is the alternative that agrees with the product's noun (see the language's grammar); a phrase
 * with one is left out when the noun is not known. Between them headline and opening name the product.
 */
export type Phrase = readonly [headline: string, opening: string]

/** What fits a kind of product whoever makes it: truths of the kind, never claims about the product. */
export interface GroupPhrases {
  readonly benefit: readonly Phrase[]
  readonly problem: readonly Phrase[]
  readonly question: readonly Phrase[]
  readonly howTo: readonly Phrase[]
}

/** A phrase, and the fact it needs when it plays on one. */
export interface Line {
  readonly phrase: Phrase
  readonly fact?: RegExp
}

/** A phrase that draws its point from a fact: used only when a fact's text matches, and then the description states that fact. */
export interface FactLine extends Line {
  readonly angle: Angle
  readonly fact: RegExp
  /** Kinds of product it suits; all when missing. */
  readonly groups?: readonly ProductGroup[]
}

/** A common noun: what English calls it, its gender (see `NounForm`), singular, plural, other words for the same thing, comma-separated. */
export type NounRow = readonly [english: string, form: NounForm, text: string, plural?: string, also?: string]

/** How texts of a language say a fact (`says`, its first group the number where the concept has one), and how an ad states it: `{n}` is the number. */
export interface Rendering {
  readonly says: RegExp
  /** As it stands inside a sentence: "spülmaschinenfest", "Akku für {n} Stunden". */
  readonly label: string
}

/** How to say a thing in a manner asked for. */
export interface ToneWords {
  /** By angle, for any product; what the page states follows them. Two each at least. */
  readonly phrases: Readonly<Record<Angle, readonly Phrase[]>>
  /** Short sentences that may stand before or behind any ad text in this manner. */
  readonly openings: readonly string[]
  readonly closings: readonly string[]
  /** Words that this manner says otherwise, as pairs: "don’t" → "do not" where it is formal. */
  readonly swaps: readonly (readonly [from: RegExp, to: string])[]
}

/** The name of one that has none, by group: "dieses Stück". */
export type StandIns<Name> = Readonly<Partial<Record<ProductGroup, Name>>> & { readonly general: Name }

/** Everything one language says. Add a language: a folder beside this file and a line in `phrasebooks.ts`. */
export interface Phrasebook {
  readonly language: Language
  readonly grammar: Grammar
  readonly groups: Readonly<Record<ProductGroup, GroupPhrases>>
  /** Phrases of facts; used for every group. */
  readonly feature: readonly Phrase[]
  /** For a thing of which no fact is known: they show it, and claim nothing. */
  readonly look: readonly Phrase[]
  readonly offer: readonly Phrase[]
  readonly proof: readonly Phrase[]
  /** What may be said where the page shows a reduction, in the words `claims.discount` looks for: "25% off, save €8, reduced". */
  readonly reduction: (percent: string, saving: string) => string
  /** With the brand's or the shop's name. */
  readonly brand: readonly Phrase[]
  /** A house's own voice without its name: short and sure, and no claim. */
  readonly voice: readonly Phrase[]
  /** With the `{season}` that the page names. */
  readonly season: readonly Phrase[]
  /** Moments that any thing suits: a present, a Saturday. */
  readonly occasion: readonly Phrase[]
  /** Openings for what the user wrote: a worry, a quote of a worry, a quote of praise. */
  readonly pain: readonly Phrase[]
  readonly worryQuote: readonly Phrase[]
  readonly praiseQuote: readonly Phrase[]
  /** By occasion of the audience (`audience.ts`); settings without their own phrases use `any`. */
  readonly audience: Readonly<Record<Occasion, { readonly any: readonly Phrase[] } & Readonly<Partial<Record<string, readonly Phrase[]>>>>>
  readonly factLines: readonly FactLine[]
  /** The platforms' buttons in the language's words. */
  readonly callWords: Readonly<Record<CallToAction, string>>
  readonly standIns: StandIns<{ readonly text: string; readonly form: NounForm }>
  /** What things are called; English reads its own list (`en/nouns.ts`). */
  readonly nouns: readonly NounRow[]
  readonly facts: Readonly<Record<FactConcept, Rendering>>
  /** Words that make a statement the opposite or a condition: a text with one gives no fact. */
  readonly negation: RegExp
  readonly seasons: Readonly<Record<Season, { readonly says: RegExp; readonly words: string }>>
  readonly reading: Reading
  readonly claims: Claims
  readonly tones: Readonly<Record<Tone, ToneWords>>
  /** Turns of phrase that are fine once and tiresome four times. */
  readonly worn: RegExp
  /** How the typed worry of a user reads: as a complaint rather than as praise; as a sentence rather than as a noun. */
  readonly worry: RegExp
  readonly clause: RegExp
}
