import { AdloomError } from '@adloom/domain/error.ts'
import { undrawable } from './letter-widths.ts'

/** So many characters are named at most. */
const MOST_NAMED = 10

/** The failure `text.undrawable` of texts, which names their characters that no font has, and `others` of them; null when all can be drawn. */
export function undrawableError(texts: readonly string[], others: readonly string[] = []): AdloomError | null {
  const all = [...new Set([...texts.flatMap(undrawable), ...others])]
  return all.length === 0 ? null : new AdloomError('text.undrawable', { values: { characters: all.slice(0, MOST_NAMED).join(' ') } })
}
