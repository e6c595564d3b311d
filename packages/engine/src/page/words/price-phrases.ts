import { dataFile } from '../../lexicon/data-file.ts'
import { patternOf, phrasesSchema } from './phrases.ts'
import data from './price-phrases.json' with { type: 'json' }

/** What is written around a visible price: the schema of `price-phrases.json`. */
export const pricePhrasesSchema = dataFile({
  former: phrasesSchema.describe('Words before a former price: "was", "RRP".'),
  other: phrasesSchema.describe('Words beside an amount that is not the price: a rate, a unit price, a saving, shipping.'),
  whole: phrasesSchema.describe('What may follow a complete price: taxes included, shipping extra or free.'),
  aboutPriceBefore: phrasesSchema.describe('Beginnings of a text after a price that is about it: "per", "each", "off".'),
  from: phrasesSchema.describe('Words before the lower end of a range: "from 12 €".'),
})

export const formerPriceWords = patternOf(data.former, String.raw`(?:^|\b)`, String.raw`(?:\b|:|$)`)
export const otherPriceWords = patternOf(data.other)
/** Text after a complete price: taxes included, shipping extra or free. */
export const endOfWholePrice = patternOf(data.whole, String.raw`^\s*(?:[-–,(*]+\s*)?`, String.raw`(?!\p{L}).*$`)
export const aboutPriceBefore = patternOf(data.aboutPriceBefore, String.raw`^\s*(?:[,(*]\s*)?`)
export const fromWords = patternOf(data.from, String.raw`(?:^|\s)`, String.raw`\s*(?::\s*)?$`)
