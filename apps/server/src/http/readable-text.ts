import { AdloomError } from '@adloom/domain/error.ts'

/** Highest nesting of lists and objects in a request; ours need five. Deeper values are not read. */
const DEEPEST = 32

/**
 * The fields of a request with text that can be stored and sent: half a character (a lone surrogate, left by cutting an emoji in two) becomes U+FFFD,
 * as in any UTF-8. Fails with `request.invalid` for a NUL, which no database takes, and for endless nesting.
 */
export const withReadableText = (fields: unknown): unknown => readable(fields, [])

function readable(value: unknown, path: readonly string[]): unknown {
  if (typeof value === 'string') return readableText(value, path)
  if (typeof value !== 'object' || value === null) return value
  if (path.length === DEEPEST) throw refusal(path.slice(0, 1), `nested more than ${DEEPEST} levels deep`)
  if (Array.isArray(value)) return value.map((each, place) => readable(each, [...path, String(place)]))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [readableText(name, path), readable(each, [...path, name])]))
}

function readableText(text: string, path: readonly string[]): string {
  if (text.includes('\0')) throw refusal(path, 'the character U+0000 is not accepted')
  return text.isWellFormed() ? text : text.toWellFormed()
}

function refusal(path: readonly string[], message: string): AdloomError {
  // A field name is the sender's own: it may have lines, and be as long as the body.
  const place = path
    .join('.')
    .slice(0, 80)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return new AdloomError('request.invalid', {
    details: [{ path: place, message }],
    values: { reason: place === '' ? message : `${place}: ${message}` },
  })
}
