import { expect, test } from 'vitest'
import { RETIREMENTS_AS_OF, retirementNotice, retirementOf, retirements } from './retirements.ts'
import { textEstimate, textPrices } from './text-prices.ts'

const day = (text: string): number => Date.parse(`${text}T12:00:00Z`)

test('a model that ends is known by its name and by that of its snapshots, others are not', () => {
  expect(retirementOf('anthropic:claude-sonnet-4-5-20250929')?.on).toBe('2026-11-30')
  expect(retirementOf('openai:gpt-4o-mini')?.on).toBe('2027-01-14')
  expect(retirementOf('openai:gpt-6-luna')).toBeNull()
  expect(retirementOf('openai-compatible:gpt-4o')).toBeNull()
})

test('the notice says when, how soon, and what instead', () => {
  const end = { on: '2026-11-30', instead: 'b' }
  expect(retirementNotice('a', end, day('2026-11-22'))).toBe(
    'The model "a" is shut down on 2026-11-30, in 8 days. Please choose another, such as b.',
  )
  expect(retirementNotice('a', end, day('2026-11-29'))).toContain('in a day.')
  expect(retirementNotice('a', { on: '2026-11-30', instead: null }, day('2026-12-01'))).toBe(
    'The model "a" was shut down on 2026-11-30. Please choose another.',
  )
})

test('a price is known or it is not: nothing is guessed', () => {
  const use = { input: 1000, output: 1000 }
  expect(textEstimate('anthropic:claude-haiku-4-5-20251001', use, day('2026-11-22'))).toEqual({ usd: 0.006, asOf: '2026-11-20' })
  expect(textEstimate('openai:gpt-7', use, day('2026-11-22'))).toEqual({ usd: null, asOf: '2026-11-20' })
  expect(textEstimate('openai-compatible:gpt-6-luna', use, day('2026-11-22')).usd).toBeNull()
})

test('a price that changes on an announced day does', () => {
  const use = { input: 1_000_000, output: 0 }
  expect(textEstimate('google:gemini-3.8-flash', use, day('2026-12-31')).usd).toBe(0.75)
  expect(textEstimate('google:gemini-3.8-flash', use, day('2027-01-01')).usd).toBe(1.5)
})

test('every entry of the tables is dated and under a provider’s name', () => {
  const days = [RETIREMENTS_AS_OF, ...Object.values(retirements).map(({ on }) => on), ...Object.values(textPrices).map(({ asOf }) => asOf)]
  expect(days.filter((one) => !/^20\d\d-\d\d-\d\d$/.test(one))).toEqual([])
  expect([...Object.keys(retirements), ...Object.keys(textPrices)].filter((name) => !/^(openai|anthropic|google):/.test(name))).toEqual([])
})
