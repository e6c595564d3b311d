import { expect, test } from 'vitest'
import { costOf, maxCostOf, type ModelPrice, priceOf, pricesSchema } from './price.ts'
import { knownPrices, PRICES_AS_OF } from './known-prices.ts'

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`)
const NOW = noon('2026-11-22')
const asOf = '2026-11-20'

test('a price is known or null: nothing is guessed', () => {
  const use = { inputTokens: 1000, outputTokens: 1000 }
  const estimate = (engine: string) => maxCostOf(engine, use, knownPrices, NOW, PRICES_AS_OF)
  expect(estimate('anthropic:claude-haiku-4-5-20251001')).toEqual({ usd: 0.006, asOf })
  expect(estimate('openai:gpt-7')).toEqual({ usd: null, asOf: PRICES_AS_OF })
  expect(estimate('openai-compatible:gpt-6-luna').usd).toBeNull()
})

test('a price changes on its announced day', () => {
  const price = priceOf('google:gemini-3.8-flash', knownPrices)
  const use = { inputTokens: 1_000_000, outputTokens: 0 }
  expect(costOf(use, price, noon('2026-12-31'))).toBe(0.75)
  expect(costOf(use, price, noon('2027-01-01'))).toBe(1.5)
})

test('a price that ends without a successor is unknown from then on', () => {
  const price: ModelPrice = { per: 'picture', usd: 0.04, asOf, until: '2026-12-31' }
  expect(costOf({ pictures: 1 }, price, noon('2026-12-31'))).toBe(0.04)
  expect(costOf({ pictures: 1 }, price, noon('2027-01-01'))).toBeNull()
})

test.each<[ModelPrice, number]>([
  [{ per: 'million-tokens', input: 1, output: 2, asOf }, 0.005],
  [{ per: 'megapixel', usd: 0.01, asOf }, 0.02],
  [{ per: 'picture', usd: 0.25, asOf }, 0.75],
  [{ per: 'second', usd: 0.5, asOf }, 2.5],
])('usage is multiplied with the price of its unit: %j', (price, usd) => {
  expect(costOf({ inputTokens: 1000, outputTokens: 2000, megapixels: 2, pictures: 3, seconds: 5 }, price, NOW)).toBe(usd)
  expect(costOf({}, price, NOW)).toBeNull()
})

test('a grade has its own price, and an unlisted grade has none', () => {
  const price: ModelPrice = { per: 'second', usd: { '720p': 0.1, '1080p': 0.2 }, asOf }
  expect(costOf({ seconds: 5, grade: '1080p' }, price, NOW)).toBe(1)
  expect([costOf({ seconds: 5 }, price, NOW), costOf({ seconds: 5, grade: '4k' }, price, NOW)]).toEqual([null, null])
})

test('every price of the table is valid in a prices file', () => {
  expect(pricesSchema.safeParse(knownPrices).error).toBeUndefined()
})
