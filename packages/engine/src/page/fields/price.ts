import { type Price } from '@adloom/domain/product.ts'
import { type Evidence } from '@adloom/domain/provenance.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type VisiblePrice, visiblePrices } from '../sources/visible.ts'
import { currencyFor, fromMinorUnits } from '../values/currency.ts'
import { type ProductField, type FoundValue } from './field.ts'
import { formerPrice } from './former-price.ts'
import { type ScoredPrice, priceSigns, scoredPrices } from './price-scores.ts'
import { firstFound, type RankedRule } from './rule.ts'
import { isSameAmount, type StatedPrice, statedPriceRules, statedPrices } from './stated-prices.ts'

/** What the price is decided by. */
interface PriceInput {
  readonly reading: PageReading
  readonly stated: readonly StatedPrice[]
  /** Likeliest first. */
  readonly visible: readonly ScoredPrice[]
  /** The best stated price, and the likeliest visible one with the same amount that is current. */
  readonly first: { readonly stated: StatedPrice; readonly shown: ScoredPrice | null } | null
  /** The likeliest visible price, when it is likely enough to stand alone. */
  readonly clear: VisiblePrice | null
  readonly statedCurrency: string | null
}
type DecidedPrice = Pick<StatedPrice, 'amount' | 'currency' | 'evidence'>

const isCurrent = ({ price }: ScoredPrice): boolean => !price.isOld && !price.isSide

/** Score from which a visible price stands alone: beside other stated prices, and where none is stated. */
const CLEAR_SCORE = { besideStated: 2.6, alone: 2.2 }
/** By how much more likely another, lower visible price is than the stated one that it replaces: the latter is the former price then. */
const RIVAL_LEAD = 2.2

const rules: readonly RankedRule<PriceInput, DecidedPrice>[] = [
  {
    id: 'stated-and-visible',
    reason: 'Both sources agree, and no lower price is clearly nearer to the name.',
    since: '2026-11-21',
    find: (input) => {
      const { first, visible } = input
      if (first === null || first.shown === null || isRival(visible[0], first.stated, first.shown)) return null
      const { amount, currency } = first.stated
      const evidence = { source: 'agreement' as const, snippet: first.shown.price.text.slice(0, 200) }
      return { amount, currency: currency ?? currencyOf(first.shown.price, input), evidence }
    },
  },
  {
    id: 'stated-in-another-unit',
    reason: 'Cents read as units, or thousands as decimals: the visible price decides.',
    since: '2026-11-21',
    find: (input) => {
      const { first, visible } = input
      if (first === null || first.shown !== null) return null
      const { amount, currency } = first.stated
      const scaled = visible.find(
        (one) =>
          isCurrent(one) &&
          (isSameAmount(one.price.amount, amount * 1000) || isSameAmount(one.price.amount, fromMinorUnits(amount, currency))),
      )
      return scaled === undefined ? null : ofVisible(scaled.price, currency ?? currencyOf(scaled.price, input))
    },
  },
  {
    id: 'visible',
    reason: 'What the page shows beside the name is what is charged; stated prices are often old, net or start prices.',
    since: '2026-11-21',
    find: (input) => (input.clear === null ? null : ofVisible(input.clear, currencyOf(input.clear, input))),
  },
  {
    id: 'stated',
    reason: 'No price is visible: a script shows it, or it is in an image.',
    since: '2026-11-21',
    find: ({ first, stated, reading }) => (first === null || first.shown !== null ? null : strongestStated(stated, reading.countries)),
  },
]

const ofVisible = ({ amount, text }: VisiblePrice, currency: string | null): DecidedPrice => ({
  amount,
  currency,
  evidence: { source: 'visible', snippet: text.slice(0, 200) },
})

const isRival = (best: ScoredPrice, stated: StatedPrice, shown: ScoredPrice): boolean =>
  best.score > shown.score + RIVAL_LEAD && best.price.isNamed && isCurrent(best) && best.price.amount < stated.amount

/** The lower price of two that differ is the sale price, at least this share of the other. */
const SALE_SHARE = 1 / 4

/** The stated price with the highest weight, or a lower one of the meta tags: the sale price, unless it is the other without tax. */
function strongestStated(stated: readonly StatedPrice[], countries: readonly string[]): DecidedPrice | null {
  const fields = stated.filter(({ isHint }) => !isHint).toSorted((one, other) => other.weight - one.weight)
  const strongest = fields.at(0)
  if (strongest === undefined) return null
  const lower = fields.find(
    ({ amount, evidence }) =>
      evidence.source === 'open-graph' &&
      amount < strongest.amount &&
      amount > strongest.amount * SALE_SHARE &&
      !isNet(amount, strongest.amount, countries),
  )
  return lower ?? strongest
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

/** Currencies whose sign is shared by others: '$' and 'kr'. */
const SHARED_SIGN = /^(USD|AUD|CAD|NZD|SGD|HKD|TWD|MXN|CLP|COP|ARS|UYU|SEK|NOK|DKK|ISK)$/

/** The currency of a visible price: its own, or what its sign means on this page. */
function currencyOf(price: VisiblePrice, { reading: { countries }, statedCurrency }: PriceInput): string | null {
  if (price.currency !== null) return price.currency
  if (price.mark === '$' || price.mark === 'kr' || price.mark === 'kr.')
    // A stated currency that uses this sign decides which one it is.
    return statedCurrency !== null && SHARED_SIGN.test(statedCurrency) ? statedCurrency : currencyFor(price.mark, countries)
  if (price.mark === ',–') return statedCurrency ?? currencyFor(null, countries) ?? 'EUR'
  if (price.mark !== null) return currencyFor(price.mark, countries)
  return statedCurrency ?? currencyFor(null, countries)
}

/** Score of a stated price that is not visible. */
const NOT_VISIBLE = -9

/** The stated price that weighs most together with the likeliest visible price of the same amount. */
function bestStated(stated: readonly StatedPrice[], visible: readonly ScoredPrice[]): PriceInput['first'] {
  const sumOf = (one: NonNullable<PriceInput['first']>): number => (one.shown?.score ?? NOT_VISIBLE) + one.stated.weight
  return (
    stated
      .map((one) => ({
        stated: one,
        shown: visible.find((other) => isSameAmount(other.price.amount, one.amount) && isCurrent(other)) ?? null,
      }))
      .toSorted((one, other) => sumOf(other) - sumOf(one))
      .at(0) ?? null
  )
}

/** Every visible price outside lists of other products. */
export const shownPrices: ProductField<'shownPrices'> = {
  needs: [],
  onProductPagesOnly: false,
  rules: [],
  read: ({ page }) => visiblePrices(page),
}

/**
 * The current price as the page shows it. A stated price that is also visible wins; a stated price that is visible only crossed out, or not
 * next to the name while another is, loses against the visible one. Null when nothing near the product is a price.
 */
export const pagePrice: ProductField<'pagePrice', 'structured' | 'embedded' | 'shownPrices' | 'heading'> = {
  needs: ['structured', 'embedded', 'shownPrices', 'heading'],
  onProductPagesOnly: false,
  rules: [...rules, ...statedPriceRules, ...priceSigns],
  read: (reading, { structured, embedded, shownPrices: shown, heading }) => {
    const stated = statedPrices({ reading, structured, embedded })
    const visible = scoredPrices(reading, shown, heading)
    const best = visible.at(0)
    const statedCurrency =
      stated.find(({ currency }) => currency !== null)?.currency ?? structured.find(({ currency }) => currency !== null)?.currency ?? null
    const needed = stated.length > 0 ? CLEAR_SCORE.besideStated : CLEAR_SCORE.alone
    const decided = firstFound(rules, {
      reading,
      stated,
      visible,
      first: bestStated(stated, visible),
      clear: best !== undefined && best.score >= needed && isCurrent(best) ? best.price : null,
      statedCurrency,
    })
    if (decided === null) return null
    const currency = decided.currency ?? statedCurrency ?? currencyFor(null, reading.countries)
    return currency === null ? null : withFormer(decided, currency, formerPrice(reading, visible, decided.amount))
  },
}

const withFormer = (
  { amount, evidence }: { readonly amount: number; readonly evidence: Evidence },
  currency: string,
  before: number | null,
): FoundValue<Price> => ({ value: before === null ? { amount, currency } : { amount, currency, before }, evidence })

/** The product's price. On other pages a price is that of something the page is not about. */
export const price: ProductField<'price', 'pagePrice'> = {
  needs: ['pagePrice'],
  onProductPagesOnly: true,
  rules: [],
  read: (_, found) => found.pagePrice,
}
