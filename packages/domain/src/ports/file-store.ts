import { ownValue } from '../own-value.ts'

/** A stored file. `contentType` is what its bytes are; `size` in bytes. */
export interface StoredFile {
  readonly key: string
  readonly contentType: string
  readonly size: number
}

/** A file outside the store, too large for memory. `hash` is the SHA-256 of its bytes, 64 hex digits; each call of `chunks` reads it from the start. */
export interface FileSource {
  readonly hash: string
  readonly size: number
  readonly chunks: () => AsyncIterable<Uint8Array>
}

/** Bytes `start` to `end`, both included, from 0; a part beyond the end of the file is cut short. */
export interface FilePart {
  readonly start: number
  readonly end: number
}

/** File name extensions of stored types. Any other type is stored as `bin` and served as a download. Add yours here. */
const fileExtensions: Readonly<Record<string, string>> = {
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

/** The ending of files of that content type, without the dot; null for a type that is not stored under its own. */
export const extensionOf = (contentType: string): string | null => ownValue(fileExtensions, contentType)

/** The key of bytes whose SHA-256 is `hash`, 64 hex digits. */
export const fileKey = (hash: string, contentType: string): string => `${hash}.${extensionOf(contentType) ?? OTHER_EXTENSION}`

/** The content type of a key, from its extension. */
export const contentTypeOf = (key: string): string =>
  Object.entries(fileExtensions).find(([, extension]) => key.endsWith(`.${extension}`))?.[0] ?? OTHER_TYPE

/**
 * Stores files under keys. A key is `<64 hex digits>.<extension>`: files are addressed by their content, so writing the same bytes twice costs
 * nothing and a key never changes meaning. Any other key is not found; no key reaches outside the store. A remote store may fail every call with
 * `storage.unavailable` or `storage.refused`.
 */
export interface FileStore {
  /** Stores the bytes; afterwards `read` returns exactly them. Fails with `storage.full` when there is no room. */
  readonly write: (bytes: Uint8Array, contentType: string) => Promise<StoredFile>
  /** Stores a file as `write` does, without ever holding it in memory whole. */
  readonly writeFrom: (source: FileSource, contentType: string) => Promise<StoredFile>
  /** The bytes under a key, or a part of them. Fails with `file.not-found`. */
  readonly read: (key: string, part?: FilePart) => Promise<Uint8Array>
  /** The bytes of a part, in pieces: it is never in memory whole. Fails with `file.not-found`. */
  readonly readPieces: (key: string, part: FilePart) => AsyncIterable<Uint8Array>
  /** Metadata of the file, or null when there is none. */
  readonly find: (key: string) => Promise<StoredFile | null>
  /** Removes the file; a missing one is no error. */
  readonly remove: (key: string) => Promise<void>
  /** Every file, in any order; one that is written or removed meanwhile may be missing. */
  readonly list: () => AsyncIterable<StoredFile>
}
