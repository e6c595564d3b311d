import { type Evidence } from '@adloom/domain/provenance.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { currencyCode } from '../values/currency.ts'
import { machineAmount, pricesIn } from '../values/price.ts'
import { type Findings } from './field.ts'
import { type Rule } from './rule.ts'

/** A price stated in data for machines, and its weight before comparison with the visible page. */
export interface StatedPrice {
  readonly amount: number
  readonly currency: string | null
  readonly evidence: Evidence
  readonly weight: number
  /** Found in a sentence, not in a field: counts only where the page shows it too. */
  readonly isHint: boolean
}

type StatedInput = Pick<Findings, 'structured' | 'embedded'> & { readonly reading: PageReading }

interface StatedPriceRule extends Rule {
  readonly weight: number
  readonly isHint: boolean
  /** `loss`: what a price has less than the weight of its rule. */
  readonly prices: (
    input: StatedInput,
  ) => readonly (Pick<StatedPrice, 'amount' | 'currency' | 'evidence'> & { readonly losses: readonly number[] })[]
}

/** What an offer loses for each statement of the product before its own, for each offer before it and at most, and as the end of a range. */
const LATER_STATEMENT = 0.3
const LATER_OFFER = { each: 0.2, most: 1 }
const RANGE_END = 0.1
/** Most offers read of one statement. */
const OFFERS_MAX = 60

/** Sentences searched for prices: characters of each, and prices in each. */
const SENTENCE_MAX = 600
const SENTENCE_PRICES_MAX = 2

export const statedPriceRules: readonly StatedPriceRule[] = [
  {
    id: 'offers',
    weight: 3,
    isHint: false,
    reason: 'Structured data of the product. Later statements are often variants, later offers other sellers.',
    since: '2026-11-21',
    prices: ({ structured }) =>
      structured.flatMap((product, place) =>
        product.offers.slice(0, OFFERS_MAX).flatMap((offer, index) => {
          if (Number.isNaN(offer.amount)) return []
          const isRangeEnd = offer.isVague && index === 0 && product.offers.length > 1
          return [
            {
              amount: offer.amount,
              currency: offer.currency ?? product.currency,
              evidence: { source: product.source, snippet: `${offer.amount} ${offer.currency ?? ''}`.trim() },
              losses: [place * LATER_STATEMENT, Math.min(LATER_OFFER.most, index * LATER_OFFER.each), isRangeEnd ? RANGE_END : 0],
            },
          ]
        }),
      ),
  },
  {
    id: 'price-tags',
    weight: 2.2,
    isHint: false,
    reason: 'Meta tags for product feeds, a sale price before the regular one; often without tax or out of date.',
    since: '2026-11-21',
    prices: ({ reading }) => {
      const tagged = taggedPrice(reading)
      return tagged === null ? [] : [{ ...tagged, evidence: { source: 'open-graph', snippet: String(tagged.amount) }, losses: [] }]
    },
  },
  {
    id: 'embedded-state',
    weight: 1.6,
    isHint: false,
    reason: 'The data of a script may be of one variant, or in cents.',
    since: '2026-11-21',
    prices: ({ embedded }) =>
      embedded === null || embedded.amount === null
        ? []
        : [
            {
              amount: embedded.amount,
              currency: embedded.currency,
              evidence: { source: 'embedded-state', snippet: String(embedded.amount) },
              losses: [],
            },
          ],
  },
  {
    id: 'in-a-sentence',
    weight: 0.2,
    isHint: true,
    reason: 'Descriptions and titles name prices that were, and those of delivery.',
    since: '2026-11-21',
    prices: ({ reading }) =>
      [meta(reading, 'og:description'), meta(reading, 'description'), reading.title].flatMap((text) =>
        pricesIn(text.slice(0, SENTENCE_MAX))
          .slice(0, SENTENCE_PRICES_MAX)
          .map(({ amount, currency }) => ({ amount, currency, evidence: { source: 'meta', snippet: text.slice(0, 200) }, losses: [] })),
      ),
  },
]

/** Half a cent and a little: amounts that differ by less are the same. */
const SAME_AMOUNT = 0.006

export const isSameAmount = (one: number, other: number): boolean => Math.abs(one - other) < SAME_AMOUNT

/** Every price that the page states for machines, in the order of the rules; in sentences only amounts that are not stated elsewhere. */
export function statedPrices(input: StatedInput): StatedPrice[] {
  const stated: StatedPrice[] = []
  for (const { weight, isHint, prices } of statedPriceRules)
    for (const { losses, ...price } of prices(input))
      if (!isHint || !stated.some(({ amount }) => isSameAmount(amount, price.amount)))
        stated.push({ ...price, isHint, weight: losses.reduce((left, loss) => left - loss, weight) })
  return stated
}

/** The price in the meta tags of Open Graph and similar vocabularies. */
function taggedPrice(reading: PageReading): { readonly amount: number; readonly currency: string | null } | null {
  const currency = currencyCode(
    meta(
      reading,
      'product:sale_price:currency',
      'product:price:currency',
      'og:price:currency',
      'og:product:price:currency',
      'og:price:standard_currency',
      'currency',
      'price:currency',
    ),
  )
  const stated = meta(
    reading,
    'product:sale_price:amount',
    'product:price:amount',
    'og:price:amount',
    'og:product:price:amount',
    'og:price',
    'product:price',
    'price',
    'price:amount',
    'twitter:data1:price',
  )
  const amount = machineAmount(stated, currency)
  return amount === null || amount <= 0 ? null : { amount, currency }
}
