import { type Ad } from '@adloom/domain/ad.ts'
import { expect, test } from 'vitest'
import { found as foundIn } from './search.ts'

// The search reads text fields only.
const named = (id: string, title: string, headline: string) =>
  ({ id, type: 'social', title, productName: 'Stoneware mug', brandName: 'Northbrew', contentVariations: [{ headline }] }) as unknown as Ad
const ads = [named('1', 'Café', 'Mornings, upgraded'), named('2', 'Creation 2', 'Made to be held')]
const found = (text: string) => foundIn(ads, text).map(({ id }) => id)

test('searches title, product, brand and headline, ignoring case and accents', () => {
  expect(found('CAFE')).toEqual(['1'])
  expect(found('stoneware')).toEqual(['1', '2'])
  expect(found('northbrew held')).toEqual(['2'])
})

test('requires every word, and finds all creations without a word', () => {
  expect(found('café held')).toEqual([])
  expect(found('  ')).toEqual(['1', '2'])
})
