import { type Price } from '@adloom/domain/product.ts'
import { type Writing } from '../languages/writing.ts'
import { plainNumber } from '../claims/read-text.ts'

export const isTruncated = (text: string): boolean => /(?:\.\.\.|…)\s*$/u.test(text) || /^(?:\.\.\.|…)/u.test(text)

/** Words beside which numbers are only sizes; numbers, and names with a colon, from which a text lists measures. */
const FEW_WORDS = 7
const MANY_NUMBERS = 3
const MANY_NAMES = 2

/** Whether a text has only sizes: "10\" wide x 15.5\" deep", "Oak 235x100 cm". */
export const isMeasures = (text: string): boolean => {
  const words = text.match(/\p{L}{3,}/gu)?.length ?? 0
  return (
    /^(?:X{0,3}[SL]|M|\d?XL) \d/u.test(text) ||
    (/\d\s?["”″]?[^.\d]{0,14}\s?[x×]\s?\d/u.test(text) && words <= FEW_WORDS) ||
    (text.match(/\p{L}{2}: /gu)?.length ?? 0) >= MANY_NAMES ||
    ((text.match(/\d+(?:[.,:]\d+)*/gu)?.length ?? 0) >= MANY_NUMBERS && words <= FEW_WORDS)
  )
}

export const endsOpen = (text: string, open: ReadonlySet<string>): boolean =>
  open.has((/(?<![\p{L}&+])([\p{L}&+]+)[.,;:]*$/u.exec(text)?.[1] ?? '').toLowerCase())

export function matchesPattern(text: string, pattern: RegExp | null): boolean {
  if (pattern === null) return false
  pattern.lastIndex = 0
  return pattern.test(text)
}

/** Whether brackets and quotation marks come in pairs. */
export const isBalanced = (text: string): boolean =>
  count(text, /[([]/gu) === count(text, /[)\]]/gu) &&
  count(text, /[“„«]/gu) <= count(text, /[”“»]/gu) + count(text, /„/gu) &&
  count(text.replace(/\d\s?"/gu, ''), /"/gu) % 2 === 0

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Whether a promise holds only from some amount on: "over £30", "ab 29 €". */
export const isConditional = (text: string): boolean =>
  /[$€£¥]\s?\d|\d\s?(?:€|£|\$|zł|kr|EUR|USD|GBP)|\b(?:over|orders?|members?|rewards?|purchases?|ab|dès|desde|oltre|vanaf)\b/iu.test(text)

const number = /([$€£¥]\s?)?(\d[\d.,]*)(\s?(?:€|£|\$|zł|kr|EUR|USD|GBP))?/giu

/** Whether a text gives a price of something else: an accessory, an engraving, another size. */
export function isOtherPrice(text: string, price: Price | null | undefined): boolean {
  const own = [price?.amount, price?.before].filter((value) => value !== undefined).map((value) => plainNumber(String(value)))
  const amounts = [...text.matchAll(number)].filter(([, before, , behind]) => before !== undefined || behind !== undefined)
  return amounts.some(([, , digits]) => !own.includes(plainNumber(digits.replace(/[.,]$/, ''))))
}

/** Whether most sentences of a passage are about using or washing the product, or warnings. The remaining ones make no sense alone. */
export function isManual(parts: readonly string[], { instructions, junk: { care, warning } }: Writing): boolean {
  const first = (part: string): string => /[\p{L}'’-]+/u.exec(part)?.[0].toLowerCase() ?? ''
  const isRule = (part: string): boolean => matchesPattern(part, care) || matchesPattern(part, warning)
  const manual = parts.filter((part) => instructions.has(first(part)) || isRule(part))
  return parts.length > 1 && (isRule(parts[0]) || (2 * manual.length >= parts.length && parts.some(isRule)))
}

const datePatterns = new Map<string, RegExp>()

/** A pattern for a day of a month in the words of a locale, on either side of the month's name. */
function datesOf(locale: string): RegExp {
  const before = datePatterns.get(locale)
  if (before !== undefined) return before
  const names = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, place) => format.format(Date.UTC(2024, place, 15)).replace(/\.$/u, ''))
  })
  const months = [...new Set(names)].join('|')
  const pattern = new RegExp(`\\d{1,2}\\.? (?:de )?(?:${months})(?!\\p{L})|(?<!\\p{L})(?:${months})\\.? \\d{1,2}(?!\\p{L})`, 'iu')
  datePatterns.set(locale, pattern)
  return pattern
}

/** Whether a text holds only on a day: "mardi 14 octobre", "by May 3". */
export const isDated = (text: string, locale: string): boolean => datesOf(locale).test(text)

/** Places where a new line seems to begin, from which several lines run into one. */
const MANY_JOINTS = 2

/**
 * Whether several lines run into one: "cup holders No sweat design Quick turn gasket". Only for languages that write nouns in lower case.
 */
export function isGlued(text: string, names: ReadonlySet<string>): boolean {
  const words = text.split(' ')
  const starts = words.filter(
    (word, place) =>
      /^\p{Lu}\p{Ll}+$/u.test(word) &&
      /^\p{Ll}+$/u.test(words[place - 1] ?? '') &&
      /^\p{Ll}/u.test(words[place + 1] ?? '') &&
      !names.has(word.toLowerCase()),
  )
  // "IngredientsOolong tea leavesBrew"
  const humps = text.match(/\p{Ll}{3}\p{Lu}\p{Ll}{2}/gu)?.length ?? 0
  return starts.length >= MANY_JOINTS || humps >= MANY_JOINTS
}
