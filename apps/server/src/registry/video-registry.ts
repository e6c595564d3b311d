import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { falSeconds } from '@adloom/providers/videos/fal-video-models.ts'
import { falVideos } from '@adloom/providers/videos/fal-videos.ts'
import { openaiVideos } from '@adloom/providers/videos/openai-videos.ts'
import { type VideoAccess } from '@adloom/providers/videos/video-access.ts'
import { isPublicUrl } from '@adloom/engine/page/fetch/public-address.ts'
import { type Chosen, type Environment, falAccess, type ProviderAccess, readRole, type ReadRole } from './text-registry.ts'

/** A video provider, and what is known of its models before the first call. */
interface VideoProvider extends ProviderAccess {
  readonly videoModel: (access: VideoAccess) => VideoModel
  /** Seconds it makes, and bills, for a requested length; null where not known. */
  readonly billedSeconds: (model: string, seconds: number) => number | null
  /** Path of its webhook for finished videos; null where it has none. */
  readonly webhookPath: string | null
}

/** Path of fal's webhook. */
export const FAL_WEBHOOK_PATH = '/api/webhooks/fal'

/** The video providers, by the name the role gives them: `VIDEO_MODEL=fal:…`. Add yours here. */
export const videoProviders = {
  fal: {
    ...falAccess,
    videoModel: falVideos,
    billedSeconds: falSeconds,
    webhookPath: FAL_WEBHOOK_PATH,
  },
  'openai-videos': {
    title: 'The video server',
    keyVariable: 'OPENAI_VIDEOS_API_KEY',
    needsKey: false,
    baseUrlVariable: 'OPENAI_VIDEOS_BASE_URL',
    baseUrl: null,
    example: 'http://localhost:8091/v1 (vLLM-Omni)',
    videoModel: openaiVideos,
    billedSeconds: (_model, seconds) => Math.round(seconds),
    webhookPath: null,
  },
} satisfies Readonly<Record<string, VideoProvider>>
type VideoProviderName = keyof typeof videoProviders

/** The video model chosen, with everything needed to reach it. */
export type ChosenVideoModel = Chosen<VideoProviderName>

/** The video models, from VIDEO_MODEL. */
export const readVideoRole = (env: Environment): ReadRole<ChosenVideoModel> =>
  readRole(env, 'VIDEO_MODEL', videoProviders, 'makes videos', ({ model }) => {
    // It becomes part of an address.
    const isPart = (part: string): boolean => /^[\w.:-]+$/.test(part) && !/^\.+$/.test(part)
    return model.split('/').every(isPart) ? null : 'is no name of a model'
  })

/** The public address of a provider's webhook: null unless that is https and a public host, by its name. */
export function webhookOf({ provider }: ChosenVideoModel, publicUrl: string | null): string | null {
  const { webhookPath }: VideoProvider = videoProviders[provider]
  const url = publicUrl === null ? null : URL.parse(publicUrl)
  if (webhookPath === null || url?.protocol !== 'https:' || !isPublicUrl(url)) return null
  return `${publicUrl ?? ''}${webhookPath}`
}

export const videoModelFor = (
  { provider, ...access }: ChosenVideoModel,
  more: Pick<VideoAccess, 'tools' | 'webhook' | 'fetch'>,
): VideoModel => videoProviders[provider].videoModel({ ...access, ...more })

/** Seconds billed for a requested length; null where not known. */
export const billedSeconds = ({ provider, model }: ChosenVideoModel, seconds: number): number | null =>
  videoProviders[provider].billedSeconds(model, seconds)
