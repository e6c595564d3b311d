import { attribute, elementsOf } from '../document/page-document.ts'
import { srcsetOf } from '../document/image-url.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type StatedImage } from '../sources/product-parts.ts'
import { type Findings } from './field.ts'
import { type AddImage, type ImageHint } from './image-candidate.ts'
import { type Rule } from './rule.ts'
import { magentoGallery } from './shops/magento.ts'

interface StatedInput {
  readonly reading: PageReading
  readonly structured: Findings['structured']
  /** Images of the product in the page's scripts. */
  readonly embedded: readonly string[]
}

/** An address as written. `loss`: what it has less than the weight of its rule. */
interface WrittenImage {
  readonly source: string
  readonly written: string
  readonly loss?: number
  readonly hint?: ImageHint
}

interface StatedImageRule extends Rule {
  readonly weight: number
  readonly images: (input: StatedInput) => readonly WrittenImage[]
}

/** What an image loses for each one before it, and at most. */
const LATER_STATED = { each: 0.15, most: 1.5 }
const LATER_OF_GALLERY = { each: 0.05, most: 1 }
/** What the images after the first lose in Open Graph. */
const LATER_OPEN_GRAPH = 1
/** Most images read of one statement, of a script, and of a name of a tag. */
const IMAGES_MAX = { statement: 30, script: 20, openGraph: 6, twitter: 1 }
const LINKS_READ_MAX = 400

const lossAt = (index: number, { each, most }: { readonly each: number; readonly most: number }): number => Math.min(most, index * each)

const ofStatements = (structured: Findings['structured']): WrittenImage[] =>
  structured.flatMap(({ source, images }) =>
    images
      .slice(0, IMAGES_MAX.statement)
      .map((image, index) => ({ source, written: image.src, loss: lossAt(index, LATER_STATED), hint: sized(image) })),
  )

const linksOf = ({ page }: PageReading, isMeant: (rel: string, as: string) => boolean): string[][] =>
  elementsOf(page, 'link')
    .slice(0, LINKS_READ_MAX)
    .filter((link) => isMeant(attribute(link, 'rel').toLowerCase(), attribute(link, 'as')))
    .map((link) => [attribute(link, 'href'), attribute(link, 'imagesrcset')])

export const statedImageRules: readonly StatedImageRule[] = [
  {
    id: 'of-the-product',
    weight: 4.5,
    reason: 'Structured data of the product: its images, the main one first.',
    since: '2026-11-21',
    images: ({ structured }) => ofStatements(structured.slice(0, 1)),
  },
  {
    id: 'of-other-statements',
    weight: 3,
    reason: 'The same product in another syntax, or a variant of it.',
    since: '2026-11-21',
    images: ({ structured }) => ofStatements(structured.slice(1)),
  },
  {
    id: 'embedded-state',
    weight: 3,
    reason: 'The gallery as a script gets it.',
    since: '2026-11-21',
    images: ({ embedded }) =>
      embedded
        .slice(0, IMAGES_MAX.script)
        .map((written, index) => ({ source: 'embedded-state', written, loss: lossAt(index, LATER_STATED) })),
  },
  {
    id: 'magento-gallery',
    weight: 3,
    reason: 'The gallery of a shop system with a form of its own.',
    since: '2026-11-21',
    images: ({ reading }) =>
      magentoGallery(reading.page).map((written, index) => ({
        source: 'embedded-state',
        written,
        loss: lossAt(index, LATER_OF_GALLERY),
      })),
  },
  {
    id: 'og-image',
    weight: 3,
    reason: "The shop's choice for links; now and then its logo, a favicon or missing.",
    since: '2026-11-21',
    images: ({ reading }) =>
      ['og:image:secure_url', 'og:image', 'og:image:url'].flatMap((name) =>
        (reading.metas.get(name) ?? [])
          .slice(0, IMAGES_MAX.openGraph)
          .map((written, index) => ({ source: 'open-graph', written, loss: index === 0 ? 0 : LATER_OPEN_GRAPH })),
      ),
  },
  {
    id: 'twitter-image',
    weight: 1.2,
    reason: 'Mostly a copy of the Open Graph image.',
    since: '2026-11-21',
    images: ({ reading }) =>
      ['twitter:image', 'twitter:image:src', 'sailthru.image.full'].flatMap((name) =>
        (reading.metas.get(name) ?? []).slice(0, IMAGES_MAX.twitter).map((written) => ({ source: 'twitter', written })),
      ),
  },
  {
    id: 'image-src-link',
    weight: 1.5,
    reason: 'What Open Graph replaced; old shop systems keep it right.',
    since: '2026-11-21',
    images: ({ reading }) => linksOf(reading, (rel) => rel === 'image_src').map(([href]) => ({ source: 'meta', written: href })),
  },
  {
    id: 'preload-link',
    weight: 0.8,
    reason: 'What the page shows first: mostly the product, else a banner.',
    since: '2026-11-21',
    images: ({ reading }) =>
      linksOf(reading, (rel, as) => rel === 'preload' && as === 'image').flatMap(([href, srcset]) => [
        { source: 'preload', written: href },
        ...srcsetOf(srcset).map(({ src, width }) => ({ source: 'preload', written: src, hint: { width } })),
      ]),
  },
]

/** Assumed pixels of an address in structured data or Open Graph: no guess at another address of the image is larger. */
const STATED_SIDE = 1700

/** Adds every image that the page states for machines. */
export function addStatedImages(input: StatedInput, add: AddImage): void {
  for (const { weight, images } of statedImageRules)
    for (const { source, written, loss = 0, hint = {} } of images(input))
      add(source, [{ written, score: weight - loss, hint: { side: STATED_SIDE, ...hint } }])
}

/** Pixels of a side that data may state. */
const STATED_PIXELS = { least: 10, below: 20_000 }

const plausible = (pixels: number | null): number | null =>
  pixels !== null && pixels >= STATED_PIXELS.least && pixels < STATED_PIXELS.below ? pixels : null

const sized = ({ width, height }: StatedImage): { width: number | null; height: number | null } => ({
  width: plausible(width),
  height: plausible(height),
})
