import { type PageElement } from '../document/page-document.ts'
import { splitWords } from '../document/page-text.ts'
import { EMBEDDED_AGREES, embeddedProductOf } from '../sources/embedded-state.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type ProductField, type Findings, foundIn } from './field.ts'
import { addShownImages } from './image-elements.ts'
import { createImageRanking, type RankedImage } from './image-ranking.ts'
import { imageSigns, placeSigns } from './image-signs.ts'
import { addStatedImages, statedImageRules } from './stated-images.ts'

const LISTED_MAX = 24
/** Images whose other addresses are kept: the first choices of a user. */
const OTHERS_OF_MAX = 8
/** Lowest score of the only image of a page without a stated one; one of several needs twice that. */
const LEAST_ALONE = 0.6
/** An image is listed from this share of the best one's score, within these limits. */
const LISTED_SCORE = { share: 0.3, least: 1.2, most: 2 }
/** Pixels of the longest side of a listed image, and the score from which its size does not matter. */
const LISTED_SIDE = { least: 120, unlessScore: 2.5 }
/** Bonus of the gallery's first image: shops show the product itself first. Smaller where data names images. */
const LEAD = 1
const LEAD_BESIDE_DATA = 0.6

interface ImageInput {
  readonly reading: PageReading
  readonly structured: Findings['structured']
  readonly embedded: readonly string[]
  readonly titleWords: ReadonlySet<string>
  readonly heading: PageElement | null
}

/** The images of the page that are the product's, main image first, then by score, then in the page's order. */
function chosenImages({ reading, structured, embedded, titleWords, heading }: ImageInput): RankedImage[] {
  const { add, ranked } = createImageRanking(reading)
  addStatedImages({ reading, structured, embedded }, add)
  const lead = structured.some(({ images }) => images.length > 0) ? LEAD_BESIDE_DATA : LEAD
  addShownImages({ reading, titleWords, heading }, lead, add)
  const all = ranked()
  const first = all.at(0)
  if (first === undefined || first.score < LEAST_ALONE) return []
  const least = Math.max(LISTED_SCORE.least, Math.min(LISTED_SCORE.most, first.score * LISTED_SCORE.share))
  const listed = all
    .filter(({ score, side }) => score >= least && (side >= LISTED_SIDE.least || score >= LISTED_SIDE.unlessScore))
    .slice(0, LISTED_MAX)
  return listed.includes(first) ? listed : [first, ...listed]
}

/** The images of the product. Every source and every element adds points to the images it has; those with enough are listed. */
export const productImages: ProductField<'productImages', 'structured' | 'embedded' | 'title' | 'heading'> = {
  needs: ['structured', 'embedded', 'title', 'heading'],
  onProductPagesOnly: false,
  rules: [...statedImageRules, ...placeSigns, ...imageSigns],
  read: (reading, { structured, embedded, title, heading }) => {
    const titleWords = new Set(splitWords(title?.value ?? '').filter((word) => word.length > 2))
    const chosenWith = (images: readonly string[]): RankedImage[] =>
      chosenImages({ reading, structured, embedded: images, titleWords, heading })
    const shown = chosenWith(embedded?.images ?? [])
    // Only one visible image: the rest of the gallery may be in the page's scripts.
    const hidden = embedded === null && shown.length === 1 ? embeddedProductOf(reading) : null
    const chosen = hidden !== null && hidden.score >= EMBEDDED_AGREES && hidden.images.length > 1 ? chosenWith(hidden.images) : shown
    const main = chosen.at(0)
    if (main === undefined) return null
    const [source = 'meta'] = main.sources
    const withOthers = chosen.slice(0, OTHERS_OF_MAX).filter(({ others }) => others.length > 0)
    return {
      ...foundIn(
        chosen.map(({ image }) => image),
        main.sources.length > 1 ? 'agreement' : source,
        main.image.src,
      ),
      otherAddresses: new Map(withOthers.map(({ image, others }) => [image.src, others])),
    }
  },
}
