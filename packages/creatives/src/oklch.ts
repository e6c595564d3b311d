import { convertLabToLch, convertLchToLab, convertOklabToRgb, convertRgbToLrgb, convertRgbToOklab, parseHex, serializeHex } from 'culori/fn'

/** A colour as the eye sorts them: lightness 0 to 1, chroma (0 is grey) to about 0.37, hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Red, green and blue, 0 to 1, of `#RRGGBB`; black for anything else. */
const rgbOf = (color: string) => parseHex(color) ?? ({ mode: 'rgb', r: 0, g: 0, b: 0 } as const)

/** The colour of `#RRGGBB`. A grey has the hue 0. */
export function oklchOf(color: string): Oklch {
  const { l, c, h = 0 } = convertLabToLch(convertRgbToOklab(rgbOf(color)), 'oklch')
  return { lightness: l, chroma: c, hue: h }
}

/** How far a channel may leave sRGB: less than half a step of 8 bits. */
const ROUNDING = 0.001
/** Halvings of the range in which the chroma is sought: to 0.0002. */
const HALVINGS = 11

/** `#RRGGBB` of a colour. One that sRGB does not have keeps lightness and hue, and as much of its chroma as there is. */
export function hexOfOklch(color: Oklch): string {
  const [whole, isShown] = rgbAt(color, color.chroma)
  if (isShown) return hexOfRgb(whole)
  let [least, most] = [0, color.chroma]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (least + most) / 2
    if (rgbAt(color, middle)[1]) least = middle
    else most = middle
  }
  return hexOfRgb(rgbAt(color, least)[0])
}

type Rgb = ReturnType<typeof convertOklabToRgb>

const hexOfRgb = (rgb: Rgb): string => serializeHex(rgb).toUpperCase()

function rgbAt({ lightness, hue }: Oklch, chroma: number): readonly [rgb: Rgb, isShown: boolean] {
  const rgb = convertOklabToRgb(convertLchToLab({ l: lightness, c: chroma, h: hue }))
  return [rgb, [rgb.r, rgb.g, rgb.b].every((channel) => channel >= -ROUNDING && channel <= 1 + ROUNDING)]
}

/** Degrees from one hue to another by the shorter way, −180 to 180. */
export const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180

/** Relative luminance, 0 to 1. */
function luminance(color: string): number {
  const { r, g, b } = convertRgbToLrgb(rgbOf(color))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Steps in which a colour is made lighter or darker until it can be read. */
const STEP = 0.01

/** The colour, as much lighter or darker as it needs to have this contrast to the ground; white or black where none is enough. */
export function movedFrom(ground: string, color: Oklch, least: number, way: 'lighter' | 'darker'): string {
  const step = way === 'lighter' ? STEP : -STEP
  // White has a lightness a little above 1.
  for (let lightness = Math.min(1, color.lightness); lightness >= 0 && lightness <= 1; lightness += step) {
    const hex = hexOfOklch({ ...color, lightness })
    if (contrast(hex, ground) >= least) return hex
  }
  return way === 'lighter' ? '#FFFFFF' : '#000000'
}
