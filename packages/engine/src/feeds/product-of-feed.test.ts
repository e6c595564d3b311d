import { type FeedProduct } from '@adloom/domain/campaign/feed-product.ts'
import { productSchema } from '@adloom/domain/product.ts'
import { expect, test } from 'vitest'
import { cutInParts, SAMPLE_DAY } from './feed-samples.test-data.ts'
import { productOfFeed } from './product-of-feed.ts'
import { readFeed } from './read-feed.ts'

async function productOf(cells: Readonly<Record<string, string>>): Promise<FeedProduct> {
  const quoted = Object.values(cells).map((cell) => `"${cell.replaceAll('"', '""')}"`)
  for await (const row of readFeed(cutInParts(`${Object.keys(cells).join(',')}\n${quoted.join(',')}\n`), { now: SAMPLE_DAY }))
    if ('product' in row) return row.product
  throw new Error('no product')
}

test('a product of a feed is a product of the schema, and nothing is in it that the feed does not say', async () => {
  const stated = await productOf({
    id: 'A-1',
    title: 'Oak Board',
    description:
      '<p>✨ Cut by hand from one piece of oak.</p><ul><li>40 × 25 cm</li><li>Free shipping on all orders</li></ul><p>Returns within 30 days.</p>',
    link: 'https://shop.example/oak',
    image_link: 'https://shop.example/oak.jpg',
    price: '29.00 EUR',
    product_type: 'Food, Beverages & Tobacco > Boards',
  })
  const product = productOfFeed(stated)
  expect(productSchema.parse(product)).toEqual(product)
  expect(product).toMatchObject({
    kind: 'product',
    url: 'https://shop.example/oak',
    category: 'Boards',
    categoryPath: ['Food, Beverages & Tobacco', 'Boards'],
    features: ['40 × 25 cm'],
    passages: [
      { place: 'highlight', text: '40 × 25 cm' },
      { place: 'description', text: 'Cut by hand from one piece of oak.' },
    ],
    brand: null,
    siteName: null,
    rating: null,
    availability: null,
    logos: [],
  })
  const sources = Object.values(product.evidence).map(({ source }) => source)
  expect(new Set(sources)).toEqual(new Set(['feed']))
  expect(product.evidence).not.toHaveProperty('brand')
})

test('the language is that of the product’s own text where it is clear', async () => {
  const german = 'Diese Tasse ist von Hand gemacht und hält den Kaffee lange warm, weil sie aus dickem Steinzeug ist.'
  const stated = await productOf({ id: '1', title: 'Tasse', description: german, link: 'https://shop.example/1', language: 'en' })
  expect(stated.language).toBe('en')
  expect(productOfFeed(stated).language).toBe('de')
  expect(productOfFeed({ ...stated, description: null }).language).toBe('en')
  expect(productOfFeed({ ...stated, description: null, language: null, link: 'https://laden.de/1' }).language).toBe('de')
})
