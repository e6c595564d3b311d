/** A font for letters that Inter does not have. */
export interface FallbackFont {
  /** The name of the family in style sheets. */
  readonly family: string
  /** Fontsource's packages are cut into slices by ranges of letters; Twemoji is one file. */
  readonly packageName: string
  /** A text with one of these letters needs the font. */
  readonly letters: RegExp
  /** Least line height, in parts of the type size: marks above and below the letters need more room than in Latin. */
  readonly leading: number
  /** Letters that it has and that are drawn in a later font all the same. */
  readonly leaves?: RegExp
  /** OpenType features that have to be asked for, as style sheets write them. */
  readonly features?: string
}

const FONTSOURCE = '@fontsource-variable'

/**
 * Forms below the base (র and ব after a virama). Browsers use them unasked; takumi 2.16 leaves them out in Bengali, in every fifth pair of consonants. Of
 * 10,548 syllables all are as wide as in Chromium 156 with it.
 */
const BELOW_BASE = "'blwf'"

const font = (name: string, letters: RegExp, leading: number): FallbackFont => ({
  family: `Noto Sans ${name} Variable`,
  packageName: `${FONTSOURCE}/noto-sans-${name.toLowerCase()}`,
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
  { ...font('Bengali', /\p{sc=Bengali}/u, 1.3), features: BELOW_BASE },
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

/**
 * A letter that only emoji have: a picture, a skin tone, half a flag, a key. ©, ® and ™ are letters unless they ask for colours. `\p{RGI_Emoji}` finds the
 * same and takes a hundred times as long (V8 13.6).
 */
const emoji = /\p{RI}|\p{EMod}|[\p{Extended_Pictographic}--[©®™]]|[©®™]\uFE0F|\u20E3/v
/**
 * Ticks, crosses, arrows and shapes have the colour of the text, even where they could be emoji: in their own they would not show on a dark ground.
 * Keys (U+20E3) of Twemoji stay empty in Chromium.
 */
const signs =
  /\u20E3|[\u203C\u2049\u2139\u2190-\u21FF\u25A0-\u25FF\u2610-\u2612\u2660\u2663\u2713-\u2718\u2733\u2734\u2747\u2794-\u27BF\u2934\u2935\u2B05-\u2B07\u3030]/u
/** Emoji newer than those of Twemoji, which are of version 15.0: letters, and letters joined. */
const laterEmoji =
  /[\u{1F6D8}\u{1FA89}\u{1FA8A}\u{1FA8E}\u{1FA8F}\u{1FABE}\u{1FAC6}\u{1FAC8}\u{1FACD}\u{1FADC}\u{1FADF}\u{1FAE9}\u{1FAEA}\u{1FAEF}]|\u200D[\u27A1\u2194\u2195\u{1F4A5}\u{1F7E9}\u{1F7EB}\u{1F9D2}]|\u{1F426}\u200D\u{1F525}|[\u{1F46A}\u{1F46F}\u{1F93C}]\p{EMod}/u
const plainEmoji = new RegExp(`${signs.source}|${laterEmoji.source}`, 'u')

const emojiFont: FallbackFont = { family: 'Twemoji', packageName: 'twemoji-colr-font', letters: emoji, leading: 1, leaves: signs }
/** What Twemoji leaves or lacks, in one colour. */
const plainEmojiFont: FallbackFont = {
  family: 'Noto Emoji Variable',
  packageName: `${FONTSOURCE}/noto-emoji`,
  letters: plainEmoji,
  leading: 1,
}

/** THE fonts besides Inter. */
export const fallbackFonts: readonly FallbackFont[] = [...scriptFonts, japanese, korean, chinese, emojiFont, plainEmojiFont]

/** Widths of Twemoji and of Noto Emoji, in parts of the type size. */
const COLORED_WIDTH = 1
const PLAIN_WIDTH = 1.275
/** Width of an emoji in parts of the type size. Joined ones that Twemoji lacks are drawn in their parts. */
export const emojiWidth = (grapheme: string): number =>
  plainEmoji.test(grapheme) ? PLAIN_WIDTH * (grapheme.match(/\p{Extended_Pictographic}|\p{EMod}/gu)?.length ?? 1) : COLORED_WIDTH

export const isEmoji = (grapheme: string): boolean => emoji.test(grapheme)
export const isSign = (letter: string): boolean => signs.test(letter)
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
  [...scriptFonts, ...squareFonts(text), emojiFont, plainEmojiFont, symbolFont].filter(({ letters }) => letters.test(text))

/** The font families of a text, and the features they need, as style sheets name them. */
export function fontStyleOf(text: string): { readonly fontFamily: string; readonly fontFeatureSettings: string } {
  const fonts = fallbackFontsOf(text)
  const families = ['Inter Variable', ...new Set(fonts.map(({ family }) => family))].map((family) => `'${family}'`)
  const features = fonts.flatMap((font) => font.features ?? [])
  return { fontFamily: families.join(', '), fontFeatureSettings: features.length === 0 ? 'normal' : features.join(', ') }
}
