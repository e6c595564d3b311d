import { AdloomError } from '@adloom/domain/error.ts'
import {
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_RANGE_UNSPECIFIED,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants'
import { type Frame, type Stream } from 'node-av/lib'
import { type AudioTrack } from './encode.ts'
import { type OpenVideo, openVideo, type VideoFrame } from './open-video.ts'

/** The size footage is scaled to: pixels, even, and the video's frames a second. */
interface FootageSize {
  readonly width: number
  readonly height: number
  readonly fps: number
}

/** An uploaded video as the images of a video. Unreadable input is `video.undecodable`. */
export interface Footage {
  readonly seconds: number
  readonly hasSound: boolean
  /**
   * The frame at that time as I420 (BT.709, limited range) in exactly the frame's size; beyond the end the last one. Times should rise: going back
   * starts reading again from the start. The caller owns the bytes.
   */
  readonly frame: (seconds: number) => Promise<Uint8Array>
  /** Its sound from the first frame to the last, stereo at 48 kHz; null without any. */
  readonly sound: () => Promise<AudioTrack | null>
  readonly close: () => Promise<void>
}

/**
 * Factor between the ratios of image and frame up to which the image is cropped to the frame. Beyond it nearly half would be lost: it is shown whole.
 */
const CROP_MAX = 1.9
/** Longest sound that is read, in seconds; uploads are at most ten long. */
const SOUND_SECONDS_MAX = 15
/** The blurred cover behind an image shown whole is this much smaller. */
const BLUR_SHRINK = 8

/** Opens a video as footage. Fails with `video.undecodable` for anything but a readable MP4, MOV or WebM, and for frames above 4K. */
export async function openFootage(bytes: Uint8Array, size: FootageSize): Promise<Footage> {
  const video = await openVideo(bytes)
  const seconds = video.end - video.start
  const filter = (first: Frame): string => filterOf(first, video, size)
  let images = video.frames(filter)
  let shown: { readonly seconds: number; readonly planes: Uint8Array } | null = null
  let next: { readonly seconds: number; readonly planes: Uint8Array } | null = null
  const nextImage = async () => {
    const { value, done } = await images.next()
    return done === true ? null : copyOf(value)
  }
  const restart = async (): Promise<void> => {
    await images.return(undefined)
    images = video.frames(filter)
    shown = await nextImage()
    next = await nextImage()
  }
  const frame = async (at: number): Promise<Uint8Array> => {
    if (shown === null || at < shown.seconds) await restart()
    // Half a frame ahead: time stamps are rounded.
    while (next !== null && next.seconds <= at + 0.5 / size.fps) {
      shown = next
      next = await nextImage()
    }
    if (shown === null) throw new AdloomError('video.undecodable', { detail: 'no picture could be decoded' })
    return shown.planes.slice()
  }
  // Threads request several frames at once; the decoder returns them one after the other.
  let previous: Promise<unknown> = Promise.resolve()
  const inTurn = (at: number): Promise<Uint8Array> => {
    const turn = previous.then(() => frame(at))
    previous = turn.catch(() => undefined)
    return turn
  }
  try {
    await frame(0)
  } catch (error) {
    await images.return(undefined)
    await video.close()
    throw error
  }
  return {
    seconds,
    hasSound: video.audioStream !== null,
    frame: inTurn,
    sound: async () => {
      const decoded = await video.decodeAudio(Math.min(seconds, SOUND_SECONDS_MAX))
      return decoded === null ? null : { left: decoded.left, right: decoded.right, sampleRate: 48_000 }
    },
    close: async () => {
      await images.return(undefined)
      await video.close()
    },
  }
}

/** The planes of a frame, copied: the frame is freed when the next one is requested. */
const copyOf = ({ seconds, frame }: VideoFrame) => ({ seconds, planes: new Uint8Array(frame.toBuffer()) })

/** The filter that turns frames upright, and converts them to BT.709 and to the frame's size. */
function filterOf(first: Frame, video: OpenVideo, { width, height, fps }: FootageSize): string {
  const turn = turnOf(video.videoStream)
  const pixel = first.sampleAspectRatio.num > 0 ? first.sampleAspectRatio.toDouble() : 1
  const [across, down] = [first.width * pixel, first.height]
  const ratio = turn === 90 || turn === 270 ? down / across : across / down
  const wanted = width / height
  const source = [...turns[turn], ...sourceColors(first)]
  const target = 'out_color_matrix=bt709:out_range=tv'
  const hdr = first.colorTrc === AVCOL_TRC_ARIB_STD_B67 || first.colorTrc === AVCOL_TRC_SMPTE2084
  const color = hdr ? `${target}:out_primaries=bt709:out_transfer=bt709` : target
  // No more frames than the video shows: slow motion has many.
  const fewer = [`fps=${fps}:round=near`].filter(() => isFaster(video, fps))
  const cover = coverOf(ratio, width, height)
  const ending = 'format=yuv420p,setsar=1'
  if (Math.max(ratio / wanted, wanted / ratio) <= CROP_MAX) {
    return [...fewer, ...source, `scale=${cover.width}:${cover.height}:flags=bicubic:${color}`, `crop=${width}:${height}`, ending].join(',')
  }
  const whole = ratio > wanted ? { width, height: even(width / ratio) } : { width: even(height * ratio), height }
  const [smallWidth, smallHeight] = [even(width / BLUR_SHRINK), even(height / BLUR_SHRINK)]
  const behind = coverOf(ratio, smallWidth, smallHeight)
  const back = [
    `scale=${behind.width}:${behind.height}:flags=area`,
    `crop=${smallWidth}:${smallHeight}`,
    'boxblur=3:3:2:2',
    // Darker towards black, so that the image stands out against it; 16 is black.
    "lutyuv=y='16+(val-16)*0.5':u='128+(val-128)*0.8':v='128+(val-128)*0.8'",
    `scale=${width}:${height}:flags=bicubic`,
  ]
  return [
    [
      ...fewer,
      ...source,
      `scale=${whole.width}:${whole.height}:flags=bicubic:${color}`,
      'format=yuv420p',
      'setsar=1',
      'split[front][back]',
    ].join(','),
    `[back]${back.join(',')},setsar=1[blurred]`,
    `[blurred][front]overlay=(W-w)/2:(H-h)/2:format=yuv420,${ending}`,
  ].join(';')
}

const even = (length: number): number => Math.max(2, 2 * Math.round(length / 2))

const coverOf = (ratio: number, width: number, height: number): { readonly width: number; readonly height: number } =>
  ratio > width / height
    ? { width: Math.max(width, even(height * ratio)), height }
    : { width, height: Math.max(height, even(width / ratio)) }

const isFaster = ({ count, start, end }: OpenVideo, fps: number): boolean => count > fps && count / (end - start) > fps * 1.2

/** Colours assumed for frames that do not state them: small ones are BT.601, as nothing else was made then. */
function sourceColors(frame: Frame): readonly string[] {
  const matrix = frame.height < 720 && frame.width < 1280 ? 'smpte170m' : 'bt709'
  return [
    ...(frame.colorSpace === AVCOL_SPC_UNSPECIFIED ? [`setparams=colorspace=${matrix}`] : []),
    ...(frame.colorRange === AVCOL_RANGE_UNSPECIFIED ? ['setparams=range=tv'] : []),
  ]
}

/** Size of the frames in pixels, turned upright. */
export function uprightSize({ videoStream }: Pick<OpenVideo, 'videoStream'>): { readonly width: number; readonly height: number } {
  const { width, height } = videoStream.codecpar
  return [90, 270].includes(turnOf(videoStream)) ? { width: height, height: width } : { width, height }
}

type Turn = 0 | 90 | 180 | 270
const turns: Readonly<Record<Turn, readonly string[]>> = {
  0: [],
  90: ['transpose=clock'],
  180: ['hflip', 'vflip'],
  270: ['transpose=cclock'],
}

/** How far clockwise the frames must be turned to stand upright: phones write it into the file instead of turning them. */
function turnOf({ codecpar }: Stream): Turn {
  const matrix = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  if (matrix === null || matrix.length < 36) return 0
  // Fixed point 16.16, the first two of nine: how far right a step to the right goes, and how far down.
  const [right, down] = [matrix.readInt32LE(0), matrix.readInt32LE(4)]
  const degrees = Math.round(Math.atan2(down, right) / (Math.PI / 2)) * 90
  return degrees === 90 ? 90 : degrees === -90 ? 270 : Math.abs(degrees) === 180 ? 180 : 0
}
