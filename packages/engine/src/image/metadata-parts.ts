import { crc32, inflateSync } from 'node:zlib'
import { PNG_XMP, XMP_BOX_ID } from './embed-xmp.ts'

export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'video/mp4'

/** Bytes of a file, from the first to before the last. `nameAt`: where the name of the part stands that they are the content of. */
export interface MetadataSpan {
  readonly nameAt: number
  readonly start: number
  readonly end: number
}

/** An XMP packet. `text` are bytes of the file itself, or of a copy where it is packed. */
interface XmpPart {
  readonly text: Uint8Array
  readonly isPacked: boolean
  readonly span: MetadataSpan
}

/** Metadata that say where a file comes from. */
interface MetadataParts {
  readonly xmp: readonly XmpPart[]
  /** The C2PA manifest store, in pieces that follow each other; empty where there is none. */
  readonly manifest: readonly MetadataSpan[]
}

/** Segments, chunks or boxes that are looked at; a large photograph with a manifest of 10 MB has 200. */
const PARTS_MAX = 20_000
const UNPACKED_MAX = 1_000_000

const JPEG_XMP = 'http://ns.adobe.com/xap/1.0/\0'
/** In the description of a JUMBF box that is a manifest store: C2PA's technical specification 2.4, 11.1.4.2. */
const MANIFEST_LABEL = 'c2pa'
/** The box of a manifest store in an MP4: the same, A.5. */
const MANIFEST_BOX_ID = 'd8fec3d61b0e483c92975828877ec481'
/** Bytes of such a name. */
const BOX_ID = 16

const textAt = (file: Buffer, start: number, end: number): string => file.toString('latin1', start, end)

/** What a file is, by its first bytes; null for anything else. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp'
  return head.slice(4, 8) === 'ftyp' && !/^(?:avi[fs]|hei[cfx]|mif1)/.test(head.slice(8)) ? 'video/mp4' : null
}

/** The metadata of a JPEG, PNG, WebP or MP4 without decoding it. Never throws: what stands behind a damaged part is not found. */
export function metadataPartsOf(bytes: Uint8Array): MetadataParts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = mediaTypeOf(bytes)
  const xmp: XmpPart[] = []
  const manifest: MetadataSpan[] = []
  const read = type === null ? null : readers[type]
  read?.(file, { xmp, manifest })
  return { xmp, manifest }
}

/** The manifest store of a file in one piece; empty where there is none. */
export const manifestStoreOf = (bytes: Uint8Array): Buffer =>
  Buffer.concat(metadataPartsOf(bytes).manifest.map(({ start, end }) => bytes.subarray(start, end)))

interface Found {
  readonly xmp: XmpPart[]
  readonly manifest: MetadataSpan[]
}

const readers: Readonly<Record<MediaType, (file: Buffer, found: Found) => void>> = {
  'image/jpeg': ofJpeg,
  'image/png': ofPng,
  'image/webp': ofWebp,
  'video/mp4': ofMp4,
}

const MARKER = { scan: 0xda, app1: 0xe1, app11: 0xeb, fill: 0xff }

/** Two letters, the number of the box and of the segment; further segments repeat eight bytes of the box. */
const JUMBF_HEAD = 8
const JUMBF_NEXT_HEAD = 16

const plainXmp = (file: Buffer, span: MetadataSpan, head: number): XmpPart => ({
  text: file.subarray(span.start + head, span.end),
  isPacked: false,
  span,
})

/** Segments up to the pixels: ITU-T T.81. A JUMBF box is spread over segments of one number: ISO 19566-5. */
function ofJpeg(file: Buffer, { xmp, manifest }: Found): void {
  const stores = new Set<number>()
  let at = 2
  for (let left = PARTS_MAX; left > 0 && at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== MARKER.scan; left--) {
    const marker = file[at + 1]
    if (marker === MARKER.fill) {
      at++
      continue
    }
    const span = { nameAt: at, start: at + 4, end: at + 2 + file.readUInt16BE(at + 2) }
    at = Math.max(at + 2, span.end)
    if (span.end > file.length) return
    if (marker === MARKER.app1 && textAt(file, span.start, span.start + JPEG_XMP.length) === JPEG_XMP) {
      xmp.push(plainXmp(file, span, JPEG_XMP.length))
    }
    if (marker !== MARKER.app11 || textAt(file, span.start, span.start + 2) !== 'JP' || span.end < span.start + JUMBF_NEXT_HEAD) continue
    const number = file.readUInt16BE(span.start + 2)
    // Type and label stand in the first segment; the others repeat the length and the name of the box.
    const isFirst = isManifestStore(textAt(file, span.start + JUMBF_HEAD, Math.min(span.end, span.start + 80)))
    if (isFirst) stores.add(number)
    if (stores.has(number)) manifest.push({ ...span, start: span.start + (isFirst ? JUMBF_HEAD : JUMBF_NEXT_HEAD) })
  }
}

const isManifestStore = (text: string): boolean => text.slice(4, 8) === 'jumb' && text.includes(`${MANIFEST_LABEL}\0`)

/** Chunks of length, type, content and checksum. */
function ofPng(file: Buffer, { xmp, manifest }: Found): void {
  let at = 8
  for (let left = PARTS_MAX; left > 0 && at + 12 <= file.length; left--) {
    const span = { nameAt: at + 4, start: at + 8, end: at + 8 + file.readUInt32BE(at) }
    if (span.end + 4 > file.length) return
    const type = textAt(file, span.nameAt, span.start)
    if (type === 'caBX') manifest.push(span)
    const packet = type === 'iTXt' ? xmpOfText(file, span) : type === 'zTXt' ? xmpOfPacked(file, span) : null
    if (packet !== null) xmp.push(packet)
    at = span.end + 4
  }
}

/** Behind the keyword: whether and how it is packed, the language, the keyword in that language. */
function xmpOfText(file: Buffer, span: MetadataSpan): XmpPart | null {
  const content = file.subarray(span.start, span.end)
  if (textAt(content, 0, PNG_XMP.length) !== PNG_XMP) return null
  const languageEnd = content.indexOf(0, PNG_XMP.length + 2)
  const start = languageEnd === -1 ? 0 : content.indexOf(0, languageEnd + 1) + 1
  if (start === 0) return null
  return content[PNG_XMP.length] === 1 ? unpackedXmp(content.subarray(start), span) : plainXmp(file, span, start)
}

/** Packed text, as libvips writes it. Behind the keyword stands how it is packed. */
function xmpOfPacked(file: Buffer, span: MetadataSpan): XmpPart | null {
  const content = file.subarray(span.start, span.end)
  return textAt(content, 0, PNG_XMP.length) === PNG_XMP ? unpackedXmp(content.subarray(PNG_XMP.length + 1), span) : null
}

function unpackedXmp(packed: Buffer, span: MetadataSpan): XmpPart | null {
  try {
    return { text: inflateSync(packed, { maxOutputLength: UNPACKED_MAX }), isPacked: true, span }
  } catch {
    return null
  }
}

/** Makes a part right again whose content was changed: a chunk of a PNG has a checksum. */
export function sealPart(file: Buffer, type: MediaType, { nameAt, end }: MetadataSpan): void {
  if (type === 'image/png') file.writeUInt32BE(crc32(file.subarray(nameAt, end)), end)
}

/** Chunks of RIFF, each of an even length. */
function ofWebp(file: Buffer, { xmp, manifest }: Found): void {
  let at = 12
  for (let left = PARTS_MAX; left > 0 && at + 8 <= file.length; left--) {
    const span = { nameAt: at, start: at + 8, end: at + 8 + file.readUInt32LE(at + 4) }
    if (span.end > file.length) return
    const type = textAt(file, at, at + 4)
    if (type === 'XMP ') xmp.push(plainXmp(file, span, 0))
    if (type === 'C2PA') manifest.push(span)
    at = span.end + ((span.end - span.start) % 2)
  }
}

/** Boxes of the file itself: ISO 14496-12. */
function ofMp4(file: Buffer, { xmp, manifest }: Found): void {
  let at = 0
  for (let left = PARTS_MAX; left > 0 && at + 8 <= file.length; left--) {
    const short = file.readUInt32BE(at)
    if (short === 1 && at + 16 > file.length) return
    const head = short === 1 ? 16 : 8
    const length = short === 0 ? file.length - at : short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short
    const span = { nameAt: at + 4, start: at + head, end: at + length }
    if (length < head || span.end > file.length) return
    const id = textAt(file, span.nameAt, span.nameAt + 4) === 'uuid' ? file.toString('hex', span.start, span.start + BOX_ID) : null
    if (id === XMP_BOX_ID) xmp.push(plainXmp(file, span, BOX_ID))
    if (id === MANIFEST_BOX_ID) manifest.push({ ...span, start: span.start + BOX_ID })
    at = span.end
  }
}
