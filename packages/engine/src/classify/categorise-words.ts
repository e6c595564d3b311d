import { type Language, languages } from '@adloom/domain/language.ts'
import { categoryNouns, productCategories } from '../lexicon/product-categories.ts'
import { titleWords } from './title-words.ts'

/** A product kind read from words, and its confidence, 0 to 1. */
export interface NamedKind {
  readonly name: string
  readonly confidence: number
}

/** Words of the longest noun. */
const LONGEST_PHRASE = 4
/** Characters of the shortest noun that is believed without knowing the language; in so few words a shorter one: "taza-ceramica.png". */
const SHORTEST_GUESS = { usually: 5, inFewWords: 4 } as const
const FEW_WORDS = 3
/** Characters of the shortest noun that may end a compound, and of what precedes it. */
const SHORTEST_ENDING = 4
const SHORTEST_START = 3
/** What a letter that only one language has counts, in words of that language. */
const LETTER_POINTS = 1.5

/** Confidence in a noun by its place, 0 to 1. */
const confidences = {
  /** After "with", "for" and the like: what the product comes with. */
  sidePhrase: 0.55,
  /** A word that is more often something else. */
  ambiguous: 0.6,
  /** "Shoe polish": the noun is named by its head. */
  accessory: 0.8,
  /** The end of a compound word. */
  compound: 0.85,
  /** A single word before other words of the phrase; at its end. */
  inside: 0.86,
  atEnd: 0.92,
  severalWords: 0.95,
} as const
/** Confidence from which a part of the hint decides, whatever earlier parts say. */
const CLEAR = 0.7
/** What a second part with the same noun adds, and what a language that the words do not identify costs. */
const CONFIRMED = 0.04
const GUESSED = 0.05
/** Words alone are never certain. */
const MOST = 0.97

const withoutAccents = (text: string): string =>
  text.toLowerCase().replace(/ß/g, 'ss').replace(/œ/g, 'oe').normalize('NFD').replace(/\p{M}/gu, '')
const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

/** Every possible spelling of a word's plural; wrong ones do no harm. */
function spellings(word: string, language: Language): string[] {
  const out = [word, `${word}s`, `${word}es`]
  if (language === 'en' && word.endsWith('y')) out.push(`${word.slice(0, -1)}ies`)
  if (language === 'en' && word.endsWith('fe')) out.push(`${word.slice(0, -2)}ves`)
  if (language === 'en' && word.endsWith('f')) out.push(`${word.slice(0, -1)}ves`)
  if (language === 'de') out.push(`${word}e`, `${word}en`, `${word}er`, `${word}n`)
  if (language === 'nl') out.push(`${word}en`, `${word}n`, `${word}${word.at(-1) ?? ''}en`)
  if (language === 'it') out.push(`${word.slice(0, -1)}i`, `${word.slice(0, -1)}e`)
  if (language === 'pt' && word.endsWith('m')) out.push(`${word.slice(0, -1)}ns`)
  if (language === 'es' && word.endsWith('z')) out.push(`${word.slice(0, -1)}ces`)
  return out
}

interface Vocabulary {
  readonly language: Language
  /** Words of a phrase joined by spaces → the product's name. */
  readonly phrases: ReadonlyMap<string, string>
  /** Single nouns that may end a compound, longest first. */
  readonly endings: readonly string[]
}

const vocabularies = new Map<Language, Vocabulary>()

/** The nouns of a language, read when they are first needed. */
function vocabularyOf(language: Language): Vocabulary {
  const known = vocabularies.get(language)
  if (known !== undefined) return known
  const phrases = new Map<string, string>()
  for (const row of productCategories) {
    for (const phrase of categoryNouns(row, language)) {
      const words = wordsOf(phrase)
      const last = words.at(-1)
      if (last === undefined) continue
      const start = words.slice(0, -1)
      for (const spelling of spellings(last, language)) {
        const key = [...start, spelling].join(' ')
        if (!phrases.has(key)) phrases.set(key, row.name)
      }
      // Romance phrases take their plural on the first word: "funda de móvil", "fundas de móvil".
      if (start.length > 0 && language !== 'en') {
        for (const spelling of spellings(words[0], language)) phrases.set([spelling, ...words.slice(1)].join(' '), row.name)
      }
    }
  }
  const endings = [...phrases.keys()]
    .filter((phrase) => phrase.length >= SHORTEST_ENDING && !phrase.includes(' '))
    .toSorted((one, other) => other.length - one.length)
  const vocabulary = { language, phrases, endings }
  vocabularies.set(language, vocabulary)
  return vocabulary
}

interface Match {
  readonly name: string
  readonly start: number
  /** After the last word. */
  readonly end: number
  readonly isCompound: boolean
}

/**
 * The product kind named by `hint` (a page's title, a category path, a file name, or several of them), or null. The first part that names one
 * decides; later parts can only confirm it.
 */
export function kindFromWords(hint: string): NamedKind | null {
  const parts = partsOf(hint)
  const language = languageOf(hint)
  // Clearly English words are not searched for foreign nouns: "complete" is not an Italian suit.
  const order = languages
    .map(({ code }) => code)
    .filter((code) => language !== 'en' || code === 'en')
    .toSorted((one, other) => Number(other === language) - Number(one === language))
  for (const code of order) {
    const vocabulary = vocabularyOf(code)
    const isGuess = vocabulary.language !== language && vocabulary.language !== 'en'
    const kinds = parts.map((part) => kindOfPart(part, vocabulary, isGuess)).filter((kind) => kind !== null)
    const clear = kinds.find(({ confidence }) => confidence >= CLEAR) ?? kinds[0]
    if (clear === undefined) continue
    const confirmed = kinds.filter(({ name }) => name === clear.name).length > 1 ? CONFIRMED : 0
    return { name: clear.name, confidence: Math.min(MOST, clear.confidence + confirmed - (isGuess ? GUESSED : 0)) }
  }
  return null
}

/** The parts of a hint in order of trust: a path from its end. */
function partsOf(hint: string): string[][] {
  // Only a file name runs words together on purpose; in a sentence "MacBook" is one word.
  const separated = /\s/.test(hint.trim()) ? hint : hint.replace(/([\p{Ll}])([\p{Lu}])/gu, '$1 $2')
  const spaced = separated.replace(/\.(?:jpe?g|png|gif|webp|avif|html?)\b/gi, ' ').replace(/_|%20|\+/g, ' ')
  return spaced
    .split(/[|•·\n;:,()[\]]|\s[-–—]\s|[–—]/u)
    .flatMap((group) => group.split(/[>›»/\\]/u).toReversed())
    .map(wordsOf)
    .filter((words) => words.length > 0)
}

/** The language the words identify, or null. */
function languageOf(hint: string): Language | null {
  const words = wordsOf(hint)
  const lower = hint.toLowerCase()
  let best: Language | null = null
  let most = 0
  for (const { code: language } of languages) {
    const known = titleWords.languages[language]
    const hasLetter = known.letters !== null && known.letters.test(lower)
    const score = words.filter((word) => known.words.has(word)).length + (hasLetter ? LETTER_POINTS : 0)
    if (score > most) {
      most = score
      best = language
    }
  }
  return best
}

function kindOfPart(words: readonly string[], vocabulary: Vocabulary, isGuess: boolean): NamedKind | null {
  const matches = matchesIn(words, vocabulary, isGuess)
  if (matches.length === 0) return null
  const { from, to } = headOf(words)
  const inHead = matches.filter(({ start }) => start >= from && start < to)
  const isHeadFirst = ['es', 'fr', 'it', 'pt'].includes(vocabulary.language)
  const chosen = isHeadFirst ? (inHead[0] ?? matches[0]) : (inHead.at(-1) ?? matches[0])
  if (inHead.length === 0) return { name: chosen.name, confidence: confidences.sidePhrase }
  if (vocabulary.language === 'en') {
    const compound = accessoryOf(words, inHead, chosen)
    if (compound !== null) return { name: compound, confidence: confidences.accessory }
  }
  const text = words.slice(chosen.start, chosen.end).join(' ')
  const endsHead = chosen.end >= to
  if (vocabulary.language === 'en' && titleWords.ambiguous.has(text) && !endsHead && words.length > 1)
    return { name: chosen.name, confidence: confidences.ambiguous }
  if (chosen.isCompound) return { name: chosen.name, confidence: confidences.compound }
  return {
    name: chosen.name,
    confidence: chosen.end - chosen.start > 1 ? confidences.severalWords : endsHead ? confidences.atEnd : confidences.inside,
  }
}

/** The head of a phrase: before the first "with", "for", "of"…; after "of" when only a quantity precedes it. */
function headOf(words: readonly string[]): { from: number; to: number } {
  let from = 0
  for (let index = 1; index < words.length; index += 1) {
    if (!titleWords.sidePhrases.has(words[index])) continue
    const before = words[index - 1]
    const isQuantity =
      titleWords.of.has(words[index]) && (titleWords.quantities.has(before) || titleWords.quantities.has(before.replace(/s$/, '')))
    if (!isQuantity) return { from, to: index }
    from = index + 1
  }
  return { from, to: words.length }
}

/** Longest matches from left to right, none inside another. */
function matchesIn(words: readonly string[], { language, phrases, endings }: Vocabulary, isGuess: boolean): Match[] {
  const out: Match[] = []
  for (let start = 0; start < words.length; start += 1) {
    let found: Match | null = null
    for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0 && found === null; length -= 1) {
      const key = words.slice(start, start + length).join(' ')
      // File names spell German umlauts out.
      const name = phrases.get(key) ?? (language === 'de' ? phrases.get(key.replace(/([aou])e/g, '$1')) : undefined)
      // A short word of a language without further evidence is more likely an English one or a name.
      const isTooShort =
        key.length < (words.length <= FEW_WORDS && !titleWords.alsoEnglish.has(key) ? SHORTEST_GUESS.inFewWords : SHORTEST_GUESS.usually)
      if (name !== undefined && !(isGuess && isTooShort)) found = { name, start, end: start + length, isCompound: false }
    }
    found ??= compoundAt(words[start], start, language, phrases, endings)
    if (found === null) continue
    out.push(found)
    start = found.end - 1
  }
  return out
}

/** German and Dutch write compounds as one word, English file names sometimes do: the noun is their end. */
function compoundAt(
  word: string,
  start: number,
  language: Language,
  phrases: ReadonlyMap<string, string>,
  endings: readonly string[],
): Match | null {
  if (language !== 'de' && language !== 'nl' && language !== 'en') return null
  const ending = endings.find((noun) => word.length >= noun.length + SHORTEST_START && word.endsWith(noun))
  const name = ending === undefined ? undefined : phrases.get(ending)
  if (ending === undefined || name === undefined) return null
  if (language === 'en' && !titleWords.compoundStarts.has(word.slice(0, -ending.length))) return null
  return { name, start, end: start + 1, isCompound: true }
}

/** "Shoe Polish" for a shoe followed by polish; null when the noun stands for itself. */
function accessoryOf(words: readonly string[], inHead: readonly Match[], chosen: Match): string | null {
  const titled = (from: number, to: number): string =>
    words
      .slice(from, to)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  const isHead = (word: string | undefined): boolean =>
    word !== undefined && (titleWords.accessoryHeads.has(word) || titleWords.accessoryHeads.has(word.replace(/s$/, '')))
  if (isHead(words[chosen.end])) return titled(chosen.start, chosen.end + 1)
  const before = inHead[inHead.indexOf(chosen) - 1]
  const isOwnHead = chosen.end - chosen.start === 1 && isHead(words[chosen.start])
  return isOwnHead && before !== undefined && before.end === chosen.start ? titled(before.start, chosen.end) : null
}

/** The product noun of a language that begins at `words[start]` (without accents): its English name, and its number of words. */
export function nounAt(
  words: readonly string[],
  start: number,
  language: Language,
): { readonly name: string; readonly length: number } | null {
  const { phrases } = vocabularyOf(language)
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length -= 1) {
    const name = phrases.get(words.slice(start, start + length).join(' '))
    if (name !== undefined) return { name, length }
  }
  return null
}
