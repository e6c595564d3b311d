import { statfs } from 'node:fs/promises'

/**
 * Bytes that must stay free where the data is: four segments of 16 MB by which the embedded database's log grows before a checkpoint, as much for
 * the checkpoint itself, and the largest upload.
 */
export const RESERVED_BYTES = 192 * 1024 * 1024

/** Bytes this process may still write in a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
