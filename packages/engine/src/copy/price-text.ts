import { type Price } from '@adloom/domain/product.ts'

/** Currencies that English writes with a sign; all others by code: "PLN 99". */
const englishSigns: Readonly<Record<string, string>> = {
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

/** Currencies with well-known signs: "24,99 $" rather than "24,99 $US". */
const shortSigns = new Set(['USD', 'GBP', 'EUR', 'JPY'])

// Building a formatter costs a hundred times more than using it.
const formatters = new Map<string, Intl.NumberFormat>()

function formatter(locale: string, key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const found = formatters.get(`${locale} ${key}`) ?? new Intl.NumberFormat(locale, options)
  formatters.set(`${locale} ${key}`, found)
  return found
}

/** A number in the format of a locale: "4.7", "4,7". At most one decimal. */
export const decimalText = (value: number, locale = 'en-US'): string =>
  formatter(locale, 'decimal', { maximumFractionDigits: 1 }).format(value)

/** A count in the format of a locale: "3,103", "3.103". Groups four digits too. */
export const countText = (count: number, locale = 'en-US'): string =>
  formatter(locale, 'count', { maximumFractionDigits: 0, useGrouping: 'always' }).format(count)

/**
 * An amount in the format of a locale: "$24.99", "24,99 €", "PLN 99". `amount` in units of the currency; decimals only when there are any.
 */
export function amountText(amount: number, currency: string, locale = 'en-US'): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const plain = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  if (locale !== 'en-US') {
    // Reais keep the Brazilian format for every reader: "R$ 24,99".
    const place = currency === 'BRL' && locale === 'pt-PT' ? 'pt-BR' : locale
    return formatter(place, `${currency} ${digits}`, {
      style: 'currency',
      currency,
      currencyDisplay: shortSigns.has(currency) ? 'narrowSymbol' : 'symbol',
      ...plain,
    }).format(amount)
  }
  const text = formatter(locale, `plain ${digits}`, plain).format(amount)
  const sign = englishSigns[currency]
  return sign === undefined ? `${currency} ${text}` : `${sign}${text}`
}

/** "25%", "25 %". */
const percentText = (percent: number, locale: string): string =>
  formatter(locale, 'percent', { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100)

/** Smallest saving that counts as an offer, in percent. */
export const SMALLEST_SAVING = 5

/**
 * What copy may state about a price; `saving` and `percent` are null without a genuine reduction. The percentage is rounded down, or as the
 * page rounds it when that is among `stated`. An amount of 0 is no price.
 */
export function priceTexts(
  price: Price | null | undefined,
  locale = 'en-US',
  stated: ReadonlySet<number> = new Set(),
): {
  readonly price: string
  readonly before: string | null
  readonly saving: string | null
  readonly percent: string | null
} | null {
  if (price === null || price === undefined || price.amount <= 0) return null
  const text = amountText(price.amount, price.currency, locale)
  const share = price.before === undefined || price.before <= price.amount ? 0 : (100 * (price.before - price.amount)) / price.before
  const percent = stated.has(Math.round(share)) ? Math.round(share) : Math.floor(share)
  if (price.before === undefined || percent < SMALLEST_SAVING) return { price: text, before: null, saving: null, percent: null }
  const saved = Math.round(100 * (price.before - price.amount)) / 100
  return {
    price: text,
    before: amountText(price.before, price.currency, locale),
    saving: amountText(saved, price.currency, locale),
    percent: percentText(percent, locale),
  }
}
