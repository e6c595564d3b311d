import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { packManifestSchema } from '@adloom/domain/placements/pack.ts'
import { plainCreative } from '@adloom/domain/template.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommandLine } from '../command-line.ts'
import { readConfig } from '../config/config.ts'
import { openedZip } from '../packs/opened-zip.test-data.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-pack-'))
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#c0a080' } })
    .jpeg()
    .toBuffer()
  for (const name of ['mug', 'shoe']) {
    await mkdir(join(folder, 'ads', name), { recursive: true })
    await writeFile(join(folder, 'ads', name, 'picture-1.jpg'), picture)
    await writeFile(join(folder, 'ads', name, 'ad.json'), JSON.stringify(adOf(name)))
  }
})
afterAll(() => rm(folder, { recursive: true }))

/** What `make` writes, as far as it is read. */
const adOf = (name: string) => ({
  url: `https://shop.example/${name}`,
  product: {
    title: `The ${name}`,
    description: 'Made to last.',
    brand: 'Kiln',
    siteName: null,
    price: null,
    features: ['Made to last'],
    rating: null,
    availability: null,
    category: null,
    categoryPath: [],
    styles: { colors: [], elementStyles: {} },
    language: 'en',
  },
  copy: [{ id: '1', headline: `A good ${name}`, description: 'Made to last.', callToAction: 'Shop now', language: 'en' }],
  variants: [
    {
      layout: 'card',
      creative: {
        ...plainCreative,
        image: 'picture-1.jpg',
        brandLogo: null,
        brandName: 'Kiln',
        headline: `A good ${name}`,
        description: 'Made to last.',
        callToAction: 'Shop now',
        accent: '#1F6F54',
      },
    },
  ],
  engines: { images: 'studio' },
})

async function run(...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const [out, problems] = [new PassThrough(), new PassThrough()]
  const config = () => readConfig({ LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data'), PARTS_DIR: join(folder, 'parts') })
  const code = await runCommandLine(args, config, out, problems, new AbortController().signal)
  out.end()
  problems.end()
  return { code, said: (await text(out)) + (await text(problems)) }
}

test('`pack` draws the ads of a folder and of those in it', async () => {
  const file = join(folder, 'pack.zip')
  const { code, said } = await run(
    'pack',
    join(folder, 'ads'),
    '--out',
    file,
    '--placements',
    'iab-rectangle,meta-feed-square',
    '--names',
    '{product}-{placement}',
  )
  expect([code, said]).toEqual([0, expect.stringContaining(`${file}\n`)])
  expect(said).toContain('4 pictures; of ')
  const files = await openedZip(await readFile(file))
  expect([...files.keys()].filter((name) => name.endsWith('.jpg'))).toEqual([
    'The-mug-meta-feed-square.jpg',
    'The-mug-iab-rectangle.jpg',
    'The-shoe-meta-feed-square.jpg',
    'The-shoe-iab-rectangle.jpg',
  ])
  // What a reader of C2PA looks for.
  expect(files.get('The-mug-iab-rectangle.jpg')?.includes('c2pa.signature')).toBe(true)
  const manifest = packManifestSchema.parse(JSON.parse(files.get('manifest.json')?.toString() ?? ''))
  expect(manifest.ads.map(({ productUrl }) => productUrl)).toEqual(['https://shop.example/mug', 'https://shop.example/shoe'])
}, 60_000)

test('`pack --html5` adds a banner that moves to each display banner', async () => {
  const file = join(folder, 'moving.zip')
  const { code, said } = await run(
    'pack',
    join(folder, 'ads', 'mug'),
    '--out',
    file,
    '--placements',
    'iab-rectangle,meta-feed-square',
    '--html5',
  )
  expect([code, said]).toEqual([0, expect.stringContaining('2 pictures and 1 in HTML5; of ')])
  const files = await openedZip(await readFile(file))
  const { banners } = packManifestSchema.parse(JSON.parse(files.get('manifest.json')?.toString() ?? ''))
  expect(banners.map(({ clickTag, outside }) => [clickTag, outside])).toEqual([['https://shop.example/mug', []]])
  expect([...(await openedZip(files.get(banners[0].name) ?? Buffer.alloc(0))).keys()]).toEqual(['index.html', 'fallback.jpg'])
}, 60_000)

test.each([
  [['nowhere', '--out', 'x.zip'], 'is no ad that adloom make'],
  [['ads'], 'Please write: adloom pack'],
  [['ads', '--out', 'x.zip', '--names', '{sice}'], '--names may have {campaign}'],
  [['ads', '--out', 'x.zip', '--placements', 'moon'], '--placements must be of meta-feed-portrait'],
])(
  '`pack %j` is refused with a sentence',
  async ([place, ...args], sentence) => {
    const { code, said } = await run('pack', join(folder, place), ...args.map((arg) => (arg === 'x.zip' ? join(folder, arg) : arg)))
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)])
  },
  30_000,
)
