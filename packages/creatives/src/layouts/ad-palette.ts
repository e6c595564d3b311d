import { accentSurface, buttonOn, type ColorPair, contrast, INK, mix, softened, TEXT_CONTRAST, WHITE } from '../accent.ts'
import { type AdGround } from './layout.ts'

/** A ground, and the colours of what stands on it: text and softer text, an accent that can be read as text, and a button. */
interface GroundColors {
  readonly ground: string
  readonly text: string
  readonly soft: string
  readonly accent: string
  readonly button: ColorPair
}

export type AdPalette = Readonly<Record<AdGround, GroundColors>>

const SOFT_INK = '#475066'
/** From here on a button in the accent stands out from a dark ground; any other is white. */
const BUTTON_CONTRAST = 2.2
/** Least contrast to white of an accent that is darkened to a deep ground. */
const DEEPENED = 2.5

/** The grounds of an ad in the brand's colour. Text has a contrast of at least 4.5 : 1 on each. */
export function adPaletteOf(accent: string): AdPalette {
  const strong = accentSurface(accent)
  const night = mix(INK, strong.surface, 0.06)
  const deep = mix(strong.surface, INK, 0.55)
  const onLight = (ground: string): GroundColors => ({
    ground,
    text: INK,
    soft: contrast(SOFT_INK, ground) >= TEXT_CONTRAST ? SOFT_INK : INK,
    accent: readable(strong.surface, ground, INK),
    button: buttonOn(ground, accent),
  })
  const onDark = (ground: string): GroundColors => ({
    ground,
    text: WHITE,
    soft: softened({ surface: ground, text: WHITE }),
    accent: readable(mix(accent, WHITE, 0.35), ground, WHITE),
    button: contrast(strong.surface, ground) >= BUTTON_CONTRAST ? strong : { surface: WHITE, text: INK },
  })
  return {
    paper: onLight(mix(WHITE, accent, 0.045)),
    white: onLight(WHITE),
    tint: onLight(mix(WHITE, strong.surface, 0.16)),
    accent: {
      ground: strong.surface,
      text: strong.text,
      soft: softened(strong),
      accent: strong.text,
      button: { surface: strong.text, text: strong.surface },
    },
    // A light colour, e.g. yellow, turns muddy when it is darkened.
    deep: onDark(contrast(strong.surface, WHITE) >= DEEPENED && contrast(deep, WHITE) >= TEXT_CONTRAST ? deep : night),
    night: onDark(night),
    picture: onDark(night),
  }
}

/** A colour moved towards `end` until it can be read on the ground. */
function readable(color: string, ground: string, end: string): string {
  let shown = color
  for (let share = 0.1; contrast(shown, ground) < TEXT_CONTRAST && share <= 1; share += 0.1) shown = mix(color, end, share)
  return shown
}
