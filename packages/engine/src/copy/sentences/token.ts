/** Part of speech. `word` is unknown: content in a language without a tagger. */
export type WordClass =
  | 'noun'
  | 'name'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'number'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'subordinator'
  | 'relative'
  | 'pronoun'
  | 'auxiliary'
  | 'mark'
  | 'word'

/** A word or a mark of a sentence. `start` and `end` are its position in the sentence's text, in UTF-16 units. */
export interface Token {
  readonly text: string
  readonly lower: string
  readonly start: number
  readonly end: number
  readonly class: WordClass
}

/** The sentence's own text between two tokens, so that a phrase is always a contiguous piece of its page. */
export const textBetween = (sentence: string, tokens: readonly Token[], from: number, to: number): string =>
  from >= to ? '' : sentence.slice(tokens[from].start, tokens[to - 1].end)

/** Whether a point's title names a part or product: "studded rubber sole", not "easy to clean". */
export const isThing = (tokens: readonly Token[]): boolean =>
  /^(?:noun|name|adjective)$/.test(tokens.at(-1)?.class ?? '') &&
  tokens.every(({ class: kind, lower }) => /^(?:noun|name|adjective|number|determiner|mark)$/.test(kind) || lower.endsWith('ed'))

/** Whether a line lacks its subject: "looks like leather", "won't ship". */
export const beginsWithVerb = ([first]: readonly Token[]): boolean =>
  first !== undefined && (first.class === 'auxiliary' || (first.class === 'verb' && /[^s]s$/.test(first.lower)))

const contentClasses: ReadonlySet<WordClass> = new Set(['noun', 'name', 'verb', 'adjective', 'number', 'word'])

export const isContent = (token: Token): boolean => contentClasses.has(token.class)
