import { AdloomError } from '@adloom/domain/error.ts'
import { type JobQueue, type LeasedJob } from '@adloom/domain/ports/job-queue.ts'
import { pause } from '../pause.ts'

/** Carries out the jobs of a queue, in order. */
export interface QueueWorker {
  readonly start: () => void
  /** Takes no further jobs and releases running ones, so that another worker resumes them. */
  readonly stop: () => Promise<void>
}

interface QueueWorkerParts {
  readonly queue: Pick<JobQueue<never>, 'leaseNext' | 'waitForWork' | 'release'>
  /** Jobs carried out at the same time; 0: none here. */
  readonly atOnce: number
  /** Does the work of a job and returns it to the queue or removes it. `stopping` aborts when the worker stops. */
  readonly carryOut: (leased: LeasedJob, stopping: AbortSignal) => Promise<void>
  /** Receives errors that no caller waits for. */
  readonly onError: (error: unknown, message: string) => void
}

/** A heartbeat is due every ten seconds at the latest. */
export const HEARTBEAT_MS = 3000
/** After a failure of the database, before the next query. */
const RETRY_MS = 1000

/** A worker that takes jobs from the queue, one after the other, until it is stopped. */
export function createQueueWorker({ queue, atOnce, carryOut, onError }: QueueWorkerParts): QueueWorker {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let working: Promise<void> = Promise.resolve()

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (running.size >= atOnce) {
        await Promise.race(running)
        continue
      }
      const leased = await nextJob()
      if (leased === null) await queue.waitForWork(stopping.signal)
      else if (stopping.signal.aborted) await queue.release(leased)
      else launch(leased)
    }
    await Promise.all(running)
  }

  async function nextJob(): Promise<LeasedJob | null> {
    try {
      return await queue.leaseNext()
    } catch (error) {
      onError(error, 'the queue could not be read')
      await pause(RETRY_MS, stopping.signal)
      return null
    }
  }

  function launch(leased: LeasedJob): void {
    const run = carryOut(leased, stopping.signal)
      .catch((error: unknown) => onError(error, `job ${leased.id} could not be accounted for`))
      .finally(() => running.delete(run))
    running.add(run)
  }

  return {
    start: () => {
      if (atOnce > 0) working = work()
    },
    stop: async () => {
      stopping.abort(new AdloomError('server.stopping'))
      await working
    },
  }
}
