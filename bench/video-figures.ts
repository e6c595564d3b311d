import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VIDEO_FPS, videoSizes } from '@adloom/domain/video.ts'
import { unpaid, type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { openEncoder } from '@adloom/engine/video/codec/encode.ts'
import { localVideoModel } from '@adloom/engine/video/process/render-process.ts'
import { openFootage } from '@adloom/engine/video/codec/footage.ts'
import { percentile } from './figures.ts'

/** Time of a video of five seconds, from request to file. */
interface VideoFigures {
  readonly name: string
  /** Milliseconds: the first video of a new process, and the median of the next ones. */
  readonly firstMs: number
  readonly p50Ms: number
  /** Milliseconds until the first second of a later one can be played; the median. */
  readonly firstSecondMs: number
  readonly framesPerSecond: number
  /** Frames per second when the same frames are only encoded, with the same settings, in the same run. */
  readonly encodedPerSecond: number
  /** Peak memory of the video's process, MB. */
  readonly peakMb: number
}

const SECONDS = 5
const RUNS = 5
/** The header of a preview, and ten fragments of three frames. */
const PARTS_OF_SECOND = 11
const THREADS = 2

const script: VideoOrder['script'] = {
  brandName: 'Tideline',
  logo: null,
  productName: 'Tideline Stoneware Mug',
  hook: 'Thrown by hand',
  captions: ['Keeps coffee warm for 2 hours', 'Dishwasher safe', 'Hand-glazed stoneware'],
  offer: { now: '€24', before: '€32' },
  callToAction: 'Shop now',
  site: 'tideline.example',
}

const order = (source: VideoOrder['source'], part: Pick<VideoOrder, 'aspectRatio' | 'resolution'>): VideoOrder => ({
  source,
  address: null,
  prompt: 'A mug on marble',
  script,
  logo: null,
  colors: ['#B5482F'],
  seconds: SECONDS,
  ...part,
  placement: 'feed',
  sound: 'bright',
  storyboard: 'reveal',
  seed: 3,
})

/** Renders videos of a photograph that is cut out, and of a product drawn from a prompt, as 1280 × 720 and 1080 × 1920. */
export async function videoFigures(photograph: Uint8Array): Promise<readonly VideoFigures[]> {
  const words = { kind: 'words', prompt: 'A coral stoneware mug on marble', seed: 3 } as const
  const productImage = { kind: 'picture', bytes: photograph, staging: null } as const
  const drawn = { kind: 'picture', bytes: photograph, staging: words } as const
  return [
    await figuresOf('a photograph, 1280 × 720', order(productImage, { aspectRatio: '16:9', resolution: '720p' })),
    await figuresOf('a product from words, 1280 × 720', order(drawn, { aspectRatio: '16:9', resolution: '720p' })),
    await figuresOf('a photograph, 1080 × 1920', order(productImage, { aspectRatio: '9:16', resolution: '1080p' })),
  ]
}

async function figuresOf(name: string, video: VideoOrder): Promise<VideoFigures> {
  const model = localVideoModel({ threads: THREADS, now: () => performance.now() })
  const spent: number[] = []
  const firstSeconds: number[] = []
  let peakMb = 0
  let bytes = new Uint8Array()
  for (let run = 0; run <= RUNS; run++) {
    const start = performance.now()
    let parts = 0
    const preview = (): void => {
      parts += 1
      if (parts === PARTS_OF_SECOND && run > 0) firstSeconds.push(performance.now() - start)
    }
    const work = { handle: null, saveHandle: async () => undefined, pay: unpaid, report: () => undefined, preview }
    const made = await model.make(video, work, new AbortController().signal)
    spent.push(performance.now() - start)
    peakMb = Math.max(peakMb, ...(await childrenPeaks()))
    bytes = new Uint8Array(made.bytes)
  }
  model.close()
  const frames = SECONDS * VIDEO_FPS
  const [firstMs, ...others] = spent
  const p50Ms = percentile(others, 0.5)
  return {
    name,
    firstMs,
    p50Ms,
    firstSecondMs: percentile(firstSeconds, 0.5),
    framesPerSecond: (frames * 1000) / p50Ms,
    encodedPerSecond: (frames * 1000) / (await encodingAlone(bytes, video)),
    peakMb,
  }
}

/** Milliseconds of only encoding the video's frames, which are read back from its file first. */
async function encodingAlone(bytes: Uint8Array, { aspectRatio, resolution }: VideoOrder): Promise<number> {
  const size = { ...videoSizes[aspectRatio][resolution], fps: VIDEO_FPS }
  const frames = SECONDS * VIDEO_FPS
  const footage = await openFootage(bytes, size)
  const planes: Uint8Array[] = []
  for (let at = 0; at < frames; at++) planes.push(Uint8Array.from(await footage.frame(at / VIDEO_FPS)))
  await footage.close()
  const folder = await mkdtemp(join(tmpdir(), 'adloom-bench-'))
  const spent: number[] = []
  for (let run = 0; run < 3; run++) {
    const start = performance.now()
    const encoder = await openEncoder({ ...size, frames, sound: null, source: null, path: join(folder, 'video.mp4') })
    for (const frame of planes) await encoder.write(frame)
    await encoder.finish()
    spent.push(performance.now() - start)
  }
  await rm(folder, { recursive: true })
  return percentile(spent, 0.5)
}

/** Peak resident memory of this process' children in MB, as the kernel counted it (Linux only). */
async function childrenPeaks(): Promise<readonly number[]> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const statuses = await Promise.all(ids.map((id) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '')))
  return statuses
    .filter((status) => Number(/PPid:\s+(\d+)/.exec(status)?.[1]) === process.pid)
    .map((status) => Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}
