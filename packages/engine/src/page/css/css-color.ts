import 'culori/css'
import { colorsNamed, formatHex, parse } from 'culori/fn'

/** Matches every colour in a value; resolve `var(--x)` first. */
export const COLORS_IN_VALUE = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:(?:rgb|hsl)a?|hwb|(?:ok)?lch|(?:ok)?lab|color)\\([^()]{3,60}\\)|(?<![\\w-])(?:${Object.keys(colorsNamed).join('|')})(?![\\w-])`,
  'gi',
)

/** `#RRGGBB` of channels from 0 to 255; values outside are clamped. */
export const hexOf = (red: number, green: number, blue: number): string =>
  formatHex({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 }).toUpperCase()

/** Characters of the longest colour; longer texts keep the parser busy for seconds. */
const LENGTH_MAX = 100

/** Below this opacity the background outweighs the colour. */
const OPAQUE = 0.5

/** `#RRGGBB` of a CSS colour; null for anything else and for mostly transparent colours. */
export function cssColor(text: string): string | null {
  const written = text.trim()
  const color = written.length > LENGTH_MAX ? undefined : parsed(written.toLowerCase())
  return color === undefined || (color.alpha ?? 1) < OPAQUE ? null : formatHex(color).toUpperCase()
}

function parsed(text: string): ReturnType<typeof parse> {
  try {
    return parse(text)
  } catch {
    // culori fails at numbers with half a unit: rgb(0d) (4.0.2, 2026-11).
    return undefined
  }
}

/** Chroma, 0 (grey) to 1, and lightness, 0 (black) to 1, of a `#RRGGBB`. */
export function chromaAndLight(color: string): { readonly chroma: number; readonly light: number } {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  return { chroma: Math.max(...parts) - Math.min(...parts), light: 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] }
}
