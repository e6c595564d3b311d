import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { falSeconds } from '@adloom/providers/videos/fal-video-models.ts'
import { falVideos } from '@adloom/providers/videos/fal-videos.ts'
import { openaiVideos } from '@adloom/providers/videos/openai-videos.ts'
import { type VideoAccess } from '@adloom/providers/videos/video-access.ts'
import { isPublicUrl } from '@adloom/engine/page/fetch/public-address.ts'
import { type Chosen, type Environment, falAccess, type ProviderAccess, readRole, type ReadRole } from './text-registry.ts'

/** Who makes videos, and what is known of its models before one is asked. */
interface VideoProvider extends ProviderAccess {
  readonly videoModel: (access: VideoAccess) => VideoModel
  /** Seconds it makes, and bills, when so many are asked for; null where nobody knows. */
  readonly billedSeconds: (model: string, asked: number) => number | null
  /** Path it calls when a video is done; null where it calls nobody. */
  readonly webhookPath: string | null
}

/** Where fal calls. */
export const FAL_WEBHOOK_PATH = '/api/webhooks/fal'

/** Who makes videos, by the name the role gives it: `VIDEO_MODEL=fal:…`. Add yours here. */
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
    billedSeconds: (_model, asked) => Math.round(asked),
    webhookPath: null,
  },
} satisfies Readonly<Record<string, VideoProvider>>
export type VideoProviderName = keyof typeof videoProviders

/** The model that was chosen for videos, with all it takes to reach it. */
export type ChosenVideoModel = Chosen<VideoProviderName>

/** Who may make videos, as VIDEO_MODEL says. */
export const readVideoRole = (env: Environment): ReadRole<ChosenVideoModel> =>
  readRole(env, 'VIDEO_MODEL', videoProviders, 'makes videos', ({ model }) => {
    // It becomes part of an address.
    const isPart = (part: string): boolean => /^[\w.:-]+$/.test(part) && !/^\.+$/.test(part)
    return model.split('/').every(isPart) ? null : 'is no name of a model'
  })

/** Where a provider can call this installation: null unless that is https and a host of the public internet, by its name. */
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

/** Seconds that are billed when so many are asked for; null where nobody knows. */
export const billedSeconds = ({ provider, model }: ChosenVideoModel, asked: number): number | null =>
  videoProviders[provider].billedSeconds(model, asked)
