import { fsyncSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Flushes a file or folder, open as `descriptor`, to the disk, and returns when that is done. `path` is its path. */
export type SyncFile = (descriptor: number, path: string) => void

/** The used part of the database's view of a folder; as in 0.5.14 of the package, whose types leave it open. */
interface FolderView {
  readonly realPath: (node: unknown) => string
  readonly stream_ops: { fsync?: (stream: { readonly nfd?: number; readonly node: unknown }) => number }
}

/** "Input/output error" as WebAssembly systems number it. */
const EIO = 29

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
    const prepare: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ FS }) => {
      // Its types know neither the list of file systems nor their parts.
      const { NODEFS } = (FS as unknown as { readonly filesystems: { readonly NODEFS: FolderView } }).filesystems
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
