import { AdloomError, type ErrorCode } from '@adloom/domain/error.ts'
import { videoModelPromises } from '@adloom/domain/ports/video-model.conformance.ts'
import { unpaid } from '@adloom/domain/ports/video-model.ts'
import { describe, expect, test } from 'vitest'
import { NO_AD_PARTS } from './place-video-order.ts'
import { anOrder, sampleVideo, VIDEO_API_KEY, KLING, fakeVideoServers, startFakeVideoServer } from './fake-video-servers.test-data.ts'

const [fal, openai] = fakeVideoServers

describe.each(fakeVideoServers)('$name', (server) => {
  for (const { name, check } of videoModelPromises)
    test(name, () => expect(check({ model: startFakeVideoServer(server).model, order: anOrder() })).resolves.toBeUndefined())

  test('orders once, stores the order before it waits, and returns the received bytes', async () => {
    const { make, times, got } = startFakeVideoServer(server)
    const { video, handles } = await make()
    expect(video?.bytes).toEqual(sampleVideo)
    expect(times('order')).toBe(1)
    expect(times('state')).toBe(2)
    expect(handles.map((handle) => JSON.parse(handle).at)).toEqual(['asking', 'ordered'])
    // The key goes to the configured origin only, and into no address.
    for (const { url, headers } of got) {
      const mayKnow = [new URL(server.baseUrl).origin, 'https://rest.fal.ai'].includes(new URL(url).origin)
      expect(headers.get('authorization')?.includes(VIDEO_API_KEY) ?? false).toBe(mayKnow)
      expect(url).not.toContain(VIDEO_API_KEY)
    }
  })

  test('an attempt after a kill resumes the order of the one before, and orders nothing', async () => {
    const [, ordered] = (await startFakeVideoServer(server).make()).handles
    const { make, times } = startFakeVideoServer(server)
    expect((await make({ work: { handle: ordered } })).video?.bytes).toEqual(sampleVideo)
    expect(times('order')).toBe(0)
  })

  test('an attempt after a kill during the order orders nothing, because the order may be paid', async () => {
    const [asking] = (await startFakeVideoServer(server).make()).handles
    const { make, got } = startFakeVideoServer(server)
    expect((await make({ work: { handle: asking } })).error).toMatchObject({ code: 'provider.outcome-unknown' })
    expect(got).toEqual([])
  })

  test.each<[string, () => Response, ErrorCode, string]>([
    ['a refused key leaves the way open', () => new Response('{}', { status: 401 }), 'provider.key-refused', 'refused'],
    ['an error in the midst of it may have been an order', () => new Response('{}', { status: 502 }), 'provider.failed', 'asking'],
    ['a reply nobody understands may have been an order', () => new Response('<html>'), 'provider.bad-reply', 'asking'],
  ])('%s; one request is sent', async (_what, answer, code, at) => {
    const { make, times } = startFakeVideoServer(server, ({ what }) => (what === server.asks.order ? answer() : null))
    const { error, handles } = await make()
    expect(error).toMatchObject({ code })
    expect(JSON.parse(handles.at(-1) ?? '').at).toBe(at)
    expect(times('order')).toBe(1)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(VIDEO_API_KEY)
  })

  test('a busy provider gets the order again after a while, a limited number of times', async () => {
    const tooMany = new Response('{}', { status: 429 })
    const soon = startFakeVideoServer(server, ({ what }, nth) => (what === server.asks.order && nth <= 2 ? tooMany.clone() : null))
    const { video, handles } = await soon.make()
    expect(video?.bytes).toEqual(sampleVideo)
    expect(handles.map((handle) => JSON.parse(handle).at)).toEqual(['asking', 'refused', 'asking', 'refused', 'asking', 'ordered'])
    expect(soon.waits.slice(0, 2).map(({ ms }) => ms)).toEqual([5000, 15_000])
    const never = startFakeVideoServer(server, ({ what }) => (what === server.asks.order ? tooMany.clone() : null))
    const refused = await never.make()
    expect(refused.error).toMatchObject({ code: 'provider.busy' })
    expect(JSON.parse(refused.handles.at(-1) ?? '').at).toBe('refused')
    expect(never.times('order')).toBe(4)
    // A cancelled job orders nothing more.
    const leaving = new AbortController()
    const left = startFakeVideoServer(server, ({ what }) => {
      if (what !== server.asks.order) return null
      leaving.abort()
      return tooMany.clone()
    })
    expect((await left.make({ signal: leaving.signal })).error).toMatchObject({ code: 'request.cancelled' })
    expect(left.times('order')).toBe(1)
  })

  test('an unreachable server received no order', async () => {
    const { access } = startFakeVideoServer(server)
    const refused = new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) })
    const model = server.videos({ ...access, fetch: () => Promise.reject(refused) })
    await expect(
      model.make(
        anOrder(),
        { handle: null, saveHandle: async () => undefined, pay: unpaid, report: () => undefined },
        new AbortController().signal,
      ),
    ).rejects.toMatchObject({ code: 'provider.unreachable' })
  })

  test('polls that fail temporarily are repeated at growing intervals', async () => {
    const { make, times, waits } = startFakeVideoServer(server, ({ what }, nth) =>
      what === server.asks.state && nth <= 3 ? new Response('{}', { status: 503 }) : null,
    )
    expect((await make()).error).toBeNull()
    expect(times('state')).toBeGreaterThan(3)
    expect(waits.map(({ ms }) => ms)).toEqual(waits.map(({ ms }) => ms).toSorted((one, other) => one - other))
    expect(times('order')).toBe(1)
  })

  test('polls that never succeed end', async () => {
    const { make, times } = startFakeVideoServer(server, ({ what }) =>
      what === server.asks.state ? new Response('{}', { status: 503 }) : null,
    )
    expect((await make()).error).toMatchObject({ code: 'provider.busy' })
    expect(times('state')).toBe(41)
  })

  test('a video the provider could not make fails at once', async () => {
    const { make, times } = startFakeVideoServer(server, ({ what }) => (what === server.asks.state ? server.stateOf('failed') : null))
    expect((await make()).error).toMatchObject({ code: 'video.failed' })
    expect(times('state')).toBe(1)
  })

  test('a reply that is not a video is a bad reply', async () => {
    const { access } = startFakeVideoServer(server)
    const inspect = () => Promise.reject(new AdloomError('video.undecodable'))
    const model = server.videos({ ...access, tools: { ...access.tools, inspect } })
    const work = { handle: null, saveHandle: async () => undefined, pay: unpaid, report: () => undefined }
    await expect(model.make(anOrder(), work, new AbortController().signal)).rejects.toMatchObject({ code: 'provider.bad-reply' })
  })

  test('an order is cancelled when its job is cancelled before the order returns', async () => {
    const { make, times } = startFakeVideoServer(server)
    const saveHandle = async (handle: string): Promise<void> => {
      if (handle.includes('ordered')) throw new AdloomError('request.cancelled')
    }
    expect((await make({ work: { saveHandle: saveHandle } })).error).toMatchObject({ code: 'request.cancelled' })
    expect(times('cancel')).toBe(1)
  })

  test('an abort midway cancels no order: the next attempt resumes it', async () => {
    const { make, times } = startFakeVideoServer(server)
    const leaving = new AbortController()
    const { error, handles } = await make({ work: { report: () => leaving.abort() }, signal: leaving.signal })
    expect(error).toMatchObject({ code: 'request.cancelled' })
    expect(handles).toHaveLength(2)
    expect(times('cancel')).toBe(0)
  })

  test('abandon cancels the order of a handle, and never fails for an empty, outdated or foreign one', async () => {
    const { model, times, make } = startFakeVideoServer(server)
    const { handles } = await make()
    for (const handle of [...handles, 'order 17', '{"at":"ordered","ordered":{}}']) await model.abandon(handle)
    expect(times('cancel')).toBe(1)
    const other = startFakeVideoServer(server)
    await server.videos({ ...other.access, model: `${server.model}/other` }).abandon(handles[1])
    expect(other.times('cancel')).toBe(0)
    const down = startFakeVideoServer(server, ({ what }) => (what === server.asks.cancel ? new Response('{}', { status: 500 }) : null))
    await expect(down.model.abandon(handles[1])).resolves.toBeUndefined()
  })

  test('a deviation from the request is noted, also by a later attempt', async () => {
    const script = { ...anOrder().script, captions: ['Thrown by hand'] }
    const order = { script, seconds: 6.6, aspectRatio: '4:5' as const }
    const { video, handles } = await startFakeVideoServer(server).make({ order })
    expect(video?.note).toContain(NO_AD_PARTS)
    expect(video?.note).toContain('instead of 6.6')
    expect(video?.note).toContain('720 × 720 instead of 4:5')
    expect((await startFakeVideoServer(server).make({ order, work: { handle: handles[1] } })).video?.note).toBe(video?.note)
  })
})

test('fal gets an allowed length, the image through its own storage, and the webhook address', async () => {
  const { access, got } = startFakeVideoServer(fal)
  const model = fal.videos({ ...access, webhook: 'https://ads.example/api/webhooks/fal' })
  const work = { handle: null, saveHandle: async () => undefined, pay: unpaid, report: () => undefined }
  const { note } = await model.make(anOrder({ seconds: 7 }), work, new AbortController().signal)
  expect(note).toBe('The model makes 5 or 10 seconds, so it has 5 instead of 7.')
  expect(got.map(({ what }) => what).slice(0, 3)).toEqual(['POST /storage/upload/initiate', 'PUT /put/1', `POST /${KLING}`])
  expect(got[2].body).toEqual({ prompt: 'The mug turns slowly', image_url: 'https://v3.fal.media/files/1.jpg', duration: '5' })
  expect(new URL(got[2].url).searchParams.get('fal_webhook')).toBe('https://ads.example/api/webhooks/fal')
})

test('an upload address outside fal gets nothing: the image is sent inline', async () => {
  const { make, got } = startFakeVideoServer(fal, ({ what }) =>
    what.includes('initiate') ? Response.json({ upload_url: 'https://evil.example/put', file_url: 'https://evil.example/1' }) : null,
  )
  expect((await make()).error).toBeNull()
  expect(got.map(({ url }) => new URL(url).host)).not.toContain('evil.example')
  expect(got.find(({ what }) => what === fal.asks.order)?.body).toMatchObject({
    image_url: expect.stringContaining('data:image/jpeg;base64,'),
  })
})

test('a video at a private or missing address is a bad reply', async () => {
  const work = { handle: null, saveHandle: async () => undefined, pay: unpaid, report: () => undefined }
  for (const code of ['url.private', 'page.failed', 'page.too-large'] as const) {
    const { access } = startFakeVideoServer(fal)
    const model = fal.videos({ ...access, tools: { ...access.tools, download: () => Promise.reject(new AdloomError(code)) } })
    await expect(model.make(anOrder(), work, new AbortController().signal)).rejects.toMatchObject({
      code: 'provider.bad-reply',
      detail: expect.stringContaining(code),
    })
  }
})

test('no video is ordered when fal’s storage rejects the image', async () => {
  const { make, times } = startFakeVideoServer(fal, ({ what }) => (what === 'PUT /put/1' ? new Response('', { status: 500 }) : null))
  expect((await make()).error).toMatchObject({ code: 'provider.failed' })
  expect(times('order')).toBe(0)
})

test('order addresses outside fal are never requested', async () => {
  const evil = 'https://evil.example/r'
  const { make, got } = startFakeVideoServer(fal, ({ what }) =>
    what === fal.asks.order ? Response.json({ request_id: 'r', status_url: evil, response_url: evil, cancel_url: evil }) : null,
  )
  expect((await make()).error).toMatchObject({ code: 'provider.bad-reply' })
  expect(got.map(({ url }) => new URL(url).host)).not.toContain('evil.example')
})

test.each<[number, object, ErrorCode]>([
  [403, { detail: 'User is locked. Reason: Exhausted balance.' }, 'provider.no-credit'],
  [403, { detail: 'Invalid key' }, 'provider.key-refused'],
  [422, { detail: [{ loc: ['body', 'prompt'], msg: '…', type: 'content_policy_violation' }] }, 'provider.moderation'],
  [422, { detail: [{ loc: ['body', 'duration'], msg: "Input should be '5' or '10'", type: 'literal_error' }] }, 'provider.request-refused'],
  [404, { detail: 'Application not found' }, 'provider.model-unknown'],
  [503, { detail: 'No runner', error_type: 'runner_scheduling_failure' }, 'provider.busy'],
])('fal: a %i of %j has its own code', async (status, body, code) => {
  const { make } = startFakeVideoServer(fal, ({ what }) => (what === fal.asks.order ? Response.json(body, { status }) : null))
  expect((await make()).error).toMatchObject({ code })
})

test('an own server gets the size, whole seconds, the seed and the image as bytes; its progress is reported', async () => {
  const { make, got } = startFakeVideoServer(openai)
  const percents: number[] = []
  await make({ order: { aspectRatio: '9:16' }, work: { report: ({ percent }) => void percents.push(percent) } })
  expect(percents).toEqual([40])
  expect(got[0].body).toMatchObject({ model: 'Wan2.2-I2V', seconds: '5', size: '720x1280', seed: '7', input_reference: expect.any(Blob) })
})
