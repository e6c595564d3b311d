import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { AdloomError } from '@adloom/domain/error.ts'
import { feedLimits } from '@adloom/domain/campaign/feed-product.ts'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** A file packed tighter than this holds the same few bytes over and over; tables that repeat themselves reach 100. */
const RATIO_MAX = 250
/** Below it no ratio is dangerous. */
const UNPACKED_ALWAYS = 10 * 1024 ** 2
/** Files in a workbook; one with pictures has hundreds. */
const FILES_MAX = 5000

/** The files of a workbook, by their paths; each as a stream of its bytes. */
export interface Workbook {
  readonly names: readonly string[]
  readonly read: (name: string) => Promise<AsyncIterable<Uint8Array> | null>
}

/** A gzipped feed unpacked; fails with `feed.bomb`. */
export async function* gunzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let packed = 0
  let unpacked = 0
  const source = Readable.from(counted(bytes, (length) => (packed += length)))
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  try {
    for await (const part of source.pipe(gunzip)) {
      unpacked += part.length
      if (unpacked > UNPACKED_ALWAYS && unpacked > packed * RATIO_MAX) throw new AdloomError('feed.bomb')
      yield part
    }
  } catch (cause) {
    throw cause instanceof AdloomError ? cause : new AdloomError('feed.torn', { cause })
  } finally {
    source.destroy()
  }
}

async function* counted(bytes: AsyncIterable<Uint8Array>, count: (length: number) => void): AsyncGenerator<Uint8Array> {
  for await (const part of bytes) {
    count(part.length)
    yield part
  }
}

/**
 * The files of an XLSX, of which the packed bytes are kept. Fails with `feed.bomb` for one that unpacks to more than a feed may have or is packed too
 * tightly, with `feed.too-large` and `feed.sheet`.
 */
export async function openWorkbook(bytes: AsyncIterable<Uint8Array>): Promise<Workbook> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of bytes) {
    length += part.length
    if (length > feedLimits.sheetBytes)
      throw new AdloomError('feed.too-large', { values: { limit: '100 MB as XLSX (a CSV may be larger)' } })
    parts.push(part)
  }
  try {
    const zip = await fromBufferPromise(Buffer.concat(parts), { lazyEntries: true, autoClose: false, validateEntrySizes: true })
    const entries = await entriesOf(zip)
    return {
      names: [...entries.keys()],
      read: async (name) => {
        const entry = entries.get(name)
        if (entry === undefined) return null
        return zip.openReadStreamPromise(entry).catch((cause: unknown) => {
          throw new AdloomError('feed.sheet', { cause })
        })
      },
    }
  } catch (cause) {
    throw cause instanceof AdloomError ? cause : new AdloomError('feed.sheet', { cause })
  }
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    // Their sizes hold: reading fails where a file is longer than its entry says.
    unpacked += entry.uncompressedSize
    const isTight = entry.uncompressedSize > UNPACKED_ALWAYS && entry.uncompressedSize > entry.compressedSize * RATIO_MAX
    if (isTight || unpacked > feedLimits.bytes || entries.size >= FILES_MAX) throw new AdloomError('feed.bomb')
    entries.set(entry.fileName, entry)
  }
  return entries
}
