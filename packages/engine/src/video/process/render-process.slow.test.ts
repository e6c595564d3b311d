import { VIDEO_FPS, videoSizes, videoStoryboards, type VideoStoryboard } from '@adloom/domain/video.ts'
import { videoModelPromises } from '@adloom/domain/ports/video-model.conformance.ts'
import { type GeneratedVideo, unpaid, type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { metadataPartsOf } from '../../image/metadata-parts.ts'
import { encodeJpeg } from '../../image/pixels.ts'
import { xmpOf } from '../../image/xmp-source.ts'
import { seenVideo, localVideoModel } from './render-process.ts'
import { type VideoFile, videoFrames, inspectVideo } from '../codec/inspect-video.test-data.ts'
import { openFootage } from '../codec/footage.ts'
import { composeBed } from '../music/compose-bed.ts'
import { moods } from '../music/moods.ts'
import { endFrames } from '../timeline/end-time.ts'
import { emptyStretches } from '../codec/empty-stretches.test-data.ts'
import { stillStretches } from '../codec/still-stretches.test-data.ts'

const model = localVideoModel({ threads: 2, now: () => performance.now() })
afterAll(() => model.close())

const mug = { kind: 'words', prompt: 'A coral stoneware mug on marble', seed: 3 } as const
const anOrder = (parts: Partial<VideoOrder> = {}): VideoOrder => ({
  source: { kind: 'picture', bytes: new Uint8Array(), staging: mug },
  address: null,
  prompt: 'A mug on marble',
  script: {
    brandName: 'Tideline',
    logo: null,
    productName: 'Tideline Stoneware Mug',
    hook: 'Thrown by hand',
    captions: ['Keeps coffee warm for 2 hours', 'Dishwasher safe'],
    offer: { now: '€24', before: '€32' },
    callToAction: 'Shop now',
    site: 'tideline.example',
  },
  logo: null,
  colors: ['#B5482F'],
  seconds: 2,
  aspectRatio: '1:1',
  resolution: '720p',
  placement: 'feed',
  sound: 'bright',
  storyboard: 'reveal',
  seed: 7,
  ...parts,
})

const noTexts = { brandName: null, logo: null, productName: null, hook: null, captions: [], offer: null, callToAction: null, site: null }

const make = (parts: Partial<VideoOrder>): Promise<GeneratedVideo> =>
  model.make(
    anOrder(parts),
    { handle: null, saveHandle: async () => undefined, pay: unpaid, report: () => undefined },
    new AbortController().signal,
  )

let short: Promise<GeneratedVideo> | null = null
/** A video of one second, rendered once for all tests. */
const shortVideo = (): Promise<GeneratedVideo> => (short ??= make({ seconds: 1, aspectRatio: '4:5' }))

/** A photograph that cannot be cut out: a busy pattern to its edges. */
function busyPhotograph(width: number, height: number): Promise<Uint8Array> {
  const photo: Pixels = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      photo.data[at] = 128 + 100 * Math.sin(x / 9) * Math.cos(y / 23)
      photo.data[at + 1] = 128 + 100 * Math.sin((x + y) / 17)
      photo.data[at + 2] = ((x >> 4) ^ (y >> 4)) & 1 ? 200 : 60
    }
  }
  return encodeJpeg(photo)
}

/** Mean luma of a frame, 16 black to 235 white. */
const mean = (frame: Uint8Array): number => frame.reduce((sum, value) => sum + value, 0) / frame.length

/** Mean difference between the loudness of two sounds, by stretches of 20 ms. */
function loudnessApart(one: Float32Array, other: Float32Array): number {
  const stretch = 960
  const loudness = (sound: Float32Array, at: number): number => Math.hypot(...sound.subarray(at * stretch, (at + 1) * stretch))
  const count = Math.floor(Math.min(one.length, other.length) / stretch)
  return (
    Array.from({ length: count }, (_, at) => Math.abs(loudness(one, at) - loudness(other, at))).reduce((sum, apart) => sum + apart, 0) /
    count
  )
}

/** Checks what every video promises. Returns the facts of its file. */
async function expectVideo(made: GeneratedVideo, { seconds, aspectRatio, resolution }: VideoOrder): Promise<VideoFile> {
  const { width, height } = videoSizes[aspectRatio][resolution]
  const frames = seconds * VIDEO_FPS
  expect(made).toMatchObject({ width, height, seconds })
  const file = await inspectVideo(made.bytes)
  expect(file).toMatchObject({
    width,
    height,
    frames,
    codec: 'h264',
    profile: 100,
    pixelFormat: 'yuv420p',
    colorSpace: 1,
    colorRange: 1,
    isFastStart: true,
    hasTimeStamps: false,
  })
  expect(file.fps).toBeCloseTo(VIDEO_FPS, 3)
  expect(metadataPartsOf(made.bytes).xmp.map(({ text }) => Buffer.from(text).toString('utf8'))).toEqual([xmpOf('composite')])
  // TikTok accepts nothing below 5 s or 516 kbit/s.
  expect(file.bitRate).toBeGreaterThan(seconds >= 5 ? 516_000 : 100_000)
  expect(await sharp(made.poster).metadata()).toMatchObject({ format: 'jpeg', width, height })
  const seen = await videoFrames(made.bytes, { width: 240 })
  expect(stillStretches(seen.frames, VIDEO_FPS)).toEqual([])
  expect(emptyStretches(seen.frames, seen.width, VIDEO_FPS)).toEqual([])
  // Viewers take more than a moment of black for a fault.
  const dark = seen.frames.map((frame) => mean(frame) < 22)
  expect(dark.some((_, at) => dark.slice(at, at + 6).length === 6 && dark.slice(at, at + 6).every(Boolean))).toBe(false)
  return file
}

describe('the built-in engine as a video model', () => {
  const modelUnderTest = { model, order: anOrder({ seconds: 1 }) }
  for (const { name, check } of videoModelPromises) {
    test(
      name,
      async () => {
        await expect(check(modelUnderTest)).resolves.toBeUndefined()
      },
      60_000,
    )
  }

  for (const storyboard of Object.keys(videoStoryboards) as VideoStoryboard[]) {
    test(`renders “${storyboard}” so that it plays anywhere and never stands still`, async () => {
      // One of them has the most ordered length and width.
      const order = anOrder(storyboard === 'reveal' ? { storyboard, seconds: 5, aspectRatio: '16:9' } : { storyboard })
      const made = await make(order)
      const { sound } = await expectVideo(made, order)
      expect(sound).toMatchObject({ codec: 'aac', sampleRate: 48_000, channels: 2 })
    }, 60_000)
  }

  test('shows a photograph that cannot be cut out whole, in any ratio, and says so', async () => {
    const source = { kind: 'picture', bytes: await busyPhotograph(900, 500), staging: null } as const
    for (const aspectRatio of ['9:16', '16:9'] as const) {
      const order = anOrder({ source, aspectRatio, placement: aspectRatio === '9:16' ? 'reels' : 'feed', seconds: 1 })
      const made = await make(order)
      expect(made.note).toBe('The product could not be cut out cleanly, so the video shows the photograph whole.')
      await expectVideo(made, order)
    }
  }, 60_000)

  test('shows such a photograph to the end when there is nothing to write', async () => {
    const source = { kind: 'picture', bytes: await busyPhotograph(600, 600), staging: null } as const
    const order = anOrder({ source, script: noTexts, colors: [], seconds: 4, sound: 'none' })
    expect((await expectVideo(await make(order), order)).sound).toBeNull()
  }, 60_000)

  test('strikes no chord for an end card that a video does not have', async () => {
    const source = { kind: 'picture', bytes: await busyPhotograph(600, 600), staging: null } as const
    const [seconds, seed] = [4, 7]
    const order = anOrder({ source, script: noTexts, seconds, seed, sound: 'bright' })
    const footage = await openFootage((await make(order)).bytes, { width: 72, height: 72, fps: VIDEO_FPS })
    const heard = await footage.sound()
    await footage.close()
    const { beat } = moods.bright
    const card = (seconds * VIDEO_FPS - endFrames({ frames: seconds * VIDEO_FPS, fps: VIDEO_FPS, beat })) / VIDEO_FPS
    const apart = [[], [card]].map((hits) =>
      loudnessApart(heard?.left ?? new Float32Array(), composeBed('bright', { seconds, seed, hits }).left),
    )
    expect(apart[0]).toBeLessThan(apart[1] / 2)
  }, 60_000)

  test('accepts a video of its own as footage, with its sound', async () => {
    const { bytes } = await shortVideo()
    const order = anOrder({ source: { kind: 'video', bytes }, sound: 'own', seconds: 1 })
    const { sound } = await expectVideo(await make(order), order)
    expect(sound).not.toBeNull()
  }, 60_000)

  test('makes a video without a sound track, and without any text', async () => {
    const order = anOrder({ seconds: 1, aspectRatio: '4:5', sound: 'none', script: noTexts, colors: [] })
    const { sound } = await expectVideo(await make(order), order)
    expect(sound).toBeNull()
  }, 60_000)

  test('makes the same video in a process that is still warming up', async () => {
    const other = localVideoModel({ threads: 2, now: () => performance.now() })
    other.warmUp()
    other.warmUp()
    const order = anOrder({ seconds: 1, aspectRatio: '4:5' })
    const work = { handle: null, saveHandle: async () => undefined, pay: unpaid, report: () => undefined }
    const made = await other.make(order, work, new AbortController().signal)
    other.close()
    expect(Buffer.from(made.bytes).equals((await shortVideo()).bytes)).toBe(true)
  }, 60_000)

  test('rejects files that are neither image nor video, and then makes the next video, a different one for another seed', async () => {
    const bytes = new TextEncoder().encode('no picture at all')
    await expect(make({ source: { kind: 'picture', bytes, staging: null } })).rejects.toMatchObject({ code: 'picture.undecodable' })
    await expect(make({ source: { kind: 'video', bytes } })).rejects.toMatchObject({ code: 'video.undecodable' })
    const [one, other] = [await shortVideo(), await make({ seconds: 1, aspectRatio: '4:5', seed: 8 })]
    expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(false)
  }, 60_000)
})

test('an uploaded video is measured and given a poster; other files are rejected', async () => {
  const now = (): number => performance.now()
  const { signal } = new AbortController()
  const { bytes } = await shortVideo()
  const { poster, ...seen } = await seenVideo(bytes, now, signal)
  expect(seen).toEqual({ width: 720, height: 900, seconds: 1, note: null })
  expect(await sharp(poster).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 900 })
  const { data, info } = await sharp(poster).resize({ width: 240 }).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect(emptyStretches([data], info.width, 1)).toEqual([])
  const torn = bytes.slice(0, 400)
  await expect(seenVideo(torn, now, signal)).rejects.toMatchObject({ code: 'video.undecodable' })
  await expect(seenVideo(bytes, now, AbortSignal.abort())).rejects.toMatchObject({ code: 'request.cancelled' })
}, 60_000)
