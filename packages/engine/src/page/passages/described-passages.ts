import { scriptDescriptions } from '../sources/script-descriptions.ts'
import { isTeaser } from '../fields/description-texts.ts'
import { isSalesTalk } from '../fields/sales-talk.ts'
import { boxContentsCaption } from '../words/feature-phrases.ts'
import { closest, type PageElement } from '../document/page-document.ts'
import { isOfTrade, isAddressedToVisitor, type PagePart } from './page-parts.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { isDescriptionCaption } from '../document/page-sections.ts'
import { foldedText } from '../document/page-text.ts'
import { endsSentence, fittingPieces, isProse, plainLines, sentencesOf, spaced } from './passage-text.ts'
import { deliveryPromise, returnsPromise, productSeal, shopInvitation } from '../words/passage-phrases.ts'
import { type PageFacts } from './page-facts.ts'

/**
 * Nodes before the product's name in which a gallery's captions are read, and after it in which prose is the product's whatever its box is
 * called.
 */
const BEFORE_NAME = -250
const BEHIND_NAME = 3000
/** Characters of a caption that is joined to its paragraph. */
const JOINED_MAX = 60

/** A paragraph with its caption, when the caption says more than what the section is. */
function joined(caption: string | undefined, text: string): string {
  if (
    caption === undefined ||
    caption.length > JOINED_MAX ||
    !/\p{L}{3}|[\u3040-\u9fff]{2}/u.test(caption) ||
    isDescriptionCaption(caption) ||
    /[.!?:…]$/.test(caption)
  )
    return text
  return foldedText(text).startsWith(foldedText(caption)) ? text : `${caption}: ${text}`
}

/** Whether prose without a description's name is in a description's place. */
function isNear({ block, distance }: PagePart): boolean {
  const isInMain = (block.region & (region.main | region.product)) !== 0
  if (distance < 0) return isInMain && (block.region & region.gallery) !== 0 && distance > BEFORE_NAME
  return isInMain || distance < BEHIND_NAME
}

/** Whether a block is a table cell or a definition: it is description only as whole sentences. */
const isCell = ({ block }: PagePart): boolean => /^(td|th|dd|dt)$/.test(block.box.tag)

/** Whether a block is a window's text about a seal of the product. */
const isOfSeal = ({ block, captions }: PagePart): boolean =>
  (block.region & region.main) !== 0 &&
  captions.length > 0 &&
  productSeal.test(captions[0]) &&
  productSeal.test(block.text) &&
  THIS_PRODUCT.test(block.text)
const THIS_PRODUCT =
  /\b(this|our) (product|item|\p{L}+) (is|was|has been)\b|dieses produkt|dieser artikel|(ce|cet) (produit|article)|este (producto|artículo|produto)|questo (prodotto|articolo)|dit (product|artikel)/iu

/** Whether a block is a paragraph about the product. Outside a section named description, it must read like one. */
function isParagraph(part: PagePart): boolean {
  const { block, isDescribed, isReview, isCaption, isAway, isHidden } = part
  const text = block.text
  if (isReview || isCaption || isAway || part.isLink || block.isControl) return false
  if (isHidden && !isDescribed && !isOfSeal(part)) return false
  if (part.distance < 0 && (block.region & (region.main | region.dialog)) === region.dialog) return false
  if (isCell(part) && !(isProse(text, 70, 10) && endsSentence(text))) return false
  if (!(isDescribed ? isProse(text, 30, 5) : isNear(part) && isProse(text, 60, 9) && endsSentence(text))) return false
  return !shopInvitation.test(text)
}

/** A text without its sentences about the shop's business; null when most of it was, or it is a footnote. */
export function aboutProduct(text: string, isOfShop: (sentence: string) => boolean): string | null {
  if (FOOTNOTE.test(text)) return null
  const sentences = sentencesOf(spaced(text))
  const aboutIt = sentences.filter(
    (sentence) =>
      !boxContentsCaption.test(sentence) &&
      !isOfTrade(sentence) &&
      !isOfShop(sentence) &&
      !deliveryPromise.test(sentence) &&
      !returnsPromise.test(sentence),
  )
  if (aboutIt.length === sentences.length) return spaced(text)
  return aboutIt.length === 0 || aboutIt.length * 2 < sentences.length ? null : aboutIt.join(' ')
}

/** '*Terms apply': a star without a blank after it. */
const FOOTNOTE = /^\s*(\*+|†|‡|\(\*\)|\d\))(?=\S)/u

interface Paragraph {
  readonly text: string
  readonly caption: string | undefined
  /** Whether it is in a section named description. */
  readonly isDescribed: boolean
  readonly isOfSeal: boolean
}

/** Visible paragraphs of the page, unfolded ones first. */
function shownParagraphs(
  reading: PageReading,
  parts: readonly PagePart[],
  heading: PageElement | null,
  isOfShop: (sentence: string) => boolean,
): Paragraph[] {
  const open: Paragraph[] = []
  const folded: Paragraph[] = []
  for (const [place, part] of parts.entries()) {
    if (open.length + folded.length >= PARAGRAPHS_MAX) break
    if (!isParagraph(part) || closest(part.block.box, ({ tag }) => tag === 'li', 3) !== null) continue
    const above = place > 0 && parts[place - 1].isCaption ? parts[place - 1] : undefined
    if (above?.isAway === true || isTeaser(reading.page, part.block.box, heading)) continue
    const isSealed = part.isHidden && !part.isDescribed
    const whole = aboutProduct(part.block.text, isOfShop)
    const text =
      isSealed && whole !== null
        ? sentencesOf(whole)
            .filter((sentence) => productSeal.test(sentence))
            .join(' ')
        : whole
    if (text === null || !isProse(text, 30, 5)) continue
    const caption = above === undefined || isAddressedToVisitor(above.block.text) ? undefined : above.block.text
    ;(part.isHidden ? folded : open).push({ text, caption, isDescribed: part.isDescribed, isOfSeal: isSealed })
  }
  return [...open, ...folded]
}

/** Most paragraphs read; our pages have up to 40 (2026-11). */
const PARAGRAPHS_MAX = 250

/** Letters of a piece from which it is recognised inside a longer one. */
const PIECE_LEAST = 18

/** Texts collected so far, for detecting repetitions. */
class KnownTexts {
  private all = ''
  private readonly pieces = new Set<string>()
  add(text: string): void {
    this.all += `${foldedText(text)}|`
    for (const piece of [text, ...sentencesOf(text)]) {
      const key = foldedText(piece)
      if (key.length >= PIECE_LEAST) this.pieces.add(key)
    }
  }
  /** Whether a text is contained in the collected ones, or mostly consists of them. */
  has(text: string): boolean {
    const key = foldedText(text)
    if (key === '' || this.all.includes(key)) return true
    let covered = 0
    for (const piece of this.pieces) if (piece.length < key.length && key.includes(piece)) covered += piece.length
    return covered >= key.length * 0.5
  }
}

/** Sentences of a stated text that are not collected yet, line by line. */
function newSentences(lines: readonly string[], known: KnownTexts): string[] {
  return lines.flatMap((line) => {
    const sentences = sentencesOf(line).filter((sentence) => !known.has(sentence))
    return sentences.length === 0 ? [] : [sentences.join(' ')]
  })
}

/** Characters of prose from which the shop's summary for search engines is not needed. */
const ENOUGH = 120

/**
 * The product's descriptions, paragraph by paragraph: visible ones, then those only in data and scripts. The shop's summary for search
 * engines is used only without anything better. `own`: the text of sections named description.
 */
export function descriptionPassages(
  reading: PageReading,
  parts: readonly PagePart[],
  read: PageFacts,
  usedTexts: readonly string[],
): { readonly passages: readonly string[]; readonly own: string } {
  const known = new KnownTexts()
  for (const text of usedTexts) known.add(text)
  known.add(read.title)
  const isOfShop = shopTalk(reading, read)
  const passages: string[] = []
  const take = (text: string, caption?: string): void => {
    if (known.has(text)) return
    known.add(text)
    passages.push(...fittingPieces(joined(caption, text)).filter((piece) => isProse(piece, 25, 4)))
  }
  const takeStated = (written: string): void => {
    for (const line of newSentences(plainLines(written), known)) {
      const sentences = sentencesOf(line).filter((sentence) => !isSalesTalk(sentence) && !shopInvitation.test(sentence))
      const text = sentences.length === 0 ? null : aboutProduct(sentences.join(' '), isOfShop)
      if (text !== null && isProse(text, 30, 5)) take(text)
    }
  }
  const length = (): number => passages.reduce((sum, { length: own }) => sum + own, 0)
  const shown = shownParagraphs(reading, parts, read.heading, isOfShop)
  for (const { text, caption, isOfSeal: isSealed } of shown) if (!isSealed) take(text, caption)
  // Data that repeats other products or reviewers is no description either.
  for (const { block } of parts.filter(({ isAway, isReview }) => isAway || isReview).slice(0, PARAGRAPHS_MAX)) known.add(block.text)
  for (const written of [...read.structured.map(({ writtenDescription }) => writtenDescription), read.embeddedDescription])
    takeStated(written)
  if (!read.isMetaDescription) takeStated(read.description)
  if (length() < ENOUGH) for (const written of scriptDescriptions(reading, read.title)) takeStated(written)
  if (length() < ENOUGH)
    for (const name of ['og:description', 'description', 'twitter:description'])
      for (const content of (reading.metas.get(name) ?? []).slice(0, 2)) takeStated(content)
  for (const { text, caption, isOfSeal: isSealed } of shown) if (isSealed) take(text, caption)
  return { passages, own: [...new Set(shown.filter(({ isDescribed }) => isDescribed).map(({ text }) => text))].join(' ') }
}

/** Whether a sentence names the shop, and so is about the shop, unless the shop makes what it sells. */
function shopTalk({ siteNames, siteLabel }: PageReading, { brand, title }: PageFacts): (sentence: string) => boolean {
  const own = foldedText(`${brand} ${title}`)
  const names = [...new Set([...siteNames, siteLabel])]
    .flatMap((name) => [name, name.split(/[.\s]/)[0] ?? ''])
    .filter(
      (name) => name.length >= 3 && !own.includes(foldedText(name)) && !(brand !== '' && foldedText(name).includes(foldedText(brand))),
    )
  if (names.length === 0 || brand === '') return () => false
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  )
  return (sentence) => pattern.test(sentence)
}
