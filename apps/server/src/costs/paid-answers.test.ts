import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Database } from '../database/database.ts'
import { openInMemory } from '../database/made-database.test-data.ts'
import { paidCalls } from '../database/schema.ts'
import { chatReply, serveModels, writtenOptions } from '../model-server.test-data.ts'
import { createWholeApp } from '../whole-app.test-data.ts'

/** Runs the engine's tasks in this thread. */
const workers: Workers = {
  // The task of a name takes and returns what that name says.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}

const tokens = { prompt_tokens: 1000, completion_tokens: 2000, total_tokens: 3000 }
const reply = chatReply(JSON.stringify({ options: writtenOptions }), 'mug-1', tokens)

let requestCount = 0
let modelServer: Awaited<ReturnType<typeof serveModels>>
let address = ''
let folder = ''
let pricesFile = ''
let database: Database
let app: FastifyInstance | null = null

beforeAll(async () => {
  modelServer = await serveModels(() => {
    requestCount += 1
    return { status: 200, body: reply }
  })
  // This machine, under a name that hides it: what is known to run here is free.
  address = `http://0.0.0.0:${modelServer.port}/v1`
  folder = await mkdtemp(join(tmpdir(), 'adloom-costs-'))
  pricesFile = join(folder, 'prices.json')
  await writeFile(
    pricesFile,
    JSON.stringify({ 'openai-compatible:mug-1': { per: 'million-tokens', input: 1, output: 2, asOf: '2026-11-22' } }),
  )
  database = await openInMemory()
}, 60_000)
afterEach(async () => {
  await app?.close()
  app = null
  requestCount = 0
  await database.rows.delete(paidCalls)
})
afterAll(async () => {
  await database.close()
  await modelServer.close()
  await rm(folder, { recursive: true, force: true })
})

async function appWith(env: Readonly<Record<string, string>>): Promise<FastifyInstance> {
  const fullEnv = { OPENAI_BASE_URL: address, COPY_MODEL: 'openai-compatible:mug-1', ...env }
  app = await createWholeApp({ env: fullEnv, folder, database, workers, now: () => Date.UTC(2026, 10, 22, 12) })
  return app
}
const payload = { title: 'Tideline Stoneware Mug', description: 'Thrown by hand.', facts: { features: ['Dishwasher safe'] }, seed: 1 }
const write = async (on: FastifyInstance): Promise<ResponseOf<'generateCopy'>> =>
  (await on.inject({ method: 'POST', url: '/api/generate-copy/generate', payload, headers: { host: 'localhost:4400' } })).json()
const costs = (on: FastifyInstance, headers: Readonly<Record<string, string>> = {}) => on.inject({ url: '/api/costs', headers })
const copyFeature = async (on: FastifyInstance) => (await on.inject('/api/capabilities')).json<ResponseOf<'capabilities'>>().features.copy

test('a paid answer states its cost, and the day’s costs include it', async () => {
  const on = await appWith({ PRICES_FILE: pricesFile, DAILY_BUDGET_USD: '1' })
  expect(await write(on)).toMatchObject({ engine: 'openai-compatible:mug-1', cost: { usd: 0.005 } })
  expect((await costs(on)).json()).toEqual({
    day: '2026-11-22',
    spentUsd: 0.005,
    budgetUsd: 1,
    freeAgainAt: '2026-11-23T00:00:00.000Z',
    paid: [{ role: 'copy', engine: 'openai-compatible:mug-1', calls: 1, usd: 0.005, unknown: 0 }],
  })
  expect(await copyFeature(on)).toMatchObject({ estimate: { usd: 0.004, asOf: '2026-11-22' }, available: true })
})

test('when the budget does not cover a call the built-in engine writes, and says why', async () => {
  const on = await appWith({ PRICES_FILE: pricesFile, DAILY_BUDGET_USD: '0.001' })
  const reply = await write(on)
  expect(reply).toMatchObject({
    engine: 'studio',
    notes: expect.arrayContaining([expect.stringContaining('may spend 0.001 USD in a day. The built-in studio wrote')]),
  })
  expect(reply.cost).toBeUndefined()
  expect(requestCount).toBe(0)
})

test('a model without a price is not called while there is a budget, and the installation says so', async () => {
  const on = await appWith({ DAILY_BUDGET_USD: '1' })
  const notes = expect.arrayContaining([expect.stringContaining('PRICES_FILE can name its price')])
  expect(await write(on)).toMatchObject({ engine: 'studio', notes })
  expect(requestCount).toBe(0)
  expect(await copyFeature(on)).toMatchObject({ available: false, warnings: [expect.stringContaining('What it costs is not known here')] })
})

test('a model without a price is called when there is no budget, and its cost is reported as unknown', async () => {
  const on = await appWith({})
  expect(await write(on)).toMatchObject({ engine: 'openai-compatible:mug-1', cost: { usd: null } })
  expect((await costs(on)).json()).toMatchObject({ spentUsd: 0, paid: [{ calls: 1, unknown: 1 }] })
})

test('the built-in engine’s answers have no cost', async () => {
  expect(await write(await appWith({ COPY_MODEL: '' }))).not.toHaveProperty('cost')
})

test('an ADMIN_TOKEN restricts the spending report to its holder', async () => {
  const on = await appWith({ ADMIN_TOKEN: 'tern-tern-tern-tern' })
  expect((await costs(on)).json()).toMatchObject({ error: { code: 'admin.token-wrong' } })
  expect((await costs(on, { authorization: 'Bearer gull' })).statusCode).toBe(401)
  expect((await costs(on, { authorization: 'Bearer tern-tern-tern-tern' })).json()).toMatchObject({ spentUsd: 0 })
})
