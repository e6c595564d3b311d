import { campaignChoicesSchema, type CampaignProduct } from '@adloom/domain/campaign/campaign.ts'
import { expect, test } from 'vitest'
import { isMoving, progressOf, undoOf, withProducts } from './campaign-progress.ts'

const none = { waiting: 0, making: 0, made: 0, failed: 0, refused: 0 }

test('the progress counts what was made and what failed, and reaches 100 only at the end', () => {
  const products = { waiting: 1, making: 1, made: 397, failed: 1, refused: 7 }
  expect(progressOf({ products, status: 'running' })).toEqual({ total: 400, done: 398, left: 2, all: 407, percent: 99 })
  expect(progressOf({ products: { ...none, made: 3 }, status: 'reading' }).percent).toBe(99)
  expect(progressOf({ products: { ...none, made: 3 }, status: 'finished' }).percent).toBe(100)
  expect(progressOf({ products: none, status: 'reading' }).percent).toBe(0)
})

test('a paused campaign moves until the ads that had been begun are finished', () => {
  expect(isMoving({ status: 'paused', products: { ...none, making: 1 } })).toBe(true)
  expect(isMoving({ status: 'paused', products: { ...none, waiting: 5 } })).toBe(false)
  expect(isMoving({ status: 'finished', products: none })).toBe(false)
})

test('an edit can be taken back where all ads had the same before', () => {
  const before = campaignChoicesSchema.parse({ hiddenFacts: ['rating'] })
  expect(undoOf({ change: 'hideFact', fact: 'price' }, before)).toEqual({ change: 'showFact', fact: 'price' })
  expect(undoOf({ change: 'hideFact', fact: 'rating' }, before)).toBeNull()
  expect(undoOf({ change: 'showFact', fact: 'rating' }, before)).toEqual({ change: 'hideFact', fact: 'rating' })
  expect(undoOf({ change: 'showFact', fact: 'price' }, before)).toBeNull()
  expect(undoOf({ change: 'callToAction', callToAction: 'Buy' }, before)).toBeNull()
  expect(undoOf({ change: 'callToAction', callToAction: 'Buy' }, { ...before, callToAction: 'See more' })).toEqual({
    change: 'callToAction',
    callToAction: 'See more',
  })
  expect(undoOf({ change: 'layout', layout: 'card' }, before)).toBeNull()
  expect(undoOf({ change: 'layout', layout: 'card' }, { ...before, layouts: ['arch'] })).toEqual({ change: 'layout', layout: 'arch' })
})

const product = (row: number, status: CampaignProduct['status'] = 'waiting'): CampaignProduct => ({
  place: row,
  row: row + 1,
  title: `Mug ${row}`,
  status,
  adId: null,
  code: null,
  problem: null,
})

test('a part that is read anew replaces its rows, and leaves the others alone', () => {
  const loaded = [1, 2, 3, 4, 5, 6].map((row) => product(row))
  const merged = withProducts(loaded, [product(3, 'made'), product(4)], { after: 2, isLast: false })
  expect(merged.map(({ place, status }) => `${place} ${status}`)).toEqual([
    '1 waiting',
    '2 waiting',
    '3 made',
    '4 waiting',
    '5 waiting',
    '6 waiting',
  ])
  expect(merged[3]).toBe(loaded[3])
  expect(withProducts(loaded, [product(3)], { after: 2, isLast: false })).toBe(loaded)
})

test('rows that have left the list go, and the last part ends it', () => {
  const loaded = [1, 2, 3, 4].map((row) => product(row))
  expect(withProducts(loaded, [product(2), product(4)], { after: 0, isLast: false }).map(({ place }) => place)).toEqual([2, 4])
  expect(withProducts(loaded, [product(3)], { after: 2, isLast: true }).map(({ place }) => place)).toEqual([1, 2, 3])
})
