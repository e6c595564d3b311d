import { type Api, ApiError } from '@adloom/domain/api-client.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import { type VideoJob, type VideoRequest } from '@adloom/domain/video-job.ts'
import { newId } from '../browser/identifier.ts'
import { type TrackedVideo, type VideoOrigin } from '../state/tracked-video.ts'
import { dropVideo, trackVideo } from '../state/video-queue.ts'
import { keepFinished, watchVideos } from '../state/video-watch.ts'
import { beginVideo } from './begin-video.ts'

type VideoCalls = Pick<Api, 'startVideoJob' | 'videoJob' | 'createAd'>

/** Who asks for a video, and what for. */
export interface VideoStart {
  readonly imageId: string | null
  readonly origin: VideoOrigin
  readonly request: VideoRequest
  /** Who is to make it; who was chosen in the settings when missing. */
  readonly engine?: EngineName
}

/**
 * Starts a video, follows it from then on, and keeps it if it is there at once (specification §4). Rejects when it was not started, as
 * `beginVideo` does. `key` makes asking for it again safe.
 */
export async function startVideo({ imageId, origin, request, engine }: VideoStart, key: string, api: VideoCalls): Promise<VideoJob> {
  const options = { idempotencyKey: key, ...(engine === undefined ? {} : { engines: { video: engine } }) }
  const job = await beginVideo(imageId, request, options, api)
  await trackVideo(job, origin, Date.now())
  await keepFinished(job.generationId, api, Date.now())
  watchVideos()
  return job
}

/** Starts a failed video again with what it was asked with, in its place; `engine`: by somebody else. */
export async function retryVideo({ job, ...origin }: TrackedVideo, api: VideoCalls, engine?: EngineName): Promise<void> {
  await startVideo({ imageId: job.imageId, origin, request: job.request, engine }, newId('video-'), api)
  await dropVideo(job.generationId)
}

/** Ends a video that is being made. Rejects when the server does not; one it no longer knows has ended. */
export async function cancelVideo({ job }: TrackedVideo, api: Pick<Api, 'deleteVideoJob'>): Promise<void> {
  try {
    await api.deleteVideoJob({ id: job.id })
  } catch (cause) {
    if (!(cause instanceof ApiError && (cause.status === 404 || cause.status === 410))) throw cause
  }
  await dropVideo(job.generationId)
}
