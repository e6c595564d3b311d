import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type EndpointName, endpointNames, endpoints } from '@adloom/domain/endpoints.ts'
import { AdloomError, errors, isErrorCode } from '@adloom/domain/error.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { taskLimits } from '@adloom/engine/task-limits.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { openInMemory } from '../../apps/server/src/database/made-database.test-data.ts'
import { goodRequests } from '../../apps/server/src/good-requests.test-data.ts'
import { asAdloomError, sendError } from '../../apps/server/src/http/error-reply.ts'
import { clientNetworkOf } from '../../apps/server/src/http/rate-limit.ts'
import { withReadableText } from '../../apps/server/src/http/readable-text.ts'
import { createJobEvents } from '../../apps/server/src/jobs/job-events.ts'
import { serveFalWebhook } from '../../apps/server/src/models/fal-webhook.ts'
import { bearerOf } from '../../apps/server/src/sign-in/bearer.ts'
import { createSessions } from '../../apps/server/src/sign-in/session.ts'
import { wantedPath } from '../../apps/server/src/sign-in/serve-sign-in.ts'
import { fileKeysIn } from '../../apps/server/src/storage/addresses.ts'
import { partOf } from '../../apps/server/src/storage/stored-files.ts'
import { createWholeApp } from '../../apps/server/src/whole-app.test-data.ts'
import { unless } from './flaws.ts'
import { fieldsOf, jsonIn } from './json-in.ts'
import { type Parser, usually } from './parser.ts'

/** Short tasks run in this process; long ones are always refused: a request that gets so far is a valid one. */
const here: Workers = {
  run: async (name, input) => {
    if (!taskLimits[name].isShort) throw new AdloomError('server.busy')
    // The task of a name takes and returns what that name says.
    return (tasks[name] as (input: unknown) => Promise<never>)(input)
  },
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}

let opened: Promise<{ readonly app: FastifyInstance; readonly image: string }> | null = null

/** The whole server, which does not listen, and the address of a picture stored there. */
function server(): NonNullable<typeof opened> {
  opened ??= (async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'adloom-fuzz-'))
    process.on('exit', () => void rm(folder, { recursive: true, force: true }))
    const app = await createWholeApp({
      env: { RATE_FACTOR: '1000000' },
      folder,
      database: await openInMemory(),
      workers: here,
      now: Date.now,
    })
    const jpeg = Buffer.from(await encodeJpeg({ width: 32, height: 32, data: new Uint8ClampedArray(32 * 32 * 4).fill(200) }))
    const payload = { data: `data:image/jpeg;base64,${jpeg.toString('base64')}` }
    const { url } = (await app.inject({ method: 'POST', url: '/api/storage/upload', payload })).json<{ url: string }>()
    return { app, image: url }
  })()
  return opened
}

let closed: Promise<FastifyInstance> | null = null

/** The same with every way to sign in that needs no provider, behind a proxy on this machine. */
function closedServer(): Promise<FastifyInstance> {
  closed ??= (async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'adloom-fuzz-'))
    process.on('exit', () => void rm(folder, { recursive: true, force: true }))
    const env = {
      RATE_FACTOR: '1000000',
      ACCESS_TOKEN: 'a-token-of-the-bench',
      ADMIN_TOKEN: 'the-admin-of-the-bench',
      PROXY_USER_HEADER: 'X-Forwarded-User',
      TRUSTED_PROXIES: 'loopback',
      PUBLIC_URL: 'https://ads.shop.example',
    }
    return createWholeApp({ env, folder, database: await openInMemory(), workers: here, now: Date.now })
  })()
  return closed
}

/** What only somebody who is signed in gets an answer from. */
const CLOSED = /^\/api\/(?!health|ready|webhooks)/

/** Failures above 499 that say something about the other end, or that nobody works here. */
const HONEST = new Set(['server.busy', 'picture.unreachable', 'page.unreachable'])

/** What is wrong with a reply of the server: it must be a reply, or a refusal in one sentence with a code. */
function replyFlaws({ statusCode: status, body, headers }: LightMyRequestResponse): readonly string[] {
  if (status < 400) return []
  const code = String(headers['x-error-code'])
  if (!isErrorCode(code)) return [`${status} without a code: ${body.slice(0, 200)}`]
  const { error } = JSON.parse(body) as { error: { code: string; message: string } } // every failure has this body
  return [
    ...unless(errors[code].status === status && error.code === code, `${status} with the code ${code}`),
    ...unless(/^[^\n]{8,400}$/.test(error.message), `it says: ${error.message.slice(0, 500)}`),
    ...unless(status < 500 || HONEST.has(code), `${status} ${code}`),
  ]
}

const json = { 'content-type': 'application/json', host: 'localhost:4400', cookie: 'adloom_browser=the-browser-of-this-bench' }
const posts = endpointNames.filter((name) => endpoints[name].method === 'POST')
const callsOf = (image: string, names: readonly EndpointName[]): string[] =>
  names.map((name) => `{"call":"${name}","body":${JSON.stringify(goodRequests(image)[name])}}`)

/** The call of an input, whatever was changed, and its body. */
function callIn(text: string): { readonly name: EndpointName; readonly body: string } {
  const named = posts.find((name) => text.includes(`"call":"${name}"`)) ?? posts[text.length % posts.length]
  const at = text.indexOf('"body":')
  return { name: named, body: at < 0 ? text : text.slice(at + '"body":'.length, -1) }
}

/** What a server receives of a header: no line ends, one byte a character. */
const headerValue = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
const headers: readonly Readonly<Record<string, string>>[] = [
  {
    ...json,
    origin: 'http://localhost:4400',
    'x-forwarded-for': '203.0.113.7, 2001:db8::1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'ads.shop.example',
    forwarded: 'for=192.0.2.1;proto=http',
    'adloom-owner': 'the-name-of-some-owner',
  },
  { ...json, 'adloom-engines': 'copy=studio, video=studio', prefer: 'wait=10, respond-async', 'idempotency-key': 'a-key-of-16-characters' },
  {
    ...json,
    authorization: 'Bearer abcdef',
    cookie: 'adloom_session=a.b.c; adloom_browser=x',
    'if-none-match': '"x"',
    range: 'bytes=0-10',
    accept: 'text/html',
    'accept-encoding': 'gzip',
  },
]
const paths = [
  '/api/health',
  '/api/capabilities',
  '/api/ads?cursor=1.ad_1&limit=10',
  '/api/generate-video/jobs?ids=gen_1&status=pending',
  '/api/generate-video/jobs/gen_1',
  '/files/0000000000000000000000000000000000000000000000000000000000000000.jpg?side=512',
  '/sign-in?to=/library',
  '/api/openapi.json',
  '/',
]

const BOUNDARY = 'fern-and-fels'
const SOCKET_BYTES = 65_536
const CONNECTION_MS = 100
const form = (name: string, filename: string, type: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="bucket"\r\n\r\nb\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
/** Bytes as a socket gives them, at most so many at once. */
function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += SOCKET_BYTES) yield bytes.subarray(at, at + SOCKET_BYTES)
}
const jpegOf = (side: number): Promise<Uint8Array> =>
  encodeJpeg({ width: side, height: side, data: new Uint8ClampedArray(side * side * 4).fill(99) })

const sessions = createSessions(
  { accessToken: 'a-token-of-the-bench', oidc: null, proxyUserHeader: null, openToAll: false } as Parameters<typeof createSessions>[0],
  () => 1_790_000_000_000,
)
/** Base64 may be written in several ways; what is signed may not change. */
const signedPart = (value: string): string => value.replace(/\s/g, '').split('.').slice(0, 2).join('.')
const ours = await sessions.write({ id: 'ann', name: 'Ann' }, 1000)

/** Parsers of what clients send. */
export const requestParsers: readonly Parser[] = [
  {
    ...usually,
    name: 'request schema',
    changes: 'json',
    starts: () => callsOf('http://localhost:4400/files/a.jpg', endpointNames),
    faultsOf: (text) => {
      const name = endpointNames.find((one) => text.includes(`"call":"${one}"`)) ?? 'generateCopy'
      const body = jsonIn(callIn(text).body)
      if (body === undefined) return []
      const first = endpoints[name].request.safeParse(withReadableText(body))
      if (!first.success) return []
      const again = endpoints[name].request.safeParse(JSON.parse(JSON.stringify(first.data)))
      return [
        ...unless(
          again.success,
          `${name} refuses what it made itself: ${again.error?.issues[0]?.path.join('.')} ${again.error?.issues[0]?.message}`,
        ),
        ...unless(
          !again.success || JSON.stringify(again.data) === JSON.stringify(first.data),
          `${name} reads it differently a second time`,
        ),
        ...unless(JSON.stringify(first.data).isWellFormed(), `${name} keeps half a character`),
      ]
    },
    share: 4,
  },
  {
    ...usually,
    name: 'request',
    changes: 'json',
    starts: async () => callsOf((await server()).image, posts),
    faultsOf: async (text) => {
      const { name, body } = callIn(text)
      const reply = await (await server()).app.inject({ method: 'POST', url: `/api${endpoints[name].path}`, payload: body, headers: json })
      return replyFlaws(reply).map((flaw) => `${name}: ${flaw}`)
    },
    limitMs: 3000,
    share: 8,
  },
  {
    ...usually,
    name: 'form with a file',
    changes: 'bytes',
    starts: async () => [
      form('file', 'a.jpg', 'image/jpeg', await jpegOf(16)),
      form('file', 'ä"\\.png', 'video/mp4', Buffer.from('GIF89a')),
      form('other', '', 'text/plain', Buffer.alloc(0)),
    ],
    faultsOf: async (bytes) => {
      const reply = await (
        await server()
      ).app.inject({
        method: 'POST',
        url: '/api/storage/upload',
        payload: Readable.from(piecesOf(bytes)),
        headers: { ...json, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      })
      return replyFlaws(reply)
    },
    share: 3,
  },
  {
    ...usually,
    name: 'headers and path',
    changes: 'json',
    starts: () => headers.flatMap((one) => paths.map((url) => JSON.stringify({ url, headers: one }))),
    faultsOf: async (text) => {
      const written = jsonIn(text)
      if (written === undefined) return []
      const { url = '/api/health', headers: sent = json } = fieldsOf(written)
      const fields = Object.entries(fieldsOf(sent)).flatMap(([name, value]) =>
        /^[\w-]+$/.test(name) && name !== '__proto__'
          ? [[name, headerValue(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))]]
          : [],
      )
      const target = `/${String(url)
        .replace(/[^!-~]/g, '')
        .replace(/^\/+/, '')}`
      const order = { method: 'GET', url: target, headers: Object.fromEntries(fields) } as const
      const replies = [await (await server()).app.inject(order), await (await closedServer()).inject(order)]
      return [
        ...replies.flatMap((reply) =>
          target.startsWith('/api/')
            ? replyFlaws(reply).filter((flaw) => !flaw.startsWith('503 '))
            : unless(reply.statusCode < 500, `${reply.statusCode} of ${target.slice(0, 60)}`),
        ),
        ...unless(
          !CLOSED.test(target) || replies[1].statusCode >= 400,
          `a stranger gets ${replies[1].statusCode} of ${target.slice(0, 60)}`,
        ),
      ]
    },
    share: 3,
  },
  {
    ...usually,
    name: 'user of a proxy',
    changes: 'words',
    starts: () => ['ann@shop.example', 'Ann Meier', 'jörg'],
    faultsOf: async (text) => {
      const sent = headerValue(text)
      const user = { host: 'ads.shop.example', 'x-forwarded-user': sent }
      const reply = await (await closedServer()).inject({ url: '/api/session', headers: user })
      const name = reply.statusCode === 200 ? reply.json<{ user: { name: string } | null }>().user?.name : null
      return [...replyFlaws(reply), ...unless(name === null || name === sent.trim(), `lets in ${String(name)}`)]
    },
  },
  {
    ...usually,
    name: 'bytes of a connection',
    changes: 'bytes',
    starts: async () => {
      const { image } = await server()
      const body = JSON.stringify(goodRequests(image).createLead)
      return [
        'GET /api/health HTTP/1.1\r\nHost: localhost:4400\r\nConnection: close\r\n\r\n',
        `POST /api/leads HTTP/1.1\r\nHost: localhost:4400\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        `POST /api/leads HTTP/1.1\r\nHost: localhost:4400\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
        'GET /files/a.jpg HTTP/1.1\r\nHost: localhost:4400\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\nExpect: 100-continue\r\n\r\n',
      ].map((request) => Buffer.from(request))
    },
    faultsOf: async (bytes) => {
      const { app } = await server()
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1') // listening on TCP: never a pipe's name
      // A request that is not complete is waited for.
      socket.setTimeout(CONNECTION_MS, () => socket.destroy())
      socket.on('error', () => undefined).end(bytes)
      const parts: Buffer[] = []
      socket.on('data', (part: Buffer) => parts.push(part))
      await new Promise((resolve) => socket.once('close', resolve))
      const answer = Buffer.concat(parts).toString('latin1')
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0)
      return [
        ...unless(answer === '' || status > 0, `says ${JSON.stringify(answer.slice(0, 60))}`),
        // What the server does not do is said with 501 and 505.
        ...unless(status < 500 || status === 503, `${status}: ${answer.slice(-200)}`),
        ...unless(!/\n {4}at /.test(answer), 'a stack'),
      ]
    },
  },
  {
    ...usually,
    name: 'call of a provider',
    changes: 'json',
    starts: () => [
      JSON.stringify({
        keys: { keys: [{ kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', kid: 'k1', use: 'sig' }] },
        headers: {
          'x-fal-webhook-request-id': 'r1',
          'x-fal-webhook-user-id': 'u1',
          'x-fal-webhook-timestamp': '1790000000',
          'x-fal-webhook-signature': '0f'.repeat(64),
        },
        body: { request_id: 'r1', status: 'OK' },
      }),
    ],
    faultsOf: async (text) => {
      const sent = fieldsOf(jsonIn(text))
      const app = fastify()
      app.setErrorHandler((error, _request, reply) => sendError(asAdloomError(error, 0), reply))
      const fetch = async (): Promise<Response> => new Response(JSON.stringify(sent.keys) ?? '')
      serveFalWebhook(app, { baseUrl: 'https://queue.fal.run', calls: createJobEvents(), now: () => 1_790_000_000_000, fetch })
      const named = Object.entries(fieldsOf(sent.headers))
        .filter(([name]) => /^x-[\w-]+$/.test(name))
        .map(([name, value]) => [name, headerValue(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))])
      const payload = JSON.stringify(sent.body) ?? text
      const reply = await app.inject({ method: 'POST', url: '/api/webhooks/fal', payload, headers: Object.fromEntries(named) })
      return unless(reply.headers['x-error-code'] === 'webhook.unsigned', `answers ${reply.statusCode} ${reply.body.slice(0, 100)}`)
    },
  },
  {
    ...usually,
    name: 'header values',
    changes: 'words',
    starts: () => [
      'Bearer abc',
      'bytes=0-10',
      'bytes=-5',
      '2001:db8::1',
      '::ffff:192.0.2.1',
      '/library?x=1#y',
      '//shop.example/',
      `/files/${'a'.repeat(64)}.jpg`,
    ],
    faultsOf: (text) => {
      clientNetworkOf(text)
      fileKeysIn(text)
      bearerOf({ headers: { authorization: text } } as Parameters<typeof bearerOf>[0]) // it reads nothing else
      const part = partOf(text, 100)
      const to = wantedPath({ to: text })
      return [
        ...unless(
          part === null || part === 'unsatisfiable' || (part.start >= 0 && part.start <= part.end && part.end < 100),
          `part ${JSON.stringify(part)}`,
        ),
        ...unless(
          new URL(to, 'http://adloom.invalid').host === 'adloom.invalid' && to.startsWith('/') && !/^\/[\\/]/.test(to),
          `leads to ${to}`,
        ),
      ]
    },
  },
  {
    ...usually,
    name: 'session',
    changes: 'words',
    starts: () => [ours],
    faultsOf: async (value) => {
      const user = await sessions.read(value)
      return [
        ...unless(user === null || (user.id === 'ann' && signedPart(value) === signedPart(ours)), `lets in ${JSON.stringify(user)}`),
        ...unless((await sessions.readFlow(value)) === null, 'takes it for a sign-in'),
      ]
    },
  },
]
