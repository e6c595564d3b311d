import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Muxer } from 'node-av/api'
import { describe, expect, test, vi } from 'vitest'
import { metadataPartsOf } from '../../image/metadata-parts.ts'
import { xmpOf } from '../../image/xmp-source.ts'
import { type AudioTrack, openEncoder, type VideoOutput } from './encode.ts'
import { leastLevel } from './h264-level.ts'
import { videoFrames, videoStills, inspectVideo } from './inspect-video.test-data.ts'
import { stillStretches } from './still-stretches.test-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'adloom-encode-'))
const size = { width: 160, height: 120 }

/** A frame with a one-colour gradient that moves to the right. */
function slope(at: number, { width, height } = size, u = 128, v = 128): Uint8Array {
  const planes = new Uint8Array((width * height * 3) / 2)
  for (let i = 0; i < width * height; i++) planes[i] = 40 + (((i % width) + 3 * at) % 160)
  planes.fill(u, width * height, (width * height * 5) / 4)
  planes.fill(v, (width * height * 5) / 4)
  return planes
}

const tone = (seconds: number): AudioTrack => ({
  left: Float32Array.from({ length: Math.round(48_000 * seconds) }, (_, i) => 0.5 * Math.sin(i / 20)),
  right: Float32Array.from({ length: Math.round(48_000 * seconds) }, (_, i) => 0.25 * Math.sin(i / 30)),
  sampleRate: 48_000,
})

async function video(name: string, count: number, sound: AudioTrack | null, frame = slope, onPreview?: VideoOutput['onPreview']) {
  const path = join(folder, name)
  const encoder = await openEncoder({ ...size, fps: 30, frames: count, sound, source: null, path, onPreview })
  for (let at = 0; at < count; at++) await encoder.write(frame(at))
  await encoder.finish()
  return new Uint8Array(readFileSync(path))
}

describe('an encoded video', () => {
  const made = video('made.mp4', 50, tone(9))

  test('is what every platform accepts: H.264 High, 4:2:0, BT.709, limited range, AAC-LC, index in front', async () => {
    expect(await inspectVideo(await made)).toMatchObject({
      codec: 'h264',
      profile: 100,
      level: 30,
      pixelFormat: 'yuv420p',
      colorSpace: 1,
      colorRange: 1,
      isFastStart: true,
      hasTimeStamps: false,
      ...size,
      sound: { codec: 'aac', profile: 1, sampleRate: 48_000, channels: 2 },
    })
  })

  test('has exactly the written frames, and its sound ends with them', async () => {
    const { frames, seconds, fps, sound } = await inspectVideo(await made)
    expect({ frames, fps: Math.round(fps * 1000) / 1000 }).toEqual({ frames: 50, fps: 30 })
    expect(seconds).toBeCloseTo(50 / 30, 3)
    expect(sound?.seconds).toBeCloseTo(50 / 30, 3)
  })

  test('is as loud as its input, with left and right separate', async () => {
    const { sound } = await inspectVideo(await made)
    expect(sound?.rms).toBeCloseTo(10 * Math.log10((0.5 ** 2 + 0.25 ** 2) / 4), 0)
    expect(sound?.peak).toBeCloseTo(20 * Math.log10(0.5), 0)
  })

  test('shows the input frames in their colours', async () => {
    const red = await video('red.mp4', 8, null, (at) => slope(at, size, 100, 190))
    const [still] = await videoStills(red, [0.1])
    const middle = 4 * (60 * size.width + 80)
    // BT.709, limited: luma 40 + (80 + 9) = 129.
    const y = 1.164 * (129 - 16)
    const wanted = [y + 1.793 * 62, y - 0.213 * -28 - 0.533 * 62, y + 2.112 * -28]
    for (const i of [0, 1, 2]) expect(Math.abs(still.data[middle + i] - wanted[i])).toBeLessThan(9)
  })

  test('moves from frame to frame', async () => {
    const { frames, fps, height } = await videoFrames(await made, { width: 80 })
    expect([frames.length, height, fps]).toEqual([50, 60, 30])
    expect(stillStretches(frames, fps, 0.1)).toEqual([])
  })

  test('has the same bytes for the same frames', async () => {
    expect(Buffer.compare(await made, await video('again.mp4', 50, tone(9)))).toBe(0)
  })
})

describe('a preview', () => {
  const parts: { readonly bytes: Uint8Array; readonly afterFrames: number }[] = []
  let framesDrawn = 0
  const draw = (at: number): Uint8Array => {
    framesDrawn = at
    return slope(at)
  }
  const made = video('watched.mp4', 50, tone(9), draw, (bytes) => parts.push({ bytes, afterFrames: framesDrawn }))

  test('changes nothing in the video', async () => {
    expect(Buffer.compare(await made, await video('unwatched.mp4', 50, tone(9)))).toBe(0)
  })

  test('has all frames of the video, without its sound', async () => {
    await made
    const watched = Buffer.concat(parts.map(({ bytes }) => bytes))
    const [shown, finished] = [await videoFrames(watched, { width: 80 }), await videoFrames(await made, { width: 80 })]
    expect(shown.frames).toEqual(finished.frames)
    expect((await inspectVideo(watched)).sound).toBeNull()
  })

  test('begins to play after a few frames', async () => {
    await made
    const early = Buffer.concat(parts.filter(({ afterFrames }) => afterFrames <= 20).map(({ bytes }) => bytes))
    expect((await videoFrames(early, { width: 80 })).frames.length).toBeGreaterThanOrEqual(10)
  })

  test('is the same for the same frames', async () => {
    await made
    const again: Uint8Array[] = []
    await video('rewatched.mp4', 50, tone(9), slope, (bytes) => again.push(bytes))
    expect(Buffer.compare(Buffer.concat(parts.map(({ bytes }) => bytes)), Buffer.concat(again))).toBe(0)
  })
})

test('a video says where it comes from behind its frames, and its frames stay as they are', async () => {
  const path = join(folder, 'stated.mp4')
  const encoder = await openEncoder({ ...size, fps: 30, frames: 12, sound: null, source: 'composite', path })
  for (let at = 0; at < 12; at++) await encoder.write(slope(at))
  await encoder.finish()
  const [bare, stated] = [await video('bare.mp4', 12, null), readFileSync(path)]
  expect(stated.subarray(0, bare.length)).toEqual(Buffer.from(bare))
  expect(metadataPartsOf(stated).xmp.map(({ text }) => Buffer.from(text).toString('utf8'))).toEqual([xmpOf('composite')])
  const { bitRate: _, ...facts } = await inspectVideo(stated)
  expect(await inspectVideo(bare)).toMatchObject(facts)
})

test('a video without sound has no sound track', async () => {
  expect((await inspectVideo(await video('mute.mp4', 4, null))).sound).toBeNull()
})

test('frames may lie in shared memory, and be overwritten as soon as `write` resolves', async () => {
  const shared = new Uint8Array(new SharedArrayBuffer((size.width * size.height * 3) / 2))
  const over = await video('shared.mp4', 12, null, (at) => {
    shared.set(slope(at))
    return shared
  })
  expect(Buffer.compare(over, await video('own.mp4', 12, null))).toBe(0)
})

test('a short sound track is padded with silence', async () => {
  expect((await inspectVideo(await video('short.mp4', 30, tone(0.5)))).sound?.seconds).toBeCloseTo(1, 3)
})

test.each([
  ['a frame of another size', [new Uint8Array(10)]],
  ['too few frames', [slope(0)]],
  ['too many frames', [slope(0), slope(1), slope(2)]],
])('%s makes it fail and leaves no file', async (_, planes) => {
  const path = join(folder, 'failed.mp4')
  const encoder = await openEncoder({ ...size, fps: 30, frames: 2, sound: null, source: null, path })
  const making = (async () => {
    for (const frame of planes) await encoder.write(frame)
    await encoder.finish()
  })()
  await expect(making).rejects.toMatchObject({ code: 'video.failed' })
  await encoder.abandon()
  expect(existsSync(path)).toBe(false)
})

test('a track that the file cannot get fails the video, and leaves no file', async () => {
  const path = join(folder, 'trackless.mp4')
  const addStream = vi.spyOn(Muxer.prototype, 'addStream').mockImplementationOnce(() => {
    throw new Error('Failed to create new stream')
  })
  await expect(openEncoder({ ...size, fps: 30, frames: 2, sound: null, source: null, path })).rejects.toMatchObject({
    code: 'video.failed',
  })
  expect([addStream.mock.calls.length, existsSync(path)]).toEqual([1, false])
  addStream.mockRestore()
})

test('an unwritable path fails the video', async () => {
  const path = join(import.meta.filename, 'film.mp4')
  await expect(openEncoder({ ...size, fps: 30, frames: 2, sound: null, source: null, path })).rejects.toMatchObject({
    code: 'video.failed',
  })
})

test.each([
  [1280, 720, 31],
  [720, 1280, 31],
  [1080, 1080, 32],
  [1080, 1920, 40],
])('%i × %i names level %i', (width, height, level) => expect(leastLevel(width, height, 30)).toBe(level))
