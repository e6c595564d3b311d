import { type FaceId, faces } from '@adloom/creatives/faces.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Renderer } from 'takumi-js/node'
import { slicesFor } from './drawable-texts.ts'
import { codeRanges, fontFolder, fontsourceFiles, type FontSlice, interFont } from './font-slices.ts'

/**
 * The alphabets of finished ads, each a file of its own. The same family, files and ranges of letters as the browser's, so that both draw the same
 * letters and kern them alike: a Vietnamese word has letters of three files.
 */
const alphabets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic']

/** Decoded images are passed as pixels and used once: caching gains nothing. */
const CACHE_BYTES = 0

async function newRenderer(): Promise<Renderer> {
  const renderer = new Renderer({ cacheMaxBytes: CACHE_BYTES })
  const files = (await fontsourceFiles(interFont.packageName)).filter(({ name }) => alphabets.includes(name))
  // Where ranges overlap, the first font registered here draws the letter, in style sheets the last.
  for (const { path, ranges } of files.toReversed()) {
    const data = await readFile(join(fontFolder(interFont.packageName), path))
    await renderer.registerFont({ name: interFont.family, data, unicodeRange: codeRanges(ranges) })
    // A letter and a mark of two ranges (g̃) are drawn in one font that has both: browsers put them together, takumi would show the mark as missing.
    // The same bytes count as registered.
    await renderer.registerFont({ name: 'Inter with marks', data: Buffer.from(data), generic: 'sans-serif' })
  }
  return renderer
}

// One per process: it holds nothing but the fonts, and unpacking them takes longer than drawing an ad.
let shared: Promise<Renderer> | null = null
const registered = new Map<FontSlice, Promise<unknown>>()

const registeredFaces = new Map<FaceId, Promise<void>>()

/** Registers the files of a typeface as the browser loads them: each for its range of letters. */
async function registerFace(renderer: Renderer, id: FaceId): Promise<void> {
  const { family: name, packageName } = faces[id]
  const files = (await fontsourceFiles(packageName)).filter(({ name }) => alphabets.includes(name))
  for (const { path, ranges } of files.toReversed())
    await renderer.registerFont({ name, data: await readFile(join(fontFolder(packageName), path)), unicodeRange: codeRanges(ranges) })
}

/** The renderer of finished ads, the fonts of these texts and those typefaces loaded. */
export async function adRenderer(texts: readonly string[], wanted: readonly FaceId[] = []): Promise<Renderer> {
  shared ??= newRenderer().catch((cause: unknown) => {
    shared = null
    throw cause
  })
  const renderer = await shared
  for (const id of wanted.filter((face) => face !== 'inter')) {
    const done = registeredFaces.get(id) ?? registerFace(renderer, id)
    registeredFaces.set(id, done)
    await done
  }
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
