import { type Ad, duplicateKey } from '@adloom/domain/ad.ts'
import { ApiError } from '@adloom/domain/api-client.ts'
import { uploadFile } from '../browser/api.ts'
import { isThere, ownPath } from '../browser/own-files.ts'
import { type ReadEntry, readZip } from '../browser/unzip.ts'
import { addressesOf, type Archive, MANIFEST, type ReadArchive, readArchive, withAddresses } from './archive.ts'

const AT_ONCE = 3
/** How often a file the server is too busy for is sent again. */
const ATTEMPTS = 4

const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

type Opened = { readonly status: 'read'; readonly archive: Archive; readonly entries: ReadonlyMap<string, ReadEntry> }

/** Opens an exported library and checks all it says. Nothing is changed yet. */
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

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('No longer waited for', 'AbortError'))
    })
  })

async function send(file: File, signal: AbortSignal, attempt = 1): Promise<string> {
  try {
    return (await uploadFile(file, { signal })).url
  } catch (cause) {
    const isBusy = cause instanceof ApiError && (cause.status === 429 || cause.status === 503)
    if (!isBusy || attempt >= ATTEMPTS) throw cause
    await wait(1000 * (cause.retryAfterSeconds ?? 5), signal)
    return send(file, signal, attempt + 1)
  }
}

/**
 * The creations of an opened library that are not among `known`, with every file at an address of this installation: files that are
 * still here stay where they are, others are stored anew. Rejects when one can't be; no creation is touched by then.
 */
export async function broughtHome(
  { archive, entries }: Opened,
  known: readonly Ad[],
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<readonly Ad[]> {
  const keys = new Set(known.map(duplicateKey))
  const fresh = archive.creations.filter((ad) => !keys.has(duplicateKey(ad)))
  const addresses = [...new Set(fresh.flatMap(addressesOf))].filter((address) => address in archive.files)
  const moved = new Map<string, string>()
  let [done, next] = [0, 0]
  const work = async () => {
    for (let place = next; place < addresses.length; place = next) {
      next += 1
      const address = addresses[place]
      const path = ownPath(address)
      if (path === null || !(await isThere(path, signal))) {
        const name = archive.files[address]
        const read = entries.get(name)
        if (read === undefined) throw new Error(`The archive has no ${name}`)
        const type = contentTypes[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'
        moved.set(address, await send(new File([await read()], name.replace(/^.*\//, ''), { type }), signal))
      }
      done += 1
      onProgress(done, addresses.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return fresh.map((ad) => withAddresses(ad, moved))
}
