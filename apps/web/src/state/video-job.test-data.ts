import { type VideoJob, type VideoRequest } from '@adloom/domain/video-job.ts'

/** What a video is asked for with where it does not matter. */
export const aVideoRequest = {
  prompt: 'Steam rises',
  imageUrl: 'https://here.example/a.jpg',
  duration: 5,
  aspect_ratio: '1:1',
} as const satisfies VideoRequest

/** A video of `aVideoRequest` as a server tells it that has just taken it, first in the queue; and what else is known of it. */
export const aVideoJob = (parts: Partial<VideoJob> = {}): VideoJob => ({
  id: 'gen_1',
  generationId: 'gen_1',
  imageId: 'img_1',
  status: 'pending',
  progress: 0,
  startTime: 0,
  estimatedTimeRemaining: null,
  queuePosition: 1,
  resultUrl: null,
  thumbnailUrl: null,
  error: null,
  request: aVideoRequest,
  engine: 'studio',
  width: null,
  height: null,
  durationSeconds: null,
  note: null,
  expiresAt: null,
  ...parts,
})
