import { type Language } from '@adloom/domain/language.ts'
import { listedClasses, type Writing, writingOf } from '../languages/writing.ts'
import { tagEnglish } from './english-tagger.ts'
import { type PageSentence } from './page-sentences.ts'
import { beginsWithVerb, isThing, type Token, type WordClass } from './token.ts'

/** A word with its hyphens and apostrophes, a number with its separators and unit sign, or a mark. */
const wordOrMark =
  /\p{N}+(?:[.,/]\p{N}+)*(?:\s?%|°\p{L}?|["”″](?!\p{L})|\p{L}{0,4}(?:-[\p{L}\p{N}]+)*)|[\p{L}\p{N}]+(?:['’.&/+-][\p{L}\p{N}]+)*[®™%]?|[^\s]/gu

const classOf = (lower: string, writing: Writing): WordClass => {
  if (/^[^\p{L}\p{N}&]/u.test(lower) || lower === '') return 'mark'
  if (/^\p{N}/u.test(lower)) return 'number'
  return listedClasses.find((name) => writing.words[name].has(lower)) ?? 'word'
}

/** Tokens by the closed lists of a language; an unlisted word is `word`. */
export function listedTokens(sentence: string, writing: Writing | null): Token[] {
  return [...sentence.matchAll(wordOrMark)].map((match) => {
    const [text] = match
    const lower = text.toLowerCase().replaceAll('’', "'")
    const kind =
      writing === null ? (/^[^\p{L}\p{N}]/u.test(text) ? 'mark' : /^\p{N}/u.test(text) ? 'number' : 'word') : classOf(lower, writing)
    return { text, lower, start: match.index, end: match.index + text.length, class: kind }
  })
}

/** The class of a compound word: "weather-resistant" is an adjective, "Wi-Fi" a name. */
const joinedClass = (parts: readonly WordClass[]): WordClass => {
  const last = parts.at(-1) ?? 'word'
  if (parts.length === 1) return last
  if (parts.includes('number')) return 'adjective'
  return last === 'noun' && parts[0] !== 'adjective' ? 'noun' : 'adjective'
}

/** English tokens: words as split here, each with the class that the tagger gives its parts. */
function english(sentence: string, names: ReadonlySet<string>): Token[] {
  const tokens = listedTokens(sentence, writingOf('en'))
  const first = tokens.findIndex(({ class: kind }) => kind !== 'mark')
  const { verb } = writingOf('en').words
  // The tagger takes any capitalised first word for a name.
  const plain =
    first >= 0 && !names.has(tokens[first].lower) && /^\p{Lu}\p{Ll}/u.test(tokens[first].text)
      ? sentence.slice(0, tokens[first].start) +
        sentence.charAt(tokens[first].start).toLowerCase() +
        sentence.slice(tokens[first].start + 1)
      : sentence
  const parts = tagEnglish(plain)
  let at = 0
  return tokens.map((token, place) => {
    while (at > 0 && parts[at - 1].end > token.start) at -= 1
    while (at < parts.length && parts[at].end <= token.start) at += 1
    const found: WordClass[] = []
    for (; at < parts.length && parts[at].start < token.end; at += 1) if (parts[at].class !== 'mark') found.push(parts[at].class)
    return { ...token, class: settled({ token, before: tokens[place - 1], after: tokens[place + 1] }, found, names, verb) }
  })
}

/** A token with its neighbours; undefined at either end of the sentence. */
interface PlacedToken {
  readonly token: Token
  readonly before: Token | undefined
  readonly after: Token | undefined
}

/** The tagger's class, unless a closed list or the shape of the word decides otherwise. */
function settled(
  { token, before, after }: PlacedToken,
  parts: readonly WordClass[],
  names: ReadonlySet<string>,
  verbs: ReadonlySet<string>,
): WordClass {
  const { lower } = token
  if (token.class === 'number' || token.class === 'mark') return token.class
  if (names.has(lower) && /^\p{Lu}/u.test(token.text)) return 'name'
  const tagged = joinedClass(parts)
  if (verbs.has(lower)) return tagged === 'verb' || isVerbHere(before, after) ? 'verb' : tagged
  // The tagger decides "that" and "as"; the lists decide the rest.
  if (token.class !== 'word' && token.class !== 'adverb' && lower !== 'that' && lower !== 'so' && lower !== 'where') return token.class
  if (lower === 'that')
    return after !== undefined && (verbs.has(after.lower) || after.class === 'auxiliary' || after.lower.endsWith('s'))
      ? 'relative'
      : 'determiner'
  if (lower === 'so') return 'subordinator'
  if (tagged === 'name' && before !== undefined) return 'name'
  return tagged === 'mark' ? 'word' : tagged
}

/** "The fabric fights wrinkles": what may be a verb is one with a noun before it, and an object or a preposition after it. */
function isVerbHere(before: Token | undefined, after: Token | undefined): boolean {
  const isNounHere =
    before !== undefined && /^(?:determiner|preposition)$/.test(before.class) && !/^(?:that|which|who|to)$/.test(before.lower)
  return !isNounHere && after !== undefined && after.class !== 'mark' && after.class !== 'auxiliary' && after.class !== 'verb'
}

/** Tokens of English sentences by the names of a page: each sentence is read for headlines and for descriptions. */
const known = new WeakMap<ReadonlySet<string>, Map<string, readonly Token[]>>()

/** The tokens of a sentence. `names`: names on this page, in lower case. English has a tagger, other languages have lists. */
export function tokensOf(sentence: string, language: Language | null, names: ReadonlySet<string>): readonly Token[] {
  if (language !== 'en') return listedTokens(sentence, language === null ? null : writingOf(language))
  const ofPage = known.get(names) ?? new Map<string, readonly Token[]>()
  known.set(names, ofPage)
  const tokens = ofPage.get(sentence) ?? english(sentence, names)
  ofPage.set(sentence, tokens)
  return tokens
}

/** Whether the subject of a point's text is its title: "Studded rubber sole: looks like leather". English only. */
export const isStatementOfLead = ({ text, lead }: PageSentence, language: Language | null, names: ReadonlySet<string>): boolean =>
  lead !== null && language === 'en' && beginsWithVerb(tokensOf(text, language, names)) && isThing(tokensOf(lead, language, names))
