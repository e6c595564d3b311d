import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database } from '../database/database.ts'
import { openInMemory } from '../database/made-database.test-data.ts'
import { createWholeApp } from '../whole-app.test-data.ts'

const idle: Workers = {
  run: () => new Promise(() => undefined),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}
const ADMIN = 'the-token-of-this-installation'

let folder: string
let database: Database
let app: FastifyInstance | null
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-parts-'))
  database = await openInMemory()
  app = null
})
afterEach(async () => {
  await app?.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** Asks an app with this environment; without npm nothing can be fetched. */
async function ask(env: Readonly<Record<string, string>>, method: 'GET' | 'POST', path: string, authorization?: string) {
  const npm_execpath = join(folder, 'npm-cli.js')
  app ??= await createWholeApp({ env: { npm_execpath, ...env }, folder, database, workers: idle, now: () => Date.UTC(2026, 10, 23) })
  const headers = { host: 'localhost:4400', ...(authorization === undefined ? {} : { authorization }) }
  return app.inject({ method, url: `/api${path}`, headers, ...(method === 'POST' ? { payload: {} } : {}) })
}

test('the list of parts tells size, licences and state before anything is fetched', async () => {
  const { parts } = (await ask({}, 'GET', '/parts')).json()
  expect(parts).toEqual([expect.objectContaining({ name: 'cutout', state: 'absent', isUsed: true, mayAdd: true, failure: null })])
  expect(parts[0].licences.map(({ licence }: { licence: string }) => licence)).toEqual(['MIT', 'MIT', 'AGPL-3.0'])
  expect(parts[0].downloadBytes).toBeGreaterThan(200_000_000)
})

test('adding begins at once, and what went wrong is told with the list', async () => {
  const reply = await ask({}, 'POST', '/parts/cutout')
  expect([reply.statusCode, reply.json().state]).toEqual([202, 'adding'])
  await expect
    .poll(async () => (await ask({}, 'GET', '/parts')).json().parts[0], { timeout: 20_000 })
    .toMatchObject({ state: 'absent', percent: null, failure: { code: 'part.unreachable' } })
})

test('where an ADMIN_TOKEN is set only its holder adds parts, and only its holder is told what went wrong', async () => {
  const env = { ADMIN_TOKEN: ADMIN }
  const refused = await ask(env, 'POST', '/parts/cutout')
  expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'admin.token-wrong'])
  expect((await ask(env, 'GET', '/parts')).json().parts[0]).toMatchObject({ state: 'absent', mayAdd: false })
  expect((await ask(env, 'POST', '/parts/cutout', `Bearer ${ADMIN}`)).statusCode).toBe(202)
  await expect
    .poll(async () => (await ask(env, 'GET', '/parts', `Bearer ${ADMIN}`)).json().parts[0].failure, { timeout: 20_000 })
    .not.toBeNull()
  expect((await ask(env, 'GET', '/parts')).json().parts[0].failure).toBeNull()
})

test('a part that is none is refused', async () => {
  expect((await ask({}, 'POST', '/parts/gone')).json().error.code).toBe('part.unknown')
})

test('a part that is not used says so, and another network is told with its address', async () => {
  const address = 'https://models.example/birefnet.onnx'
  const env = { CUTOUT_MODEL: 'off', CUTOUT_MODEL_URL: address, CUTOUT_MODEL_SHA256: 'a'.repeat(64) }
  const [part] = (await ask(env, 'GET', '/parts')).json().parts
  expect(part.isUsed).toBe(false)
  expect(part.licences.map(({ what }: { what: string }) => what)).toEqual([
    `The model at ${address}`,
    expect.stringContaining('ONNX Runtime'),
  ])
})
