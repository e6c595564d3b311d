import { type PositionSearch, spend, untilDamaged } from './position-search.ts'
import { removeExifPosition } from './remove-exif-position.ts'
import { removeXmpPosition } from './remove-xmp-position.ts'
import { XMP_BOX_ID } from './embed-xmp.ts'

// ISO 14496-12 and QuickTime: a box is its length, its name, its content.

interface BoxFile {
  readonly file: Buffer
  readonly search: PositionSearch
}

interface Box {
  readonly name: string
  readonly nameAt: number
  readonly start: number
  readonly end: number
}

/** Boxes that hold boxes. */
const CONTAINERS = new Set(['moov', 'trak', 'udta', 'meta', 'ilst'])
const MAX_DEPTH = 8
const BOX_WORK = 40
/** Boxes of one position each: QuickTime's text, 3GPP's, Apple's. */
const POSITIONS = new Set(['\xa9xyz', 'loci'])
const LOCATION_KEY = 'com.apple.quicktime.location.'
/** Items of metadata that are looked at; a picture has one of each kind. */
const MAX_ITEMS = 16

/** Overwrites positions in the boxes of an MP4, MOV, AVIF or HEIC. */
export function removeBoxPosition(file: Buffer, search: PositionSearch): void {
  untilDamaged(() => ofBoxes({ file, search }, { start: 0, end: file.length }, 0))
}

function* boxesIn({ file, search }: BoxFile, { start, end }: Pick<Box, 'start' | 'end'>): Generator<Box> {
  let at = start
  while (at + 8 <= end) {
    const short = file.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    const length = short === 0 ? end - at : short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short
    if (length < head || !spend(search, BOX_WORK)) return
    yield { name: file.toString('latin1', at + 4, at + 8), nameAt: at + 4, start: at + head, end: Math.min(end, at + length) }
    at += length
  }
}

function ofBoxes(boxFile: BoxFile, span: Pick<Box, 'start' | 'end'>, depth: number): void {
  const { file, search } = boxFile
  for (const box of boxesIn(boxFile, span)) {
    if (POSITIONS.has(box.name)) {
      file.write('free', box.nameAt, 'latin1')
      file.fill(0, box.start, box.end)
    } else if (box.name === 'uuid' && file.toString('hex', box.start, box.start + 16) === XMP_BOX_ID) {
      removeXmpPosition(file.subarray(box.start + 16, box.end), search)
    } else if (box.name === 'XMP_') {
      removeXmpPosition(file.subarray(box.start, box.end), search)
    } else if (CONTAINERS.has(box.name) && depth < MAX_DEPTH) {
      const content = box.name === 'meta' ? contentOfMeta(file, box) : box
      if (box.name === 'meta') ofMeta(boxFile, content)
      ofBoxes(boxFile, content, depth + 1)
    }
  }
}

/** Of QuickTime it begins with a box, of ISO with four bytes of version and flags. */
const contentOfMeta = (file: Buffer, { start, end }: Box): Pick<Box, 'start' | 'end'> => ({
  start: file.toString('latin1', start + 4, start + 8) === 'hdlr' ? start : start + 4,
  end,
})

function ofMeta(boxFile: BoxFile, content: Pick<Box, 'start' | 'end'>): void {
  const parts = new Map<string, Box>()
  for (const box of boxesIn(boxFile, content)) parts.set(box.name, box)
  const [keys, values, infos, places, idat] = ['keys', 'ilst', 'iinf', 'iloc', 'idat'].map((name) => parts.get(name))
  if (keys !== undefined && values !== undefined) ofKeys(boxFile, keys, values)
  if (infos === undefined || places === undefined) return
  const kinds = itemKinds(boxFile, infos)
  if (kinds.size > 0) ofItems(boxFile, places, kinds, idat?.start ?? 0)
}

/** Values of QuickTime are numbered in the order of their keys, from 1. */
function ofKeys(boxFile: BoxFile, keys: Box, values: Box): void {
  const { file } = boxFile
  const locations = new Set<number>()
  let number = 0
  for (const key of boxesIn(boxFile, { start: keys.start + 8, end: keys.end })) {
    number++
    if (file.toString('latin1', key.start, key.start + LOCATION_KEY.length) === LOCATION_KEY) locations.add(number)
  }
  for (const value of boxesIn(boxFile, values)) {
    if (!locations.has(file.readUInt32BE(value.nameAt))) continue
    // Behind type and language.
    for (const data of boxesIn(boxFile, value)) if (data.start + 8 < data.end) file.fill(' ', data.start + 8, data.end)
  }
}

type ItemKind = 'exif' | 'xmp'

/** Items of a picture that are metadata, by their number. */
function itemKinds(boxFile: BoxFile, infos: Box): ReadonlyMap<number, ItemKind> {
  const { file } = boxFile
  const kinds = new Map<number, ItemKind>()
  const start = infos.start + (file.readUInt8(infos.start) === 0 ? 6 : 8)
  for (const info of boxesIn(boxFile, { start, end: infos.end })) {
    const version = file.readUInt8(info.start)
    if (info.name !== 'infe' || version < 2) continue
    const id = version === 2 ? file.readUInt16BE(info.start + 4) : file.readUInt32BE(info.start + 4)
    const typeAt = info.start + (version === 2 ? 8 : 10)
    const type = file.toString('latin1', typeAt, typeAt + 4)
    if (type === 'Exif') kinds.set(id, 'exif')
    if (type === 'mime' && file.toString('latin1', typeAt, info.end).includes('rdf+xml')) kinds.set(id, 'xmp')
    if (kinds.size === MAX_ITEMS) break
  }
  return kinds
}

/** A number of so many bytes; 0 of none. */
const numberOf = (file: Buffer, at: number, bytes: number): number =>
  bytes === 0 ? 0 : bytes === 8 ? Number(file.readBigUInt64BE(at)) : file.readUIntBE(at, bytes)

/** `iloc`: where each item is, in one or several places. */
function ofItems({ file, search }: BoxFile, places: Box, kinds: ReadonlyMap<number, ItemKind>, idatStart: number): void {
  let at = places.start
  const read = (bytes: number): number => {
    const value = numberOf(file, at, bytes)
    at += bytes
    return value
  }
  const version = read(4) >>> 24
  const sizes = read(2)
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexBytes = version === 0 ? 0 : sizes & 15
  const left = new Map(kinds)
  for (let items = read(version < 2 ? 2 : 4); items > 0 && left.size > 0; items--) {
    const id = read(version < 2 ? 2 : 4)
    const isInside = version > 0 && (read(2) & 15) === 1
    at += 2
    const base = read(baseBytes) + (isInside ? idatStart : 0)
    const parts: Buffer[] = []
    for (let extents = read(2); extents > 0; extents--) {
      if (at >= places.end || !spend(search, BOX_WORK)) return
      at += indexBytes
      const start = base + read(offsetBytes)
      const length = read(lengthBytes)
      parts.push(file.subarray(start, length === 0 ? file.length : start + length))
    }
    const kind = left.get(id)
    left.delete(id)
    // Parts that lie over each other can't be told apart.
    const isWhole = parts.reduce((sum, { length }) => sum + length, 0) <= file.length
    if (kind !== undefined && isWhole) ofItem(kind, parts, search)
  }
}

function ofItem(kind: ItemKind, parts: readonly Buffer[], search: PositionSearch): void {
  const item = Buffer.concat(parts)
  if (kind === 'xmp') removeXmpPosition(item, search)
  // Its first number is how far behind it the TIFF header is.
  else if (item.length > 4) removeExifPosition(item.subarray(4 + item.readUInt32BE(0)), search)
  let from = 0
  for (const part of parts) from += item.copy(part, 0, from, from + part.length)
}
