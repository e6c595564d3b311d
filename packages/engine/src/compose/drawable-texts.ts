import { type FallbackFont, fallbackFontsOf, isEmoji, isSquareLetter } from '@adloom/creatives/fallback-fonts.ts'
import { isInter } from '@adloom/creatives/letter-widths.ts'
import { undrawableError } from '@adloom/creatives/undrawable-texts.ts'
import { type FontSlice, sliceOf } from './font-slices.ts'

/** Refuses texts with characters that no font has: they would be missing in the ad. Fails with `text.undrawable`, which names them. */
export async function requireDrawable(texts: readonly string[]): Promise<void> {
  const { missing } = await slicesFor(texts)
  const error = undrawableError(texts, missing)
  if (error !== null) throw error
}

/** The slices that texts need: for each letter that of the first font that has it. And the letters that none has. */
export async function slicesFor(
  texts: readonly string[],
): Promise<{ readonly slices: ReadonlySet<FontSlice>; readonly missing: readonly string[] }> {
  const text = texts.join(' ').normalize('NFC')
  const fonts = fallbackFontsOf(text)
  const slices = new Set<FontSlice>()
  const missing: string[] = []
  for (const letter of fonts.length === 0 ? [] : new Set(text)) {
    if (isInter(letter)) continue
    const slice = await firstSlice(fonts, letter)
    if (slice !== null) slices.add(slice)
    else if (isSquareLetter(letter) || isEmoji(letter)) missing.push(letter)
  }
  return { slices, missing }
}

async function firstSlice(fonts: readonly FallbackFont[], letter: string): Promise<FontSlice | null> {
  for (const font of fonts) {
    const slice = await sliceOf(font, letter)
    if (slice !== null) return slice
  }
  return null
}
