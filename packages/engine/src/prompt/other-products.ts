import { productWords } from './product-words.ts'
import { nounAt } from '../classify/categorise-words.ts'
import { type ProductKindId } from '@adloom/renderer/shapes.ts'

/** Things asked for besides the one product an image shows. */
export interface LeftOut {
  /** Names of further products, lower case. */
  readonly products: readonly string[]
  /** The number of products, in a word; null for one, or when it is not stated. */
  readonly count: string | null
}

export const nothingLeftOut: LeftOut = { products: [], count: null }

/** Words between a joining word and its noun at most: "and a small white plate". */
const REACH = 4

/**
 * Other things the words ask for besides the product at `start` to `end`. `kindOf` says what a noun phrase draws: a jar and its honey, a bottle and
 * its dropper are one thing. Only words before `to`, where the surroundings begin, count.
 */
export function leftOutOf(
  tokens: readonly string[],
  { kind, start, end, to }: { readonly kind: ProductKindId; readonly start: number; readonly end: number; readonly to: number },
  kindOf: (phrase: string) => ProductKindId | undefined,
): LeftOut {
  const products: string[] = []
  for (let at = end; at < to; at++) {
    const isJoined = productWords.joining.has(tokens[at])
    if (!isJoined && tokens[at] !== 'with') continue
    for (let next = at + 1; next <= Math.min(at + REACH, to - 1); next++) {
      const found = nounAt(tokens, next, 'en')
      if (found === null) continue
      const phrase = tokens.slice(next, next + found.length).join(' ')
      const other = kindOf(phrase)
      // "With" joins parts and contents, too: only a product of its own kind counts.
      if (other === kind || (!isJoined && other === undefined)) break
      products.push(phrase)
      at = next + found.length - 1
      break
    }
  }
  const count = productWords.plurals.has(kind)
    ? undefined
    : tokens.slice(Math.max(0, start - REACH), start).find((word) => productWords.counts.has(word))
  return { products: [...new Set(products)], count: count ?? null }
}
