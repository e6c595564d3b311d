import { type CopyRequest } from '@adloom/domain/copy.ts'
import { DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { type Language, languages } from '@adloom/domain/language.ts'
import { brandName, isOnBookShelf, isPublisher } from './brand-name.ts'
import { cleanTitle } from './clean-title.ts'
import { type HeadNoun, nounOfShelves } from './head-noun.ts'
import { graphemes } from './limits.ts'
import { nameCase } from './name-case.ts'
import { groupOfForeign, type Kind, kindIn, shelfGroups } from './product-kind.ts'
import { type ProductGroup } from './product-groups.ts'
import { type ProductName, productName } from './product-name.ts'
import { isEnglish, languageOf } from './text-language.ts'

/** What an ad is about, read from a request. */
export interface Subject {
  readonly name: ProductName | null
  /** What kind of thing it is, where title, shelf and category agree; `general` where they do not. */
  readonly group: ProductGroup
  readonly kind: Kind | null
  /**
   * What the thing is in one or two plain words, for a first name that does not say it: "filter coffee" beside "Burundi Kirundo". In the page's
   * language, as running text has it; singular where an English plural is regular. Null when the name says it, or title and shelves do not agree on a word.
   */
  readonly noun: string | null
  readonly brand: string | null
  /** Who speaks: the brand, else the shop. */
  readonly house: string | null
  /** Who sells it; null when that is not known. */
  readonly shop: string | null
  /** The language of the page among those copy is written in, the ad's where the page says too little to tell; null when it is another. */
  readonly language: Language | null
}

/** Characters of a title that are read: what lies further names no product. */
const TITLE_MAX = 300
/** Characters of the page's text by which its language is told. */
const LANGUAGE_SAMPLE = 4000
const LONGEST_TYPED_NAME = 40

const present = (text: string | null | undefined): string | null =>
  text === null || text === undefined || text.trim() === '' ? null : text.trim()

const same = (one: string, other: string): boolean => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0

/** A name the user typed is kept as typed; one that only repeats the page's title is read like the title. */
function typedName(typed: string | null, title: string | null): string | null {
  if (typed === null || graphemes(typed) > LONGEST_TYPED_NAME) return null
  return title !== null && same(cleanTitle(typed), cleanTitle(title)) ? null : cleanTitle(typed)
}

/** A start page's title says what a house does, not what a thing is called: "Build software better, together." */
const isSlogan = (title: string): boolean =>
  kindIn(title, false) === null &&
  /[.!]$|^(?:call|welcome|home|build|see|get|discover|find|watch|create|make|contact|about|shop|buy|join|start)\b|\b(?:is|are|we|our|you|your)\b/i.test(
    title.trim(),
  )

/** The brand as the title spells it: "TP Link" is "TP-Link" where the title says so. */
function asSpelled(brand: string, title: string | null): string {
  const loose = brand
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .join("[ .'’&-]{0,2}")
  const found = loose === '' ? undefined : new RegExp(loose, 'iu').exec(cleanTitle(title ?? ''))?.[0]
  return found === undefined ? brand : (brandName(found) ?? brand)
}

/** The page's own text, as far as it is needed to tell its language. */
const pageSample = ({ description, facts }: CopyRequest): string =>
  [
    description,
    ...(facts?.passages ?? []).filter(({ place }) => place === 'description' || place === 'highlight').map(({ text }) => text),
    ...(facts?.features ?? []),
  ]
    .filter((text) => typeof text === 'string')
    .join('. ')
    .slice(0, LANGUAGE_SAMPLE)

/** The language the reader of the page found, for where its own text is too short to tell; null when it is none that copy is written in. */
function declaredLanguage({ facts }: CopyRequest): Language | null {
  const code = facts?.language?.split('-')[0].toLowerCase()
  return languages.find((language) => language.code === code)?.code ?? null
}

/** The language a page speaks, by its text and, where that is short, by its title; null when it is none that copy is written in. */
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
  if (letters > 0 && (title.match(/\p{Script=Latin}/gu)?.length ?? 0) < 0.4 * letters) return null
  const told = languageOf(`${sample}. ${title}`) ?? declaredLanguage(request)
  if (told !== 'en')
    return told ?? (isEnglish(sample) === null && kindIn(cleanTitle(title)) !== null && groupOfForeign(title) === null ? 'en' : null)
  // Bullets beside a foreign title are often the shop's own: a title that speaks clearly decides.
  return groupOfForeign(title) !== null && isEnglish(title) === false ? languageOf(title) : 'en'
}

/** Letters of a page's own text from which its language can be told. */
const TELLING_LETTERS = 60

/** Whether a page says too little for its language to be told: a bare name in Latin letters. */
function isUnclear(request: CopyRequest): boolean {
  const title = present(request.title) ?? ''
  const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0
  const latin = title.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters(pageSample(request)) < TELLING_LETTERS && latin >= 0.6 * letters(title) && isEnglish(title) !== false
}

/** The group that title and shelves agree on: a title's noun alone is a guess where a shelf says something else. */
function agreedGroup(noun: HeadNoun | null, title: string, language: Language | null, shelves: readonly string[]): ProductGroup {
  const ofShelves = shelfGroups(shelves)
  const ofTitle =
    noun?.kind?.group ?? (language === 'en' ? kindIn(title.split(/\s[|–—·•:-]\s/u)[0], false)?.group : null) ?? groupOfForeign(title)
  if (ofTitle === null || ofTitle === 'general') return ofShelves[0] ?? 'general'
  return noun !== null || ofShelves.length === 0 || ofShelves.includes(ofTitle) ? ofTitle : 'general'
}

/** What must be said beside the first name, so that a stranger knows what is for sale. */
function missingNoun(
  name: ProductName | null,
  group: ProductGroup,
  shelves: readonly string[],
  { brand, language }: Pick<Subject, 'brand' | 'language'>,
): string | null {
  if (name === null || group === 'service') return null
  const { noun, names } = name
  if (noun === null) return language === 'en' && group !== 'general' ? nounOfShelves(shelves, group, brand) : null
  if (names[0].toLowerCase().replaceAll('-', ' ').includes(noun.text.toLowerCase().replaceAll('-', ' '))) return null
  return noun.kind?.text ?? (language === 'de' ? noun.text : noun.text.toLowerCase())
}

export function readSubject(request: CopyRequest): Subject {
  const { facts, targeting } = request
  const title = (present(request.title) ?? present(targeting?.productName))?.slice(0, TITLE_MAX) ?? null
  const siteName = brandName(facts?.siteName)
  const business = present(targeting?.businessName)
  const businessName = business === null || same(business, DEFAULT_BUSINESS_NAME) ? null : cleanTitle(business)
  const named = brandName(facts?.brand)
  // Some shops give themselves as the brand of what others make: such a name may speak, but stands in no product's name.
  const isShop = named !== null && siteName !== null && same(named, siteName) && !(title ?? '').toLowerCase().includes(named.toLowerCase())
  const brand = isShop || named === null ? null : asSpelled(named, title)
  const language = pageLanguage(request) ?? (isUnclear(request) ? (request.languages[0] ?? null) : null)
  const typed = typedName(present(targeting?.productName), title)
  const isHome = title !== null && typed === null && language === 'en' && isSlogan(title) && (businessName ?? siteName) !== null
  const source = typed ?? (isHome ? (businessName ?? siteName) : title)
  const sites = [facts?.siteName, business].filter((site) => typeof site === 'string').map((site) => cleanTitle(site))
  const shelves = [facts?.category, ...(facts?.categoryPath ?? []).toReversed(), targeting?.productCategory].filter(
    (shelf) => typeof shelf === 'string',
  )
  const isBook = isOnBookShelf(shelves)
  // Nobody calls a book by its publisher, who often stands as its brand.
  const isMaker = named !== null && !isBook && !isPublisher(named)
  const siteNames = [...sites, ...(named !== null && !isMaker ? [named] : [])]
  const read = source === null ? null : productName(source, { brand: isMaker ? brand : null, siteNames, shelves, language, isBook })
  const name =
    typed === null || read === null
      ? read
      : { ...read, names: [typed, ...read.names.filter((other) => graphemes(other) < graphemes(typed))] }
  const group = isHome ? 'service' : isBook ? 'book' : agreedGroup(name?.noun ?? null, title ?? '', language, shelves)
  const shop = businessName ?? (siteName !== null && !/\.(?:com|net|org|[a-z]{2})$/i.test(siteName) ? nameCase(siteName, false) : siteName)
  return {
    name,
    group,
    kind: name?.noun?.kind ?? null,
    noun: missingNoun(name, group, shelves, { brand, language }),
    brand,
    house: brand ?? named ?? shop,
    shop,
    language,
  }
}
