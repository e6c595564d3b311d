import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStorePromises } from '@adloom/domain/ports/file-store.conformance.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskFileStore, writeFailure } from './disk.ts'

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

test('no half-written file is left behind when the place cannot be written', async () => {
  const blocked = join(folder, 'blocked')
  const store = diskFileStore(blocked)
  const { key } = await store.write(new TextEncoder().encode('first'), 'image/png')
  await store.remove(key)
  // A folder where the file must go: the draft is written, moving it fails.
  await mkdir(join(blocked, key.slice(0, 2), key))
  await expect(store.write(new TextEncoder().encode('first'), 'image/png')).rejects.toMatchObject({ syscall: 'rename' })
  expect((await readdir(blocked)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test.each(['ENOSPC', 'EDQUOT'])('a disk that is full (%s) is told as storage.full', (code) => {
  const failure = Object.assign(new Error('write failed'), { code })
  expect(writeFailure(failure)).toMatchObject({ code: 'storage.full', cause: failure })
})

test('another failure of the disk stays what it is', () => {
  const failure = Object.assign(new Error('no'), { code: 'EACCES' })
  expect(writeFailure(failure)).toBe(failure)
})
