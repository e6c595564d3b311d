import { fsyncSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Has the operating system write a file or folder, open as `descriptor`, to the disk, and returns when that is done. `path` is its place. */
export type SyncFile = (descriptor: number, path: string) => void

/** What is used of the database's view of a folder; as in 0.5.14 of the package, whose types leave it open. */
interface FolderView {
  readonly realPath: (node: unknown) => string
  readonly stream_ops: { fsync?: (stream: { readonly nfd?: number; readonly node: unknown }) => number }
}

/** "Input/output error" as WebAssembly systems number it. */
const EIO = 29

/**
 * The folder of an embedded database in which its fsync is one. The package has none: PostgreSQL asks for it at every commit and, in the right order,
 * at every checkpoint, and nobody listens (0.5.14). A failure ends the process,
 * as it ends PostgreSQL: systems forget what they failed to write and say yes when asked again, so only a new start knows what is there.
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

/** Everything in a folder, the folder and where it stands in the folders above it, is on the disk when this resolves. */
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
    // Windows opens no folders; what is not ours to read is not ours to sync.
    if (!(cause instanceof Error && 'code' in cause && ['EISDIR', 'EPERM', 'EACCES'].includes(String(cause.code)))) throw cause
  }
}
