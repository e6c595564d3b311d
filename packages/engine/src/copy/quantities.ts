import { type ClaimPatterns } from './languages/claims.ts'
import { type ReadText, type TextToken } from './read-text.ts'
import { dimensionOf, inBaseUnits, shortUnits, type Unit } from './units.ts'

/** A number of a text with what it measures or counts. */
export interface Quantity {
  /** Digits without thousands separators. */
  readonly digits: string
  /** As written. */
  readonly passage: string
  /** Token index. */
  readonly place: number
  /** The measured dimension: "length", "time"; null when the text names no unit. */
  readonly dimension: string | null
  /** In base units of the dimension; the number itself without one. */
  readonly value: number
  /** Stems of the words it may count: "back", "pocket". */
  readonly counts: readonly string[]
  /** A percentage or an amount of a price reduction. */
  readonly isReduction: boolean
  readonly isRating: boolean
  /** Written as a word: "two". */
  readonly isWord: boolean
}

/** Links between two numbers that share the unit of the second: "20, 24 and 28 cm", "130 x 180 cm". */
const links = new Set([
  'x',
  '×',
  '-',
  '–',
  '/',
  ',',
  '&',
  'to',
  'and',
  'or',
  'bis',
  'und',
  'oder',
  'à',
  'et',
  'ou',
  'a',
  'y',
  'o',
  'e',
  'tot',
  'en',
  'of',
])

const COUNTED_WORDS = 3

function longUnit(word: string, languages: readonly ClaimPatterns[]): Unit | null {
  for (const { units } of languages) for (const [unit, pattern] of units) if (pattern.test(word)) return unit as Unit // The schema allows no other keys.
  return null
}

/** The unit at a place. After a number word no abbreviation counts: "um acht Bar" is not a pressure. */
function unitAt(place: number, { tokens, text }: ReadText, languages: readonly ClaimPatterns[], isBehindWord: boolean): Unit | null {
  const next = tokens[place]?.text === '-' ? tokens[place + 1] : tokens[place]
  if (next === undefined || next.kind === 'number') return null
  const long = longUnit(next.text, languages)
  if (isBehindWord) return long
  const behind = text[next.end] ?? ''
  if (next.text === 'm' && (behind === '³' || behind === '3')) return 'cubicMetre'
  if (next.text === 'm' && (behind === '²' || behind === '2')) return 'squareMetre'
  if (next.text === '°' && behind.toLowerCase() === 'c') return 'celsius'
  if (next.text === '°' && behind.toLowerCase() === 'f') return 'fahrenheit'
  const scale = tokens[tokens.indexOf(next, place) + 1]?.text ?? ''
  const short = scale === 'celsius' || scale === 'fahrenheit' ? scale : shortUnits.get(next.text)
  return short ?? long
}

/** The words after a number up to the next mark or function word. */
function countedAfter(place: number, tokens: readonly TextToken[]): string[] {
  const counted: string[] = []
  for (let at = place + 1; at < tokens.length && counted.length < COUNTED_WORDS; at += 1) {
    const next = tokens[at]
    if (next.text === '-' || next.text === ')') continue
    if (next.kind !== 'word' || next.isSmall || next.clause > tokens[place].clause + 1) break
    counted.push(next.stem)
  }
  return counted
}

/** Whether a word within reach of a place, in the same clause, matches. */
const isBeside = (place: number, reach: number, tokens: readonly TextToken[], words: readonly RegExp[]): boolean =>
  tokens
    .slice(Math.max(0, place - reach), place + reach + 1)
    .some(({ text, clause, kind }) => kind === 'word' && clause === tokens[place].clause && words.some((word) => word.test(text)))

/** Every number of a text with its unit; number words only where they count something. `languages`: whose unit words the text may use. */
export function quantitiesIn(read: ReadText, languages: readonly ClaimPatterns[]): Quantity[] {
  const { tokens, text } = read
  const ratings = new Map<number, boolean>()
  for (const { rating } of languages)
    for (const match of text.matchAll(rating)) {
      ratings.set(match.index, true)
      // "4.7 out of 5": the 5 is the scale.
      for (const { index } of match[0].slice(match[1].length).matchAll(/\d+/g)) ratings.set(match.index + match[1].length + index, false)
    }
  const found: Quantity[] = []
  let later: { readonly place: number; readonly unit: Unit } | null = null
  for (let place = tokens.length - 1; place >= 0; place -= 1) {
    const { kind, stem, start, end, text: word } = tokens[place]
    const named = kind === 'word' ? languages.map(({ numbers }) => numbers.get(word)).find((number) => number !== undefined) : undefined
    if (kind !== 'number' && named === undefined) continue
    if (ratings.get(start) === false) continue
    const counts = countedAfter(place, tokens)
    const own = unitAt(place + 1, read, languages, named !== undefined)
    if (named !== undefined && counts.length === 0 && own === null) continue
    const before = tokens[place - 1]
    const isMoney = before !== undefined && shortUnits.get(before.text) === 'money'
    const linked: Unit | null =
      later !== null &&
      later.place - place <= 3 &&
      tokens.slice(place + 1, later.place).some(({ text }) => links.has(text)) &&
      counts.filter((count) => count.length > 1).length === 0
        ? later.unit
        : null
    const unit: Unit | null = isMoney ? 'money' : (own ?? linked)
    later = unit === null ? null : { place, unit }
    const number = named ?? Number(stem)
    const isRating = ratings.get(start) === true
    found.push({
      digits: named === undefined ? stem : String(named),
      passage: text.slice(start, end),
      place,
      dimension: isRating ? 'rating' : unit === null ? null : dimensionOf(unit),
      value: unit === null || isRating ? number : inBaseUnits(number, unit),
      counts: unit === null ? counts : [],
      isReduction:
        (unit === 'percent' &&
          (before?.text === '-' ||
            before?.text === '−' ||
            isBeside(
              place,
              4,
              tokens,
              languages.map(({ reduction }) => reduction),
            ))) ||
        (unit === 'money' &&
          isBeside(
            place,
            2,
            tokens,
            languages.map(({ saving }) => saving),
          )),
      isRating,
      isWord: named !== undefined,
    })
  }
  return found.toReversed()
}
