import { type PageElement } from '../document/page-document.ts'

/** An image of the page, with its alt text and its score. */
export interface SlideImage {
  readonly image: PageElement
  readonly alt: string
  readonly score: number
}

/** Nodes between two slides of one row, and the score difference that nearness to the name alone explains. */
const SLIDE = 8
const NEARNESS = 0.3

/** The same images, in the page's order; slides of one row, with the same text and class, get the best score of the row. */
export function withEvenRows(images: readonly SlideImage[]): SlideImage[] {
  const even: SlideImage[] = []
  let start = 0
  for (const [place, { image, alt, score }] of images.entries()) {
    const next = images[place + 1]
    const goesOn =
      next !== undefined &&
      alt !== '' &&
      next.alt === alt &&
      next.image.attributes.class === image.attributes.class &&
      Math.abs(next.image.index - image.index) <= SLIDE &&
      Math.abs(next.score - score) <= NEARNESS
    if (goesOn) continue
    const row = images.slice(start, place + 1)
    const best = Math.max(...row.map((one) => one.score))
    for (const one of row) even.push({ ...one, score: best })
    start = place + 1
  }
  return even
}
