import { accentSurface, WHITE } from '@adloom/creatives/accent.ts'
import { hexOfOklch, movedFrom, type Oklch, oklchOf } from '@adloom/creatives/oklch.ts'
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
/** Least contrast of large type to the glow behind it. */
const ON_GLOW = 3
/** Warm hue of the accent without any brand colour, degrees. */
const WARM = 58

/**
 * The colours of a video from the brand's, the most important first (`#RRGGBB`). The first clear one becomes the panel, changed as little as a panel
 * needs: pale ones are deepened, neon ones muted, black stays a refined ink. Without any colour a video is dark ink with a warm glow that leans to
 * the hue of the product.
 */
export function videoColors(
  colors: readonly string[],
  product: { readonly hue: number | null; readonly lightness: number } | null,
): VideoColors {
  const shades = colors.filter((color) => /^#[\da-f]{6}$/i.test(color)).map((color) => oklchOf(color))
  const clear = shades.find(({ chroma }) => chroma >= GREY)
  const isBlackFirst = shades.length > 0 && shades[0].chroma < GREY && shades[0].lightness < 0.4
  if (clear === undefined || isBlackFirst) return inkColors(clear ?? null, product, isBlackFirst)
  const { brand, onBrand } = panelOf(clear)
  const isDark = onBrand === WHITE
  const glow = { ...brand, lightness: brand.lightness + (isDark ? 0.1 : 0.07) }
  return {
    brand: hexOfOklch(brand),
    onBrand,
    deep: hexOfOklch({ ...brand, lightness: brand.lightness - (isDark ? 0.1 : 0.09), chroma: brand.chroma * 0.95 }),
    // As light as type over it allows.
    light: movedFrom(onBrand, glow, ON_GLOW, 'darker'),
    text: WHITE,
    shade: hexOfOklch({ lightness: 0.15, chroma: 0.02, hue: brand.hue }),
  }
}

/** The colour as a panel, and a readable text colour on it. */
function panelOf(color: Oklch): { readonly brand: Oklch; readonly onBrand: string } {
  const lightest = color.chroma >= CLEAR ? LIGHTEST_CLEAR : LIGHTEST
  const isPale = color.lightness > lightest
  const lightness = Math.min(lightest, Math.max(DARKEST, color.lightness))
  const chroma = Math.min(CALM, Math.max(isPale ? COLOURED : GREY, color.chroma))
  const { surface, text } = accentSurface(hexOfOklch({ lightness, chroma, hue: color.hue }))
  return { brand: oklchOf(surface), onBrand: text }
}

/** Dark ink with a glow in the accent's hue; a purely black brand hardly has a glow. A dark product gets a lighter ink. */
function inkColors(
  accent: Oklch | null,
  product: { readonly hue: number | null; readonly lightness: number } | null,
  isBlack: boolean,
): VideoColors {
  const hue = accent?.hue ?? warmed(product?.hue ?? null)
  const lift = product !== null && product.lightness < 0.4 ? 0.06 : 0
  return {
    brand: hexOfOklch({ lightness: 0.235 + lift, chroma: 0.018, hue }),
    onBrand: WHITE,
    deep: hexOfOklch({ lightness: 0.165 + lift, chroma: 0.014, hue }),
    light: hexOfOklch({ lightness: 0.42 + lift, chroma: accent !== null ? 0.095 : isBlack ? 0.025 : 0.075, hue }),
    text: WHITE,
    shade: hexOfOklch({ lightness: 0.15, chroma: 0.014, hue }),
  }
}

/** The hue, a third of the way to a warm one by the shorter side of the circle. */
function warmed(hue: number | null): number {
  if (hue === null) return WARM
  const way = ((WARM - hue + 540) % 360) - 180
  return (hue + way / 3 + 360) % 360
}
