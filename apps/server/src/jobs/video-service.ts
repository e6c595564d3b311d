import { type JobQueue } from '@adloom/domain/ports/job-queue.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import { type Database, type Rows } from '../database/database.ts'
import { type ActingOwner } from '../storage/acting-owner.ts'
import { createJobEvents } from './job-events.ts'
import { createVideoAttempts } from './video-attempts.ts'
import { type AddressOf } from './video-job-rows.ts'
import { createVideoJobs, type VideoJobs } from './video-jobs.ts'
import { decideOrder, type OrderParts, readOrder } from './video-order.ts'
import { createVideoPreviews, previewOf } from './video-previews.ts'
import { createVideoWorker, defaultVideoWorkerLimits } from './video-worker.ts'

/** Receives failures that no caller waits for. */
export type FailureListener = (error: unknown, message: string) => void

/** Everything about videos: the jobs, the decisions before one is stored, and the worker that makes them. */
export interface VideoService {
  readonly jobs: VideoJobs
  readonly decideOrder: (
    request: Parameters<typeof decideOrder>[0],
    models: Parameters<typeof decideOrder>[1],
    signal: AbortSignal,
  ) => ReturnType<typeof decideOrder>
  /** Prepares for a video of that engine that is probably ordered soon, where videos are made here. */
  readonly prepare: (engine: EngineName) => void
  /** What there is of the video of a job, and then what comes (`previewOf`). */
  readonly preview: (id: string, signal: AbortSignal) => Promise<AsyncIterable<Uint8Array>>
  /** Begins with the jobs of the queue. */
  readonly start: () => void
  /** Releases running jobs. */
  readonly stop: () => Promise<void>
}

interface VideoServiceOptions {
  readonly database: Database
  readonly queue: JobQueue<Rows>
  readonly model: VideoModel
  readonly orderParts: OrderParts
  /** Where finished videos are stored. */
  readonly results: FileStore
  readonly actAs: ActingOwner['actAs']
  /** Address of a stored file for webhooks. */
  readonly addressOf: AddressOf
  /** Videos made here at the same time. */
  readonly atOnce: number
  /** Milliseconds. */
  readonly now: () => number
  readonly onError: FailureListener
}

export function createVideoService({
  database,
  queue,
  model,
  orderParts,
  results,
  actAs,
  addressOf,
  atOnce,
  now,
  onError,
}: VideoServiceOptions): VideoService {
  const events = createJobEvents()
  const previews = createVideoPreviews()
  const jobs = createVideoJobs({ database, queue, store: results, events, model, now })
  const worker = createVideoWorker({
    queue,
    attempts: createVideoAttempts(database.rows, { store: results, events, model, addressOf, now }),
    events,
    previews,
    model,
    readOrder: (order) => readOrder(order, orderParts),
    limits: defaultVideoWorkerLimits,
    actAs,
    atOnce,
    onError,
  })
  return {
    jobs,
    decideOrder: (request, models, signal) => decideOrder(request, models, orderParts, signal),
    prepare: (engine) => {
      if (atOnce > 0) model.warmUp(engine)
    },
    preview: (id, signal) => previewOf(id, { previews, events, find: jobs.find }, signal),
    start: worker.start,
    stop: worker.stop,
  }
}
