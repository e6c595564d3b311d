import { type AdFacts } from './ad-facts.ts'

/** All that a page may state. */
export const sampleAdFacts: AdFacts = {
  price: '$89',
  before: '$119',
  reduction: '−25%',
  rating: { value: '4.7', stars: 4.7, count: '3,103' },
  features: [
    { text: 'Leather upper', icon: 'check' },
    { text: 'Knit lining', icon: 'feather' },
    { text: 'Washable', icon: 'drop' },
  ],
  badge: 'Bestseller',
  promise: 'Free delivery',
}
