import { type CopyRequest, copyRequestSchema } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { expect, test } from 'vitest'
import { claimSupportOf } from '../claims/claim-support.ts'
import { readSubject } from '../subject.ts'
import { passesSwapTest } from './swap-test.ts'

const mug: CopyRequest = copyRequestSchema.parse({
  title: 'Tideline Stoneware Mug 350',
  description:
    'A mug thrown by hand in a small pottery. The wide handle takes three fingers. Made for coffee and for long mornings. Dishwasher safe.',
  facts: {
    brand: 'Tideline',
    category: 'Coffee mugs',
    price: { amount: 18, currency: 'EUR', before: 24 },
    rating: { value: 4.7, count: 312 },
    passages: [{ place: 'specification', text: 'Holds: 280 ml' }],
  },
})
const passes = (text: string, request = mug, language: Language = 'en'): boolean =>
  passesSwapTest(text, { request, subject: readSubject(request), support: claimSupportOf(request, language) })

test.each([
  ['two words of the page', 'Three fingers fit the handle'],
  ['the same words with other endings', 'Wider handles, for every finger'],
  ['a figure of the page', 'It holds 280 ml'],
  ['its price', 'Yours for €18'],
  ['its reduction, which the page does not spell out', '25% off today'],
  ['its rating', 'Rated 4.7 by people like it'],
])('a text with %s is about this product', (_what, text) => {
  expect(passes(text)).toBe(true)
})

test.each([
  ['praise', 'The perfect choice for your home'],
  ['its own name', 'Tideline stoneware mug'],
  ['its name, its brand and praise', 'Great quality from Tideline: a mug of great design'],
  ['its shelf', 'Coffee mugs for everyone'],
  ['a figure of its name', 'The 350 is here'],
  ['one word of the page', 'Good mornings start here'],
  ['a figure of no page', 'A hundred reasons, and 99 more'],
  ['nothing', ''],
])('a text with no more than %s would fit other products too', (_what, text) => {
  expect(passes(text)).toBe(false)
})

test('a text in another language than the page has no words to compare, so it passes', () => {
  expect(passes('Drei Finger passen an den Henkel', mug, 'de')).toBe(true)
})

test('a German text is compared with its German page', () => {
  const kettle = copyRequestSchema.parse({
    title: 'Dampf Wasserkocher',
    description: 'Der Wasserkocher hält das Wasser eine halbe Stunde warm. Der Deckel öffnet sich mit einer Hand und bleibt dabei kühl.',
    languages: ['de'],
    facts: { brand: 'Dampf' },
  })
  expect(passes('Der Deckel bleibt kühl', kettle, 'de')).toBe(true)
  expect(passes('Der Wasserkocher für dein Zuhause', kettle, 'de')).toBe(false)
})
