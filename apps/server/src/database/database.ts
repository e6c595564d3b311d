import { existsSync, fsyncSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleOnPglite } from 'drizzle-orm/pglite'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { AdloomError } from '@adloom/domain/error.ts'
import { returnFreedMemory } from '../bounded-memory.ts'
import { databaseFailure } from './database-failure.ts'
import { syncedFiles, type SyncFile, syncTree } from './synced-files.ts'

/** Reads and writes rows; the same on the embedded database and on PostgreSQL. Inside a transaction only `tx` may be used. */
export type Rows = PgDatabase<PgQueryResultHKT>

/**
 * An open, migrated database. A committed write is on the disk, on both kinds: it survives a kill and a power cut. `isEmbedded`: this process is the
 * only one that uses it.
 */
export interface Database {
  readonly rows: Rows
  readonly isEmbedded: boolean
  /** The connection behind `rows`; only for code that brings its own tables along. */
  readonly connection: { readonly client: PGlite } | { readonly url: string }
  readonly close: () => Promise<void>
}

/** Which database: PostgreSQL at an address, or the embedded one in a folder. */
type DatabasePlace = { readonly url: string } | { readonly folder: string }

/**
 * `-F` would turn off PostgreSQL's syncs. Of the ways to sync its log the package has only `fsync`. 8 MB of shared buffers: 100 MB
 * less memory than with 128, measured 2026-11-20, and 8 MB less than with 16; the system caches the files.
 */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=8MB',
]

/** Segments of 16 MB its log may grow by before a checkpoint: embedded, it makes none by itself (0.5.14), and the log would grow for ever. */
const SEGMENTS_TO_CHECKPOINT = 4

/** PostgreSQL connections of one process, and milliseconds a query waits for one. */
const POOL_SIZE = 10
const CONNECT_MS = 5000

/** Opens a database and migrates it. `sync` flushes the files of an embedded one to the disk. */
export async function openDatabase(place: DatabasePlace, sync: SyncFile = fsyncSync): Promise<Database> {
  const database = 'url' in place ? await openPostgres(place.url) : embeddedDatabase(await openFolder(place.folder, sync))
  try {
    await migrate(database.rows)
  } catch (error) {
    await database.close()
    throw 'url' in place ? startFailure(error, place.url) : error
  }
  return database
}

/** Why PostgreSQL could not be used at the start, as a sentence for whoever starts the program. */
function startFailure(error: unknown, url: string): unknown {
  const cause = error instanceof DrizzleQueryError || error instanceof AdloomError ? error.cause : error
  const reason =
    cause instanceof AggregateError ? cause.errors.map(String).join(', ') : cause instanceof Error ? cause.message : String(cause)
  return new AdloomError('database.unreachable', {
    cause: databaseFailure(error) ?? error,
    values: { host: new URL(url).host || 'this machine', reason },
  })
}

/**
 * Keeps V8 from compiling the database's WebAssembly a second time, optimised: that takes 550 MB for a second after every start and makes nothing
 * faster here (2026-11-21: peak of a first start 533 instead of 1100 MB, 555 commits a second either way on a busy machine).
 */
const V8_FLAGS = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/** The embedded database itself, empty unless the options provide data. */
export async function startEmbedded(options: PGliteOptions): Promise<PGlite> {
  for (const flag of V8_FLAGS) setFlagsFromString(flag)
  return givingTurns(await PGlite.create({ ...options, startParams: START_PARAMS }))
}

/** Milliseconds after which the embedded database lets this thread do something else, between two messages of its queries. */
const TURN_MS = 3

/**
 * The database works on this thread, and the messages of queries that wait follow each other without a turn of its event loop: many small ones kept
 * answers waiting for 50 ms. Nothing else speaks to the database meanwhile: a query has it for itself.
 */
function givingTurns(client: PGlite): PGlite {
  const send = client.execProtocolRaw.bind(client)
  let turnBegan: number | null = null
  client.execProtocolRaw = async (...message) => {
    if (turnBegan !== null && performance.now() - turnBegan >= TURN_MS) await turn()
    if (turnBegan === null) {
      turnBegan = performance.now()
      setImmediate(() => (turnBegan = null)).unref()
    }
    return send(...message)
  }
  return client
}

export const embeddedDatabase = (client: PGlite): Database => ({
  rows: drizzleOnPglite(client),
  isEmbedded: true,
  connection: { client },
  close: () => client.close(),
})

async function openFolder(folder: string, sync: SyncFile): Promise<PGlite> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  const segments = new Set<string>()
  const syncAndCount: SyncFile = (descriptor, path) => {
    sync(descriptor, path)
    if (!path.includes('pg_wal')) return
    segments.add(path)
    if (segments.size <= SEGMENTS_TO_CHECKPOINT) return
    segments.clear()
    setImmediate(() => void checkpoint(client))
  }
  const client = await startEmbedded({ fs: syncedFiles(folder, syncAndCount) })
  if (isNew) {
    // The code that creates the first files does not sync, and leaves 300 MB behind that V8 counts as next to nothing.
    await syncTree(folder)
    returnFreedMemory()
  }
  return client
}

/** Not awaited: a failed checkpoint loses nothing, and the next commit will report the same disk. */
async function checkpoint(client: PGlite): Promise<void> {
  try {
    if (!client.closed) await client.exec('CHECKPOINT')
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
  }
}

/** Loaded only on demand: an empty environment never needs it. */
async function openPostgres(url: string): Promise<Database> {
  const [{ Pool }, { drizzle }] = await Promise.all([import('pg').then(({ default: pg }) => pg), import('drizzle-orm/node-postgres')])
  const pool = new Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
  // Without listeners a connection that breaks ends the process, idle (the pool's) or in use (its own). The next query gets a new one, or reports why
  // not.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const connect = pool.connect.bind(pool)
  // Transactions take their connection like this, outside of any query; the pool itself, for queries, with a callback.
  pool.connect = ((...words: [] | Parameters<typeof connect>) =>
    words.length === 0 ? connect().catch(refuseConnection) : connect(...words)) as typeof pool.connect
  return { rows: drizzle(pool), isEmbedded: false, connection: { url }, close: () => pool.end() }
}

const refuseConnection = (cause: unknown): never => {
  throw new AdloomError('database.unavailable', { cause })
}

export const MIGRATIONS = new URL('./migrations/', import.meta.url)
/** Any fixed number: processes that start together on one PostgreSQL migrate one after the other. */
const MIGRATION_LOCK = 4_400_001

/** Runs every file of `migrations/` that has not run yet, in the order of their names, all or nothing. Statements end at `--> next`. */
export async function migrate(rows: Rows): Promise<void> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
  const steps = await Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, MIGRATIONS), 'utf8') })))
  await rows.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())`)
    for (const { name, text } of steps) {
      const ran = await tx.execute(sql`INSERT INTO migrations (name) VALUES (${name}) ON CONFLICT DO NOTHING RETURNING name`)
      if (rowsOf(ran).length === 0) continue
      for (const statement of text.split('--> next')) await tx.execute(sql.raw(statement))
    }
  })
}

/** Both drivers answer a raw statement with an object that holds `rows`. */
const rowsOf = (result: unknown): readonly unknown[] => (result as { readonly rows: readonly unknown[] }).rows
