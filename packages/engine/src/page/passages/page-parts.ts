import { type TextBlock } from './page-blocks.ts'
import { closest, type PageElement } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { foldedText } from '../document/page-text.ts'
import { AWAY_CAPTION, CARD_LINK, HEARD_CAPTION, NOT_ABOUT_PRODUCT, PRICE_IN_TEXT, SHOP_TERMS } from './passage-words.ts'

/** A block of the page's own part, and what the words above it say it belongs to. */
export interface PagePart {
  readonly block: TextBlock
  /** The caption it stands under, nearest first; [] for none. */
  readonly captions: readonly string[]
  /** A link, or mostly links. */
  readonly isLink: boolean
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

/** Drawers and overlays hold the small print of a product as often as a basket; only those inside the product's own part are read. */
const isAside = ({ region: bits, box }: TextBlock): boolean =>
  (bits & region.dialog) !== 0 && ((bits & (region.main | region.product)) === 0 || closest(box, isTooltip, 6) !== null)

/** What explains a word of a table says nothing of the product. */
const isTooltip = ({ attributes }: PageElement): boolean =>
  attributes.role === 'tooltip' || /tool-?tip|popover|glossary/i.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`)

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

/** Nodes between two cards of a row, and cards that make one. */
const CARD_MAX = 140
const ROW_LEAST = 3

/** Ranges of nodes in which the same link comes again and again, each time with another product. */
function cardRows(blocks: readonly TextBlock[]): readonly (readonly [number, number])[] {
  const places = new Map<string, number[]>()
  for (const { text, index, linked, isControl, region: bits } of blocks)
    if (text.length < 30 && (linked >= text.length - 2 || isControl) && (bits & region.reviews) === 0 && CARD_LINK.test(text)) {
      const known = places.get(text)
      if (known === undefined) places.set(text, [index])
      else known.push(index)
    }
  return [...places.values()].flatMap((indexes) => {
    const gaps = indexes.slice(1).map((index, at) => index - indexes[at])
    const isRow = indexes.length >= ROW_LEAST && gaps.every((gap) => gap <= CARD_MAX)
    return isRow ? [[indexes[0] - Math.max(...gaps), indexes[indexes.length - 1]] as const] : []
  })
}

/** The blocks that may speak of the product, with the captions over them: without menus, dialogs, other products, links and what is said to the visitor. */
export function readableParts(blocks: readonly TextBlock[], heading: PageElement | null, title: string): readonly PagePart[] {
  const parts: PagePart[] = []
  const cards = cardRows(blocks)
  const over: {
    readonly text: string
    readonly rank: number
    readonly end: number
    readonly isAway: boolean
    readonly isHeard: boolean
  }[] = []
  const name = foldedText(title)
  for (const block of blocks) {
    if (isAside(block)) continue
    while (over.length > 0 && over[over.length - 1].end <= block.index) over.pop()
    const rank = rankOf(block)
    if (rank > 0) while (over.length > 0 && over[over.length - 1].rank >= rank) over.pop()
    const isName = rank > 0 && name !== '' && foldedText(block.text) === name
    const isLink = block.linked > block.text.length * 0.5
    if (!isName)
      parts.push({
        block,
        captions: over.map(({ text }) => text).toReversed(),
        isLink,
        isCaption: rank > 0,
        isAway:
          cards.some(([start, end]) => block.index >= start && block.index <= end) ||
          over.some(({ isAway }) => isAway) ||
          (rank > 0 && AWAY_CAPTION.test(block.text)),
        isReview: (block.region & region.reviews) !== 0 || over.some(({ isHeard }) => isHeard),
        isDescribed: (block.region & region.description) !== 0,
        isHidden: (block.region & (region.hidden | region.dialog)) !== 0,
        distance: heading === null ? 0 : block.index - heading.index,
      })
    if (rank > 0)
      over.push({
        text: block.text,
        rank,
        end: endOfPart(block.box),
        isAway: AWAY_CAPTION.test(block.text),
        isHeard: HEARD_CAPTION.test(block.text),
      })
  }
  return parts
}

/** Whether a text is said to whoever visits the page, and says nothing of the product. */
export const isSaidToVisitor = (text: string): boolean => NOT_ABOUT_PRODUCT.test(text.length > 400 ? text.slice(0, 400) : text)

/** Whether a sentence is about the shop's trade: an order, a price, a liability. */
export const isOfTrade = (sentence: string): boolean =>
  NOT_ABOUT_PRODUCT.test(sentence) || SHOP_TERMS.test(sentence) || PRICE_IN_TEXT.test(sentence)
