import { bestImagesOf, type ImageRating } from '@adloom/domain/image-rating.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { type ProductImage } from '@adloom/domain/product.ts'
import { readDataUrl } from '@adloom/domain/upload.ts'
import { type ReadProduct } from './page/extract-product.ts'
import { type Workers } from './workers.ts'

/** Images that are compared: more than a shop shows of one product before it shows others. */
const RATED_MAX = 6
/** Milliseconds for loading and rating them all; what has no rating by then is not compared. */
const RATING_MS = 1_500
/** Pixels of the longer side; a thumbnail is never the best, and is not fetched for that. */
const RATED_SIDE_MIN = 200

interface RatingParts {
  readonly pages: Pick<PageLoader, 'loadImage'>
  readonly workers: Pick<Workers, 'run'>
}

const isRatable = ({ width, height }: ProductImage): boolean =>
  width === null || height === null || Math.max(width, height) >= RATED_SIDE_MIN

/**
 * The product with the best of its images for each use. Images are loaded through `pages`, whose cache has them for the calls that follow. The
 * product is unchanged when it has less than two images, or they do not answer in time. Fails with `request.cancelled` only.
 */
export async function withBestImages(
  product: ReadProduct,
  { pages, workers }: RatingParts,
  signal: AbortSignal,
  deadlineMs: number = RATING_MS,
): Promise<ReadProduct> {
  const images = product.productImages.filter(isRatable).slice(0, RATED_MAX)
  if (images.length < 2) return product
  const late = AbortSignal.timeout(deadlineMs)
  const both = AbortSignal.any([signal, late])
  const ratings = new Map<string, ImageRating>()
  const rate = async ({ src }: ProductImage): Promise<void> => {
    const bytes = readDataUrl(src)?.bytes ?? (await pages.loadImage(src, both)).bytes
    // Ends with the request only: a thread that is stopped for being late has to be started again.
    ratings.set(src, await workers.run('rateImage', bytes, signal))
  }
  const isLate = new Promise<void>((resolve) => both.addEventListener('abort', () => resolve(), { once: true }))
  // An image that cannot be loaded or read is just not compared.
  await Promise.race([Promise.all(images.map(async (image) => rate(image).catch(() => null))), isLate])
  signal.throwIfAborted()
  return { ...product, bestImages: bestImagesOf(images.map(({ src }) => ({ src, rating: ratings.get(src) ?? null }))) }
}
