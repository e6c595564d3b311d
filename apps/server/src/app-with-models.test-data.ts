import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type Database } from './database/database.ts'
import { openInMemory } from './database/made-database.test-data.ts'
import { type ReceivedRequest, serveModels } from './model-server.test-data.ts'
import { createWholeApp } from './whole-app.test-data.ts'

/** Runs the engine's tasks in this thread. */
const here: Workers = {
  // The task of a name takes and returns what that name says.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}

interface Reply {
  readonly status: number
  readonly body: unknown
}

/** An app with a fake model server on this machine, which `OPENAI_BASE_URL` names. */
interface AppWithModels {
  /** The next reply of the model server. */
  answer: () => Reply
  /** The requests the model server received in this test. */
  readonly requests: readonly ReceivedRequest[]
  /** Sends a request to the app, which starts with the first request of a test and that request's environment. */
  readonly ask: <Answer>(env: Readonly<Record<string, string>>, url: string, payload: object) => Promise<Answer>
  readonly features: () => Promise<ResponseOf<'capabilities'>['features']>
  /** The bytes of a file the app stores. */
  readonly file: (url: string) => Promise<Buffer>
}

/** Starts and stops with the tests of the file that calls this. `encoding`: how requests to the model server are recorded. */
export function appWithModels(encoding: 'utf8' | 'latin1' = 'utf8'): AppWithModels {
  const requests: ReceivedRequest[] = []
  let modelServer: Awaited<ReturnType<typeof serveModels>>
  let folder = ''
  let database: Database
  let app: FastifyInstance | null = null
  const appThere = (): FastifyInstance => {
    if (app === null) throw new Error('Nothing was asked yet.')
    return app
  }
  const withModels: AppWithModels = {
    answer: () => ({ status: 500, body: {} }),
    requests,
    ask: async (env, url, payload) => {
      const now = (): number => Date.UTC(2026, 10, 22)
      const OPENAI_BASE_URL = `http://127.0.0.1:${modelServer.port}/v1`
      app ??= await createWholeApp({ env: { OPENAI_BASE_URL, ...env }, folder, database, workers: here, now })
      return (await app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { host: 'localhost:4400' } })).json()
    },
    features: async () => (await appThere().inject('/api/capabilities')).json<ResponseOf<'capabilities'>>().features,
    file: async (url) => (await appThere().inject(new URL(url).pathname)).rawPayload,
  }
  beforeAll(async () => {
    modelServer = await serveModels((one) => {
      requests.push(one)
      return withModels.answer()
    }, encoding)
    folder = await mkdtemp(join(tmpdir(), 'adloom-models-'))
    database = await openInMemory()
  }, 60_000)
  afterEach(async () => {
    await app?.close()
    app = null
    requests.length = 0
  })
  afterAll(async () => {
    await database.close()
    await modelServer.close()
    await rm(folder, { recursive: true, force: true })
  })
  return withModels
}
