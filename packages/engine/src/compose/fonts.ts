import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Renderer } from 'takumi-js/node'
import { slicesFor } from './drawable-texts.ts'
import { fontFolder, type FontSlice } from './font-slices.ts'

/**
 * The alphabets of finished ads, each a file of its own; glyphs are searched in this order. The same family and files as the browser's, so that both
 * draw the same letters (`@fontsource-variable/inter`, weights 100 to 900; SIL Open Font License 1.1).
 */
const alphabets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic']

/** Decoded images are passed as pixels and used once: caching gains nothing. */
const CACHE_BYTES = 0

async function newRenderer(): Promise<Renderer> {
  const folder = fontFolder('@fontsource-variable/inter')
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
