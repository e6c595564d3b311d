import { videoJobSchema, type VideoJob } from '@adloom/domain/video-job.ts'
import * as z from 'zod'

/**
 * A video in progress that this browser tracks: the last reported job, and the origin of the video. Times of this browser's clock, in milliseconds.
 */
export const trackedVideoSchema = z.object({
  job: videoJobSchema,
  title: z.string(),
  category: z.string().nullable(),
  productName: z.string().nullable(),
  startedAtMs: z.number(),
  /** When one of the tabs last requested its status, and when the server last answered; null before. */
  askedAtMs: z.number().nullable(),
  answeredAtMs: z.number().nullable(),
  /** The video ad made from its result; null before. */
  adId: z.string().nullable(),
})
export type TrackedVideo = z.infer<typeof trackedVideoSchema>

/** Source of the video's name. */
export type VideoOrigin = Pick<TrackedVideo, 'title' | 'category' | 'productName'>

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** Expected duration of making a video without an estimate from the server (§9.1: 5.5 minutes). */
const EXPECTED_MS = 330_000
/** After this time a video without a result is shown as completed (§4.4). */
const FORCED_AFTER_MS = 6 * MINUTE_MS
/** Maximum estimate: only a result is 100 %. */
const ESTIMATED_AT_MOST = 95
const PROGRESS_MAX = 99
/** For this long after its start a video is checked every second, then every 10 s; one shown as completed without a result every minute. */
const FREQUENT_FOR_MS = 20 * SECOND_MS
const ASK_EVERY_MS = { frequent: SECOND_MS, usual: 10 * SECOND_MS, late: MINUTE_MS } as const
/** How long a video is tracked. */
const FOLLOWED_FOR_MS = 24 * 60 * MINUTE_MS
/** For this long an answer counts; then only the estimate does. */
const ANSWER_HOLDS_MS = 30 * SECOND_MS

const isOver = ({ status }: VideoJob): boolean => status === 'completed' || status === 'failed'

/** Whether its result is available. */
export const hasResult = ({ job }: TrackedVideo): boolean => job.status === 'completed' && job.resultUrl !== null

/** Whether it is in the server's queue, so that its time has not begun. */
const isInQueue = ({ job, answeredAtMs }: TrackedVideo, nowMs: number): boolean =>
  job.status === 'pending' && job.queuePosition !== null && answeredAtMs !== null && nowMs - answeredAtMs < 2 * ASK_EVERY_MS.late

/** Whether it is shown as completed without a result (§4.4; the status requests continue). */
export const isForced = (video: TrackedVideo, nowMs: number): boolean =>
  !hasResult(video) &&
  (video.job.status === 'completed' ||
    (video.job.status !== 'failed' && nowMs - video.startedAtMs >= FORCED_AFTER_MS && !isInQueue(video, nowMs)))

/** The status to show. */
export const shownStatus = (video: TrackedVideo, nowMs: number): VideoJob['status'] =>
  isForced(video, nowMs) ? 'completed' : video.job.status

/** Progress in whole percent: the server's, advanced by its own estimate, else the fraction of the expected time. 100 only when done. */
export function percentOf(video: TrackedVideo, nowMs: number): number {
  const { job, answeredAtMs, startedAtMs } = video
  if (shownStatus(video, nowMs) === 'completed') return 100
  if (job.status === 'failed') return Math.floor(job.progress)
  const sinceAnswer = answeredAtMs === null ? null : Math.max(0, nowMs - answeredAtMs)
  const reported = Math.min(PROGRESS_MAX, job.progress)
  if (sinceAnswer === null || sinceAnswer > ANSWER_HOLDS_MS) {
    const estimate = Math.min(ESTIMATED_AT_MOST, (100 * (nowMs - startedAtMs)) / EXPECTED_MS)
    return Math.floor(Math.max(0, reported, estimate))
  }
  const left = job.status === 'processing' ? job.estimatedTimeRemaining : null
  const moved = left === null || left <= 0 ? reported : reported + (100 - reported) * Math.min(1, sinceAnswer / left)
  return Math.floor(Math.max(reported, Math.min(ESTIMATED_AT_MOST, moved)))
}

/** Remaining time in milliseconds: the server's minus the time since, else 5.5 minutes minus the time since. Never below 0. */
export function msLeftOf({ job, answeredAtMs, startedAtMs }: TrackedVideo, nowMs: number): number {
  const left =
    job.estimatedTimeRemaining === null || answeredAtMs === null
      ? EXPECTED_MS - (nowMs - startedAtMs)
      : job.estimatedTimeRemaining - Math.max(0, nowMs - answeredAtMs)
  return Math.max(0, left)
}

/** Remaining time as minutes and seconds, "5:30". Fractions of a second round up. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS)
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

/** Time of the next status request; null once it is over. A job that is completed without a result is not over. */
export function askAtMs(video: TrackedVideo): number | null {
  if (isOver(video.job) && (hasResult(video) || video.job.status === 'failed')) return null
  if (video.askedAtMs === null) return video.startedAtMs
  const age = video.askedAtMs - video.startedAtMs
  const every = age < FREQUENT_FOR_MS ? 'frequent' : isForced(video, video.askedAtMs) ? 'late' : 'usual'
  return video.askedAtMs + ASK_EVERY_MS[every]
}

/** Whether tracking can end: finished jobs are stored for a day, and one without a result by then gets none. */
export const isOutdated = ({ startedAtMs }: TrackedVideo, nowMs: number): boolean => nowMs - startedAtMs >= FOLLOWED_FOR_MS

/** The video to show on an image: the latest one that is being made, has failed, or is done and not yet viewed; null for none. */
export const latestOf = (videos: readonly TrackedVideo[], imageId: string): TrackedVideo | null =>
  videos
    .filter(({ job }) => job.imageId === imageId)
    .toSorted((one, other) => other.startedAtMs - one.startedAtMs)
    .at(0) ?? null
