import { type PageLoader, type PicturePeek } from '@adloom/domain/ports/page-loader.ts'
import { type Product, type ProductImage } from '@adloom/domain/product.ts'

/** Pictures that are looked at: those a person chooses from first. */
const MEASURED_MAX = 8
/** At the same time: as many as a browser opens to one host. */
const AT_ONCE = 6
/** Milliseconds for all of them; what has not answered by then stays as the page states it. */
const MEASURE_MS = 1_200
/** Pixels of the longer side: below, it is a tracking pixel or an icon. */
const PICTURE_MIN = 40
/** And below this one a thumbnail, which goes behind larger pictures. */
const THUMBNAIL_MAX = 200

/** The first answers, in order; null for what did not answer in time. */
async function peeksOf(
  images: readonly ProductImage[],
  pages: Pick<PageLoader, 'peekPicture'>,
  deadlineMs: number,
  signal: AbortSignal,
): Promise<(PicturePeek | null)[]> {
  const deadline = AbortSignal.timeout(deadlineMs)
  const both = AbortSignal.any([signal, deadline])
  const peeks: (PicturePeek | null)[] = images.map(() => null)
  let next = 0
  const hand = async (): Promise<void> => {
    for (let place = next++; place < images.length && !both.aborted; place = next++)
      // Nobody's answer matters more than the page: what fails is not measured.
      peeks[place] = await pages.peekPicture(images[place].src, both).catch(() => null)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
  signal.throwIfAborted()
  return peeks
}

const longerSide = ({ width, height }: { readonly width: number; readonly height: number }): number => Math.max(width, height)

/**
 * The product with the true sizes of its first pictures, read from the start of their files. What is no picture (nothing there, a page, a
 * tracking pixel) is dropped, and a thumbnail goes behind larger pictures; what does not answer within about a second stays as it was.
 * Fails with `request.cancelled` only.
 */
export async function measurePictures(
  product: Product,
  pages: Pick<PageLoader, 'peekPicture'>,
  signal: AbortSignal,
  deadlineMs: number = MEASURE_MS,
): Promise<Product> {
  const looked = product.productImages.slice(0, MEASURED_MAX)
  if (looked.length === 0) return product
  const peeks = await peeksOf(looked, pages, deadlineMs, signal)
  const large: ProductImage[] = []
  const thumbnails: ProductImage[] = []
  for (const [place, peek] of peeks.entries()) {
    const image = looked[place]
    if (peek === null || peek.state === 'unknown') large.push(image)
    else if (peek.state === 'measured' && longerSide(peek) >= PICTURE_MIN)
      (longerSide(peek) < THUMBNAIL_MAX ? thumbnails : large).push({ ...image, width: peek.width, height: peek.height })
  }
  const productImages = [...large, ...thumbnails, ...product.productImages.slice(MEASURED_MAX)]
  const { productImages: said, ...evidence } = product.evidence
  const [first] = productImages
  return {
    ...product,
    productImages,
    evidence:
      first === undefined || said === undefined ? evidence : { ...evidence, productImages: { ...said, snippet: first.src.slice(0, 200) } },
  }
}
