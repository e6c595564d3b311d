import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { runCommandLine } from '../command-line.ts'
import { readConfig } from '../config/config.ts'

let folder = ''
let server: Server
let host = ''
/** Paths that were asked for. */
let asked: string[] = []
/** What stands at /feed.csv. */
let feed = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-make-all-'))
  const mug =
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><rect width="500" height="500" fill="#f4f4f6"/><rect x="150" y="120" width="200" height="260" rx="20" fill="#c8283c"/></svg>'
  const picture = await sharp(Buffer.from(mug)).jpeg().toBuffer()
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/feed.csv') response.end(feed)
    else if (request.url?.endsWith('.jpg') === true) response.setHeader('content-type', 'image/jpeg').end(picture)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const listSchema = z.object({
  kind: z.string(),
  settings: z.object({ seed: z.number(), format: z.string() }),
  products: z.array(z.object({ row: z.number(), id: z.string(), folder: z.string(), files: z.array(z.string()) })),
  problems: z.array(z.object({ row: z.number(), code: z.string(), sentence: z.string(), column: z.string().optional() })),
})
const listIn = async (out: string) => listSchema.parse(JSON.parse(await readFile(join(out, 'campaign.json'), 'utf8')))

/** Runs make-all; `endsAt`: a line of progress after which it is interrupted. */
async function ran(source: string, out: string, more: readonly string[] = [], endsAt: RegExp | null = null) {
  const [printed, problems] = [new PassThrough(), new PassThrough()]
  const interrupted = new AbortController()
  let said = ''
  problems.on('data', (line) => {
    said += String(line)
    if (endsAt?.test(said) === true) interrupted.abort()
  })
  const config = () => readConfig({ FETCH_ALLOW_HOSTS: host, DATA_DIR: join(folder, 'data') })
  const args = ['make-all', source, '--out', out, '--format', 'largeRectangle', '--layout', 'card', ...more]
  const code = await runCommandLine(args, config, printed, problems, interrupted.signal)
  return { code, printed: String(printed.read() ?? ''), said }
}

const rowsOf = (price: string): string =>
  [
    'id,title,description,image link,price,link',
    `MUG-1,Red Mug,Fired twice.,http://${host}/mug.jpg,${price},`,
    `MUG-2,Blue Mug,Fired twice.,http://${host}/mug-2.jpg,14.00 EUR,`,
    `MUG-3,Tall Mug,Fired twice.,http://${host}/mug-3.jpg,many,`,
    `MUG-4,Flat Mug,Fired twice.,http://${host}/none.png,9.00 EUR,`,
  ].join('\n')

test('each product gets a folder, the others are named, and a second run makes only what is missing or has changed', async () => {
  const out = join(folder, 'mugs')
  feed = rowsOf('12.00 EUR')
  // Interrupted after its first ad.
  const first = await ran(`http://${host}/feed.csv`, out, ['--jobs', '1'], /mug-1 is made/)
  expect(first).toMatchObject({ code: 1, printed: '' })
  expect(first.said).toContain('4 rows (google), 1 wrong: id from "id", title from "title"')
  expect((await listIn(out)).products.map(({ id }) => id)).toEqual(['MUG-1'])

  asked = []
  const second = await ran(`http://${host}/feed.csv`, out)
  expect(second.code).toBe(1)
  expect(second.said).toContain(`2 of 4 rows gave no ad. ${join(out, 'campaign.json')} says why.`)
  expect(asked).not.toContain('/mug.jpg')
  const list = await listIn(out)
  expect(list.products.map(({ id, folder: name }) => `${id} ${name}`).toSorted()).toEqual(['MUG-1 mug-1', 'MUG-2 mug-2'])
  for (const { folder: name, files } of list.products) expect((await readdir(join(out, name))).toSorted()).toEqual(files)
  expect(list.problems.map(({ row, code, column }) => `${row} ${code} ${column ?? ''}`).toSorted()).toEqual([
    '4 feed.bad-price price',
    '5 picture.unreachable ',
  ])
  expect((await readdir(out)).toSorted()).toEqual(['campaign.json', 'mug-1', 'mug-2'])

  // A new price, in a file now.
  asked = []
  await writeFile(join(folder, 'feed.csv'), rowsOf('10.00 EUR').split('\n').slice(0, 3).join('\n'))
  const third = await ran(join(folder, 'feed.csv'), out)
  expect(third).toMatchObject({ code: 0, printed: `${join(out, 'campaign.json')}\n` })
  expect(asked.filter((path) => path === '/mug-2.jpg')).toEqual([])
  expect(third.said).toMatch(/mug-1 is made\n/)
  expect(third.said).toMatch(/mug-2 was made before\n/)
  const ad = z
    .object({ product: z.object({ price: z.object({ amount: z.number() }) }) })
    .parse(JSON.parse(await readFile(join(out, 'mug-1', 'ad.json'), 'utf8')))
  expect(ad.product.price.amount).toBe(10)
  // What a reader of C2PA looks for.
  expect((await readFile(join(out, 'mug-1', 'creative-1.jpg'))).includes('c2pa.signature')).toBe(true)

  expect((await ran(join(folder, 'feed.csv'), out, ['--seed', '1'])).said).toContain('another layout, format or seed')
}, 240_000)

test('a feed that is none is refused, and no folder is left', async () => {
  const out = join(folder, 'none', 'deeper')
  await writeFile(join(folder, 'letter.txt'), 'Dear friend')
  expect(await ran(join(folder, 'letter.txt'), out)).toMatchObject({
    code: 1,
    said: expect.stringContaining('This is no feed that can be read here.'),
  })
  expect((await ran(join(folder, 'missing.csv'), out)).said).toContain('missing.csv cannot be read.')
  expect((await ran(`http://${host}/none`, out)).said).toContain('cannot be fetched (status 404)')
  expect((await ran('http://127.0.0.1:9/feed', out)).said).toContain('private network')
  expect(await readdir(folder)).not.toContain('none')
})
