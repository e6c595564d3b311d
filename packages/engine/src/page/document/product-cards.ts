import { pricesIn } from '../values/price.ts'
import { oncePerElement } from './once-per-element.ts'
import { attribute, elementsOf, type PageDocument, type PageElement } from './page-document.ts'
import { region } from './page-region.ts'
import { foldedText, textOf } from './page-text.ts'

/** A box that shows another product: its image, its price and a link to its page. */
export interface ProductCard {
  readonly box: PageElement
  /** Path of the page it leads to. */
  readonly path: string
  /** What it calls the product, folded: the texts of its links and images. */
  readonly names: readonly string[]
  readonly amount: number
  /** Whether it is in a part of the page that says that it shows other products. */
  readonly isAside: boolean
}

/** Most nodes and levels between a price and the box of its card. */
const BOX_NODES = 250
const LEVELS = 9
/** Most texts with a digit that are read, and characters and nodes of a price with its sign. */
const TEXTS_MAX = 2_000
const PRICE_LENGTH = 60
const PRICE_NODES = 14

const unread = region.header | region.nav | region.footer | region.dialog | region.template | region.reviews | region.noscript | region.svg

/** A file, or a page about the same product: a larger image, its cart. */
const NO_OTHER_PAGE =
  /\.(jpe?g|png|webp|avif|gif)$|\/(images?|gallery|zoom|cart|basket|checkout|wish-?list|compare|log-?in|sign-?in)(\/|$)/i

/** Indexes of elements in page order, to ask whether a box contains one. */
const within = (indexes: readonly number[], { index, end }: PageElement): number[] => {
  let low = 0
  let high = indexes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (indexes[middle] < index) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let at = low; at < indexes.length && indexes[at] < end; at++) found.push(indexes[at])
  return found
}

/** A digit, or any character beyond ASCII: of what has neither no pattern of Unicode has to be tried. */
const MAY_HAVE_DIGIT = /[0-9\u0080-\uffff]/

/** The elements with a price in their text, and its amount, in page order. */
function pricesOf(page: PageDocument): { readonly element: PageElement; readonly amount: number }[] {
  const prices = new Map<PageElement, number>()
  let box: PageElement | null = null
  let texts = 0
  const priceIn = (box: PageElement | null) =>
    box === null || box.end - box.index > PRICE_NODES ? undefined : pricesIn(textOf(page, box, { limit: PRICE_LENGTH })).at(0)
  for (let index = 0; index < page.nodes.length; index++) {
    const node = page.nodes[index]
    if (typeof node !== 'string') {
      box = node
      continue
    }
    if (node.length > PRICE_LENGTH || !MAY_HAVE_DIGIT.test(node) || !/\p{Nd}/u.test(node)) continue
    while (box !== null && box.end <= index) box = box.parent
    if (box === null || (box.region & unread) !== 0 || box.raw !== '') continue
    if (++texts > TEXTS_MAX) break
    const price = priceIn(box) ?? priceIn(box.parent)
    if (price !== undefined) prices.set(box, price.amount)
  }
  return [...prices].map(([element, amount]) => ({ element, amount }))
}

/** Path of the other page of this site that a link leads to; null for any other link. */
function otherPath(link: PageElement, here: URL): string | null {
  const href = attribute(link, 'href')
  if (href === '' || href.startsWith('#') || href.startsWith('?') || href.length > 2_000) return null
  const target = URL.parse(href, here)
  if (target === null || !/^https?:$/.test(target.protocol)) return null
  const isHere = target.pathname === here.pathname || target.pathname === '/'
  const isSite = target.host.replace(/^www\./, '') === here.host.replace(/^www\./, '')
  return isHere || !isSite || NO_OTHER_PAGE.test(target.pathname) ? null : target.pathname
}

/** Finds the cards of other products and gives them the region of related products, whatever their classes say. */
export function markCards(page: PageDocument, finalUrl: string): readonly ProductCard[] {
  const here = URL.parse(finalUrl)
  if (here === null) return []
  const found = new Map<PageElement, ProductCard>()
  const readCard = cardReader(page, here)
  const prices = pricesOf(page)
  for (const { element, amount } of prices) {
    const card = readCard(element, amount)
    if (card !== null && !found.has(card.box)) found.set(card.box, card)
  }
  const all = [...found.values()]
  const cards = repeatedOf(all)
  const places = prices.map(({ element }) => element.index)
  for (const card of cards) {
    const box = withButton(card.box, places)
    for (let index = box.index; index < box.end; index++) {
      const node = page.nodes[index]
      // The document was built here and has no other reader yet.
      if (typeof node !== 'string') (node as { region: number }).region |= region.related
    }
  }
  // A list of one: nothing repeats, so its region stays as it is.
  return cards.length === 0 && all.length === 1 ? all : cards
}

/** Most levels between the box with a card's price and one with its button. */
const BUTTON_LEVELS = 2

/** The box around a card that has no other price: its button may stand beside its link. */
function withButton(card: PageElement, prices: readonly number[]): PageElement {
  const own = within(prices, card).length
  let box = card
  for (let level = 0; level < BUTTON_LEVELS; level++) {
    const { parent } = box
    if (parent === null || !/^(div|li|article|td|section)$/.test(parent.tag) || within(prices, parent).length > own) break
    box = parent
  }
  return box
}

/** Returns a function that gives the card around a price: the smallest box with an image and a link to another page, without the page's heading. */
function cardReader(page: PageDocument, here: URL): (price: PageElement, amount: number) => ProductCard | null {
  const indexesOf = (...tags: readonly string[]): number[] =>
    tags
      .flatMap((tag) => elementsOf(page, tag))
      .map(({ index }) => index)
      .toSorted((one, other) => one - other)
  const headings = indexesOf('h1')
  const images = indexesOf('img', 'picture', 'amp-img')
  const links = indexesOf('a')
  const headingNames = new Set(
    elementsOf(page, 'h1')
      .slice(0, 10)
      .map((heading) => foldedText(textOf(page, heading, { limit: 300 }))),
  )
  // A link stands in every box around it.
  const pathOf = oncePerElement((link) => otherPath(link, here))
  return (price, amount) => {
    let box: PageElement | null = price
    for (let level = 0; box !== null && level < LEVELS; level++, box = box.parent) {
      if (/^(body|html|main)$/.test(box.tag) || box.end - box.index > BOX_NODES || within(headings, box).length > 0) return null
      const shown = within(images, box)
      if (shown.length === 0) continue
      const own = within(links, box)
        .map((index) => page.nodes[index])
        .filter((node) => typeof node !== 'string')
      const path = own.map(pathOf).find((one) => one !== null)
      if (path === undefined) continue
      const names = [
        ...own.filter((link) => pathOf(link) === path).map((link) => textOf(page, link, { limit: 200 })),
        ...shown.map((index) => page.nodes[index]).flatMap((node) => (typeof node === 'string' ? [] : [attribute(node, 'alt')])),
      ]
        .map(foldedText)
        .filter((name) => name.length > 1)
      return names.length === 0 || names.some((name) => headingNames.has(name))
        ? null
        : { box, path, names, amount, isAside: (box.region & region.related) !== 0 }
    }
    return null
  }
}

/** The cards that stand beside another one of their kind, or have another one's shape, and lead to different pages. */
function repeatedOf(cards: readonly ProductCard[]): ProductCard[] {
  const groups = new Map<unknown, ProductCard[]>()
  for (const card of cards) {
    const { tag, attributes, parent } = card.box
    for (const key of [parent, `${tag}.${attributes.class ?? ''}<${parent?.tag ?? ''}`]) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [card])
      else group.push(card)
    }
  }
  const repeated = new Set<ProductCard>()
  for (const group of groups.values()) if (new Set(group.map(({ path }) => path)).size > 1) for (const card of group) repeated.add(card)
  return [...repeated].toSorted((one, other) => one.box.index - other.box.index)
}
