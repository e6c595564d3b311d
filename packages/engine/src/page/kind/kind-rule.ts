import { type PageKind } from '@adloom/domain/product.ts'
import { type Rule } from '../fields/rule.ts'

/** What is known about a page before its kind. */
export interface PageSigns {
  /** The visible text, cut at 6 000 characters. */
  readonly text: string
  /** Names of products that data for machines states with an offer or an image. */
  readonly statedNames: readonly string[]
  readonly hasPrice: boolean
  readonly hasImage: boolean
  /** Whether the page's scripts have a product with its name. */
  readonly hasEmbedded: boolean
  /** Whether something puts a product into a cart. */
  readonly buys: boolean
}

/** A rule of a table in which the first rule that holds decides the kind. */
export interface KindRule<Signs> extends Rule {
  readonly kind: PageKind
  readonly holds: (signs: Signs) => boolean
}

export const kindBy = <Signs>(rules: readonly KindRule<Signs>[], signs: Signs): PageKind | null =>
  rules.find(({ holds }) => holds(signs))?.kind ?? null
