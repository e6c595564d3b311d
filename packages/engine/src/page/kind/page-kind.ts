import { addressShare, addressWords, isHomeAddress } from '../document/page-address.ts'
import { elementsOf } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { foldedText, textOf, splitWords } from '../document/page-text.ts'
import { type ProductField } from '../fields/field.ts'
import { pointsOf, type PointRule } from '../fields/rule.ts'
import { EMBEDDED_AGREES } from '../sources/embedded-state.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { isArticleType } from '../sources/structured-product.ts'
import { cartButtons, hasCartButton } from './cart-buttons.ts'
import { hasPrograms } from './empty-shell.ts'
import { type KindRule, kindBy, type PageSigns } from './kind-rule.ts'
import { standInKind, standInRules } from './stand-in.ts'

const PRODUCT_PATH =
  /\/(p|dp|gp\/product|itm|item|product|products|produkt|producto|produit|prodotto|produto|tuote|toode|artikel|article|pd|sku|goods|catalog\/product|tovar|proizvod|izdelek|buy)[/-]|\/(product|item)[-_]?(details?|info|page|view)\b|[?&](pid|product_id|products_id|productid|sku)=|\/p-\w|[-_/]p\d{4,}|\.html?$|\d{6,}/i
const PRODUCT_WORD =
  /\/(p|dp|gp\/product|itm|products?|produkt|producto|produit|prodotto|produto)\/|\/(product|item)[-_]?(details?|info|page|view)\b/i
const DETAILS = /^(product )?(description|details|specifications?|overview|beschreibung|descripción|descrizione|opis|popis)$/i
const ARTICLE_PATH = /\/(blog|news|magazine|article|articles|stories|story|journal|tendencia|ratgeber|post|posts|press|\d{4}\/\d{2})\//i

/** What tells a product page from lists, articles and home pages. */
interface ProductSigns extends PageSigns {
  readonly reading: PageReading
  readonly title: string
  /** The first heading; '' for none. */
  readonly heading: string
  readonly path: string
  /** Characters of its paragraphs. */
  readonly paragraphs: number
  /** Number of current prices outside lists of other products. */
  readonly prices: number
  /** Whether data states a product that may be the page's. */
  readonly hasStructured: boolean
  readonly ogType: string
  readonly types: readonly string[]
  /** Whether the address names the heading too. */
  readonly isNamed: boolean
  /** Whether data or a tag says that it is an article. */
  readonly isArticle: boolean
}

/** The visible text, counted up to 6 000 characters, and the part of it in paragraphs. */
function readableText(reading: PageReading): { readonly text: string; readonly paragraphs: number } {
  const { page } = reading
  const [body] = elementsOf(page, 'body')
  const text =
    body === undefined
      ? page.nodes
          .filter((node) => typeof node === 'string')
          .join(' ')
          .slice(0, 6000)
      : textOf(page, body, { limit: 6000 })
  let paragraphs = 0
  for (const paragraph of elementsOf(page, 'p').slice(0, 200)) {
    if ((paragraph.region & (region.related | region.footer | region.nav | region.reviews | region.dialog | region.hidden)) !== 0) continue
    const length = textOf(page, paragraph, { limit: 1500 }).length
    if (length > 120) paragraphs += length
  }
  return { text, paragraphs }
}

/** Share of the heading's words in the address from which the address names it. */
const NAMED_SHARE = 0.6

const productSigns: readonly PointRule<ProductSigns>[] = [
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
    holds: ({ isNamed, hasImage, path }) => isNamed && hasImage && PRODUCT_WORD.test(path),
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

/** Points from which a page is a product page, one whatever a list or an article says, and one even at the address of a home page. */
const PRODUCT_POINTS = 2.2
const OVER_ARTICLE_PATH = 3
const OVER_LIST = 3.5
const OVER_HOME = 5
/** Characters of paragraphs of an article: at its address, at any address, and at that of a home page. */
const ARTICLE_TEXT = { atItsPath: 800, anywhere: 1200, atHome: 2500 }
/** Items that data lists from which a page is a list, and prices that are none of a product page. */
const LISTED_ITEMS = 6
const LISTED_PRICES = 8
/** Prices with a button each, from which a page that states no product is a list. */
const MANY = 6

/** Characters of a page that its scripts have yet to fill. */
const SHELL_TEXT = 350

/** Whether one of the page's labels is or contains a product's name. A home page also states products it merely shows. */
const isCalled = (name: string, labels: readonly string[]): boolean =>
  labels.some((label) => label !== '' && (foldedText(label).includes(foldedText(name)) || foldedText(name).includes(foldedText(label))))

type ScoredSigns = ProductSigns & { readonly points: number }

/** Whether the page is at a home page's address and is not a product page all the same. */
const isAtHome = ({ reading, points, statedNames, title, heading }: ScoredSigns): boolean =>
  isHomeAddress(reading.finalUrl) && !(points >= OVER_HOME && statedNames.some((name) => isCalled(name, [title, heading, reading.title])))

const isListed = ({ types, reading, ogType }: ScoredSigns): boolean =>
  types.includes('collectionpage') ||
  types.includes('itemlist') ||
  Math.max(reading.jsonLd.listedItems, reading.microdata.listedItems) >= LISTED_ITEMS ||
  ogType.includes('product.group')

const kindRules: readonly KindRule<ScoredSigns>[] = [
  {
    id: 'article-at-home',
    kind: 'article',
    reason: 'Some articles have the address of a home page.',
    since: '2026-11-21',
    holds: (signs) => isAtHome(signs) && !signs.buys && (signs.isArticle || (signs.paragraphs > ARTICLE_TEXT.atHome && signs.prices === 0)),
  },
  { id: 'home', kind: 'home', reason: 'The address of a home page.', since: '2026-11-21', holds: isAtHome },
  {
    id: 'stated-article',
    kind: 'article',
    reason: 'Data or a tag says so, and little speaks for a product.',
    since: '2026-11-21',
    holds: ({ isArticle, statedNames, buys, points }) => isArticle && statedNames.length === 0 && !buys && points < OVER_LIST,
  },
  {
    id: 'article-by-address',
    kind: 'article',
    reason: 'The address of a blog or a magazine, and paragraphs.',
    since: '2026-11-21',
    holds: ({ path, statedNames, paragraphs, points }) =>
      ARTICLE_PATH.test(path) && statedNames.length === 0 && paragraphs > ARTICLE_TEXT.atItsPath && points < OVER_ARTICLE_PATH,
  },
  {
    id: 'stated-list',
    kind: 'category',
    reason: 'Data or a tag says so, and little speaks for a product.',
    since: '2026-11-21',
    holds: (signs) => signs.statedNames.length === 0 && isListed(signs) && signs.points < OVER_LIST && !(signs.buys && signs.hasPrice),
  },
  {
    id: 'many-buttons',
    kind: 'category',
    reason: 'As many prices with a button each are a list.',
    since: '2026-11-21',
    holds: ({ statedNames, prices, path, reading }) =>
      statedNames.length === 0 && prices >= MANY && !PRODUCT_WORD.test(path) && cartButtons(reading, MANY) >= MANY,
  },
  {
    id: 'product',
    kind: 'product',
    reason: 'A name, and enough that speaks for a product.',
    since: '2026-11-21',
    holds: ({ title, points }) => title !== '' && splitWords(title).length > 0 && points >= PRODUCT_POINTS,
  },
  {
    id: 'unfilled',
    kind: 'shell',
    reason: 'Hardly any text, and scripts.',
    since: '2026-11-21',
    holds: ({ text, reading }) => text.length < SHELL_TEXT && hasPrograms(reading),
  },
  {
    id: 'prices',
    kind: 'category',
    reason: 'So many prices are a list.',
    since: '2026-11-21',
    holds: ({ prices }) => prices >= LISTED_PRICES,
  },
  {
    id: 'paragraphs',
    kind: 'article',
    reason: 'So much text without a product is an article.',
    since: '2026-11-21',
    holds: ({ paragraphs }) => paragraphs > ARTICLE_TEXT.anywhere,
  },
]

/** The page kind. A product or a home page can become an ad; every other kind is rejected with its own message. */
export const kind: ProductField<'kind', 'structured' | 'embedded' | 'title' | 'pagePrice' | 'shownPrices' | 'productImages'> = {
  needs: ['structured', 'embedded', 'title', 'pagePrice', 'shownPrices', 'productImages'],
  isOfProducts: false,
  rules: [...standInRules, ...productSigns, ...kindRules],
  read: (reading, { structured, embedded, title, pagePrice, shownPrices, productImages }) => {
    const { text, paragraphs } = readableText(reading)
    const page: PageSigns = {
      text,
      statedNames: structured
        .filter(({ name, offers, images }) => name !== '' && (offers.length > 0 || images.length > 0))
        .map(({ name }) => name),
      hasPrice: pagePrice !== null,
      hasImage: productImages !== null,
      hasEmbedded: embedded !== null && embedded.score >= EMBEDDED_AGREES,
      buys: hasCartButton(reading),
    }
    const standIn = standInKind(reading, page)
    if (standIn !== null) return standIn
    const signs = {
      ...page,
      ...namesOf(reading),
      reading,
      title: title?.value ?? '',
      paragraphs,
      prices: shownPrices.filter(({ isOld, isSide }) => !isOld && !isSide).length,
      hasStructured: structured.length > 0,
    }
    return kindBy(kindRules, { ...signs, points: pointsOf(productSigns, signs) }) ?? 'other'
  },
}

/** What the page calls itself. */
function namesOf(reading: PageReading): Pick<ProductSigns, 'heading' | 'path' | 'ogType' | 'types' | 'isNamed' | 'isArticle'> {
  const heading = reading.headings.find(({ level }) => level === 1)?.text ?? ''
  const ogType = meta(reading, 'og:type').toLowerCase()
  const types = [...reading.jsonLd.types, ...reading.microdata.types, ...reading.rdfa.types]
  return {
    heading,
    path: `${URL.parse(reading.finalUrl)?.pathname ?? ''}${URL.parse(reading.finalUrl)?.search ?? ''}`,
    ogType,
    types,
    isNamed: heading !== '' && addressShare(heading, addressWords(reading.finalUrl)) >= NAMED_SHARE,
    isArticle: types.some(isArticleType) || ogType === 'article' || reading.metas.has('article:published_time'),
  }
}
