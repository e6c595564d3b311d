import { type FileStore, type StoredFile } from '@adloom/domain/ports/file-store.ts'
import { type SmallSide } from '@adloom/domain/resized-image.ts'

/** A picture as a WebP whose longer side is at most `side` pixels. Fails as the pool of workers does. */
export type ShrinkImage = (image: Uint8Array, side: SmallSide, signal: AbortSignal) => Promise<Uint8Array>

/** A stored picture made smaller, or null when there is no time for it or it can't be: then the picture itself must do. */
export type SmallImages = (file: StoredFile, side: SmallSide) => Promise<Uint8Array | null>

/** How many are made or wait at the same time: two browsers' worth. What is beyond would keep ads waiting in the pool. */
const AT_A_TIME = 12

/**
 * Makes pictures smaller when they are asked for (decision 0011). Whoever asks for one that is being made gets the same. Browsers keep
 * them; here they are forgotten as soon as they are sent, so nothing is left of a picture that is deleted.
 */
export function createSmallImages(store: FileStore, shrink: ShrinkImage, stopping: AbortSignal): SmallImages {
  const making = new Map<string, Promise<Uint8Array | null>>()

  const make = async ({ key }: StoredFile, side: SmallSide): Promise<Uint8Array | null> => {
    try {
      return await shrink(await store.read(key), side, stopping)
    } catch {
      // Busy, late, stopping, or damaged: the browser gets the picture itself, and shows that or says that it can't.
      return null
    }
  }

  return async (file, side) => {
    const name = `${file.key} ${side}`
    const known = making.get(name)
    if (known !== undefined) return known
    if (making.size >= AT_A_TIME) return null
    const made = make(file, side)
    making.set(name, made)
    try {
      return await made
    } finally {
      making.delete(name)
    }
  }
}
