/** A file of an archive. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

const LOCAL = 0x0403_4b50
const CENTRAL = 0x0201_4b50
const END = 0x0605_4b50
/** 2.0, the lowest version with folders; nothing newer is used. */
const VERSION_NEEDED = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
/** 1 January 1980: the same files give the same archive. */
const DATE = 0x0021

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1
  return value
})

/** CRC-32 as in ZIP and PNG. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff] ^ (crc >>> 8)
  return (crc ^ 0xffff_ffff) >>> 0
}

/** Little-endian numbers in sequence, each with its size in bytes. */
function numbers(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

/** Maximum number of files, and of bytes, in an archive without the 64-bit extension. */
const MOST_ENTRIES = 0xffff
const MOST_BYTES = 0xffff_ffff

/** An archive being written. Added files leave our memory: the browser stores them, on disk if need be. */
interface ZipWriter {
  /** Throws `RangeError` when the archive would exceed the limits of the format (65,535 files, 4 GB). */
  readonly add: (entry: ZipEntry) => void
  readonly finish: () => Blob
}

/**
 * Writes a ZIP archive of uncompressed files: images and videos are compressed already, and browsers have no compressor that older programs can read.
 * The same files give the same bytes. Names are paths with slashes.
 */
export function zipWriter(): ZipWriter {
  const files: Blob[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let [offset, entries] = [0, 0]
  return {
    add: ({ name, bytes }) => {
      const title = new TextEncoder().encode(name)
      const [crc, size] = [crc32(bytes), bytes.length]
      if (entries >= MOST_ENTRIES || offset + size + 4 * title.length + 200 * entries > MOST_BYTES)
        throw new RangeError('The archive is full')
      const shared = [
        [2, FLAGS],
        [2, 0],
        [2, 0],
        [2, DATE],
        [4, crc],
        [4, size],
        [4, size],
        [2, title.length],
        [2, 0],
      ] as const
      const head = numbers([4, LOCAL], [2, VERSION_NEEDED], ...shared)
      files.push(new Blob([head, title, new Uint8Array(bytes)]))
      directory.push(
        numbers([4, CENTRAL], [2, VERSION_NEEDED], [2, VERSION_NEEDED], ...shared, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
        title,
      )
      offset += head.length + title.length + size
      entries += 1
    },
    finish: () => {
      const length = directory.reduce((sum, part) => sum + part.length, 0)
      const end = numbers([4, END], [2, 0], [2, 0], [2, entries], [2, entries], [4, length], [4, offset], [2, 0])
      return new Blob([...files, ...directory, end], { type: 'application/zip' })
    },
  }
}

/** A whole archive in one call. */
export function zipOf(entries: readonly ZipEntry[]): Blob {
  const { add, finish } = zipWriter()
  for (const entry of entries) add(entry)
  return finish()
}
