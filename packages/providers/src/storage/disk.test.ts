import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileStorePromises } from '@adloom/domain/ports/file-store.conformance.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskFileStore, removeUnfinishedWrites, writeFailure } from './disk.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-disk-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a folder keeps every promise of a file store', () => {
  test.each(fileStorePromises)('$name', async ({ check }) => {
    await expect(check(diskFileStore(join(folder, 'promises')))).resolves.toBeUndefined()
  })
})

test('no partial file is left behind when the place cannot be written', async () => {
  const blocked = join(folder, 'blocked')
  const store = diskFileStore(blocked)
  const { key } = await store.write(new TextEncoder().encode('first'), 'image/png')
  await store.remove(key)
  // A folder in the file's place: the draft is written, moving it fails.
  await mkdir(join(blocked, key.slice(0, 2), key))
  await expect(store.write(new TextEncoder().encode('first'), 'image/png')).rejects.toMatchObject({ syscall: 'rename' })
  expect((await readdir(blocked)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('what a killed write left is removed by its age, and stored files stay', async () => {
  const place = join(folder, 'killed')
  const store = diskFileStore(place)
  const { key } = await store.write(new TextEncoder().encode('stored'), 'image/png')
  const now = Date.now()
  for (const name of ['old.part', 'young.part']) await writeFile(join(place, name), 'half')
  for (const path of [join(place, 'old.part'), join(place, key.slice(0, 2), key)])
    await utimes(path, new Date(now - 10_000), new Date(now - 10_000))
  await removeUnfinishedWrites(place, 5000, now)
  expect(await readdir(place)).toEqual([key.slice(0, 2), 'young.part'])
  await removeUnfinishedWrites(place, 0, now + 1000)
  expect(await readdir(place)).toEqual([key.slice(0, 2)])
  expect(await store.find(key)).not.toBeNull()
  await removeUnfinishedWrites(join(folder, 'missing'), 0, now)
})

test.each(['ENOSPC', 'EDQUOT'])('a full disk (%s) is reported as storage.full', (code) => {
  const failure = Object.assign(new Error('write failed'), { code })
  expect(writeFailure(failure)).toMatchObject({ code: 'storage.full', cause: failure })
})

test('another disk error is passed on unchanged', () => {
  const failure = Object.assign(new Error('no'), { code: 'EACCES' })
  expect(writeFailure(failure)).toBe(failure)
})

/** Records each sync, and what its folder then held, or its file's bytes. */
function recordingStore(place: string) {
  const synced: string[] = []
  const store = diskFileStore(place, async (_file, path) => {
    const isDraft = path.endsWith('.part')
    synced.push(isDraft ? `draft ${String(await readFile(path))}` : `${basename(path)}: ${(await readdir(path)).join(' ')}`)
  })
  return { store, synced }
}

test('a file is on the disk when it is acknowledged: its content before its name, then every new folder', async () => {
  const { store, synced } = recordingStore(join(folder, 'new', 'files'))
  const { key } = await store.write(new TextEncoder().encode('content'), 'image/png')
  const shard = key.slice(0, 2)
  expect(synced).toEqual(['draft content', `${shard}: ${key}`, `files: ${shard}`, 'new: files', expect.stringMatching(/\bnew\b/)])
})

test('an existing file is acknowledged once its name is on the disk', async () => {
  const { store, synced } = recordingStore(join(folder, 'twice'))
  const bytes = new TextEncoder().encode('content')
  const { key } = await store.write(bytes, 'image/png')
  synced.length = 0
  await store.write(bytes, 'image/png')
  expect(synced).toEqual([`${key.slice(0, 2)}: ${key}`, `twice: ${key.slice(0, 2)}`])
})

test('a disk that does not take the content makes the write fail, and keeps no draft', async () => {
  const place = join(folder, 'broken')
  const store = diskFileStore(place, () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })))
  await expect(store.write(new TextEncoder().encode('content'), 'image/png')).rejects.toMatchObject({ code: 'storage.full' })
  expect(await readdir(place, { recursive: true })).toHaveLength(1)
})
