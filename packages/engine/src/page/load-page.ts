import { lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { AdloomError, type ErrorCode } from '@adloom/domain/error.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { Agent, buildConnector, fetch, type Response } from 'undici'
import { decodePage, isHtml } from './decode-page.ts'
import { bareHost, isAddressLiteral, isAllowedHost, isPublicAddress } from './public-address.ts'

/** Limits of the specification's decisions ("Safety"): bytes are counted after decompression. */
export const PAGE_MAX_BYTES = 10 * 1024 * 1024
export const PICTURE_MAX_BYTES = 25 * 1024 * 1024
export const REDIRECTS_MAX = 4
export const DEADLINE_MS = 15_000
const CONNECT_TIMEOUT_MS = 8_000

const headers = {
  // A browser's form, because many shops refuse anything else, with our own name in it.
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Adloom/0.1 (+product page reader)',
  'accept-language': 'en;q=0.9,*;q=0.5',
} as const
const ACCEPT_PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.5'
const ACCEPT_PICTURE = 'image/avif,image/webp,image/png,image/jpeg,image/svg+xml;q=0.9,image/*;q=0.8,*/*;q=0.5'

export interface PageLoaderOptions {
  /** `host` (any port) or `host:port` that may be reached although private. */
  readonly allowHosts: readonly string[]
  /** Milliseconds for everything: name, connection, redirects, body. */
  readonly deadlineMs?: number
  /** How names become addresses; the machine's resolver unless a test brings its own. */
  readonly lookup?: LookupFunction
}

const portOf = (url: URL): number => (url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port))

const refusedAddress = (detail: string): AdloomError => new AdloomError('url.private', { detail })

/**
 * Refuses what must not be fetched before any packet leaves: other schemes, user names in the address, ports other than 80 and 443,
 * and addresses of private networks written out. Names are checked when they are resolved.
 */
function checkedUrl(address: string, base: URL | undefined, allowHosts: readonly string[]): URL {
  const url = URL.parse(address, base?.href)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '')
    throw new AdloomError('url.invalid', { detail: address.slice(0, 200) })
  if (url.username !== '' || url.password !== '') throw new AdloomError('url.invalid', { detail: 'user name in the address' })
  if (isAllowedHost(allowHosts, url.hostname, portOf(url))) return url
  if (portOf(url) !== 80 && portOf(url) !== 443) throw refusedAddress(`port ${portOf(url)}`)
  if (isAddressLiteral(url.hostname) && !isPublicAddress(url.hostname)) throw refusedAddress(url.hostname)
  return url
}

/** An agent whose every connection goes to an address that was checked: names resolve once, and the checked addresses are the ones used. */
function guardedAgent(allowHosts: readonly string[], lookup: LookupFunction): Agent {
  const connectorOf = (isAllowed: boolean) =>
    buildConnector({
      timeout: CONNECT_TIMEOUT_MS,
      lookup: (host, options, done) => {
        lookup(host, { ...options, all: true }, (error, found) => {
          const addresses = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : (found ?? [])
          if (error !== null) return done(error, '', 0)
          if (addresses.length === 0 || (!isAllowed && addresses.some(({ address }) => !isPublicAddress(address))))
            return done(refusedAddress(`${host} is ${addresses.map(({ address }) => address).join(', ')}`), '', 0)
          return options.all === true ? done(null, addresses) : done(null, addresses[0].address, addresses[0].family)
        })
      },
    })
  const connectors = { allowed: connectorOf(true), guarded: connectorOf(false) }
  return new Agent({
    // The deadline of the whole request rules; these only keep a forgotten connection from living on.
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
    keepAliveTimeout: 1_000,
    maxHeaderSize: 256 * 1024,
    connect(options, done) {
      const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80))
      if (isAllowedHost(allowHosts, options.hostname, port)) return connectors.allowed(options, done)
      // A lookup is never asked about an address written out, so it is checked here.
      if (isAddressLiteral(options.hostname) && !isPublicAddress(bareHost(options.hostname)))
        return done(refusedAddress(options.hostname), null)
      if (port !== 80 && port !== 443) return done(refusedAddress(`port ${port}`), null)
      return connectors.guarded(options, (error, socket) => {
        if (error !== null) return done(error, null)
        if (isPublicAddress(socket.remoteAddress ?? '')) return done(null, socket)
        socket.destroy()
        return done(refusedAddress(`connected to ${socket.remoteAddress}`), null)
      })
    },
  })
}

/** What one fetch needs to know of its caller. */
interface Errand {
  readonly accept: string
  readonly maxBytes: number
  readonly tooLarge: ErrorCode
  readonly unreachable: ErrorCode
  readonly timeout: ErrorCode
}

const pageErrand: Errand = {
  accept: ACCEPT_PAGE,
  maxBytes: PAGE_MAX_BYTES,
  tooLarge: 'page.too-large',
  unreachable: 'page.unreachable',
  timeout: 'page.timeout',
}
const pictureErrand: Errand = {
  accept: ACCEPT_PICTURE,
  maxBytes: PICTURE_MAX_BYTES,
  tooLarge: 'picture.too-large',
  unreachable: 'picture.unreachable',
  timeout: 'picture.unreachable',
}

/** The refusal a status means, or null when the reply is a page. */
function refusalOfStatus(status: number): AdloomError | null {
  if (status >= 200 && status < 300 && status !== 204 && status !== 205) return null
  if (status === 404 || status === 410) return new AdloomError('page.not-found', { detail: String(status) })
  if (status === 401 || status === 403 || status === 451) return new AdloomError('page.forbidden', { detail: String(status) })
  return new AdloomError('page.failed', { values: { status }, detail: String(status) })
}

/** The whole body, decompressed, at most `maxBytes`; reading stops at the first byte beyond. */
async function bodyOf(response: Response, { maxBytes, tooLarge }: Errand): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  if (response.body === null) return new Uint8Array()
  for await (const part of response.body) {
    length += part.byteLength
    // Leaving the loop cancels the stream, so a bomb is not unpacked further.
    if (length > maxBytes) throw new AdloomError(tooLarge, { detail: `more than ${maxBytes} bytes` })
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Cookies that a chain of redirects sets: some shops send every first visit around once and look for theirs. */
function cookiesAfter(cookies: ReadonlyMap<string, string>, response: Response): Map<string, string> {
  const after = new Map(cookies)
  for (const cookie of response.headers.getSetCookie().slice(0, 50)) {
    const [pair] = cookie.split(';')
    const cut = pair.indexOf('=')
    if (cut > 0 && pair.length <= 4096) after.set(pair.slice(0, cut).trim(), pair.slice(cut + 1).trim())
  }
  return after
}

const cookieHeader = (cookies: ReadonlyMap<string, string>): Record<string, string> =>
  cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }

/** Where an almost empty page sends its reader at once, or null. */
function immediateRefresh(html: string): string | null {
  if (html.length > 20_000) return null
  const tag = /<meta[^>]+http-equiv\s*=\s*["']?refresh["']?[^>]*>/i.exec(html)?.[0] ?? ''
  const target = /content\s*=\s*["']?\s*[0-3](?:\.\d+)?\s*[;,]\s*url\s*=\s*['"]?([^"'>]+)/i.exec(tag)?.[1]
  return target === undefined ? null : target.trim().replaceAll('&amp;', '&')
}

/**
 * A loader that reads the public web only: every name is checked on the addresses it resolves to, those addresses are the ones
 * connected to, and every redirect is checked again. `allowHosts` is the only exception.
 */
export function guardedPageLoader({ allowHosts, deadlineMs = DEADLINE_MS, lookup = systemLookup }: PageLoaderOptions): PageLoader {
  const agent = guardedAgent(allowHosts, lookup)

  /** Fetches, following redirects. `hops` redirects were followed before; cookies go to the host that set them only. */
  async function followed(address: string, errand: Errand, signal: AbortSignal, hops = 0) {
    let url = checkedUrl(address, undefined, allowHosts)
    let cookies = new Map<string, string>()
    for (let hop = hops; ; hop++) {
      const response = await fetch(url, {
        dispatcher: agent,
        redirect: 'manual',
        signal,
        headers: { ...headers, accept: errand.accept, ...cookieHeader(cookies) },
      })
      const location = response.headers.get('location')
      if (response.status < 300 || response.status >= 400 || location === null) return { response, url, hop }
      await response.body?.cancel()
      if (hop >= REDIRECTS_MAX) throw new AdloomError('page.failed', { values: { status: response.status }, detail: 'too many redirects' })
      const next = checkedUrl(location, url, allowHosts)
      cookies = next.host === url.host ? cookiesAfter(cookies, response) : new Map()
      url = next
    }
  }

  /** Runs one fetch under the deadline and says every failure in our own codes. */
  async function guarded<T>(errand: Errand, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const deadline = AbortSignal.timeout(deadlineMs)
    try {
      return await work(AbortSignal.any([signal, deadline]))
    } catch (cause) {
      if (signal.aborted) throw new AdloomError('request.cancelled', { cause })
      const own = ownErrorIn(cause)
      if (own !== null) throw own
      if (deadline.aborted) throw new AdloomError(errand.timeout, { cause, detail: `${deadlineMs} ms` })
      throw new AdloomError(errand.unreachable, { cause })
    }
  }

  return {
    loadPage: (address, signal) =>
      guarded(pageErrand, signal, async (both) => {
        const read = async (from: string, hops: number): Promise<{ html: string; finalUrl: string; hop: number }> => {
          const { response, url, hop } = await followed(from, pageErrand, both, hops)
          const refusal = refusalOfStatus(response.status)
          const contentType = response.headers.get('content-type')
          if (refusal !== null) {
            await response.body?.cancel()
            throw refusal
          }
          if (/^(image|video|audio|font)\/|^application\/(pdf|zip|json)\b/i.test(contentType ?? '')) {
            await response.body?.cancel()
            throw new AdloomError('page.not-html', { detail: contentType ?? '' })
          }
          const bytes = await bodyOf(response, pageErrand)
          if (bytes.length === 0) throw new AdloomError('page.failed', { values: { status: response.status }, detail: 'empty reply' })
          if (!isHtml(bytes, contentType)) throw new AdloomError('page.not-html', { detail: contentType ?? 'no content type' })
          return { html: decodePage(bytes, contentType), finalUrl: url.href, hop }
        }
        const first = await read(address, 0)
        const refresh = immediateRefresh(first.html)
        if (refresh === null || first.hop >= REDIRECTS_MAX) return { html: first.html, finalUrl: first.finalUrl }
        const target = checkedUrl(refresh, new URL(first.finalUrl), allowHosts)
        if (target.href === first.finalUrl) return { html: first.html, finalUrl: first.finalUrl }
        const { html, finalUrl } = await read(target.href, first.hop + 1)
        return { html, finalUrl }
      }),

    loadPicture: (address, signal) =>
      guarded(pictureErrand, signal, async (both) => {
        const { response, url } = await followed(address, pictureErrand, both).catch((cause: unknown) => {
          const own = ownErrorIn(cause)
          // "Please enter a valid product URL" is no answer to a broken picture.
          throw own?.code === 'url.invalid' || own?.code === 'page.failed' ? new AdloomError('picture.unreachable', { cause }) : cause
        })
        if (refusalOfStatus(response.status) !== null) {
          await response.body?.cancel()
          throw new AdloomError('picture.unreachable', { detail: String(response.status) })
        }
        const bytes = await bodyOf(response, pictureErrand)
        const contentType = (response.headers.get('content-type') ?? 'application/octet-stream').split(';')[0].trim().toLowerCase()
        return { finalUrl: url.href, contentType, bytes }
      }),
  }
}

/** Our own refusal, at most a few causes deep: fetch wraps what the connector says. */
function ownErrorIn(error: unknown): AdloomError | null {
  let current = error
  for (let depth = 0; depth < 5; depth++) {
    if (current instanceof AdloomError) return current
    if (!(current instanceof Error)) return null
    current = current.cause
  }
  return null
}
