import { type ClaimPatterns } from '../languages/claims.ts'

/** A word, a number or a mark of a text. */
export interface TextToken {
  /** In lower case. */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'sign'
  /** The word without its ending; the number without thousands separators. */
  readonly stem: string
  /** Whether it is a function word. */
  readonly isSmall: boolean
  /** Index of the clause, counted through the whole text, and of the sentence. */
  readonly clause: number
  readonly sentence: number
}

/** A match in a text; `first` and `last` are token indices. */
export interface TokenMatch<Name extends string> {
  readonly name: Name
  readonly passage: string
  readonly start: number
  readonly end: number
  readonly first: number
  readonly last: number
}

/** A denial: its token indices, and those of what it denies. */
interface Denial {
  readonly first: number
  readonly last: number
  readonly from: number
  readonly to: number
}

/** A tokenised text. */
export interface ReadText {
  readonly text: string
  readonly tokens: readonly TextToken[]
  readonly denials: readonly Denial[]
  /** Indices of sentences that are questions, which state nothing. */
  readonly questions: ReadonlySet<number>
  /** The denials of each token, by its index. */
  readonly denialsOf: ReadonlyMap<number, readonly Denial[]>
}

/** The normal form for comparing texts: straight apostrophes, no soft hyphens. */
export const normalisedText = (text: string): string => text.normalize('NFC').replaceAll('’', "'").replaceAll('\u00ad', '')

/** A number in one spelling: "1,299.00", "1.299,00", "1 299" and "1299" are equal; so are "4.80" and "4,8". */
export function plainNumber(digits: string): string {
  const parts = digits.replace(/[ \u00a0\u202f']/gu, '').split(/[.,]/)
  const last = parts.at(-1) ?? ''
  // Three digits after a separator are thousands, unless the number begins with 0.
  if (parts.length === 1 || (last.length === 3 && parts[0] !== '0')) return parts.join('')
  return `${parts.slice(0, -1).join('')}.${last}`.replace(/\.?(?<!0)0+$/, '')
}

const token =
  /(?<number>\d+(?:(?:[.,]|[\u00a0\u202f](?=\d{3}(?!\d)))\d+)*)|(?<word>\p{L}[\p{L}\p{M}]*(?:'(?:t|s|re|ve|ll)(?!\p{L}))?)|[^\s\p{L}]|\n/gu

const SHORTEST_STEM = 3
/** Length from which a stem may lose a second ending. */
const LONG_STEM = 5

function withoutEnding(word: string, endings: readonly string[], shortest: number): string {
  const ending = endings.find((end) => word.length - end.length >= shortest && word.endsWith(end))
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** A word without its ending and accents, for comparing its forms. `endings` longest first. */
function stemOf(word: string, endings: readonly string[]): string {
  const once = withoutEnding(word, endings, SHORTEST_STEM)
  // "kostenlose", "kostenlos": a second ending is removed too.
  const stem = withoutEnding(once, endings, LONG_STEM).normalize('NFD').replaceAll(/\p{M}/gu, '')
  // "winning", "winner", "win".
  return stem.length > SHORTEST_STEM && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
}

const endsSentence = /[.!?\n•|;]/u
/** Excludes the "?" of a name: "tested by Which? magazine". */
const endsQuestion = /^\?(?:$|\n|\s[\p{Lu}\d\n])/u
const endsClause = /[,:()–—]/u
const contrast = new Set(['but', 'sondern', 'aber', 'mais', 'pero', 'sino', 'ma', 'bensì', 'mas', 'maar'])

/** Splits a text into tokens, with clause and sentence indices. */
export function readText(text: string, { endings, smallWords, deniesAfter, deniesBefore, unless }: ClaimPatterns): ReadText {
  const tokens: TextToken[] = []
  const questions = new Set<number>()
  let clause = 0
  let sentence = 0
  for (const match of text.matchAll(token)) {
    const [found] = match
    const lower = found.toLowerCase()
    const kind = match.groups?.number !== undefined ? 'number' : match.groups?.word !== undefined ? 'word' : 'sign'
    if (found === '?' && endsQuestion.test(text.slice(match.index, match.index + 3))) questions.add(sentence)
    if (kind === 'sign' && endsSentence.test(found)) sentence += 1
    if ((kind === 'sign' && (endsSentence.test(found) || endsClause.test(found))) || contrast.has(lower)) clause += 1
    tokens.push({
      text: lower,
      start: match.index,
      end: match.index + found.length,
      kind,
      stem: kind === 'number' ? plainNumber(found) : kind === 'word' ? stemOf(lower, endings) : lower,
      isSmall: kind === 'word' && smallWords.has(lower),
      clause,
      sentence,
    })
  }
  const denials = (['following', 'preceding'] as const).flatMap((denies) =>
    tokenMatchesIn(text, denies === 'following' ? deniesAfter : deniesBefore, tokens)
      .filter(({ last }) => !unless.test(tokens[last + 1]?.text ?? ''))
      .map(({ first, last }): Denial => ({
        first,
        last,
        from: denies === 'following' ? last + 1 : Math.max(0, first - REACH.preceding),
        to: denies === 'following' ? reachOf(last, tokens) : first - 1,
      })),
  )
  const byToken = new Map<number, Denial[]>()
  for (const denial of denials)
    for (let at = denial.from; at <= denial.to; at += 1)
      if (denial.from > denial.last || tokens[at].clause === tokens[denial.first].clause)
        byToken.set(at, [...(byToken.get(at) ?? []), denial])
  return { text, tokens, questions, denials, denialsOf: byToken }
}

/** Reach of a denial in tokens: "not suitable for the dishwasher", "induction excluded". */
const REACH = { following: 6, preceding: 2 } as const

const alternative = new Set(['or', 'nor', 'oder', 'noch', 'ou', 'ni', 'o', 'né', 'nem', 'of'])

/** The last token a denial reaches: within its clause, up to the end of a list of alternatives, "not for dishwasher, microwave or oven". */
function reachOf(last: number, tokens: readonly TextToken[]): number {
  const { clause, sentence } = tokens[last]
  let to = last
  while (to + 1 < tokens.length && to - last < REACH.following && tokens[to + 1].clause === clause) to += 1
  const ahead = tokens.slice(to + 1, to + 1 + REACH.following)
  const listed = ahead.findIndex(({ text }) => alternative.has(text))
  const list = ahead.slice(0, listed + 2)
  const isListed = listed !== -1 && list.every((token) => token.sentence === sentence && (token.kind === 'word' || token.text === ','))
  return isListed ? to + list.length : to
}

/** Matches of a pattern as token ranges. */
export function tokenMatchesIn(text: string, pattern: RegExp, tokens: readonly TextToken[]): TokenMatch<string>[] {
  const found: TokenMatch<string>[] = []
  let place = 0
  for (const match of text.matchAll(pattern)) {
    const start = match.index
    const end = start + match[0].length
    while (place < tokens.length && tokens[place].end <= start) place += 1
    let last = place
    while (last + 1 < tokens.length && tokens[last + 1].start < end) last += 1
    if (place === tokens.length) break
    const name = match.groups === undefined ? '' : (Object.keys(match.groups).find((key) => match.groups?.[key] !== undefined) ?? '')
    found.push({ name, passage: match[0], start, end, first: place, last })
  }
  return found
}

/** Whether a denial outside a passage applies to it: "not dishwasher safe", "excluding induction". */
export const isDenied = ({ first, last }: Pick<TokenMatch<string>, 'first' | 'last'>, { denialsOf }: ReadText): boolean =>
  denialsOf.get(first)?.some((denial) => denial.last < first || denial.first > last) === true
