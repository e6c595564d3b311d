/** Colours of a finished ad: the brand's accent, adjusted until it is readable. Contrast as WCAG 2.2 defines it, from 1 to 21. */

export const INK = '#0B1220'
export const WHITE = '#FFFFFF'

/** Minimum contrast for text that is not large (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5
/** From this contrast on, text stays white and the accent is darkened slightly; a lighter accent gets dark text. Our brand's blue has 3.65. */
const WHITE_TEXT_FROM = 3

type Rgb = readonly [red: number, green: number, blue: number]

/** Red, green and blue, 0 to 255, of `#RRGGBB`. */
const rgbOf = (color: string): Rgb => {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`

/** `color` mixed with `share` (0 to 1) of `other`, in sRGB as CSS blends transparency. */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [rgbOf(color), rgbOf(other)]
  const channel = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share
  return hexOf([channel(0), channel(1), channel(2)])
}

/** Relative luminance, 0 to 1. */
function luminance(color: string): number {
  const linear = rgbOf(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** A surface and its text colour, with a contrast of at least 4.5 : 1. */
export interface ColorPair {
  readonly surface: string
  readonly text: string
}

/** The accent as a surface: a light accent unchanged with dark text, any other with white text and darkened as far as white needs. */
export function accentSurface(accent: string): ColorPair {
  if (contrast(accent, WHITE) < WHITE_TEXT_FROM) return { surface: accent, text: INK }
  let surface = accent
  for (let share = 0.02; contrast(surface, WHITE) < TEXT_CONTRAST; share += 0.02) surface = mix(accent, '#000000', share)
  return { surface, text: WHITE }
}

/**
 * A button in the accent colour, or in the opposite colour where the accent would not stand out from its surroundings by at least 1.4 : 1: a white
 * brand on white paper, a black one on a dark image.
 */
export function buttonOn(ground: string, accent: string): ColorPair {
  const button = accentSurface(accent)
  if (contrast(button.surface, ground) >= 1.4) return button
  return contrast(ground, WHITE) > contrast(ground, INK) ? { surface: WHITE, text: INK } : { surface: INK, text: WHITE }
}

/** The text colour mixed towards its surface, as far as it stays readable. */
export function softened({ surface, text }: ColorPair): string {
  const soft = mix(text, surface, 0.14)
  return contrast(soft, surface) >= TEXT_CONTRAST ? soft : text
}
