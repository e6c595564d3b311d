import { mkdtemp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { create } from 'tar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdStore } from './ad-store.ts'
import { backUp, type DataPlace, restore } from './backup.ts'
import { openDataFolder } from './data-folder.ts'
import { openDatabase } from '../database/database.ts'
import { makeDatabaseFolder } from '../database/made-database.test-data.ts'
import { ads } from '../database/schema.ts'
import { createLeads } from '../leads/leads.ts'

let folder = ''
let videoKey = ''
const placeOf = (name: string): DataPlace => ({ dataFolder: join(folder, name), databaseUrl: null })
const used = (): DataPlace => placeOf('used')
const file = (): string => join(folder, 'adloom.tar.gz')
const VIDEO = new TextEncoder().encode('a video '.repeat(40_000))

/** What is left in the data folder of the test's content. */
async function contentsOf({ dataFolder }: DataPlace) {
  const database = await openDatabase({ folder: join(dataFolder, 'database') })
  const store = diskFileStore(join(dataFolder, 'files'))
  try {
    const [lead] = await createLeads(database, () => 0).list()
    const storedAds = await database.rows.select({ id: ads.id }).from(ads)
    return { lead: lead?.email, ads: storedAds.length, video: await store.read(videoKey) }
  } finally {
    await database.close()
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-backup-'))
  const { dataFolder } = used()
  await makeDatabaseFolder(join(dataFolder, 'database'))
  const database = await openDatabase({ folder: join(dataFolder, 'database') })
  const store = diskFileStore(join(dataFolder, 'files'))
  await createLeads(database, () => 0).keep({ name: 'Ada', email: 'ada@example.com' })
  videoKey = (await store.write(VIDEO, 'video/mp4')).key
  await createAdStore(database.rows, store, () => 0).save({ type: 'display', imageUrl: `http://localhost/files/${videoKey}` }, 'ada')
  await database.close()
  await writeFile(join(dataFolder, 'files', 'half.part'), 'half')
  await mkdir(join(dataFolder, 'c2pa'))
  await writeFile(join(dataFolder, 'c2pa', 'identity.pem'), 'a private key')
  await mkdir(join(dataFolder, 'outbox'))
  await writeFile(join(dataFolder, 'outbox', 'mail.eml'), 'Subject: a lead')
  await backUp(used(), file())
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a backup', () => {
  test('restores rows, files and mails into an empty folder, without partial files and the key that signs', async () => {
    const place = placeOf('restored')
    await restore(place, file())
    expect((await readdir(place.dataFolder)).toSorted()).toEqual(['database', 'files', 'outbox'])
    expect(await readdir(join(place.dataFolder, 'files'))).not.toContain('half.part')
    expect(await readFile(join(place.dataFolder, 'outbox', 'mail.eml'), 'utf8')).toBe('Subject: a lead')
    expect(await contentsOf(place)).toEqual({ lead: 'ada@example.com', ads: 1, video: Buffer.from(VIDEO) })
  })

  test('leaves the installation unchanged, and nothing beside its file', async () => {
    expect(await contentsOf(used())).toMatchObject({ lead: 'ada@example.com', ads: 1 })
    expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([])
  })

  test('never replaces a file', async () => {
    await expect(backUp(used(), file())).rejects.toMatchObject({ code: 'backup.exists', values: { file: file() } })
  })

  test('is refused for a folder in use, a missing one, or rows elsewhere', async () => {
    const held = await openDataFolder(used().dataFolder)
    await expect(backUp(used(), join(folder, 'held.tar.gz'))).rejects.toMatchObject({ code: 'data.locked' })
    await held.release()
    await expect(backUp(placeOf('nowhere'), join(folder, 'none.tar.gz'))).rejects.toMatchObject({ code: 'backup.nothing' })
    const elsewhere = { ...used(), databaseUrl: 'postgres://database.example/adloom' }
    await expect(backUp(elsewhere, join(folder, 'rows.tar.gz'))).rejects.toMatchObject({ code: 'backup.elsewhere' })
    await expect(restore(elsewhere, file())).rejects.toMatchObject({ code: 'backup.elsewhere' })
  })

  test('that cannot be written fails with a reason', async () => {
    await expect(backUp(used(), join(folder, 'no', 'such', 'folder.tar.gz'))).rejects.toMatchObject({ code: 'backup.unwritable' })
  })
})

describe('a restore', () => {
  test('never touches a folder with content', async () => {
    await expect(restore(used(), file())).rejects.toMatchObject({ code: 'restore.not-empty', values: { folder: used().dataFolder } })
    expect(await contentsOf(used())).toMatchObject({ ads: 1 })
  })

  test.each([
    ['is missing', async () => undefined],
    ['is no archive', (path: string) => writeFile(path, 'a letter')],
    ['is an archive of something else', (path: string) => create({ cwd: join(folder, 'used'), file: path, gzip: true }, ['outbox'])],
    [
      'was cut off',
      async (path: string) => {
        await writeFile(path, await readFile(file()))
        await truncate(path, 100_000)
      },
    ],
  ])('of a file that %s leaves nothing behind', async (what, write) => {
    const path = join(folder, `${what}.tar.gz`)
    await write(path)
    const place = placeOf(`of ${what}`)
    await expect(restore(place, path)).rejects.toMatchObject({ code: 'restore.unreadable', values: { file: path } })
    expect(await readdir(place.dataFolder)).toEqual([])
  })

  test('resumes an interrupted one', async () => {
    const place = placeOf('interrupted')
    await mkdir(join(place.dataFolder, '.restoring', 'database'), { recursive: true })
    await restore(place, file())
    expect(await contentsOf(place)).toMatchObject({ ads: 1 })
  })
})
