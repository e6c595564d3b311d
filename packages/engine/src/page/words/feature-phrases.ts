import { dataFile } from '../../lexicon/data-file.ts'
import { patternOf, phrasesSchema } from './phrases.ts'
import data from './feature-phrases.json' with { type: 'json' }

/** What lists of a product page contain besides features of the product: the schema of `feature-phrases.json`. */
export const featurePhrasesSchema = dataFile({
  shopWords: phrasesSchema.describe(
    'Shipping, returns, payment, account, cart and sharing: what a shop says about itself. Whole words of languages written in Latin letters.',
  ),
  shopParts: phrasesSchema.describe('The same in other scripts; parts of words count.'),
  labels: phrasesSchema.describe('Labels of identifiers, makers, prices and stock before a colon or a dash.'),
  nameLabels: phrasesSchema.describe('Labels of the product’s own name before a colon.'),
  absent: phrasesSchema.describe('Complete values after a colon that say there is none.'),
  counted: phrasesSchema.describe('Whom or what a number at the start of a line counts: buyers, sales, views.'),
  recommend: phrasesSchema.describe('Verbs of "94 % recommend this product".'),
  boxContents: phrasesSchema.describe('Captions of lists of what is in the box.'),
})

/** Shipping, returns, payment, account, cart and sharing: what a shop says about itself. */
export const shopTalkWords = patternOf(data.shopWords, String.raw`\b`, String.raw`\b`)
export const shopTalkParts = patternOf(data.shopParts)
export const identifierLabel = patternOf(data.labels, '^', String.raw`\s*([:：#]|[–-]\s)`)
export const nameLabel = patternOf(data.nameLabels, '^', String.raw`\s*[:：]`)
export const absentValue = patternOf(data.absent, String.raw`[:：]\s*`, String.raw`\s*\.?$`)
export const countOfBuyers = patternOf(data.counted, String.raw`^[\d.,]+\s?[k+]{0,2}\s?`)
export const shareOfBuyers = patternOf(data.recommend, String.raw`^\d+\s?% .{0,20}`)
/** Captions of lists that are not about the product but about what its box contains. */
export const boxContentsCaption = patternOf(data.boxContents, '^')
