import { AdloomError } from '@adloom/domain/error.ts'
import { imagesBestFirst } from '@adloom/domain/image-rating.ts'
import { pageProductOf, type ProductOnPage } from '@adloom/domain/page-product.ts'
import { type BackgroundRequest } from '@adloom/domain/ports/image-model.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { type Product } from '@adloom/domain/product.ts'
import { readDataUrl } from '@adloom/domain/upload.ts'
import { type LocalImageModel } from './local-image-model.ts'
import { type ReadProduct } from './page/extract-product.ts'
import { type Workers } from './workers.ts'

/** How many images of a page, or logos, are tried before giving up. */
const IMAGES_TRIED = 4
/** How many addresses of those images together: an image may have several. */
const ADDRESSES_TRIED = 8

/** The image of an ad, and what it shows of the product. */
export type ShownProduct = Pick<BackgroundRequest, 'image' | 'product'>

export interface FetchedLogo {
  readonly address: string
  readonly bytes: Uint8Array
}

/** What is fetched of a product's pictures while its brand is still read. */
export interface PicturesAhead {
  /** Begins: which image is best is known. */
  readonly begin: (product: ReadProduct) => void
  /** The image of the ad, whose product is being cut out already. Fails as `makeAd` says. */
  readonly shown: Promise<ShownProduct>
  readonly logo: Promise<FetchedLogo | null>
  /** Milliseconds from the beginning until the image was there. */
  readonly fetchedMs: () => number
}

interface Parts {
  readonly pages: PageLoader
  readonly workers: Workers
  readonly prepareCutOut: LocalImageModel['prepareCutOut']
  readonly now: () => number
}

/** Pictures that are fetched as soon as the product's are measured. */
export function picturesAhead({ pages, workers, prepareCutOut, now }: Parts, signal: AbortSignal): PicturesAhead {
  const measured = Promise.withResolvers<ReadProduct>()
  let [begunAt, fetchedAt] = [0, 0]
  const shown = measured.promise.then(async (product): Promise<ShownProduct> => {
    const prepare = (src: string, bytes: Uint8Array): ProductOnPage | null => {
      const onPage = productOnPage(product, src, pages)
      prepareCutOut(bytes, onPage)
      return onPage
    }
    const { src, bytes } = await firstImage(product, { pages, workers }, prepare, signal)
    fetchedAt = now()
    return { image: bytes, product: prepare(src, bytes) }
  })
  const logo = measured.promise.then((product) => firstLogo(product, pages, signal))
  // Whoever waits for them gets the failure; when the page fails first, nobody does.
  for (const picture of [shown, logo]) picture.catch(() => undefined)
  const begin = (product: ReadProduct): void => {
    begunAt = now()
    measured.resolve(product)
  }
  return { begin, shown, logo, fetchedMs: () => fetchedAt - begunAt }
}

/** What the image at `src` shows of the product; null where the page has no other pictures of it. */
function productOnPage(product: Product, src: string, pages: PageLoader): ProductOnPage | null {
  const onPage = pageProductOf(product, src)
  return onPage === null ? null : { ...onPage, readPicture: async (address, late) => (await pages.loadImage(address, late)).bytes }
}

/**
 * The first product image that can be fetched and read, the chosen one first; `src` as the product lists it. `onLoaded` gets each as it was loaded: unless
 * something of its metadata has to go, or it is an SVG, it is used with the same bytes.
 */
async function firstImage(
  product: ReadProduct,
  { pages, workers }: Pick<Parts, 'pages' | 'workers'>,
  onLoaded: (src: string, bytes: Uint8Array) => void,
  signal: AbortSignal,
): Promise<{ readonly src: string; readonly bytes: Uint8Array }> {
  if (product.productImages.length === 0) throw new AdloomError('page.other', { detail: `no pictures at ${product.finalUrl}` })
  let failure: unknown = null
  const addresses = imagesBestFirst(product)
    .slice(0, IMAGES_TRIED)
    .flatMap((src) => [src, ...(product.otherAddresses.get(src) ?? [])].map((address) => ({ src, address })))
    .slice(0, ADDRESSES_TRIED)
  for (const { src, address } of addresses) {
    try {
      const bytes = readDataUrl(address)?.bytes ?? (await pages.loadImage(address, signal)).bytes
      onLoaded(src, bytes)
      // Decoded here already: a shop's first image may be the HTML of a dead link, and its second one the product.
      return { src, bytes: (await workers.run('storableImage', bytes, signal)).bytes }
    } catch (cause) {
      signal.throwIfAborted()
      failure ??= cause
    }
  }
  if (failure instanceof AdloomError) throw failure
  throw new AdloomError('picture.unreachable', { cause: failure, detail: `pictures listed at ${product.finalUrl}` })
}

/** The first logo that can be fetched, or null: an ad without a logo shows the brand's initial. */
async function firstLogo(product: Product, pages: PageLoader, signal: AbortSignal): Promise<FetchedLogo | null> {
  for (const address of product.logos.slice(0, IMAGES_TRIED)) {
    try {
      return { address, bytes: readDataUrl(address)?.bytes ?? (await pages.loadImage(address, signal)).bytes }
    } catch {
      signal.throwIfAborted()
    }
  }
  return null
}
