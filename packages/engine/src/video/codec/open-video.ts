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
export interface VideoImage {
  readonly seconds: number
  readonly frame: Frame
}

/** Sound of a video: stereo at 48 kHz, silent where there is none. `seconds`: its real end. */
interface DecodedSound {
  readonly left: Float32Array
  readonly right: Float32Array
  readonly seconds: number
}

/** An open video. Streams are as its file states them. */
export interface OpenVideo {
  readonly image: Stream
  readonly sound: Stream | null
  /** When the first frame is shown, where the last one ends, and how many there are: read from the packets, as some files do not state it. */
  readonly start: number
  readonly end: number
  readonly count: number
  /** Container tags. */
  readonly tags: Readonly<Record<string, string>>
  /**
   * Every frame in presentation order, through an FFmpeg filter; each is freed when the next one is requested. `filter` receives the first decoded
   * frame.
   */
  readonly images: (filter: (first: Frame) => string) => AsyncGenerator<VideoImage>
  /** The sound from the first frame on, at most `seconds`. Null without any. */
  readonly listen: (seconds: number) => Promise<DecodedSound | null>
  readonly close: () => Promise<void>
}

/** A little more than 4K: a decoder holds up to sixteen frames of this size at 1.5 bytes a pixel. */
const MOST_PIXELS = 4096 * 2304
/** Ten seconds at 240 frames a second. */
const MOST_IMAGES = 2400
const SOUND_RATE = 48_000
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
  const demux = () => readable(() => Demuxer.open(input, { format, skipStreamInfo: true, copyTs: true }))
  const file = await demux()
  const image = file.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_VIDEO)
  const sound = file.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO) ?? null
  const refusal = refusalOf(image)
  if (image === undefined || refusal !== null) {
    await file.close()
    throw new AdloomError('video.undecodable', { detail: refusal ?? 'no picture' })
  }
  const times = await readable(() => timesOf(file, image))

  async function* decoded(stream: Stream, most: number): AsyncGenerator<Frame> {
    const again = await demux()
    const own = again.streams[stream.index]
    const decoder = await readable(() =>
      Decoder.create(own, { threadCount: THREADS, exitOnError: false, options: { max_pixels: MOST_PIXELS } }),
    )
    let count = 0
    try {
      for await (const packet of packetsOf(again, own)) {
        if (packet === null) await decoder.flush()
        else await decoder.decode(packet)
        for (;;) {
          const received = await decoder.receive()
          if (!(received instanceof Frame)) break
          using frame = received
          if (count === most) return
          count += 1
          yield frame
        }
      }
    } finally {
      decoder.close()
      await again.close()
    }
  }

  return {
    image,
    sound,
    ...times,
    tags: file.metadata,
    images: async function* pictures(filter) {
      const graphs: FilterAPI[] = []
      let start: number | null = null
      const imageOf = (frame: Frame): VideoImage => {
        const seconds = Number(frame.pts) * frame.timeBase.toDouble()
        start ??= seconds
        return { seconds: seconds - start, frame }
      }
      try {
        for await (const frame of decoded(image, MOST_IMAGES)) {
          if (graphs.length === 0) graphs.push(FilterAPI.create(filter(frame), { threads: 1 }))
          for await (using shown of graphs[0].frames(frame)) if (shown !== null) yield imageOf(shown)
        }
        for (const graph of graphs) for await (using shown of graph.flushFrames()) yield imageOf(shown)
      } catch (cause) {
        throw cause instanceof AdloomError ? cause : new AdloomError('video.undecodable', { cause })
      } finally {
        for (const graph of graphs) graph.close()
      }
    },
    listen: async (seconds) => (sound === null ? null : readable(() => stereoOf(decoded(sound, Infinity), times.start, seconds))),
    close: async () => {
      await file.close()
    },
  }
}

const refusalOf = (image: Stream | undefined): string | null => {
  if (image === undefined) return 'no picture'
  const { codecId, width, height } = image.codecpar
  if (!knownCodecs.includes(codecId)) return `codec ${codecId}`
  // A WebM without a size is decoded up to the limit and no further.
  return width * height > MOST_PIXELS ? `${width} × ${height}` : null
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

async function timesOf(file: Demuxer, image: Stream): Promise<Pick<OpenVideo, 'start' | 'end' | 'count'>> {
  const unit = image.timeBase.toDouble()
  const shown: number[] = []
  let last = 0
  for await (const packet of packetsOf(file, image)) {
    if (packet === null || packet.pts === AV_NOPTS_VALUE) continue
    if (shown.length === MOST_IMAGES) break
    shown.push(Number(packet.pts) * unit)
    last = Math.max(last, Number(packet.pts + packet.duration) * unit)
  }
  if (shown.length === 0) throw new Error('no pictures')
  const start = shown.reduce((least, at) => Math.min(least, at), Infinity)
  const latest = shown.reduce((most, at) => Math.max(most, at), -Infinity)
  // The last frame of a file without durations is shown as long as the others.
  const mean = shown.length > 1 ? (latest - start) / (shown.length - 1) : 1 / 30
  return { start, end: last > latest ? last : latest + mean, count: shown.length }
}

/** Stereo at 48 kHz of everything decoded, placed by its time stamps. */
async function stereoOf(frames: AsyncGenerator<Frame>, start: number, seconds: number): Promise<DecodedSound> {
  const length = Math.round(seconds * SOUND_RATE)
  const left = new Float32Array(length)
  const right = new Float32Array(length)
  using graph = FilterAPI.create(`aresample=${SOUND_RATE},aformat=sample_fmts=fltp:channel_layouts=stereo`, { threads: 1 })
  let at: number | null = null
  const lay = (frame: Frame): void => {
    const [l, r] = (frame.data ?? []).map((plane) => new Float32Array(plane.buffer, plane.byteOffset, frame.nbSamples))
    at ??= Math.round((Number(frame.pts) * frame.timeBase.toDouble() - start) * SOUND_RATE)
    for (let i = Math.max(0, -at); i < frame.nbSamples && at + i < length; i++) {
      left[at + i] = l[i]
      right[at + i] = r[i]
    }
    at += frame.nbSamples
  }
  for await (const frame of frames) {
    for await (using part of graph.frames(frame)) if (part !== null) lay(part)
    if (at !== null && at >= length) break
  }
  for await (using part of graph.flushFrames()) lay(part)
  return { left, right, seconds: Math.max(0, at ?? 0) / SOUND_RATE }
}

async function readable<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (cause) {
    throw cause instanceof AdloomError ? cause : new AdloomError('video.undecodable', { cause })
  }
}
