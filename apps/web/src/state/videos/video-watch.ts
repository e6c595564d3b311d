import { type Api } from '@adloom/domain/api-client.ts'
import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import { useEffect } from 'react'
import { api as ownApi } from '../../browser/api.ts'
import { flags, setFlag } from '../../browser/flags.ts'
import { videoJobText } from '../../text/video-en.ts'
import { addCreation, creationSent } from '../library/library.ts'
import { notify } from '../notices.ts'
import { askAtMs, hasResult, isOutdated, type TrackedVideo, videoAnswered, videoUnanswered } from './tracked-video.ts'
import { videoAdOf } from './video-ad.ts'
import { changeVideo, changeVideos, dropVideo, isDeleted, useVideoQueue, videoQueueRead } from './video-queue.ts'

type VideoCalls = Pick<Api, 'listVideoJobs' | 'videoJob' | 'createAd'>

const idOf = ({ job }: TrackedVideo): string => job.generationId

/** Saves the video of a finished job as an ad, once, unless it was deleted; does nothing while there is none. */
export async function addFinishedVideo(generationId: string, api: Pick<VideoCalls, 'createAd'>, nowMs: number): Promise<void> {
  const video = (await videoQueueRead()).find((other) => idOf(other) === generationId)
  if (video === undefined || video.adId !== null) return
  const ad = videoAdOf(video.job, video, new Date(nowMs))
  if (ad === null) return
  if (isDeleted(generationId)) {
    await dropVideo(generationId)
    return
  }
  setFlag(flags.usedGeneration)
  const outcome = await addCreation(ad)
  await changeVideo(generationId, (before) => ({ ...before, adId: ad.id }))
  // The tab that added it registers it with the server, so that its file is removed with the ad.
  if (outcome === 'duplicate') return
  // The library shows its arrival anyway.
  if (!window.location.pathname.startsWith('/tool')) notify(videoJobText.ready(ad.title), { kind: 'success' })
  try {
    await api.createAd(ad, { idempotencyKey: `${generationId}-ad` })
    await creationSent(ad)
  } catch (cause) {
    console.warn('The server did not keep the video ad', ad.id, cause)
  }
}

/** The state of a job that the list did not contain; null when the server no longer knows it, or does not answer now. */
async function askForOne(video: TrackedVideo, api: VideoCalls): Promise<VideoJob | null> {
  try {
    return await api.videoJob({ id: video.job.id })
  } catch (cause) {
    if (!(cause instanceof ApiError && (cause.status === 404 || cause.status === 410))) return null
    await dropVideo(idOf(video))
    notify(videoJobText.gone(video.title))
    return null
  }
}

/** Requests the status of all due videos in one call, applies the answers, and saves the finished ones. */
export async function askForVideos(api: VideoCalls, now: () => number): Promise<void> {
  const dueBefore = (video: TrackedVideo): boolean => (askAtMs(video) ?? Infinity) <= now()
  let due: readonly TrackedVideo[] = []
  // Written before the request: another tab sees that it need not make one.
  const followed = await changeVideos((queue) => {
    const current = queue.filter((video) => !isOutdated(video, now()))
    due = current.filter(dueBefore)
    return current.map((video) => (due.includes(video) ? { ...video, askedAtMs: now() } : video))
  })
  // A video that a closed tab saw finished and did not save.
  for (const video of followed) if (hasResult(video) && video.adId === null) await addFinishedVideo(idOf(video), api, now())
  if (due.length === 0) return
  let jobs: readonly VideoJob[]
  try {
    jobs = (await api.listVideoJobs({ ids: due.map(({ job }) => job.id).join(',') })).jobs
  } catch {
    // The server does not answer: the estimate continues, and the next request follows.
    await changeVideos((queue) =>
      queue.map((video) => (due.some((asked) => idOf(asked) === idOf(video)) ? videoUnanswered(video, now()) : video)),
    )
    return
  }
  for (const video of due) {
    const job = jobs.find(({ id }) => id === video.job.id) ?? (await askForOne(video, api))
    if (job === null) continue
    await changeVideo(idOf(video), (before) => videoAnswered(before, job, now()))
    if (job.status === 'completed') await addFinishedVideo(idOf(video), api, now())
  }
}

/** Asks for the status of a video at once: something else has shown that it changed. */
export const askSoon = (generationId: string): Promise<unknown> => changeVideo(generationId, (video) => ({ ...video, askedAtMs: null }))

let timer: ReturnType<typeof setTimeout> | null = null
let state: 'off' | 'waiting' | 'asking' = 'off'

/** Waits until the next video is due; ends when none is. */
function waitForNext(): void {
  if (state === 'asking') return
  if (timer !== null) clearTimeout(timer)
  const times = useVideoQueue.getState().flatMap((video) => askAtMs(video) ?? [])
  timer = times.length === 0 ? null : setTimeout(() => void ask(), Math.max(0, Math.min(...times) - Date.now()))
}

async function ask(): Promise<void> {
  timer = null
  state = 'asking'
  try {
    await askForVideos(ownApi, Date.now)
  } finally {
    state = 'waiting'
    waitForNext()
  }
}

/** Tracks the videos of this browser until the page closes; calling it again is harmless. */
export function watchVideos(): void {
  if (state !== 'off') return
  state = 'waiting'
  useVideoQueue.subscribe(waitForNext)
  void videoQueueRead().then(() => ask())
}

/** The videos this browser tracks, newest first; using this starts the status requests. */
export function useTrackedVideos(): readonly TrackedVideo[] {
  useEffect(watchVideos, [])
  return useVideoQueue()
}
