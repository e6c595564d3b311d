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
  /** Since when requests fail; null while the server answers. */
  silentSinceMs: z.number().nullable().default(null),
  /** Progress in percent and remaining milliseconds as displayed at the last answer: neither ever goes back. Null before, and without an estimate. */
  shown: z.object({ percent: z.number(), msLeft: z.number().nullable() }).default({ percent: 0, msLeft: null }),
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
/** For this long an answer counts when no other follows; then the estimate does too. */
const ANSWER_HOLDS_MS = 30 * SECOND_MS
/** How far the display may be ahead of the last reported progress, in percent: an estimate that is too short must not fill the bar. */
const LEAD_MAX = 15

const isOver = ({ status }: VideoJob): boolean => status === 'completed' || status === 'failed'

/** Whether its result is available. */
export const hasResult = ({ job }: TrackedVideo): boolean => job.status === 'completed' && job.resultUrl !== null

/** Whether it is in the server's queue, so that its time has not begun. */
const isInQueue = ({ job, answeredAtMs }: TrackedVideo, nowMs: number): boolean =>
  job.status === 'pending' && job.queuePosition !== null && answeredAtMs !== null && nowMs - answeredAtMs < 2 * ASK_EVERY_MS.late

/** Whether it is shown as completed without a result: after six minutes, while the server does not answer (§4.4; the requests continue). */
export const isForced = (video: TrackedVideo, nowMs: number): boolean =>
  !hasResult(video) &&
  (video.job.status === 'completed' ||
    (video.job.status !== 'failed' &&
      (video.answeredAtMs === null || video.silentSinceMs !== null) &&
      isLate(video, nowMs) &&
      !isInQueue(video, nowMs)))

/** Whether six minutes have passed. */
export const isLate = ({ startedAtMs }: TrackedVideo, nowMs: number): boolean => nowMs - startedAtMs >= FORCED_AFTER_MS

/** The status to show. */
export const shownStatus = (video: TrackedVideo, nowMs: number): VideoJob['status'] =>
  isForced(video, nowMs) ? 'completed' : video.job.status

/** Progress in whole percent: the server's, advanced by its own estimate, else the fraction of the expected time. 100 only when done. */
export const percentOf = (video: TrackedVideo, nowMs: number): number => Math.floor(exactPercentOf(video, nowMs))

function exactPercentOf(video: TrackedVideo, nowMs: number): number {
  const { job, answeredAtMs, startedAtMs, shown } = video
  if (shownStatus(video, nowMs) === 'completed') return 100
  const known = Math.min(PROGRESS_MAX, Math.max(job.progress, shown.percent))
  if (job.status === 'failed') return known
  const sinceAnswer = answeredAtMs === null ? Infinity : Math.max(0, nowMs - answeredAtMs)
  const left = job.status === 'processing' ? job.estimatedTimeRemaining : null
  const part = left === null || left <= 0 ? 0 : Math.min(1, sinceAnswer / left)
  const moved = Math.min(known + (100 - known) * part, job.progress + LEAD_MAX)
  const isSilent = answeredAtMs === null || (video.silentSinceMs !== null && sinceAnswer > ANSWER_HOLDS_MS)
  const ofExpected = isSilent ? (100 * (nowMs - startedAtMs)) / EXPECTED_MS : 0
  return Math.max(0, known, Math.min(ESTIMATED_AT_MOST, Math.max(moved, ofExpected)))
}

/**
 * Remaining time in milliseconds: the server's minus the time since, else 5.5 minutes minus the time since. Never below 0, and never more than shown
 * before: when the server expects it later than that, the display counts down more slowly.
 */
export function msLeftOf({ job, answeredAtMs, startedAtMs, shown }: TrackedVideo, nowMs: number): number {
  const estimate = job.estimatedTimeRemaining
  const since = answeredAtMs === null ? 0 : Math.max(0, nowMs - answeredAtMs)
  const atMost = shown.msLeft ?? Infinity
  if (estimate === null || answeredAtMs === null) return Math.max(0, Math.min(atMost - since, EXPECTED_MS - (nowMs - startedAtMs)))
  return estimate <= 0 ? 0 : Math.min(estimate, atMost) * (1 - Math.min(1, since / estimate))
}

/** The video after an answer of the server. The display goes on from where it is. */
export const videoAnswered = (video: TrackedVideo, job: VideoJob, nowMs: number): TrackedVideo => ({
  ...video,
  job,
  answeredAtMs: nowMs,
  silentSinceMs: null,
  shown: {
    percent: Math.min(PROGRESS_MAX, exactPercentOf(video, nowMs)),
    // The expected 5.5 minutes say nothing about this video.
    msLeft: video.job.estimatedTimeRemaining === null && video.shown.msLeft === null ? null : msLeftOf(video, nowMs),
  },
})

/** The video after a request without an answer. */
export const videoUnanswered = (video: TrackedVideo, nowMs: number): TrackedVideo => ({
  ...video,
  silentSinceMs: video.silentSinceMs ?? nowMs,
})

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
