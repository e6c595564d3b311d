import { setTimeout as pause } from 'node:timers/promises'
import { AdloomError, type ErrorCode } from '@adloom/domain/error.ts'
import * as z from 'zod'
import { type ImageAccess } from './image-access.ts'

const POLL_MS = 1000
/** Polls of an order that may fail in a row: gateways answer 502 and 504 now and then while the work goes on. */
const MAX_FAILED_POLLS = 5
/** Failures that say nothing about the order itself. */
const passing: ReadonlySet<ErrorCode> = new Set(['provider.busy', 'provider.failed', 'provider.timeout', 'provider.unreachable'])

/** How to poll an order. A passing failure of `ask` is tolerated a few times, one of `done` is not. */
interface Question<Answer, Found> {
  readonly ask: () => Promise<Answer>
  /** The result, null while there is none. */
  readonly done: (answer: Answer) => Found | null
}

/** Polls until there is a result. Polling costs nothing. */
export async function pollUntilDone<Answer, Found>(
  { ask, done }: Question<Answer, Found>,
  { pollMs = POLL_MS }: Pick<ImageAccess, 'pollMs'>,
  signal: AbortSignal,
): Promise<Found> {
  for (let inRow = 0; ;) {
    signal.throwIfAborted()
    const answer = await ask().catch((error: unknown) => {
      inRow += 1
      if (signal.aborted || !(error instanceof AdloomError) || !passing.has(error.code) || inRow > MAX_FAILED_POLLS) throw error
      return null
    })
    if (answer !== null) {
      inRow = 0
      const found = done(answer)
      if (found !== null) return found
    }
    await pause(pollMs, undefined, { signal })
  }
}

/** Milliseconds a cancellation may take: the caller has already left. */
const CANCEL_MS = 5_000

/** Runs the wait for an order, and cancels the order when the caller leaves. */
export async function cancelling<Made>(
  work: () => Promise<Made>,
  cancel: (signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal,
): Promise<Made> {
  try {
    return await work()
  } catch (error) {
    // Sent once, with a short timeout; its failure does not matter to a caller who has left.
    if (signal.aborted) await cancel(AbortSignal.timeout(CANCEL_MS)).catch(() => undefined)
    throw error
  }
}

/** An address of a result: on the web, or a data URL. */
export const addressSchema = z.string().regex(/^(?:https?:\/\/|data:image\/)/)

/** The bytes at the address of a result, through the guarded loader. Fails with `provider.bad-reply` where there are none. */
export async function resultAt(url: string, provider: string, { download }: ImageAccess, signal: AbortSignal): Promise<Uint8Array> {
  const inline = /^data:image\/[\w.+-]+;base64,(.*)$/s.exec(url)
  if (inline !== null) return Buffer.from(inline[1], 'base64')
  try {
    return await download(url, signal)
  } catch (cause) {
    if (signal.aborted || !(cause instanceof AdloomError)) throw cause
    throw new AdloomError('provider.bad-reply', { values: { provider }, detail: `the picture could not be fetched: ${cause.code}` })
  }
}
