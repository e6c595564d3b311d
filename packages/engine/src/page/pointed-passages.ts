import { pointOf } from './feature-words.ts'
import { closest } from './page-document.ts'
import { type PagePart, isSaidToVisitor } from './page-parts.ts'
import { region } from './page-region.ts'
import { foldedText } from './page-text.ts'
import { fittingPieces, isProse, spaced, weightOf } from './passage-text.ts'
import { type ReadSoFar } from './passages.ts'

/** 'Material: Oak': a short name of few words, and a value that is no sentence. */
const NAMED = /^[^:：.!?]{2,40}[:：]\s?\S/u
const isPair = (text: string): boolean => NAMED.test(text) && text.length <= 160 && !/[.!?]\s+\p{Lu}/u.test(text)

const MARK = /^\s*[•●▪◦‣✓✔✅☑►▶➤★*·○■◆❖→–—-]\s*(?=\S)/u

/** Whether a block is one point of a list about the product. */
function isPoint({ block, isDescribed, isReview, isCaption, isAway, distance }: PagePart): boolean {
  if (isReview || isCaption || isAway || block.isControl || block.text.length > 600) return false
  const isItem = closest(block.box, ({ tag }) => tag === 'li', 3) !== null
  if (!isItem && !MARK.test(block.text)) return false
  const isNear = isDescribed || (distance > 0 && (block.region & region.product) !== 0)
  return isNear && weightOf(block.text) >= 12 && !isSaidToVisitor(block.text)
}

/** A longer point may speak of delivery or help without being about them; a short one is about what it names. */
const SENTENCE = 70

function pointIn(text: string, name: string): string | null {
  const bare = text.replace(MARK, '')
  if (weightOf(bare) >= SENTENCE && isProse(bare, SENTENCE, 9)) return spaced(bare)
  return pointOf(bare, name)
}

/** Points and pairs of the page's lists and tables, in page order, then those that only data state. */
export function pointPassages(
  parts: readonly PagePart[],
  { lists, statedPoints, title }: ReadSoFar,
): {
  readonly highlight: readonly string[]
  readonly specification: readonly string[]
} {
  const name = foldedText(title)
  const found: { readonly text: string; readonly index: number }[] = []
  for (const list of [...lists.bullets, ...lists.pairs, ...lists.boxes, ...lists.written])
    for (const text of list.points) found.push({ text, index: list.index })
  for (const part of parts) {
    if (!isPoint(part)) continue
    const text = pointIn(part.block.text, name)
    if (text !== null) for (const piece of fittingPieces(text)) found.push({ text: piece, index: part.block.index })
  }
  const points = found.toSorted((one, other) => one.index - other.index).map(({ text }) => text)
  for (const raw of statedPoints) {
    const point = pointOf(raw, name)
    if (point !== null) points.push(point)
  }
  const unique = [...new Map(points.toReversed().map((text) => [foldedText(text), text])).values()].toReversed()
  return { highlight: unique.filter((text) => !isPair(text)), specification: unique.filter(isPair) }
}
