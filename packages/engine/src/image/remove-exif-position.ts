import { type PositionSearch, spend, untilDamaged } from './position-search.ts'
import { removeIptcPosition } from './remove-iptc-position.ts'
import { removeXmpPosition } from './remove-xmp-position.ts'

// TIFF 6.0: a directory is the count of its entries, the entries, and the offset of the next directory. An entry is tag, type, count, and the value or
// its offset.

const GPS = 0x8825
const XMP = 0x02bc
const IPTC = 0x83bb
/** Entries that point to other directories: of a picture inside, of the camera's settings. */
const DIRECTORIES = new Set([0x014a, 0x8769])
const ENTRY_BYTES = 12
/** Bytes of one value by its type; unknown types count as bytes. */
const TYPE_BYTES = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/** More than any camera writes; beyond them a file is made to keep us busy. */
const MAX_DIRECTORIES = 16
const MAX_POSITIONS = 8
const MAX_POSITION_ENTRIES = 64
const MAX_POSITION_BYTES = 65_536
const MAX_TEXTS = 4
const WORK = 10_000

interface Entry {
  readonly at: number
  readonly tag: number
  /** Where its value is, and its bytes. */
  readonly valueAt: number
  readonly size: number
  /** Its four bytes as an offset. */
  readonly offset: number
}

/** Overwrites the position in Exif, from its TIFF header on, and takes its directory out of the one that names it. */
export function removeExifPosition(tiff: Buffer, search: PositionSearch): void {
  if (spend(search, WORK)) untilDamaged(() => ofTiff(tiff, search))
}

function ofTiff(tiff: Buffer, search: PositionSearch): void {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return
  const reader = tiffReader(tiff, order === 'II')
  const waiting = [reader.long(4)]
  const seen = new Set<number>()
  let positions = 0
  let texts = 0
  for (let at = waiting.pop(); at !== undefined && seen.size < MAX_DIRECTORIES; at = waiting.pop()) {
    if (at < 8 || seen.has(at) || !reader.hasDirectory(at)) continue
    seen.add(at)
    waiting.push(reader.next(at))
    // From the end, because a removed entry moves those behind it.
    for (let index = reader.short(at) - 1; index >= 0; index--) {
      const entry = reader.entry(at, index)
      if (DIRECTORIES.has(entry.tag)) waiting.push(entry.offset)
      if (entry.tag === GPS) {
        if (!seen.has(entry.offset) && positions++ < MAX_POSITIONS) reader.blankDirectory(entry.offset)
        reader.removeEntry(at, index)
      }
      if ((entry.tag === XMP || entry.tag === IPTC) && texts++ < MAX_TEXTS) {
        const text = tiff.subarray(entry.valueAt, entry.valueAt + entry.size)
        if (entry.tag === XMP) removeXmpPosition(text, search)
        else removeIptcPosition(text)
      }
    }
  }
}

function tiffReader(tiff: Buffer, isLittle: boolean) {
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number): number => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const endOf = (at: number): number => at + 2 + short(at) * ENTRY_BYTES

  function entry(directory: number, index: number): Entry {
    const at = directory + 2 + index * ENTRY_BYTES
    const size = (TYPE_BYTES[short(at + 2)] ?? 1) * long(at + 4)
    const offset = long(at + 8)
    return { at, tag: short(at), size, offset, valueAt: size > 4 ? offset : at + 8 }
  }

  const hasDirectory = (at: number): boolean => at + 2 <= tiff.length && endOf(at) <= tiff.length

  return {
    short,
    long,
    entry,
    hasDirectory,
    /** The offset of the next directory, 0 where there is none. */
    next: (at: number): number => (endOf(at) + 4 <= tiff.length ? long(endOf(at)) : 0),
    /** Makes it an empty directory, its values zeros. */
    blankDirectory: (at: number): void => {
      if (at < 8 || !hasDirectory(at)) return
      for (let index = 0; index < Math.min(short(at), MAX_POSITION_ENTRIES); index++) {
        const { valueAt, size } = entry(at, index)
        // What points before the header's end is damaged: the header stays.
        if (valueAt >= 8) tiff.fill(0, Math.min(valueAt, tiff.length), Math.min(valueAt + Math.min(size, MAX_POSITION_BYTES), tiff.length))
        if (!hasDirectory(at)) break
      }
      tiff.fill(0, at, Math.min(endOf(at) + 4, tiff.length))
    },
    removeEntry: (directory: number, index: number): void => {
      const { at } = entry(directory, index)
      const end = Math.min(endOf(directory) + 4, tiff.length)
      tiff.copyWithin(at, at + ENTRY_BYTES, end)
      tiff.fill(0, end - ENTRY_BYTES, end)
      const count = short(directory) - 1
      if (isLittle) tiff.writeUInt16LE(count, directory)
      else tiff.writeUInt16BE(count, directory)
    },
  }
}
