import { type Price } from '@adloom/domain/product.ts'

/** Currencies written with their own sign in English; all others by code: "PLN 99". */
const signs: Readonly<Record<string, string>> = {
  USD: '$',
  GBP: '£',
  EUR: '€',
  JPY: '¥',
  INR: '₹',
  KRW: '₩',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
}

// Building a formatter costs a hundred times what using it does.
const wholes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A count as English writes it: "3,103". */
export const countText = (count: number): string => wholes.format(count)

/** An amount as English writes it: "$24.99", "€1,299", "PLN 99". Cents only when there are any; amounts in units of the currency. */
export function amountText(amount: number, currency: string): string {
  const whole = Number.isInteger(amount)
  const digits = (whole ? wholes : cents).format(amount)
  const sign = signs[currency]
  return sign === undefined ? `${currency} ${digits}` : `${sign}${digits}`
}

/** A saving smaller than this is no offer: 5 %. */
const SMALLEST_SAVING = 5

/** What a price lets copy say; `saving` and `percent` (rounded down) are null without an honest reduction. An amount of 0 is no price. */
export function priceTexts(price: Price | null | undefined): {
  readonly price: string
  readonly before: string | null
  readonly saving: string | null
  readonly percent: string | null
} | null {
  if (price === null || price === undefined || price.amount <= 0) return null
  const text = amountText(price.amount, price.currency)
  const percent =
    price.before === undefined || price.before <= price.amount ? 0 : Math.floor((100 * (price.before - price.amount)) / price.before)
  if (price.before === undefined || percent < SMALLEST_SAVING) return { price: text, before: null, saving: null, percent: null }
  const saved = Math.round(100 * (price.before - price.amount)) / 100
  return {
    price: text,
    before: amountText(price.before, price.currency),
    saving: amountText(saved, price.currency),
    percent: `${percent}%`,
  }
}
