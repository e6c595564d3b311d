import { type VideoJob } from '@adloom/domain/video-job.ts'
import * as z from 'zod'
import { create } from 'zustand'
import { onOtherTab, readSession, writeSession } from '../../browser/storage.ts'
import { storedDocument } from '../../browser/stored-document.ts'
import { type TrackedVideo, trackedVideoSchema, type VideoOrigin } from './tracked-video.ts'

/** Storage key of the videos in progress. */
export const VIDEO_QUEUE_KEY = 'adloom.video-queue'
/** Storage key of this session's deleted videos, by job: none of them comes back. */
const DELETED_KEY = 'adloom.deleted-generations'
const VERSION = 1
/** Number of videos tracked at once; beyond it, the oldest are dropped. */
const FOLLOWED_MAX = 50

const queueSchema = z.object({ videos: z.array(trackedVideoSchema) })
type Queue = readonly TrackedVideo[]

const stored = storedDocument({ key: VIDEO_QUEUE_KEY, version: VERSION, schema: queueSchema, empty: { videos: [] } })

/** The videos this browser tracks, newest first. Change them with the functions below. */
export const useVideoQueue = create<Queue>(() => [])

/** Changes the stored list, and shows and returns the new one. */
async function changeQueue(change: (queue: Queue) => Queue): Promise<Queue> {
  const { videos } = await stored.change((before) => ({
    videos: change(before.videos)
      .toSorted((one, other) => other.startedAtMs - one.startedAtMs)
      .slice(0, FOLLOWED_MAX),
  }))
  show(videos)
  return videos
}

/** Shows a queue with the same objects as before for unchanged videos, which then need no new render. */
function show(queue: Queue): void {
  const known = new Map(useVideoQueue.getState().map((video) => [video.job.generationId, video]))
  const shown = queue.map((video) => {
    const old = known.get(video.job.generationId)
    return old !== undefined && JSON.stringify(old) === JSON.stringify(video) ? old : video
  })
  const before = useVideoQueue.getState()
  if (shown.length !== before.length || shown.some((video, place) => video !== before[place])) useVideoQueue.setState(shown, true)
}

let isMirroring = false

/** Resolves with the tracked videos once they are read. From then on changes of other tabs are applied. */
export function videoQueueRead(): Promise<Queue> {
  if (!isMirroring) onOtherTab([VIDEO_QUEUE_KEY], () => changeQueue((queue) => queue))
  isMirroring = true
  return changeQueue((queue) => queue)
}

const deletedSchema = z.array(z.string())

function deletedGenerations(): readonly string[] {
  try {
    const read = deletedSchema.safeParse(JSON.parse(readSession(DELETED_KEY) ?? '[]'))
    return read.success ? read.data : []
  } catch {
    // Not our format: nothing was deleted.
    return []
  }
}

/** Whether the video of a job was deleted in this session. */
export const isDeleted = (generationId: string): boolean => deletedGenerations().includes(generationId)

/** Tracks a started job, unless it is tracked already or its video was deleted in this session. */
export async function trackVideo(job: VideoJob, { title, category, productName }: VideoOrigin, nowMs: number): Promise<void> {
  if (isDeleted(job.generationId)) return
  const video: TrackedVideo = {
    job,
    title,
    category,
    productName,
    startedAtMs: nowMs,
    askedAtMs: null,
    answeredAtMs: nowMs,
    silentSinceMs: null,
    shown: { percent: 0, msLeft: null },
    adId: null,
  }
  await changeQueue((queue) => (queue.some((other) => other.job.generationId === job.generationId) ? queue : [video, ...queue]))
}

/** Changes a tracked video and returns the new one; nothing happens when it is no longer tracked. */
export async function changeVideo(generationId: string, change: (video: TrackedVideo) => TrackedVideo): Promise<TrackedVideo | null> {
  const after = await changeQueue((queue) => queue.map((video) => (video.job.generationId === generationId ? change(video) : video)))
  return after.find(({ job }) => job.generationId === generationId) ?? null
}

/** Changes or drops several at once. */
export const changeVideos = (change: (queue: Queue) => Queue): Promise<Queue> => changeQueue(change)

/** Stops tracking a video. */
export async function dropVideo(generationId: string): Promise<void> {
  await changeQueue((queue) => queue.filter(({ job }) => job.generationId !== generationId))
}

/** The video of a job was deleted: stops tracking it, and keeps it from coming back in this session (§4.4). */
export async function videoDeleted(generationId: string): Promise<void> {
  writeSession(DELETED_KEY, JSON.stringify([...new Set([...deletedGenerations(), generationId])]))
  await dropVideo(generationId)
}

/** The user undid its deletion. */
export const videoRestored = (generationId: string): void =>
  writeSession(DELETED_KEY, JSON.stringify(deletedGenerations().filter((id) => id !== generationId)))
