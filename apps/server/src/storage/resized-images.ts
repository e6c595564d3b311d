import { type FileStore, type StoredFile } from '@adloom/domain/ports/file-store.ts'
import { type SmallSide } from '@adloom/domain/resized-image.ts'

/** An image as a WebP whose longer side is at most `side` pixels. Fails as the worker pool does. */
export type ResizeImage = (image: Uint8Array, side: SmallSide, signal: AbortSignal) => Promise<Uint8Array>

/** A stored image resized, or null when the pool is too busy or it is unreadable: then the original must do. */
export type ResizedImages = (file: StoredFile, side: SmallSide) => Promise<Uint8Array | null>

/** Highest number of running and waiting resizes: two browsers' worth. More would delay ads in the pool. */
const AT_A_TIME = 12

/**
 * Resizes images on request (decision 0011). Concurrent requests for the same image share one resize. Browsers cache them; here they are dropped as
 * soon as they are sent, so nothing is left of a deleted image.
 */
export function createResizedImages(store: FileStore, shrink: ResizeImage, stopping: AbortSignal): ResizedImages {
  const making = new Map<string, Promise<Uint8Array | null>>()

  const make = async ({ key }: StoredFile, side: SmallSide): Promise<Uint8Array | null> => {
    try {
      return await shrink(await store.read(key), side, stopping)
    } catch {
      // Busy, too late, stopping, or damaged: the browser gets the original, and shows it or reports that it can't.
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
