import { type Price } from '@adloom/domain/product.ts'
import { type PageElement } from '../document/page-document.ts'
import { type FeatureLists } from '../fields/feature-lists.ts'
import { type StructuredProduct } from '../sources/structured-product.ts'

/** What is known about a page before its passages are read. */
export interface PageFacts {
  readonly structured: readonly StructuredProduct[]
  readonly heading: PageElement | null
  readonly title: string
  /** '' for none. */
  readonly brand: string
  readonly price: Price | null
  /** Stars of five. */
  readonly rating: number | null
  /** The description chosen for the product, and whether it is visible or stated in data about the product. */
  readonly description: string
  readonly isMetaDescription: boolean
  /** The description in the page's scripts, with its markup; '' for none. */
  readonly embeddedDescription: string
  readonly lists: FeatureLists
  /** Points stated in data and scripts. */
  readonly statedPoints: readonly string[]
}
