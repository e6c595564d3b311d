import { createHash } from 'node:crypto'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type Categoriser } from '@adloom/domain/ports/categoriser.ts'
import { type Copywriter } from '@adloom/domain/ports/copywriter.ts'
import { type BackgroundRequest, type ImageModel, type GeneratedImage } from '@adloom/domain/ports/image-model.ts'
import { type StyleLoader, SHEETS_MAX } from '@adloom/domain/ports/style-loader.ts'
import { type LoadedPage, type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { type Product } from '@adloom/domain/product.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { type AdLayout, type Creative } from '@adloom/domain/template.ts'
import { readDataUrl } from '@adloom/domain/upload.ts'
import { editWithModel } from './edit-with-model.ts'
import { writeWithModel, type WritingParts } from './write-with-model.ts'
import { measureImages } from './measure-images.ts'
import { type ReadProduct } from './page/extract-product.ts'
import { paintTogether } from './render-with-helper.ts'
import { needsScripts, refusalOf, refusalOfPaste } from './page/kind/page-rejection.ts'
import { type PageRenderer } from './page/fetch/render-page.ts'
import { styleSheetsOf } from './page/css/style-sheets.ts'
import type { CutPhoto } from './tasks.ts'
import { createImageTracer } from './trace-image.ts'
import { type Workers } from './workers.ts'

/** The note when a product image was framed whole. */
export const FRAMED_WHOLE = 'The product could not be cut out cleanly, so the photograph is shown whole.'

/** The note when some products could not be placed beside the first. */
const notBeside = (count: number): string =>
  count === 1
    ? 'One of the pictures was left out: its product could not be cut out cleanly.'
    : `${String(count)} of the pictures were left out: their products could not be cut out cleanly.`

/** An image with its background removed, or unchanged; encoded. */
export interface CutOutImage {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly cutOut: boolean
  readonly confidence: number
}

/** The built-in engine as an image model, with cutting out and compositing as separate steps. */
export interface LocalImageModel extends ImageModel {
  readonly cutOutImage: (image: Uint8Array, signal: AbortSignal) => Promise<CutOutImage>
  /** Composites the real product into a scene image made elsewhere (`behind`, encoded). Fails as `changeBackground` does. */
  readonly setBefore: (request: BackgroundRequest, behind: Uint8Array, signal: AbortSignal) => Promise<GeneratedImage>
}

/** Cutouts in the cache: five variants of one product are five requests. 8 take at most 64 MB. */
const KEPT_PHOTOS = 8

/** Cuts out each product image once, also under concurrent requests, and caches the last few. Failures are not cached. */
function createCutter(workers: Workers): (image: Uint8Array) => Promise<CutPhoto> {
  const kept = new Map<string, Promise<CutPhoto>>()
  return (image) => {
    const key = createHash('sha256').update(image).digest('hex')
    // Not the caller's signal: another request may wait for the same cutout.
    const cut = kept.get(key) ?? workers.run('cutPhoto', image, new AbortController().signal)
    kept.delete(key)
    kept.set(key, cut)
    cut.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_PHOTOS) break
      kept.delete(oldest)
    }
    return cut
  }
}

const ignoreProgress = (): void => undefined

/** The built-in engine as an image model: the same request and seed give the same bytes. */
export function localImageModel(workers: Workers): LocalImageModel {
  const cutPhoto = createCutter(workers)
  const traceImage = createImageTracer(workers)
  /** The cutouts of a request, and the note about products that could not be cut out. */
  const cutProducts = async ({ image, companions: beside }: BackgroundRequest) => {
    const [cut, ...others] = await Promise.all([image, ...beside].map(cutPhoto))
    // An image that cannot be cut out is framed whole, and a framed image has no companions.
    const company = cut.cutOut.usable ? others.filter((other) => other.cutOut.usable) : []
    const leftOut = others.length - company.length
    return { cut, company, notes: [cut.cutOut.usable ? null : FRAMED_WHOLE, leftOut === 0 ? null : notBeside(leftOut)] }
  }
  const noteOf = (notes: readonly (string | null)[]): string | null => notes.filter((note) => note !== null).join(' ') || null
  return {
    engine: BUILT_IN_ENGINE,
    isDeterministic: true,
    changeBackground: async (request, signal) => {
      const { prompt, seed, width, height, outputFormat, quality, colors } = request
      const { cut, company, notes } = await cutProducts(request)
      const { bytes, contentType, scene, untouched, note } = await workers.run(
        'paintVariant',
        { cut, beside: company, prompt, colors, seed, width, height, outputFormat, quality },
        signal,
      )
      const { usable, confidence } = cut.cutOut
      const told = { scene, cutOut: usable, confidence, untouched, note: noteOf([...notes, note]) }
      return { engine: BUILT_IN_ENGINE, bytes, contentType, width, height, seed, ...told }
    },
    textToImage: async ({ prompt, seed, width, height, quality }, signal, report = ignoreProgress) => {
      const order = { prompt, seed, width, height, quality }
      const made = quality === 'high' ? await traceImage(order, report, signal) : await paintTogether(workers, order, signal)
      return { engine: BUILT_IN_ENGINE, ...made, width, height, seed, cutOut: null, confidence: null, untouched: null }
    },
    cutOutImage: async (image, signal) => {
      const cut = await cutPhoto(image)
      const { bytes, contentType } = await workers.run('encodeCutOut', cut, signal)
      return { bytes, contentType, cutOut: cut.cutOut.usable, confidence: cut.cutOut.confidence }
    },
    setBefore: async (request, behind, signal) => {
      const { seed, width, height, outputFormat, quality } = request
      const { cut, company, notes } = await cutProducts(request)
      const order = { cut, beside: company, behind, width, height, outputFormat, quality }
      const made = await workers.run('setBefore', order, signal)
      const { usable, confidence } = cut.cutOut
      return { engine: BUILT_IN_ENGINE, ...made, width, height, seed, scene: null, cutOut: usable, confidence, note: noteOf(notes) }
    },
  }
}

/** The built-in engine as a categoriser. */
export const localCategoriser = (workers: Workers): Categoriser => ({
  engine: BUILT_IN_ENGINE,
  categorise: async (image, hint, signal) => ({
    ...(await workers.run('categorise', { image, hint }, signal)),
    engine: BUILT_IN_ENGINE,
    note: null,
  }),
})

/** The built-in engine as a copywriter. Fails as `Workers.run` does. */
export const localCopywriter = (workers: Pick<Workers, 'run'>): Copywriter => ({
  engine: BUILT_IN_ENGINE,
  write: (request, seed, signal) => workers.run('writeCopy', { request, seed }, signal),
  edit: (request, seed, signal) => workers.run('editCopy', { request, seed }, signal),
})

/** A text model as a copywriter. Its copy is checked against the page, and the built-in copywriter replaces it where nothing is usable. */
export const copywriterOf = (parts: WritingParts): Copywriter => ({
  engine: parts.model.engine,
  write: (request, seed, signal) => writeWithModel(request, seed, parts, signal),
  edit: (request, seed, signal) => editWithModel(request, seed, parts, signal),
})

/** What reading pages needs: sources of pages and threads to read them. */
export interface PageReader {
  readonly pages: PageLoader
  /** Loads style sheets and the logo. */
  readonly looks: StyleLoader
  readonly workers: Workers
  /** Renders pages that are empty until their scripts run; null when no browser is configured. */
  readonly renderer: PageRenderer | null
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number
}

/**
 * Milliseconds for fetching and rendering a page, together. The rest of the call's 20 s goes to reading it, measuring its images and fetching its
 * style (1.5 s).
 */
const PAGE_MS = 16_500
/** With less time left, a browser renders nothing worth waiting for. */
const DRAWING_MS_LEAST = 2_000

/** The product with its brand read from its style sheets and logo; unchanged when none arrived or could be read. */
async function withLook(product: Product, html: string, { looks, workers }: PageReader, signal: AbortSignal): Promise<Product> {
  const [logo] = product.logos
  const inline = logo === undefined ? null : (readDataUrl(logo)?.bytes ?? null)
  const order = { sheets: styleSheetsOf(html, product.finalUrl, SHEETS_MAX), logo: logo === undefined || inline !== null ? null : logo }
  if (order.sheets.length === 0 && logo === undefined) return product
  const found = await looks.loadStyle(order, signal)
  const bytes = inline ?? found.logo?.bytes ?? null
  if (found.sheets.length === 0 && bytes === null) return product
  const look = { html, product, sheets: found.sheets, logo: logo === undefined || bytes === null ? null : { src: logo, bytes } }
  try {
    return await workers.run('readLook', look, signal)
  } catch (cause) {
    // A style sheet that takes too long to read costs the style, never the product.
    signal.throwIfAborted()
    if (cause instanceof AdloomError && cause.code === 'server.stopping') throw cause
    return product
  }
}

/** A fetched page: the requested address, and the time of the request in milliseconds of the reader's clock. */
export interface Arrived {
  readonly url: string
  readonly askedAt: number
  readonly page: LoadedPage
}

/** The product of a fetched page: its images measured, its brand read from style sheets and logo. Fails as `readProduct` does. */
export async function readLoadedProduct(arrived: Arrived, reader: PageReader, signal: AbortSignal): Promise<ReadProduct> {
  const { product, html } = await shown(arrived, reader, signal).catch((cause: unknown) => {
    // A retry must fetch again: a bot wall is often gone a moment later.
    if (cause instanceof AdloomError && cause.code.startsWith('page.')) reader.pages.forgetPage(arrived.page)
    throw cause
  })
  const [measured, looked] = await Promise.all([measureImages(product, reader.pages, signal), withLook(product, html, reader, signal)])
  return { ...measured, styles: looked.styles, brandProfile: looked.brandProfile }
}

const accepted = (product: ReadProduct): ReadProduct => {
  const refusal = refusalOf(product)
  if (refusal !== null) throw refusal
  return product
}

/** The product of a page and the markup it was found in: the browser's when the page is empty without its scripts. */
async function shown({ url, askedAt, page }: Arrived, { workers, renderer, now }: PageReader, signal: AbortSignal) {
  const loaded = await workers.run('extractProduct', { ...page, url }, signal)
  const leftMs = PAGE_MS - (now() - askedAt)
  if (renderer === null || !needsScripts(loaded) || leftMs < DRAWING_MS_LEAST) return { product: accepted(loaded), html: page.html }
  try {
    const drawn = await renderer.render(page, leftMs, signal)
    return { product: accepted(await workers.run('extractProduct', { ...drawn, url }, signal)), html: drawn.html }
  } catch (cause) {
    // A browser failure leaves the page as it was loaded. A page rejected after rendering is an answer.
    signal.throwIfAborted()
    if (cause instanceof AdloomError && cause.details.length > 0) throw cause
    return { product: accepted(loaded), html: page.html }
  }
}

/**
 * The product at an address, with its images measured; or the product in `html` when the user pasted the page (nothing is fetched then). Fails with
 * `url.*` and `page.*` codes; a page that is neither a product nor a home page is rejected as `page.<kind>`.
 */
export async function readProduct(url: string, html: string | null, reader: PageReader, signal: AbortSignal): Promise<Product> {
  if (html !== null) {
    const refusal = refusalOfPaste(html)
    if (refusal !== null) throw refusal
    return withoutOthers(accepted(await reader.workers.run('extractProduct', { html, url, finalUrl: url }, signal)))
  }
  const askedAt = reader.now()
  const page = await reader.pages.loadPage(url, signal)
  return withoutOthers(await readLoadedProduct({ url, askedAt, page }, reader, signal))
}

/** Drops the alternative addresses of images: they are useless after measuring. */
function withoutOthers(read: ReadProduct): Product {
  const { otherAddresses: _otherAddresses, ...product } = read
  return product
}

/** A finished ad as a JPEG. `pictures`: the bytes behind every address the creative shows; a missing logo becomes an initial. */
export const finishCreative = (
  request: { readonly creative: Creative; readonly layout: AdLayout; readonly format: AdFormat },
  images: ReadonlyMap<string, Uint8Array>,
  workers: Workers,
  signal: AbortSignal,
): Promise<Uint8Array> => workers.run('finishAd', { request, images }, signal)
