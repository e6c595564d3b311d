import { type Price } from '@adloom/domain/product.ts'
import { type PageElement } from '../document/page-document.ts'
import { type FeatureLists } from '../fields/feature-lists.ts'
import { type StatedProduct } from '../sources/structured-product.ts'

/** What was read of a page before its passages are. */
export interface PageFacts {
  readonly main: readonly StatedProduct[]
  readonly heading: PageElement | null
  readonly title: string
  /** '' for none. */
  readonly brand: string
  readonly price: Price | null
  /** Stars of five. */
  readonly rating: number | null
  /** The description chosen for the product, and whether the page shows it or its data state it of the product. */
  readonly description: string
  readonly isMetaDescription: boolean
  /** The description as the page's scripts hold it, with its markup; '' for none. */
  readonly stateDescription: string
  readonly lists: FeatureLists
  /** Points that data and scripts state. */
  readonly statedPoints: readonly string[]
}
