import * as z from 'zod'
import { engineNameSchema } from './provenance.ts'

/** What a request to a maker used up, as that maker counts it: what it does not count is missing. */
export const useSchema = z.strictObject({
  inputTokens: z.int().min(0).optional(),
  /** Thinking included. */
  outputTokens: z.int().min(0).optional(),
  pictures: z.int().min(0).optional(),
  /** Of all pictures together, in squares of 1024 pixels. */
  megapixels: z.number().min(0).optional(),
  /** Of video. */
  seconds: z.number().min(0).optional(),
  /** Quality of pictures or resolution of video, as the maker calls it, where its price depends on that. */
  grade: z.string().optional(),
})
export type Use = z.infer<typeof useSchema>

/** USD. */
const usd = z.number().min(0)

/** What an answer cost those who run the installation; null where the price is not known, or the maker did not say what it used. */
export const costSchema = z.object({ usd: usd.nullable() })
export type Cost = z.infer<typeof costSchema>

/** The paid calls of one day (UTC). */
export const spendingSchema = z.object({
  day: z.iso.date(),
  /** What was spent, with calls under way and calls nobody told the cost of counted at the most they can cost. */
  spentUsd: usd,
  /** What may be spent in a day; null where nothing limits it. */
  budgetUsd: usd.nullable(),
  /** When the next day begins. */
  freeAgainAt: z.iso.datetime(),
  /** Who was paid for what, most expensive first. */
  paid: z.array(
    z.object({
      role: z.string(),
      engine: engineNameSchema,
      calls: z.int().min(0),
      usd,
      /** Calls of these whose price is not known: in `usd` they count nothing. */
      unknown: z.int().min(0),
    }),
  ),
})
export type Spending = z.infer<typeof spendingSchema>
