import { copyLimits } from '@adloom/domain/copy.ts'
import { type Writing } from '../languages/writing.ts'
import { clauseWords } from './clause-words.ts'
import { isContent, type Token } from './token.ts'

const closing = /^[;:!?()[\]–—|"“”„«»]$/u

/** The grammar of one language, as far as it decides where pieces begin and end. */
export interface Grammar {
  readonly writing: Writing
  readonly code: string
  /** Verbs come second and put their particle at the end: no cut inside a clause. */
  readonly isVerbSecond: boolean
  /** German capitalises its nouns. */
  readonly hasLargeNouns: boolean
}

export const isLarge = ({ text }: Token): boolean => /^[\p{Lu}\p{N}]/u.test(text)
export const isVerb = ({ class: kind }: Token): boolean => kind === 'verb' || kind === 'auxiliary'
export const isNounLike = (token: Token, { hasLargeNouns }: Grammar): boolean =>
  token.class === 'number' || token.class === 'name' || (token.class === 'word' && (!hasLargeNouns || isLarge(token)))

/** Pieces between marks; a full stop inside an abbreviation or number is no mark. */
export function segmentsOf(tokens: readonly Token[]): readonly { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = []
  let from = 0
  for (const [at, { text, start, end }] of tokens.entries()) {
    const next = tokens.at(at + 1)
    const isStop = text === '.' && (next === undefined || (at > 0 && tokens[at - 1].text.length > 3 && isLarge(next)))
    const isDash = text === '-' && next !== undefined && at > 0 && tokens[at - 1].end < start && end < next.start
    if (!closing.test(text) && !isStop && !isDash) continue
    if (at > from) found.push({ from, to: at })
    from = at + 1
  }
  if (from < tokens.length) found.push({ from, to: tokens.length })
  return found
}

/** Index of the next comma; `to` when there is none. */
export function markBehind(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (tokens[at].text === ',') return at
  return to
}

/** "…, die Feuchtigkeit aufnimmt": German relative pronouns look like articles, but their verb comes last. */
export function isGermanRelative(tokens: readonly Token[], at: number): boolean {
  const token = tokens.at(at)
  if (token === undefined || !/^(?:der|die|das|den|dem)$/.test(token.lower)) return false
  for (let behind = at + 1; behind < tokens.length; behind += 1) {
    if (tokens[behind].class !== 'mark') continue
    const last = tokens[behind - 1]
    return behind > at + 1 && !isLarge(last) && (isVerb(last) || last.class === 'word')
  }
  return false
}

type Border = 'none' | 'clause' | 'tail' | 'narrows'

/** Kind of border between two words, seen from the clause before it. */
export function borderAt(tokens: readonly Token[], at: number, to: number, grammar: Grammar): Border {
  const { writing, code } = grammar
  const token = tokens[at]
  const next = at + 1 < to ? tokens[at + 1] : undefined
  const before = tokens[at - 1]
  if (token.text === ',') {
    if (next === undefined) return 'clause'
    const leads = next.class === 'conjunction' && !clauseWords.narrowing.has(next.lower) ? tokens.at(at + 2) : next
    if (clauseWords.narrowing.has(next.lower)) return 'narrows'
    if (leads !== undefined && leads !== next && (isVerb(leads) || leads.class === 'pronoun' || leads.class === 'subordinator'))
      return 'clause'
    if (/^(?:relative|subordinator|pronoun|auxiliary)$/.test(next.class)) return 'clause'
    if (code === 'de' && isGermanRelative(tokens, at + 1)) return 'clause'
    if (next.class === 'preposition' && next.lower !== 'bis') return 'tail'
    if (next.class === 'adverb' && tokens.at(at + 2)?.class === 'preposition') return 'tail'
    return writing.participles.has(next.lower) ? 'tail' : 'none'
  }
  if (token.class === 'conjunction') {
    if (next === undefined) return 'narrows'
    if (clauseWords.narrowing.has(token.lower)) return 'narrows'
    const behind = next.class === 'pronoun' && clauseWords.clitics.has(next.lower) ? tokens.at(at + 2) : next
    return behind !== undefined && (isVerb(behind) || /^(?:er|sie|es|hij|ze|il|elle)$/.test(next.lower)) ? 'clause' : 'none'
  }
  if (before === undefined || before.text === ',' || before.class === 'conjunction') return 'none'
  if (token.class === 'relative' && isNounLike(before, grammar)) return 'clause'
  if (token.class === 'subordinator' && before.class !== 'preposition' && before.class !== 'adverb')
    return clauseWords.narrowing.has(token.lower) ? 'narrows' : 'clause'
  return 'none'
}

/** Where the clause that begins at a token ends; null when what follows changes its meaning. */
export function endOf(tokens: readonly Token[], from: number, to: number, grammar: Grammar): number | null {
  let verb = -1
  for (let at = from; at < to; at += 1) {
    if (verb < 0 && isVerb(tokens[at])) verb = at
    if (at === from) continue
    const border = borderAt(tokens, at, to, grammar)
    if (border === 'none') continue
    if (border === 'narrows') {
      // "hell und leise", "voor of na": a plain "or" or "as" inside a list ends nothing, but no cut is made there either.
      if (tokens[at].class === 'conjunction' && /^(?:of)$/.test(tokens[at].lower)) continue
      return null
    }
    // "schützt und pflegt die Haut": the first verb needs the object of the second.
    if (tokens[at].class === 'conjunction' && (at - verb < 3 || !tokens.slice(verb + 1, at).some(isContent))) return null
    return at
  }
  return to
}

/** Ends before a preposition that starts an optional part, in languages that keep their verbs together. */
export function softEnds(tokens: readonly Token[], from: number, end: number, grammar: Grammar): number[] {
  const { writing, hasLargeNouns } = grammar
  // What fits as a whole is not cut.
  if (tokens[end - 1].end - tokens[from].start <= copyLimits.headline) return []
  const last = tokens[end - 1]
  // "20 Minuten im Trommelröster | geröstet": a piece that ends with its participle is one piece.
  if (hasLargeNouns && !isLarge(last)) return []
  const ends: number[] = []
  for (let at = from + 2; at < end - 1; at += 1) {
    const token = tokens[at]
    const opens = token.class === 'adverb' && tokens[at + 1].class === 'preposition' ? tokens[at + 1] : token
    if (opens.class !== 'preposition' || (tokens[at - 1].class === 'adverb' && opens === token)) continue
    if (writing.noBreakBefore.has(opens.lower) || writing.negators.has(opens.lower)) continue
    if (isNounLike(tokens[at - 1], grammar) && !writing.participles.has(tokens[at - 1].lower)) ends.push(at)
  }
  return ends
}

/** Whether a piece is one half of two or depends on a word outside it. */
export function isHalf(tokens: readonly Token[], from: number, to: number, { writing, isVerbSecond }: Grammar): boolean {
  const own = tokens.slice(from, to)
  const last = own.at(-1)
  const isParticle = last !== undefined && isVerbSecond && clauseWords.particles.has(last.lower) && own.some(isVerb)
  if (last === undefined || (!isParticle && /^(?:preposition|determiner|conjunction|mark)$/.test(last.class))) return true
  // "Spielt MP3, WAV wird nicht gelesen": after a comma that ends nothing a second clause begins.
  const comma = own.findIndex(({ text }) => text === ',')
  if (comma >= 0 && own.slice(comma).some(isVerb)) return true
  return own.some(
    ({ lower, class: kind, text }, place) =>
      (clauseWords.halves.has(lower) && kind !== 'relative') ||
      (kind === 'pronoun' && writing.pointing.has(lower) && !/^\p{Lu}/u.test(text)) ||
      (place > 0 && /^(?:nur|solo|alleen|seulement)$/.test(lower) && writing.negators.has(own[place - 1].lower)),
  )
}
