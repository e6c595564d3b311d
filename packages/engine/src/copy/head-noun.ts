import { type Language } from '@adloom/domain/language.ts'
import { type ProductGroup } from '../lexicon/product-groups.ts'
import { nameWords } from './name-words.ts'
import { type NounKind, kindIn, nounsIn, singularOf } from './product-kind.ts'

/** The head noun of a title: the word that says what the product is. */
export interface HeadNoun {
  /** As spelled in the title. */
  readonly text: string
  /** Null in languages other than English. */
  readonly kind: NounKind | null
}

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Categories whose words are not the nouns of their products. */
const audience = /^(?:(?:wo)?men'?s?|kids?|home|sale|new|other|gifts?|up to|all|shop)\b/iu
const betweenNames = /\s*(?:[,&/+|>]|(?<![\p{L}-])(?:and|et|und|y|e|ed|en|ou|o|oder)(?![\p{L}-]))\s*/iu

/** Endings in which the plural of a category and the singular of a title differ, in the languages of copy. */
const ending = /^(?:s|es|n|en|e|a|o|i|he|as|os|x|aux|er|[dfgklmnprst]en)?$/u
const englishEnding = /^(?:s|es|y|ies|f|fe|ves)?$/u
const LETTERS_IN_COMMON = 3

const folded = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'")

/** Whether two words are forms of the same word. `inside`: the first may be a compound that ends with the other, as in German and Dutch. */
function isForm(word: string, other: string, language: Language | null): boolean {
  const [one, two] = [folded(word), folded(other)]
  if (one === two) return true
  let common = 0
  while (common < one.length && one[common] === two[common]) common += 1
  const endings = language === 'en' ? englishEnding : ending
  if (common >= LETTERS_IN_COMMON && endings.test(one.slice(common)) && endings.test(two.slice(common))) return true
  if (language !== 'de' && language !== 'nl') return false
  const stem = two.replace(/(?:[klmnprst]?en|[esn])$/u, '')
  return stem.length > LETTERS_IN_COMMON && new RegExp(`\\p{L}${stem}(?:en|[esn])?$`, 'u').test(one)
}

const placedWords = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))

const headComesLast = (language: Language | null): boolean => language === 'en' || language === 'de' || language === 'nl'

/** Candidate nouns of a category, longest first. English, German and Dutch put the head last, the other languages first. */
function runsOf(category: string, language: Language | null): string[][] {
  return (
    category
      .split(betweenNames)
      .filter((piece) => !audience.test(piece))
      .flatMap((piece) => {
        const words = placedWords(piece).map(({ text }) => text)
        return words.map((_, left) => (headComesLast(language) ? words.slice(left) : words.slice(0, words.length - left)))
      })
      // "Rede de" is not a noun.
      .filter((run) => run.some((word) => /\p{L}{3}/u.test(word)) && !/^\p{Ll}{1,3}$/u.test(run.at(headComesLast(language) ? 0 : -1) ?? ''))
      .toSorted((one, other) => other.length - one.length)
  )
}

/** Whether the noun phrase ends at this place: nothing, a number or a mark follows. */
const endsHere = (text: string, end: number): boolean => /^(?:\s*$|\s*[^\s\p{L}-]|\s\p{Lu}?\d)/u.test(text.slice(end))

/** A text whose head noun is wanted, with its words. */
interface WordedText {
  readonly text: string
  readonly words: readonly Word[]
  readonly language: Language | null
  readonly brand: string | null
}

/** Whether the words from `first` to `last` are the head of the phrase and not a modifier: "kitchen" is not the head of "kitchen scale". */
function isHead({ text, words, language, brand }: WordedText, first: number, last: number): boolean {
  const [{ start }, { end }] = [words[first], words[last]]
  if (words.slice(first + 1, last + 1).some((word, at) => !/^[\s-]+$/u.test(text.slice(words[first + at].end, word.start)))) return false
  if (language === 'en') {
    if (nounsIn(text.slice(end)).some((noun) => noun.start === 0 && !/^\s*[^\s\p{L}-]/u.test(text.slice(end)))) return false
    return last > first || endsHere(text, end)
  }
  const before = text.slice(0, start).trim()
  // Where the head comes first, only the brand, a model and a count precede it.
  return (
    headComesLast(language) ||
    before === '' ||
    folded(before) === folded(brand ?? '') ||
    (last > first && /\d/u.test(before.split(/\s/u).at(-1) ?? ''))
  )
}

/** The part of a text that matches the noun of a category, with the category; null when none matches. */
function agreedPart(whole: WordedText, categories: readonly string[]): [string, string] | null {
  const { text, words, language } = whole
  const runs = categories
    .flatMap((category) => runsOf(category, language).map((run) => [category, run] as const))
    .toSorted(([, one], [, other]) => other.length - one.length)
  for (const [category, run] of runs)
    for (let first = 0; first + run.length <= words.length; first += 1) {
      const isRun = run.every((word, at) => isForm(words[first + at].text, word, language))
      if (isRun && isHead(whole, first, first + run.length - 1))
        return [text.slice(words[first].start, words[first + run.length - 1].end), category]
    }
  return null
}

/** Words that probably have a capital in running text. */
const properWord = /\d|'s\b|(?:ish|ese|[ei]an)\b|\b(?:french|swiss|greek|dutch|czech|thai|christmas|easter|halloween)\b/iu

/** The noun of running text that title and category share; null when its capitals are uncertain. */
function kindOfAgreed(phrase: string, category: string): NounKind | null {
  const ofTitle = kindIn(phrase)
  const categoryKind = kindIn(category)
  if (ofTitle !== null && ofTitle.text.split(' ').length >= phrase.split(/[\s-]+/u).length) return ofTitle
  if (properWord.test(phrase)) return ofTitle
  const isPlural = /[^s]s$/iu.test(phrase)
  const number = ofTitle?.number ?? (isPlural ? 'many' : /s$/iu.test(category) ? 'one' : 'mass')
  return { text: phrase.toLowerCase(), number, group: categoryKind?.group ?? ofTitle?.group ?? 'general' }
}

/** The head noun that title and categories agree on, searched part by part; null when no category matches the head of a part. */
export function agreedNoun(
  parts: readonly string[],
  categories: readonly string[],
  language: Language | null,
  brand: string | null,
): HeadNoun | null {
  for (const part of parts) {
    const [text, category] = agreedPart({ text: part, words: placedWords(part), language, brand }, categories) ?? [null, null]
    if (text === null || (brand !== null && folded(brand).includes(folded(text)))) continue
    if (language !== 'en') return { text, kind: null }
    const whole = nounsIn(part.slice(0, part.indexOf(text) + text.length)).at(-1)
    const isLonger = whole !== undefined && whole.text.split(/[\s-]/u).length > text.split(/[\s-]+/u).length
    const kind = isLonger ? kindIn(part.slice(0, part.indexOf(text) + text.length)) : kindOfAgreed(text, category)
    return { text: isLonger && kind !== null ? spelled(part, kind) : text, kind }
  }
  return null
}

/** The words of a kind as the title spells them, possibly in the singular or with hyphens. */
export function spelled(text: string, { text: noun }: NounKind): string {
  const words = noun.replace(/e?s$/u, '').split(/[ -]/u)
  return (
    new RegExp(`(?<!\\p{L})${words.map((word) => word.replaceAll(/[^\p{L}\p{N}']/gu, '.')).join('[ -]')}(?:e?s)?(?!\\p{L})`, 'iu').exec(
      text,
    )?.[0] ?? noun
  )
}

/** Nouns of whole departments: no product is called "a skincare". */
const department = new RegExp(`(?:ware|care|wear)$|^(?:${nameWords.departments.join('|')})$`, 'iu')

/** Graphemes of the longest category that still reads as a noun. */
const LONGEST_PLAIN = 24

/**
 * The noun that English categories give a product whose name does not say what it is: "filter coffee", "book". Null when the nearest
 * category with a noun belongs to another group, or names several things.
 */
export function nounOfCategories(categories: readonly string[], group: ProductGroup, brand: string | null): string | null {
  for (const category of categories) {
    const noun = nounsIn(category).at(-1)
    const words = placedWords(category)
    if (noun === undefined || noun.end < words.length || betweenNames.test(category) || department.test(noun.text)) continue
    if (noun.group !== group) return null
    if (category.length > LONGEST_PLAIN || (brand !== null && folded(category).includes(folded(brand)))) continue
    const single = kindIn(singularOf(noun.text))
    const plain = noun.number === 'many' && single?.number === 'one' ? single.text : noun.text
    const before = words.slice(0, noun.start).map(({ text }) => text)
    return before.length === 0 || properWord.test(before.join(' ')) ? plain : `${before.join(' ').toLowerCase()} ${plain}`
  }
  return null
}
