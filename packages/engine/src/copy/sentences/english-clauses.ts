import { type Token } from './token.ts'

const closing = /^[.;:!?()[\]–—|/]$/u

export const isNominal = ({ class: kind }: Token): boolean => kind === 'noun' || kind === 'name'

export const isThirdPerson = ({ class: kind, lower }: Token): boolean => kind === 'verb' && /[^s]s$/.test(lower)
const isGerund = ({ lower }: Token): boolean => /\p{L}{2}ing$/u.test(lower)

/** Tokens within which a list reaches its "and", and within which a clause after "and" has its verb. */
const LIST_REACH = 14
const CLAUSE_REACH = 7

/** Whether a comma ends the clause before it: no further list item follows. */
function isBorderComma(tokens: readonly Token[], at: number): boolean {
  const next = tokens.at(at + 1)
  const before = tokens[at - 1]
  if (next === undefined || before === undefined) return true
  if (next.class === 'conjunction') return /^(?:but|so|yet|plus)$/.test(next.lower) || isClauseBehind(tokens, at + 2)
  if (next.class === 'verb' && isGerund(next) && /^(?:,|and|or)$/.test(tokens.at(at + 2)?.lower ?? '') && hasListEnd(tokens, at + 1))
    return false
  if (/^(?:subordinator|relative|pronoun|adverb|preposition|determiner|auxiliary)$/.test(next.class)) return true
  if (next.class === 'verb' && (isGerund(next) || isThirdPerson(next))) return true
  // "rich, smooth lather", "wrinkles, shrinking and fading"
  if (before.class === 'adjective' && (next.class === 'adjective' || next.class === 'noun')) return false
  return !hasListEnd(tokens, at + 1)
}

/** Whether a list that continues here reaches its "and". */
export function hasListEnd(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + LIST_REACH); at += 1) {
    const { class: kind, lower, text } = tokens[at]
    if (kind === 'conjunction' && /^(?:and|or|&)$/.test(lower)) return !isClauseBehind(tokens, at + 1)
    if (closing.test(text) || kind === 'subordinator' || kind === 'relative' || kind === 'auxiliary' || kind === 'pronoun') return false
  }
  return false
}

/** Whether a clause with its own subject follows an "and". */
function isClauseBehind(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + CLAUSE_REACH); at += 1) {
    const token = tokens[at]
    // After another "and" the verb belongs to the first subject: "gas, electric and induction cooktops and is oven safe".
    if (
      closing.test(token.text) ||
      token.text === ',' ||
      (at > from && (/^(?:conjunction|subordinator|relative)$/.test(token.class) || token.lower === 'as'))
    )
      return false
    if (at > from && (token.class === 'auxiliary' || isThirdPerson(token))) return true
    if (at === from && (token.class === 'pronoun' || token.class === 'auxiliary')) return true
  }
  return false
}

/** Whether two verbs share a form: "keeps … and adds", "protect … and keep"; not "smooth and cool". */
const isSameForm = (verb: Token, next: Token | undefined): boolean =>
  next !== undefined &&
  next.class === 'verb' &&
  !isGerund(next) &&
  !next.lower.endsWith('ed') &&
  isThirdPerson(verb) === isThirdPerson(next)

/** Where the clause of a token ends: before its mark, conjunction or relative word. */
export function clauseEnd(tokens: readonly Token[], from: number): number {
  for (let at = from + 1; at < tokens.length; at += 1) {
    const { text, class: kind, lower } = tokens[at]
    if (closing.test(text) || /^(?:-|–|—)$/.test(text)) return at
    if (text === ',' && isBorderComma(tokens, at)) return at
    if (kind === 'relative' || (kind === 'subordinator' && lower !== 'so')) return at
    if (kind === 'conjunction' && (/^(?:but|so|yet)$/.test(lower) || isClauseBehind(tokens, at + 1))) return at
    // "is easy to clean | and comes off with one hand"
    if (kind === 'conjunction' && tokens[from - 1]?.class === 'auxiliary' && at + 1 < tokens.length && isThirdPerson(tokens[at + 1]))
      return at
    // "and keep watch over …", "or leaves a package"
    if (kind === 'conjunction' && tokens[from].class === 'verb' && isSameForm(tokens[from], tokens.at(at + 1))) return at
  }
  return tokens.length
}
