import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileSource } from '@adloom/domain/ports/file-store.ts'
import { removeLeftFiles, writeFailure } from '@adloom/providers/storage/disk.ts'

/** A file outside the store, until `remove`. */
export interface TemporaryFile extends FileSource {
  readonly path: string
  /** Removing it twice is no error. */
  readonly remove: () => Promise<void>
}

/** Files that are being received: on the disk, so that an upload takes no memory. */
export interface TemporaryFiles {
  /** Writes the bytes to a new file while they arrive. Fails with `storage.full`, or as `bytes` does; then nothing is kept. */
  readonly receive: (bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<TemporaryFile>
  /** Removes what a killed process left: files at least as old as that. */
  readonly removeLeftovers: (ageMs: number, now: number) => Promise<void>
}

/** Temporary files in a folder, which only this user may read. */
export function createTemporaryFiles(folder: string): TemporaryFiles {
  async function receive(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<TemporaryFile> {
    const path = join(folder, randomUUID())
    const remove = (): Promise<void> => rm(path, { force: true })
    const hash = createHash('sha256')
    let size = 0
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const chunk of bytes) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    }
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = await open(path, 'wx', 0o600)
      try {
        await writeFile(file, counted())
      } finally {
        await file.close()
      }
    } catch (cause) {
      await remove()
      throw writeFailure(cause)
    }
    return { path, hash: hash.digest('hex'), size, chunks: () => chunksOf(path), remove }
  }

  return {
    receive,
    removeLeftovers: (ageMs, now) => removeLeftFiles(folder, { ageMs, now, isLeft: () => true }),
  }
}

/** Opened with the first chunk that is asked for. */
async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path)
}
