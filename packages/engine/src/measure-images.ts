import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { type ProductImage } from '@adloom/domain/product.ts'
import { type ReadProduct } from './page/extract-product.ts'

/** Pictures that are looked at: those a person chooses from first. */
const MEASURED_MAX = 8
/** At the same time: as many as a browser opens to one host. */
const AT_ONCE = 6
/** Milliseconds for all of them; what has not answered by then stays as the page states it. */
const MEASURE_MS = 1_200
/** Pixels of the longer side: below, it is a tracking pixel or an icon. */
const IMAGE_MIN = 40
/** And below this one a thumbnail, which goes behind larger pictures. */
const THUMBNAIL_MAX = 200

const longerSide = ({ width, height }: { readonly width: number; readonly height: number }): number => Math.max(width, height)

/** A picture after it was looked at; `others` are addresses of it that may be tried when its own fails. */
interface Looked {
  readonly image: ProductImage
  readonly isThumbnail: boolean
  readonly others: readonly string[]
}

/**
 * The picture at the first of its addresses where there is one, or null when there is none at any. Where nobody answers, or no address
 * gives more than a thumbnail and one was refused, the first of these stays as the page states it.
 */
async function lookAt(
  image: ProductImage,
  others: readonly string[],
  pages: Pick<PageLoader, 'probeImage'>,
  signal: AbortSignal,
): Promise<Looked | null> {
  const addresses = [image.src, ...others]
  let best: (ProductImage & { readonly width: number; readonly height: number }) | null = null
  let open: string | null = null
  for (const src of addresses) {
    // Nobody's answer matters more than the page: what fails is not measured.
    const peek = signal.aborted ? null : await pages.probeImage(src, signal).catch(() => null)
    if (peek?.state === 'measured') {
      const { width, height } = peek
      if (best === null || longerSide(peek) > longerSide(best)) best = { ...image, src, width, height }
      if (longerSide(best) >= THUMBNAIL_MAX) return { image: best, isThumbnail: false, others: [] }
    } else if (peek?.state !== 'missing') open ??= src
    // A refusal may mean this address only; of what does not answer at all, others would not either.
    if (peek === null || peek.state === 'unknown') break
  }
  if (open !== null) {
    const rest = addresses.filter((address) => address !== open)
    return { image: open === image.src ? image : { ...image, src: open, width: null, height: null }, isThumbnail: false, others: rest }
  }
  return best === null || longerSide(best) < IMAGE_MIN ? null : { image: best, isThumbnail: true, others: [] }
}

/** Every picture looked at, in order. */
async function lookAtAll(
  { productImages, otherAddresses }: ReadProduct,
  pages: Pick<PageLoader, 'probeImage'>,
  deadlineMs: number,
  signal: AbortSignal,
): Promise<(Looked | null)[]> {
  const images = productImages.slice(0, MEASURED_MAX)
  const both = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
  const looked: (Looked | null)[] = images.map(() => null)
  let next = 0
  const hand = async (): Promise<void> => {
    for (let place = next++; place < images.length; place = next++)
      looked[place] = await lookAt(images[place], otherAddresses.get(images[place].src) ?? [], pages, both)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
  signal.throwIfAborted()
  return looked
}

/**
 * The product with the true sizes of its first pictures, read from the start of their files. A picture whose best address leads nowhere (to
 * nothing, a page, a tracking pixel) is taken from its next one, and dropped when there is none; a thumbnail goes behind larger pictures;
 * what does not answer within about a second stays as it was, with its other addresses. Fails with `request.cancelled` only.
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
