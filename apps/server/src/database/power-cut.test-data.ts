import { fstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type SyncFile } from './synced-files.ts'

/** A disk beside a folder that holds of it only what was asked to be written down: all that is there after a power cut at the worst moment. */
export interface FakeDisk {
  readonly folder: string
  /** The places that were written down since, newest last. */
  readonly synced: readonly string[]
  readonly sync: SyncFile
}

/** Begins with a copy of all that `source` holds; from then on the two differ unless `sync` is called. */
export async function createFakeDisk(source: string, folder: string): Promise<FakeDisk> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  await cp(source, folder, { recursive: true, preserveTimestamps: true })
  const synced: string[] = []
  return {
    folder,
    synced,
    sync: (descriptor, path) => {
      const place = relative(source, path)
      synced.push(place)
      if (!fstatSync(descriptor).isDirectory()) return writeFileSync(join(folder, place), readFileSync(path))
      forgetUnlinked(path, join(folder, place))
    },
  }
}

/** The names in a folder are what its sync writes down. */
function forgetUnlinked(path: string, onDisk: string): void {
  const names = new Set(readdirSync(path))
  for (const name of readdirSync(onDisk)) if (!names.has(name)) rmSync(join(onDisk, name), { recursive: true })
}
