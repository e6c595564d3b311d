/** A stored file. `contentType` is what its bytes are; `size` in bytes. */
export interface StoredFile {
  readonly key: string
  readonly contentType: string
  readonly size: number
}

/** Bytes `start` to `end`, both included, from 0; what lies behind the end of the file is left out. */
export interface FilePart {
  readonly start: number
  readonly end: number
}

/** File name extensions of what is stored. Anything else is kept as `bin` and served as a download. Add yours here. */
export const fileExtensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'application/json': 'json',
}
const OTHER_TYPE = 'application/octet-stream'
const OTHER_EXTENSION = 'bin'

/** Whether text is a key of a file store. */
export const isFileKey = (text: string): boolean => /^[0-9a-f]{64}\.[a-z0-9]{1,5}$/.test(text)

/** The key of bytes whose SHA-256 is `hash`, 64 hex digits. */
export const fileKey = (hash: string, contentType: string): string => `${hash}.${fileExtensions[contentType] ?? OTHER_EXTENSION}`

/** What the file under a key is, told by its extension. */
export const contentTypeOf = (key: string): string =>
  Object.entries(fileExtensions).find(([, extension]) => key.endsWith(`.${extension}`))?.[0] ?? OTHER_TYPE

/**
 * Keeps files under keys. A key is `<64 hex digits>.<extension>`: files are addressed by their content, so keeping the same bytes
 * twice costs nothing and a key never changes meaning. Any other key is not found; no key reaches outside the store.
 * A store elsewhere may fail with `storage.unavailable` or `storage.refused`, whatever is asked of it.
 */
export interface FileStore {
  /** Keeps the bytes; afterwards `read` gives exactly them. Fails with `storage.full` when there is no room. */
  readonly write: (bytes: Uint8Array, contentType: string) => Promise<StoredFile>
  /** The bytes under a key, or those of a part of it. Fails with `file.not-found`. */
  readonly read: (key: string, part?: FilePart) => Promise<Uint8Array>
  /** What is known of the file, or null when there is none. */
  readonly find: (key: string) => Promise<StoredFile | null>
  /** Forgets the file; a missing one is no error. */
  readonly remove: (key: string) => Promise<void>
}
