import { type Language } from '@adloom/domain/language.ts'
import { isGermanRelative } from './clause-borders.ts'
import { clauseEnd } from './english-clauses.ts'
import { type Token } from './token.ts'

const closing = /^[.;:!?–—|]$/u

/** Whether a text begins an English "not only …, but …" without its second half. */
const isHalf = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }, at) => lower === 'not' && tokens.at(at + 1)?.lower === 'only') && !tokens.some(({ lower }) => lower === 'but')

/** Token indices in order before which a sentence could end: the part before each is complete. */
export function clauseEnds(tokens: readonly Token[], language: Language | null): readonly number[] {
  const ends: number[] = []
  if (language === 'en') {
    for (let at = 0; at < tokens.length - 1;) {
      const end = clauseEnd(tokens, at)
      // "written down by a man | who has never lied" is not complete without its relative clause.
      const isBound = (tokens.at(end)?.class === 'relative' && tokens[end - 1].text !== ',') || isHalf(tokens.slice(0, end))
      if (end > 0 && end < tokens.length && !isBound && !ends.includes(end)) ends.push(end)
      at = Math.max(end, at + 1)
    }
    return ends
  }
  for (const [at, { text, class: kind, lower }] of tokens.entries()) {
    const next = tokens.at(at + 1)
    const isClauseComma =
      text === ',' &&
      next !== undefined &&
      (/^(?:relative|subordinator|pronoun|conjunction|auxiliary)$/.test(next.class) ||
        (language === 'de' && isGermanRelative(tokens, at + 1)))
    if (at > 3 && (closing.test(text) || isClauseComma || (kind === 'relative' && tokens[at - 1].text !== ',' && lower.length > 2)))
      ends.push(at)
  }
  return ends
}
