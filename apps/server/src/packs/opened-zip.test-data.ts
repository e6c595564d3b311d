import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

const open = promisify<Buffer, { lazyEntries: boolean; validateEntrySizes: boolean }, ZipFile>(fromBuffer)

/** The files of a zip by their names, as a reader of zips that is none of ours finds them. It checks their names and sizes. */
export async function openedZip(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await open(bytes, { lazyEntries: true, validateEntrySizes: true })
  const streamOf = promisify(zip.openReadStream.bind(zip))
  const files = new Map<string, Buffer>()
  for (let entry = await nextEntry(zip); entry !== null; entry = await nextEntry(zip)) {
    files.set(entry.fileName, await buffer(await streamOf(entry)))
  }
  return files
}

const nextEntry = (zip: ZipFile): Promise<Entry | null> =>
  new Promise((resolve, reject) => {
    zip.once('error', reject)
    zip.once('end', () => resolve(null))
    zip.once('entry', (entry: Entry) => {
      zip.removeAllListeners()
      resolve(entry)
    })
    zip.readEntry()
  })
