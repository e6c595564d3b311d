import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { type StoredFile } from '@adloom/domain/ports/file-store.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { fastify } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdloomError, sendError } from '../http/error-reply.ts'
import { createHotFiles } from './hot-files.ts'
import { createResizedImages, type ResizeImage } from './resized-images.ts'
import { serveStoredFiles } from './stored-files.ts'

let folder = ''
let image: StoredFile
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-small-'))
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c86432' } })
    .jpeg()
    .toBuffer()
  image = await diskFileStore(folder).write(bytes, 'image/jpeg')
})
afterAll(() => rm(folder, { recursive: true }))

/** The engine's own function, without its threads. */
const shrinkHere: ResizeImage = (bytes, side) => tasks.shrinkImage({ image: bytes, side })

function appWith(shrink: ResizeImage) {
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => sendError(asAdloomError(error, 0), reply))
  const store = diskFileStore(folder)
  const small = createResizedImages(store, shrink, new AbortController().signal)
  serveStoredFiles(app, {
    store,
    small,
    shapes: async () => null,
    signedDownload: async () => null,
    hot: createHotFiles(store, () => performance.now()),
    grounds: async ({ key }) => tasks.groundOfImage(await store.read(key)),
  })
  return app
}

test('an image is resized, and may be cached for ever', async () => {
  const app = appWith(shrinkHere)
  const reply = await app.inject(`/files/${image.key}?side=512`)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const { width, height } = await sharp(reply.rawPayload).metadata()
  expect([width, height]).toEqual([512, 341])
  const revalidated = await app.inject({ url: `/files/${image.key}?side=512`, headers: { 'if-none-match': String(reply.headers.etag) } })
  expect(revalidated.statusCode).toBe(304)
  const whole = await app.inject({ url: `/files/${image.key}`, headers: { 'if-none-match': String(reply.headers.etag) } })
  expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, image.size])
})

test('other sizes are refused, and so are files that are no still images', async () => {
  const video = await diskFileStore(folder).write(new TextEncoder().encode('video'), 'video/mp4')
  const app = appWith(shrinkHere)
  for (const path of ['?side=511', '?side=', '?side=512&side=1024', '?side=99999'].map((query) => `${image.key}${query}`))
    expect((await app.inject(`/files/${path}`)).statusCode).toBe(400)
  expect((await app.inject(`/files/${video.key}?side=512`)).statusCode).toBe(400)
  expect((await app.inject(`/files/${'0'.repeat(64)}.jpg?side=512`)).statusCode).toBe(404)
})

test('when the pool is busy the original is sent, and not cached under the resized address', async () => {
  const app = appWith(async () => {
    throw new AdloomError('server.busy')
  })
  const reply = await app.inject(`/files/${image.key}?side=512`)
  expect(reply.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, image.size])
  expect(reply.headers.etag).toBeUndefined()
})

test('requests for the same image share one resize; beyond a dozen requests get the original', async () => {
  const gate = Promise.withResolvers<Uint8Array>()
  let resizes = 0
  const store = diskFileStore(folder)
  const small = createResizedImages(
    store,
    () => {
      resizes += 1
      return gate.promise
    },
    new AbortController().signal,
  )
  const files = await Promise.all(Array.from({ length: 12 }, (_, place) => store.write(Uint8Array.of(place), 'image/png')))
  const first = files.map((file) => small(file, 512))
  const same = small(files[0], 512)
  expect(await small(image, 512)).toBeNull()
  gate.resolve(Uint8Array.of(1))
  expect(await Promise.all([...first, same])).toHaveLength(13)
  expect(resizes).toBe(12)
})
