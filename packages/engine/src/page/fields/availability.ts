import { availabilities } from '@adloom/domain/product.ts'
import { type FactSource } from '@adloom/domain/provenance.ts'
import { buyButtonOf } from './buy-button.ts'
import { type ProductField, type Findings, type FoundValue, foundIn } from './field.ts'
import { firstFound, type RankedRule } from './rule.ts'
import { propertyValue } from '../sources/microdata.ts'
import { attribute, closest, elementsOf, type PageElement } from '../document/page-document.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { oncePerElement } from '../document/once-per-element.ts'
import { region } from '../document/page-region.ts'
import { textOf } from '../document/page-text.ts'
import { type Availability, stockOf } from '../values/stock-words.ts'

type FoundAvailability = FoundValue<Availability>

const aside =
  region.related |
  region.nav |
  region.footer |
  region.dialog |
  region.template |
  region.reviews |
  region.noscript |
  region.header |
  region.hidden
const STOCK_NAME =
  /(^|[\s_-])((in|out-?of)?-?stock|availab\w*|verf(ue|u)gbar\w*|lieferbar\w*|lieferstatus|inventory|dispo(nib\w*)?|sklad\w*|dostup\w*|dostepn\w*|voorraad|lager\w*|nalich\w*|zaiko|zaloga)([\s_-]|$)/
/** Sections whose stock is that of one option, or of one branch. */
const OF_A_CHOICE =
  /(^|[\s_-])(swatch\w*|variants?|options?|sizes?|colou?rs?|select|store-?(list|availability|locator|stock)|branch|filiale|pickup|click-?collect|bundle|accessor\w*|popover|other-?sellers?|marketplace)([\s_-]|$)/
const silent = new Set(['option', 'label', 'script', 'style', 'input', 'select', 'ul', 'ol', 'table', 'tr', 'h1', 'img', 'svg', 'path'])
/** Nodes after the name within which a stock is the product's. */
const BEHIND = 900
/** The same for an element named after the stock: behind the name, before it inside the product's region, and before it elsewhere. */
const NAMED_BEHIND = 3500
const NAMED_BEFORE_IN_PRODUCT = 3000
const NAMED_BEFORE = 400
/** Nodes of the largest element read as a stock, and characters of its text. */
const NODES_MAX = 10
const TEXT_MAX = 60
/** Elements around a stock whose names say that it is the stock, and around one that say it is of one option or branch. */
const NAMED_WITHIN = 2
const CHOICE_WITHIN = 4

/** Scores of a visible stock, from which its distance to the name is taken: one called exactly so, one named after it, any other. */
const scores = {
  called: 4,
  named: 3,
  other: 0,
  /** Added on a button or a link. */
  onControl: -0.3,
}
/** Nodes that cost one point: of a called one from the start of the page (the first of several buys), of the others from the name. */
const NODES_PER_POINT = { called: 1e6, named: 4000, other: 1000 }
/** Elements around the name whose classes are read. */
const CLASSES_UP_TO = 12
/** Properties outside any offer that are read of each tag. */
const LOOSE_PER_TAG = 3

const nameOf = (element: PageElement): string =>
  `${attribute(element, 'class')} ${attribute(element, 'id')} ${attribute(element, 'data-testid')} ${attribute(element, 'data-hook')} ${attribute(element, 'itemprop')}`
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()

const stockIn = (text: string, source: FactSource): FoundAvailability | null => {
  const availability = stockOf(text)
  return availability === null ? null : foundIn(availability, source, text)
}

/** Properties outside any offer. */
function looseStock({ page }: PageReading): FoundAvailability[] {
  return ['link', 'meta', 'span', 'div', 'p', 'strong'].flatMap((tag) =>
    elementsOf(page, tag)
      .filter((element) => element.attributes.itemprop === 'availability' && (element.region & (region.related | region.template)) === 0)
      .slice(0, LOOSE_PER_TAG)
      .map((element) => stockIn(propertyValue(page, element, 'availability'), 'microdata'))
      .filter((one) => one !== null),
  )
}

/** Whether an element is named exactly after the stock, unlike 'stock-alert-form'. */
const isCalledStock = (element: PageElement): boolean =>
  /^(product-?)?(stock|availability|stock-?status|availability-?status)$/i.test(attribute(element, 'id')) ||
  /(^|\s)(product-?)?(stock|availability|stock-?status|availability-?status)(\s|$)/i.test(attribute(element, 'class'))

/** The stock shown near the name; an element named after it outranks any other, and earlier ones later ones. */
function visibleStock({ page }: PageReading, heading: PageElement, reach = NAMED_BEHIND): FoundAvailability | null {
  let best: { readonly stock: FoundAvailability; readonly score: number } | null = null
  // Each element is asked by those in it.
  const isNamedStock = oncePerElement((element) => STOCK_NAME.test(nameOf(element)))
  for (const element of page.elements) {
    const distance = element.index - heading.index
    if (distance > reach) break
    if (distance < -reach) continue
    if (element.end - element.index > NODES_MAX || silent.has(element.tag) || (element.region & aside) !== 0) continue
    const isNamed = closest(element, isNamedStock, NAMED_WITHIN) !== null
    const isInProduct = (element.region & (region.main | region.product)) !== 0
    if (isNamed ? distance < (isInProduct ? -NAMED_BEFORE_IN_PRODUCT : -NAMED_BEFORE) : distance < 0 || distance > BEHIND) continue
    const text = textOf(page, element, { limit: TEXT_MAX * 2, withButtons: true })
    if (text.length < 2 || text.length > TEXT_MAX) continue
    const stock = stockIn(text, 'visible')
    if (stock === null || closest(element, (one) => OF_A_CHOICE.test(nameOf(one)), CHOICE_WITHIN) !== null) continue
    const isCalled = isNamed && closest(element, isCalledStock, NAMED_WITHIN) !== null
    // A buy box may be far from the name; the first of several is the one that buys.
    const level = isCalled ? 'called' : isNamed ? 'named' : 'other'
    const nodesAway = isCalled ? element.index : Math.abs(distance)
    const score =
      scores[level] - nodesAway / NODES_PER_POINT[level] + (element.tag === 'button' || element.tag === 'a' ? scores.onControl : 0)
    if (best === null || score > best.score) best = { stock, score }
  }
  return best === null ? null : best.stock
}

/**
 * The visible statement next to the product's name that it is unavailable, when no button sells it: stated data is often older than the
 * visible page. One option may be sold out while the button still sells others.
 */
function denialOf(reading: PageReading, heading: PageElement): FoundAvailability | null {
  const shown = visibleStock(reading, heading, BEHIND)
  if (shown === null || (shown.value !== 'out-of-stock' && shown.value !== 'discontinued')) return null
  const button = buyButtonOf(reading, heading)
  if (button === null) return shown
  const text = textOf(reading.page, button, { limit: TEXT_MAX, withButtons: true }) || attribute(button, 'value')
  const isShut =
    button.attributes.disabled !== undefined ||
    attribute(button, 'aria-disabled') === 'true' ||
    /(^|[\s_-])(disabled|sold-?out|out-?of-?stock|unavailable)([\s_-]|$)/.test(attribute(button, 'class')) ||
    stockOf(text) === 'out-of-stock'
  return isShut ? shown : null
}

/** Class names by which shop systems mark the whole product ('product type-product instock'). */
function classStock(heading: PageElement): FoundAvailability | null {
  let current: PageElement | null = heading
  for (let step = 0; current !== null && step < CLASSES_UP_TO; step++, { parent: current } = current)
    for (const token of attribute(current, 'class').split(/\s+/))
      if (/^(instock|in-stock|outofstock|out-of-stock|onbackorder|sold-out|soldout)$/.test(token)) return stockIn(token, 'embedded-state')
  return null
}

/** Most offers read of one product. */
const OFFERS_READ_MAX = 20

type StockInput = Pick<Findings, 'structured' | 'embedded' | 'heading'> & { readonly reading: PageReading }

/** The best of the stocks that one kind of data states, because one variant in stock suffices; what the page says when it denies that. */
const bestOf = (stocks: readonly (FoundAvailability | null)[], { reading, heading }: StockInput): FoundAvailability | null => {
  const stated = stocks.filter((stock) => stock !== null)
  for (const availability of availabilities) {
    const best = stated.find(({ value }) => value === availability)
    if (best === undefined) continue
    // Where data states a sold-out size, the visible stock may be that size's.
    const isOfAll = stated.every(({ value }) => value === 'in-stock')
    return (isOfAll && heading !== null ? denialOf(reading, heading) : null) ?? best
  }
  return null
}

const rules: readonly RankedRule<StockInput, FoundAvailability>[] = [
  {
    id: 'offers',
    reason: 'Structured data states the stock of each offer.',
    since: '2026-11-21',
    find: (input) =>
      bestOf(
        input.structured.flatMap(({ offers, source }) =>
          offers.slice(0, OFFERS_READ_MAX).map(({ availability: word }) => stockIn(word, source)),
        ),
        input,
      ),
  },
  {
    id: 'product-availability',
    reason: 'A tag for product feeds.',
    since: '2026-11-21',
    find: (input) => bestOf([stockIn(meta(input.reading, 'product:availability', 'og:availability', 'availability'), 'open-graph')], input),
  },
  {
    id: 'element-marked-availability',
    reason: 'Themes that mark the stock outside any offer.',
    since: '2026-11-21',
    find: (input) => bestOf(looseStock(input.reading), input),
  },
  {
    id: 'twitter-label',
    reason: 'Cards of links have two facts with a label each; one may be the stock.',
    since: '2026-11-21',
    find: (input) => bestOf([labelledStock(input.reading)], input),
  },
  {
    id: 'shown-near-name',
    reason: 'What visitors read, where no data states it.',
    since: '2026-11-21',
    find: ({ reading, heading }) => (heading === null ? null : visibleStock(reading, heading)),
  },
  {
    id: 'embedded-state',
    reason: 'The data of a script may be of one variant.',
    since: '2026-11-21',
    find: ({ embedded }) => {
      const stock = embedded === null ? null : stockOf(embedded.stock.word)
      return embedded === null || stock === null ? null : foundIn(stock, 'embedded-state', embedded.stock.written)
    },
  },
  {
    id: 'class-of-product',
    reason: "WooCommerce and others write the stock into the product's class.",
    since: '2026-11-21',
    find: ({ heading }) => (heading === null ? null : classStock(heading)),
  },
]

function labelledStock(reading: PageReading): FoundAvailability | null {
  const label = ['1', '2'].find((place) => /^(availability|stock)/i.test(meta(reading, `twitter:label${place}`)))
  return label === undefined ? null : stockIn(meta(reading, `twitter:data${label}`), 'twitter')
}

/** The availability: as stated by data unless the page denies it, else as shown near the name. One variant in stock suffices. */
export const availability: ProductField<'availability', 'structured' | 'embedded' | 'heading'> = {
  needs: ['structured', 'embedded', 'heading'],
  onProductPagesOnly: true,
  rules,
  read: (reading, found) => firstFound(rules, { ...found, reading }),
}
