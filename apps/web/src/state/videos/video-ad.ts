import { type VideoAd } from '@adloom/domain/ad.ts'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import { type VideoOrigin } from './tracked-video.ts'

/** Number of lines from which a video counts as HD. */
const HD_LINES = 720

/** The id of the video ad of a job: the same in every tab. */
const videoAdId = (generationId: string): string => `video_${generationId.replace(/^gen_/, '')}`

/** A length as it is stored and displayed: "0:05". */
export function durationText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`
}

function resolutionText({ width, height }: VideoJob): string {
  if (width === null || height === null) return 'HD 1280x720'
  return `${Math.min(width, height) >= HD_LINES ? 'HD ' : ''}${String(width)}x${String(height)}`
}

/** The video ad of a finished job (§3.6 and §4.4); null while there is no video. */
export function videoAdOf(job: VideoJob, { title: of, category, productName }: VideoOrigin, now: Date): VideoAd | null {
  if (job.status !== 'completed' || job.resultUrl === null) return null
  const title = of.trim()
  return {
    id: videoAdId(job.generationId),
    type: 'video',
    title: title === '' ? 'Generated Video' : `${title} Video`,
    videoUrl: job.resultUrl,
    thumbnailUrl: job.thumbnailUrl,
    duration: durationText(job.durationSeconds ?? job.request.duration),
    format: 'MP4',
    resolution: resolutionText(job),
    category: category ?? 'Generated',
    createdAt: now.toISOString(),
    ...(productName === null ? {} : { productName }),
    sourceImageId: job.imageId,
    generationId: job.generationId,
    request: { ...job.request },
    engine: job.engine,
  }
}
