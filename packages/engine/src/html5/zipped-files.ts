import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** As ZIP's own clock begins: the same files give the same bytes. */
const MADE = new Date(1980, 0, 1)

/** A small zip, in memory. */
export async function zippedFiles(files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const zip = new ZipFile()
  for (const [name, bytes] of files)
    zip.addBuffer(Buffer.from(bytes), name, {
      mtime: MADE,
      forceDosTimestamp: true,
      // A picture is compressed already.
      ...(name.endsWith('.jpg') ? { compress: false } : { compressionLevel: 9 }),
    })
  zip.end()
  return buffer(zip.outputStream)
}
