import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import {
  contentTypeOf,
  type FilePart,
  fileKey,
  type FileSource,
  type FileStore,
  isFileKey,
  type StoredFile,
} from '@adloom/domain/ports/file-store.ts'

/** Flushes an open file or folder to the disk; `path` is its path. */
export type SyncHandle = (file: FileHandle, path: string) => Promise<void>

/** Bytes of a piece: below the size from which the server's allocator asks the system for each block. */
const PIECE = 120 * 1024

/** Ending of a file that is being written. */
const UNFINISHED = '.part'

// flydrive's fs driver, tried first, copies when it moves: a crash or a full disk leaves a partial file under a valid key.
/**
 * A file store in a folder. Writes are atomic (a temporary file, then a rename) and durable: file and folders are synced before `write` resolves, so a
 * stored file survives a kill and a power cut. `sync` flushes to the disk.
 */
export function diskFileStore(folder: string, sync: SyncHandle = (file) => file.sync()): FileStore {
  // 256 folders by the first two digits: directories stay quick to list with many thousands of files.
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key)

  async function sizeOf(key: string): Promise<number | null> {
    if (!isFileKey(key)) return null
    try {
      return (await stat(pathOf(key))).size
    } catch (cause) {
      if (hasCode(cause, 'ENOENT')) return null
      throw cause
    }
  }

  async function writeFrom({ hash, size, chunks }: FileSource, contentType: string): Promise<StoredFile> {
    const key = fileKey(hash, contentType)
    const stored = { key, contentType: contentTypeOf(key), size }
    const path = pathOf(key)
    const temporaryPath = join(folder, `${randomUUID()}${UNFINISHED}`)
    try {
      const topmost = await mkdir(dirname(path), { recursive: true })
      if ((await sizeOf(key)) !== size) {
        await writeTemporaryFile(temporaryPath, chunks(), sync)
        await rename(temporaryPath, path)
      }
      // An existing file is synced too: another process that writes it at the same time may not have done so yet.
      await syncFolders(dirname(path), topmost === undefined ? folder : dirname(topmost), sync)
    } catch (cause) {
      await rm(temporaryPath, { force: true })
      throw writeFailure(cause)
    }
    return stored
  }

  async function read(key: string, part?: FilePart): Promise<Uint8Array> {
    if (!isFileKey(key)) throw new AdloomError('file.not-found', { detail: key })
    try {
      return part === undefined ? await readFile(pathOf(key)) : await readPart(pathOf(key), part)
    } catch (cause) {
      if (hasCode(cause, 'ENOENT')) throw new AdloomError('file.not-found', { cause, detail: key })
      throw cause
    }
  }

  async function* readPieces(key: string, { start, end }: FilePart): AsyncGenerator<Uint8Array> {
    if (!isFileKey(key)) throw new AdloomError('file.not-found', { detail: key })
    const file = await open(pathOf(key)).catch((cause: unknown) => {
      throw hasCode(cause, 'ENOENT') ? new AdloomError('file.not-found', { cause, detail: key }) : cause
    })
    try {
      for (let at = start; at <= end;) {
        const piece = Buffer.allocUnsafeSlow(Math.min(PIECE, end - at + 1))
        const { bytesRead } = await file.read(piece, 0, piece.length, at)
        if (bytesRead === 0) return
        yield piece.subarray(0, bytesRead)
        at += bytesRead
      }
    } finally {
      await file.close()
    }
  }

  return {
    write: (bytes, contentType) => writeFrom(sourceOf(bytes), contentType),
    writeFrom,
    read,
    readPieces,
    find: async (key) => {
      const size = await sizeOf(key)
      return size === null ? null : { key, contentType: contentTypeOf(key), size }
    },
    remove: async (key) => {
      if (isFileKey(key)) await rm(pathOf(key), { force: true })
    },
    list: async function* () {
      for (const part of await namesIn(folder)) {
        if (!/^[0-9a-f]{2}$/.test(part)) continue
        for (const key of await namesIn(join(folder, part))) {
          const size = await sizeOf(key)
          if (size !== null) yield { key, contentType: contentTypeOf(key), size }
        }
      }
    },
  }
}

/** Removes what killed writes left in the folder of a disk store: those at least as old as that. */
export const removeUnfinishedWrites = (folder: string, ageMs: number, now: number): Promise<void> =>
  removeLeftFiles(folder, { ageMs, now, isLeft: (name) => name.endsWith(UNFINISHED) })

/** Removes the files of a folder that `isLeft` says were left behind and that are at least as old as that. */
export async function removeLeftFiles(
  folder: string,
  { ageMs, now, isLeft }: { readonly ageMs: number; readonly now: number; readonly isLeft: (name: string) => boolean },
): Promise<void> {
  for (const name of (await namesIn(folder)).filter(isLeft)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && now - found.mtimeMs >= ageMs) await rm(path, { force: true })
  }
}

/** The names in a folder; none where there is no folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return []
    throw cause
  }
}

const sourceOf = (bytes: Uint8Array): FileSource => ({
  hash: createHash('sha256').update(bytes).digest('hex'),
  size: bytes.length,
  chunks: async function* () {
    yield bytes
  },
})

async function writeTemporaryFile(temporaryPath: string, bytes: AsyncIterable<Uint8Array>, sync: SyncHandle): Promise<void> {
  const file = await open(temporaryPath, 'wx')
  try {
    await writeFile(file, bytes)
    await sync(file, temporaryPath)
  } finally {
    await file.close()
  }
}

/** Syncs `lowest` and each parent up to `topmost`: the name of a new file is durable only when its folder was synced. */
export async function syncFolders(lowest: string, topmost: string, sync: SyncHandle): Promise<void> {
  // Windows cannot open folders, and writes names by itself.
  if (process.platform === 'win32') return
  for (let path = lowest; path.length >= topmost.length; path = dirname(path)) {
    const folder = await open(path)
    try {
      await sync(folder, path)
    } finally {
      await folder.close()
    }
    if (path === dirname(path)) return
  }
}

async function readPart(path: string, { start, end }: FilePart): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const length = Math.max(0, Math.min(end + 1, (await file.stat()).size) - start)
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The failure of a write: no room is `storage.full`, any other error is passed on. */
export const writeFailure = (cause: unknown): unknown =>
  hasCode(cause, 'ENOSPC') || hasCode(cause, 'EDQUOT') ? new AdloomError('storage.full', { cause }) : cause

const hasCode = (cause: unknown, code: string): boolean => cause instanceof Error && 'code' in cause && cause.code === code
