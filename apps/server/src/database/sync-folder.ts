import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** File systems keep times of changes in steps of up to 2 s (FAT). */
const CLOCK_STEP_MS = 2000
const SYNCED_AT_ONCE = 16

/**
 * Has the operating system write to the disk what it holds of files below `folder` that changed since `sinceMs` (Unix time; 0 means all),
 * and of the folders themselves. A file that goes away meanwhile needs none.
 */
export async function syncFolder(folder: string, sinceMs: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // Windows opens no folders.
  const folders = process.platform === 'win32' ? [] : [folder, ...entries.filter((entry) => entry.isDirectory()).map(pathOf)]
  const places = [...entries.filter((entry) => entry.isFile()).map(pathOf), ...folders]
  for (let first = 0; first < places.length; first += SYNCED_AT_ONCE) {
    await Promise.all(places.slice(first, first + SYNCED_AT_ONCE).map((place) => syncPlace(place, sinceMs)))
  }
}

const pathOf = ({ parentPath, name }: { readonly parentPath: string; readonly name: string }): string => join(parentPath, name)

async function syncPlace(place: string, sinceMs: number): Promise<void> {
  try {
    if ((await stat(place)).mtimeMs < sinceMs - CLOCK_STEP_MS) return
    const file = await open(place)
    try {
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause
  }
}
