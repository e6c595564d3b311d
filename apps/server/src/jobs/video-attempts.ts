import { AdloomError, type ErrorCode, errors } from '@adloom/domain/error.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { type GeneratedVideo, type VideoModel, type VideoProgress } from '@adloom/domain/ports/video-model.ts'
import { withModelSource } from '@adloom/engine/image/upload-metadata.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { videoFiles, videoJobs } from '../database/schema.ts'
import { holdFiles, releaseFiles } from '../storage/unused-files.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { type JobEvents } from './job-events.ts'
import { type StoredVideoOrder } from './stored-video-order.ts'

/** How long a finished job stays available. */
const VIDEO_TTL_MS = 24 * 60 * 60 * 1000
/** Failures of the model after which a video is given up. */
const MAX_FAILURES = 2
/** Attempts after which a video is given up: one that kills its process must not do so for ever. */
export const MAX_ATTEMPTS = 8

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
  /** Whose the job is. */
  readonly owner: string
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
  readonly saveHandle: (attempt: VideoAttempt, handle: string) => Promise<void>
  /**
   * Stores the video and records it: once per job, whatever other attempts do. False when the job is no longer this attempt's; nothing is stored
   * then.
   */
  readonly finish: (attempt: VideoAttempt, made: GeneratedVideo) => Promise<boolean>
  /** Records why an attempt failed; returns whether to retry the job. Without a retry the provider's order is cancelled. */
  readonly fail: (attempt: VideoAttempt, cause: unknown) => Promise<'again' | 'failed'>
  /** Returns the job to the queue: the video did not fail. */
  readonly release: (attempt: VideoAttempt) => Promise<void>
}

/** Sentences about requests and about the server do not fit a video that fails later. */
const codeOf = (cause: unknown): ErrorCode =>
  cause instanceof AdloomError && !['internal', 'request.cancelled', 'server.timeout'].includes(cause.code) ? cause.code : 'video.failed'

/** Dependencies of the attempts besides their rows; `now` gives milliseconds. */
interface VideoAttemptsParts {
  readonly store: FileStore
  readonly events: JobEvents
  readonly model: Pick<VideoModel, 'abandon'>
  /** Address of a stored file for webhooks. */
  readonly addressOf: (key: string) => string
  readonly now: () => number
}

/** Jobs that still wait or run. */
const unfinished = inArray(videoJobs.status, ['pending', 'processing'])

/** The job of an attempt, while it is this attempt's. */
const isJobOf = ({ id, attempt }: VideoAttempt) =>
  and(eq(videoJobs.id, id), eq(videoJobs.attempt, attempt), eq(videoJobs.status, 'processing'))

/** The columns of a job that ends now. */
const ended = (nowMs: number) => ({ finishedAt: new Date(nowMs), expiresAt: new Date(nowMs + VIDEO_TTL_MS), msLeft: null })

/** Attempts in the database. */
export function createVideoAttempts(rows: Rows, { store, events, model, addressOf, now }: VideoAttemptsParts): VideoAttempts {
  /** Ends this attempt's job without a video. Its order is cancelled at the provider, without waiting for the reply. */
  async function giveUp(attempt: VideoAttempt, handle: string | null, code: ErrorCode, error: string): Promise<void> {
    const isRecorded = await recordFailure(rows, attempt, { errorCode: code, error }, now())
    if (isRecorded && handle !== null) void model.abandon(handle)
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
      const order = begun.order as StoredVideoOrder
      const attempt: VideoAttempt = { id, owner: begun.owner, attempt: begun.attempt, order, handle: begun.handle }
      const isTooMuch = begun.attempt - begun.givenBack > MAX_ATTEMPTS
      if (isTooMuch) await giveUp(attempt, begun.handle, 'video.failed', errors['video.failed'].message)
      events.emit(id, 'changed')
      return isTooMuch ? null : attempt
    },

    isMine: async (attempt) => (await rows.select({ id: videoJobs.id }).from(videoJobs).where(isJobOf(attempt))).length > 0,

    report: async (attempt, { percent, msLeft }) => {
      // 100 is reserved for a video that can be watched.
      const progress = Math.max(0, Math.min(99, percent))
      const updated = await rows
        .update(videoJobs)
        .set({ progress: sql`greatest(${videoJobs.progress}, ${progress}::real)`, msLeft: msLeft === null ? null : Math.round(msLeft) })
        .where(isJobOf(attempt))
        .returning({ id: videoJobs.id })
      events.emit(attempt.id, 'changed')
      return updated.length > 0
    },

    saveHandle: async (attempt, handle) => {
      const updated = await rows
        .update(videoJobs)
        .set({ handle })
        .where(and(eq(videoJobs.id, attempt.id), eq(videoJobs.attempt, attempt.attempt), unfinished))
        .returning({ id: videoJobs.id })
      if (updated.length === 0) throw new AdloomError('request.cancelled', { detail: attempt.id })
    },

    finish: async (attempt, made) => {
      const result = await storeVideo(made, attempt.order.note, store)
      const isFirst = await recordVideo(rows, attempt, { result, addressOf }, now())
      if (!isFirst) await rows.transaction((tx) => releaseFiles(filesOf(result), attempt.owner, tx, store))
      events.emit(attempt.id, 'changed')
      return isFirst
    },

    fail: async (attempt, cause) => {
      const code = codeOf(cause)
      const [known] = await rows
        .update(videoJobs)
        .set({ failures: sql`${videoJobs.failures} + 1` })
        .where(isJobOf(attempt))
        .returning({ failures: videoJobs.failures, handle: videoJobs.handle })
      const isOver = known === undefined || known.failures >= MAX_FAILURES || !errors[code].retryable
      const sentence = cause instanceof AdloomError && cause.code === code ? cause.message : errors[code].message
      if (isOver) await giveUp(attempt, known?.handle ?? null, code, sentence)
      else await rows.update(videoJobs).set({ status: 'pending', msLeft: null }).where(isJobOf(attempt))
      events.emit(attempt.id, 'changed')
      return isOver ? 'failed' : 'again'
    },

    release: async (attempt) => {
      await rows
        .update(videoJobs)
        .set({ status: 'pending', msLeft: null, givenBack: sql`${videoJobs.givenBack} + 1` })
        .where(isJobOf(attempt))
      events.emit(attempt.id, 'changed')
    },
  }
}

/** Ends the job without a video; false, and nothing is recorded, when it is no longer this attempt's. */
const recordFailure = (
  rows: Rows,
  attempt: VideoAttempt,
  failure: { readonly errorCode: ErrorCode; readonly error: string },
  nowMs: number,
): Promise<boolean> =>
  rows.transaction(async (tx) => {
    const [recorded] = await tx
      .update(videoJobs)
      .set({ ...ended(nowMs), ...failure, status: 'failed', handle: null })
      .where(isJobOf(attempt))
      .returning({ id: videoJobs.id, imageId: videoJobs.imageId })
    if (recorded === undefined) return false
    const data = { ...recorded, code: failure.errorCode, error: failure.error }
    await emitEvent(tx, attempt.owner, { type: 'video.failed', data }, nowMs)
    return true
  })

async function storeVideo(
  { bytes, poster, width, height, seconds, note }: GeneratedVideo,
  orderNote: string | null,
  store: FileStore,
): Promise<VideoResult> {
  const [video, still] = await Promise.all([store.write(withModelSource(bytes), 'video/mp4'), store.write(poster, 'image/jpeg')])
  const notes = [orderNote, note].filter((each) => each !== null)
  return {
    key: video.key,
    posterKey: still.key,
    width,
    height,
    seconds,
    size: video.size,
    note: notes.length === 0 ? null : notes.join(' '),
  }
}

const filesOf = ({ key, posterKey }: VideoResult): readonly string[] => [...new Set([key, posterKey])]

/** Completes the job; false, and nothing is recorded, when it is no longer this attempt's. */
const recordVideo = (
  rows: Rows,
  attempt: VideoAttempt,
  { result, addressOf }: { readonly result: VideoResult; readonly addressOf: (key: string) => string },
  nowMs: number,
): Promise<boolean> =>
  rows.transaction(async (tx) => {
    const [recorded] = await tx
      .update(videoJobs)
      .set({ ...ended(nowMs), status: 'completed', progress: 100, result, handle: null })
      .where(isJobOf(attempt))
      .returning({ id: videoJobs.id, imageId: videoJobs.imageId })
    if (recorded === undefined) return false
    await holdFiles(filesOf(result), tx)
    await tx
      .insert(videoFiles)
      .values(filesOf(result).map((key) => ({ jobId: attempt.id, key })))
      .onConflictDoNothing()
    const { key, posterKey, width, height, seconds } = result
    const data = { ...recorded, resultUrl: addressOf(key), thumbnailUrl: addressOf(posterKey), width, height, durationSeconds: seconds }
    await emitEvent(tx, attempt.owner, { type: 'video.finished', data }, nowMs)
    return true
  })
