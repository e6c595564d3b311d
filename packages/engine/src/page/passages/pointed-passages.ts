import { pointOf } from '../fields/feature-words.ts'
import { closest } from '../document/page-document.ts'
import { isOfTrade, isAddressedToVisitor, type PagePart } from './page-parts.ts'
import { region } from '../document/page-region.ts'
import { isDescriptionCaption } from '../document/page-sections.ts'
import { foldedText, splitWords } from '../document/page-text.ts'
import { isTeaser } from '../fields/description-texts.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { aboutProduct } from './described-passages.ts'
import { agesOfUsers, identifier, notWorthSaying, benefitCaption } from '../words/passage-phrases.ts'
import { endsSentence, fittingPieces, isProse, sentencesOf, spaced, weightOf } from './passage-text.ts'
import { type PageFacts } from './page-facts.ts'

/** 'Material: Oak': a short name of few words, and a value that is no sentence. */
const NAMED = /^([^:：!?]{2,40})[:：](?:\s\S|(?<=：)\S)/u
const NAME_WORDS = 6
/** Words of a value that is no list of several. */
const VALUE_WORDS = 8

function isPair(text: string): boolean {
  const name = NAMED.exec(text)?.[1] ?? ''
  const value = text.slice(name.length + 1)
  if (name === '' || text.length > 160 || name.split(/\s+/).length > NAME_WORDS) return false
  return (/[,;/]/.test(value) || splitWords(value).length <= VALUE_WORDS) && !/\p{Ll}{2}[.!?](\s|$)/u.test(value)
}

const MARK = /^\s*[•●▪◦‣✓✔✅☑►▶➤★*·○■◆❖→–—-]\s*(?=\S)/u

/** Whether a block is a point of a list about the product. */
function isPoint({ block, captions, isDescribed, isReview, isCaption, isAway, isLink, distance }: PagePart): boolean {
  if (isReview || isCaption || isAway || isLink || block.isControl || block.text.length > 600) return false
  const isItem = closest(block.box, ({ tag }) => tag === 'li', 3) !== null
  const isReason = captions.length > 0 && benefitCaption.test(captions[0]) && distance >= 0 && block.text.length <= REASON_MAX
  const isOfProduct = isDescribed || (block.region & (region.main | region.product)) !== 0
  if (isOfProduct && isReason && splitWords(block.text).length >= 3 && !isAddressedToVisitor(block.text)) return true
  if (!isItem && !MARK.test(block.text)) return false
  if (distance < 0 && (block.region & (region.main | region.dialog)) === region.dialog) return false
  const isNear = isDescribed || (distance > 0 && (block.region & region.product) !== 0)
  return isNear && weightOf(block.text) >= 12 && !isAddressedToVisitor(block.text)
}

/** Characters of a line with a reason to buy. */
const REASON_MAX = 140

/** A longer point may mention delivery or help without being about them; a short one is about what it names. */
const SENTENCE = 70

function pointIn(text: string, name: string): string | null {
  const bare = text.replace(MARK, '')
  if (weightOf(bare) < SENTENCE || !isProse(bare, SENTENCE, 9)) return FOOTNOTE.test(text) ? null : pointOf(bare, name)
  return aboutProduct(text.replace(MARK, ''), () => false)
}

/** Whether a part has facts about the product: in its description or next to its name, no review, no link elsewhere. */
const holdsFacts = ({ block, isDescribed, isReview, isAway, isLink, distance }: PagePart): boolean =>
  !isReview && !isAway && !isLink && !block.isControl && (isDescribed || (distance > 0 && (block.region & region.product) !== 0))

/** Characters of a bold name, and of the value after it. */
const LABEL_MAX = 40
const VALUE_MAX = 60

/** 'Weight: 7.9 lbs' of a line with a bold name and a plain value; null for a sentence that begins in bold. */
function labelledFact(part: PagePart): string | null {
  const { label, text } = part.block
  if (label.length < 2 || label.length > LABEL_MAX || !holdsFacts(part) || label.split(/\s+/).length > NAME_WORDS || /[.!?]$/.test(label))
    return null
  const value = text.slice(label.length).replace(/^\s*[:：–-]?\s*/u, '')
  const isValue = value.length <= VALUE_MAX && /^[\p{N}\p{Lu}]/u.test(value) && !endsSentence(value) && !/\p{Ll}{2}[.!?]\s/u.test(value)
  return isValue && text.startsWith(label) ? `${label.replace(/(?:(?<!\s)\s+)?[:：–-]$/u, '')}: ${value}` : null
}

/** Nodes between two facts of one row, and the fewest facts of one. */
const FACT_GAP = 60
const FACTS_LEAST = 2

/** Pairs of name and value in two boxes, within a row of such pairs. */
function boxedPairs(parts: readonly PagePart[]): ReadonlySet<PagePart> {
  const pairs = parts.filter((part) => part.block.isPair && !part.isCaption && holdsFacts(part) && isPair(part.block.text))
  const isNextTo = (one: PagePart, other: PagePart | undefined): boolean =>
    other !== undefined && Math.abs(one.block.index - other.block.index) <= FACT_GAP
  return pairs.length < FACTS_LEAST
    ? new Set()
    : new Set(pairs.filter((part, place) => isNextTo(part, pairs[place - 1]) || isNextTo(part, pairs[place + 1])))
}

/** '72% Nylon, 28% Lycra', 'Cotton 100 %': shares of materials make a whole, which a discount does not. */
const SHARE = /\d{1,3}(?:[.,]\d)?(?=\s?%)/g
const COMPOSITION =
  /^(\p{L}[\p{L} ]{1,24}:\s?)?(\d{1,3}(?:[.,]\d)?\s?%\s\p{L}{3}|\p{L}{3,24}( \p{L}{2,24}){0,2}:?\s\d{1,3}(?:[.,]\d)?\s?%)/u
const NO_MATERIAL =
  /satisf|zufrieden|money|secure|sicher|original|authenti|genuine|guarant|garant|free|positiv|recycl\w+ (box|pack)|\boff\b|rabatt/i
const COMPOSITION_MAX = 160

function isComposition(part: PagePart): boolean {
  const { text } = part.block
  if (text.length > COMPOSITION_MAX || part.isCaption || !COMPOSITION.test(text) || NO_MATERIAL.test(text) || !holdsFacts(part))
    return false
  const shares = (text.match(SHARE) ?? []).map((share) => Number(share.replace(',', '.')))
  const totalPercent = shares.reduce((sum, share) => sum + share, 0)
  return totalPercent > 0 && Math.abs(totalPercent / 100 - Math.round(totalPercent / 100)) < 0.005
}

/** The age range of users, from anywhere in the product's own section: most pages state it in safety notes. */
function ageIn({ block, isDescribed, isReview, isLink }: PagePart): string | null {
  if (!isDescribed || isReview || isLink || block.isControl || !agesOfUsers.test(block.text)) return null
  return (
    sentencesOf(block.text).find((sentence) => agesOfUsers.test(sentence) && !NOT_FOR.test(sentence) && sentence.length <= REASON_MAX) ??
    null
  )
}
const NOT_FOR = /\b(not|never|hazard|keep|nicht|kein\p{L}*|pas|no|non|não|niet)\b/iu

/** Letters of the shortest point. */
const LEAST = 5

/** '**Terms apply': stars without a blank after them. */
const FOOTNOTE = /^\s*\*+(?=\S)/u

/** Points and pairs of the page's lists and tables, in page order, then those only in data. */
export function pointPassages(
  reading: PageReading,
  parts: readonly PagePart[],
  { lists, statedPoints, title, heading }: PageFacts,
): {
  readonly highlight: readonly string[]
  readonly specification: readonly string[]
} {
  const name = foldedText(title)
  const pairs = boxedPairs(parts)
  const away = parts.filter(({ isAway, isReview }) => isAway || isReview)
  const isOfAway = keysOf(away)
  const found: { readonly text: string; readonly index: number }[] = []
  for (const list of [...lists.bullets, ...lists.pairs, ...lists.boxes, ...lists.written])
    for (const text of list.points) if (!isOfAway.has(foldedText(text))) found.push({ text, index: list.index })
  for (const part of parts) {
    const fact = labelledFact(part) ?? (pairs.has(part) || isComposition(part) ? part.block.text : null) ?? ageIn(part)
    const stated = fact === null ? null : pointOf(fact, name)
    if (stated !== null && !isOfTrade(stated)) found.push({ text: stated, index: part.block.index })
    if (stated !== null || !isPoint(part) || isTeaser(reading.page, part.block.box, heading)) continue
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
    .filter((text) => !notWorthSaying.test(text) && !isDescriptionCaption(text))
    .filter((text) => !identifier.test(text) && !FOOTNOTE.test(text) && (isPair(text) || !isOfTrade(text)) && weightOf(text) >= LEAST)
  return { highlight: withoutSums(unique.filter((text) => !isPair(text)).slice(0, POINTS_MAX)), specification: unique.filter(isPair) }
}

/** Points without those that only combine others: '- Side pockets - Straight hem'. */
function withoutSums(points: readonly string[]): string[] {
  const keys = points.map(foldedText)
  return points.filter((_, place) => {
    const inside = keys.filter((key, other) => other !== place && key.length < keys[place].length && keys[place].includes(key))
    return inside.length < 2 || inside.reduce((sum, { length }) => sum + length, 0) < keys[place].length * SUM_SHARE
  })
}

/** Most points compared with each other. */
const POINTS_MAX = 150

/** Share of a point covered by others from which it is their combination. */
const SUM_SHARE = 0.6

const keysOf = (parts: readonly PagePart[]): ReadonlySet<string> => new Set(parts.map(({ block }) => foldedText(block.text)))
