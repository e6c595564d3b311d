import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Endpoint } from '@adloom/domain/endpoint.ts'
import { type EndpointName, endpointNames, endpoints } from '@adloom/domain/endpoints.ts'
import { errors, isErrorCode } from '@adloom/domain/error.ts'
import { type UploadedFile } from '@adloom/domain/upload.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import * as fc from 'fast-check'
import { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database } from './database/database.ts'
import { openInMemory } from './database/made-database.test-data.ts'
import { goodRequests } from './good-requests.test-data.ts'
import { shortTasksHere } from './short-tasks.test-data.ts'
import { createWholeApp } from './whole-app.test-data.ts'

let folder = ''
let database: Database
let app: FastifyInstance
/** A small stored image: requests about it need no network. */
let image = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-bad-input-'))
  database = await openInMemory()
  app = await createWholeApp({ env: { RATE_FACTOR: '1000' }, folder, database, workers: shortTasksHere, now: Date.now })
  const bytes = Buffer.from(await encodeJpeg({ width: 32, height: 32, data: new Uint8ClampedArray(32 * 32 * 4).fill(200) }))
  const data = `data:image/jpeg;base64,${bytes.toString('base64')}`
  const uploaded = await app.inject({ method: 'POST', url: '/api/storage/upload', payload: { data } })
  image = uploaded.json<UploadedFile>().url
}, 60_000)
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** Invalid values as they appear in a body, by what is wrong with them. */
const malformed: Readonly<Record<string, string>> = {
  nothing: 'null',
  'a truth value': 'true',
  'a negative number': '-1',
  'a fraction': '1.5',
  'no finite number': '1e999',
  'an empty text': '""',
  'a long text': JSON.stringify('a'.repeat(9000)),
  'a text of many blanks': JSON.stringify(' '.repeat(9000)),
  'a text with a NUL': String.raw`"http://x.example/a\u0000b"`,
  'half a character': String.raw`"http://x.example/\ud83d"`,
  markup: '"<script>alert(1)</script>\'; DROP TABLE ads; --"',
  'an empty list': '[]',
  'a list': '[1,[2],{}]',
  'an object': '{"$gt":"","toString":1,"length":-1}',
  'a deep nest': `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'a deep nest of objects': `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
}

/** Every path of a value in a request: its own fields, and theirs. */
const placesIn = (value: unknown): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [[name], ...placesIn(inner).map((rest) => [name, ...rest])])
    : []

/** A request as JSON with `raw` at that path; null leaves the field out. */
function withPlace(request: unknown, [name, ...rest]: readonly string[], raw: string | null): string {
  const entries = Object.entries(request as Record<string, unknown>).flatMap(([key, value]) => {
    const text = key !== name ? JSON.stringify(value) : rest.length > 0 ? withPlace(value, rest, raw) : raw
    return text === null ? [] : [Array.isArray(request) ? text : `${JSON.stringify(key)}:${text}`]
  })
  return Array.isArray(request) ? `[${entries.join(',')}]` : `{${entries.join(',')}}`
}

const json = { 'content-type': 'application/json' }
const posts = endpointNames.filter((name) => endpoints[name].method === 'POST')
/** All calls are one browser's. */
const cookie = 'adloom_browser=the-browser-of-this-test'
const send = (name: EndpointName, payload: string | Buffer, headers: Record<string, string> = json): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: `/api${endpoints[name].path}`, payload, headers: { host: 'localhost:4400', cookie, ...headers } })

/** Why a reply is not a refusal in one sentence with a stable code; '' when it is one. */
function faultOf(reply: LightMyRequestResponse): string {
  const { statusCode: status, headers, body } = reply
  const error: unknown = status >= 400 ? (JSON.parse(body) as { error: unknown }).error : null
  const failure = error as { code: string; message: string; requestId: string } | null
  if (failure === null) return `it answered ${status}`
  if (!isErrorCode(failure.code) || errors[failure.code].status !== status) return `${status} with the code ${failure.code}`
  if (failure.code !== headers['x-error-code'] || failure.requestId !== headers['x-request-id']) return 'its headers say something else'
  if (!/^[^\n]{8,400}$/.test(failure.message)) return `it says: ${failure.message.slice(0, 500)}`
  // An address that leads nowhere is a valid answer; an internal error or a timeout never is.
  return status < 500 || ['server.busy', 'picture.unreachable', 'page.unreachable'].includes(failure.code)
    ? ''
    : `${status} ${failure.code}`
}
const isBroken = (reply: LightMyRequestResponse): boolean => reply.statusCode >= 400 && faultOf(reply) !== ''

describe.each(posts)('%s', (name) => {
  const { maxBodyBytes }: Endpoint = endpoints[name]

  test('rejects every invalid body, in one sentence with a code', async () => {
    const bodies: readonly (readonly [string, string | Buffer, Record<string, string>])[] = [
      ['half an object', '{"prompt":', json],
      ['two objects', '{}{}', json],
      ['an empty body', '', json],
      ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x7b]), json],
      ['poison', '{"__proto__":{"a":1}}', json],
      ['a text', '"a mug"', json],
      ['a number', '7', json],
      ['a list', '[]', json],
      ['a deep nest', '['.repeat(6000), json],
      ['a deep nest that ends', `{"a":${'['.repeat(6000)}${']'.repeat(6000)}}`, json],
      ['plain text', '{}', { 'content-type': 'text/plain' }],
      ['XML', '<a/>', { 'content-type': 'application/xml' }],
      ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['no such type', '{}', { 'content-type': 'nonsense' }],
      ['a form with files and no boundary', 'x', { 'content-type': 'multipart/form-data' }],
      ['a form with files that is none', 'x', { 'content-type': 'multipart/form-data; boundary=b' }],
      [
        'a form with files that ends early',
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
        { 'content-type': 'multipart/form-data; boundary=b' },
      ],
      [
        'a form without a file',
        '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\n',
        { 'content-type': 'multipart/form-data; boundary=b' },
      ],
      ['too much', '{}', { ...json, 'content-length': String(maxBodyBytes + 1) }],
      ['a key nobody can use', '{}', { ...json, 'idempotency-key': 'short' }],
    ]
    const faults: string[] = []
    for (const [what, payload, headers] of bodies) {
      const reply = await send(name, payload, headers)
      // Calls without required fields accept any object; calls that generate nothing ignore keys.
      if (reply.statusCode >= 400 || !['a deep nest that ends', 'a key nobody can use'].includes(what)) {
        const fault = faultOf(reply)
        if (fault !== '' || reply.statusCode >= 500) faults.push(`${what}: ${fault === '' ? reply.body : fault}`)
      }
    }
    expect(faults).toEqual([])
  }, 60_000)

  test('answers any value in any field, and stays intact', async () => {
    const faults: string[] = []
    const good = goodRequests(image)[name]
    for (const place of placesIn(good)) {
      for (const [what, raw] of [...Object.entries(malformed), ['nothing at all', null] as const]) {
        const reply = await send(name, withPlace(good, place, raw))
        if (isBroken(reply)) faults.push(`${place.join('.')} is ${what}: ${faultOf(reply)}`)
      }
    }
    expect(faults).toEqual([])
  }, 60_000)
})

test('a method that is not a call’s own is refused like a missing call', async () => {
  const calls = new Set(endpointNames.map((name) => `${endpoints[name].method} ${endpoints[name].path}`))
  const faults: string[] = []
  for (const path of new Set(endpointNames.map((name) => endpoints[name].path)))
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (calls.has(`${method} ${path}`)) continue
      const reply = await app.inject({ method, url: `/api${path.replace('{id}', 'x')}`, payload: '{}', headers: json })
      if (faultOf(reply) !== '' || reply.statusCode !== 404) faults.push(`${method} ${path}: ${reply.statusCode} ${faultOf(reply)}`)
    }
  expect(faults).toEqual([])
})

describe('an id in a path', () => {
  const calls = endpointNames.filter((name) => endpoints[name].path.includes('{id}'))
  const ids = [
    '%00',
    'ad_%00',
    '%ED%A0%BD',
    '%',
    '%zz',
    '..%2f..%2fetc',
    'a'.repeat(300),
    '%F0%9F%98%80',
    "x';--",
    '%0d%0aX-A:1',
    '%20',
    '[]',
  ]
  test.each(calls)('%s refuses every malformed id', async (name) => {
    const { method, path } = endpoints[name]
    const faults: string[] = []
    for (const id of ids) {
      const reply = await app.inject({ method, url: `/api${path.replace('{id}', id)}` })
      if (faultOf(reply) !== '') faults.push(`${faultOf(reply)}: ${id}`)
    }
    expect(faults).toEqual([])
  })
})

test('a list call answers or refuses any query, and never fails', async () => {
  const faults: string[] = []
  for (const query of ['ids=%00', 'ids=a&ids=b', 'ids[]=1', 'status=%ED%A0%BD', `ids=${'a,'.repeat(20_000)}`, '%', '__proto__=1', '='])
    for (const path of ['/generate-video/jobs', '/templates', '/capabilities', '/health']) {
      const reply = await app.inject(`/api${path}?${query}`)
      if (isBroken(reply)) faults.push(`${path}?${query.slice(0, 40)}: ${faultOf(reply)}`)
    }
  expect(faults).toEqual([])
})

test('no JSON breaks a call', async () => {
  const good = goodRequests(image)
  // Arbitrary bodies, and valid requests with one arbitrary field.
  const spoiltRequest = fc.constantFrom(...posts).chain((name) =>
    fc.record({
      name: fc.constant(name),
      field: fc.constantFrom(null, ...Object.keys(good[name])),
      value: fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(spoiltRequest, async ({ name, field, value }) => {
      const reply = await send(name, JSON.stringify(field === null ? value : { ...good[name], [field]: value }))
      expect(isBroken(reply) ? faultOf(reply) : '').toBe('')
    }),
    { numRuns: 400 },
  )
}, 60_000)

test('text that cannot be stored is refused in a sentence or repaired, so that stored text can be read again', async () => {
  const headline = async (raw: string): Promise<unknown> => {
    const reply = await send('createAd', withPlace(goodRequests(image).createAd, ['headline'], raw))
    return reply.json<{ headline?: string; error?: { message: string } }>()
  }
  expect(await headline(String.raw`"Half \ud83d"`)).toMatchObject({ headline: 'Half �' })
  expect(await headline(String.raw`"None\u0000"`)).toMatchObject({
    error: { code: 'request.invalid', message: 'The request is not complete: headline: the character U+0000 is not accepted' },
  })
  const nested = await send(
    'createAd',
    withPlace(goodRequests(image).createAd, ['targeting', 'unknown'], `${'['.repeat(40)}${']'.repeat(40)}`),
  )
  expect(nested.json()).toMatchObject({
    error: { code: 'request.invalid', message: 'The request is not complete: targeting: nested more than 32 levels deep' },
  })
})

test('the name of a field is one line of the sentence about it, whatever stands in it', async () => {
  const reply = await send('createAd', String.raw`{"\r\nX-A: 1\u2028":"None\u0000"}`)
  expect(reply.json()).toMatchObject({
    error: { code: 'request.invalid', message: expect.stringMatching(/^The request is not complete: X-A: 1: [\x20-\x7e]+$/) },
  })
})

describe('a malformed request', () => {
  const answerTo = async (bytes: string): Promise<string> => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo // listening on TCP: never a pipe's name
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes)
    const parts: string[] = []
    for await (const part of socket) parts.push(String(part))
    return parts.join('')
  }
  test.each([
    ['no HTTP', 'HELLO?\r\n\r\n', 'it is not valid HTTP'],
    ['headers without end', `GET /api/health HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 'its headers are larger than 16 KB'],
    ['a length that is none', 'POST /api/parser/parse HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 'it is not valid HTTP'],
  ])('(%s) is refused like a request', async (_, bytes, reason) => {
    const [head, body] = (await answerTo(bytes)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    const { error } = JSON.parse(body) as { error: { code: string; message: string; requestId: string } }
    expect(error).toEqual({ code: 'request.invalid', message: `The request is not complete: ${reason}`, requestId: expect.any(String) })
    expect(head).toContain(`x-request-id: ${error.requestId}`)
  })
})
