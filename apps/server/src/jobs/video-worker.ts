import { AdloomError } from '@adloom/domain/error.ts'
import { type JobQueue, type LeasedJob } from '@adloom/domain/ports/job-queue.ts'
import { unpaid, type VideoModel, type VideoOrder, type VideoProgress } from '@adloom/domain/ports/video-model.ts'
import { unlessAborted } from '../unless-aborted.ts'
import { pause } from '../pause.ts'
import { type JobEvents } from './job-events.ts'
import { type StoredVideoOrder } from './stored-video-order.ts'
import { type VideoAttempt, type VideoAttempts } from './video-attempts.ts'
import { createQueueWorker, HEARTBEAT_MS, type QueueWorker } from './queue-worker.ts'
import { jobIdOfQueue } from './video-jobs.ts'
import { type VideoPreviews } from './video-previews.ts'

/** Time limits of a worker for its model. */
export interface VideoWorkerLimits {
  /** Aborts when a video that begins now has taken too long. */
  readonly videoOver: () => AbortSignal
  /** Milliseconds an aborted model has left to report what it ordered. */
  readonly abortMs: number
}

/** A provider's videos take 5.5 minutes, its orders answer within seconds. */
export const defaultVideoWorkerLimits: VideoWorkerLimits = { videoOver: () => AbortSignal.timeout(15 * 60_000), abortMs: 5000 }

interface VideoWorkerParts {
  readonly queue: Omit<JobQueue<never>, 'put'>
  readonly attempts: VideoAttempts
  readonly events: JobEvents
  readonly previews: Pick<VideoPreviews, 'during'>
  readonly model: VideoModel
  /** The order with its bytes. */
  readonly readOrder: (order: StoredVideoOrder) => Promise<VideoOrder>
  readonly limits: VideoWorkerLimits
  /** Runs the work of a job as its owner's. */
  readonly actAs: <Result>(owner: string, work: () => Result) => Result
  /** Videos made at the same time; 0: none here. */
  readonly atOnce: number
  /** Receives errors that no caller waits for. */
  readonly onError: (error: unknown, message: string) => void
}

/** A worker that makes the videos of the queue. */
export function createVideoWorker(parts: VideoWorkerParts): QueueWorker {
  const { queue, attempts, events, previews, limits, actAs, atOnce, onError } = parts

  async function carryOut(leased: LeasedJob, stopping: AbortSignal): Promise<void> {
    const attempt = await attempts.begin(jobIdOfQueue(leased.id))
    if (attempt === null) return queue.done(leased)
    const lost = new AbortController()
    const lose = (): void => lost.abort(new AdloomError('request.cancelled', { detail: attempt.id }))
    const unsubscribe = events.on(attempt.id, (event) => event === 'cancelled' && lose())
    const beat = setInterval(() => {
      Promise.all([queue.heartbeat(leased), attempts.isMine(attempt)]).then(
        ([, isMine]) => !isMine && lose(),
        (error: unknown) => onError(error, `video ${attempt.id} gave no sign of life`),
      )
    }, HEARTBEAT_MS)
    try {
      const ending = AbortSignal.any([stopping, lost.signal, limits.videoOver()])
      await previews.during(attempt.id, (preview) => actAs(attempt.owner, () => makeVideo(attempt, parts, preview, ending, lose)))
      await queue.done(leased)
    } catch (error) {
      if (lost.signal.aborted) return await queue.done(leased)
      if (stopping.aborted) {
        await attempts.release(attempt)
        return await queue.release(leased)
      }
      onError(error, `video ${attempt.id} failed at attempt ${attempt.attempt}`)
      await ((await attempts.fail(attempt, error)) === 'again' ? queue.release(leased) : queue.done(leased))
    } finally {
      clearInterval(beat)
      unsubscribe()
    }
  }

  return createQueueWorker({ queue, atOnce, carryOut, onError })
}

/** Makes the video of an attempt and records it; calls `lose` when the job turns out to be another attempt's. */
async function makeVideo(
  attempt: VideoAttempt,
  { attempts, model, readOrder, limits }: Pick<VideoWorkerParts, 'attempts' | 'model' | 'readOrder' | 'limits'>,
  preview: (part: Uint8Array) => void,
  signal: AbortSignal,
  lose: () => void,
): Promise<void> {
  const reports = oneAtATime(async (progress: VideoProgress) => {
    if (!(await attempts.report(attempt, progress))) lose()
  })
  const making = readOrder(attempt.order).then((order) => {
    signal.throwIfAborted()
    const saveHandle = (handle: string): Promise<void> => attempts.saveHandle(attempt, handle)
    return model.make(order, { handle: attempt.handle, saveHandle, pay: unpaid, report: reports.write, preview }, signal)
  })
  try {
    const made = await unlessAborted(making, signal)
    await attempts.finish(attempt, made)
  } finally {
    // A running order may still report its handle; a model that ignores the signal must not delay the stop.
    await settledOr(making, limits.abortMs)
    await reports.settle()
  }
}

/** Waits until something settles, at most that many milliseconds. */
async function settledOr(work: Promise<unknown>, ms: number): Promise<void> {
  const over = new AbortController()
  const settle = (): void => over.abort()
  work.then(settle, settle)
  await pause(ms, over.signal)
}

/** Writes the newest value, one at a time: values that arrive during a write are skipped when a newer one follows. */
function oneAtATime<Value>(write: (value: Value) => Promise<void>): {
  readonly write: (value: Value) => void
  readonly settle: () => Promise<void>
} {
  let next: { readonly value: Value } | null = null
  let writing: Promise<void> | null = null
  async function drain(): Promise<void> {
    while (next !== null) {
      const { value } = next
      next = null
      await write(value)
    }
    writing = null
  }
  return {
    write: (value) => {
      next = { value }
      writing ??= drain()
      // `settle` passes the failure on; until then it must not count as unhandled.
      writing.catch(() => undefined)
    },
    settle: async () => {
      await writing
    },
  }
}
