import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { AdloomError, type ErrorCode } from '@adloom/domain/error.ts'
import { create, extract, list } from 'tar'
import { type Config } from '../config/config.ts'
import { DATA_LOCK, openDataFolder, SIGNING_FOLDER } from './data-folder.ts'
import { openDatabase } from '../database/database.ts'
import { syncTree } from '../database/synced-files.ts'

/** The part of the configuration that says where data is stored. */
export type DataPlace = Pick<Config, 'dataFolder' | 'databaseUrl'>

const DATABASE = 'database'
/** Every embedded database contains it. */
const DATABASE_MARK = join(DATABASE, 'PG_VERSION')
/** Working folder of a restore until it is complete. */
const RESTORING = '.restoring'
/** Optional parts, where a container keeps them (`PARTS_DIR`): they can be fetched again. */
const PARTS = 'parts'
/** What a backup leaves out, and a restore may find. */
const leftOut: readonly string[] = [DATA_LOCK, RESTORING, PARTS, SIGNING_FOLDER]
/** Unfinished files of a store. */
const DRAFT = '.part'

/**
 * Packs the whole data folder, rows and files, into one gzipped tar archive. The file appears whole or not at all. Fails with `backup.elsewhere`
 * (rows in PostgreSQL), `data.locked` (a server is running), `backup.nothing`, `backup.exists` and `backup.unwritable`.
 */
export async function backUp({ dataFolder, databaseUrl }: DataPlace, file: string): Promise<void> {
  if (databaseUrl !== null) throw new AdloomError('backup.elsewhere')
  if (!existsSync(join(dataFolder, DATABASE_MARK))) throw new AdloomError('backup.nothing', { values: { folder: dataFolder } })
  if (existsSync(file)) throw new AdloomError('backup.exists', { values: { file } })
  const data = await openDataFolder(dataFolder)
  const draft = `${file}${DRAFT}`
  try {
    const names = (await readdir(dataFolder)).filter((name) => !leftOut.includes(name))
    await failingWith('backup.unwritable', { file }, async () => {
      await create({ cwd: dataFolder, file: draft, gzip: true, filter: (path) => !path.endsWith(DRAFT) }, names)
      await synced(draft)
      await rename(draft, file)
      await synced(dirname(file))
    })
  } finally {
    await rm(draft, { force: true })
    await data.release()
  }
}

/**
 * Unpacks a backup into an empty or missing data folder, after checking that its database opens. An interrupted one may be repeated. Fails with
 * `backup.elsewhere`, `data.locked`, `restore.not-empty` and `restore.unreadable`; then nothing was restored.
 */
export async function restore({ dataFolder, databaseUrl }: DataPlace, file: string): Promise<void> {
  if (databaseUrl !== null) throw new AdloomError('backup.elsewhere')
  const data = await openDataFolder(dataFolder)
  const draft = join(dataFolder, RESTORING)
  try {
    const present = (await readdir(dataFolder)).filter((name) => !leftOut.includes(name))
    if (present.length > 0) throw new AdloomError('restore.not-empty', { values: { folder: dataFolder } })
    await rm(draft, { recursive: true, force: true })
    await failingWith('restore.unreadable', { file }, async () => {
      // Finds damage before anything is written.
      await list({ file, strict: true })
      await mkdir(draft)
      await extract({ cwd: draft, file, strict: true, filter: (_, entry) => !('type' in entry) || isPlain(entry.type) })
      if (!existsSync(join(draft, DATABASE_MARK))) throw new Error('there is no database in it')
      const database = await openDatabase({ folder: join(draft, DATABASE) })
      await database.close()
    })
    await syncTree(draft)
    // The database last: its presence means that everything is there.
    const names = (await readdir(draft)).toSorted((one, other) => Number(one === DATABASE) - Number(other === DATABASE))
    for (const name of names) await rename(join(draft, name), join(dataFolder, name))
    await synced(dataFolder)
  } finally {
    // A failed extraction may still be writing.
    await rm(draft, { recursive: true, force: true, maxRetries: 5 })
    await data.release()
  }
}

/** Links in an archive may lead anywhere; ours contains none. */
const isPlain = (type: string): boolean => type === 'File' || type === 'OldFile' || type === 'Directory'

async function failingWith(code: ErrorCode, values: Readonly<Record<string, string>>, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    throw new AdloomError(code, { cause, values })
  }
}

async function synced(path: string): Promise<void> {
  const handle = await open(path === '' ? `.${sep}` : path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
