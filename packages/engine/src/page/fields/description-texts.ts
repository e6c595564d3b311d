import { closest, type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { withoutCaption } from '../document/page-sections.ts'
import { textOf } from '../document/page-text.ts'

/** Characters of the longest description; an ad uses two sentences of it. */
export const DESCRIPTION_MAX = 3000

/** Scripts without blanks between words. */
export const DENSE = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/
/** Length of a text in letters of an alphabet: a character of a script without blanks counts as three. */
export const weightyLength = (text: string): number => (DENSE.test(text) ? text.length * 3 : text.length)

const asideRegions =
  region.related | region.nav | region.footer | region.dialog | region.template | region.noscript | region.reviews | region.header

/** A text of the page that may be the description. */
export interface ShownText {
  readonly text: string
  /** What its place and its form add to its weight. */
  readonly bonus: number
}

/** Bonus by nodes after the name: the description nearest after it is the product's; the maker's and the shop's are far below. */
const boxNearness = (distance: number): number => (distance < -300 ? -0.3 : distance < 0 ? 0.1 : distance < 3000 ? 0.3 : -0.4)

/** Most boxes read, and the characters from which one is a description. */
const BOXES_MAX = 12
const BOX_TEXT_MIN = 40
/** What a text loses that a visitor has to unfold. */
const FOLDED = { box: 0.2, prose: 0.3 }

/** Texts of the boxes named description, outermost first. `isNamed`: the name is the word itself, not a section's like 'details'. */
export function describedBoxes(reading: PageReading, heading: PageElement | null): (ShownText & { readonly isNamed: boolean })[] {
  const boxes: (ShownText & { readonly isNamed: boolean })[] = []
  const { page } = reading
  for (const element of page.elements) {
    if (boxes.length >= BOXES_MAX) break
    if ((element.region & region.description) === 0 || (element.region & asideRegions) !== 0) continue
    if ((element.parent?.region ?? 0) & region.description) continue
    // A box around the name is the whole product's, whatever it is called.
    if (heading !== null && element.index < heading.index && element.end > heading.index) continue
    const text = withoutCaption(
      page,
      element,
      textOf(page, element, { limit: DESCRIPTION_MAX * 2, without: asideRegions | region.sidePrice }),
    )
    if (text.length < BOX_TEXT_MIN || isMostlyLinks(page, element, text.length)) continue
    if (isTeaser(page, element, heading)) continue
    const names = `${element.attributes.class ?? ''} ${element.attributes.id ?? ''}`
    // Points that replace a description.
    const isPoints = /bullets/i.test(names)
    boxes.push({
      text,
      isNamed: /description|beschreibung|descripti|omschrijving|popis|opis|bullets/i.test(names),
      bonus:
        boxNearness(heading === null ? 0 : element.index - heading.index) -
        (isPoints ? 0 : listPenalty(page, element, weightyLength(text))) -
        ((element.region & region.hidden) !== 0 ? FOLDED.box : 0),
    })
  }
  return boxes
}

/** Characters of prose, counted as in `weightyLength`. */
const PROSE_MIN = 50
const ENDS_SENTENCE = /[.!?。！？؟।]/
const PROSE_READ_MAX = 40
/** Most nodes of a paragraph, and of a box whose paragraphs are one text. */
const PARAGRAPH_NODES = 400
const SECTION_NODES = 120
/** What prose gains in a box named description, and loses without the end of a sentence. */
const IN_DESCRIPTION = 0.1
const NO_SENTENCE = 0.5
/** Nodes after the name that are assumed on a page without a heading. */
const NO_HEADING_DISTANCE = 600

/** Bonus of prose by nodes after the name. */
const proseNearness = (distance: number): number =>
  distance < -200 ? -0.6 : distance < 0 ? 0.1 : distance < 400 ? 0.7 : distance < 1500 ? 0.4 : 0

/** Boxes of one paragraph, list or cell. */
const isBlock = (tag: string): boolean => /^(p|div|li|ul|ol|td|dd|section|article|blockquote|center|main)$/.test(tag)

/** Paragraphs of prose anywhere, whatever their boxes are called; nearer to the product's name is better. */
export function proseTexts(reading: PageReading, heading: PageElement | null): ShownText[] {
  const texts: ShownText[] = []
  const { page } = reading
  const readBlocks = new Set<PageElement>()
  const holdsHeading = (box: PageElement): boolean => heading !== null && box.index <= heading.index && box.end > heading.index
  for (const element of page.elements) {
    if (texts.length >= PROSE_READ_MAX) break
    if ((element.region & asideRegions) !== 0 || element.end - element.index > PARAGRAPH_NODES) continue
    if (!/^(p|div|span|li|td|dd|article|section|font|b|strong|center)$/.test(element.tag) || !hasLongText(page, element)) continue
    let block = element
    while (!isBlock(block.tag) && block.parent !== null) block = block.parent
    const { parent } = block
    // Adjacent paragraphs are one text.
    if (
      parent !== null &&
      /^(p|li|dd)$/.test(block.tag) &&
      parent.end - parent.index < SECTION_NODES &&
      isBlock(parent.tag) &&
      !holdsHeading(parent)
    )
      block = parent
    if (readBlocks.has(block) || holdsHeading(block) || (block.parent !== null && readBlocks.has(block.parent))) continue
    readBlocks.add(block)
    const text = textOf(page, block, { limit: DESCRIPTION_MAX, without: asideRegions | region.sidePrice })
    if (weightyLength(text) < PROSE_MIN || isMostlyLinks(page, block, text.length) || isTeaser(page, block, heading)) continue
    texts.push({
      text,
      bonus:
        proseNearness(heading === null ? NO_HEADING_DISTANCE : block.index - heading.index) +
        ((block.region & region.description) !== 0 ? IN_DESCRIPTION : 0) -
        (ENDS_SENTENCE.test(text) ? 0 : NO_SENTENCE) -
        ((block.region & region.hidden) !== 0 ? FOLDED.prose : 0),
    })
  }
  return texts
}

/** Whether a box describes the page its neighbouring heading links to, not the product. */
export function isTeaser(page: PageReading['page'], box: PageElement, heading: PageElement | null): boolean {
  if (closest(box, ({ tag }) => tag === 'a', 4) !== null) return true
  const item = closest(box, ({ tag }) => tag === 'li' || tag === 'article', 3)
  if (item === null || (heading !== null && item.index < heading.index && item.end > heading.index)) return false
  for (let index = item.index + 1; index < Math.min(item.end, item.index + 40); index++) {
    const node = page.nodes[index]
    if (typeof node !== 'string' && node.tag === 'a' && closest(node, ({ tag }) => /^h[2-6]$/.test(tag), 3) !== null) return true
    if (typeof node !== 'string' && /^h[2-6]$/.test(node.tag) && node.parent?.tag === 'a') return true
  }
  return false
}

/** Mean length of the cells of a table of facts, and of bare points; longer ones are sentences. */
const FACT_MAX = 45
const POINT_MAX = 100

/** Share of a text in tables, or in tables and lists, from which it is one, and what it loses then. */
const MOSTLY_TABLE = { share: 0.6, penalty: 1 }
const MOSTLY_LIST = { share: 0.7, penalty: 0.6 }
/** Cells per row from which a table is one of names and values. */
const CELLS_PER_ROW = 1.4

/** What a box loses that is mostly a table of facts, or a list of points, compared with sentences. */
function listPenalty(page: PageReading['page'], block: PageElement, length: number): number {
  let tabled = 0
  let listed = 0
  for (let index = block.index + 1; index < block.end; index++) {
    const node = page.nodes[index]
    if (typeof node === 'string' || !/^(table|dl|ul|ol)$/.test(node.tag)) continue
    const inside = weightyLength(textOf(page, node, { limit: DESCRIPTION_MAX * 2 }))
    const isTable = /^(table|dl)$/.test(node.tag)
    let cells = 0
    let rows = 0
    let points = 0
    for (let at = node.index + 1; at < node.end; at++) {
      const part = page.nodes[at]
      if (typeof part === 'string') continue
      if (/^(td|th|dt|dd)$/.test(part.tag)) cells++
      if (/^(tr|dt)$/.test(part.tag)) rows++
      if (part.tag === 'li') points++
    }
    if (isTable && cells >= rows * CELLS_PER_ROW && inside < cells * FACT_MAX) tabled += inside
    else if (!isTable && inside < points * POINT_MAX) listed += inside
    index = node.end - 1
  }
  if (tabled > length * MOSTLY_TABLE.share) return MOSTLY_TABLE.penalty
  return tabled + listed > length * MOSTLY_LIST.share ? MOSTLY_LIST.penalty : 0
}

/** Whether most of a block's text is in links. */
function isMostlyLinks(page: PageReading['page'], block: PageElement, length: number): boolean {
  let linked = 0
  for (let index = block.index + 1; index < block.end; index++) {
    const node = page.nodes[index]
    if (typeof node === 'string' || node.tag !== 'a') continue
    linked += textOf(page, node, { limit: 300 }).length
    index = node.end - 1
  }
  return linked > length * 0.5
}

/** Whether one of an element's own texts is long enough for a sentence or two. */
function hasLongText(page: PageReading['page'], element: PageElement): boolean {
  let length = 0
  for (let index = element.index + 1; index < element.end; index++) {
    const node = page.nodes[index]
    if (typeof node === 'string') {
      length += weightyLength(node)
      if (length >= PROSE_MIN && weightyLength(node.trim()) >= 20) return true
    } else if (!/^(b|strong|i|em|br|span|sup|sub|u|a|font)$/.test(node.tag)) index = node.end - 1
  }
  return false
}
