import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type NewAd } from '@adloom/domain/ad.ts'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { sampleAdFacts } from '@adloom/domain/design/sample-ad-facts.test-data.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { packLimits, packManifestSchema } from '@adloom/domain/placements/pack.ts'
import { placements } from '@adloom/domain/placements/placement.ts'
import { manifestStoreOf } from '@adloom/engine/image/metadata-parts.ts'
import { problemsOfUpload } from '@adloom/engine/pack/read-upload-table.ts'
import { mp4 } from '@adloom/engine/video/codec/video-header.test-data.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestBrowser, testBrowser } from '../browser.test-data.ts'
import { type Database } from '../database/database.ts'
import { openInMemory } from '../database/made-database.test-data.ts'
import { ads } from '../database/schema.ts'
import { createWholeApp } from '../whole-app.test-data.ts'
import { openedZip } from './opened-zip.test-data.ts'

/** Runs the engine's tasks in this thread. */
const here: Workers = {
  // The task of a name takes and returns what that name says.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}

let folder = ''
let database: Database
let app: FastifyInstance
let owner: TestBrowser
let nowMs = Date.UTC(2026, 10, 28)
let adId = ''
let image = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-packs-'))
  database = await openInMemory()
  app = await createWholeApp({ env: { RATE_FACTOR: '1000000' }, folder, database, workers: here, now: () => nowMs })
  owner = testBrowser(() => app)
  const picture = await sharp({
    create: { width: 800, height: 800, channels: 3, background: '#c0a080', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg()
    .toBuffer()
  const data = `data:image/jpeg;base64,${picture.toString('base64')}`
  const { url }: { url: string } = (await owner.send('POST', '/api/storage/upload', { data })).json()
  image = url
  adId = await saved(adOf(url))
}, 60_000)
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const adOf = (image: string): Extract<NewAd, { type: 'social' }> => ({
  type: 'social',
  title: 'Creation 1',
  brandName: 'Northfield',
  description: 'Leather uppers and a knit lining.',
  headline: 'Shoes that walk all day',
  subheadline: 'Leather uppers.',
  callToAction: 'Shop now',
  productUrl: 'https://shop.example/shoe',
  imageUrl: image,
  brandLogo: null,
  productName: 'Trail Shoe / 2',
  productDescription: 'A shoe of leather.',
  productImageVariants: [image],
  contentVariations: [
    {
      id: '1',
      headline: 'Shoes that walk all day',
      description: 'Leather uppers and a knit lining.',
      callToAction: 'Shop now',
      language: 'en',
      adFacts: sampleAdFacts,
      compact: { headline: 'All-day shoes', description: 'Leather, knit lining.' },
    },
    { id: '2', headline: 'Made for long days', description: 'Knit inside, leather outside.', callToAction: 'Learn more', language: 'en' },
    { id: '3', headline: 'Out all weekend', description: 'Washable and light.', callToAction: 'Shop now', language: 'en' },
  ],
  layout: 'card',
  accent: '#1F6F54',
  facts: { features: ['Leather upper', 'Knit lining', 'Washable'] },
})

async function saved(ad: NewAd): Promise<string> {
  const { id }: { id: string } = (await owner.send('POST', '/api/ads', ad)).json()
  return id
}

async function pack(order: object): Promise<ReadonlyMap<string, Buffer>> {
  const ordered = await owner.send('POST', '/api/packs', order)
  expect(ordered.statusCode).toBe(201)
  const { path }: { path: string } = ordered.json()
  const zip = await owner.send('GET', path)
  expect([zip.statusCode, zip.headers['content-type']]).toEqual([200, 'application/zip'])
  return openedZip(zip.rawPayload)
}

const manifestIn = (files: ReadonlyMap<string, Buffer>) =>
  packManifestSchema.parse(JSON.parse(files.get('manifest.json')?.toString() ?? ''))

test('a pack of every placement has every picture as its manifest says, in the size, weight and type of its place', async () => {
  const files = await pack({ ads: [adId], combinations: 'first' })
  const manifest = manifestIn(files)
  expect(manifest.leftOut).toEqual([])
  expect(manifest.files.map(({ placement }) => placement).toSorted()).toEqual(placements.map(({ id }) => id).toSorted())
  const pictures = [...files.keys()].filter((name) => name.endsWith('.jpg'))
  expect(pictures.toSorted()).toEqual(manifest.files.map(({ name }) => name).toSorted())
  for (const file of manifest.files) {
    const bytes = files.get(file.name) ?? Buffer.alloc(0)
    const { width, height, format } = await sharp(bytes).metadata()
    const placement = placements.find(({ id }) => id === file.placement)
    const size = adFormats[placement?.format ?? 'social']
    expect([width, height, format]).toEqual([size.width, size.height, 'jpeg'])
    expect([file.bytes, file.sha256]).toEqual([bytes.length, createHash('sha256').update(bytes).digest('hex')])
    expect(bytes.length).toBeLessThanOrEqual(placement?.weight?.most ?? Infinity)
    expect(file.checks.filter(({ rule, result }) => ['size', 'ratio', 'weight', 'file type'].includes(rule) && result !== 'pass')).toEqual(
      [],
    )
    expect([file.sourceType, manifestStoreOf(bytes).includes('digitalsourcetype/composite')]).toEqual(['composite', true])
  }
}, 60_000)

test('every image goes with every text, the texts come in every length, and upload files keep the published rules', async () => {
  const files = await pack({
    ads: [adId],
    placements: ['meta-feed-square', 'google-display-square', 'performance-max-square'],
    title: 'Spring',
  })
  const manifest = manifestIn(files)
  expect(manifest.files).toHaveLength(9)
  expect(manifest.ads[0].order.map(({ text }) => text).toSorted((one, other) => one - other)).toEqual([1, 2, 3])
  expect(manifest.ads[0].texts[0].adFacts).toEqual(sampleAdFacts)
  expect(files.get('texts.csv')?.toString()).toContain('Creation 1,1,en,compact,All-day shoes,"Leather, knit lining.",Shop now,13,21')
  for (const kind of ['responsive-display', 'performance-max', 'meta'] as const) {
    const table = files.get(`upload/${kind}.csv`) ?? Buffer.alloc(0)
    expect([kind, problemsOfUpload(kind, table)]).toEqual([kind, []])
    expect(table.toString()).toContain('Spring')
  }
  const [square, wide] = ['1:1, at least 128 × 128', '4:1, at least 512 × 128'].map((logo) => `Northfield: a logo of ${logo} pixels`)
  expect(manifest.uploadFiles.map(({ missing }) => missing)).toEqual([[square, wide], [square], []])
  const names = manifest.files.flatMap(({ name, platform }) => (platform === 'meta' ? [name.slice(name.lastIndexOf('/') + 1)] : []))
  for (const name of names) expect(files.get('upload/meta.csv')?.toString()).toContain(`,${name},`)
}, 60_000)

test('the logo of a brand is drawn once for all its ads, and one that is too small is named', async () => {
  const logo = (side: number): string =>
    `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="50%" cy="50%" r="40%"/></svg>`).toString('base64')}`
  const small = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#803020' } })
    .png()
    .toBuffer()
  const ids = await Promise.all([
    saved({ ...adOf(image), brandLogo: logo(40), title: 'Creation 5' }),
    saved({ ...adOf(image), brandLogo: logo(40), title: 'Creation 6' }),
    saved({ ...adOf(image), brandName: 'Tiny', brandLogo: `data:image/png;base64,${small.toString('base64')}`, title: 'Creation 7' }),
  ])
  const files = await pack({ ads: ids, placements: ['google-display-square', 'iab-rectangle'], combinations: 'first' })
  const { logos, uploadFiles } = manifestIn(files)
  expect(logos.map(({ name, brand, width, height }) => [name, brand, width, height])).toEqual([
    ['Northfield/Northfield-google-logo-square-1200x1200-1-1.png', 'Northfield', 1200, 1200],
    ['Northfield/Northfield-google-logo-wide-1200x300-1-1.png', 'Northfield', 1200, 300],
  ])
  for (const { name, sha256, bytes, checks } of logos) {
    const file = files.get(name) ?? Buffer.alloc(0)
    expect([createHash('sha256').update(file).digest('hex'), file.length]).toEqual([sha256, bytes])
    expect(checks.filter(({ result }) => result !== 'pass')).toEqual([])
  }
  expect(uploadFiles.flatMap(({ missing }) => missing).filter((lack) => lack.includes('logo'))).toEqual([
    "Tiny: a larger logo for 1:1, at least 128 × 128 pixels; the brand's has 40 × 20 and is not enlarged",
    "Tiny: a larger logo for 4:1, at least 512 × 128 pixels; the brand's has 40 × 20 and is not enlarged",
  ])
}, 60_000)

test('display banners come in HTML5 beside their pictures when they are wanted, as the manifest says, and others do not', async () => {
  const files = await pack({ ads: [adId], placements: ['iab-rectangle', 'meta-stories'], combinations: 'first', html5: true })
  const { html5, banners, files: pictures } = manifestIn(files)
  expect(html5).toBe(true)
  expect(banners.map(({ placement }) => placement)).toEqual(['iab-rectangle'])
  const [banner] = banners
  const picture = pictures.find(({ placement }) => placement === banner.placement)
  expect(banner.name).toBe(picture?.name.replace('.jpg', '.zip'))
  const zip = files.get(banner.name) ?? Buffer.alloc(0)
  expect([banner.bytes, banner.sha256]).toEqual([zip.length, createHash('sha256').update(zip).digest('hex')])
  expect([...(await openedZip(zip)).keys()]).toEqual(['index.html', 'fallback.jpg'])
  expect(banner.checks.filter(({ result }) => result !== 'pass')).toEqual([])
  expect(manifestIn(await pack({ ads: [adId], placements: ['iab-rectangle'], combinations: 'first' })).banners).toEqual([])
}, 60_000)

test('names follow the pattern and are never two alike', async () => {
  const files = await pack({ ads: [adId], placements: ['iab-rectangle'], pattern: '{campaign}/{product}' })
  const names = [...files.keys()].filter((name) => name.endsWith('.jpg'))
  expect(names).toEqual(['Creation-1/Trail-Shoe-2.jpg', 'Creation-1/Trail-Shoe-2-2.jpg', 'Creation-1/Trail-Shoe-2-3.jpg'])
  const wrong = await owner.send('POST', '/api/packs', { ads: [adId], pattern: '{sice}' })
  expect([wrong.statusCode, wrong.json().error.message]).toEqual([400, expect.stringContaining('pattern')])
})

test('only the owner of a pack gets it, only own ads are in it, and it is gone after a day', async () => {
  const { path }: { path: string } = (await owner.send('POST', '/api/packs', { ads: [adId], placements: ['iab-rectangle'] })).json()
  const other = testBrowser(() => app)
  expect((await other.send('GET', path)).statusCode).toBe(404)
  expect((await other.send('POST', '/api/packs', { ads: [adId] })).json()).toMatchObject({ error: { code: 'pack.nothing' } })
  expect((await owner.send('POST', '/api/packs', { campaign: 'none' })).json()).toMatchObject({ error: { code: 'pack.nothing' } })
  nowMs += 25 * 60 * 60 * 1000
  expect((await owner.send('GET', path)).json()).toMatchObject({ error: { code: 'pack.not-found' } })
})

test('a program orders and gets packs with an API token that may', async () => {
  const tokenOf = async (scopes: readonly string[]): Promise<string> =>
    (await owner.send('POST', '/api/tokens', { name: 'Packer', scopes })).json().token
  const ask = async (method: 'GET' | 'POST', url: string, token: string, payload?: object) =>
    app.inject({ method, url, payload, headers: { host: 'localhost:4400', authorization: `Bearer ${token}` } })
  const [reader, maker] = [await tokenOf(['read']), await tokenOf(['make'])]
  const order = { ads: [adId], placements: ['iab-rectangle'], combinations: 'first' }
  expect((await ask('POST', '/api/packs', reader, order)).json()).toMatchObject({ error: { code: 'token.scope' } })
  const { path }: { path: string } = (await ask('POST', '/api/packs', maker, order)).json()
  expect((await ask('GET', path, maker)).json()).toMatchObject({ error: { code: 'token.scope' } })
  expect((await openedZip((await ask('GET', path, reader)).rawPayload)).size).toBe(3)
})

test('the ads of a campaign are packed by its id, under its name', async () => {
  await saved({ ...adOf(image), title: 'Creation 4', campaign: { id: 'spring', name: 'Spring sale' } })
  const files = await pack({ campaign: 'spring', placements: ['iab-rectangle'], combinations: 'first', pattern: '{campaign}-{n}' })
  expect([...files.keys()]).toContain('Spring-sale-0001.jpg')
  expect(manifestIn(files).ads.map(({ title }) => title)).toEqual(['Creation 4'])
})

test('a campaign with more ads than a pack holds is refused, not packed in part', async () => {
  const [row] = await database.rows.select().from(ads).where(eq(ads.id, adId))
  const copies = Array.from({ length: packLimits.ads + 1 }, (_, place) => {
    const id = `ad_many_${place}`
    return { ...row, id, body: { ...adOf(image), id, createdAt: row.createdAt.toISOString(), campaign: { id: 'many', name: 'Many' } } }
  })
  for (let start = 0; start < copies.length; start += 200) await database.rows.insert(ads).values(copies.slice(start, start + 200))
  const order = { campaign: 'many', placements: ['iab-rectangle'], combinations: 'first' }
  expect((await owner.send('POST', '/api/packs', order)).json()).toMatchObject({ error: { code: 'pack.too-many' } })
})

test('an ad whose picture is gone is named in the manifest, and the others are packed', async () => {
  const lost = await saved({ ...adOf(`http://localhost:4400/files/${'0'.repeat(64)}.jpg`), title: 'Creation 2' })
  const files = await pack({ ads: [lost, adId], placements: ['iab-rectangle'], combinations: 'first' })
  const { leftOut, files: packed } = manifestIn(files)
  expect(leftOut).toEqual([{ ad: lost, reason: 'This file does not exist (any more).' }])
  expect(packed.map(({ ad }) => ad)).toEqual([adId])
})

test('a video is packed as it is, with what it keeps and breaks where videos are shown', async () => {
  const form = Buffer.concat([
    Buffer.from('--end\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n'),
    mp4({ seconds: 2 }),
    Buffer.from('\r\n--end--\r\n'),
  ])
  const received = await owner.send('POST', '/api/storage/upload', form, { 'content-type': 'multipart/form-data; boundary=end' })
  const { url: videoUrl }: { url: string } = received.json()
  const video = await saved({
    type: 'video',
    title: 'Creation 3',
    videoUrl,
    thumbnailUrl: null,
    duration: '2',
    format: '16:9',
    resolution: '720p',
    category: 'Shoe',
    productName: 'Trail Shoe',
  })
  const checked: ResponseOf<'checkVideo'> = (await owner.send('POST', '/api/creatives/video-checks', { url: videoUrl })).json()
  expect(checked.placements.find(({ placement }) => placement === 'meta-stories-video')?.result).toBe('fail')
  expect((await owner.send('POST', '/api/creatives/video-checks', { url: 'https://elsewhere.example/a.mp4' })).json()).toMatchObject({
    error: { code: 'file.not-found' },
  })
  const files = await pack({ ads: [video] })
  const { videos } = manifestIn(files)
  expect(videos.map(({ name }) => name)).toEqual(['Trail-Shoe/Trail-Shoe-video-640x360-16x9-1.mp4'])
  expect(files.get(videos[0].name)).toHaveLength(videos[0].bytes)
  const feed = videos[0].placements.find(({ placement }) => placement === 'meta-feed-video')
  expect(feed?.checks.flatMap(({ rule, result }) => (result === 'fail' ? [rule] : []))).toEqual(['length'])
})

test('one creative is checked in placements, with its score', async () => {
  const reply = await owner.send('POST', '/api/creatives/checks', {
    creative: {
      image,
      brandLogo: null,
      brandName: 'Northfield',
      headline: 'Shoes that walk on and on, for the longest days',
      description: 'Leather.',
      callToAction: 'Shop now',
      accent: '#1F6F54',
    },
    layout: 'poster',
    placements: ['meta-feed-square', 'iab-rectangle'],
    option: { compact: { headline: 'All-day shoes', description: 'Leather.' } },
  })
  expect(reply.statusCode).toBe(200)
  const { placements: judged }: ResponseOf<'checkCreative'> = reply.json()
  const [square, banner] = judged
  expect(square.result).toBe('fail')
  expect(square.checks.find(({ rule }) => rule === 'headline')?.mend).toEqual({ kind: 'text', field: 'headline', text: 'All-day shoes' })
  expect(banner.score.total).toBeGreaterThan(20)
  expect(square.checks.map(({ rule }) => rule)).not.toContain('claims')
})

test('with what it was written from, the claims of a creative are checked, and calls to action are mended in its language', async () => {
  const reply = await owner.send('POST', '/api/creatives/checks', {
    creative: {
      image,
      brandLogo: null,
      brandName: 'Northfield',
      headline: 'Wasserdichte Schuhe',
      description: 'Aus Leder.',
      callToAction: 'Angebot ansehen',
      accent: '#1F6F54',
      language: 'de',
    },
    from: { title: 'Schuhe', description: 'Aus Leder.', facts: { features: ['Aus Leder'] } },
    placements: ['google-display-square'],
  })
  const { placements: judged }: ResponseOf<'checkCreative'> = reply.json()
  const check = (rule: string) => judged[0].checks.find((each) => each.rule === rule)
  expect(check('claims')).toMatchObject({ result: 'warn', found: expect.stringContaining('“Wasserdichte”') })
  expect(check('call to action')?.mend).toMatchObject({ kind: 'call to action', value: 'SHOP_NOW', label: 'Jetzt einkaufen' })
})
