import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiToken } from '@adloom/domain/programs/api-token.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testBrowser } from '../browser.test-data.ts'
import { type Database } from '../database/database.ts'
import { testDatabases } from '../database/databases.test-data.ts'
import { apiTokens } from '../database/program-tables.ts'
import { createWholeApp } from '../whole-app.test-data.ts'

/** Nothing here is heavy work. */
const none: Workers = {
  run: () => Promise.reject(new Error('no work in this test')),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}
const ACCESS = 'the-token-of-this-shop'
const ADMIN = 'the-token-of-its-admin'
const display = { type: 'display', imageUrl: 'https://shop.example/a.jpg' }

describe.each(testDatabases)('API tokens on $name', ({ open }) => {
  let folder = ''
  let database: Database
  let nowMs = Date.UTC(2026, 10, 28)
  const opened: FastifyInstance[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adloom-tokens-'))
    database = await open()
  }, 60_000)
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((app) => app.close()))
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function appWith(env: Record<string, string> = {}): Promise<FastifyInstance> {
    const app = await createWholeApp({ env: { RATE_FACTOR: '1000000', ...env }, folder, database, workers: none, now: () => nowMs })
    opened.push(app)
    return app
  }
  const as = (app: FastifyInstance, token: string) => ({
    get: (url: string) => app.inject({ url, headers: { authorization: `Bearer ${token}` } }),
    post: (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } }),
    remove: (url: string) => app.inject({ method: 'DELETE', url, headers: { authorization: `Bearer ${token}` } }),
  })
  const refusal = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json().error.code]
  const made = async (reply: Promise<LightMyRequestResponse>) => (await reply).json<ApiToken & { token: string }>()

  test('belongs to the browser that made it: it sees and saves that browser’s ads', async () => {
    const app = await appWith()
    const browser = testBrowser(() => app)
    const { token } = await made(browser.send('POST', '/api/tokens', { name: 'Feed program', scopes: ['read', 'make'] }))
    expect(token).toMatch(/^adl_[\w-]{43}$/)
    const saved = await as(app, token).post('/api/ads', display)
    expect(saved.statusCode).toBe(201)
    expect(saved.headers['set-cookie']).toBeUndefined()
    expect((await browser.send('GET', '/api/ads')).json().total).toBe(1)
    expect((await as(app, token).get(`/api/ads/${saved.json().id}`)).json()).toEqual(saved.json())
    expect((await testBrowser(() => app).send('GET', `/api/ads/${saved.json().id}`)).statusCode).toBe(404)
  })

  test('is told once, and only its hash is stored', async () => {
    const app = await appWith()
    const browser = testBrowser(() => app)
    const { token, ...rest } = await made(browser.send('POST', '/api/tokens', { name: 'Once', scopes: ['read'] }))
    expect((await browser.send('GET', '/api/tokens')).json()).toEqual({ tokens: [rest] })
    expect(JSON.stringify(await database.rows.select().from(apiTokens))).not.toContain(token)
  })

  test('does what its scopes say and nothing else', async () => {
    const app = await appWith()
    const browser = testBrowser(() => app)
    const { token } = await made(browser.send('POST', '/api/tokens', { name: 'Reader', scopes: ['read'] }))
    const reader = as(app, token)
    expect((await reader.get('/api/ads')).statusCode).toBe(200)
    const refused = await reader.post('/api/ads', display)
    expect(refusal(refused)).toEqual([403, 'token.scope'])
    expect(refused.json().error.message).toBe('This API token may not do that: it lacks the scope "make".')
    expect(refusal(await reader.remove('/api/ads/ad_1'))).toEqual([403, 'token.scope'])
    expect(refusal(await reader.post('/api/tokens', { name: 'More', scopes: ['make'] }))).toEqual([403, 'token.scope'])
  })

  test('makes no token that may more than itself', async () => {
    const app = await appWith()
    const browser = testBrowser(() => app)
    const { token } = await made(browser.send('POST', '/api/tokens', { name: 'Manager', scopes: ['manage'] }))
    expect(refusal(await as(app, token).post('/api/tokens', { name: 'More', scopes: ['manage', 'make'] }))).toEqual([403, 'token.scope'])
    expect((await as(app, token).post('/api/tokens', { name: 'As much', scopes: ['manage'] })).statusCode).toBe(201)
  })

  test('says when it was last used, to the minute', async () => {
    const app = await appWith()
    const browser = testBrowser(() => app)
    const { token } = await made(browser.send('POST', '/api/tokens', { name: 'Used', scopes: ['read'] }))
    const lastUse = async () => (await browser.send('GET', '/api/tokens')).json<{ tokens: ApiToken[] }>().tokens[0].lastUsedAt
    expect(await lastUse()).toBeNull()
    const first = new Date(nowMs).toISOString()
    await as(app, token).get('/api/ads')
    nowMs += 30_000
    await as(app, token).get('/api/ads')
    expect(await lastUse()).toBe(first)
    nowMs += 31_000
    await as(app, token).get('/api/ads')
    expect(await lastUse()).toBe(new Date(nowMs).toISOString())
  })

  test('opens nothing once it is revoked, not even as a stranger; nobody else revokes it', async () => {
    const app = await appWith()
    const browser = testBrowser(() => app)
    const { token, id } = await made(browser.send('POST', '/api/tokens', { name: 'Gone', scopes: ['read'] }))
    expect(refusal(await testBrowser(() => app).send('DELETE', `/api/tokens/${id}`))).toEqual([404, 'token.not-found'])
    expect((await browser.send('DELETE', `/api/tokens/${id}`)).statusCode).toBe(204)
    expect(refusal(await as(app, token).get('/api/ads'))).toEqual([401, 'token.unknown'])
    // What watches the server is answered whatever it sends.
    expect((await as(app, token).get('/api/health')).statusCode).toBe(200)
  })

  test('lets its user’s programs in where people sign in, as long as that way in is configured', async () => {
    const app = await appWith({ ACCESS_TOKEN: ACCESS, ADMIN_TOKEN: ADMIN })
    const { token } = await made(as(app, ACCESS).post('/api/tokens', { name: 'Signed in', scopes: ['read', 'make', 'manage'] }))
    expect((await as(app, token).get('/api/session')).json()).toEqual({ user: { name: 'Access token' } })
    const { id } = (await as(app, token).post('/api/ads', display)).json<{ id: string }>()
    expect((await as(app, ACCESS).get(`/api/ads/${id}`)).statusCode).toBe(200)
    expect(refusal(await as(app, 'adl_guessed').get('/api/ads'))).toEqual([401, 'token.unknown'])
    const behindProxy = await appWith({ PROXY_USER_HEADER: 'x-user', TRUSTED_PROXIES: '10.0.0.1' })
    expect(refusal(await as(behindProxy, token).get('/api/ads'))).toEqual([401, 'token.unknown'])
  })

  test('of a browser nobody signed in with opens nothing once people have to sign in', async () => {
    const open = await appWith()
    const browser = testBrowser(() => open)
    const { token } = await made(browser.send('POST', '/api/tokens', { name: 'Before', scopes: ['read'] }))
    const closed = await appWith({ ACCESS_TOKEN: ACCESS })
    expect(refusal(await as(closed, token).get('/api/ads'))).toEqual([401, 'sign-in.needed'])
  })

  test('and webhooks of a browser are listed for the user who signs in there', async () => {
    const open = await appWith()
    const before = testBrowser(() => open)
    const { id } = await made(before.send('POST', '/api/tokens', { name: 'Browser’s', scopes: ['read'] }))
    const webhook = await before.send('POST', '/api/webhooks', { url: 'https://receiver.example/', events: ['ad.saved'] })
    const closed = await appWith({ ACCESS_TOKEN: ACCESS })
    const after = testBrowser(() => closed, Object.fromEntries(before.cookies))
    const signedIn = { authorization: `Bearer ${ACCESS}` }
    await after.send('GET', '/api/ads', undefined, signedIn)
    const tokens = (await after.send('GET', '/api/tokens', undefined, signedIn)).json<{ tokens: ApiToken[] }>().tokens
    expect(tokens.map((one) => one.id)).toContain(id)
    const { webhooks } = (await after.send('GET', '/api/webhooks', undefined, signedIn)).json<{ webhooks: { id: string }[] }>()
    expect(webhooks.map((one) => one.id)).toEqual([webhook.json<{ id: string }>().id])
  })

  test('never runs the installation, whoever made it', async () => {
    const app = await appWith({ ADMIN_TOKEN: ADMIN })
    const { token } = await made(as(app, ADMIN).post('/api/tokens', { name: 'Admin’s', scopes: ['read', 'make', 'manage'] }))
    expect(refusal(await as(app, token).post('/api/parts/cutout', {}))).toEqual([401, 'admin.token-wrong'])
    expect((await as(app, token).get('/api/leads.csv')).statusCode).toBe(401)
  })

  test('guessing is slowed down', async () => {
    const app = await appWith()
    const codes = []
    for (let place = 0; place < 12; place++) codes.push((await as(app, `adl_guess${place}`).get('/api/ads')).statusCode)
    expect([codes[0], codes[11]]).toEqual([401, 429])
  })
})
