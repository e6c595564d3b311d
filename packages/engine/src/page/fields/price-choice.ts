import { type Price } from '@adloom/domain/product.ts'
import { type Evidence } from '@adloom/domain/provenance.ts'
import { type Field, type Found } from './field.ts'
import { metaPrice } from '../sources/open-graph.ts'
import { type VisiblePrice, visiblePrices } from '../sources/visible.ts'
import { type PageElement } from '../document/page-document.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { foldedText, oneLine } from '../document/page-text.ts'
import { currencyFor, fromMinorUnits } from '../values/currency.ts'
import { pricesIn } from '../values/price.ts'
import { type StatedProduct } from '../sources/structured-product.ts'

/** A price stated in data for machines, and its weight before comparison with the visible page. */
interface StatedPrice {
  readonly amount: number
  readonly currency: string | null
  readonly evidence: Evidence
  readonly weight: number
  /** Found in a sentence, not in a field. */
  readonly isHint?: true
}

/** Class and tag of a price's box and of its parent: equal for every card of a list. */
const shapeOf = ({ element }: VisiblePrice): string =>
  `${element.tag}.${element.attributes.class ?? ''}<${element.parent?.tag ?? ''}.${element.parent?.attributes.class ?? ''}`

/** Number of different amounts in boxes of one shape from which they are the prices of a list. */
const LIST_LENGTH = 5

/** The context of a visible price. */
interface Surroundings {
  /** Index of the nearest product name before it. */
  readonly heading: number | null
  readonly isListed: boolean
  /** Whether a higher crossed-out price is next to it. */
  readonly isBesideOld: boolean
  /** Whether it is the only amount after the product's name. */
  readonly isSole: boolean
  /** Whether another product's name is between the product's name and it. */
  readonly isOthers: boolean
}

/** Nodes between two prices of one box, and between a name and the price of a card. */
const BESIDE = 14
const CARD = 60
/** Characters of a box with a price and little else. */
const SHORT_TEXT = 60

/** The context of every visible price. */
function surroundingsOf(reading: PageReading, seen: readonly VisiblePrice[], heading: PageElement | null): Map<VisiblePrice, Surroundings> {
  const amountsOfShape = new Map<string, Set<number>>()
  for (const price of seen) {
    // Without a class, all rows and cells would have the same shape.
    if ((price.element.attributes.class ?? '') === '') continue
    const amounts = amountsOfShape.get(shapeOf(price)) ?? new Set<number>()
    amountsOfShape.set(shapeOf(price), amounts.add(price.amount))
  }
  const own = foldedText(reading.headings.find(({ element }) => element === heading)?.text ?? '')
  const names: number[] = []
  const others: number[] = []
  for (const { text, element, level } of reading.headings) {
    const folded = foldedText(text)
    if (element === heading || folded === own) names.push(element.index)
    else if (level === 3 && own !== '' && !own.includes(folded) && !folded.includes(own)) others.push(element.index)
  }
  const asked = seen.filter((price) => !price.isOld && !price.isSide && price.amount > 0)
  const isListed = (price: VisiblePrice): boolean => (amountsOfShape.get(shapeOf(price))?.size ?? 0) >= LIST_LENGTH
  const behindName = asked.filter(
    (price) =>
      price.element.index > (names[0] ?? 0) &&
      !isListed(price) &&
      (price.mark !== null || price.isNamed) &&
      price.text.length <= SHORT_TEXT &&
      (price.element.region & region.header) === 0,
  )
  const isOneAmount = new Set(behindName.map(({ amount }) => amount)).size === 1
  const crossedOut = seen.filter(({ isOld, isSide }) => isOld && !isSide)
  return new Map(
    seen.map((price) => {
      const at = price.element.index
      const before = names.filter((index) => index <= at)
      const name = before.length > 0 ? Math.max(...before) : (names[0] ?? null)
      return [
        price,
        {
          heading: name,
          isListed: isListed(price),
          isBesideOld: crossedOut.some(({ element, amount }) => Math.abs(element.index - at) <= BESIDE && amount > price.amount),
          isSole: isOneAmount && behindName.includes(price),
          isOthers: others.some((index) => index < at && at - index < CARD && index > (name ?? Infinity)),
        },
      ]
    }),
  )
}

/** How likely a visible price is the product's current price. */
function visibleScore(price: VisiblePrice, { heading, isListed, isBesideOld, isSole, isOthers }: Surroundings): number {
  let score = isListed ? -2.4 : 0
  if (isBesideOld) score += 0.8
  if (isSole) score += 0.8
  if (isOthers) score -= 1.6
  if (price.isNamed) score += 1.6
  if (price.isNow) score += 0.5
  if (price.mark !== null && price.mark !== ',–') score += 0.8
  if ((price.element.region & region.product) !== 0) score += 0.6
  if ((price.element.region & (region.main | region.product)) !== 0) score += 0.2
  if ((price.element.region & region.hidden) !== 0) score -= 0.8
  if ((price.element.region & region.header) !== 0) score -= 2
  if ((price.element.region & region.description) !== 0) score -= 0.4
  if (price.text.length > SHORT_TEXT) score -= 0.6
  if (price.isSide) score -= 3
  if (price.isOld) score -= 4
  if (heading !== null) {
    // A price follows its name, and seldom precedes it.
    const distance = price.element.index - heading
    if (distance >= 0) score += 2 * Math.exp(-distance / 350)
    else score += 0.8 * Math.exp(distance / 120) - 0.3
  }
  return score
}

const same = (one: number, other: number): boolean => Math.abs(one - other) < 0.006

function statedPrices(
  reading: PageReading,
  main: readonly StatedProduct[],
  state: { amount: number | null; currency: string | null } | null,
): StatedPrice[] {
  const stated: StatedPrice[] = []
  for (const [place, product] of main.entries())
    for (const [index, offer] of product.offers.slice(0, 60).entries()) {
      if (Number.isNaN(offer.amount)) continue
      stated.push({
        amount: offer.amount,
        currency: offer.currency ?? product.currency,
        evidence: { source: product.source, snippet: `${offer.amount} ${offer.currency ?? ''}`.trim() },
        weight: 3 - place * 0.3 - Math.min(1, index * 0.2) - (offer.isVague && index === 0 && product.offers.length > 1 ? 0.1 : 0),
      })
    }
  const fromMeta = metaPrice(reading)
  if (fromMeta !== null) stated.push({ ...fromMeta, evidence: { source: fromMeta.source, snippet: String(fromMeta.amount) }, weight: 2.2 })
  if (state !== null && state.amount !== null)
    stated.push({
      amount: state.amount,
      currency: state.currency,
      evidence: { source: 'embedded-state', snippet: String(state.amount) },
      weight: 1.6,
    })
  // A price in a sentence counts only where the page shows it too.
  for (const text of [meta(reading, 'og:description'), meta(reading, 'description'), reading.title])
    for (const { amount, currency } of pricesIn(text.slice(0, 600)).slice(0, 2))
      if (!stated.some((one) => same(one.amount, amount)))
        stated.push({ amount, currency, evidence: { source: 'meta', snippet: text.slice(0, 200) }, weight: 0.2, isHint: true })
  return stated
}

type ChosenPrice = Found<Price>

/**
 * The product's current price as the page shows it. A stated price that is also visible wins; a stated price that is visible only crossed
 * out, or not next to the name while another is, loses against the visible one. Null when nothing near the product is a price.
 */
function chosenPrice(
  reading: PageReading,
  main: readonly StatedProduct[],
  state: { amount: number | null; currency: string | null } | null,
  seen: readonly VisiblePrice[],
  heading: PageElement | null,
): ChosenPrice | null {
  const stated = statedPrices(reading, main, state)
  const around = surroundingsOf(reading, seen, heading)
  const visible = seen
    .filter(({ amount }) => amount > 0)
    .flatMap((price) => {
      const surroundings = around.get(price)
      return surroundings === undefined ? [] : [{ price, score: visibleScore(price, surroundings) }]
    })
    .toSorted((one, other) => other.score - one.score)
  // A former price without a current one is the price: some themes name every price so.
  const isOnlyOld = visible.every(({ price }) => price.isOld || price.isSide || price.element.index < (heading?.index ?? 0))
  if (isOnlyOld)
    for (const [place, { price, score }] of visible.entries())
      if (price.isOld && !price.isSide && price.isNamed) visible[place] = { price: { ...price, isOld: false }, score: score + 3.5 }
  visible.sort((one, other) => other.score - one.score)
  const [best] = visible
  const statedCurrency =
    stated.find(({ currency }) => currency !== null)?.currency ?? main.find(({ currency }) => currency !== null)?.currency ?? null

  const confirmed = stated
    .map((one) => {
      const shown = visible.filter(({ price }) => same(price.amount, one.amount))
      const valid = shown.filter(({ price }) => !price.isOld && !price.isSide)
      return { one, shown, top: valid[0] ?? null }
    })
    .toSorted((one, other) => (other.top?.score ?? -9) + other.one.weight - ((one.top?.score ?? -9) + one.one.weight))
  const [first] = confirmed
  const finish = (amount: number, currency: string | null, evidence: Evidence): ChosenPrice | null => {
    const code = currency ?? statedCurrency ?? currencyFor(null, reading.countries)
    if (code === null) return null
    const before = beforePrice(visible, amount) ?? savedFrom(reading, visible, amount)
    return { value: before === null ? { amount, currency: code } : { amount, currency: code, before }, evidence }
  }
  const currencyOf = (price: VisiblePrice): string | null => {
    if (price.currency !== null) return price.currency
    if (price.mark === '$' || price.mark === 'kr' || price.mark === 'kr.') {
      // A stated currency that uses this sign decides which one it is.
      if (statedCurrency !== null && /^(USD|AUD|CAD|NZD|SGD|HKD|TWD|MXN|CLP|COP|ARS|UYU|SEK|NOK|DKK|ISK)$/.test(statedCurrency))
        return statedCurrency
      return currencyFor(price.mark, reading.countries)
    }
    if (price.mark === ',–') return statedCurrency ?? currencyFor(null, reading.countries) ?? 'EUR'
    if (price.mark !== null) return currencyFor(price.mark, reading.countries)
    return statedCurrency ?? currencyFor(null, reading.countries)
  }
  const seenEvidence = (price: VisiblePrice): Evidence => ({ source: 'visible', snippet: price.text.slice(0, 200) })

  if (first !== undefined && first.top !== null) {
    // Both sources agree. Another visible price wins only when it is clearly nearer to the name and not the higher, former one.
    const rival =
      best !== undefined &&
      best.score > first.top.score + 2.2 &&
      best.price.isNamed &&
      !best.price.isOld &&
      !best.price.isSide &&
      best.price.amount < first.one.amount
    if (!rival)
      return finish(first.one.amount, first.one.currency ?? currencyOf(first.top.price), {
        source: 'agreement',
        snippet: first.top.price.text.slice(0, 200),
      })
  }
  const isSeen = best !== undefined && best.score >= (stated.length > 0 ? 2.6 : 2.2) && !best.price.isOld && !best.price.isSide
  if (first !== undefined && first.top === null) {
    // Cents read as units, or thousands as decimals: the visible price decides.
    const scaled = visible.find(
      ({ price }) =>
        !price.isOld &&
        !price.isSide &&
        (same(price.amount, first.one.amount * 1000) || same(price.amount, fromMinorUnits(first.one.amount, first.one.currency))),
    )
    if (scaled !== undefined) return finish(scaled.price.amount, first.one.currency ?? currencyOf(scaled.price), seenEvidence(scaled.price))
    if (!isSeen) {
      const fields = stated.filter(({ isHint }) => isHint !== true).toSorted((one, other) => other.weight - one.weight)
      const [strongest] = fields
      if (strongest === undefined) return null
      // Two data blocks differ and no price is visible: the lower is the sale price, unless it is the other without tax.
      const lower = fields.find(
        ({ amount, evidence }) =>
          evidence.source === 'open-graph' &&
          amount < strongest.amount &&
          amount > strongest.amount / 4 &&
          !isNet(amount, strongest.amount, reading.countries),
      )
      const decided = lower ?? strongest
      return finish(decided.amount, decided.currency, decided.evidence)
    }
  }
  if (!isSeen) return null
  return finish(best.price.amount, currencyOf(best.price), seenEvidence(best.price))
}

/** Whether the lower amount is the higher one before European value added tax (6 to 27 %). */
function isNet(lower: number, higher: number, countries: readonly string[]): boolean {
  const percent = (higher / lower - 1) * 100
  const isWholeRate = Math.abs(percent - Math.round(percent)) < 0.15
  return (
    isWholeRate &&
    percent >= 5.5 &&
    percent <= 27.5 &&
    countries.some((country) => currencyFor(null, [country]) === 'EUR' || /^(gb|uk|se|dk|no|pl|cz|hu|ro|bg|ch|hr)$/.test(country))
  )
}

/** Nodes between the two prices of one block. */
const BLOCK = 45

/**
 * The crossed-out price in the block of the chosen one: higher, and at most ten times as high. Another product's block has two prices of
 * its own, so without a visible price there is no crossed-out one.
 */
function beforePrice(visible: readonly { price: VisiblePrice }[], amount: number): number | null {
  const now = visible.filter(({ price }) => same(price.amount, amount) && !price.isOld && !price.isSide)
  const isBeside = (old: VisiblePrice): boolean =>
    now.some(({ price }) => price.element === old.element || Math.abs(price.element.index - old.element.index) <= BLOCK)
  const old = visible.find(
    ({ price }) => price.isOld && !price.isSide && price.amount > amount && price.amount < amount * 10 && isBeside(price),
  )
  return old === undefined ? null : old.price.amount
}

/** Nodes between a price, the former one and the percentage saved. */
const SAVED = 20
/** Characters of the text around the percentage, with the blanks of a template. */
const SAID_MAX = 300

/**
 * A former price without markup: a higher price right next to the chosen one, where the page states a percentage saved that matches the two
 * prices. Null when there is none.
 */
function savedFrom({ page }: PageReading, visible: readonly { price: VisiblePrice }[], amount: number): number | null {
  const now = visible.filter(({ price }) => same(price.amount, amount) && !price.isOld && !price.isSide && price.mark !== null)
  for (const { price: old } of visible) {
    if (old.isSide || old.mark === null || old.amount <= amount || old.amount >= amount * 10) continue
    const at = old.element.index
    const beside = now.find(({ price }) => Math.abs(price.element.index - at) <= SAVED)
    if (beside === undefined) continue
    const saved = (1 - amount / old.amount) * 100
    const start = Math.min(at, beside.price.element.index)
    const end = Math.min(Math.max(old.element.end, beside.price.element.end) + SAVED, page.nodes.length)
    for (let index = start; index < end; index++) {
      const node = page.nodes[index]
      const said = typeof node === 'string' && node.includes('%') ? /(?<![\d.,])(\d{1,2})\s?%/.exec(oneLine(node.slice(0, SAID_MAX))) : null
      if (said !== null && Math.abs(Number(said[1]) - saved) < 1) return old.amount
    }
  }
  return null
}

export const shownPrices: Field<'shownPrices'> = { needs: [], isOfProducts: false, rules: [], read: ({ page }) => visiblePrices(page) }

export const pagePrice: Field<'pagePrice', 'structured' | 'embedded' | 'shownPrices' | 'heading'> = {
  needs: ['structured', 'embedded', 'shownPrices', 'heading'],
  isOfProducts: false,
  rules: [],
  read: (reading, found) => chosenPrice(reading, found.structured, found.embedded, found.shownPrices, found.heading),
}

/** The product's price. On other pages a price is that of something the page is not about. */
export const price: Field<'price', 'pagePrice'> = {
  needs: ['pagePrice'],
  isOfProducts: true,
  rules: [],
  read: (_, found) => found.pagePrice,
}
