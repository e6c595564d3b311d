import { statfs } from 'node:fs/promises'
import { AdloomError } from '@adloom/domain/error.ts'

const MB = 1024 * 1024

/**
 * Bytes that must stay free where the data is: four segments of 16 MB by which the embedded database's log grows before a checkpoint, as much for
 * the checkpoint itself, and the largest upload.
 */
export const RESERVED_BYTES = 192 * MB

/** Bytes a start needs: a new database with its log (62 MB, 2026-11-23). */
const START_BYTES = 80 * MB

/** How long a look at the disk counts, in milliseconds. */
const LOOK_MS = 1000

/** Bytes this process may still write in a folder; infinite where the system does not say, or there is no folder: nothing is kept there then. */
export const freeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  )

/** Fails with `data.full` when a folder has no room to start in. */
export async function checkRoomToStart(folder: string): Promise<void> {
  const free = await freeBytes(folder)
  if (free >= START_BYTES) return
  throw new AdloomError('data.full', { values: { folder, free: Math.floor(free / MB), needed: START_BYTES / MB } })
}

/** Fails with `storage.full` while less than the reserve is free. `free` gives bytes, `now` milliseconds. */
export function createRoomCheck(free: () => Promise<number>, now: () => number): () => Promise<void> {
  let last = { atMs: Number.NEGATIVE_INFINITY, bytes: Promise.resolve(0) }
  return async () => {
    if (now() - last.atMs >= LOOK_MS) last = { atMs: now(), bytes: free() }
    const bytes = await last.bytes
    if (bytes < RESERVED_BYTES) throw new AdloomError('storage.full', { detail: `${Math.floor(bytes / MB)} MB are free` })
  }
}
