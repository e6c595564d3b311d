import { AdloomError, type ErrorCode } from '@adloom/domain/error.ts'
import { type LoadedPage, type LoadedImage, type PageLoader, type ImageProbe } from '@adloom/domain/ports/page-loader.ts'
import { LONGEST_URL } from '@adloom/domain/product.ts'
import { checkedUrl, type Reach } from './connect.ts'
import { decodePage, isHtml } from './decode-page.ts'
import { type FetchOptions, createFetcher, type Fetcher, inTime, type Opened, readWhole, REDIRECTS_MAX } from './guarded-fetch.ts'
import { readImageHeader } from '../../image/image-header.ts'

/** Limits of §5.8: bytes are counted after decompression. */
export const PAGE_MAX_BYTES = 10 * 1024 * 1024
const IMAGE_MAX_BYTES = 25 * 1024 * 1024
const DEADLINE_MS = 15_000
/** Bytes read to probe an image: JPEGs with a colour profile and a thumbnail state their size after both (2026-11). */
export const PROBE_BYTES = 64 * 1024

const ACCEPT_PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.5'
const ACCEPT_IMAGE = 'image/avif,image/webp,image/png,image/jpeg,image/svg+xml;q=0.9,image/*;q=0.8,*/*;q=0.5'

interface PageLoaderOptions extends Reach {
  /** Milliseconds for everything: name, connection, redirects, body. */
  readonly deadlineMs?: number
}

/** The error of a status, or null when the response is a page. */
function refusalOfStatus(status: number): AdloomError | null {
  if (status >= 200 && status < 300 && status !== 204 && status !== 205) return null
  if (status === 404 || status === 410) return new AdloomError('page.not-found', { detail: String(status) })
  if (status === 401 || status === 403 || status === 451) return new AdloomError('page.forbidden', { detail: String(status) })
  return new AdloomError('page.failed', { values: { status }, detail: String(status) })
}

const askForPage: FetchOptions = { accept: ACCEPT_PAGE, maxBytes: PAGE_MAX_BYTES }
const askForImage: FetchOptions = { accept: ACCEPT_IMAGE, maxBytes: IMAGE_MAX_BYTES }

const contentTypeOf = ({ headers }: Opened): string =>
  (headers['content-type'] ?? 'application/octet-stream').split(';')[0].trim().toLowerCase()

/** Bytes of the whole file, when the server states them. */
function totalBytes(status: number, headers: Opened['headers']): number | null {
  const stated = status === 206 ? /\/(\d+)\s*$/.exec(headers['content-range'] ?? '')?.[1] : headers['content-length']
  return stated === undefined || headers['content-encoding'] !== undefined ? null : Number(stated)
}

/** The immediate refresh target of an almost empty page, or null. */
function immediateRefresh(html: string): string | null {
  if (html.length > 20_000) return null
  // Tag by tag and with bounded blanks: a pattern that may begin at any "<meta" and end at any ">" stops the event loop for a minute.
  const tag =
    html.match(/<meta\b(?:[^<>"']|"[^"]*"|'[^']*')*>/gi)?.find((meta) => /\bhttp-equiv\s{0,9}=\s{0,9}["']?refresh\b/i.test(meta)) ?? ''
  const target = /\bcontent\s{0,9}=\s{0,9}["']?\s{0,9}[0-3](?:\.\d{1,9})?\s{0,9}[;,]\s{0,9}url\s{0,9}=\s{0,9}['"]?([^"'>]+)/i.exec(tag)?.[1]
  return target === undefined ? null : target.trim().replaceAll('&amp;', '&')
}

/** Types that are never a page, whatever their bytes are. */
const NO_PAGE =
  /^(image|video|audio|font)\/|^(text\/(css|javascript|calendar|csv|vcard)|application\/(pdf|zip|(\w+\+)?json|javascript|rss\+xml|atom\+xml|msword|vnd\..+))\b/i

/** First bytes of files that some servers send as text/html: PDF, ZIP, PNG, GIF, JPEG, WebP, AVIF, gzip. */
// oxlint-disable-next-line no-control-regex -- those are the bytes
const OTHER_FILE = /^(%PDF-|PK\x03\x04|\x89PNG|GIF8[79]a|\xff\xd8\xff|RIFF[^]{4}WEBP|[^]{4}ftyp|\x1f\x8b)/

/** Whether a page is complete although its connection broke: some servers state a wrong length and close. */
const isComplete = (html: string): boolean => /<\/(html|body)\s*>/i.test(html.slice(-20_000))

/** Error codes for images: 'Please enter a valid product URL' does not fit a broken image. */
const imageCodes: Partial<Record<ErrorCode, ErrorCode>> = {
  'url.invalid': 'picture.unreachable',
  'page.failed': 'picture.unreachable',
  'page.unreachable': 'picture.unreachable',
  'page.certificate': 'picture.unreachable',
  'page.timeout': 'picture.unreachable',
  'page.too-large': 'picture.too-large',
}

const asImageFailure = (cause: unknown): unknown => {
  const code = cause instanceof AdloomError ? imageCodes[cause.code] : undefined
  return code === undefined ? cause : new AdloomError(code, { cause })
}

/** The page at an address, `hops` redirects after the first; a torn one is requested a second time. */
async function readPage(
  fetcher: Fetcher,
  address: string,
  hops: number,
  signal: AbortSignal,
  isSecondTry = false,
): Promise<LoadedPage & { hops: number }> {
  const opened = await fetcher.open(address, askForPage, signal, hops)
  const contentType = opened.headers['content-type'] ?? null
  const refusal =
    refusalOfStatus(opened.status) ??
    (NO_PAGE.test(contentType ?? '') ? new AdloomError('page.not-html', { detail: contentType ?? '' }) : null)
  if (refusal !== null) {
    opened.body.destroy()
    throw refusal
  }
  // The limit for a requested address also applies to the final one, which is stored, displayed and sent back unchanged.
  if (opened.finalUrl.length > LONGEST_URL) {
    opened.body.destroy()
    throw new AdloomError('url.invalid', { detail: `leads to an address of ${opened.finalUrl.length} characters` })
  }
  const { bytes, isTruncated: isTorn } = await readWhole(opened, askForPage, signal)
  if (isTorn && !isComplete(new TextDecoder('latin1').decode(bytes.subarray(-20_000)))) {
    if (isSecondTry) throw new AdloomError('page.unreachable', { detail: `broke off after ${bytes.length} bytes` })
    return readPage(fetcher, address, hops, signal, true)
  }
  if (bytes.length === 0) throw new AdloomError('page.failed', { values: { status: opened.status }, detail: 'empty reply' })
  if (!isHtml(bytes, contentType) || OTHER_FILE.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')))
    throw new AdloomError('page.not-html', { detail: contentType ?? 'no content type' })
  return { html: decodePage(bytes, contentType), finalUrl: opened.finalUrl, hops: opened.hops }
}

/** The page at an address, or the one to which an almost empty page refreshes at once. */
async function readOn(fetcher: Fetcher, { allowHosts }: Reach, address: string, signal: AbortSignal): Promise<LoadedPage> {
  const { hops, ...first } = await readPage(fetcher, address, 0, signal)
  const refresh = hops < REDIRECTS_MAX ? immediateRefresh(first.html) : null
  if (refresh === null) return first
  const target = checkedUrl(refresh, new URL(first.finalUrl), allowHosts)
  if (target.href === first.finalUrl) return first
  const { html, finalUrl } = await readPage(fetcher, target.href, hops + 1, signal)
  return { html, finalUrl }
}

async function readImage(fetcher: Fetcher, address: string, signal: AbortSignal): Promise<LoadedImage> {
  const opened = await fetcher.open(address, askForImage, signal)
  if (refusalOfStatus(opened.status) !== null) {
    opened.body.destroy()
    throw new AdloomError('picture.unreachable', { detail: String(opened.status) })
  }
  const { bytes, isTruncated: isTorn } = await readWhole(opened, askForImage, signal)
  if (isTorn) throw new AdloomError('picture.unreachable', { detail: `broke off after ${bytes.length} bytes` })
  return { finalUrl: opened.finalUrl, contentType: contentTypeOf(opened), bytes }
}

/** Reads until the size is known, then disconnects without the rest of the image. */
async function probeImage(fetcher: Fetcher, address: string, signal: AbortSignal): Promise<ImageProbe> {
  const opened = await fetcher.open(address, { ...askForImage, firstBytes: PROBE_BYTES }, signal)
  const { status, headers, body } = opened
  try {
    if (status === 404 || status === 410 || status === 204) return { state: 'missing' }
    if (status === 416) return { state: 'unknown' }
    if (status < 200 || status >= 300) return { state: 'refused' }
    const total = totalBytes(status, headers)
    if (total !== null && total > IMAGE_MAX_BYTES) return { state: 'missing' }
    let start = Buffer.alloc(0)
    for await (const part of body) {
      start = Buffer.concat([start, part])
      const header = readImageHeader(start)
      if (header === null) return { state: 'missing' }
      if (header === 'more' && start.length < PROBE_BYTES) continue
      if (header === 'more') return { state: 'unknown' }
      const isWhole = start.length === total
      return {
        state: 'measured',
        ...header,
        whole: isWhole ? { finalUrl: opened.finalUrl, contentType: contentTypeOf(opened), bytes: start } : null,
      }
    }
    return { state: start.length < 16 ? 'missing' : 'unknown' }
  } finally {
    body.destroy()
  }
}

/**
 * A loader that reads only the public web: every name is checked on the addresses it resolves to, connections use those addresses, and
 * every redirect is checked again. `allowHosts` is the only exception.
 */
export function guardedPageLoader({ deadlineMs = DEADLINE_MS, ...reach }: PageLoaderOptions): PageLoader {
  const fetcher = createFetcher(reach)

  return {
    loadPage: (address, signal) => inTime(deadlineMs, signal, (both) => readOn(fetcher, reach, address, both)),
    // Nothing is cached here.
    forgetPage: () => undefined,
    loadImage: (address, signal) =>
      inTime(deadlineMs, signal, (both) => readImage(fetcher, address, both)).catch((cause: unknown) => {
        throw asImageFailure(cause)
      }),
    probeImage: (address, signal) =>
      inTime(deadlineMs, signal, (both) => probeImage(fetcher, address, both)).catch((cause: unknown): ImageProbe => {
        if (!(cause instanceof AdloomError) || cause.code === 'request.cancelled') throw cause
        return { state: cause.code === 'url.private' || cause.code === 'url.invalid' ? 'missing' : 'unknown' }
      }),
  }
}
