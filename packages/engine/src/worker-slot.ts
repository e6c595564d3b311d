import { Worker } from 'node:worker_threads'
import { AdloomError } from '@adloom/domain/error.ts'
import type { TaskAnswer, TaskOrder } from './worker.ts'

/** A task on its way through the pool. */
export interface WorkerJob {
  readonly order: TaskOrder
  readonly settle: (answer: TaskAnswer | AdloomError) => void
  /** Called, maybe several times, when another task waits for the thread of this one; null when the task keeps its thread until it is done. */
  readonly onPreempt: (() => void) | null
}

/** One place in the pool: a thread that runs one task at a time. */
export interface WorkerSlot {
  /** The running task; null when the thread is idle. */
  readonly job: () => WorkerJob | null
  /** Runs a task on the idle thread; after `deadlineMs` it fails with `server.timeout`. */
  readonly start: (job: WorkerJob, deadlineMs: number) => void
  /** Fails the running task with `reason` and ends the thread. */
  readonly close: (reason: AdloomError) => Promise<unknown>
}

/** Megabytes of JavaScript objects in one thread: twice what the worst page of 10 MB takes. Pixels lie outside the heap. */
const HEAP_MB = 1024

/** A slot with its thread. A thread that crashed or ran too long is replaced. `onIdle` is called after every task. */
export function createWorkerSlot(onIdle: () => void): WorkerSlot {
  let job: WorkerJob | null = null
  let deadline: NodeJS.Timeout | null = null
  let isClosed = false
  let thread = startThread()

  function startThread(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
    started.unref()
    started.on('message', (answer: TaskAnswer) => {
      if (job?.order.id === answer.id) finish(answer)
    })
    started.on('error', (cause) => replaceThread(new AdloomError('internal', { cause, detail: 'a worker thread crashed' })))
    return started
  }

  function replaceThread(error: AdloomError): void {
    thread.removeAllListeners()
    void thread.terminate()
    if (isClosed) return
    thread = startThread()
    finish(error)
  }

  function finish(answer: TaskAnswer | AdloomError): void {
    thread.unref()
    settle(answer)
    onIdle()
  }

  function settle(answer: TaskAnswer | AdloomError): void {
    if (deadline !== null) clearTimeout(deadline)
    const finished = job
    job = null
    deadline = null
    finished?.settle(answer)
  }

  return {
    job: () => job,
    start: (next, deadlineMs) => {
      job = next
      const late = (): void =>
        replaceThread(new AdloomError('server.timeout', { detail: `${next.order.name} ran for more than ${deadlineMs} ms` }))
      deadline = setTimeout(late, deadlineMs)
      thread.ref()
      thread.postMessage(next.order)
    },
    close: (reason) => {
      isClosed = true
      settle(reason)
      return thread.terminate()
    },
  }
}
