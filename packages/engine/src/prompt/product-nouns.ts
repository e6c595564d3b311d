import { productWords } from './product-words.ts'
import { englishNouns } from '../lexicon/english-nouns.ts'
import { type ProductKindId, productKinds } from '@adloom/renderer/shapes.ts'
import { type ProductKind } from '@adloom/renderer/shapes/product-kind.ts'

export const nounTokens = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '' && word !== '-')

export const singular = (word: string): string => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word)

/** A noun phrase, from its first token to after its last. */
export interface NounPhrase {
  readonly kind: ProductKindId
  readonly start: number
  readonly end: number
}

const isKind = (name: string | undefined): name is ProductKindId => name !== undefined && name in productKinds
const phrasesOf = (key: 'kind' | 'contentOf'): ReadonlyMap<string, ProductKindId> =>
  new Map(
    englishNouns.flatMap((row) => {
      const kind = row[key]
      return isKind(kind) ? [[row.noun.toLowerCase().split(' ').map(singular).join(' '), kind] as const] : []
    }),
  )
/** Noun phrases in the singular, and the kind of product that is drawn for each; for its content. */
export const nouns = phrasesOf('kind')
export const contentNouns = phrasesOf('contentOf')

/** Words of the longest noun phrase: "bottle of red wine". */
const LONGEST_NOUN = 4

/** Largest distance before a noun of the word that makes it a place: "on a round wooden table". */
const PLACE_REACH = 4

/** Whether other products stand on it. */
export function isPlace(kind: ProductKindId): boolean {
  const row: ProductKind = productKinds[kind]
  return row.isPlace === true
}

/** Whether the noun says only where the product is: a table after "on". */
function isPlaceAt(tokens: readonly string[], start: number, kind: ProductKindId): boolean {
  return isPlace(kind) && tokens.slice(Math.max(0, start - PLACE_REACH), start).some((word) => productWords.beforeSurroundings.has(word))
}

/** The first noun phrase of `phrases` in the words; of consecutive nouns the last ("coffee mug" is a mug). Places are skipped unless `withPlaces`. */
export function firstNoun(tokens: readonly string[], phrases: ReadonlyMap<string, ProductKindId>, withPlaces: boolean): NounPhrase | null {
  const single = tokens.map(singular)
  let found: NounPhrase | null = null
  for (let start = 0; start < tokens.length; start++) {
    if (found !== null && start > found.end) break
    for (let length = Math.min(LONGEST_NOUN, tokens.length - start); length > 0; length--) {
      const kind = phrases.get(single.slice(start, start + length).join(' '))
      if (kind === undefined) continue
      if (!withPlaces && isPlaceAt(tokens, start, kind)) {
        start += length - 1
        break
      }
      // "a water bottle": a longer phrase with this noun was found already.
      if (found === null || start + length > found.end) found = { kind, start, end: start + length }
      break
    }
  }
  return found
}
