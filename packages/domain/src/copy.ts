import * as z from 'zod'
import { languageSchema } from './language.ts'
import { availabilitySchema, priceSchema, ratingSchema, type Product } from './product.ts'
import { targetingSchema } from './targeting.ts'

/** How much of each text fits, counted in graphemes. Meta: 27 shown on a phone, 40 allowed; primary text 125 (facts of 2026-11-20). */
export const copyLimits = { headlineShown: 27, headline: 40, description: 125 } as const

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** How long a text is as people and `copyLimits` count: in graphemes, an emoji of several code points being one. */
export const textLength = (text: string): number => [...segmenter.segment(text)].length

/** One way to say it. `id` is its place in the set as text, from "1". */
export const copyOptionSchema = z.object({
  id: z.string(),
  headline: z.string(),
  description: z.string(),
  callToAction: z.string(),
  language: languageSchema.optional(),
})
export type CopyOption = z.infer<typeof copyOptionSchema>

/** The point an option makes; no two options of one set make the same one. */
export const anglesSchema = z.enum(['benefit', 'feature', 'problem', 'audience', 'offer', 'proof', 'season', 'question', 'how-to', 'brand'])
export type Angle = z.infer<typeof anglesSchema>

/** Buttons of web-sales ads in the platforms' own values (Meta `CallToActionType`, Google `CallToActionType`), in words. */
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

/** What may be claimed: what the page states. Anything not in here, in title, description or targeting is never said. */
export const factsSchema = z.object({
  brand: z.string().nullable().optional(),
  siteName: z.string().nullable().optional(),
  price: priceSchema.nullable().optional(),
  features: z.array(z.string()).optional(),
  rating: ratingSchema.nullable().optional(),
  availability: availabilitySchema.nullable().optional(),
  category: z.string().nullable().optional(),
  categoryPath: z.array(z.string()).optional(),
  colors: z.array(z.string()).optional(),
})
export type Facts = z.infer<typeof factsSchema>

/** The facts of a product page that copy may use. */
export const factsOf = (product: Product): Facts => ({
  brand: product.brand,
  siteName: product.siteName,
  price: product.price,
  features: product.features,
  rating: product.rating,
  availability: product.availability,
  category: product.category,
  categoryPath: product.categoryPath,
  colors: product.styles.colors.map(({ color }) => color),
})

/** What copy is asked with; every field may be missing. */
export const copyRequestSchema = z.object({
  url: z.string().optional(),
  title: z.string().nullable().optional(),
  description: z.string().nullable().optional(),
  imageUrl: z.string().nullable().optional(),
  languages: z.array(languageSchema).min(1).default(['en']),
  targeting: targetingSchema.optional(),
  facts: factsSchema.optional(),
  seed: z.int().min(0).optional(),
})
export type CopyRequest = z.output<typeof copyRequestSchema>
