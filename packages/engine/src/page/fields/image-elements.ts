import { attribute, elementsOf, type PageElement } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { textOfMarkup } from '../document/page-text.ts'
import { type SlideImage, withEvenRows } from './gallery-rows.ts'
import { ADDRESS_MAX, LOOKS_LIKE_IMAGE, shownImage, withoutPlaceholders, ZOOM, ZOOM_SIDE } from './image-addresses.ts'
import { type AddImage } from './image-candidate.ts'
import { type ImageContext, imageScore, placeScore } from './image-signs.ts'

const IMAGES_READ_MAX = 1500
/** Score from which an element's images are gathered. */
const LEAST_SCORE = 0.2

/** Adds the images of the page's elements; the gallery's first gets `leadPoints` more. */
export function addShownImages(context: ImageContext, leadPoints: number, add: AddImage): void {
  const { reading, heading } = context
  const images = withoutIllustrations(taggedImages(context), heading)
  const lead = leadOf(
    images.map(({ image }) => image),
    heading,
  )
  const shown = withEvenRows(images).map(({ image, alt, score }) =>
    shownImage(image, alt, image === lead ? score + leadPoints : score, reading),
  )
  for (const { one, others } of withoutPlaceholders(shown, reading)) {
    add('visible', one)
    for (const other of others) add('visible', [other])
  }
  addGalleryBoxes(context, add)
}

/** The image tags that may show the product. */
function taggedImages(context: ImageContext): SlideImage[] {
  const { page } = context.reading
  return [...elementsOf(page, 'img'), ...elementsOf(page, 'amp-img')].slice(0, IMAGES_READ_MAX).flatMap((image) => {
    const alt = textOfMarkup((attribute(image, 'alt') || attribute(image, 'title')).slice(0, 500))
    const score = imageScore(image, alt, context)
    return score >= LEAST_SCORE ? [{ image, alt, score }] : []
  })
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

/** The same images; an illustration with the text of an image outside the description has a lower score. */
function withoutIllustrations(images: readonly SlideImage[], heading: PageElement | null): SlideImage[] {
  const texts = new Set(images.filter(({ image, alt }) => alt !== '' && !isIllustration(image, heading)).map(({ alt }) => alt))
  return images.map((one) => (texts.has(one.alt) && isIllustration(one.image, heading) ? { ...one, score: one.score - ILLUSTRATION } : one))
}

/** Attributes in which gallery boxes have an address. */
const BOX_ATTRIBUTES = [
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
]
/** Most addresses of boxes read. */
const BOXES_MAX = 400
/** What a box has less than an image tag. */
const BOX_PENALTY = 0.2
/** Assumed pixels of an address in a box. */
const BOX_SIDE = 1300

/** Adds the images shown by a script or a style sheet: gallery boxes with an address in an attribute. */
function addGalleryBoxes(context: ImageContext, add: AddImage): void {
  let boxes = 0
  for (const tag of ['div', 'a', 'li', 'span', 'figure', 'button'])
    for (const element of elementsOf(context.reading.page, tag)) {
      if ((element.region & region.gallery) === 0 || boxes > BOXES_MAX) continue
      const place = placeScore(element, attribute(element, 'title') || attribute(element, 'aria-label'), context)
      if (place < LEAST_SCORE) continue
      const score = place - BOX_PENALTY
      const { style } = element.attributes
      const background = style === undefined ? null : /background(?:-image)?\s*:[^;]{0,40}url\(\s*['"]?([^'")]+)/i.exec(style)
      if (background !== null) {
        boxes++
        add('visible', [{ written: background[1], score, hint: {} }])
      }
      for (const name of BOX_ATTRIBUTES) {
        const value = element.attributes[name]
        if (value === undefined || !LOOKS_LIKE_IMAGE.test(value) || value.length > ADDRESS_MAX) continue
        boxes++
        add('visible', [{ written: value, score, hint: { side: ZOOM.test(name) ? ZOOM_SIDE : BOX_SIDE } }])
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
