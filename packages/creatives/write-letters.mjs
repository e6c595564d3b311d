// Writes src/letters.ts: how wide every letter of Inter is. Run it after updating the font: `node packages/creatives/write-letters.mjs`.
// The `cmap` table of a font lists its letters; their widths are measured by the renderer that draws the finished ads.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Renderer } from 'takumi-js/node'

const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic']
const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'))
const fonts = subsets.map((subset) => readFileSync(join(folder, 'files', `inter-${subset}-wght-normal.woff2`)))

/** WOFF 2.0, table 2: the tags that have a number; 63 means that the tag is spelt out. Only the place of these three matters here. */
const CMAP = 0
const GLYF = 10
const LOCA = 11

/** The `cmap` table of a WOFF2 file (https://www.w3.org/TR/WOFF2, section 4). */
function cmapOf(file) {
  let at = 48
  const varint = () => {
    for (let value = 0; ;) {
      const byte = file[at++]
      value = (value << 7) | (byte & 127)
      if (byte < 128) return value
    }
  }
  let offset = 0
  let found = null
  for (let table = 0; table < file.readUInt16BE(12); table++) {
    const flags = file[at++]
    const tag = flags & 63
    if (tag === 63) at += 4
    let length = varint()
    const isTransformed = tag === GLYF || tag === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0
    if (isTransformed) length = varint()
    if (tag === CMAP) found = { offset, length }
    offset += length
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  return data.subarray(found.offset, found.offset + found.length)
}

/** Code points of a `cmap` table: formats 4 and 12, which are all that Inter uses. */
function* codePoints(cmap) {
  for (let table = 0; table < cmap.readUInt16BE(2); table++) {
    const at = cmap.readUInt32BE(8 + table * 8)
    const format = cmap.readUInt16BE(at)
    if (format === 4) {
      const segments = cmap.readUInt16BE(at + 6) / 2
      for (let segment = 0; segment < segments; segment++) {
        const last = cmap.readUInt16BE(at + 14 + segment * 2)
        for (let code = cmap.readUInt16BE(at + 16 + (segments + segment) * 2); code <= last && code < 0xffff; code++) yield code
      }
    } else if (format === 12) {
      for (let group = 0; group < cmap.readUInt32BE(at + 12); group++) {
        const last = cmap.readUInt32BE(at + 20 + group * 12)
        for (let code = cmap.readUInt32BE(at + 16 + group * 12); code <= last; code++) yield code
      }
    } else throw new Error(`cmap format ${format}`)
  }
}

const renderer = new Renderer()
for (const data of fonts) await renderer.registerFont({ name: 'Inter Variable', data })

async function width(text, fontWeight) {
  const style = { fontFamily: 'Inter Variable', fontWeight, fontSize: 1000, whiteSpace: 'pre' }
  const { runs } = await renderer.measure({ type: 'text', text, style }, { width: 10_000 })
  return Math.round(runs.reduce((sum, run) => sum + run.width, 0))
}

/** Two digits of base 36. Only digraphs like Ǆ and the drachma sign are wider. */
const WIDEST = 36 * 36 - 1

const isPrinted = (code) => code >= 0x20 && code !== 0x7f && code !== 0xfeff && code !== 0xfffd
const letters = [...new Set(fonts.flatMap((font) => [...codePoints(cmapOf(font))]))].filter(isPrinted).sort((a, b) => a - b)
const runs = []
for (const code of letters) {
  const letter = String.fromCodePoint(code)
  const widths = [await width(letter, 400), await width(letter, 700)]
    .map((each) => Math.min(each, WIDEST).toString(36).padStart(2, '0'))
    .join('')
  const run = runs.at(-1)
  if (run !== undefined && run.first + run.widths.length / 4 === code) run.widths += widths
  else runs.push({ first: code, widths })
}

const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
writeFileSync(
  new URL('src/letters.ts', import.meta.url),
  `/**
 * Widths of all letters of Inter (@fontsource-variable/inter ${version}; Latin, Greek, Cyrillic, Vietnamese), by runs of code points: the first
 * code point, then four digits of base 36 for each letter: two for its width at weight 400, two at 700, in thousandths of the type size.
 * Written by write-letters.mjs.
 */
export const letterRuns: readonly (readonly [first: number, widths: string])[] = [
${runs.map(({ first, widths }) => `  [0x${first.toString(16)}, '${widths}'],`).join('\n')}
]
`,
)
console.log(`${letters.length} letters in ${runs.length} runs`)
