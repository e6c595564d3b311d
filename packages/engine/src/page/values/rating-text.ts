import { plainDigits } from './price.ts'

/** A number is at the start of its field, or not there at all. */
const LENGTH_MAX = 200

const THOUSANDS: readonly (readonly [RegExp, number])[] = [
  [/^(k|tsd|тыс|тис|rb|ribu|mil|bin|천|千)/i, 1000],
  [/^(万|萬|만)/, 10_000],
]

/** The count in a text: '1.204', '(3,592 reviews)', '1,2k', '12万'. Null when it has no number. */
export function countIn(text: string): number | null {
  const match = /(\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2}(?!\d))?)\s?(\p{L}*)/u.exec(plainDigits(text.slice(0, LENGTH_MAX)))
  if (match === null) return null
  const factor = THOUSANDS.find(([word]) => word.test(match[2]))?.[1]
  if (factor !== undefined && /^\d+[.,]\d{1,2}$/.test(match[1])) return Math.round(Number(match[1].replace(',', '.')) * factor)
  const isGrouped = /[.,'’\s]\d{3}$/.test(match[1])
  const units = Number(isGrouped ? match[1].replace(/\D/g, '') : match[1].split(/[.,]/, 1)[0])
  return Number.isSafeInteger(units) ? units * (factor ?? 1) : null
}

/**
 * A score and the end of its scale: '4,6', '4.6/5', '92 %'. Without a stated end (`best`) the smallest usual one that fits the value: 5, 10
 * or 100. Null for zero, which means no rating.
 */
export function scoreIn(text: string, best: number | null = null): { readonly value: number; readonly best: number } | null {
  const match = /(\d{1,3}(?:[.,]\d+)?)\s*(?:(%)|\/\s*(\d{1,3}))?/.exec(plainDigits(text.slice(0, LENGTH_MAX)))
  if (match === null) return null
  const value = Number(match[1].replace(',', '.'))
  const end = match[2] === '%' ? 100 : match[3] === undefined ? best : Number(match[3])
  const scale = end === null || end < value ? [5, 10, 100].find((usual) => value <= usual) : end
  return scale === undefined || value <= 0 || scale <= 0 ? null : { value, best: scale }
}
