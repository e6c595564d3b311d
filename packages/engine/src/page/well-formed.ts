/**
 * The value with U+FFFD for each half character in its texts: JSON in a page may hold one, and so may a text cut to its limit. No database takes
 * them.
 */
export const wellFormed = <Value>(value: Value): Value => mended(value) as Value // of the same shape

function mended(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(mended)
  if (typeof value !== 'object' || value === null || value instanceof Map) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toWellFormed(), mended(inner)]))
}
