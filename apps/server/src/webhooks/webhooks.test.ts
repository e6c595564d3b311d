import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Webhook, webhookBodySchema, type WebhookDelivery } from '@adloom/domain/programs/webhook.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestBrowser, testBrowser } from '../browser.test-data.ts'
import { type Database } from '../database/database.ts'
import { testDatabases } from '../database/databases.test-data.ts'
import { webhooks } from '../database/program-tables.ts'
import { createWholeApp } from '../whole-app.test-data.ts'
import { emitEvent } from './emit-event.ts'
import { removeOldDeliveries, RETRY_PAUSES_MS, webhookSender } from './webhook-sender.ts'

const none: Workers = {
  run: () => Promise.reject(new Error('no work in this test')),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}
const display = { type: 'display', imageUrl: 'https://shop.example/a.jpg', title: 'Mug' }

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

describe.each(testDatabases)('webhooks on $name', ({ open }) => {
  let folder = ''
  let database: Database
  let app: FastifyInstance
  let browser: TestBrowser
  let receiver: Server
  let url = ''
  let received: Received[] = []
  let answer: { readonly status: number; readonly headers?: Record<string, string>; readonly text?: string } | 'silence' = { status: 204 }
  let nowMs = Date.UTC(2026, 10, 28)
  const now = () => nowMs

  beforeAll(async () => {
    receiver = createServer((request, reply) => {
      let body = ''
      request.setEncoding('utf8').on('data', (part: string) => (body += part))
      request.on('end', () => {
        received.push({ headers: request.headers, body })
        if (answer !== 'silence') reply.writeHead(answer.status, answer.headers).end(answer.text)
      })
    })
    await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook` // listening on TCP it is never a pipe's name
    folder = await mkdtemp(join(tmpdir(), 'adloom-webhooks-'))
    database = await open()
    const env = { RATE_FACTOR: '1000000', FETCH_ALLOW_HOSTS: '127.0.0.1' }
    app = await createWholeApp({ env, folder, database, workers: none, now })
  }, 60_000)
  beforeEach(async () => {
    await database.rows.delete(webhooks)
    browser = testBrowser(() => app)
    received = []
    answer = { status: 204 }
  })
  afterAll(async () => {
    receiver.closeAllConnections()
    await new Promise((closed) => receiver.close(closed))
    await app.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const send = (replyMs = 2000): Promise<void> =>
    webhookSender(database.rows, { version: '1', allowHosts: ['127.0.0.1'], now, random: () => 0, replyMs })(new AbortController().signal)
  const register = async (events: readonly string[], to = url) =>
    (await browser.send('POST', '/api/webhooks', { url: to, events })).json<Webhook & { secret: string }>()
  const save = async () => (await browser.send('POST', '/api/ads', display)).json<{ id: string }>()
  const log = async () => (await browser.send('GET', '/api/webhook-deliveries')).json<{ deliveries: WebhookDelivery[] }>().deliveries
  const signatureOf = ({ headers, body }: Received, secret: string): string =>
    `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
      .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
      .digest('base64')}`

  test('tell of ads that are saved and deleted, signed, to those who asked for it', async () => {
    const { secret, id: webhookId } = await register(['ad.saved', 'ad.deleted'])
    await register(['video.finished'], `${url}/videos`)
    const { id } = await save()
    await browser.send('POST', '/api/ads', { ...display, id, title: 'Mug again' })
    await browser.send('DELETE', `/api/ads/${id}`)
    await send()
    const bodies = received.map(({ body }) => JSON.parse(body))
    const timestamp = new Date(nowMs).toISOString()
    expect(bodies).toEqual(
      expect.arrayContaining([
        { type: 'ad.saved', timestamp, data: { id, type: 'display', title: 'Mug', isNew: true } },
        { type: 'ad.saved', timestamp, data: { id, type: 'display', title: 'Mug again', isNew: false } },
        { type: 'ad.deleted', timestamp, data: { id } },
      ]),
    )
    expect(bodies).toHaveLength(3)
    for (const body of bodies) expect(webhookBodySchema(body.type).parse(body)).toEqual(body)
    for (const one of received) {
      expect(one.headers).toMatchObject({
        'content-type': 'application/json',
        'webhook-timestamp': String(nowMs / 1000),
        'webhook-signature': signatureOf(one, secret),
      })
    }
    expect(await log()).toHaveLength(3)
    expect((await log())[0]).toMatchObject({ webhookId, type: 'ad.deleted', state: 'delivered', attempts: 1, status: 204, nextAt: null })
  })

  test('tell others nothing', async () => {
    await register(['ad.saved'])
    await testBrowser(() => app).send('POST', '/api/ads', display)
    await send()
    expect(received).toEqual([])
    expect(await log()).toEqual([])
  })

  test('are sent again with growing pauses under the same id, then given up', async () => {
    const { secret } = await register(['ad.saved'])
    answer = { status: 500, text: 'No room\0 here' }
    await save()
    await send()
    expect(await log()).toMatchObject([
      { state: 'waiting', attempts: 1, status: 500, reply: 'No room here', nextAt: new Date(nowMs + RETRY_PAUSES_MS[0]).toISOString() },
    ])
    await send()
    expect(received).toHaveLength(1)
    for (const pause of RETRY_PAUSES_MS) {
      nowMs += pause
      await send()
    }
    expect(received).toHaveLength(RETRY_PAUSES_MS.length + 1)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const one of received) expect(one.headers['webhook-signature']).toBe(signatureOf(one, secret))
    const [given] = await log()
    expect(given).toMatchObject({ state: 'failed', nextAt: null, attempts: 10 })

    answer = { status: 200, text: 'Thanks' }
    const again = await browser.send('POST', `/api/webhook-deliveries/${given.id}/again`, {})
    expect([again.statusCode, again.json().state]).toEqual([202, 'waiting'])
    await send()
    expect(await log()).toMatchObject([{ id: given.id, state: 'delivered', status: 200, reply: 'Thanks', attempts: 1 }])
    expect(received.at(-1)?.headers['webhook-id']).toBe(given.id)
    const others = await testBrowser(() => app).send('POST', `/api/webhook-deliveries/${given.id}/again`, {})
    expect(others.json().error.code).toBe('webhook.delivery-not-found')
  })

  test('wait as long as the receiver asks for', async () => {
    await register(['ad.saved'])
    answer = { status: 503, headers: { 'retry-after': '3600' } }
    await save()
    await send()
    expect((await log())[0].nextAt).toBe(new Date(nowMs + 3_600_000).toISOString())
  })

  test('stop when the receiver says that it is gone', async () => {
    await register(['ad.saved'])
    answer = { status: 410 }
    await save()
    await send()
    await save()
    expect(await log()).toMatchObject([{ state: 'failed', status: 410, nextAt: null }])
    expect((await browser.send('GET', '/api/webhooks')).json()).toMatchObject({ webhooks: [{ goneAt: new Date(nowMs).toISOString() }] })
  })

  test('say why no reply came', async () => {
    await register(['ad.saved'])
    answer = 'silence'
    await save()
    await send(50)
    const [{ status, problem }] = await log()
    expect([status, problem?.code]).toEqual([null, 'webhook.timeout'])
  })

  test('are not held up by other receivers that stay silent', async () => {
    const slow = createServer()
    await new Promise<void>((ready) => slow.listen(0, '127.0.0.1', ready))
    const silent = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/` // listening on TCP it is never a pipe's name
    await register(['ad.saved'], silent)
    for (let count = 0; count < 20; count++) await save()
    await register(['ad.saved'])
    for (let count = 0; count < 3; count++) await save()
    const stopped = new AbortController()
    const parts = { version: '1', allowHosts: ['127.0.0.1'], now, random: () => 0, replyMs: 60_000 }
    const sending = webhookSender(database.rows, parts)(stopped.signal)
    await expect.poll(() => received.length).toBe(3)
    stopped.abort()
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
    slow.closeAllConnections()
    await new Promise((closed) => slow.close(closed))
  })

  test('follow no redirect', async () => {
    await register(['ad.saved'])
    answer = { status: 302, headers: { location: `${url}/elsewhere` } }
    await save()
    await send()
    expect(received).toHaveLength(1)
    expect(await log()).toMatchObject([{ state: 'waiting', status: 302 }])
  })

  test('whose process was killed in the middle are sent again a minute later', async () => {
    await register(['ad.saved'])
    answer = 'silence'
    await save()
    const killed = new AbortController()
    const sending = webhookSender(database.rows, { version: '1', allowHosts: ['127.0.0.1'], now, random: () => 0 })(killed.signal)
    while (received.length === 0) await new Promise((next) => setImmediate(next))
    killed.abort()
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
    answer = { status: 204 }
    await send()
    expect(received).toHaveLength(1)
    nowMs += 60_000
    await send()
    expect(await log()).toMatchObject([{ state: 'delivered', attempts: 2 }])
    expect(received[0].headers['webhook-id']).toBe(received[1].headers['webhook-id'])
  })

  test('of an event that did not happen are not sent', async () => {
    const { id: webhookId } = await register(['ad.saved'])
    const [{ owner }] = await database.rows.select().from(webhooks)
    const failing = database.rows.transaction(async (tx) => {
      await emitEvent(tx, owner, { type: 'ad.saved', data: { id: 'ad_x', type: 'display', title: 'x', isNew: true } }, nowMs)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await send()
    expect([received, await log(), webhookId.startsWith('wh_')]).toEqual([[], [], true])
  })

  test.each(['http://10.0.0.7/hook', 'http://localhost/hook', 'https://shop.example:8443/hook', 'http://[::1]/hook'])(
    'are not registered at %s, which is no public address',
    async (to) => {
      const reply = await browser.send('POST', '/api/webhooks', { url: to, events: ['ad.saved'] })
      expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'webhook.private'])
    },
  )
  test.each(['ftp://shop.example/hook', 'shop.example', 'https://me:secret@shop.example/'])('are not registered at %s', async (to) => {
    const reply = await browser.send('POST', '/api/webhooks', { url: to, events: ['ad.saved'] })
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'request.invalid'])
  })

  test('and what they were told are forgotten when they are removed; others can’t remove them', async () => {
    const { id } = await register(['ad.saved'])
    await save()
    expect((await testBrowser(() => app).send('DELETE', `/api/webhooks/${id}`)).json().error.code).toBe('webhook.not-found')
    expect((await browser.send('DELETE', `/api/webhooks/${id}`)).statusCode).toBe(204)
    await send()
    expect([received, await log()]).toEqual([[], []])
  })

  test('the log keeps a week', async () => {
    await register(['ad.saved'])
    await save()
    await send()
    await removeOldDeliveries(database.rows, nowMs + 6 * 86_400_000)
    expect(await log()).toHaveLength(1)
    await removeOldDeliveries(database.rows, nowMs + 8 * 86_400_000)
    expect(await log()).toEqual([])
  })
})
