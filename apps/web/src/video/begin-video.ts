import { type ImageAd, type VideoAd } from '@adloom/domain/ad.ts'
import { type Api, ApiError, ReplyError } from '@adloom/domain/api-client.ts'
import { type VideoJob, type VideoRequest } from '@adloom/domain/video-job.ts'

type VideoCalls = Pick<Api, 'startVideoJob' | 'videoJob'>

/**
 * Starts the job that makes a video of an image and asks once how it stands (specification §4); gives the job as last told. Rejects when
 * it was not started or failed at once. A check that fails is only warned about: the job goes on and is found again later.
 */
export async function beginVideo(imageId: string, request: VideoRequest, key: string, api: VideoCalls): Promise<VideoJob> {
  const job = await checked(await api.startVideoJob({ ...request, imageId }, { idempotencyKey: key }), api)
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

/** The video ad of a finished job (specification §3 and §4); null while there is no video. */
export function videoAdOf(job: VideoJob, image: Pick<ImageAd, 'title' | 'category'>, birth: { id: string; now: Date }): VideoAd | null {
  if (job.status !== 'completed' || job.resultUrl === null) return null
  const title = image.title.trim()
  return {
    id: birth.id,
    type: 'video',
    title: title === '' ? 'Generated Video' : `${title} Video`,
    videoUrl: job.resultUrl,
    thumbnailUrl: job.thumbnailUrl,
    duration: `0:${String(Math.round(job.request.duration)).padStart(2, '0')}`,
    format: 'MP4',
    resolution: 'HD 1280x720',
    category: image.category ?? 'Generated',
    createdAt: birth.now.toISOString(),
  }
}
