import { type PaletteColor } from '@adloom/domain/brand.ts'
import { elementsOf } from './page-document.ts'
import { meta, type PageReading } from './page-reading.ts'
import { region } from './page-region.ts'

const COLORS_MAX = 12
/** Characters of style sheets read; a colour that matters stands early and often. */
const CSS_MAX = 400_000

const named: Readonly<Record<string, string>> = {
  white: '#FFFFFF',
  black: '#000000',
  red: '#FF0000',
  navy: '#000080',
  orange: '#FFA500',
  gold: '#FFD700',
}

const hex = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue]
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()

/** `#RRGGBB` of a CSS colour, or null: transparent ones say nothing. */
export function cssColor(text: string): string | null {
  const value = text.trim().toLowerCase()
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])([0-9a-f])?$/.exec(value)
  if (short !== null) return short[4] === '0' ? null : `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`.toUpperCase()
  const long = /^#([0-9a-f]{6})([0-9a-f]{2})?$/.exec(value)
  if (long !== null) return long[2] === '00' ? null : `#${long[1].toUpperCase()}`
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+([\d.]+%?))?\s*\)$/.exec(value)
  if (rgb !== null) {
    if (rgb[4] !== undefined && Number.parseFloat(rgb[4]) < (rgb[4].endsWith('%') ? 50 : 0.5)) return null
    return hex(Number(rgb[1]), Number(rgb[2]), Number(rgb[3]))
  }
  return named[value] ?? null
}

/** How colourful, 0 (grey) to 1, and how light, 0 (black) to 1. */
function chromaAndLight(color: string): { chroma: number; light: number } {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const high = Math.max(...parts)
  const low = Math.min(...parts)
  return { chroma: high - low, light: 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] }
}

type Use = 'background' | 'text' | 'theme' | 'brand' | 'button' | 'other'
const DECLARATION =
  /([\w-]{3,60})\s*:\s*([^;{}]{0,120}?)(#[0-9a-fA-F]{3,8}\b|rgba?\([^)]{5,40}\)|\b(?:white|black|red|navy|orange|gold)\b)/g

const useOf = (property: string, selector: string): Use => {
  const name = property.toLowerCase()
  if (name.startsWith('--')) return /primary|brand|accent|theme|cta|button/.test(name) ? 'brand' : 'other'
  if (name.startsWith('background')) return /btn|button|cta|add-to-cart|submit/i.test(selector) ? 'button' : 'background'
  if (name === 'color') return 'text'
  return 'other'
}

/** The page's colours, most used first, with what each seems to be for: from style sheets in the page, inline styles and `theme-color`. */
export function paletteOf(reading: PageReading): PaletteColor[] {
  const counts = new Map<string, { count: number; uses: Map<Use, number> }>()
  const add = (text: string, use: Use, weight = 1): void => {
    const color = cssColor(text)
    if (color === null) return
    const entry = counts.get(color) ?? { count: 0, uses: new Map<Use, number>() }
    entry.count += weight
    entry.uses.set(use, (entry.uses.get(use) ?? 0) + weight)
    counts.set(color, entry)
  }
  let read = 0
  for (const style of elementsOf(reading.page, 'style')) {
    if (read >= CSS_MAX) break
    const css = style.raw.slice(0, CSS_MAX - read)
    read += css.length
    for (const rule of css.split('}')) {
      const open = rule.lastIndexOf('{')
      const declarations = rule.slice(open + 1, open + 4000)
      if (open < 0 || (!declarations.includes('#') && !declarations.includes('rgb'))) continue
      const selector = rule.slice(Math.max(0, open - 200), open)
      for (const [, property, , value] of declarations.matchAll(DECLARATION)) add(value, useOf(property, selector))
    }
  }
  let styled = 0
  for (const element of reading.page.elements) {
    const { style, bgcolor } = element.attributes
    if (bgcolor !== undefined) add(bgcolor, 'background')
    if (style === undefined || (element.region & region.svg) !== 0 || !/#|rgb|white|black/.test(style)) continue
    if (++styled > 2000) break
    for (const [, property, , value] of style.slice(0, 2000).matchAll(DECLARATION))
      add(value, useOf(property, element.tag === 'button' ? 'button' : ''))
  }
  for (const name of ['theme-color', 'msapplication-tilecolor', 'msapplication-navbutton-color']) add(meta(reading, name), 'theme', 3)
  const ranked = [...counts].toSorted(([, one], [, other]) => other.count - one.count)
  const theme = ranked.find(([color, { uses }]) => uses.has('theme') && chromaAndLight(color).chroma > 0.1)?.[0]
  // The brand's colour is the most used one that is a colour at all; buttons, custom properties and theme-color speak loudest.
  const strength = ([color, { count, uses }]: [string, { count: number; uses: Map<Use, number> }]): number =>
    chromaAndLight(color).chroma < 0.15
      ? -1
      : Math.log2(1 + count) + (uses.has('theme') ? 4 : 0) + (uses.has('brand') ? 3 : 0) + (uses.has('button') ? 2 : 0)
  const colorful = ranked.toSorted((one, other) => strength(other) - strength(one)).filter((entry) => strength(entry) > 0)
  const primary = theme ?? colorful[0]?.[0]
  const accent = colorful.find(([color]) => color !== primary)?.[0]
  const shown = ranked.slice(0, COLORS_MAX)
  for (const color of [accent, primary]) {
    const entry = color === undefined ? undefined : counts.get(color)
    if (color !== undefined && entry !== undefined && !shown.some(([one]) => one === color))
      shown.splice(COLORS_MAX - 2, shown.length, [color, entry])
  }
  return shown.map(([color, { count, uses }]) => {
    const most = [...uses].toSorted(([, one], [, other]) => other - one)[0]?.[0]
    const role: PaletteColor['role'] =
      color === primary
        ? 'primary'
        : color === accent
          ? 'accent'
          : most === 'background' || most === 'button'
            ? 'background'
            : most === 'text'
              ? 'text'
              : 'other'
    return { color, count: Math.max(1, Math.round(count)), role }
  })
}

/** Font families the page names in its own style sheets, most used first; generic families and icon fonts left out. */
export function fontsOf(reading: PageReading): string[] {
  const counts = new Map<string, number>()
  let read = 0
  for (const style of elementsOf(reading.page, 'style')) {
    if (read >= CSS_MAX) break
    read += style.raw.length
    for (const [, families] of style.raw.slice(0, CSS_MAX).matchAll(/font-family\s*:\s*([^;}{]{2,200})/gi)) {
      const family = families
        .split(',')[0]
        .replace(/["']|!important/g, '')
        .trim()
      if (
        family.length < 2 ||
        family.length > 40 ||
        /^(inherit|initial|unset|serif|sans-serif|monospace|system-ui|-apple-system|var\(.*)|icon|awesome|glyph|swiper|slick/i.test(family)
      )
        continue
      counts.set(family, (counts.get(family) ?? 0) + 1)
    }
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 4)
    .map(([family]) => family)
}
