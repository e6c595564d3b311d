import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLeads } from '../leads/leads.ts'
import { type Database, openDatabase } from './database.ts'
import { makeDatabaseFolder } from './made-database.test-data.ts'
import { createFakeDisk, type FakeDisk } from './power-cut.test-data.ts'
import { type SyncFile } from './synced-files.ts'

let folder = ''
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-power-'))
  await makeDatabaseFolder(join(folder, 'new'))
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

async function newFolder(): Promise<string> {
  const place = join(folder, `database-${++count}`)
  await cp(join(folder, 'new'), place, { recursive: true })
  return place
}

/** An embedded database on a fake disk that keeps only synced data. */
async function openOnFakeDisk(): Promise<{ readonly database: Database; readonly disk: FakeDisk }> {
  const source = await newFolder()
  let sync: SyncFile = () => undefined
  const database = await openDatabase({ folder: source }, (descriptor, path) => sync(descriptor, path))
  const disk = await createFakeDisk(source, join(folder, `disk-${count}`))
  sync = disk.sync
  return { database, disk }
}

const namesIn = async (place: string): Promise<readonly string[]> => {
  const database = await openDatabase({ folder: place })
  const stored = await createLeads(database, () => 0).list()
  await database.close()
  return stored.map(({ name }) => name)
}

const lead = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` })

test('a row is on the disk when it is acknowledged, and survives a power cut', async () => {
  const { database, disk } = await openOnFakeDisk()
  const leads = createLeads(database, Date.now)
  await leads.keep(lead('Ada'))
  expect(disk.synced.at(-1)).toMatch(/^pg_wal\/[0-9A-F]{24}$/)
  await leads.keep(lead('Grace'))
  expect(await namesIn(disk.folder)).toEqual(['Ada', 'Grace'])
  await database.close()
})

test('a checkpoint syncs every table before it drops the log', async () => {
  const { database, disk } = await openOnFakeDisk()
  const leads = createLeads(database, Date.now)
  await leads.keep(lead('Ada'))
  await database.rows.execute(sql`CHECKPOINT`)
  expect(disk.synced.at(-1)).toBe('global/pg_control')
  expect(disk.synced.some((place) => place.startsWith('base/'))).toBe(true)
  await leads.keep(lead('Grace'))
  expect(await namesIn(disk.folder)).toEqual(['Ada', 'Grace'])
  await database.close()
})

test('the log stays bounded during long writes', async () => {
  const { database, disk } = await openOnFakeDisk()
  await database.rows.execute(sql`CREATE TABLE noise (text text)`)
  const hasCheckpoint = (): boolean => disk.synced.includes('global/pg_control')
  for (let turn = 0; turn < 40 && !hasCheckpoint(); turn++) {
    await database.rows.execute(sql`INSERT INTO noise SELECT string_agg(md5(random()::text), '') FROM generate_series(1, 100000)`)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(hasCheckpoint()).toBe(true)
  await database.close()
})

test('a failing disk ends the process, and nothing is acknowledged', async () => {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(new URL('database.ts', import.meta.url).href)})
    const { createLeads } = await import(${JSON.stringify(new URL('../leads/leads.ts', import.meta.url).href)})
    let fails = false
    const database = await openDatabase({ folder: process.argv[1] }, () => {
      if (fails) throw new Error('the disk is broken')
    })
    fails = true
    await createLeads(database, Date.now).keep(${JSON.stringify(lead('Ada'))})
    console.log('acknowledged')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, await newFolder()], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  expect((await once(child, 'close'))[0]).toBe(1)
  expect(output).not.toContain('acknowledged')
})
