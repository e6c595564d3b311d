import { attribute, elementsOf } from '../document/page-document.ts'
import { resolved } from '../css/css-rules.ts'
import { pairingOfBrand, type StatedFamily } from './font-class.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type PageStyles } from './page-styles.ts'

const FONTS_MAX = 4
const NO_FAMILY =
  /^(inherit|initial|unset|revert|normal|serif|sans-serif|monospace|cursive|system-ui|ui-[\w-]+|-apple-system|blinkmacsystemfont|var\(.*|unknown\(.*)$|icon|awesome|glyph|swiper|slick|emoji|fontello|symbol/i

/** The first real family of a list, without quotes; null when all are generic or icon fonts. */
function firstFamily(list: string): string | null {
  for (const part of list.split(',').slice(0, 6)) {
    const family = part
      .replace(/["']/g, '')
      .replace(/(?:(?<!\s)\s+)?!important.*$/is, '')
      .trim()
    if (family.length > 1 && family.length <= 40 && !NO_FAMILY.test(family)) return family
  }
  return null
}

/** A list of families with its generic one; null when it has no real family. */
function statedFamily(list: string): StatedFamily | null {
  const name = firstFamily(list)
  if (name === null) return null
  const last = list.slice(list.lastIndexOf(',') + 1)
  const generic = /(?:^|\s)((?:ui-)?(?:sans-serif|serif|rounded)|monospace|cursive)/i.exec(last)?.[1].toLowerCase() ?? null
  return { name, generic }
}

/** The families of a `font` shorthand, which follow its size; '' when there are none. */
export const familiesOfFont = (value: string): string =>
  /(?:^|\s)[\d.]+(?:px|rem|em|%|pt|vw)(?:\s*\/\s*[\w.%]+)?\s+(.+)$/s.exec(value)?.[1] ?? ''

/** The stated family of a part of the page, or null. */
function familyOf(style: ReadonlyMap<string, string>): StatedFamily | null {
  return statedFamily(style.get('font-family') ?? '') ?? statedFamily(familiesOfFont(style.get('font') ?? ''))
}

/** Families that a page requests from Google Fonts, in its order. */
function hostedFonts({ page }: PageReading): string[] {
  const families: string[] = []
  for (const link of elementsOf(page, 'link').slice(0, 300)) {
    const href = attribute(link, 'href')
    if (!href.includes('fonts.googleapis.com/css')) continue
    const query = URL.parse(href, 'https://fonts.googleapis.com')?.searchParams
    for (const value of query?.getAll('family').slice(0, 10) ?? [])
      for (const name of value.split('|')) families.push(name.split(':')[0].trim())
  }
  return families.filter((name) => firstFamily(name) !== null)
}

/**
 * Font families of a page, most used first, and those stated for the product's heading and the text. Excludes generic families and icon
 * fonts.
 */
export function fontsOf(
  reading: PageReading,
  styles: PageStyles,
): {
  readonly fonts: readonly string[]
  readonly heading: string | null
  readonly body: string | null
  readonly pairing: ReturnType<typeof pairingOfBrand>
} {
  const counts = new Map<string, { name: string; count: number }>()
  const add = (name: string | null, count: number): void => {
    if (name === null) return
    const key = name.toLowerCase()
    const entry = counts.get(key) ?? { name, count: 0 }
    entry.count += count
    counts.set(key, entry)
  }
  for (const { declarations } of styles.rules)
    for (const { property, value } of declarations)
      if (property === 'font-family') add(firstFamily(resolved(value, styles.properties)), 1)
      else if (property === 'font') add(firstFamily(familiesOfFont(resolved(value, styles.properties))), 1)
  for (const name of hostedFonts(reading)) add(name, 2)
  const body = familyOf(styles.parts.body)
  const heading = familyOf(styles.parts.heading)
  add(body?.name ?? null, 5)
  add(heading?.name ?? null, 3)
  const fonts = [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, FONTS_MAX)
    .map(({ name }) => name)
  const pairing = pairingOfBrand([heading, body, ...fonts.map((name) => ({ name, generic: null }))])
  return { fonts, heading: (heading ?? body)?.name ?? null, body: body?.name ?? null, pairing }
}
