import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { createApi } from '@adloom/domain/api-client.ts'
import { accentOf } from '@adloom/domain/brand.ts'
import { factsOf } from '@adloom/domain/copy.ts'
import { makeAd, type MadeAd } from '@adloom/engine/make-ad.ts'
import { guardedStyleLoader } from '@adloom/engine/page/fetch/load-styles.ts'
import { guardedPageLoader } from '@adloom/engine/page/fetch/load-page.ts'
import { localCopywriter } from '@adloom/engine/copywriters.ts'
import { localImageModel } from '@adloom/engine/local-image-model.ts'
import { createWorkers } from '@adloom/engine/workers.ts'
import sharp from 'sharp'
import { openShop, shopProducts } from '../e2e/shop/shop.ts'
import { copyFigures } from './copy-figures.ts'
import { ms, percentile, textTable } from './figures.ts'
import { videoFigures } from './video-figures.ts'
import { imageFigures } from './image-figures.ts'

/**
 * Link → finished ad: five variants, five options, five finished creatives, from the moment the page has arrived. First in this process, stage by
 * stage, next to a named baseline of the same run; then through a server on its second start, with its memory, and with `GET /api/health` polled
 * throughout. Before that the cost of one image, next to encoding it alone and next to the simplest renderer of the same staging.
 */

const RUNS = 10
const FORMAT: AdFormat = 'social'
const CORES = 2

const shop = await openShop()
const links = Object.keys(shopProducts).map((name) => `${shop.address}/products/${name}`)

async function inThisProcess(): Promise<MadeAd[]> {
  const workers = createWorkers({ size: CORES, queueLimit: 64 })
  const pages = guardedPageLoader({ allowHosts: [shop.host] })
  const styles = guardedStyleLoader({ allowHosts: [shop.host] })
  const make = (place: number): Promise<MadeAd> => {
    // A new image model each time: the last run's cutout must not be cached.
    const images = localImageModel(workers)
    return makeAd(
      links[place % links.length],
      {
        pages,
        styles,
        renderer: null,
        allowHosts: [shop.host],
        workers,
        copywriter: localCopywriter(workers),
        images,
        cutOutImage: images.cutOutImage,
        prepareCutOut: images.prepareCutOut,
        layout: 'card',
        format: FORMAT,
        seed: place,
        now: () => performance.now(),
      },
      new AbortController().signal,
    )
  }
  await make(0)
  const made: MadeAd[] = []
  for (let run = 0; run < RUNS; run++) made.push(await make(run))
  await workers.close()
  return made
}

/** Unavoidable work for any implementation: decoding the photograph and encoding ten images of these sizes, on the same cores. */
async function encodingAlone(ad: MadeAd): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < 5; round++) {
    const start = performance.now()
    await Promise.all(
      ad.variants
        .flatMap(({ image, finished }) => [image.bytes, finished])
        .map(async (bytes) => {
          const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
          return sharp(data, { raw: info }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
        }),
    )
    rounds.push(performance.now() - start)
  }
  return percentile(rounds, 0.5)
}

interface Running {
  readonly child: ChildProcess
  readonly address: string
  readonly readyMs: number
}

async function startServer(dataFolder: string): Promise<Running> {
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', './scripts/jsx.mjs', 'apps/server/src/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder, FETCH_ALLOW_HOSTS: shop.host },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    const address = /ready: (\S+)/.exec(output)?.[1]
    if (address !== undefined) return { child, address: address.replace('localhost', '127.0.0.1'), readyMs: performance.now() - started }
  }
  throw new Error(`The server did not start: ${output}`)
}

async function stop({ child }: Running): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** The browser's calls in order. Returns milliseconds from the arrival of the product to the last finished creative. */
async function throughServer(address: string, link: string, seed: number): Promise<number> {
  const api = createApi(`${address}/api`, fetch)
  const product = await api.parseProduct({ url: link })
  const start = performance.now()
  const { copy, imagePrompts } = await api.generateCopy({
    url: link,
    title: product.title,
    description: product.description,
    facts: factsOf(product),
    seed,
  })
  await Promise.all(
    imagePrompts.map(async (prompt, place) => {
      const colors = product.styles.colors.map(({ color }) => color).slice(0, 12)
      const { url } = await api.changeBackground({ imageUrl: product.productImages[0].src, prompt, seed: seed + place, colors })
      const { headline, subline, button } = copy[place % copy.length]
      await api.finishCreative({
        format: FORMAT,
        creative: {
          image: url,
          brandLogo: product.logos[0] ?? null,
          brandName: product.brand ?? '',
          headline,
          description: subline,
          callToAction: button,
          accent: accentOf(product.styles.colors),
        },
      })
    }),
  )
  return performance.now() - start
}

/** Polls the health route until stopped; returns how long 99 of 100 answers took at most, in milliseconds, and their number. */
function watchHealth(address: string): () => Promise<{ readonly p99: number; readonly count: number }> {
  const watch = spawn(process.execPath, ['--import', './scripts/jsx.mjs', 'bench/server/health-watch.ts', address], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return async () => {
    watch.stdin.end()
    let told = ''
    for await (const chunk of watch.stdout) told += String(chunk)
    return JSON.parse(told) as { readonly p99: number; readonly count: number }
  }
}

/** Peak resident memory of a process in MB, as the kernel counted it, including worker threads but not child processes. */
async function peakMemory({ child }: Running): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

const images = await imageFigures()
console.log('\nOne picture of 1024 × 768, processor time on one thread, beside baselines of the same run taken in turns')
console.log(
  textTable([
    ['picture', 'time', 'baseline', 'time', 'ratio'],
    ...(
      [
        ['from words', images.words, 'encoding it alone', images.wordsEncoded],
        ['a variant of a photograph', images.variant, 'encoding it alone', images.variantEncoded],
        ['from words: shape and scene', images.rendered, 'the simplest renderer, 4 rays a pixel', images.renderedByBaseline],
        ['a variant: scene', images.scene, 'the simplest renderer, 4 rays a pixel', images.sceneByBaseline],
      ] as const
    ).map(([name, ours, baseline, theirs]) => [name, ms(ours), baseline, ms(theirs), (ours / theirs).toFixed(2)]),
  ]),
)

const copy = copyFigures()
console.log('\nCopy without a model: eight options in one language, forty products, one thread')
console.log(
  textTable([
    ['language', 'p50 per request', 'p95', 'options per second', 'beside checking the texts alone'],
    ...copy.map(({ language, p50Ms, p95Ms, optionsPerSecond, toChecking }) => [
      language,
      `${p50Ms.toFixed(1)} ms`,
      `${p95Ms.toFixed(1)} ms`,
      optionsPerSecond.toFixed(0),
      `× ${toChecking.toFixed(1)}`,
    ]),
  ]),
)

const videos = await videoFigures(await readFile(new URL('../e2e/shop/pictures/mug.jpg', import.meta.url)))
console.log('\nA video of five seconds with music, from its order to its file; beside encoding the same frames alone')
console.log(
  textTable([
    [
      'video',
      'first of its process',
      'p50 of those after it',
      'their first second',
      'frames per second',
      'encoding alone',
      'ratio',
      'peak memory',
    ],
    ...videos.map(({ name, firstMs, p50Ms, firstSecondMs, framesPerSecond, encodedPerSecond, peakMb }) => [
      name,
      ms(firstMs),
      ms(p50Ms),
      ms(firstSecondMs),
      framesPerSecond.toFixed(0),
      `${encodedPerSecond.toFixed(0)} per second`,
      (encodedPerSecond / framesPerSecond).toFixed(1),
      `${peakMb.toFixed(0)} MB`,
    ]),
  ]),
)

const made = await inThisProcess()
const baseline = await encodingAlone(made[0])
const afterPage = made.map(({ timings }) => timings.afterPage)
const p50 = percentile(afterPage, 0.5)

console.log(
  `\nLink → finished ad, in one process, ${CORES} worker threads, ${RUNS} runs over ${links.length} products (from the moment the page has arrived)`,
)
console.log(
  textTable([
    ['stage', 'p50', 'p95', 'share of p50'],
    ...(['extract', 'fetchPicture', 'copy', 'pictures', 'finish', 'afterPage'] as const).map((stage) => {
      const values = made.map(({ timings }) => timings[stage])
      return [stage, ms(percentile(values, 0.5)), ms(percentile(values, 0.95)), `${((100 * percentile(values, 0.5)) / p50).toFixed(0)} %`]
    }),
    ['baseline: the same ten pictures encoded alone', ms(baseline), '', `ratio ${(p50 / baseline).toFixed(1)}`],
  ]),
)

const dataFolder = await mkdtemp(join(tmpdir(), 'adloom-bench-'))
const first = await startServer(dataFolder)
await stop(first)
const server = await startServer(dataFolder)
const stopWatching = watchHealth(server.address)
const throughServerMs: number[] = []
for (let run = 0; run < 2 * RUNS; run++) throughServerMs.push(await throughServer(server.address, links[run % links.length], run))
const health = await stopWatching()
const [early, warm] = [throughServerMs.slice(0, RUNS), throughServerMs.slice(RUNS)]
const memory = await peakMemory(server)
await stop(server)
await rm(dataFolder, { recursive: true })
await shop.close()

console.log('\nThe same through a server started for the second time')
console.log(
  textTable([
    ['figure', 'value', 'bar'],
    ['first start to ready', ms(first.readyMs), ''],
    ['second start to ready', ms(server.readyMs), '3000 ms with npm'],
    ['five variants and creatives, p50', ms(percentile(early, 0.5)), '2500 ms'],
    ['the same, p95', ms(percentile(early, 0.95)), ''],
    [`the same after ${RUNS} ads, p50`, ms(percentile(warm, 0.5)), '750 ms'],
    [`the same after ${RUNS} ads, p95`, ms(percentile(warm, 0.95)), '1200 ms'],
    [`GET /api/health meanwhile, p99 of ${health.count}`, `${health.p99.toFixed(1)} ms`, '15 ms'],
    ['peak memory', `${memory.toFixed(0)} MB`, '900 MB'],
  ]),
)
console.log(
  JSON.stringify({
    wordsMs: Math.round(images.words),
    variantMs: Math.round(images.variant),
    wordsToBaseline: Number((images.rendered / images.renderedByBaseline).toFixed(2)),
    variantToBaseline: Number((images.scene / images.sceneByBaseline).toFixed(2)),
    copyP50Ms: Number(Math.max(...copy.map(({ p50Ms }) => p50Ms)).toFixed(1)),
    copyP95Ms: Number(Math.max(...copy.map(({ p95Ms }) => p95Ms)).toFixed(1)),
    videoP50Ms: Math.round(videos[0].p50Ms),
    videoFirstMs: Math.round(videos[0].firstMs),
    videoFirstSecondMs: Math.round(videos[0].firstSecondMs),
    videoPeakMb: Math.round(videos[0].peakMb),
    afterPageP50Ms: Math.round(p50),
    afterPageP95Ms: Math.round(percentile(afterPage, 0.95)),
    baselineMs: Math.round(baseline),
    serverP50Ms: Math.round(percentile(early, 0.5)),
    warmServerP50Ms: Math.round(percentile(warm, 0.5)),
    warmServerP95Ms: Math.round(percentile(warm, 0.95)),
    healthP99Ms: Number(health.p99.toFixed(1)),
    peakMemoryMb: Math.round(memory),
    secondStartMs: Math.round(server.readyMs),
  }),
)
