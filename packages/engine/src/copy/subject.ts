import { type CopyRequest } from '@adloom/domain/copy.ts'
import { DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { type Language, languages } from '@adloom/domain/language.ts'
import { brandName, isBookCategory, isPublisher } from './brand-name.ts'
import { cleanTitle } from './clean-title.ts'
import { type HeadNoun, nounOfCategories } from './head-noun.ts'
import { graphemes } from './limits.ts'
import { nameCase } from './name-case.ts'
import { groupOfForeign, type NounKind, kindIn, groupsOfCategories } from './product-kind.ts'
import { type ProductGroup } from '../lexicon/product-groups.ts'
import { type ProductName, productName } from './product-name.ts'
import { isSameText } from './title-parts.ts'
import { isEnglish, languageOf } from './text-language.ts'

/** The subject of an ad, read from a request. */
export interface Subject {
  readonly name: ProductName | null
  /** The kind of product, where title and categories agree; `general` where they do not. */
  readonly group: ProductGroup
  readonly kind: NounKind | null
  /**
   * What the product is in one or two plain words, for a first name that does not say it: "filter coffee" for "Burundi Kirundo". In the
   * page's language, as in running text; singular where an English plural is regular. Null when the name says it, or title and categories
   * do not agree on a word.
   */
  readonly noun: string | null
  readonly brand: string | null
  /** The advertiser: the brand, else the shop. */
  readonly house: string | null
  /** The seller; null when unknown. */
  readonly shop: string | null
  /** The page's language if copy is written in it, or the ad's where the page has too little text; null for another language. */
  readonly language: Language | null
}

/** Characters of a title that are read: the rest names no product. */
const TITLE_MAX = 300
/** Characters of the page's text used for language detection. */
const LANGUAGE_SAMPLE = 4000
/** Graphemes of a product name that the user typed: longer ones are titles. */
const LONGEST_TYPED_NAME = 40
/** Share of Latin letters in a title below which its language is not one of ours, and from which it may be. */
const LATIN_SHARE = { read: 0.4, clear: 0.6 } as const

const present = (text: string | null | undefined): string | null =>
  text === null || text === undefined || text.trim() === '' ? null : text.trim()

/** The name the user typed, unchanged; one that only repeats the page's title is read like the title. */
function typedName(typed: string | null, title: string | null): string | null {
  if (typed === null || graphemes(typed) > LONGEST_TYPED_NAME) return null
  return title !== null && isSameText(cleanTitle(typed), cleanTitle(title)) ? null : cleanTitle(typed)
}

/** A home page's title is a slogan, not a product name: "Build software better, together." */
const isSlogan = (title: string): boolean =>
  kindIn(title, false) === null &&
  /[.!]$|^(?:call|welcome|home|build|see|get|discover|find|watch|create|make|contact|about|shop|buy|join|start)\b|\b(?:is|are|we|our|you|your)\b/i.test(
    title.trim(),
  )

/** The brand as the title spells it: "TP Link" becomes "TP-Link" where the title says so. */
function asSpelled(brand: string, title: string | null): string {
  const loose = brand
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .join("[ .'’&-]{0,2}")
  const found = loose === '' ? undefined : new RegExp(loose, 'iu').exec(cleanTitle(title ?? ''))?.[0]
  return found === undefined ? brand : (brandName(found) ?? brand)
}

/** The page's own text, as much as language detection needs. */
const pageSample = ({ description, facts }: CopyRequest): string =>
  [
    description,
    ...(facts?.passages ?? []).filter(({ place }) => place === 'description' || place === 'highlight').map(({ text }) => text),
    ...(facts?.features ?? []),
  ]
    .filter((text) => typeof text === 'string')
    .join('. ')
    .slice(0, LANGUAGE_SAMPLE)

/** The language the page reader found, for pages with too little text; null when copy is not written in it. */
function declaredLanguage({ facts }: CopyRequest): Language | null {
  const code = facts?.language?.split('-')[0].toLowerCase()
  return languages.find((language) => language.code === code)?.code ?? null
}

/** The language of a page by its text or, where that is short, by its title; null when copy is not written in it. */
export function pageLanguage(request: CopyRequest): Language | null {
  const before = known.get(request)
  if (before !== undefined) return before
  const language = readLanguage(request)
  known.set(request, language)
  return language
}

const known = new WeakMap<CopyRequest, Language | null>()

function readLanguage(request: CopyRequest): Language | null {
  const title = present(request.title)?.slice(0, TITLE_MAX) ?? ''
  const sample = pageSample(request)
  const letters = title.match(/\p{L}/gu)?.length ?? 0
  if (letters > 0 && (title.match(/\p{Script=Latin}/gu)?.length ?? 0) < LATIN_SHARE.read * letters) return null
  const detected = languageOf(`${sample}. ${title}`) ?? declaredLanguage(request)
  // What somebody typed has no page: too short to tell, it is in the language of the ad.
  if (detected === null && request.url === undefined && isEnglish(`${sample}. ${title}`) === null) return request.languages[0]
  if (detected !== 'en')
    return detected ?? (isEnglish(sample) === null && kindIn(cleanTitle(title)) !== null && groupOfForeign(title) === null ? 'en' : null)
  // Bullets next to a foreign title are often the shop's own: a clear title decides.
  return groupOfForeign(title) !== null && isEnglish(title) === false ? languageOf(title) : 'en'
}

/** Letters of a page's own text needed for language detection. */
const TELLING_LETTERS = 60

/** Whether a page has too little text for language detection: a bare name in Latin letters. */
function isUnclear(request: CopyRequest): boolean {
  const title = present(request.title) ?? ''
  const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0
  const latin = title.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters(pageSample(request)) < TELLING_LETTERS && latin >= LATIN_SHARE.clear * letters(title) && isEnglish(title) !== false
}

/** The group that title and categories agree on: a title's noun alone is a guess when a category says something else. */
function agreedGroup(noun: HeadNoun | null, title: string, language: Language | null, categories: readonly string[]): ProductGroup {
  const ofCategories = groupsOfCategories(categories)
  const ofTitle =
    noun?.kind?.group ?? (language === 'en' ? kindIn(title.split(/\s[|–—·•:-]\s/u)[0], false)?.group : null) ?? groupOfForeign(title)
  if (ofTitle === null || ofTitle === 'general') return ofCategories[0] ?? 'general'
  return noun !== null || ofCategories.length === 0 || ofCategories.includes(ofTitle) ? ofTitle : 'general'
}

/** The noun needed next to the first name, so that a stranger knows what is for sale. */
function missingNoun(
  name: ProductName | null,
  group: ProductGroup,
  categories: readonly string[],
  { brand, language }: Pick<Subject, 'brand' | 'language'>,
): string | null {
  if (name === null || group === 'service') return null
  const { noun, names } = name
  if (noun === null) return language === 'en' && group !== 'general' ? nounOfCategories(categories, group, brand) : null
  if (names[0].toLowerCase().replaceAll('-', ' ').includes(noun.text.toLowerCase().replaceAll('-', ' '))) return null
  return noun.kind?.text ?? (language === 'de' ? noun.text : noun.text.toLowerCase())
}

/** What a product and whoever sells it are called. */
export interface ProductNames {
  /** Of the product, the fullest first; empty when it has none. */
  readonly names: readonly string[]
  readonly house: string | null
}

export function namesOf(request: CopyRequest): ProductNames {
  const { name, house } = readSubject(request)
  return { names: name?.names ?? [], house }
}

export function readSubject(request: CopyRequest): Subject {
  const { facts, targeting } = request
  const title = (present(request.title) ?? present(targeting?.productName))?.slice(0, TITLE_MAX) ?? null
  const siteName = brandName(facts?.siteName)
  const business = present(targeting?.businessName)
  const businessName = business === null || isSameText(business, DEFAULT_BUSINESS_NAME) ? null : cleanTitle(business)
  const named = brandName(facts?.brand)
  // Some shops state themselves as the brand of other makers' products: such a name may be the advertiser, but is part of no product's
  // name.
  const isShop =
    named !== null && siteName !== null && isSameText(named, siteName) && !(title ?? '').toLowerCase().includes(named.toLowerCase())
  const brand = isShop || named === null ? null : asSpelled(named, title)
  const language = pageLanguage(request) ?? (isUnclear(request) ? (request.languages[0] ?? null) : null)
  const typed = typedName(present(targeting?.productName), title)
  const isHome = title !== null && typed === null && language === 'en' && isSlogan(title) && (businessName ?? siteName) !== null
  const source = typed ?? (isHome ? (businessName ?? siteName) : title)
  const sites = [facts?.siteName, business].filter((site) => typeof site === 'string').map((site) => cleanTitle(site))
  const categories = [facts?.category, ...(facts?.categoryPath ?? []).toReversed(), targeting?.productCategory].filter(
    (category) => typeof category === 'string',
  )
  const isBook = isBookCategory(categories)
  // A book is not named after its publisher, which pages often state as the brand.
  const isMaker = named !== null && !isBook && !isPublisher(named)
  const siteNames = [...sites, ...(named !== null && !isMaker ? [named] : [])]
  const read = source === null ? null : productName(source, { brand: isMaker ? brand : null, siteNames, categories, language, isBook })
  const name =
    typed === null || read === null
      ? read
      : { ...read, names: [typed, ...read.names.filter((other) => graphemes(other) < graphemes(typed))] }
  const group = isHome ? 'service' : isBook ? 'book' : agreedGroup(name?.noun ?? null, title ?? '', language, categories)
  const shop = businessName ?? (siteName !== null && !/\.(?:com|net|org|[a-z]{2})$/i.test(siteName) ? nameCase(siteName, false) : siteName)
  return {
    name,
    group,
    kind: name?.noun?.kind ?? null,
    noun: missingNoun(name, group, categories, { brand, language }),
    brand,
    house: brand ?? named ?? shop,
    shop,
    language,
  }
}
