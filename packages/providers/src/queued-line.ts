import { setTimeout as pause } from 'node:timers/promises'
import { AdloomError } from '@adloom/domain/error.ts'
import * as z from 'zod'
import { lineTo } from './http.ts'
import { type PictureAccess, pictureLimits } from './picture-access.ts'
import { answerFailure } from './provider-failure.ts'

/** An answer, read whole. `json` is null where the body is none. */
export interface Answer {
  readonly status: number
  readonly body: string
  readonly headers: Headers
  readonly json: unknown
}

/** How vendors with queues are spoken to: an order is sent once, then asked after until it is done, and taken back when nobody waits any more. */
export interface QueuedLine {
  /** One question, with the key; an address of another origin is refused. Fails with `provider.…` where nothing answers. */
  readonly ask: (method: 'GET' | 'POST' | 'PUT', url: string, body: object | null, signal: AbortSignal) => Promise<Answer>
  /** Asks again and again until `done` gives something; a question that fails on the way is forgiven a few times. It costs nothing. */
  readonly until: <Found>(url: string, done: (answer: Answer) => Found | null, signal: AbortSignal) => Promise<Found>
  readonly failure: (answer: Answer, code?: AdloomError['code']) => AdloomError
}

const POLL_MS = 1000
/** Questions after an order that may fail in a row: gateways answer 502 and 504 now and then while the work goes on. */
const FORGIVEN = 5
/** Answers that say nothing about the order itself. */
const passing = (status: number): boolean => status === 429 || status >= 500

/** `authorization`: the whole header. */
export function queuedLine(provider: string, access: PictureAccess, authorization: string): QueuedLine {
  const { baseUrl, key, model, fetch, pollMs = POLL_MS } = access
  const line = lineTo({ provider, baseUrl, ...pictureLimits }, fetch)
  const ask: QueuedLine['ask'] = async (method, url, body, signal) => {
    const headers = { authorization, ...(body === null ? {} : { 'content-type': 'application/json' }) }
    const reply = await line(url, { method, headers, signal, ...(body === null ? {} : { body: JSON.stringify(body) }) })
    const text = await reply.text()
    return { status: reply.status, body: text, headers: reply.headers, json: jsonOrNull(text) }
  }
  const failure: QueuedLine['failure'] = (answer, code) => answerFailure(answer, { provider, model, key }, code)
  return {
    ask,
    failure,
    until: async (url, done, signal) => {
      let inRow = 0
      for (;;) {
        signal.throwIfAborted()
        const answer = await ask('GET', url, null, signal)
        if (passing(answer.status)) {
          inRow += 1
          if (inRow > FORGIVEN) throw failure(answer)
        } else {
          inRow = 0
          const found = done(answer)
          if (found !== null) return found
        }
        await pause(pollMs, undefined, { signal })
      }
    },
  }
}

/** An address of a reply that is followed with the key or without: of the web, or carrying its bytes itself. */
export const addressSchema = z.string().regex(/^(?:https?:\/\/|data:image\/)/)

const jsonOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null // whoever reads it sees that nothing fits
  }
}

/** Milliseconds a cancellation may take: nobody waits for its answer. */
const CANCEL_MS = 5_000

/** Runs what waits for an order, and takes the order back when the caller leaves. */
export async function cancelling<Made>(
  work: () => Promise<Made>,
  cancel: (signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal,
): Promise<Made> {
  try {
    return await work()
  } catch (error) {
    // Told once and not waited for long; that it failed changes nothing for the caller, who has left.
    if (signal.aborted) await cancel(AbortSignal.timeout(CANCEL_MS)).catch(() => undefined)
    throw error
  }
}

/** The bytes behind the address of a result, by the guarded way out. Fails with `provider.bad-reply` where nothing comes. */
export async function resultAt(url: string, provider: string, { download }: PictureAccess, signal: AbortSignal): Promise<Uint8Array> {
  const inline = /^data:image\/[\w.+-]+;base64,(.*)$/s.exec(url)
  if (inline !== null) return Buffer.from(inline[1], 'base64')
  try {
    return await download(url, signal)
  } catch (cause) {
    if (signal.aborted || !(cause instanceof AdloomError)) throw cause
    throw new AdloomError('provider.bad-reply', { values: { provider }, detail: `the picture could not be fetched: ${cause.code}` })
  }
}
