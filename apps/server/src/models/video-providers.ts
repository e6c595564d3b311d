import { type Segmenter } from '@adloom/domain/ports/segmenter.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { localVideoModel } from '@adloom/engine/video/process/render-process.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type Config } from '../config/config.ts'
import { type JobEvents } from '../jobs/job-events.ts'
import { type ChosenVideoModel, videoModelFor, webhookOf } from '../registry/video-registry.ts'
import { videoTools } from './video-tools.ts'

/** Dependencies of video providers: workers of this installation, and, where it answers calls, the webhook events. */
interface VideoMakerParts {
  readonly workers: Workers
  readonly segmenter: Segmenter
  readonly calls: JobEvents
  /** Whether providers can call this very process. */
  readonly isCalled: boolean
  /** Replaces the first one; null where the configuration chose it. */
  readonly override: VideoModel | null
}

/** The video models, in the order of `config.models.video`. */
export const videoProvidersOf = (config: Config, { override, ...parts }: VideoMakerParts): readonly VideoModel[] =>
  config.models.video.map((chosen, place) => {
    if (place === 0 && override !== null) return override
    return chosen === null ? builtInVideos(config, parts.segmenter) : makerOf(chosen, config, parts)
  })

/** The built-in engine's videos. */
const builtInVideos = ({ workers }: Config, segmenter: Segmenter): VideoModel =>
  localVideoModel({ threads: Math.max(1, workers), segmenter, now: () => performance.now() })

function makerOf(
  chosen: ChosenVideoModel,
  config: Config,
  { workers, calls, isCalled }: Omit<VideoMakerParts, 'override' | 'segmenter'>,
): VideoModel {
  // The operator's configured address may be fetched from, wherever it is.
  const allowHosts = [...config.fetchAllowHosts, new URL(chosen.baseUrl).host]
  return videoModelFor(chosen, {
    tools: videoTools({ workers, calls, allowHosts }),
    webhook: isCalled ? webhookOf(chosen, config.publicUrl) : null,
  })
}
