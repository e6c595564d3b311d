import { cleanTitle } from './clean-title.ts'
import { graphemes } from './limits.ts'
import { nameCase } from './name-case.ts'
import { type Kind, kindIn } from './product-kind.ts'

/** How a product may be called in copy. */
export interface ProductName {
  /** Contiguous pieces of the title, the brand before them where the title leaves it out; most telling first. At least one. */
  readonly names: readonly string[]
  /** The common noun, or null when the title holds none that is known. */
  readonly kind: Kind | null
}

/** Graphemes of the longest name an ad speaks. */
const LONGEST_NAME = 60

/** Where a title may be cut: marks between its parts, brackets around one, quotation marks before one. */
const border = /\s+[|–—·•/-]+\s+|,\s+|\s*[;|]\s*|:\s+|\s*[()[\]【】（）]\s*|\s+(?=[»„“"])/gu

/** Where what a thing is ends, and what it is for or comes with begins. */
const qualification =
  /\s+(?:for|with|w\/|from|in(?! (?:an?|the|one|\d))|featuring|compatible|that|which|to|incl\.?|including|für|mit|aus|inkl\.?|pour|avec|sans|para|con|com|per|di(?= \p{Ll})|uz|zu|met|voor|zonder|van(?= \p{Ll})|uit)\s/giu

/** A part that only says a size, a count or a code. */
const bareMeasure =
  /^(?:[\d.,/x×"″”' øØ-]+\s?(?:\p{L}{1,4}\.?|litres?|liters?|inch(?:es)?)?(?:\s?[WDHLB])?|\d+(?:st|nd|rd|th)?\s?gen\p{L}*\.?|[\p{Lu}\d/-]{5,}\d[\p{Lu}\d/-]*)$/u
const colour =
  /^(?:(?:matte?|light|dark|deep|jet|pale|bright|dusty|heather|glossy|classic|soft|space|midnight|royal|sky|forest) )*(?:black|white|red|blue|green|yellow|orange|purple|pink|brown|gr[ae]y|beige|navy|cream|ivory|gold|silver|rose gold|charcoal|chalk|cognac|tan|khaki|olive|teal|turquoise|burgundy|maroon|mint|lilac|lavender|coral|sand|stone|natural|graphite|anthracite|multicolou?r|slate|taupe|camel|mustard|terracotta|sage|indigo|off[ -]white|clear|transparent|bronze|copper)(?: (?:matte?|gloss|marl|melange))?(?:[/ &+]+\p{L}+)*$/iu

/** Sizes that a title begins with: '60"W x 24"D x 1-3/4" Thick Maple …'. */
const leadingSizes =
  /^(?:\d[\d./-]*\s?["”″']?(?:\s?(?:cm|mm|in|ft|inch))?\s?[WDHL]?\s?[x×]\s?)+\d[\d./-]*\s?["”″']?(?:\s?(?:cm|mm|in|ft|inch))?\s?[WDHL]?(?:\s(?:thick|wide|long|deep|high|tall))?\s+(?=\p{L}{3})/iu

/** Parts that are the shop's, not the product's. */
const shopWords = /^(?:shop|store|official .*|buy online|online shop|online|home|sale|new|new arrivals?|products?)$/i

interface Part {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The parts of a title, in order; none is empty. */
function partsOf(title: string): Part[] {
  const parts: Part[] = []
  let start = 0
  const add = (end: number): void => {
    const text = title.slice(start, end)
    if (/[\p{L}\p{N}]/u.test(text)) parts.push({ start, end, text: text.trim() })
  }
  for (const match of title.matchAll(border)) {
    add(match.index)
    start = match.index + match[0].length
  }
  add(title.length)
  return parts
}

const same = (one: string, other: string): boolean => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0
const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

const isBalanced = (text: string): boolean =>
  (text.match(/[([]/gu)?.length ?? 0) === (text.match(/[)\]]/gu)?.length ?? 0) && (text.match(/[»«“”„"]/gu)?.length ?? 0) % 2 === 0

const tidy = (text: string): string => text.replace(/^[\s,;:|/–—+&-]+|[\s,;:|/–—+&-]+$/gu, '').replace(/\s+/gu, ' ')

/** A title's parts without the shop's name at its ends. */
function ownParts(title: string, sites: readonly string[]): Part[] {
  const parts = partsOf(title)
  const isShop = ({ text }: Part): boolean =>
    shopWords.test(text) || sites.some((site) => same(site, text) || same(site.replace(/\s.*$/u, ''), text))
  while (parts.length > 1 && isShop(parts[parts.length - 1])) parts.pop()
  while (parts.length > 1 && isShop(parts[0])) parts.shift()
  return parts
}

/**
 * What to call a product: contiguous pieces of its title, cut only at the title's own marks and before "for", "with" and their like, with the
 * brand whole and the noun in it. `english` says whether the title may be read as English. Null when the title holds no name.
 */
export function productName(title: string, brand: string | null, siteNames: readonly string[], english: boolean): ProductName | null {
  const clean = cleanTitle(title).replace(leadingSizes, '')
  const parts = ownParts(clean, siteNames)
  if (parts.length === 0) return null
  const telling = parts.filter(({ text }) => !bareMeasure.test(text) && !colour.test(text))
  const whole = telling.length === 0 ? parts : telling
  const kind = english ? kindOfParts(whole.slice(0, 4)) : null
  const hasNoun = (text: string): boolean =>
    kind === null || holds(text.replaceAll('-', ' '), kind.text.replaceAll('-', ' ')) || kindIn(text)?.group === kind.group
  const found: string[] = []
  const add = (text: string): void => {
    const name = tidy(text)
    if (!/\p{L}{2}/u.test(name) || graphemes(name) > LONGEST_NAME || !isBalanced(name) || found.includes(name) || colour.test(name)) return
    if (brand !== null && same(name, brand)) return
    found.push(name)
  }
  const consider = (from: Part, to: Part): void => {
    const text = clean.slice(from.start, to.end)
    add(text)
    for (const match of text.matchAll(qualification)) if (match.index > 0) add(text.slice(0, match.index))
  }
  const first = whole[0]
  const nounPart = whole.find(({ text }) => kind !== null && hasNoun(text)) ?? first
  for (const last of whole) if (last.start >= nounPart.start) consider(first, last)
  // A single word behind a mark is a colour or a flavour: "Fernway Runner - Oat".
  if (nounPart !== first && /\s/u.test(nounPart.text)) consider(nounPart, nounPart)
  const named = found.filter(hasNoun)
  const texts = (named.length > 0 ? named : found).map((text) => nameCase(text, english))
  const branded =
    brand === null ? [] : texts.filter((text) => !holds(text, brand)).map((text) => `${brand} ${text.replace(/^the\s/iu, '')}`)
  const names = [...new Set([...branded, ...texts])].filter((text) => graphemes(text) <= LONGEST_NAME)
  // A title without a border in sixty characters is a list of search words: its noun is all that can be spoken.
  if (names.length === 0) return kind === null ? null : { names: [nameCase(kind.text, true)], kind }
  return { names: names.toSorted(byTelling(brand)), kind }
}

/** Graphemes from which on a name is more than a reader takes in at once. */
const EASY_NAME = 38

/** Names with the brand first; of these the longest that is read at once, then shorter ones, then those that are too long. */
const byTelling =
  (brand: string | null) =>
  (one: string, other: string): number => {
    const rank = (text: string): number => {
      const length = graphemes(text)
      return (length > EASY_NAME ? 200 + length : 100 - length) + (brand === null || holds(text, brand) ? 0 : 50)
    }
    return rank(one) - rank(other)
  }

/** The noun of the part that names the thing: a plain product word before a weak one. */
function kindOfParts(parts: readonly Part[]): Kind | null {
  const texts = parts.map(({ text }) => text.replace(new RegExp(`${qualification.source}.*$`, 'iu'), ''))
  for (const weakToo of [false, true])
    for (const text of [...texts, ...parts.map((part) => part.text)]) {
      const kind = kindIn(text, weakToo)
      if (kind !== null) return kind
    }
  return null
}
