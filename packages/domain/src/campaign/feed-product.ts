import * as z from 'zod'
import { type ErrorCode, isErrorCode } from '../error.ts'
import { availabilitySchema, LONGEST_URL, priceSchema, ratingSchema } from '../product.ts'
import { textLimits } from '../text-limits.ts'

/** Limits of a feed. `bytes` are counted after decompression; `row` is in characters; `rows` as many as a spreadsheet can hold. */
export const feedLimits = {
  bytes: 1024 ** 3,
  sheetBytes: 100 * 1024 ** 2,
  row: 1024 ** 2,
  rows: 1_048_576,
  columns: 500,
  pictures: 10,
  features: 12,
} as const

const feedKinds = ['links', 'table', 'google', 'shopify', 'woocommerce', 'sitemap'] as const
const feedKindSchema = z.enum(feedKinds)
export type FeedKind = z.infer<typeof feedKindSchema>

/**
 * What a column of a feed may hold. `oldPrice`: the crossed-out one beside `price`; `salePrice`: the lower one beside it, within `saleDates` (an ISO
 * 8601 interval) or `saleFrom` and `saleUntil`; `published`: whether the shop shows the product.
 */
export const feedFields = [
  'id',
  'title',
  'description',
  'link',
  'image',
  'pictures',
  'price',
  'salePrice',
  'oldPrice',
  'saleDates',
  'saleFrom',
  'saleUntil',
  'currency',
  'brand',
  'category',
  'availability',
  'rating',
  'ratingCount',
  'features',
  'language',
  'published',
] as const
const feedFieldSchema = z.enum(feedFields)
export type FeedField = z.infer<typeof feedFieldSchema>

/** The user's own choice: column → field, null for a column that is not to be read. Other columns stay as recognised. */
export const feedMappingSchema = z.record(z.string().max(textLimits.line), feedFieldSchema.nullable())
export type FeedMapping = z.infer<typeof feedMappingSchema>

const addressSchema = z.string().max(LONGEST_URL)

/** A product as its feed states it; null or empty where the feed says nothing. */
export const feedProductSchema = z.object({
  /** The feed's own; where it has none, the link or the image. Unique within a feed. */
  id: z.string().min(1).max(LONGEST_URL),
  title: z.string().max(textLimits.line).nullable(),
  /** Plain text. */
  description: z.string().max(textLimits.text).nullable(),
  /** The product's page. */
  link: addressSchema.nullable(),
  image: addressSchema.nullable(),
  /** Further images. */
  pictures: z.array(addressSchema).max(feedLimits.pictures),
  price: priceSchema.nullable(),
  brand: z.string().max(textLimits.line).nullable(),
  /** The path from the widest to the narrowest, joined by ' > '. */
  category: z.string().max(textLimits.line).nullable(),
  availability: availabilitySchema.nullable(),
  rating: ratingSchema.nullable(),
  features: z.array(z.string().max(textLimits.line)).max(feedLimits.features),
  /** Two letters: as the feed names it, else the one that its first entries are in. */
  language: z.string().max(textLimits.id).nullable(),
})
export type FeedProduct = z.infer<typeof feedProductSchema>

/** Whether an ad can be made from the feed alone; otherwise the product's page is read. */
export const saysEnough = ({ title, image }: FeedProduct): boolean => title !== null && image !== null

/** Why a row gives no product. */
const feedProblemSchema = z.object({
  // Safe: it was checked.
  code: z.custom<ErrorCode>(isErrorCode),
  sentence: z.string(),
  column: z.string().optional(),
})
export type FeedProblem = z.infer<typeof feedProblemSchema>

/** The entry of a feed, counted from 1 as its user sees it: the row of a table (its header is one), the line of a list, the entry of an XML file. */
const rowNumber = z.int().min(1)
export const feedRowSchema = z.union([
  z.object({ row: rowNumber, product: feedProductSchema }),
  z.object({ row: rowNumber, problem: feedProblemSchema }),
])
export type FeedRow = z.infer<typeof feedRowSchema>

export const feedPreviewSchema = z.object({
  kind: feedKindSchema,
  /** In the order of the feed. `samples`: the first values that are not empty. */
  columns: z.array(z.object({ name: z.string(), field: feedFieldSchema.nullable(), samples: z.array(z.string()) })),
  rows: z.array(feedRowSchema),
  /** The first wrong rows of the whole feed. */
  wrong: z.array(z.object({ row: rowNumber, problem: feedProblemSchema })),
  /** Rows of the whole feed, wrong ones included. */
  total: z.int().min(0),
  totalWrong: z.int().min(0),
  /** Whether prices were left out because the feed names no currency. */
  needsCurrency: z.boolean(),
})
export type FeedPreview = z.infer<typeof feedPreviewSchema>
