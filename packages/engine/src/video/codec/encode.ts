import { AdloomError } from '@adloom/domain/error.ts'
import { Encoder, Muxer } from 'node-av/api'
import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_CODEC_FLAG_BITEXACT,
  AV_LOG_QUIET,
  AV_PIX_FMT_YUV420P,
  AV_PROFILE_H264_HIGH,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVFMT_FLAG_BITEXACT,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants'
import { FFmpegError, Frame, Log, type Packet, Rational } from 'node-av/lib'
import { appendFile, readFile, rm } from 'node:fs/promises'
import { type SourceType, xmpOf } from '../../image/xmp-source.ts'
import { xmpBox } from '../../image/embed-xmp.ts'
import { leastLevel } from './h264-level.ts'
import { openPreview } from './preview.ts'
import { x264Cpu } from './x264-cpu.ts'

/** Sound of a video: two channels of the same length, -1 to 1. */
export interface AudioTrack {
  readonly left: Float32Array
  readonly right: Float32Array
  readonly sampleRate: number
}

/** Where a video goes. */
export interface VideoOutput {
  /** Where the MP4 is written. */
  readonly path: string
  /** Receives the video without its sound as it is encoded, in parts of a fragmented MP4. */
  readonly onPreview?: (part: Uint8Array) => void
}

/** Input of the encoder. Width and height in pixels, even. */
interface EncoderOrder extends VideoOutput {
  readonly width: number
  readonly height: number
  readonly fps: number
  /** Number of frames to be written: the sound is cut there, or padded with silence. */
  readonly frames: number
  /** Null makes a video without a sound track. */
  readonly sound: AudioTrack | null
  /** Where the video comes from, for its metadata; null leaves them out. */
  readonly source: SourceType | null
}

/** An MP4 encoder. Call `finish` or `abandon`, once. Every failure is `video.failed`; after one, call `abandon`. */
interface Mp4Encoder {
  /**
   * Adds one frame: I420 (Y, then U, then V, no padding), BT.709, limited range. Resolves when the encoder has a copy: the caller never runs far
   * ahead, and may then reuse the memory.
   */
  readonly write: (planes: Uint8Array) => Promise<void>
  /** Encodes the remaining frames and closes the file. */
  readonly finish: () => Promise<void>
  /** Gives up and removes the file. */
  readonly abandon: () => Promise<void>
}

/** Two threads on every machine: x264's output depends on their number. Drawing is the slow part. */
const THREADS = 2
/** 3 to 5 Mbit/s at 720p. TikTok requires at least 516 kbit/s. */
const CRF = 18.5
/**
 * Without B-frames, and with half the bits moved to even areas, x264 takes four fifths of the time: over three videos 0.5 to 0.9 dB more than with both
 * at CRF 19, the same SSIM, 9 to 15 % more bytes (2026-11-29). With no bits moved at all it takes little less, and dark glows show their blocks.
 */
const ANALYSIS = 'bframes=0:aq-strength=0.5'
/** Most bits a second per pixel of the frame: 8 Mbit/s at 720p, 18 Mbit/s at 1080p. */
const BITS_PER_PIXEL_MAX = 8.7
const AUDIO_BITS_PER_SECOND = 128_000
const KEYFRAME_SECONDS = 2
/** Fills the padding of rows: any value, as long as it is always the same. */
const PADDING_BYTE = 128
/** Samples in one AAC packet. */
const AUDIO_CHUNK = 1024
const stereo = { nbChannels: 2, order: AV_CHANNEL_ORDER_NATIVE, mask: 3n }

/**
 * Opens an H.264 + AAC MP4 that plays while it loads. The same frames and the same sound give the same bytes: no time stamp, machine name or version
 * is written. Fails with `video.failed`.
 */
export async function openEncoder(order: EncoderOrder): Promise<Mp4Encoder> {
  Log.setLevel(AV_LOG_QUIET)
  const { videoEncoder, audioEncoder, videoTrack, audioTrack, muxer, preview, frame, close } = await orVideoFailed(() => openParts(order))
  let framesWritten = 0
  let samplesSent = 0
  let previousStep = Promise.resolve()

  const inTurn = (step: () => Promise<void>): Promise<void> => (previousStep = previousStep.then(() => orVideoFailed(step)))

  async function writeVideo(packets: AsyncIterable<Packet | null>): Promise<void> {
    for await (using packet of packets) {
      // Writing to the file takes the packet's bytes away.
      await preview?.write(packet)
      await muxer.writePacket(packet, videoTrack)
    }
  }

  /** Sends the sound up to the end of a frame: together with the frames, so that a player finds both side by side. */
  async function sendAudioUntil(frameCount: number): Promise<void> {
    if (order.sound === null || audioEncoder === null || audioTrack === null) return
    const { sampleRate } = order.sound
    const total = Math.round((order.frames / order.fps) * sampleRate)
    const end = Math.min(total, Math.round((frameCount / order.fps) * sampleRate))
    for (const from of chunkStarts(samplesSent, end)) {
      const count = Math.min(AUDIO_CHUNK, end - from)
      if (count < AUDIO_CHUNK && end < total) break
      using chunk = audioFrame(order.sound, from, count)
      // The last, shorter chunk goes straight to the codec: node-av's `Encoder` waits for a whole packet, and would never send it.
      if (count < AUDIO_CHUNK) await audioEncoder.getCodecContext()?.sendFrame(chunk)
      else await send(muxer, audioEncoder, audioTrack, chunk)
      samplesSent = from + count
    }
  }

  return {
    write: (planes) =>
      inTurn(async () => {
        if (framesWritten === order.frames) throw new Error(`more than ${order.frames} frames`)
        fillFrame(frame, planes, order, framesWritten)
        framesWritten += 1
        await writeVideo(videoEncoder.packets(frame))
        await sendAudioUntil(framesWritten)
      }),
    finish: () =>
      inTurn(async () => {
        if (framesWritten !== order.frames) throw new Error(`${framesWritten} frames instead of ${order.frames}`)
        await writeVideo(videoEncoder.flushPackets())
        await preview?.finish()
        if (audioEncoder !== null && audioTrack !== null)
          for await (using packet of audioEncoder.flushPackets()) await muxer.writePacket(packet, audioTrack)
        await muxer.close()
        close()
        if (order.source !== null) await appendFile(order.path, xmpBox(xmpOf(order.source)))
      }),
    abandon: async () => {
      // The failure was already reported to the caller that waited for it.
      await previousStep.catch(() => undefined)
      await preview?.close().catch(() => undefined)
      await muxer.close().catch(() => undefined)
      close()
      await rm(order.path, { force: true })
    },
  }
}

/**
 * Opens encoders, frame and file with its tracks; when one of them fails, closes those already open and removes the file. `close` leaves the muxer to
 * its caller.
 */
async function openParts(order: EncoderOrder) {
  const opened: (() => void)[] = []
  const close = (): void => {
    for (const closeOne of opened.splice(0)) closeOne()
  }
  try {
    const videoEncoder = await createVideoEncoder(order)
    opened.push(() => videoEncoder.close())
    const audioEncoder = order.sound === null ? null : await createAudioEncoder()
    opened.push(() => audioEncoder?.close())
    const frame = emptyFrame(order)
    opened.push(() => frame.free())
    const muxer = await Muxer.open(order.path, {
      format: 'mp4',
      options: { movflags: '+faststart' },
      configure: (context) => context.setFlags(AVFMT_FLAG_BITEXACT),
    })
    try {
      const videoTrack = muxer.addStream(videoEncoder)
      const audioTrack = audioEncoder === null ? null : muxer.addStream(audioEncoder)
      const preview = order.onPreview === undefined ? null : await openPreview(videoEncoder, order.onPreview)
      return { videoEncoder, audioEncoder, videoTrack, audioTrack, frame, muxer, preview, close }
    } catch (cause) {
      await muxer.close().catch(() => undefined)
      await rm(order.path, { force: true })
      throw cause
    }
  } catch (cause) {
    close()
    throw cause
  }
}

async function createVideoEncoder({ width, height, fps }: EncoderOrder): Promise<Encoder> {
  const instructions = x264Cpu(await readFile('/proc/cpuinfo', 'utf8').catch(() => ''))
  const rate = Math.round(width * height * BITS_PER_PIXEL_MAX)
  return Encoder.create(FF_ENCODER_LIBX264, {
    context: {
      threadCount: THREADS,
      gopSize: Math.round(fps * KEYFRAME_SECONDS),
      framerate: new Rational(fps, 1),
      profile: AV_PROFILE_H264_HIGH,
      level: leastLevel(width, height, fps),
      bitRate: 0n,
      rcMaxRate: BigInt(rate),
      rcBufferSize: rate,
    },
    configure: (context) => context.setFlags(AV_CODEC_FLAG_BITEXACT),
    options: { preset: 'superfast', crf: CRF, 'x264-params': [ANALYSIS, instructions].filter((each) => each !== '').join(':') },
  })
}

function createAudioEncoder(): Promise<Encoder> {
  return Encoder.create(FF_ENCODER_AAC, {
    context: { bitRate: AUDIO_BITS_PER_SECOND },
    // At this rate the plainer method is the better one: the default overshoots by 4 dB when a sound starts with the first sample.
    options: { aac_coder: 'fast' },
    configure: (context) => context.setFlags(AV_CODEC_FLAG_BITEXACT),
  })
}

/**
 * Reused for every frame of the video, as the encoder copies it: a new one each time kept the memory of a whole video until garbage was collected.
 */
function emptyFrame({ width, height, fps }: EncoderOrder): Frame {
  const frame = new Frame()
  frame.alloc()
  frame.width = width
  frame.height = height
  frame.format = AV_PIX_FMT_YUV420P
  frame.timeBase = new Rational(1, fps)
  FFmpegError.throwIfError(frame.getBuffer(), 'a frame')
  // Rows are padded, and x264 reads the padding: with leftovers in that memory, the same video sometimes came out in other bytes (2026-11).
  for (const plane of frame.data ?? []) plane.fill(PADDING_BYTE)
  frame.duration = 1n
  frame.sampleAspectRatio = new Rational(1, 1)
  frame.colorSpace = AVCOL_SPC_BT709
  frame.colorPrimaries = AVCOL_PRI_BT709
  frame.colorTrc = AVCOL_TRC_BT709
  frame.colorRange = AVCOL_RANGE_MPEG
  return frame
}

function fillFrame(frame: Frame, planes: Uint8Array, { width, height }: EncoderOrder, at: number): void {
  const bytes = Buffer.from(planes.buffer, planes.byteOffset, planes.byteLength)
  if (bytes.length !== (width * height * 3) / 2) throw new Error(`a frame of ${bytes.length} bytes`)
  frame.pts = BigInt(at)
  FFmpegError.throwIfError(frame.makeWritable(), 'a frame')
  FFmpegError.throwIfError(frame.fromBuffer(bytes), 'a frame')
}

const chunkStarts = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.ceil(Math.max(0, to - from) / AUDIO_CHUNK) }, (_, i) => from + i * AUDIO_CHUNK)

function audioFrame({ left, right, sampleRate }: AudioTrack, from: number, count: number): Frame {
  const samples = new Float32Array(2 * count)
  samples.set(left.subarray(from, from + count), 0)
  samples.set(right.subarray(from, from + count), count)
  const timeBase = new Rational(1, sampleRate)
  return Frame.fromAudioBuffer(Buffer.from(samples.buffer), {
    nbSamples: count,
    format: AV_SAMPLE_FMT_FLTP,
    sampleRate,
    channelLayout: stereo,
    timeBase,
    pts: BigInt(from),
  })
}

async function send(muxer: Muxer, encoder: Encoder, stream: number, frame: Frame): Promise<void> {
  for await (using packet of encoder.packets(frame)) await muxer.writePacket(packet, stream)
}

async function orVideoFailed<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (cause) {
    throw new AdloomError('video.failed', { cause })
  }
}
