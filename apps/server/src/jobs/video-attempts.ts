import { AdloomError, type ErrorCode, errors } from '@adloom/domain/error.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { type GeneratedVideo, type VideoModel, type VideoProgress } from '@adloom/domain/ports/video-model.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { videoFiles, videoJobs } from '../database/schema.ts'
import { unusedOf } from '../storage/unused-files.ts'
import { type JobEvents } from './job-events.ts'
import { type StoredVideoOrder } from './stored-video-order.ts'

/** How long a finished job stays available. */
export const KEPT_MS = 24 * 60 * 60 * 1000
/** Failures of the model after which a video is given up. */
export const FAILURES_AT_MOST = 2
/** Attempts after which a video is given up: one that kills its process must not do so for ever. */
export const ATTEMPTS_AT_MOST = 8

/** A finished video in its job's row: keys of its files, pixels, seconds, bytes. */
export interface VideoResult {
  readonly key: string
  readonly posterKey: string
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly size: number
  readonly note: string | null
}

/** One attempt at a job. */
export interface VideoAttempt {
  readonly id: string
  readonly attempt: number
  readonly order: StoredVideoOrder
  readonly handle: string | null
}

/** Reports of a worker about its video. All but `begin` are accepted from the last attempt only. */
export interface VideoAttempts {
  /** Begins the next attempt; null when there is nothing to do: the job is gone, is over, or had too many attempts, and is given up then. */
  readonly begin: (id: string) => Promise<VideoAttempt | null>
  /** Whether the job is still this attempt's. */
  readonly isMine: (attempt: VideoAttempt) => Promise<boolean>
  /** Progress never falls, not even when a later attempt starts over. False when the job is no longer this attempt's. */
  readonly report: (attempt: VideoAttempt, progress: VideoProgress) => Promise<boolean>
  /** Stored even when the attempt was released meanwhile. Fails with `request.cancelled` when the job is gone, over, or another attempt's. */
  readonly keepHandle: (attempt: VideoAttempt, handle: string) => Promise<void>
  /**
   * Stores the video and records it: once per job, whatever other attempts do. False when the job is no longer this attempt's; nothing is stored
   * then.
   */
  readonly finish: (attempt: VideoAttempt, made: GeneratedVideo) => Promise<boolean>
  /** Records why an attempt failed; returns whether to retry the job. Without a retry the provider's order is cancelled. */
  readonly fail: (attempt: VideoAttempt, cause: unknown) => Promise<'again' | 'failed'>
  /** Returns the job to the queue: the video did not fail. */
  readonly giveBack: (attempt: VideoAttempt) => Promise<void>
}

/** Sentences about requests and about the server do not fit a video that fails later. */
const codeOf = (cause: unknown): ErrorCode =>
  cause instanceof AdloomError && !['internal', 'request.cancelled', 'server.timeout'].includes(cause.code) ? cause.code : 'video.failed'

/** Dependencies of the attempts besides their rows; `now` gives milliseconds. */
interface VideoAttemptsParts {
  readonly store: FileStore
  readonly news: JobEvents
  readonly model: Pick<VideoModel, 'abandon'>
  readonly now: () => number
}

/** Attempts in the database. */
export function createVideoAttempts(rows: Rows, { store, news, model, now }: VideoAttemptsParts): VideoAttempts {
  const mine = ({ id, attempt }: VideoAttempt) =>
    and(eq(videoJobs.id, id), eq(videoJobs.attempt, attempt), eq(videoJobs.status, 'processing'))
  const over = () => ({ finishedAt: new Date(now()), expiresAt: new Date(now() + KEPT_MS), msLeft: null })
  const unfinished = inArray(videoJobs.status, ['pending', 'processing'])

  /** Ends this attempt's job without a video. Its order is cancelled at the provider, without waiting for the reply. */
  async function giveUp(attempt: VideoAttempt, handle: string | null, code: ErrorCode, error: string): Promise<void> {
    const given = await rows
      .update(videoJobs)
      .set({ ...over(), status: 'failed', errorCode: code, error, handle: null })
      .where(mine(attempt))
      .returning({ id: videoJobs.id })
    if (given.length > 0 && handle !== null) void model.abandon(handle)
  }

  return {
    begin: async (id) => {
      const [begun] = await rows
        .update(videoJobs)
        .set({ status: 'processing', attempt: sql`${videoJobs.attempt} + 1`, startedAt: new Date(now()), msLeft: null })
        .where(and(eq(videoJobs.id, id), unfinished))
        .returning()
      if (begun === undefined) return null
      // `VideoJobs.start` wrote it.
      const attempt: VideoAttempt = { id, attempt: begun.attempt, order: begun.order as StoredVideoOrder, handle: begun.handle }
      const isTooMuch = begun.attempt - begun.givenBack > ATTEMPTS_AT_MOST
      if (isTooMuch) await giveUp(attempt, begun.handle, 'video.failed', errors['video.failed'].message)
      news.emit(id, 'changed')
      return isTooMuch ? null : attempt
    },

    isMine: async (attempt) => (await rows.select({ id: videoJobs.id }).from(videoJobs).where(mine(attempt))).length > 0,

    report: async (attempt, { percent, msLeft }) => {
      // 100 is reserved for a video that can be watched.
      const progress = Math.max(0, Math.min(99, percent))
      const known = await rows
        .update(videoJobs)
        .set({ progress: sql`greatest(${videoJobs.progress}, ${progress}::real)`, msLeft: msLeft === null ? null : Math.round(msLeft) })
        .where(mine(attempt))
        .returning({ id: videoJobs.id })
      news.emit(attempt.id, 'changed')
      return known.length > 0
    },

    keepHandle: async (attempt, handle) => {
      const kept = await rows
        .update(videoJobs)
        .set({ handle })
        .where(and(eq(videoJobs.id, attempt.id), eq(videoJobs.attempt, attempt.attempt), unfinished))
        .returning({ id: videoJobs.id })
      if (kept.length === 0) throw new AdloomError('request.cancelled', { detail: attempt.id })
    },

    finish: async (attempt, { bytes, poster, width, height, seconds, note }) => {
      const [video, still] = await Promise.all([store.write(bytes, 'video/mp4'), store.write(poster, 'image/jpeg')])
      const notes = [attempt.order.note, note].filter((each) => each !== null)
      const result: VideoResult = {
        key: video.key,
        posterKey: still.key,
        width,
        height,
        seconds,
        size: video.size,
        note: notes.length === 0 ? null : notes.join(' '),
      }
      const files = [...new Set([video.key, still.key])]
      const isFirst = await rows.transaction(async (tx) => {
        const recorded = await tx
          .update(videoJobs)
          .set({ ...over(), status: 'completed', progress: 100, result, handle: null })
          .where(mine(attempt))
          .returning({ id: videoJobs.id })
        if (recorded.length === 0) return false
        await tx
          .insert(videoFiles)
          .values(files.map((key) => ({ jobId: attempt.id, key })))
          .onConflictDoNothing()
        return true
      })
      if (!isFirst) await Promise.all((await unusedOf(files, rows)).map((key) => store.remove(key)))
      news.emit(attempt.id, 'changed')
      return isFirst
    },

    fail: async (attempt, cause) => {
      const code = codeOf(cause)
      const [known] = await rows
        .update(videoJobs)
        .set({ failures: sql`${videoJobs.failures} + 1` })
        .where(mine(attempt))
        .returning({ failures: videoJobs.failures, handle: videoJobs.handle })
      const isOver = known === undefined || known.failures >= FAILURES_AT_MOST || !errors[code].retryable
      const sentence = cause instanceof AdloomError && cause.code === code ? cause.message : errors[code].message
      if (isOver) await giveUp(attempt, known?.handle ?? null, code, sentence)
      else await rows.update(videoJobs).set({ status: 'pending', msLeft: null }).where(mine(attempt))
      news.emit(attempt.id, 'changed')
      return isOver ? 'failed' : 'again'
    },

    giveBack: async (attempt) => {
      await rows
        .update(videoJobs)
        .set({ status: 'pending', msLeft: null, givenBack: sql`${videoJobs.givenBack} + 1` })
        .where(mine(attempt))
      news.emit(attempt.id, 'changed')
    },
  }
}
