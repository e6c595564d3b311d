import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { type EndpointName, endpointNames, endpoints } from '@adloom/domain/endpoints.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { goodRequests } from '../../apps/server/src/good-requests.test-data.ts'
import { withReadableText } from '../../apps/server/src/http/readable-text.ts'
import { unless } from './flaws.ts'
import { closedServer, fuzzedServer, replyFlaws } from './fuzzed-server.ts'
import { headerValue } from './header-parsers.ts'
import { fieldsIn, jsonIn } from './json-in.ts'
import { type Parser, usually } from './parser.ts'

/** What only somebody who is signed in gets an answer from. */
const CLOSED = /^\/api\/(?!health|ready|webhooks)/

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

/** Parsers of the requests of clients, up to the whole server. */
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
    starts: async () => callsOf((await fuzzedServer()).image, posts),
    faultsOf: async (text) => {
      const { name, body } = callIn(text)
      const { app } = await fuzzedServer()
      const reply = await app.inject({ method: 'POST', url: `/api${endpoints[name].path}`, payload: body, headers: json })
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
      const { app } = await fuzzedServer()
      const reply = await app.inject({
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
      const { url = '/api/health', headers: sent = json } = fieldsIn(written)
      const fields = Object.entries(fieldsIn(sent)).flatMap(([name, value]) =>
        /^[\w-]+$/.test(name) && name !== '__proto__'
          ? [[name, headerValue(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))]]
          : [],
      )
      const target = `/${String(url)
        .replace(/[^!-~]/g, '')
        .replace(/^\/+/, '')}`
      const order = { method: 'GET', url: target, headers: Object.fromEntries(fields) } as const
      const replies = [await (await fuzzedServer()).app.inject(order), await (await closedServer()).inject(order)]
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
      const { image } = await fuzzedServer()
      const body = JSON.stringify(goodRequests(image).createLead)
      return [
        'GET /api/health HTTP/1.1\r\nHost: localhost:4400\r\nConnection: close\r\n\r\n',
        `POST /api/leads HTTP/1.1\r\nHost: localhost:4400\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        `POST /api/leads HTTP/1.1\r\nHost: localhost:4400\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
        'GET /files/a.jpg HTTP/1.1\r\nHost: localhost:4400\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\nExpect: 100-continue\r\n\r\n',
      ].map((request) => Buffer.from(request))
    },
    faultsOf: async (bytes) => {
      const { app } = await fuzzedServer()
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
]
