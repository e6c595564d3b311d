import { type VideoJob, type VideoRequest } from '@adloom/domain/video-job.ts'

/** A video request for tests in which its details do not matter. */
export const aVideoRequest = {
  prompt: 'Steam rises',
  imageUrl: 'https://here.example/a.jpg',
  duration: 5,
  aspect_ratio: '1:1',
} as const satisfies VideoRequest

/** A video of `aVideoRequest` as the server reports it just after accepting it, first in the queue; `known` overrides fields. */
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
