import { type Api, ApiError, type CallOptions, ReplyError } from '@adloom/domain/api-client.ts'
import { type VideoJob, type VideoRequest } from '@adloom/domain/video-job.ts'

type VideoCalls = Pick<Api, 'startVideoJob' | 'videoJob'>

/**
 * Starts the job that makes a video of an ad's picture (`imageId` null: of no ad's) and asks once how it stands (specification §4); gives the job as last told. Rejects when
 * it was not started or failed at once. A check that fails is only warned about: the job goes on and is found again later.
 */
export async function beginVideo(imageId: string | null, request: VideoRequest, options: CallOptions, api: VideoCalls): Promise<VideoJob> {
  const asked = imageId === null ? request : { ...request, imageId }
  const job = await checked(await api.startVideoJob(asked, options), api)
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
