import { createHash, randomUUID } from 'node:crypto'
import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createBossQueues } from '../jobs/boss-queue.ts'
import { type Database, embeddedDatabase, migrate, MIGRATIONS, startEmbedded } from './database.ts'
import { syncedFiles } from './synced-files.ts'

/** Cached between runs: creating an embedded database takes 4 seconds of a core, copying one half a second (2026-11-23). */
const CACHE = new URL('../../../../.cache/made-databases/', import.meta.url)

let made: Promise<Blob> | null = null

/** An embedded database in memory with its tables and no rows; it ends with the process. */
export async function openInMemory(): Promise<Database> {
  return embeddedDatabase(await startEmbedded({ loadDataDir: await madeDatabase() }))
}

/** Fills a folder with an embedded database with its tables and no rows. */
export async function makeDatabaseFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const client = await startEmbedded({ fs: syncedFiles(folder, () => undefined), loadDataDir: await madeDatabase() })
  await client.close()
}

/** The files of a database with every table of ours and of the queue, as an archive. */
const madeDatabase = (): Promise<Blob> => (made ??= readOrMake())

async function readOrMake(): Promise<Blob> {
  const file = fileURLToPath(new URL(`${await version()}.tar`, CACHE))
  if (existsSync(file)) return openAsBlob(file)
  const client = await startEmbedded({})
  const database = embeddedDatabase(client)
  await migrate(database.rows)
  const queues = createBossQueues(database, (error) => {
    throw error
  })
  await queues.videos.open()
  await queues.close()
  // Every file costs time in every copy, and these two are only for creating further databases.
  await client.exec("UPDATE pg_database SET datistemplate = false WHERE datname LIKE 'template%'")
  for (const name of ['template0', 'template1']) await client.exec(`DROP DATABASE ${name}`)
  const archive = await client.dumpDataDir('none')
  await client.close()
  await mkdir(CACHE, { recursive: true })
  // Other test processes may create theirs at the same time: none may read a partial file.
  const draft = `${file}-${randomUUID()}`
  await writeFile(draft, archive.stream())
  await rename(draft, file)
  return archive
}

/** Changes with everything that decides the content of a new database. */
async function version(): Promise<string> {
  const steps = (await readdir(MIGRATIONS)).sort().map((name) => new URL(name, MIGRATIONS))
  const ours = ['made-database.test-data.ts', '../jobs/boss-queue.ts', '../../package.json']
  const decisive = [...steps, ...ours.map((name) => new URL(name, import.meta.url))]
  const hash = createHash('sha256')
  for (const file of decisive) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
