import { type Language } from '@adloom/domain/language.ts'
import { type FaceId, faces } from './faces.ts'
import { drawable, graphemesOf, isRightToLeft, styleFor, textWidth, type TypeStyle } from './letter-widths.ts'
import { cutWords, linesWithin, pieces, wordsOf } from './line-breaks.ts'
import { bestLines } from './type/best-lines.ts'

/**
 * Text that breaks into the same lines in every renderer: the lines are computed here from the letter widths, and each is drawn on its own without
 * wrapping. Kerning is not counted, so a drawn line is at most as wide as computed, mostly 1 to 3 % narrower.
 */

/**
 * Whether Chromium and the renderer of the file put a line of this size on the same pixel. Where Chromium would round the font's descent down, it moves
 * the line one pixel up, so that nothing is cut off below it; the renderer does not. At half a pixel the last digit of a division decides, in each another
 * one: Caveat was off at 105 and 195. Measured for all sizes from 12 to 260 in every typeface (Chromium 156, takumi 2.16).
 */
export const isLevel = (size: number, face: FaceId = 'inter'): boolean => (size * faces[face].descent) % 1 > HALF

/** Half a pixel, and more than rounding errors. */
const HALF = 0.5 + 1e-6

/** The largest level size not above `size`. */
export const level = (size: number, face: FaceId = 'inter'): number =>
  size < 2 || isLevel(Math.floor(size), face) ? Math.max(1, Math.floor(size)) : level(Math.floor(size) - 1, face)

/** The smallest level size not below `size`. */
const levelFrom = (size: number, face: FaceId): number =>
  isLevel(Math.ceil(size), face) ? Math.ceil(size) : levelFrom(Math.ceil(size) + 1, face)

/** Space the text must fit: pixels, and the permitted type sizes, largest first. */
export interface TextBox {
  readonly width: number
  readonly height: number
  readonly sizes: readonly number[]
  /** Below the last of `sizes` the text shrinks a little before it is cut, but never below this. */
  readonly smallest?: number
  readonly maxLines?: number
  /** The text's; where lines end follows its words. */
  readonly language?: Language | null
}

/** Text ready to draw. `size` and `lineHeight` in pixels; no lines when there is nothing to draw. */
export interface FittedText {
  readonly lines: readonly string[]
  readonly size: number
  readonly lineHeight: number
  readonly style: TypeStyle
  readonly direction: 'ltr' | 'rtl'
  /** Whether the box holds the whole text, only with words divided that are wider than it, or only its beginning. */
  readonly fit: TextFit
}

export type TextFit = 'whole' | 'divided' | 'cut'

/** Maximum reduction in type size that is accepted to save a line. */
const WORTH_A_LINE = 0.86

/** Before a word is split or the end cut off, text may shrink below its smallest size by these factors. */
const RATHER_SMALL = [0.9, 0.8]

/** The text in the largest of the given sizes that fits the box, its lines balanced. Text that does not fit even in the smallest size ends in '…'. */
export function fitText(text: string, wanted: TypeStyle, box: TextBox): FittedText {
  const shown = drawable(text)
  const words = wordsOf(shown)
  const style = styleFor(shown, wanted)
  const set = (lines: readonly string[], size: number, fit: TextFit): FittedText => ({
    lines,
    size,
    lineHeight: Math.round(size * style.leading),
    style,
    direction: isRightToLeft(shown) ? 'rtl' : 'ltr',
    fit,
  })
  const linesAt = (size: number): number => Math.min(box.maxLines ?? Infinity, Math.floor(box.height / (size * style.leading) + 1e-6))
  const fittingOf = (sizes: readonly number[]) =>
    sizes.flatMap((size) => {
      const lines = linesWithin(words, box.width, (part) => textWidth(part, size, style))
      return lines !== null && lines.length <= linesAt(size) ? [{ size, lines }] : []
    })
  const levels = box.sizes.filter((size) => isLevel(size, style.face))
  const last = box.sizes.at(-1) ?? 16
  const smallest = levels.at(-1) ?? (box.smallest === undefined ? level(last, style.face) : levelFrom(last, style.face))
  const inRange = fittingOf(box.smallest === undefined || levels.length > 0 ? levels : [smallest])
  const rather = RATHER_SMALL.map((share) => level(smallest * share, style.face)).filter((size) => size >= (box.smallest ?? 0))
  const fitting = inRange.length > 0 ? inRange : fittingOf(rather)
  if (fitting.length > 0) {
    const [largest] = fitting
    const { size, lines } =
      fitting.find((one) => one.lines.length < largest.lines.length && one.size >= largest.size * WORTH_A_LINE) ?? largest
    const widthOf = (part: string): number => textWidth(part, size, style)
    return set(bestLines(words, lines.length, box.width, widthOf, box.language ?? null) ?? lines, size, 'whole')
  }
  const widthOf = (part: string): number => textWidth(part, smallest, style)
  const cut = cutWords(words.flatMap(pieces), box.width, widthOf)
  const lines = linesWithin(cut, box.width, widthOf) ?? []
  const visible = lines.slice(0, Math.max(1, linesAt(smallest)))
  if (visible.length < lines.length) visible[visible.length - 1] = withEllipsis(visible[visible.length - 1], box.width, widthOf)
  return set(visible, smallest, visible.length < lines.length ? 'cut' : 'divided')
}

/** As much of the line as fits, with '…' after it; it ends at a word where that costs little. */
function withEllipsis(line: string, width: number, widthOf: (text: string) => number): string {
  const graphemes = graphemesOf(`${line} `)
  while (graphemes.length > 0 && widthOf(`${graphemes.join('').trimEnd()}…`) > width) graphemes.pop()
  const cut = graphemes.join('')
  const lastSpace = cut.lastIndexOf(' ')
  const beginning = lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut
  return `${beginning.replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/u, '')}…`
}
