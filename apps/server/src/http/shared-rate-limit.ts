import { eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { type Database, type Rows } from '../database/database.ts'
import { rateBuckets } from '../database/schema.ts'
import { rateBucketKey, inMemoryRateLimit, paceOf, type RateLimit, secondsUntil, SLACK_MS } from './rate-limit.ts'

/** How often a process looks for buckets that are full again, and how many it removes at once. */
const SWEEP_MS = 60_000
const DELETED_AT_ONCE = 10_000

/** The rate limit of this installation: in memory where there is only one process, else in rows. `elapsedMs` is a clock that never jumps. */
export const rateLimitOf = ({ rows, isEmbedded }: Pick<Database, 'rows' | 'isEmbedded'>, elapsedMs: () => number): RateLimit =>
  isEmbedded ? inMemoryRateLimit(elapsedMs) : sharedRateLimit(rows, elapsedMs)

/** Milliseconds since 1970 by the clock of the database: the one clock that all processes share. */
const databaseTime = (): SQL<number> => sql<number>`extract(epoch FROM statement_timestamp())::float8 * 1000`

/**
 * Rates of every process on one database: each request is one statement, which lets in exactly as many as there are tokens however many arrive at
 * once. `elapsedMs` is this process's clock, `time` the one the rates go by.
 */
export function sharedRateLimit(rows: Rows, elapsedMs: () => number, time = databaseTime): RateLimit {
  let sweptAt = elapsedMs()

  async function deleteFull(): Promise<void> {
    if (elapsedMs() - sweptAt < SWEEP_MS) return
    sweptAt = elapsedMs()
    // Rows locked by another process are skipped: two sweeping processes never wait for each other.
    const full = rows
      .select({ key: rateBuckets.key })
      .from(rateBuckets)
      .where(lt(rateBuckets.fullAt, time()))
      .limit(DELETED_AT_ONCE)
      .for('update', { skipLocked: true })
    await rows.delete(rateBuckets).where(inArray(rateBuckets.key, full))
  }

  return {
    take: async (name, address, rate) => {
      await deleteFull()
      const key = rateBucketKey(name, address)
      const { intervalMs, burstMs } = paceOf(rate)
      const fullAt = sql<number>`greatest(${rateBuckets.fullAt}, ${time()}) + ${intervalMs}::float8`
      const grantedRows = await rows
        .insert(rateBuckets)
        .values({ key, fullAt: sql`${time()} + ${intervalMs}::float8` })
        .onConflictDoUpdate({
          target: rateBuckets.key,
          set: { fullAt },
          setWhere: sql`${fullAt} <= ${time()} + ${burstMs + SLACK_MS}::float8`,
        })
        .returning({ key: rateBuckets.key })
      if (grantedRows.length > 0) return null
      const [bucket] = await rows
        .select({ fullAt: rateBuckets.fullAt, nowMs: time().mapWith(Number) })
        .from(rateBuckets)
        .where(eq(rateBuckets.key, key))
      // Removed in between: it filled up just now.
      return bucket === undefined ? 1 : secondsUntil(bucket.fullAt, bucket.nowMs, rate)
    },
    refund: async (name, address, rate) => {
      await rows
        .update(rateBuckets)
        .set({ fullAt: sql`${rateBuckets.fullAt} - ${paceOf(rate).intervalMs}::float8` })
        .where(eq(rateBuckets.key, rateBucketKey(name, address)))
    },
  }
}
