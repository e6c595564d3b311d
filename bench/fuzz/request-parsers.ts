import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type EndpointName, endpointNames, endpoints } from '@adloom/domain/endpoints.ts'
import { AdloomError, errors, isErrorCode } from '@adloom/domain/error.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { taskLimits } from '@adloom/engine/task-limits.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { openInMemory } from '../../apps/server/src/database/made-database.test-data.ts'
import { goodRequests } from '../../apps/server/src/good-requests.test-data.ts'
import { clientNetworkOf } from '../../apps/server/src/http/rate-limit.ts'
import { withReadableText } from '../../apps/server/src/http/readable-text.ts'
import { bearerOf } from '../../apps/server/src/sign-in/bearer.ts'
import { createSessions } from '../../apps/server/src/sign-in/session.ts'
import { wantedPath } from '../../apps/server/src/sign-in/serve-sign-in.ts'
import { fileKeysIn } from '../../apps/server/src/storage/addresses.ts'
import { partOf } from '../../apps/server/src/storage/stored-files.ts'
import { createWholeApp } from '../../apps/server/src/whole-app.test-data.ts'
import { unless } from './flaws.ts'
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
      let body: unknown
      try {
        body = JSON.parse(callIn(text).body)
      } catch {
        return []
      }
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
      let written: unknown
      try {
        written = JSON.parse(text)
      } catch {
        return []
      }
      const { url = '/api/health', headers: sent = json } = (typeof written === 'object' && written !== null ? written : {}) as {
        url?: unknown
        headers?: unknown
      }
      const fields = Object.entries(typeof sent === 'object' && sent !== null ? sent : {}).flatMap(([name, value]) =>
        /^[\w-]+$/.test(name) && name !== '__proto__'
          ? [[name, headerValue(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))]]
          : [],
      )
      const target = `/${String(url)
        .replace(/[^!-~]/g, '')
        .replace(/^\/+/, '')}`
      const reply = await (await server()).app.inject({ method: 'GET', url: target, headers: Object.fromEntries(fields) })
      return target.startsWith('/api/')
        ? replyFlaws(reply).filter((flaw) => !flaw.startsWith('503 '))
        : unless(reply.statusCode < 500, `${reply.statusCode} of ${target.slice(0, 60)}`)
    },
    share: 3,
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
