import { accentSurface, type ColorPair, inkOf, mix, SEEN, softened, TEXT_CONTRAST, WHITE } from '../accent.ts'
import { contrast, hexOfOklch, movedFrom, type Oklch } from '../oklch.ts'
import { brandColorOf, darkened, type Harmony, hueBeside, isGrey, oliveOf, secondaryOf } from './harmony.ts'
import { type AdGround } from './layout.ts'
import { SHADE_OPACITY } from './shade.ts'

/** What a layout makes of a brand's colours. */
export interface PaletteRule {
  readonly harmony: Harmony
  /** Its light grounds are dark. */
  readonly isDark?: boolean
}

/** A ground, and the colours of what stands on it: text and softer text, an accent that can be read as text, and a button. */
export interface GroundColors {
  readonly ground: string
  readonly text: string
  readonly soft: string
  readonly accent: string
  readonly button: ColorPair
  /** Whether a dark logo stands on it as on paper. */
  readonly isPaper: boolean
}

export type AdPalette = Readonly<Record<AdGround, GroundColors>>

/** From this contrast to white on a ground is no paper. */
const PAPER_UNTIL = 1.3
/** From here on a button in the accent stands out from a dark ground. */
const BUTTON_CONTRAST = 2.2
/** Lightness at which an accent is a text on light and on dark grounds, and how much darker or lighter it is where it would be olive or grey. */
const TEXT_ON_LIGHT = 0.56
const TEXT_ON_DARK = 0.8
const DARKER_TEXT = 0.3
const LIGHTER_TEXT = 0.15
const LIGHT_ACCENT = 0.76
/** From this chroma on a dark shade does not look grey. */
const COLOURFUL = 0.08

/** The grounds of an ad in the brand's colour, and in its own second colour if it has one. Text has a contrast of at least 4.5 : 1 on each. */
export function adPaletteOf(accent: string, rule: PaletteRule = { harmony: 'mono' }, ownSecondary: string | null = null): AdPalette {
  const brand = brandColorOf(accent)
  const strong = accentSurface(accent)
  const secondary = secondaryOf(accent, rule.harmony, ownSecondary)
  const { paper, white, tint, deep, night, picture } = groundsOf(brand, rule)
  const ink = inkOf(brand)
  const on = (ground: string, behind = ground): GroundColors => {
    const isDark = contrast(behind, WHITE) >= TEXT_CONTRAST
    const text = isDark ? WHITE : ink
    const button = isDark ? buttonOnDark(behind) : buttonOnLight(behind)
    return {
      ground,
      text,
      soft: isDark ? softened({ surface: behind, text }) : softInkOn(behind, brand),
      accent: isDark ? lightAccentOn(behind, brand) : darkAccentOn(behind, brand),
      button,
      isPaper: contrast(behind, WHITE) < PAPER_UNTIL,
    }
  }
  const buttonOnLight = (ground: string): ColorPair =>
    rule.harmony !== 'quiet' && contrast(strong.surface, ground) >= SEEN ? strong : { surface: ink, text: WHITE }
  const buttonOnDark = (ground: string): ColorPair =>
    // A quiet dark ground has its button in white, as a quiet light one has it in ink.
    (rule.harmony === 'quiet' ? [] : [strong, ...(isGrey(brand) ? [] : [secondary])]).find(
      ({ surface }) => contrast(surface, ground) >= BUTTON_CONTRAST,
    ) ?? {
      surface: WHITE,
      text: ink,
    }
  /** A ground in a full colour: nothing of the brand can be read on it but its text. */
  const full = (pair: ColorPair, other: ColorPair): GroundColors => ({
    ground: pair.surface,
    text: pair.text,
    soft: softened(pair),
    accent: pair.text,
    button: other,
    isPaper: contrast(pair.surface, WHITE) < PAPER_UNTIL,
  })
  const isSecondSeen = rule.harmony === 'complement' && !isGrey(brand) && contrast(secondary.surface, strong.surface) >= SEEN
  return {
    paper: on(paper),
    white: on(white),
    tint: on(tint),
    accent: full(strong, isSecondSeen ? secondary : inverted(strong)),
    secondary: full(secondary, inverted(secondary)),
    deep: on(deep),
    night: on(night),
    // A white photograph shines through the shade.
    picture: on(picture, mix(WHITE, picture, SHADE_OPACITY)),
  }
}

const inverted = ({ surface, text }: ColorPair): ColorPair => ({ surface: text, text: surface })

type PlainGround = 'paper' | 'white' | 'tint' | 'deep' | 'night' | 'picture'

/** The grounds that are not the accent itself. */
function groundsOf(brand: Oklch, { harmony, isDark = false }: PaletteRule): Readonly<Record<PlainGround, string>> {
  const side = harmony === 'analogous' && brand.chroma >= COLOURFUL ? { ...brand, hue: hueBeside(brand.hue) } : brand
  const at = (lightness: number, chroma: number): string => hexOfOklch({ lightness, chroma, hue: side.hue })
  const deep = at(
    Math.max(0.215, darkened(Math.min(0.31, Math.max(0.25, brand.lightness)), side.hue)),
    Math.min(brand.chroma * 0.65, 0.12 - 0.09 * oliveOf(side.hue)),
  )
  const night = hexOfOklch({ lightness: 0.17, chroma: Math.min(0.024, brand.chroma * 0.2), hue: brand.hue })
  // Over a photograph more of an olive looks like dirt.
  const picture = hexOfOklch({
    lightness: 0.17,
    chroma: Math.min(brand.chroma * 0.5, 0.05 - 0.038 * oliveOf(brand.hue)),
    hue: brand.hue,
  })
  if (isDark) return { paper: night, white: night, tint: deep, deep, night, picture }
  if (harmony === 'quiet') {
    const quiet = at(0.975, Math.max(0.006, Math.min(0.014, brand.chroma * 0.15)))
    return { paper: quiet, white: quiet, tint: at(0.955, Math.min(0.02, brand.chroma * 0.3)), deep, night, picture }
  }
  return {
    paper: at(0.985, Math.min(0.012, brand.chroma * 0.15)),
    white: WHITE,
    // Light accents are seen on light tints only.
    tint: at(brand.lightness > LIGHT_ACCENT ? 0.965 : 0.94, Math.min(0.042, Math.max(0.014, brand.chroma * 0.5))),
    deep,
    night,
    picture,
  }
}

/** Softer text on a light ground. */
function softInkOn(ground: string, { chroma, hue }: Oklch): string {
  return movedFrom(ground, { lightness: 0.42, chroma: Math.min(0.04, chroma * 0.4), hue }, TEXT_CONTRAST, 'darker')
}

/** The accent as a text on a light ground. Where it would be olive or grey it is nearly black. */
function darkAccentOn(ground: string, brand: Oklch): string {
  const dull = Math.max(oliveOf(brand.hue), greyOf(brand))
  return movedFrom(ground, { ...brand, lightness: Math.min(brand.lightness, TEXT_ON_LIGHT - DARKER_TEXT * dull) }, TEXT_CONTRAST, 'darker')
}

/** The accent as a text on a dark ground. Where it would be grey it is nearly white. */
const lightAccentOn = (ground: string, brand: Oklch): string =>
  movedFrom(
    ground,
    { ...brand, lightness: Math.max(brand.lightness, TEXT_ON_DARK + LIGHTER_TEXT * greyOf(brand)) },
    TEXT_CONTRAST,
    'lighter',
  )

/** How grey a colour looks, 0 to 1. */
const greyOf = ({ chroma }: Oklch): number => Math.max(0, 1 - chroma / COLOURFUL)

/** A line must be seen as clearly as the outline of a control (WCAG 2.2, 1.4.11). */
const LINE_SEEN = 3

/** The colour of a shape on a ground: a near-white disc on white paper is a little darker than it is elsewhere. */
export function shapeOn(ground: string, color: string, isLine: boolean): string {
  const least = isLine ? LINE_SEEN : SEEN
  if (contrast(color, ground) >= least) return color
  return movedFrom(ground, brandColorOf(color), least, contrast(ground, WHITE) >= TEXT_CONTRAST ? 'lighter' : 'darker')
}
