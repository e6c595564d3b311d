import { letterRuns } from './letters.ts'

/**
 * Text that breaks into the same lines in every renderer: the lines are computed here from the letter widths, and each is drawn on its own without
 * wrapping. Kerning is not counted, so a drawn line is at most as wide as computed, mostly 1 to 3 % narrower.
 */

/** Inter's descent as a fraction of the type size: 494 of 2048 units (`hhea`). */
const DESCENT = 494 / 2048

/**
 * Whether Chromium and the renderer of the file put a line of this size on the same pixel. They round the font's descent differently: where its
 * fraction is below half a pixel, the file's line is one pixel lower (measured for all sizes from 16 to 100, Chromium 156, takumi 2.16).
 */
export const isLevel = (size: number): boolean => (size * DESCENT) % 1 >= 0.5

/** The largest level size not above `size`. */
export const level = (size: number): number => (isLevel(Math.floor(size)) ? Math.floor(size) : level(Math.floor(size) - 1))

/** How text is set: `weight` 400 to 700, `tracking` as a fraction of the type size. */
export interface TypeStyle {
  readonly weight: number
  readonly tracking: number
  /** Line height as a fraction of the type size. */
  readonly leading: number
}

/** Space the text must fit: pixels, and the permitted type sizes, largest first. */
export interface TextBox {
  readonly width: number
  readonly height: number
  readonly sizes: readonly number[]
  readonly maxLines?: number
}

/** Text ready to draw. `size` and `lineHeight` in pixels; no lines when there is nothing to draw. */
export interface FittedText {
  readonly lines: readonly string[]
  readonly size: number
  readonly lineHeight: number
}

interface Widths {
  readonly regular: number
  readonly bold: number
}

const DIGITS = 2
const widths: ReadonlyMap<string, Widths> = new Map(
  letterRuns.flatMap(([first, digits]) =>
    Array.from({ length: digits.length / (2 * DIGITS) }, (_, index): [string, Widths] => {
      const at = index * 2 * DIGITS
      const thousandths = (from: number): number => Number.parseInt(digits.slice(from, from + DIGITS), 36) / 1000
      return [String.fromCodePoint(first + index), { regular: thousandths(at), bold: thousandths(at + DIGITS) }]
    }),
  ),
)

const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const graphemesOf = (text: string): string[] => Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment)
const isDrawable = (grapheme: string): boolean => Array.from(grapheme).every((letter) => widths.has(letter))

/**
 * The part of a text that the ads' font can draw: Latin, Greek, Cyrillic and Vietnamese letters, digits and punctuation. Other scripts and emoji are
 * left out, because the downloaded file would show them as boxes. White space becomes single spaces; no-break spaces stay.
 */
export function drawable(text: string): string {
  const spaced = text
    .normalize('NFC')
    .replace(/[\u00A0\u202F]+/g, '\u00A0')
    .replace(/[^\S\u00A0]+/g, ' ')
  const drawableLetters = graphemesOf(spaced).map((grapheme) => {
    if (isDrawable(grapheme)) return grapheme
    // Replaces full-width digits, ligatures and the like with plain characters.
    const plain = grapheme.normalize('NFKC')
    return isDrawable(plain) ? plain : ''
  })
  return drawableLetters.join('').replace(/ +/g, ' ').trim()
}

/** The first letter or digit of a name, in upper case; null when the ads' font has none of them. */
export const initialOf = (name: string): string | null => /[\p{L}\p{N}]/u.exec(drawable(name))?.[0].toUpperCase() ?? null

/** Width of a line of drawable text in pixels at type size `size`. */
export function textWidth(text: string, size: number, { weight, tracking }: TypeStyle): number {
  // Inter's widths grow linearly between its masters at 400 and 900 (checked at 500, 550 and 600).
  const share = (weight - 400) / 300
  let sum = 0
  for (const letter of text) {
    const { regular, bold } = widths.get(letter) ?? { regular: 0, bold: 0 }
    sum += regular + (bold - regular) * share + tracking
  }
  return sum * size
}

/**
 * Pieces between which a line may end: after spaces, but not between a number and its unit, and after a hyphen, dash or slash between two words of
 * five letters or more.
 */
const wordsOf = (text: string): string[] => text.split(/(?<= )(?!(?<=\d )(?:\p{L}{1,2}|[€£$%°])(?!\p{L}))|(?<=\p{L}{5}[-–—/])(?=\p{L}{5})/u)

/** Lines no wider than `width`, or null when a single word is wider. */
function linesWithin(words: readonly string[], width: number, widthOf: (text: string) => number): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (widthOf(word.trimEnd()) > width) return null
    if (widthOf((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = word
    } else line += word
  }
  if (line.trimEnd() !== '') lines.push(line.trimEnd())
  return lines
}

/** The same number of lines, as even as possible, without a single short word at the end. */
function balanced(words: readonly string[], lines: string[], width: number, widthOf: (text: string) => number): string[] {
  if (lines.length < 2) return lines
  let best = lines
  let low = width / 2
  let high = width
  while (high - low > 1) {
    const middle = (low + high) / 2
    const tried = linesWithin(words, middle, widthOf)
    if (tried !== null && tried.length === lines.length) {
      best = tried
      high = middle
    } else low = middle
  }
  return best
}

/** Splits words wider than a line into even parts at graphemes, with a hyphen: an article number, a compound of sixty letters. */
function cutWords(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  return words.flatMap((word) => {
    const graphemes = graphemesOf(word)
    for (let parts = 1; parts < graphemes.length; parts++) {
      const length = Math.ceil(graphemes.length / parts)
      const pieces = Array.from({ length: Math.ceil(graphemes.length / length) }, (_, part) => {
        const piece = graphemes.slice(part * length, (part + 1) * length).join('')
        return (part + 1) * length < graphemes.length ? `${piece}-` : piece
      })
      if (pieces.every((piece) => widthOf(piece.trimEnd()) <= width)) return pieces
    }
    return graphemes
  })
}

/** Maximum reduction in type size that is accepted to save a line. */
const WORTH_A_LINE = 0.86

/** Before a word is split or the end cut off, text may shrink below its smallest size by these factors. */
const RATHER_SMALL = [0.9, 0.8]

/** The text in the largest of the given sizes that fits the box, its lines balanced. Text that does not fit even in the smallest size ends in '…'. */
export function fitText(text: string, style: TypeStyle, box: TextBox): FittedText {
  const shown = drawable(text)
  const words = wordsOf(shown)
  const linesAt = (size: number): number => Math.min(box.maxLines ?? Infinity, Math.floor(box.height / (size * style.leading) + 1e-6))
  const fittingOf = (sizes: readonly number[]) =>
    sizes.flatMap((size) => {
      const lines = linesWithin(words, box.width, (part) => textWidth(part, size, style))
      return lines !== null && lines.length <= linesAt(size) ? [{ size, lines }] : []
    })
  const smallest = box.sizes.at(-1) ?? 16
  const inRange = fittingOf(box.sizes)
  const fitting = inRange.length > 0 ? inRange : fittingOf(RATHER_SMALL.map((share) => level(smallest * share)))
  if (fitting.length > 0) {
    const [largest] = fitting
    const { size, lines } =
      fitting.find((one) => one.lines.length < largest.lines.length && one.size >= largest.size * WORTH_A_LINE) ?? largest
    const widthOf = (part: string): number => textWidth(part, size, style)
    return { lines: balanced(words, lines, box.width, widthOf), size, lineHeight: Math.round(size * style.leading) }
  }
  const size = smallest
  const widthOf = (part: string): number => textWidth(part, size, style)
  const cut = cutWords(words, box.width, widthOf)
  const lines = linesWithin(cut, box.width, widthOf) ?? []
  const visible = lines.slice(0, Math.max(1, linesAt(size)))
  if (visible.length < lines.length) visible[visible.length - 1] = withEllipsis(visible[visible.length - 1], box.width, widthOf)
  return { lines: visible, size, lineHeight: Math.round(size * style.leading) }
}

/** As much of the line as fits, with '…' after it; it ends at a word where that costs little. */
function withEllipsis(line: string, width: number, widthOf: (text: string) => number): string {
  const graphemes = graphemesOf(`${line} `)
  while (graphemes.length > 0 && widthOf(`${graphemes.join('').trimEnd()}…`) > width) graphemes.pop()
  const cut = graphemes.join('')
  const lastSpace = cut.lastIndexOf(' ')
  const beginning = lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut
  return `${beginning.replace(/[\s.,;:–—-]+$/u, '')}…`
}
