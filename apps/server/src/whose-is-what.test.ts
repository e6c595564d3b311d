import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AdPage } from '@adloom/domain/calls/ad-calls.ts'
import { type UploadedFile } from '@adloom/domain/upload.ts'
import { encodePng } from '@adloom/engine/image/pixels.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { eq } from 'drizzle-orm'
import { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestBrowser, testBrowser } from './browser.test-data.ts'
import { type Database } from './database/database.ts'
import { testDatabases } from './database/databases.test-data.ts'
import { campaigns } from './database/campaign-tables.ts'
import { apiTokens, webhooks } from './database/program-tables.ts'
import { ads, packs, paidCalls, storedFiles } from './database/schema.ts'
import { createAdStore } from './storage/ad-store.ts'
import { createWholeApp } from './whole-app.test-data.ts'

/** Runs the engine's tasks in this thread. */
const here: Workers = {
  // The task of a name takes and returns what that name says.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}

let shade = 0
let nowMs = Date.UTC(2026, 10, 23)

/** A small picture that no other test has. */
async function picture(side = 4): Promise<string> {
  shade += 1
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  data.set([shade % 256, Math.floor(shade / 256), 7, 255])
  return `data:image/png;base64,${Buffer.from(await encodePng({ width: side, height: side, data })).toString('base64')}`
}

describe.each(testDatabases)('two browsers on $name', ({ open }) => {
  let folder = ''
  let database: Database
  let app: FastifyInstance
  let one: TestBrowser
  let other: TestBrowser

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adloom-owners-'))
    database = await open()
    app = await createWholeApp({ env: { RATE_FACTOR: '1000000' }, folder, database, workers: here, now: () => nowMs })
  }, 60_000)
  beforeEach(() => {
    one = testBrowser(() => app)
    other = testBrowser(() => app)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const upload = async (browser: TestBrowser, data?: string): Promise<UploadedFile> =>
    (await browser.send('POST', '/api/storage/upload', { data: data ?? (await picture()) })).json()
  const save = (browser: TestBrowser, imageUrl: string, more: object = {}) =>
    browser.send('POST', '/api/ads', { type: 'display', imageUrl, ...more })
  const idOf = async (browser: TestBrowser, imageUrl: string): Promise<string> => (await save(browser, imageUrl)).json<{ id: string }>().id
  const remove = async (browser: TestBrowser, id: string) => (await browser.send('DELETE', `/api/ads/${id}`)).statusCode
  const listOf = async (browser: TestBrowser, query = ''): Promise<AdPage> => (await browser.send('GET', `/api/ads${query}`)).json()
  const isThere = async ({ key }: UploadedFile) => (await app.inject(`/files/${key}`)).statusCode === 200

  test('neither deletes the other’s file by naming it in an ad of its own', async () => {
    const file = await upload(one)
    expect(await remove(other, await idOf(other, file.url))).toBe(204)
    expect(await isThere(file)).toBe(true)
  })

  test('neither changes or deletes the other’s ad', async () => {
    const file = await upload(one)
    const id = await idOf(one, file.url)
    const taken = await save(other, file.url, { id, title: 'Mine now' })
    expect([taken.statusCode, taken.json().error.code]).toEqual([409, 'ad.taken'])
    expect(await remove(other, id)).toBe(404)
    expect(await isThere(file)).toBe(true)
    expect(await remove(one, id)).toBe(204)
    expect(await isThere(file)).toBe(false)
  })

  test('a file that both have stays until both gave it up', async () => {
    const data = await picture()
    const [mine, theirs] = [await upload(one, data), await upload(other, data)]
    const [first, second] = [await idOf(one, mine.url), await idOf(other, theirs.url)]
    await remove(one, first)
    expect(await isThere(mine)).toBe(true)
    await remove(other, second)
    expect(await isThere(mine)).toBe(false)
  })

  test('a file that the other’s ad shows stays', async () => {
    const file = await upload(one)
    const [first] = [await idOf(one, file.url), await idOf(other, file.url)]
    await remove(one, first)
    expect(await isThere(file)).toBe(true)
  })

  test('each lists its own ads and deletions, newest change first, in pages', async () => {
    expect(await listOf(one)).toEqual({ ads: [], deleted: [], total: 0, cursor: null })
    const ids = []
    for (let place = 0; place < 4; place++) {
      nowMs += 1000
      ids.push(await idOf(one, 'https://shop.example/a.jpg'))
    }
    await idOf(other, 'https://shop.example/a.jpg')
    nowMs += 1000
    await remove(one, ids[1])
    nowMs += 1000
    await save(one, 'https://shop.example/b.jpg', { id: ids[0], title: 'Changed' })
    const first = await listOf(one, '?limit=2')
    expect([first.ads.map(({ ad }) => ad.title), first.deleted.map(({ id }) => id), first.total]).toEqual([['Changed'], [ids[1]], 3])
    expect(first.ads[0].updatedAt).toBe(new Date(nowMs).toISOString())
    const second = await listOf(one, `?limit=2&cursor=${first.cursor ?? ''}`)
    expect(second.ads.map(({ ad }) => ad.id)).toEqual([ids[3], ids[2]])
    expect((await listOf(one, `?limit=2&cursor=${second.cursor ?? ''}`)).ads).toEqual([])
    expect((await one.send('GET', '/api/ads?cursor=nonsense')).statusCode).toBe(400)
  })

  test('files have the address under which the list was asked for, other pictures their own', async () => {
    const file = await upload(one)
    const away = `https://shop.example/files/${'0'.repeat(64)}.jpg`
    await save(one, file.url, { imageVariants: [away] })
    const reply = await one.send('GET', '/api/ads', undefined, { host: '127.0.0.1:4400' })
    const [{ ad }] = reply.json<AdPage>().ads
    expect(ad).toMatchObject({ imageUrl: `http://127.0.0.1:4400/files/${file.key}`, imageVariants: [away] })
  })

  test('a deleted ad that is sent again is no longer deleted', async () => {
    const id = await idOf(one, 'https://shop.example/a.jpg')
    await remove(one, id)
    await save(one, 'https://shop.example/a.jpg', { id })
    expect(await listOf(one)).toMatchObject({ ads: [{ ad: { id } }], deleted: [], total: 1 })
  })

  test('an ad from before ads had owners goes to whoever knows its id, with its files', async () => {
    const file = await upload(one)
    const id = await idOf(one, file.url)
    await database.rows.update(ads).set({ owner: null }).where(eq(ads.id, id))
    await database.rows.delete(storedFiles).where(eq(storedFiles.key, file.key))
    const stranger = await upload(one)
    await save(other, stranger.url, { id })
    expect((await listOf(other)).ads.map(({ ad }) => ad.id)).toEqual([id])
    expect(await remove(other, id)).toBe(204)
    // The file it had came with it, but not the one that was named when it was taken.
    expect(await isThere(stranger)).toBe(true)
  })

  test('neither stops or deletes the other’s video; whoever knows its id may read it', async () => {
    const file = await upload(one)
    const started = await one.send('POST', '/api/generate-video/jobs', { prompt: 'turn', imageUrl: file.url })
    const { id } = started.json<{ id: string }>()
    const at = `/api/generate-video/jobs/${id}`
    expect([(await other.send('DELETE', at)).statusCode, (await other.send('GET', at)).statusCode]).toEqual([404, 200])
    const listed = async (browser: TestBrowser) =>
      (await browser.send('GET', '/api/generate-video/jobs')).json<{ jobs: object[] }>().jobs.length
    expect([await listed(one), await listed(other)]).toEqual([1, 0])
    expect((await one.send('DELETE', at)).statusCode).toBe(204)
  })

  test('a browser that had videos under its older cookie still has them', async () => {
    const file = await upload(one)
    const { id } = (await one.send('POST', '/api/generate-video/jobs', { prompt: 'turn', imageUrl: file.url })).json<{ id: string }>()
    const old = testBrowser(() => app, { adloom_videos: one.cookies.get('adloom_browser') ?? '' })
    expect((await old.send('GET', '/api/generate-video/jobs')).json()).toMatchObject({ jobs: [{ id }] })
    expect((await old.send('DELETE', `/api/generate-video/jobs/${id}`)).statusCode).toBe(204)
  })

  test('what a browser made before its user signed in becomes the user’s', async () => {
    const store = createAdStore(database.rows, diskFileStore(join(folder, 'files')), () => nowMs)
    const data = await picture()
    const file = await upload(one, data)
    const [id, gone] = [await idOf(one, file.url), await idOf(one, file.url)]
    await remove(one, gone)
    const [{ owner: ticket }] = await database.rows.select({ owner: ads.owner }).from(ads).where(eq(ads.id, id))
    await store.takeOver([ticket ?? ''], 'ada')
    await store.takeOver([ticket ?? ''], 'ada')
    const page = await store.list('ada', { cursor: null, limit: 10 }, (key) => key)
    expect([page.ads.map(({ ad }) => ad.id), page.deleted.map((each) => each.id)]).toEqual([[id], [gone]])
    expect(await remove(one, id)).toBe(404)
    await store.delete(id, 'ada')
    expect(await isThere(file)).toBe(false)
  })

  test('campaigns, packs, tokens and webhooks of a browser become its user’s, too', async () => {
    const store = createAdStore(database.rows, diskFileStore(join(folder, 'files')), () => nowMs)
    const { rows } = database
    const of = { id: 'x', owner: 'ticket', createdAt: new Date(nowMs) }
    await rows.insert(campaigns).values({ ...of, client: 'client', name: 'Mugs', choices: {}, feed: {}, origin: 'http://localhost:4400' })
    await rows.insert(packs).values({ ...of, ads: [], choices: {} })
    await rows.insert(apiTokens).values({ ...of, name: 'Program', scopes: [], hash: 'hash' })
    await rows.insert(webhooks).values({ ...of, url: 'https://shop.example/', events: [], secret: 'whsec_' })
    await store.takeOver(['ticket'], 'ada')
    for (const table of [campaigns, packs, apiTokens, webhooks]) expect(await rows.$count(table, eq(table.owner, 'ada'))).toBe(1)
  })

  test('a user who signed in has one library in every browser, and sees the own spending alone', async () => {
    const token = 'a-token-nobody-can-guess'
    const env = { RATE_FACTOR: '1000000', ACCESS_TOKEN: token, DAILY_BUDGET_PER_USER_USD: '3' }
    const closed = await createWholeApp({ env, folder, database, workers: here, now: () => nowMs })
    const [desk, phone] = [testBrowser(() => closed), testBrowser(() => closed)]
    const authorization = `Bearer ${token}`
    const made = await desk.send('POST', '/api/ads', { type: 'display', imageUrl: 'https://shop.example/a.jpg' }, { authorization })
    const listed = await phone.send('GET', '/api/ads', undefined, { authorization })
    expect(listed.json<AdPage>().ads.map(({ ad }) => ad.id)).toEqual([made.json<{ id: string }>().id])
    const day = new Date(nowMs).toISOString().slice(0, 10)
    const paid = { day, role: 'copy', engine: 'acme:words', startedAt: new Date(nowMs), microUsd: 2_000_000 }
    await database.rows.insert(paidCalls).values({ ...paid, id: 'paid_1', owner: 'somebody else' })
    const costs = await phone.send('GET', '/api/costs', undefined, { authorization })
    expect(costs.json()).toMatchObject({ spentUsd: 0, budgetUsd: 3, paid: [] })
    expect((await one.send('GET', '/api/costs')).json()).toMatchObject({ spentUsd: 2 })
    await database.rows.delete(paidCalls)
    await closed.close()
  })

  test('what a browser made before anybody signed in goes to the first user whose page it opens, and to none after', async () => {
    const file = await upload(one)
    const id = await idOf(one, file.url)
    const { id: job } = (await one.send('POST', '/api/generate-video/jobs', { prompt: 'turn', imageUrl: file.url })).json<{ id: string }>()
    const env = { RATE_FACTOR: '1000000', PROXY_USER_HEADER: 'X-User', TRUSTED_PROXIES: 'loopback' }
    const closed = await createWholeApp({ env, folder, database, workers: here, now: () => nowMs })
    const shared = testBrowser(() => closed, Object.fromEntries(one.cookies))
    const seen = async (user: string) => {
      const as = { 'x-user': user }
      const library = (await shared.send('GET', '/api/ads', undefined, as)).json<AdPage>()
      const videos = (await shared.send('GET', '/api/generate-video/jobs', undefined, as)).json<{ jobs: readonly { id: string }[] }>()
      return [library.ads.map(({ ad }) => ad.id), videos.jobs.map((each) => each.id)]
    }
    // Ann makes nothing and does not open her library.
    for (const user of ['ann', 'bob']) await shared.send('GET', '/wizard', undefined, { accept: 'text/html', 'x-user': user })
    expect(await seen('bob')).toEqual([[], []])
    expect(await seen('ann')).toEqual([[id], [job]])
    await closed.close()
  })

  test('a program that does not send its cookie back can neither list nor delete what it made', async () => {
    const programs = () => testBrowser(() => app)
    const id = await idOf(programs(), 'https://shop.example/a.jpg')
    expect([(await listOf(programs())).total, await remove(programs(), id)]).toEqual([0, 404])
    const kept = programs()
    const own = await idOf(kept, 'https://shop.example/a.jpg')
    expect([(await listOf(kept)).total, await remove(kept, own)]).toEqual([1, 204])
  })

  test('only a call that keeps something gives a browser its ticket', async () => {
    await one.send('GET', '/api/ads')
    expect([...one.cookies.keys()]).toEqual([])
    const reply = await one.send('POST', '/api/storage/upload', { data: await picture() })
    expect(reply.headers['set-cookie']).toMatch(/^adloom_browser=[\w-]{32}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('a file beyond the quota is refused before it is written, and there is room again after a deletion', async () => {
    const env = { RATE_FACTOR: '1000000', STORAGE_QUOTA_MB: '0.0001' }
    const small = await createWholeApp({ env, folder, database, workers: here, now: () => nowMs })
    const browser = testBrowser(() => small)
    const data = await picture()
    const first = await upload(browser, data)
    const refused = await browser.send('POST', '/api/storage/upload', { data: await picture() })
    expect([refused.statusCode, refused.json().error.code]).toEqual([507, 'storage.quota'])
    expect((await browser.send('POST', '/api/storage/upload', { data })).statusCode).toBe(200)
    // A page is read without the picture that stands in it.
    const html = `<!doctype html><title>Mug</title><h1>Stoneware mug</h1><img src="${await picture(500)}" width="500" height="500" alt="Stoneware mug"><p>A mug of glazed stoneware, made by hand. €24.50</p><button>Add to cart</button>`
    const read = await browser.send('POST', '/api/parser/parse', { url: 'https://shop.example/p/mug', html })
    expect(read.json()).toMatchObject({ productImages: [], note: expect.stringContaining('could not be kept. Your files take all of') })
    expect(read.json().title).toBe('Stoneware mug')
    await remove(browser, await idOf(browser, first.url))
    expect((await browser.send('POST', '/api/storage/upload', { data: await picture() })).statusCode).toBe(200)
    await small.close()
  })
})
