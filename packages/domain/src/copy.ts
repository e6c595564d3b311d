import * as z from 'zod'
import { adFactsSchema } from './design/ad-facts.ts'
import { copyFormSchema } from './design/copy-form.ts'
import { imagesBestFirst } from './image-rating.ts'
import { type Language, languages, languageSchema } from './language.ts'
import { availabilitySchema, type PassagePlace, passagesSchema, priceSchema, ratingSchema, type Product } from './product.ts'
import { targetingSchema } from './targeting.ts'
import { listLimits, textLimits } from './text-limits.ts'

/** Length limits of each text, in graphemes. Meta: 27 shown on a phone, 40 allowed; primary text 125 (read on 2026-11-20). */
export const copyLimits = { headlineShown: 27, headline: 40, description: 125 } as const

/** Graphemes of a business name that Google shows (support page 17090561, read on 2026-11-20). */
export const BUSINESS_NAME_SHOWN = 25

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Length of a text in graphemes, the unit of `copyLimits`: an emoji of several code points counts as one. */
export const textLength = (text: string): number => [...segmenter.segment(text)].length

/** The angle an option takes. */
export const anglesSchema = z.enum(['benefit', 'feature', 'problem', 'audience', 'offer', 'proof', 'season', 'question', 'how-to', 'brand'])
export type Angle = z.infer<typeof anglesSchema>

/** Tones a text can be requested in. */
export const tones = ['friendly', 'formal', 'playful'] as const
export type Tone = (typeof tones)[number]

/**
 * Two more forms of every option. Compact fits the tightest places: a headline as a phone shows it (27), a description of 60, the shorter one that
 * Google asks for. Long fills a long headline (Google, 90) and a whole primary text (125). Graphemes; read on 2026-11-20.
 */
export const formLimits = { compact: { headline: 27, description: 60 }, long: { headline: 90, description: 125 } } as const

/** Where a fact that copy states was found. */
const factPlaceSchema = z.enum([
  'title',
  'description',
  'feature',
  'specification',
  'badge',
  'review',
  'question',
  'delivery',
  'returns',
  'guarantee',
  'price',
  'rating',
  'brand',
  'targeting',
])
export type FactPlace = z.infer<typeof factPlaceSchema>

/** The fact place of a page passage: a highlight counts as a feature. */
export const factPlaceOf = (place: PassagePlace): FactPlace => (place === 'highlight' ? 'feature' : place)

const statedFactSchema = z.object({
  /** In the words of the page or the user. */
  text: z.string().max(textLimits.text),
  source: factPlaceSchema,
})
export type StatedFact = z.infer<typeof statedFactSchema>

/** One option. `id` is its position in the set as text, from "1". */
export const copyOptionSchema = z.object({
  id: z.string().max(textLimits.id),
  headline: z.string().max(textLimits.line),
  description: z.string().max(textLimits.text),
  callToAction: z.string().max(textLimits.line),
  language: languageSchema.optional(),
  angle: anglesSchema.optional(),
  /** The facts it states and where they were found; the main one first. */
  facts: z.array(statedFactSchema).max(listLimits.facts).optional(),
  /** What an ad shows beside this text. */
  adFacts: adFactsSchema.optional(),
  /** Graphemes of headline and description. */
  lengths: z.object({ headline: z.int().min(0), description: z.int().min(0) }).optional(),
  compact: copyFormSchema.optional(),
  long: copyFormSchema.optional(),
  /** Whether a person changed its text. */
  byHand: z.boolean().optional(),
})
export type CopyOption = z.infer<typeof copyOptionSchema>

/** An option on the wire: the description is its subline, the call to action its button. */
export const copyReplySchema = z.object({
  headline: z.string(),
  subline: z.string(),
  button: z.string(),
  ...copyOptionSchema.omit({ id: true, headline: true, description: true, callToAction: true, byHand: true }).shape,
})
type CopyReply = z.infer<typeof copyReplySchema>

/** An option as the API returns it. */
export function toReply({ headline, description, callToAction, ...option }: CopyOption): CopyReply {
  const { language, angle, facts, adFacts, lengths, compact, long } = option
  return { headline, subline: description, button: callToAction, language, angle, facts, adFacts, lengths, compact, long }
}

/** An option of an API reply, at its position in the set. */
export const fromReply = ({ subline, button, ...reply }: CopyReply, place: number): CopyOption => ({
  ...reply,
  id: String(place + 1),
  description: subline,
  callToAction: button,
})

/** An option with other texts; metadata of the old texts is dropped, and its other forms unless they are given, too. */
export function withTexts(
  option: CopyOption,
  texts: Pick<CopyOption, 'headline' | 'description' | 'callToAction' | 'language' | 'byHand' | 'compact' | 'long'>,
): CopyOption {
  const isSame = option.headline === texts.headline && option.description === texts.description
  const { facts: _facts, lengths: _lengths, compact: _compact, long: _long, adFacts, ...rest } = option
  // They are in the language of the text.
  const kept = texts.language === undefined || texts.language === option.language ? { adFacts } : {}
  return { ...(isSame ? option : { ...rest, ...kept }), ...texts }
}

/** Buttons of web-sales ads as the platforms' own values (Meta `CallToActionType`, Google `CallToActionType`), with their labels. */
export const callsToAction = {
  SHOP_NOW: 'Shop now',
  LEARN_MORE: 'Learn more',
  BUY_NOW: 'Buy now',
  ORDER_NOW: 'Order now',
  GET_OFFER: 'Get offer',
  SEE_MORE: 'See more',
  SIGN_UP: 'Sign up',
  SUBSCRIBE: 'Subscribe',
  BOOK_NOW: 'Book now',
  CONTACT_US: 'Contact us',
} as const
export type CallToAction = keyof typeof callsToAction

/** What may be claimed: what the page states. Copy never says anything that is not in here, in title, description or targeting. */
export const factsSchema = z.object({
  brand: z.string().max(textLimits.line).nullable().optional(),
  siteName: z.string().max(textLimits.line).nullable().optional(),
  price: priceSchema.nullable().optional(),
  features: z.array(z.string().max(textLimits.line)).max(listLimits.facts).optional(),
  rating: ratingSchema.nullable().optional(),
  availability: availabilitySchema.nullable().optional(),
  category: z.string().max(textLimits.line).nullable().optional(),
  categoryPath: z.array(z.string().max(textLimits.line)).max(listLimits.facts).optional(),
  colors: z.array(z.string().max(textLimits.id)).max(listLimits.facts).optional(),
  passages: passagesSchema.optional(),
  /** BCP 47, as the page reader found it. */
  language: z.string().max(textLimits.id).nullable().optional(),
})
type Facts = z.infer<typeof factsSchema>

type FactSource =
  | 'brand'
  | 'siteName'
  | 'price'
  | 'features'
  | 'rating'
  | 'availability'
  | 'category'
  | 'categoryPath'
  | 'styles'
  | 'passages'
  | 'language'

/** The facts of a product page that copy may use. */
export const factsOf = (product: Pick<Product, FactSource>): Facts => ({
  brand: product.brand,
  siteName: product.siteName,
  price: product.price,
  features: product.features,
  rating: product.rating,
  availability: product.availability,
  category: product.category,
  categoryPath: product.categoryPath,
  colors: product.styles.colors.map(({ color }) => color),
  passages: product.passages,
  language: product.language,
})

/** A request for copy; every field may be missing. */
export const copyRequestSchema = z.object({
  url: z.string().max(textLimits.address).optional(),
  title: z.string().max(textLimits.line).nullable().optional(),
  description: z.string().max(textLimits.text).nullable().optional(),
  imageUrl: z.string().max(textLimits.address).nullable().optional(),
  languages: z.array(languageSchema).min(1).max(languages.length).default(['en']),
  targeting: targetingSchema.optional(),
  facts: factsSchema.optional(),
  seed: z.int().min(0).optional(),
})
export type CopyRequest = z.output<typeof copyRequestSchema>

/** The request for copy about a product, in its own language unless another is named. */
export const copyRequestOfProduct = (product: Product, language: Language | null = null): CopyRequest => ({
  ...(product.finalUrl === '' ? {} : { url: product.finalUrl }),
  title: product.title,
  description: product.description,
  imageUrl: imagesBestFirst(product)[0],
  languages: [language ?? languageSchema.safeParse(product.language).data ?? 'en'],
  facts: factsOf(product),
})
