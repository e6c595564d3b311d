import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import { createWorkers, type Workers } from '@adloom/engine/workers.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { eq } from 'drizzle-orm'
import { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database } from '../database/database.ts'
import { testDatabases } from '../database/databases.test-data.ts'
import { ads, idempotentReplies, rateBuckets, videoJobs } from '../database/schema.ts'
import { createWholeApp } from '../whole-app.test-data.ts'
import { createGate, testVideoModel } from './video-model.test-data.ts'

const HOUR = 60 * 60 * 1000
const START = Date.UTC(2026, 10, 22)
/** All calls are one browser's unless a test says so. */
const COOKIE = 'adloom_browser=the-browser-of-this-test'

describe.each(testDatabases)('videos on $name', ({ open }) => {
  let workers: Workers
  let folder: string
  let database: Database
  let app: FastifyInstance
  let nowMs: number
  /** Address of a stored image, as a request contains it. */
  let image: string

  beforeAll(async () => {
    workers = createWorkers({ size: 1, queueLimit: 32 })
    database = await open()
  })
  afterAll(async () => {
    await database.close()
    await workers.close()
  })

  beforeEach(async () => {
    nowMs = START
    folder = await mkdtemp(join(tmpdir(), 'adloom-videos-'))
    for (const table of [videoJobs, ads, idempotentReplies, rateBuckets]) await database.rows.delete(table)
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    image = `http://localhost/files/${(await diskFileStore(join(folder, 'files')).write(bytes, 'image/png')).key}`
  })
  afterEach(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** These tests poll constantly: no rate limits them. */
  async function serve(model: VideoModel): Promise<void> {
    app = await createWholeApp({ env: { RATE_FACTOR: '1000000' }, folder, database, workers, now: () => nowMs, videoModel: model })
  }

  const body = (more: object = {}) => ({ prompt: 'turn slowly', imageUrl: image, seed: 7, ...more })
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api/generate-video/${path}`, payload, headers: { cookie: COOKIE, ...headers } })
  const start = async (more: object = {}, headers: Record<string, string> = {}): Promise<VideoJob> =>
    (await post('jobs', body(more), headers)).json<VideoJob>()
  const ask = async (id: string) => app.inject(`/api/generate-video/jobs/${id}`)
  const forget = async (id: string) => app.inject({ method: 'DELETE', url: `/api/generate-video/jobs/${id}`, headers: { cookie: COOKIE } })
  const jobOf = async (id: string): Promise<VideoJob> => (await ask(id)).json<VideoJob>()
  const fileStatus = async (url: string | null): Promise<number> => (await app.inject(new URL(url ?? '').pathname)).statusCode

  /** Polls until a job is in the wanted state. */
  async function until(id: string, isReached: (job: VideoJob) => boolean): Promise<VideoJob> {
    for (;;) {
      const reply = await ask(id)
      expect(reply.statusCode).toBe(200)
      const job = reply.json<VideoJob>()
      if (isReached(job)) return job
      // Without a network the server answers before anything else gets the event loop.
      await delay(10)
    }
  }
  const isOver = ({ status }: VideoJob): boolean => status === 'completed' || status === 'failed'

  describe('a video job', () => {
    test('is stored before the model starts, and completed with a video and a poster that can be fetched', async () => {
      let storedFirst: readonly unknown[] = []
      await serve(
        testVideoModel(async () => {
          storedFirst = await database.rows.select({ status: videoJobs.status, attempt: videoJobs.attempt }).from(videoJobs)
        }),
      )
      const reply = await post('jobs', { ...body(), imageId: 'img_1' })
      expect(reply.statusCode).toBe(202)
      const begun = reply.json<VideoJob>()
      expect(begun).toMatchObject({
        generationId: begun.id,
        imageId: 'img_1',
        startTime: START,
        engine: 'studio',
        request: { seed: 7, duration: 5 },
      })
      expect(begun.id).toMatch(/^gen_[0-9a-f]{32}$/)
      const job = await until(begun.id, isOver)
      expect(storedFirst).toEqual([{ status: 'processing', attempt: 1 }])
      expect(job).toMatchObject({
        status: 'completed',
        progress: 100,
        error: null,
        width: 720,
        height: 720,
        durationSeconds: 5,
        expiresAt: START + 24 * HOUR,
      })
      const video = await app.inject(new URL(job.resultUrl ?? '').pathname)
      expect([video.statusCode, video.headers['content-type']]).toEqual([200, 'video/mp4'])
      expect(await fileStatus(job.thumbnailUrl)).toBe(200)
    })

    test('reports progress that never falls, and never 100 without a result', async () => {
      const gate = createGate()
      let attempts = 0
      await serve(
        testVideoModel(async (_order, { report }, signal) => {
          attempts += 1
          report({ percent: attempts === 1 ? 70 : 10, msLeft: 900 })
          if (attempts === 1) throw new AdloomError('video.failed')
          report({ percent: 100, msLeft: 0 })
          await gate.pass(signal)
        }),
      )
      const { id } = await start()
      await gate.reached()
      const job = await until(id, ({ progress }) => progress === 99)
      expect(job).toMatchObject({ status: 'processing', resultUrl: null, estimatedTimeRemaining: 0 })
      const [{ progress }] = await database.rows.select({ progress: videoJobs.progress }).from(videoJobs)
      expect(progress).toBe(99)
      gate.open()
      expect(await until(id, isOver)).toMatchObject({ status: 'completed', progress: 100 })
    })

    test('can be watched while it is made, from the request to the end, and has no preview afterwards', async () => {
      const gate = createGate()
      await serve(
        testVideoModel(async (_order, { preview }, signal) => {
          preview?.(Buffer.from('first '))
          await gate.pass(signal)
          preview?.(Buffer.from('last'))
        }),
      )
      const { id } = await start()
      const watch = () => app.inject(`/api/generate-video/jobs/${id}/preview`)
      const watching = watch()
      await gate.reached()
      const late = watch()
      await delay(10)
      gate.open()
      for (const { statusCode, headers, body } of [await watching, await late])
        expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([200, 'video/mp4', 'no-store', 'first last'])
      expect(await jobOf(id)).toMatchObject({ status: 'completed' })
      expect((await watch()).json()).toMatchObject({ error: { code: 'video.no-preview' } })
      expect((await app.inject('/api/generate-video/jobs/gen_1/preview')).json()).toMatchObject({ error: { code: 'video.not-found' } })
    })

    test('is retried once when the model fails, then says so in a sentence', async () => {
      let attempts = 0
      await serve(
        testVideoModel(async () => {
          attempts += 1
          throw new TypeError('something broke')
        }),
      )
      const { id } = await start()
      expect(await until(id, isOver)).toMatchObject({
        status: 'failed',
        resultUrl: null,
        error: 'The video could not be made. Please try again.',
      })
      expect(attempts).toBe(2)
    })

    test('is not retried when a retry cannot help', async () => {
      let attempts = 0
      await serve(
        testVideoModel(async () => {
          attempts += 1
          throw new AdloomError('picture.undecodable')
        }),
      )
      const { id } = await start()
      const job = await until(id, isOver)
      expect(job.error).toBe('This file is not a picture we can read. Please use JPG, PNG, GIF or WebP.')
      expect(attempts).toBe(1)
    })

    test('waits in the queue, reports its place, and an estimate once a video was made', async () => {
      const gate = createGate()
      let videos = 0
      await serve(
        testVideoModel(async (_order, { report }, signal) => {
          videos += 1
          // The first takes 4 seconds of this clock.
          if (videos === 1) nowMs += 4000
          else {
            report({ percent: 50, msLeft: 1000 })
            await gate.pass(signal)
          }
        }),
      )
      await until((await start({ duration: 4 })).id, isOver)
      const running = await start()
      await gate.reached()
      await until(running.id, ({ estimatedTimeRemaining }) => estimatedTimeRemaining === 1000)
      const [next, last] = [await start({ duration: 2 }), await start({ duration: 3 })]
      expect(await jobOf(running.id)).toMatchObject({ status: 'processing', queuePosition: null, progress: 50 })
      expect(await jobOf(next.id)).toMatchObject({ status: 'pending', queuePosition: 1, estimatedTimeRemaining: 1000 + 2000 })
      expect(await jobOf(last.id)).toMatchObject({ status: 'pending', queuePosition: 2, estimatedTimeRemaining: 1000 + 2000 + 3000 })
      gate.open()
      expect(await until(last.id, isOver)).toMatchObject({ status: 'completed', queuePosition: null })
    })

    test('of a client with many waits for its turn, and another client’s first is next but one', async () => {
      const gate = createGate()
      const made: number[] = []
      await serve(
        testVideoModel(async ({ seed }, _work, signal) => {
          await gate.pass(signal)
          made.push(seed)
        }),
      )
      const startFrom = async (remoteAddress: string, seed: number) =>
        (await app.inject({ method: 'POST', url: '/api/generate-video/jobs', payload: body({ seed }), remoteAddress })).json<VideoJob>()
      await startFrom('203.0.113.9', 1)
      // It runs before the others are asked for.
      await gate.reached()
      for (let seed = 2; seed <= 4; seed++) await startFrom('203.0.113.9', seed)
      const modest = await startFrom('198.51.100.1', 11)
      const last = await startFrom('198.51.100.1', 12)
      expect([await jobOf(modest.id), await jobOf(last.id)].map(({ queuePosition }) => queuePosition)).toEqual([2, 4])
      gate.open()
      await expect.poll(() => made.length, { timeout: 10_000 }).toBe(6)
      expect(made).toEqual([1, 2, 11, 3, 12, 4])
    })

    test('is available for a day, reported as expired for a week more, and then unknown', async () => {
      await serve(testVideoModel())
      const { id, resultUrl } = await until((await start()).id, isOver)
      nowMs = START + 24 * HOUR
      expect((await ask(id)).statusCode).toBe(200)
      nowMs += 1
      const expired = await ask(id)
      expect([expired.statusCode, expired.json().error.code]).toEqual([410, 'video.expired'])
      await start({ seed: 8 })
      expect((await ask(id)).statusCode).toBe(410)
      expect(await fileStatus(resultUrl)).toBe(200)
      nowMs = START + 8 * 24 * HOUR + 1
      expect([(await ask(id)).statusCode, (await ask(id)).json().error.message]).toEqual([404, 'Generation ID not found'])
    })
  })

  describe('deleting', () => {
    test('stops a running video, and the next one starts', async () => {
      const gate = createGate()
      let isStopped = false
      await serve(
        testVideoModel(async ({ seed }, _work, signal) => {
          if (seed !== 7) return
          await gate.pass(signal)
          isStopped = signal.aborted
        }),
      )
      const running = await start()
      await gate.reached()
      const next = await start({ seed: 8 })
      expect((await forget(running.id)).statusCode).toBe(204)
      expect(await until(next.id, isOver)).toMatchObject({ status: 'completed' })
      expect(isStopped).toBe(true)
      expect((await ask(running.id)).statusCode).toBe(404)
      expect((await forget(running.id)).json().error.code).toBe('video.not-found')
    })

    test('removes a waiting video from the queue', async () => {
      const gate = createGate()
      const seeds: number[] = []
      await serve(
        testVideoModel(async ({ seed }, _work, signal) => {
          seeds.push(seed)
          await gate.pass(signal)
        }),
      )
      await start({ seed: 1 })
      await gate.reached()
      const waiting = await start({ seed: 2 })
      const last = await start({ seed: 3 })
      expect((await forget(waiting.id)).statusCode).toBe(204)
      expect((await jobOf(last.id)).queuePosition).toBe(1)
      gate.open()
      await until(last.id, isOver)
      expect(seeds).toEqual([1, 3])
    })

    test('a finished video removes its files, but not those an ad or another job shows', async () => {
      await serve(testVideoModel())
      const [shown, other] = [await until((await start()).id, isOver), await until((await start({ seed: 8 })).id, isOver)]
      const twin = await until((await start({ seed: 8 })).id, isOver)
      expect(twin.resultUrl).toBe(other.resultUrl)
      const ad = {
        type: 'video',
        videoUrl: shown.resultUrl,
        thumbnailUrl: shown.thumbnailUrl,
        duration: '0:05',
        format: 'MP4',
        resolution: 'HD',
        category: 'x',
      }
      const saved = await app.inject({ method: 'POST', url: '/api/ads', payload: ad, headers: { cookie: COOKIE } })
      expect(saved.statusCode).toBe(201)
      for (const { id } of [shown, other]) expect((await forget(id)).statusCode).toBe(204)
      expect(await fileStatus(shown.resultUrl)).toBe(200)
      expect(await fileStatus(other.resultUrl)).toBe(200)
      await forget(twin.id)
      expect(await fileStatus(other.resultUrl)).toBe(404)
      expect(await fileStatus(other.thumbnailUrl)).toBe(404)
    })

    test('an ad leaves the files that a job still shows', async () => {
      await serve(testVideoModel())
      const job = await until((await start()).id, isOver)
      const ad = {
        type: 'video',
        videoUrl: job.resultUrl,
        thumbnailUrl: image,
        duration: '0:05',
        format: 'MP4',
        resolution: 'HD',
        category: 'x',
      }
      const { id } = (await app.inject({ method: 'POST', url: '/api/ads', payload: ad, headers: { cookie: COOKIE } })).json<{
        id: string
      }>()
      await app.inject({ method: 'DELETE', url: `/api/ads/${id}`, headers: { cookie: COOKIE } })
      expect([await fileStatus(job.resultUrl), await fileStatus(image)]).toEqual([200, 200])
    })
  })

  describe('listing', () => {
    test('shows the browser’s own jobs by cookie, and known jobs by id', async () => {
      await serve(testVideoModel())
      const first = await post('jobs', body(), { cookie: '' })
      const cookie = String(first.headers['set-cookie']).split(';')[0]
      expect(first.headers['set-cookie']).toMatch(/HttpOnly/)
      const ownIds = [first.json<VideoJob>().id, (await start({ seed: 8 }, { cookie })).id]
      const foreign = (await start({ seed: 9 })).id
      const foreigners = { cookie: 'adloom_browser=the-browser-of-nobody' }
      const listed = async (query: string, headers = {}) =>
        (await app.inject({ url: `/api/generate-video/jobs${query}`, headers })).json<{ jobs: VideoJob[] }>().jobs.map(({ id }) => id)
      expect(await listed('')).toEqual([])
      expect(await listed('', foreigners)).toEqual([])
      expect(await listed('', { cookie })).toEqual(ownIds.toReversed())
      expect(await listed(`?ids=${foreign},gen_none`, { cookie })).toEqual([foreign])
      for (const id of ownIds) await until(id, isOver)
      expect(await listed('?status=completed', { cookie })).toEqual(ownIds.toReversed())
      expect(await listed('?status=pending', { cookie })).toEqual([])
    })
  })

  describe('requesting a video', () => {
    test('with the same key returns the same job', async () => {
      await serve(testVideoModel())
      const headers = { 'idempotency-key': 'one-film-please' }
      const [one, repeated] = [await start({}, headers), await start({}, headers)]
      expect(repeated.id).toBe(one.id)
      expect(await database.rows.$count(videoJobs)).toBe(1)
      await until(one.id, isOver)
    })

    test('and waiting returns the video', async () => {
      await serve(testVideoModel())
      const reply = await post('generate', body({ duration: '3' }))
      expect(reply.statusCode).toBe(200)
      const { generationId, url } = reply.json<{ generationId: string; url: string }>()
      const job = await jobOf(generationId)
      expect(reply.json()).toEqual({ video: { url }, videoUrl: url, url, thumbnailUrl: job.thumbnailUrl, generationId, engine: 'studio' })
      expect(job).toMatchObject({ status: 'completed', resultUrl: url, durationSeconds: 3 })
    })

    test('and a completed job that has lost its video is reported as failed', async () => {
      await serve(testVideoModel())
      const { id } = await start()
      await until(id, isOver)
      await database.rows.update(videoJobs).set({ result: null }).where(eq(videoJobs.id, id))
      expect(await jobOf(id)).toMatchObject({ status: 'failed', resultUrl: null, error: 'The video could not be made. Please try again.' })
    })

    test('and disconnecting leaves the job running', async () => {
      const gate = createGate()
      await serve(testVideoModel((_order, _work, signal) => gate.pass(signal)))
      const address = await app.listen({ port: 0, host: '127.0.0.1' })
      const leaving = new AbortController()
      const waiting = fetch(`${address}/api/generate-video/generate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body()),
        signal: leaving.signal,
      })
      await gate.reached()
      leaving.abort()
      await expect(waiting).rejects.toThrow('aborted')
      const [{ id }] = await database.rows.select({ id: videoJobs.id }).from(videoJobs)
      expect((await jobOf(id)).status).toBe('processing')
      gate.open()
      expect(await until(id, isOver)).toMatchObject({ status: 'completed' })
    })

    test('and waiting fails as the video does', async () => {
      await serve(
        testVideoModel(async () => {
          throw new AdloomError('video.failed')
        }),
      )
      const reply = await post('generate', body())
      expect([reply.statusCode, reply.json().error.code]).toEqual([502, 'video.failed'])
    })

    test('and waiting ends when the job is deleted', async () => {
      const gate = createGate()
      await serve(testVideoModel((_order, _work, signal) => gate.pass(signal)))
      const waiting = post('generate', body())
      waiting.catch(() => undefined)
      await gate.reached()
      const [{ id }] = await database.rows.select({ id: videoJobs.id }).from(videoJobs)
      await forget(id)
      const reply = await waiting
      expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'video.cancelled'])
    })

    test.each(['respond-async', 'respond-async, wait=0', 'wait=0'])('without waiting (%s) returns the job', async (prefer) => {
      const gate = createGate()
      await serve(testVideoModel((_order, _work, signal) => gate.pass(signal)))
      const headers = { prefer, 'idempotency-key': 'told-as-it-was-told' }
      const reply = await post('generate', body(), headers)
      expect([reply.statusCode, reply.json<VideoJob>().status === 'completed']).toEqual([202, false])
      gate.open()
      await until(reply.json<VideoJob>().id, isOver)
      const repeated = await post('generate', body(), headers)
      expect([repeated.statusCode, repeated.json<VideoJob>().id]).toEqual([202, reply.json<VideoJob>().id])
    })

    test('is refused when fifty of its client wait already, and another client’s is not', async () => {
      const gate = createGate()
      await serve(testVideoModel((_order, _work, signal) => gate.pass(signal)))
      await start({ seed: 0 })
      await gate.reached()
      for (let seed = 1; seed <= 50; seed++) expect((await start({ seed })).queuePosition).toBe(seed)
      const reply = await post('jobs', body({ seed: 51 }))
      expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'server.busy'])
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
      expect(await database.rows.$count(videoJobs, eq(videoJobs.status, 'pending'))).toBe(50)
      const other = await app.inject({ method: 'POST', url: '/api/generate-video/jobs', payload: body(), remoteAddress: '198.51.100.1' })
      expect([other.statusCode, other.json<VideoJob>().queuePosition]).toEqual([202, 2])
    })
  })

  test('the capabilities name the video model', async () => {
    await serve(testVideoModel())
    const { features } = (await app.inject('/api/capabilities')).json<ResponseOf<'capabilities'>>()
    expect(features.video).toMatchObject({ provider: 'studio', available: true, typicalMs: 4000 })
    expect((await app.inject('/api/health')).json()).toMatchObject({ engines: { video: 'studio' } })
  })
})
