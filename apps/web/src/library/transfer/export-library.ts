import { type Ad } from '@adloom/domain/ad.ts'
import { fetchBlob } from '../../browser/download.ts'
import { ownPath } from '../../browser/own-files.ts'
import { zipWriter } from '../../browser/zip.ts'
import { addressesOf, archiveOf, MANIFEST } from './archive.ts'

/** Number of files fetched at the same time. */
const AT_ONCE = 4

/** The file extension in a path, e.g. `.jpg`; '' when it has none. */
const endingOf = (path: string): string => /\.[a-z0-9]{1,5}(?=$|\?)/i.exec(path)?.[0] ?? ''

interface Exported {
  readonly blob: Blob
  /** Files that could not be fetched. */
  readonly missing: number
}

/** The creations and their files of this installation as one archive. Rejects with `RangeError` beyond 4 GB, and when aborted. */
export async function exportLibrary(
  ads: readonly Ad[],
  now: Date,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<Exported> {
  const addresses = [...new Set(ads.flatMap(addressesOf))].flatMap((address) => {
    const path = ownPath(address)
    return path === null ? [] : [{ address, path }]
  })
  const { add, finish } = zipWriter()
  const files: Record<string, string> = {}
  let [done, missing, next] = [0, 0, 0]
  const work = async () => {
    for (let place = next; place < addresses.length; place = next) {
      next += 1
      const { address, path } = addresses[place]
      const name = `files/${String(place + 1).padStart(5, '0')}${endingOf(path)}`
      const bytes = await fetchBlob(path, signal)
        .then((blob) => blob.arrayBuffer())
        .catch((cause: unknown) => {
          if (signal.aborted) throw cause
          // Gone from the server: the creation is exported without the file, and the user is notified.
          return null
        })
      if (bytes === null) missing += 1
      else {
        add({ name, bytes: new Uint8Array(bytes) })
        files[address] = name
      }
      done += 1
      onProgress(done, addresses.length)
    }
  }
  onProgress(0, addresses.length)
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  add({ name: MANIFEST, bytes: new TextEncoder().encode(JSON.stringify(archiveOf(ads, files, now))) })
  return { blob: finish(), missing }
}
