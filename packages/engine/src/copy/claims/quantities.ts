import { type ClaimPatterns } from '../languages/claims.ts'
import { type ReadText, type TextToken } from './read-text.ts'
import { dimensionOf, inBaseUnits, shortUnits, type Unit } from '../languages/units.ts'

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

/** Tokens between two numbers that share the unit of the second: "20, 24 and 28 cm", "130 x 180 cm". */
const numberLinks = new Set([
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

/** Words after a number that it may count, at most. */
const COUNTED_WORDS = 3

/** Tokens from a number to the next one whose unit it shares, at most. */
const LINK_REACH = 3

/** Tokens before and after a percentage or an amount that are searched for a word of reduction: "25% off", "save £34". */
const REDUCTION_REACH = { percent: 4, money: 2 } as const

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
const isNear = (place: number, reach: number, tokens: readonly TextToken[], words: readonly RegExp[]): boolean =>
  tokens
    .slice(Math.max(0, place - reach), place + reach + 1)
    .some(({ text, clause, kind }) => kind === 'word' && clause === tokens[place].clause && words.some((word) => word.test(text)))

/** Whether a percentage or an amount is marked as a reduction: "-20 %", "25% off", "save £34". */
function isReduced(place: number, unit: Unit | null, tokens: readonly TextToken[], languages: readonly ClaimPatterns[]): boolean {
  const words = (kind: 'reduction' | 'saving'): readonly RegExp[] => languages.map((patterns) => patterns[kind])
  if (unit === 'money') return isNear(place, REDUCTION_REACH.money, tokens, words('saving'))
  if (unit !== 'percent') return false
  const before = tokens[place - 1]?.text
  return before === '-' || before === '−' || isNear(place, REDUCTION_REACH.percent, tokens, words('reduction'))
}

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
  let next: { readonly place: number; readonly unit: Unit } | null = null
  for (let place = tokens.length - 1; place >= 0; place -= 1) {
    const { kind, stem, start, end, text: word } = tokens[place]
    const wordValue = kind === 'word' ? languages.map(({ numbers }) => numbers.get(word)).find((number) => number !== undefined) : undefined
    if (kind !== 'number' && wordValue === undefined) continue
    if (ratings.get(start) === false) continue
    const counts = countedAfter(place, tokens)
    const ownUnit = unitAt(place + 1, read, languages, wordValue !== undefined)
    if (wordValue !== undefined && counts.length === 0 && ownUnit === null) continue
    const before = tokens[place - 1]
    const isMoney = before !== undefined && shortUnits.get(before.text) === 'money'
    const sharedUnit: Unit | null =
      next !== null &&
      next.place - place <= LINK_REACH &&
      tokens.slice(place + 1, next.place).some(({ text }) => numberLinks.has(text)) &&
      counts.filter((count) => count.length > 1).length === 0
        ? next.unit
        : null
    const unit: Unit | null = isMoney ? 'money' : (ownUnit ?? sharedUnit)
    next = unit === null ? null : { place, unit }
    const number = wordValue ?? Number(stem)
    const isRating = ratings.get(start) === true
    found.push({
      digits: wordValue === undefined ? stem : String(wordValue),
      passage: text.slice(start, end),
      place,
      dimension: isRating ? 'rating' : unit === null ? null : dimensionOf(unit),
      value: unit === null || isRating ? number : inBaseUnits(number, unit),
      counts: unit === null ? counts : [],
      isReduction: isReduced(place, unit, tokens, languages),
      isRating,
      isWord: wordValue !== undefined,
    })
  }
  return found.toReversed()
}
