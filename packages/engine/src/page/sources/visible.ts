import { attribute, type PageDocument, type PageElement } from '../document/page-document.ts'
import { oncePerElement } from '../document/once-per-element.ts'
import { region } from '../document/page-region.ts'
import { oneLine } from '../document/page-text.ts'
import { parseAmount, plainDigits, pricesIn } from '../values/price.ts'
import { aboutPriceBefore, endOfWholePrice, formerPriceWords, fromWords, otherPriceWords } from '../words/price-phrases.ts'

/** A visible price. */
export interface VisiblePrice {
  readonly amount: number
  readonly currency: string | null
  /** The sign next to it; null when there is none. */
  readonly mark: string | null
  readonly element: PageElement
  readonly text: string
  /** Whether it is crossed out, or named as the former price. */
  readonly isOld: boolean
  /** Whether it is a rate, unit price, saving or shipping cost. */
  readonly isSide: boolean
  /** Whether its element is named as a price. */
  readonly isNamed: boolean
  /** Whether it is named as the current price: sale, special, now, current. */
  readonly isNow: boolean
  /** Whether it is the lower end of a range: 'from 12 €', '12 € – 15 €'. */
  readonly isFrom: boolean
}

const PRICE_NAME =
  /price|preis|prix|precio|prezzo|preco|pre[çc]o|cena|ceny|cijena|pris([\s_-]|$)|prijs|hinta|harga|fiyat|pret([\s_-]|$)|amount|tsena|cost|kaina|hind([\s_-]|$)|ar([\s_-]|$)/
const NOW_NAME =
  /(sale|special|current|now|final|actual|selling|our|discounted|promo|offer|reduced|new|price-?to-?pay|pricetopay|priceblock|buybox|buy-?box|primary|main|nuevo|aktuell)/
/** '18% off' after a price rates it and does not make it another kind of price. */
const PERCENT_BADGE = /^\s*[-–−(]*\s?\d{1,2}(?:[.,]\d)?\s?%.*$/u

const skipped =
  region.related | region.nav | region.footer | region.dialog | region.template | region.reviews | region.noscript | region.svg
const unread = new Set(['script', 'style', 'noscript', 'template', 'svg', 'textarea', 'option', 'head', 'title', 'iframe'])
const PRICES_MAX = 400
/** Most texts with a digit that are read; our pages have up to 357 (2026-11). */
const TEXTS_MAX = 6_000
/** Characters read of a price's box; a longer one is prose. */
const GATHERED_MAX = 4_000
/** Longer texts are prose; a price in them is mentioned, not charged. */
const TEXT_MAX = 90

/** Text of a price's box, with separate cents ('34<sup>99</sup>') joined by a point. */
function priceText(page: PageDocument, element: PageElement, depthLimit = 60): string {
  let text = ''
  let count = 0
  for (let index = element.index + 1; index < element.end && count < depthLimit && text.length < GATHERED_MAX; index++, count++) {
    const node = page.nodes[index]
    if (typeof node === 'string') {
      // Words for screen readers are in elements of their own: "Price reduced from", "$98.00", "to".
      if (/\p{L}{2}$/u.test(text) && /^[\p{L}\p{Sc}]/u.test(node)) text += ' '
      text += node.slice(0, GATHERED_MAX)
      continue
    }
    if (unread.has(node.tag) || ((node.region & region.oldPrice) !== 0 && (element.region & region.oldPrice) === 0)) {
      index = node.end - 1
      text += ' '
      continue
    }
    const first = page.nodes[node.index + 1]
    // Adjacent numbers in elements of their own are two numbers ("$200" and "2 bids").
    if (typeof first === 'string' && /^\d/.test(first) && /\d$/.test(text)) text += ' '
    const isCents =
      typeof first === 'string' &&
      /^\s*\d{2}\s*$/.test(first) &&
      (node.tag === 'sup' || /cent|fraction|decimal|sup|minor|kop|penny|small|digit/i.test(attribute(node, 'class')))
    // After '1.299', cents follow a comma.
    if (isCents && /\d\s*$/.test(text)) text = `${text.trimEnd()}${/\d\.\d{3}\s*$/.test(text) ? ',' : '.'}`
    else if (node.tag === 'br' || node.tag === 'div' || node.tag === 'p' || node.tag === 'li') text += ' '
  }
  // '34€90'
  return (
    oneLine(text)
      .replace(/(\d)([€£])(\d{2})(?![\d.,€£])/g, '$1.$3 $2')
      // '$229 99', '199 99 zł': the small cents lost their box.
      .replace(/^(\D{0,12}[$£€]\s?\d{1,4}) (\d{2})$/, '$1.$2')
      .replace(/^(\d{1,4}) (\d{2})(?=\s?(?:€|£|\$|zł|lei|лв|Kč|kr)\.?$)/, '$1.$2')
  )
}

type NameOf = (element: PageElement) => string

const nameOfOne: NameOf = (element) =>
  `${attribute(element, 'class')} ${attribute(element, 'id')} ${attribute(element, 'itemprop')} ${attribute(element, 'data-testid')} ${attribute(element, 'data-test')} ${attribute(element, 'data-qa')}`
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()

/** Every visible price outside lists of other products, in page order. */
export function visiblePrices(page: PageDocument): VisiblePrice[] {
  const found: VisiblePrice[] = []
  const open: PageElement[] = []
  const done = new Set<PageElement>()
  const nameOf = oncePerElement(nameOfOne)
  let texts = 0
  for (let index = 0; index < page.nodes.length && found.length < PRICES_MAX; index++) {
    const node = page.nodes[index]
    if (typeof node !== 'string') {
      if (unread.has(node.tag) || (node.region & skipped) !== 0) {
        index = node.end - 1
        continue
      }
      while (open.length > 0 && open[open.length - 1].end <= node.index) open.pop()
      if (node.end > node.index + 1) open.push(node)
      continue
    }
    if (node.length > 400 || !/\p{Nd}/u.test(node)) continue
    while (open.length > 0 && open[open.length - 1].end <= index) open.pop()
    if (open.length === 0) continue
    if (++texts > TEXTS_MAX) break
    found.push(...pricesAround(page, open, done, nameOf))
  }
  return found
}

/** The prices of the smallest box around a text that contains its whole price. */
function pricesAround(page: PageDocument, open: readonly PageElement[], done: Set<PageElement>, nameOf: NameOf): VisiblePrice[] {
  let box = open[open.length - 1]
  let named = PRICE_NAME.test(nameOf(box)) ? box : null
  // Climb while it stays one price: signs, cents and words of the price are in elements of their own.
  for (let up = open.length - 2; up >= Math.max(0, open.length - 5); up--) {
    const above = open[up]
    if (above.end - above.index > 45) break
    // A former price inside the box of the current one is read on its own.
    if ((box.region & region.oldPrice) !== 0 && (above.region & region.oldPrice) === 0) break
    if (PRICE_NAME.test(nameOf(above))) {
      box = above
      named ??= above
    } else if (
      named === null &&
      above.end - above.index <= 10 &&
      !/^(body|html|main|section|form|article|ul|ol|table|tbody|tr)$/.test(above.tag)
    )
      box = above
    else if (above.end - above.index > 12) break
  }
  for (let at = open.length - 1; at >= 0 && open[at] !== box; at--) done.add(open[at])
  if (done.has(box)) return []
  done.add(box)
  return readBox(page, box, named !== null, open.slice(-6).map(nameOf).join(' '))
}

function readBox(page: PageDocument, box: PageElement, isNamed: boolean, around: string): VisiblePrice[] {
  const text = priceText(page, box)
  if (text === '' || text.length > TEXT_MAX * 3) return []
  const found = pricesIn(text)
  const isOldBox = (box.region & region.oldPrice) !== 0
  const isSideBox = (box.region & region.sidePrice) !== 0
  if (found.length === 0) {
    // A named box may contain only the number; the sign comes from a style sheet, or is in another box.
    const bare =
      /^[^\d]{0,12}(\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[\s.,'’]\d{3})*(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?)(?:[.,]?\s?[-–—])?[^\d]{0,12}$/.exec(
        plainDigits(text),
      )
    const amount = bare === null || /%|\b(pcs|kg|ml|cm|mm|gb|stk)\b/i.test(text) ? null : parseAmount(bare[1])
    if (amount === null || amount <= 0) return []
    const inParent = box.parent === null || box.parent.end - box.parent.index > 24 ? [] : pricesIn(priceText(page, box.parent))
    const signed = inParent.find((price) => Math.abs(price.amount - amount) < 0.006)
    // A crossed-out number needs no sign: the one next to it has one.
    if (signed === undefined && !isNamed && !isOldBox) return []
    const mark = /[.,]\s?[–—-]+\s*$/.test(text) ? ',–' : null
    return [
      {
        amount,
        currency: signed?.currency ?? null,
        mark: signed?.mark ?? mark,
        element: box,
        text,
        isOld: isOldBox,
        isSide: isSideBox,
        isNamed,
        isNow: NOW_NAME.test(around),
        isFrom: false,
      },
    ]
  }
  return found.map((price, place) => {
    const end = place + 1 < found.length ? found[place + 1].index : text.length
    const start = place === 0 ? 0 : found[place - 1].index + found[place - 1].text.length
    const before = text.slice(Math.max(start, price.index - 40), price.index)
    const behind = text.slice(price.index + price.text.length, Math.min(end, price.index + price.text.length + 24))
    // Words between two prices belong to the next one, unless they refer to this one ("/ kg", "each", "off").
    const withoutBadge = behind.replace(PERCENT_BADGE, '')
    const after =
      place + 1 < found.length && (!aboutPriceBefore.test(behind) || /:\s*$/.test(text.slice(0, end)))
        ? ''
        : withoutBadge.replace(endOfWholePrice, '')
    const isOnlyPrice = text.length - price.text.length < 6
    return {
      amount: price.amount,
      currency: price.currency,
      mark: price.mark,
      element: box,
      text,
      isOld: isOldBox || formerPriceWords.test(before),
      isSide:
        isSideBox || (!isOnlyPrice && otherPriceWords.test(`${before} ¤ ${after}`)) || text.length > TEXT_MAX * 2 || price.amount === 0,
      isNamed,
      isNow: NOW_NAME.test(around),
      isFrom: fromWords.test(before) || /^\s*[-–]\s*$/.test(behind.slice(0, 4)),
    }
  })
}
