import { type Price } from '@adloom/domain/product.ts'
import { currencyCode, currencyFor } from '../page/values/currency.ts'
import { machineAmount, plainDigits, pricesIn } from '../page/values/price.ts'

/** An amount as a feed states it; `currency` null where neither the cell nor anything else names one. */
interface StatedAmount {
  readonly amount: number
  readonly currency: string | null
}

/** Cells that say there is no price. */
const NONE = /^(?:[-–—.]{1,3}|n\/?a|null|none)$/i

/** What a cell says: an amount, null for none or for a range, which is no price of the product, or 'unreadable'. */
export function statedAmount(cell: string, currency: string | null, countries: readonly string[]): StatedAmount | null | 'unreadable' {
  const text = plainDigits(cell).trim()
  if (text === '' || NONE.test(text)) return null
  if (text.length > 60 || !/\d/.test(text) || /^-\s*\d/.test(text)) return 'unreadable'
  if (/\d\s{0,3}(?:\p{Sc}|[A-Z]{3})?\s{0,3}(?:-|–|—|to|bis)\s{0,3}(?:\p{Sc}|[A-Z]{3})?\s{0,3}\d/u.test(text)) return null
  const [found, ...others] = pricesIn(text)
  if (others.length > 0) return null
  if (found !== undefined)
    return { amount: machineAmount(text, found.currency) ?? found.amount, currency: found.currency ?? currencyFor(found.mark, countries) }
  const parts = /^(?:([A-Z]{3})\s*)?(\d[\d.,\s'’]{0,20})(?:\s*([A-Z]{3}))?$/i.exec(text)
  const code = parts?.[1] ?? parts?.[3]
  const named = code === undefined ? currency : currencyCode(code)
  const amount = parts === null || (code !== undefined && named === null) ? null : machineAmount(parts[2].trim(), named)
  return amount === null ? 'unreadable' : { amount, currency: named }
}

/** The currency in the name of a column: "Price (EUR)", "price_usd", "Preis in €". */
export function currencyInName(name: string): string | null {
  const mark = /[\s_(\-[](\p{Sc}|[a-z]{3})[)\]]?$/iu.exec(name)?.[1]
  return mark === undefined ? null : currencyCode(mark)
}

/** What a feed says about a price, each null where it says nothing. */
interface StatedPrices {
  readonly price: StatedAmount | null
  readonly salePrice: StatedAmount | null
  readonly oldPrice: StatedAmount | null
  readonly isSaleOn: boolean
}

/** The price of now; null without a currency, and for zero, with which shops say that there is none. */
export function feedPriceOf({ price, salePrice, oldPrice, isSaleOn }: StatedPrices): Price | null {
  const isReduced = salePrice !== null && isSaleOn && salePrice.amount > 0 && (price === null || salePrice.amount < price.amount)
  const now = isReduced ? salePrice : price
  const currency = now?.currency ?? price?.currency ?? null
  if (now === null || currency === null || now.amount === 0) return null
  const before = isReduced && price !== null ? price : oldPrice
  const isBefore = before !== null && before.amount > now.amount && (before.currency === null || before.currency === currency)
  return { amount: now.amount, currency, ...(isBefore ? { before: before.amount } : {}) }
}

/** Milliseconds of an ISO date or time; of the day's end for a date alone where `isEnd`. NaN for any other text. */
function timeOf(text: string, isEnd: boolean): number {
  const written = text.trim().replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
  if (!/^\d{4}-\d{2}-\d{2}/.test(written)) return Number.NaN
  const day = 24 * 60 * 60 * 1000
  return Date.parse(written.replace(' ', 'T')) + (isEnd && written.length === 10 ? day : 0)
}

/** Whether a sale is on at `now`; a date that cannot be read says that it is not. */
export function isSaleOn(dates: string | null, from: string | null, until: string | null, now: number): boolean {
  const [begins, ends] = dates === null ? [from, until] : dates.split('/')
  if (dates !== null && ends === undefined) return false
  return (begins === null || timeOf(begins, false) <= now) && (ends === null || ends === undefined || timeOf(ends, true) >= now)
}
