import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createApi } from '@adloom/domain/api-client.ts'
import { openMailServer } from '@adloom/providers/mail/local-mail-server.test-data.ts'
import { startS3Server } from '@adloom/providers/storage/s3-server.test-data.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { newPostgresDatabase } from './database/databases.test-data.ts'
import { makeDatabaseFolder } from './database/made-database.test-data.ts'
import { chatReply, serveModels, writtenOptions } from './model-server.test-data.ts'

const manifestSchema = z.object({
  version: z.string(),
  bin: z.object({ adloom: z.string() }),
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
})

let folder = ''
const program = (): string => join(folder, 'adloom.js')
const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))
const readManifest = async () => manifestSchema.parse(await readJson(join(folder, 'package.json')))
const opened: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-package-'))
  execFileSync(process.execPath, ['scripts/package.mjs', folder], { stdio: 'inherit' })
  const { dependencies, optionalDependencies } = await readManifest()
  // Installing would need the registry: this repository's packages stand in, but only those that the package names.
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const installed = resolve('node_modules', name)
    if (!existsSync(installed)) continue
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true })
    await symlink(installed, join(folder, 'node_modules', name))
  }
}, 60_000)
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts a program of the package, and resolves to the line it prints when it is ready. The end of the test stops it, and expects it to stop well. */
async function start(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, [program(), ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  opened.push(async () => {
    child.kill('SIGTERM')
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(0)
  })
  let printed = ''
  while (!printed.includes('\n')) {
    if (child.exitCode !== null) throw new Error(`It ended: ${printed}`)
    const ended = once(child, 'exit')
    printed += String((await Promise.race([once(child.stdout, 'data'), ended]))[0])
  }
  return printed.trim()
}

const startServer = async (env: Readonly<Record<string, string>>): Promise<string> =>
  (await start([], { PORT: '0', LOG_LEVEL: 'error', ...env })).split(' ').at(-1) ?? ''

test('the package names every library that is not in its bundle, and none of our workspaces', async () => {
  const { dependencies, bin } = await readManifest()
  expect(bin.adloom).toBe('adloom.js')
  const engine = z.object({ dependencies: z.record(z.string(), z.string()) }).parse(await readJson('packages/engine/package.json'))
  const fonts = Object.keys(engine.dependencies).filter((name) => name.startsWith('@fontsource-variable/') || name === 'twemoji-colr-font')
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(fonts))
  expect(Object.keys(dependencies).filter((name) => !fonts.includes(name))).toEqual([
    '@contentauth/c2pa-wasm',
    '@electric-sql/pglite',
    '@takumi-rs/core',
    'koffi',
    'sharp',
    'wink-eng-lite-web-model',
  ])
})

test('the package locks every library at the version of this repository', async () => {
  const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  const ours = lockSchema.parse(await readJson('package-lock.json')).packages
  const packaged = lockSchema.parse(await readJson(join(folder, 'npm-shrinkwrap.json'))).packages
  const { dependencies, optionalDependencies } = await readManifest()
  for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
    expect(packaged[`node_modules/${name}`]).toMatchObject({ version })
    expect(packaged[`node_modules/${name}`]).toEqual(ours[`node_modules/${name}`])
  }
  expect(Object.keys(packaged)).not.toContain('node_modules/vitest')
})

test('the package has the licences of the libraries in its bundle and in its browser app', async () => {
  expect(await readFile(join(folder, 'bundle/licenses.md'), 'utf8')).toMatch(/^## fastify - .*\(MIT\)$/m)
  expect(await readFile(join(folder, 'apps/web/dist/licenses.md'), 'utf8')).toMatch(/^## react-dom - .*\(MIT\)$/m)
})

test('the packaged server starts with its own database, serves the browser app, renders and stops', async () => {
  const dataFolder = join(folder, 'data')
  await makeDatabaseFolder(join(dataFolder, 'database'))
  const address = await startServer({ DATA_DIR: dataFolder })
  expect(await (await fetch(address)).text()).toContain('<title>Adloom')
  expect(await (await fetch(`${address}/api/docs`)).text()).toContain('/text2image/generate')
  const api = createApi(`${address}/api`, fetch)
  expect(await api.health({})).toMatchObject({ status: 'ok', version: (await readManifest()).version })
  const { url } = (await api.textToImage({ prompt: 'a red mug on oak', seed: 1 })).images[0]
  expect(url).toContain('/files/')
  const [shown, download] = await Promise.all(
    [url, `${url}?signed=1`].map(async (file) => Buffer.from(await (await fetch(file)).arrayBuffer())),
  )
  expect([shown, download].map((file) => file.includes('c2pa.claim'))).toEqual([false, true])
  // The first request draws them all, on a busy machine for longer than it may take; a later one finds them.
  await expect.poll(async () => (await api.listTemplates({})).templates.length, { timeout: 60_000 }).toBeGreaterThan(0)
}, 90_000)

test('a packaged server and worker share PostgreSQL and a bucket, make a video, ask a model and send mail', async () => {
  const bucket = await startS3Server()
  opened.push(bucket.close)
  const mails = await openMailServer()
  opened.push(mails.close)
  const models = await serveModels(() => ({ status: 200, body: chatReply(JSON.stringify({ options: writtenOptions })) }))
  opened.push(models.close)
  const env = {
    DATA_DIR: join(folder, 'shared-data'),
    DATABASE_URL: await newPostgresDatabase(),
    STORAGE: 's3',
    S3_ENDPOINT: bucket.place.endpoint ?? '',
    S3_BUCKET: bucket.place.bucket,
    S3_ACCESS_KEY_ID: bucket.place.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.place.secretAccessKey,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    LEAD_NOTIFY_TO: 'owner@shop.example',
    MAIL_FROM: 'Ads <ads@shop.example>',
    COPY_MODEL: 'openai-compatible:mug-1',
    OPENAI_BASE_URL: `http://127.0.0.1:${models.port}/v1`,
  }
  const address = await startServer({ ...env, VIDEO_WORKERS: '0' })
  expect(await start(['worker'], { ...env, VIDEO_WORKERS: '1', LOG_LEVEL: 'error' })).toBe('Adloom makes videos and campaigns here.')
  const api = createApi(`${address}/api`, fetch)

  const post = (call: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`${address}/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const lead = await post('user/create', { name: 'Ada Lovelace', email: 'ada@shop.example', company: 'Engines' })
  const cookie = lead.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect((await post('sendgrid-email/send', { subject: 'New lead', text: 'Please call.', html: '' }, cookie)).status).toBe(202)
  expect(mails.taken.map(({ recipients }) => recipients)).toEqual([['owner@shop.example']])

  const { copy } = await api.generateCopy({ title: 'Stoneware mug', description: 'Thrown by hand from stoneware. Dishwasher safe.' })
  expect(copy[0].headline).toBe(writtenOptions[0].headline)

  const { images } = await api.textToImage({ prompt: 'a red mug on oak', seed: 1 })
  const { id } = await api.startVideoJob({ prompt: 'on marble', imageUrl: images[0].url, duration: '1', aspect_ratio: '1:1' })
  await expect.poll(async () => (await api.videoJob({ id })).status, { interval: 500, timeout: 90_000 }).toBe('completed')
  expect(bucket.written.filter((key) => key.endsWith('.mp4'))).toHaveLength(1)
}, 120_000)

test('the packaged command line makes ad.json, five images and five finished creatives from a product link, without a data folder', async () => {
  expect(execFileSync(process.execPath, [program(), '--help'], { encoding: 'utf8' })).toContain('make <product-url>')
  const photograph = await readFile('e2e/shop/pictures/mug.jpg')
  const page = `<!doctype html><html lang="en"><head><title>Trail Bottle</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Trail Bottle","description":"A steel bottle that keeps drinks cold.","image":["/gone.jpg","/bottle.jpg"],"offers":{"@type":"Offer","price":"34.00","priceCurrency":"EUR"}}</script></head><body><h1>Trail Bottle</h1><img src="/bottle.jpg" alt="Trail Bottle"></body></html>`
  const shop = createServer((request, reply) => {
    if (request.url === '/bottle.jpg') reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(photograph)
    else reply.writeHead(200, { 'content-type': request.url === '/gone.jpg' ? 'image/jpeg' : 'text/html' }).end(page)
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  opened.push(() => new Promise((closed) => shop.close(closed)))
  const host = `127.0.0.1:${(shop.address() as AddressInfo).port}` // listening on TCP: never a pipe's name
  const out = join(folder, 'ad')
  const child = spawn(process.execPath, [program(), 'make', `http://${host}/bottle`, '--out', out, '--seed', '4'], {
    // A data folder that cannot be created: none is needed. An unreachable model: the built-in engine writes, and the file says so.
    env: {
      FETCH_ALLOW_HOSTS: host,
      DATA_DIR: '/dev/null/data',
      COPY_MODEL: 'openai-compatible:away',
      OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect((await once(child, 'exit'))[0]).toBe(0)
  const numbers = ['1', '2', '3', '4', '5']
  const files = [
    'ad.json',
    ...numbers.map((number) => `creative-${number}.jpg`),
    'cutout.png',
    ...numbers.map((number) => `picture-${number}.jpg`),
  ]
  expect((await readdir(out)).toSorted()).toEqual(files)
  expect(await readJson(join(out, 'ad.json'))).toMatchObject({
    product: { title: 'Trail Bottle' },
    engines: { copy: 'studio', images: 'studio' },
    notes: expect.arrayContaining([
      expect.stringContaining('openai-compatible · away could not be used: The model server cannot be reached.'),
    ]),
    timings: { total: expect.any(Number) },
    seed: 4,
  })
  expect(await sharp(join(out, 'creative-1.jpg')).metadata()).toMatchObject({ width: 1080, height: 1350 })
}, 120_000)
