import { type CopyRequest } from '@adloom/domain/copy.ts'
import { DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { type Language, languages } from '@adloom/domain/language.ts'
import { brandName } from './brand-name.ts'
import { cleanTitle } from './clean-title.ts'
import { graphemes } from './limits.ts'
import { nameCase } from './name-case.ts'
import { groupOfCategory, groupOfForeign, type Kind, kindIn } from './product-kind.ts'
import { type ProductGroup } from './product-groups.ts'
import { type ProductName, productName } from './product-name.ts'
import { isEnglish, languageOf } from './text-language.ts'

/** What an ad is about, read from a request. */
export interface Subject {
  readonly name: ProductName | null
  /** What kind of thing it is, where title, shelf and category agree; `general` where they do not. */
  readonly group: ProductGroup
  readonly kind: Kind | null
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
function agreedGroup(kind: Kind | null, title: string | null, shelves: readonly string[]): ProductGroup {
  const ofTitle = kind?.group ?? (title === null ? null : groupOfForeign(title))
  const ofShelves = shelves.map((shelf) => kindIn(shelf, false)?.group ?? groupOfCategory(shelf)).filter((group) => group !== null)
  if (ofTitle === null) return ofShelves[0] ?? 'general'
  return ofShelves.length === 0 || ofShelves.includes(ofTitle) ? ofTitle : 'general'
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
  const read = source === null ? null : productName(source, brand, sites, language === 'en')
  const name =
    typed === null || read === null
      ? read
      : { ...read, names: [typed, ...read.names.filter((other) => graphemes(other) < graphemes(typed))] }
  const shelves = [...(facts?.categoryPath ?? []).toReversed(), facts?.category, targeting?.productCategory].filter(
    (shelf) => typeof shelf === 'string',
  )
  const group = isHome ? 'service' : agreedGroup(name?.kind ?? null, title, shelves)
  const shop = businessName ?? (siteName !== null && !/\.(?:com|net|org|[a-z]{2})$/i.test(siteName) ? nameCase(siteName, false) : siteName)
  return {
    name,
    group,
    kind: group === 'general' ? null : (name?.kind ?? null),
    brand,
    house: brand ?? named ?? shop,
    shop,
    language,
  }
}
