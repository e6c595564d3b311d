import { plainKit } from '@adloom/domain/design/brand-kit.ts'
import { createApi } from '@adloom/domain/api-client.ts'
import { expect, test } from 'vitest'
import { categoryReceived, contentChosen, readingStarted } from './wizard-changes.ts'
import { copyReceived, headlineEdited, copyReleased } from './wizard-copy.ts'
import { aFile, aProduct, aWizard, keys } from './sample-wizard.test-data.ts'
import { type Change, type Wizard } from './wizard-state.ts'
import { dueWork } from './wizard-work.ts'
import { runWork, type WorkDependencies } from './run-work.ts'
import { startWorkLoop } from './work-loop.ts'

interface Sent {
  readonly path: string
  readonly key: string | null
  readonly body: Record<string, unknown>
}
type Answer = { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> }

const refusal = (status: number, code: string, message: string): Answer => ({ status, body: { error: { code, message, requestId: 'r' } } })

/** Dependencies whose server gives these answers and records its requests. */
function dependencies(answer: (sent: Sent, count: number) => Answer): WorkDependencies & { sent: Sent[]; waits: number[] } {
  const sent: Sent[] = []
  const waits: number[] = []
  const api = createApi('/api', (url, init) => {
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<string, unknown> // the client sends JSON objects
    const call = { path: url, key: new Headers(init?.headers).get('idempotency-key'), body }
    sent.push(call)
    const { status, body: reply, headers } = answer(call, sent.length)
    return Promise.resolve(new Response(JSON.stringify(reply), { status, headers }))
  })
  return {
    api,
    sent,
    waits,
    upload: () => Promise.resolve({ url: 'https://here.example/files/up.jpg', bucket: 'b', key: 'k', contentType: 'image/jpeg', size: 1 }),
    file: (id, name, type) => Promise.resolve(id === 'gone' ? null : new File(['x'], name, { type })),
    onUploadProgress: () => undefined,
    onImageProgress: () => undefined,
    wait: (ms) => {
      waits.push(ms)
      return Promise.resolve()
    },
    newKey: keys('later'),
    brandToApply: () => Promise.resolve(null),
    withLock: (_name, _signal, work) => work(),
  }
}

const copy = {
  copy: [{ headline: 'First', subline: 'First.', button: 'Shop now' }],
  imagePrompts: ['one', 'two', 'three', 'four', 'five'],
  engine: 'studio',
}
const image = {
  url: 'https://here.example/files/1.jpg',
  prompt: 'one',
  engine: 'studio',
  metadata: { provider: 'studio', model: 'studio', width: 1024, height: 1024, contentType: 'image/jpeg' },
}

const reading = (): Wizard => readingStarted(aWizard({ selectedTool: 'social', productUrl: 'https://shop.example/mug' }), keys())
const mug = 'https://shop.example/mug.jpg'
const withContent = (imageCategories: Wizard['imageCategories'] = { [mug]: { status: 'unknown' } }): Wizard =>
  contentChosen(aWizard({ selectedTool: 'social', scrapedData: aProduct(), selectedScrapedImage: mug, imageCategories }), keys())
const uncut = (): Wizard => copyReceived(withContent(), 'k1', copy, keys())
const restaging = (): Wizard => ({
  ...uncut(),
  processedImage: { of: mug, url: 'https://here.example/files/cut.png', note: null, place: null, strokes: null },
})
const only = (wizard: Wizard, kind: string) => dueWork(wizard).filter((work) => work.kind === kind)
const done = async (wizard: Wizard, kind: string, using: WorkDependencies): Promise<Wizard> => {
  const [work] = only(wizard, kind)
  const change: Change = await runWork(work, using, new AbortController().signal)
  return change(wizard)
}

test('a reloaded wizard finds the same work with the same keys', () => {
  for (const wizard of [reading(), withContent(), uncut(), restaging()]) {
    const reloaded = JSON.parse(JSON.stringify(wizard)) as Wizard // the stored state is the JSON of a wizard
    expect(dueWork(reloaded)).toEqual(dueWork(wizard))
  }
})

test('a copy request stays as it was sent under its key, whatever the user edits meanwhile', () => {
  const wizard = withContent()
  expect(only(headlineEdited(wizard, 'Mine'), 'copy')).toEqual(only(wizard, 'copy'))
})

test('the product is cut out once, while the copy is being written, before any scene is made', async () => {
  expect(only(withContent(), 'cut-out')).toMatchObject([{ src: 'https://shop.example/mug.jpg' }])
  expect(only(uncut(), 'restage')).toEqual([])
  const processedUrls = ['https://here.example/files/cut.png']
  const cut = dependencies(() => ({ status: 200, body: { processedUrls, results: [{ cutOut: true, confidence: 1 }], engine: 'studio' } }))
  const wizard = await done(uncut(), 'cut-out', cut)
  expect(cut.sent).toMatchObject([{ path: '/api/preprocess-image/process', body: { urls: ['https://shop.example/mug.jpg'] } }])
  expect(only(wizard, 'cut-out')).toEqual([])
  expect(only(wizard, 'restage')[0]).toMatchObject({ request: { imageUrl: processedUrls[0] } })
})

test('the call that cuts out a photograph of a page brings the name of the product and the other photographs', async () => {
  const productImages = ['mug', 'side', 'back'].map((name) => ({ src: `https://shop.example/${name}.jpg`, width: null, height: null }))
  const wizard = { ...uncut(), scrapedData: aProduct({ title: 'Sea Mug', productImages }) }
  const cut = dependencies(() => ({
    status: 200,
    body: { processedUrls: [mug], results: [{ cutOut: true, confidence: 1 }], engine: 'studio' },
  }))
  await done(wizard, 'cut-out', cut)
  const pictures = ['https://shop.example/side.jpg', 'https://shop.example/back.jpg']
  expect(cut.sent).toMatchObject([{ body: { urls: [mug], product: { name: 'Sea Mug', pictures } } }])
})

test('a product that cannot be cut out cleanly, or at all, is set into its scenes with the whole photograph', async () => {
  const results = [{ cutOut: false, confidence: 0.3 }]
  const unsure = dependencies(() => ({ status: 200, body: { processedUrls: ['https://here.example/x.jpg'], results, engine: 'studio' } }))
  const whole = { of: 'https://shop.example/mug.jpg', url: 'https://shop.example/mug.jpg', place: null, strokes: null }
  expect((await done(uncut(), 'cut-out', unsure)).processedImage).toEqual({ ...whole, note: null })
  const empty = dependencies(() => ({ status: 200, body: { processedUrls: [] } }))
  expect((await done(uncut(), 'cut-out', empty)).processedImage).toEqual({
    ...whole,
    note: 'No processed URLs returned. The pictures were made from the whole photograph.',
  })
})

test('five images are due at once, with the colours of the page', () => {
  const works = only(restaging(), 'restage')
  expect(works).toHaveLength(5)
  expect(works[0]).toMatchObject({
    request: { imageUrl: 'https://here.example/files/cut.png', prompt: 'one', output_format: 'jpeg', colors: ['#0F6B6B'] },
  })
})

test('images are categorised three at a time, and none twice', () => {
  const productImages = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ src: `https://shop.example/${name}.jpg`, width: null, height: null }))
  const wizard = aWizard({
    scrapedData: aProduct({ productImages }),
    imageCategories: { 'https://shop.example/b.jpg': { status: 'unknown' } },
  })
  expect(only(wizard, 'categorise').map((work) => work.key)).toEqual([
    'categorise:https://shop.example/a.jpg',
    'categorise:https://shop.example/c.jpg',
    'categorise:https://shop.example/d.jpg',
  ])
})

test('a page that was read opens Content Selection', async () => {
  const server = dependencies(() => ({ status: 200, body: aProduct() }))
  expect(await done(reading(), 'read', server)).toMatchObject({ activeStep: 2, scrapedData: { title: 'Tideline Mug' } })
  expect(server.sent).toMatchObject([{ path: '/api/parser/parse', body: { url: 'https://shop.example/mug' } }])
})

test('a rejected page gives the catalogue’s sentence by its code', async () => {
  const server = dependencies(() => refusal(404, 'page.not-found', 'The product page was not found. Please check the URL and try again.'))
  expect((await done(reading(), 'read', server)).reading).toEqual({
    status: 'failed',
    refusal: { code: 'page.not-found', sentence: 'The product page was not found. Please check the URL and try again.' },
  })
})

test('a page whose reading failed without a message gives the wizard’s own sentence', async () => {
  const server = dependencies(() => refusal(502, 'page.unread', 'Failed to scrape URL. Please check the URL or try again.'))
  expect((await done(reading(), 'read', server)).reading).toMatchObject({
    refusal: { sentence: 'Failed to scrape the URL. Please try again or use a different URL.' },
  })
})

test('a server that does not answer, or is not ours, gives a sentence too', async () => {
  const absent = {
    ...dependencies(() => refusal(500, 'internal', '')),
    api: createApi('/api', () => Promise.reject(new TypeError('Failed to fetch'))),
  }
  expect((await done(reading(), 'read', absent)).reading).toMatchObject({
    refusal: { sentence: 'Error: The server does not answer. Please check your connection and try again.' },
  })
  // Retried once after a moment: a reloading page must not record its aborted calls as failures.
  expect(absent.waits).toEqual([1500])
  const proxy = dependencies(() => ({ status: 502, body: '<p>gone</p>' }))
  expect((await done(reading(), 'read', proxy)).reading).toMatchObject({
    refusal: { code: null, sentence: 'Error: API Error: 502 Bad Gateway - " gone "' },
  })
})

test('copy waits for the category of the chosen image and is requested with it', () => {
  const waiting = withContent({})
  expect(only(waiting, 'copy')).toEqual([])
  expect(only(waiting, 'await-category')).toHaveLength(1)
  expect(only(categoryReceived(waiting, 'https://shop.example/side.jpg', { category: 'Lamp', confidence: 1 }), 'copy')).toEqual([])
  const [work] = only(categoryReceived(waiting, mug, { category: 'Mug', confidence: 1 }), 'copy')
  expect(work).toMatchObject({ key: 'k1', request: { targeting: { productCategory: 'Mug' } } })
  expect(only(categoryReceived(waiting, mug, null), 'copy')).toHaveLength(1)
})

test('copy waits no longer than a second and a half', async () => {
  const server = dependencies(() => ({ status: 200, body: copy }))
  const released = await done(withContent({}), 'await-category', server)
  expect(server.waits).toEqual([1500])
  expect(only(released, 'await-category')).toEqual([])
  expect(only(released, 'copy')).toMatchObject([{ key: 'k1' }])
})

test('the chosen image is categorised first', () => {
  const wizard = { ...withContent({}), selectedScrapedImage: 'https://shop.example/side.jpg' }
  expect(only(wizard, 'categorise')).toMatchObject([{ src: 'https://shop.example/side.jpg' }, { src: mug }])
})

test('failed copy is requested once more with the fields of the specification, under another key', async () => {
  const server = dependencies((_, count) =>
    count === 1 ? refusal(500, 'internal', 'Something went wrong on our side. Please try again.') : { status: 200, body: copy },
  )
  const once = await done(withContent(), 'copy', server)
  const twice = await done(once, 'copy', server)
  expect(twice.copy).toMatchObject({ status: 'done', fallback: 'without-targeting' })
  expect(server.sent[0].body).toHaveProperty('targeting')
  expect(Object.keys(server.sent[1].body).toSorted()).toEqual(['description', 'imageUrl', 'languages', 'title', 'url'])
  expect(server.sent[1].key).not.toBe(server.sent[0].key)
})

test('a call to a busy server is repeated with the same key after the time it names', async () => {
  const server = dependencies((_, count) =>
    count === 1 ? { ...refusal(503, 'server.busy', 'All hands are busy.'), headers: { 'retry-after': '3' } } : { status: 200, body: image },
  )
  const wizard = await done(restaging(), 'restage', server)
  expect(wizard.generatedImages[0]).toMatchObject({ status: 'done', url: 'https://here.example/files/1.jpg' })
  expect(server.waits).toEqual([3000])
  expect(server.sent[1].key).toBe(server.sent[0].key)
})

test('an image that cannot be generated does not affect the others', async () => {
  const server = dependencies(() => refusal(502, 'picture.unreachable', 'The picture could not be fetched.'))
  const wizard = await done(restaging(), 'restage', server)
  expect(wizard.generatedImages.map(({ status }) => status)).toEqual(['failed', 'running', 'running', 'running', 'running'])
  expect(server.sent).toHaveLength(1)
})

test('an inline image is uploaded first and passed on as a URL', async () => {
  const src = 'data:image/png;base64,AAAA'
  const stored = { url: 'https://here.example/files/in.png', bucket: 'b', key: 'k', contentType: 'image/png', size: 3 }
  const cut = { processedUrls: [stored.url], results: [{ cutOut: true, confidence: 1 }], engine: 'studio' }
  const answers: Record<string, unknown> = {
    '/api/storage/upload': stored,
    '/api/preprocess-image/process': cut,
    '/api/generate-copy/generate': copy,
    '/api/image-categorize/categorize': { category: 'Mug', confidence: 0.9, engine: 'studio' },
  }
  const server = dependencies(({ path }) => ({ status: 200, body: answers[path] }))
  const productImages = [{ src, width: null, height: null }]
  const inline = contentChosen(
    aWizard({ selectedTool: 'social', scrapedData: aProduct({ productImages }), selectedScrapedImage: src }),
    keys(),
  )
  for (const kind of ['cut-out', 'copy', 'categorise']) await done(kind === 'copy' ? copyReleased(inline) : inline, kind, server)
  expect(server.sent.map(({ body }) => body.data ?? body.urls ?? body.imageUrl ?? body.imageBase64)).toEqual([
    src,
    [stored.url],
    src,
    stored.url,
    src,
  ])
})

test('a category keeps the server’s note', async () => {
  const note = 'The model did not answer, so the built-in studio named it.'
  const server = dependencies(() => ({ status: 200, body: { category: 'Mug', confidence: 0.9, engine: 'studio', note } }))
  const wizard = await done(aWizard({ scrapedData: aProduct() }), 'categorise', server)
  expect(wizard.imageCategories['https://shop.example/mug.jpg']).toEqual({ status: 'guessed', category: 'Mug', confidence: 0.9, note })
})

test('an unknown category is no failure: a page’s image is a Product, an uploaded one asks for its category', async () => {
  const server = dependencies(() => refusal(422, 'picture.undecodable', 'No picture.'))
  const wizard = await done(aWizard({ scrapedData: aProduct() }), 'categorise', server)
  expect(wizard.imageCategories['https://shop.example/mug.jpg']).toEqual({ status: 'guessed', category: 'Product', confidence: 0.8 })
  const serverUrl = 'https://here.example/files/a.jpg'
  const uploaded = aWizard({ selectedMethod: 'upload', serializedFiles: [aFile('a', { state: { status: 'uploaded', serverUrl } })] })
  expect((await done(uploaded, 'categorise', server)).imageCategories[serverUrl]).toEqual({ status: 'unknown' })
})

test('a fast image is requested as the specification says', async () => {
  const server = dependencies(() => ({ status: 200, body: {} }))
  await done(withPrompt(), 'generate', server)
  expect(server.sent[0]).toMatchObject({
    path: '/api/text2image/generate',
    body: { prompt: 'a mug', image_size: 'landscape_4_3', num_inference_steps: 4, num_images: 2 },
  })
})

/** Ends a call once the test has seen enough of it. */
class ApiUnavailable extends Error {}

const imageReply = (place: number, engine = 'studio') => ({
  status: 200,
  body: { images: [], image_urls: [], imageUrls: [`https://here.example/${String(place)}.jpg`], prompt: 'a mug', seed: 7 + place, engine },
})

test('images from a prompt are one call of as many as the slider says, and each is shown when it is ready', async () => {
  const wizard = withPrompt()
  const urls = [0, 1, 2].map((place) => `https://here.example/${String(place)}.jpg`)
  const [work] = only({ ...wizard, promptData: { ...wizard.promptData, numImages: 3 } }, 'generate')
  const { promise: reply, resolve: answer } = Promise.withResolvers<void>()
  const server = dependencies(({ path }) => {
    if (path.startsWith('/api/progress')) return { status: 200, body: { percent: 40, images: [null, urls[1], null] } }
    return { status: 200, body: { images: [], image_urls: [], imageUrls: urls, prompt: 'a mug', seed: 7, engine: 'fal:flux' } }
  })
  const { textToImage } = server.api
  const api: WorkDependencies['api'] = {
    ...server.api,
    textToImage: async (request, options) => {
      await reply
      return textToImage(request, options)
    },
  }
  const shown: Wizard['promptData']['run'][] = []
  const change = await runWork(work, { ...server, api }, new AbortController().signal, (so) => {
    const { run } = so(wizard).promptData
    shown.push(run)
    if (run.status === 'running' && run.pictures[1] !== null) answer()
  })
  expect(shown).toMatchObject([{ pictures: [null, null, null] }, { pictures: [null, urls[1], null] }])
  expect(server.sent.filter(({ path }) => !path.includes('progress')).map(({ body }) => body)).toMatchObject([{ num_images: 3 }])
  expect(change(wizard).promptData.run).toMatchObject({ status: 'done', seed: 7, pictures: urls })
})

test('the progress of a high-quality image is reported under the key of its call', async () => {
  const reports: (readonly [string, number])[] = []
  const wizard = withPrompt()
  const [work] = only({ ...wizard, promptData: { ...wizard.promptData, mode: 'pro', numImages: 1 } }, 'generate')
  let answer = (): void => undefined
  const server = dependencies(({ path }) => {
    const [, key] = path.split('/progress?key=')
    return key === work.key ? { status: 200, body: { percent: 42, images: [] } } : imageReply(0)
  })
  const api = { ...server.api, textToImagePro: () => new Promise<never>((_, reject) => (answer = () => reject(new ApiUnavailable()))) }
  const onImageProgress = (key: string, percent: number) => {
    reports.push([key, percent])
    answer()
  }
  // A second progress request would wait for ever.
  let polls = 0
  const wait = () => (polls++ === 0 ? Promise.resolve() : new Promise<void>(() => undefined))
  await runWork(work, { ...server, api, onImageProgress, wait }, new AbortController().signal)
  expect(reports).toEqual([[work.key, 42]])
})

test('a file is uploaded and gets its address; one the browser lost asks to be chosen again', async () => {
  const waiting = aWizard({ serializedFiles: [aFile('a', { state: { status: 'uploading' } })] })
  expect(
    (
      await done(
        waiting,
        'upload',
        dependencies(() => refusal(500, 'internal', '')),
      )
    ).serializedFiles[0].state,
  ).toEqual({
    status: 'uploaded',
    serverUrl: 'https://here.example/files/up.jpg',
  })
  const lost = aWizard({ serializedFiles: [aFile('gone', { state: { status: 'uploading' } })] })
  expect(
    (
      await done(
        lost,
        'upload',
        dependencies(() => refusal(500, 'internal', '')),
      )
    ).serializedFiles[0].state,
  ).toMatchObject({
    status: 'failed',
    refusal: { sentence: 'Failed to read file. It is no longer in this browser, so please choose it again.' },
  })
})

const withPrompt = (): Wizard => {
  const wizard = aWizard()
  return { ...wizard, promptData: { ...wizard.promptData, prompt: 'a mug', run: { status: 'running', key: 'k1', of: '', pictures: [] } } }
}

test.each([
  ['a refusal', refusal(429, 'request.too-many', 'Too many requests.'), 'API Error: 429 Too Many Requests - Too many requests.'],
  ['no pictures', { status: 200, body: { images: [], imageUrls: [] } }, 'Failed to generate images - no images returned'],
  ['no answer of ours', { status: 502, body: '<p>gone</p>' }, 'API Error: 502 Bad Gateway - " gone "'],
])('images from a prompt that fail with %s show the error’s message, and the prompt stays', async (_, answer, sentence) => {
  const refused = await done(
    withPrompt(),
    'generate',
    dependencies(() => answer),
  )
  expect(refused.promptData).toMatchObject({ prompt: 'a mug', run: { status: 'failed', refusal: { sentence } } })
})

test.each([
  ['page.forbidden', 403, 'Access is restricted.', 'Access is restricted.'],
  [
    'page.category',
    422,
    'This page lists several products.',
    'Error: API Error: 422 Unprocessable Entity - This page lists several products.',
  ],
  ['server.timeout', 504, 'This took longer.', 'The request timed out. The website might be slow or unavailable.'],
])('a page rejected as %s reads as the specification says', async (code, status, message, sentence) => {
  const server = dependencies(() => refusal(status, code, message))
  expect((await done(reading(), 'read', server)).reading).toEqual({ status: 'failed', refusal: { code, sentence } })
})

test('a reply that is no product page reads as an error of its own', async () => {
  const server = dependencies(() => ({ status: 200, body: 'hello' }))
  expect((await done(reading(), 'read', server)).reading).toMatchObject({ refusal: { sentence: 'Error: Failed to parse API response' } })
})

test('due work starts once, and its answers lead to the next work', async () => {
  let wizard = reading()
  const listeners = new Set<() => void>()
  const settled = Promise.withResolvers<void>()
  const server = dependencies(({ path }) => {
    if (path.endsWith('/parse')) return { status: 200, body: aProduct() }
    if (path.endsWith('/keep')) return { status: 200, body: { url: 'https://here.example/files/logo.png' } }
    return { status: 200, body: { category: 'Coffee Mug', confidence: 0.9, engine: 'studio' } }
  })
  const stop = startWorkLoop(
    {
      read: () => wizard,
      change: (change) => {
        wizard = change(wizard)
        for (const listener of listeners) listener()
        if (Object.keys(wizard.imageCategories).length === 2) settled.resolve()
      },
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    server,
  )
  for (const listener of listeners) listener()
  await settled.promise
  stop()
  expect(server.sent.map(({ path }) => path)).toEqual([
    '/api/parser/parse',
    '/api/storage/keep',
    '/api/image-categorize/categorize',
    '/api/image-categorize/categorize',
  ])
})

test('a page of a site with a stored brand gets that brand', async () => {
  const answering = dependencies(() => ({ status: 200, body: aProduct() }))
  const sites: string[] = []
  const brandToApply: WorkDependencies['brandToApply'] = (site) => {
    sites.push(site)
    return Promise.resolve({ name: 'Hearth Studio', logo: null, accent: '#E4572E', kit: plainKit })
  }
  const read = await done(reading(), 'read', { ...answering, brandToApply })
  expect(sites).toEqual(['shop.example'])
  expect(read).toMatchObject({ brandFrom: 'shop.example', brandColor: '#E4572E', targetingData: { businessName: 'Hearth Studio' } })
  // An outdated answer changes nothing.
  const [work] = dueWork(reading())
  const change = await runWork(work, { ...answering, brandToApply }, new AbortController().signal)
  const typing = aWizard({ productUrl: 'https://shop.example/lamp' })
  expect(change(typing)).toBe(typing)
})
