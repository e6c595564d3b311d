import { type PaletteColor, type PaletteSource, paletteSources } from '@adloom/domain/brand.ts'
import { chromaAndLight, COLORS_IN_VALUE, cssColor, hexOf } from '../css/css-color.ts'
import { declarationsOf, resolved } from '../css/css-rules.ts'
import { attribute, elementsOf, type PageElement } from '../document/page-document.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { type PageStyles } from './page-styles.ts'

const COLORS_MAX = 12
/** Below this chroma a colour looks grey. */
const COLOURFUL = 0.15
/** Above this lightness it is paper, or a highlighter's stroke. */
const PALE = 0.88
/** A button darker than this is meant to be black. */
const DARK = 0.2

type Use = 'background' | 'text' | 'button' | 'border' | 'name' | 'other'

interface Entry {
  count: number
  readonly uses: Map<Use, number>
  readonly from: Set<PaletteSource>
  /** Strength of the evidence that it is the brand's. */
  strength: number
}

/**
 * Colours that libraries, icon generators and other companies' buttons bring into every page: never the brand's unless the page uses them
 * elsewhere.
 */
const nobodys: ReadonlySet<string> = new Set(
  (
    '#007BFF #0D6EFD #0056B3 #28A745 #17A2B8 #DC3545 #FFC107 #198754 #0DCAF0 #6F42C1 #E83E8C #FD7E14 #20C997 #337AB7 #D9534F #5CB85C #F0AD4E #5BC0DE ' +
    '#DA532C #2B5797 #2D89EF #603CBA #B91D47 #00ABA9 #9F00A7 #1D1D1D #5BBAD5 #007AFF #68B631 #FF6900 #FCB900 #7BDCB5 #00D084 #8ED1FC #0693E3 #ABB8C3 #EB144C ' +
    '#F78DA7 #9900EF #9B51E0 #CF2E2E #3B5998 #4267B2 #6D84B4 #2A4887 #4E69A2 #627AAD #1877F2 #1DA1F2 #55ACEE #25D366 #0088CC #BD081C #E60023 #CB2027 #DB4437 #0077B5 #FF0000 #0000EE #551A8B ' +
    '#FFB3C7 #0563C1 #FFC439 #0070BA #003087 #009CDE #5A31F4 #6D6E71 #FFA500'
  ).split(' '),
)

/** Rules about something other than the shop: errors, stars, sales, other companies, cookie notices. */
const ASIDE =
  /error|invalid|warn|success|danger|alert|sale|discount|star|rating|review|facebook|twitter|pinterest|instagram|whatsapp|youtube|linkedin|google|paypal|klarna|afterpay|shop-?pay|apple|amazon-?pay|cookie|onetrust|consent|gdpr|swiper|slick|fancybox|chat|badge|stock|wp-block|has-[\w-]+-(?:color|background)|:focus|:disabled/i
const BRAND_NAME = /(?:^|-)(?:primary|brand|accent|theme-color(?!s)|cta|main-color|color-main|button|btn|action|key)(?:-|$)/i
const NOT_BRAND_NAME =
  /text|foreground|contrast|inverse|border|shadow|wp--preset|on-primary|background-?color|hover|disabled|focus|error|secondary|-bg$|star|sale/i

const useOf = (property: string, selectors: string): Use => {
  if (property.startsWith('--')) return 'name'
  if (property.startsWith('background'))
    return /btn|button|cta|add-?to-?(?:cart|basket)|submit|\.buy/i.test(selectors) ? 'button' : 'background'
  if (property === 'color') return 'text'
  return property.startsWith('border') ? 'border' : 'other'
}

/** Red, green and blue as separate channels of a theme, for `rgb(var(--x))`: "15, 107, 107". */
const CHANNELS = /^(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})$/

/** Hue, saturation and lightness as separate channels of a theme, for `hsl(var(--x))`: "180 75% 24%". */
const HUE_AND_SHARES = /^\d{1,3}(?:\.\d+)?(?:deg)?[\s,]+\d{1,3}(?:\.\d+)?%[\s,]+\d{1,3}(?:\.\d+)?%$/

/** The colours in a value, each as `#RRGGBB`. A colour name inside an address or a word does not count. */
function colorsIn(value: string): readonly string[] {
  if (value.length > 300) return []
  const channels = CHANNELS.exec(value)
  if (channels !== null) return [hexOf(Number(channels[1]), Number(channels[2]), Number(channels[3]))]
  if (HUE_AND_SHARES.test(value)) {
    const color = cssColor(`hsl(${value})`)
    return color === null ? [] : [color]
  }
  const colors: string[] = []
  for (const [written] of value.replace(/url\([^)]*\)?/g, '').matchAll(COLORS_IN_VALUE)) {
    const color = cssColor(written)
    if (color !== null) colors.push(color)
  }
  return colors
}

/** The first colour of a stated value, or null. */
export const statedColor = (value: string | undefined): string | null => (value === undefined ? null : (colorsIn(value)[0] ?? null))

/** The colours of a logo, largest share first; `share` is the part of it each fills, 0 to 1. */
export type LogoColors = readonly { readonly color: string; readonly share: number }[]

/** The page's `theme-color` for the browser, not the one for dark screens; null when there is none. */
function themeColorOf({ page }: PageReading): string | null {
  for (const element of elementsOf(page, 'meta').slice(0, 500)) {
    if (attribute(element, 'name').toLowerCase() !== 'theme-color' || /scheme\s*:\s*dark/i.test(attribute(element, 'media'))) continue
    const color = cssColor(attribute(element, 'content'))
    if (color !== null) return color
  }
  return null
}

/** Whether a custom property is named after the brand's colour: `--color-primary`, or `--colorPrimary` in other themes. */
function namesBrand(property: string): boolean {
  const name = property.replace(/([a-z\d])([A-Z])/g, '$1-$2')
  return BRAND_NAME.test(name) && !NOT_BRAND_NAME.test(name)
}

/** Styled elements read of a page: further ones repeat the first. */
const STYLED_MAX = 2000

/** Every colour of the page, with the strength of its evidence for the brand. */
function entriesOf(reading: PageReading, styles: PageStyles, logo: LogoColors): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const known = new Map<string, readonly string[]>()
  const add = (color: string | null, use: Use, from: PaletteSource, strength = 0, count = 1): void => {
    if (color === null) return
    const entry = entries.get(color) ?? { count: 0, uses: new Map<Use, number>(), from: new Set<PaletteSource>(), strength: 0 }
    entry.count += count
    entry.uses.set(use, (entry.uses.get(use) ?? 0) + count)
    entry.from.add(from)
    entry.strength += strength
    entries.set(color, entry)
  }
  const read = (value: string): readonly string[] => {
    const before = known.get(value)
    if (before !== undefined) return before
    const colors = colorsIn(resolved(value, styles.properties))
    known.set(value, colors)
    return colors
  }
  const named = new Set<string>()
  for (const { selectors, declarations } of styles.rules) {
    let isAside: boolean | null = null
    const inRule = new Set<string>()
    for (const { property, value } of declarations) {
      const isName = property.startsWith('--')
      if (isName && (value.length > 60 || property.startsWith('--wp--preset'))) continue
      if (property.startsWith('font') || property === 'border-radius') continue
      const colors = read(value)
      if (colors.length === 0) continue
      const use = useOf(property, selectors)
      isAside ??= ASIDE.test(selectors.slice(0, 400))
      for (const color of colors) {
        // Ten spellings of one gradient for ten browsers count once.
        if (inRule.has(`${use}${color}`)) continue
        inRule.add(`${use}${color}`)
        // A theme lists all its names: one that is used counts where it is used.
        const isBrandName = isName && namesBrand(property)
        if (isName && !isBrandName) continue
        const isNews = isBrandName && !named.has(color)
        if (isNews) named.add(color)
        const loud = isAside ? 0 : isNews ? 2 : use === 'button' ? 0.3 : 0
        add(color, use, isName ? 'custom-property' : 'style-sheet', loud)
      }
    }
  }
  // Some themes set their colours on the root elements of the page.
  for (const tag of ['html', 'body'])
    for (const element of elementsOf(reading.page, tag).slice(0, 1))
      for (const { property, value } of declarationsOf(element.attributes.style ?? ''))
        if (property.startsWith('--') && value.length <= 60 && namesBrand(property))
          for (const color of read(value)) add(color, 'name', 'custom-property', named.has(color) ? 0 : 2)
  const isEmpty = ({ index, end }: PageElement): boolean =>
    end - index < 12 &&
    reading.page.nodes.slice(index + 1, end).every((node) => (typeof node === 'string' ? node.trim() === '' : node.tag !== 'img'))
  let styled = 0
  for (const element of reading.page.elements) {
    const { style, bgcolor } = element.attributes
    if (bgcolor !== undefined) add(cssColor(bgcolor), 'background', 'inline-style')
    if (style === undefined || (element.region & region.svg) !== 0 || !/#|rgb|hsl|color|background/i.test(style)) continue
    if (++styled > STYLED_MAX) break
    // The colours of a product's variants are the product's.
    if (/swatch|colou?r|variant/i.test(element.attributes.class ?? '') || style.includes('gradient(')) continue
    for (const part of style.slice(0, 2000).split(';')) {
      const colon = part.indexOf(':')
      const property = part.slice(0, Math.max(0, colon)).trim().toLowerCase()
      if (!/^(?:color|background(?:-color)?|border(?:-top|-bottom|-left|-right)?(?:-color)?)$/.test(property)) continue
      // An empty box with a background colour is a colour sample.
      if (property.startsWith('background') && isEmpty(element)) continue
      for (const color of read(part.slice(colon + 1))) add(color, useOf(property, element.tag), 'inline-style')
    }
  }
  const { button, header, link, body } = styles.parts
  add(statedColor(button.get('background-color')), 'button', 'button', 5, 2)
  add(statedColor(header.get('background-color')), 'background', 'style-sheet', 2)
  add(statedColor(link.get('color')), 'text', 'style-sheet', 0.3)
  add(statedColor(body.get('background-color')), 'background', 'style-sheet', 0, 3)
  add(statedColor(body.get('color')), 'text', 'style-sheet', 0, 3)
  add(themeColorOf(reading), 'other', 'theme-color', 4, 3)
  for (const name of ['msapplication-tilecolor', 'msapplication-navbutton-color'])
    add(cssColor(meta(reading, name)), 'other', 'theme-color', 2)
  for (const icon of elementsOf(reading.page, 'link').slice(0, 300))
    if (attribute(icon, 'rel').toLowerCase() === 'mask-icon') add(cssColor(attribute(icon, 'color')), 'other', 'theme-color', 2)
  for (const { color, share } of logo) {
    // A shade close to a colour that the page writes is the same colour.
    const near = [...entries.keys()]
      .filter((one) => isNear(one, color))
      .toSorted((one, two) => countOf(entries, two) - countOf(entries, one))[0]
    add(near ?? color, 'other', 'logo', share >= 0.1 ? 3 : 1)
  }
  return entries
}

const countOf = (entries: ReadonlyMap<string, Entry>, color: string): number => entries.get(color)?.count ?? 0

/** Whether two colours look the same: at most 10 of 255 apart in each channel. */
function isNear(one: string, other: string): boolean {
  return [1, 3, 5].every((at) => Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) <= 10)
}

/** The colour most button rules use, when several do; null when none do. */
function mostUsedButton(entries: ReadonlyMap<string, Entry>): string | null {
  const [most] = [...entries]
    .map(([color, { uses }]) => ({ color, count: uses.get('button') ?? 0 }))
    .filter(({ color, count }) => count >= 3 && chromaAndLight(color).light < 0.9)
    .toSorted((one, other) => other.count - one.count)
  return most?.color ?? null
}

/** A page with at most this many colours uses each of them on purpose. */
const FEW = 12

/** Strength from which more than frequency shows that a colour is the brand's. */
const SURE = 1.9

/**
 * The brand's colour: the strongest chromatic colour; a black buy button when chromatic colours are merely frequent. Null when there is
 * none.
 */
function primaryOf(entries: ReadonlyMap<string, Entry>, button: string | null): string | null {
  const loudness = ([color, { count, strength, from, uses }]: [string, Entry]): number => {
    const { chroma, light } = chromaAndLight(color)
    if (chroma < COLOURFUL || light > PALE) return -1
    // A colour of every page counts only where this page chose it.
    if (nobodys.has(color) && !from.has('button') && !from.has('logo')) return -1
    // A rare colour among many without other evidence is random; among few it counts, backgrounds before text.
    if (strength < 1 && count < 3) return entries.size > FEW ? -1 : uses.has('background') || uses.has('button') ? 0.2 : 0.1
    return Math.log2(1 + count) * 0.6 + strength
  }
  const ranked = [...entries].map((entry) => ({ color: entry[0], strength: entry[1].strength, score: loudness(entry) }))
  const [best] = ranked.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)
  if (best !== undefined && best.strength >= SURE) return best.color
  const black = [button, mostUsedButton(entries)].find((color) => color !== null && chromaAndLight(color).light < DARK)
  return black ?? best?.color ?? null
}

/** The second colour of the brand: chromatic, never black. */
function secondOf(rest: ReadonlyMap<string, Entry>): string | null {
  const second = primaryOf(rest, null)
  return second !== null && chromaAndLight(second).chroma >= COLOURFUL ? second : null
}

/** The page's colours, most used first, with their roles and sources. At most 12, including primary and accent. */
export function paletteOf(reading: PageReading, styles: PageStyles, logo: LogoColors): PaletteColor[] {
  const entries = entriesOf(reading, styles, logo)
  const button = statedColor(styles.parts.button.get('background-color'))
  const background = statedColor(styles.parts.body.get('background-color'))
  const text = statedColor(styles.parts.body.get('color'))
  const primary = primaryOf(entries, button)
  const rest = new Map([...entries].filter(([color]) => color !== primary && color !== background && color !== text && color !== button))
  const accent = primary === null ? null : secondOf(rest)
  const ranked = [...entries].toSorted(([, one], [, other]) => other.count - one.count)
  const shown = ranked.slice(0, COLORS_MAX)
  for (const color of [text, background, button, accent, primary]) {
    const entry = color === null ? undefined : entries.get(color)
    if (color === null || entry === undefined || shown.some(([one]) => one === color)) continue
    const least = shown.findLastIndex(([one]) => ![text, background, button, accent, primary].includes(one))
    if (least >= 0 && shown.length >= COLORS_MAX) shown.splice(least, 1)
    shown.push([color, entry])
  }
  const roleOf = (color: string, uses: Entry['uses']): PaletteColor['role'] => {
    if (color === primary) return 'primary'
    if (color === button) return 'button'
    if (color === background) return 'background'
    if (color === text) return 'text'
    if (color === accent) return 'accent'
    const [most] = [...uses].toSorted(([, one], [, other]) => other - one)[0] ?? []
    if (most === 'button') return chromaAndLight(color).chroma >= COLOURFUL || chromaAndLight(color).light < DARK ? 'button' : 'background'
    return most === 'background' || most === 'text' ? most : 'other'
  }
  return shown.map(([color, { count, uses, from }]) => ({
    color,
    count,
    role: roleOf(color, uses),
    from: paletteSources.filter((place) => from.has(place)),
  }))
}
