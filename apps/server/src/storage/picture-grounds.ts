import { AdloomError } from '@adloom/domain/error.ts'
import { type PictureGround } from '@adloom/domain/design/picture-ground.ts'
import { type FileStore, type StoredFile } from '@adloom/domain/ports/file-store.ts'

/** What an image is like behind text. Fails as the worker pool and as reading it do. */
export type GroundOf = (image: Uint8Array, signal: AbortSignal) => Promise<PictureGround>

/** The same of a stored image. Fails with `server.busy` when many are being measured, and as `GroundOf` does. */
export type PictureGrounds = (file: StoredFile) => Promise<PictureGround>

/** Highest number of running and waiting measurements: two browsers' worth. */
const AT_A_TIME = 12
/** Measured images in memory, half a kilobyte each. */
const MOST_KNOWN = 2000

/** Measures each image once: its key is the hash of its bytes. */
export function createPictureGrounds(store: FileStore, groundOf: GroundOf, stopping: AbortSignal): PictureGrounds {
  const known = new Map<string, PictureGround>()
  const measuring = new Map<string, Promise<PictureGround>>()

  async function measure({ key }: StoredFile): Promise<PictureGround> {
    const ground = await groundOf(await store.read(key), stopping)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, ground)
    return ground
  }

  return async (file) => {
    const there = known.get(file.key) ?? measuring.get(file.key)
    if (there !== undefined) return there
    if (measuring.size >= AT_A_TIME) throw new AdloomError('server.busy')
    const measured = measure(file)
    measuring.set(file.key, measured)
    try {
      return await measured
    } finally {
      measuring.delete(file.key)
    }
  }
}
