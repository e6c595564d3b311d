import { faces } from '@adloom/creatives/faces.ts'
import { type FallbackFont, fallbackFonts } from '@adloom/creatives/fallback-fonts.ts'
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

/** A file of a font in its package, and the code points it claims to have, as style sheets write them. */
interface SliceFile {
  readonly name: string
  readonly path: string
  readonly ranges: string
}

/** What a file of a font has to know of it. */
type NamedFont = Omit<FallbackFont, 'letters' | 'leading'>

/** The font of the ads and of every page (SIL Open Font License 1.1). */
export const interFont: NamedFont = { family: 'Inter Variable', packageName: '@fontsource-variable/inter' }

const require = createRequire(import.meta.url)

/** The folder of a font's package. */
export const fontFolder = (packageName: string): string => dirname(require.resolve(`${packageName}/package.json`))

/** What a package of Fontsource says of its slices: name → code points. */
const rangesSchema = z.record(z.string(), z.string())
const packageSchema = z.object({ version: z.string() })

/** Letters that Inter draws, and slices for formulas that claim letters they do not have. */
const UNUSED = /^(latin|latin-ext|vietnamese|greek|greek-ext|cyrillic|cyrillic-ext|math|symbols)$/

const filesByFont = new Map<string, Promise<readonly SliceFile[]>>()
const filesByCodeOfFont = new Map<string, Promise<ReadonlyMap<number, string>>>()
const slicesByFile = new Map<string, Promise<FontSlice>>()

const filesOf = (font: NamedFont): Promise<readonly SliceFile[]> => once(filesByFont, font.packageName, () => readFiles(font))

/** The slice of a font that has a letter, null when it has none. A slice is read once. */
export async function sliceOf(font: FallbackFont, letter: string): Promise<FontSlice | null> {
  const code = letter.codePointAt(0) ?? 0
  const files = await once(filesByCodeOfFont, font.packageName, async () => filesByCode(await filesOf(font)))
  const path = files.get(code)
  if (path === undefined) return null
  const slice = await once(slicesByFile, `${font.packageName}/${path}`, () => readSlice(font, path))
  return slice.letters.has(code) ? slice : null
}

/**
 * What is at `{package}/font.css`, the style sheet of a font, by which a browser loads the files of the letters that a page shows; or at the address of
 * such a file, which changes with the version. Null at any other.
 */
export async function readFontAddress(address: string): Promise<string | Buffer | null> {
  const font = [...Object.values(faces), ...fallbackFonts].find(({ packageName }) => address.startsWith(`${packageName}/`))
  if (font === undefined) return null
  const path = address.slice(font.packageName.length + 1)
  if (path === 'font.css') return styleSheetOf(font)
  const isKnown = (await filesOf(font)).some((file) => file.path === path)
  return isKnown ? readFile(join(fontFolder(font.packageName), path)) : null
}

async function styleSheetOf(font: NamedFont): Promise<string> {
  const { version } = packageSchema.parse(JSON.parse(await readFile(join(fontFolder(font.packageName), 'package.json'), 'utf8')))
  const rules = (await filesOf(font)).map(
    ({ path, ranges }) =>
      `@font-face{font-family:'${font.family}';font-display:swap;font-weight:100 900;src:url(${path}?${version}) format('woff2');unicode-range:${ranges}}`,
  )
  return rules.join('\n')
}

async function once<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const value = known.get(key) ?? make()
  known.set(key, value)
  // What failed is tried again.
  value.catch(() => known.delete(key))
  return value
}

async function readSlice({ family, packageName, leaves }: NamedFont, path: string): Promise<FontSlice> {
  const data = await readFile(join(fontFolder(packageName), path))
  const letters = lettersOfWoff2(data)
  if (leaves !== undefined) for (const code of letters) if (leaves.test(String.fromCodePoint(code))) letters.delete(code)
  return { family, data, letters }
}

const TWEMOJI_FILE = 'twemoji.woff2'

async function readFiles(font: NamedFont): Promise<readonly SliceFile[]> {
  const { packageName } = font
  if (!packageName.startsWith('@fontsource-variable/')) {
    const { letters } = await readSlice(font, TWEMOJI_FILE)
    return [{ name: 'emoji', path: TWEMOJI_FILE, ranges: Array.from(letters, (code) => `U+${code.toString(16)}`).join(',') }]
  }
  const files = await fontsourceFiles(packageName)
  return fallbackFonts.every((fallback) => fallback.packageName !== packageName) ? files : files.filter(({ name }) => !UNUSED.test(name))
}

/** The files of a package of Fontsource, in the order of its style sheet. */
export async function fontsourceFiles(packageName: string): Promise<readonly SliceFile[]> {
  const id = packageName.replace('@fontsource-variable/', '')
  const ranges = rangesSchema.parse(JSON.parse(await readFile(join(fontFolder(packageName), 'unicode.json'), 'utf8')))
  return Object.entries(ranges).map(([key, range]) => {
    const name = key.replace(/[[\]]/g, '')
    return { name, path: `files/${id}-${name}-wght-normal.woff2`, ranges: range }
  })
}

/** First and last code points of ranges as style sheets write them: `U+4E00`, `U+4E00-4E0F` or `U+4E0?`. */
export const codeRanges = (ranges: string): [first: number, last: number][] =>
  ranges.split(',').map((range) => {
    const [first, last = first] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)]
  })

/** The file for each code point that the files claim to have. */
function filesByCode(files: readonly SliceFile[]): ReadonlyMap<number, string> {
  const byCode = new Map<number, string>()
  for (const { path, ranges } of files)
    for (const [first, last] of codeRanges(ranges)) for (let code = first; code <= last; code++) byCode.set(code, path)
  return byCode
}
