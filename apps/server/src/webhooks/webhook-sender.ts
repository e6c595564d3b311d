import { AdloomError } from '@adloom/domain/error.ts'
import { createPoster } from '@adloom/engine/page/fetch/guarded-post.ts'
import { and, asc, eq, inArray, isNull, lt, lte, min, notInArray, sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { webhookDeliveries, webhooks } from '../database/program-tables.ts'
import { pause } from '../pause.ts'
import { signatureHeaders } from './webhook-signature.ts'

/** How often it is looked whether something is to be sent, in milliseconds. */
export const WEBHOOK_POLL_MS = 1000
/** Milliseconds a receiver may take to answer: the specification's 15 to 30 s. */
const REPLY_MS = 15_000
/** An attempt whose process was killed is made again after that long. */
const CLAIM_MS = 60_000
const KEPT_MS = 7 * 24 * 60 * 60 * 1000
const REPLY_MAX_CHARACTERS = 500
/** Receivers that are told something at the same time. Waiting for one that is silent takes a connection, and no work. */
const AT_ONCE = 32

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Pauses before the second and every later attempt, in milliseconds: the specification's example, three days in all. */
export const RETRY_PAUSES_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
/** Pauses are up to that much longer, by chance, so that what failed together is not sent together again. */
const JITTER = 0.1

interface SenderParts {
  /** Of Adloom. */
  readonly version: string
  readonly allowHosts: readonly string[]
  /** Milliseconds. */
  readonly now: () => number
  /** 0 to 1. */
  readonly random: () => number
  readonly replyMs?: number
}

/** What came of an attempt. */
interface Outcome {
  readonly status: number | null
  readonly reply: string | null
  readonly problem: { readonly code: string; readonly message: string } | null
  readonly retryAfterMs: number
}

type Claimed = Pick<typeof webhookDeliveries.$inferSelect, 'id' | 'body' | 'attempts' | 'webhookId'> & {
  readonly url: string
  readonly secret: string
}

/**
 * Sends what is due, until nothing is. Any number of processes may: a row is claimed before it is sent, for a minute, so that each attempt is made by
 * one, and a killed one's again. A receiver may get an event twice, under the same `webhook-id`.
 */
export function webhookSender(rows: Rows, { version, allowHosts, now, random, replyMs = REPLY_MS }: SenderParts) {
  /** Claims what is due, the oldest event of each receiver, of `most` receivers; none for those that are `busy`. */
  const claim = (busy: ReadonlySet<string>, most: number): Promise<readonly Claimed[]> =>
    rows.transaction(async (tx) => {
      const isDue = lte(webhookDeliveries.nextAt, new Date(now()))
      const due = await tx
        .select({ webhookId: webhookDeliveries.webhookId })
        .from(webhookDeliveries)
        .where(and(isDue, notInArray(webhookDeliveries.webhookId, [...busy])))
        .groupBy(webhookDeliveries.webhookId)
        .orderBy(min(webhookDeliveries.nextAt))
        .limit(most)
      const ids: string[] = []
      for (const { webhookId } of due) {
        const [first] = await tx
          .select({ id: webhookDeliveries.id })
          .from(webhookDeliveries)
          .where(and(isDue, eq(webhookDeliveries.webhookId, webhookId)))
          .orderBy(asc(webhookDeliveries.nextAt), asc(webhookDeliveries.place))
          .limit(1)
          .for('update', { skipLocked: true })
        if (first !== undefined) ids.push(first.id)
      }
      if (ids.length === 0) return []
      await tx
        .update(webhookDeliveries)
        .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, lastAt: new Date(now()), nextAt: new Date(now() + CLAIM_MS) })
        .where(inArray(webhookDeliveries.id, ids))
      const { id, body, attempts, webhookId } = webhookDeliveries
      return tx
        .select({ id, body, attempts, webhookId, url: webhooks.url, secret: webhooks.secret })
        .from(webhookDeliveries)
        .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
        .where(inArray(webhookDeliveries.id, ids))
    })

  /** Records an attempt; a later one of the same event is not touched. */
  async function record({ id, attempts, webhookId }: Claimed, outcome: Outcome): Promise<void> {
    const { status, reply, problem, retryAfterMs } = outcome
    const isDelivered = status !== null && status >= 200 && status < 300
    const isGone = status === 410
    const pauseMs = isDelivered || isGone ? undefined : RETRY_PAUSES_MS[attempts - 1]
    const nextAt = pauseMs === undefined ? null : new Date(now() + Math.max(pauseMs * (1 + JITTER * random()), retryAfterMs))
    const state = isDelivered ? 'delivered' : nextAt === null ? 'failed' : 'waiting'
    await rows
      .update(webhookDeliveries)
      .set({ state, status, reply, problem, nextAt })
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts), eq(webhookDeliveries.state, 'waiting')))
    if (isGone) await stopSending(webhookId)
  }

  /** What still waits for a receiver that is gone is given up. */
  async function stopSending(webhookId: string): Promise<void> {
    await rows.transaction(async (tx) => {
      await tx
        .update(webhooks)
        .set({ goneAt: new Date(now()) })
        .where(and(eq(webhooks.id, webhookId), isNull(webhooks.goneAt)))
      await tx
        .update(webhookDeliveries)
        .set({ state: 'failed', nextAt: null })
        .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')))
    })
  }

  async function deliver(delivery: Claimed, poster: ReturnType<typeof createPoster>, signal: AbortSignal): Promise<void> {
    const { id, body, url, secret } = delivery
    const headers = {
      'content-type': 'application/json',
      'user-agent': `Adloom/${version} (webhooks)`,
      ...signatureHeaders({ id, atMs: now(), body }, secret),
    }
    const sent = poster.post(url, { headers, body, timeoutMs: replyMs }, signal)
    await record(delivery, await sent.then(outcomeOf, (cause: unknown) => failedOutcome(cause, replyMs, signal)))
  }

  return async (signal: AbortSignal): Promise<void> => {
    let claimed = await claim(new Set(), AT_ONCE)
    if (claimed.length === 0) return
    const poster = createPoster({ allowHosts })
    // By receiver: one that is silent holds up its own events alone.
    const sending = new Map<string, Promise<void>>()
    try {
      for (;;) {
        for (const delivery of claimed) {
          const { webhookId } = delivery
          const sent = deliver(delivery, poster, signal).finally(() => sending.delete(webhookId))
          sending.set(webhookId, sent)
        }
        if (sending.size === 0) return
        // Meanwhile others may become due.
        await Promise.race([...sending.values(), pause(WEBHOOK_POLL_MS, signal)])
        signal.throwIfAborted()
        claimed = sending.size < AT_ONCE ? await claim(new Set(sending.keys()), AT_ONCE - sending.size) : []
      }
    } finally {
      await Promise.allSettled(sending.values())
      await poster.close()
    }
  }
}

/** Removes what happened more than a week ago from the log. */
export async function removeOldDeliveries(rows: Rows, nowMs: number): Promise<void> {
  await rows.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(nowMs - KEPT_MS)))
}

function outcomeOf({
  status,
  headers,
  text,
}: {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}): Outcome {
  const seconds = Number(headers['retry-after'] ?? 0)
  // A database keeps no NUL in a text.
  const reply = text.replaceAll('\0', '').slice(0, REPLY_MAX_CHARACTERS)
  return { status, reply, problem: null, retryAfterMs: Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0) * SECOND, 24 * HOUR) : 0 }
}

/** Why no reply came. An attempt that this process's end interrupted is no failure: it is made again once its claim is over. */
function failedOutcome(cause: unknown, replyMs: number, signal: AbortSignal): Outcome {
  if (signal.aborted || !(cause instanceof AdloomError)) throw cause
  const codes = { 'url.private': 'webhook.private', 'page.timeout': 'webhook.timeout', 'page.certificate': 'page.certificate' } as const
  const code = cause.code in codes ? codes[cause.code as keyof typeof codes] : 'webhook.unreachable' // it is one of its keys
  const { message } = new AdloomError(code, { values: { seconds: replyMs / SECOND } })
  return { status: null, reply: null, problem: { code, message }, retryAfterMs: 0 }
}
