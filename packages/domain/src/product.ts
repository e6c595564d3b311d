import * as z from 'zod'
import { brandProfileSchema, paletteColorSchema } from './brand.ts'
import { bestImagesSchema } from './image-rating.ts'
import { evidenceSchema } from './provenance.ts'

/** What a page is. Only `product` and `home` give a product; the others are refused with the code `page.<kind>`. */
const pageKinds = ['product', 'home', 'category', 'article', 'error', 'challenge', 'consent', 'shell', 'other'] as const
const pageKindSchema = z.enum(pageKinds)
export type PageKind = z.infer<typeof pageKindSchema>

/** An image on a page. `src` is absolute; sizes in pixels, null when the page does not state them. */
const productImageSchema = z.object({
  src: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  alt: z.string().optional(),
})
export type ProductImage = z.infer<typeof productImageSchema>

const productVideoSchema = z.object({ src: z.string(), poster: z.string().optional() })

/** A price as the page shows it now. `amount` in units of `currency` (12.5 is twelve and a half), `currency` ISO 4217. */
export const priceSchema = z.object({
  amount: z.number().nonnegative(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .max(3),
  /** The crossed-out price when the page shows one; always above `amount`. */
  before: z.number().nonnegative().optional(),
})
export type Price = z.infer<typeof priceSchema>

/** `value` on a scale of 0 to 5, `count` of ratings or reviews. */
export const ratingSchema = z.object({ value: z.number().min(0).max(5), count: z.int().min(0) })
export type Rating = z.infer<typeof ratingSchema>

export const availabilities = ['in-stock', 'out-of-stock', 'preorder', 'backorder', 'limited', 'discontinued'] as const
export const availabilitySchema = z.enum(availabilities)

/** The role of a part of a page; it decides what copy may take from it. */
const passagePlaces = [
  'description',
  'highlight',
  'specification',
  'badge',
  'review',
  'question',
  'delivery',
  'returns',
  'guarantee',
] as const
export type PassagePlace = (typeof passagePlaces)[number]

/** How much text of a page is passed on, in characters unless noted. */
export const passageLimits = { text: 600, count: 160, total: 24_000 } as const

/** A paragraph, bullet or line of the page, verbatim. */
export const passageSchema = z.object({ place: z.enum(passagePlaces), text: z.string().max(passageLimits.text) })
export type Passage = z.infer<typeof passageSchema>

/** `passages` of a page; all of their texts together have at most `passageLimits.total` characters. */
export const passagesSchema = z.array(passageSchema).max(passageLimits.count)

/**
 * The content of a product page (§3.2). Fields the page does not state are null or empty. `productImages[0]`
 * is the main image; of one image's size variants only the largest is listed. `logos` best first.
 */
export const productSchema = z.object({
  url: z.string(),
  finalUrl: z.string(),
  kind: pageKindSchema,
  title: z.string().nullable(),
  description: z.string().nullable(),
  logos: z.array(z.string()),
  productImages: z.array(productImageSchema),
  /** Of several images the best for each use; null when there was nothing to compare. Products stored by a browser before 2026-11-24 have none. */
  bestImages: bestImagesSchema.nullable().default(null),
  productVideos: z.array(productVideoSchema),
  styles: z.object({ colors: z.array(paletteColorSchema), elementStyles: z.record(z.string(), z.record(z.string(), z.string())) }),
  siteName: z.string().nullable(),
  brand: z.string().nullable(),
  category: z.string().nullable(),
  price: priceSchema.nullable(),
  language: z.string().nullable(),
  availability: availabilitySchema.nullable(),
  rating: ratingSchema.nullable(),
  features: z.array(z.string()),
  /** The page's text about the product, passage by passage, in the order of the page. Products stored by a browser before 2026-11-23 have none. */
  passages: passagesSchema.default([]),
  categoryPath: z.array(z.string()),
  evidence: z.record(z.string(), evidenceSchema),
  brandProfile: brandProfileSchema,
  /** A sentence about what is missing: images that could not be kept. */
  note: z.string().optional(),
})
export type Product = z.infer<typeof productSchema>

const SHORTEST_URL = 4
/** Highest number of characters of a page address, requested or redirected to. */
export const LONGEST_URL = 2048

/**
 * The intended address, or null when it is none: trimmed, at least 4 characters, http or https, a missing scheme read as https (§5.2).
 */
export function parseProductUrl(text: string): URL | null {
  const trimmed = text.trim()
  if (trimmed.length < SHORTEST_URL || trimmed.length > LONGEST_URL) return null
  // "shop.example:8080/x" has a port, not a scheme: a scheme is followed by "//".
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)
  const looksLikeOtherScheme = /^(mailto|javascript|data|tel|file|blob|about|view-source):/i.test(trimmed)
  if (looksLikeOtherScheme || /\s/.test(trimmed)) return null
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : null
}
