import { videoSizes } from '@adloom/domain/video.ts'
import { type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { type VideoPlan } from './video-vendor.ts'

/** The input of a fal model that animates an image, by its official types (`@fal-ai/client` 1.10.1, read 2026-11-20). */
interface FalVideoModel {
  /** Field of the image. */
  readonly image: 'image_url' | 'start_image_url'
  /** Lengths in seconds it can make, rising; null: the model decides. */
  readonly seconds: readonly number[] | null
  readonly writeSeconds: (seconds: number) => string
  /** Ratios it accepts; it takes all others from the image (`auto`). Null: always from the image, and there is no such field. */
  readonly ratios: readonly string[] | null
  /** Its names of resolutions; null: there is no such field. */
  readonly resolutions: Readonly<Record<VideoOrder['resolution'], string>> | null
  /** Whether it makes sound unless switched off; sound costs more. */
  readonly hasSound: boolean
}

const upTo = (first: number, last: number): readonly number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)

const fiveOrTen: FalVideoModel = {
  image: 'image_url',
  seconds: [5, 10],
  writeSeconds: String,
  ratios: null,
  resolutions: null,
  hasSound: false,
}
const sameNames = { '720p': '720p', '1080p': '1080p' } as const

/** Models by their id. Add yours here. */
export const falVideoModels: Readonly<Record<string, FalVideoModel>> = {
  'fal-ai/kling-video/v2.1/standard/image-to-video': fiveOrTen,
  'fal-ai/kling-video/v2.5-turbo/pro/image-to-video': fiveOrTen,
  'fal-ai/kling-video/v2.6/pro/image-to-video': { ...fiveOrTen, image: 'start_image_url', hasSound: true },
  'fal-ai/kling-video/v3/standard/image-to-video': { ...fiveOrTen, image: 'start_image_url', seconds: upTo(3, 15), hasSound: true },
  'fal-ai/veo3.1/fast/image-to-video': {
    ...fiveOrTen,
    seconds: [4, 6, 8],
    writeSeconds: (seconds) => `${seconds}s`,
    ratios: ['16:9', '9:16'],
    resolutions: sameNames,
    hasSound: true,
  },
  'fal-ai/wan-25-preview/image-to-video': { ...fiveOrTen, resolutions: sameNames },
  'fal-ai/minimax/hailuo-02/standard/image-to-video': {
    ...fiveOrTen,
    seconds: [6, 10],
    // Its highest resolution.
    resolutions: { '720p': '768P', '1080p': '768P' },
  },
  'fal-ai/bytedance/seedance/v1/pro/fast/image-to-video': {
    ...fiveOrTen,
    seconds: upTo(2, 12),
    ratios: ['16:9', '1:1', '9:16'],
    resolutions: sameNames,
  },
}

/** A model not listed gets only what all of them understand: prompt and image. */
const undescribed: FalVideoModel = { ...fiveOrTen, seconds: null }

const modelOf = (id: string): FalVideoModel => (Object.hasOwn(falVideoModels, id) ? falVideoModels[id] : undescribed)

/** The length in seconds the model makes for a requested length; null where the model decides. */
export const falSeconds = (id: string, wantedSeconds: number): number | null => {
  const { seconds } = modelOf(id)
  return seconds === null ? null : nearestLength(wantedSeconds, seconds)
}

/** The request body of an order; `image` is the image's address. */
export function falVideoBody(id: string, order: VideoOrder, image: string): Readonly<Record<string, unknown>> {
  const model = modelOf(id)
  const seconds = falSeconds(id, order.seconds)
  const { ratios, resolutions } = model
  return {
    prompt: order.prompt,
    [model.image]: image,
    ...(seconds === null ? {} : { duration: model.writeSeconds(seconds) }),
    ...(ratios === null ? {} : { aspect_ratio: ratios.includes(order.aspectRatio) ? order.aspectRatio : 'auto' }),
    ...(resolutions === null ? {} : { resolution: resolutions[order.resolution] }),
    ...(model.hasSound ? { generate_audio: false } : {}),
  }
}

/** The image always has the requested ratio: most models take theirs from it, and none has 4:5. */
export function falVideoPlan(id: string, order: VideoOrder): VideoPlan {
  const seconds = falSeconds(id, order.seconds)
  const { seconds: allowed } = modelOf(id)
  const note =
    seconds === null || allowed === null
      ? ['How long the video is was left to the model.']
      : seconds === order.seconds
        ? []
        : [`The model makes ${listed(allowed)} seconds, so it has ${seconds} instead of ${order.seconds}.`]
  return {
    size: videoSizes[order.aspectRatio][order.resolution],
    notes: note,
    use: seconds === null ? {} : { seconds, grade: order.resolution },
  }
}

const listed = (lengths: readonly number[]): string =>
  lengths.length > 3 ? `${lengths[0]} to ${lengths[lengths.length - 1]}` : lengths.join(lengths.length === 2 ? ' or ' : ', ')

/** The allowed length nearest to the requested one, the longer of two that are equally near. `allowed` is not empty. */
const nearestLength = (seconds: number, allowed: readonly number[]): number =>
  allowed.reduce((best, one) => {
    const [far, near] = [Math.abs(best - seconds), Math.abs(one - seconds)]
    return near < far || (near === far && one > best) ? one : best
  })
