import { fstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type SyncFile } from './synced-files.ts'

/** A fake disk beside a folder that holds only what was synced: the state after a power cut at the worst moment. */
export interface FakeDisk {
  readonly folder: string
  /** The paths synced so far, newest last. */
  readonly synced: readonly string[]
  readonly sync: SyncFile
}

/** Begins with a copy of `source`; from then on the two differ unless `sync` is called. */
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

/** Syncing a folder writes down its names. */
function forgetUnlinked(path: string, onDisk: string): void {
  const names = new Set(readdirSync(path))
  for (const name of readdirSync(onDisk)) if (!names.has(name)) rmSync(join(onDisk, name), { recursive: true })
}
