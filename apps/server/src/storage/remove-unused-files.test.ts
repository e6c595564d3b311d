import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import { newPostgresDatabase, testDatabases } from '../database/databases.test-data.ts'
import { ads, chores, imageRecipesTable, storedFiles } from '../database/schema.ts'
import { createAdStore } from './ad-store.ts'
import { ownedFileStore } from './owned-files.ts'
import { removeUnusedFiles, SWEEP_MS } from './remove-unused-files.ts'

const DAY = 24 * 60 * 60 * 1000
const START = Date.UTC(2026, 10, 23)
const never = new AbortController().signal
const urlOf = (key: string): string => `http://localhost/files/${key}`

/** A store with an owner and a clock that a test sets. */
function storeOn({ rows }: Database, disk: FileStore) {
  let nowMs = START
  const now = (): number => nowMs
  const files = ownedFileStore({ rows, store: disk, current: () => 'ada', quotaBytes: null, now })
  return {
    files,
    ads: createAdStore(rows, disk, now),
    later: (ms: number) => (nowMs += ms),
    write: async (content: string) => (await files.write(new TextEncoder().encode(content), 'image/png')).key,
    sweep: (keepMs: number | null = 7 * DAY, store: Pick<FileStore, 'remove' | 'list'> = disk) =>
      removeUnusedFiles({ rows, store, keepMs, now }, never),
  }
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-unused-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(testDatabases)('files nothing needs on $name', ({ name, open }) => {
  let database: Database
  const disk = (): FileStore => diskFileStore(join(folder, name))
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  beforeEach(async () => {
    for (const table of [ads, chores, imageRecipesTable, storedFiles]) await database.rows.delete(table)
  })
  afterAll(() => database.close())
  const isThere = async (key: string) => (await disk().find(key)) !== null

  test('are removed when they are old enough, and not before', async () => {
    const { write, later, sweep } = storeOn(database, disk())
    const key = await write('unused')
    later(7 * DAY)
    await sweep()
    expect(await isThere(key)).toBe(true)
    later(SWEEP_MS)
    await sweep()
    expect([await isThere(key), await database.rows.$count(storedFiles)]).toEqual([false, 0])
  })

  test('stay for ever where no time is set', async () => {
    const { write, later, sweep } = storeOn(database, disk())
    const key = await write('kept for ever')
    later(1000 * DAY)
    await sweep(null)
    expect(await isThere(key)).toBe(true)
  })

  test('stay while an ad shows them or an image made from them, and while calls use them', async () => {
    const { files, ads: saved, write, later, sweep } = storeOn(database, disk())
    const [shown, photograph, shaped, used, unused] = [
      await write('shown'),
      await write('photograph'),
      await write('shaped'),
      await write('used'),
      await write('not used'),
    ]
    const recipe = { kind: 'photograph', photographs: [photograph], prompt: '', colors: [], seed: 1, shapes: { tall: shaped } }
    await database.rows.insert(imageRecipesTable).values({ key: shown, recipe, createdAt: new Date(START) })
    const { id } = await saved.save({ type: 'display', imageUrl: urlOf(shown) }, 'ada')
    later(8 * DAY)
    await files.read(used)
    await sweep()
    expect(await Promise.all([shown, photograph, shaped, used, unused].map(isThere))).toEqual([true, true, true, true, false])
    await saved.delete(id, 'ada')
    later(8 * DAY)
    await sweep()
    expect(await Promise.all([shown, photograph, shaped, used].map(isThere))).toEqual([false, false, false, false])
  })

  test('are found when they are from before files had owners, and then stay as long as others', async () => {
    const { later, sweep } = storeOn(database, disk())
    const { key } = await disk().write(new TextEncoder().encode('older'), 'image/png')
    await sweep()
    later(7 * DAY)
    await sweep()
    expect(await isThere(key)).toBe(true)
    later(SWEEP_MS)
    await sweep()
    expect(await isThere(key)).toBe(false)
  })

  test('are looked for by one process in an hour', async () => {
    const { write, later, sweep } = storeOn(database, disk())
    const key = await write('looked for')
    await sweep()
    later(SWEEP_MS - 1)
    await sweep(1)
    expect(await isThere(key)).toBe(true)
    later(1)
    await sweep(1)
    expect(await isThere(key)).toBe(false)
  })
})

describe('in the moment of its removal a file', () => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase({ url: await newPostgresDatabase() })
  })
  afterAll(() => database.close())

  test('that an ad begins to use stays', async () => {
    const disk = diskFileStore(join(folder, 'used'))
    const { ads: saved, write, later, sweep } = storeOn(database, disk)
    const keys = await Promise.all(Array.from({ length: 20 }, (_, place) => write(`at once ${place}`)))
    later(8 * DAY)
    const saving = keys.map((key) => saved.save({ type: 'display', imageUrl: urlOf(key) }, 'ada'))
    await Promise.all([sweep(), ...saving])
    const rows = await database.rows.$count(storedFiles)
    // Whichever was first: a file with a row has its bytes, one without has none.
    const there = await Promise.all(keys.map(async (key) => (await disk.find(key)) !== null))
    expect(there.filter(Boolean)).toHaveLength(rows)
  })

  test('that is written again is there afterwards', async () => {
    const disk = diskFileStore(join(folder, 'written'))
    const { files, later, sweep } = storeOn(database, disk)
    const bytes = new TextEncoder().encode('written again')
    const { key } = await files.write(bytes, 'image/png')
    later(30 * DAY)
    let again: Promise<unknown> = Promise.resolve()
    const slow: Pick<FileStore, 'remove' | 'list'> = {
      list: disk.list,
      remove: async (removed) => {
        // Begun while the file is being removed; it must wait for the end.
        again = files.write(bytes, 'image/png')
        await new Promise((resolve) => setImmediate(resolve))
        await disk.remove(removed)
      },
    }
    await sweep(7 * DAY, slow)
    await again
    expect(await disk.find(key)).not.toBeNull()
  })
})
