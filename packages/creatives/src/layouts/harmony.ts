import { accentSurface, type ColorPair } from '../accent.ts'
import { hexOfOklch, type Oklch, oklchOf, turnBetween } from '../oklch.ts'

/**
 * How the colours of an ad go with the brand's accent. `mono`: shades of its hue. `analogous`: its tints and deep grounds in the hue beside it.
 * `complement`: buttons on the brand's colour in the opposite hue. `quiet`: nearly white paper and buttons in ink, the accent only in small things.
 */
export type Harmony = 'mono' | 'analogous' | 'complement' | 'quiet'

/** Below this chroma a colour is a grey. */
const GREY = 0.02
/** What greys lean to: warm, as paper and stone do. Without any hue a tint looks like a disabled screen. */
const STONE: Pick<Oklch, 'chroma' | 'hue'> = { chroma: 0.012, hue: 75 }

/** The accent, or a warm grey for a brand without a colour. */
export function brandColorOf(accent: string): Oklch {
  const color = oklchOf(accent)
  return color.chroma < GREY ? { ...color, ...STONE } : color
}

/** Whether the brand has no colour of its own. */
export const isGrey = ({ chroma }: Oklch): boolean => chroma <= STONE.chroma

/** Dark yellow is olive: the nearer a hue is to it, the less does a dark shade of it look like the colour. 0 to 1. */
const OLIVE = 105
const OLIVE_REACH = 45
export const oliveOf = (hue: number): number => Math.max(0, 1 - Math.abs(turnBetween(OLIVE, hue)) / OLIVE_REACH)

/** Degrees to the hue beside another. */
const BESIDE = 40

/** The hue beside this one, on the side that leads away from olive. */
export const hueBeside = (hue: number): number => (hue + (turnBetween(OLIVE, hue) < 0 ? -BESIDE : BESIDE) + 360) % 360

/** From this lightness on a brand's second colour is darker than the first. */
const LIGHT_UNTIL = 0.66
const DARK_SECOND = { lightness: 0.42, chroma: 0.16 }
const LIGHT_SECOND = { lightness: 0.85, chroma: 0.15 }
/** Light yellow is only clear when it is lighter and stronger than other hues. */
const CLEARER = { lightness: 0.05, chroma: 0.04 }
/** The second colour of a brand without colours: sand beside black, ink beside white. */
const SAND: Oklch = { lightness: 0.86, chroma: 0.04, hue: 78 }
const DARK_STONE: Oklch = { ...STONE, lightness: 0.27 }
/** Where a dark shade would be olive: the nearest hue whose middle is clear, an orange. */
const ORANGE: Oklch = { lightness: 0.67, chroma: 0.17, hue: 52 }
/** Least chroma of a second colour, and how much more than the accent's it has: a beige brand gets no neon. */
const LEAST_SECOND = 0.05
const SECOND_CHROMA = 1.3
/** Two colours nearer than this, by lightness and chroma, look like a mistake. */
const APART = 0.12

/** The second colour of an ad: the brand's own if it has one that is not nearly its first; else light beside a dark accent, and dark beside a light one. */
export function secondaryOf(accent: string, harmony: Harmony, own: string | null): ColorPair {
  const first = accentSurface(accent).surface
  if (own !== null && isApart(oklchOf(own), oklchOf(first))) return accentSurface(own)
  return accentSurface(hexOfOklch(secondColorOf(brandColorOf(first), harmony)))
}

function secondColorOf(brand: Oklch, harmony: Harmony): Oklch {
  const isLight = brand.lightness < LIGHT_UNTIL
  if (isGrey(brand)) return isLight ? SAND : DARK_STONE
  const hue = harmony === 'complement' ? (brand.hue + 180) % 360 : harmony === 'analogous' ? hueBeside(brand.hue) : brand.hue
  const most = Math.max(LEAST_SECOND, brand.chroma * SECOND_CHROMA)
  const olive = oliveOf(hue)
  if (isLight) {
    const { lightness, chroma } = LIGHT_SECOND
    return { lightness: lightness + CLEARER.lightness * olive, chroma: Math.min(most, chroma + CLEARER.chroma * olive), hue }
  }
  if (harmony === 'complement' && olive > 0) return { ...ORANGE, chroma: Math.min(most, ORANGE.chroma) }
  return { lightness: darkened(DARK_SECOND.lightness, hue), chroma: Math.min(most, DARK_SECOND.chroma), hue }
}

/** Lightness of a dark shade: lower in hues that would be olive there, so that it is nearly black. */
export const darkened = (lightness: number, hue: number): number => lightness - 0.12 * oliveOf(hue)

function isApart(one: Oklch, other: Oklch): boolean {
  const turn = (turnBetween(one.hue, other.hue) * Math.PI) / 180
  const across = one.chroma ** 2 + other.chroma ** 2 - 2 * one.chroma * other.chroma * Math.cos(turn)
  return Math.hypot(one.lightness - other.lightness, Math.sqrt(Math.max(0, across))) >= APART
}
