import { imageShapeOf } from '@adloom/creatives/arranged-ad.ts'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { creativeFor } from '@adloom/domain/design/ad-design.ts'
import { type FeedProduct, saysEnough } from '@adloom/domain/campaign/feed-product.ts'
import { type CopyOption, copyRequestOfProduct } from '@adloom/domain/copy.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { AD_IMAGE_VARIANTS, VARIANT_SIZE } from '@adloom/domain/image.ts'
import { type Copywriter } from '@adloom/domain/ports/copywriter.ts'
import { type BackgroundRequest, type GeneratedImage, type ImageModel } from '@adloom/domain/ports/image-model.ts'
import { type StyleLoader } from '@adloom/domain/ports/style-loader.ts'
import { pageProductOf, type ProductOnPage } from '@adloom/domain/page-product.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { type Product } from '@adloom/domain/product.ts'
import { brandAndDesignOf } from '@adloom/domain/design/product-design.ts'
import { imagesBestFirst } from '@adloom/domain/image-rating.ts'
import { type AdLayout, type Creative } from '@adloom/domain/template.ts'
import { readDataUrl } from '@adloom/domain/upload.ts'
import { type FinishRequest } from './compose/finish-creative.ts'
import { productOfFeed } from './feeds/product-of-feed.ts'
import { type LocalImageModel } from './local-image-model.ts'
import { type ReadProduct } from './page/extract-product.ts'
import { type PageRenderer } from './page/fetch/render-page.ts'
import { asReadingFailure, readLoadedProduct, readStatedProduct } from './read-product.ts'
import { inItsShape } from './compose/shaped-creative.ts'
import { type Workers } from './workers.ts'

/** The parts that make an ad, and how it should look. `now` gives milliseconds of a monotonic clock. */
export interface AdDependencies {
  readonly pages: PageLoader
  readonly styles: StyleLoader
  readonly renderer: PageRenderer | null
  readonly workers: Workers
  readonly copywriter: Copywriter
  readonly images: ImageModel
  /** Cuts the product out for layouts that show it without its background. */
  readonly cutOutImage: LocalImageModel['cutOutImage']
  /** Null: each variant gets one of its own. */
  readonly layout: AdLayout | null
  readonly format: AdFormat
  readonly seed: number
  readonly allowHosts: readonly string[]
  readonly now: () => number
}

/** One variant: the plain image, and the finished creative that shows it with one of the texts. */
interface MadeVariant {
  readonly prompt: string
  readonly image: GeneratedImage
  readonly creative: Creative
  readonly layout: AdLayout
  readonly finished: Uint8Array
}

/**
 * Milliseconds of each stage. Fetching the image and writing copy overlap; `pictures` runs to the last image, `finish` from there to the last ad,
 * `afterPage` from the loaded page to the end.
 */
type Timings = Readonly<Record<'load' | 'extract' | 'fetchPicture' | 'copy' | 'pictures' | 'finish' | 'afterPage' | 'total', number>>

export interface MadeAd {
  readonly product: Product
  readonly options: readonly CopyOption[]
  readonly imagePrompts: readonly string[]
  /** How the copy was made: what was dropped, and which fallback was used. */
  readonly notes: readonly string[]
  readonly variants: readonly MadeVariant[]
  /** The product without its background, at the address `CUTOUT_FILE`, as a PNG; null where no variant may show it. */
  readonly cutout: Uint8Array | null
  readonly engines: { readonly copy: string; readonly images: string }
  readonly timings: Timings
}

/** The address of the product without its background in the creatives of an ad. */
export const CUTOUT_FILE = 'cutout.png'

/** How many images of a page, or logos, are tried before giving up. */
const IMAGES_TRIED = 4
/** How many addresses of those images together: an image may have several. */
const ADDRESSES_TRIED = 8

/**
 * The main job in one function: page → product → copy → images → finished ads. Fails with the codes of reading a page, with `page.other` when the
 * page shows no product image, and with a `picture.*` code when none of its images could be fetched and read.
 */
export async function makeAd(url: string, dependencies: AdDependencies, signal: AbortSignal): Promise<MadeAd> {
  const startedAt = dependencies.now()
  const page = await dependencies.pages.loadPage(url, signal).catch((cause: unknown) => {
    throw asReadingFailure(cause)
  })
  const loadedAt = dependencies.now()
  const product = await readLoadedProduct({ url: page.finalUrl, requestedAt: startedAt, page }, dependencies, signal)
  return adOf(product, { startedAt, loadedAt }, dependencies, signal)
}

/**
 * The ad of a product of a feed: from the feed alone where it says enough, else from its page; from its page, too, when none of the feed's images
 * can be fetched. Fails as `makeAd` does.
 */
export async function makeAdOfFeed(stated: FeedProduct, dependencies: AdDependencies, signal: AbortSignal): Promise<MadeAd> {
  const { link } = stated
  if (!saysEnough(stated)) {
    if (link === null) throw new AdloomError('feed.no-link')
    return makeAd(link, dependencies, signal)
  }
  try {
    const startedAt = dependencies.now()
    const product = await readStatedProduct(productOfFeed(stated), dependencies, signal)
    return await adOf(product, { startedAt, loadedAt: startedAt }, dependencies, signal)
  } catch (cause) {
    if (link === null || !(cause instanceof AdloomError) || !cause.code.startsWith('picture.')) throw cause
    return makeAd(link, dependencies, signal)
  }
}

/** Copy, images and finished ads of a product. Times in milliseconds of the clock in `dependencies`. */
async function adOf(
  product: ReadProduct,
  { startedAt, loadedAt }: { readonly startedAt: number; readonly loadedAt: number },
  dependencies: AdDependencies,
  signal: AbortSignal,
): Promise<MadeAd> {
  const { pages, copywriter, images, format, seed, now } = dependencies
  const extractedAt = now()

  let writtenAt = extractedAt
  let fetchedAt = extractedAt
  const [copy, photograph, logo] = await Promise.all([
    copywriter.write(copyRequestOfProduct(product), seed, signal).finally(() => (writtenAt = now())),
    firstImage(product, dependencies, signal).finally(() => (fetchedAt = now())),
    firstLogo(product, pages, signal),
  ])
  const preparedAt = now()

  const shown = { image: photograph.bytes, product: productOnPage(product, photograph.src, pages) }
  const prompts = copy.imagePrompts.slice(0, AD_IMAGE_VARIANTS)
  const cut = dependencies.layout === null ? await dependencies.cutOutImage(shown.image, null, shown.product, signal) : null
  const cutout = cut === null || cut.place === null ? null : { src: CUTOUT_FILE, ...cut.place }
  const { brandName, accent, design } = brandAndDesignOf(product, {
    option: copy.options[0],
    chosen: prompts.map(() => dependencies.layout),
    cutout,
  })
  let renderedAt = preparedAt
  const variants = await Promise.all(
    prompts.map(async (prompt, place): Promise<MadeVariant> => {
      const request = backgroundRequestOf(product, shown, prompt, seed + place)
      const image = await images.changeBackground(request, signal)
      const option = copy.options[place % copy.options.length]
      const creative = creativeFor(option, `picture-${place + 1}.jpg`, { brandLogo: logo?.address ?? null, brandName, accent, design })
      const layout = design.layouts[place]
      const shape = imageShapeOf({ creative, layout, format })
      const inShape =
        shape === null
          ? image.bytes
          : image.engine === BUILT_IN_ENGINE
            ? (await images.changeBackground({ ...request, shape }, signal)).bytes
            : await dependencies.workers.run('imageInShape', { image: image.bytes, shape }, signal)
      renderedAt = now()
      const pictures = { image: inShape, logo, cutout: cut?.bytes ?? null }
      return {
        prompt,
        image,
        creative,
        layout,
        finished: await fileOf({ creative, layout, format, isOwnImage: true }, pictures, dependencies, signal),
      }
    }),
  )
  const finishedAt = now()
  return {
    product,
    options: copy.options,
    imagePrompts: copy.imagePrompts,
    notes: copy.notes,
    variants,
    cutout: cutout === null ? null : (cut?.bytes ?? null),
    engines: {
      copy: copy.engine,
      images: variants.some(({ image }) => image.engine !== BUILT_IN_ENGINE) ? images.engine : BUILT_IN_ENGINE,
    },
    timings: {
      load: loadedAt - startedAt,
      extract: extractedAt - loadedAt,
      fetchPicture: fetchedAt - extractedAt,
      copy: writtenAt - extractedAt,
      pictures: renderedAt - preparedAt,
      finish: finishedAt - renderedAt,
      afterPage: finishedAt - loadedAt,
      total: finishedAt - startedAt,
    },
  }
}

/** What the image at `src` shows of the product; null where the page has no other pictures of it. */
function productOnPage(product: Product, src: string, pages: PageLoader): ProductOnPage | null {
  const onPage = pageProductOf(product, src)
  return onPage === null ? null : { ...onPage, readPicture: async (address, late) => (await pages.loadImage(address, late)).bytes }
}

type ShownProduct = Pick<BackgroundRequest, 'image' | 'product'>

const backgroundRequestOf = (product: Product, shown: ShownProduct, prompt: string, seed: number): BackgroundRequest => ({
  ...shown,
  companions: [],
  prompt,
  seed,
  width: VARIANT_SIZE,
  height: VARIANT_SIZE,
  shape: null,
  outputFormat: 'jpeg',
  quality: 'medium',
  colors: product.styles.colors.map(({ color }) => color),
})

/** The finished ad of a creative, as a JPEG. */
async function fileOf(
  given: FinishRequest,
  { image, logo, cutout }: { readonly image: Uint8Array; readonly logo: Logo | null; readonly cutout: Uint8Array | null },
  { workers }: AdDependencies,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const request = await inItsShape(given)
  const images = new Map([
    [request.creative.image, image],
    ...(logo === null ? [] : [[logo.address, logo.bytes] as const]),
    ...(cutout === null ? [] : [[CUTOUT_FILE, cutout] as const]),
  ])
  return workers.run('finishCreative', { request, images }, signal)
}

/** The first product image that can be fetched and read, the chosen one first; `src` as the product lists it. */
async function firstImage(
  product: ReadProduct,
  { pages, workers }: Pick<AdDependencies, 'pages' | 'workers'>,
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

interface Logo {
  readonly address: string
  readonly bytes: Uint8Array
}

/** The first logo that can be fetched, or null: an ad without a logo shows the brand's initial. */
async function firstLogo(product: Product, pages: PageLoader, signal: AbortSignal): Promise<Logo | null> {
  for (const address of product.logos.slice(0, IMAGES_TRIED)) {
    try {
      return { address, bytes: readDataUrl(address)?.bytes ?? (await pages.loadImage(address, signal)).bytes }
    } catch {
      signal.throwIfAborted()
    }
  }
  return null
}
