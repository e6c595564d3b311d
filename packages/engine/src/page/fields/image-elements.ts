import { attribute, closest, elementsOf, type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { plainText, wordsOf } from '../document/page-text.ts'
import { srcsetOf } from '../document/image-url.ts'
import { type AddImage, type ImageCandidate } from './image-candidate.ts'
import { type RankedImage, withEvenRows } from './gallery-rows.ts'

const ADDRESS_ATTRIBUTE =
  /^(src|content|href|data-[\w-]*(src|lazy|original|zoom|large|full|hires|image|img|big|hd|photo|picture|thumb|url)[\w-]*)$/
const LOOKS_LIKE_IMAGE =
  /\.(jpe?g|png|webp|avif)([?#/_:!,]|$)|\/(image|images|img|media|is\/image|photo|i)\/|[?&](w|wid|width|imwidth|fmt|fm)=/i

const IMAGES_READ_MAX = 1500

const pixels = (text: string): number | null => {
  const match = /^\s*(\d{1,5})(?:px)?\s*$/.exec(text)
  return match === null ? null : Number(match[1])
}

/** How likely an element of the page shows the product: by place, text and size. */
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
    // Galleries are just before or after the name.
    const distance = Math.abs(element.index - heading.index)
    score += distance < 80 ? 0.7 : distance < 250 ? 0.5 : distance < 700 ? 0.25 : distance > 4000 ? -0.4 : 0
  }
  return score
}

/** Penalty of an image in the description when one outside has the same text: a drawing with sizes, a detail. */
const ILLUSTRATION = 2.2

/** Whether an image is in a description, unlike a box called details that contains the product's name too. */
function isIllustration(element: PageElement, heading: PageElement | null): boolean {
  if (heading === null || (element.region & region.description) === 0) return false
  let box = element
  while (box.parent !== null && (box.parent.region & region.description) !== 0) box = box.parent
  return box.index > heading.index || box.end <= heading.index
}

/** An element's addresses: `one` are all of one image, `others` are images of their own (shown on hover, for instance). */
interface SeenImage {
  readonly src: string
  readonly one: ImageCandidate[]
  readonly others: ImageCandidate[]
}

/** The images without an address that several slides begin with: it is the placeholder. */
function withoutWaitingImages(images: readonly SeenImage[], { imageAt }: PageReading): SeenImage[] {
  const companions = new Map<string, Set<string>>()
  const keyOf = (written: string): string => imageAt(written)?.key ?? ''
  const keysOf = images.map(({ one }) => one.map(({ written }) => keyOf(written)))
  for (const keys of keysOf)
    for (const key of new Set(keys)) {
      const other = keys.find((candidate) => candidate !== key && candidate !== '')
      if (key === '' || other === undefined) continue
      const set = companions.get(key) ?? new Set<string>()
      companions.set(key, set.add(other))
    }
  return images.map((image, place) => {
    const keys = keysOf[place]
    if (new Set(keys).size < 2) return image
    const isWaiting = (at: number): boolean => {
      const count = companions.get(keys[at])?.size ?? 0
      return count > 2 || (count > 1 && image.one[at].written === image.src)
    }
    const kept = image.one.filter((_, at) => !isWaiting(at))
    return kept.length === 0 ? image : { ...image, one: kept }
  })
}

/** Images shown only after an interaction: not the same image as the element's own. */
const OTHER_VIEW = /hover|second|back(?!ground)|flip|swap|rollover|alt-|-alt|next|prev/
const ZOOM = /zoom|large|full|hires|original|big|hd|master/
const ZOOM_LINK = ['data-zoom-image', 'data-image', 'data-large', 'data-full', 'data-zoom', 'data-big', 'data-original']
const IS_FILE = /\.(jpe?g|png|webp|avif)([?#]|$)/i

function seenImage(image: PageElement, alt: string, score: number, reading: PageReading): SeenImage {
  const { page } = reading
  const one: ImageCandidate[] = []
  const others: ImageCandidate[] = []
  const declared = { width: pixels(attribute(image, 'width')), height: pixels(attribute(image, 'height')) }
  const shown = Math.max(declared.width ?? 0, declared.height ?? 0)
  const src = attribute(image, 'src')
  const sets: { src: string; width: number | null }[] = []
  const plain: { written: string; isZoom: boolean; isSource: boolean }[] = []
  for (const [name, value] of Object.entries(image.attributes)) {
    if (value === undefined || value === '') continue
    if (name === 'srcset' || /^data-[\w-]*srcset$/.test(name)) sets.push(...srcsetOf(value, shown > 0 ? shown : 400))
    else if (name === 'data-a-dynamic-image' || (value.startsWith('{') && value.includes('http'))) {
      for (const { src: written, width, height } of sizesInMap(value))
        one.push({ written, score: score + 0.5, hint: { width, height, alt } })
    } else if (
      ADDRESS_ATTRIBUTE.test(name) &&
      (name === 'src' || LOOKS_LIKE_IMAGE.test(value)) &&
      !value.startsWith('data:') &&
      value.length < 3000
    ) {
      if (OTHER_VIEW.test(name)) others.push({ written: value, score, hint: { alt } })
      else plain.push({ written: value, isZoom: ZOOM.test(name), isSource: name === 'src' })
    }
  }
  const imageElement = image.parent?.tag === 'picture' ? image.parent : null
  if (imageElement !== null)
    for (let index = imageElement.index + 1; index < Math.min(imageElement.end, imageElement.index + 60); index++) {
      const node = page.nodes[index]
      if (typeof node !== 'string' && node.tag === 'source')
        sets.push(...srcsetOf(attribute(node, 'srcset') || attribute(node, 'data-srcset')))
    }
  const link = closest(image, ({ tag }) => tag === 'a', 4)
  if (link !== null && ((image.region & (region.gallery | region.product)) !== 0 || IS_FILE.test(attribute(link, 'href')))) {
    const target = attribute(link, 'href')
    const isOnly = !hasTwoImages(reading, link)
    const found = [
      ...(IS_FILE.test(target) ? [target] : []),
      ...ZOOM_LINK.map((name) => attribute(link, name)).filter((value) => LOOKS_LIKE_IMAGE.test(value)),
    ]
    for (const written of found)
      if (isOnly) plain.push({ written, isZoom: true, isSource: false })
      else others.push({ written, score, hint: { alt } })
  }
  // An element that names a larger version of itself belongs to a gallery.
  const points = score + (plain.some(({ isZoom }) => isZoom) ? 0.6 : 0)
  for (const { src: written, width } of sets) one.push({ written, score: points, hint: { width, alt } })
  const largest = Math.max(0, ...sets.map(({ width }) => width ?? 0))
  for (const { written, isZoom, isSource } of plain) {
    // Among addresses without a size, the zoom address is the largest; the `src` next to a set is a small one for old browsers.
    const side = isZoom ? ZOOM_SIDE : isSource && largest > 0 ? largest - 1 : undefined
    const isWhole = isSource && sets.length === 0 && declared.width !== null && declared.height !== null && shown >= 100
    const told = reading.imageAt(written)?.side ?? null
    // Without another candidate the box is the best known size.
    const size = isWhole && plain.length === 1 && (told === null || told === shown) ? { shown: declared } : {}
    one.push({ written, score: points, hint: side === undefined ? { alt, ...size } : { alt, side } })
  }
  return { src, one, others }
}

/** Assumed pixels of a zoom address. */
const ZOOM_SIDE = 1600

function hasTwoImages({ page }: PageReading, link: PageElement): boolean {
  let count = 0
  for (let index = link.index + 1; index < Math.min(link.end, link.index + 80); index++) {
    const node = page.nodes[index]
    if (typeof node !== 'string' && node.tag === 'img' && (node.region & region.noscript) === 0 && ++count > 1) return true
  }
  return false
}

/**
 * The images of the page's elements: image tags, and gallery boxes filled by a script or a style sheet; the gallery's first gets
 * `leadPoints` more.
 */
export function imagesSeen(
  reading: PageReading,
  titleWords: ReadonlySet<string>,
  heading: PageElement | null,
  add: AddImage,
  leadPoints: number,
): void {
  const { page } = reading
  const images: RankedImage[] = []
  for (const image of [...elementsOf(page, 'img'), ...elementsOf(page, 'amp-img')].slice(0, IMAGES_READ_MAX)) {
    const alt = plainText((attribute(image, 'alt') || attribute(image, 'title')).slice(0, 500))
    let score = placeScore(image, alt, titleWords, heading)
    if (/\bimage\b/.test(attribute(image, 'itemprop'))) score += 1
    const largest = Math.max(pixels(attribute(image, 'width')) ?? 0, pixels(attribute(image, 'height')) ?? 0)
    if (largest >= 300) score += 0.6
    else if (largest >= 200) score += 0.3
    else if (largest > 0 && largest < 80) score -= 0.8
    const words = `${attribute(image, 'class')} ${attribute(image, 'id')}`.toLowerCase()
    if (/main|hero|primary|featured|zoom|product|landing|big/.test(words)) score += 0.6
    if (/logo|icon|badge|swatch|avatar|payment/.test(words)) score -= 2.5
    const link = closest(image, ({ tag }) => tag === 'a', 6)
    if (leadsElsewhere(link, reading)) score -= 2.4
    else if (link !== null && IS_FILE.test(attribute(link, 'href'))) score += 0.4
    if (score >= 0.2) images.push({ image, alt, score })
  }
  const shown = new Set(images.filter(({ image, alt }) => alt !== '' && !isIllustration(image, heading)).map(({ alt }) => alt))
  for (const [place, one] of images.entries())
    if (shown.has(one.alt) && isIllustration(one.image, heading)) images[place] = { ...one, score: one.score - ILLUSTRATION }
  const elements = images.map(({ image }) => image)
  const lead = leadOf(elements, heading)
  const seen = withEvenRows(images).map(({ image, alt, score }) =>
    seenImage(image, alt, image === lead ? score + leadPoints : score, reading),
  )
  for (const { one, others } of withoutWaitingImages(seen, reading)) {
    add('visible', one)
    for (const other of others) add('visible', [other])
  }
  // Images shown by a script or a style sheet: gallery boxes with an address in an attribute.
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
        add('visible', [{ written: background[1], score: score - 0.2, hint: {} }])
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
        if (value === undefined || !LOOKS_LIKE_IMAGE.test(value) || value.length > 3000) continue
        boxes++
        add('visible', [{ written: value, score: score - 0.2, hint: { side: ZOOM.test(name) ? ZOOM_SIDE : 1300 } }])
      }
    }
}

/** The first image of the gallery nearest to the product's name, without copies made by a carousel. */
function leadOf(images: readonly PageElement[], heading: PageElement | null): PageElement | null {
  const galleries = new Map<PageElement, PageElement[]>()
  for (const image of images) {
    if ((image.region & region.gallery) === 0 || (image.region & (region.related | region.clone | region.noscript)) !== 0) continue
    let box = image
    while (box.parent !== null && (box.parent.region & region.gallery) !== 0) box = box.parent
    const known = galleries.get(box)
    if (known === undefined) galleries.set(box, [image])
    else known.push(image)
  }
  let lead: PageElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [box, [first, second]] of galleries) {
    if (second === undefined) continue
    const distance = heading === null ? box.index : Math.min(Math.abs(box.index - heading.index), Math.abs(box.end - heading.index))
    if (distance < least) {
      least = distance
      lead = first
    }
  }
  return lead
}

/** Whether a link leads to another page of a shop: then its image belongs to that page. */
function leadsElsewhere(link: PageElement | null, reading: PageReading): boolean {
  const href = link === null ? '' : attribute(link, 'href')
  if (href === '' || href.startsWith('#') || /^(javascript|data|mailto|tel):/i.test(href)) return false
  const target = URL.parse(href, reading.base)
  const here = URL.parse(reading.url)
  if (target === null || here === null || /\.(jpe?g|png|webp|avif|gif)$/i.test(target.pathname)) return false
  // Gallery images link to the file, to this page, or to a larger version below it.
  return (
    target.host === here.host &&
    !target.pathname.startsWith(here.pathname.replace(/\/$/, '')) &&
    !/image|photo|picture|media|gallery|zoom/i.test(target.pathname)
  )
}

/** A JSON map in an attribute from address to `[width, height]`, as Amazon writes it, or any JSON with image addresses in it. */
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
      return typeof size === 'string' && /^(https?:)?\/\//.test(size) && LOOKS_LIKE_IMAGE.test(size)
        ? [{ src: size, width: null, height: null }]
        : []
    })
}
