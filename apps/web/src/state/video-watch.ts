import { type Api, ApiError } from '@adloom/domain/api-client.ts'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import { useEffect } from 'react'
import { api as ownApi } from '../browser/api.ts'
import { flags, setFlag } from '../browser/flags.ts'
import { videoJobText } from '../text/video-en.ts'
import { addCreation } from './library.ts'
import { notify } from './notices.ts'
import { askAtMs, hasResult, isOutdated, type TrackedVideo } from './tracked-video.ts'
import { videoAdOf } from './video-ad.ts'
import { changeVideo, changeVideos, dropVideo, isDeleted, useVideoQueue, videoQueueRead } from './video-queue.ts'

type VideoCalls = Pick<Api, 'listVideoJobs' | 'videoJob' | 'createAd'>

const idOf = ({ job }: TrackedVideo): string => job.generationId

/** Keeps the video of a finished job as an ad, once, unless it was deleted; does nothing while there is none. */
export async function keepFinished(generationId: string, api: Pick<VideoCalls, 'createAd'>, nowMs: number): Promise<void> {
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
  // The tab that added it tells the server, so that its file goes when the ad goes.
  if (outcome === 'duplicate') return
  // In the library it is seen to arrive.
  if (!window.location.pathname.startsWith('/tool')) notify(videoJobText.ready(ad.title), { kind: 'success' })
  try {
    await api.createAd(ad, { idempotencyKey: `${generationId}-ad` })
  } catch (cause) {
    console.warn('The server did not keep the video ad', ad.id, cause)
  }
}

/** How a job stands that the list did not name; null when the server knows it no more, or cannot be asked now. */
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

/** Asks, in one call, about the videos whose time it is, takes over what is told, and keeps those that are finished. */
export async function askForVideos(api: VideoCalls, now: () => number): Promise<void> {
  const dueBefore = (video: TrackedVideo): boolean => (askAtMs(video) ?? Infinity) <= now()
  let due: readonly TrackedVideo[] = []
  // Written before it is asked: another tab sees that it need not ask.
  const followed = await changeVideos((queue) => {
    const kept = queue.filter((video) => !isOutdated(video, now()))
    due = kept.filter(dueBefore)
    return kept.map((video) => (due.includes(video) ? { ...video, askedAtMs: now() } : video))
  })
  // One that a closed tab found finished and did not keep.
  for (const video of followed) if (hasResult(video) && video.adId === null) await keepFinished(idOf(video), api, now())
  if (due.length === 0) return
  let jobs: readonly VideoJob[]
  try {
    jobs = (await api.listVideoJobs({ ids: due.map(({ job }) => job.id).join(',') })).jobs
  } catch {
    // Nobody answers: what is shown goes on by its estimate, and the next time comes.
    return
  }
  for (const video of due) {
    const job = jobs.find(({ id }) => id === video.job.id) ?? (await askForOne(video, api))
    if (job === null) continue
    await changeVideo(idOf(video), (before) => ({ ...before, job, answeredAtMs: now() }))
    if (job.status === 'completed') await keepFinished(idOf(video), api, now())
  }
}

let timer: ReturnType<typeof setTimeout> | null = null
let state: 'off' | 'waiting' | 'asking' = 'off'

/** Waits for the next time one of them is to be asked about; ends when none is. */
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

/** Follows the videos of this browser for as long as the page lives; calling it again is harmless. */
export function watchVideos(): void {
  if (state !== 'off') return
  state = 'waiting'
  useVideoQueue.subscribe(waitForNext)
  void videoQueueRead().then(() => ask())
}

/** The videos this browser follows, the newest first; from now on they are asked about. */
export function useTrackedVideos(): readonly TrackedVideo[] {
  useEffect(watchVideos, [])
  return useVideoQueue()
}
