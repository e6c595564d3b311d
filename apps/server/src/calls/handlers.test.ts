import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { pictureGroundSchema } from '@adloom/domain/design/picture-ground.ts'
import { errors } from '@adloom/domain/error.ts'
import { adLayouts } from '@adloom/domain/template.ts'
import { type InspectedFile } from '@adloom/domain/inspected-file.ts'
import { type UploadedFile } from '@adloom/domain/upload.ts'
import { decodeImage, encodeJpeg, encodePng } from '@adloom/engine/image/pixels.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyInstance, type InjectOptions } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WITHOUT_LOGO } from '../storage/creative-images.ts'
import { type Database } from '../database/database.ts'
import { openInMemory } from '../database/made-database.test-data.ts'
import { testDatabases } from '../database/databases.test-data.ts'
import { mp4 } from '@adloom/engine/video/codec/video-header.test-data.ts'
import { createImageRecipes } from '../jobs/image-recipes.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { createWholeApp } from '../whole-app.test-data.ts'

/** Runs the engine's tasks in this thread: a test runner transforms modules that Node loads, but not in worker threads. */
const here: Workers = {
  // The task of a name takes and returns what that name says.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}

let folder = ''
let shop: Server
let shopAddress = ''
let requestedPaths: string[] = []
let database: Database
let app: FastifyInstance

/** A red disc on a pale background: a product that is easy to cut out. */
function photograph(side: number, hue: number) {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [(at % side) / side - 0.5, Math.floor(at / side) / side - 0.5]
    const inside = x * x + y * y < 0.09
    data.set(inside ? [200, hue, 60 + Math.round(90 * (x + 0.5)), 255] : [244, 244, 246, 255], at * 4)
  }
  return { width: side, height: side, data }
}

/** The same disc, smaller, beside a green one. */
function twoThings(side: number) {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [(at % side) / side, Math.floor(at / side) / side]
    const isDisc = Math.hypot(x - 0.3, y - 0.5) < 0.18
    const isOther = Math.hypot(x - 0.75, y - 0.5) < 0.14
    data.set(isDisc ? [200, 40, 60 + Math.round(250 * (x - 0.12)), 255] : isOther ? [60, 130, 60, 255] : [244, 244, 246, 255], at * 4)
  }
  return { width: side, height: side, data }
}

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${inside}</svg>`

const productPage = (name: string): string => `<!doctype html><html lang="en"><head><title>${name} | Shop</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${name}","description":"A round plate of glazed stoneware, made by hand.","brand":{"@type":"Brand","name":"Kiln"},"image":["/plate.jpg"],"offers":{"@type":"Offer","price":"24.50","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}</script>
</head><body><h1>${name}</h1><img src="/plate.jpg" width="800" height="800" alt="${name}"><p>A round plate of glazed stoneware, made by hand.</p><button>Add to cart</button></body></html>`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-handlers-'))
  const plate = Buffer.from(await encodeJpeg(photograph(500, 40)))
  const beside = Buffer.from(await encodeJpeg(twoThings(500)))
  shop = createServer((request, reply) => {
    const path = request.url ?? ''
    requestedPaths.push(path)
    const html = (status: number, body: string) => reply.writeHead(status, { 'content-type': 'text/html' }).end(body)
    if (path === '/plate') return html(200, productPage('Round Plate'))
    if (path.startsWith('/plate.jpg')) return reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(plate)
    if (path.startsWith('/beside.jpg')) return reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(beside)
    if (path === '/empty')
      return html(
        200,
        '<!doctype html><html><head><title>App</title></head><body><div id="root"></div><script src="/a.js"></script></body></html>',
      )
    if (path === '/forbidden') return html(403, 'no')
    if (path === '/broken') return html(500, 'no')
    if (path === '/text.txt') return reply.writeHead(200, { 'content-type': 'text/plain' }).end('hello')
    if (path === '/logo.svg') return reply.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg('<circle r="9"/>'))
    if (path === '/spy.svg') return reply.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg('<image href="http://spy/"/>'))
    if (path === '/liar.jpg') return reply.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>not a picture</html>')
    return html(404, 'nothing here')
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(shop.address() as AddressInfo).port}`
  shopAddress = `http://${host}`

  database = await openInMemory()
  app = await createWholeApp({ env: { FETCH_ALLOW_HOSTS: host }, folder, database, workers: here, now: Date.now })
}, 60_000)
afterAll(async () => {
  await app.close()
  await database.close()
  await new Promise((resolve) => shop.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

/** All calls are one browser's. */
const COOKIE = 'adloom_browser=the-browser-of-this-test'
const call = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { host: 'localhost:4400', cookie: COOKIE, ...headers } })

async function answerOf<Reply>(url: string, payload: object): Promise<Reply> {
  const reply = await call(url, payload)
  expect(reply.json()).not.toHaveProperty('error')
  return reply.json()
}

async function failureOf(url: string, payload: object): Promise<{ status: number; code: string; message: string }> {
  const reply = await call(url, payload)
  const { code, message } = reply.json().error
  return { status: reply.statusCode, code, message }
}

/** The path and query of a stored file, under any host of ours. */
const pathOf = (address: string): string => new URL(address).pathname
const upload = (pixels: ReturnType<typeof photograph>): Promise<UploadedFile> =>
  encodeJpeg(pixels).then((bytes) =>
    answerOf('/storage/upload', { data: `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}` }),
  )

describe('a product page', () => {
  test('becomes a product, also when its scheme is missing', async () => {
    const product = await answerOf<ResponseOf<'parseProduct'>>('/parser/parse', { url: `${shopAddress}/plate` })
    expect(product).toMatchObject({ kind: 'product', title: 'Round Plate', price: { amount: 24.5, currency: 'EUR' } })
    expect(product.productImages[0].src).toBe(`${shopAddress}/plate.jpg`)
  })

  test('that the user pasted is read without fetching', async () => {
    requestedPaths = []
    const product = await answerOf<ResponseOf<'parseProduct'>>('/parser/parse', {
      url: 'https://shop.example/plate',
      html: productPage('Pasted Plate'),
    })
    expect(product.title).toBe('Pasted Plate')
    expect(requestedPaths).toEqual([])
  })

  test('that has an image in its address gets it from here', async () => {
    const bytes = Buffer.from(await encodeJpeg(photograph(500, 40)))
    const html = productPage('Inline Plate').replaceAll('"/plate.jpg"', `"data:image/jpeg;base64,${bytes.toString('base64')}"`)
    const product = await answerOf<ResponseOf<'parseProduct'>>('/parser/parse', { url: 'https://shop.example/plate', html })
    expect(product.productImages).toMatchObject([{ src: expect.stringMatching(/\/files\/\w+\.jpg$/), width: 500, height: 500 }])
  })

  test('pasted without any markup is refused', async () => {
    const failure = await failureOf('/parser/parse', { url: 'https://shop.example/p/plate', html: 'Pasted Plate, €24.50 < €30' })
    expect(failure).toMatchObject({ status: 422, code: 'page.pasted' })
  })

  test('pasted with more than 10 MB is refused in a sentence, under the code of large pages', async () => {
    const failure = await failureOf('/parser/parse', { url: 'https://shop.example/p/plate', html: 'x'.repeat(10 * 1024 * 1024 + 1) })
    expect(failure).toEqual({ status: 422, code: 'page.too-large', message: errors['page.too-large'].message })
  })

  test('may be requested in 16 KB, and pasted in more', async () => {
    const padding = ' '.repeat(17_000)
    const url = 'https://shop.example/p/plate'
    expect(await failureOf('/parser/parse', { url, padding })).toEqual({
      status: 413,
      code: 'request.too-large',
      message: 'That is too large: at most 16 KB are accepted here.',
    })
    expect((await call('/parser/parse', { url, html: productPage('Pasted Plate') + padding })).statusCode).toBe(200)
  })

  test.each([
    ['/nowhere', 404, 'page.not-found', 'The product page was not found. Please check the URL and try again.'],
    ['/forbidden', 403, 'page.forbidden', 'Access to this website is restricted. Please try a different product URL.'],
    [
      '/text.txt',
      422,
      'page.not-html',
      'This address is not a web page. Please use the link of a product page, or upload the picture instead.',
    ],
    ['/broken', 502, 'page.failed', 'The website answered with an error (500). Please try again later or use a different URL.'],
  ])('at %s is refused with %i %s', async (path, status, code, message) => {
    expect(await failureOf('/parser/parse', { url: shopAddress + path })).toEqual({ status, code, message })
  })

  test('without a product is refused with what was found', async () => {
    const reply = await call('/parser/parse', { url: `${shopAddress}/empty` })
    expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'page.shell'])
    expect(reply.json().error.details.length).toBeGreaterThan(0)
  })

  test.each([
    ['not a url at all', 400, 'url.invalid'],
    ['javascript:alert(1)', 400, 'url.invalid'],
    ['http://127.0.0.1:1/', 403, 'url.private'],
    ['http://169.254.169.254/latest/meta-data', 403, 'url.private'],
  ])('(%s) is refused with %i %s', async (url, status, code) => {
    expect(await failureOf('/parser/parse', { url })).toMatchObject({ status, code })
  })
})

describe('an image to store', () => {
  const keep = (url: string): Promise<UploadedFile> => answerOf('/storage/keep', { url })

  test('from a shop gets an address of ours, with the shop’s own bytes', async () => {
    const storedFile = await keep(`${shopAddress}/plate.jpg`)
    expect(storedFile).toMatchObject({ contentType: 'image/jpeg', width: 500, height: 500 })
    expect(storedFile.url).toBe(`http://localhost:4400/files/${storedFile.key}`)
    expect((await app.inject(pathOf(storedFile.url))).rawPayload.length).toBe(storedFile.size)
  })

  test('that is stored already is returned unchanged', async () => {
    const uploaded = await upload(photograph(40, 10))
    expect(await keep(uploaded.url)).toEqual(uploaded)
  })

  test.each([
    ['from a shop', () => `${shopAddress}/logo.svg`],
    ['inline as text', () => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg('<circle r="9"/>'))}`],
    ['inline as base64', () => `data:image/svg+xml;base64,${Buffer.from(svg('<circle r="9"/>')).toString('base64')}`],
  ])('that is an SVG (%s) is rendered and never served as SVG', async (_where, url) => {
    expect(await keep(url())).toMatchObject({ contentType: 'image/png', width: 640, height: 640 })
  })

  test.each([
    ['/spy.svg', 422, 'picture.undecodable'],
    ['/liar.jpg', 422, 'picture.undecodable'],
    ['/gone.jpg', 502, 'picture.unreachable'],
  ])('that is unusable (%s) is refused with %i %s', async (path, status, code) => {
    expect(await failureOf('/storage/keep', { url: shopAddress + path })).toMatchObject({ status, code })
  })

  test.each([
    ['http://127.0.0.1:1/logo.png', 403, 'url.private'],
    ['http://localhost:4400/files/unknown.png', 404, 'file.not-found'],
    ['file:///etc/passwd', 400, 'picture.invalid-url'],
    ['data:text/html,<b>', 400, 'picture.invalid-url'],
  ])('at %s is refused with %i %s', async (url, status, code) => {
    expect(await failureOf('/storage/keep', { url })).toMatchObject({ status, code })
  })
})

describe('an upload', () => {
  test('as a data URL returns an absolute address of ours, and the same bytes are one file', async () => {
    const one = await upload(photograph(40, 10))
    expect(one).toMatchObject({ contentType: 'image/jpeg', width: 40, height: 40 })
    expect(one.url).toBe(`http://localhost:4400/files/${one.key}`)
    expect((await upload(photograph(40, 10))).key).toBe(one.key)
    const served = await app.inject(pathOf(one.url))
    expect([served.statusCode, served.headers['content-type'], served.rawPayload.length]).toEqual([200, 'image/jpeg', one.size])
  })

  test('is stored and kept without where it was taken', async () => {
    const taken = await sharp(await encodeJpeg(photograph(40, 10)))
      .withExif({ IFD0: { Make: 'Acme' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 2987/100' } })
      .toBuffer()
    const url = `data:image/jpeg;base64,${taken.toString('base64')}`
    const uploaded = await answerOf<UploadedFile>('/storage/upload', { data: url })
    expect((await answerOf<UploadedFile>('/storage/keep', { url })).key).toBe(uploaded.key)
    const { rawPayload } = await app.inject(pathOf(uploaded.url))
    // 2987, the hundredths of its seconds, in either order of bytes.
    const tellsPlace = (bytes: Buffer): boolean =>
      [
        [0x0b, 0xab],
        [0xab, 0x0b],
      ].some((number) => bytes.includes(Buffer.from(number)))
    expect([tellsPlace(taken), tellsPlace(rawPayload), rawPayload.includes('Acme')]).toEqual([true, false, true])
  })

  test('is asked where it comes from, and not kept', async () => {
    const made = Buffer.from(await encodePng(photograph(24, 20), 'composite')).toString('base64')
    const found = await answerOf<InspectedFile>('/inspect', { data: `data:image/png;base64,${made}`, filename: 'mug.png' })
    expect(found).toMatchObject({
      name: 'mug.png',
      type: 'image/png',
      width: 24,
      xmp: { source: 'composite', tool: 'Adloom' },
      manifest: null,
    })
    expect(found).toMatchObject({
      sentences: [expect.stringContaining('mug.png: PNG, 24 × 24 pixels'), expect.anything(), 'It has no C2PA manifest.'],
    })
  })

  test('gets its type from its bytes, whatever its name', async () => {
    const png = Buffer.from(await encodePng(photograph(24, 20))).toString('base64')
    const uploaded = await answerOf<UploadedFile>('/storage/upload', {
      data: `data:image/jpeg;base64,${png}`,
      filename: '../../evil.exe',
      bucket: '../x',
    })
    expect(uploaded).toMatchObject({ contentType: 'image/png', key: expect.stringMatching(/^[0-9a-f]{64}\.png$/) })
  })

  test.each([
    ['data:image/svg+xml;base64,PHN2Zy8+', 'picture.svg'],
    [`data:image/png;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`, 'picture.svg'],
    [`data:image/png;base64,${Buffer.from('just words').toString('base64')}`, 'picture.undecodable'],
  ])('%s is refused', async (data, code) => {
    expect(await failureOf('/storage/upload', { data })).toMatchObject({ status: 422, code })
  })

  test('without content is invalid', async () => {
    expect(await failureOf('/storage/upload', { data: 'data:image/png;base64,' })).toMatchObject({
      status: 400,
      message: 'Invalid image data',
    })
  })

  const form = (bytes: Uint8Array, filename: string, field = 'file'): InjectOptions => {
    const head = `--seam\r\nContent-Disposition: form-data; name="bucket"\r\n\r\nproduction\r\n--seam\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`
    return {
      method: 'POST',
      url: '/api/storage/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=seam', host: 'localhost:4400' },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--seam--\r\n')]),
    }
  }

  test('as multipart is the same file as in JSON', async () => {
    const bytes = await encodeJpeg(photograph(40, 10))
    const reply = await app.inject(form(bytes, 'plate.jpg'))
    expect(reply.json()).toEqual(await upload(photograph(40, 10)))
  })

  test('as multipart without a file says what is missing', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/storage/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=seam' },
      payload: '--seam\r\nContent-Disposition: form-data; name="bucket"\r\n\r\nx\r\n--seam--\r\n',
    })
    expect([reply.statusCode, reply.json().error.message]).toEqual([400, 'The request is not complete: file: no file was sent'])
  })

  test('of a video longer than ten seconds is refused by name', async () => {
    const reply = await app.inject(form(mp4({ seconds: 12 }), 'long.mp4'))
    expect([reply.statusCode, reply.json().error.message]).toEqual([
      422,
      'Video long.mp4 is longer than 10 seconds. Please upload a shorter video.',
    ])
    const uploaded = await app.inject(form(mp4({ seconds: 8.5 }), 'short.mp4'))
    expect(uploaded.json()).toMatchObject({ contentType: 'video/mp4', durationSeconds: 8.5, width: 640, height: 360 })
  })

  test('above 25 MB is refused with its own sentence', async () => {
    const large = Buffer.concat([await encodeJpeg(photograph(40, 10)), Buffer.alloc(25 * 1024 * 1024)])
    const reply = await app.inject(form(large, 'large.jpg'))
    expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'picture.too-large'])
  })
})

describe('images', () => {
  test('of our own are read from the store, never fetched from ourselves', async () => {
    const { url } = await upload(photograph(300, 80))
    const { url: made, metadata } = await answerOf<ResponseOf<'changeBackground'>>('/change-background-flux-kontext/generate', {
      imageUrl: url,
      prompt: 'on a marble table in soft morning light',
      seed: 7,
    })
    expect(metadata).toMatchObject({ provider: 'studio', model: 'studio', width: 1024, height: 1024, contentType: 'image/jpeg', seed: 7 })
    const image = await decodeImage((await app.inject(pathOf(made))).rawPayload, 2000)
    expect([image.width, image.height]).toEqual([1024, 1024])
  })

  test('are made in another shape when it is asked for, once; of themselves where they were not made here, and never without a background', async () => {
    const { url } = await upload(photograph(300, 90))
    const { url: made } = await answerOf<ResponseOf<'changeBackground'>>('/change-background-flux-kontext/generate', {
      imageUrl: url,
      prompt: 'on a marble table',
      seed: 7,
    })
    const [one, two] = await Promise.all([app.inject(`${pathOf(made)}?shape=tall`), app.inject(`${pathOf(made)}?shape=tall`)])
    expect(one.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' })
    const image = await decodeImage(one.rawPayload, 4000)
    expect([image.width, image.height]).toEqual([1080, 1920])
    expect(two.headers.etag).toBe(one.headers.etag)
    const small = await sharp((await app.inject(`${pathOf(made)}?side=512&shape=tall`)).rawPayload).metadata()
    expect([small.width, small.height]).toEqual([288, 512])
    const ground = await app.inject(`${pathOf(made)}?ground=1&shape=tall`)
    expect(ground.headers['cache-control']).toContain('immutable')
    expect(pictureGroundSchema.parse(ground.json())).toEqual(await tasks.groundOfImage(one.rawPayload))
    const recipes = createImageRecipes(database.rows, diskFileStore(join(folder, 'files')), Date.now)
    const recipe = await recipes.recipeOf(pathOf(made).replace('/files/', ''))
    expect(recipe).toMatchObject({ seed: 7, shapes: { tall: String(one.headers.etag).replaceAll('"', '') } })

    const given = await app.inject(`${pathOf(url)}?shape=tall`)
    const cropped = await decodeImage(given.rawPayload, 4000)
    expect([cropped.width, cropped.height]).toEqual([1080, 1920])
    expect((await app.inject(`${pathOf(url)}?shape=tall`)).headers.etag).toBe(given.headers.etag)
    expect(await recipes.recipeOf(pathOf(url).replace('/files/', ''))).toMatchObject({
      kind: 'given',
      shapes: { tall: expect.any(String) },
    })
    const { url: bare } = await answerOf<ResponseOf<'changeBackground'>>('/change-background-flux-kontext/generate', {
      imageUrl: url,
      prompt: 'on a transparent background',
    })
    const itself = await app.inject(`${pathOf(bare)}?shape=tall`)
    expect(itself.rawPayload.equals((await app.inject(pathOf(bare))).rawPayload)).toBe(true)
    expect(itself.headers['cache-control']).toBe('public, max-age=3600')
    expect((await app.inject(`${pathOf(made)}?shape=round`)).statusCode).toBe(400)
  })

  test('of words are made in another shape too', async () => {
    const { images } = await answerOf<ResponseOf<'textToImage'>>('/text2image/generate', { prompt: 'a red mug on oak', seed: 1 })
    const tall = await app.inject(`${pathOf(images[0].url)}?shape=tall`)
    expect(tall.headers['cache-control']).toContain('immutable')
    const image = await decodeImage(tall.rawPayload, 4000)
    expect([image.width, image.height]).toEqual([1080, 1920])
    const recipes = createImageRecipes(database.rows, diskFileStore(join(folder, 'files')), Date.now)
    const recipe = await recipes.recipeOf(pathOf(images[0].url).replace('/files/', ''))
    expect(recipe).toMatchObject({ kind: 'words', shapes: { tall: String(tall.headers.etag).replaceAll('"', '') } })
  })

  test('of a shop are fetched; the same request and seed give the same file', async () => {
    const request = { imageUrl: `${shopAddress}/plate.jpg`, prompt: 'on a wooden table', seed: 3, output_format: 'jpeg' }
    const one = await answerOf<ResponseOf<'changeBackground'>>('/change-background-flux-kontext/generate', request)
    const two = await answerOf<ResponseOf<'changeBackground'>>('/change-background-flux-kontext/generate', request)
    expect(two.url).toBe(one.url)
    expect(one.engine).toBe('studio')
    const recipes = createImageRecipes(database.rows, diskFileStore(join(folder, 'files')), Date.now)
    const recipe = await recipes.recipeOf(pathOf(one.url).replace('/files/', ''))
    expect(recipe).toMatchObject({ kind: 'photograph', prompt: 'on a wooden table', colors: [], seed: 3 })
    const [storedKey] = recipe?.kind === 'photograph' ? recipe.photographs : []
    expect((await app.inject(`/files/${storedKey}`)).rawPayload.equals(await encodeJpeg(photograph(500, 40)))).toBe(true)
  })

  test.each([
    ['/liar.jpg', 422, 'picture.undecodable'],
    ['/gone.jpg', 502, 'picture.unreachable'],
  ])('at %s fail with %i %s', async (path, status, code) => {
    const request = { imageUrl: shopAddress + path, prompt: 'on a wooden table' }
    expect(await failureOf('/change-background-flux-kontext/generate', request)).toMatchObject({ status, code })
  })

  test('in a private network are not fetched', async () => {
    const request = { imageUrl: 'http://10.0.0.1/plate.jpg', prompt: 'on a wooden table' }
    expect(await failureOf('/change-background-flux-kontext/generate', request)).toMatchObject({ status: 403, code: 'url.private' })
  })

  test('are cut out in the given order; one that fails keeps its own address', async () => {
    const urls = [`${shopAddress}/plate.jpg`, `${shopAddress}/gone.jpg`]
    const { processedUrls, results } = await answerOf<ResponseOf<'preprocessImages'>>('/preprocess-image/process', { urls })
    expect(results).toEqual([
      { cutOut: true, confidence: expect.any(Number), note: expect.stringContaining('500 × 500'), place: expect.any(Object) },
      { cutOut: false, confidence: 0 },
    ])
    expect(processedUrls[1]).toBe(urls[1])
    expect((await app.inject(pathOf(processedUrls[0]))).headers['content-type']).toBe('image/png')
  })

  test('that show several things keep the one that the other pictures of the page show, and the reply says so', async () => {
    const urls = [`${shopAddress}/beside.jpg`]
    const pictures = [`${shopAddress}/plate.jpg?1`, `${shopAddress}/gone.jpg`, `${shopAddress}/plate.jpg?2`]
    const cutOf = async (product?: object) => {
      const { processedUrls, results } = await answerOf<ResponseOf<'preprocessImages'>>('/preprocess-image/process', { urls, product })
      const file = (await app.inject(pathOf(processedUrls[0]))).rawPayload
      const { width, data } = await decodeImage(file, 1024)
      const alphaAt = (x: number, y: number): number => data[(Math.round(y * width) * width + Math.round(x * width)) * 4 + 3]
      return { ...results[0], disc: alphaAt(0.3, 0.5), other: alphaAt(0.75, 0.5) }
    }
    const leftOut = expect.stringContaining('Other things in the photograph were left out')
    expect(await cutOf({ name: 'Round Plate', pictures })).toMatchObject({ cutOut: true, disc: 255, other: 0, note: leftOut })
    const all = { other: 255, note: expect.not.stringContaining('left out') }
    expect(await cutOf()).toMatchObject(all)
    expect(await cutOf({ name: 'Set of Two Plates', pictures })).toMatchObject(all)
  })

  test('that all fail to be cut out are a failure', async () => {
    expect(await failureOf('/preprocess-image/process', { urls: [`${shopAddress}/gone.jpg`] })).toMatchObject({ status: 502 })
  })

  test('are categorised from bytes, an address, or the page’s text', async () => {
    const bytes = Buffer.from(await encodeJpeg(photograph(60, 30))).toString('base64')
    for (const request of [
      { imageBase64: bytes },
      { imageBase64: `data:image/jpeg;base64,${bytes}` },
      { imageUrl: `${shopAddress}/plate.jpg` },
      { hint: 'running shoes' },
    ]) {
      const reply = await answerOf<ResponseOf<'categorizeImage'>>('/image-categorize/categorize', request)
      expect(reply.category).not.toBe('')
      expect(reply.engine).toBe('studio')
    }
    expect(await failureOf('/image-categorize/categorize', {})).toMatchObject({ status: 400, message: 'Invalid image data' })
  })
})

test('copy has the field names of the wire, at least three options, five prompts and the engine', async () => {
  const request = {
    title: 'Round Plate',
    description: 'A round plate of glazed stoneware, made by hand.',
    facts: { brand: 'Kiln' },
    targeting: { unknownKey: 1 },
  }
  const { copy, imagePrompts, engine, seed } = await answerOf<ResponseOf<'generateCopy'>>('/generate-copy/generate', request)
  expect(copy.length).toBeGreaterThanOrEqual(3)
  expect(imagePrompts).toHaveLength(5)
  expect(copy.every(({ headline, subline, button }) => headline !== '' && subline !== '' && button !== '')).toBe(true)
  expect(engine).toBe('studio')
  expect(await answerOf('/generate-copy/generate', { ...request, seed })).toMatchObject({ copy, imagePrompts })
})

const creative = {
  image: '',
  brandLogo: null,
  brandName: 'Kiln',
  headline: 'Made by hand',
  description: 'A round plate of glazed stoneware.',
  callToAction: 'Shop now',
  accent: '#1767E4',
}

describe('a finished creative', () => {
  test('has exactly the pixels of its format', async () => {
    const made = await answerOf<ResponseOf<'finishCreative'>>('/creatives/finish', {
      creative: { ...creative, image: `${shopAddress}/plate.jpg` },
      layout: 'poster',
      format: 'story',
    })
    expect(made).toMatchObject({ width: 1080, height: 1920, contentType: 'image/jpeg', engine: 'studio' })
    expect(made).not.toHaveProperty('note')
    const image = await decodeImage((await app.inject(pathOf(made.url))).rawPayload, 4000)
    expect([image.width, image.height]).toEqual([1080, 1920])
  })

  test('shows its image in the shape that its layout needs, where the ad has shapes', async () => {
    const { url } = await upload(photograph(300, 100))
    const { url: image } = await answerOf<ResponseOf<'changeBackground'>>('/change-background-flux-kontext/generate', {
      imageUrl: url,
      prompt: 'on a marble table',
      seed: 7,
    })
    const finished = async (hasShapes: boolean) => {
      const order = { creative: { ...creative, image, hasShapes }, layout: 'poster', format: 'story' }
      const reply = await answerOf<ResponseOf<'finishCreative'>>('/creatives/finish', order)
      return decodeImage((await app.inject(pathOf(reply.url))).rawPayload, 4000)
    }
    const [plain, shaped] = [await finished(false), await finished(true)]
    const long = await decodeImage((await app.inject(`${pathOf(image)}?shape=long`)).rawPayload, 4000)
    /** Of the lines above the text: the image is a little wider than the story, which shows its middle. */
    const differenceAbove = ({ width, data }: typeof long): number => {
      const edge = (long.width - width) / 2
      const above = Array.from({ length: 600 * width }, (_, at) => {
        const there = Math.floor(at / width) * long.width + edge + (at % width)
        return [0, 1, 2].reduce((sum, channel) => sum + Math.abs(data[at * 4 + channel] - long.data[there * 4 + channel]), 0) / 3
      })
      return above.reduce((sum, each) => sum + each, 0) / above.length
    }
    expect(differenceAbove(shaped)).toBeLessThan(1)
    expect(differenceAbove(plain)).toBeGreaterThan(2)
  })

  test('has a headline in any script; characters that no font has are refused by name', async () => {
    const inScript = (headline: string) => ({ creative: { ...creative, image: `${shopAddress}/plate.jpg`, headline } })
    const made = await answerOf<ResponseOf<'finishCreative'>>('/creatives/finish', inScript('やわらかな綿のクッション'))
    expect(made).toMatchObject({ width: 1080, height: 1350, contentType: 'image/jpeg' })
    expect(await failureOf('/creatives/finish', inScript('ᚠᚢᚦ'))).toMatchObject({ status: 422, code: 'text.undrawable' })
  })

  test('with an unreachable logo is made without it, and says so', async () => {
    const made = await answerOf<ResponseOf<'finishCreative'>>('/creatives/finish', {
      creative: { ...creative, image: `${shopAddress}/plate.jpg`, brandLogo: `${shopAddress}/gone.png` },
    })
    expect(made.note).toBe(WITHOUT_LOGO)
  })

  test('without its image is a failure', async () => {
    expect(await failureOf('/creatives/finish', { creative: { ...creative, image: `${shopAddress}/gone.jpg` } })).toMatchObject({
      status: 502,
      code: 'picture.unreachable',
    })
  })
})

test('the words of phrases are those between which lines of a file end', async () => {
  const phrases = ['ຊື້ດຽວນີ້', 'Shop']
  const reply = await app.inject({ method: 'POST', url: '/api/creatives/words', payload: { phrases } })
  expect(reply.json()).toEqual({ words: [['ຊື້', 'ດຽວນີ້'], ['Shop']] })
})

test('listing the templates draws nothing; a thumbnail is drawn by its own layout when its address is requested', async () => {
  const files = async () => (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.jpg')).length
  const before = await files()
  const reply = await app.inject('/api/templates')
  const { templates } = reply.json<ResponseOf<'listTemplates'>>()
  expect(templates.map(({ id }) => id)).toContain('card-social')
  expect(await files()).toBe(before)
  const drawn = new Set<string>()
  for (const { thumbnailUrl } of templates.filter(({ format }) => format === 'landscape')) {
    const { headers, rawPayload } = await app.inject(pathOf(thumbnailUrl))
    expect(headers['content-type']).toBe('image/jpeg')
    drawn.add(rawPayload.toString('base64'))
  }
  expect(drawn.size).toBe(Object.keys(adLayouts).length)
  const after = await files()
  expect((await app.inject(pathOf(templates[0].thumbnailUrl))).statusCode).toBe(200)
  await app.inject(pathOf(templates[0].thumbnailUrl))
  expect(await files()).toBe(after + 1)
  expect((await app.inject('/files/templates/no-such.jpg')).statusCode).toBe(404)
})

describe.each(testDatabases)('an ad on $name', ({ open }) => {
  const others = { app, database }
  beforeAll(async () => {
    Object.assign(others, { app, database })
    database = await open()
    app = await createWholeApp({ env: {}, folder, database, workers: here, now: Date.now })
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await database.close()
    ;({ app, database } = others)
  })

  const display = (imageUrl: string) => ({ type: 'display', imageUrl })

  test('gets a random id, a title and a date when it has none', async () => {
    const reply = await call('/ads', display('https://shop.example/a.jpg'))
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      type: 'display',
      id: expect.stringMatching(/^ad_[0-9a-f]{32}$/),
      title: expect.stringMatching(/^Creation \d+$/),
    })
    expect(Math.abs(Date.parse(reply.json().createdAt) - Date.now())).toBeLessThan(60_000)
  })

  test('of each type has the prefix of its type', async () => {
    const image = {
      type: 'image',
      imageUrl: 'x',
      productName: 'Plate',
      category: null,
      style: null,
      resolution: null,
      originalPrompt: null,
      productDescription: null,
      imageVariants: [],
    }
    const video = {
      type: 'video',
      videoUrl: 'x',
      thumbnailUrl: null,
      duration: '0:15',
      format: 'MP4',
      resolution: 'HD 1280x720',
      category: 'Generated',
    }
    expect((await call('/ads', image)).json().id).toMatch(/^img_/)
    expect((await call('/ads', video)).json().id).toMatch(/^video_/)
    expect((await call('/ads', { type: 'poster', imageUrl: 'x' })).statusCode).toBe(400)
  })

  test('takes its files along when deleted, unless another ad uses them', async () => {
    const mine = await upload(photograph(30, 1))
    const shared = await upload(photograph(30, 2))
    const uploaded = await upload(photograph(30, 3))
    const one = (await call('/ads', { ...display(mine.url), imageVariants: [mine.url, shared.url] })).json()
    const two = (await call('/ads', display(shared.url))).json()
    expect((await app.inject({ method: 'DELETE', url: `/api/ads/${one.id}`, headers: { cookie: COOKIE } })).statusCode).toBe(204)
    const statusOf = async ({ url }: UploadedFile) => (await app.inject(pathOf(url))).statusCode
    expect([await statusOf(mine), await statusOf(shared), await statusOf(uploaded)]).toEqual([404, 200, 200])
    await app.inject({ method: 'DELETE', url: `/api/ads/${two.id}`, headers: { cookie: COOKIE } })
    expect(await statusOf(shared)).toBe(404)
    const secondDelete = await app.inject({ method: 'DELETE', url: `/api/ads/${one.id}`, headers: { cookie: COOKIE } })
    expect([secondDelete.statusCode, secondDelete.json().error.code]).toEqual([404, 'ad.not-found'])
  })

  test('sent again under its id replaces the stored one', async () => {
    const file = await upload(photograph(30, 4))
    const ad = (await call('/ads', display(file.url))).json()
    expect((await call('/ads', { ...ad, title: 'New title' })).json()).toEqual({ ...ad, title: 'New title' })
    expect((await app.inject({ method: 'DELETE', url: `/api/ads/${ad.id}`, headers: { cookie: COOKIE } })).statusCode).toBe(204)
    expect((await app.inject({ method: 'DELETE', url: `/api/ads/${ad.id}`, headers: { cookie: COOKIE } })).statusCode).toBe(404)
  })
})

test('the server reports its health and capabilities', async () => {
  expect((await app.inject('/api/health')).json()).toMatchObject({
    status: 'ok',
    engines: { copy: 'studio', background: 'studio', category: 'studio', video: 'studio' },
  })
  const { features, limits } = (await app.inject('/api/capabilities')).json<ResponseOf<'capabilities'>>()
  expect(features.background).toMatchObject({ available: true, needsNetwork: false, estimate: { usd: 0 } })
  expect(features.video).toMatchObject({ available: true, estimate: { usd: 0 } })
  expect(limits).toEqual({
    uploadFiles: 10,
    uploadPictureBytes: 26_214_400,
    uploadVideoBytes: expect.any(Number),
    uploadVideoSeconds: 10,
    picturePixels: expect.any(Number),
    variantPixels: expect.any(Number),
    imagesPerRequest: expect.any(Number),
  })
})
