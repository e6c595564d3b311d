import { svgSize } from './svg-size.ts'
import { isSvgName, readXmlRoot } from './xml-root.ts'

/** An image's size in pixels as stated in its file. */
interface ImageSize {
  readonly width: number
  readonly height: number
}

/** The size; 'more' when the bytes are the start of an image that does not contain it yet; null when they are no image. */
type ImageHeader = ImageSize | 'more' | null

const ascii = (bytes: Uint8Array, from: number, length: number): string => String.fromCharCode(...bytes.subarray(from, from + length))

/** Reads the size from the first bytes of a JPEG, PNG, GIF, WebP, AVIF, HEIC, BMP or SVG. Decodes nothing and never throws. */
export function readImageHeader(bytes: Uint8Array): ImageHeader {
  if (bytes.length < 16) return 'more'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = ascii(bytes, 0, 4)
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(view)
  if (start === '\x89PNG') return bytes.length < 24 ? 'more' : sizeOf(view.getUint32(16), view.getUint32(20))
  if (start === 'GIF8') return sizeOf(view.getUint16(6, true), view.getUint16(8, true))
  if (start === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return bytes.length < 30 ? 'more' : webpSize(view, ascii(bytes, 12, 4))
  if (ascii(bytes, 4, 4) === 'ftyp') return boxedSize(view, bytes)
  if (start.startsWith('BM')) return bytes.length < 26 ? 'more' : sizeOf(view.getInt32(18, true), Math.abs(view.getInt32(22, true)))
  return sizeOfSvg(bytes)
}

const sizeOf = (width: number, height: number): ImageSize | null => (width > 0 && height > 0 ? { width, height } : null)

/** Walks the segments to the frame header. An EXIF orientation of 5 to 8 swaps width and height. */
function jpegSize(view: DataView): ImageHeader {
  let isTurned = false
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2
      continue
    }
    if (marker === 0xd9 || marker === 0xda) return null
    const length = view.getUint16(at + 2)
    if (marker === 0xe1) isTurned ||= orientationOf(view, at + 4) >= 5
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return isTurned ? sizeOf(height, width) : sizeOf(width, height)
    }
    at += 2 + Math.max(2, length)
  }
  return 'more'
}

/** The EXIF orientation, 1 to 8; 1 when not stated. `at`: the start of the segment's content. */
function orientationOf(view: DataView, at: number): number {
  if (at + 14 > view.byteLength || view.getUint32(at) !== 0x45786966) return 1
  const tiff = at + 6
  const isLittle = view.getUint16(tiff) === 0x4949
  const table = tiff + view.getUint32(tiff + 4, isLittle)
  if (table + 2 > view.byteLength) return 1
  const count = Math.min(64, view.getUint16(table, isLittle))
  for (let entry = table + 2; entry + 12 <= Math.min(view.byteLength, table + 2 + count * 12); entry += 12)
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle)
  return 1
}

function webpSize(view: DataView, chunk: string): ImageHeader {
  if (chunk === 'VP8X') return sizeOf(1 + threeBytes(view, 24), 1 + threeBytes(view, 27))
  if (chunk === 'VP8 ') return sizeOf(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (chunk !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return sizeOf(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff))
}

const threeBytes = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

/**
 * AVIF and HEIC: the largest of the stated extents, because tiles, thumbnails and alpha have their own. `irot` by a quarter swaps width and
 * height.
 */
function boxedSize(view: DataView, bytes: Uint8Array): ImageHeader {
  if (!/^(avi[fs]|hei[cfmsvx]|hev[cx]|mi[af]1|msf1)/.test(ascii(bytes, 8, 4))) return null
  let largest: ImageSize | null = null
  let isTurned = false
  for (let at = 16; at + 20 <= bytes.length; at++) {
    if (bytes[at] !== 0x69) continue // 'i'
    const name = ascii(bytes, at, 4)
    if (name === 'irot') isTurned ||= (bytes[at + 4] & 1) === 1
    if (name !== 'ispe') continue
    const found = sizeOf(view.getUint32(at + 8), view.getUint32(at + 12))
    if (found !== null && (largest === null || found.width * found.height > largest.width * largest.height)) largest = found
  }
  if (largest === null) return 'more'
  return isTurned ? { width: largest.height, height: largest.width } : largest
}

/** Bytes of a file that contain the root element of an SVG. */
const SVG_START_BYTES = 16_384

/** The size of an SVG: in pixels, or the ratio of its view box. */
function sizeOfSvg(bytes: Uint8Array): ImageHeader {
  const root = readXmlRoot(new TextDecoder().decode(bytes.subarray(0, SVG_START_BYTES)))
  if (root.name !== null && !isSvgName(root.name)) return null
  if (root.attributes === null) return bytes.length < SVG_START_BYTES ? 'more' : null
  const { width, height } = svgSize(root)
  return sizeOf(width ?? 0, height ?? 0)
}
