import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import { encodeJpeg, isOfTrainedModel } from '@adloom/engine/image/pixels.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database } from './database/database.ts'
import { openInMemory } from './database/made-database.test-data.ts'
import { paidCalls } from './database/schema.ts'
import { KLING } from '@adloom/providers/videos/fake-video-servers.test-data.ts'
import { FAL_KEY, startFakeFal } from './fake-fal.test-data.ts'
import { shortVideo } from './short-video.test-data.ts'
import { createWholeApp } from './whole-app.test-data.ts'

/** Runs the engine's tasks in this thread. */
const here: Workers = {
  // The task of a name takes and returns what that name says.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}

let video: Uint8Array
let imageDataUrl: string
let folder: string
let database: Database
let fal: Awaited<ReturnType<typeof startFakeFal>>
let app: FastifyInstance | null = null

beforeAll(async () => {
  video = await shortVideo()
  const image = { width: 40, height: 60, data: new Uint8ClampedArray(40 * 60 * 4).fill(180) }
  imageDataUrl = `data:image/jpeg;base64,${Buffer.from(await encodeJpeg(image)).toString('base64')}`
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-chosen-video-'))
  fal = await startFakeFal(video)
})
afterEach(async () => {
  await app?.close()
  app = null
  await fal.close()
  await rm(folder, { recursive: true, force: true })
})

async function serve(env: Readonly<Record<string, string>> = {}): Promise<FastifyInstance> {
  app = await createWholeApp({
    env: { ...fal.env, RATE_FACTOR: '1000000', ...env },
    folder,
    database,
    workers: here,
    now: () => Date.now(),
  })
  return app
}
async function ask<Reply>(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const { body } = await (app ?? (await serve())).inject({
    method,
    url: `/api${url}`,
    // One browser: what it made is its own.
    headers: { host: 'localhost:4400', cookie: 'adloom_browser=the-browser-of-this-test', ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
  return JSON.parse(body === '' ? 'null' : body) as Reply
}
async function start(request: object, headers: Readonly<Record<string, string>> = {}): Promise<VideoJob> {
  const { url } = await ask<{ url: string }>('POST', '/storage/upload', { data: imageDataUrl })
  return ask<VideoJob>('POST', '/generate-video/jobs', { prompt: 'It turns', imageUrl: url, aspect_ratio: '1:1', ...request }, headers)
}
async function until(id: string, isReached: (job: VideoJob) => boolean): Promise<VideoJob> {
  for (;;) {
    const job = await ask<VideoJob>('GET', `/generate-video/jobs/${id}`)
    if (job.status === undefined) throw new Error(JSON.stringify(job))
    if (isReached(job)) return job
    // The fake provider runs in this process and needs the event loop.
    await delay(10)
  }
}
const isOver = ({ status }: VideoJob): boolean => status === 'completed' || status === 'failed'
const videoFeature = async () => (await ask<ResponseOf<'capabilities'>>('GET', '/capabilities')).features.video

test('a video comes from the chosen model, is copied into our storage, and names its engine', async () => {
  const { id, engine } = await start({ duration: 7 })
  const job = await until(id, isOver)
  expect(job).toMatchObject({ status: 'completed', progress: 100, width: 720, height: 720, durationSeconds: 1 })
  expect(engine).toBe(`fal:${KLING}`)
  expect(job.note).toContain('5 or 10 seconds, so it has 5 instead of 7')
  const file = await app?.inject(new URL(job.resultUrl ?? '').pathname)
  const stored = file?.rawPayload ?? Buffer.alloc(0)
  // Behind the model's own bytes it says that a model made it.
  expect([stored.subarray(0, video.length).equals(Buffer.from(video)), await isOfTrainedModel(stored)]).toEqual([true, true])
  expect((await app?.inject(new URL(job.thumbnailUrl ?? '').pathname))?.headers['content-type']).toBe('image/jpeg')
  expect(fal.orders()).toBe(1)
  // The video is fetched without the key.
  expect(fal.got.filter(({ key }) => key === undefined).map(({ what }) => what)).toEqual(['PUT /put', 'GET /film.mp4'])
  expect(await videoFeature()).toMatchObject({
    provider: 'fal',
    model: KLING,
    available: true,
    needsNetwork: true,
    estimate: { usd: 0.35, per: 'video', asOf: '2026-09-20' },
  })
})

test('the day’s costs include the order, by the seconds the provider makes', async () => {
  await database.rows.delete(paidCalls)
  await until((await start({ duration: 7 })).id, isOver)
  expect(await ask('GET', '/costs')).toMatchObject({
    spentUsd: 0.35,
    paid: [{ role: 'video', engine: `fal:${KLING}`, calls: 1, usd: 0.35, unknown: 0 }],
  })
})

test('a budget that is too small prevents the order, and the job says why', async () => {
  await serve({ DAILY_BUDGET_USD: '0.2' })
  const { id } = await start({})
  expect(await until(id, isOver)).toMatchObject({ status: 'failed', error: expect.stringContaining('This may cost up to 0.35 USD') })
  expect(fal.orders()).toBe(0)
})

test('choosing the built-in engine orders nothing', async () => {
  const { id, engine } = await start({}, { 'adloom-engines': 'video=studio' })
  expect(engine).toBe('studio')
  expect(await until(id, isOver)).toMatchObject({ status: 'completed', engine: 'studio' })
  expect(fal.orders()).toBe(0)
})

test('a video the provider refuses fails with its sentence: no built-in fallback, and the key appears nowhere', async () => {
  fal.answerInstead((what) => (what.startsWith(`POST /${KLING}`) ? { status: 403, body: { detail: 'Exhausted balance' } } : null))
  const { id } = await start({})
  const job = await until(id, isOver)
  expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining('at fal has no credit left'), resultUrl: null })
  expect(fal.orders()).toBe(1)
  const feature = await videoFeature()
  expect(feature).toMatchObject({ available: false, warnings: [job.error] })
  expect(JSON.stringify([job, feature])).not.toContain(FAL_KEY)
})

test('a caller that waits for the video gets the provider’s sentence', async () => {
  fal.answerInstead((what) => (what.startsWith(`POST /${KLING}`) ? { status: 401, body: { detail: 'no' } } : null))
  const { url } = await ask<{ url: string }>('POST', '/storage/upload', { data: imageDataUrl })
  const { error } = await ask<{ error: { code: string; message: string } }>('POST', '/generate-video/generate', {
    prompt: 'It turns',
    imageUrl: url,
  })
  expect(error).toMatchObject({ code: 'provider.key-refused', message: expect.stringMatching(/^fal refused the key/) })
})

test('deleting a job cancels it at the provider', async () => {
  fal.hold()
  const { id } = await start({})
  await fal.asked((what) => what.endsWith('/status'))
  await ask('DELETE', `/generate-video/jobs/${id}`)
  await fal.asked((what) => what === 'PUT /fal-ai/kling-video/requests/r1/cancel')
  expect(fal.orders()).toBe(1)
})
