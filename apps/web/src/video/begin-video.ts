import { type Api, type CallOptions } from '@adloom/domain/api-client.ts'
import { ApiError, ReplyError } from '@adloom/domain/calls/api-error.ts'
import { type VideoJob, type VideoRequest } from '@adloom/domain/video-job.ts'

type VideoCalls = Pick<Api, 'startVideoJob' | 'videoJob'>

/**
 * Starts the job that makes a video of an ad's image (`imageId` null for an image without an ad) and requests its status once (§4.4).
 * Returns the job as last reported. Rejects when it was not started or failed at once. A failed status request only logs a warning: the job continues
 * and is found again later.
 */
export async function beginVideo(imageId: string | null, request: VideoRequest, options: CallOptions, api: VideoCalls): Promise<VideoJob> {
  const body = imageId === null ? request : { ...request, imageId }
  const job = await checked(await api.startVideoJob(body, options), api)
  if (job.status === 'failed') throw new ReplyError(job.error ?? `Video generation failed with status: ${job.status}`)
  return job
}

async function checked(started: VideoJob, api: VideoCalls): Promise<VideoJob> {
  try {
    return await api.videoJob({ id: started.id })
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404
    console.warn(isUnknown ? 'Generation ID not found' : 'The video could not be asked about yet', started.id, error)
    return started
  }
}
