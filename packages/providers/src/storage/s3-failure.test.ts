import { type ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { openS3Storage, type S3Timeouts, type S3Storage } from './s3.ts'
import { exampleKeys, failureBody, type ReceivedS3Request, type ScriptedService, startScriptedService } from './s3-script.test-data.ts'

const KEY = `${'a'.repeat(64)}.png`
let service: ScriptedService
let storage: S3Storage
afterEach(async () => {
  storage.close()
  await service.close()
})

async function serve(
  answer: (request: ReceivedS3Request, reply: ServerResponse, count: number) => void,
  timeouts?: S3Timeouts,
): Promise<void> {
  let count = 0
  service = await startScriptedService((request, reply) => answer(request, reply, count++))
  storage = await openS3Storage(service.place, timeouts)
}

const refuse = (reply: ServerResponse, status: number, code: string): unknown =>
  reply.writeHead(status, { 'content-type': 'application/xml' }).end(failureBody(code))

describe('errors of the service are translated', () => {
  test.each([
    [403, 'InvalidAccessKeyId', 'storage.refused', 'it does not know the access key'],
    [403, 'SignatureDoesNotMatch', 'storage.refused', 'the secret key does not belong to the access key'],
    [403, 'AccessDenied', 'storage.refused', 'these keys may not read files'],
    [401, 'Unauthorized', 'storage.refused', 'these keys may not read files'],
    [403, 'RequestTimeTooSkewed', 'storage.refused', 'the clock of this machine is wrong'],
    [404, 'NoSuchBucket', 'storage.refused', 'there is no such bucket'],
    [301, 'PermanentRedirect', 'storage.refused', 'the bucket is in another region'],
    [400, 'AuthorizationHeaderMalformed', 'storage.refused', 'the bucket is in another region'],
    [400, 'InvalidRequest', 'storage.refused', 'it answers with an error (400)'],
    [507, 'XMinioStorageFull', 'storage.full', undefined],
    [403, 'QuotaExceeded', 'storage.full', undefined],
    [404, 'NoSuchKey', 'file.not-found', undefined],
  ])('%i %s is %s', async (status, code, expected, reason) => {
    await serve((_, reply) => refuse(reply, status, code))
    const failure: unknown = await storage.store.read(KEY).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: expected, values: reason === undefined ? {} : { reason } })
    // Everything a log could contain, causes included.
    const everything = inspect(failure, { depth: 9, showHidden: true })
    for (const secret of [exampleKeys.accessKeyId, exampleKeys.secretAccessKey, 'AWS4-HMAC']) expect(everything).not.toContain(secret)
  })

  test('503 is retried, and reported as storage.unavailable when it persists', async () => {
    await serve((_, reply) => refuse(reply, 503, 'ServiceUnavailable'))
    await expect(storage.store.read(KEY)).rejects.toMatchObject({ code: 'storage.unavailable' })
    expect(service.received.length).toBeGreaterThan(1)
  })

  test('a refusal is not retried', async () => {
    await serve((_, reply) => refuse(reply, 403, 'AccessDenied'))
    await expect(storage.store.remove(KEY)).rejects.toMatchObject({ code: 'storage.refused' })
    expect(service.received).toHaveLength(1)
  })

  test('a closed port is storage.unavailable', async () => {
    await serve(() => undefined)
    await service.close()
    await expect(storage.store.find(KEY)).rejects.toMatchObject({
      code: 'storage.unavailable',
      detail: expect.stringContaining('ECONNREFUSED'),
    })
    service = await startScriptedService(() => undefined)
  })

  test('a service that accepts the request and stays silent times out', async () => {
    await serve(() => undefined, { connectMs: 1000, idleMs: 5000, totalMs: 100 })
    await expect(storage.store.find(KEY)).rejects.toMatchObject({
      code: 'storage.unavailable',
      values: { reason: 'it does not answer in time' },
    })
  })

  test('closing ends running requests', async () => {
    await serve(() => storage.close())
    await expect(storage.store.read(KEY)).rejects.toMatchObject({ code: 'server.stopping' })
  })
})

describe('a file arrives whole or not at all', () => {
  const halfOf = (reply: ServerResponse): unknown => reply.writeHead(200, { 'content-length': '10' }).write('01234', () => reply.destroy())

  test('a truncated reply is requested again', async () => {
    await serve((_, reply, count) => (count === 0 ? halfOf(reply) : reply.end('0123456789')))
    expect(new TextDecoder().decode(await storage.store.read(KEY))).toBe('0123456789')
  })

  test('a reply truncated twice is storage.unavailable', async () => {
    await serve((_, reply) => halfOf(reply))
    await expect(storage.store.read(KEY)).rejects.toMatchObject({ code: 'storage.unavailable' })
    expect(service.received).toHaveLength(2)
  })

  test('a reply that stalls midway is dropped', async () => {
    await serve((_, reply) => reply.writeHead(200, { 'content-length': '10' }).write('01234'), {
      connectMs: 1000,
      idleMs: 50,
      totalMs: 5000,
    })
    await expect(storage.store.read(KEY)).rejects.toMatchObject({ code: 'storage.unavailable' })
  })

  test('a write during a restart of the service is sent again', async () => {
    await serve(({ method }, reply, count) => {
      if (method === 'HEAD') reply.writeHead(404).end()
      else if (count === 1) reply.destroy()
      else reply.end()
    })
    await storage.store.write(new TextEncoder().encode('twice'), 'image/png')
    expect(service.received.map(({ method, body }) => `${method} ${body.toString()}`)).toEqual(['HEAD ', 'PUT twice', 'PUT twice'])
  })

  test('a service without ranges still gives the part', async () => {
    await serve((_, reply) => reply.end('0123456789'))
    expect(new TextDecoder().decode(await storage.store.read(KEY, { start: 2, end: 4 }))).toBe('234')
  })

  test('removing a missing file is no error, whatever the service answers', async () => {
    await serve((_, reply) => refuse(reply, 404, 'NoSuchKey'))
    await expect(storage.store.remove(KEY)).resolves.toBeUndefined()
  })
})

describe('the start is refused', () => {
  test('when the keys may write but not list: every missing file would be a 403', async () => {
    await serve(({ method }, reply, count) => {
      if (method === 'HEAD') reply.writeHead(count === 1 ? 200 : 403, { 'content-length': '27' }).end()
      else reply.writeHead(method === 'DELETE' ? 204 : 200).end()
    })
    await expect(storage.check()).rejects.toMatchObject({
      code: 'storage.unusable',
      values: { reason: 'these keys may not look up files' },
    })
  })

  test('when the service confirms a removal and still has the file', async () => {
    await serve(({ method }, reply) =>
      reply.writeHead(method === 'DELETE' ? 204 : 200, method === 'HEAD' ? { 'content-length': '27' } : {}).end(),
    )
    await expect(storage.check()).rejects.toMatchObject({ code: 'storage.unusable' })
  })

  test('when something other than S3 answers at the address', async () => {
    await serve((_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'))
    await expect(storage.check()).rejects.toMatchObject({
      code: 'storage.unusable',
      message: expect.stringContaining('it does not answer as an S3 service does'),
    })
  })
})
