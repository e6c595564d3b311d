import { dataFile } from '../../lexicon/data-file.ts'
import { patternOf, phrasesSchema } from './phrases.ts'
import data from './stock-phrases.json' with { type: 'json' }

/** How shops write the stock of a product: the schema of `stock-phrases.json`. All but the labels begin a short text about nothing else. */
export const stockPhrasesSchema = dataFile({
  labels: phrasesSchema.describe('Labels before the stock: "Availability: in stock".'),
  discontinued: phrasesSchema.describe('The product is no longer made or sold.'),
  limited: phrasesSchema.describe('Few are left.'),
  outOfStock: phrasesSchema.describe('None are left.'),
  preorder: phrasesSchema.describe('It can be ordered before it is sold.'),
  backorder: phrasesSchema.describe('It is ordered or made for the buyer.'),
  inStock: phrasesSchema.describe('It can be bought now.'),
})

export const stockLabel = patternOf(data.labels, '^', String.raw`\s*[:：–-]\s*`)
export const discontinuedPhrases = patternOf(data.discontinued, '^')
export const limitedPhrases = patternOf(data.limited, '^(hurry[,!]? )?')
export const outOfStockPhrases = patternOf(data.outOfStock, '^')
export const preorderPhrases = patternOf(data.preorder, '^(available (for|to) )?')
export const backorderPhrases = patternOf(data.backorder, '^')
export const inStockPhrases = patternOf(data.inStock, '^')
