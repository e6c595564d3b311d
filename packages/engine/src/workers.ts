import { Worker } from 'node:worker_threads'
import { AdloomError } from '@adloom/domain/error.ts'
import { errorOf } from '@adloom/domain/failure.ts'
import { taskLimits } from './task-limits.ts'
// Erased at compile time: the main thread needs no drawing code, and loading worker.ts itself there is an error.
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts'
import type { TaskAnswer, TaskOrder } from './worker.ts'

/** Worker threads for the engine's heavy work, so that the event loop never blocks. */
export interface Workers {
  /**
   * Runs one task. Fails as the task fails; with `server.busy` when the queue is full, `request.cancelled` when the signal aborts, `server.timeout`
   * when it ran too long (its thread is replaced), `server.stopping` after `close`.
   */
  readonly run: <Name extends TaskName>(name: Name, input: TaskInput<Name>, signal: AbortSignal) => Promise<TaskOutput<Name>>
  /**
   * Runs a task on an idle thread; null, and nothing runs, when no thread is idle. `giveWay` is called, maybe several times, when another task waits
   * for a thread: the task should end soon. Fails as `run` does.
   */
  readonly tryRun: <Name extends TaskName>(name: Name, input: TaskInput<Name>, onPreempt: () => void) => Promise<TaskOutput<Name>> | null
  /** Rejects waiting tasks and ends the threads. */
  readonly close: () => Promise<void>
}

interface Job {
  readonly order: TaskOrder
  readonly settle: (answer: TaskAnswer | AdloomError) => void
  /** Tells a task on a borrowed thread that another task waits for it; null when the task owns the thread. */
  readonly giveWay: (() => void) | null
}

interface WorkerSlot {
  thread: Worker
  job: Job | null
  deadline: NodeJS.Timeout | null
}

export interface WorkersOptions {
  /** Threads; they start with the first task that needs them. */
  readonly size: number
  /** Tasks that may wait for a thread. */
  readonly queueLimit: number
  readonly limits?: typeof taskLimits
}

/** Megabytes of JavaScript objects in one thread: twice what the worst page of 10 MB takes. Pixels lie outside the heap. */
const HEAP_MB = 1024

const newThread = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })

/** Threads with a queue. */
export function createWorkers({ size, queueLimit, limits = taskLimits }: WorkersOptions): Workers {
  const slots: WorkerSlot[] = []
  const queue: Job[] = []
  let nextId = 1
  let isClosed = false

  function addSlot(): WorkerSlot {
    const hand: WorkerSlot = { thread: newThread(), job: null, deadline: null }
    attachListeners(hand)
    slots.push(hand)
    return hand
  }

  function attachListeners(hand: WorkerSlot): void {
    hand.thread.unref()
    hand.thread.on('message', (answer: TaskAnswer) => {
      if (hand.job?.order.id === answer.id) finish(hand, answer)
    })
    hand.thread.on('error', (cause) => replace(hand, new AdloomError('internal', { cause, detail: 'a worker thread crashed' })))
  }

  function finish(hand: WorkerSlot, answer: TaskAnswer | AdloomError): void {
    const { job } = hand
    if (hand.deadline !== null) clearTimeout(hand.deadline)
    hand.job = null
    hand.deadline = null
    hand.thread.unref()
    job?.settle(answer)
    assign()
  }

  function replace(hand: WorkerSlot, error: AdloomError): void {
    hand.thread.removeAllListeners()
    void hand.thread.terminate()
    if (isClosed) return
    hand.thread = newThread()
    attachListeners(hand)
    finish(hand, error)
  }

  function assign(): void {
    while (queue.length > 0) {
      const hand = slots.find(({ job }) => job === null) ?? (slots.length < size ? addSlot() : null)
      if (hand === null) {
        for (const { job } of slots) job?.giveWay?.()
        return
      }
      // Short tasks go first: a user waits for a page while the images of others are drawn.
      const short = queue.findIndex(({ order }) => limits[order.name].isShort)
      const [job] = queue.splice(Math.max(0, short), 1)
      const { deadlineMs } = limits[job.order.name]
      hand.job = job
      hand.deadline = setTimeout(
        () => replace(hand, new AdloomError('server.timeout', { detail: `${job.order.name} ran for more than ${deadlineMs} ms` })),
        deadlineMs,
      )
      hand.thread.ref()
      hand.thread.postMessage(job.order)
    }
  }

  function enqueue<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    signal: AbortSignal,
    giveWay: (() => void) | null,
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
      const job: Job = {
        order: { id: nextId++, name, input },
        giveWay,
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
      assign()
    })
  }

  return {
    run: (name, input, signal) => enqueue(name, input, signal, null),
    tryRun: (name, input, giveWay) => {
      const busy = slots.filter(({ job }) => job !== null).length
      return isClosed || busy === size ? null : enqueue(name, input, new AbortController().signal, giveWay)
    },
    close: async () => {
      isClosed = true
      const stopping = new AdloomError('server.stopping')
      for (const { settle } of queue.splice(0)) settle(stopping)
      for (const hand of slots) {
        if (hand.deadline !== null) clearTimeout(hand.deadline)
        hand.job?.settle(stopping)
        hand.job = null
      }
      await Promise.all(slots.map(({ thread }) => thread.terminate()))
    },
  }
}
