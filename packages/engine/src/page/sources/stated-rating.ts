import { isObject, type SchemaObject } from './json-ld.ts'
import { countIn, scoreIn } from '../values/rating-text.ts'
import { asList, type Resolve, textIn, typesOf } from './schema-values.ts'

/** A rating as stated in data: `value` on a scale up to `best`, `count` of ratings or reviews (null: not stated). */
export interface StatedRating {
  readonly value: number
  readonly best: number
  readonly count: number | null
  /** Value, scale and count as written, separated by ' · '. */
  readonly words: string
}

/** A rating outside of what it rates: `about` is the name of that, '' when not stated. */
export interface LooseRating extends StatedRating {
  readonly about: string
}

function statedRating(rating: SchemaObject, resolve: Resolve): StatedRating | null {
  const valueText = textIn(rating.ratingValue, resolve)
  const bestText = textIn(rating.bestRating, resolve)
  const countTexts = [textIn(rating.reviewCount, resolve), textIn(rating.ratingCount, resolve)]
  const countText = countTexts.find((text) => (countIn(text) ?? 0) > 0) ?? ''
  const score = scoreIn(valueText, scoreIn(bestText)?.value ?? null)
  if (score === null) return null
  const isUsualScale = bestText === '' || score.best === 5
  return {
    ...score,
    count: countIn(countText),
    words: [valueText, isUsualScale ? '' : bestText, countText].filter((text) => text !== '').join(' · '),
  }
}

/** The rating a product's data states, or null. */
export function ratingIn(product: SchemaObject, resolve: Resolve): StatedRating | null {
  for (const rating of asList(resolve(product.aggregateRating)).slice(0, 5).map(resolve)) {
    const stated = isObject(rating) ? statedRating(rating, resolve) : null
    if (stated !== null) return stated
  }
  return null
}

/** Types that are rated but no product: the shop, its owner, a place. */
const SELLER = /organization|store$|business|corporation|brand|website|webpage|person|place|service|restaurant/

/**
 * A rating that states what it is about, or that is alone (`isAlone`) in the page's section about the product. Null for ratings of a shop,
 * and for those that belong to the object around them.
 */
export function looseRatingIn(rating: SchemaObject, isAlone: boolean, isInAside: boolean, resolve: Resolve): LooseRating | null {
  const [item] = asList(resolve(rating.itemReviewed)).map(resolve)
  if (item === undefined ? !isAlone || isInAside : isObject(item) && typesOf(item).some((type) => SELLER.test(type))) return null
  const stated = statedRating(rating, resolve)
  return stated === null ? null : { ...stated, about: item === undefined ? '' : textIn(item, resolve) }
}
