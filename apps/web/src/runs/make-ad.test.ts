import { createApi } from '@adloom/domain/api-client.ts'
import { type ErrorCode } from '@adloom/domain/error.ts'
import { expect, test } from 'vitest'
import { aVideoJob } from '../state/videos/video-job.test-data.ts'
import { type PageTransfer, pageTransferSchema, makeImageAd, type Progress, startVideoAd } from './make-ad.ts'

const from = {
  mediaUrl: 'https://shop.example/mug.jpg',
  productName: 'Mug',
  category: 'Coffee Mug',
  productDescription: 'A mug glazed in sea green.',
  drawn: null,
  product: null,
}
const birth = { id: 'img_1', now: new Date(0) }
const refusal = (status: number, code: ErrorCode, message: string) => Response.json({ error: { code, message } }, { status })

/** A run whose server generates the images with an index in `made`, and has no room for a video. `failure`: what it says of the other images. */
function run(made: readonly number[], failure = () => refusal(502, 'picture.unreachable', 'No picture.')) {
  const shown: Progress[] = []
  let place = 0
  const api = createApi('/api', (url) => {
    if (url.includes('preprocess')) {
      const reply = { processedUrls: ['https://here.example/cut.png'], results: [{ cutOut: true, confidence: 1 }], engine: 'studio' }
      return Promise.resolve(Response.json(reply))
    }
    const here = url.includes('change-background') ? place++ : -1
    if (here === -1) return Promise.resolve(refusal(503, 'server.busy', 'Too many videos are waiting.'))
    if (!made.includes(here)) return Promise.resolve(failure())
    const metadata = { provider: 'studio', model: 'studio', width: 1024, height: 1024, contentType: 'image/jpeg' }
    return Promise.resolve(Response.json({ url: `https://here.example/${String(here)}.jpg`, prompt: '', engine: 'studio', metadata }))
  })
  return {
    shown,
    api,
    key: 'flow-key',
    signal: new AbortController().signal,
    results: {},
    keep: () => Promise.resolve(),
    show: (progress: Progress) => void shown.push(progress),
    wait: () => new Promise<void>(() => undefined),
  }
}

test('an image ad contains the finished scenes; the failed ones are counted, with the reason', async () => {
  const flow = run([0, 2, 3, 4])
  await makeImageAd(from, birth, flow)
  expect(flow.shown.at(-1)).toMatchObject({
    status: 'failed',
    refusal: {
      code: 'picture.unreachable',
      sentence: 'One scene could not be made. The ad in your library has the others. API Error: 502 Bad Gateway - No picture.',
    },
    images: { 0: 'https://here.example/0.jpg', 1: null },
    ad: {
      id: 'img_1',
      type: 'image',
      title: 'Mug',
      productDescription: 'A mug glazed in sea green.',
      category: 'Coffee Mug',
      imageUrl: 'https://here.example/0.jpg',
      imageVariants: { length: 4 },
      engine: 'studio',
    },
  })
})

test('a scene that a busy server did not finish in its time is asked for again', async () => {
  const flow = run([0, 1, 3, 4, 5], () => refusal(504, 'server.timeout', 'It took too long.'))
  await makeImageAd(from, birth, { ...flow, wait: () => Promise.resolve() })
  expect(flow.shown.at(-1)).toMatchObject({ status: 'made', note: null, ad: { imageVariants: { length: 5 } } })
})

test('what was made before is not requested again', async () => {
  const flow = run([0, 1])
  const made = (url: string) => ({ url, engine: 'studio', note: null })
  const results = {
    'cut-out': { url: 'https://here.example/cut.png', engine: null, note: 'The whole photograph.' },
    'scene-0': made('https://here.example/first.jpg'),
    'scene-2': made('https://here.example/third.jpg'),
    'scene-4': made('https://here.example/fifth.jpg'),
  }
  const kept: string[] = []
  await makeImageAd(from, birth, { ...flow, results, keep: (part) => Promise.resolve(void kept.push(part)) })
  expect(flow.shown[0]).toMatchObject({
    images: ['https://here.example/first.jpg', null, 'https://here.example/third.jpg', null, 'https://here.example/fifth.jpg'],
  })
  expect(kept).toEqual(['scene-1', 'scene-3'])
  expect(flow.shown.at(-1)).toMatchObject({ status: 'made', note: 'The whole photograph.', ad: { imageVariants: { length: 5 } } })
})

const interruptions = {
  'the server stops answering': { answer: () => Promise.reject(new TypeError('Failed to fetch')), message: 'Failed to fetch', scenes: 14 },
  'its owner has signed out': {
    answer: () => Promise.resolve(refusal(401, 'sign-in.needed', 'Sign in.')),
    message: 'API Error: 401 Unauthorized - Sign in.',
    scenes: 5,
  },
}

test.each(Object.entries(interruptions))('a run during which %s makes no ad of what there is, and keeps it', async (_, interruption) => {
  const flow = run([0, 1])
  const kept: string[] = []
  const keep = (part: string) => Promise.resolve(void kept.push(part))
  const silent = createApi('/api', interruption.answer)
  let scenes = 0
  const changeBackground: typeof flow.api.changeBackground = (...call) => (scenes++ < 2 ? flow.api : silent).changeBackground(...call)
  const api = { ...flow.api, changeBackground }
  await expect(makeImageAd(from, birth, { ...flow, api, keep, wait: () => Promise.resolve() })).rejects.toThrow(interruption.message)
  expect(kept).toEqual(['cut-out', 'scene-0', 'scene-1'])
  // Without an answer each of the other three was tried four times.
  expect(scenes).toBe(interruption.scenes)
  expect(flow.shown.at(-1)).toMatchObject({ status: 'running' })
})

test('a call that differs from the one of a closed page is sent under another key', async () => {
  const { sent, api } = takingVideos()
  const flow = run([])
  const refusing: typeof api.startVideoJob = (request, options) =>
    options?.idempotencyKey === 'flow-key-video'
      ? createApi('/api', () => Promise.resolve(refusal(422, 'idempotency.key-reused', 'Used.'))).startVideoJob(request, options)
      : api.startVideoJob(request, options)
  await startVideoAd({ ...from, isVideo: true }, { ...flow, api: { ...api, startVideoJob: refusing } })
  expect(sent.map(({ key }) => key)).toEqual(['flow-key-video-changed'])
})

test('a run without any finished scene makes no image ad', async () => {
  const flow = run([])
  await makeImageAd(from, birth, flow)
  expect(flow.shown.at(-1)).toMatchObject({
    status: 'failed',
    refusal: { code: 'picture.unreachable', sentence: 'API Error: 502 Bad Gateway - No picture.' },
  })
})

test('a video that cannot be started shows the error’s message and the product image made so far', async () => {
  const flow = run([0])
  await startVideoAd(from, flow)
  expect(flow.shown.at(-1)).toEqual({
    status: 'failed',
    refusal: { code: 'server.busy', sentence: 'API Error: 503 Service Unavailable - Too many videos are waiting.' },
    note: null,
    images: ['https://here.example/0.jpg'],
    ad: null,
    isInterrupted: false,
  })
})

test('a failed product image is reported, and the video starts from the original', async () => {
  const flow = run([])
  await startVideoAd(from, flow)
  expect(flow.shown.at(-1)).toMatchObject({
    note: 'Failed to generate product image. The original image is used.',
    images: ['https://shop.example/mug.jpg'],
  })
})

/** A server that accepts every video, and the requests it received. */
function takingVideos() {
  const sent: { path: string; key: string | null; body: Record<string, unknown> }[] = []
  const api = createApi('/api', (url, init) => {
    // The client sends JSON objects.
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<string, unknown>
    sent.push({ path: url, key: new Headers(init?.headers).get('idempotency-key'), body })
    return Promise.resolve(Response.json({ ...aVideoJob({ imageId: null }), request: body }, { status: 202 }))
  })
  return { sent, api }
}

test('an uploaded video is used as footage, with the wizard’s facts', async () => {
  const { sent, api } = takingVideos()
  const flow = { ...run([]), api }
  const about = { url: 'https://shop.example/mug', title: 'Mug', facts: { brand: 'Northbrew' } }
  const known = { about, script: { brandName: 'Northbrew' }, colors: ['#0F6B6B'] }
  await startVideoAd({ ...from, mediaUrl: 'https://here.example/files/a.mp4', isVideo: true, ...known }, flow)
  expect(sent).toEqual([
    {
      path: '/api/generate-video/jobs',
      key: 'flow-key-video',
      body: {
        prompt: 'Mug: Modern product in studio light',
        imageUrl: 'https://here.example/files/a.mp4',
        duration: '5',
        aspect_ratio: '1:1',
        ...known,
      },
    },
  ])
  expect(flow.shown.at(-1)).toMatchObject({ status: 'begun', job: { generationId: 'gen_1' }, note: null })
})

test('a hand-over of an older version is still understood', () => {
  expect(pageTransferSchema.safeParse({ mediaUrl: '/files/a.jpg', productName: null, category: null }).success).toBe(true)
})

/** The requests for the five images of a drawn product, and the run that made them. */
async function drawnAnew(drawn: PageTransfer['drawn']) {
  const requests: { prompt: string }[] = []
  const api = createApi('/api', (url, init) => {
    expect(url).toBe('/api/text2image/generate')
    requests.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { prompt: string }) // the client sends JSON objects
    const image = { url: `https://here.example/${String(requests.length)}.jpg`, width: 1024, height: 1024, content_type: 'image/jpeg' }
    return Promise.resolve(Response.json({ images: [image], image_urls: [], imageUrls: [], prompt: '', engine: 'studio' }))
  })
  const flow = { ...run([]), api }
  await makeImageAd({ ...from, drawn }, birth, flow)
  return { requests, shown: flow.shown }
}

test('an image from a prompt is generated anew in every scene, with the same product', async () => {
  const { requests, shown } = await drawnAnew({ prompt: 'A green mug', seed: 7, mode: 'fast', isBare: false })
  expect(requests).toHaveLength(5)
  expect(requests[1]).toMatchObject({
    prompt: 'A green mug. Luxury product on marble',
    seed: 7,
    num_images: 1,
    num_inference_steps: 4,
    image_size: 'square_hd',
  })
  expect(shown.at(-1)).toMatchObject({
    status: 'made',
    note: null,
    ad: { originalPrompt: 'A green mug. Modern product in studio light' },
  })
})

test('a product requested without a background gets none, and is shown from five sides', async () => {
  const { requests, shown } = await drawnAnew({ prompt: 'A green mug', seed: 7, mode: 'fast', isBare: true })
  expect(new Set(requests.map(({ prompt }) => prompt)).size).toBe(5)
  expect(requests.filter(({ prompt }) => !/^A green mug\. .*transparent background$/i.test(prompt))).toEqual([])
  expect(shown.at(-1)).toMatchObject({ ad: { originalPrompt: 'A green mug. Transparent background' } })
})

test('the progress of high-quality images is reported by index until they are finished', async () => {
  let answer: (() => void) | null = null
  const api = createApi('/api', (url) => {
    const image = { url: 'https://here.example/1.jpg', width: 1024, height: 1024, content_type: 'image/jpeg' }
    const made = Response.json({ images: [image], image_urls: [], imageUrls: [], prompt: '', engine: 'studio' })
    if (!url.includes('/progress')) return new Promise((resolve) => (answer = () => resolve(made)))
    return Promise.resolve(Response.json({ percent: url.endsWith('-scene-4') ? 40 : null }))
  })
  // Each image has one progress request; a second one would wait for ever.
  let polls = 0
  const wait = () => (polls++ < 5 ? Promise.resolve() : new Promise<void>(() => undefined))
  const flow = { ...run([]), api, wait }
  const shown = await new Promise<Progress>((resolve) => {
    const show = (progress: Progress) => {
      if (progress.status === 'running' && progress.percents[4] > 0) resolve(progress)
    }
    void makeImageAd({ ...from, drawn: { prompt: 'A green mug', seed: 7, mode: 'pro', isBare: false } }, birth, { ...flow, show })
  })
  expect(shown).toMatchObject({ percents: [0, 0, 0, 0, 40] })
  expect(answer).not.toBeNull()
})
