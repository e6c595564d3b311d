import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asAdloomError, sendError } from '../http/error-reply.ts'
import { serveFalWebhook } from './fal-webhook.ts'
import { createJobEvents } from '../jobs/job-events.ts'
import { startFakeFal } from '../fake-fal.test-data.ts'
import { webhookOf } from '../registry/video-registry.ts'
import { videoTools } from './video-tools.ts'

const NOW = Date.UTC(2026, 10, 22)
const body = '{"request_id":"r1","status":"OK"}'
let fal: Awaited<ReturnType<typeof startFakeFal>>
let nowMs: number
let events: string[]
const calls = createJobEvents()

beforeEach(async () => {
  nowMs = NOW
  events = []
  fal = await startFakeFal(new Uint8Array())
})
afterEach(() => fal.close())

function serve(isConfigured = true) {
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => sendError(asAdloomError(error, 0), reply))
  serveFalWebhook(app, isConfigured ? { baseUrl: fal.address, calls, now: () => nowMs } : null)
  return async (headers: Record<string, string>, payload = body) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/webhooks/fal',
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      })
    ).statusCode
}
const keyRequests = (): number => fal.got.filter(({ what }) => what === 'GET /.well-known/jwks.json').length

test('a call signed by fal wakes the waiters of its order, and only them, however often it comes', async () => {
  const stopListening = calls.on('r1', () => events.push('r1'))
  const call = serve()
  const { signal } = new AbortController()
  const waiting = videoTools({
    workers: {
      run: () => Promise.reject(new Error('none')),
      tryRun: () => null,
      checkAlive: async () => undefined,
      close: async () => undefined,
    },
    calls,
    allowHosts: [],
  }).wait(2 ** 30, 'r1', signal)
  const headers = fal.signed(body, nowMs)
  expect([await call(headers), await call(headers), await call(fal.signed(body, nowMs, 'r2'))]).toEqual([204, 204, 204])
  await waiting
  expect(events).toEqual(['r1', 'r1'])
  // The keys are cached.
  expect(keyRequests()).toBe(1)
  stopListening()
})

test.each<[string, (signed: Record<string, string>) => Record<string, string>, string]>([
  ['has no signature', () => ({}), body],
  ['has another body', (signed) => signed, `${body} `],
  ['is about another order', (signed) => ({ ...signed, 'x-fal-webhook-request-id': 'r2' }), body],
  ['has a signature of nonsense', (signed) => ({ ...signed, 'x-fal-webhook-signature': 'ff'.repeat(64) }), body],
])('a call that %s is ignored', async (_what, changed, sent) => {
  const stopListening = calls.on('r1', () => events.push('r1'))
  expect(await serve()(changed(fal.signed(body, nowMs)), sent)).toBe(401)
  expect(events).toEqual([])
  stopListening()
})

test('a call with an old or future time is ignored', async () => {
  const call = serve()
  expect(await call(fal.signed(body, NOW - 301_000))).toBe(401)
  expect(await call(fal.signed(body, NOW + 301_000))).toBe(401)
  expect(await call(fal.signed(body, NOW - 299_000))).toBe(204)
})

test('unsigned calls make us fetch fal’s keys at most once a minute, and new keys are found', async () => {
  const call = serve()
  fal.answerInstead((what) => (what.includes('jwks') ? { status: 503, body: {} } : null))
  for (let times = 0; times < 5; times++) expect(await call(fal.signed(body, nowMs))).toBe(401)
  expect(keyRequests()).toBe(1)
  fal.answerInstead(() => null)
  nowMs += 61_000
  expect(await call(fal.signed(body, nowMs))).toBe(204)
  expect(keyRequests()).toBe(2)
})

test('the webhook does not exist where fal makes nothing', async () => {
  expect(await serve(false)(fal.signed(body, nowMs))).toBe(404)
})

test.each([
  ['https://ads.example', 'https://ads.example/api/webhooks/fal'],
  ['http://ads.example', null],
  ['https://localhost:4400', null],
  ['https://192.168.1.5', null],
  ['https://studio.local', null],
  [null, null],
])('with the public address %s the webhook address is %s', (publicUrl, address) => {
  const chosen = { provider: 'fal', model: 'm', baseUrl: 'https://queue.fal.run', key: 'k' } as const
  expect(webhookOf(chosen, publicUrl)).toBe(address)
  expect(webhookOf({ ...chosen, provider: 'openai-videos' }, publicUrl)).toBe(null)
})
