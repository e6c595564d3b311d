import { AdloomError } from '@adloom/domain/error.ts'
import { errorOf } from '@adloom/domain/failure.ts'
import { taskLimits } from './task-limits.ts'
// Erased at compile time: the main thread needs no drawing code, and loading worker.ts itself there is an error.
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts'
import { createWorkerSlot, type WorkerJob, type WorkerSlot } from './worker-slot.ts'

/** Worker threads for the engine's heavy work, so that the event loop never blocks. */
export interface Workers {
  /**
   * Runs one task. Fails as the task fails; with `server.busy` when the queue is full, `request.cancelled` when the signal aborts, `server.timeout`
   * when it ran too long (its thread is replaced), `server.stopping` after `close`.
   */
  readonly run: <Name extends TaskName>(name: Name, input: TaskInput<Name>, signal: AbortSignal) => Promise<TaskOutput<Name>>
  /**
   * Runs a task on an idle thread; null, and nothing runs, when no thread is idle. `onPreempt` is called, maybe several times, when another task waits
   * for a thread: the task should end soon. Fails as `run` does.
   */
  readonly tryRun: <Name extends TaskName>(name: Name, input: TaskInput<Name>, onPreempt: () => void) => Promise<TaskOutput<Name>> | null
  /** Rejects waiting tasks and ends the threads. */
  readonly close: () => Promise<void>
}

interface WorkersOptions {
  /** Threads; they start with the first task that needs them. */
  readonly size: number
  /** Tasks that may wait for a thread. */
  readonly queueLimit: number
  readonly limits?: typeof taskLimits
}

/** Threads with a queue. */
export function createWorkers({ size, queueLimit, limits = taskLimits }: WorkersOptions): Workers {
  const slots: WorkerSlot[] = []
  const queue: WorkerJob[] = []
  let nextId = 1
  let isClosed = false

  function enqueue<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    signal: AbortSignal,
    onPreempt: (() => void) | null,
  ): Promise<TaskOutput<Name>> {
    return new Promise((resolve, reject) => {
      if (isClosed) return reject(new AdloomError('server.stopping'))
      if (signal.aborted) return reject(new AdloomError('request.cancelled', { cause: signal.reason }))
      if (queue.length >= queueLimit) return reject(new AdloomError('server.busy', { detail: `${queue.length} tasks are waiting` }))
      const onAbort = (): void => {
        // A running task may finish: its thread is warm, and a retry may need its result.
        const place = queue.indexOf(job)
        if (place >= 0) queue.splice(place, 1)
        reject(new AdloomError('request.cancelled', { cause: signal.reason }))
      }
      const job: WorkerJob = {
        order: { id: nextId++, name, input },
        onPreempt,
        settle: (answer) => {
          signal.removeEventListener('abort', onAbort)
          if (answer instanceof AdloomError) return reject(answer)
          if ('failure' in answer) return reject(errorOf(answer.failure))
          // The thread ran the function of this name.
          resolve(answer.output as TaskOutput<Name>)
        },
      }
      signal.addEventListener('abort', onAbort, { once: true })
      queue.push(job)
      assignJobs()
    })
  }

  /** Starts waiting jobs as long as a thread is idle; otherwise asks those that can to end soon. */
  function assignJobs(): void {
    while (queue.length > 0) {
      const slot = idleSlot()
      if (slot === null) {
        for (const busy of slots) busy.job()?.onPreempt?.()
        return
      }
      // Short tasks go first: a user waits for a page while the images of others are drawn.
      const short = queue.findIndex(({ order }) => limits[order.name].isShort)
      const [job] = queue.splice(Math.max(0, short), 1)
      slot.start(job, limits[job.order.name].deadlineMs)
    }
  }

  function idleSlot(): WorkerSlot | null {
    const idle = slots.find((slot) => slot.job() === null)
    if (idle !== undefined) return idle
    if (slots.length === size) return null
    const added = createWorkerSlot(assignJobs)
    slots.push(added)
    return added
  }

  return {
    run: (name, input, signal) => enqueue(name, input, signal, null),
    tryRun: (name, input, onPreempt) => {
      const busy = slots.filter((slot) => slot.job() !== null).length
      return isClosed || busy === size ? null : enqueue(name, input, new AbortController().signal, onPreempt)
    },
    close: async () => {
      isClosed = true
      const stopping = new AdloomError('server.stopping')
      for (const { settle } of queue.splice(0)) settle(stopping)
      await Promise.all(slots.map((slot) => slot.close(stopping)))
    },
  }
}
