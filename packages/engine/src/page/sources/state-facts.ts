import { countIn, scoreIn } from '../values/rating-text.ts'
import { type StatedRating } from './stated-rating.ts'
import { isObject, type SchemaObject } from './json-ld.ts'

const VALUE_KEYS = [
  'ratingValue',
  'averageRating',
  'average_rating',
  'avgRating',
  'averageScore',
  'average_score',
  'reviewAverageValue',
  'average',
  'avg',
  'rating',
  'value',
  'score',
  'stars',
]
const COUNT_KEYS = [
  'reviewCount',
  'review_count',
  'reviewsCount',
  'ratingCount',
  'rating_count',
  'ratingsCount',
  'numberOfReviews',
  'numReviews',
  'totalReviews',
  'total_reviews',
  'totalReview',
  'countReview',
  'count',
  'total',
  'quantity',
]
const HOLDERS = [
  'aggregateRating',
  'rating',
  'ratings',
  'reviewSummary',
  'reviews',
  'ratingSummary',
  'review',
  'reviewStats',
  'bottomline',
  'stats',
]

const written = (value: unknown): string =>
  typeof value === 'string' && value.length < 30 ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''

const firstOf = (object: SchemaObject, keys: readonly string[]): string => {
  for (const key of keys) {
    const text = written(object[key])
    if (text !== '') return text
  }
  return ''
}

/** The rating in a product's state, in itself or in a part named after it; null without value or count. */
export function stateRating(object: SchemaObject): StatedRating | null {
  const parts = [object, ...HOLDERS.map((key) => object[key]).filter(isObject)]
  for (const [place, part] of parts.entries()) {
    // In the product itself "value" and "total" may mean anything; only in a part named rating are they the rating's.
    const valueText = firstOf(part, place === 0 ? VALUE_KEYS.filter((key) => /rating|stars|review/i.test(key)) : VALUE_KEYS)
    const countText = firstOf(part, place === 0 ? COUNT_KEYS.filter((key) => /rating|review/i.test(key)) : COUNT_KEYS)
    const bestText = firstOf(part, ['bestRating', 'best', 'max', 'scale', 'maxRating'])
    const score = scoreIn(valueText, scoreIn(bestText)?.value ?? null)
    const count = countIn(countText)
    if (score !== null && count !== null && count > 0) return { ...score, count, words: `${valueText} · ${countText}` }
  }
  return null
}

const STOCK_KEYS = [
  'availability',
  'availabilityStatus',
  'availability_status',
  'stockStatus',
  'stock_status',
  'inventoryStatus',
  'stockState',
  'stock',
  'status',
]
const FLAG_KEYS = [
  'inStock',
  'in_stock',
  'isInStock',
  'is_in_stock',
  'available',
  'isAvailable',
  'is_available',
  'availableForSale',
  'available_for_sale',
  'purchasable',
  'orderable',
]
const OUT_FLAGS = ['outOfStock', 'isOutOfStock', 'out_of_stock', 'soldOut', 'isSoldOut', 'sold_out', 'globallyOutOfStock']

/** The stock word in a product's state ('' for none); flags become 'instock' or 'outofstock'. */
export function stateStock(object: SchemaObject): { readonly word: string; readonly written: string } {
  for (const key of STOCK_KEYS) {
    const value = object[key]
    const word = isObject(value)
      ? firstOf(value, ['status', 'code', 'name', 'type', 'text', 'label'])
      : typeof value === 'string'
        ? value
        : ''
    if (word !== '' && word.length < 60) return { word, written: word }
  }
  for (const key of FLAG_KEYS) if (typeof object[key] === 'boolean') return { word: object[key] ? 'instock' : 'outofstock', written: key }
  for (const key of OUT_FLAGS) if (typeof object[key] === 'boolean') return { word: object[key] ? 'outofstock' : 'instock', written: key }
  return { word: '', written: '' }
}
