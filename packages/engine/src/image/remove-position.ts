import { type PositionSearch, spend } from './position-search.ts'
import { removeBoxPosition } from './remove-box-position.ts'
import { removeExifPosition } from './remove-exif-position.ts'
import { removeIptcPosition } from './remove-iptc-position.ts'
import { removePngPosition } from './remove-png-position.ts'
import { removeXmpPosition } from './remove-xmp-position.ts'

/** Far more than files of cameras need. */
const WORK_FOR_A_FILE = 4_000_000

/**
 * An image or video without where it was taken: positions in Exif, XMP and IPTC of JPEG, PNG, WebP, AVIF and HEIC, in XMP of GIF, in the boxes of MP4
 * and MOV. They are overwritten in these bytes, which are also what is returned; only a PNG with packed metadata is a copy. Pixels, orientation, colour
 * profile and the rest stay. Never throws: of a damaged file what can be read is overwritten. Positions in a maker's own notes and in timed tracks of a
 * video are not found; WebM has none.
 */
export function removePosition(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = file.toString('latin1', 0, 12)
  const search = { left: WORK_FOR_A_FILE }
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return removePngPosition(file, search) ?? bytes
  if (head.startsWith('\xff\xd8\xff')) ofJpeg(file, search)
  else if (head.startsWith('RIFF') && head.endsWith('WEBP')) ofWebp(file, search)
  else if (head.startsWith('GIF8')) ofGif(file, search)
  else if (head.slice(4, 8) === 'ftyp') removeBoxPosition(file, search)
  return bytes
}

const EXIF = 'Exif\0\0'
const XMP = 'http://ns.adobe.com/xap/1.0/\0'
/** More XMP than one segment holds; followed by a digest of 32 characters, the whole length and the offset. */
const MORE_XMP = 'http://ns.adobe.com/xmp/extension/\0'
const MORE_XMP_HEAD = MORE_XMP.length + 40
const IPTC = 'Photoshop 3.0\0'

/** Of one image, chunk or segment. */
const PART_WORK = 20

const startsWith = (part: Buffer, text: string): boolean => part.toString('latin1', 0, text.length) === text

// JPEG: ITU-T T.81. A file may end with more images (for depth, or for brighter screens), or with a short video.

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff])
const SCAN = 0xda

function ofJpeg(file: Buffer, search: PositionSearch): void {
  let end = 0
  for (let at = 0; at !== -1 && spend(search, PART_WORK); at = file.indexOf(JPEG_START, end)) end = ofSegments(file, at + 2, search)
  const video = file.indexOf('ftyp', end)
  if (video >= 4) removeBoxPosition(file.subarray(video - 4), search)
}

/** Segments before the pixels. Returns where they end. */
function ofSegments(file: Buffer, start: number, search: PositionSearch): number {
  const moreXmp: Buffer[] = []
  let at = start
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== SCAN && spend(search, PART_WORK)) {
    // A byte that fills up.
    if (file[at + 1] === 0xff) {
      at++
      continue
    }
    const end = at + 2 + file.readUInt16BE(at + 2)
    const part = file.subarray(at + 4, Math.max(at + 4, end))
    if (startsWith(part, EXIF)) removeExifPosition(part.subarray(EXIF.length), search)
    else if (startsWith(part, XMP)) removeXmpPosition(part.subarray(XMP.length), search)
    else if (startsWith(part, MORE_XMP)) moreXmp.push(part.subarray(MORE_XMP_HEAD))
    else if (startsWith(part, IPTC)) removeIptcPosition(part.subarray(IPTC.length))
    at = Math.max(at + 2, end)
  }
  // A value may begin in one segment and end in the next.
  const joined = Buffer.concat(moreXmp)
  removeXmpPosition(joined, search)
  let from = 0
  for (const part of moreXmp) from += joined.copy(part, 0, from, from + part.length)
  return at
}

// WebP: chunks of RIFF, each of an even length.

function ofWebp(file: Buffer, search: PositionSearch): void {
  let at = 12
  while (at + 8 <= file.length && spend(search, PART_WORK)) {
    const length = file.readUInt32LE(at + 4)
    const part = file.subarray(at + 8, at + 8 + length)
    const type = file.toString('latin1', at, at + 4)
    if (type === 'EXIF') removeExifPosition(startsWith(part, EXIF) ? part.subarray(EXIF.length) : part, search)
    if (type === 'XMP ') removeXmpPosition(part, search)
    at += 8 + length + (length % 2)
  }
}

/** GIF has its XMP as plain text behind the name of its extension, up to a byte that no text holds. */
function ofGif(file: Buffer, search: PositionSearch): void {
  const name = file.indexOf('XMP DataXMP')
  if (name === -1) return
  const start = name + 'XMP DataXMP'.length
  const end = file.indexOf(1, start)
  removeXmpPosition(file.subarray(start, end === -1 ? file.length : end), search)
}
