import { dataFile } from '../../lexicon/data-file.ts'
import { alternativesOf, patternOf, phrasesSchema } from './phrases.ts'
import data from './rating-phrases.json' with { type: 'json' }

/** What is written around a visible rating: the schema of `rating-phrases.json`. */
export const ratingPhrasesSchema = dataFile({
  stars: phrasesSchema.describe('Stars or points after the value: "4.6 stars out of 5".'),
  outOf: phrasesSchema.describe('Words between the value and its scale: "4.6 out of 5".'),
  reviews: phrasesSchema.describe('Ratings, reviews and votes, beside their number.'),
  reviewParts: phrasesSchema.describe('The same in other scripts.'),
  kindsOfReviews: phrasesSchema.describe('Words between the number and that word: "12 verified reviews".'),
  basedOn: phrasesSchema.describe('Words before a number of reviews: "based on 12".'),
  ofShop: phrasesSchema.describe('Signs that a rating is the shop’s or the seller’s.'),
})

// The patterns of a rating have groups for its numbers, so they take the alternatives.
export const starWords = alternativesOf(data.stars)
export const outOfWords = alternativesOf(data.outOf)
export const reviewWords = alternativesOf(data.reviews)
export const reviewParts = alternativesOf(data.reviewParts)
export const kindsOfReviews = alternativesOf(data.kindsOfReviews)
export const basedOnWords = alternativesOf(data.basedOn)
/** Ratings of the shop or the seller are never the product's. */
export const shopRatingWords = patternOf(data.ofShop)
