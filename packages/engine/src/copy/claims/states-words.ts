import { type ClaimKind } from '../languages/claims.ts'
import { type TextToken, type TokenMatch } from './read-text.ts'
import { type CheckedText } from './unsupported.ts'

/** Content words read after a passage: a noun with its adjectives. */
const NOUN_WORDS = 3

/** Content words from a place to the end of the clause, or to the first function word after one. */
export function contentWordsFrom(place: number, tokens: readonly TextToken[]): readonly TextToken[] {
  const found: TextToken[] = []
  for (let at = place; at < tokens.length && found.length < NOUN_WORDS; at += 1) {
    const next = tokens[at]
    if (next.kind === 'word' && next.isSmall && found.length === 0) continue
    if (next.text === '-') continue
    if (next.kind !== 'word' || next.isSmall || next.clause !== tokens[place].clause) break
    found.push(next)
  }
  return found
}

/** The words directly after a passage; none when a function word or a mark follows. */
const nounsAfter = (last: number, tokens: readonly TextToken[]): readonly TextToken[] => {
  const next = tokens[last + 1]
  return next === undefined || next.kind !== 'word' || next.isSmall ? [] : contentWordsFrom(last + 1, tokens)
}

/** Content words of a passage's clause outside the passage. */
function restOfClause(first: number, last: number, tokens: readonly TextToken[]): readonly TextToken[] {
  const { clause } = tokens[first]
  let from = first
  while (from > 0 && tokens[from - 1].clause === clause) from -= 1
  let to = last
  while (to + 1 < tokens.length && tokens[to + 1].clause === clause) to += 1
  return [...tokens.slice(from, first), ...tokens.slice(last + 1, to + 1)].filter(({ kind, isSmall }) => kind === 'word' && !isSmall)
}

const shareStem = (some: readonly TextToken[], others: readonly TextToken[]): boolean =>
  some.some(({ stem }) => others.some((other) => other.stem === stem))

/** Whether a superlative of the ad has the same noun as on the page, or means the product itself. */
function isOfSameNoun(ofAd: readonly TextToken[], ofPage: readonly TextToken[], nameStems: ReadonlySet<string>): boolean {
  const namesProduct = (nouns: readonly TextToken[]): boolean => nouns.some(({ stem }) => nameStems.has(stem))
  return ofAd.length === 0 || ofPage.length === 0 || shareStem(ofAd, ofPage) || (namesProduct(ofAd) && namesProduct(ofPage))
}

/** Whether one sentence of the page states the words of a passage without denying them. */
export function statesWords({ first, last }: TokenMatch<string>, kind: ClaimKind, { ad, support }: CheckedText): boolean {
  const { page, nameStems } = support
  const { tokens } = ad
  // Numbers are checked on their own.
  const passage = tokens.slice(first, last + 1).filter((token) => token.kind === 'word')
  const denials = new Set(ad.denials.filter((denial) => denial.first >= first && denial.last <= last).map((denial) => tokens[denial.first]))
  const contentWords = passage.filter((token) => !token.isSmall || denials.has(token))
  const required = (contentWords.length > 0 ? contentWords : passage).map(({ stem }) => stem)
  // "Better than", "free from": what follows belongs to the claim.
  const needsNoun = passage.at(-1)?.isSmall === true || kind === 'comparison'
  const nouns = needsNoun ? contentWordsFrom(last + 1, tokens) : kind === 'superlative' ? nounsAfter(last, tokens) : []
  // What is free: the shipping, the returns.
  const subjects = kind === 'delivery' ? restOfClause(first, last, tokens) : []
  // Only sentences with the rarest word can have all of them.
  const [rarest] = required.toSorted((one, other) => (page.stems.get(one)?.size ?? 0) - (page.stems.get(other)?.size ?? 0))
  for (const [sentence, occurrences] of page.stems.get(rarest) ?? []) {
    const hasStem = (stem: string): boolean =>
      page.stems
        .get(stem)
        ?.get(sentence)
        ?.some(({ isDenied }) => !isDenied || denials.size > 0) === true
    const hasWord = ({ stem }: TextToken): boolean => hasStem(stem)
    if (!required.every(hasStem)) continue
    if (subjects.length > 0 && !subjects.some(hasWord)) continue
    if (needsNoun && nouns.length > 0 && !nouns.some(hasWord)) continue
    if (kind === 'superlative' && !occurrences.some(({ place }) => isOfSameNoun(nouns, nounsAfter(place, page.read.tokens), nameStems)))
      continue
    return true
  }
  return false
}
