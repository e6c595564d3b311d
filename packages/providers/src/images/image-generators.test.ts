import { type ErrorCode } from '@adloom/domain/error.ts'
import { type ImageGenerationRequest } from '@adloom/domain/ports/image-generator.ts'
import { describe, expect, test } from 'vitest'
import { endsOf, unansweredFetch } from '../unanswered-fetch.test-data.ts'
import { plainPrompt } from './compatible-images.ts'
import { knownPrices, PRICES_AS_OF } from '../prices/known-prices.ts'
import { maxCostOf } from '../prices/price.ts'
import { conformingImages, type FakeImageVendor, fakeImageVendors, answeringImages } from './image-vendors.test-data.ts'
import { json } from '../vendors.test-data.ts'

const KEY = 'sk-test-0123456789abcdef'
const order: ImageGenerationRequest = {
  prompt: 'a mug on oak',
  images: [],
  seed: 0xffff_ffff,
  width: 1024,
  height: 768,
  quality: 'medium',
}
const photograph = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 1]), contentType: 'image/jpeg' as const }
const never = (): AbortSignal => new AbortController().signal
const BYTES = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const vendorOf = (name: string): FakeImageVendor => {
  const vendor = fakeImageVendors.find((one) => one.name === name)
  if (vendor === undefined) throw new Error(`no vendor ${name}`)
  return vendor
}
const generatorOf = (vendor: FakeImageVendor, access: ReturnType<typeof answeringImages>['access'], model = vendor.models.words) =>
  vendor.generator({ baseUrl: vendor.baseUrl, key: KEY, model, ...access })

describe.each(fakeImageVendors)('$name', (vendor) => {
  test('an order is sent once, with the key in its header, and returns the bytes of the image', async () => {
    const { got, fetched, access } = conformingImages(vendor, () => BYTES)
    expect(Array.from(await generatorOf(vendor, access).generate(order, never()))).toEqual(Array.from(BYTES))
    expect(got.filter(({ method }) => method === 'POST')).toHaveLength(1)
    const [header, valueOf] = vendor.keyHeader
    for (const { url, headers } of got) {
      expect([url.startsWith(vendor.baseUrl), url.includes(KEY), headers.get(header)]).toEqual([true, false, valueOf(KEY)])
    }
    expect(JSON.stringify(got[0]?.body)).toContain('a mug on oak')
    // Results elsewhere are fetched through the guarded loader, which sends no key.
    expect(fetched.every((url) => !url.startsWith(vendor.baseUrl))).toBe(true)
  })

  test('an input image is sent as bytes', async () => {
    const { got, access } = conformingImages(vendor, () => BYTES)
    const maker = generatorOf(vendor, access, vendor.models.images)
    expect(maker.maxInputImages).toBeGreaterThan(0)
    await maker.generate({ ...order, images: [photograph] }, never())
    const sent = JSON.stringify(got[0]?.body)
    expect(sent).toMatch(/\/9j\/AQ==|image\/jpeg of file/)
    expect(sent).not.toMatch(/"https?:/)
  })

  test.each(vendor.empty)('a reply without an image, %j, is %s', async (reply, code) => {
    const { got, access } = answeringImages(() => json(reply))
    await expect(generatorOf(vendor, access).generate(order, never())).rejects.toMatchObject({ code })
    expect(got).toHaveLength(1)
  })

  test('a reply that is not JSON is a bad reply', async () => {
    const { access } = answeringImages(() => new Response('<html>gateway</html>', { status: 200 }))
    await expect(generatorOf(vendor, access).generate(order, never())).rejects.toMatchObject({ code: 'provider.bad-reply' })
  })

  test.each<[number, ErrorCode]>([
    [400, 'provider.request-refused'],
    [401, 'provider.key-refused'],
    [402, 'provider.no-credit'],
    [404, 'provider.model-unknown'],
    [429, 'provider.busy'],
    [500, 'provider.failed'],
    [503, 'provider.busy'],
  ])('%i is %s, and is not retried: it may have been billed', async (status, code) => {
    const { got, access } = answeringImages(() => json({ error: `sorry, ${KEY}` }, status))
    const error: unknown = await generatorOf(vendor, access)
      .generate(order, never())
      .catch((failure: unknown) => failure)
    expect(error).toMatchObject({ code })
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(KEY)
    expect(got).toHaveLength(1)
  })

  test('an aborted order fails as cancelled, one past its deadline as a timeout', async () => {
    const access = { ...answeringImages(() => json({})).access, fetch: unansweredFetch }
    const ends = await endsOf((signal) => generatorOf(vendor, access).generate(order, signal))
    expect(ends).toMatchObject({ cancelled: { code: 'request.cancelled' }, late: { code: 'provider.timeout' } })
  })
})

test('sizes and ratios are the nearest each vendor has', async () => {
  const sent = async (name: string, size: Pick<ImageGenerationRequest, 'width' | 'height'>, model?: string) => {
    const vendor = vendorOf(name)
    const { got, access } = conformingImages(vendor, () => BYTES)
    await generatorOf(vendor, access, model).generate({ ...order, ...size }, never())
    return got[0]?.body
  }
  const wide = { width: 1344, height: 756 }
  expect(await sent('openai', wide)).toMatchObject({ size: '1536x1024', quality: 'medium', n: 1 })
  expect(await sent('openai-compatible', wide)).toMatchObject({ size: '1344x768', response_format: 'b64_json' })
  expect(JSON.stringify(await sent('google', wide))).toContain('"aspectRatio":"16:9"')
  expect(await sent('fal', wide)).toMatchObject({ image_size: { width: 1344, height: 768 }, num_images: 1 })
  expect(await sent('fal', { width: 576, height: 1344 }, 'fal-ai/flux-pro/v1.1-ultra')).toMatchObject({ aspect_ratio: '9:21' })
  expect(await sent('replicate', wide)).toMatchObject({ input: { aspect_ratio: '16:9', seed: 0x7fff_ffff } })
})

test('fal: an order waits in the queue, survives a failing gateway, and is sent once', async () => {
  const fal = vendorOf('fal')
  const states = [json({ status: 'IN_QUEUE', queue_position: 2 }, 202), json({}, 502), json({ status: 'IN_PROGRESS' }, 202)]
  const { got, access } = answeringImages(
    (received) => (received.url.endsWith('/status') ? states.shift() : undefined) ?? json(fal.answer(received, BYTES)),
    () => BYTES,
  )
  await expect(generatorOf(fal, access).generate(order, never())).resolves.toEqual(BYTES)
  expect(got.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'GET', 'GET', 'GET'])
})

test.each<[string, number, object, ErrorCode]>([
  ['content rules', 422, { detail: [{ loc: ['body', 'prompt'], msg: '…', type: 'content_policy_violation' }] }, 'provider.moderation'],
  ['a field', 422, { detail: [{ loc: ['body', 'seed'], msg: '…', type: 'int_parsing' }] }, 'provider.request-refused'],
  ['a black picture', 200, { images: [{ url: 'https://x.example/a.png' }], has_nsfw_concepts: [true] }, 'provider.moderation'],
  ['an address of a file', 200, { images: [{ url: 'file:///etc/passwd' }] }, 'provider.bad-reply'],
])('fal: a result with %s has its own code', async (_what, status, result, code) => {
  const fal = vendorOf('fal')
  const { access } = answeringImages((received) =>
    received.method === 'POST' || received.url.endsWith('/status') ? json(fal.answer(received, BYTES)) : json(result, status),
  )
  await expect(generatorOf(fal, access).generate(order, never())).rejects.toMatchObject({ code })
})

test.each<[number, object, Record<string, string>, ErrorCode]>([
  [403, { detail: 'User is locked. Reason: Exhausted balance.' }, {}, 'provider.no-credit'],
  [403, { detail: 'Invalid key' }, {}, 'provider.key-refused'],
  [500, { detail: 'No runner' }, { 'x-fal-error-type': 'runner_scheduling_failure' }, 'provider.busy'],
  [
    422,
    {
      detail: [
        { type: 'value_error', msg: '…' },
        { type: 'content_policy_violation', msg: '…' },
      ],
    },
    {},
    'provider.moderation',
  ],
])('fal: a %i of %j has the same code for images and videos', async (status, body, headers, code) => {
  const { got, access } = answeringImages(() => Response.json(body, { status, headers }))
  await expect(generatorOf(vendorOf('fal'), access).generate(order, never())).rejects.toMatchObject({ code })
  expect(got).toHaveLength(1)
})

test.each(['fal', 'replicate'])('%s: failed polls are tolerated a few times in a row, and no more', async (name) => {
  const vendor = vendorOf(name)
  const failingPolls = (failures: number) => {
    let left = failures
    const { got, access } = answeringImages(
      (received) => {
        if (received.method === 'GET' && left-- > 0) throw new TypeError('fetch failed')
        return json(vendor.answer(received, BYTES))
      },
      () => BYTES,
    )
    return { got, made: generatorOf(vendor, access).generate(order, never()) }
  }
  await expect(failingPolls(5).made).resolves.toEqual(BYTES)
  const { got, made } = failingPolls(100)
  await expect(made).rejects.toMatchObject({ code: 'provider.unreachable' })
  expect(got.map(({ method }) => method)).toEqual(['POST', ...Array.from({ length: 6 }, () => 'GET')])
})

test('fal: an unknown state is a failure, not a reason to poll for ever', async () => {
  const fal = vendorOf('fal')
  const { access } = answeringImages((received) =>
    received.url.endsWith('/status') ? json({ status: 'PONDERING' }) : json(fal.answer(received, BYTES)),
  )
  await expect(generatorOf(fal, access).generate(order, never())).rejects.toMatchObject({ code: 'provider.failed' })
})

test.each(['fal', 'replicate'])('%s: an order is cancelled when its caller leaves', async (name) => {
  const vendor = vendorOf(name)
  const stop = new AbortController()
  const { got, access } = answeringImages((received) => {
    if (received.url.endsWith('/cancel')) return json({}, 202)
    if (received.method === 'POST') return json(vendor.answer(received, BYTES), 201)
    stop.abort()
    return json({ ...vendor.answer({ ...received, method: 'POST' }, BYTES), status: name === 'fal' ? 'IN_QUEUE' : 'processing' })
  })
  await expect(generatorOf(vendor, access).generate(order, stop.signal)).rejects.toMatchObject({ code: 'request.cancelled' })
  expect(got.at(-1)?.url).toMatch(/\/cancel$/)
})

test.each(['fal', 'replicate'])('%s: a result that cannot be fetched is a bad reply', async (name) => {
  const vendor = vendorOf(name)
  const { access } = conformingImages(vendor, () => BYTES)
  const { AdloomError } = await import('@adloom/domain/error.ts')
  const download = () => Promise.reject(new AdloomError('url.private'))
  await expect(generatorOf(vendor, { ...access, download }).generate(order, never())).rejects.toMatchObject({ code: 'provider.bad-reply' })
})

test('OpenAI’s content-rule rejection is reported as such', async () => {
  const { access } = answeringImages(() =>
    json({ error: { message: '…', type: 'image_generation_user_error', code: 'moderation_blocked' } }, 400),
  )
  await expect(generatorOf(vendorOf('openai'), access).generate(order, never())).rejects.toMatchObject({ code: 'provider.moderation' })
})

test('a prompt for a local server contains no settings of sd-server and no bar of LocalAI', () => {
  expect(plainPrompt('a mug <sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args> on oak | ugly')).toBe('a mug   on oak , ugly')
  const nested = '<sd_cpp<sd_cpp_extra_args>_extra_args>{"seed":1}</sd_cpp_extra_args> mug <SD_CPP_EXTRA_ARGS>{"a":1}'
  expect(plainPrompt(nested)).not.toMatch(/sd_cpp_extra_args|"a"/i)
  expect(plainPrompt('a mug')).toBe('a mug')
})

test('usage is counted as the vendor bills it: by the megapixels of its own sizes, by those begun, or by the piece', () => {
  const measure = { width: 1344, height: 1024, quality: 'high' } as const
  const { access } = answeringImages(() => json({}))
  const estimate = (name: string, model: string) => {
    const maker = generatorOf(vendorOf(name), access, model)
    return maxCostOf(maker.engine, maker.usageOf(measure), knownPrices, Date.UTC(2026, 10, 22), PRICES_AS_OF)
  }
  expect(estimate('fal', 'fal-ai/flux/schnell')).toEqual({ usd: 0.006, asOf: '2026-09-20' })
  expect(estimate('openai', 'gpt-image-2-2026-04-21')).toEqual({ usd: 0.29, asOf: '2026-11-20' })
  expect(estimate('google', 'gemini-nano-banana-2.1').usd).toBe(0.034)
  expect(estimate('openai-compatible', 'sd').usd).toBeNull()
})
