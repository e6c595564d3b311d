import { createServer, type Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type SocialAd } from '@adloom/domain/ad.ts'
import { type Campaign } from '@adloom/domain/campaign/campaign.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestBrowser, testBrowser } from '../browser.test-data.ts'
import { type Database } from '../database/database.ts'
import { openInMemory } from '../database/made-database.test-data.ts'
import { createWholeApp } from '../whole-app.test-data.ts'

/** Runs the engine's tasks in this thread. */
const here: Workers = {
  // The task of a name takes and returns what that name says.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}

const mug = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#fff"/><rect x="120" y="110" width="150" height="190" rx="18" fill="#1f6f54"/></svg>',
  ),
)
  .jpeg()
  .toBuffer()

let folder = ''
let shop: Server
let host = ''
let database: Database
let app: FastifyInstance
let browser: TestBrowser

beforeAll(async () => {
  shop = createServer((request, reply) => {
    if (request.url?.endsWith('.jpg') === true) reply.setHeader('content-type', 'image/jpeg').end(mug)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(shop.address() as AddressInfo).port}`
  folder = await mkdtemp(join(tmpdir(), 'adloom-campaigns-'))
  database = await openInMemory()
  app = await createWholeApp({
    env: { RATE_FACTOR: '1000', FETCH_ALLOW_HOSTS: host },
    folder,
    database,
    workers: here,
    now: () => Date.now(),
  })
}, 60_000)
beforeEach(() => {
  browser = testBrowser(() => app)
})
afterAll(async () => {
  await app.close()
  await database.close()
  shop.close()
  await rm(folder, { recursive: true, force: true })
})

const feed = () =>
  [
    'id,title,description,image link,price',
    `m1,Walnut mug,"A mug of 350 ml, thrown by hand and glazed twice.",http://${host}/1.jpg,24.90 EUR`,
    'm2,,,,19 EUR',
    `m3,Cherry mug,"A mug of 250 ml, fired at 1240 °C and safe in the dishwasher.",http://${host}/3.jpg,29 EUR`,
  ].join('\n')

const post = async <Body>(url: string, payload: object, status = 200): Promise<Body> => {
  const reply = await browser.send('POST', url, payload)
  expect([reply.statusCode, reply.body.slice(0, 300)]).toEqual([status, expect.anything()])
  return reply.json<Body>()
}
const adsOf = async (): Promise<SocialAd[]> =>
  (await browser.send('GET', '/api/ads')).json<ResponseOf<'listAds'>>().ads.map(({ ad }) => ad as SocialAd)

async function finished(id: string): Promise<Campaign> {
  for (;;) {
    const campaign = (await browser.send('GET', `/api/campaigns/${id}`)).json<Campaign>()
    if (campaign.status === 'finished') return campaign
    await wait(100)
  }
}

test('a feed is kept, looked at and made into ads, which are changed together and stay when the campaign is called off', async () => {
  const { key } = await post<ResponseOf<'uploadFeed'>>('/api/feeds', { text: feed(), name: 'mugs.csv' })
  const { preview } = await post<ResponseOf<'previewFeed'>>('/api/feeds/preview', { feed: { key } })
  expect(preview).toMatchObject({ kind: 'google', total: 3, totalWrong: 1 })
  expect(preview.columns.map(({ field }) => field)).toEqual(['id', 'title', 'description', 'image', 'price'])

  const choices = { images: 1, texts: 2, callToAction: 'Buy now' }
  const { id } = await post<Campaign>('/api/campaigns', { name: 'Mugs', feed: { key }, choices }, 201)
  expect((await finished(id)).products).toEqual({ waiting: 0, making: 0, made: 2, failed: 0, refused: 1 })
  const made = await adsOf()
  expect(made.map(({ title, campaign, callToAction }) => [title, campaign, callToAction])).toEqual(
    expect.arrayContaining([
      ['Cherry mug', { id, name: 'Mugs' }, 'Buy now'],
      ['Walnut mug', { id, name: 'Mugs' }, 'Buy now'],
    ]),
  )
  expect(made).toHaveLength(2)
  for (const { contentVariations, productImageVariants } of made) {
    expect([contentVariations.length, productImageVariants.length]).toEqual([2, 1])
    expect((await app.inject(new URL(productImageVariants[0]).pathname)).statusCode).toBe(200)
  }
  const products = (await browser.send('GET', `/api/campaigns/${id}/products?status=refused`)).json<ResponseOf<'campaignProducts'>>()
  expect(products.products).toMatchObject([{ row: 3, code: 'feed.no-link' }])

  const edit = { change: 'layout', layout: 'poster' }
  expect(await post<ResponseOf<'editCampaign'>>(`/api/campaigns/${id}/edits`, { edit })).toMatchObject({
    changed: 2,
    campaign: { choices: { layouts: ['poster'] } },
  })
  expect((await adsOf()).map(({ layout }) => layout)).toEqual(['poster', 'poster'])

  expect((await browser.send('DELETE', `/api/campaigns/${id}`)).statusCode).toBe(204)
  expect((await browser.send('GET', `/api/campaigns/${id}`)).statusCode).toBe(404)
  expect(await adsOf()).toHaveLength(2)
}, 60_000)

test('what is no feed is told so, and a feed that nobody has kept', async () => {
  const { key } = await post<ResponseOf<'uploadFeed'>>('/api/feeds', { text: 'hello there', name: 'note.txt' })
  const unknown = await browser.send('POST', '/api/feeds/preview', { feed: { key } })
  expect([unknown.statusCode, unknown.json<{ error: { code: string } }>().error.code]).toEqual([422, expect.stringMatching(/^feed\./)])
  const missing = await browser.send('POST', '/api/campaigns', { name: 'Gone', feed: { key: `${'0'.repeat(64)}.bin` } })
  expect(missing.statusCode).toBe(404)
  const own = await browser.send('POST', '/api/feeds/preview', { feed: { url: 'http://192.168.0.1/feed.xml' } })
  expect(own.json<{ error: { code: string } }>().error.code).toBe('url.private')
})
