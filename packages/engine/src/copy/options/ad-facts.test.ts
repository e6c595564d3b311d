import { type CopyRequest } from '@adloom/domain/copy.ts'
import { expect, test } from 'vitest'
import { writeCopy } from '../write-copy.ts'

const page: CopyRequest = {
  url: 'https://shop.example/pan',
  title: 'Ember cast iron pan',
  description:
    'The Ember pan holds its heat for an hour. It works on every stovetop. Pre-seasoned with linseed oil. Made in Sheffield from recycled iron.',
  languages: ['en'],
  facts: {
    language: 'en',
    price: { amount: 45, currency: 'USD', before: 60 },
    rating: { value: 4.7, count: 3103 },
    passages: [
      { place: 'highlight', text: 'Works on all stovetops' },
      { place: 'highlight', text: 'Oven safe to 500°F' },
      { place: 'highlight', text: 'No seasoning required' },
      { place: 'badge', text: 'Bestseller' },
      { place: 'delivery', text: 'Free shipping and free returns.' },
    ],
  },
}
const factsOfFirst = (request: CopyRequest) => writeCopy(request, 0).options[0].adFacts

test('an ad shows the price, the reduction, the rating, the badge and the promise that the page states', () => {
  expect(factsOfFirst(page)).toMatchObject({
    price: '$45',
    before: '$60',
    reduction: '−25%',
    rating: { value: '4.7', stars: 4.7, count: '3,103' },
    badge: 'Bestseller',
    promise: 'Free shipping and free returns',
  })
})

test('numbers are written as the language of the ad writes them', () => {
  expect(factsOfFirst({ ...page, languages: ['de'] })).toMatchObject({ reduction: '−25\u00A0%', rating: { value: '4,7', count: '3.103' } })
})

test('features never repeat what the text of the option says', () => {
  for (const { headline, description, adFacts } of writeCopy(page, 0).options)
    for (const { text } of adFacts?.features ?? []) expect(`${headline} ${description}`).not.toContain(text)
  expect(factsOfFirst(page)?.features).toContainEqual({ text: 'Oven safe to 500°F', icon: 'flame' })
})

test('what is sold out has no price, and a handful of reviews are no proof', () => {
  const facts = { ...page.facts, availability: 'out-of-stock', rating: { value: 5, count: 3 } } as const
  expect(factsOfFirst({ ...page, facts })).toMatchObject({ price: null, before: null, reduction: null, rating: null })
})

test('a page that states nothing gives nothing', () => {
  expect(factsOfFirst({ title: 'Ember pan', languages: ['en'] })).toEqual({
    price: null,
    before: null,
    reduction: null,
    rating: null,
    features: [],
    badge: null,
    promise: null,
  })
})
