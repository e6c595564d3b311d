import { type ProductImage } from '@adloom/domain/product.ts'
import { type FactSource } from '@adloom/domain/provenance.ts'
import { attribute, elementsOf, type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { wordsOf } from '../document/page-text.ts'
import { EMBEDDED_AGREES, stateProductOf } from '../sources/embedded-state.ts'
import { type Field, foundIn } from './field.ts'
import { srcsetOf } from '../document/image-url.ts'
import { type AddImage, type ImageHint } from './image-candidate.ts'
import { imagesSeen } from './image-elements.ts'
import { magentoGallery } from './shops/magento.ts'
import { type StatedImage, type StatedProduct } from '../sources/structured-product.ts'

/** One address of an image. */
interface Address {
  readonly side: number
  /** Whether the page states the size; the address alone only suggests it. */
  readonly isSure: boolean
  readonly width: number | null
  readonly height: number | null
  /** How little its name looks like a product image; 0 or more. */
  readonly penalty: number
}

/** One image with everything found about it. */
interface RankedImage {
  readonly order: number
  alt: string
  readonly keys: Set<string>
  /** The best score from each source. */
  readonly sources: Map<string, number>
  readonly addresses: Map<string, Address>
  /** Addresses as written on the page, where a larger one was guessed. */
  readonly written: Set<string>
}

interface FoundImages {
  readonly images: readonly ProductImage[]
  readonly source: FactSource | null
  /** For the first images: other addresses of the same image by `src`, best first, in case the best does not exist. */
  readonly otherAddresses: ReadonlyMap<string, readonly string[]>
}

/** Names of files that are never a product image. */
const NOT_A_PRODUCT =
  /(^|[/_.-])(logos?|icons?|sprites?|favicon|placeholder|no-?image|no-?photo|noimg|missing|default-?image|blank|spacer|pixel|transparent|loading|loader|spinner|badge|payment|visa|mastercard|paypal|klarna|amex|flags?|stars?|rating|avatar|captcha|qr-?code|app-?store|google-?play|facebook|twitter|instagram|pinterest|youtube|whatsapp|tracking|1x1|close|arrow|chevron|burger|cart|wishlist|social-?share|share-?image|og-?default|energy-?label|energielabel|trust|seal|warranty|sizechart|size-?chart|swatch(es)?)([/_.-]|\d|$)/i
/** Assumed pixels of an address without a size: shops leave the size out for the original. */
const UNSIZED_SIDE = 1300
/** Assumed pixels of an address in structured data or Open Graph: no guess at another address of the image is larger. */
const STATED_SIDE = 1700
const LISTED_MAX = 24
/** Images whose other addresses are stored, and how many of each: the first choices of a user, and three more tries. */
const OTHERS_OF_MAX = 8
const OTHERS_MAX = 3
/** Lowest score of the only image of a page without a stated one; one of several needs twice that. */
const LEAST_ALONE = 0.6
/** Bonus of the gallery's first image: shops show the product itself first. Smaller where data names images. */
const LEAD = 1
const LEAD_BESIDE_DATA = 0.6

/** The images of the product, main image first, then by role, then in the page's order. */
function chosenImages(
  reading: PageReading,
  main: readonly StatedProduct[],
  title: string,
  heading: PageElement | null,
  stateImages: readonly string[],
): FoundImages {
  const byKey = new Map<string, RankedImage>()
  const titleWords = new Set(wordsOf(title).filter((word) => word.length > 2))
  let order = 0

  const addOne = (written: string, source: string, score: number, hint: ImageHint): RankedImage | null => {
    const address = reading.imageAt(written)
    if (address === null) return null
    const known = byKey.get(address.key)
    const image = known ?? {
      order: order++,
      alt: '',
      keys: new Set([address.key]),
      sources: new Map(),
      addresses: new Map(),
      written: new Set<string>(),
    }
    if (known === undefined) byKey.set(address.key, image)
    if (address.written !== null) image.written.add(address.written)
    // Each source counts once, with its best score.
    image.sources.set(source, Math.max(score, image.sources.get(source) ?? Number.NEGATIVE_INFINITY))
    if (image.alt === '' && hint.alt !== undefined) image.alt = hint.alt
    const stated = Math.max(hint.width ?? 0, hint.height ?? 0)
    const before = image.addresses.get(address.href)
    const isMissing = before === undefined || (before.width === null && hint.shown !== undefined)
    if (isMissing || (stated > 0 && (!before.isSure || (before.height === null && (hint.height ?? null) !== null))))
      image.addresses.set(address.href, {
        side: stated > 0 ? stated : (before?.side ?? address.side ?? hint.side ?? UNSIZED_SIDE),
        isSure: stated > 0 || before?.isSure === true,
        width: hint.width ?? before?.width ?? hint.shown?.width ?? null,
        height: hint.height ?? before?.height ?? hint.shown?.height ?? null,
        penalty: penaltyOf(address.href),
      })
    return image
  }
  const join = (one: RankedImage, other: RankedImage): RankedImage => {
    if (one === other) return one
    const [kept, gone] = one.order <= other.order ? [one, other] : [other, one]
    for (const key of gone.keys) {
      kept.keys.add(key)
      byKey.set(key, kept)
    }
    for (const [source, score] of gone.sources)
      kept.sources.set(source, Math.max(score, kept.sources.get(source) ?? Number.NEGATIVE_INFINITY))
    for (const [href, address] of gone.addresses) if (!kept.addresses.has(href)) kept.addresses.set(href, address)
    for (const written of gone.written) kept.written.add(written)
    if (kept.alt === '') kept.alt = gone.alt
    return kept
  }
  const add: AddImage = (source, candidates) => {
    let all: RankedImage | null = null
    for (const { written, score, hint } of candidates) {
      const image = addOne(written, source, score, hint)
      if (image !== null) all = all === null ? image : join(all, image)
    }
  }
  // The image stated in the page's data outranks a guess at a larger address.
  const addAlone = (written: string, source: string, score: number, hint: ImageHint = {}): void =>
    void addOne(written, source, score, { side: STATED_SIDE, ...hint })

  for (const [place, product] of main.entries())
    for (const [index, image] of product.images.slice(0, 30).entries())
      addAlone(image.src, product.source, (place === 0 ? 4.5 : 3) - Math.min(1.5, index * 0.15), sized(image))
  for (const [index, src] of stateImages.slice(0, 20).entries()) addAlone(src, 'embedded-state', 3 - Math.min(1.5, index * 0.15))
  for (const [index, src] of magentoGallery(reading.page).entries()) addAlone(src, 'embedded-state', 3 - Math.min(1, index * 0.05))
  for (const name of ['og:image:secure_url', 'og:image', 'og:image:url'])
    for (const [index, content] of (reading.metas.get(name) ?? []).slice(0, 6).entries())
      addAlone(content, 'open-graph', index === 0 ? 3 : 2)
  for (const name of ['twitter:image', 'twitter:image:src', 'sailthru.image.full'])
    for (const content of (reading.metas.get(name) ?? []).slice(0, 1)) addAlone(content, 'twitter', 1.2)
  for (const link of elementsOf(reading.page, 'link').slice(0, 400)) {
    const rel = attribute(link, 'rel').toLowerCase()
    if (rel === 'image_src') addAlone(attribute(link, 'href'), 'meta', 1.5)
    else if (rel === 'preload' && attribute(link, 'as') === 'image') {
      addAlone(attribute(link, 'href'), 'preload', 0.8)
      for (const { src, width } of srcsetOf(attribute(link, 'imagesrcset'))) addAlone(src, 'preload', 0.8, { width })
    }
  }
  imagesSeen(reading, titleWords, heading, add, main.some(({ images }) => images.length > 0) ? LEAD_BESIDE_DATA : LEAD)

  const ranked = [...new Set(byKey.values())]
    .map((image) => ({ image, score: scoreOf(image), best: bestAddress(image) }))
    .toSorted((one, other) => other.score - one.score || one.image.order - other.image.order)
  const [first] = ranked
  if (first === undefined || first.score < LEAST_ALONE) return { images: [], source: null, otherAddresses: new Map() }
  const limit = Math.max(1.2, Math.min(2, first.score * 0.3))
  const listed = ranked.filter(({ score, best }) => score >= limit && (best[1].side >= 120 || score >= 2.5)).slice(0, LISTED_MAX)
  const found = listed.includes(first) ? listed : [first, ...listed]
  const images = found.map(({ image: { alt }, best: [src, { width, height }] }) =>
    alt === '' ? { src, width, height } : { src, width, height, alt: alt.slice(0, 300) },
  )
  const otherAddresses = new Map(
    found.slice(0, OTHERS_OF_MAX).flatMap(({ image, best: [src] }): [string, string[]][] => {
      const others = othersBeside(src, image)
      return others.length === 0 ? [] : [[src, others]]
    }),
  )
  const sources = [...first.image.sources.keys()].filter((source): source is FactSource => source !== 'preload')
  return { images, source: sources.length > 1 ? 'agreement' : (sources[0] ?? 'meta'), otherAddresses }
}

const scoreOf = ({ sources, addresses }: RankedImage): number =>
  [...sources.values()].reduce((sum, score) => sum + score, 0) - Math.min(...[...addresses.values()].map(({ penalty }) => penalty))

/** The largest address; among equals the one in the most common format. */
const bestAddress = ({ addresses }: RankedImage): readonly [string, Address] =>
  [...addresses].reduce((best, one) => {
    const [[bestHref, bestOne], [href, { side, penalty }]] = [best, one]
    if (penalty !== bestOne.penalty) return penalty < bestOne.penalty ? one : best
    return side > bestOne.side || (side === bestOne.side && /\.avif\b/i.test(bestHref) && !/\.avif\b/i.test(href)) ? one : best
  })

/** Pixels in the address of a copy made by an optimiser or Amazon. */
const SIDE_OF_A_COPY = /(?:[?&](?:w|width)=|\._(?:AC_)?[SU][XYLRS])(\d{2,4})/i

/** Fallbacks when an image's best address does not exist: the largest others, one of them as written on the page. */
function othersBeside(best: string, { addresses, written }: RankedImage): string[] {
  const byWorth = [...addresses]
    .filter(([href]) => href !== best)
    .toSorted(([, one], [, other]) => one.penalty - other.penalty || other.side - one.side)
    .map(([href]) => href)
  const sideOf = (href: string): number => Number(SIDE_OF_A_COPY.exec(href)?.[1] ?? 0)
  const [largest] = [...written]
    .filter((href) => href !== best && !addresses.has(href))
    .toSorted((one, other) => sideOf(other) - sideOf(one))
  return largest === undefined ? byWorth.slice(0, OTHERS_MAX) : [...byWorth.slice(0, OTHERS_MAX - 1), largest]
}

/** Penalty of a file name: for what is never a product image, and for types that seldom are one. */
function penaltyOf(href: string): number {
  const { pathname } = new URL(href)
  return (NOT_A_PRODUCT.test(decoded(pathname)) ? 6 : 0) + (/\.gif$/i.test(pathname) ? 2 : /\.(svg|ico)$/i.test(pathname) ? 6 : 0)
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const sized = ({ width, height }: StatedImage): { width: number | null; height: number | null } => ({
  width: width !== null && width >= 10 && width < 20_000 ? width : null,
  height: height !== null && height >= 10 && height < 20_000 ? height : null,
})

export const productImages: Field<'productImages', 'structured' | 'embedded' | 'title' | 'heading'> = {
  needs: ['structured', 'embedded', 'title', 'heading'],
  isOfProducts: false,
  rules: [],
  read: (reading, { structured, embedded, heading, ...found }) => {
    const title = found.title?.value ?? ''
    const open = chosenImages(reading, structured, title, heading, embedded?.images ?? [])
    // Only one visible image: the rest of the gallery may be in the page's scripts.
    const hidden = embedded === null && open.images.length === 1 ? stateProductOf(reading) : null
    const chosen =
      hidden !== null && hidden.score >= EMBEDDED_AGREES && hidden.images.length > 1
        ? chosenImages(reading, structured, title, heading, hidden.images)
        : open
    const { images, source, otherAddresses } = chosen
    return source === null ? null : { ...foundIn([...images], source, images[0]?.src ?? ''), otherAddresses }
  },
}
