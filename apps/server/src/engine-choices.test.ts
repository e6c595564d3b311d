import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database } from './database/database.ts'
import { openInMemory } from './database/made-database.test-data.ts'
import { chatReply, serveModels } from './model-server.test-data.ts'
import { createWholeApp } from './whole-app.test-data.ts'

/** Runs the engine's tasks in this thread. */
const workers: Workers = {
  // The task of a name takes and returns what that name says.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}
const [FIRST, SECOND] = ['openai-compatible:mug-1', 'openai-compatible:mug-2']
const option = {
  language: 'en',
  angle: 'benefit',
  headline: 'Mornings, held in both hands',
  description: 'Thrown by hand from stoneware.',
  callToAction: 'SHOP_NOW',
  restsOn: ['s1'],
}

/** Models requested from the server. */
const calledModels: string[] = []
let modelServer: Awaited<ReturnType<typeof serveModels>>
let folder = ''
let database: Database
let app: FastifyInstance
beforeAll(async () => {
  modelServer = await serveModels(({ body }) => {
    const { model } = JSON.parse(body) as { readonly model: string }
    calledModels.push(model)
    return { status: 200, body: chatReply(JSON.stringify({ options: [option] }), model) }
  })
  folder = await mkdtemp(join(tmpdir(), 'adloom-engines-'))
  database = await openInMemory()
  const env = { OPENAI_BASE_URL: `http://127.0.0.1:${modelServer.port}/v1`, COPY_MODEL: `${FIRST},${SECOND}`, RATE_FACTOR: '1000' }
  app = await createWholeApp({ env, folder, database, workers, now: () => Date.UTC(2026, 10, 22) })
}, 60_000)
beforeEach(() => void calledModels.splice(0))
afterAll(async () => {
  await app.close()
  await database.close()
  await modelServer.close()
  await rm(folder, { recursive: true, force: true })
})

const write = (engines: string | null, more: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/generate-copy/generate',
    payload: { title: 'Tideline Stoneware Mug', description: 'Thrown by hand from stoneware.', seed: 1 },
    headers: { host: 'localhost:4400', ...(engines === null ? {} : { 'adloom-engines': engines }), ...more },
  })

test.each([
  [null, FIRST, ['mug-1']],
  [`copy=${SECOND}`, SECOND, ['mug-2']],
  ['copy=studio', 'studio', []],
  // Another role's choice does not matter to this call.
  ['video=fal:gone', FIRST, ['mug-1']],
])('a request that chooses %j is answered by %s', async (engines, engine, models) => {
  expect((await write(engines)).json<ResponseOf<'generateCopy'>>().engine).toBe(engine)
  expect(calledModels).toEqual(models)
})

test('an engine that is not offered is refused with the list of those that are, and no model is called', async () => {
  const reply = await write('copy=openai:gpt-6-luna')
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({
    error: {
      code: 'engine.not-offered',
      message: `This installation does not offer "openai:gpt-6-luna" for copy. It offers ${FIRST}, ${SECOND}, studio.`,
    },
  })
  expect(calledModels).toEqual([])
})

test('unparsable choices are refused', async () => {
  const reply = await write('everything=best')
  expect(reply.json()).toMatchObject({ error: { code: 'request.invalid', message: expect.stringContaining('Adloom-Engines') } })
})

test('one key cannot be used for two engines', async () => {
  const key = { 'idempotency-key': 'the-same-key-1' }
  expect((await write('copy=studio', key)).statusCode).toBe(200)
  expect((await write(null, key)).json()).toMatchObject({ error: { code: 'idempotency.key-reused' } })
})

test('the capabilities list the choices, the first one first, and nothing where there is no choice', async () => {
  const { features } = (await app.inject('/api/capabilities')).json<ResponseOf<'capabilities'>>()
  expect(features.copy).toMatchObject({ engine: FIRST, provider: 'openai-compatible', model: 'mug-1' })
  expect(features.copy.choices?.map(({ engine }) => engine)).toEqual([FIRST, SECOND, 'studio'])
  expect(features.video).not.toHaveProperty('choices')
})
