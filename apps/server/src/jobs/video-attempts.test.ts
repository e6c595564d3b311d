import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GeneratedVideo } from '@adloom/domain/ports/video-model.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database } from '../database/database.ts'
import { testDatabases } from '../database/databases.test-data.ts'
import { videoJobs } from '../database/schema.ts'
import { createJobEvents } from './job-events.ts'
import { ownedFileStore } from '../storage/owned-files.ts'
import { MAX_ATTEMPTS, createVideoAttempts, type VideoAttempt } from './video-attempts.ts'

describe.each(testDatabases)('attempts at a video on $name', ({ open }) => {
  let folder: string
  let database: Database
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adloom-attempts-'))
    database = await open()
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  function attemptsIn() {
    const disk = diskFileStore(join(folder, 'files'))
    const store = ownedFileStore({ rows: database.rows, store: disk, current: () => 'x', quotaBytes: null, now: () => 1000 })
    const abandoned: string[] = []
    const model = { abandon: async (handle: string) => void abandoned.push(handle) }
    return {
      store,
      abandoned,
      attempts: createVideoAttempts(database.rows, { store, events: createJobEvents(), model, addressOf: (key) => key, now: () => 1000 }),
    }
  }

  async function newJob(): Promise<string> {
    const id = `gen_${randomBytes(16).toString('hex')}`
    const order = { seconds: 5, note: 'Something was left out.' }
    const row = {
      owner: 'x',
      request: {},
      order,
      seconds: 5,
      engine: 'studio',
      status: 'pending',
      progress: 0,
      attempt: 0,
      failures: 0,
      givenBack: 0,
    }
    await database.rows.insert(videoJobs).values({ id, ...row, createdAt: new Date(0) })
    return id
  }

  const rowOf = async (id: string) => (await database.rows.select().from(videoJobs).where(eq(videoJobs.id, id)))[0]

  const video = (name: string): GeneratedVideo => ({
    bytes: Buffer.from(`video ${name}`),
    poster: Buffer.from(`poster ${name}`),
    width: 720,
    height: 720,
    seconds: 5,
    seed: 1,
    note: 'It is shorter.',
  })

  async function begin(attempts: ReturnType<typeof attemptsIn>['attempts'], id: string): Promise<VideoAttempt> {
    const attempt = await attempts.begin(id)
    if (attempt === null) throw new Error('it was not begun')
    return attempt
  }

  test('only the last of two attempts records a video, once, and no file of the other stays', async () => {
    const { store, attempts } = attemptsIn()
    const id = await newJob()
    const first = await begin(attempts, id)
    await attempts.saveHandle(first, 'order 17')
    const second = await begin(attempts, id)
    expect(second.handle).toBe('order 17')
    expect([await attempts.isMine(first), await attempts.isMine(second)]).toEqual([false, true])
    expect(await attempts.report(first, { percent: 80, msLeft: null })).toBe(false)
    expect(await attempts.finish(first, video('early'))).toBe(false)
    expect(await attempts.finish(second, video('late'))).toBe(true)
    expect(await attempts.finish(second, video('later'))).toBe(false)
    await attempts.fail(second, new Error('too late'))
    await attempts.release(second)
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'completed', progress: 100, failures: 0, givenBack: 0, handle: null })
    const late5 = await store.write(video('late').bytes, 'video/mp4')
    expect(row.result).toMatchObject({ key: late5.key, note: 'Something was left out. It is shorter.' })
    for (const name of ['early', 'later']) {
      const { key } = await diskFileStore(join(folder, 'elsewhere')).write(video(name).bytes, 'video/mp4')
      expect(await store.find(key)).toBe(null)
    }
    expect(await attempts.begin(id)).toBe(null)
  })

  test('a handle is stored even when its attempt was released meanwhile, and refused for another attempt’s or a missing job', async () => {
    const { attempts } = attemptsIn()
    const id = await newJob()
    const first = await begin(attempts, id)
    await attempts.release(first)
    await attempts.saveHandle(first, 'order 18')
    const second = await begin(attempts, id)
    expect(second.handle).toBe('order 18')
    await expect(attempts.saveHandle(first, 'order 19')).rejects.toMatchObject({ code: 'request.cancelled' })
    await expect(attempts.saveHandle({ ...second, id: 'gen_gone' }, 'order 20')).rejects.toMatchObject({ code: 'request.cancelled' })
    expect((await rowOf(id)).handle).toBe('order 18')
  })

  test('a video that kills its process is given up after some attempts and its order cancelled; releases do not count', async () => {
    const { attempts, abandoned } = attemptsIn()
    const [killing, released] = [await newJob(), await newJob()]
    for (let count = 0; count < MAX_ATTEMPTS; count++) {
      await attempts.saveHandle(await begin(attempts, killing), 'order 21')
      await attempts.release(await begin(attempts, released))
    }
    expect(await attempts.begin(killing)).toBe(null)
    expect(await rowOf(killing)).toMatchObject({
      status: 'failed',
      errorCode: 'video.failed',
      error: 'The video could not be made. Please try again.',
    })
    expect(await attempts.begin(released)).not.toBe(null)
    expect(abandoned).toEqual(['order 21'])
  })

  test('an order is cancelled with the last failure, not before a retry, and a later handle is refused', async () => {
    const { attempts, abandoned } = attemptsIn()
    const id = await newJob()
    const first = await begin(attempts, id)
    await attempts.saveHandle(first, 'order 22')
    expect(await attempts.fail(first, new Error('it broke'))).toBe('again')
    expect(abandoned).toEqual([])
    const last = await begin(attempts, id)
    expect(await attempts.fail(first, new Error('too late'))).toBe('failed')
    expect(abandoned).toEqual([])
    expect(await attempts.fail(last, new Error('it broke again'))).toBe('failed')
    expect(abandoned).toEqual(['order 22'])
    await expect(attempts.saveHandle(last, 'order 23')).rejects.toMatchObject({ code: 'request.cancelled' })
    expect((await rowOf(id)).handle).toBe(null)
  })

  test('an unknown job does not begin', async () => {
    expect(await attemptsIn().attempts.begin('gen_none')).toBe(null)
  })

  test('progress does not fall when a later attempt starts over', async () => {
    const { attempts } = attemptsIn()
    const id = await newJob()
    await attempts.report(await begin(attempts, id), { percent: 70, msLeft: 900.4 })
    const secondAttempt = await begin(attempts, id)
    expect(await rowOf(id)).toMatchObject({ progress: 70, msLeft: null })
    await attempts.report(secondAttempt, { percent: 10, msLeft: 1800 })
    expect(await rowOf(id)).toMatchObject({ progress: 70, msLeft: 1800 })
    await attempts.report(secondAttempt, { percent: 100, msLeft: 0 })
    expect(await rowOf(id)).toMatchObject({ progress: 99, status: 'processing' })
  })
})
