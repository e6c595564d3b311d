import { fsyncSync, writeSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Flushes a file or folder, open as `descriptor`, to the disk, and returns when that is done. `path` is its path. */
export type SyncFile = (descriptor: number, path: string) => void

interface OpenFile {
  readonly nfd?: number
  readonly node: unknown
}

/** The used part of the database's view of a folder; as in 0.5.14 of the package, whose types leave it open. */
interface FolderView {
  readonly realPath: (node: unknown) => string
  readonly stream_ops: {
    fsync?: (stream: OpenFile) => number
    write: (stream: OpenFile, ...part: readonly unknown[]) => number
  }
  readonly node_ops: { setattr: (node: unknown, attributes: Readonly<Record<string, unknown>>) => void }
}

/** "Input/output error" and "no space left on device" as WebAssembly systems number them. */
const EIO = 29
const ENOSPC = 51

/**
 * Ends the process at once: without room for its log the embedded database turns in circles inside WebAssembly, at full CPU, and nothing else ever
 * runs again (0.5.14). Whatever it acknowledged is in the log.
 */
function endWithoutRoom(): never {
  writeSync(
    process.stderr.fd,
    'There is no room left for the log of the database. Please free some space and start Adloom again; nothing that was acknowledged is lost.\n',
  )
  process.exit(EXIT_WITHOUT_ROOM)
}

/** Exit code of a process that found no room ("cannot create output", sysexits.h). */
const EXIT_WITHOUT_ROOM = 73

/**
 * The folder of an embedded database with a working fsync. The package has none: PostgreSQL calls it at every commit and, in the right order, at
 * every checkpoint, and the package ignores it (0.5.14). A failure ends the process, as it ends PostgreSQL: systems drop what they failed to write
 * and report success at the next sync, so only a restart knows what is on the disk.
 */
export function syncedFiles(folder: string, sync: SyncFile = fsyncSync): NodeFS {
  const files = new NodeFS(folder)
  const init = files.init.bind(files)
  files.init = async (client, options) => {
    const { emscriptenOpts } = await init(client, options)
    const isFull = (error: unknown): boolean => typeof error === 'object' && error !== null && 'errno' in error && error.errno === ENOSPC
    const prepare: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ FS }) => {
      // Its types know neither the list of file systems nor their parts.
      const { NODEFS } = (FS as unknown as { readonly filesystems: { readonly NODEFS: FolderView } }).filesystems
      // It sets the mode of each new file, past the process's umask.
      const setattr = NODEFS.node_ops.setattr.bind(NODEFS.node_ops)
      NODEFS.node_ops.setattr = (node, { mode, ...others }) =>
        setattr(node, typeof mode === 'number' ? { ...others, mode: mode & ~process.umask() } : others)
      const write = NODEFS.stream_ops.write.bind(NODEFS.stream_ops)
      NODEFS.stream_ops.write = (stream, ...part) => {
        try {
          return write(stream, ...part)
        } catch (error) {
          if (isFull(error) && NODEFS.realPath(stream.node).includes('pg_wal')) endWithoutRoom()
          throw error
        }
      }
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        try {
          if (nfd !== undefined) sync(nfd, NODEFS.realPath(node))
          return 0
        } catch (error) {
          setImmediate(() => {
            throw error
          })
          return EIO
        }
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), prepare] } }
  }
  return files
}

const SYNCED_AT_ONCE = 16

/** When this resolves, everything in a folder, the folder and its entries in the folders above it are on the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const places = entries.filter((entry) => entry.isFile() || entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
  for (let first = 0; first < places.length; first += SYNCED_AT_ONCE) {
    await Promise.all(places.slice(first, first + SYNCED_AT_ONCE).map(syncPlace))
  }
  for (const place of [folder, dirname(folder), dirname(dirname(folder))]) await syncPlace(place)
}

async function syncPlace(place: string): Promise<void> {
  try {
    const file = await open(place)
    try {
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (cause) {
    // Windows cannot open folders; unreadable files are not ours to sync.
    if (!(cause instanceof Error && 'code' in cause && ['EISDIR', 'EPERM', 'EACCES'].includes(String(cause.code)))) throw cause
  }
}
