/**
 * Renders videos of orders that have only a prompt, an image, a duration and an aspect ratio, and measures on their frames that they never show
 * nothing: `npm run bench:content -- <folder> [--seconds 1,2,5] [--ratios 16:9,9:16] [--only whole] [photograph …]`. Without photographs, those of
 * the sample shop, wide and tall ones that can and that cannot be cut out, and a video as footage. Writes a contact sheet of each to the folder;
 * prints for each the least share of a frame that shows an edge and every stretch of half a second without content.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { unpaid, type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { placementOf, VIDEO_FPS, videoAspectRatios, type VideoAspectRatio } from '@adloom/domain/video.ts'
import { videoRequestSchema } from '@adloom/domain/video-job.ts'
import { shareWithContent, emptyStretches } from '@adloom/engine/video/codec/empty-stretches.test-data.ts'
import { videoFrames, videoStills } from '@adloom/engine/video/codec/inspect-video.test-data.ts'
import { localVideoModel } from '@adloom/engine/video/process/render-process.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import sharp from 'sharp'
import { videoScript } from '../apps/server/src/jobs/video-script.ts'

const { values, positionals } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1,2,5,10,15' },
    ratios: { type: 'string', default: videoAspectRatios.join(',') },
    only: { type: 'string', default: '' },
  },
  allowPositionals: true,
})
const [folder, ...photographs] = positionals
if (folder === undefined) {
  console.error('Say where to: npm run bench:content -- <folder> [--seconds 1,2,5] [--ratios 16:9,9:16] [--only whole] [photograph …]')
  process.exit(1)
}
await mkdir(folder, { recursive: true })
const durations = values.seconds.split(',').map(Number)
const ratios = videoAspectRatios.filter((ratio) => values.ratios.split(',').includes(ratio))

const COLUMNS = 10
const FRAME_HEIGHT = 180

interface Subject {
  readonly name: string
  readonly source: VideoOrder['source']
}

const model = localVideoModel({ threads: 2, now: () => performance.now() })

async function make({ source }: Subject, seconds: number, ratio: VideoAspectRatio): Promise<Uint8Array> {
  const imageUrl = 'http://shop.example/picture.jpg'
  const request = videoRequestSchema.parse({ prompt: 'A calm shot of the product', imageUrl, duration: seconds, aspect_ratio: ratio })
  const made = await model.make(
    {
      source,
      address: null,
      prompt: request.prompt,
      script: videoScript(request, null),
      logo: null,
      colors: [],
      seconds,
      aspectRatio: ratio,
      resolution: '720p',
      placement: placementOf(ratio),
      sound: null,
      storyboard: null,
      seed: seconds * 7 + ratio.length,
    },
    { handle: null, saveHandle: async () => undefined, pay: unpaid, report: () => undefined },
    new AbortController().signal,
  )
  return made.bytes
}

const picture = (name: string, bytes: Uint8Array): Subject => ({ name, source: { kind: 'picture', bytes, staging: null } })
const shopPicture = (name: string): Promise<Buffer> => readFile(new URL(`../e2e/shop/pictures/${name}`, import.meta.url))

/** A busy pattern to the edges: nothing to cut out. */
const pattern = (width: number, height: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="p" width="90" height="90" patternUnits="userSpaceOnUse" patternTransform="rotate(31)"><rect width="90" height="90" fill="#7a5a3c"/><circle cx="30" cy="34" r="26" fill="#c7b08c"/><path d="M0 70 60 50 90 90Z" fill="#31493f"/></pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer()

/** A strip of cloth or a rod on white: wide or tall, and easily cut out. */
const bar = (width: number, height: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect x="8%" y="8%" width="84%" height="84%" rx="40" fill="#31493f"/><rect x="12%" y="14%" width="76%" height="20%" rx="20" fill="#5b7a6c"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer()

async function sampleSubjects(): Promise<readonly Subject[]> {
  const mug = picture('cut-out', await shopPicture('mug.jpg'))
  return [
    mug,
    picture('cut-out-wide', await bar(1600, 420)),
    picture('cut-out-tall', await bar(420, 1600)),
    picture('whole', await pattern(900, 900)),
    picture('whole-wide', await pattern(1800, 600)),
    picture('whole-tall', await pattern(600, 1800)),
    { name: 'footage', source: { kind: 'video', bytes: await make(mug, 2, '16:9') } },
  ]
}

const subjects =
  photographs.length === 0
    ? await sampleSubjects()
    : await Promise.all(photographs.map(async (path) => picture(basename(path, extname(path)), await readFile(path))))

let faults = 0
for (const subject of subjects.filter(({ name }) => name.startsWith(values.only))) {
  for (const seconds of durations) {
    for (const ratio of ratios) {
      const bytes = await make(subject, seconds, ratio)
      const { frames, width } = await videoFrames(bytes, { width: 240 })
      const empty = emptyStretches(frames, width, VIDEO_FPS)
      const least = Math.min(...frames.map((frame) => shareWithContent(frame, width)))
      faults += empty.length
      const id = `${subject.name}-${seconds}s-${ratio.replace(':', 'x')}`
      console.log(`${id}: least ${(least * 100).toFixed(1)} %, empty ${JSON.stringify(empty)}`)
      const times = Array.from({ length: COLUMNS }, (_, column) => ((column + 0.5) / COLUMNS) * seconds)
      const stills = await Promise.all(
        (await videoStills(bytes, times)).map(async (pixels) =>
          sharp(await encodeJpeg(pixels))
            .resize({ height: FRAME_HEIGHT })
            .toBuffer({ resolveWithObject: true }),
        ),
      )
      const wide = (stills[0]?.info.width ?? 0) + 4
      const sheet = sharp({ create: { width: wide * COLUMNS, height: FRAME_HEIGHT, channels: 3, background: '#16181d' } })
      const layers = stills.map(({ data }, column) => ({ input: data, left: column * wide, top: 0 }))
      await writeFile(join(folder, `${id}.jpg`), await sheet.composite(layers).jpeg({ quality: 82 }).toBuffer())
    }
  }
}
model.close()
console.log(`${faults} stretches without content`)
process.exitCode = faults === 0 ? 0 : 1
