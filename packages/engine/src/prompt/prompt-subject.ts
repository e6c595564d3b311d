import { colorWords, materialWords } from './color-words.ts'
import { type NounPhrase } from './product-nouns.ts'
import { productWords } from './product-words.ts'

/** The tokens of a prompt that are about the product, from the first to after the last. */
export interface PromptSubject {
  readonly from: number
  readonly to: number
}

export const isInSubject = ({ from, to }: PromptSubject, at: number): boolean => at >= from && at < to

const isQuality = (word: string | undefined): boolean =>
  word !== undefined && (Object.hasOwn(colorWords, word) || Object.hasOwn(materialWords, word))

/** "A mug in blue", "in ceramic": its own colour, not a place; but "in blue light" is one. */
const isOwnIn = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === 'in' && isQuality(tokens[at + 1]) && endsAt(tokens, isQuality(tokens[at + 2]) ? at + 3 : at + 2)
const endsAt = (tokens: readonly string[], at: number): boolean =>
  at >= tokens.length || productWords.beforeSurroundings.has(tokens[at]) || tokens[at] === 'and'

/** The words about the product: until they turn to its surroundings (on, in, before …). */
export function promptSubject(tokens: readonly string[], noun: NounPhrase | null): PromptSubject {
  const begin = noun?.start ?? 0
  let from = 0
  for (let index = 0; index < begin; index++) if (productWords.beforeSurroundings.has(tokens[index])) from = index + 1
  let to = noun?.end ?? 0
  while (to < tokens.length && (!productWords.beforeSurroundings.has(tokens[to]) || isOwnIn(tokens, to))) to++
  return { from, to }
}
