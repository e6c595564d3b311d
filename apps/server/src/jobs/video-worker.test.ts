import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { AdloomError } from '@adloom/domain/error.ts'
import { type VideoModel, type VideoWork } from '@adloom/domain/ports/video-model.ts'
import { videoRequestSchema } from '@adloom/domain/video-job.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database } from '../database/database.ts'
import { openInMemory } from '../database/made-database.test-data.ts'
import { videoJobs } from '../database/schema.ts'
import { createBossQueues } from './boss-queue.ts'
import { createJobEvents } from './job-events.ts'
import { createVideoAttempts } from './video-attempts.ts'
import { createVideoJobs } from './video-jobs.ts'
import { createGate, plainOrder, testVideoModel } from './video-model.test-data.ts'
import { type QueueWorker } from './queue-worker.ts'
import { createVideoPreviews } from './video-previews.ts'
import { createVideoWorker, type VideoWorkerLimits } from './video-worker.ts'

let folder: string
let database: Database
let queues: ReturnType<typeof createBossQueues>
let stopAll: (() => Promise<void>)[]

beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-video-worker-'))
  queues = createBossQueues(database, () => undefined)
  stopAll = []
})
afterEach(async () => {
  for (const stop of stopAll) await stop()
  await queues.close()
  await rm(folder, { recursive: true, force: true })
})

const never = (): AbortSignal => new AbortController().signal

/** A worker whose model has this `make`, and one job in its queue, not yet begun. */
async function workerWithJob(make: VideoModel['make'], limits: Partial<VideoWorkerLimits> = {}) {
  const abandoned: string[] = []
  const model: VideoModel = { ...testVideoModel(), make, abandon: async (handle) => void abandoned.push(handle) }
  const store = diskFileStore(join(folder, 'files'))
  const [events, now] = [createJobEvents(), () => 1000]
  const queue = queues.videos
  const jobs = createVideoJobs({ database, queue, store, events, model, now })
  const source = { kind: 'picture' as const, key: 'picture.png' }
  const storedOrder = { ...plainOrder, source, recipe: null, logo: null, logoOnDark: null, note: null }
  const request = videoRequestSchema.parse({ prompt: 'turn', imageUrl: 'http://localhost/files/picture.png' })
  const id = await jobs.start({ request, imageId: null, order: storedOrder, owner: 'x' })
  const startWorker = (): QueueWorker => {
    const worker = createVideoWorker({
      queue,
      attempts: createVideoAttempts(database.rows, { store, events, model, addressOf: (key) => key, now }),
      events,
      previews: createVideoPreviews(),
      model,
      readOrder: async () => plainOrder,
      limits: { videoOver: never, abortMs: 60_000, ...limits },
      actAs: (_owner, work) => work(),
      atOnce: 1,
      onError: () => undefined,
    })
    stopAll.push(worker.stop)
    worker.start()
    return worker
  }
  const row = async () => (await database.rows.select().from(videoJobs).where(eq(videoJobs.id, id)))[0]
  const until = async (status: string) => {
    while ((await row()).status !== status) await setImmediate()
    return row()
  }
  return { abandoned, startWorker, row, until }
}

test('an order placed while its worker stops is stored before the worker ends, and resumed by the next one', async () => {
  const [ordering, handles] = [createGate(), [] as VideoWork['handle'][]]
  const { startWorker, row, until } = await workerWithJob(async (made, work, signal) => {
    handles.push(work.handle)
    if (work.handle !== null) return testVideoModel().make(made, work, signal)
    // A running order ignores the signal.
    await ordering.pass(never())
    await work.saveHandle('order 17')
    signal.throwIfAborted()
    throw new Error('nobody told it to leave')
  })
  const worker = startWorker()
  await ordering.reached()
  let isStopped = false
  const stopped = worker.stop().then(() => (isStopped = true))
  // Longer than releasing a job takes.
  for (let count = 0; count < 20; count += 1) expect(await row()).toMatchObject({ status: 'processing', handle: null })
  expect(isStopped).toBe(false)
  ordering.open()
  await stopped
  expect(await row()).toMatchObject({ status: 'pending', handle: 'order 17', failures: 0, givenBack: 1 })
  startWorker()
  await until('completed')
  expect(handles).toEqual([null, 'order 17'])
})

test('a model that ignores the signal delays nothing: its job is released', async () => {
  const neverOpened = createGate()
  const { startWorker, row } = await workerWithJob(
    async () => {
      await neverOpened.pass(never())
      return new Promise<never>(() => undefined)
    },
    { abortMs: 1 },
  )
  const worker = startWorker()
  await neverOpened.reached()
  await worker.stop()
  expect(await row()).toMatchObject({ status: 'pending', failures: 0, givenBack: 1 })
})

test('a video that takes too long is retried with its order; when that takes too long as well, the order is cancelled', async () => {
  const [handles, clocks] = [[] as VideoWork['handle'][], [new AbortController(), new AbortController()]]
  const clock = () => clocks[handles.length]
  const { abandoned, startWorker, until } = await workerWithJob(
    async (_made, work, signal) => {
      const late = clock()
      handles.push(work.handle)
      if (work.handle === null) await work.saveHandle('order 24')
      late.abort(new DOMException('late', 'TimeoutError'))
      signal.throwIfAborted()
      throw new Error('it had time')
    },
    { videoOver: () => clock().signal },
  )
  startWorker()
  expect(await until('failed')).toMatchObject({ failures: 2, errorCode: 'video.failed', handle: null })
  expect(handles).toEqual([null, 'order 24'])
  expect(abandoned).toEqual(['order 24'])
})

test('an order that returns after its job was given up is cancelled by the model: its handle is refused', async () => {
  const ordering = createGate()
  const clock = new AbortController()
  const refused: unknown[] = []
  const { startWorker, until } = await workerWithJob(
    async (_made, { saveHandle }) => {
      await ordering.pass(never())
      await saveHandle('order 25').catch((error: unknown) => refused.push(error))
      return new Promise<never>(() => undefined)
    },
    { videoOver: () => clock.signal, abortMs: 1 },
  )
  startWorker()
  await ordering.reached()
  clock.abort(new AdloomError('provider.moderation'))
  await until('failed')
  ordering.open()
  while (refused.length === 0) await setImmediate()
  expect(refused).toMatchObject([{ code: 'request.cancelled' }])
})
