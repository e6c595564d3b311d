import { fileStorePromises } from '@adloom/domain/ports/file-store.conformance.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openS3Storage, type S3Storage } from './s3.ts'
import { type S3Server, startS3Server } from './s3-server.test-data.ts'

let server: S3Server
let storage: S3Storage
beforeAll(async () => {
  server = await startS3Server()
  storage = await openS3Storage(server.place)
}, 30_000)
afterAll(async () => {
  storage.close()
  await server.close()
})

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('a bucket keeps every promise of a file store', () => {
  test.each(fileStorePromises)('$name', async ({ check }) => {
    await expect(check(storage.store)).resolves.toBeUndefined()
  })
})

test('an object has the content type of its bytes, so that others may serve it', async () => {
  const { key } = await storage.store.write(bytesOf('a moving picture'), 'video/mp4')
  expect(await server.inBucket(key)).toEqual({ contentType: 'video/mp4', size: 16 })
})

test('an existing object is not sent again', async () => {
  const { key } = await storage.store.write(bytesOf('sent once'), 'image/png')
  await storage.store.write(bytesOf('sent once'), 'image/png')
  expect(server.written.filter((written) => written === key)).toEqual([key])
})

test('an object with another length than its file is replaced', async () => {
  const { key } = await storage.store.write(bytesOf('the whole of it'), 'image/png')
  await fetch(`${server.place.endpoint}/${server.place.bucket}/${key}`, { method: 'PUT', body: 'the whole' })
  expect(await storage.store.find(key)).toMatchObject({ size: 9 })
  await storage.store.write(bytesOf('the whole of it'), 'image/png')
  expect(new TextDecoder().decode(await storage.store.read(key))).toBe('the whole of it')
})

test('a part beyond the end of a file is empty', async () => {
  const { key } = await storage.store.write(bytesOf('short'), 'image/png')
  expect(await storage.store.read(key, { start: 5, end: 9 })).toHaveLength(0)
})

test('a removed file is gone from the bucket', async () => {
  const { key } = await storage.store.write(bytesOf('soon gone'), 'image/png')
  expect(await server.inBucket(key)).not.toBeNull()
  await storage.store.remove(key)
  expect(await server.inBucket(key)).toBeNull()
})

test('the check at the start writes a file and leaves none behind', async () => {
  const before = server.written.length
  await storage.check()
  const [probe] = server.written.slice(before)
  expect(probe).toMatch(/^adloom-start-/)
  expect(await server.inBucket(probe)).toBeNull()
})

test('a missing bucket is reported at the start, with its name and address', async () => {
  const wrong = await openS3Storage({ ...server.place, bucket: 'adz' })
  const host = new URL(server.place.endpoint ?? '').host
  await expect(wrong.check()).rejects.toMatchObject({
    code: 'storage.unusable',
    message: `Files cannot be kept in the bucket adz of ${host}: there is no such bucket. Please check the variables that begin with S3_.`,
  })
  wrong.close()
})

test('reading from a missing bucket does not report a missing file', async () => {
  const wrong = await openS3Storage({ ...server.place, bucket: 'adz' })
  await expect(wrong.store.read(`${'0'.repeat(64)}.png`)).rejects.toMatchObject({ code: 'storage.refused' })
  wrong.close()
})
