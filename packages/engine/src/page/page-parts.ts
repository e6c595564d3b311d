import { type TextBlock } from './page-blocks.ts'
import { type PageElement } from './page-document.ts'
import { region } from './page-region.ts'
import { foldedText } from './page-text.ts'
import { AWAY_CAPTION, NOT_ABOUT_PRODUCT } from './passage-words.ts'

/** A block of the page's own part, and what the words above it say it belongs to. */
export interface PagePart {
  readonly block: TextBlock
  /** The caption it stands under, nearest first; [] for none. */
  readonly captions: readonly string[]
  /** Itself a caption of what follows. */
  readonly isCaption: boolean
  /** Under words that lead away from the product: delivery, the sizes, other products. */
  readonly isAway: boolean
  readonly isReview: boolean
  /** In a part that is called a description, details, features. */
  readonly isDescribed: boolean
  readonly isHidden: boolean
  /** Nodes behind the product's name; negative before it, 0 without one. */
  readonly distance: number
}

const aside =
  region.related | region.nav | region.footer | region.header | region.breadcrumb | region.dialog | region.template | region.noscript

/** Nodes that wrappers and icons of a caption may have. */
const WRAPPERS_MAX = 6
/** Characters of a caption, and of bold words that stand for one. */
const CAPTION_MAX = 90
const BOLD_RANK = 7

/** The first node that a caption no longer speaks of, unless another caption comes first. */
function endOfPart(box: PageElement): number {
  let own = box
  while (own.parent !== null && own.parent.end - own.parent.index <= own.end - own.index + WRAPPERS_MAX) own = own.parent
  return own.parent?.end ?? Number.POSITIVE_INFINITY
}

/** How high a block ranks as a caption; 0 for what is none. */
function rankOf(block: TextBlock): number {
  if (block.text.length > CAPTION_MAX) return 0
  if (block.rank > 0) return block.rank
  return block.bold >= block.text.length - 2 && !/[.!?…]$/.test(block.text) ? BOLD_RANK : 0
}

/** The blocks that may speak of the product, with the captions over them: without menus, dialogs, other products, links and what is said to the visitor. */
export function readableParts(blocks: readonly TextBlock[], heading: PageElement | null, title: string): readonly PagePart[] {
  const parts: PagePart[] = []
  const over: { readonly text: string; readonly rank: number; readonly end: number }[] = []
  const name = foldedText(title)
  for (const block of blocks) {
    if ((block.region & aside) !== 0) continue
    while (over.length > 0 && over[over.length - 1].end <= block.index) over.pop()
    const rank = rankOf(block)
    if (rank > 0) while (over.length > 0 && over[over.length - 1].rank >= rank) over.pop()
    const isName = rank > 0 && name !== '' && foldedText(block.text) === name
    const isLink = block.linked > block.text.length * 0.5
    if ((rank > 0 || (!isLink && !block.isControl)) && !isName)
      parts.push({
        block,
        captions: over.map(({ text }) => text).toReversed(),
        isCaption: rank > 0,
        isAway: over.some(({ text }) => AWAY_CAPTION.test(text)) || (rank > 0 && AWAY_CAPTION.test(block.text)),
        isReview: (block.region & region.reviews) !== 0,
        isDescribed: (block.region & region.description) !== 0,
        isHidden: (block.region & region.hidden) !== 0,
        distance: heading === null ? 0 : block.index - heading.index,
      })
    if (rank > 0) over.push({ text: block.text, rank, end: endOfPart(block.box) })
  }
  return parts
}

/** Whether a text is said to whoever visits the page, and says nothing of the product. */
export const isSaidToVisitor = (text: string): boolean => NOT_ABOUT_PRODUCT.test(text.length > 400 ? text.slice(0, 400) : text)
