import { AV_PIX_FMT_YUV420P, AV_PIX_FMT_YUVJ420P } from 'node-av/constants'
import { avGetCodecName, type Frame, type Stream } from 'node-av/lib'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { readBoxes } from './mp4-boxes.ts'
import { type OpenVideo, openVideo } from './open-video.ts'

/** Facts of a finished video, read from its file and its decoded frames: for the tests of videos. */
export interface VideoFile {
  readonly seconds: number
  /** Decoded frames. */
  readonly frames: number
  readonly fps: number
  readonly width: number
  readonly height: number
  /** `h264`; profile 100 is High; level ten times its number: as in an MP4 of H.264. */
  readonly codec: string
  readonly profile: number
  readonly level: number
  readonly pixelFormat: string
  /** Numbers of ITU-T H.273 (1 is BT.709). Range: 1 limited, 2 full. */
  readonly colorSpace: number
  readonly colorRange: number
  readonly isFastStart: boolean
  readonly hasTimeStamps: boolean
  /** Bits a second of the whole file. */
  readonly bitRate: number
  readonly sound: VideoFileSound | null
}

interface VideoFileSound {
  readonly codec: string
  /** 1 is AAC-LC. */
  readonly profile: number
  readonly sampleRate: number
  readonly channels: number
  readonly seconds: number
  /** Root of the mean square and the highest sample, dB of full scale. Silence is -Infinity. */
  readonly rms: number
  readonly peak: number
}

/** Reads a video. Fails with `video.undecodable`. */
export async function inspectVideo(bytes: Uint8Array): Promise<VideoFile> {
  const video = await openVideo(bytes)
  try {
    const { codecpar } = video.videoStream
    let frames = 0
    let shown = { pixelFormat: '', colorSpace: 0, colorRange: 0 }
    for await (const { frame } of video.frames(() => 'null')) {
      frames += 1
      // FFmpeg's numbers as plain numbers: its types are branded.
      shown = {
        pixelFormat: pixelFormatOf(frame),
        colorSpace: Number(frame.colorSpace),
        colorRange: Number(frame.colorRange),
      }
    }
    const seconds = video.end - video.start
    return {
      seconds,
      frames,
      fps: video.count / seconds,
      width: codecpar.width,
      height: codecpar.height,
      codec: avGetCodecName(codecpar.codecId) ?? 'unknown',
      profile: codecpar.extradata?.at(1) ?? 0,
      level: codecpar.extradata?.at(3) ?? 0,
      ...shown,
      ...readBoxes(bytes),
      bitRate: (bytes.length * 8) / seconds,
      sound: video.audioStream === null ? null : await inspectSound(video, video.audioStream),
    }
  } finally {
    await video.close()
  }
}

/** Every frame as a small luma plane `width` wide (limited range: 16 is black), all of one size. */
export async function videoFrames(
  bytes: Uint8Array,
  { width }: { readonly width: number },
): Promise<{ readonly width: number; readonly height: number; readonly fps: number; readonly frames: readonly Uint8Array[] }> {
  const video = await openVideo(bytes)
  try {
    const height = Math.max(1, Math.round((width * video.videoStream.codecpar.height) / video.videoStream.codecpar.width))
    const frames: Uint8Array[] = []
    for await (const { frame } of video.frames(() => `extractplanes=y,scale=${width}:${height}:flags=area`)) {
      frames.push(new Uint8Array(frame.toBuffer()))
    }
    return { width, height, fps: video.count / (video.end - video.start), frames }
  } finally {
    await video.close()
  }
}

/** The frames at `times` (seconds, rising), in full size: for contact sheets and posters. Times beyond the end give the last frame. */
export async function videoStills(bytes: Uint8Array, times: readonly number[]): Promise<readonly Pixels[]> {
  const video = await openVideo(bytes)
  try {
    const stills: Pixels[] = []
    let last: Pixels[] = []
    const filter = 'scale=in_color_matrix=bt709:in_range=tv:out_range=pc:flags=accurate_rnd+full_chroma_int,format=rgba'
    for await (const { seconds, frame } of video.frames(() => filter)) {
      for (const time of times.slice(stills.length)) if (time < seconds - 1e-6) stills.push(...last)
      if (stills.length >= times.length) break
      last = [{ width: frame.width, height: frame.height, data: new Uint8ClampedArray(frame.toBuffer()) }]
    }
    return [...stills, ...times.slice(stills.length).flatMap(() => last)]
  } finally {
    await video.close()
  }
}

const pixelFormatOf = ({ format }: Frame): string =>
  format === AV_PIX_FMT_YUV420P ? 'yuv420p' : format === AV_PIX_FMT_YUVJ420P ? 'yuvj420p' : `format ${format}`

async function inspectSound(video: OpenVideo, { codecpar }: Stream): Promise<VideoFileSound | null> {
  const decoded = await video.decodeAudio(video.end - video.start + 1)
  if (decoded === null) return null
  const length = Math.round(decoded.seconds * 48_000)
  let sum = 0
  let peak = 0
  for (const channel of [decoded.left, decoded.right])
    for (let i = 0; i < length; i++) {
      sum += channel[i] ** 2
      peak = Math.max(peak, Math.abs(channel[i]))
    }
  return {
    codec: avGetCodecName(codecpar.codecId) ?? 'unknown',
    profile: ((codecpar.extradata?.at(0) ?? 0) >> 3) - 1,
    sampleRate: codecpar.sampleRate,
    channels: codecpar.channels,
    seconds: decoded.seconds,
    rms: 10 * Math.log10(sum / Math.max(1, 2 * length)),
    peak: 20 * Math.log10(peak),
  }
}
