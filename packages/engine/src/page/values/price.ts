import { currencyOfMark, knownMark, shownWhole, threeDecimals } from './currency.ts'

// Groups of three (or Indian twos) joined by one separator, or plain digits; then decimals.
const NUMBER =
  /(?<![\d.,])(?:\d{1,3}(?:[\s'’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,3}(?:[.,]\d{2,3}){1,4}(?!\d)|\d{1,9}(?:[.,]\d{1,3}(?!\d))?)/g
/** A possible mark right before or after a number; the table decides. */
const MARK_BEFORE = /(?:[\p{L}]{1,3}\$|\p{Sc}|s\/\.?|(?<!\p{L})[\p{L}][\p{L}.]{0,6})(?=[\s:-]{0,3}$)/iu
const MARK_AFTER = /^(?:[.,]?[-–—]+)?[\s.]{0,3}(\p{Sc}|[\p{L}][\p{L}.]{0,6}(?!\p{L}))/u

/** A price in a text. `currency` is ISO 4217, or null when the sign alone does not decide. */
interface FoundPrice {
  readonly amount: number
  readonly currency: string | null
  /** The sign or word next to the number, as in `currency.ts`. */
  readonly mark: string
  readonly text: string
  readonly index: number
}

/** A text with digits and separators of other scripts as ASCII, and full-width signs as plain ones. */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')

/**
 * The number meant by '1.299,00', '1,299.00', "1'299.50", '1 299', '1,54,999' or '37.100'. A single separator before exactly three digits
 * separates thousands, except in currencies with three decimals. Null when it is no number.
 */
export function parseAmount(text: string, currency: string | null = null): number | null {
  const token = plainDigits(text)
    .trim()
    .replace(/[.,]?(?<![-–—])[-–—]+$/, '')
    .replace(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1')
    .replace(/[.,]$/, '')
  if (!/^\d[\d.,]{0,20}$/.test(token)) return null
  const comma = token.lastIndexOf(',')
  const dot = token.lastIndexOf('.')
  let plain: string
  if (comma >= 0 && dot >= 0) plain = comma > dot ? token.replaceAll('.', '').replace(',', '.') : token.replaceAll(',', '')
  else if (comma < 0 && dot < 0) plain = token
  else {
    const separator = comma >= 0 ? ',' : '.'
    const parts = token.split(separator)
    const tail = parts[parts.length - 1]
    const partsThousands =
      parts.length > 2 || (tail.length === 3 && parts[0] !== '0' && !(currency !== null && threeDecimals.has(currency)))
    plain = partsThousands ? parts.join('') : parts.join('.')
  }
  const amount = Number(plain)
  return Number.isFinite(amount) ? amount : null
}

/**
 * An amount from a field for machines: a number, '12.50', but also '12,50 €'. A dot before three digits is a decimal point only where the
 * currency shows decimals.
 */
export function machineAmount(value: unknown, currency: string | null): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null
  if (typeof value !== 'string' || value.length > 60) return null
  const text = plainDigits(value).trim()
  const match = /\d[\d.,\s'’]*/.exec(text)
  if (match === null || text.startsWith('-')) return null
  const token = match[0].trim()
  if (/^\d+\.\d{1,2}$|^\d+\.\d{4,}$/.test(token)) return Number(token)
  if (/^\d+\.0{3}$/.test(token) && !(currency !== null && shownWhole.has(currency))) return Number(token)
  return parseAmount(token, currency)
}

/** Every amount with a currency next to it in a text, in order. */
export function pricesIn(text: string): FoundPrice[] {
  const found: FoundPrice[] = []
  const plain = plainDigits(text.slice(0, 2000))
  let from = 0
  for (const match of plain.matchAll(NUMBER)) {
    if (found.length >= 12) break
    const [token] = match
    const end = match.index + token.length
    const ahead = MARK_BEFORE.exec(plain.slice(Math.max(from, match.index - 10), match.index))
    let mark = ahead === null ? null : knownMark(ahead[0])
    let start = match.index
    let stop = end
    if (mark !== null && ahead !== null) start = Math.max(from, match.index - 10) + ahead.index
    else {
      const behind = MARK_AFTER.exec(plain.slice(end, end + 14))
      mark = behind === null ? null : knownMark(behind[1])
      if (behind !== null) stop = end + behind[0].length
    }
    if (mark === null) continue
    const currency = currencyOfMark(mark)
    const amount = parseAmount(token, currency)
    if (amount === null) continue
    // "299,–": the dash belongs to the price.
    const dash = stop === end ? (/^[.,]?[-–—]+/.exec(plain.slice(end, end + 4))?.[0].length ?? 0) : 0
    from = stop + dash
    found.push({ amount, currency, mark, text: plain.slice(start, stop + dash), index: start })
  }
  return found
}
