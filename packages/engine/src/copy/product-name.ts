import { type Language } from '@adloom/domain/language.ts'
import { cleanTitle } from './clean-title.ts'
import { type HeadNoun, agreedNoun, spelled } from './head-noun.ts'
import { graphemes } from './limits.ts'
import { nameCase } from './name-case.ts'
import { type ProductGroup } from '../lexicon/product-groups.ts'
import { kindIn, groupsOfCategories } from './product-kind.ts'
import {
  bareColor,
  bareMeasure,
  bookBinding,
  dispensableStart,
  endsWithQualifier,
  innerSize,
  leadingArticle,
  leadingSizes,
  packSize,
  qualification,
} from './title-patterns.ts'
import { isSameText, titleBorder, ownTitleParts, titleParts, type TitlePart } from './title-parts.ts'

/** Names of a product for use in copy. */
export interface ProductName {
  /** Contiguous pieces of the title, after the brand where the title lacks it; most specific first. At least one. */
  readonly names: readonly string[]
  /** The title's noun, unless its categories contradict; null when it has no known noun. */
  readonly noun: HeadNoun | null
}

/** What is known about a title besides its text. */
interface TitleSetting {
  readonly brand: string | null
  readonly siteNames?: readonly string[]
  /** Category path of the product, nearest first. */
  readonly categories?: readonly string[]
  /** Null when copy is not written in it. */
  readonly language: Language | null
  /** A book's title is kept whole, and its words are no product words. */
  readonly isBook?: boolean
}

/** Graphemes of the longest name in an ad. */
const LONGEST_NAME = 60

const startsWith = (text: string, start: string): boolean => text.toLowerCase().startsWith(start.toLowerCase())
const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

/** A mark after a digit means inches. */
const isBalanced = (whole: string): boolean => {
  const text = whole.replace(/(?<=\d\s?)["”]/gu, '')
  return (text.match(/[([]/gu)?.length ?? 0) === (text.match(/[)\]]/gu)?.length ?? 0) && (text.match(/[»«“”„"]/gu)?.length ?? 0) % 2 === 0
}

/** The text without unpaired marks, and without the letter of a size that was cut off: "Tower H 145 cm". */
const tidy = (text: string): string =>
  text
    .replace(/(?<=\p{L})\s+[HLBPWDTØø]$/u, '')
    .replace(/^[\s,;:|/–—+&-]+|(?<![\s,;:|/–—+&-])[\s,;:|/–—+&-]+$/gu, '')
    .replace(/\s+/gu, ' ')

/**
 * Names for a product: contiguous pieces of its title, cut only at the title's own marks, before "for", "with" and the like, at a size, and
 * after the noun that its categories share; each keeps the brand whole and contains the noun. Null when the title has no name.
 */
export function productName(title: string, setting: TitleSetting): ProductName | null {
  const { brand, siteNames = [], language, isBook = false } = setting
  const english = language === 'en'
  const clean = cleanTitle(title).replace(leadingSizes, '')
  const parts = ownTitleParts(clean, siteNames, brand)
  if (parts.length === 0) return null
  const isTelling = ({ text }: TitlePart): boolean =>
    !bareMeasure.test(text) && !bareColor.test(text) && !bookBinding.test(text) && ` ${text} `.search(qualification) !== 0
  const whole = parts.some(isTelling) ? parts.filter(isTelling) : parts
  const noun = nounOfParts(whole.slice(0, MAIN_PARTS), setting)
  const hasNoun = (text: string): boolean =>
    noun === null || containsNoun(text, noun.text) || (english && noun.kind !== null && kindIn(text)?.group === noun.kind.group)
  const found: string[] = []
  const add = (text: string): void => {
    const name = tidy(text)
    if (!/\p{L}{2}/u.test(name) || graphemes(name) > LONGEST_NAME || !isBalanced(name) || found.includes(name) || bareColor.test(name))
      return
    // A title cut before a number may end with "with".
    if (
      (brand !== null && isSameText(name, brand)) ||
      endsWithQualifier.test(name) ||
      /\s(?:de|di|da|du|des|von|van|of|and|y|e|et|und|en|&)$/iu.test(name)
    )
      return
    found.push(name)
  }
  const consider = (from: TitlePart, to: TitlePart): void => {
    const text = clean.slice(from.start, to.end)
    add(text)
    for (const match of text.matchAll(isBook ? byAuthor : qualification)) if (match.index > 0) add(text.slice(0, match.index))
    if (isBook) return
    const nounEnd = endOfNoun(text, noun)
    const isLong = graphemes(text.split(titleBorder)[0]) > EASY_NAME
    for (const match of text.matchAll(innerSize)) {
      // Without a noun it is unknown whether the product was named before its size.
      if ((noun === null ? english || !isLong : match.index < nounEnd) || text[match.index - 1] === ',') continue
      add(text.slice(0, match.index))
      if (isLong) add(text.slice(0, match.index + match[0].length))
    }
    // "Le Camille — jean | droit": a single word after a dash is only half of the part.
    if (nounEnd < (found.length > 0 ? SCANT_NAME : 1) || /\s[|–—-]\s\S+$/u.test(text.slice(0, nounEnd))) return
    if (!english || found.every((name) => graphemes(name) > EASY_NAME)) add(text.slice(0, nounEnd))
  }
  const first = whole[0]
  const nounPart = whole.find(({ text }) => noun !== null && hasNoun(text)) ?? first
  // The name precedes a dash, but a property often precedes a comma: "Pan, Non-Stick, Steel Pan".
  const isNamedFirst = nounPart !== first && !/^\s*,/u.test(clean.slice(first.end))
  for (const last of whole) if (last.start >= nounPart.start || isNamedFirst) consider(first, last)
  // A single word after a mark is a colour or a flavour: "Fernway Runner - Oat".
  if (nounPart !== first && !isNamedFirst && /\s/u.test(nounPart.text)) consider(nounPart, nounPart)
  const named = found.filter((text) => hasNoun(text) || (isNamedFirst && holds(text, first.text)))
  const texts = (named.length > 0 ? named : found).map((text) => nameCase(text, english))
  const stated = clean.slice(first.start, whole[whole.length - 1].end)
  const takesBrand = brand !== null && (startsWith(stated, brand) || !holds(stated, brand))
  const branded = takesBrand
    ? texts.filter((text) => !holds(text, brand) && !leadingArticle.test(text)).map((text) => withBrand(text, brand, noun, language))
    : []
  const names = [...new Set([...branded, ...texts])].filter((text) => graphemes(text) <= LONGEST_NAME)
  const isList = graphemes(first.text) > LISTED_FROM
  const rank = rankOf(setting, hasNoun, texts, parts.length >= LISTED_PARTS, isList ? noun : null)
  const sorted = names.toSorted((one, other) => rank(one) - rank(other))
  const short = shortName(sorted, clean, noun, setting)
  if (short !== null) sorted.push(short)
  // A title of sixty characters without a border is a list of search words: only its noun is usable.
  if (sorted.length === 0) return noun === null ? null : { names: [nameCase(noun.text, english)], noun }
  return { names: sorted, noun }
}

/** "Mobilnova Shoe Cabinet", "Scarpiera Mobilnova": where nouns come first, the noun precedes its maker. */
const withBrand = (text: string, brand: string, noun: HeadNoun | null, language: Language | null): string =>
  nounsFirst.has(language) && noun !== null && startsWith(text, noun.text)
    ? isSameText(text, noun.text)
      ? `${text} ${brand}`
      : text
    : `${brand} ${text}`

/** Index after the word that contains the noun, "Spiralbohrer-Satz"; -1 when there is none. */
function endOfNoun(text: string, noun: HeadNoun | null): number {
  const at = noun === null ? -1 : text.indexOf(noun.text)
  if (noun === null || at < 0) return -1
  const end = at + noun.text.length
  return end + (/^[\p{L}-]*/u.exec(text.slice(end))?.[0].length ?? 0)
}

/** Parts of a title searched for the noun: the rest are search words. */
const MAIN_PARTS = 4
/** Parts from which a title is a list of search words, and so is everything after its first "for". */
const LISTED_PARTS = 4
/** Graphemes from which a single part of a title is such a list. */
const LISTED_FROM = 60
const byAuthor = /(?<!\s)\s+by\s/gu

/** Graphemes of names: more than a reader takes in at once, a name for tight places, and hardly a name. */
const EASY_NAME = 40
const TIGHT_NAME = 25
const SCANT_NAME = 12

const containsNoun = (text: string, noun: string): boolean => holds(text.replaceAll('-', ' '), noun.replaceAll('-', ' '))

/** Marks between the words of a title: a name should have none inside. */
const innerMark = /(?<!\s)\s+[|–—·•/-]+\s+|[,;:]\s+|(?:(?<!\s)\s+)?[()[\]]\s*/gu

/** Languages that put the noun first. */
const nounsFirst = new Set<Language | null>(['fr', 'es', 'it', 'pt'])

/** What a name loses in rank, in graphemes: each grapheme of a name that is easy to read gains one. */
const namePenalties = {
  long: 200,
  scant: 140,
  comma: 130,
  otherMark: 60,
  /** A maker before the noun, where nouns come first. */
  maker: 20,
  noBrand: 25,
  color: 60,
  /** "for", "with" and the like in a title that is a list of search words. */
  qualifierInList: 30,
  /** Words after the noun in a title without a border. */
  searchWords: 50,
  noNoun: 90,
} as const

/**
 * Rank of a name, lower is better: prefers the longest name that is easy to read, says what the product is, has no mark inside and starts
 * with the brand.
 */
const rankOf =
  (
    { brand, language }: TitleSetting,
    hasNoun: (text: string) => boolean,
    texts: readonly string[],
    isList: boolean,
    lastNoun: HeadNoun | null,
  ) =>
  (text: string): number => {
    const length = graphemes(text)
    const size = length > EASY_NAME ? namePenalties.long + length : length < SCANT_NAME ? namePenalties.scant - length : -length
    const [, ...behind] = text.split(innerMark)
    const marks = behind.every((part) => packSize.test(part)) ? 0 : /[,;]\s/u.test(text) ? namePenalties.comma : namePenalties.otherMark
    // Where nouns come first, a maker's name before them reads like a list.
    const maker = nounsFirst.has(language)
      ? texts.includes(text)
        ? 0
        : namePenalties.maker
      : brand === null || holds(text, brand)
        ? 0
        : namePenalties.noBrand
    const tail = / in (.+)$/su.exec(text)?.[1] ?? ''
    const extras =
      (bareColor.test(tail) ? namePenalties.color : 0) + (isList && text.search(qualification) > 0 ? namePenalties.qualifierInList : 0)
    // In a title without a border, search words follow the noun.
    const searched = lastNoun !== null && endOfNoun(text, lastNoun) < text.length ? namePenalties.searchWords : 0
    return size + marks + maker + extras + searched + (hasNoun(text) ? 0 : namePenalties.noNoun)
  }

/**
 * The shortest sensible name when all others are too long for tight places: the last words up to an English noun, including a number before
 * it.
 */
function shortName(names: readonly string[], title: string, noun: HeadNoun | null, { brand, language }: TitleSetting): string | null {
  if (names.some((name) => graphemes(name) <= TIGHT_NAME)) return null
  const lean = names.map((name) => name.replace(dispensableStart, '')).find((name) => graphemes(name) <= TIGHT_NAME)
  if (lean !== undefined) return lean
  if (noun === null) return null
  const at = title.indexOf(noun.text)
  if (language !== 'en') {
    const isShortNounPhrase = nounsFirst.has(language) && /^\p{Lu}.*\s/u.test(noun.text) && graphemes(noun.text) <= TIGHT_NAME
    return isShortNounPhrase ? nameCase(noun.text, false) : null
  }
  const part = titleParts(title).find(({ start, end }) => start <= at && end >= at)
  const words = title
    .slice(part?.start ?? 0, at)
    .trim()
    .split(/\s+/u)
  const nounWords = nameCase(title.slice(at, at + noun.text.length), true)
  // In a list of search words only the last one belongs to the noun, and "Lightning Ridge Opal Studs" must not lose half of a name.
  const last = Math.max(0, words.length - 1)
  for (const from of new Set([...(names.length === 0 ? [] : [0]), last, words.length])) {
    const before = words.slice(from).join(' ')
    const isSplit =
      /^\p{Ll}|^[&+]|^\S*["”″]|^\p{Lu}{1,2}\s/u.test(before) || /^\d+$|^(?:of|and|&|\+|with|for)$/iu.test(words[from - 1] ?? '')
    const splitsBrand = brand !== null && from > 0 && holds(words.join(' '), brand) && from < brand.split(' ').length
    const name = `${nameCase(before, true)} ${nounWords}`.trim()
    if (!isSplit && !splitsBrand && graphemes(name) <= TIGHT_NAME && (names.length === 0 || graphemes(name) >= SCANT_NAME)) return name
  }
  return null
}

/**
 * The noun of the parts that name the product: preferably one a category shares, else a plain product word before a weak one, unless a
 * category contradicts it.
 */
function nounOfParts(parts: readonly TitlePart[], { brand, categories = [], language, isBook = false }: TitleSetting): HeadNoun | null {
  const texts = parts.map(({ text }) => text.replace(new RegExp(`${qualification.source}.*$`, 'iu'), ''))
  const own = isBook ? null : agreedNoun(language === 'en' ? texts : parts.map(({ text }) => text), categories, language, brand)
  if (own !== null || language !== 'en') return own
  // "Made to measure blinds" are not called "made".
  const uncut = isBook
    ? null
    : agreedNoun(
        parts.map(({ text }) => text),
        categories,
        language,
        brand,
      )
  if (uncut !== null) return uncut
  const groups: readonly ProductGroup[] = isBook ? ['book'] : groupsOfCategories(categories)
  for (const weakToo of [false, true])
    for (const text of [...texts, ...parts.map((part) => part.text)]) {
      const kind = kindIn(text, weakToo)
      if (kind !== null) return groups.length === 0 || groups.includes(kind.group) ? { text: spelled(text, kind), kind } : null
    }
  return null
}
