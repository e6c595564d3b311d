import { type FileStore, type StoredFile } from '@adloom/domain/ports/file-store.ts'

/** Stored files as they are asked for: those of the last minute are found and read in memory. */
export interface HotFiles {
  /** As the store's own; a file that another process removed may be found for another second. */
  readonly find: FileStore['find']
  /** All bytes of a file, for one that is small enough to be kept; null for a larger one, whose parts are read from the store. */
  readonly read: (file: StoredFile) => Promise<Uint8Array | null>
  /** For a file that was removed: it is found no more. */
  readonly forget: (key: string) => void
}

/** How long a file is taken to be still there. */
const FRESH_MS = 1000
/** How long a file stays that nobody asks for. */
const KEPT_MS = 60_000
/** Bytes of all files in memory, and of the largest of them. */
const TOTAL_MOST = 16 * 1024 * 1024
const SIZE_MOST = 1024 * 1024
/** Names of files in memory, with or without their bytes. */
const FILES_MOST = 10_000

interface HotFile {
  readonly file: StoredFile
  foundAt: number
  /** Null until it is read. */
  bytes: Uint8Array | null
}

/** `elapsedMs` is a clock that never jumps. A key is the hash of its bytes, so what was read stays right. */
export function createHotFiles(store: Pick<FileStore, 'find' | 'read'>, elapsedMs: () => number): HotFiles {
  // In the order of their last use.
  const files = new Map<string, HotFile>()
  let total = 0
  let sweep: NodeJS.Timeout | null = null

  function forget(key: string): void {
    total -= files.get(key)?.bytes?.length ?? 0
    files.delete(key)
  }

  function forgetCold(): void {
    sweep = null
    for (const [key, { foundAt }] of files) if (elapsedMs() - foundAt >= KEPT_MS) forget(key)
    if (files.size > 0) sweepLater()
  }

  function sweepLater(): void {
    sweep ??= setTimeout(forgetCold, KEPT_MS).unref()
  }

  function use(key: string, hot: HotFile): void {
    files.delete(key)
    files.set(key, hot)
    for (const oldest of files.keys()) {
      if (total <= TOTAL_MOST && files.size <= FILES_MOST) break
      forget(oldest)
    }
    sweepLater()
  }

  return {
    forget,
    find: async (key) => {
      const known = files.get(key)
      if (known !== undefined && elapsedMs() - known.foundAt < FRESH_MS) return known.file
      const file = await store.find(key)
      if (file === null) forget(key)
      else use(key, { file, foundAt: elapsedMs(), bytes: files.get(key)?.bytes ?? null })
      return file
    },
    read: async ({ key, size }) => {
      if (size > SIZE_MOST) return null
      const kept = files.get(key)?.bytes
      if (kept !== undefined && kept !== null) return kept
      const bytes = await store.read(key)
      const hot = files.get(key)
      // Asked for at the same moment by others, or forgotten meanwhile.
      if (hot === undefined || hot.bytes !== null) return bytes
      hot.bytes = bytes
      total += bytes.length
      use(key, hot)
      return bytes
    },
  }
}
