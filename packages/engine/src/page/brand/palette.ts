import { type PaletteColor, paletteSources } from '@adloom/domain/brand.ts'
import { chromaAndLight } from '../css/css-color.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type LogoColors, type PageColor, type PageColors, pageColorsOf, statedColor } from './page-colors.ts'
import { type PageStyles } from './page-styles.ts'

const COLORS_MAX = 12
/** Below this chroma a colour looks grey. */
const COLOURFUL = 0.15
/** Above this lightness it is paper, or a highlighter's stroke. */
const PALE = 0.88
/** A button darker than this is meant to be black. */
const DARK = 0.2

/**
 * Colours that libraries, icon generators and other companies' buttons bring into every page: never the brand's unless the page uses them
 * elsewhere.
 */
const libraryColors: ReadonlySet<string> = new Set(
  (
    '#007BFF #0D6EFD #0056B3 #28A745 #17A2B8 #DC3545 #FFC107 #198754 #0DCAF0 #6F42C1 #E83E8C #FD7E14 #20C997 #337AB7 #D9534F #5CB85C #F0AD4E #5BC0DE ' +
    '#DA532C #2B5797 #2D89EF #603CBA #B91D47 #00ABA9 #9F00A7 #1D1D1D #5BBAD5 #007AFF #68B631 #FF6900 #FCB900 #7BDCB5 #00D084 #8ED1FC #0693E3 #ABB8C3 #EB144C ' +
    '#F78DA7 #9900EF #9B51E0 #CF2E2E #3B5998 #4267B2 #6D84B4 #2A4887 #4E69A2 #627AAD #1877F2 #1DA1F2 #55ACEE #25D366 #0088CC #BD081C #E60023 #CB2027 #DB4437 #0077B5 #FF0000 #0000EE #551A8B ' +
    '#FFB3C7 #0563C1 #FFC439 #0070BA #003087 #009CDE #5A31F4 #6D6E71 #FFA500'
  ).split(' '),
)

/** The colour most button rules use, when several do; null when none do. */
function mostUsedButton(colors: PageColors): string | null {
  const [mostUsed] = [...colors]
    .map(([color, { uses }]) => ({ color, count: uses.get('button') ?? 0 }))
    .filter(({ color, count }) => count >= 3 && chromaAndLight(color).light < 0.9)
    .toSorted((one, other) => other.count - one.count)
  return mostUsed?.color ?? null
}

/** A page with at most this many colours uses each of them on purpose. */
const FEW = 12

/** Strength from which more than frequency shows that a colour is the brand's. */
const SURE = 1.9

/**
 * The brand's colour: the strongest chromatic colour; a black buy button when chromatic colours are merely frequent. Null when there is
 * none.
 */
function primaryOf(colors: PageColors, button: string | null): string | null {
  const scoreOf = ([color, { count, strength, from, uses }]: [string, PageColor]): number => {
    const { chroma, light } = chromaAndLight(color)
    if (chroma < COLOURFUL || light > PALE) return -1
    // A colour of every page counts only where this page chose it.
    if (libraryColors.has(color) && !from.has('button') && !from.has('logo')) return -1
    // A rare colour among many without other evidence is random; among few it counts, backgrounds before text.
    if (strength < 1 && count < 3) return colors.size > FEW ? -1 : uses.has('background') || uses.has('button') ? 0.2 : 0.1
    return Math.log2(1 + count) * 0.6 + strength
  }
  const ranked = [...colors].map((entry) => ({ color: entry[0], strength: entry[1].strength, score: scoreOf(entry) }))
  const [best] = ranked.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)
  if (best !== undefined && best.strength >= SURE) return best.color
  const black = [button, mostUsedButton(colors)].find((color) => color !== null && chromaAndLight(color).light < DARK)
  return black ?? best?.color ?? null
}

/** The second colour of the brand: chromatic, never black. */
function secondOf(rest: PageColors): string | null {
  const second = primaryOf(rest, null)
  return second !== null && chromaAndLight(second).chroma >= COLOURFUL ? second : null
}

/** The page's colours, most used first, with their roles and sources. At most 12, including primary and accent. */
export function paletteOf(reading: PageReading, styles: PageStyles, logo: LogoColors): PaletteColor[] {
  const colors = pageColorsOf(reading, styles, logo)
  const button = statedColor(styles.parts.button.get('background-color'))
  const background = statedColor(styles.parts.body.get('background-color'))
  const text = statedColor(styles.parts.body.get('color'))
  const primary = primaryOf(colors, button)
  const rest = new Map([...colors].filter(([color]) => color !== primary && color !== background && color !== text && color !== button))
  const accent = primary === null ? null : secondOf(rest)
  const ranked = [...colors].toSorted(([, one], [, other]) => other.count - one.count)
  const listed = ranked.slice(0, COLORS_MAX)
  for (const color of [text, background, button, accent, primary]) {
    const entry = color === null ? undefined : colors.get(color)
    if (color === null || entry === undefined || listed.some(([one]) => one === color)) continue
    const least = listed.findLastIndex(([one]) => ![text, background, button, accent, primary].includes(one))
    if (least >= 0 && listed.length >= COLORS_MAX) listed.splice(least, 1)
    listed.push([color, entry])
  }
  const roleOf = (color: string, uses: PageColor['uses']): PaletteColor['role'] => {
    if (color === primary) return 'primary'
    if (color === button) return 'button'
    if (color === background) return 'background'
    if (color === text) return 'text'
    if (color === accent) return 'accent'
    const [mainUse] = [...uses].toSorted(([, one], [, other]) => other - one)[0] ?? []
    if (mainUse === 'button')
      return chromaAndLight(color).chroma >= COLOURFUL || chromaAndLight(color).light < DARK ? 'button' : 'background'
    return mainUse === 'background' || mainUse === 'text' ? mainUse : 'other'
  }
  return listed.map(([color, { count, uses, from }]) => ({
    color,
    count,
    role: roleOf(color, uses),
    from: paletteSources.filter((place) => from.has(place)),
  }))
}
