/** A stored file. `contentType` is what its bytes are; `size` in bytes. */
export interface StoredFile {
  readonly key: string
  readonly contentType: string
  readonly size: number
}

/**
 * Keeps files under keys. A key is `<64 hex digits>.<extension>`: files are addressed by their content, so keeping the same bytes
 * twice costs nothing and a key never changes meaning. Any other key is not found; no key reaches outside the store.
 */
export interface FileStore {
  /** Keeps the bytes; afterwards `read` gives exactly them. Fails with `storage.full` when there is no room. */
  readonly write: (bytes: Uint8Array, contentType: string) => Promise<StoredFile>
  /** The bytes under a key. Fails with `file.not-found`. */
  readonly read: (key: string) => Promise<Uint8Array>
  /** What is known of the file, or null when there is none. */
  readonly find: (key: string) => Promise<StoredFile | null>
  /** Forgets the file; a missing one is no error. */
  readonly remove: (key: string) => Promise<void>
}
