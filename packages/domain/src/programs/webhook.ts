import * as z from 'zod'
import { campaignSchema } from '../campaign/campaign.ts'
import { textLimits } from '../text-limits.ts'
import { videoJobSchema } from '../video-job.ts'
import { adNoticeSchema } from './ad-notice.ts'

/** What is told of each event. Add yours here: screens, API document and the choice of events follow. */
export const webhookEventData = {
  'ad.saved': adNoticeSchema.extend({
    /** Whether it was saved for the first time. */
    isNew: z.boolean(),
  }),
  'ad.deleted': z.object({ id: z.string() }),
  'video.finished': videoJobSchema
    .pick({ id: true, imageId: true, width: true, height: true, durationSeconds: true })
    .extend({ resultUrl: z.string(), thumbnailUrl: z.string() }),
  'video.failed': videoJobSchema.pick({ id: true, imageId: true }).extend({ code: z.string(), error: z.string() }),
  'campaign.finished': campaignSchema
    .pick({ id: true, name: true, problem: true })
    .extend({ made: z.int().min(0), failed: z.int().min(0) }),
} as const satisfies Record<string, z.ZodObject>

export type WebhookEventType = keyof typeof webhookEventData
export const webhookEventTypes = Object.keys(webhookEventData) as WebhookEventType[] // the keys of a literal are its names
const webhookEventTypeSchema = z.enum(webhookEventTypes)

/** An event that happened, without its time. */
export type WebhookEvent = {
  readonly [Type in WebhookEventType]: { readonly type: Type; readonly data: z.output<(typeof webhookEventData)[Type]> }
}[WebhookEventType]

/** The body that a receiver gets for an event of this type. */
export const webhookBodySchema = (type: WebhookEventType) =>
  z.object({
    type: z.literal(type),
    /** When it happened. */
    timestamp: z.iso.datetime(),
    data: webhookEventData[type],
  })

/** Receivers one owner may have. */
export const WEBHOOKS_MAX = 20

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** A receiver that is wanted. */
export const newWebhookSchema = z.object({
  url: z.string().trim().max(textLimits.address).refine(isWebAddress, { error: 'must be an address that begins with https:// or http://' }),
  events: z.array(webhookEventTypeSchema).min(1).max(webhookEventTypes.length),
})

/** A receiver of events. Its secret is told once, when it is made. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(webhookEventTypeSchema),
  createdAt: z.iso.datetime(),
  /** When the receiver answered 410 Gone; nothing is sent to it since. */
  goneAt: z.iso.datetime().nullable(),
})
export type Webhook = z.output<typeof webhookSchema>

/** One event on its way to one receiver. `id` is its `webhook-id`, the same in every attempt. */
export const webhookDeliverySchema = z.object({
  id: z.string(),
  webhookId: z.string(),
  type: webhookEventTypeSchema,
  state: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: z.iso.datetime(),
  attempts: z.int().min(0),
  /** When it was last sent, and when it will be sent again; null: not yet, not any more. */
  lastAt: z.iso.datetime().nullable(),
  nextAt: z.iso.datetime().nullable(),
  /** Status and beginning of the last reply; null where none came. */
  status: z.int().nullable(),
  reply: z.string().nullable(),
  /** Why no reply came; null where one did. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The JSON that is sent, to the letter. */
  body: z.string(),
})
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>
