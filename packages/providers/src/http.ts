import { AdloomError } from '@adloom/domain/error.ts'
import { type Fetch } from '@adloom/domain/ports/fetch.ts'

/** Limits of the connection to a provider. */
export interface FetchLimits {
  /** The provider's name in sentences. */
  readonly provider: string
  /** The configured address; requests go to its origin and nowhere else. */
  readonly baseUrl: string
  /** Milliseconds for one request with its whole reply. */
  readonly timeoutMs: number
  /** Highest number of bytes of one reply, decoded. */
  readonly maxBytes: number
  /** Highest number of concurrent requests; further ones wait in a queue. */
  readonly maxConcurrent: number
}

/**
 * THE way out to providers: a fetch bound to one origin. Keys travel in its headers, so it sends nothing anywhere else and follows no redirect; a
 * reply is read completely. Fails with `provider.unreachable`, `provider.timeout`, `provider.bad-reply` (too large) or `request.cancelled`. `fetch`
 * is the platform's, or a test's.
 */
export function fetchFrom(limits: FetchLimits, fetch: Fetch = (url, init) => globalThis.fetch(url, init)): Fetch {
  const { origin } = new URL(limits.baseUrl)
  const waitForSlot = createLimit(limits.maxConcurrent)
  return async (url, init = {}) => {
    if (URL.parse(url)?.origin !== origin) throw failed(limits, 'provider.unreachable', `kept from reaching an address outside ${origin}`)
    const caller = init.signal ?? new AbortController().signal
    const releaseSlot = await waitForSlot(caller).catch((cause: unknown) => {
      throw stopped(limits, caller, cause)
    })
    const late = AbortSignal.timeout(limits.timeoutMs)
    const signal = AbortSignal.any([caller, late])
    try {
      const reply = await fetch(url, { ...init, signal, redirect: 'manual' })
      if (reply.type === 'opaqueredirect' || (reply.status >= 300 && reply.status < 400))
        throw failed(limits, 'provider.unreachable', `answered with a redirect (${reply.status}), which is never followed`)
      return await wholeReply(reply, limits)
    } catch (cause) {
      if (cause instanceof AdloomError) throw cause
      if (signal.aborted) throw stopped(limits, caller.aborted ? caller : late, cause)
      throw failed(limits, 'provider.unreachable', reasonOf(cause))
    } finally {
      releaseSlot()
    }
  }
}

const failed = ({ provider }: FetchLimits, code: 'provider.unreachable' | 'provider.timeout' | 'provider.bad-reply', detail: string) =>
  new AdloomError(code, { values: { provider }, detail })

/** The failure of an aborted signal: a timeout or a cancellation. */
function stopped(limits: FetchLimits, { reason }: AbortSignal, cause: unknown): AdloomError {
  const isLate = reason instanceof Error && reason.name === 'TimeoutError'
  return isLate ? failed(limits, 'provider.timeout', reason.message) : new AdloomError('request.cancelled', { cause })
}

/** Why a connection failed, as the platform's code where it has one (`ECONNREFUSED`). Its message may quote headers, so it is left out. */
function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  return error instanceof Error ? error.name : 'no reason given'
}

/** The reply with its body read to the end. Fails with `provider.bad-reply` when the body exceeds the limit. */
async function wholeReply(reply: Response, limits: FetchLimits): Promise<Response> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of reply.body ?? []) {
    length += chunk.length
    if (length > limits.maxBytes) throw failed(limits, 'provider.bad-reply', `more than ${limits.maxBytes} bytes`)
    chunks.push(chunk)
  }
  const headers = new Headers(reply.headers)
  // These headers describe the bytes on the wire; the body is decoded.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
  const mayHaveBody = ![101, 204, 205, 304].includes(reply.status)
  return new Response(mayHaveBody ? Buffer.concat(chunks) : null, { status: reply.status, statusText: reply.statusText, headers })
}

/** Lets `limit` callers through at once, the others in order; a caller aborted while waiting leaves the queue and fails with the reason. */
function createLimit(limit: number): (signal: AbortSignal) => Promise<() => void> {
  let running = 0
  const waiting: (() => void)[] = []
  const end = (): void => {
    running -= 1
    waiting.shift()?.()
  }
  return async (signal) => {
    signal.throwIfAborted()
    if (running >= limit)
      await new Promise<void>((resolve, reject) => {
        const leave = (): void => {
          waiting.splice(waiting.indexOf(go), 1)
          reject(signal.reason)
        }
        const go = (): void => {
          signal.removeEventListener('abort', leave)
          // Taken here, not after the await, so that no other caller can take the slot in between.
          running += 1
          resolve()
        }
        waiting.push(go)
        signal.addEventListener('abort', leave, { once: true })
      })
    else running += 1
    return end
  }
}
