import { type LoadedPage } from '@adloom/domain/ports/page-loader.ts'
import { type Fields, isFields } from './browser-pipe.ts'
import { checkedUrl, guardedAgent, type Reach } from './connect.ts'
import { ACCEPT_ENCODING, decompressed } from './content-coding.ts'

/** Limits per page: requests, bytes of all responses together, and bytes of each. */
const REQUESTS_MAX = 150
const BYTES_MAX = 25 * 1024 * 1024
const ANSWER_MAX = 8 * 1024 * 1024
/** Most characters of one request's body. */
const BODY_MAX = 64 * 1024

/** Resource types needed for a page's text. Videos, fonts, pings and the like are not. */
const fetched: ReadonlySet<string> = new Set(['Document', 'Script', 'XHR', 'Fetch', 'Preflight', 'Other'])
const methods: ReadonlySet<unknown> = new Set(['GET', 'POST', 'HEAD', 'OPTIONS'])

/** Request headers about the connection or this machine, which are not sent. */
const UNSENT = /^(host|connection|content-length|cookie|accept-encoding|proxy-.*|sec-ch-.*|:.*)$/i
/** Response headers that only hold for the transfer, which are not passed on. */
const UNTOLD = /^(content-encoding|content-length|transfer-encoding|set-cookie|connection)$/i

/**
 * A request of the page: `request` as the browser reports it, its resource type `kind`, and whether it is for the page itself, not for a
 * frame in it.
 */
export interface PageRequest {
  readonly request: Fields
  readonly kind: string
  readonly isMain: boolean
}

/** Responds to all requests of a page in the browser. */
export interface Answers {
  /** A response in the browser's form; null when it is rejected by the guard, beyond a limit, or unnecessary. Never fails. */
  readonly to: (request: PageRequest, signal: AbortSignal) => Promise<Fields | null>
  readonly close: () => Promise<void>
}

const plain = (contentType: string, bytes: Buffer): Fields => ({
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: contentType }],
  body: bytes.toString('base64'),
})

/** One transparent pixel: scripts may remove an image that fails to load. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const requestHeaders = (headers: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isFields(headers) ? headers : {}).flatMap(([name, value]) =>
      typeof value === 'string' && !UNSENT.test(name) ? [[name.toLowerCase(), value]] : [],
    ),
  )

/** Responses for one page: the page itself from what was already loaded, everything else by guarded requests within the limits. */
export function createAnswers(page: LoadedPage, reach: Reach): Answers {
  const agent = guardedAgent(reach)
  let requests = 0
  let sentBytes = 0
  let isFirstDocument = true

  async function ask({ url, method, headers, postData }: Fields, signal: AbortSignal): Promise<Fields | null> {
    if (typeof url !== 'string' || !methods.has(method)) return null
    const body = typeof postData === 'string' ? postData : undefined
    if (body !== undefined && body.length > BODY_MAX) return null
    const address = checkedUrl(url, undefined, reach.allowHosts)
    const reply = await agent.request({
      origin: address.origin,
      path: address.pathname + address.search,
      method: method as 'GET', // or another of the four
      headers: { ...requestHeaders(headers), 'accept-encoding': ACCEPT_ENCODING },
      body,
      signal,
    })
    // The browser receives the redirect, and its next request is checked here again.
    const parts: Uint8Array[] = []
    const encoding = [reply.headers['content-encoding'] ?? ''].flat().join(', ')
    for await (const part of decompressed(reply.body, encoding, ANSWER_MAX)) {
      sentBytes += part.length
      if (sentBytes > BYTES_MAX) return null
      parts.push(part)
    }
    const responseHeaders = Object.entries(reply.headers).flatMap(([name, value]) =>
      value === undefined || UNTOLD.test(name) ? [] : [value].flat().map((one) => ({ name, value: one })),
    )
    return { responseCode: reply.statusCode, responseHeaders, body: Buffer.concat(parts).toString('base64') }
  }

  return {
    to: async ({ request, kind, isMain }, signal) => {
      requests++
      if (requests > REQUESTS_MAX || (kind === 'Document' && !isMain)) return null
      if (kind === 'Document' && isFirstDocument) {
        isFirstDocument = false
        return plain('text/html; charset=utf-8', Buffer.from(page.html))
      }
      if (kind === 'Image') return plain('image/gif', PIXEL)
      if (kind === 'Stylesheet') return plain('text/css', Buffer.alloc(0))
      if (!fetched.has(kind)) return null
      try {
        return await ask(request, signal)
      } catch {
        return null // a private address, a closed server, a response too large: the page sees a network error
      }
    },
    close: agent.close,
  }
}
