import { type Api } from '@adloom/domain/api-client.ts'
import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import { type VideoJob, type VideoRequest } from '@adloom/domain/video-job.ts'
import { newId } from '../browser/identifier.ts'
import { type TrackedVideo, type VideoOrigin } from '../state/videos/tracked-video.ts'
import { dropVideo, trackVideo } from '../state/videos/video-queue.ts'
import { addFinishedVideo, watchVideos } from '../state/videos/video-watch.ts'
import { beginVideo } from './begin-video.ts'

type VideoCalls = Pick<Api, 'startVideoJob' | 'videoJob' | 'createAd'>

/** The origin and the options of a video request. */
interface VideoStart {
  readonly imageId: string | null
  readonly origin: VideoOrigin
  readonly request: VideoRequest
  /** The engine; the one from the settings when missing. */
  readonly engine?: EngineName
}

/**
 * Starts a video, tracks it from then on, and saves it if it is finished at once (§4.4). Rejects when it was not started, as `beginVideo`
 * does. `key` makes a repeated call safe.
 */
export async function startVideo({ imageId, origin, request, engine }: VideoStart, key: string, api: VideoCalls): Promise<VideoJob> {
  const options = { idempotencyKey: key, ...(engine === undefined ? {} : { engines: { video: engine } }) }
  const job = await beginVideo(imageId, request, options, api)
  await trackVideo(job, origin, Date.now())
  await addFinishedVideo(job.generationId, api, Date.now())
  watchVideos()
  return job
}

/** Starts a failed video again with the same request, in its place; `engine` overrides the engine. */
export async function retryVideo({ job, ...origin }: TrackedVideo, api: VideoCalls, engine?: EngineName): Promise<void> {
  await startVideo({ imageId: job.imageId, origin, request: job.request, engine }, newId('video-'), api)
  await dropVideo(job.generationId)
}

/** Cancels a video in progress. Rejects when the server does not cancel it; a video the server no longer knows counts as cancelled. */
export async function cancelVideo({ job }: TrackedVideo, api: Pick<Api, 'deleteVideoJob'>): Promise<void> {
  try {
    await api.deleteVideoJob({ id: job.id })
  } catch (cause) {
    if (!(cause instanceof ApiError && (cause.status === 404 || cause.status === 410))) throw cause
  }
  await dropVideo(job.generationId)
}
