import { type FallbackFont, fallbackFontsOf, isEmoji, isSquareLetter } from '@adloom/creatives/fallback-fonts.ts'
import { isInter, undrawable } from '@adloom/creatives/letter-widths.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Renderer } from 'takumi-js/node'
import { fontFolder, type FontSlice, sliceOf } from './font-slices.ts'

/**
 * The alphabets of finished ads, each a file of its own; glyphs are searched in this order. The same family and files as the browser's, so that both
 * draw the same letters (`@fontsource-variable/inter`, weights 100 to 900; SIL Open Font License 1.1).
 */
const alphabets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic']

/** Decoded images are passed as pixels and used once: caching gains nothing. */
const CACHE_BYTES = 0

async function newRenderer(): Promise<Renderer> {
  const folder = fontFolder('inter')
  const renderer = new Renderer({ cacheMaxBytes: CACHE_BYTES })
  for (const alphabet of alphabets) {
    const data = await readFile(join(folder, 'files', `inter-${alphabet}-wght-normal.woff2`))
    await renderer.registerFont({ name: 'Inter Variable', data, generic: 'sans-serif' })
  }
  return renderer
}

// One per process: it holds nothing but the fonts, and unpacking them takes longer than drawing an ad.
let shared: Promise<Renderer> | null = null
const registered = new Map<FontSlice, Promise<unknown>>()

/** The renderer of finished ads, the fonts of these texts loaded. */
export async function adRenderer(texts: readonly string[]): Promise<Renderer> {
  shared ??= newRenderer().catch((cause: unknown) => {
    shared = null
    throw cause
  })
  const renderer = await shared
  const { slices } = await slicesFor(texts)
  for (const slice of slices) {
    const { family: name, data, letters } = slice
    if (!registered.has(slice)) {
      const unicodeRange = Array.from(letters, (code): [number, number] => [code, code])
      registered.set(slice, renderer.registerFont({ name, data, unicodeRange }))
    }
    await registered.get(slice)
  }
  return renderer
}

/** So many characters are named at most. */
const MOST_NAMED = 10

/** Refuses texts with characters that no font has: they would be missing in the ad. Fails with `text.undrawable`, which names them. */
export async function requireDrawable(texts: readonly string[]): Promise<void> {
  const { missing } = await slicesFor(texts)
  const all = [...new Set([...texts.flatMap(undrawable), ...missing])]
  if (all.length > 0) throw new AdloomError('text.undrawable', { values: { characters: all.slice(0, MOST_NAMED).join(' ') } })
}

/** The slices that texts need: for each letter that of the first font that has it. And the letters that none has. */
async function slicesFor(
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
