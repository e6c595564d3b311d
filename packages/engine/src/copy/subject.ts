import { type CopyRequest } from '@adloom/domain/copy.ts'
import { DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { DEFAULT_LANGUAGE, type Language, languages } from '@adloom/domain/language.ts'
import { findUnsupported, groundsOf } from './grounding.ts'
import { type Phrasebook } from './languages/phrasebook.ts'
import { phrasebooks } from './languages/phrasebooks.ts'
import { graphemes } from './limits.ts'
import { type NativeKind, nativeKindIn } from './native-noun.ts'
import { groupOfCategory, groupOfForeign, groupOfText, type Kind, kindIn } from './product-kind.ts'
import { brandName } from './brand-name.ts'
import { cleanTitle } from './clean-title.ts'
import { nameCase } from './name-case.ts'
import { type ProductName, productName } from './product-name.ts'
import { type ProductGroup } from './product-groups.ts'
import { amountsIn, type SellingPoints, sellingPoints } from './selling-points.ts'
import { readWithin } from './stated-facts.ts'
import { isEnglish, languageOf } from './text-language.ts'

/** What an ad is about, read from a request. */
export interface Subject {
  readonly name: ProductName | null
  /** The common noun: from the title, or from "is a …" in the description. */
  readonly kind: Kind | null
  readonly group: ProductGroup
  readonly brand: string | null
  /** Who speaks: the brand, else the shop. */
  readonly house: string | null
  /** Who sells it, when that is known and another than the brand. */
  readonly seller: string | null
  /** What the page says, in its own words; little when nobody here reads its language. */
  readonly points: SellingPoints
  /** The language whose ads may use the page's own words; null when it is unknown, or none that copy is written in. */
  readonly language: Language | null
  /** The noun in the name, where that is not English. */
  readonly native: NativeKind | null
}

const LONGEST_TYPED_NAME = 40

const present = (text: string | null | undefined): string | null =>
  text === null || text === undefined || text.trim() === '' ? null : text.trim()

const same = (one: string, other: string): boolean => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0

/** "The Tree Runner is a breathable and lightweight sneaker made with …" names its kind. */
function kindOfDescription(description: string): Kind | null {
  const [, described] = /\b(?:is|are) (?:an?|the) ([^.,;]{3,80})/i.exec(description.slice(0, 600)) ?? []
  return described === undefined ? null : kindIn(described.replace(/\s(?:for|with|made|that|which|from|to|in|on|of)\s.*$/i, ''))
}

/** A name the user typed is kept as typed; one that only repeats the page's title is read like the title. */
function typedName(typed: string | null, title: string | null): string | null {
  if (typed === null || graphemes(typed) > LONGEST_TYPED_NAME) return null
  return title !== null && same(cleanTitle(typed), cleanTitle(title)) ? null : cleanTitle(typed)
}

/** A start page's title says what a house does, not what a thing is called: "Build software better, together." */
const isSlogan = (title: string): boolean =>
  kindIn(title, false)?.group !== undefined && !/[.!]$|^(?:build|make|get|create|discover|find|welcome|call|watch|see)\b/i.test(title)
    ? false
    : /[.!]$|^(?:call|welcome|home|build|see|get|discover|find|watch|create|make|contact|about|shop|buy|join|start)\b|\b(?:is|are|we|our|you|your)\b/i.test(
        title.trim(),
      )

/** The name without the forms no ad may carry ("Last Chance Sale Shoes"); null when none is left. */
function speakable(name: ProductName | null, request: CopyRequest, language: Language | null): ProductName | null {
  if (name === null) return null
  const grounds = groundsOf(request, language ?? DEFAULT_LANGUAGE)
  const names = name.names.filter((text) => findUnsupported(text, grounds).length === 0)
  return names.length === 0 ? null : { ...name, names }
}

/** The brand as the title spells it: "TP Link" is "TP-Link" where the title says so. */
function asSpelled(brand: string, title: string | null): string {
  const loose = brand
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .join("[ .'’&-]{0,2}")
  const found = loose === '' ? undefined : new RegExp(loose, 'iu').exec(cleanTitle(title ?? ''))?.[0]
  return found === undefined ? brand : (brandName(found) ?? brand)
}

/** Whether most letters are not Latin. */
const isForeignScript = (title: string): boolean =>
  (title.match(/\p{Script=Latin}/gu)?.length ?? 0) < 0.4 * (title.match(/\p{L}/gu)?.length ?? 0)

export function readSubject(request: CopyRequest): Subject {
  const { facts, targeting } = request
  const title = (present(request.title) ?? present(targeting?.productName))?.slice(0, readWithin.title) ?? null
  const description = present(request.description?.slice(0, readWithin.description))
  const features = (facts?.features ?? []).slice(0, readWithin.features).map((feature) => feature.slice(0, readWithin.feature))
  const siteName = brandName(facts?.siteName)
  const business = present(targeting?.businessName)
  const businessName = business === null || same(business, DEFAULT_BUSINESS_NAME) ? null : cleanTitle(business)
  const named = brandName(facts?.brand)
  // Some shops give themselves as the brand of what others make: such a name may speak, but stands in no product's name.
  const isShop = named !== null && siteName !== null && same(named, siteName) && !(title ?? '').toLowerCase().includes(named.toLowerCase())
  const brand = isShop || named === null ? null : asSpelled(named, title)
  const told = isEnglish([title, description, ...features].filter((text) => text !== null).join('. '))
  // Bullets beside a foreign title are often the shop's menu: the title decides when it speaks clearly.
  const isForeign = title !== null && (isForeignScript(title) || (groupOfForeign(title) !== null && isEnglish(title) === false))
  const isNamed = title !== null && kindIn(cleanTitle(title)) !== null && groupOfForeign(title) === null
  const english = !isForeign && (told ?? isNamed)
  const detected = english ? 'en' : languageOf([title, description, ...features].filter((text) => text !== null).join('. '))
  const native = english || title === null ? null : nativeOf(cleanTitle(title), detected)
  const language = english ? 'en' : (detected ?? native?.language ?? null)
  const typed = typedName(present(targeting?.productName), title)
  const source = typed ?? (title !== null && told !== false && isSlogan(title) ? (businessName ?? siteName) : title)
  const sites = [facts?.siteName, business].filter((site) => typeof site === 'string').map((site) => cleanTitle(site))
  const holdsNoun = (text: string): boolean => native !== null && nativeKindIn(text, native.language, native.book) !== null
  const read = source === null ? null : speakable(productName(source, brand, sites, english, holdsNoun), request, language)
  const name =
    typed === null || read === null
      ? read
      : { ...read, names: [typed, ...read.names.filter((other) => other !== typed && graphemes(other) < graphemes(typed))] }
  const kind = name?.kind ?? native?.found.kind ?? (english && description !== null ? kindOfDescription(description) : null)
  const categories = [...(facts?.categoryPath ?? []).toReversed(), facts?.category, targeting?.productCategory].filter(
    (category) => typeof category === 'string',
  )
  const nounOfCategory = categories
    .map((category) => kindIn(category, false)?.group ?? groupOfCategory(category))
    .find((group) => group !== null)
  const foreign = title === null || (english && isEnglish(title) === true) ? null : groupOfForeign(title)
  const isHome = source !== null && source !== title && typed === null
  const shop = businessName ?? (siteName !== null && !/\.(?:com|net|org|[a-z]{2})$/i.test(siteName) ? nameCase(siteName, false) : siteName)
  const book = language === null ? undefined : phrasebooks[language]
  return {
    name,
    kind,
    group: isHome
      ? 'service'
      : (kind?.group ?? foreign ?? nounOfCategory ?? (english ? groupOfText([description ?? '', ...features]) : null) ?? 'general'),
    brand,
    house: brand ?? named ?? shop,
    seller: shop === null || (brand !== null && same(shop, brand)) || isHome ? null : shop,
    points:
      book === undefined
        ? { labels: [], sentences: [], predicates: [], measures: amountsIn(title ?? '') }
        : sellingPoints(
            title ?? '',
            description ?? '',
            features,
            [facts?.brand, facts?.siteName, title, business].filter((text) => typeof text === 'string'),
            book.reading,
          ),
    language,
    native: native?.found ?? null,
  }
}

interface NativeTitle {
  readonly language: Language
  readonly book: Phrasebook
  readonly found: NativeKind
}

/** What a title that is not English calls its thing, in the page's language when that is known, else in the first that knows a word of it. */
function nativeOf(title: string, detected: Language | null): NativeTitle | null {
  for (const { code } of languages) {
    const book = phrasebooks[code]
    if (book === undefined || code === 'en' || (detected !== null && detected !== code)) continue
    const found = nativeKindIn(title, code, book)
    // A word that English says too ("shampoo") does not tell the language of a title.
    if (found !== null && (detected !== null || kindIn(found.noun.text) === null)) return { language: code, book, found }
  }
  return null
}
