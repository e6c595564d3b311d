import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Renderer } from 'takumi-js/node'

/**
 * The alphabets of finished ads, each a file of its own; glyphs are searched in this order. The same family and files as the browser's, so that both
 * draw the same letters (`@fontsource-variable/inter`, weights 100 to 900; SIL Open Font License 1.1).
 */
const alphabets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic']

/** Decoded images are passed as pixels and used once: caching gains nothing. */
const CACHE_BYTES = 0

async function newRenderer(): Promise<Renderer> {
  const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'))
  const renderer = new Renderer({ cacheMaxBytes: CACHE_BYTES })
  for (const alphabet of alphabets) {
    const data = await readFile(join(folder, 'files', `inter-${alphabet}-wght-normal.woff2`))
    await renderer.registerFont({ name: 'Inter Variable', data, generic: 'sans-serif' })
  }
  return renderer
}

// One per process: it holds nothing but the fonts, and unpacking them takes longer than drawing an ad.
let shared: Promise<Renderer> | null = null

/** The renderer of finished ads, its fonts loaded. */
export function adRenderer(): Promise<Renderer> {
  shared ??= newRenderer().catch((cause: unknown) => {
    shared = null
    throw cause
  })
  return shared
}
