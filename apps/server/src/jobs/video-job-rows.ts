import { AdloomError, errors } from '@adloom/domain/error.ts'
import { type VideoJob, type VideoRequest } from '@adloom/domain/video-job.ts'
import { asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { videoFiles, videoJobs } from '../database/schema.ts'
import { beginningOf, type QueueState, waitOf } from './queue-estimate.ts'
import { type VideoResult } from './video-attempts.ts'

export type VideoJobRow = typeof videoJobs.$inferSelect

/** The client's address of a stored file. */
export type AddressOf = (key: string) => string

/** How long an expired job is still reported as expired. */
const EXPIRED_ROW_TTL_MS = 7 * 24 * 60 * 60 * 1000
/** Finished videos used for the estimate. */
const PAST_VIDEOS = 30

export const isUnfinished = ({ status }: VideoJobRow): boolean => status === 'pending' || status === 'processing'

export const hasExpired = ({ expiresAt }: VideoJobRow, nowMs: number): boolean => expiresAt !== null && expiresAt.getTime() < nowMs

/** `VideoAttempts.finish` wrote it. */
export const resultOf = ({ result }: VideoJobRow): VideoResult | null => result as VideoResult | null

/** The row of a job. Fails with `video.not-found`, or with `video.expired` from its end of life to a week later. */
export async function readRow(rows: Rows, id: string, nowMs: number): Promise<VideoJobRow> {
  const found = await rows.select().from(videoJobs).where(eq(videoJobs.id, id))
  if (found.length === 0) throw new AdloomError('video.not-found', { detail: id })
  const [row] = found
  if (!hasExpired(row, nowMs)) return row
  const isForgotten = (row.expiresAt?.getTime() ?? 0) + EXPIRED_ROW_TTL_MS < nowMs
  throw new AdloomError(isForgotten ? 'video.not-found' : 'video.expired', { detail: id })
}

/** Files of expired jobs are released; a week later the job itself is removed. */
export async function removeExpired(rows: Rows, nowMs: number): Promise<void> {
  const expired = rows
    .select({ id: videoJobs.id })
    .from(videoJobs)
    .where(lt(videoJobs.expiresAt, new Date(nowMs)))
  await rows.delete(videoFiles).where(inArray(videoFiles.jobId, expired))
  await rows.delete(videoJobs).where(lt(videoJobs.expiresAt, new Date(nowMs - EXPIRED_ROW_TTL_MS)))
}

/** The unfinished videos and how long the last ones took; `msPerSecond` as the model states it. */
export async function readQueueState(rows: Rows, msPerSecond: number | null): Promise<QueueState> {
  const unfinished = await rows
    .select({ id: videoJobs.id, status: videoJobs.status, seconds: videoJobs.seconds, msLeft: videoJobs.msLeft })
    .from(videoJobs)
    .where(or(eq(videoJobs.status, 'pending'), eq(videoJobs.status, 'processing')))
    .orderBy(asc(videoJobs.turn), asc(videoJobs.place))
  const past = await rows
    .select({
      seconds: videoJobs.seconds,
      ms: sql<number>`extract(epoch from ${videoJobs.finishedAt} - ${videoJobs.startedAt}) * 1000`.mapWith(Number),
    })
    .from(videoJobs)
    .where(eq(videoJobs.status, 'completed'))
    .orderBy(desc(videoJobs.finishedAt))
    .limit(PAST_VIDEOS)
  return {
    waiting: unfinished.filter(({ status }) => status === 'pending'),
    running: unfinished.filter(({ status }) => status === 'processing'),
    past,
    msPerSecond,
  }
}

/** Whether the row of a completed job has no video: there is nothing to show, so the job has failed. */
export const lacksResult = (row: VideoJobRow): boolean => row.status === 'completed' && resultOf(row) === null

/** The job as callers see it; without a queue state, without an estimate. */
export function jobOf(row: VideoJobRow, queue: QueueState | null, nowMs: number, addressOf: AddressOf): VideoJob {
  const result = resultOf(row)
  const wait = row.status === 'pending' && queue !== null ? waitOf(row.id, queue) : null
  return {
    id: row.id,
    generationId: row.id,
    imageId: row.imageId,
    // `start` and the attempts write these three.
    status: lacksResult(row) ? 'failed' : (row.status as VideoJob['status']),
    progress: Math.floor(row.progress),
    startTime: row.createdAt.getTime(),
    estimatedTimeRemaining: msLeftOf(row, queue, nowMs),
    queuePosition: wait?.position ?? null,
    resultUrl: result === null ? null : addressOf(result.key),
    thumbnailUrl: result === null ? null : addressOf(result.posterKey),
    error: lacksResult(row) ? errors['video.failed'].message : row.error,
    request: row.request as VideoRequest,
    engine: row.engine,
    width: result?.width ?? null,
    height: result?.height ?? null,
    durationSeconds: result?.seconds ?? null,
    note: result?.note ?? null,
    expiresAt: row.expiresAt?.getTime() ?? null,
  }
}

/** Milliseconds until a job is done, where there is an estimate. */
function msLeftOf(row: VideoJobRow, queue: QueueState | null, nowMs: number): number | null {
  if (queue === null) return null
  if (row.status === 'pending') return waitOf(row.id, queue)?.ms ?? null
  return row.msLeft ?? beginningOf(row.seconds, nowMs - (row.startedAt?.getTime() ?? nowMs), queue)
}
