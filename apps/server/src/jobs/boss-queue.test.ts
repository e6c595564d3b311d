import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobQueuePromises } from '@adloom/domain/ports/job-queue.conformance.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import { testDatabases } from '../database/databases.test-data.ts'
import { makeDatabaseFolder } from '../database/made-database.test-data.ts'
import { type BossQueue, createBossQueue } from './boss-queue.ts'

const rethrow = (error: unknown): never => {
  throw error
}

class Undone extends Error {}

async function put(database: Database, queue: BossQueue, id: string, { fails = false, turn = 0 } = {}): Promise<void> {
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
  let queue: BossQueue
  beforeAll(async () => {
    database = await open()
    queue = createBossQueue(database, rethrow)
  })
  afterAll(async () => {
    await queue.close()
    await database.close()
  })
  for (const { name, check } of jobQueuePromises) {
    test(name, async () => {
      const result = check({ queue, newId: randomUUID, put: (id, options) => put(database, queue, id, options) })
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
    const queue = createBossQueue(before, rethrow)
    await put(before, queue, id)
    const leased = await queue.leaseNext()
    await queue.close()
    await before.close()

    const after = await openDatabase({ folder })
    const reopened = createBossQueue(after, rethrow)
    const leasedAgain = await reopened.leaseNext()
    expect(leased?.id).toBe(id)
    expect(leasedAgain?.id).toBe(id)
    expect(leasedAgain?.lease).not.toBe(leased?.lease)
    await reopened.close()
    await after.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
