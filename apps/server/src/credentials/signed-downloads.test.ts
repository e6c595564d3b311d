import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifestStoreOf } from '@adloom/engine/image/metadata-parts.ts'
import { storedUpload } from '@adloom/engine/image/upload-metadata.ts'
import { madeFiles } from '@adloom/engine/provenance/signed-file.test-data.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { asAdloomError, sendError } from '../http/error-reply.ts'
import { createHotFiles } from '../storage/hot-files.ts'
import { serveStoredFiles } from '../storage/stored-files.ts'
import { createTemporaryFiles } from '../storage/temporary-files.ts'
import { createFileSigner } from './file-signer.ts'
import { createSignedDownloads } from './signed-downloads.ts'

const folder = mkdtempSync(join(tmpdir(), 'adloom-downloads-'))
const store = diskFileStore(join(folder, 'files'))
const temporaryFiles = createTemporaryFiles(join(folder, 'uploads'))
const signer = createFileSigner({
  config: readConfig({ DATA_DIR: folder }),
  version: '0.1.0',
  now: Date.now,
  warn: (message) => expect(message).toBe(''),
})
afterAll(() => signer.close())

const app = fastify()
app.setErrorHandler((error, _request, reply) => sendError(asAdloomError(error, 0), reply))
serveStoredFiles(app, {
  store,
  small: async () => null,
  shapes: async () => null,
  grounds: async () => ({ dark: '', bright: '', busy: '' }),
  signedDownload: createSignedDownloads({ store, temporaryFiles, signer }),
  hot: createHotFiles(store, () => performance.now()),
})

test('a download of what was made here has a manifest; the stored file and what previews show stay as they are', async () => {
  const made = await madeFiles['image/jpeg']('composite')
  const { key } = await store.write(made, 'image/jpeg')
  const shown = await app.inject(`/files/${key}`)
  expect(shown.rawPayload).toEqual(Buffer.from(made))
  const replies = await Promise.all(
    [1, 2].map(() => app.inject({ url: `/files/${key}?signed=1`, headers: { 'if-none-match': String(shown.headers.etag) } })),
  )
  for (const { statusCode, headers, rawPayload } of replies) {
    expect([statusCode, headers['content-length']]).toEqual([200, String(rawPayload.length)])
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(headers.etag).toBeUndefined()
    expect(manifestStoreOf(rawPayload).length).toBeGreaterThan(1000)
  }
  expect(await store.read(key)).toEqual(made)
  await expect.poll(() => readdirSync(join(folder, 'uploads'))).toEqual([])
})

test('uploads and other types are downloaded as they are, in parts if asked for', async () => {
  const upload = storedUpload(Uint8Array.from(await madeFiles['image/png']('composite')))
  for (const [bytes, type] of [
    [upload, 'image/png'],
    [new Uint8Array(30), 'video/webm'],
  ] as const) {
    const { key } = await store.write(bytes, type)
    const reply = await app.inject(`/files/${key}?signed=1`)
    expect([reply.statusCode, reply.rawPayload, reply.headers['accept-ranges']]).toEqual([200, Buffer.from(bytes), 'bytes'])
    expect((await app.inject({ url: `/files/${key}?signed=1`, headers: { range: 'bytes=0-9' } })).statusCode).toBe(206)
  }
})

test('a missing file is missing signed, too', async () => {
  expect((await app.inject(`/files/${'0'.repeat(64)}.jpg?signed=1`)).statusCode).toBe(404)
})

test('when too many downloads wait the answer is 503', async () => {
  const slow = createSignedDownloads({ store: { read: () => new Promise(() => undefined) }, temporaryFiles, signer })
  const file = { key: '0', contentType: 'image/jpeg', size: 1 }
  for (let count = 0; count < 64; count++) void slow(file)
  await expect(slow(file)).rejects.toMatchObject({ code: 'server.busy' })
})
