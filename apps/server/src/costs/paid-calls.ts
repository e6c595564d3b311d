import { randomUUID } from 'node:crypto'
import { type Spending, type Usage } from '@adloom/domain/cost.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
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
   * does not cover it, `budget.too-small` when no day's would (`budget.own-…` when it is the owner's), `budget.price-unknown` without a price; then
   * nothing is recorded.
   */
  readonly reserve: (call: PaidCall) => Promise<string>
  /** Records the cost. Until then, and where it is not known, the request counts at its maximum. */
  readonly settle: (id: string, settlement: Settlement) => Promise<void>
  /** The paid calls of today: an owner's, null = everybody's. */
  readonly today: (owner: string | null) => Promise<Spending>
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

/** What may be spent in a day, in USD: by everybody together, and for each owner; null without a limit. */
export interface Budgets {
  readonly dayUsd: number | null
  readonly ownerUsd: number | null
}

/** `owner` tells whose the running work is, null = nobody's; `now` gives milliseconds. */
interface PaidCallsParts {
  readonly rows: Rows
  readonly budgets: Budgets
  readonly owner: () => string | null
  readonly now: () => number
}

/** Paid requests in the database, a row each; days are UTC. */
export function createPaidCalls({ rows, budgets, owner, now }: PaidCallsParts): PaidCalls {
  async function write(into: Rows, { role, engine, mostUsd }: PaidCall): Promise<string> {
    const id = `paid_${randomUUID()}`
    const mostMicroUsd = mostUsd === null ? null : microOf(mostUsd)
    const row = { id, day: dayOf(now()), owner: owner(), role, engine, mostMicroUsd, startedAt: new Date(now()) }
    await into.insert(paidCalls).values(row)
    return id
  }

  /** What was spent today; of an owner, null = of everybody. */
  async function spentBy(whose: string | null, from: Rows): Promise<number> {
    const [{ spent }] = await from.select({ spent: counted }).from(paidCalls).where(isToday(whose, now()))
    return spent
  }

  return {
    reserve: async (call) => {
      const limits = limitsOf(budgets, owner())
      if (limits.length === 0) return write(rows, call)
      const { engine, mostUsd } = call
      if (mostUsd === null) throw new AdloomError('budget.price-unknown', { values: { engine: engine.replace(':', ' · ') } })
      for (const { usd, tooSmall } of limits)
        if (microOf(mostUsd) > microOf(usd)) throw new AdloomError(tooSmall, { values: { budget: dollars(usd), most: dollars(mostUsd) } })
      return rows.transaction(async (tx) => {
        await tx.execute(sql`SELECT pg_advisory_xact_lock(${BUDGET_LOCK})`)
        for (const { usd, whose, spent } of limits)
          if ((await spentBy(whose, tx)) + microOf(mostUsd) > microOf(usd)) throw spentToday(spent, now())
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

    today: async (whose) => {
      const paid = await rows
        .select({
          role: paidCalls.role,
          engine: paidCalls.engine,
          calls: sql<number>`count(*)`.mapWith(Number),
          micro: counted,
          unknown: sql<number>`count(*) FILTER (WHERE ${paidCalls.microUsd} IS NULL AND ${paidCalls.mostMicroUsd} IS NULL)`.mapWith(Number),
        })
        .from(paidCalls)
        .where(isToday(whose, now()))
        .groupBy(paidCalls.role, paidCalls.engine)
        .orderBy(desc(counted), paidCalls.role, paidCalls.engine)
      return {
        day: dayOf(now()),
        spentUsd: paid.reduce((sum, { micro }) => sum + micro, 0) / MICRO,
        budgetUsd: whose === null ? budgets.dayUsd : budgets.ownerUsd,
        freeAgainAt: new Date(nextDayOf(now())).toISOString(),
        paid: paid.map(({ micro, ...line }) => ({ ...line, usd: micro / MICRO })),
      }
    },
  }
}

const isToday = (owner: string | null, nowMs: number) =>
  and(eq(paidCalls.day, dayOf(nowMs)), owner === null ? undefined : eq(paidCalls.owner, owner))

/** The limits of a call for this owner, and how each refuses. */
const limitsOf = ({ dayUsd, ownerUsd }: Budgets, owner: string | null) => [
  ...(dayUsd === null ? [] : [{ usd: dayUsd, whose: null, spent: 'budget.spent', tooSmall: 'budget.too-small' } as const]),
  ...(ownerUsd === null || owner === null
    ? []
    : [{ usd: ownerUsd, whose: owner, spent: 'budget.own-spent', tooSmall: 'budget.own-too-small' } as const]),
]

/** The refusal, with the time until the next UTC day begins. */
function spentToday(code: 'budget.spent' | 'budget.own-spent', now: number): AdloomError {
  const seconds = Math.ceil((nextDayOf(now) - now) / 1000)
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`
  return new AdloomError(code, { values: { seconds, wait } })
}

/** An amount for a sentence: two significant digits, cents at least. */
const dollars = (usd: number): string => `${usd >= 0.1 ? usd.toFixed(2) : String(Number(usd.toPrecision(2)))} USD`
