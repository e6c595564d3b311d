import { availabilities } from '@adloom/domain/product.ts'
import { type Evidence, type FactSource } from '@adloom/domain/provenance.ts'
import { buyButtonOf } from './buy-button.ts'
import { type StateProduct } from '../sources/embedded-state.ts'
import { propertyValue } from '../sources/microdata.ts'
import { attribute, closest, elementsOf, type PageElement } from '../document/page-document.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { textOf } from '../document/page-text.ts'
import { type Availability, stockOf } from '../values/stock-words.ts'
import { type StatedProduct } from '../sources/structured-product.ts'

interface FoundAvailability {
  readonly availability: Availability
  readonly evidence: Evidence
}

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
/** Nodes after the name within which a stock is the product's, and the characters of its text. */
const BEHIND = 900
const NAMED_BEFORE = 3000
const NAMED_BEHIND = 3500
const TEXT_MAX = 60

const nameOf = (element: PageElement): string =>
  `${attribute(element, 'class')} ${attribute(element, 'id')} ${attribute(element, 'data-testid')} ${attribute(element, 'data-hook')} ${attribute(element, 'itemprop')}`
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()

const found = (text: string, source: FactSource): FoundAvailability | null => {
  const availability = stockOf(text)
  return availability === null ? null : { availability, evidence: { source, snippet: text.slice(0, 200) } }
}

/** Properties outside any offer. */
function looseStock({ page }: PageReading): FoundAvailability[] {
  return ['link', 'meta', 'span', 'div', 'p', 'strong'].flatMap((tag) =>
    elementsOf(page, tag)
      .filter((element) => element.attributes.itemprop === 'availability' && (element.region & (region.related | region.template)) === 0)
      .slice(0, 3)
      .map((element) => found(propertyValue(page, element, 'availability'), 'microdata'))
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
  for (const element of page.elements) {
    const distance = element.index - heading.index
    if (distance > reach) break
    if (distance < -reach) continue
    if (element.end - element.index > 10 || silent.has(element.tag) || (element.region & aside) !== 0) continue
    const isNamed = closest(element, (one) => STOCK_NAME.test(nameOf(one)), 2) !== null
    const isInProduct = (element.region & (region.main | region.product)) !== 0
    if (isNamed ? distance < (isInProduct ? -NAMED_BEFORE : -400) : distance < 0 || distance > BEHIND) continue
    const text = textOf(page, element, { limit: TEXT_MAX * 2, withButtons: true })
    if (text.length < 2 || text.length > TEXT_MAX) continue
    const stock = found(text, 'visible')
    if (stock === null || closest(element, (one) => OF_A_CHOICE.test(nameOf(one)), 4) !== null) continue
    const isCalled = isNamed && closest(element, isCalledStock, 2) !== null
    // A buy box may be far from the name; the first of several is the one that buys.
    const score =
      (isCalled ? 4 - element.index / 1e6 : isNamed ? 3 - Math.abs(distance) / 4000 : -Math.abs(distance) / 1000) -
      (element.tag === 'button' || element.tag === 'a' ? 0.3 : 0)
    if (best === null || score > best.score) best = { stock, score }
  }
  return best === null ? null : best.stock
}

/**
 * The visible statement next to the product's name that it is unavailable, when no button sells it: stated data is often older than the
 * visible page. One option may be sold out while the button still sells others.
 */
function denialOf(reading: PageReading, heading: PageElement): FoundAvailability | null {
  const seen = visibleStock(reading, heading, BEHIND)
  if (seen === null || (seen.availability !== 'out-of-stock' && seen.availability !== 'discontinued')) return null
  const button = buyButtonOf(reading, heading)
  if (button === null) return seen
  const text = textOf(reading.page, button, { limit: TEXT_MAX, withButtons: true }) || attribute(button, 'value')
  const isShut =
    button.attributes.disabled !== undefined ||
    attribute(button, 'aria-disabled') === 'true' ||
    /(^|[\s_-])(disabled|sold-?out|out-?of-?stock|unavailable)([\s_-]|$)/.test(attribute(button, 'class')) ||
    stockOf(text) === 'out-of-stock'
  return isShut ? seen : null
}

/** Class names by which shop systems mark the whole product ('product type-product instock'). */
function classStock(heading: PageElement): FoundAvailability | null {
  let current: PageElement | null = heading
  for (let step = 0; current !== null && step < 12; step++, { parent: current } = current)
    for (const token of attribute(current, 'class').split(/\s+/))
      if (/^(instock|in-stock|outofstock|out-of-stock|onbackorder|sold-out|soldout)$/.test(token)) return found(token, 'embedded-state')
  return null
}

/** The availability: as stated by data unless the page denies it, else as shown near the name. One variant in stock suffices. */
export function availabilityOf(
  reading: PageReading,
  main: readonly StatedProduct[],
  heading: PageElement | null,
  state: StateProduct | null,
): FoundAvailability | null {
  const label = ['1', '2'].find((place) => /^(availability|stock)/i.test(meta(reading, `twitter:label${place}`)))
  const ranks = [
    main.flatMap(({ offers, source }) => offers.slice(0, 20).map(({ availability }) => found(availability, source))),
    [found(meta(reading, 'product:availability', 'og:availability', 'availability'), 'open-graph')],
    looseStock(reading),
    [label === undefined ? null : found(meta(reading, `twitter:data${label}`), 'twitter')],
  ]
  for (const rank of ranks)
    for (const one of availabilities) {
      const stated = rank.find((stock) => stock?.availability === one)
      if (stated === undefined || stated === null) continue
      // Where data states a sold-out size, the visible stock may be that size's.
      const isOfAll = stated.availability === 'in-stock' && rank.every((stock) => stock === null || stock.availability === 'in-stock')
      return (isOfAll && heading !== null ? denialOf(reading, heading) : null) ?? stated
    }
  const seen = heading === null ? null : visibleStock(reading, heading)
  if (seen !== null) return seen
  const inState = state === null ? null : stockOf(state.stock.word)
  if (state !== null && inState !== null)
    return { availability: inState, evidence: { source: 'embedded-state', snippet: state.stock.written } }
  return heading === null ? null : classStock(heading)
}
