import { attribute, closest, type PageElement } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { splitWords } from '../document/page-text.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { pointsOf, type PointRule } from './rule.ts'

/** What elements of a page are scored by. */
export interface ImageContext {
  readonly reading: PageReading
  readonly titleWords: ReadonlySet<string>
  readonly heading: PageElement | null
}

const isIn = ({ region: own }: PageElement, bits: number): boolean => (own & bits) !== 0
const isInOwnGallery = (element: PageElement): boolean => isIn(element, region.gallery) && isIn(element, region.product)

/** Where images of the product stand, and where others. */
export const placeSigns: readonly PointRule<PageElement>[] = [
  { id: 'gallery', points: 1.4, reason: 'A class that says gallery.', since: '2026-11-21', holds: (one) => isIn(one, region.gallery) },
  { id: 'product', points: 0.6, reason: "The product's own section.", since: '2026-11-21', holds: (one) => isIn(one, region.product) },
  {
    id: 'main',
    points: 0.2,
    reason: 'The main part of the page, without a section of the product.',
    since: '2026-11-21',
    holds: (one) => isIn(one, region.main) && !isIn(one, region.product),
  },
  {
    id: 'menu',
    points: -3,
    reason: 'Header, menu or footer.',
    since: '2026-11-21',
    holds: (one) => isIn(one, region.header | region.nav | region.footer),
  },
  {
    id: 'related',
    points: -2.6,
    reason: 'A list of other products.',
    since: '2026-11-21',
    holds: (one) => isIn(one, region.related) && !isInOwnGallery(one),
  },
  {
    id: 'related-gallery',
    points: -1.4,
    reason: 'A gallery of the product that is called like a list of others: a carousel.',
    since: '2026-11-21',
    holds: (one) => isIn(one, region.related) && isInOwnGallery(one),
  },
  { id: 'reviews', points: -2, reason: "Buyers' photos.", since: '2026-11-21', holds: (one) => isIn(one, region.reviews) },
  {
    id: 'dialog',
    points: -0.8,
    reason: 'A newsletter, or the gallery once more.',
    since: '2026-11-21',
    holds: (one) => isIn(one, region.dialog),
  },
  { id: 'template', points: -0.6, reason: 'Shown only after an action.', since: '2026-11-21', holds: (one) => isIn(one, region.template) },
]

/** Share of the title's words from which a text names the product, its points, and those of all words below that share. */
const TITLE_WORDS = { share: 0.8, points: 1.8, pointsBelow: 1.6 }

function wordPoints(text: string, titleWords: ReadonlySet<string>): number {
  if (titleWords.size === 0 || text === '') return 0
  const words = new Set(splitWords(text))
  const share = [...titleWords].filter((word) => words.has(word)).length / titleWords.size
  return share >= TITLE_WORDS.share ? TITLE_WORDS.points : share * TITLE_WORDS.pointsBelow
}

/** Points by nodes between an image and the name: galleries are just before or after it. */
const nearness = (distance: number): number =>
  distance < 80 ? 0.7 : distance < 250 ? 0.5 : distance < 700 ? 0.25 : distance > 4000 ? -0.4 : 0

/** How likely an element of the page shows the product: by place, text and distance from the name. */
export const placeScore = (element: PageElement, text: string, { titleWords, heading }: ImageContext): number =>
  pointsOf(placeSigns, element) + wordPoints(text, titleWords) + (heading === null ? 0 : nearness(Math.abs(element.index - heading.index)))

/** An image tag, and what its signs need to know. */
interface TaggedImage {
  readonly image: PageElement
  /** Class and id, in lower case. */
  readonly names: string
  /** Longest side in its attributes, in pixels; 0 when not stated. */
  readonly side: number
  readonly link: PageElement | null
  readonly leadsElsewhere: boolean
}

/** Signs of an image tag besides its place. */
export const imageSigns: readonly PointRule<TaggedImage>[] = [
  {
    id: 'marked-image',
    points: 1,
    reason: 'An itemprop says so.',
    since: '2026-11-21',
    holds: ({ image }) => /\bimage\b/.test(attribute(image, 'itemprop')),
  },
  { id: 'large', points: 0.6, reason: 'The size of a main image.', since: '2026-11-21', holds: ({ side }) => side >= 300 },
  { id: 'medium', points: 0.3, reason: 'The size of a card.', since: '2026-11-21', holds: ({ side }) => side >= 200 && side < 300 },
  { id: 'small', points: -0.8, reason: 'The size of an icon.', since: '2026-11-21', holds: ({ side }) => side > 0 && side < 80 },
  {
    id: 'named-main',
    points: 0.6,
    reason: 'A class or id for the main image.',
    since: '2026-11-21',
    holds: ({ names }) => /main|hero|primary|featured|zoom|product|landing|big/.test(names),
  },
  {
    id: 'named-otherwise',
    points: -2.5,
    reason: 'A class or id for something else.',
    since: '2026-11-21',
    holds: ({ names }) => /logo|icon|badge|swatch|avatar|payment/.test(names),
  },
  {
    id: 'leads-elsewhere',
    points: -2.4,
    reason: 'The image of a link belongs to the page it leads to.',
    since: '2026-11-21',
    holds: ({ leadsElsewhere }) => leadsElsewhere,
  },
  {
    id: 'leads-to-file',
    points: 0.4,
    reason: 'Galleries link to the large file.',
    since: '2026-11-21',
    holds: ({ link, leadsElsewhere }) => !leadsElsewhere && link !== null && IMAGE_FILE.test(attribute(link, 'href')),
  },
]

/** An address that ends like that of an image. */
export const IMAGE_FILE = /\.(jpe?g|png|webp|avif)([?#]|$)/i

/** Pixels in an attribute; null for anything else. */
export const pixelsIn = (text: string): number | null => {
  const match = /^\s*(\d{1,5})(?:px)?\s*$/.exec(text)
  return match === null ? null : Number(match[1])
}

/** How likely an image tag shows the product. */
export function imageScore(image: PageElement, alt: string, context: ImageContext): number {
  const link = closest(image, ({ tag }) => tag === 'a', 6)
  const tagged = {
    image,
    names: `${attribute(image, 'class')} ${attribute(image, 'id')}`.toLowerCase(),
    side: Math.max(pixelsIn(attribute(image, 'width')) ?? 0, pixelsIn(attribute(image, 'height')) ?? 0),
    link,
    leadsElsewhere: leadsElsewhere(link, context.reading),
  }
  return pointsOf(imageSigns, tagged, placeScore(image, alt, context))
}

/** Whether a link leads to another page of a shop: then its image belongs to that page. */
function leadsElsewhere(link: PageElement | null, reading: PageReading): boolean {
  const href = link === null ? '' : attribute(link, 'href')
  if (href === '' || href.startsWith('#') || /^(javascript|data|mailto|tel):/i.test(href)) return false
  const target = URL.parse(href, reading.base)
  const here = URL.parse(reading.finalUrl)
  if (target === null || here === null || /\.(jpe?g|png|webp|avif|gif)$/i.test(target.pathname)) return false
  // Gallery images link to the file, to this page, or to a larger version below it.
  return (
    target.host === here.host &&
    !target.pathname.startsWith(here.pathname.replace(/\/$/, '')) &&
    !/image|photo|picture|media|gallery|zoom/i.test(target.pathname)
  )
}
