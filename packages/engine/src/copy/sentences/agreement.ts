import { type Writing } from '../languages/writing.ts'
import { type Token } from './token.ts'
import { matchesPattern } from './unfit.ts'

const isSingular = ({ class: kind, lower }: Token): boolean =>
  (kind === 'noun' || kind === 'name') && !/s$|^(?:people|children|men|women|feet|teeth|mice)$/.test(lower)

/** Words after which a verb has no ending: "helps the skin stay soft", "can the lid come off". */
const governs = ({ class: kind, lower }: Token): boolean => (kind === 'verb' && !/(?:ed|ing)$/.test(lower)) || kind === 'auxiliary'

/** Whether a preposition precedes a noun: "pockets on each side" is plural, whatever "side" is. */
function isBehindPreposition(tokens: readonly Token[], noun: number): boolean {
  const start = tokens.slice(0, noun).findLastIndex(({ class: kind }) => !/^(?:noun|name|adjective|determiner|number)$/.test(kind))
  return start >= 0 && tokens[start].class === 'preposition'
}

/** "3 compartment" at the end of a clause; units and models are allowed: "10 ft", "2 metre". */
const isLoneOfMany = (token: Token, number: Token | undefined, next: Token | undefined): boolean =>
  number?.class === 'number' &&
  Number(number.text) > 1 &&
  token.class === 'noun' &&
  (next === undefined || next.class === 'mark') &&
  token.lower.length > 6 &&
  !/s$|feet|children|people/.test(token.lower)

/**
 * Whether an English sentence has a singular noun with a plural verb, "bottom have 6 strips", or after a number, "3 compartment": a mistake
 * no ad repeats. Other mistakes are in `slips` of the language.
 */
export function hasSlip(text: string, tokens: readonly Token[], { baseVerbs, slips }: Pick<Writing, 'baseVerbs' | 'slips'>): boolean {
  if (matchesPattern(text, slips)) return true
  return tokens.some((token, at) => {
    if (isLoneOfMany(token, tokens[at - 1], tokens.at(at + 1))) return true
    if (at === 0 || !baseVerbs.has(token.lower) || !isSingular(tokens[at - 1]) || isBehindPreposition(tokens, at - 1)) return false
    const earlier = tokens.slice(0, at - 1)
    const clause = earlier.slice(earlier.findLastIndex(({ class: kind }) => kind === 'mark' || kind === 'relative') + 1)
    return !clause.some((one) => governs(one) || one.class === 'conjunction' || one.lower === 'to')
  })
}
