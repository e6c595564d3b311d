import { AdloomError } from '@adloom/domain/error.ts'
import { type StyleLoader, SHEETS_MAX } from '@adloom/domain/ports/style-loader.ts'
import { type LoadedPage, type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { type Product } from '@adloom/domain/product.ts'
import { readDataUrl } from '@adloom/domain/upload.ts'
import { measureImages } from './measure-images.ts'
import { type ReadProduct } from './page/extract-product.ts'
import { needsScripts, rejectionOf, rejectionOfPaste } from './page/kind/page-rejection.ts'
import { type PageRenderer } from './page/fetch/render-page.ts'
import { withBestImages } from './rate-images.ts'
import { type Workers } from './workers.ts'

/** What reading pages needs: sources of pages and threads to read them. */
interface PageReader {
  readonly pages: PageLoader
  /** Loads style sheets and the logo. */
  readonly styles: StyleLoader
  readonly workers: Workers
  /** Renders pages that are empty until their scripts run; null when no browser is configured. */
  readonly renderer: PageRenderer | null
  /** Private hosts that pages and their images may be on. */
  readonly allowHosts: readonly string[]
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number
}

/** A fetched page: the requested address, and the time of the request in milliseconds of the reader's clock. */
interface FetchedPage {
  readonly url: string
  readonly requestedAt: number
  readonly page: LoadedPage
}

/**
 * Milliseconds for fetching and rendering a page, together. The rest of the call's 20 s goes to reading it, measuring its images and fetching its
 * style (1.5 s).
 */
const PAGE_MS = 16_500

/** With less time left, a browser renders nothing worth waiting for. */
const RENDERING_MS_MIN = 2_000

/** The error to throw for a failed reading: `cause` itself when it is an error, else `page.unread`. */
export const asReadingFailure = (cause: unknown): unknown => (cause instanceof Error ? cause : new AdloomError('page.unread', { cause }))

/**
 * The product at an address, with its images measured; or the product in `html` when the user pasted the page (nothing is fetched then). Fails with
 * `url.*` and `page.*` codes; a page that is neither a product nor a home page is rejected as `page.<kind>`.
 */
export async function readProduct(url: string, html: string | null, reader: PageReader, signal: AbortSignal): Promise<Product> {
  if (html !== null) {
    const rejection = rejectionOfPaste(html)
    if (rejection !== null) throw rejection
    return withoutOtherAddresses(
      accept(await reader.workers.run('extractProduct', { html, url, finalUrl: url, allowHosts: reader.allowHosts }, signal)),
    )
  }
  const requestedAt = reader.now()
  const page = await reader.pages.loadPage(url, signal).catch((cause: unknown) => {
    throw asReadingFailure(cause)
  })
  return withoutOtherAddresses(await readLoadedProduct({ url, requestedAt, page }, reader, signal))
}

/**
 * The product of a fetched page: its images measured, its brand read from style sheets and logo. `onMeasured` gets it before its brand is read. Fails as
 * `readProduct` does.
 */
export async function readLoadedProduct(
  fetched: FetchedPage,
  reader: PageReader,
  signal: AbortSignal,
  onMeasured: ((product: ReadProduct) => void) | null = null,
): Promise<ReadProduct> {
  const { product, html } = await extractRendered(fetched, reader, signal).catch((cause: unknown) => {
    // Forgotten, so that a retry fetches it again: a bot wall is often gone a moment later.
    if (cause instanceof AdloomError && cause.code.startsWith('page.')) reader.pages.forgetPage(fetched.page)
    throw asReadingFailure(cause)
  })
  const measuring = withMeasuredImages(product, reader, signal, onMeasured)
  // A caller that draws waits for the images longest, so the threads rate them before they read the style.
  const styleTurn = onMeasured === null ? null : measuring.catch(() => undefined)
  const [measured, styled] = await Promise.all([
    measuring,
    withStyle(product, html, styleTurn, reader, signal).then((found) => withPairing(found, reader, signal)),
  ])
  return { ...measured, styles: styled.styles, brandProfile: styled.brandProfile }
}

/**
 * A product that did not come from a page, with what a page's would have: its images measured, the best of them chosen, and a pairing. `onMeasured` as in
 * `readLoadedProduct`.
 */
export async function readStatedProduct(
  product: Product,
  reader: PageReader,
  signal: AbortSignal,
  onMeasured: ((product: ReadProduct) => void) | null = null,
): Promise<ReadProduct> {
  const [measured, paired] = await Promise.all([
    withMeasuredImages({ ...product, otherAddresses: new Map() }, reader, signal, onMeasured),
    withPairing(product, reader, signal),
  ])
  // Nothing is at any of their addresses.
  if (measured.productImages.length === 0)
    throw new AdloomError('picture.unreachable', { detail: product.productImages.map(({ src }) => src).join(' ') })
  return { ...measured, brandProfile: paired.brandProfile }
}

async function withMeasuredImages(
  product: ReadProduct,
  reader: PageReader,
  signal: AbortSignal,
  onMeasured: ((product: ReadProduct) => void) | null,
): Promise<ReadProduct> {
  const measured = await withBestImages(await measureImages(product, reader.pages, signal), reader, signal)
  onMeasured?.(measured)
  return measured
}

/** The product of a page, and the markup it was found in: as loaded, or as rendered by the browser when the page is empty without its scripts. */
async function extractRendered(
  { url, requestedAt, page }: FetchedPage,
  { workers, renderer, allowHosts, now }: PageReader,
  signal: AbortSignal,
) {
  const loaded = await workers.run('extractProduct', { ...page, url, allowHosts }, signal)
  const leftMs = PAGE_MS - (now() - requestedAt)
  if (renderer === null || !needsScripts(loaded) || leftMs < RENDERING_MS_MIN) return { product: accept(loaded), html: page.html }
  try {
    const rendered = await renderer.render(page, leftMs, signal)
    return { product: accept(await workers.run('extractProduct', { ...rendered, url, allowHosts }, signal)), html: rendered.html }
  } catch (cause) {
    // A rejection of the rendered page is the answer; when the browser itself fails, the page as it was loaded decides.
    signal.throwIfAborted()
    if (cause instanceof AdloomError && cause.details.length > 0) throw cause
    return { product: accept(loaded), html: page.html }
  }
}

const accept = (product: ReadProduct): ReadProduct => {
  const rejection = rejectionOf(product)
  if (rejection !== null) throw rejection
  return product
}

/**
 * The product with its brand read from its style sheets and logo; unchanged when none arrived or could be read. They are fetched at once, and read
 * after `styleTurn`.
 */
async function withStyle(
  product: Product,
  html: string,
  styleTurn: Promise<unknown> | null,
  { styles, workers }: PageReader,
  signal: AbortSignal,
): Promise<Product> {
  const [logo] = product.logos
  const inline = logo === undefined ? null : (readDataUrl(logo)?.bytes ?? null)
  const { styleSheetsOf } = await import('./page/css/style-sheets.ts')
  const addresses = { sheets: styleSheetsOf(html, product.finalUrl, SHEETS_MAX), logo: logo === undefined || inline !== null ? null : logo }
  if (addresses.sheets.length === 0 && logo === undefined) return product
  const loaded = await styles.loadStyle(addresses, signal)
  const bytes = inline ?? loaded.logo?.bytes ?? null
  if (loaded.sheets.length === 0 && bytes === null) return product
  await styleTurn
  const style = { html, product, sheets: loaded.sheets, logo: logo === undefined || bytes === null ? null : { src: logo, bytes } }
  return workers.run('readStyle', style, signal).catch(orElse(product, signal))
}

/** What a failure to read the style costs: the style, never the product. */
const orElse =
  <Value>(value: Value, signal: AbortSignal) =>
  (cause: unknown): Value => {
    signal.throwIfAborted()
    if (cause instanceof AdloomError && cause.code === 'server.stopping') throw cause
    return value
  }

/** Milliseconds for a pairing: a thread that has written no copy yet first loads its words. */
const PAIRING_MS = 1_500

/** The product with a pairing for its brand; a page that states no typeface gets one that suits the product. */
async function withPairing(product: Product, { workers }: PageReader, signal: AbortSignal): Promise<Product> {
  const { brandProfile } = product
  if (brandProfile.pairing !== null || product.kind !== 'product') return product
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(PAIRING_MS)])
  const pairing = await workers.run('pairingByKind', product, inTime).catch(orElse(null, signal))
  return { ...product, brandProfile: { ...brandProfile, pairing } }
}

/** Drops the alternative addresses of images: they are useless after measuring. */
function withoutOtherAddresses(read: ReadProduct): Product {
  const { otherAddresses: _otherAddresses, ...product } = read
  return product
}
