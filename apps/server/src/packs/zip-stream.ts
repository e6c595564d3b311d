import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type PackEntry } from '@adloom/engine/pack/pack-entries.ts'
import { ZipFile } from 'yazl'

/** A zip of files as they come; one of them at a time is in memory, and the next is made when that was read. It fails as their source does. */
export function zipStream(entries: AsyncIterable<PackEntry>, madeAt: Date): Readable {
  const zip = new ZipFile()
  const out = zip.outputStream.pipe(new PassThrough())
  const closed = new Promise<void>((resolve) => out.once('close', resolve))
  const fill = async (): Promise<void> => {
    for await (const { name, bytes } of entries) {
      if (out.destroyed) return
      const content = Readable.from([bytes])
      // Pictures and videos are compressed already.
      zip.addReadStream(content, name, { mtime: madeAt, size: bytes.length, compress: /\.(?:csv|json|txt)$/.test(name) })
      await Promise.race([finished(content), closed])
    }
    zip.end()
  }
  fill().catch((cause: unknown) => out.destroy(cause instanceof Error ? cause : new Error(String(cause))))
  return out
}
