import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { type PositionSearch, spend } from './position-search.ts'
import { removeExifPosition } from './remove-exif-position.ts'
import { removeIptcPosition } from './remove-iptc-position.ts'
import { removeXmpPosition } from './remove-xmp-position.ts'

// PNG: chunks of length, type, content and a checksum of type and content.

const XMP_KEYWORD = 'XML:com.adobe.xmp'
/** Metadata of other formats in hexadecimal numbers, as ImageMagick writes it. */
const PROFILE = /^Raw profile type (APP1|exif|iptc|xmp)$/
/** In `APP1`, before what it holds. */
const PREFIXES = ['Exif\0\0', 'http://ns.adobe.com/xap/1.0/\0', 'Photoshop 3.0\0']
const MAX_UNPACKED_BYTES = 1_000_000
const CHUNK_WORK = 20

/** Overwrites positions in these bytes. Null, or the file with new chunks where metadata is packed and had a position. */
export function removePngPosition(file: Buffer, search: PositionSearch): Buffer | null {
  const parts: Buffer[] = []
  let copied = 0
  let at = 8
  while (at + 12 <= file.length && spend(search, CHUNK_WORK)) {
    const end = at + 8 + file.readUInt32BE(at)
    if (end + 4 > file.length) break
    const type = file.toString('latin1', at + 4, at + 8)
    const content = file.subarray(at + 8, end)
    if (type === 'eXIf') removeExifPosition(content, search)
    const text = /^(?:iTXt|tEXt|zTXt)$/.test(type) ? textOf(type, content) : null
    const replacement = text === null ? null : changedText(content, text, search)
    if (replacement !== null) {
      parts.push(file.subarray(copied, at), chunkOf(type, replacement))
      copied = end + 4
    } else if (type === 'eXIf' || (text !== null && !text.isPacked)) {
      file.writeUInt32BE(crc32(file.subarray(at + 4, end)), end)
    }
    at = end + 4
  }
  return parts.length === 0 ? null : Buffer.concat([...parts, file.subarray(copied)])
}

interface Text {
  readonly keyword: string
  readonly isPacked: boolean
  /** Where it starts in the chunk. */
  readonly start: number
}

/** Text with metadata; null for other text. */
function textOf(type: string, content: Buffer): Text | null {
  const nameEnd = content.subarray(0, 80).indexOf(0)
  if (nameEnd === -1) return null
  const keyword = content.toString('latin1', 0, nameEnd)
  if (keyword !== XMP_KEYWORD && !PROFILE.test(keyword)) return null
  if (type === 'tEXt') return { keyword, isPacked: false, start: nameEnd + 1 }
  if (type === 'zTXt') return { keyword, isPacked: true, start: nameEnd + 2 }
  // Behind its language and the keyword in that language.
  const languageEnd = content.indexOf(0, nameEnd + 3)
  const translatedEnd = languageEnd === -1 ? -1 : content.indexOf(0, languageEnd + 1)
  return translatedEnd === -1 ? null : { keyword, isPacked: content[nameEnd + 1] === 1, start: translatedEnd + 1 }
}

/**
 * Overwrites positions in plain text and returns null. Of packed text the new content, null when it has no position; without its text where
 * unreadable.
 */
function changedText(content: Buffer, { keyword, isPacked, start }: Text, search: PositionSearch): Buffer | null {
  if (!isPacked) {
    overwriteText(keyword, content.subarray(start), search)
    return null
  }
  const head = content.subarray(0, start)
  const text = spend(search, MAX_UNPACKED_BYTES / 10) ? unpacked(content.subarray(start)) : null
  if (text === null) return Buffer.concat([head, deflateSync('')])
  const before = Buffer.from(text)
  overwriteText(keyword, text, search)
  return text.equals(before) ? null : Buffer.concat([head, deflateSync(text)])
}

function unpacked(packed: Buffer): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES })
  } catch {
    return null
  }
}

function overwriteText(keyword: string, text: Buffer, search: PositionSearch): void {
  if (keyword === XMP_KEYWORD) {
    removeXmpPosition(text, search)
    return
  }
  // An empty line, the name, the length, then lines of digits.
  const line = text.toString('latin1', 0, 100)
  const digitsAt = /^\n[^\n]*\n\s*\d+\n/.exec(line)?.[0].length ?? text.length
  const places: number[] = []
  for (let at = digitsAt; at < text.length; at++) if (text[at] > 0x20) places.push(at)
  const profile = Buffer.from(places.map((at) => String.fromCharCode(text[at])).join(''), 'hex')
  const prefix = PREFIXES.find((one) => profile.toString('latin1', 0, one.length) === one)
  const part = profile.subarray(prefix?.length ?? 0)
  if (/^(?:II|MM)/.test(part.toString('latin1', 0, 2))) removeExifPosition(part, search)
  else if (part.includes('<')) removeXmpPosition(part, search)
  else removeIptcPosition(part)
  const digits = profile.toString('hex')
  for (let index = 0; index < digits.length; index++) text[places[index]] = digits.charCodeAt(index)
}

function chunkOf(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(content.length + 12)
  chunk.writeUInt32BE(content.length)
  chunk.write(type, 4, 'latin1')
  content.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, content.length + 8)), content.length + 8)
  return chunk
}
