import { url as inspectorUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'

/** What the thread that watches gets: the counter of signs, and after how many looks without a new one it acts. */
export interface Watch {
  readonly signs: Int32Array
  readonly lookMs: number
  readonly silentLooks: number
}

/** A minute. No task on the main thread takes more than some milliseconds; a machine that slept wakes both threads. */
const LOOK_MS = 5000
const SILENT_LOOKS = 12
/** The thread is started when everything else is done. */
const START_MS = 20_000

/**
 * Ends this process when its event loop stands still for a minute: it would hold its port and its data and answer nobody. Returns a function that
 * stops watching. A process with a debugger is left alone.
 */
export function watchEventLoop({ lookMs = LOOK_MS, silentLooks = SILENT_LOOKS, startMs = START_MS } = {}): () => Promise<void> {
  const signs = new Int32Array(new SharedArrayBuffer(4))
  const beat = setInterval(() => Atomics.add(signs, 0, 1), lookMs / 5).unref()
  let thread: Worker | null = null
  const start = setTimeout(() => {
    if (inspectorUrl() !== undefined) return
    thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData: { signs, lookMs, silentLooks } satisfies Watch })
    thread.unref()
  }, startMs).unref()
  return async () => {
    clearInterval(beat)
    clearTimeout(start)
    await thread?.terminate()
  }
}
