import * as z from 'zod'
import { adEditSchema } from '../campaign/ad-edit.ts'
import {
  campaignChoicesSchema,
  campaignLimits,
  campaignProductSchema,
  campaignProductStatusSchema,
  campaignSchema,
} from '../campaign/campaign.ts'
import { feedMappingSchema, feedPreviewSchema } from '../campaign/feed-product.ts'
import { type Endpoint, KB, MB, noContent, nothing, perMinute, reachingFiles } from '../endpoint.ts'
import { type ErrorCode } from '../error.ts'
import { LONGEST_URL } from '../product.ts'
import { textLimits } from '../text-limits.ts'

/** Bytes of an uploaded feed: a hundred thousand products with their descriptions. */
const FEED_MB = 200
/** Links of products that are given one by one. */
const LINKS_MOST = 1000

/** Where products come from: a stored feed (`uploadFeed`), the address of one, or links of product pages. */
const feedSourceSchema = z.union([
  z.object({ key: z.string().max(textLimits.id), name: z.string().max(textLimits.line).default('') }),
  z.object({ url: z.string().trim().min(4).max(LONGEST_URL) }),
  z.object({ links: z.array(z.string().max(LONGEST_URL)).min(1).max(LINKS_MOST) }),
])
export type FeedSourceRequest = z.output<typeof feedSourceSchema>

/** How a feed is read. `currency`: ISO 4217, for prices that name none. */
const readingSchema = z.object({
  mapping: feedMappingSchema.default({}),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .max(3)
    .nullable()
    .default(null),
})
export type FeedReadingChoice = z.output<typeof readingSchema>

const byId = z.object({ id: z.string().max(textLimits.id) })

const readingFeeds = [
  'url.invalid',
  'url.private',
  'file.not-found',
  'feed.unreachable',
  'storage.full',
  'storage.quota',
  ...reachingFiles,
] as const satisfies readonly ErrorCode[]

const ofOne = { timeoutMs: 10_000, maxBodyBytes: 16 * KB, failures: ['campaign.not-found'], generates: false } as const

/** Ads of many products. Rows of the table of calls (`endpoints.ts`). */
export const campaignCalls = {
  uploadFeed: {
    method: 'POST',
    path: '/feeds',
    summary: 'Keep a feed of products: a table, a spreadsheet, a merchant feed, a shop’s export, a sitemap, a list of links',
    request: z.object({
      text: z
        .string()
        .min(1)
        .max(4 * MB),
      name: z.string().max(textLimits.line).default(''),
    }),
    response: z.object({ key: z.string(), name: z.string(), size: z.int() }),
    status: 200,
    failures: ['storage.full', 'storage.quota', ...reachingFiles],
    timeoutMs: 120_000,
    maxBodyBytes: (FEED_MB + 1) * MB,
    rate: perMinute(20),
    generates: false,
    multipart: true,
  },
  previewFeed: {
    method: 'POST',
    path: '/feeds/preview',
    summary: 'What a feed holds: its columns, its first products, and what is wrong',
    request: z.object({ feed: feedSourceSchema, ...readingSchema.shape }),
    response: z.object({ key: z.string(), name: z.string(), preview: feedPreviewSchema }),
    status: 200,
    failures: readingFeeds,
    timeoutMs: 120_000,
    maxBodyBytes: 4 * MB,
    rate: perMinute(30),
    generates: false,
  },
  startCampaign: {
    method: 'POST',
    path: '/campaigns',
    summary: 'Make ads of every product of a feed',
    request: z.object({
      name: z.string().trim().min(1).max(textLimits.id),
      feed: feedSourceSchema,
      ...readingSchema.shape,
      choices: campaignChoicesSchema.default(campaignChoicesSchema.parse({})),
    }),
    response: campaignSchema,
    status: 201,
    failures: readingFeeds,
    timeoutMs: 120_000,
    maxBodyBytes: 4 * MB,
    rate: perMinute(10),
    generates: true,
  },
  listCampaigns: {
    method: 'GET',
    path: '/campaigns',
    summary: 'The own campaigns, newest first',
    request: nothing,
    response: z.object({ campaigns: z.array(campaignSchema) }),
    status: 200,
    failures: [],
    timeoutMs: 10_000,
    maxBodyBytes: 0,
    rate: perMinute(120),
    generates: false,
  },
  campaign: {
    ...ofOne,
    method: 'GET',
    path: '/campaigns/{id}',
    summary: 'How far a campaign is',
    request: byId,
    response: campaignSchema,
    status: 200,
    maxBodyBytes: 0,
    rate: perMinute(240),
  },
  campaignProducts: {
    ...ofOne,
    method: 'GET',
    path: '/campaigns/{id}/products',
    summary: 'The products of a campaign, in the order of its feed',
    request: byId.extend({
      status: campaignProductStatusSchema.optional(),
      /** The place after which to begin. */
      after: z.coerce.number<string | number>().int().min(0).default(0),
      limit: z.coerce.number<string | number>().int().min(1).max(campaignLimits.productsListed).default(campaignLimits.productsListed),
    }),
    response: z.object({ products: z.array(campaignProductSchema) }),
    status: 200,
    maxBodyBytes: 0,
    rate: perMinute(240),
  },
  pauseCampaign: {
    ...ofOne,
    method: 'POST',
    path: '/campaigns/{id}/pause',
    summary: 'Begin no further product of a campaign',
    request: byId,
    response: campaignSchema,
    status: 200,
    rate: perMinute(60),
  },
  resumeCampaign: {
    ...ofOne,
    method: 'POST',
    path: '/campaigns/{id}/resume',
    summary: 'Go on with a paused campaign',
    request: byId,
    response: campaignSchema,
    status: 200,
    rate: perMinute(60),
  },
  retryCampaign: {
    ...ofOne,
    method: 'POST',
    path: '/campaigns/{id}/retry',
    summary: 'Try the failed products of a campaign again',
    request: byId,
    response: campaignSchema,
    status: 200,
    rate: perMinute(60),
  },
  editCampaign: {
    ...ofOne,
    method: 'POST',
    path: '/campaigns/{id}/edits',
    summary: 'Change all ads of a campaign, those to come included',
    request: byId.extend({ edit: adEditSchema }),
    response: z.object({ campaign: campaignSchema, changed: z.int().min(0) }),
    status: 200,
    timeoutMs: 60_000,
    rate: perMinute(30),
  },
  deleteCampaign: {
    ...ofOne,
    method: 'DELETE',
    path: '/campaigns/{id}',
    summary: 'Call off a campaign; its ads stay in the library',
    request: byId,
    response: noContent,
    status: 204,
    maxBodyBytes: 0,
    rate: perMinute(60),
  },
} as const satisfies Record<string, Endpoint>
