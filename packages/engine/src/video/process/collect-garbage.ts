/**
 * Frees the images of a finished step: garbage collection counts them as small, but they take much memory. Does nothing when the process does not
 * expose garbage collection.
 */
export const collectGarbage = (): void => {
  globalThis.gc?.()
}
