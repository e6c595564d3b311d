import { englishNouns, type GrammaticalNumber } from '../lexicon/english-nouns.ts'
import { englishCategories, foreignTitles } from '../lexicon/group-patterns.ts'
import { type ProductGroup } from '../lexicon/product-groups.ts'

/** What a product is called in running text: "Dutch oven", "boots". */
export interface NounKind {
  readonly text: string
  readonly number: GrammaticalNumber
  readonly group: ProductGroup
}

interface NounMatch extends NounKind {
  /** Word indices in the phrase: of its first word, and past its last. */
  readonly start: number
  readonly end: number
  readonly weak: boolean
}

const pluralOf = (noun: string): string => {
  if (/(?:[sxz]|ch|sh)$/i.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`
  if (/(?:shelf|knife|loaf|scarf)$/i.test(noun)) return noun.replace(/fe?$/i, 'ves')
  return `${noun}s`
}

export const singularOf = (noun: string): string =>
  /(?:sh|ch|x|ss)es$/.test(noun) ? noun.slice(0, -2) : /[^aeiou]ies$/.test(noun) ? `${noun.slice(0, -3)}y` : noun.replace(/s$/, '')

const LONGEST_NOUN = 4

const key = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll('-', ' ')

/** `endsPhrase`: the singular of what comes in pairs counts only at the end of a phrase: "Trail Short", but "Short-Nose". */
type IndexedNoun = NounKind & { readonly endsPhrase?: boolean }

const index: ReadonlyMap<string, IndexedNoun & { readonly weak: boolean }> = (() => {
  const nouns = new Map<string, IndexedNoun & { readonly weak: boolean }>()
  const add = (word: string, kind: IndexedNoun, weak: boolean): void => {
    if (!nouns.has(key(word))) nouns.set(key(word), { ...kind, weak })
  }
  for (const { noun, number, group, weak = false } of englishNouns) {
    if (number === undefined || group === undefined) continue
    add(noun, { text: noun, number, group }, weak)
    if (number === 'one') add(pluralOf(noun), { text: pluralOf(noun), number: 'many', group }, weak)
    if (number === 'many') add(singularOf(noun), { text: noun, number, group, endsPhrase: group !== 'footwear' }, weak)
  }
  return nouns
})()

/** Words of a phrase, split at hyphens: "Carry-On Flex" has three. */
const nounWordsOf = (phrase: string): string[] => phrase.match(/[\p{L}\p{N}][\p{L}\p{N}'’.&/]*/gu) ?? []

/** Every product word in a phrase, left to right, the longest at each place, without overlaps. */
export function nounsIn(phrase: string): NounMatch[] {
  const words = nounWordsOf(phrase).map((word) => key(word))
  const found: NounMatch[] = []
  let start = 0
  while (start < words.length) {
    let length = Math.min(LONGEST_NOUN, words.length - start)
    while (length > 0) {
      const noun = index.get(words.slice(start, start + length).join(' '))
      if (noun !== undefined && (noun.endsPhrase !== true || !/^\D/u.test(words[start + length] ?? ''))) {
        found.push({ ...noun, start, end: start + length })
        break
      }
      length -= 1
    }
    start += Math.max(1, length)
  }
  return found
}

/**
 * The head noun of a phrase: its last product word, because English puts the head last; a weak one only when there is no other, or when it
 * is joined to the one before ("workbench top"). Null when there is none, or only a weak one and `weakToo` is false.
 */
export function kindIn(phrase: string, weakToo = true): NounKind | null {
  const found = nounsIn(phrase)
  const last = found.at(-1)
  if (last === undefined) return null
  if (!last.weak) return bare(last)
  const before = found.at(-2)
  if (before === undefined) return weakToo ? bare(last) : null
  if (before.end === last.start && !before.weak) {
    const text = `${before.number === 'many' ? singularOf(before.text) : before.text} ${last.text}`
    return { text, number: last.number, group: before.group }
  }
  const strong = found.filter(({ weak }) => !weak).at(-1)
  return strong === undefined && !weakToo ? null : bare(strong ?? last)
}

const bare = ({ text, number, group }: NounMatch): NounKind => ({ text, number, group })

/** The group of a category's words; null when none matches. */
const groupOfCategory = (category: string): ProductGroup | null =>
  englishCategories.find(([pattern]) => pattern.test(category))?.[1] ?? null

/** The group of a title in any other language; null when none matches. */
export const groupOfForeign = (title: string): ProductGroup | null => foreignTitles.find(([pattern]) => pattern.test(title))?.[1] ?? null

/** The groups of the categories, in their order. */
export const groupsOfCategories = (categories: readonly string[]): ProductGroup[] =>
  categories.map((category) => kindIn(category, false)?.group ?? groupOfCategory(category)).filter((group) => group !== null)
