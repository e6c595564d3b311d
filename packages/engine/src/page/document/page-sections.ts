import { elementsOf, type PageDocument, type PageElement } from './page-document.ts'
import { region } from './page-region.ts'
import { textOf } from './page-text.ts'
import { descriptionHeading, relatedHeading, reviewsHeading } from '../words/section-phrases.ts'

/** Headings that name their section, for pages whose class names say nothing; the first matching row counts. */
const namedSections: readonly (readonly [region: number, heading: RegExp])[] = [
  [region.related, relatedHeading],
  [region.reviews, reviewsHeading],
  [region.description, descriptionHeading],
]

/** Whether a caption only says that the section describes the product. */
export const isDescriptionCaption = (text: string): boolean => descriptionHeading.test(text)

const HEADING_TAGS = ['h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'legend']
/** The text of a section without an opening caption that only names the section ('Description', 'About this item'). */
export function withoutCaption(page: PageDocument, box: PageElement, text: string): string {
  for (let index = box.index + 1; index < Math.min(box.end, box.index + 10); index++) {
    const node = page.nodes[index]
    if (typeof node === 'string') {
      if (node.trim() !== '') return text
    } else if (/^(h[1-6]|summary|legend)$/.test(node.tag)) {
      const caption = textOf(page, node, { limit: 80 })
      return caption !== '' && isDescriptionCaption(caption) && text.startsWith(`${caption} `) ? text.slice(caption.length).trim() : text
    }
  }
  return text
}

/** Most nodes of wrappers and icons between a section's start and its heading. */
const WRAPPERS_MAX = 6
/** First headings a section must not contain; further ones are no headings. */
const FIRST_HEADINGS_MAX = 30

/** The section of a heading, as a range of nodes: the box it opens, else everything up to the next heading of its rank. */
function partOf(page: PageDocument, heading: PageElement, firstHeadings: readonly PageElement[]): readonly [number, number] {
  const holdsTitle = (box: PageElement): boolean => firstHeadings.some(({ index }) => index > box.index && index < box.end)
  let box = heading
  for (let { parent } = heading; parent !== null; { parent } = parent) {
    if (/^(body|html|main)$/.test(parent.tag) || heading.index - parent.index > WRAPPERS_MAX || holdsTitle(parent)) break
    box = parent
  }
  if (box.end - box.index > heading.end - heading.index + WRAPPERS_MAX) return [box.index, box.end]
  const end = box.parent === null ? box.end : box.parent.end
  for (let index = box.end; index < end; index++) {
    const node = page.nodes[index]
    if (typeof node !== 'string' && (node.tag === 'h1' || node.tag === 'footer' || (node.tag === heading.tag && heading.tag !== 'summary')))
      return [box.index, node.index]
  }
  return [box.index, end]
}

/** Adds regions to the sections of a page by their headings, so that a page with meaningless class names is read as well as any other. */
export function markSections(page: PageDocument): void {
  const firstHeadings = elementsOf(page, 'h1').slice(0, FIRST_HEADINGS_MAX)
  let count = 0
  for (const tag of HEADING_TAGS)
    for (const heading of elementsOf(page, tag)) {
      if (heading.end - heading.index > 12 || count > 200) continue
      const text = textOf(page, heading, { limit: 80, withButtons: true })
      if (text.length < 2 || text.length > 70) continue
      const bit = namedSections.find(([, pattern]) => pattern.test(text))?.[0]
      if (bit === undefined || (heading.region & bit) !== 0) continue
      count++
      const [start, end] = partOf(page, heading, firstHeadings)
      for (let index = start; index < end; index++) {
        const node = page.nodes[index]
        // The document was built here and has no other reader yet.
        if (typeof node !== 'string') (node as { region: number }).region |= bit
      }
    }
}
