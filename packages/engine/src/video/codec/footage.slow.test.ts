import { Encoder, Muxer } from 'node-av/api'
import {
  AV_LOG_QUIET,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AVCOL_PRI_BT2020,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_RANGE_UNSPECIFIED,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_SPC_BT709,
  AVCOL_SPC_SMPTE170M,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  type AVColorRange,
  type AVColorSpace,
  FF_ENCODER_LIBVPX_VP9,
  FF_ENCODER_LIBX264,
  FF_ENCODER_MPEG4,
  type FFEncoderCodec,
} from 'node-av/constants'
import { Frame, Log, Rational } from 'node-av/lib'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openEncoder } from './encode.ts'
import { openFootage } from './footage.ts'

Log.setLevel(AV_LOG_QUIET)
const folder = mkdtempSync(join(tmpdir(), 'adloom-footage-'))
let made = 0

interface Shot {
  readonly codec?: FFEncoderCodec
  readonly ending?: 'mp4' | 'webm' | 'mov'
  readonly width?: number
  readonly height?: number
  /** Presentation times of the frames, in milliseconds. */
  readonly times?: readonly number[]
  readonly space?: AVColorSpace
  readonly range?: AVColorRange
  readonly deep?: boolean
  /** Hybrid log-gamma in BT.2020, as phones record it. */
  readonly hdr?: boolean
  readonly color?: (x: number, y: number, at: number) => readonly [number, number, number]
}

const grey = [126, 128, 128] as const
const evenly = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => Math.round((i * 1000) / 30))

/** A video as a camera would have recorded it. */
async function shot({
  codec = FF_ENCODER_LIBX264,
  ending = 'mp4',
  width = 160,
  height = 120,
  times = evenly(10),
  ...how
}: Shot): Promise<Uint8Array> {
  const path = join(folder, `${made++}.${ending}`)
  const encoder = await Encoder.create(codec, { threadCount: 1, bitrate: 40 * width * height, gopSize: 5 })
  const muxer = await Muxer.open(path)
  const stream = muxer.addStream(encoder)
  const [across, down] = [(width + 1) >> 1, (height + 1) >> 1]
  for (const [at, time] of times.entries()) {
    const bytes = Buffer.alloc(width * height + 2 * across * down)
    const { color } = how
    if (color === undefined) bytes.fill(grey[0], 0, width * height).fill(grey[1], width * height)
    else {
      const ofPixel = (x: number, y: number) => color(x / width, y / height, at)
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) bytes[y * width + x] = ofPixel(x, y)[0]
      for (let y = 0; y < down; y++)
        for (let x = 0; x < across; x++)
          for (const plane of [0, 1]) bytes[width * height + plane * across * down + y * across + x] = ofPixel(2 * x, 2 * y)[1 + plane]
    }
    const samples = how.deep === true ? Buffer.from(Uint16Array.from(bytes, (value) => value * 4).buffer) : bytes
    using frame = Frame.fromVideoBuffer(samples, {
      width,
      height,
      format: how.deep === true ? AV_PIX_FMT_YUV420P10LE : AV_PIX_FMT_YUV420P,
      timeBase: new Rational(1, 1000),
      pts: BigInt(time),
    })
    frame.colorSpace = how.space ?? AVCOL_SPC_UNSPECIFIED
    frame.colorRange = how.range ?? AVCOL_RANGE_UNSPECIFIED
    if (how.hdr === true) {
      frame.colorPrimaries = AVCOL_PRI_BT2020
      frame.colorTrc = AVCOL_TRC_ARIB_STD_B67
    }
    for await (using packet of encoder.packets(frame)) await muxer.writePacket(packet, stream)
  }
  for await (using packet of encoder.flushPackets()) await muxer.writePacket(packet, stream)
  await muxer.close()
  encoder.close()
  return new Uint8Array(readFileSync(path))
}

const size = { width: 160, height: 120, fps: 30 }
const lumaAt = (planes: Uint8Array, x: number, y: number, { width, height } = size): number =>
  planes[Math.floor(y * height) * width + Math.floor(x * width)]
/** Steps above 40, the darkest luma of these tests. */
const stepsOf = (luma: number, step: number): number => Math.max(0, Math.round((luma - 40) / step))
/** Luma and chroma at a point. */
const colorAt = (planes: Uint8Array, x: number, y: number, { width, height } = size): readonly number[] => {
  const chroma = Math.floor((y * height) / 2) * (width / 2) + Math.floor((x * width) / 2)
  return [lumaAt(planes, x, y, { width, height, fps: 30 }), planes[width * height + chroma], planes[(width * height * 5) / 4 + chroma]]
}
async function firstOf(bytes: Uint8Array, into = size): Promise<Uint8Array> {
  const footage = await openFootage(bytes, into)
  const planes = await footage.frame(0)
  await footage.close()
  return planes
}

describe('containers and codecs', () => {
  test.each<[string, Shot]>([
    ['H.264 in MP4', {}],
    ['MPEG-4 in MOV', { codec: FF_ENCODER_MPEG4, ending: 'mov' }],
    ['VP9 in WebM', { codec: FF_ENCODER_LIBVPX_VP9, ending: 'webm' }],
    ['10 bit H.264', { deep: true }],
    ['odd sides', { codec: FF_ENCODER_LIBVPX_VP9, ending: 'webm', width: 131, height: 97 }],
  ])('%s is shown to its end, in the frame’s size', async (_, how) => {
    const bytes = await shot({ ...how, color: (x, _y, at) => [40 + at * 12 + 40 * x, 128, 128] })
    const footage = await openFootage(bytes, size)
    expect(footage.seconds).toBeCloseTo(1 / 3, 1)
    const lumas: number[] = []
    for (let at = 0; at < 10; at++) {
      const planes = await footage.frame(at / 30)
      expect(planes.length).toBe((160 * 120 * 3) / 2)
      lumas.push(lumaAt(planes, 0.5, 0.5))
    }
    for (const [at, luma] of lumas.entries()) expect(Math.abs(luma - (60 + 12 * at))).toBeLessThan(8)
    expect({ hasSound: footage.hasSound, sound: await footage.sound() }).toEqual({ hasSound: false, sound: null })
    await footage.close()
  })
})

describe('colour', () => {
  // Red in each encoding; (63, 102, 240) is what the video has.
  test.each<[string, Shot, readonly [number, number, number]]>([
    ['BT.709', { space: AVCOL_SPC_BT709, range: AVCOL_RANGE_MPEG }, [63, 102, 240]],
    ['BT.601', { space: AVCOL_SPC_SMPTE170M, range: AVCOL_RANGE_MPEG }, [81, 90, 240]],
    ['nothing said, small', {}, [81, 90, 240]],
    ['nothing said, large', { width: 1280, height: 720, times: [0, 33] }, [63, 102, 240]],
    ['BT.709, full range', { space: AVCOL_SPC_BT709, range: AVCOL_RANGE_JPEG }, [54, 99, 255]],
  ])('red stays red: %s', async (_, how, red) => {
    const seen = colorAt(await firstOf(await shot({ times: [0, 33], ...how, color: () => red })), 0.5, 0.5)

    for (const [i, wanted] of [63, 102, 240].entries()) expect(Math.abs(seen[i] - wanted)).toBeLessThan(5)
  })
})

test('HDR from a phone is mapped to the video’s range: grey stays grey, white is white and not dull', async () => {
  const lumas = [180, 100, 16]
  const planes = await firstOf(
    await shot({
      deep: true,
      hdr: true,
      space: AVCOL_SPC_BT2020_NCL,
      range: AVCOL_RANGE_MPEG,
      times: [0, 33],
      color: (x) => [lumas[Math.floor(x * 3)], 128, 128],
    }),
  )
  const [white, grey, black] = [1 / 6, 3 / 6, 5 / 6].map((x) => colorAt(planes, x, 0.5))
  for (const [, u, v] of [white, grey, black]) expect(Math.max(Math.abs(u - 128), Math.abs(v - 128))).toBeLessThan(4)
  expect(white[0]).toBeGreaterThan(220)
  expect(grey[0]).toBeGreaterThan(70)
  expect(black[0]).toBeLessThan(20)
})

describe('time', () => {
  test('frames with irregular time stamps are shown when they are due, also after seeking back', async () => {
    const bytes = await shot({ times: [0, 100, 150, 400, 500], color: (_x, _y, at) => [40 + 40 * at, 128, 128] })
    const footage = await openFootage(bytes, size)
    const at = async (seconds: number) => stepsOf(lumaAt(await footage.frame(seconds), 0.5, 0.5), 40)
    const seen: number[] = []
    for (const seconds of [0, 0.1, 0.2, 0.3, 0.45, 0.6, 99, 0.1]) seen.push(await at(seconds))
    expect(seen).toEqual([0, 1, 2, 2, 3, 4, 4, 1])
    await footage.close()
  })

  test.each([
    ['in order', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['out of order', [4, 1, 7, 7, 0, 9, 2]],
    ['backwards', [9, 6, 3, 0]],
  ])('concurrent requests for frames, %s, each get the frame of their time', async (_, asked) => {
    const footage = await openFootage(await shot({ color: (_x, _y, at) => [40 + 20 * at, 128, 128] }), size)
    const frames = await Promise.all(asked.map((at) => footage.frame(at / 30)))
    await footage.close()
    expect(frames.map((planes) => stepsOf(lumaAt(planes, 0.5, 0.5), 20))).toEqual(asked)
  })

  test('a single frame is a video too', async () => {
    expect(lumaAt(await firstOf(await shot({ times: [0] })), 0.5, 0.5)).toBeGreaterThan(110)
  })

  test('sound is read to the video’s end', async () => {
    const path = join(folder, 'sound.mp4')
    const tone = Float32Array.from({ length: 48_000 }, (_, i) => 0.5 * Math.sin(i / 20))
    const encoder = await openEncoder({ ...size, frames: 15, source: null, path, sound: { left: tone, right: tone, sampleRate: 48_000 } })
    for (let at = 0; at < 15; at++) await encoder.write(new Uint8Array(160 * 120 * 1.5).fill(100 + at))
    await encoder.finish()
    const footage = await openFootage(new Uint8Array(readFileSync(path)), size)
    const sound = await footage.sound()
    await footage.close()
    expect([footage.hasSound, sound?.left.length, sound?.sampleRate]).toEqual([true, 24_000, 48_000])
    expect(Math.abs((sound?.left[10_000] ?? 0) - tone[10_000])).toBeLessThan(0.1)
  })
})

describe('the frame', () => {
  const corners = (x: number, y: number): readonly [number, number, number] => [
    x < 0.5 ? (y < 0.5 ? 220 : 160) : y < 0.5 ? 100 : 40,
    128,
    128,
  ]
  const places = [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as const
  const cornersOf = (planes: Uint8Array, into = size) => places.map(([x, y]) => stepsOf(lumaAt(planes, x, y, into), 60))

  test('is covered: the excess is cropped equally on both sides', async () => {
    const into = { width: 120, height: 120, fps: 30 }
    expect(cornersOf(await firstOf(await shot({ color: corners }), into), into)).toEqual([3, 1, 2, 0])
  })

  test.each([
    [90, [0, 1, -1, 0], [2, 3, 0, 1]],
    [180, [-1, 0, 0, -1], [0, 2, 1, 3]],
    [270, [0, -1, 1, 0], [1, 0, 3, 2]],
  ])('stands upright when a phone was turned by %i°', async (_, matrix, wanted) => {
    const into = { width: 120, height: 120, fps: 30 }
    const bytes = await shot({ color: corners })
    const view = new DataView(bytes.buffer)
    const at = Buffer.from(bytes).indexOf('tkhd') + 44
    for (const [i, place] of [0, 4, 12, 16].entries()) view.setInt32(at + place, matrix[i] * 65_536)
    expect(cornersOf(await firstOf(bytes, into), into)).toEqual(wanted)
  })

  test('shows an image of very different proportions whole, over a dark and blurred copy', async () => {
    const into = { width: 120, height: 240, fps: 30 }
    const planes = await firstOf(await shot({ color: (x) => [x < 0.1 || x > 0.9 ? 220 : 120, 128, 128] }), into)
    expect(lumaAt(planes, 0.03, 0.5, into)).toBeGreaterThan(200)
    expect(lumaAt(planes, 0.97, 0.5, into)).toBeGreaterThan(200)
    expect(lumaAt(planes, 0.5, 0.5, into)).toBeGreaterThan(110)
    expect(lumaAt(planes, 0.5, 0.1, into)).toBeLessThan(90)
    expect(lumaAt(planes, 0.5, 0.1, into)).toBeGreaterThan(30)
  })
})

describe('files that are not a video', () => {
  const refused = { code: 'video.undecodable' }
  test.each<[string, () => Promise<Uint8Array>]>([
    ['nothing', () => Promise.resolve(new Uint8Array())],
    ['text', () => Promise.resolve(new TextEncoder().encode('ffconcat version 1.0\nfile http://127.0.0.1/'))],
    [
      'an MP4’s first bytes and noise',
      () =>
        Promise.resolve(
          Uint8Array.from({ length: 5000 }, (_, i) =>
            i < 12 ? [0, 0, 0, 24, 102, 116, 121, 112, 105, 115, 111, 109][i] : (i * 7919) % 251,
          ),
        ),
    ],
    [
      'a WebM’s first bytes and noise',
      () => Promise.resolve(Uint8Array.from({ length: 5000 }, (_, i) => (i < 4 ? [0x1a, 0x45, 0xdf, 0xa3][i] : (i * 7919) % 251))),
    ],
    ['an MP4 cut off before its index', async () => (await shot({})).subarray(0, 900)],
  ])('%s is refused', async (_, bytes) => {
    await expect(openFootage(await bytes(), size)).rejects.toMatchObject(refused)
  })

  test('frames above 4K are rejected', async () => {
    const bytes = await shot({ codec: FF_ENCODER_MPEG4, width: 4112, height: 2400, times: [0] })
    await expect(openFootage(bytes, size)).rejects.toMatchObject(refused)
  })

  test('a truncated WebM is shown as far as it goes', async () => {
    const bytes = await shot({
      codec: FF_ENCODER_LIBVPX_VP9,
      ending: 'webm',
      color: (x, y, at) => [40 + ((x * 97 + y * 61 + at * 0.1) % 1) * 180, 128, 128],
    })
    const footage = await openFootage(bytes.subarray(0, Math.round(bytes.length * 0.7)), size)
    expect((await footage.frame(5)).length).toBe((160 * 120 * 3) / 2)
    await footage.close()
  })
})
