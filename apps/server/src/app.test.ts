import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { brotliDecompressSync } from 'node:zlib'
import { type Endpoint } from '@adloom/domain/endpoint.ts'
import { endpointNames, endpoints } from '@adloom/domain/endpoints.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type AppParts, createApp } from './app.ts'
import { readConfig } from './config/config.ts'
import { type Database } from './database/database.ts'
import { openInMemory } from './database/made-database.test-data.ts'
import { testDatabases } from './database/databases.test-data.ts'
import { type Handlers } from './http/call-context.ts'
import { createIdempotency, type Idempotency } from './http/idempotency.ts'
import { createJobEvents } from './jobs/job-events.ts'
import { createLeads } from './leads/leads.ts'
import { within } from './http/mount-calls.ts'
import { inMemoryRateLimit } from './http/rate-limit.ts'
import { sha256 } from './sha256.ts'
import { noPacks } from './packs/no-packs.test-data.ts'
import { createTemporaryFiles } from './storage/temporary-files.ts'
import { type ReportProgress } from './http/progress.ts'
import { createHotFiles } from './storage/hot-files.ts'

let folder = ''
let database: Database
let idempotency: Idempotency
const opened: FastifyInstance[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-app-'))
  database = await openInMemory()
  idempotency = await createIdempotency(database, () => Date.now())
  await mkdir(join(folder, 'web', 'assets'), { recursive: true })
  await writeFile(join(folder, 'web', 'index.html'), '<!doctype html><title>Adloom</title>')
  await writeFile(join(folder, 'web', 'assets', 'main-4f2a.js'), `export const words = ${JSON.stringify('loom '.repeat(1000))}`)
  // Creates a new embedded database: 3 s of work on a quiet machine.
}, 60_000)
afterAll(async () => {
  await Promise.all(opened.map((app) => app.close()))
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const written = { copy: [], imagePrompts: [], engine: 'studio', seed: 1 }

/** Handlers of which only the given ones answer: these tests are about everything around them. */
function handlersWith(some: Partial<Handlers>): Handlers {
  const none = async (): Promise<never> => {
    throw new Error('No handler of this test.')
  }
  // Every name of the table is present.
  return { ...Object.fromEntries(endpointNames.map((name) => [name, none])), ...some } as unknown as Handlers
}

interface Change extends Partial<Pick<AppParts, 'stopping' | 'now' | 'log'>> {
  readonly handlers?: Partial<Handlers>
  readonly env?: Record<string, string>
  readonly webFolder?: string
}

async function appWith({ handlers = {}, env = {}, webFolder = join(folder, 'web'), ...parts }: Change = {}): Promise<FastifyInstance> {
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', ...env }),
    handlers: handlersWith(handlers),
    idempotency,
    rates: inMemoryRateLimit(parts.now ?? (() => 0)),
    billed: async (work) => ({ result: await work(), cost: null }),
    actAs: (_owner, work) => work(),
    store: diskFileStore(join(folder, 'files')),
    hotFiles: createHotFiles(diskFileStore(join(folder, 'files')), () => 0),
    shrinkImage: async () => new Uint8Array(),
    shapedImages: async () => null,
    groundOf: async () => ({ dark: '', bright: '', busy: '' }),
    signedDownload: async () => null,
    thumbnail: async () => null,
    temporaryFiles: createTemporaryFiles(join(folder, 'uploads')),
    leads: createLeads(database, () => 0),
    packs: noPacks(database.rows),
    videoPreview: () => Promise.reject(new Error('These tests make no videos.')),
    handOver: async () => undefined,
    useToken: async () => null,
    providerCalls: createJobEvents(),
    webFolder,
    checkRoom: async () => undefined,
    checksReplies: true,
    stopping: new AbortController().signal,
    port: () => 4400,
    now: () => 0,
    elapsedMs: parts.now ?? (() => 0),
    log: new PassThrough(),
    ...parts,
  })
  opened.push(app)
  return app
}

const health: Handlers['health'] = async () => ({ status: 'ok', version: '1', engines: {} })
const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  ({ method: 'POST', url: `/api${url}`, payload: payload as object, headers }) as const

describe('every call of the table', () => {
  test.each(endpointNames)('%s reaches its handler', async (name) => {
    const endpoint: Endpoint = endpoints[name]
    const reached: string[] = []
    const app = await appWith({
      handlers: {
        [name]: async () => {
          reached.push(name)
          throw new AdloomError('server.busy')
        },
      },
    })
    const url = endpoint.path.replace(/\{\w+\}/, 'x')
    const query = name === 'progress' ? '?key=key-of-a-call' : ''
    const order = endpoint.method === 'POST' ? post(url, smallest[name]) : { method: endpoint.method, url: `/api${url}${query}` }
    const reply = await app.inject(order)
    expect(reply.json()).toMatchObject({ error: { code: 'server.busy' } })
    expect(reached).toEqual([name])
  })
})

const image = 'https://shop.example/shoe.jpg'
const video = { prompt: 'turn', imageUrl: image }
/** The smallest request each call takes. */
const smallest: Readonly<Record<string, unknown>> = {
  parseProduct: { url: 'shop.example/shoe' },
  uploadFile: { data: 'data:image/png;base64,AQID' },
  inspectFile: { data: 'data:image/png;base64,AQID' },
  keepPicture: { url: image },
  generateCopy: {},
  editCopy: { text: { headline: 'A', subline: 'B', button: 'C' }, edit: 'shorter', from: {} },
  checkCopy: { text: { headline: 'A', subline: 'B', button: 'C' }, from: {} },
  preprocessImages: { urls: [image] },
  changeBackground: { imageUrl: image, prompt: 'on marble' },
  categorizeImage: {},
  divideWords: { phrases: [] },
  finishCreative: {
    creative: { image, brandLogo: null, brandName: 'B', headline: 'H', description: 'D', callToAction: 'Shop now', accent: '#112233' },
  },
  orderPack: { ads: ['ad_1'] },
  checkCreative: {
    creative: { image, brandLogo: null, brandName: 'B', headline: 'H', description: 'D', callToAction: 'Shop now', accent: '#112233' },
  },
  checkVideo: { url: image },
  generateVideo: video,
  startVideoJob: video,
  textToImage: { prompt: 'a shoe' },
  textToImagePro: { prompt: 'a shoe' },
  displayImages: { prompt: 'a shoe' },
  createImages: { url: image, prompt: 'a shoe' },
  createLead: { name: 'Ada', email: 'ada@example.com' },
  sendEmail: { subject: 'A', text: 'B', html: 'C' },
  createAd: { type: 'display', imageUrl: image },
  uploadFeed: { text: 'https://shop.example/mug' },
  previewFeed: { feed: { links: ['https://shop.example/mug'] } },
  startCampaign: { name: 'Mugs', feed: { links: ['https://shop.example/mug'] } },
  editCampaign: { edit: { change: 'callToAction', callToAction: 'Buy now' } },
  createToken: { name: 'Program', scopes: ['read'] },
  createWebhook: { url: 'https://receiver.example/hook', events: ['ad.saved'] },
}

describe('a failure', () => {
  test('has one body, a request id and its code in the headers', async () => {
    const app = await appWith()
    const reply = await app.inject(post('/change-background-flux-kontext/generate', { imageUrl: image, prompt: '  ' }))
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({
      error: {
        code: 'prompt.invalid',
        message: 'Invalid prompt',
        requestId: reply.headers['x-request-id'],
        details: [{ path: 'prompt', message: 'Invalid prompt' }],
      },
    })
    expect(reply.headers['x-error-code']).toBe('prompt.invalid')
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test.each([
    ['/change-background-flux-kontext/generate', { imageUrl: image }, 'Invalid prompt'],
    ['/change-background-flux-kontext/generate', { imageUrl: 'ftp://x', prompt: 'p' }, 'Invalid imageUrl'],
    ['/generate-video/generate', { imageUrl: image, prompt: 'p', duration: 'long' }, 'Duration must be a valid number'],
    ['/generate-video/generate', { prompt: 'p' }, 'Image URL is required for video generation'],
    ['/storage/upload', { data: 'hello' }, 'Invalid image data'],
    ['/storage/upload', {}, 'Invalid image data'],
    ['/user/create', { email: 'a@b.c' }, 'Name is required'],
    ['/user/create', { name: 'Ada', email: '' }, 'Email is required'],
    ['/user/create', { name: 'Ada', email: 'ada' }, 'Please enter a valid email address'],
    ['/parser/parse', { url: 'x' }, 'Please enter a valid product URL (e.g., https://example.com/product)'],
    ['/parser/parse', {}, 'Please enter a valid product URL (e.g., https://example.com/product)'],
  ])('of %s for %j says 400 %s', async (url, payload, message) => {
    const app = await appWith()
    const reply = await app.inject(post(url, payload))
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ error: { message } })
  })

  test('of a field without its own sentence names the field', async () => {
    const app = await appWith()
    const reply = await app.inject(post('/text2image/generate', { prompt: 'a shoe', num_images: 9 }))
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.code).toBe('request.invalid')
    expect(reply.json().error.message).toMatch(/^The request is not complete: num_images: /)
  })

  test.each([
    ['a body that is not JSON', { payload: '{"url":', headers: { 'content-type': 'application/json' } }, 400, 'request.not-json'],
    ['an empty JSON body', { payload: '', headers: { 'content-type': 'application/json' } }, 400, 'request.not-json'],
    ['a form', { payload: 'url=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'request.media-type'],
    ['plain text', { payload: '{"url":"x"}', headers: { 'content-type': 'text/plain' } }, 415, 'request.media-type'],
    ['no body', {}, 400, 'url.invalid'],
    ['JSON null', { payload: 'null', headers: { 'content-type': 'application/json' } }, 400, 'url.invalid'],
    ['a list', { payload: '[]', headers: { 'content-type': 'application/json' } }, 400, 'request.invalid'],
    ['a file', { payload: '--x--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415, 'request.media-type'],
    ['poison', { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } }, 400, 'request.not-json'],
  ])('of %s has its own code', async (_, { payload, headers = {} }: { payload?: string; headers?: object }, status, code) => {
    const app = await appWith()
    const reply = await app.inject({ method: 'POST', url: '/api/parser/parse', payload, headers: headers as Record<string, string> })
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code])
  })

  test('follows RFC 9457 when the client accepts that type', async () => {
    const app = await appWith()
    const reply = await app.inject(post('/text2image/generate', { prompt: '' }, { accept: 'application/problem+json, application/json' }))
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(reply.json()).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'Invalid prompt',
      instance: `urn:uuid:${String(reply.headers['x-request-id'])}`,
      code: 'prompt.invalid',
      details: [{ path: 'prompt', message: 'Invalid prompt' }],
    })
  })

  test('of a body that is not an object says so', async () => {
    const app = await appWith()
    const reply = await app.inject(post('/text2image/generate', ['a shoe']))
    expect(reply.json().error.message).toBe('The request is not complete: the body must be a JSON object')
  })

  test('of a body above the limit of its call names the limit', async () => {
    const app = await appWith()
    const reply = await app.inject(post('/user/create', { name: 'A'.repeat(17 * 1024), email: 'a@b.c' }))
    expect(reply.statusCode).toBe(413)
    expect(reply.json().error.message).toBe('That is too large: at most 16 KB are accepted here.')
  })

  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/api/ad'],
    ['DELETE', '/api/ads'],
    ['PUT', '/api/health'],
  ] as const)('of %s %s, which is not a call, is 404', async (method, url) => {
    const app = await appWith()
    const reply = await app.inject({ method, url })
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'call.unknown'])
  })

  test('of our own code is logged with its cause, which the client does not see', async () => {
    const log = new PassThrough()
    const app = await appWith({
      env: { LOG_LEVEL: 'warn' },
      log,
      handlers: {
        health: async () => {
          throw new Error('connection to db with password hunter2 lost')
        },
      },
    })
    const reply = await app.inject('/api/health')
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('hunter2')
    const line: unknown = JSON.parse(String(log.read()))
    expect(line).toMatchObject({ level: 50, reqId: reply.headers['x-request-id'], code: 'internal', err: { type: 'AdloomError' } })
    expect(JSON.stringify(line)).toContain('connection to db')
  })

  test('of the mail service goes to the log in full, and to the client as a reason only', async () => {
    const log = new PassThrough()
    const app = await appWith({
      env: { LOG_LEVEL: 'warn' },
      log,
      handlers: {
        sendEmail: async () => {
          throw new AdloomError('mail.refused', { detail: 'EAUTH 535: try harder', values: { reason: 'its password is wrong' } })
        },
      },
    })
    const reply = await app.inject(post('/sendgrid-email/send', { subject: 'A', text: 'B', html: 'C' }))
    expect(reply.json().error.message).toBe('The mail service refused the message: its password is wrong.')
    expect(reply.body).not.toContain('harder')
    expect(JSON.parse(String(log.read()))).toMatchObject({ level: 40, code: 'mail.refused', detail: 'EAUTH 535: try harder' })
  })

  test('that a retry may fix says when to retry', async () => {
    const app = await appWith({
      handlers: {
        health: async () => {
          throw new AdloomError('server.busy')
        },
      },
    })
    const reply = await app.inject('/api/health')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '3'])
  })
})

describe('the rate of a call', () => {
  const lead = post('/user/create', { name: 'Ada', email: 'ada@example.com' })

  test('is ten times the table with the built-in engine, and 429 says how long to wait', async () => {
    const app = await appWith({ handlers: { generateCopy: async () => written } })
    const replies = []
    for (let count = 0; count < 201; count++) replies.push(await app.inject(post('/generate-copy/generate', {})))
    expect(replies.slice(0, 200).every(({ statusCode }) => statusCode === 200)).toBe(true)
    const refused = replies[200]
    // 200 a minute: the next token comes after 0.3 s, reported in whole seconds.
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().error.code]).toEqual([429, '1', 'request.too-many'])
    expect(refused.json().error.message).toBe('Too many requests. Please wait 1 second and try again.')
  })

  test('follows the settings', async () => {
    const app = await appWith({ env: { RATE_FACTOR: '0.05' }, handlers: { generateCopy: async () => written } })
    expect((await app.inject(post('/generate-copy/generate', {}))).statusCode).toBe(200)
    expect((await app.inject(post('/generate-copy/generate', {}))).statusCode).toBe(429)
  })

  test('of leads does not count rejected requests', async () => {
    const app = await appWith({
      env: { RATE_FACTOR: '0.2' },
      handlers: { createLead: async (request) => ({ ...request, id: 'lead_1', createdAt: '2026-11-21T10:00:00.000Z' }) },
    })
    for (let count = 0; count < 3; count++) expect((await app.inject(post('/user/create', { name: '' }))).statusCode).toBe(400)
    expect((await app.inject(lead)).statusCode).toBe(201)
    expect((await app.inject(lead)).statusCode).toBe(429)
  })

  test('counts the address of the connection unless a proxy is trusted', async () => {
    const ask = (app: FastifyInstance, forwarded: string) =>
      app.inject(post('/generate-copy/generate', {}, { 'x-forwarded-for': forwarded }))
    const handlers = { generateCopy: async () => written }
    const direct = await appWith({ env: { RATE_FACTOR: '0.05' }, handlers })
    expect([(await ask(direct, '203.0.113.1')).statusCode, (await ask(direct, '203.0.113.2')).statusCode]).toEqual([200, 429])
    const behind = await appWith({ env: { RATE_FACTOR: '0.05', TRUSTED_PROXIES: 'loopback' }, handlers })
    expect([(await ask(behind, '203.0.113.1')).statusCode, (await ask(behind, '203.0.113.2')).statusCode]).toEqual([200, 200])
  })
})

describe('a request for another host', () => {
  test.each(['evil.example', 'evil.example:4400', '192.168.1.20:4400', 'ads.example.evil.example'])('(%s) is refused', async (host) => {
    const app = await appWith({ env: { PUBLIC_URL: 'https://ads.example' } })
    for (const url of ['/api/capabilities', '/tool']) {
      const reply = await app.inject({ url, headers: { host, origin: `http://${host}` } })
      expect([reply.statusCode, reply.json().error.code]).toEqual([421, 'request.host'])
    }
  })

  test.each(['localhost:4400', '127.0.0.1', '[::1]:4400', 'ads.example', 'intern.example:8080'])('is answered at %s', async (host) => {
    const app = await appWith({ env: { PUBLIC_URL: 'https://ads.example', ALLOWED_HOSTS: 'Intern.example' } })
    expect((await app.inject({ url: '/tool', headers: { host } })).statusCode).toBe(200)
  })

  test('is answered where only a probe asks whether the server runs', async () => {
    const app = await appWith({ handlers: { health: async () => ({ status: 'ok', version: '1', engines: {} }) } })
    expect((await app.inject({ url: '/api/health', headers: { host: '10.0.0.7:4400' } })).statusCode).toBe(200)
  })
})

describe('a request from another website', () => {
  const from = (origin: string, host = 'localhost:4400') => post('/generate-copy/generate', {}, { origin, host })
  const handlers = { generateCopy: async () => written }

  test.each([
    ['https://evil.example', 'localhost:4400'],
    ['null', 'localhost:4400'],
    ['http://localhost:5173', 'localhost:4400'],
    ['https://ads.example.evil.example', 'ads.example'],
  ])('(%s to %s) is refused', async (origin, host) => {
    const app = await appWith({ handlers, env: { ALLOWED_HOSTS: 'ads.example' } })
    const reply = await app.inject(from(origin, host))
    expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'request.origin'])
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  })

  test.each([
    ['http://localhost:4400', 'localhost:4400'],
    ['http://127.0.0.1:4400', 'localhost:4400'],
    ['http://192.168.1.20:4400', '192.168.1.20:4400'],
    ['https://ads.example', 'ads.example'],
  ])('counts as our own (%s to %s)', async (origin, host) => {
    const app = await appWith({ handlers, env: { ALLOWED_HOSTS: 'ads.example,192.168.1.20' } })
    expect((await app.inject(from(origin, host))).statusCode).toBe(200)
  })

  test('is answered when its origin is listed, and only then may its page read the answer', async () => {
    const app = await appWith({ handlers, env: { ALLOWED_ORIGINS: 'https://shop.example' } })
    const listed = await app.inject(from('https://shop.example'))
    expect(listed.statusCode).toBe(200)
    expect(listed.headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    })
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/api/generate-copy/generate',
      headers: { origin: 'https://shop.example' },
    })
    expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([
      204,
      'Content-Type, Idempotency-Key, Prefer, Authorization, Adloom-Engines',
    ])
    expect((await app.inject(from('https://evil.example'))).statusCode).toBe(403)
  })
})

describe.each(testDatabases)('an Idempotency-Key on $name', ({ open: openThis }) => {
  const others = { database, idempotency }
  beforeAll(async () => {
    Object.assign(others, { database, idempotency })
    database = await openThis()
    idempotency = await createIdempotency(database, () => Date.now())
  }, 60_000)
  afterAll(async () => {
    const mine = database
    ;({ database, idempotency } = others)
    await mine.close()
  })

  const keyed = (key: string, payload: object = {}) => post('/generate-copy/generate', payload, { 'idempotency-key': key })

  test('returns the same answer for the same request without repeating the work', async () => {
    let runs = 0
    const app = await appWith({ handlers: { generateCopy: async () => ({ ...written, seed: ++runs }) } })
    const first = await app.inject(keyed('key-replayed', { title: 'Shoe', url: 'x' }))
    const repeated = await app.inject(keyed('key-replayed', { url: 'x', title: 'Shoe' }))
    expect([first.json().seed, repeated.json().seed, runs]).toEqual([1, 1, 1])
    expect([first.headers['idempotency-replayed'], repeated.headers['idempotency-replayed']]).toEqual([undefined, 'true'])
  })

  test('survives a restart of the server', async () => {
    let runs = 0
    const handlers = { generateCopy: async () => ({ ...written, seed: ++runs }) }
    await (await appWith({ handlers })).inject(keyed('key-restart'))
    const restarted = await createIdempotency(database, () => Date.now())
    const reply = await restarted.once({ key: 'key-restart', hash: 'other', timeoutMs: 1 }, async () => 0).catch((error: unknown) => error)
    expect(reply).toMatchObject({ code: 'idempotency.key-reused' })
    expect(runs).toBe(1)
  })

  test('used with another request is refused', async () => {
    const app = await appWith({ handlers: { generateCopy: async () => written } })
    await app.inject(keyed('key-reused', { title: 'Shoe' }))
    const reply = await app.inject(keyed('key-reused', { title: 'Boot' }))
    expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'idempotency.key-reused'])
  })

  test('joins a second call to the running one', async () => {
    let runs = 0
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const { promise: started, resolve: start } = Promise.withResolvers<void>()
    const app = await appWith({
      handlers: {
        generateCopy: async () => {
          runs++
          start()
          await gate
          return { ...written, seed: runs }
        },
      },
    })
    const first = app.inject(keyed('key-joined'))
    await started
    const second = app.inject(keyed('key-joined'))
    const other = await app.inject(keyed('key-joined', { title: 'Boot' }))
    expect(other.statusCode).toBe(422)
    open()
    expect([(await first).json().seed, (await second).json().seed, runs]).toEqual([1, 1, 1])
  })

  test('stores no failure: the same key tries again', async () => {
    let runs = 0
    const app = await appWith({
      handlers: {
        generateCopy: async () => {
          runs++
          if (runs === 1) throw new AdloomError('server.busy')
          return written
        },
      },
    })
    expect((await app.inject(keyed('key-failed'))).statusCode).toBe(503)
    expect((await app.inject(keyed('key-failed'))).statusCode).toBe(200)
  })

  test('is free again after 24 hours', async () => {
    let ms = 0
    const day = 24 * 3_600_000
    const calls = await createIdempotency(database, () => ms)
    const ask = (seed: number) => calls.once({ key: 'key-aged', hash: 'h', timeoutMs: 1000 }, async () => seed)
    expect(await ask(1)).toEqual({ body: 1, isReplayed: false })
    ms = day - 1
    expect(await ask(2)).toEqual({ body: 1, isReplayed: true })
    ms = day + 1
    expect(await ask(3)).toEqual({ body: 3, isReplayed: false })
  })

  test('in use by another process is reported as running until that process counts as dead', async () => {
    let ms = 1_000_000
    const elsewhere = { ...database, isEmbedded: false }
    const one = await createIdempotency(elsewhere, () => ms)
    const two = await createIdempotency(elsewhere, () => ms)
    const call = { key: 'key-elsewhere', hash: 'h', timeoutMs: 1000 }
    const { promise: started, resolve: start } = Promise.withResolvers<void>()
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const first = one.once(call, async () => {
      start()
      await gate
      return 1
    })
    await started
    await expect(two.once(call, async () => 2)).rejects.toMatchObject({ code: 'idempotency.running' })
    ms += 62_000
    expect(await two.once(call, async () => 2)).toEqual({ body: 2, isReplayed: false })
    open()
    await first
  })

  test.each(['short', 'x'.repeat(129), 'with blank in it'])('of the wrong form (%s) is refused', async (key) => {
    const app = await appWith({ handlers: { generateCopy: async () => written } })
    expect((await app.inject(keyed(key))).json().error.message).toContain('Idempotency-Key must have 8 to 128 characters')
  })

  test('lets the work go on when the browser leaves; without a key it is stopped', async () => {
    const aborted: boolean[] = []
    const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
    let begin: () => void = () => undefined
    const app = await appWith({
      handlers: {
        generateCopy: async (_, { signal }) => {
          begin()
          await Promise.race([once(signal, 'abort'), settled])
          aborted.push(signal.aborted)
          return written
        },
      },
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const leave = async (headers: Record<string, string>): Promise<void> => {
      const { promise: begun, resolve } = Promise.withResolvers<void>()
      begin = resolve
      const call = httpRequest(`${app.listeningOrigin}/api/generate-copy/generate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      })
      call.on('error', () => undefined)
      call.end('{}')
      await begun
      call.destroy()
    }
    await leave({})
    await expect.poll(() => aborted).toEqual([true])
    await leave({ 'idempotency-key': 'key-leaving' })
    // The connection is gone when the server has no more of them; the work is still waiting.
    await expect.poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(0)
    expect(aborted).toEqual([true])
    settle()
    const reply = await app.inject(keyed('key-leaving'))
    expect([reply.statusCode, aborted]).toEqual([200, [true, false]])
  })
})

describe('an upload', () => {
  const formHead = '--seam\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=seam' }
  const received = () => readdir(join(folder, 'uploads')).catch(() => [])

  test('is on the disk while its call runs, and gone when it ended, also with a failure', async () => {
    const during: (readonly string[])[] = []
    const uploadFile: Handlers['uploadFile'] = async (upload) => {
      during.push(await received())
      expect(upload).toMatchObject({ filename: 'a.mp4', file: { size: 100_000 } })
      throw new AdloomError('video.undecodable')
    }
    const app = await appWith({ handlers: { uploadFile } })
    const payload = Buffer.concat([Buffer.from(formHead), Buffer.alloc(100_000, 7), Buffer.from('\r\n--seam--\r\n')])
    const reply = await app.inject({ method: 'POST', url: '/api/storage/upload', headers, payload })
    expect([reply.statusCode, during.map((files) => files.length), await received()]).toEqual([422, [1], []])
  })

  test('whose form the reader never ends is refused when its time is up', async () => {
    const app = await appWith()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      // The reader never ends a form whose last piece is larger than any that a socket gives, and ends with a part that has no name.
      const payload = `--seam\r\nContent-Type: video/mp4\r\n\r\n${'a'.repeat(400_000)}\r\n--seam--\r\n`
      const answered = app.inject({ method: 'POST', url: '/api/storage/upload', headers, payload })
      // Its body is read meanwhile.
      for (let turns = 0; turns < 100; turns++) await new Promise((resolve) => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(120_000)
      expect((await answered).json()).toMatchObject({ error: { code: 'server.timeout' } })
    } finally {
      vi.useRealTimers()
    }
  }, 10_000)

  test('of a client that leaves midway leaves no file, and gives its room to the next', async () => {
    const app = await appWith({ handlers: { uploadFile: async () => Promise.reject(new AdloomError('video.undecodable')) } })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const begin = () => {
      const call = httpRequest(`${app.listeningOrigin}/api/storage/upload`, { method: 'POST', headers, agent: false })
      call.on('error', () => undefined)
      call.write(formHead)
      call.write(Buffer.alloc(100_000, 7))
      return call
    }
    const calls = Array.from({ length: 12 }, begin)
    // Eight of one client are received at once, the others wait unread.
    await expect.poll(async () => (await received()).length).toBe(8)
    for (const call of calls.slice(0, 8)) call.destroy()
    await expect.poll(async () => (await received()).length).toBe(4)
    for (const call of calls.slice(8)) call.destroy()
    await expect.poll(received).toEqual([])
  })
})

test('a client with many calls waits for its own, and another client for none of them', async () => {
  const begun: string[] = []
  const held = Promise.withResolvers<void>()
  const generateCopy: Handlers['generateCopy'] = async (_request, { signal }) => {
    begun.push(String(signal.aborted))
    await held.promise
    return written
  }
  const app = await appWith({ handlers: { generateCopy }, env: { RATE_FACTOR: '100' } })
  const ask = (remoteAddress: string) => app.inject({ method: 'POST', url: '/api/generate-copy/generate', payload: {}, remoteAddress })
  const greedy = Array.from({ length: 20 }, () => ask('203.0.113.9'))
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(16)
  const modest = ask('198.51.100.1')
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(17)
  held.resolve()
  expect((await Promise.all([...greedy, modest])).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 21 }, () => 200))
  expect(begun).toHaveLength(21)
})

describe('the progress of a call', () => {
  test('is reported under its key while it runs, never falls, and ends with it; the answer is unchanged', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<ReportProgress>()
    const app = await appWith({
      handlers: {
        progress: async ({ key }, { progressOf }) => ({
          percent: progressOf(key)?.percent ?? null,
          images: [...(progressOf(key)?.images ?? [])],
        }),
        generateCopy: async (_, { report }) => {
          begin(report)
          await gate
          return written
        },
      },
    })
    const progress = async () => (await app.inject('/api/progress?key=key-of-progress')).json()
    const none = { percent: null, images: [] }
    expect(await progress()).toEqual(none)
    const call = app.inject(post('/generate-copy/generate', {}, { 'idempotency-key': 'key-of-progress' }))
    void call.then(() => undefined)
    const report = await begun
    expect(await progress()).toEqual({ percent: 0, images: [] })
    report({ percent: 40, images: ['http://here/1', null] })
    report({ percent: 30 })
    expect(await progress()).toEqual({ percent: 40, images: ['http://here/1', null] })
    open()
    expect((await call).json()).toEqual(written)
    report({ percent: 90 })
    expect(await progress()).toEqual(none)
  })
  test('needs a key', async () => {
    const app = await appWith({ handlers: { progress: async () => ({ percent: null, images: [] }) } })
    expect((await app.inject('/api/progress?key=short')).json().error.message).toContain('Idempotency-Key must have 8 to 128 characters')
  })
})

describe('the time limit', () => {
  test('ends the work with server.timeout when it passes, whatever the work then throws', async () => {
    const work = (signal: AbortSignal): Promise<never> =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new AdloomError('request.cancelled')))
      })
    await expect(within(1, [new AbortController().signal], work)).rejects.toMatchObject({ code: 'server.timeout' })
  })

  test('lets work that is fast enough finish', async () => {
    expect(await within(60_000, [new AbortController().signal], async () => 7)).toBe(7)
  })

  test('a stopping server accepts no new request', async () => {
    const app = await appWith({ handlers: { health }, stopping: AbortSignal.abort(new AdloomError('server.stopping')) })
    const reply = await app.inject('/api/health')
    expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'server.stopping'])
  })
})

describe('headers', () => {
  test('keep a browser from sniffing, framing and running foreign scripts', async () => {
    const app = await appWith({ handlers: { health } })
    for (const url of ['/', '/api/health', '/api/docs', '/api/nothing']) {
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      const policy = String(headers['content-security-policy'])
      for (const rule of ["script-src 'self'", "connect-src 'self'", "object-src 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(rule)
      expect(policy).not.toMatch(/upgrade-insecure-requests|script-src[^;]*unsafe/)
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
  })

  test('let pages of this installation reach its public address, under any host name', async () => {
    const app = await appWith({ env: { PUBLIC_URL: 'https://ads.example:8443/below/' } })
    const policy = String((await app.inject('/')).headers['content-security-policy']).split('; ')
    expect(policy).toContain("connect-src 'self' https://ads.example:8443")
    expect(policy.find((rule) => rule.startsWith('img-src '))).toContain(' https://ads.example:8443')
    expect(policy.find((rule) => rule.startsWith('media-src '))).toContain(' https://ads.example:8443')
  })

  test('with a request id from the client are ignored', async () => {
    const app = await appWith({ handlers: { health } })
    expect((await app.inject({ url: '/api/health', headers: { 'x-request-id': 'mine' } })).headers['x-request-id']).not.toBe('mine')
  })
})

describe('the browser app', () => {
  test('answers every path that is neither call nor file', async () => {
    const app = await appWith()
    for (const url of ['/', '/wizard', '/tool/all?videoId=1', '/no/such/page']) {
      const reply = await app.inject({ url, headers: { accept: 'text/html' } })
      expect([reply.statusCode, reply.headers['cache-control'], reply.body]).toEqual([
        200,
        'no-cache',
        '<!doctype html><title>Adloom</title>',
      ])
    }
  })

  test('lets files with a hash in their name be cached for ever and answers 404 for a missing one', async () => {
    const app = await appWith()
    const found = await app.inject('/assets/main-4f2a.js')
    expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    const missing = await app.inject('/assets/main-0000.js')
    expect([missing.statusCode, missing.json().error.code]).toEqual([404, 'file.not-found'])
    expect((await app.inject({ method: 'POST', url: '/wizard' })).statusCode).toBe(404)
  })

  test.each(['/../data-folder.ts', '/..%2f..%2fpackage.json', '/assets/..%2f..%2findex.test', '/%00', '/%'])(
    'serves nothing outside its folder for %s',
    async (url) => {
      const app = await appWith()
      const reply = await app.inject(url)
      expect(reply.body).toMatch(/^(<!doctype html><title>Adloom<\/title>|\{"error")/)
    },
  )

  test('is compressed for clients that accept it', async () => {
    const app = await appWith()
    const reply = await app.inject({ url: '/assets/main-4f2a.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('loom loom')
    expect(reply.rawPayload.length).toBeLessThan(200)
    expect((await app.inject('/assets/main-4f2a.js')).headers['content-encoding']).toBeUndefined()
  })

  test('is compressed on every path of its own', async () => {
    const page = join(folder, 'long-web')
    await mkdir(page, { recursive: true })
    await writeFile(join(page, 'index.html'), `<!doctype html><title>Adloom</title>${'<p>loom</p>'.repeat(500)}`)
    const app = await appWith({ webFolder: page })
    for (const url of ['/', '/tool/all']) {
      const reply = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
      expect([reply.statusCode, reply.headers['content-encoding'], reply.headers['cache-control']]).toEqual([200, 'br', 'no-cache'])
      const head = await app.inject({ method: 'HEAD', url })
      expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'text/html; charset=utf-8', ''])
    }
  })

  test('says so when it is not built, and the API works', async () => {
    const app = await appWith({ webFolder: join(folder, 'nowhere'), handlers: { health } })
    expect((await app.inject('/')).body).toContain('npm run build')
    expect((await app.inject('/api/health')).statusCode).toBe(200)
  })
})

describe('a stored file', () => {
  const bytes = Buffer.from(Array.from({ length: 3 * 1024 * 1024 + 5 }, (_, index) => index % 251))
  const keep = (contentType: string) => diskFileStore(join(folder, 'files')).write(bytes, contentType)

  test('is served whole, cacheable for ever, with its own type, embeddable anywhere', async () => {
    const app = await appWith()
    const { key } = await keep('image/png')
    const reply = await app.inject(`/files/${key}`)
    expect(sha256(reply.rawPayload)).toBe(key.slice(0, 64))
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.headers).not.toHaveProperty('content-disposition')
    const head = await app.inject({ method: 'HEAD', url: `/files/${key}` })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, String(bytes.length), 0])
  })

  test('is served in parts, so that a video is seekable', async () => {
    const app = await appWith()
    const { key, size } = await keep('video/mp4')
    const part = await app.inject({ url: `/files/${key}`, headers: { range: 'bytes=1000-2000' } })
    expect([part.statusCode, part.headers['content-range'], part.rawPayload.equals(bytes.subarray(1000, 2001))]).toEqual([
      206,
      `bytes 1000-2000/${size}`,
      true,
    ])
    const behind = await app.inject({ url: `/files/${key}`, headers: { range: `bytes=${size}-` } })
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, `bytes */${size}`])
  })

  test('is not sent again when the client has it', async () => {
    const app = await appWith()
    const { key } = await keep('image/png')
    const { etag } = (await app.inject(`/files/${key}`)).headers
    expect((await app.inject({ url: `/files/${key}`, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304)
  })

  test('that is neither image nor video is a download', async () => {
    const app = await appWith()
    const { key } = await keep('application/json')
    expect((await app.inject(`/files/${key}`)).headers['content-disposition']).toBe('attachment')
  })

  test.each(['x.jpg', '..%2f..%2fpackage.json', `${'0'.repeat(64)}.jpg`, '%2e%2e%2fsecret', ''])('under %s is not found', async (key) => {
    const app = await appWith()
    const reply = await app.inject(`/files/${key}`)
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'file.not-found'])
  })
})
