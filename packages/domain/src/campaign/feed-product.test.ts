import { expect, test } from 'vitest'
import { feedMappingSchema, type FeedProduct, feedProductSchema, saysEnough } from './feed-product.ts'

const product: FeedProduct = {
  id: 'A-1',
  title: 'Red Mug',
  description: null,
  link: null,
  image: 'https://shop.example/mug.jpg',
  pictures: [],
  price: null,
  brand: null,
  category: null,
  availability: null,
  rating: null,
  features: [],
  language: null,
}

test('a feed says enough for an ad with a title and an image', () => {
  expect(saysEnough(feedProductSchema.parse(product))).toBe(true)
  expect(saysEnough({ ...product, title: null })).toBe(false)
  expect(saysEnough({ ...product, image: null })).toBe(false)
})

test('a mapping names known fields, or none', () => {
  expect(feedMappingSchema.safeParse({ Name: 'title', Pic: null }).success).toBe(true)
  expect(feedMappingSchema.safeParse({ Name: 'colour' }).success).toBe(false)
})
