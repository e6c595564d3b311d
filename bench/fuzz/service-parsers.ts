import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer, isIP, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { AdloomError } from '@adloom/domain/error.ts'
import { modelDescriptionSchema } from '@adloom/engine/cutout/network/model-description.ts'
import { guardedPageLoader, PAGE_MAX_BYTES } from '@adloom/engine/page/fetch/load-page.ts'
import { createNameLookup } from '@adloom/engine/page/fetch/name-lookup.ts'
import { sendGridMailer } from '@adloom/providers/mail/sendgrid.ts'
import { smtpMailer } from '@adloom/providers/mail/smtp.ts'
import { openS3Storage } from '@adloom/providers/storage/s3.ts'
import { create } from 'tar'
import { unpackKept } from '../../apps/server/src/parts/build-part.ts'
import { addressIn } from '../../apps/server/src/parts/npm-tarball.ts'
import { createOidcSignIn } from '../../apps/server/src/sign-in/oidc.ts'
import { aMail } from '../../packages/providers/src/mail/mail.test-data.ts'
import { isPublic, unless } from './flaws.ts'
import { type Fields, fieldsOf, jsonIn } from './json-in.ts'
import { type Parser, usually } from './parser.ts'

/** Milliseconds after which a service that says nothing more is given up. */
const WAIT_MS = 300

const folder = mkdtempSync(path.join(tmpdir(), 'adloom-fuzz-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Made at its first use. */
function atFirstUse<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => (made ??= make())
}

/** The port of a server of this process, which does not keep it running. */
async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return (server.address() as AddressInfo).port // listening on TCP: never a pipe's name
}

const httpPort = (answer: RequestListener): Promise<number> =>
  portOf(
    createHttpServer((request, response) => {
      request.resume()
      answer(request, response)
    }),
  )

/** What the services of this file say now, the input of the run. */
let bytes: Uint8Array = new Uint8Array()
let text = ''

/** What a service fails with is ours, and no internal error. */
async function serviceFlaws(work: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof AdloomError)) throw cause
    return unless(cause.code !== 'internal', `${cause.code} ${cause.detail ?? ''}`)
  }
}

const shop = atFirstUse(async () => {
  const port = await portOf(createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end(bytes))))
  const host = `127.0.0.1:${port}`
  return { host, loader: guardedPageLoader({ allowHosts: [host], deadlineMs: WAIT_MS }) }
})
const reply = (head: string, body: Uint8Array | string): Buffer =>
  Buffer.concat([Buffer.from(`HTTP/1.1 ${head}\r\nConnection: close\r\n\r\n`), Buffer.from(body)])
const page = '<!doctype html><html><title>Red Mug</title><h1>Red Mug</h1></html>'
const HTML = 'Content-Type: text/html; charset=utf-8'
const inChunks = `${page.length.toString(16)}\r\n${page}\r\n0\r\n\r\n`

const nameLookup = atFirstUse(async () => {
  const socket = createSocket('udp4')
  socket.unref().on('message', (question, { port, address }) => {
    // With the number of the question, so that it counts as an answer; then a refusal, so that no other one is waited for.
    const number = question.subarray(0, 2)
    socket.send(Buffer.concat([number, bytes.subarray(2)]), port, address)
    socket.send(Buffer.concat([number, Buffer.from([0x81, 0x82]), question.subarray(4)]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const none = path.join(folder, 'no-such-file')
  return createNameLookup({ servers: [`127.0.0.1:${socket.address().port}`], hostsFile: none, resolverFile: none })
})
/** An answer about `mug.example`: so many records, in hexadecimal. */
const answerOf = (count: number, ...hex: readonly string[]): Buffer =>
  Buffer.from(`00008180000100${count.toString(16).padStart(2, '0')}00000000036d7567076578616d706c650000010001${hex.join('')}`, 'hex')

const statuses = [200, 200, 200, 206, 301, 400, 403, 404, 412, 429]
/** A status that follows from the text, so that the same input gives the same reply. */
const statusOfText = (): number => statuses[text.length % statuses.length]

const bucket = atFirstUse(async () => {
  const port = await httpPort(({ method }, response) => {
    response.writeHead(statusOfText(), {
      'content-type': 'application/xml',
      'content-range': `bytes ${text.slice(0, 9).replace(/[^ -~]/g, '')}`,
    })
    response.end(method === 'HEAD' ? undefined : text)
  })
  const place = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'ads', accessKeyId: 'A', secretAccessKey: 'B' }
  return openS3Storage(place, { connectMs: WAIT_MS, idleMs: WAIT_MS, totalMs: WAIT_MS })
})
const KEY = `${'0'.repeat(64)}.jpg`

const mailServer = atFirstUse(async () => {
  const port = await portOf(
    createServer((socket) => {
      const lines = text.split('\n')
      const say = (): void => {
        const line = lines.shift()
        if (line === undefined) socket.end()
        else socket.write(`${line}\r\n`)
      }
      socket.on('error', () => undefined).on('data', say)
      say()
    }),
  )
  const server = { host: '127.0.0.1', port, isSecure: false, login: null, isHere: true }
  return smtpMailer({ server, now: () => 1_790_000_000_000, timeoutMs: WAIT_MS })
})

/** What a provider of OpenID Connect says: its description, its tokens with the claims of the ID token, and its user's data. */
const sayings = JSON.stringify({
  discovery: {
    issuer: 'ISSUER',
    authorization_endpoint: 'ISSUER/authorize',
    token_endpoint: 'ISSUER/token',
    userinfo_endpoint: 'ISSUER/me',
    jwks_uri: 'ISSUER/keys',
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
  },
  token: {
    access_token: 'a',
    token_type: 'bearer',
    id_token: { iss: 'ISSUER', sub: 'ann', aud: 'adloom', nonce: 'NONCE', iat: 1_790_000_000, exp: 9_999_999_999 },
  },
  me: { sub: 'ann', name: 'Ann', email: 'ann@shop.example', email_verified: true },
})
let nonce = ''
const said = (issuer: string): Fields => fieldsOf(jsonIn(text.replaceAll('ISSUER', issuer).replaceAll('NONCE', nonce)))
const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value) ?? '').toString('base64url')
const issuerOf = atFirstUse(async () => {
  let issuer = ''
  const port = await httpPort(({ url = '' }, response) => {
    const { discovery, token, me } = said(issuer)
    // No signature is checked: the token comes from the provider itself.
    const tokens = { ...fieldsOf(token), id_token: `${base64({ alg: 'RS256' })}.${base64(fieldsOf(token).id_token)}.${base64('x')}` }
    const body = url.includes('openid-configuration') ? discovery : url === '/token' ? tokens : me
    response.writeHead(statusOfText() === 200 ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(body) ?? '')
  })
  issuer = `http://127.0.0.1:${port}`
  return issuer
})

const machine = { platform: 'linux', arch: 'x64' }
const keptFiles = ['bin/{platform}/{arch}/*', 'index.js']
/** The archive of a package of the registry, unpacked by gzip already: damage to its bytes is damage to its entries. */
async function packageArchive(): Promise<Uint8Array> {
  const from = mkdtempSync(path.join(folder, 'package-'))
  const bin = path.join(from, 'package/bin/linux/x64')
  mkdirSync(bin, { recursive: true })
  writeFileSync(path.join(bin, 'network.node'), 'a library')
  for (const name of ['index.js', 'README.md']) writeFileSync(path.join(from, 'package', name), 'export {}')
  const chunks: Uint8Array[] = []
  for await (const chunk of create({ cwd: from, portable: true }, ['package'])) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Parsers of what servers answer that are no models: shops, name servers, buckets, mail services, providers of sign-in, the registry of packages. */
export const serviceParsers: readonly Parser[] = [
  {
    ...usually,
    name: 'reply of a shop',
    changes: 'bytes',
    starts: () => [
      reply(`200 OK\r\n${HTML}\r\nContent-Length: ${page.length}`, page),
      reply(`200 OK\r\n${HTML}\r\nContent-Encoding: gzip`, gzipSync(page)),
      reply(`200 OK\r\n${HTML}\r\nContent-Encoding: br, gzip`, gzipSync(brotliCompressSync(page))),
      reply(`200 OK\r\n${HTML}\r\nTransfer-Encoding: chunked`, inChunks),
      reply('302 Found\r\nLocation: /b?c=ü#d\r\nSet-Cookie: a=b; Path=/; Secure', ''),
      reply('206 Partial Content\r\nContent-Type: image/jpeg\r\nContent-Range: bytes 0-99/1000', '\xff\xd8\xff'),
    ],
    faultsOf: async (input) => {
      bytes = input
      const { host, loader } = await shop()
      const address = `http://${host}/p`
      const { signal } = new AbortController()
      const isOurs = (found: string): boolean => URL.parse(found)?.host === host || isPublic(found)
      const probe = await loader.probeImage(address, signal)
      const found = await loader.loadPage(address, signal).catch((cause: unknown) => {
        if (cause instanceof AdloomError) return null
        throw cause
      })
      return [
        ...unless(found === null || found.html.length <= PAGE_MAX_BYTES, `a page of ${found?.html.length} characters`),
        ...unless(found === null || isOurs(found.finalUrl), `ends at ${found?.finalUrl}`),
        ...unless(probe.state !== 'measured' || (probe.width > 0 && probe.height > 0), 'an image without size'),
      ]
    },
    share: 2,
  },
  {
    ...usually,
    name: 'answer of a name server',
    changes: 'bytes',
    starts: () => [
      answerOf(1, 'c00c00010001000000000004', '5db8d823'),
      answerOf(2, 'c00c00050001000000000002', 'c010', 'c00c00010001000000000004', '5db8d823'),
      answerOf(1, 'c00c001c0001000000000010', '20010db8000000000000000000000001'),
    ],
    faultsOf: async (input) => {
      bytes = input
      const { lookup } = await nameLookup()
      const found = await new Promise<readonly { readonly address: string }[]>((resolve) => {
        lookup('mug.example', { all: true }, (error, addresses) => resolve(error === null && Array.isArray(addresses) ? addresses : []))
      })
      return found.flatMap(({ address }) => unless(isIP(address) > 0, `address ${address}`))
    },
  },
  {
    ...usually,
    name: 'reply of a bucket',
    changes: 'markup',
    starts: () => [
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>ads</Name><IsTruncated>false</IsTruncated><Contents><Key>${KEY}</Key><Size>434234</Size></Contents></ListBucketResult>`,
      '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>The resource you requested does not exist</Message><RequestId>1</RequestId></Error>',
    ],
    faultsOf: async (input) => {
      text = input
      const { store, check } = await bucket()
      const flaws: string[] = []
      const steps = [
        async () => {
          for await (const { key, size } of store.list()) {
            flaws.push(...unless(/^[0-9a-f]{64}\.\w{1,5}$/.test(key) && Number.isFinite(size), `lists ${key} of ${size}`))
            break
          }
        },
        async () => void flaws.push(...unless((await store.read(KEY, { start: 1, end: 4 })).length <= 4, 'more than the part')),
        () => store.remove(KEY),
        check,
      ]
      for (const step of steps) {
        flaws.push(
          ...(await serviceFlaws(async () => {
            await step()
            return []
          })),
        )
      }
      return flaws
    },
    limitMs: 3000,
  },
  {
    ...usually,
    name: 'reply of a mail service',
    changes: 'words',
    starts: () => [
      '220 mail.example ready\n250-mail.example\n250-SIZE 35882577\n250 8BITMIME\n250 OK\n250 OK\n354 Go on\n250 Accepted\n221 Bye',
      '220 mail.example ready\n250 mail.example\n250 OK\n550 5.1.1 No such user',
      '{"errors":[{"message":"The provided authorization grant is invalid","field":null,"help":null}]}',
    ],
    faultsOf: async (input) => {
      text = input
      const { signal } = new AbortController()
      const http = sendGridMailer({
        apiKey: 'SG.bench',
        fetch: async () =>
          new Response(text, {
            status: [202, 400, 401, 500][text.length % 4],
            headers: { 'x-message-id': encodeURI(text.slice(0, 50).toWellFormed()) },
          }),
      })
      const found = await Promise.all(
        [http, await mailServer()].map((mailer) =>
          serviceFlaws(async () => unless(/^[\w.@<>=+-]{1,200}$/.test(await mailer.send(aMail(), signal)), 'an id with other characters')),
        ),
      )
      return found.flat()
    },
  },
  {
    ...usually,
    name: 'reply of a sign-in provider',
    changes: 'json',
    starts: () => [sayings],
    faultsOf: (input) =>
      serviceFlaws(async () => {
        text = input
        const issuer = await issuerOf()
        const callbackUrl = 'http://localhost:4400/sign-in/callback'
        const provider = { issuer, clientId: 'adloom', clientSecret: 'a secret of the bench', callbackUrl, allowed: ['@shop.example'] }
        const signIn = createOidcSignIn(provider)
        const { flow, address } = await signIn.start('/')
        nonce = flow.nonce
        const user = await signIn.finish(`code=c&state=${flow.state}`, flow)
        const { token, me } = said(issuer)
        const claims = fieldsOf(fieldsOf(token).id_token)
        const all = { ...fieldsOf(me), ...claims }
        return [
          ...unless(/^https?:/.test(address), `leads to ${address}`),
          ...unless(user.id === `oidc ${issuer} ${String(claims.sub)}` && typeof user.name === 'string', `lets in ${JSON.stringify(user)}`),
          ...unless(claims.nonce === nonce && [claims.aud].flat().includes('adloom'), 'lets in with the token of another sign-in'),
          ...unless(all.email_verified === true && /@shop\.example$/i.test(String(all.email)), `lets in ${String(all.email)}`),
        ]
      }),
  },
  {
    ...usually,
    name: 'archive of a part',
    changes: 'bytes',
    starts: async () => [await packageArchive()],
    faultsOf: async (input) => {
      const place = mkdtempSync(path.join(folder, 'part-'))
      const [file, into] = [path.join(place, 'package.tgz'), path.join(place, 'into')]
      writeFileSync(file, input)
      // The bytes are known by their SHA-512 before they are unpacked; what can't be unpacked ends as any failure of the file system does.
      await unpackKept(file, into, keptFiles, machine).catch(() => undefined)
      const beside = readdirSync(place).filter((name) => !['package.tgz', 'into'].includes(name))
      const made = readdirSync(into, { recursive: true, withFileTypes: true })
      rmSync(place, { recursive: true })
      return [
        ...beside.map((name) => `unpacks ${name} outside of its folder`),
        ...made.flatMap((entry) => unless(entry.isFile() || entry.isDirectory(), `unpacks ${entry.name}, which is no file`)),
      ]
    },
  },
  {
    ...usually,
    name: 'description of a part',
    changes: 'json',
    starts: () => [
      '{"width":1024,"height":1024,"fit":"fill","mean":[123.675,116.28,103.53],"deviation":[58.395,57.12,57.375],"channels":"rgb","output":null,"values":"logits"}',
      '"https://registry.example/onnxruntime-node/-/onnxruntime-node-1.23.2.tgz"',
      '{"error":{"code":"E404","summary":"No match found for version 9.9.9"}}',
    ],
    faultsOf: async (input) => {
      const network = modelDescriptionSchema.safeParse(jsonIn(input)).data
      return [
        ...unless(network === undefined || network.deviation.every((value) => Number.isFinite(1 / value)), 'a division by nothing'),
        ...(await serviceFlaws(async () => {
          const address = addressIn(input, 'a package', null)
          return unless(/^https?:$/.test(new URL(address).protocol), `fetches ${address}`)
        })),
      ]
    },
  },
]
