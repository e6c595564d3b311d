import { addressShare, addressWords } from '../document/page-address.ts'
import { foldedText, splitWords } from '../document/page-text.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type StructuredProduct } from '../sources/structured-product.ts'
import { type ProductField } from './field.ts'
import { pointsOf, type PointRule } from './rule.ts'
import { isSameAmount } from './stated-prices.ts'

/** What a stated product is compared with. */
interface PageNames {
  /** First headings and titles of the page, folded. */
  readonly names: readonly string[]
  readonly addressWords: ReadonlySet<string>
  readonly path: string
}
interface ProductOnPage extends PageNames {
  readonly product: StructuredProduct
  /** The product's name, folded. */
  readonly name: string
}

const isSame = ({ names, name }: ProductOnPage): boolean => names.some((other) => other === name)
const isPart = ({ names, name }: ProductOnPage): boolean => names.some((other) => name.length > 3 && other.includes(name))
const isWhole = ({ names, name }: ProductOnPage): boolean => names.some((other) => other.length > 5 && name.includes(other))

/** Signs that a stated product is the page's own. */
const signs: readonly PointRule<ProductOnPage>[] = [
  {
    id: 'of-a-list',
    points: -3,
    reason: 'In a list, or stated as related to another product.',
    since: '2026-11-21',
    holds: ({ product }) => product.isSecondary,
  },
  {
    id: 'variant',
    points: -1,
    reason: 'The product itself says more than one of its variants.',
    since: '2026-11-21',
    holds: ({ product }) => product.isVariant,
  },
  { id: 'group', points: 0.6, reason: 'The product with all variants.', since: '2026-11-21', holds: ({ product }) => product.isGroup },
  { id: 'named', points: 0.5, reason: 'Others are fragments.', since: '2026-11-21', holds: ({ name }) => name !== '' },
  {
    id: 'called-like-the-page',
    points: 3,
    reason: 'A heading or title is its name.',
    since: '2026-11-21',
    holds: (one) => one.name !== '' && isSame(one),
  },
  {
    id: 'part-of-the-page-title',
    points: 2.4,
    reason: 'The title adds the shop.',
    since: '2026-11-21',
    holds: (one) => one.name !== '' && !isSame(one) && isPart(one),
  },
  {
    id: 'more-than-the-heading',
    points: 2,
    reason: 'The data adds a colour or a size.',
    since: '2026-11-21',
    holds: (one) => one.name !== '' && !isSame(one) && !isPart(one) && isWhole(one),
  },
]
const contents: readonly PointRule<ProductOnPage>[] = [
  {
    id: 'priced',
    points: 1,
    reason: 'Recommendations often have no price.',
    since: '2026-11-21',
    holds: ({ product }) => product.offers.some(({ amount }) => !Number.isNaN(amount)),
  },
  { id: 'pictured', points: 0.5, reason: 'As a price.', since: '2026-11-21', holds: ({ product }) => product.images.length > 0 },
  {
    id: 'described',
    points: 0.4,
    reason: 'Lists seldom describe.',
    since: '2026-11-21',
    holds: ({ product }) => product.description !== '',
  },
  {
    id: 'addressed',
    points: 1,
    reason: "Its address is the page's.",
    since: '2026-11-21',
    holds: ({ product, path }) => product.url !== '' && path.length > 1 && product.url.includes(path),
  },
]

/** Share of a product's words in the address from which the address names it. */
const NAMED_SHARE = 0.6

/** Points of a name that shares all words with the page's, unless it is one of them or part of one. */
const SHARED_WORDS = 1.5
/** What a product loses for each one stated before it, and at most. */
const LATER = { each: 0.02, most: 0.5 }

/** How much a stated product is the page's own. */
function likeness(product: StructuredProduct, page: PageNames): number {
  const subject = { ...page, product, name: foldedText(product.name) }
  let points = pointsOf(signs, subject)
  if (subject.name !== '') {
    if (!isSame(subject) && !isPart(subject) && !isWhole(subject)) points += SHARED_WORDS * sharedWords(product.name, page.names)
    points += addressShare(product.name, page.addressWords)
  }
  return pointsOf(contents, subject, points) - Math.min(LATER.most, product.order * LATER.each)
}

/** Largest share of a text's words in one of the names. */
function sharedWords(text: string, names: readonly string[]): number {
  const own = splitWords(text).filter((word) => word.length > 2)
  if (own.length === 0) return 0
  return Math.max(0, ...names.map((name) => own.filter((word) => name.includes(foldedText(word))).length / own.length))
}

const sameName = (one: string, other: string): boolean => {
  const [first, second] = [foldedText(one), foldedText(other)]
  return first === '' || second === '' || first.includes(second) || second.includes(first)
}

/** Most statements of one product. */
const STATEMENTS_MAX = 8

/**
 * The product the page is about, as each syntax states it, best first. A page may state dozens: recommendations, the variants of a group,
 * the product once more without its price. Headings, title and address decide.
 */
export const structured: ProductField<'structured'> = {
  needs: [],
  onProductPagesOnly: false,
  rules: [...signs, ...contents],
  read: (reading) => {
    const all = [...reading.jsonLd.products, ...reading.microdata.products, ...reading.rdfa.products]
    if (all.length === 0) return []
    const page = {
      names: [...firstHeadings(reading), reading.title, ...(reading.metas.get('og:title') ?? [])].map(foldedText),
      addressWords: addressWords(reading.finalUrl),
      path: URL.parse(reading.finalUrl)?.pathname ?? '',
    }
    const scored = all.map((product) => ({ product, score: likeness(product, page) }))
    const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
    // Only products of a list, and none that the page is about: a category.
    if (best.score < 0 || isOfList(best.product, all, page, reading)) return []
    const chosen = [best.product]
    for (const { product, score } of scored.toSorted((one, other) => other.score - one.score)) {
      if (chosen.length >= STATEMENTS_MAX) break
      if (product !== best.product && isOneWith(best.product, product, score)) chosen.push(product)
    }
    return chosen
  },
}

const pathOf = (url: string, base: string): string => URL.parse(url, base)?.pathname ?? ''

/** Whether a stated range of prices begins at the lowest of the cards, none of which shows a variant of what is stated: the range of a list. */
const isRangeOfCards = ({ offers }: StructuredProduct, name: string, cards: PageReading['cards']): boolean =>
  offers.length > 0 &&
  offers.every(({ amount, isVague }) => isVague && isSameAmount(amount, Math.min(...cards.map((card) => card.amount)))) &&
  !cards.some(({ names }) => names.some((other) => other.includes(name)))

/**
 * Whether a stated product is one of several that the page lists: a card shows it and leads elsewhere, or others are stated beside it and the
 * page is called like none of them.
 */
function isOfList(best: StructuredProduct, all: readonly StructuredProduct[], page: PageNames, { cards, base }: PageReading): boolean {
  const subject = { ...page, product: best, name: foldedText(best.name) }
  const isHere = best.url !== '' && pathOf(best.url, base) === page.path
  if (cards.length > 1 && isRangeOfCards(best, subject.name, cards)) return true
  if (subject.name === '' || isHere || isSame(subject) || isPart(subject)) return false
  const isNamedByAddress = addressShare(best.name, page.addressWords) >= NAMED_SHARE
  if (cards.some(({ path, names }) => names.includes(subject.name) || (best.url !== '' && pathOf(best.url, base) === path))) return true
  const others = all.filter(({ name, isVariant }) => !isVariant && name !== '' && foldedText(name) !== subject.name)
  const paths = new Set([best, ...others].map(({ url }) => pathOf(url, base)))
  return others.length > 0 && !isNamedByAddress && (!isWhole(subject) || paths.size > others.length)
}

const firstHeadings = ({ headings }: PageReading): string[] => headings.filter(({ level }) => level === 1).map(({ text }) => text)

/** Whether a product is the chosen one again: a variant of it, or the same name in this or another syntax. */
function isOneWith(chosen: StructuredProduct, product: StructuredProduct, score: number): boolean {
  if (product.isVariant && chosen.isGroup) return true
  if (score < 0) return false
  const isOtherSyntax = product.source !== chosen.source
  return (isOtherSyntax && !product.isSecondary) || sameName(product.name, chosen.name)
}

/** What the structured data of one syntax states, '' where it states nothing. */
export const statedTexts = (
  structured: readonly StructuredProduct[],
  source: StructuredProduct['source'],
  name: 'brand' | 'description',
): string[] => structured.filter((product) => product.source === source).map((product) => product[name])
