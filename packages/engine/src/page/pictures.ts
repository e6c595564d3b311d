import { type ProductImage } from '@adloom/domain/product.ts'
import { type FactSource } from '@adloom/domain/provenance.ts'
import { attribute, closest, elementsOf, type PageElement } from './page-document.ts'
import { type PageReading } from './page-reading.ts'
import { region } from './page-region.ts'
import { plainText, wordsOf } from './page-text.ts'
import { pictureAddress, srcsetOf } from './picture-address.ts'
import { type StatedImage, type StatedProduct } from './structured-product.ts'

/** One picture with all it was found as. */
interface Picture {
  readonly key: string
  readonly order: number
  score: number
  /** Best address so far and how many pixels it is thought to have. */
  href: string
  side: number
  width: number | null
  height: number | null
  alt: string
  readonly sources: Map<string, number>
}

export interface FoundPictures {
  readonly images: readonly ProductImage[]
  readonly source: FactSource | null
}

/** Names of what is never a product's picture. */
const NOT_A_PRODUCT =
  /(^|[/_.-])(logos?|icons?|sprites?|favicon|placeholder|no-?image|no-?photo|noimg|missing|default-?image|blank|spacer|pixel|transparent|loading|loader|spinner|badge|payment|visa|mastercard|paypal|klarna|amex|flags?|stars?|rating|avatar|captcha|qr-?code|app-?store|google-?play|facebook|twitter|instagram|pinterest|youtube|whatsapp|tracking|1x1|close|arrow|chevron|burger|cart|wishlist|social-?share|share-?image|og-?default|energy-?label|energielabel|trust|seal|warranty|sizechart|size-?chart|swatch(es)?)([/_.-]|\d|$)/i
const ADDRESS_ATTRIBUTE =
  /^(src|content|href|data-[\w-]*(src|lazy|original|zoom|large|full|hires|image|img|big|hd|photo|picture|thumb|url)[\w-]*)$/
const LOOKS_LIKE_PICTURE =
  /\.(jpe?g|png|webp|avif)([?#/_:!,]|$)|\/(image|images|img|media|is\/image|photo|i)\/|[?&](w|wid|width|imwidth|fmt|fm)=/i

/** Pixels an address without any size is thought to have: shops leave the size out for the original. */
const UNSIZED_SIDE = 1300
const IMAGES_READ_MAX = 1500
const LISTED_MAX = 24

/** The pictures of the product, main picture first, then by role, then in the page's order. */
export function picturesOf(
  reading: PageReading,
  main: readonly StatedProduct[],
  title: string,
  heading: PageElement | null,
  stateImages: readonly string[],
): FoundPictures {
  const pictures = new Map<string, Picture>()
  const titleWords = new Set(wordsOf(title).filter((word) => word.length > 2))

  const add = (
    written: string,
    source: string,
    score: number,
    size: { width?: number | null; height?: number | null; alt?: string } = {},
  ): Picture | null => {
    const address = pictureAddress(written, reading.base)
    if (address === null) return null
    const known = pictures.get(address.key)
    const stated = Math.max(size.width ?? 0, size.height ?? 0)
    const side = stated > 0 ? stated : (address.side ?? UNSIZED_SIDE)
    if (known === undefined) {
      const picture: Picture = {
        key: address.key,
        order: pictures.size,
        score,
        href: address.href,
        side,
        width: size.width ?? null,
        height: size.height ?? null,
        alt: size.alt ?? '',
        sources: new Map([[source, score]]),
      }
      if (NOT_A_PRODUCT.test(decoded(new URL(address.href).pathname))) picture.score -= 6
      if (/\.(svg|gif|ico)$/i.test(new URL(address.href).pathname)) picture.score -= /\.gif$/i.test(address.href) ? 2 : 6
      pictures.set(address.key, picture)
      return picture
    }
    // Each source counts once, with the best it said.
    const before = known.sources.get(source)
    if (before === undefined || score > before) {
      known.score += score - (before ?? 0)
      known.sources.set(source, score)
    }
    if (known.alt === '' && size.alt !== undefined) known.alt = size.alt
    const isBetterKind = side === known.side && /\.avif\b/i.test(known.href) && !/\.avif\b/i.test(address.href)
    if (side > known.side || isBetterKind) {
      known.href = address.href
      known.side = side
      known.width = size.width ?? null
      known.height = size.height ?? null
    }
    return known
  }

  for (const [place, product] of main.entries())
    for (const [index, image] of product.images.slice(0, 30).entries())
      add(image.src, product.source, (place === 0 ? 4.5 : 3) - Math.min(1.5, index * 0.15), sized(image))
  for (const [index, src] of stateImages.slice(0, 20).entries()) add(src, 'embedded-state', 3 - Math.min(1.5, index * 0.15))
  for (const name of ['og:image:secure_url', 'og:image', 'og:image:url'])
    for (const [index, content] of (reading.metas.get(name) ?? []).slice(0, 6).entries()) add(content, 'open-graph', index === 0 ? 3 : 2)
  for (const name of ['twitter:image', 'twitter:image:src', 'sailthru.image.full'])
    for (const content of (reading.metas.get(name) ?? []).slice(0, 1)) add(content, 'twitter', 1.2)
  for (const link of elementsOf(reading.page, 'link').slice(0, 400)) {
    const rel = attribute(link, 'rel').toLowerCase()
    if (rel === 'image_src') add(attribute(link, 'href'), 'meta', 1.5)
    else if (rel === 'preload' && attribute(link, 'as') === 'image') {
      add(attribute(link, 'href'), 'preload', 0.8)
      for (const { src, width } of srcsetOf(attribute(link, 'imagesrcset'))) add(src, 'preload', 0.8, { width })
    }
  }
  seenOnPage(reading, titleWords, heading, add)

  const ranked = [...pictures.values()].toSorted((one, other) => other.score - one.score || one.order - other.order)
  const [first] = ranked
  if (first === undefined || first.score < 1.2) return { images: [], source: null }
  const limit = Math.max(1.2, Math.min(2.2, first.score * 0.3))
  const listed = ranked.filter((picture) => picture.score >= limit && (picture.side >= 120 || picture.score >= 2.5)).slice(0, LISTED_MAX)
  const images = (listed.includes(first) ? listed : [first, ...listed]).map(({ href, width, height, alt }) =>
    alt === '' ? { src: href, width, height } : { src: href, width, height, alt: alt.slice(0, 300) },
  )
  const sources = [...first.sources.keys()].filter((source): source is FactSource => source !== 'preload')
  return { images, source: sources.length > 1 ? 'agreement' : (sources[0] ?? 'meta') }
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

const pixels = (text: string): number | null => {
  const match = /^\s*(\d{1,5})(?:px)?\s*$/.exec(text)
  return match === null ? null : Number(match[1])
}

type Add = (
  written: string,
  source: string,
  score: number,
  size?: { width?: number | null; height?: number | null; alt?: string },
) => Picture | null

/** How likely an element of the page shows the product: place, words beside it, size. */
function placeScore(element: PageElement, alt: string, titleWords: ReadonlySet<string>, heading: PageElement | null): number {
  const { region: bits } = element
  let score = 0
  if ((bits & region.gallery) !== 0) score += 1.4
  if ((bits & region.product) !== 0) score += 0.6
  else if ((bits & region.main) !== 0) score += 0.2
  if ((bits & (region.header | region.nav | region.footer)) !== 0) score -= 3
  if ((bits & region.related) !== 0) score -= (bits & region.gallery) !== 0 && (bits & region.product) !== 0 ? 1.4 : 2.6
  if ((bits & region.reviews) !== 0) score -= 2
  if ((bits & region.dialog) !== 0) score -= 0.8
  if ((bits & region.template) !== 0) score -= 0.6
  if (titleWords.size > 0 && alt !== '') {
    const words = new Set(wordsOf(alt))
    let shared = 0
    for (const word of titleWords) if (words.has(word)) shared++
    const share = shared / titleWords.size
    score += share >= 0.8 ? 1.8 : share * 1.6
  }
  if (heading !== null) {
    // Galleries stand just before or after the name.
    const distance = Math.abs(element.index - heading.index)
    score += distance < 250 ? 0.5 : distance < 700 ? 0.25 : distance > 4000 ? -0.4 : 0
  }
  return score
}

function seenOnPage(reading: PageReading, titleWords: ReadonlySet<string>, heading: PageElement | null, add: Add): void {
  const { page } = reading
  for (const image of [...elementsOf(page, 'img'), ...elementsOf(page, 'amp-img')].slice(0, IMAGES_READ_MAX)) {
    const alt = plainText((attribute(image, 'alt') || attribute(image, 'title')).slice(0, 500))
    const declared = { width: pixels(attribute(image, 'width')), height: pixels(attribute(image, 'height')) }
    let score = placeScore(image, alt, titleWords, heading)
    if (/\bimage\b/.test(attribute(image, 'itemprop'))) score += 1
    const largest = Math.max(declared.width ?? 0, declared.height ?? 0)
    if (largest >= 300) score += 0.6
    else if (largest > 0 && largest < 80) score -= 0.8
    const words = `${attribute(image, 'class')} ${attribute(image, 'id')}`.toLowerCase()
    if (/main|hero|primary|featured|zoom|product|landing|big/.test(words)) score += 0.6
    if (/logo|icon|badge|swatch|avatar|payment/.test(words)) score -= 2.5
    if (
      leadsElsewhere(
        closest(image, ({ tag }) => tag === 'a', 6),
        reading,
      )
    )
      score -= 2.4
    if (score < 0.2) continue
    // A written size is the box it is shown in: only the source attribute's own picture is no larger than needed.
    for (const [name, value] of Object.entries(image.attributes)) {
      if (value === undefined || value === '') continue
      if (name === 'srcset' || /^data-[\w-]*srcset$/.test(name)) {
        for (const { src, width } of srcsetOf(value, largest > 0 ? largest : 400)) add(src, 'visible', score, { width, alt })
      } else if (name === 'data-a-dynamic-image' || (value.startsWith('{') && value.includes('http'))) {
        for (const { src, width, height } of sizesInMap(value)) add(src, 'visible', score + 0.5, { width, height, alt })
      } else if (
        ADDRESS_ATTRIBUTE.test(name) &&
        (name === 'src' || LOOKS_LIKE_PICTURE.test(value)) &&
        !value.startsWith('data:') &&
        value.length < 3000
      )
        add(value, 'visible', score, { alt })
    }
    const picture = image.parent?.tag === 'picture' ? image.parent : null
    if (picture !== null)
      for (let index = picture.index + 1; index < Math.min(picture.end, picture.index + 60); index++) {
        const node = page.nodes[index]
        if (typeof node === 'string' || node.tag !== 'source') continue
        for (const { src, width } of srcsetOf(attribute(node, 'srcset') || attribute(node, 'data-srcset')))
          add(src, 'visible', score, { width, alt })
      }
    const link = closest(image, ({ tag }) => tag === 'a', 4)
    if (link !== null && (image.region & (region.gallery | region.product)) !== 0) {
      const target = attribute(link, 'href')
      if (/\.(jpe?g|png|webp|avif)([?#]|$)/i.test(target)) add(target, 'visible', score, { alt })
      for (const name of ['data-zoom-image', 'data-image', 'data-large', 'data-full', 'data-zoom', 'data-big', 'data-original'])
        if (LOOKS_LIKE_PICTURE.test(attribute(link, name))) add(attribute(link, name), 'visible', score, { alt })
    }
  }
  // Pictures that a script or a style sheet shows: boxes of the gallery with an address in an attribute.
  let boxes = 0
  for (const tag of ['div', 'a', 'li', 'span', 'figure', 'button'])
    for (const element of elementsOf(page, tag)) {
      if ((element.region & region.gallery) === 0 || boxes > 400) continue
      const { style } = element.attributes
      const score = placeScore(element, attribute(element, 'title') || attribute(element, 'aria-label'), titleWords, heading)
      if (score < 0.2) continue
      const background = style === undefined ? null : /background(?:-image)?\s*:[^;]{0,40}url\(\s*['"]?([^'")]+)/i.exec(style)
      if (background !== null) {
        boxes++
        add(background[1], 'visible', score - 0.2)
      }
      for (const name of [
        'data-src',
        'data-image',
        'data-zoom-image',
        'data-zoom',
        'data-large',
        'data-thumb',
        'data-full',
        'data-bg',
        'data-background',
        'data-image-src',
        'data-original',
        'data-img',
      ]) {
        const value = element.attributes[name]
        if (value === undefined || !LOOKS_LIKE_PICTURE.test(value) || value.length > 3000) continue
        boxes++
        add(value, 'visible', score - 0.2)
      }
    }
}

/** Whether a link leads to another page of a shop: the picture in it is that page's. */
function leadsElsewhere(link: PageElement | null, reading: PageReading): boolean {
  const href = link === null ? '' : attribute(link, 'href')
  if (href === '' || href.startsWith('#') || /^(javascript|data|mailto|tel):/i.test(href)) return false
  const target = URL.parse(href, reading.base)
  const here = URL.parse(reading.url)
  if (target === null || here === null || /\.(jpe?g|png|webp|avif|gif)$/i.test(target.pathname)) return false
  // Pictures of the gallery link to the file, to this page, or to a larger view below it.
  return (
    target.host === here.host &&
    !target.pathname.startsWith(here.pathname.replace(/\/$/, '')) &&
    !/image|photo|picture|media|gallery|zoom/i.test(target.pathname)
  )
}

/** A JSON map in an attribute from address to `[width, height]`, as Amazon writes it, or any JSON with picture addresses in it. */
function sizesInMap(text: string): { src: string; width: number | null; height: number | null }[] {
  let value: unknown
  try {
    value = JSON.parse(text.slice(0, 20_000))
  } catch {
    return []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .slice(0, 20)
    .flatMap(([key, size]: [string, unknown]) => {
      if (/^https?:\/\//.test(key)) {
        const [width, height] = Array.isArray(size) ? size : []
        return [{ src: key, width: typeof width === 'number' ? width : null, height: typeof height === 'number' ? height : null }]
      }
      return typeof size === 'string' && /^(https?:)?\/\//.test(size) && LOOKS_LIKE_PICTURE.test(size)
        ? [{ src: size, width: null, height: null }]
        : []
    })
}
