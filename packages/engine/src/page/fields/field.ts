import { type Product } from '@adloom/domain/product.ts'
import { type Evidence, type FactSource } from '@adloom/domain/provenance.ts'
import { type PageElement } from '../document/page-document.ts'
import { type EmbeddedProduct } from '../sources/embedded-state.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type StructuredProduct } from '../sources/structured-product.ts'
import { type VisiblePrice } from '../sources/visible.ts'
import { type Availability } from '../values/stock-words.ts'
import { type FeatureLists } from './feature-lists.ts'
import { type Rule } from './rule.ts'

/** A value of the page, and where it stands. */
export interface FoundValue<Value> {
  readonly value: Value
  readonly evidence: Evidence
}

/** Characters of a snippet, as `evidenceSchema` allows. */
const SNIPPET_MAX = 200

/** A value with the words it was read from. */
export const foundIn = <Value>(value: Value, source: FactSource, words: string): FoundValue<Value> => ({
  value,
  evidence: { source, snippet: words.slice(0, SNIPPET_MAX) },
})

/** What is known about a page. Some of it is no part of the product: other fields need it. */
export interface Findings {
  /** The product the page is about, as each syntax of structured data states it, best first. */
  readonly structured: readonly StructuredProduct[]
  /** The product in the page's scripts, looked for where structured data leaves gaps. */
  readonly embedded: EmbeddedProduct | null
  /** `score`: how far the sources agree. */
  readonly title: (FoundValue<string> & { readonly score: number }) | null
  /** The heading with the product's name, or the most similar one. */
  readonly heading: PageElement | null
  /** Every visible price outside lists of other products. */
  readonly shownPrices: readonly VisiblePrice[]
  /** The price a page of any kind seems to be about. */
  readonly pagePrice: FoundValue<Product['price'] & object> | null
  /** `otherAddresses`: other addresses of an image by its `src`, best first. */
  readonly productImages:
    | (FoundValue<Product['productImages']> & { readonly otherAddresses: ReadonlyMap<string, readonly string[]> })
    | null
  readonly kind: Product['kind']
  /** The best description that a source states or a box of the page shows: on many pages the shop's summary for search engines. */
  readonly summary: FoundValue<string> | null
  readonly language: FoundValue<string> | null
  readonly siteName: FoundValue<string> | null
  readonly logos: FoundValue<readonly [string, ...string[]]> | null
  readonly productVideos: Product['productVideos']
  readonly price: FoundValue<Product['price'] & object> | null
  readonly brand: FoundValue<string> | null
  readonly availability: FoundValue<Availability> | null
  readonly rating: FoundValue<Product['rating'] & object> | null
  readonly categoryPath: FoundValue<readonly string[]> | null
  readonly category: FoundValue<string> | null
  /** Lists, tables and written lines that may be about the product. */
  readonly featureLists: FeatureLists | null
  readonly features: FoundValue<readonly string[]> | null
  /** `ownDescription`: the page's own section about the product, '' for none. */
  readonly passages: { readonly passages: Product['passages']; readonly ownDescription: string }
  readonly description: FoundValue<string> | null
  readonly style: Pick<Product, 'styles' | 'brandProfile'>
}
export type FieldName = keyof Findings

/**
 * How one finding is read. A field is an ordered table of named rules, and one function that chooses between what they find. There are three
 * ways to choose, each with its own kind of rule (`rule.ts`): all sources propose and their agreement or the highest weight decides
 * (`ProposalRule`), the first rule that finds something decides (`RankedRule`), or points are added up (`PointRule`). Each rule states its
 * reason and since when it is there, so a change of a weight is a change of one line. Fields are read one after another
 * (`product-fields.ts`): `needs` names the findings of earlier fields that one reads, and the compiler lets it read no others.
 */
export interface ProductField<Name extends FieldName, Needs extends FieldName = never> {
  readonly needs: readonly Needs[]
  /** Whether it is read on product pages only; on other pages it keeps its value of `nothingFound`. */
  readonly onProductPagesOnly: boolean
  readonly rules: readonly Rule[]
  readonly read: (reading: PageReading, found: Pick<Findings, Needs>) => Findings[Name]
}
