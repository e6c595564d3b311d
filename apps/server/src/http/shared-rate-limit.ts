import { eq, inArray, lt, sql } from 'drizzle-orm'
import { type Database, type Rows } from '../database/database.ts'
import { rateBuckets } from '../database/schema.ts'
import { rateBucketKey, inMemoryRateLimit, paceOf, type RateLimit, secondsUntil, SLACK_MS } from './rate-limit.ts'

/** How often a process looks for buckets that are full again, and how many it removes at once. */
const SWEEP_MS = 60_000
const DELETED_AT_ONCE = 10_000

/** The rate limit of this installation: in memory where there is only one process, else in rows. `now` gives milliseconds. */
export const rateLimitOf = ({ rows, isEmbedded }: Pick<Database, 'rows' | 'isEmbedded'>, now: () => number): RateLimit =>
  isEmbedded ? inMemoryRateLimit(now) : sharedRateLimit(rows, now)

/**
 * Rates of every process on one database: each request is one statement, which lets in exactly as many as there are tokens however many arrive at
 * once. Clocks that differ grant no extra tokens: a bucket's time never moves back except by refunds.
 */
export function sharedRateLimit(rows: Rows, now: () => number): RateLimit {
  let sweptAt = now()

  async function deleteFull(): Promise<void> {
    if (now() - sweptAt < SWEEP_MS) return
    sweptAt = now()
    // Rows locked by another process are skipped: two sweeping processes never wait for each other.
    const full = rows
      .select({ key: rateBuckets.key })
      .from(rateBuckets)
      .where(lt(rateBuckets.fullAt, now()))
      .limit(DELETED_AT_ONCE)
      .for('update', { skipLocked: true })
    await rows.delete(rateBuckets).where(inArray(rateBuckets.key, full))
  }

  return {
    take: async (name, address, rate) => {
      await deleteFull()
      const key = rateBucketKey(name, address)
      const { intervalMs, burstMs } = paceOf(rate)
      const fullAt = sql<number>`greatest(${rateBuckets.fullAt}, ${now()}::float8) + ${intervalMs}::float8`
      const grantedRows = await rows
        .insert(rateBuckets)
        .values({ key, fullAt: now() + intervalMs })
        .onConflictDoUpdate({
          target: rateBuckets.key,
          set: { fullAt },
          setWhere: sql`${fullAt} <= ${now() + burstMs + SLACK_MS}::float8`,
        })
        .returning({ key: rateBuckets.key })
      if (grantedRows.length > 0) return null
      const [bucket] = await rows.select().from(rateBuckets).where(eq(rateBuckets.key, key))
      // Removed in between: it filled up just now.
      return bucket === undefined ? 1 : secondsUntil(bucket.fullAt, now(), rate)
    },
    refund: async (name, address, rate) => {
      await rows
        .update(rateBuckets)
        .set({ fullAt: sql`${rateBuckets.fullAt} - ${paceOf(rate).intervalMs}::float8` })
        .where(eq(rateBuckets.key, rateBucketKey(name, address)))
    },
  }
}
