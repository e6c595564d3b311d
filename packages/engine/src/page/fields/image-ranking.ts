import { type ProductImage } from '@adloom/domain/product.ts'
import { type FactSource } from '@adloom/domain/provenance.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type AddImage, type ImageCandidate, type ImageHint } from './image-candidate.ts'

/** One address of an image. */
interface GatheredAddress {
  readonly side: number
  /** Whether the page states the size; the address alone only suggests it. */
  readonly isSure: boolean
  readonly width: number | null
  readonly height: number | null
  /** How little its name looks like a product image; 0 or more. */
  readonly penalty: number
}

/** One image with everything found about it. */
interface GatheredImage {
  readonly order: number
  alt: string
  readonly keys: Set<string>
  /** The best score from each source. */
  readonly sources: Map<string, number>
  readonly addresses: Map<string, GatheredAddress>
  /** Addresses as written on the page, where a larger one was guessed. */
  readonly written: Set<string>
}

/** An image among those of a page. */
export interface RankedImage {
  readonly image: ProductImage
  readonly score: number
  /** Longest side in pixels, as far as known. */
  readonly side: number
  readonly sources: readonly FactSource[]
  /** Other addresses of the image, best first, in case its own does not exist. */
  readonly others: readonly string[]
}

/** Names of files that are never a product image. */
const NOT_A_PRODUCT =
  /(^|[/_.-])(logos?|icons?|sprites?|favicon|placeholder|no-?image|no-?photo|noimg|missing|default-?image|blank|spacer|pixel|transparent|loading|loader|spinner|badge|payment|visa|mastercard|paypal|klarna|amex|flags?|stars?|rating|avatar|captcha|qr-?code|app-?store|google-?play|facebook|twitter|instagram|pinterest|youtube|whatsapp|tracking|1x1|close|arrow|chevron|burger|cart|wishlist|social-?share|share-?image|og-?default|energy-?label|energielabel|trust|seal|warranty|sizechart|size-?chart|swatch(es)?)([/_.-]|\d|$)/i
/** Assumed pixels of an address without a size: shops leave the size out for the original. */
const UNSIZED_SIDE = 1300
/** Characters of an alternative text. */
const ALT_MAX = 300

/** Gathers the images of a page: the addresses of one image in all sizes and formats are one image, and the scores of its sources add up. */
export function createImageRanking({ imageAt }: PageReading): { readonly add: AddImage; readonly ranked: () => RankedImage[] } {
  const byKey = new Map<string, GatheredImage>()
  let order = 0
  const addOne = (source: string, { written, score, hint }: ImageCandidate): GatheredImage | null => {
    const address = imageAt(written)
    if (address === null) return null
    const known = byKey.get(address.key)
    const image = known ?? {
      order: order++,
      alt: '',
      keys: new Set([address.key]),
      sources: new Map(),
      addresses: new Map(),
      written: new Set(),
    }
    if (known === undefined) byKey.set(address.key, image)
    if (address.written !== null) image.written.add(address.written)
    addScore(image, source, score)
    if (image.alt === '' && hint.alt !== undefined) image.alt = hint.alt
    addAddress(image, address, hint)
    return image
  }
  const add: AddImage = (source, candidates) => {
    let gathered: GatheredImage | null = null
    for (const candidate of candidates) {
      const image = addOne(source, candidate)
      if (image !== null) gathered = gathered === null ? image : joined(gathered, image, byKey)
    }
  }
  const ranked = (): RankedImage[] =>
    [...new Set(byKey.values())]
      .map((image) => ({ image, score: scoreOf(image) }))
      .toSorted((one, other) => other.score - one.score || one.image.order - other.image.order)
      .map(({ image, score }) => asRanked(image, score))
  return { add, ranked }
}

/** Each source counts once, with its best score. */
function addScore({ sources }: GatheredImage, source: string, score: number): void {
  sources.set(source, Math.max(score, sources.get(source) ?? Number.NEGATIVE_INFINITY))
}

/** Notes an address, and replaces what is known about it where the hint says more. */
function addAddress({ addresses }: GatheredImage, { href, side }: { href: string; side: number | null }, hint: ImageHint): void {
  const stated = Math.max(hint.width ?? 0, hint.height ?? 0)
  const before = addresses.get(href)
  const isMissing = before === undefined || (before.width === null && hint.shown !== undefined)
  const isMoreExact = stated > 0 && (before?.isSure !== true || (before.height === null && (hint.height ?? null) !== null))
  if (!isMissing && !isMoreExact) return
  addresses.set(href, {
    side: stated > 0 ? stated : (before?.side ?? side ?? hint.side ?? UNSIZED_SIDE),
    isSure: stated > 0 || before?.isSure === true,
    width: hint.width ?? before?.width ?? hint.shown?.width ?? null,
    height: hint.height ?? before?.height ?? hint.shown?.height ?? null,
    penalty: penaltyOf(href),
  })
}

/** Two images that an element of the page shows to be one: the later becomes part of the earlier. */
function joined(one: GatheredImage, other: GatheredImage, byKey: Map<string, GatheredImage>): GatheredImage {
  if (one === other) return one
  const [earlier, later] = one.order <= other.order ? [one, other] : [other, one]
  for (const key of later.keys) {
    earlier.keys.add(key)
    byKey.set(key, earlier)
  }
  for (const [source, score] of later.sources) addScore(earlier, source, score)
  for (const [href, address] of later.addresses) if (!earlier.addresses.has(href)) earlier.addresses.set(href, address)
  for (const written of later.written) earlier.written.add(written)
  if (earlier.alt === '') earlier.alt = later.alt
  return earlier
}

function asRanked(gathered: GatheredImage, score: number): RankedImage {
  const [src, { width, height, side }] = bestAddress(gathered)
  const { alt } = gathered
  return {
    image: alt === '' ? { src, width, height } : { src, width, height, alt: alt.slice(0, ALT_MAX) },
    score,
    side,
    sources: [...gathered.sources.keys()].filter((source): source is FactSource => source !== 'preload'),
    others: otherAddresses(src, gathered),
  }
}

const scoreOf = ({ sources, addresses }: GatheredImage): number =>
  [...sources.values()].reduce((sum, score) => sum + score, 0) - Math.min(...[...addresses.values()].map(({ penalty }) => penalty))

/** The largest address; among equals the one in the most common format. */
const bestAddress = ({ addresses }: GatheredImage): readonly [string, GatheredAddress] =>
  [...addresses].reduce((best, one) => {
    const [[bestHref, bestOne], [href, { side, penalty }]] = [best, one]
    if (penalty !== bestOne.penalty) return penalty < bestOne.penalty ? one : best
    return side > bestOne.side || (side === bestOne.side && /\.avif\b/i.test(bestHref) && !/\.avif\b/i.test(href)) ? one : best
  })

/** Pixels in the address of a copy made by an optimiser or Amazon. */
const SIDE_OF_A_COPY = /(?:[?&](?:w|width)=|\._(?:AC_)?[SU][XYLRS])(\d{2,4})/i

/** Fallbacks when an image's best address does not exist: the largest others, one of them as written on the page. */
function otherAddresses(best: string, { addresses, written }: GatheredImage): string[] {
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

/** Points that an image loses by the name of its file, and by its type. */
const PENALTIES = { name: 6, gif: 2, drawing: 6 }
/** Most other addresses of an image: three more tries. */
const OTHERS_MAX = 3

/** Penalty of a file name: for what is never a product image, and for types that seldom are one. */
function penaltyOf(href: string): number {
  const { pathname } = new URL(href)
  return (
    (NOT_A_PRODUCT.test(decoded(pathname)) ? PENALTIES.name : 0) +
    (/\.gif$/i.test(pathname) ? PENALTIES.gif : /\.(svg|ico)$/i.test(pathname) ? PENALTIES.drawing : 0)
  )
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
