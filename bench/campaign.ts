/**
 * Measures packs: `npm run bench:campaign`. One image with one text drawn for every placement, with its checks, as a zip; all images of an ad with all
 * its texts; and twelve ads in one zip with the memory that they take. Beside them the encoding of one picture of each format alone, below which no
 * pack can be. Then banners in HTML5, each design in each size. Exits with 1 when the first takes longer than the goal, or a banner is too heavy.
 */
import { availableParallelism, loadavg } from 'node:os'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Ad, socialAd } from '@adloom/domain/ad.ts'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { plainDesign } from '@adloom/domain/design/ad-design.ts'
import { sampleAdFacts } from '@adloom/domain/design/sample-ad-facts.test-data.ts'
import { creativesOf, type PackChoices, packManifestSchema } from '@adloom/domain/placements/pack.ts'
import { DEFAULT_PATTERN } from '@adloom/domain/placements/pack-name.ts'
import { placements } from '@adloom/domain/placements/placement.ts'
import { packEntries, type PackPorts } from '@adloom/engine/pack/pack-entries.ts'
import { createWorkers } from '@adloom/engine/workers.ts'
import sharp from 'sharp'
import { zipStream } from '../apps/server/src/packs/zip-stream.ts'
import { measureBanners } from './campaign/banners.ts'
import { designPictures } from './designs/design-pictures.ts'
import { ms, textTable } from './figures.ts'

/** Milliseconds of one ad in all placements. */
const GOAL_MS = 4000
const ADS = 12

const { encoded, scenes, cutout } = await designPictures()
const workers = createWorkers({ size: availableParallelism(), spare: 0, queueLimit: 1000 })
const signal = new AbortController().signal

const option = (id: string, headline: string) => ({
  id,
  headline,
  description: 'Leather uppers and a knit lining that breathes.',
  callToAction: 'Shop now',
  language: 'en' as const,
  adFacts: sampleAdFacts,
  compact: { headline: headline.slice(0, 14).trim(), description: 'Leather, knit lining.' },
})
const layouts = ['card', 'poster', 'offer', 'halo', 'column'] as const
const ad = (number: number): Ad =>
  socialAd(
    {
      id: `ad_${number}`,
      number,
      brandName: 'Northfield',
      brandLogo: null,
      productUrl: 'https://shop.example/shoe',
      productName: `Trail shoe ${number}`,
      productDescription: 'A shoe of leather.',
      images: layouts.map((_, place) => scenes[place % scenes.length]),
      options: [option('1', 'Shoes that walk all day'), option('2', 'Made for long days')],
      accent: '#1F6F54',
      design: { ...plainDesign, layouts: [...layouts], cutout },
      facts: { features: ['Leather upper', 'Knit lining'] },
    },
    new Date(0),
  )

const ports: PackPorts = {
  finish: (request, weights, late) => workers.run('finishMeasured', { request, images: encoded, weights }, late),
  finishHtml5: (request, clickUrl, late) => workers.run('finishHtml5', { request, images: encoded, clickUrl }, late),
  checkCopy: (request, late) => workers.run('checkCopy', request, late),
  frameLogo: async () => null,
  readVideo: async () => {
    throw new Error('There are no videos in this bench.')
  },
}

interface Packed {
  readonly ms: number
  readonly bytes: number
  readonly pictures: number
  readonly failed: number
  /** Largest resident memory, and that at the start, MB. */
  readonly memory: number
  readonly before: number
}

async function pack(ads: readonly Ad[], combinations: PackChoices['combinations']): Promise<Packed> {
  const madeAt = new Date()
  const order = {
    placements: placements.map(({ id }) => id),
    combinations,
    pattern: DEFAULT_PATTERN,
    html5: false,
    title: null,
    madeBy: 'bench',
    madeAt,
  }
  let [bytes, pictures, failed] = [0, 0, 0]
  const before = rss()
  let memory = before
  async function* counted() {
    async function* all() {
      yield* ads
    }
    for await (const entry of packEntries(order, all(), ports, signal)) {
      memory = Math.max(memory, rss())
      if (entry.name === 'manifest.json') {
        const { files } = packManifestSchema.parse(JSON.parse(new TextDecoder().decode(entry.bytes)))
        failed = files.reduce((sum, { checks }) => sum + checks.filter(({ result }) => result === 'fail').length, 0)
        pictures = files.length
      }
      yield entry
    }
  }
  const start = performance.now()
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length
      done()
    },
  })
  await pipeline(zipStream(counted(), madeAt), sink)
  return { ms: performance.now() - start, bytes, pictures, failed, memory, before }
}

const rss = (): number => Math.round(process.memoryUsage.rss() / 1024 ** 2)

/** Milliseconds of encoding one picture of each format. */
async function encodingAlone(): Promise<number> {
  const sizes = [...new Set(placements.map(({ format }) => format))]
  const scene = encoded.get(scenes[0]) ?? new Uint8Array()
  const raws = await Promise.all(
    sizes.map(async (format) => {
      const { width, height } = adFormats[format]
      return { width, height, data: await sharp(scene).resize(width, height).removeAlpha().raw().toBuffer() }
    }),
  )
  const start = performance.now()
  for (const { data, ...size } of raws)
    await sharp(data, { raw: { ...size, channels: 3 } })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .toBuffer()
  return performance.now() - start
}

// Threads load their code and fonts with the first work.
await pack([ad(0)], 'first')
const one = await pack([ad(1)], 'first')
const whole = await pack([ad(2)], 'all')
const many = await pack(
  Array.from({ length: ADS }, (_, number) => ad(number)),
  'first',
)
const encoding = await encodingAlone()
const { creative } = creativesOf(ad(3), 'first')[0]
const banners = await measureBanners(workers, { ...creative, cutout, pictures: scenes.slice(1) }, encoded, signal)
await workers.close()
const row = (name: string, { ms: took, bytes, pictures, failed, before, memory }: Packed): string[] => [
  name,
  String(pictures),
  ms(took),
  ms(took / pictures),
  `${(bytes / 1024 ** 2).toFixed(1)} MB`,
  String(failed),
  `${before} → ${memory} MB`,
]
console.log(
  textTable([
    ['a pack of', 'pictures', 'time', 'each', 'zip', 'failed checks', 'memory'],
    row('one image and text, all placements', one),
    row('one ad, 5 images × 2 texts', whole),
    row(`${ADS} ads, first of each`, many),
  ]),
)
console.log(
  textTable([
    ['banners in HTML5', 'designs', 'each', 'zip', 'heaviest', 'allowed', 'too heavy'],
    ...banners.map(({ placement, banners: count, ms: took, bytes, most, allowed, tooHeavy }) => [
      placement,
      String(count),
      ms(took),
      ...[bytes, most, allowed].map((weight) => `${(weight / 1000).toFixed(1)} kB`),
      String(tooHeavy),
    ]),
  ]),
)
const load = loadavg()[0]
console.log(
  `Encoding alone, one picture of each format: ${ms(encoding)}. Goal ${ms(GOAL_MS)}; load ${load.toFixed(1)}, ${availableParallelism()} cores.`,
)
console.log(JSON.stringify({ campaign: { one, whole, many, banners, encoding, load } }))
if (one.ms > GOAL_MS || banners.some(({ tooHeavy }) => tooHeavy > 0)) process.exitCode = 1
