import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { openInMemory } from './made-database.test-data.ts'

/** A separate database, empty but for its tables; the test closes it. */
interface TestDatabase {
  readonly name: string
  readonly open: () => Promise<Database>
}

/** The databases that all row-storing code is tested on: `describe.each(testDatabases)('… on $name', …)`. */
export const testDatabases: readonly TestDatabase[] = [
  { name: 'the embedded database', open: () => openInMemory() },
  { name: 'PostgreSQL', open: async () => openDatabase({ url: await newPostgresDatabase() }) },
]

/** Address of a new, empty database on the PostgreSQL of this test run, for DATABASE_URL. Both end with the run. */
export async function newPostgresDatabase(): Promise<string> {
  const reply = await fetch(inject('postgresBroker'))
  const body = await reply.text()
  if (!reply.ok) throw new Error(body)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client(urlOf(body, 'postgres'))
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${name}`)
  } finally {
    await client.end()
  }
  return urlOf(body, name)
}

const urlOf = (socketFolder: string, database: string): string =>
  `postgresql://adloom@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
