import { dataFile } from '../../lexicon/data-file.ts'
import { alternativesOf, patternOf, phrasesSchema } from './phrases.ts'
import data from './passage-phrases.json' with { type: 'json' }

/** What identifies the passages of a product page, and the texts that are none: the schema of `passage-phrases.json`. */
export const passagePhrasesSchema = dataFile({
  notAboutProduct: phrasesSchema.describe(
    'Texts of the page’s owner to visitors, never about the product: consent, accounts, baskets, forms, law.',
  ),
  shopTerms: phrasesSchema.describe(
    'Sentences about a shop’s business: orders, prices, promotions, liability, use of the site. Each sentence is checked alone.',
  ),
  reviewCaptions: phrasesSchema.describe('Beginnings of captions over opinions of third parties: tests, experts, the press.'),
  benefitCaptions: phrasesSchema.describe('Beginnings of captions over the product’s benefits: every short line below is a point.'),
  cardLinks: phrasesSchema.describe('Beginnings of links from a card to another product.'),
  identifiers: phrasesSchema.describe('Names of properties that identify without describing, before a colon. Whole words.'),
  identifierParts: phrasesSchema.describe('The same in other scripts, with the characters that may follow.'),
  shopCaptions: phrasesSchema.describe('Captions of sections about shipping, returns and guarantees, with up to three words before them.'),
  otherCaptions: phrasesSchema.describe('Beginnings of captions of other sections that say nothing about this product.'),
  shopInvitations: phrasesSchema.describe('Verbs that begin "Buy this at us": advertising for the shop.'),
  shopPrepositions: phrasesSchema.describe('Prepositions before the shop in such a sentence. Whole words.'),
  shopPlaces: phrasesSchema.describe('Other signs of the shop in such a sentence; parts of words count.'),
  delivery: phrasesSchema.describe('Free delivery, or a delivery date.'),
  returns: phrasesSchema.describe('Returns, with their period and cost.'),
  guarantees: phrasesSchema.describe('A guarantee with its duration, or money back; each begins a word.'),
  guaranteeParts: phrasesSchema.describe('The same in other scripts; parts of words count.'),
  noPromises: phrasesSchema.describe('Extra cost of a parcel, or the usual dispatch time: about delivery, but no promise.'),
  notWorthSaying: phrasesSchema.describe(
    'Complete points that are true and sell nothing: bans of a care label, "imported" without a country, words of tabs.',
  ),
  ages: phrasesSchema.describe('The age range of users.'),
  badges: phrasesSchema.describe('Short badges that shops, juries and makers put on a product.'),
  offerBadges: phrasesSchema.describe('Complete badges that say only: new, or on offer.'),
  percentOff: phrasesSchema.describe('Words after the percentage of a reduction: "20 % off".'),
  savings: phrasesSchema.describe('Words before the amount of a reduction: "Save 5 €".'),
  savingsEndings: phrasesSchema.describe('Words after that amount.'),
  seals: phrasesSchema.describe('Seals that are known as images. Whole words.'),
  reviewSummaries: phrasesSchema.describe('Beginnings of summaries of reviews.'),
  outOf: phrasesSchema.describe('Words between the stars of a review and their scale: "4 out of 5".'),
  stars: phrasesSchema.describe('The word for stars after the scale.'),
  praise: phrasesSchema.describe('Words of a positive review. Whole words of languages written with spaces.'),
  praiseParts: phrasesSchema.describe('The same in other scripts; parts of words count.'),
  complaints: phrasesSchema.describe('Words of a negative review. Whole words of languages written with spaces.'),
  complaintParts: phrasesSchema.describe('The same in other scripts; parts of words count.'),
  notAQuestion: phrasesSchema.describe('Questions a page asks its visitor, or that are about the shop.'),
})

const either = (...sources: readonly string[]): RegExp => new RegExp(sources.join('|'), 'iu')
const wholeWords = (phrases: Parameters<typeof alternativesOf>[0]): string => String.raw`\b(?:${alternativesOf(phrases)})\b`

/** Texts of the page's owner to visitors, never about the product: consent, accounts, baskets, forms, law. */
export const notAboutProduct = patternOf(data.notAboutProduct)
/** Sentences about a shop's business: orders, prices, promotions, liability, use of the site. */
export const shopTerms = patternOf(data.shopTerms)
/** A price within a text: prices are stated elsewhere. */
export const priceInText = /[$€£¥₹₽₩]\s?\d|\d\s?(€|£|zł|kč|лв|₽|грн|円|원|元|lei\b|kr\b|usd\b|eur\b|gbp\b|kn\b)/iu
/** Captions of third-party opinions about the product: tests, experts, the press. */
export const reviewCaption = patternOf(data.reviewCaptions, '^')
/** Captions of the product's benefits, under which every short line is a point. */
export const benefitCaption = patternOf(data.benefitCaptions, '^')
/** Texts of links from a card to another product. */
export const cardLink = patternOf(data.cardLinks, '^', String.raw`(?!\p{Ll})`)
/** Names of properties that identify without describing. */
export const identifier = new RegExp(
  String.raw`^(?=.{0,40}[:：])(?:.{0,20}${wholeWords(data.identifiers)}.{0,14}|${alternativesOf(data.identifierParts)})[:：]`,
  'iu',
)
/** Captions of sections that say nothing about this product. */
export const captionOfOthers = either(
  String.raw`^(?:\S+\s+){0,3}(?:${alternativesOf(data.shopCaptions)})[:.]?(?:\s+\S+){0,2}$`,
  `^(?:${alternativesOf(data.otherCaptions)})`,
)
/** 'Buy this at us': advertising for the shop, without any quality of the product. */
export const shopInvitation = patternOf(
  data.shopInvitations,
  '^',
  String.raw`(?=[\s:!]).{0,160}(?:${wholeWords(data.shopPrepositions)}|${alternativesOf(data.shopPlaces)})`,
)
/** Free delivery, or a delivery date. */
export const deliveryPromise = patternOf(data.delivery)
/** Returns, with their period and cost. */
export const returnsPromise = patternOf(data.returns)
/** A guarantee with its duration, or money back. */
export const guaranteePromise = either(String.raw`\b(?:${alternativesOf(data.guarantees)})`, alternativesOf(data.guaranteeParts))
/** Extra cost of a parcel, or the usual dispatch time: about delivery, but no promise. */
export const noPromise = patternOf(data.noPromises)
/** True points that sell nothing: bans of a care label, "imported" without a country, words of tabs. */
export const notWorthSaying = patternOf(data.notWorthSaying, '^', '$')
/** The age range of users. */
export const agesOfUsers = patternOf(data.ages)
/** Short badges that shops, juries and makers put on a product. */
export const productBadge = either(
  String.raw`^(?:.{0,24}\b)?(?:${alternativesOf(data.badges)})(?:\b.{0,36})?$`,
  `^(?:${alternativesOf(data.offerBadges)})[!.]?$`,
  String.raw`^(?:${alternativesOf(data.savings)})\s?[£$€]?\s?\d[\d.,]*\s?(?:%|€|£|\$)?(?: (?:${alternativesOf(data.savingsEndings)}))?[!.]?$`,
  String.raw`^\d{1,2}\s?% (?:${alternativesOf(data.percentOff)})[!.]?$`,
)
/** Seals that are known as images. */
export const productSeal = patternOf(data.seals, String.raw`\b`, String.raw`(?!\p{L})`)
/** Summaries of reviews. */
export const reviewSummary = patternOf(data.reviewSummaries, '^')
/** The stars of a review: '4 out of 5'. */
export const reviewScore = either(
  String.raw`\b[1-5](?:[.,]\d{1,2})?\s?(?:${alternativesOf(data.outOf)})\s?5\b(?![.,\d])(?: (?:${alternativesOf(data.stars)}))?`,
  String.raw`\b5つ星のうち[1-5][.\d]*`,
)
/** Words of a positive review, and of a negative one. */
export const praiseWords = either(wholeWords(data.praise), alternativesOf(data.praiseParts))
export const complaintWords = either(wholeWords(data.complaints), alternativesOf(data.complaintParts))
/** Questions a page asks its visitor, or that are about the shop. */
export const notAQuestion = patternOf(data.notAQuestion)
