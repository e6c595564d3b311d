import { expect, test } from 'vitest'
import { currencyInName, feedPriceOf, isSaleOn, statedAmount } from './feed-price.ts'

const DAY = Date.parse('2026-11-28T12:00:00Z')

test.each([
  ['15.00 EUR', 15, 'EUR'],
  ['EUR 15.00', 15, 'EUR'],
  ['1,299.00 USD', 1299, 'USD'],
  ['1.299,00 €', 1299, 'EUR'],
  ['€12,50', 12.5, 'EUR'],
  ['£9', 9, 'GBP'],
  ['49999 RUB', 49_999, 'RUB'],
  ['1 299,00 kr', 1299, 'SEK'],
  ['1200 BDT', 1200, 'BDT'],
  ['12.50', 12.5, null],
  ['12,50', 12.5, null],
  ['0', 0, null],
  ['１２．５０', 12.5, null],
])('"%s" is a price', (cell, amount, currency) => {
  expect(statedAmount(cell, null, [])).toEqual({ amount, currency })
})

test('a currency named elsewhere is that of a number alone', () => {
  expect(statedAmount('12.50', 'CHF', [])).toEqual({ amount: 12.5, currency: 'CHF' })
  expect(statedAmount('12.50 EUR', 'CHF', [])).toEqual({ amount: 12.5, currency: 'EUR' })
  // The country of the shop's address decides between dollars.
  expect(statedAmount('$12.50', null, ['ca'])).toEqual({ amount: 12.5, currency: 'CAD' })
})

test.each(['', '-', '–', 'N/A', '10.00 - 20.00 EUR', '€10 – €20', '10 to 20 USD'])('"%s" says no price', (cell) => {
  expect(statedAmount(cell, null, [])).toBeNull()
})

test.each(['free', 'on request', '-5.00 EUR', '12.50 POINTS', '12.50 XQX', '=1+2', '9'.repeat(70)])('"%s" cannot be read', (cell) => {
  expect(statedAmount(cell, null, [])).toBe('unreadable')
})

test.each([
  ['Price (EUR)', 'EUR'],
  ['price_usd', 'USD'],
  ['Preis in €', 'EUR'],
  ['Price', null],
  ['price_old', null],
  ['Regular price', null],
])('the name of the column "%s" names the currency %s', (name, currency) => {
  expect(currencyInName(name)).toBe(currency)
})

test('a lower sale price counts while the sale is on, and the price it lowers is the former one', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' })
  const none = { price: null, salePrice: null, oldPrice: null, isSaleOn: true }
  expect(feedPriceOf({ ...none, price: eur(20), salePrice: eur(15) })).toEqual({ amount: 15, currency: 'EUR', before: 20 })
  expect(feedPriceOf({ ...none, price: eur(20), salePrice: eur(15), isSaleOn: false })).toEqual({ amount: 20, currency: 'EUR' })
  expect(feedPriceOf({ ...none, price: eur(20), salePrice: eur(25) })).toEqual({ amount: 20, currency: 'EUR' })
  expect(feedPriceOf({ ...none, price: eur(20), oldPrice: eur(30) })).toEqual({ amount: 20, currency: 'EUR', before: 30 })
  expect(feedPriceOf({ ...none, price: eur(20), oldPrice: eur(10) })).toEqual({ amount: 20, currency: 'EUR' })
  expect(feedPriceOf({ ...none, price: eur(20), oldPrice: { amount: 30, currency: 'USD' } })).toEqual({ amount: 20, currency: 'EUR' })
  expect(feedPriceOf({ ...none, price: eur(0) })).toBeNull()
  expect(feedPriceOf({ ...none, price: { amount: 20, currency: null } })).toBeNull()
  expect(feedPriceOf(none)).toBeNull()
})

test('a sale is on within its dates, and not where they cannot be read', () => {
  expect(isSaleOn(null, null, null, DAY)).toBe(true)
  expect(isSaleOn('2026-11-20T11:07+0100/2026-12-01T23:07+0100', null, null, DAY)).toBe(true)
  expect(isSaleOn('2026-11-20T11:07+01:00/2026-11-27T23:07+01:00', null, null, DAY)).toBe(false)
  expect(isSaleOn('2026-11-20', null, null, DAY)).toBe(false)
  expect(isSaleOn('soon/later', null, null, DAY)).toBe(false)
  expect(isSaleOn(null, '2026-11-28', null, DAY)).toBe(true)
  expect(isSaleOn(null, '2026-11-29', null, DAY)).toBe(false)
  // The last day counts to its end.
  expect(isSaleOn(null, null, '2026-11-28', DAY)).toBe(true)
  expect(isSaleOn(null, null, '2026-11-27', DAY)).toBe(false)
})
