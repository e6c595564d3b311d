import { expect, test } from 'vitest'
import { RETIREMENTS_AS_OF, retirementNotice, retirementOf, retirements } from './retirements.ts'
import { textPrices } from './text-prices.ts'

const day = (text: string): number => Date.parse(`${text}T12:00:00Z`)

test('a retiring model is found by its name and its snapshots’ names, others are not', () => {
  expect(retirementOf('anthropic:claude-sonnet-4-5-20250929')?.on).toBe('2026-11-30')
  expect(retirementOf('openai:gpt-4o-mini')?.on).toBe('2027-01-14')
  expect(retirementOf('openai:gpt-6-luna')).toBeNull()
  expect(retirementOf('openai-compatible:gpt-4o')).toBeNull()
})

test('the notice gives the day, the time left, and the replacement', () => {
  const end = { on: '2026-11-30', instead: 'b' }
  expect(retirementNotice('a', end, day('2026-11-22'))).toBe(
    'The model "a" is shut down on 2026-11-30, in 8 days. Please choose another, such as b.',
  )
  expect(retirementNotice('a', end, day('2026-11-29'))).toContain('in a day.')
  expect(retirementNotice('a', { on: '2026-11-30', instead: null }, day('2026-12-01'))).toBe(
    'The model "a" was shut down on 2026-11-30. Please choose another.',
  )
})

test('every entry of the tables has a date and a provider’s name', () => {
  const days = [RETIREMENTS_AS_OF, ...Object.values(retirements).map(({ on }) => on), ...Object.values(textPrices).map(({ asOf }) => asOf)]
  expect(days.filter((one) => !/^20\d\d-\d\d-\d\d$/.test(one))).toEqual([])
  expect([...Object.keys(retirements), ...Object.keys(textPrices)].filter((name) => !/^[a-z0-9-]+:\S+$/.test(name))).toEqual([])
})
