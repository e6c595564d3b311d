import { attribute, closest, type PageElement } from '../document/page-document.ts'
import { isInlineImage, srcsetOf } from '../document/image-url.ts'
import { region } from '../document/page-region.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type ImageCandidate } from './image-candidate.ts'
import { IMAGE_FILE, pixelsIn } from './image-signs.ts'

const ADDRESS_ATTRIBUTE =
  /^(src|content|href|data-(?=[\w-]*$)[\w-]*(src|lazy|original|zoom|large|full|hires|image|img|big|hd|photo|picture|thumb|url)[\w-]*)$/
export const LOOKS_LIKE_IMAGE =
  /\.(jpe?g|png|webp|avif)([?#/_:!,]|$)|\/(image|images|img|media|is\/image|photo|i)\/|[?&](w|wid|width|imwidth|fmt|fm)=/i
/** Characters of an address; longer ones are data. */
export const ADDRESS_MAX = 3000

/** An element's addresses: `one` are all of one image, `others` are images of their own (shown on hover, for instance). */
interface SeenImage {
  readonly src: string
  readonly one: ImageCandidate[]
  readonly others: ImageCandidate[]
}

/** Images shown only after an interaction: not the same image as the element's own. */
const OTHER_VIEW = /hover|second|back(?!ground)|flip|swap|rollover|alt-|-alt|next|prev/
/** Names of attributes with a larger version of the image. */
export const ZOOM = /zoom|large|full|hires|original|big|hd|master/
const ZOOM_LINK = ['data-zoom-image', 'data-image', 'data-large', 'data-full', 'data-zoom', 'data-big', 'data-original']
/** Assumed pixels of a zoom address. */
export const ZOOM_SIDE = 1600
/** Width of an image without a stated one whose srcset counts in multiples of it. */
const ASSUMED_WIDTH = 400
/** Bonus of a map of sizes, and of an image that names a larger version of itself: both belong to galleries. */
const SIZES_BONUS = 0.5
const ZOOM_BONUS = 0.6
/** Pixels from which a stated size is that of the image, not of a thumbnail. */
const WHOLE_SIDE = 100

/** An address without a size. */
interface PlainAddress {
  readonly written: string
  readonly isZoom: boolean
  /** Whether it is the `src`. */
  readonly isSource: boolean
}

/** The addresses in an element's attributes and around it, by how they are read. */
interface WrittenAddresses {
  readonly sets: readonly { readonly src: string; readonly width: number | null }[]
  readonly plain: readonly PlainAddress[]
  /** Addresses in a map of sizes. */
  readonly mapped: ReturnType<typeof sizesInMap>
  /** Addresses of other images. */
  readonly others: readonly string[]
}

function inAttributes(image: PageElement, side: number): WrittenAddresses {
  const addresses = {
    sets: [] as { src: string; width: number | null }[],
    plain: [] as PlainAddress[],
    mapped: [] as ReturnType<typeof sizesInMap>,
    others: [] as string[],
  }
  for (const [name, value] of Object.entries(image.attributes)) {
    if (value === undefined || value === '') continue
    if (name === 'srcset' || /^data-[\w-]*srcset$/.test(name)) addresses.sets.push(...srcsetOf(value, side > 0 ? side : ASSUMED_WIDTH))
    else if (name === 'data-a-dynamic-image' || (value.startsWith('{') && value.includes('http')))
      addresses.mapped.push(...sizesInMap(value))
    else if (name === 'src' && isInlineImage(value)) addresses.plain.push({ written: value, isZoom: false, isSource: true })
    else if (
      ADDRESS_ATTRIBUTE.test(name) &&
      (name === 'src' || LOOKS_LIKE_IMAGE.test(value)) &&
      !value.startsWith('data:') &&
      value.length < ADDRESS_MAX
    ) {
      if (OTHER_VIEW.test(name)) addresses.others.push(value)
      else addresses.plain.push({ written: value, isZoom: ZOOM.test(name), isSource: name === 'src' })
    }
  }
  return addresses
}

/** Most nodes of a `picture` element. */
const SOURCES_NODES = 60

/** The sets of the `source` elements beside an image. */
function inPicture({ page }: PageReading, { parent }: PageElement): { src: string; width: number | null }[] {
  if (parent?.tag !== 'picture') return []
  return page.nodes
    .slice(parent.index + 1, Math.min(parent.end, parent.index + SOURCES_NODES))
    .filter((node) => typeof node !== 'string' && node.tag === 'source')
    .flatMap((node) => (typeof node === 'string' ? [] : srcsetOf(attribute(node, 'srcset') || attribute(node, 'data-srcset'))))
}

/** The addresses of larger versions in the link around an image; `isOnly`: the link has no other image. */
function inLink(reading: PageReading, image: PageElement): { readonly written: readonly string[]; readonly isOnly: boolean } {
  const link = closest(image, ({ tag }) => tag === 'a', 4)
  const target = link === null ? '' : attribute(link, 'href')
  if (link === null || ((image.region & (region.gallery | region.product)) === 0 && !IMAGE_FILE.test(target)))
    return { written: [], isOnly: true }
  const named = ZOOM_LINK.map((name) => attribute(link, name)).filter((value) => LOOKS_LIKE_IMAGE.test(value))
  return { written: [...(IMAGE_FILE.test(target) ? [target] : []), ...named], isOnly: !hasTwoImages(reading, link) }
}

/** All addresses of an image tag, scored. */
export function shownImage(image: PageElement, alt: string, score: number, reading: PageReading): SeenImage {
  const box = { width: pixelsIn(attribute(image, 'width')), height: pixelsIn(attribute(image, 'height')) }
  const side = Math.max(box.width ?? 0, box.height ?? 0)
  const inTag = inAttributes(image, side)
  const linked = inLink(reading, image)
  const sets = [...inTag.sets, ...inPicture(reading, image)]
  const plain = [...inTag.plain, ...(linked.isOnly ? linked.written.map((written) => ({ written, isZoom: true, isSource: false })) : [])]
  const others = [...inTag.others, ...(linked.isOnly ? [] : linked.written)]
  const points = score + (plain.some(({ isZoom }) => isZoom) ? ZOOM_BONUS : 0)
  const largest = Math.max(0, ...sets.map(({ width }) => width ?? 0))
  const ofPlain = ({ written, isZoom, isSource }: PlainAddress): ImageCandidate => {
    // Among addresses without a size, the zoom address is the largest; the `src` next to a set is a small one for old browsers.
    if (isZoom) return { written, score: points, hint: { alt, side: ZOOM_SIDE } }
    if (isSource && largest > 0) return { written, score: points, hint: { alt, side: largest - 1 } }
    // Without another candidate the box is the best known size.
    const isWhole = isSource && sets.length === 0 && box.width !== null && box.height !== null && side >= WHOLE_SIDE
    const inAddress = reading.imageAt(written)?.side ?? null
    const isShown = isWhole && plain.length === 1 && (inAddress === null || inAddress === side)
    return { written, score: points, hint: isShown ? { alt, shown: box } : { alt } }
  }
  return {
    src: attribute(image, 'src'),
    one: [
      ...inTag.mapped.map(({ src: written, width, height }) => ({ written, score: score + SIZES_BONUS, hint: { width, height, alt } })),
      ...sets.map(({ src: written, width }) => ({ written, score: points, hint: { width, alt } })),
      ...plain.map(ofPlain),
    ],
    others: others.map((written) => ({ written, score, hint: { alt } })),
  }
}

function hasTwoImages({ page }: PageReading, link: PageElement): boolean {
  let count = 0
  for (let index = link.index + 1; index < Math.min(link.end, link.index + 80); index++) {
    const node = page.nodes[index]
    if (typeof node !== 'string' && node.tag === 'img' && (node.region & region.noscript) === 0 && ++count > 1) return true
  }
  return false
}

/** The images without an address that several slides begin with: it is the placeholder. */
export function withoutPlaceholders(images: readonly SeenImage[], { imageAt }: PageReading): SeenImage[] {
  const addressesBeside = new Map<string, Set<string>>()
  const keyOf = (written: string): string => imageAt(written)?.key ?? ''
  const keysOf = images.map(({ one }) => one.map(({ written }) => keyOf(written)))
  for (const keys of keysOf)
    for (const key of new Set(keys)) {
      const other = keys.find((candidate) => candidate !== key && candidate !== '')
      if (key === '' || other === undefined) continue
      const set = addressesBeside.get(key) ?? new Set<string>()
      addressesBeside.set(key, set.add(other))
    }
  return images.map((image, place) => {
    const keys = keysOf[place]
    if (new Set(keys).size < 2) return image
    const isPlaceholder = (at: number): boolean => {
      const count = addressesBeside.get(keys[at])?.size ?? 0
      return count > 2 || (count > 1 && image.one[at].written === image.src)
    }
    const real = image.one.filter((_, at) => !isPlaceholder(at))
    return real.length === 0 ? image : { ...image, one: real }
  })
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
