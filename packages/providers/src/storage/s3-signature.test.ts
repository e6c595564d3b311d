import { createHash, createHmac } from 'node:crypto'
import { fileKey } from '@adloom/domain/ports/file-store.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openS3Storage } from './s3.ts'
import { exampleKeys, type ReceivedS3Request, type ScriptedService, startScriptedService } from './s3-script.test-data.ts'

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

/** The parts of an Authorization header: scope is `date/region/service/aws4_request`. */
function authorizationOf(header: string) {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header)
  if (parts === null) throw new Error(`no signature: ${header}`)
  const [, accessKeyId, scope, signed, signature] = parts
  return { accessKeyId, scope, signed: signed.split(';'), signature }
}

/** AWS Signature Version 4 of a request as Amazon publishes it ("Create a signed AWS API request"), computed only from what arrived. */
function signatureOf(
  { method, url, headers }: Omit<ReceivedS3Request, 'body'>,
  secret: string,
  signed: readonly string[],
  scope: string,
): string {
  const { pathname, searchParams } = new URL(url, 'http://service')
  const query = [...searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).toSorted()
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`)
  const canonical = [method, pathname, query.join('&'), lines.join(''), signed.join(';'), headers['x-amz-content-sha256']].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, toSign).toString('hex')
}

test('the reference signature matches Amazon’s published example', () => {
  // Amazon S3 API reference, "Signature calculations: transferring payload in a single chunk", example GET Object.
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': sha256(''),
    'x-amz-date': '20130524T000000Z',
  }
  const scope = '20130524/us-east-1/s3/aws4_request'
  expect(signatureOf({ method: 'GET', url: '/test.txt', headers }, exampleKeys.secretAccessKey, Object.keys(headers), scope)).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})

describe('requests are signed', () => {
  let service: ScriptedService
  const bytes = new TextEncoder().encode('signed, sealed')
  const key = fileKey(sha256(bytes), 'image/png')
  beforeAll(async () => {
    service = await startScriptedService(({ method }, reply) => {
      if (method === 'HEAD') reply.writeHead(404).end()
      else if (method === 'GET') reply.writeHead(206, { 'content-range': 'bytes 1-3/14' }).end('ign')
      else reply.writeHead(method === 'DELETE' ? 204 : 200).end()
    })
    const { store, close } = await openS3Storage(service.place)
    await store.write(bytes, 'image/png')
    await store.read(key, { start: 1, end: 3 })
    await store.remove(key)
    close()
  })
  afterAll(() => service.close())

  test.each(['HEAD', 'PUT', 'GET', 'DELETE'])('%s carries the signature of its method, address, headers and content', (method) => {
    const [request, ...more] = service.received.filter((received) => received.method === method)
    expect(more).toEqual([])
    expect(new URL(request.url, 'http://service').pathname).toBe(`/ads/${key}`)
    const { accessKeyId, scope, signed, signature } = authorizationOf(request.headers.authorization ?? '')
    expect(accessKeyId).toBe(exampleKeys.accessKeyId)
    expect(scope).toBe(`${String(request.headers['x-amz-date']).slice(0, 8)}/eu-central-1/s3/aws4_request`)
    expect(signed).toEqual(expect.arrayContaining(['host', 'x-amz-content-sha256', 'x-amz-date']))
    expect(request.headers['x-amz-content-sha256']).toBe(sha256(request.body))
    expect(signature).toBe(signatureOf(request, exampleKeys.secretAccessKey, signed, scope))
    expect(signature).not.toBe(signatureOf(request, `${exampleKeys.secretAccessKey}x`, signed, scope))
  })

  test('a file is sent as its bytes and nothing more, with its type', () => {
    const [put] = service.received.filter(({ method }) => method === 'PUT')
    expect(put.body.toString()).toBe('signed, sealed')
    expect(put.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '14' })
    // Features that services other than Amazon's may lack: checksums, and content in signed chunks.
    expect(Object.keys(put.headers).filter((name) => /checksum|trailer|content-encoding/.test(name))).toEqual([])
  })

  test('a range requests the part, not the whole file', () => {
    const [get] = service.received.filter(({ method }) => method === 'GET')
    expect(get.headers.range).toBe('bytes=1-3')
  })

  test('no request contains the secret', () => {
    for (const { url, headers } of service.received) expect(JSON.stringify([url, headers])).not.toContain(exampleKeys.secretAccessKey)
  })
})
