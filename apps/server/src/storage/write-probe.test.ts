import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { expect, test } from 'vitest'
import { createWriteProbe } from './write-probe.ts'

test('a store is written once in ten seconds, however often it is asked for, and what it refuses is found then', async () => {
  let nowMs = 0
  let writes = 0
  let isFull = false
  const store = {
    write: async (bytes: Uint8Array) => {
      writes += 1
      if (isFull) throw new AdloomError('storage.full')
      return { key: 'probe', contentType: 'text/plain', size: bytes.length }
    },
    remove: async () => undefined,
  }
  const probe = createWriteProbe(store, () => nowMs)
  await Promise.all(Array.from({ length: 100 }, probe))
  isFull = true
  nowMs = 9999
  await probe()
  expect(writes).toBe(1)
  nowMs = 10_000
  await expect(probe()).rejects.toMatchObject({ code: 'storage.full' })
  isFull = false
  await expect(probe()).rejects.toMatchObject({ code: 'storage.full' })
  nowMs = 20_000
  await probe()
  expect(writes).toBe(3)
})

test('a probe that gets no answer is the only one', async () => {
  let nowMs = 0
  let writes = 0
  const silent = { write: () => new Promise<never>(() => (writes += 1)), remove: async () => undefined }
  const probe = createWriteProbe(silent, () => nowMs)
  void probe()
  nowMs = 60_000
  void probe()
  expect(writes).toBe(1)
})

test('a probe leaves no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-probe-'))
  const store = diskFileStore(folder)
  await createWriteProbe(store, () => 0)()
  expect((await readdir(folder, { recursive: true })).filter((name) => name.includes('.'))).toEqual([])
  await rm(folder, { recursive: true })
})
