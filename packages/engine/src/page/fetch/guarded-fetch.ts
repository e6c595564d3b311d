import { type Readable } from 'node:stream'
import { AdloomError } from '@adloom/domain/error.ts'
import { acceptLanguageOf } from './accept-language.ts'
import { checkedUrl, guardedAgent, type Reach } from './connect.ts'
import { ACCEPT_ENCODING, decompressed } from './content-coding.ts'

export const REDIRECTS_MAX = 4

// The form of a browser's, because many shops reject anything else, with our own name in it.
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Adloom/0.1 (+product page reader)'

/** The requested types, and limits of the body. */
export interface FetchOptions {
  /** The `Accept` header. */
  readonly accept: string
  /** Most bytes, counted after decompression. */
  readonly maxBytes: number
  /** Requests only the first bytes; when a server sends all of them, the reader disconnects. */
  readonly firstBytes?: number
}

/** A response of any status. `headers` in lower case; of a header sent twice the first. */
interface Fetched {
  readonly status: number
  /** The address after redirects. */
  readonly finalUrl: string
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
  /** Whether the connection broke before the body was complete. */
  readonly isTruncated: boolean
}

/** A response whose body is unread. The caller must read it to its end or destroy it. */
export interface Opened extends Omit<Fetched, 'bytes' | 'isTruncated'> {
  readonly body: Readable
  /** Number of redirects followed. */
  readonly hops: number
}

/** Fetches by the rules of `guardedFetch`, with connections shared between calls. Errors are raw until `inTime` translates them. */
export interface Fetcher {
  /** `hops`: redirects that count as followed already. */
  readonly open: (address: string, ask: FetchOptions, signal: AbortSignal, hops?: number) => Promise<Opened>
  readonly close: () => Promise<void>
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

function firstOfEach(headers: Headers): Record<string, string> {
  const found: Record<string, string> = Object.create(null)
  for (const [name, value] of Object.entries(headers)) {
    const first = Array.isArray(value) ? value[0] : value
    if (first !== undefined) found[name] = first
  }
  return found
}

/** A cookie as a server may set one; anything else is dropped. */
const COOKIE = /^([\w!#$%&'*+.^`|~-]{1,200})=([\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e"]{0,4096})$/

/** Cookies set along a chain of redirects: some shops redirect every first visit once and expect theirs back. */
function cookiesAfter(cookies: ReadonlyMap<string, string>, headers: Headers): Map<string, string> {
  const after = new Map(cookies)
  for (const written of [headers['set-cookie'] ?? []].flat().slice(0, 50)) {
    const cookie = COOKIE.exec(written.split(';')[0].trim())
    if (cookie !== null) after.set(cookie[1], cookie[2])
  }
  return after
}

/** The address in a `Location` header: header bytes arrive as Latin-1, an unescaped address is UTF-8. */
const addressIn = (location: string): string => Buffer.from(location, 'latin1').toString('utf8')

/** Cookies go back to the host that set them, never from https to http. */
const mayKnow = (next: URL, before: URL): boolean =>
  next.hostname === before.hostname && (next.protocol === before.protocol || next.protocol === 'https:')

/** The `AdloomError` in an error, at most a few causes deep, because a connection wraps the error of its guard. */
function ownErrorIn(error: unknown): AdloomError | null {
  let current = error
  for (let depth = 0; depth < 5; depth++) {
    if (current instanceof AdloomError) return current
    if (!(current instanceof Error)) return null
    current = current.cause
  }
  return null
}

function hasCode(error: unknown, codes: RegExp): boolean {
  let current = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    if ('code' in current && typeof current.code === 'string' && codes.test(current.code)) return true
    current = current.cause
  }
  return false
}

/** Whether a connection was made and then broken: the only failure that a retry helps. */
const isReset = (error: unknown): boolean => hasCode(error, /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/)

/** Codes of Node and OpenSSL for an invalid certificate: unknown authority, expired or not yet valid, another host (Node 24). */
const BAD_CERTIFICATE =
  /^(CERT_|ERR_TLS_CERT_|UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)_|INVALID_(CA|PURPOSE)$|PATH_LENGTH_EXCEEDED$|HOSTNAME_MISMATCH$)|SELF_SIGNED_CERT/

/** Runs one request under its deadline and translates every failure into our error codes. */
export async function inTime<T>(timeoutMs: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const both = AbortSignal.any([signal, deadline])
  const ended = Promise.withResolvers<never>()
  const end = (): void => ended.reject(both.reason)
  both.addEventListener('abort', end, { once: true })
  try {
    both.throwIfAborted()
    // A request that still waits for its connection ignores its signal.
    return await Promise.race([work(both), ended.promise])
  } catch (cause) {
    if (signal.aborted) throw new AdloomError('request.cancelled', { cause })
    const own = ownErrorIn(cause)
    if (own !== null) throw own
    if (deadline.aborted) throw new AdloomError('page.timeout', { cause, detail: `${timeoutMs} ms` })
    throw new AdloomError(hasCode(cause, BAD_CERTIFICATE) ? 'page.certificate' : 'page.unreachable', { cause })
  } finally {
    both.removeEventListener('abort', end)
  }
}

/** A fetcher for one installation: `allowHosts` is the only exception to its rules. */
export function createFetcher(reach: Reach): Fetcher {
  const agent = guardedAgent(reach)

  const request = (url: URL, { accept, firstBytes }: FetchOptions, cookies: ReadonlyMap<string, string>, signal: AbortSignal) =>
    agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'GET',
      signal,
      headers: {
        'user-agent': USER_AGENT,
        accept,
        'accept-language': acceptLanguageOf(url),
        // A partial compressed body is useless.
        'accept-encoding': firstBytes === undefined ? ACCEPT_ENCODING : 'identity',
        ...(firstBytes === undefined ? {} : { range: `bytes=0-${firstBytes - 1}` }),
        ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      },
    })

  /** Retries once when a connection was made and broke before any response; every other failure, and every status, counts as a response. */
  const requestTwice: typeof request = async (...parameters) => {
    try {
      return await request(...parameters)
    } catch (error) {
      const [, , , signal] = parameters
      if (signal.aborted || !isReset(error)) throw error
      return request(...parameters)
    }
  }

  async function open(address: string, ask: FetchOptions, signal: AbortSignal, hops = 0): Promise<Opened> {
    let url = checkedUrl(address, undefined, reach.allowHosts)
    let cookies = new Map<string, string>()
    for (let hop = hops; ; hop++) {
      const { statusCode: status, headers: sent, body } = await requestTwice(url, ask, cookies, signal)
      // An unread body must not crash the process when its connection breaks.
      body.on('error', () => {})
      const headers = firstOfEach(sent)
      if (status < 300 || status >= 400 || headers.location === undefined) {
        const read = decompressed(body, headers['content-encoding'] ?? '', ask.maxBytes)
        read.on('error', () => {})
        return { status, finalUrl: url.href, headers, body: read, hops: hop }
      }
      // Reads the short body of a redirect, so that the next request can reuse the connection.
      body.dump({ limit: 16_384 }).catch(() => body.destroy())
      if (hop >= REDIRECTS_MAX) throw new AdloomError('page.failed', { values: { status }, detail: 'too many redirects' })
      const location = addressIn(headers.location)
      if (URL.parse(location, url.href) === null)
        throw new AdloomError('page.failed', { values: { status }, detail: `redirects to ${location.slice(0, 200)}` })
      const next = checkedUrl(location, url, reach.allowHosts)
      cookies = mayKnow(next, url) ? cookiesAfter(cookies, sent) : new Map()
      url = next
    }
  }

  return { open, close: agent.close }
}

/**
 * The whole body of a response. When the server disconnects early, the partial body is returned as truncated. Fails with `page.too-large`:
 * before reading when the server states a larger body than allowed, and as soon as more arrives.
 */
export async function readWhole(
  { body, headers }: Opened,
  { maxBytes }: FetchOptions,
  signal: AbortSignal,
): Promise<Pick<Fetched, 'bytes' | 'isTruncated'>> {
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    body.destroy()
    throw new AdloomError('page.too-large', { detail: `content-length: ${headers['content-length']}` })
  }
  const parts: Uint8Array[] = []
  try {
    for await (const part of body) parts.push(part)
  } catch (error) {
    if (signal.aborted || !isReset(error)) throw error
    return { bytes: Buffer.concat(parts), isTruncated: true }
  }
  return { bytes: Buffer.concat(parts), isTruncated: false }
}

/** An address, how much of it to read, and the time limit in milliseconds for everything: name, connection, redirects, body. */
interface FetchOrder extends FetchOptions, Reach {
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/**
 * Fetches one address of the public web and returns any response (`status` is not checked). Names, addresses, ports and schemes are
 * checked, the checked address is the one connected to, every redirect (4 at most) is checked again, proxies of the environment are not
 * used. `allowHosts` is the only exception, and a certificate is always checked. Fails with `url.invalid`, `url.private`,
 * `page.unreachable`, `page.certificate`, `page.timeout`, `page.too-large`, `page.failed` (too many redirects) or `request.cancelled`.
 * Connections are closed at the end; for many requests use `createFetcher`.
 */
export async function guardedFetch(address: string, { allowHosts, lookup, timeoutMs, signal, ...ask }: FetchOrder): Promise<Fetched> {
  const fetcher = createFetcher({ allowHosts, lookup })
  try {
    return await inTime(timeoutMs, signal, async (both) => {
      const opened = await fetcher.open(address, ask, both)
      const { status, finalUrl, headers } = opened
      return { status, finalUrl, headers, ...(await readWhole(opened, ask, both)) }
    })
  } finally {
    await fetcher.close()
  }
}
