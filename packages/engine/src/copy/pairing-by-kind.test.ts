import { emptyBrandProfile } from '@adloom/domain/brand.ts'
import { type Product } from '@adloom/domain/product.ts'
import { expect, test } from 'vitest'
import { pairingByKind } from './pairing-by-kind.ts'

const selling = (title: string, category: string | null = null): Product => ({
  url: 'https://shop.example/products/one',
  finalUrl: 'https://shop.example/products/one',
  kind: 'product',
  title,
  description: null,
  logos: [],
  productImages: [],
  bestImages: null,
  productVideos: [],
  styles: { colors: [], elementStyles: {} },
  siteName: null,
  brand: null,
  category,
  price: null,
  language: 'en',
  availability: null,
  rating: null,
  features: [],
  passages: [],
  categoryPath: [],
  evidence: {},
  brandProfile: emptyBrandProfile,
})

test.each([
  ['Wooden building blocks toy', 'Toys', 'rounded'],
  ['Gold necklace', 'Jewellery', 'didone'],
  ['Cordless drill', 'Tools', 'condensed'],
  ['Wireless headphones', 'Headphones', 'geometric'],
  ['Thing', null, null],
])('an ad of a %s (%s) is set in %s', (title, category, pairing) => {
  expect(pairingByKind(selling(title, category))).toBe(pairing)
})

test('a page that calls out to its readers is playful', () => {
  const product = selling('Thing')
  const tone = { address: 'informal' as const, exclamations: 0.5, sentenceWords: 6 }
  expect(pairingByKind({ ...product, brandProfile: { ...product.brandProfile, tone } })).toBe('rounded')
  expect(pairingByKind({ ...product, brandProfile: { ...product.brandProfile, tone: { ...tone, address: 'formal' } } })).toBeNull()
})
