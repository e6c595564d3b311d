import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { type ProductImage } from '@adloom/domain/product.ts'
import { type ReadProduct } from './page/extract-product.ts'

/** Images that are probed: those a user chooses from first. */
const MEASURED_MAX = 8
/** Concurrent probes: as many connections as a browser opens to one host. */
const AT_ONCE = 6
/** Milliseconds for all probes; images without an answer by then stay as the page states them. */
const MEASURE_MS = 1_200
/** Pixels of the longer side: a smaller image is a tracking pixel or an icon. */
const IMAGE_MIN = 40
/** Pixels of the longer side: a smaller image is a thumbnail, and is ordered behind larger images. */
const THUMBNAIL_MAX = 200

const longerSide = ({ width, height }: { readonly width: number; readonly height: number }): number => Math.max(width, height)

/** An image after probing; `others` are its further addresses, for when its own fails. */
interface MeasuredImage {
  readonly image: ProductImage
  readonly isThumbnail: boolean
  readonly others: readonly string[]
}

/**
 * The image at the first of its addresses that has one, or null when none has. When no address answers, or none gives more than a thumbnail and one
 * was refused, the first of these stays as the page states it.
 */
async function measureImage(
  image: ProductImage,
  others: readonly string[],
  pages: Pick<PageLoader, 'probeImage'>,
  signal: AbortSignal,
): Promise<MeasuredImage | null> {
  // An image written into the page was measured when it was read.
  if (image.src.startsWith('data:')) return { image, isThumbnail: false, others }
  const addresses = [image.src, ...others]
  let best: (ProductImage & { readonly width: number; readonly height: number }) | null = null
  let open: string | null = null
  for (const src of addresses) {
    // A failed probe never fails the page: the image is just not measured.
    const peek = signal.aborted ? null : await pages.probeImage(src, signal).catch(() => null)
    if (peek?.state === 'measured') {
      const { width, height } = peek
      if (best === null || longerSide(peek) > longerSide(best)) best = { ...image, src, width, height }
      if (longerSide(best) >= THUMBNAIL_MAX) return { image: best, isThumbnail: false, others: [] }
    } else if (peek?.state !== 'missing') open ??= src
    // A refusal may apply to this address only; when a host does not answer, its other addresses will not either.
    if (peek === null || peek.state === 'unknown') break
  }
  if (open !== null) {
    const rest = addresses.filter((address) => address !== open)
    return { image: open === image.src ? image : { ...image, src: open, width: null, height: null }, isThumbnail: false, others: rest }
  }
  return best === null || longerSide(best) < IMAGE_MIN ? null : { image: best, isThumbnail: true, others: [] }
}

/** Probes every image; results are in order. */
async function lookAtAll(
  { productImages, otherAddresses }: ReadProduct,
  pages: Pick<PageLoader, 'probeImage'>,
  deadlineMs: number,
  signal: AbortSignal,
): Promise<(MeasuredImage | null)[]> {
  const images = productImages.slice(0, MEASURED_MAX)
  const both = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
  const looked: (MeasuredImage | null)[] = images.map(() => null)
  let next = 0
  const measureNext = async (): Promise<void> => {
    for (let place = next++; place < images.length; place = next++)
      looked[place] = await measureImage(images[place], otherAddresses.get(images[place].src) ?? [], pages, both)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, measureNext))
  signal.throwIfAborted()
  return looked
}

/**
 * The product with the true sizes of its first images, read from the start of their files. An image whose best address leads to nothing, a page or a
 * tracking pixel is taken from its next address, and dropped when there is none. Thumbnails go behind larger images. An image that does not answer
 * within about a second stays as it was, with its other addresses. Fails with `request.cancelled` only.
 */
export async function measureImages(
  product: ReadProduct,
  pages: Pick<PageLoader, 'probeImage'>,
  signal: AbortSignal,
  deadlineMs: number = MEASURE_MS,
): Promise<ReadProduct> {
  if (product.productImages.length === 0) return product
  const looked = (await lookAtAll(product, pages, deadlineMs, signal)).filter((image) => image !== null)
  const measured = [...looked.filter(({ isThumbnail }) => !isThumbnail), ...looked.filter(({ isThumbnail }) => isThumbnail)]
  const productImages = [...measured.map(({ image }) => image), ...product.productImages.slice(MEASURED_MAX)]
  const { productImages: said, ...evidence } = product.evidence
  const [first] = productImages
  return {
    ...product,
    productImages,
    otherAddresses: new Map(measured.flatMap(({ image, others }) => (others.length === 0 ? [] : [[image.src, others] as const]))),
    evidence:
      first === undefined || said === undefined ? evidence : { ...evidence, productImages: { ...said, snippet: first.src.slice(0, 200) } },
  }
}
