import { expect, test } from 'vitest'
import { englishReading } from './languages/en/reading.ts'
import { amountsIn, sellingPoints } from './selling-points.ts'

const points = (fields: { title?: string; description?: string; features?: readonly string[]; names?: readonly string[] }) =>
  sellingPoints(fields.title ?? '', fields.description ?? '', fields.features ?? [], fields.names ?? [], englishReading)

test('short concrete bullets become labels, values of tables without their heading', () => {
  expect(points({ features: ['• Dishwasher safe', 'Material: Solid oak', '30-hour battery'] }).labels).toEqual(
    expect.arrayContaining(['Dishwasher safe', 'Solid oak', '30-hour battery']),
  )
})

test('table rows, shop business, conditions and empty praise are left out', () => {
  const { labels, sentences } = points({
    features: [
      'Stack Height',
      'Product Code - 39139301',
      'Free shipping',
      '2-year warranty',
      'Dishwasher safe, except the lid',
      'Best quality',
      'Country of Origin',
      'Frequently Asked Questions',
      '10 yd',
    ],
    description: 'Buy it online today. Order now and save. The best mug in the world.',
  })
  expect({ labels, sentences }).toEqual({ labels: [], sentences: [] })
})

test('what a bullet says of the product is kept as it says it', () => {
  expect(points({ features: ['Keeps drinks cold for 12 hours'] }).predicates).toEqual(['keeps drinks cold for 12 hours'])
})

test('sentences are taken whole, the informative ones first', () => {
  const { sentences } = points({
    description:
      'It is what it is. The frame is solid oak with a natural oil finish. We love it at our shop. And that is that. Rated 5 by us.',
  })
  expect(sentences[0]).toBe('The frame is solid oak with a natural oil finish.')
  expect(sentences.join(' ')).not.toMatch(/We love|And that/)
})

test('bullets run together without full stops are no sentence', () => {
  expect(points({ description: 'No sweat design Quick turn gasket to secure beverage Dishwasher safe' }).sentences).toEqual([])
})

test('amounts read the same in every language', () => {
  expect(amountsIn('Wasserkocher 1,7 l, 230x120 cm')).toEqual(['1.7 l'])
})
