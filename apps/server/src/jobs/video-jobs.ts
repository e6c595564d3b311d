import { createHash, randomUUID } from 'node:crypto'
import { AdloomError, isErrorCode } from '@adloom/domain/error.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { type JobQueue } from '@adloom/domain/ports/job-queue.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { type VideoJob, type VideoRequest } from '@adloom/domain/video-job.ts'
import { and, asc, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Database, type Rows } from '../database/database.ts'
import { videoFiles, videoJobs } from '../database/schema.ts'
import { unusedOf } from '../storage/unused-files.ts'
import { type JobEvents } from './job-events.ts'
import { filesOfOrder, type StoredVideoOrder } from './stored-video-order.ts'
import { type VideoResult } from './video-attempts.ts'
import { beginningOf, type QueueState, waitOf } from './queue-estimate.ts'

/** A requested video; everything about it is decided. `ticket` identifies the requesting browser. */
export interface NewVideoJob {
  readonly request: VideoRequest
  readonly imageId: string | null
  readonly order: StoredVideoOrder
  readonly ticket: string
}

/** The client's address of a stored file. */
type AddressOf = (key: string) => string

/** Video jobs as callers see them. Job ids are unguessable; without ids only the browser's own jobs are listed. */
export interface VideoJobs {
  /**
   * Stores a job and queues it in one transaction; returns its id. Fails with `server.busy` when the queue is full. There is no limit of two running
   * videos per browser, as where videos cost money: videos are made one after the other anyway, and the third waits.
   */
  readonly start: (job: NewVideoJob) => Promise<string>
  /** The current state of a job. Fails with `video.not-found`, or with `video.expired` from a day after it ended to a week later. */
  readonly find: (id: string, addressOf: AddressOf) => Promise<VideoJob>
  /** The known ones of the jobs, newest first. */
  readonly list: (wanted: JobSelection, addressOf: AddressOf) => Promise<readonly VideoJob[]>
  /**
   * The job once its video is finished. Fails as the video or as `find` does, with `video.cancelled` when it is cancelled meanwhile, and with the
   * signal's reason.
   */
  readonly ended: (id: string, addressOf: AddressOf, signal: AbortSignal) => Promise<VideoJob>
  /** Stops a waiting or running job, removes a finished one, and its video unless an ad uses it. Fails with `video.not-found`. */
  readonly forget: (id: string) => Promise<void>
}

/** Jobs of these ids, or, where `ids` is null, of the browser with the ticket; of one status, or of all where that is null. */
export interface JobSelection {
  readonly ids: readonly string[] | null
  readonly ticket: string | null
  readonly status: string | null
}

/** Videos that may wait at the same time. */
export const WAITING_AT_MOST = 50
/** How long an expired job is still reported as expired. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000
/** Poll interval for a job that another process runs. */
const LOOK_MS = 1000
const LISTED_AT_MOST = 50
/** Finished videos used for the estimate. */
const PAST_VIDEOS = 30

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

/** The queue's id of a job, which must be a UUID. */
const queueId = (id: string): string => id.replace(/^gen_(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5')

type JobRow = typeof videoJobs.$inferSelect

interface VideoJobsParts {
  readonly database: Pick<Database, 'rows'>
  readonly queue: Pick<JobQueue<Rows>, 'open' | 'put' | 'notify' | 'cancel'>
  readonly store: FileStore
  readonly news: JobEvents
  /** The video model. */
  readonly model: Pick<VideoModel, 'engine' | 'msPerSecond' | 'abandon'>
  /** Milliseconds. */
  readonly now: () => number
}

/** Video jobs in the database, queued in the job queue. */
export function createVideoJobs({ database: { rows }, queue, store, news, model, now }: VideoJobsParts): VideoJobs {
  /** Files of expired jobs are removed; a week later the job itself is. */
  async function sweep(): Promise<void> {
    const expired = rows
      .select({ id: videoJobs.id })
      .from(videoJobs)
      .where(lt(videoJobs.expiresAt, new Date(now())))
    await rows.delete(videoFiles).where(inArray(videoFiles.jobId, expired))
    await rows.delete(videoJobs).where(lt(videoJobs.expiresAt, new Date(now() - REMEMBERED_MS)))
  }

  async function line(): Promise<QueueState> {
    const unfinished = await rows
      .select({ id: videoJobs.id, status: videoJobs.status, seconds: videoJobs.seconds, msLeft: videoJobs.msLeft })
      .from(videoJobs)
      .where(or(eq(videoJobs.status, 'pending'), eq(videoJobs.status, 'processing')))
      .orderBy(asc(videoJobs.place))
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
      usual: model.msPerSecond,
    }
  }

  const hasExpired = ({ expiresAt }: JobRow): boolean => expiresAt !== null && expiresAt.getTime() < now()

  async function rowOf(id: string): Promise<JobRow> {
    const found = await rows.select().from(videoJobs).where(eq(videoJobs.id, id))
    if (found.length === 0) throw new AdloomError('video.not-found', { detail: id })
    const [row] = found
    if (!hasExpired(row)) return row
    const isForgotten = (row.expiresAt?.getTime() ?? 0) + REMEMBERED_MS < now()
    throw new AdloomError(isForgotten ? 'video.not-found' : 'video.expired', { detail: id })
  }

  const find = async (id: string, addressOf: AddressOf): Promise<VideoJob> => {
    const row = await rowOf(id)
    return jobOf(row, isUnfinished(row) ? await line() : null, now(), addressOf)
  }

  /** Waits for an event of the job in this process, at most a second, then looks for changes by others. */
  const nextNews = (id: string, signal: AbortSignal): Promise<'changed' | 'cancelled'> =>
    new Promise((resolve, reject) => {
      const settle = (then: () => void) => (): void => {
        clearTimeout(timer)
        deaf()
        signal.removeEventListener('abort', leave)
        then()
      }
      const deaf = news.on(id, (heard) => settle(() => resolve(heard))())
      const timer = setTimeout(
        settle(() => resolve('changed')),
        LOOK_MS,
      )
      const leave = settle(() => reject(signal.reason))
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
    })

  return {
    find,

    start: async ({ request, imageId, order, ticket }) => {
      await queue.open()
      await sweep()
      const id = `gen_${randomUUID().replaceAll('-', '')}`
      await rows.transaction(async (tx) => {
        const waiting = await tx.$count(videoJobs, eq(videoJobs.status, 'pending'))
        if (waiting >= WAITING_AT_MOST) throw new AdloomError('server.busy', { detail: `${waiting} videos are waiting` })
        await tx.insert(videoJobs).values({
          id,
          imageId,
          request,
          order,
          engine: order.engine ?? model.engine,
          ownerHash: hashOf(ticket),
          seconds: order.seconds,
          status: 'pending',
          progress: 0,
          attempt: 0,
          failures: 0,
          givenBack: 0,
          createdAt: new Date(now()),
        })
        await tx.insert(videoFiles).values(filesOfOrder(order).map((key) => ({ jobId: id, key })))
        await queue.put(queueId(id), tx)
      })
      queue.notify()
      return id
    },

    list: async ({ ids, ticket, status }, addressOf) => {
      if (ids === null && ticket === null) return []
      const conditions: (SQL | undefined)[] = [
        ids === null ? eq(videoJobs.ownerHash, hashOf(ticket ?? '')) : inArray(videoJobs.id, ids.slice(0, LISTED_AT_MOST)),
        status === null ? undefined : eq(videoJobs.status, status),
      ]
      const found = await rows
        .select()
        .from(videoJobs)
        .where(and(...conditions))
        .orderBy(desc(videoJobs.place))
        .limit(LISTED_AT_MOST)
      const known = found.filter((row) => !hasExpired(row))
      const waits = known.some(isUnfinished) ? await line() : null
      return known.map((row) => jobOf(row, waits, now(), addressOf))
    },

    ended: async (id, addressOf, signal) => {
      for (let isFirst = true; ; isFirst = false) {
        const heard = nextNews(id, signal)
        // Subscribed before it is awaited; an early rejection must not count as unhandled.
        heard.catch(() => undefined)
        let row: JobRow
        try {
          row = await rowOf(id)
        } catch (error) {
          if (isFirst || !(error instanceof AdloomError) || error.code !== 'video.not-found') throw error
          throw new AdloomError('video.cancelled', { detail: id })
        }
        if (row.status === 'failed') {
          const sentence = row.error === null ? {} : { sentence: row.error }
          throw new AdloomError(isErrorCode(row.errorCode) ? row.errorCode : 'video.failed', { detail: id, ...sentence })
        }
        if (row.status === 'completed') return jobOf(row, null, now(), addressOf)
        await heard
      }
    },

    forget: async (id) => {
      const { orphans, handle } = await rows.transaction(async (tx) => {
        const gone = await tx.delete(videoJobs).where(eq(videoJobs.id, id)).returning()
        if (gone.length === 0) throw new AdloomError('video.not-found', { detail: id })
        const result = resultOf(gone[0])
        const files = result === null ? [] : [result.key, result.posterKey]
        return { orphans: await unusedOf(files, tx), handle: gone[0].handle }
      })
      news.emit(id, 'cancelled')
      await Promise.all(orphans.map((key) => store.remove(key)))
      await queue.cancel(queueId(id))
      // Whichever process ordered it: the row has the handle. The reply of the provider is not awaited.
      if (handle !== null) void model.abandon(handle)
    },
  }
}

/** The job of an id in the queue. */
export const jobId = (queued: string): string => `gen_${queued.replaceAll('-', '')}`

/** `VideoAttempts.finish` wrote it. */
const resultOf = ({ result }: JobRow): VideoResult | null => result as VideoResult | null

const isUnfinished = ({ status }: JobRow): boolean => status === 'pending' || status === 'processing'

/** Milliseconds until a job is done, where there is an estimate. */
function msLeftOf(row: JobRow, line: QueueState | null, nowMs: number): number | null {
  if (line === null) return null
  if (row.status === 'pending') return waitOf(row.id, line)?.ms ?? null
  return row.msLeft ?? beginningOf(row.seconds, nowMs - (row.startedAt?.getTime() ?? nowMs), line)
}

function jobOf(row: JobRow, line: QueueState | null, nowMs: number, addressOf: AddressOf): VideoJob {
  const result = resultOf(row)
  const wait = row.status === 'pending' && line !== null ? waitOf(row.id, line) : null
  return {
    id: row.id,
    generationId: row.id,
    imageId: row.imageId,
    // `start` and the attempts write these three.
    status: row.status as VideoJob['status'],
    progress: Math.floor(row.progress),
    startTime: row.createdAt.getTime(),
    estimatedTimeRemaining: msLeftOf(row, line, nowMs),
    queuePosition: wait?.position ?? null,
    resultUrl: result === null ? null : addressOf(result.key),
    thumbnailUrl: result === null ? null : addressOf(result.posterKey),
    error: row.error,
    request: row.request as VideoRequest,
    engine: row.engine,
    width: result?.width ?? null,
    height: result?.height ?? null,
    durationSeconds: result?.seconds ?? null,
    note: result?.note ?? null,
    expiresAt: row.expiresAt?.getTime() ?? null,
  }
}
