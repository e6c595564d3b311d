import { brotliDecompressSync } from 'node:zlib'

/** WOFF 2.0, table 2: the tags that have a number; 63 means that the tag is spelt out. Only the place of these matters here. */
const CMAP = 0
const HEAD = 1
const HHEA = 2
const OS_2 = 6
const GLYF = 10
const LOCA = 11
const SPELT_OUT = 63

/** The code points a WOFF2 font has letters for (https://www.w3.org/TR/WOFF2, section 4). */
export const lettersOfWoff2 = (file: Buffer): Set<number> => new Set(codePoints(tableOf(file, CMAP)))

/**
 * How far a WOFF2 font reaches above and below the baseline (`ascender` and `descender` of its `hhea` table), and how high its capitals are (`OS/2`), as
 * shares of the type size.
 */
export function metricsOfWoff2(file: Buffer): { readonly ascent: number; readonly descent: number; readonly capHeight: number } {
  const perEm = tableOf(file, HEAD).readUInt16BE(18)
  const [hhea, os2] = [tableOf(file, HHEA), tableOf(file, OS_2)]
  return { ascent: hhea.readInt16BE(4) / perEm, descent: -hhea.readInt16BE(6) / perEm, capHeight: os2.readInt16BE(88) / perEm }
}

function tableOf(file: Buffer, wanted: number): Buffer {
  let at = 48
  const variableLength = (): number => {
    for (let value = 0; ;) {
      const byte = file[at++]
      value = (value << 7) | (byte & 127)
      if (byte < 128) return value
    }
  }
  let offset = 0
  let found = { offset: 0, length: 0 }
  for (let table = 0; table < file.readUInt16BE(12); table++) {
    const flags = file[at++]
    const tag = flags & 63
    if (tag === SPELT_OUT) at += 4
    let length = variableLength()
    const isTransformed = tag === GLYF || tag === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0
    if (isTransformed) length = variableLength()
    if (tag === wanted) found = { offset, length }
    offset += length
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  return data.subarray(found.offset, found.offset + found.length)
}

/** Code points of a `cmap` table: formats 4 and 12, which are all that these fonts use. Format 14 lists shapes of letters that are there already. */
function* codePoints(cmap: Buffer): Generator<number> {
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
    }
  }
}
