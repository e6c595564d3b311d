import { addressShare, addressWords, isHomeAddress } from '../document/page-address.ts'
import { elementsOf, type PageElement } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { foldedText, textOf, splitWords } from '../document/page-text.ts'
import { type ProductField } from '../fields/field.ts'
import { pointsOf } from '../fields/rule.ts'
import { EMBEDDED_AGREES } from '../sources/embedded-state.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { isArticleType } from '../sources/structured-product.ts'
import { cartButtons, hasCartButton } from './cart-buttons.ts'
import { hasPrograms } from './empty-shell.ts'
import { type KindRule, kindBy, type PageSigns } from './kind-rule.ts'
import { PRODUCT_WORD, productSigns, type ProductSigns, SEVERAL } from './product-signs.ts'
import { standInKind, standInRules } from './stand-in.ts'

const ARTICLE_PATH = /\/(blog|news|magazine|article|articles|stories|story|journal|tendencia|ratgeber|post|posts|press|\d{4}\/\d{2})\//i

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
    id: 'cards-alone',
    kind: 'category',
    reason: 'Every price belongs to a card that leads to another page, and nothing is shown or sold beside the cards.',
    since: '2026-11-23',
    holds: ({ statedNames, cards, prices, isLoneCard, buys, hasEmbedded, isPictured }) =>
      statedNames.length === 0 && (isLoneCard || (cards >= SEVERAL && prices === 0 && !buys)) && !hasEmbedded && !isPictured,
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
    id: 'cards',
    kind: 'category',
    reason: 'Cards of other products, and too little that speaks for one of its own.',
    since: '2026-11-23',
    holds: ({ cards }) => cards >= SEVERAL,
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
  onProductPagesOnly: false,
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
    const prices = shownPrices.filter(({ isOld, isSide }) => !isOld && !isSide)
    const signs = {
      ...page,
      ...namesOf(reading),
      reading,
      title: title?.value ?? '',
      paragraphs,
      prices: prices.length,
      cards: reading.cards.filter(({ isAside }) => !isAside).length,
      isLoneCard: reading.cards.length === 1 && prices.every(({ element }) => isInside(element, reading.cards[0].box)),
      isPictured: productImages?.evidence.source === 'visible' || productImages?.evidence.source === 'agreement',
      hasStructured: structured.length > 0,
    }
    return kindBy(kindRules, { ...signs, points: pointsOf(productSigns, signs) }) ?? 'other'
  },
}

const isInside = ({ index }: PageElement, box: PageElement): boolean => index >= box.index && index < box.end

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
