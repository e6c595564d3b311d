import { contrast, INK, TEXT_CONTRAST, WHITE } from '@adloom/creatives/accent.ts'
import { gamma8Bit, linearColorOf, linearColorOfShade, type Shade, shadeOf } from '@adloom/renderer/color.ts'
import { type VideoColors } from '../timeline/timeline.ts'

/** Below this chroma a colour is a grey. */
const GREY = 0.03
/** A panel as large as the frame is tiring above this chroma: neon that suits a button is muted. */
const CALM = 0.2
/** Lightest and darkest colour of a panel; between them every hue is still itself. A clear yellow may be lighter: darker it is mustard. */
const LIGHTEST = 0.84
const LIGHTEST_CLEAR = 0.885
const CLEAR = 0.12
const DARKEST = 0.24
/** Paler colours get this chroma, so that their panel looks coloured and not dirty white. */
const COLOURED = 0.065
/** White text is used on colours that give it this contrast, and they are darkened until it is readable; lighter ones get ink. */
const WHITE_FROM = 3
/** Warm hue of the accent without any brand colour, degrees. */
const WARM = 58

/** `#RRGGBB` of a shade. */
function hexOf(shade: Shade): string {
  const channels = linearColorOfShade(shade).map((channel) => Math.round(gamma8Bit(channel)))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/**
 * The colours of a video from the brand's, the most important first (`#RRGGBB`). The first clear one becomes the panel, changed as little as a panel
 * needs: pale ones are deepened, neon ones muted, black stays a refined ink. Without any colour a video is dark ink with a warm glow that leans to
 * the hue of the product.
 */
export function videoColors(
  colors: readonly string[],
  product: { readonly hue: number | null; readonly lightness: number } | null,
): VideoColors {
  const shades = colors.filter((color) => /^#[\da-f]{6}$/i.test(color)).map((color) => shadeOf(linearColorOf(color)))
  const clear = shades.find(({ chroma }) => chroma >= GREY)
  const isBlackFirst = shades.length > 0 && shades[0].chroma < GREY && shades[0].lightness < 0.4
  if (clear === undefined || isBlackFirst) return inkColors(clear ?? null, product, isBlackFirst)
  const { brand, onBrand } = panelOf(clear)
  const isDark = onBrand === WHITE
  const glow = { ...brand, lightness: brand.lightness + (isDark ? 0.1 : 0.07) }
  return {
    brand: hexOf(brand),
    onBrand,
    deep: hexOf({ ...brand, lightness: brand.lightness - (isDark ? 0.1 : 0.09), chroma: brand.chroma * 0.95 }),
    light: lightOf(glow, onBrand),
    text: WHITE,
    shade: hexOf({ lightness: 0.15, chroma: 0.02, hue: brand.hue }),
  }
}

/** The colour as a panel, and a readable text colour on it. */
function panelOf(color: Shade): { readonly brand: Shade; readonly onBrand: string } {
  const lightest = color.chroma >= CLEAR ? LIGHTEST_CLEAR : LIGHTEST
  const isPale = color.lightness > lightest
  const lightness = Math.min(lightest, Math.max(DARKEST, color.lightness))
  const chroma = Math.min(CALM, Math.max(isPale ? COLOURED : GREY, color.chroma))
  let brand: Shade = { lightness, chroma, hue: color.hue }
  if (contrast(hexOf(brand), WHITE) < WHITE_FROM) {
    const ink = hexOf({ lightness: 0.2, chroma: 0.035, hue: color.hue })
    if (contrast(hexOf(brand), ink) >= TEXT_CONTRAST) return { brand, onBrand: ink }
    if (contrast(hexOf(brand), INK) >= TEXT_CONTRAST) return { brand, onBrand: INK }
  }
  while (contrast(hexOf(brand), WHITE) < TEXT_CONTRAST) brand = { ...brand, lightness: brand.lightness - 0.008 }
  return { brand, onBrand: WHITE }
}

/** The glow, as light as type over it allows. */
function lightOf(glow: Shade, onBrand: string): string {
  let light = glow
  while (contrast(hexOf(light), onBrand) < WHITE_FROM && light.lightness > DARKEST) light = { ...light, lightness: light.lightness - 0.01 }
  return hexOf(light)
}

/** Dark ink with a glow in the accent's hue; a purely black brand hardly has a glow. A dark product gets a lighter ink. */
function inkColors(
  accent: Shade | null,
  product: { readonly hue: number | null; readonly lightness: number } | null,
  isBlack: boolean,
): VideoColors {
  const hue = accent?.hue ?? warmed(product?.hue ?? null)
  const lift = product !== null && product.lightness < 0.4 ? 0.06 : 0
  return {
    brand: hexOf({ lightness: 0.235 + lift, chroma: 0.018, hue }),
    onBrand: WHITE,
    deep: hexOf({ lightness: 0.165 + lift, chroma: 0.014, hue }),
    light: hexOf({ lightness: 0.42 + lift, chroma: accent !== null ? 0.095 : isBlack ? 0.025 : 0.075, hue }),
    text: WHITE,
    shade: hexOf({ lightness: 0.15, chroma: 0.014, hue }),
  }
}

/** The hue, a third of the way to a warm one by the shorter side of the circle. */
function warmed(hue: number | null): number {
  if (hue === null) return WARM
  const way = ((WARM - hue + 540) % 360) - 180
  return (hue + way / 3 + 360) % 360
}
