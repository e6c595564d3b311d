import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorkers } from '@adloom/engine/workers.ts'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loggableError, stackOf } from '../http/log-lines.ts'
import { createWholeApp } from '../whole-app.test-data.ts'
import { openDatabase } from './database.ts'
import { databaseFailure } from './database-failure.ts'
import { newPostgresDatabase } from './databases.test-data.ts'

/** A way to a PostgreSQL that can be cut and mended, at an address of its own. */
async function openCuttable(url: string) {
  const place = new URL(url)
  const socketPath = `${place.searchParams.get('host') ?? ''}/.s.PGSQL.5432`
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((client) => {
    if (isCut) return client.destroy()
    const database = connect(socketPath)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ]) {
      sockets.add(one)
      one.on('error', () => undefined).on('close', () => other.destroy())
      one.pipe(other)
    }
    return undefined
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  return {
    url: `postgresql://adloom@127.0.0.1:${port}${place.pathname}`,
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    mend: () => {
      isCut = false
    },
    close: () => server.close(),
  }
}

test('while PostgreSQL is away callers are told to come back, and once it is back everything goes on', async () => {
  const way = await openCuttable(await newPostgresDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'adloom-away-'))
  const database = await openDatabase({ url: way.url })
  const workers = createWorkers({ size: 1, queueLimit: 32 })
  const app = await createWholeApp({ env: {}, folder, database, workers, now: () => Date.now() })
  const lead = () => app.inject({ method: 'POST', url: '/api/user/create', payload: { name: 'Ada', email: 'ada@example.com' } })
  expect((await lead()).statusCode).toBe(201)
  const readiness = () => app.inject('/api/ready')
  // A worker loads the engine first.
  await expect.poll(async () => (await readiness()).json(), { timeout: 30_000 }).toEqual({ status: 'ready' })

  // Connections break idle and in the middle of a transaction.
  const broken = database.rows.transaction(async (tx) => {
    way.cut()
    await tx.execute('SELECT 1')
  })
  await expect(broken).rejects.toBeInstanceOf(Error)
  for (let tries = 0; tries < 3; tries++) {
    const reply = await lead()
    expect([reply.statusCode, reply.json().error.code, reply.headers['retry-after']]).toEqual([503, 'database.unavailable', '5'])
  }
  const unready = await readiness()
  expect([unready.statusCode, unready.headers['retry-after']]).toEqual([503, '5'])
  expect(unready.json().error.message).toContain('the database does not answer')
  expect((await app.inject('/api/health')).statusCode).toBe(200)

  way.mend()
  expect((await lead()).statusCode).toBe(201)
  await expect.poll(async () => (await readiness()).statusCode, { timeout: 20_000 }).toBe(200)
  await app.close()
  await workers.close()
  await database.close()
  way.close()
  await rm(folder, { recursive: true, force: true })
}, 90_000)

test('a start without PostgreSQL fails with a sentence', async () => {
  await expect(openDatabase({ url: 'postgresql://adloom@127.0.0.1:9/ads' })).rejects.toMatchObject({
    code: 'database.unreachable',
    message: expect.stringMatching(
      /^The database at 127\.0\.0\.1:9 cannot be used: .*ECONNREFUSED.*\. Please start it, or check DATABASE_URL\.$/,
    ),
  })
})

test('a failed query is logged without its parameters', () => {
  const refused = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ada@example.com) already exists.' })
  const error = new DrizzleQueryError('INSERT INTO leads VALUES ($1)', ['ada@example.com'], refused)
  expect(databaseFailure(error)).toMatchObject({ code: 'internal' })
  for (const text of [JSON.stringify(loggableError(error)), JSON.stringify(loggableError(databaseFailure(error))), stackOf(error)]) {
    expect(text).toContain('Failed query (23505): INSERT INTO leads VALUES ($1)')
    expect(text).not.toContain('ada@example.com')
  }
})
