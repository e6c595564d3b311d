import { expect, test } from 'vitest'
import { adFormats } from '../ad-format.ts'
import { checksOf, type MeasuredCreative } from './check-placement.ts'
import { measuredSample } from './measured-creative.test-data.ts'
import { placements, placementsOf, videoRules } from './placement.ts'
import { platformCallOf, platformCalls } from './platform-calls.ts'

const ids = [...placements, ...videoRules].map(({ id }) => id)

test('every placement has an id of its own', () => {
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(placements)('what is drawn for $id keeps its own rules of size and ratio', (placement) => {
  const { width, height } = adFormats[placement.format]
  const measured: MeasuredCreative = { ...measuredSample, width, height }
  const checks = checksOf(placement, measured, {
    option: { headline: 'Walk on', description: 'Shoes for long days.', callToAction: 'Shop now' },
    brandName: 'Northfield',
    call: 'SHOP_NOW',
    concerns: null,
  })
  expect(checks.filter(({ rule, result }) => (rule === 'size' || rule === 'ratio') && result !== 'pass')).toEqual([])
})

test.each(placements.filter(({ safe }) => safe !== null))('the safe zone of $id leaves room for text', ({ safe }) => {
  expect((safe?.top ?? 0) + (safe?.bottom ?? 0)).toBeLessThan(0.6)
  expect((safe?.left ?? 0) + (safe?.right ?? 0)).toBeLessThan(0.6)
})

test('placements come in the order of the table, whatever the order of their ids', () => {
  expect(placementsOf(['iab-rectangle', 'meta-stories', 'nowhere']).map(({ id }) => id)).toEqual(['meta-stories', 'iab-rectangle'])
})

test.each(Object.entries(platformCalls))('the nearest calls to action of %s are in its list', (_, { values, nearest }) => {
  for (const value of Object.values(nearest)) expect(values).toContain(value)
})

test('a call to action that a platform has by our name is exact, another one is the nearest', () => {
  expect(platformCallOf('meta', 'GET_OFFER')).toEqual({ value: 'GET_OFFER', isExact: true })
  expect(platformCallOf('google', 'GET_OFFER')).toEqual({ value: 'SHOP_NOW', isExact: false })
  expect(platformCallOf('linkedin', 'LEARN_MORE')).toEqual({ value: 'Learn More', isExact: true })
})
