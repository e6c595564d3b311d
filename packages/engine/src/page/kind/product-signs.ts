import { type PointRule } from '../fields/rule.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type PageSigns } from './kind-rule.ts'

const PRODUCT_PATH =
  /\/(p|dp|gp\/product|itm|item|product|products|produkt|producto|produit|prodotto|produto|tuote|toode|artikel|article|pd|sku|goods|catalog\/product|tovar|proizvod|izdelek|buy)[/-]|\/(product|item)[-_]?(details?|info|page|view)\b|[?&](pid|product_id|products_id|productid|sku)=|\/p-\w|[-_/]p\d{4,}|\.html?$|\d{6,}/i
export const PRODUCT_WORD =
  /\/(p|dp|gp\/product|itm|products?|produkt|producto|produit|prodotto|produto)\/|\/(product|item)[-_]?(details?|info|page|view)\b/i
const DETAILS = /^(product )?(description|details|specifications?|overview|beschreibung|descripción|descrizione|opis|popis)$/i

/** What tells a product page from lists, articles and home pages. */
export interface ProductSigns extends PageSigns {
  readonly reading: PageReading
  readonly title: string
  /** The first heading; '' for none. */
  readonly heading: string
  readonly path: string
  /** Characters of its paragraphs. */
  readonly paragraphs: number
  /** Number of current prices outside lists of other products. */
  readonly prices: number
  /** Number of cards of other products outside lists that are called so. */
  readonly cards: number
  /** Whether the only card has the only price. */
  readonly isLoneCard: boolean
  /** Whether the page itself shows an image that may be the product, not only data or a tag. */
  readonly isPictured: boolean
  /** Whether data states a product that may be the page's. */
  readonly hasStructured: boolean
  readonly ogType: string
  readonly types: readonly string[]
  /** Whether the address names the heading too. */
  readonly isNamed: boolean
  /** Whether data or a tag says that it is an article. */
  readonly isArticle: boolean
}

/** Cards of other products from which a page that shows none of its own is a list. */
export const SEVERAL = 2

export const productSigns: readonly PointRule<ProductSigns>[] = [
  {
    id: 'stated',
    points: 3,
    reason: 'Data for machines states a product with an offer or an image.',
    since: '2026-11-21',
    holds: ({ statedNames }) => statedNames.length > 0,
  },
  {
    id: 'stated-barely',
    points: 1.5,
    reason: 'A product without a name, or without an offer and an image.',
    since: '2026-11-21',
    holds: ({ statedNames, hasStructured }) => statedNames.length === 0 && hasStructured,
  },
  {
    id: 'og-type',
    points: 2,
    reason: 'The shop says so for links.',
    since: '2026-11-21',
    holds: ({ ogType }) => /product|og:product|item/.test(ogType) && !/group/.test(ogType),
  },
  { id: 'price', points: 1.6, reason: 'A price near the name.', since: '2026-11-21', holds: ({ hasPrice }) => hasPrice },
  { id: 'buys', points: 1.5, reason: 'Something puts it into a cart.', since: '2026-11-21', holds: ({ buys }) => buys },
  {
    id: 'embedded-state',
    points: 1,
    reason: "The page's scripts have a product with its name.",
    since: '2026-11-21',
    holds: ({ hasEmbedded }) => hasEmbedded,
  },
  {
    id: 'path-of-products',
    points: 1.1,
    reason: 'The address has the word for a product.',
    since: '2026-11-21',
    holds: ({ path }) => PRODUCT_PATH.test(path) && PRODUCT_WORD.test(path),
  },
  {
    id: 'path-of-an-item',
    points: 0.7,
    reason: 'The address has a number or an ending as those of products have.',
    since: '2026-11-21',
    holds: ({ path }) => PRODUCT_PATH.test(path) && !PRODUCT_WORD.test(path),
  },
  { id: 'named', points: 0.6, reason: 'The address names the heading.', since: '2026-11-21', holds: ({ isNamed }) => isNamed },
  {
    id: 'sold-out',
    points: 0.3,
    reason: "Without a price: a product's address, its name and an image.",
    since: '2026-11-21',
    holds: ({ isNamed, hasImage, path, cards }) => isNamed && hasImage && cards < SEVERAL && PRODUCT_WORD.test(path),
  },
  {
    id: 'details',
    points: 0.4,
    reason: 'A section called description or details.',
    since: '2026-11-21',
    holds: ({ reading }) => reading.headings.some(({ text, level }) => level > 1 && DETAILS.test(text)),
  },
  { id: 'image', points: 0.3, reason: 'An image that may be a product.', since: '2026-11-21', holds: ({ hasImage }) => hasImage },
  {
    id: 'one-price',
    points: 0.4,
    reason: 'A name, an image and hardly more than one price: a product page in any language.',
    since: '2026-11-21',
    holds: ({ hasPrice, hasImage, heading, prices, paragraphs }) =>
      hasPrice && hasImage && heading !== '' && prices <= 3 && paragraphs < 1500,
  },
  {
    id: 'price-tags',
    points: 1,
    reason: 'Meta tags for product feeds.',
    since: '2026-11-21',
    holds: ({ reading }) => reading.metas.has('product:price:amount') || reading.metas.has('og:price:amount'),
  },
]
