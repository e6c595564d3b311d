import { AdloomError } from '@adloom/domain/error.ts'
import { Decoder, Demuxer, FilterAPI } from 'node-av/api'
import {
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_MJPEG,
  AV_CODEC_ID_MPEG4,
  AV_CODEC_ID_PRORES,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_LOG_QUIET,
  AV_NOPTS_VALUE,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants'
import { Frame, Log, Packet, type Stream } from 'node-av/lib'

/** One decoded frame of a video, after the filter. `seconds`: when it is shown, from 0 at the first frame. */
export interface VideoFrame {
  readonly seconds: number
  readonly frame: Frame
}

/** Stereo at 48 kHz from the first frame on; gaps are silent. `seconds`: the end of the last sample, maybe behind the end of the arrays. */
interface DecodedSound {
  readonly left: Float32Array
  readonly right: Float32Array
  readonly seconds: number
}

/** An open video. Streams are as its file states them. */
export interface OpenVideo {
  readonly videoStream: Stream
  readonly audioStream: Stream | null
  // Read from the packets, as some files do not state them.
  /** Seconds at which the first frame is timestamps. */
  readonly start: number
  /** Seconds at which the last frame ends. */
  readonly end: number
  /** Number of frames; those beyond 2,400 are not counted. */
  readonly count: number
  /** Container tags. */
  readonly tags: Readonly<Record<string, string>>
  /**
   * The frames in presentation order, at most 2,400, through an FFmpeg filter; each is freed when the next one is requested. `filter` gets the first
   * decoded frame and returns the description of the filter.
   */
  readonly frames: (filter: (first: Frame) => string) => AsyncGenerator<VideoFrame>
  /** The sound from the first frame on, at most `seconds`. Null without any. */
  readonly decodeAudio: (seconds: number) => Promise<DecodedSound | null>
  readonly close: () => Promise<void>
}

/** A little more than 4K: a decoder holds up to sixteen frames of this size at 1.5 bytes a pixel. */
const PIXELS_MAX = 4096 * 2304
/** Frames beyond this are ignored without an error. Ten seconds at 240 frames a second. */
const FRAMES_MAX = 2400
const SAMPLE_RATE = 48_000
/** Two threads cost the memory of two more frames; the machine's cores are for drawing. */
const THREADS = 2

const knownCodecs = [
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_MPEG4,
  AV_CODEC_ID_PRORES,
  AV_CODEC_ID_MJPEG,
]

/**
 * The container by its first bytes: MP4 and MOV, or WebM; null for anything else. Others are refused because some of FFmpeg's demuxers open addresses
 * named in a file.
 */
function containerOf(bytes: Uint8Array): 'mov' | 'matroska' | null {
  const box = String.fromCharCode(...bytes.subarray(4, 8))
  if (['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].includes(box)) return 'mov'
  return bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3 ? 'matroska' : null
}

/** Opens the first video stream of an MP4, MOV or WebM. Fails with `video.undecodable` for everything else, and for frames above 4K. */
export async function openVideo(bytes: Uint8Array): Promise<OpenVideo> {
  Log.setLevel(AV_LOG_QUIET)
  const format = containerOf(bytes)
  if (format === null) throw new AdloomError('video.undecodable', { detail: 'neither MP4 nor WebM' })
  const input = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // The streams are not probed here: that would decode frames before their size is known.
  const demux = () => orUndecodable(() => Demuxer.open(input, { format, skipStreamInfo: true, copyTs: true }))
  const file = await demux()
  try {
    const videoStream = knownVideoStream(file)
    const audioStream = file.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO) ?? null
    const times = await orUndecodable(() => timesOf(file, videoStream))
    return {
      videoStream,
      audioStream,
      ...times,
      tags: file.metadata,
      frames: (filter) => filteredFrames(decodedFrames(demux, videoStream, FRAMES_MAX), filter),
      decodeAudio: async (seconds) =>
        audioStream === null ? null : orUndecodable(() => stereoOf(decodedFrames(demux, audioStream, Infinity), times.start, seconds)),
      close: async () => {
        await file.close()
      },
    }
  } catch (cause) {
    await file.close()
    throw cause
  }
}

/** The frames of a stream, decoded from its beginning with a demuxer of their own. */
async function* decodedFrames(demux: () => Promise<Demuxer>, { index }: Stream, framesMax: number): AsyncGenerator<Frame> {
  await using demuxer = await demux()
  const stream = demuxer.streams[index]
  using decoder = await orUndecodable(() =>
    Decoder.create(stream, { threadCount: THREADS, exitOnError: false, options: { max_pixels: PIXELS_MAX } }),
  )
  let count = 0
  for await (const packet of packetsOf(demuxer, stream)) {
    if (packet === null) await decoder.flush()
    else await decoder.decode(packet)
    for (;;) {
      const received = await decoder.receive()
      if (!(received instanceof Frame)) break
      using frame = received
      if (count === framesMax) return
      count += 1
      yield frame
    }
  }
}

async function* filteredFrames(decoded: AsyncGenerator<Frame>, filter: (first: Frame) => string): AsyncGenerator<VideoFrame> {
  let graph: FilterAPI | null = null
  let start: number | null = null
  const frameOf = (frame: Frame): VideoFrame => {
    const seconds = Number(frame.pts) * frame.timeBase.toDouble()
    start ??= seconds
    return { seconds: seconds - start, frame }
  }
  try {
    for await (const frame of decoded) {
      graph ??= FilterAPI.create(filter(frame), { threads: 1 })
      for await (using filtered of graph.frames(frame)) if (filtered !== null) yield frameOf(filtered)
    }
    if (graph !== null) for await (using filtered of graph.flushFrames()) yield frameOf(filtered)
  } catch (cause) {
    throw cause instanceof AdloomError ? cause : new AdloomError('video.undecodable', { cause })
  } finally {
    graph?.close()
  }
}

/** The first video stream. Fails with `video.undecodable` when there is none, its codec is not known, or its frames are above 4K. */
function knownVideoStream(file: Demuxer): Stream {
  const stream = file.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_VIDEO)
  if (stream === undefined) throw new AdloomError('video.undecodable', { detail: 'no video stream' })
  const { codecId, width, height } = stream.codecpar
  if (!knownCodecs.includes(codecId)) throw new AdloomError('video.undecodable', { detail: `codec ${codecId}` })
  // A WebM without a size is decoded up to the limit and no further.
  if (width * height > PIXELS_MAX) throw new AdloomError('video.undecodable', { detail: `${width} × ${height}` })
  return stream
}

/** The packets of one stream, then null. */
async function* packetsOf(file: Demuxer, stream: Stream): AsyncGenerator<Packet | null> {
  const context = file.getFormatContext()
  using packet = new Packet()
  packet.alloc()
  while ((await context.readFrame(packet)) >= 0) {
    if (packet.streamIndex === stream.index) {
      packet.timeBase = stream.timeBase
      yield packet
    }
    packet.unref()
  }
  yield null
}

async function timesOf(file: Demuxer, stream: Stream): Promise<Pick<OpenVideo, 'start' | 'end' | 'count'>> {
  const unit = stream.timeBase.toDouble()
  const timestamps: number[] = []
  let last = 0
  for await (const packet of packetsOf(file, stream)) {
    if (packet === null || packet.pts === AV_NOPTS_VALUE) continue
    if (timestamps.length === FRAMES_MAX) break
    timestamps.push(Number(packet.pts) * unit)
    last = Math.max(last, Number(packet.pts + packet.duration) * unit)
  }
  if (timestamps.length === 0) throw new Error('no frames')
  const start = timestamps.reduce((least, at) => Math.min(least, at), Infinity)
  const latest = timestamps.reduce((most, at) => Math.max(most, at), -Infinity)
  // The last frame of a file without durations is shown as long as the others.
  const mean = timestamps.length > 1 ? (latest - start) / (timestamps.length - 1) : 1 / 30
  return { start, end: last > latest ? last : latest + mean, count: timestamps.length }
}

/** Stereo at 48 kHz of everything decoded, placed by its time stamps. */
async function stereoOf(frames: AsyncGenerator<Frame>, start: number, seconds: number): Promise<DecodedSound> {
  const length = Math.round(seconds * SAMPLE_RATE)
  const left = new Float32Array(length)
  const right = new Float32Array(length)
  using graph = FilterAPI.create(`aresample=${SAMPLE_RATE},aformat=sample_fmts=fltp:channel_layouts=stereo`, { threads: 1 })
  let at: number | null = null
  const copySamples = (frame: Frame): void => {
    const [l, r] = (frame.data ?? []).map((plane) => new Float32Array(plane.buffer, plane.byteOffset, frame.nbSamples))
    at ??= Math.round((Number(frame.pts) * frame.timeBase.toDouble() - start) * SAMPLE_RATE)
    for (let i = Math.max(0, -at); i < frame.nbSamples && at + i < length; i++) {
      left[at + i] = l[i]
      right[at + i] = r[i]
    }
    at += frame.nbSamples
  }
  for await (const frame of frames) {
    for await (using part of graph.frames(frame)) if (part !== null) copySamples(part)
    if (at !== null && at >= length) break
  }
  for await (using part of graph.flushFrames()) copySamples(part)
  return { left, right, seconds: Math.max(0, at ?? 0) / SAMPLE_RATE }
}

async function orUndecodable<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (cause) {
    throw cause instanceof AdloomError ? cause : new AdloomError('video.undecodable', { cause })
  }
}
