import { AdloomError, type ErrorCode, errors } from '@adloom/domain/error.ts'
import { type FeedProduct } from '@adloom/domain/campaign/feed-product.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { campaignProducts } from '../database/campaign-tables.ts'

/** Attempts after which a product is given up: one that kills its process must not do so for ever. */
const MAX_ATTEMPTS = 3
/** Attempts at a product whose failure may be gone the next time. */
const MAX_FAILURES = 2

/** One attempt at the ad of a product. */
export interface ProductAttempt {
  readonly campaignId: string
  readonly place: number
  readonly attempt: number
  readonly product: FeedProduct
}

/** The attempts of the jobs that make products. All but `begin` do nothing when the product is no longer this attempt's. */
export interface ProductAttempts {
  /** Begins with the product this job had begun before its process ended, else with the next that waits; null when none does. */
  readonly begin: (campaignId: string, jobId: string) => Promise<ProductAttempt | null>
  readonly isMine: (attempt: ProductAttempt) => Promise<boolean>
  readonly finish: (attempt: ProductAttempt, adId: string, tx: Rows) => Promise<void>
  /** Records why it failed; it waits for another attempt when that may help. */
  readonly fail: (attempt: ProductAttempt, cause: unknown, tx: Rows) => Promise<void>
  /** It waits again, as if it had not been begun. */
  readonly release: (attempt: ProductAttempt, tx: Rows) => Promise<void>
}

/** `now` gives milliseconds. */
export function createProductAttempts(rows: Rows, now: () => number): ProductAttempts {
  const mine = ({ campaignId, place, attempt }: ProductAttempt) =>
    and(
      eq(campaignProducts.campaignId, campaignId),
      eq(campaignProducts.place, place),
      eq(campaignProducts.attempt, attempt),
      eq(campaignProducts.status, 'making'),
    )
  const ended = () => ({ jobId: null, finishedAt: new Date(now()) })

  async function begin(campaignId: string, jobId: string): Promise<ProductAttempt | null> {
    const next = sql`SELECT place FROM campaign_products WHERE campaign_id = ${campaignId}
      AND (status = 'waiting' OR (status = 'making' AND job_id = ${jobId}))
      ORDER BY status = 'making' DESC, place LIMIT 1 FOR UPDATE SKIP LOCKED`
    const [begun] = await rows
      .update(campaignProducts)
      .set({ status: 'making', jobId, attempt: sql`${campaignProducts.attempt} + 1` })
      .where(and(eq(campaignProducts.campaignId, campaignId), sql`place = (${next})`))
      .returning()
    if (begun === undefined) return null
    // The reader of the feed wrote it.
    const attempt = { campaignId, place: begun.place, attempt: begun.attempt, product: begun.product as FeedProduct }
    if (begun.attempt <= MAX_ATTEMPTS) return attempt
    await rows.update(campaignProducts).set(failed('campaign.product-failed')).where(mine(attempt))
    return begin(campaignId, jobId)
  }
  const failed = (code: ErrorCode, sentence: string = errors[code].message) => ({
    ...ended(),
    status: 'failed',
    errorCode: code,
    error: sentence,
  })

  return {
    begin,
    isMine: async (attempt) => (await rows.$count(campaignProducts, mine(attempt))) > 0,
    finish: async (attempt, adId, tx) =>
      void (await tx
        .update(campaignProducts)
        .set({ ...ended(), status: 'made', adId, errorCode: null, error: null })
        .where(mine(attempt))),
    fail: async (attempt, cause, tx) => {
      const code = cause instanceof AdloomError && cause.code !== 'internal' ? cause.code : 'campaign.product-failed'
      const mayHelp = errors[code].retryable && attempt.attempt < MAX_FAILURES
      const sentence = cause instanceof AdloomError && cause.code === code ? cause.message : errors[code].message
      const change = mayHelp ? { status: 'waiting', jobId: null } : failed(code, sentence)
      await tx.update(campaignProducts).set(change).where(mine(attempt))
    },
    release: async (attempt, tx) =>
      void (await tx
        .update(campaignProducts)
        .set({ status: 'waiting', jobId: null, attempt: sql`${campaignProducts.attempt} - 1` })
        .where(mine(attempt))),
  }
}
