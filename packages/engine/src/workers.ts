import { AdloomError } from '@adloom/domain/error.ts'
import { errorOf } from '@adloom/domain/failure.ts'
import { taskLimits } from './task-limits.ts'
import { createFairQueue } from './turns/fair-queue.ts'
import { currentClient } from './turns/current-client.ts'
// Erased at compile time: the main thread needs no drawing code, and loading worker.ts itself there is an error.
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts'
import { createWorkerSlot, type WorkerJob } from './worker-slot.ts'

/** Worker threads for the engine's heavy work, so that the event loop never blocks. Clients (`actFor`) take turns. */
export interface Workers {
  /**
   * Runs one task. Fails as the task fails; with `server.busy` when the queue is full and no other client has more of it, `request.cancelled` when
   * the signal aborts, `server.timeout` when it ran too long (its thread is replaced), `server.stopping` after `close`.
   */
  readonly run: <Name extends TaskName>(name: Name, input: TaskInput<Name>, signal: AbortSignal) => Promise<TaskOutput<Name>>
  /**
   * Runs a task on an idle thread; null, and nothing runs, when no thread is idle. `onPreempt` is called, maybe several times, when another task waits
   * for a thread: the task should end soon. Fails as `run` does.
   */
  readonly tryRun: <Name extends TaskName>(name: Name, input: TaskInput<Name>, onPreempt: () => void) => Promise<TaskOutput<Name>> | null
  /**
   * Fails when threads crash one after the other or cannot be loaded, or the pool is closed. Resolves when a thread answers, and also when all are at
   * work or none has answered before the signal aborts: busy threads are replaced at the deadlines of their tasks.
   */
  readonly checkAlive: (signal: AbortSignal) => Promise<void>
  /** Rejects waiting tasks and ends the threads. */
  readonly close: () => Promise<void>
}

/** Threads that crashed with no answer of another in between, after which a busy pool counts as dead. */
const CRASHES_MAX = 8

interface WorkersOptions {
  /** Threads; they start with the first task that needs them. */
  readonly size: number
  /** More threads, for short tasks alone. */
  readonly spare?: number
  /** Tasks that may wait for a thread. */
  readonly queueLimit: number
  readonly limits?: typeof taskLimits
  /** Milliseconds without a task after which a thread ends. */
  readonly idleMs?: number
  /** Called when the last thread has ended because it had no task. */
  readonly onAllEnded?: () => void
  /** What each thread runs. */
  readonly program?: URL
}

/** Each loaded thread takes 100 MB; loading it again takes most of a second. */
const IDLE_MS = 5 * 60_000

const workerProgram = new URL('./worker.ts', import.meta.url)

/** Threads with a queue. */
export function createWorkers({
  size,
  spare = 0,
  queueLimit,
  limits = taskLimits,
  idleMs = IDLE_MS,
  onAllEnded = () => undefined,
  program = workerProgram,
}: WorkersOptions): Workers {
  // Their threads start with the first task. The last ones are spare.
  const slots = Array.from({ length: size + spare }, () =>
    createWorkerSlot({ program, idleMs, onIdle: () => assignJobs(), onEnded: tellIfAllEnded }),
  )
  const queue = createFairQueue<WorkerJob>()
  let nextId = 1
  let isClosed = false
  let crashes = 0

  const isShort = ({ order }: WorkerJob): boolean => limits[order.name].isShort
  const areAllResting = (): boolean =>
    slots.every((slot) => slot.isResting() || !slot.hasThread()) && slots.some((slot) => slot.isResting())
  const runningJobs = (): readonly WorkerJob[] => slots.map((slot) => slot.job()).filter((job) => job !== null)

  /** Whether one more task may wait; the newest of a client that has more gives way. */
  function hasRoomFor(client: string): boolean {
    if (queue.size() < queueLimit) return true
    const displaced = queue.makeRoom(client)
    displaced?.settle(new AdloomError('server.busy', { detail: 'displaced by another client' }))
    return displaced !== null
  }

  function enqueue<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    signal: AbortSignal,
    onPreempt: (() => void) | null,
  ): Promise<TaskOutput<Name>> {
    const client = currentClient()
    return new Promise((resolve, reject) => {
      if (isClosed) return reject(new AdloomError('server.stopping'))
      if (signal.aborted) return reject(new AdloomError('request.cancelled', { cause: signal.reason }))
      if (!hasRoomFor(client)) return reject(new AdloomError('server.busy', { detail: `${queue.size()} tasks are waiting` }))
      const onAbort = (): void => {
        // A running task may finish: its thread is warm, and a retry may need its result.
        queue.remove(client, job)
        reject(new AdloomError('request.cancelled', { cause: signal.reason }))
      }
      const job: WorkerJob = {
        order: { id: nextId++, name, input },
        onPreempt,
        settle: (answer) => {
          signal.removeEventListener('abort', onAbort)
          if (!(answer instanceof AdloomError)) crashes = 0
          else if (answer.code === 'internal') crashes += 1
          if (answer instanceof AdloomError) return reject(answer)
          if ('failure' in answer) return reject(errorOf(answer.failure))
          // The thread ran the function of this name.
          resolve(answer.output as TaskOutput<Name>)
        },
      }
      signal.addEventListener('abort', onAbort, { once: true })
      queue.add(client, job)
      assignJobs()
    })
  }

  /** Starts waiting jobs as long as a thread is idle; asks those that can to end soon when one has to wait. */
  function assignJobs(): void {
    for (const [place, slot] of [...slots.entries()].reverse()) {
      if (slot.job() !== null || slot.isResting()) continue
      const job = nextJob(place >= size)
      if (job !== null) slot.start(job, limits[job.order.name].deadlineMs)
    }
    if (queue.size() > 0) for (const job of runningJobs()) job.onPreempt?.()
  }

  /**
   * A client's short tasks go first: it waits for a page while its images are drawn. Long ones never take the spare threads, which so load no code that
   * draws, and are asked first for short ones.
   */
  function nextJob(isSpare: boolean): WorkerJob | null {
    return isSpare ? queue.take(isShort) : queue.take(isShort, () => true)
  }

  function tellIfAllEnded(): void {
    if (!slots.some((slot) => slot.hasThread())) onAllEnded()
  }

  return {
    run: (name, input, signal) => enqueue(name, input, signal, null),
    tryRun: (name, input, onPreempt) => {
      const isIdle = !isClosed && queue.size() === 0 && slots.slice(0, size).some((slot) => slot.job() === null && !slot.isResting())
      return isIdle ? enqueue(name, input, new AbortController().signal, onPreempt) : null
    },
    checkAlive: async (signal) => {
      if (areAllResting()) throw new AdloomError('internal', { detail: 'worker threads fail to load' })
      if (runningJobs().length < size + spare && queue.size() < queueLimit) {
        const empty = enqueue('categorise', { image: null, hint: '' }, signal, null)
        await empty.catch((error: unknown) => {
          if (!signal.aborted) throw error
        })
      } else if (isClosed || crashes >= CRASHES_MAX) throw new AdloomError('internal', { detail: `${crashes} worker threads crashed` })
    },
    close: async () => {
      isClosed = true
      const stopping = new AdloomError('server.stopping')
      for (const { settle } of queue.clear()) settle(stopping)
      await Promise.all(slots.map((slot) => slot.close(stopping)))
    },
  }
}
