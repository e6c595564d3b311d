import { copyLimits } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type Writing, writingOf } from '../languages/writing.ts'
import { fits, graphemes } from '../limits.ts'
import { hasSlip } from './agreement.ts'
import { clauseEnds } from './clause-ends.ts'
import { type PageSentence } from './page-sentences.ts'
import { isWhole } from './phrases.ts'
import { textBetween, type Token } from './token.ts'
import { isStatementOfLead, tokensOf } from './tokens.ts'

/** A statement of a page for use in a description. */
export interface Line {
  /** With a capital and a full stop; at most 125 characters. */
  readonly text: string
  readonly from: PageSentence
  /** Whether it has its own verb, and so is complete. */
  readonly isSentence: boolean
  /** Whether it begins with a pronoun for something said before: "It keeps …", not "This lamp …". */
  readonly beginsWithPronoun: boolean
  /** The form for use after a name and a colon; null when its capital may belong to a name. */
  readonly afterColon: string | null
}

const SHORTEST = 14

const stop = (text: string): string => (/[.!?…。！？]["”“»]?$/u.test(text) ? text : `${text}.`)

/** The text with a small initial letter, unless the capital belongs to a name. */
function smallOf(text: string, tokens: readonly Token[], language: Language | null): string | null {
  const first = tokens.at(0)
  if (first === undefined) return null
  if (/^\P{L}/u.test(first.text)) return text
  if (/^\p{Lu}{2}|^\p{Lu}\p{Ll}*\p{Lu}|\d/u.test(first.text)) return text
  // German capitalises its nouns; only function words and adjectives may lose their capital.
  if (language === 'de')
    return /^(?:determiner|preposition|pronoun|adverb)$/.test(first.class) || writingOf('de').participles.has(first.lower)
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : text
  if (language === null) return text
  return first.class === 'name' ? null : text.charAt(0).toLowerCase() + text.slice(1)
}

const hasVerb = (tokens: readonly Token[]): boolean =>
  tokens.some(({ class: kind, lower }) => kind === 'auxiliary' || (kind === 'verb' && !/(?:ing|ed)$/.test(lower)))

function isPronoun(tokens: readonly Token[], writing: Writing | null, language: Language | null): boolean {
  const [first, second] = tokens
  if (first === undefined || writing === null) return false
  // Without a tagger, a listed pronoun counts: "Elle se compose …", "Ultra-résistante, elle est …".
  if (language !== 'en')
    return tokens.slice(0, FIRST_WORDS).some(({ class: kind, lower }) => kind === 'pronoun' && writing.pointing.has(lower))
  if (!writing.pointing.has(first.lower) && !writing.pointing.has(first.lower.split("'")[0])) return false
  return second === undefined || first.lower.includes("'") || /^(?:verb|auxiliary|adverb|conjunction|mark)$/.test(second.class)
}

/** Tokens of a sentence searched for a subject that is a pronoun. */
const FIRST_WORDS = 4

/** Graphemes from which a statement leaves no room for a name, and of a shorter one that still says enough. */
const LONG = 88
const ENOUGH = 40

/** Up to two statements of a sentence: the longest that fits, the whole if possible, and one that leaves room for a name. */
export function linesOf(sentence: PageSentence, language: Language | null, names: ReadonlySet<string>): readonly Line[] {
  const writing = language === null ? null : writingOf(language)
  // A text without a subject needs its lead: "Studded rubber sole: looks like leather".
  const text = isStatementOfLead(sentence, language, names)
    ? `${sentence.lead ?? ''}: ${sentence.text.charAt(0).toLowerCase()}${sentence.text.slice(1)}`
    : sentence.text
  const tokens = tokensOf(text, language, names)
  const line = (cutText: string, own: readonly Token[]): Line | null => {
    const plain = cutText.replace(/(?<![,;:–—\s])[,;:–—\s]+$/u, '')
    if (graphemes(plain) < SHORTEST || !isWhole(own, plain, writing)) return null
    const full = stop(plain)
    return fits(full, copyLimits.description)
      ? {
          text: full,
          from: sentence,
          isSentence: hasVerb(own),
          beginsWithPronoun: isPronoun(own, writing, language),
          afterColon: smallOf(full, own, language),
        }
      : null
  }
  if (language === 'en' && writing !== null && hasSlip(text, tokens, writing)) return []
  const [first] = tokens
  if (writing !== null && first !== undefined && (writing.unattached.has(first.lower) || writing.instructions.has(first.lower))) return []
  const whole = fits(stop(text), copyLimits.description) ? line(text, tokens) : null
  if (writing === null || graphemes(text) <= LONG) return whole === null ? [] : [whole]
  const shorter = clauseEnds(tokens, language)
    .toReversed()
    .map((end) => line(textBetween(text, tokens, 0, end), tokens.slice(0, end)))
    .filter((found) => found !== null)
    .filter((found) => graphemes(found.text) >= ENOUGH && (found.isSentence || language !== 'en'))
  const longest = whole ?? shorter.at(0)
  const short = shorter.find((found) => found !== longest && graphemes(found.text) <= LONG)
  return [longest, short].filter((found) => found !== undefined)
}
