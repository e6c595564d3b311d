import { kindFromWords } from '../classify/categorise-words.ts'
import { contentNouns, firstNoun, type NounPhrase, isPlace, nouns, singular, nounTokens } from './product-nouns.ts'
import { productWords } from './product-words.ts'
import { type PromptText } from './prompt-text.ts'
import { kindOfCategory, type ProductKindId } from '@adloom/renderer/shapes.ts'

/** The product that the words of a prompt name. */
export interface NamedProduct {
  readonly kind: ProductKindId
  /** How the kind was found: `stand-in` when the words name nothing that can be drawn. */
  readonly found: 'named' | 'contents' | 'category' | 'stand-in'
  /** A product the words name that cannot be drawn. */
  readonly missing: string | null
  /** The noun of the product itself; null when it was found otherwise. */
  readonly named: NounPhrase | null
  /** The noun of its content; null for none. */
  readonly contents: NounPhrase | null
  /** The English name of a product named in another language; null otherwise. */
  readonly translated: string | null
}

const titled = (words: readonly string[]): string => words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')

export function namedProduct({ guided, naming, tokens }: PromptText): NamedProduct {
  const contents = firstNoun(tokens, contentNouns, true)
  const first = firstNoun(tokens, nouns, false) ?? (contents === null ? firstNoun(tokens, nouns, true) : null)
  const companion = first !== null && productWords.companions.has(singular(tokens[first.end] ?? '')) ? first : null
  const named = companion === null ? first : null
  const category = named === null ? (kindFromWords(naming)?.name ?? null) : null
  // The lexicon has nouns of other languages: "taza" is a coffee mug, which can be drawn.
  const meant = category === null ? undefined : nouns.get(nounTokens(category).map(singular).join(' '))
  // "On a table, with serum" asks for the serum.
  const isOther = meant !== undefined && ((contents !== null && isPlace(meant)) || meant === companion?.kind)
  const ofCategory = isOther ? undefined : meant
  const own = named?.kind ?? ofCategory
  const standIn = guided === null ? undefined : kindOfCategory[guided.category]
  const found = own !== undefined ? 'named' : contents !== null ? 'contents' : standIn !== undefined ? 'category' : 'stand-in'
  const isDrawn = found === 'named' || found === 'contents'
  return {
    kind: own ?? contents?.kind ?? standIn ?? 'box',
    found,
    missing: isDrawn ? null : companion === null ? category : titled(tokens.slice(companion.start, companion.end + 1)),
    named,
    contents,
    translated: ofCategory === undefined ? null : category,
  }
}
