import { type Language } from '@adloom/domain/language.ts'
import { isPlural, type Noun } from './languages/grammar.ts'
import { type NounRow, type Phrasebook } from './languages/phrasebook.ts'
import { type Kind, kindIn, wordsOf } from './product-kind.ts'
import { type ProductGroup } from './product-groups.ts'
import { capital } from './slots.ts'

interface NativeNouns {
  /** By what English calls the thing. */
  readonly byEnglish: ReadonlyMap<string, NounRow>
  /** By every word for it in the language, in small letters; longest phrases have three words. */
  readonly byWord: ReadonlyMap<string, { readonly row: NounRow; readonly many: boolean; readonly word: string }>
  /** Words that end compounds ("Kaffeebecher"), longest first; empty where nouns are not joined. */
  readonly endings: readonly string[]
}

/** Languages that join nouns to one word, and put what a thing is last. */
const compounding: ReadonlySet<Language> = new Set(['de', 'nl'])
const SHORTEST_ENDING = 4
/** "Bank met kussens" is a sofa: where what a thing is comes last, it comes last before this. */
const qualification = /\s(?:met|voor|zonder|mit|für|aus|ohne)\s.*$|\s(?:van|uit|in)\s\p{Ll}.*$/u
const LONGEST_NOUN = 4

const read = new WeakMap<Phrasebook, NativeNouns>()

function nounsOf(book: Phrasebook): NativeNouns {
  const before = read.get(book)
  if (before !== undefined) return before
  const byWord = new Map<string, { readonly row: NounRow; readonly many: boolean; readonly word: string }>()
  for (const row of book.nouns) {
    const [, , text, plural, also] = row
    const add = (word: string, many: boolean): void => {
      // Titles are read with their hyphens opened: "T-shirt".
      const key = word.toLowerCase().replaceAll('-', ' ')
      if (word !== '' && !byWord.has(key)) byWord.set(key, { row, many, word })
    }
    add(text, false)
    if (plural !== undefined) add(plural, true)
    for (const word of also?.split(', ') ?? []) add(word, false)
  }
  const endings = [...byWord.keys()].filter((word) => word.length >= SHORTEST_ENDING && !word.includes(' '))
  const nouns = {
    byEnglish: new Map(book.nouns.map((row) => [row[0], row])),
    byWord,
    endings: endings.toSorted((one, other) => other.length - one.length),
  }
  read.set(book, nouns)
  return nouns
}

const isPair = (kind: Kind): boolean => kind.number === 'many'

/** The noun for a kind of thing, or null when the language's list has none. "travel mugs" is looked up whole, in the singular, then by its last word. */
export function nounOf(kind: Kind | null, book: Phrasebook): Noun | null {
  if (kind === null) return null
  const { byEnglish } = nounsOf(book)
  const words = kind.text.split(' ')
  const last = words.at(-1) ?? ''
  const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=sh|ch|x|ss)es$|(?<!s)s$/, '')
  const tries = [
    kind.text,
    [...words.slice(0, -1), singular(last)].join(' '),
    words.slice(1).join(' '),
    [...words.slice(1, -1), singular(last)].join(' '),
    last,
    singular(last),
  ]
  for (const word of tries) {
    const row = byEnglish.get(word)
    if (row === undefined) continue
    const [english, form, text, plural] = row
    if (isPlural(form)) return { text, form }
    // "headphones" is one thing where the language says so; "mugs" are several.
    if (!isPair(kind) || english === kind.text || plural === undefined) return { text, form }
    return { text: plural, form: form === 'f' ? 'fp' : 'mp' }
  }
  return null
}

/** What a group's things are called when nobody knows what they are: "dieses Stück". */
export const standInOf = (group: ProductGroup, book: Phrasebook): Noun => book.standIns[group] ?? book.standIns.general

/** A noun in a text of another language than English, and what English calls the thing. */
export interface NativeKind {
  readonly noun: Noun
  readonly kind: Kind
}

/** What a title or a name in this language calls its thing: the last product word where nouns come last, else the first. Null when there is none. */
export function nativeKindIn(text: string, language: Language, book: Phrasebook): NativeKind | null {
  if (compounding.has(language)) {
    // "Sofa mit Kissen" is a sofa: what a preposition leads in is no head.
    const [head, ...others] = text.split(/\s+(?:mit|aus|für|von|ohne|met|van|voor|zonder|uit)\s+|,\s+|\s+[|–-]\s+/iu)
    for (const part of others.length === 0 ? [] : [head, ...others]) {
      const found = nativeKindIn(part, language, book)
      if (found !== null) return found
    }
  }
  const { byWord, endings } = nounsOf(book)
  const joins = compounding.has(language)
  // In "Shampoo-Kappe" the cap is the thing: what stands before a hyphen is marked, and found only together with what follows.
  const opened = joins ? text.replace(qualification, '').replaceAll('-', '& ') : text.replaceAll('-', ' ')
  const words = wordsOf(opened).map((word) => word.toLowerCase())
  const places = words.map((_, place) => place)
  for (const place of joins ? places.toReversed() : places) {
    for (let length = Math.min(LONGEST_NOUN, words.length - place); length > 0; length -= 1) {
      const phrase = words
        .slice(place, place + length)
        .join(' ')
        .replaceAll('& ', ' ')
      const found = byWord.get(phrase)
      if (found !== undefined) return nativeKind(found.row, found.many, joins ? found.word : null)
    }
    const ending = joins ? endings.find((word) => words[place].endsWith(word) && words[place].length > word.length + 1) : undefined
    const found = ending === undefined ? undefined : byWord.get(ending)
    if (found !== undefined) return nativeKind(found.row, found.many, words[place])
  }
  return null
}

/** `said` is what the text calls it, more exactly than the list: "hoekbank", "Kaffeebecher"; null to say it as the list does. */
function nativeKind([english, form, text, plural]: NounRow, many: boolean, said: string | null): NativeKind | null {
  const kind = kindIn(english)
  if (kind === null) return null
  const noun: Noun = many && plural !== undefined && !isPlural(form) ? { text: plural, form: form === 'f' ? 'fp' : 'mp' } : { text, form }
  const word = said === null ? noun.text : /^\p{Lu}/u.test(text) ? capital(said) : said
  return { noun: { ...noun, text: word }, kind }
}
