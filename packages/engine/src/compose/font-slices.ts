import { type FallbackFont } from '@adloom/creatives/fallback-fonts.ts'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { lettersOfWoff2 } from './woff2-letters.ts'

/** A part of a font, ready to be registered; the code points it has. */
export interface FontSlice {
  readonly family: string
  readonly data: Buffer
  readonly letters: ReadonlySet<number>
}

const require = createRequire(import.meta.url)

/** The folder of a font's package, `@fontsource-variable/` and `id`. */
export const fontFolder = (id: string): string => dirname(require.resolve(`@fontsource-variable/${id}/package.json`))

/** What a font's package says of its slices: name → code points as style sheets write them. */
const rangesSchema = z.record(z.string(), z.string())

/** Letters that Inter draws, and slices for formulas that claim letters they do not have. */
const UNUSED = /^(latin|latin-ext|vietnamese|greek|greek-ext|cyrillic|cyrillic-ext|math|symbols)$/

const filesByFont = new Map<string, Promise<ReadonlyMap<number, string>>>()
const slicesByFile = new Map<string, Promise<FontSlice>>()

/** The slice of a font that has a letter, null when it has none. A slice is read once. */
export async function sliceOf({ id, family }: FallbackFont, letter: string): Promise<FontSlice | null> {
  const code = letter.codePointAt(0) ?? 0
  const files = await once(filesByFont, id, () => filesByCode(id))
  const file = files.get(code)
  if (file === undefined) return null
  const slice = await once(slicesByFile, file, () => readSlice(family, file))
  return slice.letters.has(code) ? slice : null
}

async function once<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const value = known.get(key) ?? make()
  known.set(key, value)
  // What failed is tried again.
  value.catch(() => known.delete(key))
  return value
}

async function readSlice(family: string, file: string): Promise<FontSlice> {
  const data = await readFile(file)
  return { family, data, letters: lettersOfWoff2(data) }
}

/** The file of a font for each code point it claims to have. */
async function filesByCode(id: string): Promise<ReadonlyMap<number, string>> {
  const folder = fontFolder(id)
  const files = new Map<number, string>()
  for (const [key, ranges] of Object.entries(rangesSchema.parse(JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'))))) {
    const name = key.replace(/[[\]]/g, '')
    if (UNUSED.test(name)) continue
    const file = join(folder, 'files', `${id}-${name}-wght-normal.woff2`)
    for (const range of ranges.split(',')) {
      // `U+4E00`, `U+4E00-4E0F` or `U+4E0?`.
      const [first, last = first] = range.trim().replace('U+', '').split('-')
      for (let code = Number.parseInt(first.replaceAll('?', '0'), 16); code <= Number.parseInt(last.replaceAll('?', 'F'), 16); code++)
        files.set(code, file)
    }
  }
  return files
}
