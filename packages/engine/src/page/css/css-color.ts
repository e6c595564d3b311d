const named: Readonly<Record<string, string>> = {
  white: '#FFFFFF',
  black: '#000000',
  red: '#FF0000',
  crimson: '#DC143C',
  tomato: '#FF6347',
  orange: '#FFA500',
  gold: '#FFD700',
  green: '#008000',
  teal: '#008080',
  navy: '#000080',
  blue: '#0000FF',
  royalblue: '#4169E1',
  purple: '#800080',
  indigo: '#4B0082',
  maroon: '#800000',
  gray: '#808080',
  grey: '#808080',
  silver: '#C0C0C0',
  whitesmoke: '#F5F5F5',
  ivory: '#FFFFF0',
  beige: '#F5F5DC',
}

/** Matches every colour in a value; resolve `var(--x)` first. A name added to `named` is matched too. */
export const COLORS_IN_VALUE = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:(?:rgb|hsl)a?|oklch|oklab)\\([^()]{3,60}\\)|(?<![\\w-])(?:${Object.keys(named).join('|')})(?![\\w-])`,
  'gi',
)

/** `#RRGGBB` of channels from 0 to 255; values outside are clamped. */
export const hexOf = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue]
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()

/** Below this opacity the background outweighs the colour. */
const OPAQUE = 0.5

const isClear = (alpha: string | undefined): boolean =>
  alpha !== undefined && Number.parseFloat(alpha) < (alpha.endsWith('%') ? 100 * OPAQUE : OPAQUE)

const channel = (text: string): number => (text.endsWith('%') ? Number.parseFloat(text) * 2.55 : Number.parseFloat(text))

function fromHsl(hue: number, saturation: number, light: number): string {
  const reach = saturation * Math.min(light, 1 - light)
  const part = (offset: number): number => {
    const turn = (offset + hue / 30) % 12
    return 255 * (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  }
  return hexOf(part(0), part(8), part(4))
}

/** Lightness 0 to 1 and the two axes of Oklab, as sRGB; colours outside the gamut are clamped. */
function fromOklab(light: number, greenToRed: number, blueToYellow: number): string {
  const long = (light + 0.3963377774 * greenToRed + 0.2158037573 * blueToYellow) ** 3
  const middle = (light - 0.1055613458 * greenToRed - 0.0638541728 * blueToYellow) ** 3
  const short = (light - 0.0894841775 * greenToRed - 1.291485548 * blueToYellow) ** 3
  const shown = (linear: number): number => 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)
  return hexOf(
    shown(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    shown(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    shown(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  )
}

const NUMBER = '(?:\\d+\\.?\\d*|\\.\\d+)'
/** A colour function: its name, three numbers, and the opacity. */
const CALL = new RegExp(
  `^(rgb|hsl)a?\\(\\s*(${NUMBER}(?:%|deg)?)[\\s,]+(${NUMBER}%?)[\\s,]+(${NUMBER}%?)(?:[\\s,/]+(${NUMBER}%?))?\\s*\\)$`,
)

/** A colour function of the Ok family: its name, lightness, two numbers, and the opacity. */
const OK_CALL = new RegExp(
  `^ok(lch|lab)\\(\\s*(${NUMBER}%?)\\s+(-?${NUMBER}%?)\\s+(-?${NUMBER}(?:%|deg)?)(?:\\s*/\\s*(${NUMBER}%?))?\\s*\\)$`,
)

function okColor([, kind, light, two, three, alpha]: RegExpExecArray): string | null {
  if (isClear(alpha)) return null
  /** A number, or a percentage of `whole`. */
  const part = (text: string, whole: number): number => Number.parseFloat(text) * (text.endsWith('%') ? whole / 100 : 1)
  const [lightness, chroma] = [Math.min(1, part(light, 1)), part(two, 0.4)]
  if (kind === 'lab') return fromOklab(lightness, chroma, part(three, 0.4))
  const turn = (Number.parseFloat(three) * Math.PI) / 180
  return fromOklab(lightness, chroma * Math.cos(turn), chroma * Math.sin(turn))
}

/** `#RRGGBB` of a CSS colour; null for anything else and for mostly transparent colours. */
export function cssColor(text: string): string | null {
  const value = text.trim().toLowerCase()
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])([0-9a-f])?$/.exec(value)
  if (short !== null)
    return short[4] !== undefined && Number.parseInt(short[4], 16) < 15 * OPAQUE
      ? null
      : `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`.toUpperCase()
  const long = /^#([0-9a-f]{6})([0-9a-f]{2})?$/.exec(value)
  if (long !== null) return long[2] !== undefined && Number.parseInt(long[2], 16) < 255 * OPAQUE ? null : `#${long[1].toUpperCase()}`
  const call = CALL.exec(value)
  if (call !== null) {
    const [, kind, one, two, three, alpha] = call
    if (isClear(alpha)) return null
    if (kind === 'rgb') return hexOf(channel(one), channel(two), channel(three))
    return fromHsl(Number.parseFloat(one) % 360, Math.min(1, Number.parseFloat(two) / 100), Math.min(1, Number.parseFloat(three) / 100))
  }
  const ok = OK_CALL.exec(value)
  if (ok !== null) return okColor(ok)
  return Object.hasOwn(named, value) ? named[value] : null
}

/** Chroma, 0 (grey) to 1, and lightness, 0 (black) to 1, of a `#RRGGBB`. */
export function chromaAndLight(color: string): { readonly chroma: number; readonly light: number } {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  return { chroma: Math.max(...parts) - Math.min(...parts), light: 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] }
}
