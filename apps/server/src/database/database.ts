import { readdir, readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleOnPglite } from 'drizzle-orm/pglite'
import { sql } from 'drizzle-orm'
import { syncFolder } from './sync-folder.ts'

/** Where rows are read and written; the same on the embedded database and on PostgreSQL. Inside a transaction only `tx` may be used. */
export type Rows = PgDatabase<PgQueryResultHKT>

/** An open database, migrated. `isEmbedded`: this process is the only one that uses it. */
export interface Database {
  readonly rows: Rows
  readonly isEmbedded: boolean
  /** What `rows` talks through; only for what brings its own tables along. */
  readonly connection: { readonly client: PGlite } | { readonly url: string }
  /** Resolves when everything committed so far is on the disk: for rows that nobody could make again. */
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Which database: PostgreSQL at an address, the embedded one in a folder, or one in memory that ends with the process. */
export type DatabasePlace = { readonly url: string } | { readonly folder: string } | 'memory'

// 16 MB instead of 128 MB of shared buffers: 100 MB less memory, measured 2026-11-20; the data fits either way.
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Connections to PostgreSQL of one process. */
const POOL_SIZE = 10

/** Opens a database and brings its tables up to date. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const database = place !== 'memory' && 'url' in place ? await openPostgres(place.url) : await openEmbedded(place)
  try {
    await migrate(database.rows)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/**
 * Keeps V8 from compiling the database's WebAssembly a second time, optimised: that takes 550 MB for a second after every start and makes
 * nothing faster here (2026-11-21: peak of a first start 533 instead of 1100 MB, 555 commits a second either way on a busy machine).
 */
const FRUGAL = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

async function openEmbedded(place: { readonly folder: string } | 'memory'): Promise<Database> {
  for (const flag of FRUGAL) setFlagsFromString(flag)
  const client = await PGlite.create({ dataDir: place === 'memory' ? undefined : place.folder, startParams: START_PARAMS })
  const flush = place === 'memory' ? async () => undefined : flushing(client, place.folder)
  return { rows: drizzleOnPglite(client), isEmbedded: true, connection: { client }, flush, close: () => client.close() }
}

/**
 * The embedded database hands its writes to the operating system and never asks it to write them down (0.5.14 calls no fsync): a process
 * that is killed loses nothing, a power cut could. So a checkpoint first, then a sync of every file it changed.
 */
function flushing(client: PGlite, folder: string): Database['flush'] {
  let syncedMs = 0
  return async () => {
    const startedMs = Date.now()
    await client.exec('CHECKPOINT')
    await syncFolder(folder, syncedMs)
    syncedMs = startedMs
  }
}

/** Loaded only when asked for: an empty environment never needs it. */
async function openPostgres(url: string): Promise<Database> {
  const [{ Pool }, { drizzle }] = await Promise.all([import('pg').then(({ default: pg }) => pg), import('drizzle-orm/node-postgres')])
  const pool = new Pool({ connectionString: url, max: POOL_SIZE })
  return { rows: drizzle(pool), isEmbedded: false, connection: { url }, flush: async () => undefined, close: () => pool.end() }
}

const MIGRATIONS = new URL('./migrations/', import.meta.url)
/** Any fixed number: processes that start together on one PostgreSQL migrate one after the other. */
const MIGRATION_LOCK = 4_400_001

/** Runs every file of `migrations/` that has not run yet, in the order of their names, all or nothing. Statements end at `--> next`. */
async function migrate(rows: Rows): Promise<void> {
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
