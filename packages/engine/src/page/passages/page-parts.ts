import { type TextBlock } from './page-blocks.ts'
import { closest, type PageElement } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { foldedText } from '../document/page-text.ts'
import { captionOfOthers, cardLink, reviewCaption, notAboutProduct, priceInText, shopTerms } from '../words/passage-phrases.ts'

/** A block of the page's own content, with the section its captions put it in. */
export interface PagePart {
  readonly block: TextBlock
  /** Its captions, nearest first; [] for none. */
  readonly captions: readonly string[]
  /** A link, or mostly links. */
  readonly isLink: boolean
  /** Whether it is itself a caption. */
  readonly isCaption: boolean
  /** Whether its captions lead away from the product: delivery, the sizes, other products. */
  readonly isAway: boolean
  readonly isReview: boolean
  /** Whether it is in a section named description, details or features. */
  readonly isDescribed: boolean
  readonly isHidden: boolean
  /** Nodes after the product's name; negative before it, 0 without one. */
  readonly distance: number
}

/** Drawers and overlays contain a product's small print as often as a basket; only those inside the product's own section are read. */
const isAside = ({ region: bits, box }: TextBlock): boolean =>
  (bits & region.dialog) !== 0 && ((bits & (region.main | region.product)) === 0 || closest(box, isTooltip, 6) !== null)

/** A tooltip in a table says nothing about the product. */
const isTooltip = ({ attributes }: PageElement): boolean =>
  attributes.role === 'tooltip' || /tool-?tip|popover|glossary/i.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`)

/** Most nodes of wrappers and icons of a caption. */
const WRAPPERS_MAX = 6
/** Characters of a caption, and of bold words that replace one. */
const CAPTION_MAX = 90
const BOLD_RANK = 7

/** The node at which a caption's section ends, unless another caption comes first. */
function endOfPart(box: PageElement): number {
  let section = box
  while (section.parent !== null && section.parent.end - section.parent.index <= section.end - section.index + WRAPPERS_MAX)
    section = section.parent
  return section.parent?.end ?? Number.POSITIVE_INFINITY
}

/** Rank of a block as a caption; 0 when it is none. */
function rankOf(block: TextBlock): number {
  if (block.text.length > CAPTION_MAX) return 0
  if (block.rank > 0) return block.rank
  return block.bold >= block.text.length - 2 && !/[.!?…]$/.test(block.text) ? BOLD_RANK : 0
}

/** Nodes between two cards of a row, and the fewest cards of one. */
const CARD_MAX = 140
const ROW_LEAST = 3

/** Ranges of nodes in which the same link repeats, each time with another product. */
function cardRows(blocks: readonly TextBlock[]): readonly (readonly [number, number])[] {
  const places = new Map<string, number[]>()
  for (const { text, index, linked, isControl, region: bits } of blocks)
    if (text.length < 30 && (linked >= text.length - 2 || isControl) && (bits & region.reviews) === 0 && cardLink.test(text)) {
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

/**
 * The blocks that may be about the product, with their captions: without menus, dialogs, other products, links and texts addressed to
 * visitors.
 */
export function readableParts(blocks: readonly TextBlock[], heading: PageElement | null, title: string): readonly PagePart[] {
  const parts: PagePart[] = []
  const cards = cardRows(blocks)
  const over: {
    readonly text: string
    readonly rank: number
    readonly end: number
    readonly isAway: boolean
    readonly isReviews: boolean
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
          (rank > 0 && captionOfOthers.test(block.text)),
        isReview: (block.region & region.reviews) !== 0 || over.some(({ isReviews: isHeard }) => isHeard),
        isDescribed: (block.region & region.description) !== 0,
        isHidden: (block.region & (region.hidden | region.dialog)) !== 0,
        distance: heading === null ? 0 : block.index - heading.index,
      })
    if (rank > 0)
      over.push({
        text: block.text,
        rank,
        end: endOfPart(block.box),
        isAway: captionOfOthers.test(block.text),
        isReviews: reviewCaption.test(block.text),
      })
  }
  return parts
}

/** Whether a text addresses visitors of the page and says nothing about the product. */
export const isAddressedToVisitor = (text: string): boolean => notAboutProduct.test(text.length > 400 ? text.slice(0, 400) : text)

/** Whether a sentence is about the shop's business: an order, a price, a liability. */
export const isOfTrade = (sentence: string): boolean =>
  notAboutProduct.test(sentence) || shopTerms.test(sentence) || priceInText.test(sentence)
