import { type PaletteSource } from '@adloom/domain/brand.ts'
import { COLORS_IN_VALUE, cssColor, hexOf } from '../css/css-color.ts'
import { type CssRule, declarationsOf, resolved } from '../css/css-rules.ts'
import { attribute, elementsOf, type PageElement } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { type PageStyles } from './page-styles.ts'

type ColorUse = 'background' | 'text' | 'button' | 'border' | 'name' | 'other'

/** How a page uses one colour. */
export interface PageColor {
  count: number
  readonly uses: Map<ColorUse, number>
  readonly from: Set<PaletteSource>
  /** Strength of the evidence that it is the brand's. */
  strength: number
}

/** The colours of a page by `#RRGGBB`. */
export type PageColors = ReadonlyMap<string, PageColor>

/** Rules about something other than the shop: errors, stars, sales, other companies, cookie notices. */
const ASIDE =
  /error|invalid|warn|success|danger|alert|sale|discount|star|rating|review|facebook|twitter|pinterest|instagram|whatsapp|youtube|linkedin|google|paypal|klarna|afterpay|shop-?pay|apple|amazon-?pay|cookie|onetrust|consent|gdpr|swiper|slick|fancybox|chat|badge|stock|wp-block|has-[\w-]+-(?:color|background)|:focus|:disabled/i
const BRAND_NAME = /(?:^|-)(?:primary|brand|accent|theme-color(?!s)|cta|main-color|color-main|button|btn|action|key)(?:-|$)/i
const NOT_BRAND_NAME =
  /text|foreground|contrast|inverse|border|shadow|wp--preset|on-primary|background-?color|hover|disabled|focus|error|secondary|-bg$|star|sale/i

const useOf = (property: string, selectors: string): ColorUse => {
  if (property.startsWith('--')) return 'name'
  if (property.startsWith('background'))
    return /btn|button|cta|add-?to-?(?:cart|basket)|submit|\.buy/i.test(selectors) ? 'button' : 'background'
  if (property === 'color') return 'text'
  return property.startsWith('border') ? 'border' : 'other'
}

/** Red, green and blue as separate channels of a theme, for `rgb(var(--x))`: "15, 107, 107". */
const CHANNELS = /^(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})$/

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
/** Characters of the longest custom property that may name a colour. */
const NAMED_VALUE_MAX = 60
/** Share of a logo from which a colour is more than a detail of it. */
const LOGO_SHARE_MIN = 0.1
/** Steps of 255 between two shades of one colour. */
const NEAR_MAX = 10

/** How strongly each place speaks for a colour as the brand's. */
const strengths = {
  buttonRule: 0.3,
  link: 0.3,
  logoDetail: 1,
  brandName: 2,
  header: 2,
  tile: 2,
  logo: 3,
  themeColor: 4,
  button: 5,
} as const

/** The colours counted so far. */
interface ColorCount {
  readonly colors: Map<string, PageColor>
  /** The colours in a value with its custom properties resolved; each value is read once. */
  readonly read: (value: string) => readonly string[]
  /** Colours that a custom property has called the brand's: a second name adds no strength. */
  readonly named: Set<string>
}

interface Occurrence {
  readonly use: ColorUse
  readonly from: PaletteSource
  readonly strength?: number
  readonly times?: number
}

function add({ colors }: ColorCount, color: string | null, { use, from, strength = 0, times = 1 }: Occurrence): void {
  if (color === null) return
  const known = colors.get(color) ?? { count: 0, uses: new Map<ColorUse, number>(), from: new Set<PaletteSource>(), strength: 0 }
  known.count += times
  known.uses.set(use, (known.uses.get(use) ?? 0) + times)
  known.from.add(from)
  known.strength += strength
  colors.set(color, known)
}

function addRule(count: ColorCount, { selectors, declarations }: CssRule): void {
  let isAside: boolean | null = null
  const inRule = new Set<string>()
  for (const { property, value } of declarations) {
    const isName = property.startsWith('--')
    if (isName && (value.length > NAMED_VALUE_MAX || property.startsWith('--wp--preset'))) continue
    if (property.startsWith('font') || property === 'border-radius') continue
    const colors = count.read(value)
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
      const isFirstName = isBrandName && !count.named.has(color)
      if (isFirstName) count.named.add(color)
      const strength = isAside ? 0 : isFirstName ? strengths.brandName : use === 'button' ? strengths.buttonRule : 0
      add(count, color, { use, from: isName ? 'custom-property' : 'style-sheet', strength })
    }
  }
}

/** Some themes set their colours on the root elements of the page. */
function addRootProperties(count: ColorCount, { page }: PageReading): void {
  for (const tag of ['html', 'body'])
    for (const element of elementsOf(page, tag).slice(0, 1))
      for (const { property, value } of declarationsOf(element.attributes.style ?? ''))
        if (property.startsWith('--') && value.length <= NAMED_VALUE_MAX && namesBrand(property))
          for (const color of count.read(value))
            add(count, color, { use: 'name', from: 'custom-property', strength: count.named.has(color) ? 0 : strengths.brandName })
}

function addStyleAttributes(count: ColorCount, { page }: PageReading): void {
  const isEmpty = ({ index, end }: PageElement): boolean =>
    end - index < 12 &&
    page.nodes.slice(index + 1, end).every((node) => (typeof node === 'string' ? node.trim() === '' : node.tag !== 'img'))
  let styled = 0
  for (const element of page.elements) {
    const { style, bgcolor } = element.attributes
    if (bgcolor !== undefined) add(count, cssColor(bgcolor), { use: 'background', from: 'inline-style' })
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
      for (const color of count.read(part.slice(colon + 1))) add(count, color, { use: useOf(property, element.tag), from: 'inline-style' })
    }
  }
}

function addParts(count: ColorCount, { parts: { button, header, link, body } }: PageStyles): void {
  const stated = (color: string | undefined, occurrence: Occurrence): void => add(count, statedColor(color), occurrence)
  stated(button.get('background-color'), { use: 'button', from: 'button', strength: strengths.button, times: 2 })
  stated(header.get('background-color'), { use: 'background', from: 'style-sheet', strength: strengths.header })
  stated(link.get('color'), { use: 'text', from: 'style-sheet', strength: strengths.link })
  stated(body.get('background-color'), { use: 'background', from: 'style-sheet', times: 3 })
  stated(body.get('color'), { use: 'text', from: 'style-sheet', times: 3 })
}

/** The colours a page states for the browser's own bars and tiles. */
function addBrowserColors(count: ColorCount, reading: PageReading): void {
  const tile = { use: 'other', from: 'theme-color', strength: strengths.tile } as const
  add(count, themeColorOf(reading), { use: 'other', from: 'theme-color', strength: strengths.themeColor, times: 3 })
  for (const name of ['msapplication-tilecolor', 'msapplication-navbutton-color']) add(count, cssColor(meta(reading, name)), tile)
  for (const icon of elementsOf(reading.page, 'link').slice(0, 300))
    if (attribute(icon, 'rel').toLowerCase() === 'mask-icon') add(count, cssColor(attribute(icon, 'color')), tile)
}

function addLogo(count: ColorCount, logo: LogoColors): void {
  const countOf = (color: string): number => count.colors.get(color)?.count ?? 0
  for (const { color, share } of logo) {
    // A shade close to a colour that the page writes is the same colour.
    const [near] = [...count.colors.keys()].filter((one) => isNear(one, color)).toSorted((one, two) => countOf(two) - countOf(one))
    const strength = share >= LOGO_SHARE_MIN ? strengths.logo : strengths.logoDetail
    add(count, near ?? color, { use: 'other', from: 'logo', strength })
  }
}

/** Whether two colours look the same: at most `NEAR_MAX` apart in each channel. */
function isNear(one: string, other: string): boolean {
  return [1, 3, 5].every(
    (at) => Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) <= NEAR_MAX,
  )
}

/** Every colour of the page, with the strength of its evidence for the brand. */
export function pageColorsOf(reading: PageReading, styles: PageStyles, logo: LogoColors): PageColors {
  const known = new Map<string, readonly string[]>()
  const read = (value: string): readonly string[] => {
    const colors = known.get(value) ?? colorsIn(resolved(value, styles.properties))
    known.set(value, colors)
    return colors
  }
  const count: ColorCount = { colors: new Map(), read, named: new Set() }
  for (const rule of styles.rules) addRule(count, rule)
  addRootProperties(count, reading)
  addStyleAttributes(count, reading)
  addParts(count, styles)
  addBrowserColors(count, reading)
  addLogo(count, logo)
  return count.colors
}
