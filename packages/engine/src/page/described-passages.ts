import { type PagePart, isSaidToVisitor } from './page-parts.ts'
import { type PageReading } from './page-reading.ts'
import { region } from './page-region.ts'
import { isDescriptionCaption } from './page-sections.ts'
import { foldedText } from './page-text.ts'
import { endsSentence, fittingPieces, isProse, plainLines, sentencesOf, spaced } from './passage-text.ts'
import { SHOP_INVITATION } from './passage-words.ts'
import { type ReadSoFar } from './passages.ts'

/** Nodes around the product's name in which prose is the product's whatever its box is called. */
const BEFORE_NAME = -250
const BEHIND_NAME = 3000
/** Characters of a caption that is joined to its paragraph. */
const JOINED_MAX = 60

/** The words over a paragraph, where they say more than what the part is. */
function joined(caption: string | undefined, text: string): string {
  if (caption === undefined || caption.length > JOINED_MAX || isDescriptionCaption(caption) || /[.!?:…]$/.test(caption)) return text
  return foldedText(text).startsWith(foldedText(caption)) ? text : `${caption}: ${text}`
}

const isNear = ({ block, distance }: PagePart): boolean =>
  distance > BEFORE_NAME && ((block.region & (region.main | region.product)) !== 0 || distance < BEHIND_NAME)

/** Whether a block is a paragraph about the product. Where no one called the part a description, it must read like one. */
function isParagraph(part: PagePart): boolean {
  const { block, isDescribed, isReview, isCaption, isAway, isHidden } = part
  if (isReview || isCaption || isAway || block.isControl || (isHidden && !isDescribed)) return false
  const text = block.text
  if (!(isDescribed ? isProse(text, 30, 5) : isNear(part) && isProse(text, 70, 10) && endsSentence(text))) return false
  return text.length > 30_000 || !(isSaidToVisitor(text) || SHOP_INVITATION.test(text))
}

/** Paragraphs that the page shows, first those in the open. */
function shownParagraphs(parts: readonly PagePart[]): string[] {
  const open: string[] = []
  const folded: string[] = []
  for (const [place, part] of parts.entries()) {
    if (!isParagraph(part) || part.block.box.tag === 'li') continue
    const above = place > 0 && parts[place - 1].isCaption ? parts[place - 1].block.text : undefined
    ;(part.isHidden ? folded : open).push(joined(above, spaced(part.block.text)))
  }
  return [...open, ...folded]
}

/** What is said already, to be asked whether it holds a text. */
class Said {
  private all = ''
  add(text: string): void {
    this.all += `${foldedText(text)}|`
  }
  has(text: string): boolean {
    const key = foldedText(text)
    return key === '' || this.all.includes(key)
  }
}

/** Sentences of a stated text that nobody has said yet, line by line. */
function unsaid(lines: readonly string[], said: Said): string[] {
  return lines.flatMap((line) => {
    const sentences = sentencesOf(line).filter((sentence) => !said.has(sentence))
    return sentences.length === 0 ? [] : [sentences.join(' ')]
  })
}

const isStatement = (line: string): boolean => isProse(line, 30, 5) && !isSaidToVisitor(line) && !SHOP_INVITATION.test(line)

/** Characters of prose from which on the shop's own summary for search engines is not needed. */
const ENOUGH = 120

/**
 * The product's descriptions, paragraph by paragraph: what the page shows, then what only its data and scripts hold. The summary that a shop
 * writes for search engines comes in only where there is nothing better.
 */
export function descriptionPassages(
  reading: PageReading,
  parts: readonly PagePart[],
  read: ReadSoFar,
  taken: ReadonlySet<string>,
): string[] {
  const said = new Said()
  for (const key of taken) said.add(key)
  said.add(read.title)
  const passages: string[] = []
  const take = (texts: readonly string[]): void => {
    for (const text of texts) {
      if (said.has(text)) continue
      said.add(text)
      passages.push(...fittingPieces(text))
    }
  }
  take(shownParagraphs(parts))
  for (const written of [...read.main.map(({ writtenDescription }) => writtenDescription), read.stateDescription])
    take(unsaid(plainLines(written), said).filter(isStatement))
  if (!read.isMetaDescription) take(unsaid([spaced(read.description)], said).filter(isStatement))
  const length = passages.reduce((sum, { length: own }) => sum + own, 0)
  if (length < ENOUGH)
    for (const name of ['og:description', 'description', 'twitter:description'])
      take(
        (reading.metas.get(name) ?? [])
          .slice(0, 2)
          .flatMap((content) => unsaid(plainLines(content), said))
          .filter(isStatement),
      )
  return passages
}
