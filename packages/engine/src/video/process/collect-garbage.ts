/**
 * Lets go of the pictures a part of the work has left: they weigh little where garbage is counted, and much where memory is. Does nothing where the process
 * does not allow it.
 */
export const collectGarbage = (): void => {
  globalThis.gc?.()
}
