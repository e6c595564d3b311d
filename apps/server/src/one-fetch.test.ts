import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database } from './database/database.ts'
import { openInMemory } from './database/made-database.test-data.ts'
import { createWholeApp } from './whole-app.test-data.ts'

/** Runs the engine's tasks in this thread. */
const here: Workers = {
  // The task of a name takes and returns what that name says.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}

/** A round thing on a pale background. */
function photograph(side: number) {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [(at % side) / side - 0.5, Math.floor(at / side) / side - 0.5]
    data.set(x * x + y * y < 0.09 ? [180, 40, 60 + Math.round(90 * (x + 0.5)), 255] : [244, 244, 246, 255], at * 4)
  }
  return { width: side, height: side, data }
}

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const page = `<!doctype html><html lang="en"><head><title>Round Plate | Kiln</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Round Plate","description":"A round plate of glazed stoneware, made by hand.","brand":{"@type":"Brand","name":"Kiln"},"image":["/thumb/side.jpg","/plate.jpg","/gone.jpg","/t.gif","/answers-with-a-page.jpg","/small.jpg"],"offers":{"@type":"Offer","price":"24.50","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}</script>
</head><body><header><a href="/"><img src="/logo.svg" alt="Kiln" width="160" height="40"></a></header><h1>Round Plate</h1><p>A round plate of glazed stoneware, made by hand.</p><button>Add to cart</button></body></html>`

/** Requests to the shop: path, and '(part)' for a range request. */
const reached: string[] = []
let folder = ''
let shop: Server
let address = ''
let database: Database
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-fetched-'))
  // The first is larger than the probe that measures it.
  const files = new Map<string, Uint8Array>([
    ['/plate.jpg', Buffer.concat([await encodeJpeg(photograph(420)), Buffer.alloc(80_000)])],
    ['/small.jpg', await encodeJpeg(photograph(300))],
    ['/thumb/side.jpg', await encodeJpeg(photograph(90))],
    ['/t.gif', PIXEL],
    [
      '/logo.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40" fill="#135"/></svg>'),
    ],
  ])
  shop = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    const end = Number(/bytes=0-(\d+)/.exec(request.headers.range ?? '')?.[1] ?? Number.NaN)
    reached.push(Number.isNaN(end) ? path : `${path} (part)`)
    const file = files.get(path)
    if (path === '/p') return reply.writeHead(302, { location: '/plate' }).end()
    if (path === '/plate' || path === '/answers-with-a-page.jpg') return reply.writeHead(200, { 'content-type': 'text/html' }).end(page)
    if (file === undefined) return reply.writeHead(404, { 'content-type': 'text/html' }).end('nothing here')
    const part = Number.isNaN(end) ? file : file.subarray(0, end + 1)
    const isPart = part.length < file.length
    const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg'
    const range = isPart ? { 'content-range': `bytes 0-${part.length - 1}/${file.length}` } : {}
    return reply.writeHead(isPart ? 206 : 200, { 'content-type': type, 'content-length': part.length, ...range }).end(part)
  })
  await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready))
  const host = `127.0.0.1:${(shop.address() as AddressInfo).port}` // listening on TCP: never a pipe's name
  address = `http://${host}`
  database = await openInMemory()
  app = await createWholeApp({ env: { FETCH_ALLOW_HOSTS: host }, folder, database, workers: here, now: () => 0 })
}, 60_000)
afterAll(async () => {
  await app.close()
  await database.close()
  await new Promise((closed) => shop.close(closed))
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  reached.length = 0
})

async function ask<Reply>(url: string, payload: object): Promise<Reply> {
  const reply = await app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { host: 'localhost:4400' } })
  expect(reply.json()).not.toHaveProperty('error')
  return reply.json()
}
const times = (what: string): number => reached.filter((one) => one === what).length

test('from the link to the last finished ad the page is fetched once, an image once in full and once in part', async () => {
  const read = (path: string) => ask<ResponseOf<'parseProduct'>>('/parser/parse', { url: address + path })
  const [product, same] = await Promise.all([read('/p'), read('/p')])
  expect(same.title).toBe('Round Plate')
  await read('/plate')
  expect({ page: times('/plate'), sentOn: times('/p') }).toEqual({ page: 1, sentOn: 1 })

  const sizes = product.productImages.map(({ src, width, height }) => `${new URL(src).pathname} ${width}×${height}`)
  expect(sizes).toEqual(['/plate.jpg 420×420', '/small.jpg 300×300', '/thumb/side.jpg 90×90'])
  expect(product.evidence.productImages?.snippet).toBe(`${address}/plate.jpg`)

  const [large, small] = product.productImages.map(({ src }) => src)
  // As many at the same time as there are variants; categorising is the quickest call that reads an image.
  await Promise.all([
    ...[large, small, large, small].map((imageUrl) => ask('/image-categorize/categorize', { imageUrl })),
    ask('/change-background-flux-kontext/generate', { imageUrl: large, prompt: 'on a wooden table by a window', seed: 1 }),
  ])
  const creative = {
    brandLogo: product.logos[0],
    brandName: 'Kiln',
    headline: 'Round',
    description: 'A plate.',
    callToAction: 'Shop now',
    accent: '#aa3322',
  }
  await ask('/creatives/finish', { format: 'social', creative: { ...creative, image: large } })
  expect({ whole: times('/plate.jpg'), part: times('/plate.jpg (part)') }).toEqual({ whole: 1, part: 1 })
  expect({ logo: product.logos[0], times: times('/logo.svg') }).toEqual({ logo: `${address}/logo.svg`, times: 1 })
  // The probe returned all of it.
  expect({ whole: times('/small.jpg'), part: times('/small.jpg (part)') }).toEqual({ whole: 0, part: 1 })
  expect({ gone: times('/gone.jpg') + times('/gone.jpg (part)'), page: times('/plate') }).toEqual({ gone: 1, page: 1 })
}, 60_000)
