import { AdloomError } from '@adloom/domain/error.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database } from '../database/database.ts'
import { openInMemory } from '../database/made-database.test-data.ts'
import { createWriteProbe } from '../storage/write-probe.ts'
import { checkReadiness } from './readiness.ts'

let database: Database
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

const idle: Pick<Workers, 'checkAlive'> = { checkAlive: async () => undefined }
const freeBytes = async (): Promise<number> => Number.POSITIVE_INFINITY
const written = { key: 'probe', contentType: 'text/plain', size: 1 }

test('a server whose file store can be read but takes no files is not ready, and says so', async () => {
  let isRefusing = false
  const store = {
    write: async () => {
      if (isRefusing) throw new AdloomError('storage.refused', { values: { reason: 'it is read-only' } })
      return written
    },
    remove: async () => undefined,
  }
  let nowMs = 0
  const probeStore = createWriteProbe(store, () => nowMs)
  const check = () => checkReadiness({ rows: database.rows, probeStore, workers: idle, freeBytes })
  await check()
  isRefusing = true
  nowMs = 60_000
  await expect(check()).rejects.toMatchObject({
    code: 'server.not-ready',
    message: expect.stringContaining('the file store takes no files'),
  })
})

test('a server whose threads cannot be loaded is not ready, and says so', async () => {
  const workers = { checkAlive: () => Promise.reject(new AdloomError('internal')) }
  const check = checkReadiness({ rows: database.rows, probeStore: async () => undefined, workers, freeBytes })
  await expect(check).rejects.toMatchObject({ code: 'server.not-ready', message: expect.stringContaining('no worker thread runs') })
})
