import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { adLayouts } from '@adloom/domain/template.ts'
import { decodeImage, encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommandLine } from './command-line.ts'
import { readConfig } from './config/config.ts'
import { makeDatabaseFolder } from './database/made-database.test-data.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-make-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function ran(...args: string[]): Promise<{ code: number; out: string; problems: string }> {
  const [out, problems] = [new PassThrough(), new PassThrough()]
  const code = await runCommandLine(args, () => readConfig({}), out, problems, new AbortController().signal)
  return { code, out: String(out.read() ?? ''), problems: String(problems.read() ?? '') }
}

test('without arguments it prints its usage', async () => {
  const { code, out } = await ran()
  expect(code).toBe(0)
  expect(out).toContain('adloom make <product-url> --out <folder>')
  expect(await ran('--help')).toMatchObject({ code: 0 })
})

test.each([
  [['bake', 'x', '--out', 'y'], 'There is no command "bake". Use: adloom make <product-url> --out <folder>'],
  [['make', '--out', 'y'], 'Please give one product link: adloom make <product-url> --out <folder>'],
  [['make', 'https://shop.example/shoe'], 'Please say where to: adloom make <product-url> --out <folder>'],
  [['make', 'not a link', '--out', 'y'], 'Please enter a valid product URL (e.g., https://example.com/product)'],
  [['make', 'shop.example', '--out', 'y', '--layout', 'round'], `--layout must be one of ${Object.keys(adLayouts).join(', ')}.`],
  [['make', 'shop.example', '--out', 'y', '--seed', '-1'], "Option '--seed' argument is ambiguous."],
  [['make', 'shop.example', '--out', 'y', '--seed', '1.5'], '--seed must be a whole number from 0 to 4294967295.'],
  [['backup'], 'Please give one file: adloom backup <file>'],
  [['restore', 'a.tar.gz', 'b.tar.gz'], 'Please give one file: adloom restore <file>'],
  [['backup', 'a.tar.gz', '--out', 'y'], 'Please give one file: adloom backup <file>'],
])('%j is refused in a sentence', async (args, sentence) => {
  const { code, out, problems } = await ran(...args)
  expect([code, out]).toEqual([1, ''])
  expect(problems).toBe(`${sentence}\n`)
})

test('a private address is refused, and nothing is written', async () => {
  const { code, problems } = await ran('make', 'http://127.0.0.1:9/shoe', '--out', join(folder, 'none', 'deeper'))
  expect([code, problems]).toEqual([1, 'This address belongs to a private network and is not fetched. Please use a public product page.\n'])
  expect(await readdir(folder)).toEqual([])
})

test('an unwritable folder is reported before anything is fetched', async () => {
  const { code, problems } = await ran('make', 'http://127.0.0.1:9/shoe', '--out', '/dev/null/ad')
  expect([code, problems]).toEqual([1, 'Nothing can be written to /dev/null/ad. Please name another folder with --out.\n'])
})

test('a product link becomes ad.json, five images and five finished creatives, without a data folder', async () => {
  const sample = await decodeImage(await readFile(new URL('./calls/template-sample.jpg', import.meta.url)), 400)
  const photograph = Buffer.from(await encodeJpeg(sample))
  const page = `<!doctype html><html lang="en"><head><title>Trail Bottle</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Trail Bottle","description":"A steel bottle that keeps drinks cold.","image":["/gone.jpg","/bottle.jpg"],"offers":{"@type":"Offer","price":"34.00","priceCurrency":"EUR"}}</script></head><body><h1>Trail Bottle</h1><img src="/bottle.jpg" alt="Trail Bottle"></body></html>`
  const shop = createServer((request, reply) => {
    if (request.url === '/bottle.jpg') reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(photograph)
    else reply.writeHead(200, { 'content-type': request.url === '/gone.jpg' ? 'image/jpeg' : 'text/html' }).end(page)
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(shop.address() as AddressInfo).port}`
  const out = join(folder, 'ad')
  const program = [
    '--import',
    './scripts/jsx.mjs',
    'apps/server/src/command-line.ts',
    'make',
    `http://${host}/bottle`,
    '--out',
    out,
    '--seed',
    '4',
  ]
  const child = spawn(process.execPath, program, {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    // A data folder that cannot be created: none is needed. An unreachable model: the built-in engine writes, and the file says so.
    env: {
      FETCH_ALLOW_HOSTS: host,
      DATA_DIR: '/dev/null/data',
      COPY_MODEL: 'openai-compatible:away',
      OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  shop.close()
  expect(code).toBe(0)
  const numbers = ['1', '2', '3', '4', '5']
  const files = ['ad.json', ...numbers.map((number) => `creative-${number}.jpg`), ...numbers.map((number) => `picture-${number}.jpg`)]
  expect((await readdir(out)).toSorted()).toEqual(files)
  expect(JSON.parse(await readFile(join(out, 'ad.json'), 'utf8'))).toMatchObject({
    product: { title: 'Trail Bottle' },
    engines: { copy: 'studio', images: 'studio' },
    notes: expect.arrayContaining([
      expect.stringContaining('openai-compatible · away could not be used: The model server cannot be reached.'),
    ]),
    timings: { total: expect.any(Number) },
    seed: 4,
  })
  const creative = await decodeImage(await readFile(join(out, 'creative-1.jpg')), 4000)
  expect([creative.width, creative.height]).toEqual([1080, 1350])
}, 120_000)

test('one command backs up an installation and one restores it', async () => {
  const place = (name: string) => () => readConfig({ DATA_DIR: join(folder, name) })
  const run = async (config: () => ReturnType<typeof readConfig>, ...args: string[]) => {
    const [out, problems] = [new PassThrough(), new PassThrough()]
    const code = await runCommandLine(args, config, out, problems, new AbortController().signal)
    return [code, String(out.read() ?? ''), String(problems.read() ?? '')]
  }
  await makeDatabaseFolder(join(folder, 'used', 'database'))
  const file = join(folder, 'adloom.tar.gz')
  expect(await run(place('used'), 'backup', file)).toEqual([0, `${file}\n`, ''])
  expect(await run(place('again'), 'restore', file)).toEqual([0, `${join(folder, 'again')}\n`, ''])
  expect(await readdir(join(folder, 'again'))).toEqual(['database'])
  expect(await run(place('again'), 'restore', file)).toMatchObject([1, '', expect.stringContaining('never overwrites')])
}, 60_000)
