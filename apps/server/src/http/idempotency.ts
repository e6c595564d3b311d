import { AdloomError } from '@adloom/domain/error.ts'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { type Database } from '../database/database.ts'
import { idempotentReplies } from '../database/schema.ts'
import { sha256 } from '../sha256.ts'

/** How long an answer stays under its key. */
const REPLY_LIFETIME_MS = 24 * 60 * 60 * 1000
/** Added to a call's own time limit before an unfinished run counts as dead (its process was killed). */
const GRACE_MS = 60_000

/** A call under a key. `hash` identifies the call and its request; `timeoutMs` is its time limit. */
interface KeyedCall {
  readonly key: string
  readonly hash: string
  readonly timeoutMs: number
}

/** An answer, and whether it was given before. */
interface StoredReply {
  readonly body: unknown
  readonly isReplayed: boolean
}

export interface Idempotency {
  /**
   * Runs `work` once per key in 24 hours. The same key and request again return the same answer; while the first runs in this process they wait for
   * it together. Fails with `idempotency.key-reused` for another request, `idempotency.running` when another process runs it, and with what `work`
   * failed with: failures are not stored, so a repeat tries again.
   */
  readonly once: (call: KeyedCall, work: () => Promise<unknown>) => Promise<StoredReply>
  /** Waits until nothing runs any more: keyed calls go on without their client, so closing connections does not end them. */
  readonly settle: () => Promise<void>
}

/** The fingerprint of a call and its validated request; the order of fields does not matter. */
export const requestHash = (name: string, request: unknown): string => sha256(`${name}\0${JSON.stringify(inOrder(request))}`)

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, inOrder(inner)]))
}

/** Stores answers in the database; `now` gives milliseconds. */
export async function createIdempotency({ rows, isEmbedded }: Database, now: () => number): Promise<Idempotency> {
  // Only this process uses the embedded database: calls left running by an earlier one are dead.
  if (isEmbedded) await rows.delete(idempotentReplies).where(isNull(idempotentReplies.reply))
  const running = new Map<string, { readonly hash: string; readonly reply: Promise<unknown> }>()

  /** Claims the key; null when claimed, otherwise the stored answer. */
  async function claim({ key, hash, timeoutMs }: KeyedCall): Promise<{ readonly body: unknown } | null> {
    const startedAt = new Date(now())
    const dead = new Date(now() - timeoutMs - GRACE_MS)
    await rows
      .delete(idempotentReplies)
      .where(
        or(
          lt(idempotentReplies.expiresAt, startedAt),
          and(eq(idempotentReplies.key, key), isNull(idempotentReplies.reply), lt(idempotentReplies.startedAt, dead)),
        ),
      )
    const claimed = await rows
      .insert(idempotentReplies)
      .values({ key, requestHash: hash, reply: null, startedAt, expiresAt: new Date(now() + REPLY_LIFETIME_MS) })
      .onConflictDoNothing()
      .returning({ key: idempotentReplies.key })
    if (claimed.length > 0) return null
    const [row] = await rows.select().from(idempotentReplies).where(eq(idempotentReplies.key, key))
    if (row !== undefined && row.requestHash !== hash) throw new AdloomError('idempotency.key-reused')
    // Removed in between: it failed or expired just now, and the next try will run.
    if (row === undefined || row.reply === null) throw new AdloomError('idempotency.running')
    // Wrapped, because JSON null is the answer of a call without one and must differ from none.
    return row.reply as { readonly body: unknown }
  }

  async function run(call: KeyedCall, work: () => Promise<unknown>): Promise<StoredReply> {
    const stored = await claim(call)
    if (stored !== null) return { body: stored.body, isReplayed: true }
    const row = eq(idempotentReplies.key, call.key)
    try {
      const body = await work()
      await rows.update(idempotentReplies).set({ reply: { body } }).where(row)
      return { body, isReplayed: false }
    } catch (error) {
      await rows.delete(idempotentReplies).where(row)
      throw error
    }
  }

  return {
    settle: async () => {
      await Promise.allSettled(Array.from(running.values(), ({ reply }) => reply))
    },
    once: async (call, work) => {
      const other = running.get(call.key)
      if (other !== undefined) {
        if (other.hash !== call.hash) throw new AdloomError('idempotency.key-reused')
        return { body: await other.reply, isReplayed: true }
      }
      const reply = run(call, work)
      running.set(call.key, { hash: call.hash, reply: reply.then(({ body }) => body) })
      // The caller gets the failure through `reply`; this only avoids an unhandled rejection.
      running.get(call.key)?.reply.catch(() => undefined)
      try {
        return await reply
      } finally {
        running.delete(call.key)
      }
    },
  }
}
