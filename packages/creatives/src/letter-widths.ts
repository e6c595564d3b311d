import { emojiWidth, fallbackFontsOf, isEmoji, isHangul, isSign, isSquareLetter } from './fallback-fonts.ts'
import { type FaceId, faces } from './faces.ts'
import { letterRunsOf } from './letters.ts'
import { scriptLetterRuns } from './script-letters.ts'

/** How text is set: `weight` 400 to 700, `tracking` as a fraction of the type size. */
export interface TypeStyle {
  readonly face: FaceId
  readonly weight: number
  readonly tracking: number
  /** Line height as a fraction of the type size. */
  readonly leading: number
}

interface Widths {
  readonly regular: number
  readonly bold: number
}

const DIGITS = 2

/** The letters of runs with their widths; `perSize`: how many of its units the type size has. */
const widthsIn = (runs: ReturnType<typeof letterRunsOf>, perSize: number): [string, Widths][] =>
  runs.flatMap(([first, digits]) =>
    Array.from({ length: digits.length / (2 * DIGITS) }, (_, index): [string, Widths] => {
      const at = index * 2 * DIGITS
      const width = (from: number): number => Number.parseInt(digits.slice(from, from + DIGITS), 36) / perSize
      return [String.fromCodePoint(first + index), { regular: width(at), bold: width(at + DIGITS) }]
    }),
  )

const mapsOfFaces = new Map<FaceId, ReadonlyMap<string, Widths>>()

/** The letters of a typeface, read when it is first used. */
function lettersOf(face: FaceId): ReadonlyMap<string, Widths> {
  const known = mapsOfFaces.get(face)
  if (known !== undefined) return known
  const letters = new Map(widthsIn(letterRunsOf(faces[face].runs), 1000))
  mapsOfFaces.set(face, letters)
  return letters
}

const ofInter = lettersOf('inter')
const ofScripts: ReadonlyMap<string, Widths> = new Map(widthsIn(scriptLetterRuns, 100))

/** Whether Inter has the letter; others are drawn in a fallback font. */
export const isInter = (letter: string): boolean => ofInter.has(letter)

/** Widths of letters that are alike in a whole script. */
const SQUARE: Widths = { regular: 1, bold: 1 }
const HANGUL: Widths = { regular: 0.92, bold: 0.92 }
/** Joiners, direction marks and variation selectors say how letters are drawn and are not drawn themselves. */
const isInvisible = (letter: string): boolean => /[\u200C-\u200F]|\p{Variation_Selector}/u.test(letter)
const NOTHING: Widths = { regular: 0, bold: 0 }

function widthsOf(letter: string, face: FaceId = 'inter'): Widths | null {
  const known = lettersOf(face).get(letter) ?? ofInter.get(letter) ?? ofScripts.get(letter)
  if (known !== undefined) return known
  if (isHangul(letter)) return HANGUL
  if (isSquareLetter(letter)) return SQUARE
  return isInvisible(letter) ? NOTHING : null
}

const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Latin letters and signs up to U+02FF: none of them joins another. */
const EACH_ALONE = /^[\x20-\x7E\xA0-\u02FF]*$/
/** The characters of a text as a reader counts them. */
export const graphemesOf = (text: string): string[] =>
  EACH_ALONE.test(text) ? text.split('') : Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment)
const isDrawable = (grapheme: string): boolean => Array.from(grapheme).every((letter) => widthsOf(letter) !== null) || isEmoji(grapheme)

/** White space becomes single spaces; no-break spaces stay. Which pictures have colours is not for the text to say: browsers would look for other fonts. */
const spaced = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/(.)[\uFE0E\uFE0F]/gu, (drawn, letter: string) => (drawn.endsWith('\uFE0E') || isSign(letter) ? letter : drawn))
    .replace(/\uFE0F(?=\u20E3)/g, '')
    .replace(/[\u00A0\u202F]+/g, '\u00A0')
    .replace(/[^\S\u00A0]+/g, ' ')

/** What is drawn of one piece: full-width digits, ligatures and the like become plain characters; null when no font has it. */
function drawnForm(grapheme: string): string | null {
  if (isDrawable(grapheme)) return grapheme
  const plain = grapheme.normalize('NFKC')
  return isDrawable(plain) ? plain : null
}

/** The part of a text that the ads' fonts can draw. */
export const drawable = (text: string): string =>
  graphemesOf(spaced(text))
    .map((grapheme) => drawnForm(grapheme) ?? '')
    .join('')
    .replace(/ +/g, ' ')
    .trim()

/** The characters of a text that no font of the ads has, each once. Control characters are not missed. */
export const undrawable = (text: string): readonly string[] => [
  ...new Set(graphemesOf(spaced(text)).filter((grapheme) => drawnForm(grapheme) === null && !/^\p{C}+$/u.test(grapheme))),
]

/** The first letter or digit of a name, in upper case; null when the ads' fonts have none of them. */
export const initialOf = (name: string): string | null => /[\p{L}\p{N}]/u.exec(drawable(name))?.[0].toUpperCase() ?? null

/** Whether a text may have an emoji. */
export const mayHaveEmoji = (text: string): boolean => /\p{Extended_Pictographic}|\p{RI}|\u20E3/u.test(text)

/** Width of a line of drawable text in pixels at type size `size`. Letters that join or stack are counted one by one, so it is rather too wide. */
export function textWidth(text: string, size: number, { face, weight, tracking }: TypeStyle): number {
  // Widths grow linearly between the masters of Inter at 400 and 900 (checked at 500, 550 and 600).
  const share = (weight - 400) / 300
  const widthOf = (letters: string): number => {
    let sum = 0
    for (const letter of letters) {
      const { regular, bold } = widthsOf(letter, face) ?? NOTHING
      sum += regular + (bold - regular) * share + tracking
    }
    return sum
  }
  if (!mayHaveEmoji(text)) return widthOf(text) * size
  const isPicture = (grapheme: string): boolean => isEmoji(grapheme) && !isInter(grapheme)
  return graphemesOf(text).reduce((sum, grapheme) => sum + (isPicture(grapheme) ? emojiWidth(grapheme) : widthOf(grapheme)), 0) * size
}

/** Whether a typeface has all letters of a text; signs and emoji come from other fonts in any case. */
const hasLetters = (face: FaceId, text: string): boolean =>
  Array.from(text).every((letter) => !/[\p{L}\p{N}\p{Sc}]/u.test(letter) || lettersOf(face).has(letter))

/**
 * The style a text is set in: letters that join are never tracked, and what is high gets more room between its lines. A text is set in one typeface, so
 * one that lacks a letter gives way to Inter.
 */
export function styleFor(text: string, wanted: TypeStyle): TypeStyle {
  const style = hasLetters(wanted.face, text) ? wanted : { ...wanted, face: 'inter' as const, leading: Math.max(wanted.leading, 1.08) }
  const high = Math.max(0, ...fallbackFontsOf(text).map(({ leading }) => leading))
  return high > 1 ? { ...style, tracking: Math.max(0, style.tracking), leading: Math.max(style.leading, high) } : style
}

/** Whether a text has letters that hang together or stack: space between them would tear them apart. */
export const hasJoinedLetters = (text: string): boolean => JOINED.test(text)
const JOINED =
  /\p{sc=Arabic}|\p{sc=Devanagari}|\p{sc=Bengali}|\p{sc=Gurmukhi}|\p{sc=Gujarati}|\p{sc=Tamil}|\p{sc=Telugu}|\p{sc=Kannada}|\p{sc=Malayalam}|\p{sc=Sinhala}|\p{sc=Thai}|\p{sc=Lao}|\p{sc=Khmer}|\p{sc=Myanmar}/u

/** Whether a text begins in a script that is written from right to left. Without letters its digits tell: a price in Arabic ones. */
export const isRightToLeft = (text: string): boolean => {
  const first = /\p{L}/u.exec(text)?.[0] ?? /\p{Nd}/u.exec(text)?.[0]
  return first !== undefined && /\p{sc=Arabic}|\p{sc=Hebrew}|[\u0660-\u0669]/u.test(first)
}
