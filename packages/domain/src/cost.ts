import * as z from 'zod'
import { engineNameSchema } from './provenance.ts'

/** Usage of a request to a provider, in the units the provider counts; units it does not count are missing. */
const useSchema = z.strictObject({
  inputTokens: z.int().min(0).optional(),
  /** Thinking included. */
  outputTokens: z.int().min(0).optional(),
  pictures: z.int().min(0).optional(),
  /** Of all images together, in squares of 1024 pixels. */
  megapixels: z.number().min(0).optional(),
  /** Of video. */
  seconds: z.number().min(0).optional(),
  /** Quality of images or resolution of video, in the provider's own terms, where its price depends on that. */
  grade: z.string().optional(),
})
export type Usage = z.infer<typeof useSchema>

/** USD. */
const usd = z.number().min(0)

/** What an answer cost the installation; null where the price is not known or the provider reported no usage. */
export const costSchema = z.object({ usd: usd.nullable() })
export type Cost = z.infer<typeof costSchema>

/** The paid calls of one day (UTC). */
export const spendingSchema = z.object({
  day: z.iso.date(),
  /** Total spent; running calls and calls without reported usage count at their highest possible cost. */
  spentUsd: usd,
  /** The daily budget; null where there is no limit. */
  budgetUsd: usd.nullable(),
  /** When the next day begins. */
  freeAgainAt: z.iso.datetime(),
  /** Cost per engine and role, most expensive first. */
  paid: z.array(
    z.object({
      role: z.string(),
      engine: engineNameSchema,
      calls: z.int().min(0),
      usd,
      /** Calls without a known price; they add nothing to `usd`. */
      unknown: z.int().min(0),
    }),
  ),
})
export type Spending = z.infer<typeof spendingSchema>
