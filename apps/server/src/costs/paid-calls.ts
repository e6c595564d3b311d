import { randomUUID } from 'node:crypto'
import { type Spending, type Usage } from '@adloom/domain/cost.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { type Database, type Rows } from '../database/database.ts'
import { paidCalls } from '../database/schema.ts'

/** A request about to be paid: its engine, its role, and its maximum cost in USD; null where the price is not known. */
interface PaidCall {
  readonly role: string
  readonly engine: EngineName
  readonly mostUsd: number | null
}

/** The end of a paid request: its cost in USD, null where not known, and its usage, null where not reported. */
interface Settlement {
  readonly usd: number | null
  readonly used: Usage | null
}

/** Every paid request, and the daily budget. */
export interface PaidCalls {
  /**
   * Records a request before it is made, at its maximum cost; returns its id. With a budget it fails with `budget.spent` when the rest of the day's
   * does not cover it, `budget.too-small` when no day's would, `budget.price-unknown` without a price; then nothing is recorded.
   */
  readonly reserve: (call: PaidCall) => Promise<string>
  /** Records the cost. Until then, and where it is not known, the request counts at its maximum. */
  readonly settle: (id: string, settlement: Settlement) => Promise<void>
  /** The paid calls of today. */
  readonly today: () => Promise<Spending>
}

/** Any fixed number: checks of a day's remaining budget run one at a time, across processes. */
const BUDGET_LOCK = 4_400_003
const MICRO = 1_000_000
const DAY_MS = 24 * 3_600_000

/** Whole millionths of a dollar, rounded up: sums of them are exact. */
const microOf = (usd: number): number => Math.ceil(Number((usd * MICRO).toPrecision(12)))
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const nextDayOf = (ms: number): number => (Math.floor(ms / DAY_MS) + 1) * DAY_MS

/** What a row counts: its cost, before that its maximum, nothing where even that is not known. */
const counted = sql<number>`coalesce(sum(coalesce(${paidCalls.microUsd}, ${paidCalls.mostMicroUsd})), 0)`.mapWith(Number)

/** Paid requests in the database, a row each; days are UTC. `budgetUsd` is null without a limit, `now` gives milliseconds. */
export function createPaidCalls({ rows }: Pick<Database, 'rows'>, budgetUsd: number | null, now: () => number): PaidCalls {
  async function write(into: Rows, { role, engine, mostUsd }: PaidCall): Promise<string> {
    const id = `paid_${randomUUID()}`
    const mostMicroUsd = mostUsd === null ? null : microOf(mostUsd)
    await into.insert(paidCalls).values({ id, day: dayOf(now()), role, engine, mostMicroUsd, startedAt: new Date(now()) })
    return id
  }

  return {
    reserve: async (call) => {
      if (budgetUsd === null) return write(rows, call)
      const { engine, mostUsd } = call
      if (mostUsd === null) throw new AdloomError('budget.price-unknown', { values: { engine: engine.replace(':', ' · ') } })
      const budget = microOf(budgetUsd)
      if (microOf(mostUsd) > budget)
        throw new AdloomError('budget.too-small', { values: { budget: dollars(budgetUsd), most: dollars(mostUsd) } })
      return rows.transaction(async (tx) => {
        await tx.execute(sql`SELECT pg_advisory_xact_lock(${BUDGET_LOCK})`)
        const [{ spent }] = await tx
          .select({ spent: counted })
          .from(paidCalls)
          .where(eq(paidCalls.day, dayOf(now())))
        if (spent + microOf(mostUsd) > budget) throw spentToday(now())
        return write(tx, call)
      })
    },

    settle: async (id, { usd, used }) => {
      const microUsd = usd === null ? null : microOf(usd)
      await rows
        .update(paidCalls)
        .set({ microUsd, used, finishedAt: new Date(now()) })
        .where(eq(paidCalls.id, id))
    },

    today: async () => {
      const day = dayOf(now())
      const paid = await rows
        .select({
          role: paidCalls.role,
          engine: paidCalls.engine,
          calls: sql<number>`count(*)`.mapWith(Number),
          micro: counted,
          unknown: sql<number>`count(*) FILTER (WHERE ${paidCalls.microUsd} IS NULL AND ${paidCalls.mostMicroUsd} IS NULL)`.mapWith(Number),
        })
        .from(paidCalls)
        .where(eq(paidCalls.day, day))
        .groupBy(paidCalls.role, paidCalls.engine)
        .orderBy(desc(counted), paidCalls.role, paidCalls.engine)
      return {
        day,
        spentUsd: paid.reduce((sum, { micro }) => sum + micro, 0) / MICRO,
        budgetUsd,
        freeAgainAt: new Date(nextDayOf(now())).toISOString(),
        paid: paid.map(({ micro, ...line }) => ({ ...line, usd: micro / MICRO })),
      }
    },
  }
}

/** The refusal, with the time until the next UTC day begins. */
function spentToday(now: number): AdloomError {
  const seconds = Math.ceil((nextDayOf(now) - now) / 1000)
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`
  return new AdloomError('budget.spent', { values: { seconds, wait } })
}

/** An amount for a sentence: two significant digits, cents at least. */
const dollars = (usd: number): string => `${usd >= 0.1 ? usd.toFixed(2) : String(Number(usd.toPrecision(2)))} USD`
