import { describe, expect, test } from 'vitest'
import { type Api, createApi } from './api-client.ts'
import { ApiError, ReplyError } from './calls/api-error.ts'

/** A server that always gives the same reply and records the requests it received. */
function server(
  status: number,
  body: string,
  { statusText = '', headers = {} }: { statusText?: string; headers?: Record<string, string> } = {},
) {
  const requests: { url: string; init: RequestInit | undefined }[] = []
  const api = createApi('/api', (url, init) => {
    requests.push({ url, init })
    // A 204 response must have a null body; an empty string is an error.
    return Promise.resolve(new Response(status === 204 ? null : body, { status, statusText, headers }))
  })
  return { api, requests }
}
const refusalOf = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise
  } catch (error) {
    return error
  }
  return null
}

describe('a call', () => {
  test('sends JSON to the path of the table, with its idempotency key', async () => {
    const { api, requests } = server(200, JSON.stringify({ category: 'Mug', confidence: 1, engine: 'studio' }))
    await api.categorizeImage({ imageUrl: 'https://a.example/b.jpg' }, { idempotencyKey: 'key_12345' })
    expect(requests[0].url).toBe('/api/image-categorize/categorize')
    expect(requests[0].init).toMatchObject({
      method: 'POST',
      body: '{"imageUrl":"https://a.example/b.jpg"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key_12345' },
    })
  })
  test('fills the path from the request and puts the other fields of a GET into the query', async () => {
    const { api, requests } = server(200, '{"jobs":[]}')
    await api.listVideoJobs({ ids: 'gen_1,gen_2' })
    expect(requests[0].url).toBe('/api/generate-video/jobs?ids=gen_1%2Cgen_2')
    expect(requests[0].init?.body).toBeUndefined()
  })
  test('escapes values in the path', async () => {
    const { api, requests } = server(204, '')
    await expect(api.deleteAd({ id: 'ad_1/../x' })).resolves.toBeNull()
    expect(requests[0].url).toBe('/api/ads/ad_1%2F..%2Fx')
  })
})

describe('a failed call', () => {
  const body = JSON.stringify({
    error: {
      code: 'page.timeout',
      message: 'The request timed out.',
      requestId: 'r',
      details: [{ path: 'url', message: 'slow' }, { path: 1 }],
    },
  })
  test('has the specification’s message, with the reason phrase that HTTP/2 leaves out', async () => {
    const error = await refusalOf(server(504, body).api.parseProduct({ url: 'https://a.example' }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: 'API Error: 504 Gateway Timeout - The request timed out.',
      status: 504,
      code: 'page.timeout',
      sentence: 'The request timed out.',
      details: [{ path: 'url', message: 'slow' }],
      retryAfterSeconds: null,
    })
  })
  test('carries the seconds to wait', async () => {
    expect(await refusalOf(server(503, body, { headers: { 'retry-after': '3' } }).api.health({}))).toMatchObject({ retryAfterSeconds: 3 })
    expect(await refusalOf(server(503, body, { headers: { 'retry-after': 'soon' } }).api.health({}))).toMatchObject({
      retryAfterSeconds: null,
    })
  })
  test('has no code when the reply is not Adloom’s, and shows the reply’s text instead', async () => {
    expect(await refusalOf(server(502, '<h1>Bad gateway</h1>', { statusText: 'Bad Gateway' }).api.health({}))).toMatchObject({
      code: null,
      message: 'API Error: 502 Bad Gateway - Bad gateway',
    })
  })
  test('has no code when this version does not know the code', async () => {
    const unknown = JSON.stringify({ error: { code: 'page.haunted', message: 'Boo.' } })
    expect(await refusalOf(server(422, unknown).api.health({}))).toMatchObject({ code: null, sentence: 'Boo.' })
  })
})

test('fails with ReplyError when the reply is not JSON or does not fit the table', async () => {
  for (const body of ['<html>', '{"status":"sleepy"}', 'null', '[]', '']) {
    const error = await refusalOf(server(200, body).api.health({}))
    expect(error).toBeInstanceOf(ReplyError)
    expect(error).toMatchObject({ message: 'Failed to parse API response' })
  }
  expect(await refusalOf(server(200, '[]').api.textToImage({ prompt: 'a mug' }))).toMatchObject({
    message: 'Failed to parse API response',
  })
})

describe('fails with the specification’s sentence when the reply lacks its main field', () => {
  const imageUrl = 'https://a.example/b.jpg'
  const cases: readonly (readonly [string, (api: Api) => Promise<unknown>, object])[] = [
    ['Failed to upload file: response missing URL', (api) => api.uploadFile({ data: 'data:image/png;base64,AQID' }), { key: 'k' }],
    ['No processed URLs returned', (api) => api.preprocessImages({ urls: [imageUrl] }), { processedUrls: [], results: [] }],
    [
      'No image URL in response from /change-background-flux-kontext/generate',
      (api) => api.changeBackground({ imageUrl, prompt: 'x' }),
      { url: '', prompt: 'x' },
    ],
    ['No video URL in response', (api) => api.generateVideo({ imageUrl, prompt: 'x' }), { video: null }],
    ['Failed to get generation ID from service', (api) => api.startVideoJob({ imageUrl, prompt: 'x' }), { status: 'pending' }],
    ['Failed to generate images - no images returned', (api) => api.textToImage({ prompt: 'x' }), { images: [], image_urls: [] }],
    ['Failed to generate pro images - no images returned', (api) => api.textToImagePro({ prompt: 'x' }), {}],
    ['Failed to generate GPT-1 images - no images returned', (api) => api.displayImages({ prompt: 'x' }), { imageUrls: [] }],
  ]
  test.each(cases)('%s', async (message, ask, body) => {
    const error = await refusalOf(ask(server(200, JSON.stringify(body)).api))
    expect(error).toBeInstanceOf(ReplyError)
    expect(error).toMatchObject({ message })
  })
})
