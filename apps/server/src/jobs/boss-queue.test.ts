import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobQueuePromises } from '@adloom/domain/ports/job-queue.conformance.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import { testDatabases } from '../database/databases.test-data.ts'
import { makeDatabaseFolder } from '../database/made-database.test-data.ts'
import { type BossQueues, createBossQueues } from './boss-queue.ts'

const rethrow = (error: unknown): never => {
  throw error
}

class Undone extends Error {}

async function put(database: Database, { videos: queue }: BossQueues, id: string, { fails = false, turn = 0 } = {}): Promise<void> {
  await queue.open()
  try {
    await database.rows.transaction(async (tx) => {
      await queue.put(id, turn, tx)
      if (fails) throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
}

describe.each(testDatabases)('a queue on $name', ({ open }) => {
  let database: Database
  let queues: BossQueues
  beforeAll(async () => {
    database = await open()
    queues = createBossQueues(database, rethrow)
  })
  afterAll(async () => {
    await queues.close()
    await database.close()
  })
  for (const { name, check } of jobQueuePromises) {
    test(name, async () => {
      const result = check({ queue: queues.videos, newId: randomUUID, put: (id, options) => put(database, queues, id, options) })
      await expect(result).resolves.toBeUndefined()
    })
  }
})

test('a job taken before the database was closed is available at once when it is opened again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-queue-'))
  try {
    const id = randomUUID()
    await makeDatabaseFolder(folder)
    const before = await openDatabase({ folder })
    const queues = createBossQueues(before, rethrow)
    await put(before, queues, id)
    const leased = await queues.videos.leaseNext()
    await queues.close()
    await before.close()

    const after = await openDatabase({ folder })
    const reopened = createBossQueues(after, rethrow)
    const leasedAgain = await reopened.videos.leaseNext()
    expect(leased?.id).toBe(id)
    expect(leasedAgain?.id).toBe(id)
    expect(leasedAgain?.lease).not.toBe(leased?.lease)
    await reopened.close()
    await after.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
