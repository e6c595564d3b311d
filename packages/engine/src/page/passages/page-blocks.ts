import { type PageDocument, type PageElement } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { oneLine, textOf } from '../document/page-text.ts'
import { reviewSummary } from '../words/passage-phrases.ts'

/** A block of text that the page separates from the next: a paragraph, a line, a cell, a caption. */
export interface TextBlock {
  /** One line of plain text. */
  readonly text: string
  /** Node index of the first letter, for ordering blocks. */
  readonly index: number
  /** The nearest element around it. */
  readonly box: PageElement
  /** Regions of `box`. */
  readonly region: number
  /** Characters inside links, and in bold. */
  readonly linked: number
  readonly bold: number
  /** Rank of its heading, 1 to 6; 6 for a control that folds a section, 0 for other text. */
  readonly rank: number
  /** The bold words at its start, when other text follows; else ''. */
  readonly label: string
  /** Whether it is a name and its value from two boxes. */
  readonly isPair: boolean
  /** Whether it is the text of a control. */
  readonly isControl: boolean
}

const unread = new Set(
  'script style noscript template svg textarea select option iframe object head video audio datalist math canvas'.split(' '),
)
const breaking = new Set(
  'p div li ul ol tr td th dd dt dl h1 h2 h3 h4 h5 h6 br hr section article aside main header footer table tbody thead tfoot caption figure figcaption blockquote button label summary details legend fieldset form body html center address pre nav'.split(
    ' ',
  ),
)
/** Inline formatting tags: they do not start a new line. */
const formatting = new Set('b i em strong sup sub u mark small font abbr big tt code ins bdi a'.split(' '))
/** Marks the border of two boxes whose words have no space between them; style sheets draw them apart. */
const BORDER = '\u0001'
const skipped =
  region.template |
  region.noscript |
  region.svg |
  region.clone |
  region.related |
  region.nav |
  region.footer |
  region.header |
  region.breadcrumb

/** Most characters of one block: longer ones are not written by people. */
const BLOCK_MAX = 8_000
/** Most blocks of a page; our pages have up to 3 800 (2026-11). */
const BLOCKS_MAX = 12_000

/** Characters of a name before its value. */
const LABEL_MAX = 40

/** State of the open elements that matters to the texts in them. */
interface Around {
  readonly box: PageElement
  readonly isLink: boolean
  readonly isBold: boolean
  readonly rank: number
  readonly isControl: boolean
}

function around(element: PageElement, outer: Around | null): Around {
  const { tag } = element
  const folds = tag === 'summary' || element.attributes['aria-expanded'] !== undefined || element.attributes['aria-controls'] !== undefined
  const rank = /^h[1-6]$/.test(tag) ? Number(tag[1]) : folds || tag === 'caption' ? 6 : 0
  return {
    box: breaking.has(tag) || outer === null ? element : outer.box,
    isLink: tag === 'a' || (outer?.isLink ?? false),
    isBold: tag === 'b' || tag === 'strong' || (outer?.isBold ?? false),
    rank: outer !== null && outer.rank > 0 ? outer.rank : rank,
    isControl: /^(button|label|legend)$/.test(tag) || element.attributes.role === 'button' || (outer?.isControl ?? false),
  }
}

/** A line break that a template printed as text. */
const WRITTEN_BREAK = /(?:\\r)?\\n|(?:[*[{]br ?\/?[*\]}])+/

/**
 * The lines of a text as the page draws them: 'Width' and '60' of two boxes become 'Width: 60', three and more boxes are lines of their
 * own.
 */
function linesOf(text: string): string[] {
  const pieces = text
    .split(BORDER)
    .map(oneLine)
    .filter((piece) => piece !== '')
  if (pieces.length < 2) return pieces
  const [name, value] = pieces
  if (pieces.length === 2 && !/[\p{L}\p{N}]/u.test(value)) return [name + value]
  if (pieces.length > 2 || /[.!?]$/.test(name) || name.length > LABEL_MAX) return pieces
  return [/[:：]$/.test(name) ? `${name} ${value}` : `${name}: ${value}`]
}

/** Whether a text directly after another, in another box, is a new word. */
const isBorder = (before: string, after: string): boolean =>
  /[\p{Ll}\p{N}.!?)%”"°]$|\p{Lu}{3}$/u.test(before) && /^[\p{Lu}\p{N}“"(]/u.test(after)

/** Nodes of a line that says how many recommend the product. */
const LINE_MAX = 8

/** Whether a box named recommendation states how many reviewers recommend the product, instead of other products. */
function statesRecommendations(page: PageDocument, element: PageElement): boolean {
  const outer = element.parent?.region ?? 0
  if ((element.region & skipped) !== region.related || (outer & region.related) !== 0 || element.end - element.index > LINE_MAX)
    return false
  return reviewSummary.test(textOf(page, element, { limit: 160 }).replace(/^\W+/, ''))
}

/**
 * The texts of a page in order, in blocks as the page separates them; without scripts, other products, the frame of the shop's pages, and
 * copies made by a carousel. Linear.
 */
export function blocksOf(page: PageDocument): TextBlock[] {
  const blocks: TextBlock[] = []
  const open: { readonly element: PageElement; readonly around: Around }[] = []
  let text = ''
  /** The element of the last letters of `text`. */
  let holder: PageElement | null = null
  let first: { readonly index: number; readonly around: Around } | null = null
  let linked = 0
  let bold = 0
  /** Characters at the start of `text` that are bold. */
  let labelled = 0
  let isLabelOpen = true
  const finish = (): void => {
    if (first !== null) {
      const lines = text.includes('\\n') || /[*[{]br/.test(text) ? text.split(WRITTEN_BREAK).flatMap(linesOf) : linesOf(text)
      const label =
        lines.length === 1 && labelled > 0 && labelled < text.length ? oneLine(text.slice(0, labelled).replaceAll(BORDER, ' ')) : ''
      const isPair = lines.length === 1 && text.includes(BORDER) && text.split(BORDER).length === 2
      for (const line of lines)
        blocks.push({
          text: line,
          index: first.index,
          box: first.around.box,
          region: first.around.box.region,
          linked: Math.min(linked, line.length),
          bold: Math.min(bold, line.length),
          rank: first.around.rank,
          label,
          isPair,
          isControl: first.around.isControl,
        })
    }
    text = ''
    holder = null
    first = null
    linked = 0
    bold = 0
    labelled = 0
    isLabelOpen = true
  }
  /** End of a subtree that is read although its name means other products. */
  let readUntil = 0
  for (let index = 0; index < page.nodes.length && blocks.length < BLOCKS_MAX; index++) {
    const node = page.nodes[index]
    while (open.length > 0 && open[open.length - 1].element.end <= index) {
      const closed = open.pop()
      if (closed !== undefined && breaking.has(closed.element.tag)) finish()
    }
    const outer = open.length === 0 ? null : open[open.length - 1].around
    if (typeof node !== 'string') {
      const isSkipped = (node.region & skipped) !== 0 && index >= readUntil
      if (isSkipped && statesRecommendations(page, node)) readUntil = node.end
      else if (unread.has(node.tag) || isSkipped) {
        index = node.end - 1
        text += ' '
        continue
      }
      if (breaking.has(node.tag)) finish()
      if (node.end > node.index + 1) open.push({ element: node, around: around(node, outer) })
      continue
    }
    if (outer === null || text.length > BLOCK_MAX) continue
    const own = open[open.length - 1].element
    const isNewBox = holder !== null && holder !== own && !formatting.has(own.tag) && !breaking.has(own.tag)
    text += isNewBox && isBorder(text, node) ? `${BORDER}${node}` : node
    if (node.trim() === '') continue
    holder = own
    first ??= { index, around: outer }
    if (outer.isLink) linked += node.trim().length
    if (outer.isBold) bold += node.trim().length
    isLabelOpen &&= outer.isBold
    if (isLabelOpen) labelled = text.length
  }
  finish()
  return blocks
}
