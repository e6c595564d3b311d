/** A font for letters that Inter does not have: a package of Fontsource, cut into subsets by ranges of letters. */
export interface FallbackFont {
  /** The name of the family in style sheets. */
  readonly family: string
  /** The package is `@fontsource-variable/` and this. */
  readonly id: string
  /** A text with one of these letters needs the font. */
  readonly letters: RegExp
  /** Least line height, in parts of the type size: marks above and below the letters need more room than in Latin. */
  readonly leading: number
}

const font = (name: string, letters: RegExp, leading: number): FallbackFont => ({
  family: `Noto Sans ${name} Variable`,
  id: `noto-sans-${name.toLowerCase()}`,
  letters,
  leading,
})

/** THE list of scripts besides Inter's own, one font each. Add yours here, then run write-letters.mjs. */
export const scriptFonts: readonly FallbackFont[] = [
  font('Arabic', /\p{sc=Arabic}/u, 1.3),
  font('Hebrew', /\p{sc=Hebrew}/u, 1.2),
  font('Thai', /\p{sc=Thai}/u, 1.35),
  font('Lao', /\p{sc=Lao}/u, 1.35),
  font('Khmer', /\p{sc=Khmer}/u, 1.4),
  font('Myanmar', /\p{sc=Myanmar}/u, 1.45),
  font('Devanagari', /\p{sc=Devanagari}/u, 1.3),
  font('Bengali', /\p{sc=Bengali}/u, 1.3),
  font('Gurmukhi', /\p{sc=Gurmukhi}/u, 1.3),
  font('Gujarati', /\p{sc=Gujarati}/u, 1.3),
  font('Tamil', /\p{sc=Tamil}/u, 1.3),
  font('Telugu', /\p{sc=Telugu}/u, 1.4),
  font('Kannada', /\p{sc=Kannada}/u, 1.4),
  font('Malayalam', /\p{sc=Malayalam}/u, 1.35),
  font('Sinhala', /\p{sc=Sinhala}/u, 1.35),
  font('Georgian', /\p{sc=Georgian}/u, 1.2),
  font('Armenian', /\p{sc=Armenian}/u, 1.2),
  font('Ethiopic', /\p{sc=Ethiopic}/u, 1.2),
]

/** Letters as wide as they are high, of Chinese, Japanese and Korean, with their punctuation. Full-width digits and Latin letters are none of them. */
const squareLetters =
  /[\u3001-\u30FF\u3105-\u312F\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF60\uFFE0-\uFFE6]/u
const CJK_LEADING = 1.2
const japanese = font('JP', squareLetters, CJK_LEADING)
const korean = font('KR', squareLetters, CJK_LEADING)
const chinese = font('SC', squareLetters, CJK_LEADING)

/** Arrows, ticks, stars and shapes in the colour of the text. They stand among Latin letters, at the height of those. */
const symbols = /[\u2190-\u21FF\u2300-\u23FF\u2460-\u24FF\u2500-\u27BF]/u
export const symbolFont: FallbackFont = { ...chinese, letters: symbols, leading: 1 }

/** One picture, in one piece: with its skin tone, its joined parts, as a flag or a key. */
const emoji = /\p{RGI_Emoji}|\p{RI}|[\p{Extended_Pictographic}--[©®™]]/v
const emojiFont: FallbackFont = { family: 'Noto Emoji Variable', id: 'noto-emoji', letters: emoji, leading: 1 }

export const isEmoji = (grapheme: string): boolean => emoji.test(grapheme)
export const isSquareLetter = (letter: string): boolean => squareLetters.test(letter)
export const isHangul = (letter: string): boolean => letter >= '\uAC00' && letter <= '\uD7A3'

/** The same character has another shape in each language: kana tell Japanese, hangul Korean. Letters that one font lacks are in another. */
function squareFonts(text: string): readonly FallbackFont[] {
  if (/\p{sc=Hiragana}|\p{sc=Katakana}/u.test(text)) return [japanese, chinese, korean]
  if (/\p{sc=Hangul}/u.test(text)) return [korean, japanese, chinese]
  return [chinese, japanese, korean]
}

/** The fonts a text needs besides Inter, in the order in which a letter is looked for. */
export const fallbackFontsOf = (text: string): readonly FallbackFont[] =>
  [...scriptFonts, ...squareFonts(text), emojiFont, symbolFont].filter(({ letters }) => letters.test(text))

/** The font families of a text as a style sheet names them. */
export const fontFamiliesOf = (text: string): string =>
  ['Inter Variable', ...new Set(fallbackFontsOf(text).map(({ family }) => family))].map((family) => `'${family}'`).join(', ')
