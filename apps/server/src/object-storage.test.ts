import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type UploadedFile } from '@adloom/domain/upload.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type S3Server, startS3Server } from '@adloom/providers/storage/s3-server.test-data.ts'
import { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdStore } from './storage/ad-store.ts'
import { ownedFileStore } from './storage/owned-files.ts'
import { removeUnusedFiles } from './storage/remove-unused-files.ts'
import { readConfig } from './config/config.ts'
import { type Database } from './database/database.ts'
import { openInMemory } from './database/made-database.test-data.ts'
import { startServer } from './server.ts'
import { openStorage } from './storage/open-storage.ts'
import { createWholeApp } from './whole-app.test-data.ts'

/** Runs the engine's tasks in this thread. */
const here: Workers = {
  // The task of a name takes and returns what that name says.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}

/** All calls are one browser's. */
const cookie = 'adloom_browser=the-browser-of-this-test'

let folder = ''
let bucket: S3Server
let env: Record<string, string> = {}
let database: Database
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-objects-'))
  bucket = await startS3Server()
  env = {
    STORAGE: 's3',
    S3_ENDPOINT: bucket.place.endpoint ?? '',
    S3_BUCKET: bucket.place.bucket,
    S3_ACCESS_KEY_ID: bucket.place.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.place.secretAccessKey,
  }
  database = await openInMemory()
  app = await createWholeApp({ env, folder, database, workers: here, now: Date.now })
}, 60_000)
afterAll(async () => {
  await app.close()
  await database.close()
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const call = (url: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { host: 'localhost:4400', cookie } })
const keyOf = (address: string): string => new URL(address).pathname.replace('/files/', '')
const get = (key: string, headers: Record<string, string> = {}) => app.inject({ url: `/files/${key}`, headers })

/** A red disc on a pale background. */
async function photograph(): Promise<Uint8Array> {
  const side = 300
  const data = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [(at % side) / side - 0.5, Math.floor(at / side) / side - 0.5]
    data.set(x * x + y * y < 0.09 ? [200, 40, 60, 255] : [244, 244, 246, 255], at * 4)
  }
  return encodeJpeg({ width: side, height: side, data })
}

test('an ad is made, served and deleted from a bucket as from a disk', async () => {
  const original = Buffer.from(await photograph())
  const sent = await call('/storage/upload', { data: `data:image/jpeg;base64,${original.toString('base64')}` })
  const uploaded = sent.json<UploadedFile>()
  expect(await bucket.inBucket(uploaded.key)).toEqual({ contentType: 'image/jpeg', size: original.length })

  const made = await call('/change-background-flux-kontext/generate', { imageUrl: uploaded.url, prompt: 'on a marble table', seed: 7 })
  const key = keyOf(made.json<ResponseOf<'changeBackground'>>().url)
  const stored = await bucket.inBucket(key)
  expect(stored?.contentType).toBe('image/jpeg')
  const size = stored?.size ?? 0

  const whole = await get(key)
  expect(whole.statusCode).toBe(200)
  expect(whole.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': String(size), 'accept-ranges': 'bytes' })
  expect(whole.rawPayload).toHaveLength(size)

  const part = await get(key, { range: 'bytes=100-199' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${size}`])
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200))
  const end = await get(key, { range: 'bytes=-1' })
  expect([end.statusCode, end.rawPayload]).toEqual([206, whole.rawPayload.subarray(-1)])
  const behind = await get(key, { range: `bytes=${size}-` })
  expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, `bytes */${size}`])

  const known = await get(key, { 'if-none-match': String(whole.headers.etag) })
  expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
  expect((await get(key, { 'if-none-match': '"another"' })).statusCode).toBe(200)
  const changed = await get(key, { range: 'bytes=0-9', 'if-range': '"another"' })
  expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, size])
  const head = await app.inject({ method: 'HEAD', url: `/files/${key}` })
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, String(size), 0])
  const small = await app.inject({ url: `/files/${key}?side=512` })
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])

  const { id } = (await call('/ads', { type: 'display', imageUrl: `http://localhost:4400/files/${key}` })).json<{ id: string }>()
  expect((await app.inject({ method: 'DELETE', url: `/api/ads/${id}`, headers: { cookie } })).statusCode).toBe(204)
  expect(await bucket.inBucket(key)).toBeNull()
  expect((await get(key)).statusCode).toBe(404)
  // The upload belongs to no ad, so it stays.
  expect(await bucket.inBucket(uploaded.key)).not.toBeNull()
}, 60_000)

test('a file of several megabytes is served from a bucket in chunks, whole', async () => {
  const video = Buffer.alloc(2_500_000, 'frame')
  await fetch(`${bucket.place.endpoint}/${bucket.place.bucket}/${'b'.repeat(64)}.mp4`, { method: 'PUT', body: video })
  const served = await get(`${'b'.repeat(64)}.mp4`)
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'video/mp4'])
  expect(served.rawPayload.equals(video)).toBe(true)
})

test('an ad whose files cannot be removed stays, so that it can be deleted later', async () => {
  const { store, close } = await openStorage(readConfig({ ...env, DATA_DIR: folder }))
  const { rows } = database
  const adasFiles = ownedFileStore({ rows, store, current: () => 'ada', quotaBytes: null, now: Date.now })
  const { key } = await adasFiles.write(new TextEncoder().encode('a picture'), 'image/png')
  // A storage that can no longer reach its bucket.
  const away = await openStorage(readConfig({ ...env, DATA_DIR: folder }))
  away.close()
  const ads = createAdStore(rows, store, Date.now)
  const ad = await ads.save({ type: 'display', imageUrl: `http://localhost:4400/files/${key}` }, 'ada')
  await expect(createAdStore(rows, away.store, Date.now).delete(ad.id, 'ada')).rejects.toMatchObject({ code: 'server.stopping' })
  await ads.delete(ad.id, 'ada')
  expect(await bucket.inBucket(key)).toBeNull()
  close()
})

test('a file that nothing needs is removed from the bucket when its time is over', async () => {
  const { store, close } = await openStorage(readConfig({ ...env, DATA_DIR: folder }))
  const { rows } = database
  const files = ownedFileStore({ rows, store, current: () => 'ada', quotaBytes: null, now: () => 0 })
  const { key } = await files.write(new TextEncoder().encode('nobody needs it'), 'image/png')
  const day = 24 * 60 * 60 * 1000
  await removeUnusedFiles({ rows, store, keepMs: day, now: () => day + 1 }, new AbortController().signal)
  expect(await bucket.inBucket(key)).toBeNull()
  close()
})

test('nothing is stored on the disk beside the bucket', async () => {
  await call('/storage/upload', { data: `data:image/jpeg;base64,${Buffer.from(await photograph()).toString('base64')}` })
  expect(await readdir(folder)).not.toContain('files')
})

test('a server does not start without its bucket, and says why before it opens anything else', async () => {
  const config = readConfig({ ...env, DATA_DIR: join(folder, 'never'), S3_BUCKET: 'adz', S3_SECRET_ACCESS_KEY: 'hunter2' })
  const failure: unknown = await startServer(config, new PassThrough()).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'storage.unusable' })
  expect(failure instanceof AdloomError && failure.message).toContain('the bucket adz of 127.0.0.1')
  expect(String(failure)).not.toContain('hunter2')
  expect(await readdir(folder)).not.toContain('never')
})
