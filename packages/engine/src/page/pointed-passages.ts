import { pointOf } from './feature-words.ts'
import { closest } from './page-document.ts'
import { isOfTrade, isSaidToVisitor, type PagePart } from './page-parts.ts'
import { region } from './page-region.ts'
import { foldedText, wordsOf } from './page-text.ts'
import { isTeaser } from './description.ts'
import { type PageReading } from './page-reading.ts'
import { aboutProduct } from './described-passages.ts'
import { IDENTIFIER, WHY_CAPTION } from './passage-words.ts'
import { fittingPieces, isProse, spaced, weightOf } from './passage-text.ts'
import { type ReadSoFar } from './passages.ts'

/** 'Material: Oak': a short name of few words, and a value that is no sentence. */
const NAMED = /^([^:：!?]{2,40})[:：](?:\s\S|(?<=：)\S)/u
const NAME_WORDS = 6

function isPair(text: string): boolean {
  const name = NAMED.exec(text)?.[1] ?? ''
  return (
    name !== '' && text.length <= 160 && name.split(/\s+/).length <= NAME_WORDS && !/\p{Ll}{2}[.!?](\s|$)/u.test(text.slice(name.length))
  )
}

const MARK = /^\s*[•●▪◦‣✓✔✅☑►▶➤★*·○■◆❖→–—-]\s*(?=\S)/u

/** Whether a block is one point of a list about the product. */
function isPoint({ block, captions, isDescribed, isReview, isCaption, isAway, isLink, distance }: PagePart): boolean {
  if (isReview || isCaption || isAway || isLink || block.isControl || block.text.length > 600) return false
  const isItem = closest(block.box, ({ tag }) => tag === 'li', 3) !== null
  const isReason = captions.length > 0 && WHY_CAPTION.test(captions[0]) && distance > 0 && block.text.length <= REASON_MAX
  if (isReason && wordsOf(block.text).length >= 3 && !isSaidToVisitor(block.text)) return true
  if (!isItem && !MARK.test(block.text)) return false
  const isNear = isDescribed || (distance > 0 && (block.region & region.product) !== 0)
  return isNear && weightOf(block.text) >= 12 && !isSaidToVisitor(block.text)
}

/** Characters of a line that gives a reason to buy. */
const REASON_MAX = 140

/** A longer point may speak of delivery or help without being about them; a short one is about what it names. */
const SENTENCE = 70

function pointIn(text: string, name: string): string | null {
  const bare = text.replace(MARK, '')
  if (weightOf(bare) < SENTENCE || !isProse(bare, SENTENCE, 9)) return FOOTNOTE.test(text) ? null : pointOf(bare, name)
  return aboutProduct(text.replace(MARK, ''), () => false)
}

/** Letters of the shortest point. */
const LEAST = 5

/** '**Terms apply': stars with no blank behind them. */
const FOOTNOTE = /^\s*\*+(?=\S)/u

/** Points and pairs of the page's lists and tables, in page order, then those that only data state. */
export function pointPassages(
  reading: PageReading,
  parts: readonly PagePart[],
  { lists, statedPoints, title, heading }: ReadSoFar,
): {
  readonly highlight: readonly string[]
  readonly specification: readonly string[]
} {
  const name = foldedText(title)
  const away = parts.filter(({ isAway, isReview }) => isAway || isReview)
  const isOfAway = keysOf(away)
  const found: { readonly text: string; readonly index: number }[] = []
  for (const list of [...lists.bullets, ...lists.pairs, ...lists.boxes, ...lists.written])
    for (const text of list.points) if (!isOfAway.has(foldedText(text))) found.push({ text, index: list.index })
  for (const part of parts) {
    if (!isPoint(part) || isTeaser(reading.page, part.block.box, heading)) continue
    const text = pointIn(part.block.text, name)
    if (text !== null) for (const piece of fittingPieces(text)) found.push({ text: piece, index: part.block.index })
  }
  const points = found.toSorted((one, other) => one.index - other.index).map(({ text }) => text)
  for (const raw of statedPoints) {
    const point = pointOf(title.length > 3 ? raw.replace(`: ${title} - `, ': ') : raw, name)
    if (point !== null) points.push(point)
  }
  const unique = [...new Map(points.toReversed().map((text) => [foldedText(text), spaced(text)])).values()]
    .toReversed()
    .filter((text) => !IDENTIFIER.test(text) && !FOOTNOTE.test(text) && (isPair(text) || !isOfTrade(text)) && weightOf(text) >= LEAST)
  return { highlight: unique.filter((text) => !isPair(text)), specification: unique.filter(isPair) }
}

const keysOf = (parts: readonly PagePart[]): ReadonlySet<string> => new Set(parts.map(({ block }) => foldedText(block.text)))
