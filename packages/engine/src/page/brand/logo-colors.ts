import { cssColor, chromaAndLight, COLORS_IN_VALUE, hexOf } from '../css/css-color.ts'
import { type LogoColors } from './page-colors.ts'

/** A decoded image: RGBA, 4 bytes per pixel. */
export interface LogoPixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** Pixels sampled; more give the same result. */
const SAMPLES_MAX = 40_000
/** Below this chroma a logo's colour is a grey, which brands share. */
const COLOURFUL = 0.2
const COLORS_MAX = 3
/** Smallest share of the drawn area that makes a colour one of the logo's. */
const SHARE_MIN = 0.04

/** The chromatic colours of a logo, largest area first; transparent, white, black and grey pixels are left out. */
export function colorsOfPixels({ width, height, data }: LogoPixels): LogoColors {
  const step = Math.max(1, Math.floor((width * height) / SAMPLES_MAX))
  const cells = new Map<number, { count: number; red: number; green: number; blue: number }>()
  let drawn = 0
  for (let at = 0; at < width * height * 4; at += 4 * step) {
    if (data[at + 3] < 200) continue
    const [red, green, blue] = [data[at], data[at + 1], data[at + 2]]
    // The white paper of a saved logo is not part of it.
    if (red > 245 && green > 245 && blue > 245) continue
    drawn++
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < 255 * COLOURFUL) continue
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    const cell = cells.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    cell.count++
    cell.red += red
    cell.green += green
    cell.blue += blue
    cells.set(key, cell)
  }
  return [...cells.values()]
    .filter(({ count }) => count >= drawn * SHARE_MIN)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, COLORS_MAX)
    .map(({ count, red, green, blue }) => ({ color: hexOf(red / count, green / count, blue / count), share: count / drawn }))
}

/** The chromatic colours in the markup of an SVG, most frequent first. */
export function colorsOfSvg(markup: string): LogoColors {
  const counts = new Map<string, number>()
  let all = 0
  for (const [, value] of markup.matchAll(/(?:fill|stroke|stop-color)\s*[=:]\s*["']?([^"';>]{3,40})/gi))
    for (const [written] of value.matchAll(COLORS_IN_VALUE)) {
      const color = cssColor(written)
      if (color === null) continue
      all++
      if (chromaAndLight(color).chroma >= COLOURFUL) counts.set(color, (counts.get(color) ?? 0) + 1)
    }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, COLORS_MAX)
    .map(([color, count]) => ({ color, share: count / all }))
}
