import { type Ad, contentKey } from '@adloom/domain/ad.ts'
import { contentTypeOf } from '@adloom/domain/ports/file-store.ts'
import { uploadFile } from '../../browser/api.ts'
import { isAvailable, ownPath } from '../../browser/own-files.ts'
import { type ReadEntry, readZip } from '../../browser/unzip.ts'
import { addressesOf, type Archive, MANIFEST, type ReadArchive, readArchive, withAddresses } from './archive.ts'
import { withRetry } from '../../browser/with-retry.ts'

const AT_ONCE = 3

type Opened = { readonly status: 'read'; readonly archive: Archive; readonly entries: ReadonlyMap<string, ReadEntry> }

/** Opens an exported library and validates all of it. Nothing is changed yet. */
export async function openLibrary(file: Blob): Promise<Opened | Exclude<ReadArchive, { status: 'read' }>> {
  try {
    const entries = await readZip(file)
    const manifest = await entries.get(MANIFEST)?.()
    if (manifest === undefined) return { status: 'broken' }
    const read = readArchive(new TextDecoder('utf-8', { fatal: true }).decode(manifest))
    return read.status === 'read' ? { ...read, entries } : read
  } catch (cause) {
    console.info('The file could not be read as a library', cause)
    return { status: 'broken' }
  }
}

const send = async (file: File, signal: AbortSignal): Promise<string> => (await withRetry(() => uploadFile(file, { signal }), signal)).url

/**
 * The creations of an opened library that are not among `known`, with every file at an address of this installation: files that still exist here stay
 * in place, others are uploaded. Rejects when an upload fails; no creation is added by then.
 */
export async function withLocalFiles(
  { archive, entries }: Opened,
  known: readonly Ad[],
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<readonly Ad[]> {
  const keys = new Set(known.map(contentKey))
  const fresh = archive.creations.filter((ad) => !keys.has(contentKey(ad)))
  const addresses = [...new Set(fresh.flatMap(addressesOf))].filter((address) => Object.hasOwn(archive.files, address))
  const moved = new Map<string, string>()
  let [done, next] = [0, 0]
  const work = async () => {
    for (let place = next; place < addresses.length; place = next) {
      next += 1
      const address = addresses[place]
      const path = ownPath(address)
      if (path === null || !(await isAvailable(path, signal))) {
        const name = archive.files[address]
        const read = entries.get(name)
        if (read === undefined) throw new Error(`The archive has no ${name}`)
        moved.set(address, await send(new File([await read()], name.replace(/^.*\//, ''), { type: contentTypeOf(name) }), signal))
      }
      done += 1
      onProgress(done, addresses.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return fresh.map((ad) => withAddresses(ad, moved))
}
