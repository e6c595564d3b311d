import { Worker } from 'node:worker_threads'
import { AdloomError } from '@adloom/domain/error.ts'
import type { TaskAnswer, TaskOrder, ThreadMessage } from './worker.ts'

/** A task on its way through the pool. */
export interface WorkerJob {
  readonly order: TaskOrder
  readonly settle: (answer: TaskAnswer | AdloomError) => void
  /** Called, maybe several times, when another task waits for the thread of this one; null when the task keeps its thread until it is done. */
  readonly onPreempt: (() => void) | null
}

/** One place in the pool: a thread that runs one task at a time. */
interface WorkerSlot {
  /** The running task; null without one. */
  readonly job: () => WorkerJob | null
  readonly hasThread: () => boolean
  /** Whether it has no thread for a while, because threads failed to load. */
  readonly isResting: () => boolean
  /**
   * Runs a task on the idle thread; it fails with `server.timeout` after `deadlineMs`, or after up to three times that while its thread gets less than a
   * quarter of a processor.
   */
  readonly start: (job: WorkerJob, deadlineMs: number) => void
  /** Fails the running task with `reason` and ends the thread. */
  readonly close: (reason: AdloomError) => Promise<unknown>
}

/** Megabytes of JavaScript objects in one thread: twice what the worst page of 10 MB takes. Pixels lie outside the heap. */
const HEAP_MB = 1024

/** Milliseconds without a thread after one that failed to load; twice as many after each next one, up to the longest rest. */
const REST_MS = 100
const REST_MAX_MS = 10_000

/** Deadlines of a task that may pass while its thread waits for a processor: at a load of 12 loading the code that reads a page took 10 s. */
const DEADLINES_MAX = 3
const SHARE_OF_PROCESSOR = 0.25

/** Processor milliseconds that a thread has used; 0 of one that does not run. Waits while the thread waits for a processor. */
const processorMsOf = (thread: Worker): Promise<number> =>
  thread.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  )

interface WorkerSlotOptions {
  readonly program: URL
  /** Milliseconds without a task after which the thread ends. */
  readonly idleMs: number
  /** Called after every task and after a rest. */
  readonly onIdle: () => void
  /** Called when the thread has ended because it had no task. */
  readonly onEnded: () => void
}

/**
 * A slot with its thread. A thread that crashed or ran too long is replaced, at once unless it failed to load: starting it takes most of a second of
 * a core, and the next one is likely to fail too. One without a task for a while ends, and its memory with it: the next task starts another.
 */
export function createWorkerSlot({ program, idleMs, onIdle, onEnded }: WorkerSlotOptions): WorkerSlot {
  let job: WorkerJob | null = null
  let deadline: NodeJS.Timeout | null = null
  let rest: NodeJS.Timeout | null = null
  let idle: NodeJS.Timeout | null = null
  let isClosed = false
  let failedLoads = 0
  let thread: Worker | null = null

  function startThread(): Worker {
    if (thread !== null) return thread
    let isLoaded = false
    const started = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
    started.unref()
    started.on('message', (answer: ThreadMessage) => {
      if (answer === 'loaded') {
        isLoaded = true
        failedLoads = 0
      } else if (job?.order.id === answer.id) finish(answer)
    })
    started.on('error', (cause) => {
      if (!isLoaded) failedLoads += 1
      replaceThread(new AdloomError('internal', { cause, detail: isLoaded ? 'a worker thread crashed' : 'a worker thread failed to load' }))
    })
    thread = started
    return started
  }

  function endThread(): Promise<unknown> {
    const ended = thread
    thread = null
    ended?.removeAllListeners()
    return ended?.terminate() ?? Promise.resolve()
  }

  function replaceThread(error: AdloomError): void {
    void endThread()
    if (isClosed) return
    if (failedLoads === 0) startThread()
    else rest = setTimeout(endRest, Math.min(REST_MS * 2 ** (failedLoads - 1), REST_MAX_MS))
    finish(error)
  }

  function endRest(): void {
    rest = null
    startThread()
    endWhenIdle()
    onIdle()
  }

  function endWhenIdle(): void {
    if (idle !== null) clearTimeout(idle)
    idle = setTimeout(() => void endThread().then(onEnded), idleMs).unref()
  }

  function finish(answer: TaskAnswer | AdloomError): void {
    thread?.unref()
    endWhenIdle()
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
    hasThread: () => thread !== null,
    isResting: () => rest !== null,
    start: (next, deadlineMs) => {
      job = next
      if (idle !== null) clearTimeout(idle)
      const running = startThread()
      const before = processorMsOf(running)
      const began = performance.now()
      const fail = (): void =>
        replaceThread(
          new AdloomError('server.timeout', { detail: `${next.order.name} ran for ${Math.round(performance.now() - began)} ms` }),
        )
      const startDeadline = (left: number): void => {
        deadline = setTimeout(() => {
          if (left === 0) return fail()
          // Also the end of a thread that stands still, and tells nothing.
          startDeadline(left - 1)
          void Promise.all([before, processorMsOf(running)]).then(([first, last]) => {
            if (job === next && thread === running && last - first >= deadlineMs * SHARE_OF_PROCESSOR) fail()
          })
        }, deadlineMs)
      }
      startDeadline(DEADLINES_MAX - 1)
      running.ref()
      running.postMessage(next.order)
    },
    close: (reason) => {
      isClosed = true
      for (const timer of [rest, idle]) if (timer !== null) clearTimeout(timer)
      settle(reason)
      return endThread()
    },
  }
}
