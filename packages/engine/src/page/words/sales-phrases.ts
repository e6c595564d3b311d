import { dataFile } from '../../lexicon/data-file.ts'
import { patternOf, phrasesSchema } from './phrases.ts'
import data from './sales-phrases.json' with { type: 'json' }

/** What shops write to sell, in descriptions, titles and buttons: the schema of `sales-phrases.json`. */
export const salesPhrasesSchema = dataFile({
  invitations: phrasesSchema.describe('Verbs that begin a text and invite to buy.'),
  buyOnline: phrasesSchema.describe('Invitations to buy here and now.'),
  delivery: phrasesSchema.describe('Delivery and returns.'),
  price: phrasesSchema.describe('Praise of the price.'),
  onlineShop: phrasesSchema.describe('The shop is an online shop.'),
  reviews: phrasesSchema.describe('Hints at reviews.'),
  signUp: phrasesSchema.describe('Beginnings of invitations to sign up.'),
  titleSegments: phrasesSchema.describe('Beginnings of segments of a page title that are about shopping.'),
  titleEndings: phrasesSchema.describe('What shops append to a name without a separator: that it is cheap, delivered, and where.'),
  titleVerbs: phrasesSchema.describe('Verbs before a name in a page title: "Buy Red Mug".'),
  buyButtons: phrasesSchema.describe('Texts of buttons that sell. Whole words of languages written in Latin letters.'),
  buyButtonParts: phrasesSchema.describe('The same in other scripts; parts of words count.'),
})

/** An invitation to buy: good copy may begin with one too. */
export const invitationToBuy = patternOf(data.invitations, '^', '(?!-)')
/** Sales talk besides invitations, one kind each. */
export const kindsOfSalesTalk: readonly RegExp[] = [
  patternOf(data.buyOnline),
  patternOf(data.delivery),
  patternOf(data.price),
  patternOf(data.onlineShop),
  patternOf(data.reviews),
  patternOf(data.signUp, '^'),
]
export const salesSegment = patternOf(data.titleSegments, '^', String.raw`\b`)
export const salesEnding = patternOf(data.titleEndings, String.raw`\s+`, '.*$')
export const salesVerb = patternOf(data.titleVerbs, '^', String.raw`\s+(?=\S+\s+\S)`)
export const buyButtonWords = patternOf(data.buyButtons, String.raw`\b`, String.raw`\b`)
export const buyButtonParts = patternOf(data.buyButtonParts)
