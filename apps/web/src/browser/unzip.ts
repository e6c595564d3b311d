import { crc32 } from './zip.ts'

/** Reads the bytes of one file of an archive. Rejects when they are damaged. */
export type ReadEntry = () => Promise<Uint8Array<ArrayBuffer>>

const LOCAL = 0x0403_4b50
const CENTRAL = 0x0201_4b50
const END = 0x0605_4b50
/** The end record, and the longest comment that may follow it. */
const END_LENGTH = 22
const COMMENT_MOST = 0xffff
/** Maximum size of a single extracted file, in bytes: our server takes no larger one. */
const FILE_MOST = 50_000_000

const broken = (what: string): Error => new Error(`Not a usable ZIP archive: ${what}`)

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer())

/** The bytes of a compressed file, never more than its declared size. */
async function inflated(packed: Blob, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size)
  let length = 0
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (length + part.value.length > size) {
      await reader.cancel()
      throw broken('a file is larger than it says')
    }
    bytes.set(part.value, length)
    length += part.value.length
  }
  if (length !== size) throw broken('a file is shorter than it says')
  return bytes
}

interface Entry {
  readonly method: number
  readonly crc: number
  readonly packedSize: number
  readonly size: number
  readonly offset: number
}

async function bytesOf(archive: Blob, { method, crc, packedSize, size, offset }: Entry): Promise<Uint8Array<ArrayBuffer>> {
  if (size > FILE_MOST || packedSize > FILE_MOST) throw broken('a file is too large')
  const head = await viewOf(archive.slice(offset, offset + 30))
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) throw broken('a file has no head')
  const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const packed = archive.slice(start, start + packedSize)
  if (packed.size !== packedSize) throw broken('a file is cut off')
  if (method !== 0 && method !== 8) throw broken('an unknown way of packing')
  const bytes = method === 0 ? new Uint8Array(await packed.arrayBuffer()) : await inflated(packed, size)
  if (bytes.length !== size || crc32(bytes) !== crc) throw broken('a file is damaged')
  return bytes
}

/**
 * The files of an archive by name, each read only on request. Takes stored and compressed files, as other programs write them; no encryption, no
 * 64-bit archives. Rejects when the file is no such archive.
 */
export async function readZip(archive: Blob): Promise<ReadonlyMap<string, ReadEntry>> {
  const tailStart = Math.max(0, archive.size - END_LENGTH - COMMENT_MOST)
  const tail = await viewOf(archive.slice(tailStart))
  let end = tail.byteLength - END_LENGTH
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1
  if (end < 0) throw broken('no end')
  const [count, length, start] = [tail.getUint16(end + 10, true), tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  const directory = await viewOf(archive.slice(start, start + length))
  if (directory.byteLength !== length) throw broken('no directory')
  const files = new Map<string, ReadEntry>()
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > length || directory.getUint32(at, true) !== CENTRAL) throw broken('a damaged directory')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => directory.getUint16(at + place, true))
    if (at + 46 + nameLength > length) throw broken('a damaged directory')
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameLength))
    const entry: Entry = {
      method: directory.getUint16(at + 10, true),
      crc: directory.getUint32(at + 16, true),
      packedSize: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    }
    files.set(name, () => bytesOf(archive, entry))
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}
