import { contrast, hexOfOklch, movedFrom, type Oklch, oklchOf } from './oklch.ts'

/** Colours of a finished ad: the brand's accent, adjusted until it is readable. */

export const INK = '#0B1220'
export const WHITE = '#FFFFFF'

/** Minimum contrast for text that is not large (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5
/** From this contrast on, text stays white and the accent is darkened slightly; a lighter accent gets dark text. Our brand's blue has 3.65. */
const WHITE_TEXT_FROM = 3
/** What has less contrast to its surroundings is hardly seen: a button, a disc. */
export const SEEN = 1.4

/** `color` mixed with `share` (0 to 1) of `other`, in sRGB as CSS blends transparency. */
export function mix(color: string, other: string, share: number): string {
  const at = (hex: string, start: number): number => Number.parseInt(hex.slice(start, start + 2), 16)
  const mixed = [1, 3, 5].map((start) => Math.round(at(color, start) + (at(other, start) - at(color, start)) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** A surface and its text colour, with a contrast of at least 4.5 : 1. */
export interface ColorPair {
  readonly surface: string
  readonly text: string
}

/** Almost black in the hue of a colour. On a coloured surface pure black looks like a hole. */
export const inkOf = ({ chroma, hue }: Oklch): string => hexOfOklch({ lightness: 0.2, chroma: Math.min(0.04, chroma * 0.4), hue })

/** The accent as a surface: a light accent unchanged with dark text, any other with white text and darkened as far as white needs. */
export function accentSurface(accent: string): ColorPair {
  const color = oklchOf(accent)
  if (contrast(accent, WHITE) < WHITE_TEXT_FROM) return { surface: accent, text: inkOf(color) }
  return { surface: movedFrom(WHITE, color, TEXT_CONTRAST, 'darker'), text: WHITE }
}

/**
 * A button in the accent colour, or in the opposite colour where the accent would not stand out from its surroundings: a white brand on white paper, a
 * black one on a dark image.
 */
export function buttonOn(ground: string, accent: string): ColorPair {
  const button = accentSurface(accent)
  if (contrast(button.surface, ground) >= SEEN) return button
  return contrast(ground, WHITE) > contrast(ground, INK) ? { surface: WHITE, text: INK } : { surface: INK, text: WHITE }
}

/** The text colour mixed towards its surface, as far as it stays readable. */
export function softened({ surface, text }: ColorPair): string {
  const soft = mix(text, surface, 0.14)
  return contrast(soft, surface) >= TEXT_CONTRAST ? soft : text
}
