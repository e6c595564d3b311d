import { type Angle, type callsToAction } from '@adloom/domain/copy.ts'
import { type ProductGroup } from '../product-groups.ts'
import { type Occasion } from '../audience.ts'

/**
 * One way to say a thing: a headline and the sentence the description opens with. Slots stand in braces; a phrase is used only when all
 * its slots are filled (see `slots.ts`). Between them headline and opening name the product.
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

/** A phrase that draws its point from a fact of the page: used only when a fact matches, and then the description states that fact. */
export interface FactLine extends Line {
  readonly angle: Angle
  readonly fact: RegExp
  /** Kinds of product it suits; all when missing. */
  readonly groups?: readonly ProductGroup[]
}

export type CallToAction = keyof typeof callsToAction

/** Everything one language says. Add a language: a file beside this one and a line in `phrasebooks.ts`. */
export interface Phrasebook {
  readonly groups: Readonly<Record<ProductGroup, GroupPhrases>>
  /** Phrases of facts; used for every group. */
  readonly feature: readonly Phrase[]
  readonly offer: readonly Phrase[]
  readonly proof: readonly Phrase[]
  readonly brand: readonly Phrase[]
  readonly season: readonly Phrase[]
  /** Openings for what the user wrote: a worry, a quote of a worry, a quote of praise. */
  readonly pain: readonly Phrase[]
  readonly worryQuote: readonly Phrase[]
  readonly praiseQuote: readonly Phrase[]
  /** By occasion of the audience (`audience.ts`); settings without their own phrases use `any`. */
  readonly audience: Readonly<Record<Occasion, { readonly any: readonly Phrase[] } & Readonly<Partial<Record<string, readonly Phrase[]>>>>>
  /** Phrases that play on a fact. */
  readonly factLines: readonly FactLine[]
  readonly calls: Readonly<Record<Angle, readonly CallToAction[]>>
  /** What a thing without a name is called, by group; `general` for all others. Two words at most, e.g. "this piece". */
  readonly standIns: Readonly<Partial<Record<ProductGroup, string>>> & { readonly general: string }
}
