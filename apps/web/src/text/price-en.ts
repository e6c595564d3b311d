import { type Price } from '@adloom/domain/product.ts'

/** An amount as people write it, e.g. "€12.50" or "€12". */
function inMoney(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(amount)
  } catch {
    // A currency this browser does not know: the amount and its code are still right.
    return `${amount} ${currency}`
  }
}

/** A price with the previous one, e.g. "£39.50, was £48". */
export const priceText = ({ amount, currency, before }: Price): string =>
  before === undefined ? inMoney(amount, currency) : `${inMoney(amount, currency)}, was ${inMoney(before, currency)}`
