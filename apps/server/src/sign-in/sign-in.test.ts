import { type ChildProcess, spawn } from 'node:child_process'
import { hkdfSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpointNames } from '@adloom/domain/endpoints.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import { SignJWT } from 'jose'
import { PassThrough } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { type Database } from '../database/database.ts'
import { openInMemory } from '../database/made-database.test-data.ts'
import { type Call, type Handlers } from '../http/call-context.ts'
import { createIdempotency } from '../http/idempotency.ts'
import { inMemoryRateLimit } from '../http/rate-limit.ts'
import { createJobEvents } from '../jobs/job-events.ts'
import { createLeads } from '../leads/leads.ts'
import { noPacks } from '../packs/no-packs.test-data.ts'
import { createTemporaryFiles } from '../storage/temporary-files.ts'
import { isAllowed } from './oidc.ts'
import { wantedPath } from './serve-sign-in.ts'
import { createHotFiles } from '../storage/hot-files.ts'

const TOKEN = 'the-token-of-this-shop'
const ADMIN = 'the-token-of-its-admin'
const CALLBACK = 'http://localhost:4400/sign-in/callback'

let folder = ''
let database: Database
let nowMs = Date.UTC(2026, 10, 23, 9)
const opened: FastifyInstance[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-sign-in-'))
  database = await openInMemory()
  for (const page of ['index.html', 'app.html']) await writeFile(join(folder, page), '<!doctype html><title>Adloom</title>')
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
}, 60_000)
afterEach(async () => {
  nowMs = Date.UTC(2026, 10, 23, 9)
  await Promise.all(opened.splice(0).map((app) => app.close()))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** An installation whose calls answer with who sent them. */
async function appWith(env: Readonly<Record<string, string>>, handOver = async (): Promise<void> => undefined): Promise<FastifyInstance> {
  const now = (): number => nowMs
  const tell = async (_: unknown, { user, mayAdminister }: Call) => ({ user, mayAdminister })
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', ...env }),
    // Every name of the table is present.
    handlers: Object.fromEntries(endpointNames.map((name) => [name, tell])) as unknown as Handlers,
    idempotency: await createIdempotency(database, now),
    rates: inMemoryRateLimit(now),
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
    leads: createLeads(database, now),
    packs: noPacks(database.rows),
    videoPreview: () => Promise.reject(new Error('These tests make no videos.')),
    handOver,
    useToken: async () => null,
    providerCalls: createJobEvents(),
    webFolder: folder,
    checkRoom: async () => undefined,
    checksReplies: false,
    stopping: new AbortController().signal,
    port: () => 4400,
    now,
    elapsedMs: now,
    log: new PassThrough(),
  })
  opened.push(app)
  return app
}

const page = { accept: 'text/html' }
const cookieOf = ({ headers }: LightMyRequestResponse): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')
const signIn = (app: FastifyInstance, token: string, to = '/tool'): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, to }).toString(),
  })
const ask = (app: FastifyInstance, headers: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> =>
  app.inject({ url: '/api/session', headers })

describe('an installation without sign-in', () => {
  test('names no owner of what the browser keeps, and takes back the name of an earlier sign-in', async () => {
    const app = await appWith({})
    expect((await app.inject({ url: '/tool', headers: page })).headers['set-cookie']).toBeUndefined()
    const before = await app.inject({ url: '/tool', headers: { ...page, cookie: 'adloom_owner=ann' } })
    expect(before.headers['set-cookie']).toMatch(/^adloom_owner=; Max-Age=0;/)
    expect((await ask(app, { 'adloom-owner': 'ann' })).json().error.code).toBe('sign-in.changed')
  })

  test('answers everybody, and knows nobody', async () => {
    const app = await appWith({})
    expect((await ask(app)).json()).toEqual({ user: null, mayAdminister: true })
    expect((await app.inject({ url: '/tool', headers: page })).statusCode).toBe(200)
  })

  test('knows who runs it by the ADMIN_TOKEN', async () => {
    const app = await appWith({ ADMIN_TOKEN: ADMIN })
    expect((await ask(app)).json().mayAdminister).toBe(false)
    expect((await ask(app, { authorization: `Bearer ${ADMIN}` })).json().mayAdminister).toBe(true)
  })
})

describe('the owner of what a browser keeps', () => {
  const behind = () => appWith({ PROXY_USER_HEADER: 'X-Forwarded-User', TRUSTED_PROXIES: 'loopback' })
  const open = async (app: FastifyInstance, user: string, cookie = ''): Promise<string> =>
    cookieOf(await app.inject({ url: '/tool', headers: { ...page, 'x-forwarded-user': user, cookie } }))

  test('is told to each page by a name that scripts read, is the same every time, and says nothing of the user', async () => {
    const app = await behind()
    const ann = await open(app, 'ann')
    expect(ann).toMatch(/^adloom_owner=[\w-]{22}$/)
    expect(await open(app, 'ann', ann)).toBe('')
    expect(await open(app, 'bob', ann)).not.toBe(ann)
    const reply = await app.inject({ url: '/tool', headers: { ...page, 'x-forwarded-user': 'ann' } })
    expect(reply.headers['set-cookie']).not.toContain('HttpOnly')
  })

  test("is told although what the browser made before can't be handed over now", async () => {
    const env = { PROXY_USER_HEADER: 'X-Forwarded-User', TRUSTED_PROXIES: 'loopback' }
    const away = await appWith(env, () => Promise.reject(new Error('the database is away')))
    const reply = await away.inject({ url: '/tool', headers: { ...page, 'x-forwarded-user': 'ann' } })
    expect([reply.statusCode, cookieOf(reply)]).toEqual([200, expect.stringMatching(/^adloom_owner=/)])
  })

  test('decides about a call: a page that another user left open is refused', async () => {
    const app = await behind()
    const [, ann] = (await open(app, 'ann')).split('=')
    const call = (user: string, owner?: string) =>
      ask(app, { 'x-forwarded-user': user, ...(owner !== undefined && { 'adloom-owner': owner }) })
    expect((await call('ann', ann)).json().user.name).toBe('ann')
    const refused = await call('bob', ann)
    expect([refused.statusCode, refused.headers['x-error-code']]).toEqual([403, 'sign-in.changed'])
    expect((await call('bob')).json().user.name).toBe('bob')
  })

  test('is taken back when the user signs out, and stays when the session is over', async () => {
    const app = await appWith({ ACCESS_TOKEN: TOKEN })
    const cookie = cookieOf(await signIn(app, TOKEN))
    const owner = cookieOf(await app.inject({ url: '/tool', headers: { ...page, cookie } }))
    const over = await app.inject({ url: '/tool', headers: { ...page, cookie: owner } })
    expect([over.statusCode, over.headers['set-cookie']]).toEqual([303, undefined])
    const out = await app.inject({
      method: 'POST',
      url: '/sign-out',
      headers: { cookie: `${cookie}; ${owner}`, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(cookieOf(out)).toBe('adloom_session=; adloom_owner=none')
  })
})

describe('with an access token', () => {
  test('a stranger gets nothing but the sign-in page, what it needs, and whether the server runs', async () => {
    const app = await appWith({ ACCESS_TOKEN: TOKEN })
    const refused: readonly InjectOptions[] = [
      { url: '/api/session' },
      { url: '/api/openapi.json' },
      { url: '/api/docs' },
      { url: '/api/leads.csv' },
      { url: '/api/no-such-call' },
      { url: '/tool' },
      { url: '/app.html' },
      { method: 'POST', url: '/api/generate-copy/generate', payload: {} },
      { method: 'POST', url: '/sign-out' },
    ]
    for (const request of refused) {
      const reply = await app.inject(request)
      expect([request.url, reply.statusCode, reply.json().error.code]).toEqual([request.url, 401, 'sign-in.needed'])
      expect(reply.headers['www-authenticate']).toBe('Bearer realm="Adloom"')
    }
    for (const url of ['/', '/tool', '/tool/all?x=1', '/index.html', '/nowhere']) {
      const reply = await app.inject({ url, headers: page })
      expect([reply.statusCode, reply.headers.location]).toEqual([303, `/sign-in?to=${encodeURIComponent(url)}`])
    }
    const sheet = /href="(\/fonts\/[^"]+)"/.exec((await app.inject('/sign-in')).body)?.[1] ?? ''
    expect((await app.inject(sheet)).body).toContain("font-family:'Inter Variable'")
    for (const url of ['/sign-in', '/api/health', '/favicon.svg']) expect((await app.inject(url)).statusCode).toBe(200)
    // Its name is a secret.
    expect((await app.inject(`/files/${'0'.repeat(64)}.jpg`)).json().error.code).toBe('file.not-found')
  })

  test('the right token lets a browser in, to the page it wanted, until the session is over or ended', async () => {
    const app = await appWith({ ACCESS_TOKEN: TOKEN })
    const form = await app.inject('/sign-in?to=%2Ftool%2Fall')
    expect(form.body).toContain('<input type="hidden" name="to" value="/tool/all">')
    const reply = await signIn(app, ` ${TOKEN}\n`, '/tool/all')
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/tool/all'])
    expect(reply.headers['set-cookie']).toMatch(/^adloom_session=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = cookieOf(reply)
    expect((await ask(app, { cookie })).json()).toEqual({ user: { id: 'token', name: 'Access token' }, mayAdminister: false })
    expect((await app.inject({ url: '/sign-in?to=/tool', headers: { cookie } })).headers.location).toBe('/tool')
    const [name, value] = cookie.split('=')
    expect((await ask(app, { cookie: `${name}=${value.slice(0, -2)}AA` })).statusCode).toBe(401)
    expect((await ask(await appWith({ ACCESS_TOKEN: `${TOKEN}!` }), { cookie })).statusCode).toBe(401)
    const out = await app.inject({
      method: 'POST',
      url: '/sign-out',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([out.statusCode, cookieOf(out)]).toEqual([303, 'adloom_session=; adloom_owner=none'])
    nowMs += 30 * 24 * 60 * 60 * 1000
    expect((await ask(app, { cookie })).statusCode).toBe(401)
  })

  test('a session cookie stays with https where the installation has it', async () => {
    const app = await appWith({ ACCESS_TOKEN: TOKEN, PUBLIC_URL: 'https://ads.example' })
    expect((await signIn(app, TOKEN)).headers['set-cookie']).toContain('; Secure')
  })

  test('programs send it with each call', async () => {
    const app = await appWith({ ACCESS_TOKEN: TOKEN, ADMIN_TOKEN: ADMIN })
    expect((await ask(app, { authorization: `Bearer ${TOKEN}` })).json()).toMatchObject({ user: { id: 'token' }, mayAdminister: false })
    expect((await ask(app, { authorization: `Bearer ${ADMIN}` })).json()).toMatchObject({ user: { id: 'admin' }, mayAdminister: true })
    const wrong = { authorization: 'Bearer a-wrong-token-of-16' }
    expect((await ask(app, wrong)).statusCode).toBe(401)
    // Somebody who is signed in tries the ADMIN_TOKEN on the settings screen.
    const cookie = cookieOf(await signIn(app, TOKEN))
    expect((await ask(app, { ...wrong, cookie })).json()).toMatchObject({ user: { id: 'token' }, mayAdminister: false })
  })

  test('a wrong token is told on the page, and the eleventh try of an address is refused, on whatever call it comes', async () => {
    const app = await appWith({ ACCESS_TOKEN: TOKEN })
    const wrong = await signIn(app, '<b>wrong</b>', '/tool')
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined])
    expect(wrong.body).toContain('This access token is not right.')
    expect(wrong.body).toContain('aria-invalid="true"')
    const statuses = []
    for (let tries = 0; tries < 9; tries++) statuses.push((await ask(app, { authorization: `Bearer guess-${tries}` })).statusCode)
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect((await signIn(app, TOKEN)).statusCode).toBe(429)
    expect((await ask(app, { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(429)
    nowMs += 61_000
    expect((await signIn(app, TOKEN)).statusCode).toBe(303)
  })
})

test('the user a proxy names is believed only when the proxy is trusted', async () => {
  const env = { PROXY_USER_HEADER: 'X-Forwarded-User' }
  const behind = await appWith({ ...env, TRUSTED_PROXIES: 'loopback' })
  expect((await ask(behind, { 'x-forwarded-user': 'ann' })).json().user).toEqual({ id: 'proxy ann', name: 'ann' })
  expect((await ask(behind)).statusCode).toBe(401)
  const beside = await appWith({ ...env, TRUSTED_PROXIES: '10.0.0.1' })
  expect((await ask(beside, { 'x-forwarded-user': 'ann' })).statusCode).toBe(401)
})

test('behind a proxy alone nobody gets a session, and none is believed that the public code could sign', async () => {
  const behind = await appWith({ PROXY_USER_HEADER: 'X-Forwarded-User', TRUSTED_PROXIES: '10.0.0.1' })
  const key = new Uint8Array(hkdfSync('sha256', JSON.stringify([null, null]), '', 'adloom sessions', 32))
  const session = await new SignJWT({ sub: 'proxy ann', name: 'ann' })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('session')
    .setExpirationTime('1h')
    .sign(key)
  expect((await ask(behind, { cookie: `adloom_session=${session}` })).statusCode).toBe(401)
  expect((await behind.inject('/sign-in')).body).toContain('reached through a proxy that signs people in')
})

describe('with a provider of OpenID Connect', () => {
  let provider: ChildProcess
  let issuer = ''
  beforeAll(async () => {
    provider = spawn(process.execPath, [join(import.meta.dirname, 'oidc-provider.test-data.mjs'), CALLBACK], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    const [chunk] = (await once(provider.stdout ?? provider, 'data')) as [Buffer]
    issuer = chunk.toString().trim()
  }, 60_000)
  afterAll(() => provider.kill())

  const withProvider = (more: Readonly<Record<string, string>> = {}): Promise<FastifyInstance> =>
    appWith({
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'adloom',
      OIDC_CLIENT_SECRET: 'a secret of the provider',
      PUBLIC_URL: 'http://localhost:4400',
      ...more,
    })

  test('somebody signs in there and comes back to the page they wanted', async () => {
    const app = await withProvider()
    expect((await app.inject('/sign-in?to=/tool')).body).toContain(
      `<a class="provider" href="/sign-in/start?to=%2Ftool">Sign in with ${new URL(issuer).host}</a>`,
    )
    const { callback, cookie } = await signInAt(app, 'ann')
    const back = await app.inject({ url: callback, headers: { cookie } })
    expect([back.statusCode, back.headers.location]).toEqual([303, '/tool'])
    expect((await ask(app, { cookie: cookieOf(back) })).json().user).toEqual({ id: `oidc ${issuer} ann`, name: 'ann' })
    // The same answer of the provider is worth nothing a second time, in another browser, or with another state.
    const replies = await Promise.all([
      app.inject({ url: callback, headers: { cookie } }),
      app.inject(callback),
      app.inject({ url: callback.replace(/state=[^&]+/, 'state=other'), headers: { cookie } }),
    ])
    expect(replies.map(({ statusCode, headers }) => [statusCode, headers['x-error-code']])).toEqual([
      [401, 'sign-in.failed'],
      [401, 'sign-in.over'],
      [401, 'sign-in.failed'],
    ])
  })

  test('somebody who is not in the list is told so, and stays out', async () => {
    const app = await withProvider({ OIDC_ALLOWED: 'ann@shop.example' })
    const { callback, cookie } = await signInAt(app, 'bob')
    const back = await app.inject({ url: callback, headers: { cookie } })
    expect([back.statusCode, back.headers['x-error-code']]).toEqual([403, 'sign-in.refused'])
    expect(back.body).toContain('knows you as bob, but this installation does not let you in.')
    expect((await ask(app, { cookie: cookieOf(back) })).statusCode).toBe(401)
  })

  test('a provider that does not answer is told on the page', async () => {
    const app = await withProvider({ OIDC_ISSUER: 'http://localhost:9', ACCESS_TOKEN: TOKEN })
    const reply = await app.inject('/sign-in/start?to=/tool')
    expect([reply.statusCode, reply.headers['x-error-code']]).toEqual([503, 'sign-in.unreachable'])
    expect(reply.body).toContain('localhost:9, which signs people in here, does not answer.')
    // Nobody typed a token.
    expect([reply.body.includes('id="token"'), reply.body.includes('aria-invalid="true"')]).toEqual([true, false])
  })

  test('a provider whose description says not where to sign in is told on the page like one that does not answer', async () => {
    const server = createServer((_, reply) => reply.end(JSON.stringify({ issuer: address, token_endpoint: `${address}/token` })))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on TCP: never a pipe's name
    const app = await withProvider({ OIDC_ISSUER: address })
    const reply = await app.inject('/sign-in/start?to=/tool')
    server.close()
    expect([reply.statusCode, reply.headers['x-error-code']]).toEqual([503, 'sign-in.unreachable'])
  })

  /** Signs in at the provider as a browser does; returns where it sends the browser, and the cookies of the installation. */
  async function signInAt(app: FastifyInstance, login: string): Promise<{ readonly callback: string; readonly cookie: string }> {
    const start = await app.inject('/sign-in/start?to=/tool')
    const jar = new Map<string, string>()
    let address = String(start.headers.location)
    let form: URLSearchParams | null = null
    for (let steps = 0; steps < 10; steps++) {
      const reply: Response = await fetch(address, {
        method: form === null ? 'GET' : 'POST',
        body: form,
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      for (const line of reply.headers.getSetCookie()) {
        const [name, value] = line.split(';')[0].split('=')
        jar.set(name, value)
      }
      const location: string | null = reply.headers.get('location')
      if (location?.startsWith(CALLBACK) === true)
        return { callback: location.slice('http://localhost:4400'.length), cookie: cookieOf(start) }
      // Two forms: who somebody is, then whether this installation may know it.
      const html: string = await reply.text()
      address = new URL(location ?? /action="([^"]+)"/.exec(html)?.[1] ?? '', address).href
      form =
        location === null
          ? new URLSearchParams({ prompt: html.includes('name="login"') ? 'login' : 'consent', login, password: 'x' })
          : null
    }
    throw new Error('the provider led nowhere')
  }
})

describe('whom a list lets in', () => {
  const ann = { email: 'Ann@Shop.example', email_verified: true }
  test.each([
    [ann, [], true],
    [{}, [], true],
    [ann, ['ann@shop.example'], true],
    [ann, ['@shop.example'], true],
    [ann, ['@example', 'bob@shop.example'], false],
    [{ ...ann, email_verified: false }, ['@shop.example'], false],
    [{ email: ann.email }, ['@shop.example'], false],
    [{ email_verified: true }, ['@shop.example'], false],
  ])('%j and %j: %s', (claims, allowed, isIn) => expect(isAllowed(claims, allowed)).toBe(isIn))
})

test.each([
  ['/tool?x=1#y', '/tool?x=1#y'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['tool', '/'],
  [undefined, '/'],
])('after the sign-in %s leads to %s', (to, path) => expect(wantedPath({ to })).toBe(path))
