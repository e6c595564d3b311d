import { randomUUID } from 'node:crypto'
import { AdloomError, isErrorCode } from '@adloom/domain/error.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { type JobQueue } from '@adloom/domain/ports/job-queue.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { type VideoJob, type VideoRequest } from '@adloom/domain/video-job.ts'
import { currentClient } from '@adloom/engine/turns/current-client.ts'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { type Database, type Rows } from '../database/database.ts'
import { videoFiles, videoJobs } from '../database/schema.ts'
import { sha256 } from '../sha256.ts'
import { holdFiles, releaseFiles } from '../storage/unused-files.ts'
import { type JobEvents, nextEvent } from './job-events.ts'
import { filesOfOrder, type StoredVideoOrder } from './stored-video-order.ts'
import { type QueueState } from './queue-estimate.ts'
import {
  type AddressOf,
  hasExpired,
  isUnfinished,
  jobOf,
  lacksResult,
  readQueueState,
  readRow,
  removeExpired,
  resultOf,
  type VideoJobRow,
} from './video-job-rows.ts'

/** A requested video; everything about it is decided. */
interface NewVideoJob {
  readonly request: VideoRequest
  readonly imageId: string | null
  readonly order: StoredVideoOrder
  readonly owner: string
}

/** Video jobs as callers see them. Job ids are unguessable; without ids only the own jobs are listed. */
export interface VideoJobs {
  /**
   * Stores a job and queues it in one transaction; returns its id. Fails with `server.busy` when the queue is full. A browser may start any number:
   * jobs run one at a time.
   */
  readonly start: (job: NewVideoJob) => Promise<string>
  /** The current state of a job. Fails with `video.not-found`, or with `video.expired` from a day after it ended to a week later. */
  readonly find: (id: string, addressOf: AddressOf) => Promise<VideoJob>
  /** The selected jobs that exist and have not expired, newest first; at most 50. */
  readonly list: (wanted: JobSelection, addressOf: AddressOf) => Promise<readonly VideoJob[]>
  /**
   * Resolves to the job when its video is finished. Rejects with the job's own failure, as `find` does, with `video.cancelled` when it is removed
   * meanwhile, or with the signal's reason.
   */
  readonly waitUntilFinished: (id: string, addressOf: AddressOf, signal: AbortSignal) => Promise<VideoJob>
  /**
   * Stops a waiting or running job of one of these owners, removes a finished one, and its video unless an ad uses it. Fails with `video.not-found`.
   */
  readonly cancelOrRemove: (id: string, owners: readonly string[]) => Promise<void>
}

/** Selects the jobs with these ids, or with `ids` null those of the owners; with `status` null those of every status. */
interface JobSelection {
  readonly ids: readonly string[] | null
  readonly owners: readonly string[]
  readonly status: string | null
}

/** Videos that may wait at the same time, of one client and of all. */
const MAX_WAITING_VIDEOS = { ofClient: 50, ofAll: 200 } as const
/** Poll interval for a job that another process runs. */
const POLL_MS = 1000
const MAX_LISTED_VIDEOS = 50

/** The id of a job in the queue, which must be a UUID. */
const queueIdOfJob = (id: string): string => id.replace(/^gen_(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5')

interface VideoJobsParts {
  readonly database: Pick<Database, 'rows'>
  readonly queue: Pick<JobQueue<Rows>, 'open' | 'put' | 'notify' | 'cancel'>
  readonly store: FileStore
  readonly events: JobEvents
  readonly model: Pick<VideoModel, 'engine' | 'msPerSecond' | 'abandon'>
  /** Milliseconds. */
  readonly now: () => number
}

/** Video jobs in the database, queued in the job queue. */
export function createVideoJobs({ database: { rows }, queue, store, events, model, now }: VideoJobsParts): VideoJobs {
  const queueState = (): Promise<QueueState> => readQueueState(rows, model.msPerSecond)

  return {
    find: async (id, addressOf) => {
      const row = await readRow(rows, id, now())
      return jobOf(row, isUnfinished(row) ? await queueState() : null, now(), addressOf)
    },

    start: async (job) => {
      await queue.open()
      await removeExpired(rows, now())
      const id = `gen_${randomUUID().replaceAll('-', '')}`
      await rows.transaction(async (tx) => {
        const client = sha256(currentClient())
        const turn = await turnOf(client, tx)
        const files = filesOfOrder(job.order)
        await holdFiles(files, tx)
        await tx.insert(videoJobs).values({ ...newRow(id, job, model.engine, now()), client, turn })
        await tx.insert(videoFiles).values(files.map((key) => ({ jobId: id, key })))
        await queue.put(queueIdOfJob(id), turn, tx)
      })
      queue.notify()
      return id
    },

    list: async ({ ids, owners, status }, addressOf) => {
      const conditions: (SQL | undefined)[] = [
        ids === null ? inArray(videoJobs.owner, [...owners]) : inArray(videoJobs.id, ids.slice(0, MAX_LISTED_VIDEOS)),
        status === null ? undefined : eq(videoJobs.status, status),
      ]
      const found = await rows
        .select()
        .from(videoJobs)
        .where(and(...conditions))
        .orderBy(desc(videoJobs.place))
        .limit(MAX_LISTED_VIDEOS)
      const known = found.filter((row) => !hasExpired(row, now()))
      const state = known.some(isUnfinished) ? await queueState() : null
      return known.map((row) => jobOf(row, state, now(), addressOf))
    },

    waitUntilFinished: async (id, addressOf, signal) => {
      for (let isFirst = true; ; isFirst = false) {
        const event = nextEvent(events, id, POLL_MS, signal)
        // Subscribed before the row is read, so that no event between the two is missed; an early rejection must not count as unhandled.
        event.catch(() => undefined)
        const row = await readRow(rows, id, now()).catch((error: unknown) => {
          const wasRemoved = !isFirst && error instanceof AdloomError && error.code === 'video.not-found'
          throw wasRemoved ? new AdloomError('video.cancelled', { detail: id }) : error
        })
        if (row.status === 'failed' || lacksResult(row)) throw failureOf(row)
        if (row.status === 'completed') return jobOf(row, null, now(), addressOf)
        await event
      }
    },

    cancelOrRemove: async (id, owners) => {
      const handle = await rows.transaction(async (tx) => {
        const [removed] = await tx
          .delete(videoJobs)
          .where(and(eq(videoJobs.id, id), inArray(videoJobs.owner, [...owners])))
          .returning()
        if (removed === undefined) throw new AdloomError('video.not-found', { detail: id })
        const result = resultOf(removed)
        if (result !== null) await releaseFiles([result.key, result.posterKey], removed.owner, tx, store)
        return removed.handle
      })
      events.emit(id, 'cancelled')
      await queue.cancel(queueIdOfJob(id))
      // The handle is in the row, so any process can cancel the provider's job. Its reply is not awaited.
      if (handle !== null) void model.abandon(handle)
    },
  }
}

/**
 * The turn of a client's next video: one after its last, but no earlier than those that have their turn now. Fails with `server.busy` when too many
 * wait.
 */
async function turnOf(client: string, tx: Rows): Promise<number> {
  const unfinished = await tx
    .select({ client: videoJobs.client, turn: videoJobs.turn, status: videoJobs.status })
    .from(videoJobs)
    .where(inArray(videoJobs.status, ['pending', 'processing']))
  const waiting = unfinished.filter(({ status }) => status === 'pending')
  const own = waiting.filter((job) => job.client === client)
  if (own.length >= MAX_WAITING_VIDEOS.ofClient || waiting.length >= MAX_WAITING_VIDEOS.ofAll)
    throw new AdloomError('server.busy', { detail: `${waiting.length} videos are waiting, ${own.length} of this client` })
  const running = unfinished.filter(({ status }) => status === 'processing')
  const now = waiting.length > 0 ? Math.min(...waiting.map(({ turn }) => turn)) : Math.max(0, ...running.map(({ turn }) => turn))
  const last = Math.max(-1, ...unfinished.filter((job) => job.client === client).map(({ turn }) => turn))
  return Math.max(now, last + 1)
}

/** The row of a job that waits. */
const newRow = (id: string, { request, imageId, order, owner }: NewVideoJob, engine: string, nowMs: number) => ({
  id,
  imageId,
  request,
  order,
  engine: order.engine ?? engine,
  owner,
  seconds: order.seconds,
  status: 'pending',
  progress: 0,
  attempt: 0,
  failures: 0,
  givenBack: 0,
  createdAt: new Date(nowMs),
})

/** Why a job failed, as its last attempt recorded it. */
function failureOf({ id, error, errorCode }: VideoJobRow): AdloomError {
  const sentence = error === null ? {} : { sentence: error }
  return new AdloomError(isErrorCode(errorCode) ? errorCode : 'video.failed', { detail: id, ...sentence })
}

/** The id of the job that has this id in the queue. */
export const jobIdOfQueue = (queueId: string): string => `gen_${queueId.replaceAll('-', '')}`
