import { imageShapeOf } from '@adloom/creatives/arranged-ad.ts'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { creativeFor } from '@adloom/domain/design/ad-design.ts'
import { type FeedProduct, saysEnough } from '@adloom/domain/campaign/feed-product.ts'
import { type CopyOption, copyRequestOfProduct } from '@adloom/domain/copy.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { AD_IMAGE_VARIANTS, VARIANT_SIZE } from '@adloom/domain/image.ts'
import { type PictureShape, shapedAddress } from '@adloom/domain/design/picture-shape.ts'
import { type Copywriter } from '@adloom/domain/ports/copywriter.ts'
import { type BackgroundRequest, type GeneratedImage, type ImageModel } from '@adloom/domain/ports/image-model.ts'
import { type StyleLoader } from '@adloom/domain/ports/style-loader.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { type Product } from '@adloom/domain/product.ts'
import { brandAndDesignOf } from '@adloom/domain/design/product-design.ts'
import { type AdLayout, type Creative } from '@adloom/domain/template.ts'
import { type FinishRequest } from './compose/finish-creative.ts'
import { productOfFeed } from './feeds/product-of-feed.ts'
import { type LocalImageModel } from './local-image-model.ts'
import { type ReadProduct } from './page/extract-product.ts'
import { type PageRenderer } from './page/fetch/render-page.ts'
import { asReadingFailure, readLoadedProduct, readStatedProduct } from './read-product.ts'
import { type FetchedLogo, type PicturesAhead, picturesAhead, type ShownProduct } from './pictures-ahead.ts'
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
  readonly prepareCutOut: LocalImageModel['prepareCutOut']
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
 * Milliseconds of each stage. `fetchPicture` begins as soon as the page's images are measured, and may end before `extract`; `pictures` runs from when it
 * and copy are done to the last image, `finish` from there to the last ad, `afterPage` from the loaded page to the end.
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
  const pictures = picturesAhead(dependencies, signal)
  const product = await readLoadedProduct({ url: page.finalUrl, requestedAt: startedAt, page }, dependencies, signal, pictures.begin)
  return adOf(product, pictures, { startedAt, loadedAt }, dependencies, signal)
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
    const pictures = picturesAhead(dependencies, signal)
    const product = await readStatedProduct(productOfFeed(stated), dependencies, signal, pictures.begin)
    return await adOf(product, pictures, { startedAt, loadedAt: startedAt }, dependencies, signal)
  } catch (cause) {
    if (link === null || !(cause instanceof AdloomError) || !cause.code.startsWith('picture.')) throw cause
    return makeAd(link, dependencies, signal)
  }
}

/** Copy, images and finished ads of a product. Times in milliseconds of the clock in `dependencies`. */
async function adOf(
  product: ReadProduct,
  pictures: PicturesAhead,
  { startedAt, loadedAt }: { readonly startedAt: number; readonly loadedAt: number },
  dependencies: AdDependencies,
  signal: AbortSignal,
): Promise<MadeAd> {
  const { copywriter, format, seed, now } = dependencies
  const extractedAt = now()
  let writtenAt = extractedAt
  const [copy, shown, logo] = await Promise.all([
    copywriter.write(copyRequestOfProduct(product), seed, signal).finally(() => (writtenAt = now())),
    pictures.shown,
    pictures.logo,
  ])
  const preparedAt = now()

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
      const option = copy.options[place % copy.options.length]
      const creative = creativeFor(option, `picture-${place + 1}.jpg`, { brandLogo: logo?.address ?? null, brandName, accent, design })
      const layout = design.layouts[place]
      const shape = imageShapeOf({ creative, layout, format })
      const { image, inShape } = await imagesOf(request, shape, dependencies, signal)
      renderedAt = now()
      const shaped = shape === null ? creative : { ...creative, image: shapedAddress(creative.image, shape) }
      return {
        prompt,
        image,
        creative,
        layout,
        finished: await fileOf(
          { creative: shaped, layout, format, isOwnImage: true },
          { image: inShape, logo, cutout: cut?.bytes ?? null },
          dependencies,
          signal,
        ),
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
      images: variants.some(({ image }) => image.engine !== BUILT_IN_ENGINE) ? dependencies.images.engine : BUILT_IN_ENGINE,
    },
    timings: {
      load: loadedAt - startedAt,
      extract: extractedAt - loadedAt,
      fetchPicture: pictures.fetchedMs(),
      copy: writtenAt - extractedAt,
      pictures: renderedAt - preparedAt,
      finish: finishedAt - renderedAt,
      afterPage: finishedAt - loadedAt,
      total: finishedAt - startedAt,
    },
  }
}

/** The image of a request, and in the shape that its ad shows; both at once where the built-in engine makes them. */
async function imagesOf(
  request: BackgroundRequest,
  shape: PictureShape | null,
  { images, workers }: AdDependencies,
  signal: AbortSignal,
): Promise<{ readonly image: GeneratedImage; readonly inShape: Uint8Array }> {
  if (shape !== null && images.engine === BUILT_IN_ENGINE) {
    const [inShape, image] = await Promise.all([{ ...request, shape }, request].map((each) => images.changeBackground(each, signal)))
    return { image, inShape: inShape.bytes }
  }
  const image = await images.changeBackground(request, signal)
  if (shape === null) return { image, inShape: image.bytes }
  // Another engine's fallback is the built-in one.
  if (image.engine === BUILT_IN_ENGINE) return { image, inShape: (await images.changeBackground({ ...request, shape }, signal)).bytes }
  return { image, inShape: await workers.run('imageInShape', { image: image.bytes, shape }, signal) }
}

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
function fileOf(
  request: FinishRequest,
  { image, logo, cutout }: { readonly image: Uint8Array; readonly logo: FetchedLogo | null; readonly cutout: Uint8Array | null },
  { workers }: AdDependencies,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const images = new Map([
    [request.creative.image, image],
    ...(logo === null ? [] : [[logo.address, logo.bytes] as const]),
    ...(cutout === null ? [] : [[CUTOUT_FILE, cutout] as const]),
  ])
  return workers.run('finishCreative', { request, images }, signal)
}
