/**
 * Renders videos of six products of the sample shop, one storyboard, aspect ratio and mood each, and draws docs/gallery/videos.jpg: a contact sheet
 * with one video per row and frames at regular intervals from its first to its last. `node bench/videos.ts [folder]` saves the videos and their
 * posters to the folder. Prints for each: milliseconds, kbit/s and every interval of half a second without motion.
 */
import { unpaid } from '@adloom/domain/ports/video-model.ts'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { factsOf } from '@adloom/domain/copy.ts'
import { VIDEO_FPS, videoSizes, type VideoSound, type VideoStoryboard, placementOf, type VideoAspectRatio } from '@adloom/domain/video.ts'
import { readDataUrl } from '@adloom/domain/upload.ts'
import { type VideoRequest, videoRequestSchema } from '@adloom/domain/video-job.ts'
import { localVideoModel } from '@adloom/engine/video/process/render-process.ts'
import { videoFrames, videoStills, inspectVideo } from '@adloom/engine/video/codec/inspect-video.test-data.ts'
import { stillStretches } from '@adloom/engine/video/codec/still-stretches.test-data.ts'
import { guardedStyleLoader } from '@adloom/engine/page/fetch/load-styles.ts'
import { guardedPageLoader } from '@adloom/engine/page/fetch/load-page.ts'
import { readProduct } from '@adloom/engine/read-product.ts'
import { localCopywriter } from '@adloom/engine/copywriters.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { createWorkers } from '@adloom/engine/workers.ts'
import sharp from 'sharp'
import { copyRequestOfVideo, videoScript } from '../apps/server/src/jobs/video-script.ts'
import { openShop, type shopProducts } from '../e2e/shop/shop.ts'

interface Sample {
  readonly product: keyof typeof shopProducts
  readonly prompt: string
  readonly storyboard: VideoStoryboard
  readonly ratio: VideoAspectRatio
  readonly seconds: number
  readonly sound: VideoSound
}

const samples: readonly Sample[] = [
  { product: 'mug', prompt: 'on marble in morning light', storyboard: 'reveal', ratio: '16:9', seconds: 5, sound: 'warm' },
  { product: 'serum', prompt: 'on podiums, elegant', storyboard: 'spotlight', ratio: '9:16', seconds: 6, sound: 'elegant' },
  { product: 'headphones', prompt: 'in a dark studio', storyboard: 'closeups', ratio: '16:9', seconds: 6, sound: 'driving' },
  { product: 'lamp', prompt: 'on an oak table', storyboard: 'editorial', ratio: '4:5', seconds: 6, sound: 'calm' },
  { product: 'tote', prompt: 'bright and playful', storyboard: 'bold', ratio: '1:1', seconds: 5, sound: 'playful' },
  { product: 'cushion', prompt: 'on linen, soft light', storyboard: 'facts', ratio: '16:9', seconds: 8, sound: 'bright' },
]

const COLUMNS = 12
const ROW_HEIGHT = 200
const GAP = 6

const folder = process.argv.at(2) ?? null
if (folder !== null) await mkdir(folder, { recursive: true })
const shop = await openShop()
const workers = createWorkers({ size: 2, queueLimit: 32 })
const now = (): number => performance.now()
const pages = guardedPageLoader({ allowHosts: [shop.host] })
const reader = { pages, styles: guardedStyleLoader({ allowHosts: [shop.host] }), workers, renderer: null, allowHosts: [shop.host], now }
const model = localVideoModel({ threads: 2, now })
const signal = new AbortController().signal

const bytesOf = async (address: string): Promise<Uint8Array> =>
  readDataUrl(address)?.bytes ?? (await pages.loadImage(address, signal)).bytes

async function video({ product, prompt, storyboard, ratio, seconds, sound }: Sample, place: number): Promise<readonly Buffer[]> {
  const url = `${shop.address}/products/${product}`
  const read = await readProduct(url, null, reader, signal)
  const request: VideoRequest = videoRequestSchema.parse({
    prompt,
    imageUrl: read.productImages[0].src,
    duration: seconds,
    aspect_ratio: ratio,
    storyboard,
    sound,
    about: {
      url: `https://harbour-and-hearth.example/products/${product}`,
      title: read.title,
      description: read.description,
      facts: factsOf(read),
    },
  })
  const seed = 11 + place
  const about = copyRequestOfVideo(request)
  const { options } = await localCopywriter(workers).write(about, seed, signal)
  const names = await workers.run('nameProduct', about, signal)
  const image = (await pages.loadImage(read.productImages[0].src, signal)).bytes
  const logo = read.logos.length === 0 ? null : await bytesOf(read.logos[0])
  const start = now()
  const made = await model.make(
    {
      source: { kind: 'picture', bytes: image, staging: null },
      address: null,
      prompt,
      script: videoScript(request, { ...names, options }),
      logo,
      colors: read.styles.colors.map(({ color }) => color),
      seconds,
      aspectRatio: ratio,
      resolution: '720p',
      placement: placementOf(ratio),
      sound,
      storyboard,
      seed,
    },
    { handle: null, saveHandle: async () => undefined, pay: unpaid, report: () => undefined },
    signal,
  )
  const spent = now() - start
  const { bitRate } = await inspectVideo(made.bytes)
  const still = stillStretches((await videoFrames(made.bytes, { width: 240 })).frames, VIDEO_FPS)
  console.log(
    `${product}, ${storyboard}, ${ratio}, ${seconds} s: ${spent.toFixed(0)} ms, ${(bitRate / 1000).toFixed(0)} kbit/s, still: ${JSON.stringify(still)}`,
  )
  if (folder !== null) {
    await writeFile(join(folder, `${product}-${storyboard}.mp4`), made.bytes)
    await writeFile(join(folder, `${product}-${storyboard}.jpg`), made.poster)
  }
  const times = Array.from({ length: COLUMNS }, (_, column) => ((column + 0.5) / COLUMNS) * seconds)
  const stills = await videoStills(made.bytes, times)
  return Promise.all(
    stills.map(async (pixels) =>
      sharp(await encodeJpeg(pixels))
        .resize({ height: ROW_HEIGHT })
        .toBuffer(),
    ),
  )
}

const rows: { readonly top: number; readonly left: number; readonly input: Buffer }[] = []
let top = GAP
let width = 0
for (const [place, sample] of samples.entries()) {
  const size = videoSizes[sample.ratio]['720p']
  const step = Math.round((ROW_HEIGHT * size.width) / size.height) + GAP
  for (const [column, input] of (await video(sample, place)).entries()) rows.push({ input, top, left: GAP + column * step })
  width = Math.max(width, GAP + COLUMNS * step)
  top += ROW_HEIGHT + GAP
}
model.close()
await workers.close()
await shop.close()
const sheet = await sharp({ create: { width, height: top, channels: 3, background: '#16181d' } })
  .composite(rows)
  .jpeg({ quality: 82 })
  .toBuffer()
const target = new URL('../docs/gallery/videos.jpg', import.meta.url)
await writeFile(target, sheet)
console.log(`${target.pathname}: ${((await readFile(target)).length / 1024).toFixed(0)} kB`)
