import { cleanTitle } from './clean-title.ts'
import { graphemes } from './limits.ts'
import { nameCase, smallWords } from './name-case.ts'
import { isPlainAdjective } from './plain-adjectives.ts'
import { type GrammaticalNumber, type Kind, kindIn, pluralOf, wordsOf } from './product-kind.ts'

/** How a product may be called in copy. */
export interface ProductName {
  /** Names, most telling first; every later one is shorter. At least one. */
  readonly names: readonly string[]
  readonly number: GrammaticalNumber
  /** Whether "the" belongs before it: "the Core 400S Air Purifier", but "AirPods Pro". */
  readonly article: boolean
  /** The common noun, or null when the title holds none. */
  readonly kind: Kind | null
}

const LONGEST_NAME = 60

const colors =
  'black|white|red|blue|green|yellow|orange|purple|pink|brown|grey|gray|beige|navy|cream|ivory|gold|silver|rose gold|charcoal|chalk|cognac|tan|khaki|olive|teal|turquoise|burgundy|maroon|mint|lilac|lavender|coral|sand|stone|natural|graphite|anthracite|multicolou?r|iron|slate|taupe|camel|mustard|terracotta|sage|indigo|off[ -]white|jet black|space gr[ae]y|midnight|starlight|clear|transparent|bronze|copper'
const colorWords = `(?:(?:matte?|light|dark|deep|jet|pale|bright|dusty|heather|glossy|classic|soft|space|midnight|royal|sky|forest) )*(?:${colors})(?: (?:matte?|gloss|marl|melange))?`
const colorTail = new RegExp(`[\\s,–-]+(?:in )?${colorWords}(?: ?[/&+] ?${colorWords})*$`, 'iu')

const units =
  'ml|cl|dl|l|lt|ltr|liters?|litres?|fl\\.? ?oz|oz|ounces?|cm|mm|m|m²|m³|in|inch|inches|ft|feet|yd|yards?|kg|g|gr|lbs?|qt|quarts?|gal|gallons?|pcs|pieces?|pack|packs|pk|ct|count|watts?|w|v|mah|gb|tb|sq\\.? ?ft|st|stk|stück|teile|teilig|zoll|szt|шт|мл|г|кг|см'
const measure = `(?:Ø ?)?\\d+(?:[.,]\\d+)?(?: \\d+/\\d+|-\\d+/\\d+)?\\s?(?:(?:${units})(?![\\p{L}\\p{N}])|["″”']{1,2}[WDHL]?)`
const measures = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${measure}|\\d+(?:[.,]\\d+)?(?: ?[x×] ?\\d+(?:[.,]\\d+)?)+(?:\\s?(?:${units}))?)(?:\\s?[x×]\\s?${measure})*(?: thick| wide| long| deep| high)?`,
  'giu',
)

/** Shop talk around a name: never part of it. */
const shopWords =
  /^(?:shop|store|official (?:site|store|website|online store|shop)|buy online|online shop|online|home|sale|new|new arrivals?|products?)$/i
const generation = /\b(?:1st|2nd|3rd|\d+th) gen(?:eration)?\b|\b\(?(?:19|20)\d\d (?:model|edition|version)\b/gi

const tidy = (text: string): string =>
  text
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/-\s+(?=-)/g, '')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/^[\s,.;:|/–—+&-]+|[\s,;:|/–—+&-]+$/gu, '')
    .trim()

/** The parts a title is strung together from, in order. */
const segmentsOf = (title: string): string[] =>
  title
    .split(/\s+[|–—·•:]\s+|\s+-+\s+|,\s+|\s*[;|]\s*|:\s+|\s+\/\s+/u)
    .map((part) => tidy(part))
    .filter((part) => part !== '')

const same = (one: string, other: string): boolean => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0

/** Whether `text` begins with `start` as whole words, letter case and accents aside. */
const startsWith = (text: string, start: string): boolean =>
  same(text.slice(0, start.length), start) && !/[\p{L}\p{N}]/u.test(text.charAt(start.length))

/** Ends at words that point nowhere: "Código do" → "Código". */
const trimTail = (text: string): string =>
  tidy(
    text.replace(
      /(?:\s+(?:and|or|of|for|with|the|a|an|in|to|by|from|de|da|del|des|du|au|aux|à|en|sur|sans|chez|la|le|les|el|et|y|e|und|mit|für|aus|von|di|con|per|para|com|em|van|voor|met|avec|pour|za|po|od|do|s|u|i|za|og|och|med|с|в|на|для|и|&|\+|uz|z|w|na))+$/iu,
      '',
    ),
  )

/** As many whole words as fit; a name is shortened like a person would, not cut. */
function wordsWithin(text: string, limit: number): string {
  let kept = ''
  for (const word of text.split(' ')) {
    const longer = kept === '' ? word : `${kept} ${word}`
    if (graphemes(longer) > limit) break
    kept = longer
  }
  // "Siero viso all'acido ialuronico" is cut before "all'acido": half of what follows a preposition names nothing.
  return trimTail(kept === text ? kept : kept.replace(/\s+(?:all|dell|nell|sull|dall)['’]\S+$/iu, ''))
}

/** A model's own name: a short part with a number or a code in it, e.g. "Core 400S". */
const isModel = (segment: string): boolean =>
  /^\p{Lu}/u.test(segment) &&
  /\d/.test(segment) &&
  segment.split(' ').length <= 3 &&
  !measures.test(segment) &&
  !/\b(?:pack|set|pcs|size|of|\d{5,})\b/i.test(segment)

/** Article numbers say nothing to a reader: a code of 7 or more, or one with four digits or more at the end of a title. */
const isCode = (word: string): boolean =>
  (/\d/.test(word) &&
    /\p{L}/u.test(word) &&
    /^[\p{L}\p{N}./-]+$/u.test(word) &&
    (word.replace(/\D/g, '').length >= 4 || (word.length >= 8 && word === word.toUpperCase()))) ||
  /^\d{5,}$/.test(word)

function withoutCodes(text: string): string {
  const words = text.split(' ')
  const kept = words.filter((word, place) => !(isCode(word) && (place === words.length - 1 || /\d{6,}/.test(word))))
  return kept.some((word) => /\p{L}{2,}/u.test(word)) ? kept.join(' ') : text
}

/** Where a qualification of the thing begins: "for Home", "with HEPA Filter". */
const qualification =
  /\s+(?:for|with|w\/|from|in(?! (?:an?|the|one|\d))|featuring|compatible|that|which|to|incl\.?|including|für|mit|aus|pour|avec|para|com|con|per|di|uz|zu|met|voor|zonder)\s.*$/iu

/** Dutch "of": behind it a small letter begins what a thing is made of, a capital may be a name's ("van Gogh"). */
const madeOf = /\s+(?:van|uit)\s\p{Ll}.*$/u

/** Titles keep the singular for pairs ("Chelsea Boot"); running text does not. */
function asPair(name: string, kind: Kind | null): string {
  if (kind === null || kind.number !== 'many') return name
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  const plural = kind.text.split(' ').at(-1) ?? ''
  return !/s$/i.test(last) && same(pluralOf(last), plural) ? [...words.slice(0, -1), pluralOf(last)].join(' ') : name
}

/**
 * What to call a product, from its title and brand: shop suffixes, sizes, colours, codes and search words go; brand, model and noun stay.
 * `english` says whether the title may be read as English; otherwise it is kept as a name, without what follows "with" or "for" when what stands
 * before `holdsNoun`. Null when the title holds no name.
 */
export function productName(
  title: string,
  brand: string | null,
  siteNames: readonly string[],
  english: boolean,
  holdsNoun: (text: string) => boolean = () => false,
): ProductName | null {
  const clean = cleanTitle(title)
  const quoted = /[»«„“"]([^»«“”"„]{3,30})[«»“”"]/u.exec(clean)?.[1] ?? null
  const parts = segmentsOf(
    clean
      .replace(/\([^)]*\)|\[[^\]]*\]|【[^】]*】|（[^）]*）/gu, ' , ')
      .replace(/[»«„“”]/gu, ' ')
      .replace(/(?<=^|\s)"|"(?=\s|$)(?<!\d")/g, ' '),
  )
    .map((part) => tidy(part.replace(measures, ' ').replace(generation, ' ')))
    .filter((part) => part !== '' && !shopWords.test(part) && (/\p{L}{2,}/u.test(part) || isModel(part)))
  const own = parts.filter((part, place) => place === 0 || !siteNames.some((site) => same(site, part)))
  const place = english ? placeOfNoun(own) : 0
  // A brand alone is no product: "Peppermint - Magic Soap" goes on to the soap, "GANT - Boot" to the boot.
  const chosen = own[place] ?? null
  if (chosen === null) return null
  const qualified = chosen.replace(qualification, '')
  const stripped = tidy(english ? qualified : qualified.replace(madeOf, ''))
  const unqualified = (english ? kindIn(stripped) !== null || kindIn(chosen) === null : holdsNoun(stripped)) ? stripped : chosen
  const kind = english ? kindIn(unqualified) : null
  const lead = place > 0 && kind !== null ? own[0] : null
  const uncolored = unqualified.replace(colorTail, '')
  const named = trimTail(withoutCodes(/\p{L}{3,}/u.test(uncolored) ? uncolored : unqualified))
  const plain = kind === null ? named : named.replace(/^the\s+/i, '')
  const brandShown = brand
  const rest = brandShown !== null && startsWith(plain, brandShown) ? tidy(plain.slice(brandShown.length)) : ''
  const core = rest === '' || smallWords.has(rest.split(' ')[0].toLowerCase()) ? plain : rest
  const model = kind === null ? null : (own.find((part) => part !== chosen && isModel(part)) ?? null)
  const cased = (text: string): string => asPair(nameCase(text, english), kind)
  const ofBrand = (text: string): string =>
    brandShown === null || contains(text, brandShown) ? cased(text) : `${brandShown} ${cased(text)}`
  const kindName = kind === null ? null : nameCase(kind.text, true)
  const names: string[] = []
  const add = (text: string | null): void => {
    if (text !== null && text !== '' && graphemes(text) <= LONGEST_NAME && !names.includes(text)) names.push(text)
  }
  if (model !== null && !contains(core, model)) add(ofBrand(`${model} ${core}`))
  if (lead !== null && !same(lead, brandShown ?? '') && lead.split(' ').length <= 3) add(ofBrand(`${lead} ${core}`))
  if (kind === null && quoted !== null && brandShown !== null && !contains(quoted, brandShown)) add(ofBrand(tidy(quoted)))
  add(ofBrand(core))
  add(cased(core))
  if (kind === null) {
    if (quoted !== null && !contains(quoted, brandShown ?? '\u0000')) add(ofBrand(tidy(quoted)))
    if (graphemes(core) > 40) add(ofBrand(wordsWithin(core, 40 - (brandShown === null ? 0 : brandShown.length + 1))))
    const short = wordsWithin(core, 27)
    // One word of a title that nobody here can read may be no more than "handmade".
    if (graphemes(core) > 27 && short.includes(' ')) add(cased(short))
    if (brandShown !== null && core !== '') add(same(core, brandShown) ? null : brandShown)
  } else {
    if (brandShown !== null && kindName !== null) add(model === null ? `${brandShown} ${kindName}` : `${brandShown} ${model}`)
    add(shortTail(cased(core), kind))
    add(kindName)
  }
  if (names.length === 0) add(wordsWithin(cased(core), LONGEST_NAME))
  const sorted = names.filter((name, at) => at === 0 || graphemes(name) < graphemes(names[at - 1]) || graphemes(name) < graphemes(names[0]))
  const ordered = [sorted[0], ...sorted.slice(1).sort((one, other) => graphemes(other) - graphemes(one))].filter(
    (name) => name !== undefined,
  )
  if (ordered.length === 0) return null
  return {
    names: ordered,
    number: kind?.number ?? 'one',
    article: kind !== null && kind.number !== 'mass' && !/^the\b/i.test(ordered[0]),
    kind,
  }
}

/** Which of the first four parts names the thing: a plain product word before a weak one before a qualified one; else the first part. */
function placeOfNoun(parts: readonly string[]): number {
  const first = parts.slice(0, 4)
  const strong = first.findIndex((part) => kindIn(part.replace(qualification, ''), false) !== null)
  const any = strong >= 0 ? strong : first.findIndex((part) => kindIn(part) !== null)
  return Math.max(0, any)
}

const contains = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

/** The noun and the material or make before it: "Leather Chelsea Boots". Null when there is none. */
function shortTail(name: string, kind: Kind): string | null {
  const words = name.split(' ')
  const length = wordsOf(kind.text).length
  const tail = words.slice(-length).join(' ')
  if (!same(tail.replaceAll('-', ' '), kind.text.replaceAll('-', ' ')) || words.length <= length) return null
  const before = words[words.length - length - 1]
  return isPlainAdjective(before) ? `${before} ${tail}` : null
}
